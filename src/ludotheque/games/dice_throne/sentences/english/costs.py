"""English costs: what is paid, and for each what."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Amount, Cost, CostKind, Costs, Many, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english.amounts import tokens, whole
from ludotheque.games.dice_throne.sentences.english.players import doer, my, recipient
from ludotheque.games.dice_throne.sentences.language_pack import Voice
from ludotheque.text.clauses import Clause
from ludotheque.text.english import verb
from ludotheque.text.spans import Spans, phrase, spans

_VERBS: Final = {
    CostKind.CP: verb("pay"),
    CostKind.SPEND: verb("spend"),
    CostKind.REMOVE: verb("remove"),
    CostKind.DISCARD: verb("discard"),
}
_DONE: Final = {CostKind.CP: "paid", CostKind.SPEND: "spent", CostKind.REMOVE: "removed", CostKind.DISCARD: "discarded"}


LATE: Final = "(not gained this turn)"


def clauses(costs: Costs, voice: Voice) -> tuple[Clause, ...]:
    """Each cost as a clause of whoever pays."""
    return tuple(_clause(cost, voice) for cost in costs)


def _clause(cost: Cost, voice: Voice) -> Clause:
    voice.paid = cost.kind
    payee: Spans = ()
    if cost.to is not None:
        payee = phrase("you") if cost.to is Who.SELF and not voice.of_holder else recipient((cost.to,), voice)
    return Clause(doer((cost.by,), voice), _VERBS[cost.kind], phrase(payee, _object(cost, voice)))


def _object(cost: Cost, voice: Voice) -> Spans:
    most = "up to" if cost.up_to and cost.count != Amount(1) else ""
    late = LATE if cost.not_gained_this_turn else ""
    if cost.kind in {CostKind.SPEND, CostKind.REMOVE}:
        return phrase(most, *tokens(cost.token, cost.count, voice), late)
    unit = nouns.CP if cost.kind is CostKind.CP else nouns.CARD
    if isinstance(cost.count, Many):
        every = phrase("all", my(voice), unit.plural("en"))
        wish = "any amount of" if unit is nouns.CP else "any number of"
        return every if cost.count is Many.ALL else phrase(wish, unit.plural("en"))
    return phrase(most, whole(cost.count, unit, voice), late)


def is_single(cost: Cost) -> bool:
    """At most one unit can be paid, so that "for each" would be odd."""
    return cost.count == Amount(1)


def each_paid(cost: Cost, voice: Voice) -> Spans:
    """`for each CP paid`, `for each Spirit removed`."""
    done = _DONE[cost.kind]
    if cost.kind is CostKind.CP:
        return phrase("for each", nouns.CP.singular("en"), done)
    if cost.kind is CostKind.DISCARD:
        return phrase("for each", nouns.CARD.singular("en"), done)
    return phrase("for each", voice.lexicon.token(cost.token).singular("en"), done)


def per_paid(cost: Cost, voice: Voice) -> Spans:
    """`per CP paid`, `per token spent`, `per Spirit removed`."""
    noun = {CostKind.CP: nouns.CP, CostKind.DISCARD: nouns.CARD}.get(cost.kind)
    if noun is None:
        noun = nouns.TOKEN if cost.token in voice.lexicon.statuses else voice.lexicon.token(cost.token)
    return phrase("per", noun.singular("en"), _DONE[cost.kind])


def short_price(cost: Cost, voice: Voice) -> Spans:
    """The price alone; the kind of token is a short word in English."""
    return _object(cost, voice)


def alternative(costs: Costs, voice: Voice) -> Spans:
    """The costs as an aside: "spend 1 Synth"."""
    out: Spans = ()
    for clause in clauses(costs, voice):
        said = phrase(clause.verb.bare, clause.rest)
        out = phrase(out, "and", said) if out else said
    return out or spans("nothing")
