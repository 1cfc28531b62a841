"""States that were kept under earlier rules of One Deck Dungeon are read in the shape of today's."""

from typing import Any

import pytest

from ludotheque.games.one_deck_dungeon.game import OneDeckDungeon
from ludotheque.games.one_deck_dungeon.lab.invariants import broken_conservation
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState, DungeonState, EncounterState
from ludotheque.kernel.errors import BrokenFile
from ludotheque.kernel.game import expect
from ludotheque.kernel.state import dump
from tests.games.one_deck_dungeon.scenario import Delve, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

GAME = OneDeckDungeon()
FOUR = (warrior(), mage(), paladin(), rogue())
PLACE = DungeonState.FIELDS.index("apart")
ENCOUNTERS = DungeonState.FIELDS.index("encounters")
BOXES = EncounterState.FIELDS.index("boxes")
GIVERS = BoxState.FIELDS.index("givers")


def as_rules_4(delve: Delve) -> list[Any]:
    """The state as it was written before dice lay apart, and before boxes knew whose dice lie on them."""
    raw = dump(delve.state)
    for encounter in raw[ENCOUNTERS]:
        for box in encounter[BOXES]:
            del box[GIVERS]
    raw[PLACE - 1] = [one + other for one, other in zip(raw[PLACE - 1], raw[PLACE], strict=True)]
    del raw[PLACE]
    return list(raw)


def test_a_state_without_dice_apart_has_none() -> None:
    delve = scenario(warrior(stored=1), mage(), doors=["ogre_1"]).option()
    state = expect(GAME.load_state(as_rules_4(delve)), DungeonState)
    assert dump(state) == dump(delve.state)


@rule("ODD-4P-9")
def test_between_two_pairs_the_supply_is_cut() -> None:
    """The first pair has slipped past its encounter; the second is about to decide."""
    said = {"potions": ["invisibility"], "cubes": 2, "exiled": {"heroic": 1}}
    delve = scenario(*FOUR, **said).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    delve.skip_with_invisibility()
    assert (delve.asked(), delve.state.met) == ("face", [0, 2])
    state = expect(GAME.load_state(as_rules_4(delve)), DungeonState)
    assert (state.supply, state.apart) == ([8, 8, 8, 5], [8, 8, 8, 6])
    assert broken_conservation(state) == []


@rule("ODD-4P-9")
def test_while_the_second_pair_fights_nothing_is_cut() -> None:
    delve = scenario(*FOUR).meet("cave_in_1", "cave_in_2").answer("card cave_in_1").pair(0, 2)
    delve.will_gather("S6 S2 S1", "S2 S1").peril(0).cover("G2", "0:S2").cover(0, "0:S6").done()
    assert (delve.asked(), delve.state.met) == ("peril", [0, 2])
    state = expect(GAME.load_state(as_rules_4(delve)), DungeonState)
    assert (state.supply, state.apart) == ([8, 8, 8, 6], [0, 0, 0, 0])


def test_dice_that_lay_on_boxes_are_nobodys() -> None:
    delve = scenario(warrior(), mage()).fight("ogre_1", "S6 S3 S1 A1", "A1 M1 M2 M3").cover("S9", "0:S6", "0:S3")
    state = expect(GAME.load_state(as_rules_4(delve)), DungeonState)
    covered = next(box for box in state.encounters[0].boxes if box.dice)
    assert (len(covered.dice), covered.givers) == (2, [-1, -1])
    assert broken_conservation(state) == []


@pytest.mark.parametrize("raw", [[], "state", [1, 2, 3]])
def test_what_is_no_state_is_refused(raw: object) -> None:
    with pytest.raises(BrokenFile, match="DungeonState should be a list"):
        GAME.load_state(raw)
