"""Whatever people can do wrong is said in their language: nothing English stands in a French sentence."""

import re

import pytest

from ludotheque.games.catacombs.physics.flicks import Limits
from ludotheque.games.catacombs.table.actions import flick_action, obstacle_action
from ludotheque.games.catacombs.table.answer_spaces import FlickSpace, ObstacleSpace
from ludotheque.kernel.errors import IllegalAction, UnknownContent
from ludotheque.kernel.game import Setup
from ludotheque.presentation.error_messages import sentence
from ludotheque.presentation.reasons import PATTERNS, spoken
from ludotheque.registry.discovery import game_named
from ludotheque.text.messages import Messages
from tests.games.catacombs.rules.test_placement import missile, spot

SAY = {"fr": Messages("fr").say, "en": Messages("en").say}
LIMITS = Limits(1_000, 2_000)
SETUPS = {
    "reason-hero-twice": Setup("one_deck_dungeon", "pair", ("mage", "mage"), {}),
    "reason-deck": Setup(
        "one_deck_dungeon", "solo", ("mage",), {"dungeon": "dragons_cave", "deck": "forest_of_shadows"}
    ),
    "reason-hordes": Setup("one_deck_dungeon", "solo", ("mage",), {"hordes": "yes"}),
    "reason-number": Setup("catacombs_conquest", "duel", ("sword", "skull"), {"max_turns": "0"}),
    "reason-tokens": Setup(
        "catacombs_conquest", "duel", ("sword", "skull"), {"start_health_sword": "12", "start_health_skull": "12"}
    ),
    "reason-teams": Setup("catacombs_conquest", "duel", ("sword", "sword"), {}),
}
REFUSED = {
    "reason-spot-outside": lambda: missile().refused(spot(1, 100)),
    "reason-spot-close": lambda: missile().refused(spot(151, 100)),
    "reason-spot-far": lambda: missile().refused(spot(210, 100)),
    "reason-spot-origin": lambda: missile().refused(spot(150, 130, 1)),
    "reason-flick": lambda: FlickSpace(LIMITS).refusal(flick_action(0, 999)),
    "reason-no-obstacle": lambda: ObstacleSpace(LIMITS).refusal(obstacle_action(0, 0, 1_500)),
}


@pytest.mark.parametrize("key", SETUPS)
def test_a_setup_that_cannot_be_is_said_in_words(key: str) -> None:
    setup = SETUPS[key]
    with pytest.raises(UnknownContent) as caught:
        game_named(setup.game).check(setup)
    found = spoken(str(caught.value))
    assert found is not None, caught.value
    assert found[0] == key
    rule = re.search(r" \([A-Z]+-[A-Z0-9-]+\)$", str(caught.value))
    for say in SAY.values():
        assert sentence(caught.value, say) == say(key, **found[1]) + (rule[0] if rule else "")


@pytest.mark.parametrize("key", REFUSED)
def test_an_answer_that_cannot_be_is_said_in_words(key: str) -> None:
    reason = REFUSED[key]()
    found = spoken(reason)
    assert found is not None, reason
    assert found[0] == key
    assert sentence(IllegalAction(reason), SAY["fr"]) == SAY["fr"](key)


def test_what_only_programs_get_wrong_keeps_its_reason_in_both_languages() -> None:
    verbs = game_named("dice_throne").verbs
    for spelled in ("no_such_verb", "pass:1", "reroll:99999999", "reroll:x"):
        with pytest.raises(IllegalAction) as caught:
            verbs.parse(spelled)
        assert caught.value.reason in sentence(caught.value, SAY["en"])
        assert sentence(caught.value, SAY["fr"]) == f"Cela ne répond pas à ce qui est demandé ({caught.value.reason})."


def test_every_reason_is_tried() -> None:
    """Except two that need a campaign or a question of a party; these are read here."""
    read = {"reason-sheet": "the sheet of seat 0 is one of mage, not of rogue"}
    read["reason-not-listed"] = "that is not among the options"
    assert {key for _, key in PATTERNS} == {*SETUPS, *REFUSED, *read}
    for key, reason in read.items():
        assert (spoken(reason) or ("", {}))[0] == key
        assert not re.search(r"\bthe\b", sentence(IllegalAction(reason), SAY["fr"]))
