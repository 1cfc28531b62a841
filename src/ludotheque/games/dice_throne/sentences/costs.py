"""Costs in any language: what is paid, and for each what."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Amount, Cost, CostKind, Costs, Many
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.amounts import tokens, whole
from ludotheque.games.dice_throne.sentences.language_pack import Voice
from ludotheque.text.clauses import Clause
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase

UNITS: Final = {CostKind.CP: nouns.CP, CostKind.DISCARD: nouns.CARD}


def clauses(costs: Costs, voice: Voice) -> tuple[Clause, ...]:
    """Each cost as a clause of whoever pays."""
    return tuple(_clause(cost, voice) for cost in costs)


def _clause(cost: Cost, voice: Voice) -> Clause:
    voice.paid = cost.kind
    return voice.speech.costs.clause(cost, voice)


def price(cost: Cost, voice: Voice) -> Spans:
    """How much of what is paid."""
    words = voice.speech.costs
    most = words.most if cost.up_to and cost.count != Amount(1) else ""
    late = words.late if cost.not_gained_this_turn else ""
    unit = UNITS.get(cost.kind)
    if unit is None:
        return phrase(most, *tokens(cost.token, cost.count, voice), late)
    if isinstance(cost.count, Many):
        return words.all_own(unit, voice) if cost.count is Many.ALL else words.any_amount(unit, voice)
    return phrase(most, whole(cost.count, unit, voice), late)


def is_single(cost: Cost) -> bool:
    """At most one unit can be paid, so that "for each" would be odd."""
    return cost.count == Amount(1)


def each_paid(cost: Cost, voice: Voice) -> Spans:
    """`for each CP paid`, `for each Spirit removed`."""
    noun = UNITS.get(cost.kind) or voice.speech.amounts.counted(cost.token, voice)
    return _each(voice.speech.costs.for_each, cost, noun, voice)


def per_paid(cost: Cost, voice: Voice) -> Spans:
    """`per CP paid`, `per token spent`, `per Spirit removed`."""
    noun = UNITS.get(cost.kind)
    if noun is None:
        noun = nouns.TOKEN if cost.token in voice.lexicon.statuses else voice.lexicon.token(cost.token)
    return _each(voice.speech.amounts.per, cost, noun, voice)


def _each(each: str, cost: Cost, noun: Noun, voice: Voice) -> Spans:
    return phrase(each, noun.singular(voice.speech.lang), voice.speech.costs.done(cost.kind, noun))
