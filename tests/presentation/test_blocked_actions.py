"""What one might wish to do and cannot, with the rule, in the dungeon and in the arena."""

import pytest

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, start
from ludotheque.presentation.questions import WhyNot
from ludotheque.registry.discovery import agent_named, game_named, screen_for
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from tests.rules import rule

DUNGEON = Setup("one_deck_dungeon", "solo", ("mage",), {})
ARENA = Setup("catacombs_conquest", "duel", ("sword", "skull"), {})


def at_question(setup: Setup, kind: str) -> Match:
    """A match of random players, at the first question of that kind."""
    match = start(game_named(setup.game), setup, key_of("faults"), (0,))
    players = [agent_named(setup.game, "random", f"{seat}") for seat in range(len(setup.heroes))]
    while match.decision is not None and match.game.kinds[match.decision.kind] != kind:
        seat = match.waiting()[0]
        match.answer(seat, players[seat](match.decision, match.seen((seat,))))
    assert match.decision is not None
    return match


def reasons(match: Match, lang: Language = "en") -> dict[str, WhyNot]:
    found = screen_for(match, tuple(match.waiting()[:1]), lang).why_not()
    return {entry.action: entry for entry in found}


@rule("ODD-FLOOR-1")
@pytest.mark.parametrize(("lang", "said"), [("en", "The stairs are not in view"), ("fr", "Les escaliers ne sont pas")])
def test_nobody_descends_before_the_stairs_are_in_view(lang: Language, said: str) -> None:
    entry = reasons(at_question(DUNGEON, "option"), lang)["descend"]
    assert plain(entry.reason).startswith(said)
    assert entry.rule == "ODD-FLOOR-1"


@rule("ODD-POT-5")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_potion_that_cannot_be_drunk_says_why(lang: Language) -> None:
    match = at_question(DUNGEON, "option")
    potions = match.redact(())["potions"]
    found = [entry for action, entry in reasons(match, lang).items() if action.startswith("drink:")]
    assert match.decision is not None
    offered = {match.game.verbs.spell(action) for action in match.decision.options}
    assert len(found) + len([action for action in offered if action.startswith("drink:")]) == len(potions)
    assert all(plain(entry.reason) and entry.rule for entry in found)


@rule("CC-TURN-7", "CC-TURN-9")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_after_its_card_a_turn_plays_no_other_and_moves_no_obstacle_yet(lang: Language) -> None:
    match = at_question(ARENA, "flick")
    found = reasons(match, lang)
    hand = match.redact(tuple(match.waiting()[:1]))["seats"][match.waiting()[0]]["hand"]
    assert {entry.rule for action, entry in found.items() if action.startswith("play:")} == {"CC-TURN-7"}
    assert len([action for action in found if action.startswith("play:")]) == len(hand)
    assert [entry.rule for action, entry in found.items() if action.startswith("obstacle:")] == ["CC-TURN-9"]


@rule("CC-OBST-2")
def test_a_turn_ends_with_an_obstacle() -> None:
    found = reasons(at_question(ARENA, "obstacle"))
    assert {action: entry.rule for action, entry in found.items() if action == "done"} == {"done": "CC-OBST-2"}
    assert plain(found["done"].reason) == "Every turn ends with the move of an obstacle."
