"""French words for costs."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Amount, Cost, CostKind, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.amounts import whole
from ludotheque.games.dice_throne.sentences.costs import is_single, price
from ludotheque.games.dice_throne.sentences.french.amounts import as_many
from ludotheque.games.dice_throne.sentences.french.conditions import DONE
from ludotheque.games.dice_throne.sentences.french.players import mine
from ludotheque.games.dice_throne.sentences.language_pack import CostWords, Voice
from ludotheque.games.dice_throne.sentences.players import doer, recipient
from ludotheque.text.clauses import Clause, Verb
from ludotheque.text.french import agree, regular, to, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase

_VERBS: Final = {
    CostKind.CP: verb("payer", "payez", "paie"),
    CostKind.SPEND: regular("dépenser"),
    CostKind.REMOVE: regular("retirer"),
    CostKind.DISCARD: regular("défausser"),
}
_PAY_YOU: Final = verb("vous payer", "vous payez", "vous paie")


def _clause(cost: Cost, voice: Voice) -> Clause:
    who = doer((cost.by,), voice)
    if cost.to is Who.SELF and not voice.of_holder and cost.kind is CostKind.CP:
        return Clause(who, _PAY_YOU, price(cost, voice))
    payee = to(recipient((cost.to,), voice)) if cost.to is not None else ()
    return Clause(who, _verb(cost), phrase(price(cost, voice), payee))


def _verb(cost: Cost) -> Verb:
    """One thing that is given up is "défaussée" on the boards, several are "retirées"."""
    return _VERBS[CostKind.DISCARD if cost.kind is CostKind.REMOVE and is_single(cost) else cost.kind]


def _all_own(unit: Noun, voice: Voice) -> Spans:
    return phrase("tous" if unit is nouns.CP else "toutes", mine(voice), unit.plural("fr"))


def _short(cost: Cost, voice: Voice) -> Spans:
    """`2 jetons`, where the kind of token has just been named."""
    if cost.token in voice.lexicon.statuses and isinstance(cost.count, Amount):
        return whole(cost.count, nouns.TOKEN, voice)
    return price(cost, voice)


COSTS: Final = CostWords(
    clause=_clause,
    most="jusqu’à",
    late="(hors jetons gagnés ce tour-ci)",
    all_own=_all_own,
    any_amount=as_many,
    for_each="pour chaque",
    done=lambda kind, noun: agree(DONE[kind], noun.gender),
    short=_short,
)
