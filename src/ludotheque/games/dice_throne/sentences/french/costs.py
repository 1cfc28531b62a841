"""French costs: what is paid, and for each what."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Amount, Cost, CostKind, Costs, Many, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.french.amounts import as_many, counted, tokens, whole
from ludotheque.games.dice_throne.sentences.french.players import doer, mine, recipient
from ludotheque.games.dice_throne.sentences.language_pack import Voice
from ludotheque.text.clauses import Clause, Verb
from ludotheque.text.french import agree, regular, to, verb
from ludotheque.text.spans import Spans, phrase

_VERBS: Final = {
    CostKind.CP: verb("payer", "payez", "paie"),
    CostKind.SPEND: regular("dépenser"),
    CostKind.REMOVE: regular("retirer"),
    CostKind.DISCARD: regular("défausser"),
}
_PAY_YOU: Final = verb("vous payer", "vous payez", "vous paie")
_DONE: Final = {CostKind.CP: "payé", CostKind.SPEND: "dépensé", CostKind.REMOVE: "retiré", CostKind.DISCARD: "défaussé"}


LATE: Final = "(hors jetons gagnés ce tour-ci)"


def clauses(costs: Costs, voice: Voice) -> tuple[Clause, ...]:
    """Each cost as a clause of whoever pays."""
    return tuple(_clause(cost, voice) for cost in costs)


def _clause(cost: Cost, voice: Voice) -> Clause:
    voice.paid = cost.kind
    who = doer((cost.by,), voice)
    if cost.to is Who.SELF and not voice.of_holder and cost.kind is CostKind.CP:
        return Clause(who, _PAY_YOU, _object(cost, voice))
    payee = to(recipient((cost.to,), voice)) if cost.to is not None else ()
    return Clause(who, _verb(cost), phrase(_object(cost, voice), payee))


def _verb(cost: Cost) -> Verb:
    """One thing that is given up is "défaussée" on the boards, several are "retirées"."""
    return _VERBS[CostKind.DISCARD if cost.kind is CostKind.REMOVE and is_single(cost) else cost.kind]


def _object(cost: Cost, voice: Voice) -> Spans:
    most = "jusqu’à" if cost.up_to and cost.count != Amount(1) else ""
    late = LATE if cost.not_gained_this_turn else ""
    if cost.kind in {CostKind.SPEND, CostKind.REMOVE}:
        return phrase(most, *tokens(cost.token, cost.count, voice), late)
    unit = nouns.CP if cost.kind is CostKind.CP else nouns.CARD
    if isinstance(cost.count, Many):
        every = phrase("tous" if unit is nouns.CP else "toutes", mine(voice), unit.plural("fr"))
        return every if cost.count is Many.ALL else as_many(unit, voice)
    return phrase(most, whole(cost.count, unit, voice), late)


def is_single(cost: Cost) -> bool:
    """At most one unit can be paid, so that "pour chaque" would be odd."""
    return cost.count == Amount(1)


def each_paid(cost: Cost, voice: Voice) -> Spans:
    """`pour chaque PC payé`, `pour chaque carte défaussée`."""
    noun = {CostKind.CP: nouns.CP, CostKind.DISCARD: nouns.CARD}.get(cost.kind) or counted(cost.token, voice)
    return phrase("pour chaque", noun.singular("fr"), agree(_DONE[cost.kind], noun.gender))


def per_paid(cost: Cost, voice: Voice) -> Spans:
    """`par PC payé`, `par jeton dépensé`, `par Esprit retiré`."""
    noun = {CostKind.CP: nouns.CP, CostKind.DISCARD: nouns.CARD}.get(cost.kind)
    if noun is None:
        noun = nouns.TOKEN if cost.token in voice.lexicon.statuses else voice.lexicon.token(cost.token)
    return phrase("par", noun.singular("fr"), agree(_DONE[cost.kind], noun.gender))


def short_price(cost: Cost, voice: Voice) -> Spans:
    """`2 jetons`, where the kind of token has just been named."""
    if cost.token in voice.lexicon.statuses and isinstance(cost.count, Amount):
        return whole(cost.count, nouns.TOKEN, voice)
    return _object(cost, voice)
