"""Perils whose options cost more than time or split the loot, each by its name without its number."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.cards.scenes import FOREST, time_spent
from tests.games.one_deck_dungeon.scenario import Delve, mage, rogue, scenario, warrior
from tests.rules import rule

ITEM = ["take_item", "take_xp"]
SKILL = ["take_skill", "take_xp"]
ANYTHING = ["take_item", "take_skill", "take_xp"]


def survived(card: str, option: int, dice: str) -> Delve:
    """The peril is over, whatever it brought."""
    hero = {"S": warrior, "A": rogue, "M": mage}[dice[0]]()
    return scenario(hero, doors=["viper_1"], **FOREST).peril(card, option, dice).done()


@rule("ODD-LOOT-9")
@pytest.mark.parametrize("card", ["vine_trap_1", "vine_trap_2"])
def test_vine_trap(card: str) -> None:
    assert survived(card, 0, "S1 S1 S1 S1").choices() == ITEM
    assert survived(card, 1, "A1 A1 A1 A1").choices() == SKILL


@pytest.mark.parametrize("card", ["rope_bridge_1", "rope_bridge_2"])
def test_rope_bridge(card: str) -> None:
    assert survived(card, 0, "A1 A1 A1 A1").choices() == ITEM
    assert survived(card, 1, "S1 S1 S1 S1").choices() == SKILL


@pytest.mark.parametrize("card", ["will_o_wisps_1", "will_o_wisps_2"])
def test_will_o_wisps(card: str) -> None:
    assert survived(card, 0, "M1 M1 M1 M1").choices() == ITEM
    assert survived(card, 1, "A1 A1 A1 A1").choices() == SKILL


@pytest.mark.parametrize("card", ["ancient_gate_1", "ancient_gate_2"])
def test_ancient_gate(card: str) -> None:
    assert survived(card, 0, "M1 M1 M1 M1").choices() == ITEM
    assert survived(card, 1, "S1 S1 S1 S1").choices() == SKILL


@pytest.mark.parametrize("card", ["hollow_idol_1", "hollow_idol_2"])
def test_hollow_idol(card: str) -> None:
    """The offering is a die of the supply for the rest of the game."""
    delve = scenario(mage(), doors=["viper_1"], **FOREST).meet(card).peril(0)
    assert delve.options() == ["color strength", "color agility", "color magic"]
    delve.will_gather("M1 M1 M1 M1").answer("color strength")
    assert (delve.exiled("strength"), delve.supply("strength"), time_spent(delve)) == (1, 7, [])
    assert delve.done().choices() == ITEM


@pytest.mark.parametrize("card", ["hollow_idol_1", "hollow_idol_2"])
def test_hollow_idol_smashed(card: str) -> None:
    delve = survived(card, 1, "S1 S1 S1 S1")
    assert (delve.choices(), delve.exiled("strength")) == (SKILL, 0)


def test_hollow_idol_takes_no_offering_when_there_is_nothing_to_give() -> None:
    scene = scenario(mage(), exiled={"strength": 8, "agility": 8, "magic": 8}, **FOREST)
    delve = scene.meet("hollow_idol_1")
    assert delve.logged(events.PerilChosen) == [events.PerilChosen("hollow_idol_1", 1)]


def test_hollow_idol_offering_leaves_one_die_less_to_roll() -> None:
    delve = scenario(mage(), exiled={"magic": 4}, **FOREST).meet("hollow_idol_1").peril(0)
    delve.will_gather("M1 M2 M3").answer("color magic")
    assert delve.pool() == ["M1", "M2", "M3"]


@rule("ODD-LOOT-1")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("hornet_nest_1", "M1 M1 M1 M1", "A1 A1 A1 A1"),
        ("hornet_nest_2", "M1 M1 M1 M1", "A1 A1 A1 A1"),
        ("spore_vent_1", "S1 S1 S1 S1", "A1 A1 A1 A1"),
        ("spore_vent_2", "S1 S1 S1 S1", "A1 A1 A1 A1"),
        ("toxic_falls_1", "S1 S1 S1 S1", "A1 A1 A1 A1"),
        ("toxic_falls_2", "S1 S1 S1 S1", "A1 A1 A1 A1"),
    ],
)
def test_other_perils_give_everything_through_either_option(card: str, first: str, second: str) -> None:
    assert survived(card, 0, first).choices() == ANYTHING
    assert survived(card, 1, second).choices() == ANYTHING


@rule("ODD-ENC-3")
@pytest.mark.parametrize(
    ("card", "option", "time"),
    [
        ("vine_trap_1", 0, 1),
        ("vine_trap_1", 1, 0),
        ("quicksand_1", 0, 2),
        ("nettle_field_1", 0, 1),
        ("rope_bridge_1", 0, 1),
        ("will_o_wisps_1", 0, 1),
        ("hornet_nest_1", 0, 2),
        ("spore_vent_1", 0, 2),
        ("toxic_falls_1", 0, 3),
        ("ancient_gate_1", 0, 2),
    ],
)
def test_the_time_of_an_option_is_paid_before_the_roll(card: str, option: int, time: int) -> None:
    delve = scenario(rogue(), **FOREST).meet(card).peril(option)
    assert (delve.asked(), time_spent(delve)) == ("abilities", [time] if time else [])
