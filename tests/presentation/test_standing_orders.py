"""Standing orders: what each preset passes, bells, a window held open, and passing until something changes."""

from dataclasses import replace

import pytest

from ludotheque.presentation.standing_orders import (
    CHANGES,
    EVERY,
    RELAXED,
    RESPOND,
    SETTINGS,
    Orders,
    ResponseWindow,
)

IDLE = ResponseWindow("upkeep", pressing=False, turn=1, concerns="calm", answers=("card:draw",), timely=())
ROLLED = replace(IDLE, signature="rolled")
ATTACK = ResponseWindow("attack", pressing=True, turn=1, concerns="hit", answers=("card:draw", "card:block"), timely=())
LAST = replace(ATTACK, signature="last", timely=(("card:block", 6),))
EVERYTHING = (IDLE, ROLLED, ATTACK, LAST)


def orders(setting: str, *bells: str) -> Orders:
    made = Orders(setting)
    made.bells = frozenset(bells)
    return made


@pytest.mark.parametrize(
    ("setting", "passed"),
    [
        (EVERY, (False, False, False, False)),
        (CHANGES, (False, False, False, False)),
        (RESPOND, (True, True, False, False)),
        (RELAXED, (True, True, True, False)),
    ],
)
def test_each_preset_asks_less(setting: str, passed: tuple[bool, ...]) -> None:
    assert tuple(orders(setting).will_pass(now) for now in EVERYTHING) == passed


def test_what_applies_is_asked_once_an_occasion() -> None:
    relaxed = orders(RELAXED)
    relaxed.note_pass(LAST)
    assert relaxed.will_pass(replace(LAST, signature="again"))
    assert not relaxed.will_pass(replace(LAST, timely=(("card:block", 8),))), "more damage is coming"
    relaxed.note_pass(replace(IDLE, turn=2))
    assert not relaxed.will_pass(replace(LAST, turn=2)), "in another turn it is another occasion"


@pytest.mark.parametrize("setting", [CHANGES, RESPOND, RELAXED])
def test_what_applies_now_is_never_passed_because_nothing_seems_new(setting: str) -> None:
    made = orders(setting)
    made.note_pass(replace(LAST, timely=()))
    assert not made.will_pass(LAST)


def test_a_bell_stops_wherever_the_card_can_be_played_until_that_was_passed() -> None:
    made = orders(RELAXED, "card:draw")
    assert not made.will_pass(IDLE)
    made.note_pass(IDLE)
    assert made.will_pass(IDLE)
    assert not made.will_pass(ROLLED)
    assert orders(RELAXED, "card:other").will_pass(IDLE)


def test_a_held_window_is_asked_in_whatever_it_is_and_then_let_go() -> None:
    made = orders(RELAXED)
    made.hold = True
    assert not made.will_pass(IDLE)
    made.note_pass(IDLE)
    assert made.will_pass(ROLLED)


@pytest.mark.parametrize("setting", [EVERY, CHANGES, RESPOND, RELAXED])
def test_passing_until_something_changes_lasts_until_the_turn_ends(setting: str) -> None:
    made = orders(setting)
    made.note_pass(IDLE, until_change=True)
    assert made.will_pass(ROLLED), "one's own dice are no news"
    assert made.will_pass(replace(IDLE, answers=("card:draw", "card:other")))
    assert not made.will_pass(LAST)
    assert not made.until_change
    made.note_pass(IDLE, until_change=True)
    made.will_pass(replace(IDLE, turn=2))
    assert not made.until_change


def test_a_bell_rings_for_a_card_that_has_become_playable_meanwhile() -> None:
    made = orders(RELAXED, "card:block", "card:draw")
    made.note_pass(IDLE, until_change=True)
    assert made.will_pass(ROLLED), "it could be played before, and was passed"
    assert not made.will_pass(replace(ROLLED, answers=("card:draw", "card:block")))


def test_a_game_that_cannot_say_what_applies_asks_the_relaxed_about_changes() -> None:
    plain = ResponseWindow("turn", pressing=False)
    relaxed = orders(RELAXED)
    assert not relaxed.will_pass(plain)
    relaxed.note_pass(plain)
    assert relaxed.will_pass(plain)
    assert not relaxed.will_pass(replace(plain, signature="another"))


def test_presets_and_older_words_are_known_in_both_languages() -> None:
    assert {SETTINGS[word] for word in ("relaxed", "detendu")} == {RELAXED}
    assert {SETTINGS[word] for word in ("careful", "prudent", "respond", "reagir")} == {RESPOND}
    assert {SETTINGS[word] for word in ("every", "toutes", "off", "non")} == {EVERY}
    assert {SETTINGS[word] for word in ("changes", "changements")} == {CHANGES}
