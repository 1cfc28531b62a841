"""English words for costs."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Cost, CostKind, Costs, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.costs import clauses, price
from ludotheque.games.dice_throne.sentences.english.conditions import DONE
from ludotheque.games.dice_throne.sentences.english.players import my
from ludotheque.games.dice_throne.sentences.language_pack import CostWords, Voice
from ludotheque.games.dice_throne.sentences.players import doer, recipient
from ludotheque.text.clauses import Clause
from ludotheque.text.english import verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, spans

_VERBS: Final = {
    CostKind.CP: verb("pay"),
    CostKind.SPEND: verb("spend"),
    CostKind.REMOVE: verb("remove"),
    CostKind.DISCARD: verb("discard"),
}


def _clause(cost: Cost, voice: Voice) -> Clause:
    payee: Spans = ()
    if cost.to is not None:
        payee = phrase("you") if cost.to is Who.SELF and not voice.of_holder else recipient((cost.to,), voice)
    return Clause(doer((cost.by,), voice), _VERBS[cost.kind], phrase(payee, price(cost, voice)))


def _any_amount(unit: Noun, _voice: Voice) -> Spans:
    return phrase("any amount of" if unit is nouns.CP else "any number of", unit.plural("en"))


def alternative(costs: Costs, voice: Voice) -> Spans:
    """The costs as an aside: "spend 1 Synth"."""
    out: Spans = ()
    for clause in clauses(costs, voice):
        said = phrase(clause.verb.bare, clause.rest)
        out = phrase(out, "and", said) if out else said
    return out or spans("nothing")


COSTS: Final = CostWords(
    clause=_clause,
    most="up to",
    late="(not gained this turn)",
    all_own=lambda unit, voice: phrase("all", my(voice), unit.plural("en")),
    any_amount=_any_amount,
    for_each="for each",
    done=lambda kind, _noun: DONE[kind],
    short=price,
)
