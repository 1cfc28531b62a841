"""Hints: the sensible player's ranking with reasons that can be said in both languages."""

import pytest

from ludotheque.agents.dice_throne.hints import arguments, hints
from ludotheque.agents.dice_throne.sensible import sensible
from ludotheque.dice_throne import actions as a
from ludotheque.dice_throne.view import DiceSeen
from ludotheque.text.fluent import Messages
from ludotheque.text.languages import LANGUAGES, Language
from tests.agents.duels import at_first_roll, questions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_of_a_match_is_legal_ranked_and_said(lang: Language) -> None:
    messages = Messages(lang)
    for match, decision in questions(sensible, "hints"):
        seen = match.seen((decision.owner,))
        assert isinstance(seen, DiceSeen)
        found = hints(decision, seen)
        assert 1 <= len(found) <= 3
        assert [hint.value for hint in found] == sorted((hint.value for hint in found), reverse=True)
        for hint in found:
            assert hint.action in decision.options
            assert messages.say(hint.reason_key, **arguments(hint, lang))


def test_the_first_hint_is_what_the_sensible_player_does() -> None:
    decision, seen = at_first_roll([6, 6, 6, 6, 1])
    assert hints(decision, seen)[0].action == sensible(decision, seen)


def test_rolling_again_says_for_what_and_how_likely() -> None:
    """Four of five, two attempts left: the fifth comes with 1 − (5/6)²."""
    decision, seen = at_first_roll([6, 6, 6, 6, 1])
    best = hints(decision, seen)[0]
    assert a.VERBS.spell(best.action) == "reroll:16"
    assert best.reason_key == "hint-reroll-aim"
    assert best.numbers["chance"] > 1 - (5 / 6) ** 2 - 1e-9


def test_numbers_are_written_as_the_language_writes_them() -> None:
    decision, seen = at_first_roll([1, 1, 2, 2, 3])
    announced = next(hint for hint in hints(decision, seen, 40) if hint.reason_key == "hint-announce")
    assert arguments(announced, "en")["damage"] == "8.0"
    assert arguments(announced, "fr")["damage"] == "8,0"
