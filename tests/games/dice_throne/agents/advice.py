"""Words for the tests of hints: what is advised, and how it is said."""

from ludotheque.games.dice_throne.agents.cards import DecisionContext
from ludotheque.games.dice_throne.agents.hints import ExplainedAnswer, hints, sentence
from ludotheque.games.dice_throne.agents.value_cache import cache_of
from ludotheque.games.dice_throne.view import DiceSeen
from tests.games.dice_throne.scenario import Duel


def seen_by_asked(duel: Duel) -> DiceSeen:
    seen = duel.match.seen((duel.decision.owner,))
    assert isinstance(seen, DiceSeen)
    return seen


def advice(duel: Duel) -> dict[str, ExplainedAnswer]:
    """The hints by the answer, best first."""
    return {duel.spell(hint.action): hint for hint in hints(duel.decision, seen_by_asked(duel), 40)}


def said(duel: Duel, answer: str) -> tuple[str, str]:
    """The reason for an answer in both languages."""
    hint = advice(duel)[answer]
    return sentence(hint, "en"), sentence(hint, "fr")


def situation(duel: Duel) -> DecisionContext:
    seen = seen_by_asked(duel)
    return DecisionContext(cache_of(seen.content), seen, duel.decision.owner)


def digit(number: float) -> str:
    """With one digit behind the point, if it is not 0."""
    return f"{number:.1f}".removesuffix(".0")


def chiffre(number: float) -> str:
    return digit(number).replace(".", ",")
