"""The Basic Skills that the talents Veteran and Seasoned bring, each by its id."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.cards.scenes import alchemist, druid, hunter, slayer, takes, trained, warden
from tests.games.one_deck_dungeon.scenario import Hero, archer, mage, paladin, rogue, scenario, warrior


def test_quick_draw() -> None:
    delve = scenario(trained(archer(), "veteran")).fight("ogre_1", "S1 S5 A1 A2 A6 M1 M3")
    delve.use("quick_draw", pay=["A1"])
    assert delve.options() == ["die S1", "die S5", "die A2", "die M1", "die M3", "done"]
    assert takes(delve, "M3").pool() == ["S1", "S5", "A2", "A6", "M1", "M5"]


def test_quick_draw_ends_at_six() -> None:
    delve = scenario(trained(archer(), "veteran")).fight("ogre_1", "S1 S5 A1 A2 A6 M1 M3")
    assert delve.use("quick_draw", pay=["A1"], on=["S5"]).pool() == ["S1", "S6", "A2", "A6", "M1", "M3"]


def test_spark() -> None:
    delve = scenario(trained(mage(), "veteran")).fight("ogre_1", "S1 A1 A1 M2 M1 M4 M5")
    assert delve.use("spark", pay=["M2", "M1"]).pool() == ["S1", "A1", "A1", "A5", "M4", "M5"]


def test_smite() -> None:
    delve = scenario(trained(paladin(), "veteran")).fight("ogre_1", "S1 S1 S1 A1 M2 M1 M4")
    assert delve.use("smite", pay=["M2", "M1"]).pool() == ["S1", "S1", "S1", "S5", "A1", "M4"]


def test_feint() -> None:
    """One of the Bandit's 4 time is ignored."""
    delve = scenario(trained(rogue(), "veteran")).fight("bandit_1", "S3 A6 A3 A3 A1 M1 M1")
    delve.will_roll("A2").use("feint", pay=["A1"])
    assert delve.pool() == ["S3", "A2", "A3", "A3", "A6", "M1", "M1"]
    delve.done()
    assert delve.logged(events.ConsequencesSuffered)[-1].time == 3


def test_shield_bash() -> None:
    delve = scenario(trained(warrior(), "veteran")).fight("ogre_1", "S1 S2 S3 S4 A1 A1 M1")
    assert delve.use("shield_bash", pay=["S1"]).pool() == ["S2", "S3", "S4", "S5", "A1", "A1", "M1"]


def test_crude_flask() -> None:
    delve = scenario(trained(alchemist(), "seasoned")).fight("ogre_1", "S1 S1 A1 A1 M1 M1 M4")
    delve.use("crude_flask", pay=["M1", "M1"]).answer("option 0")
    assert delve.pool() == ["S1", "S1", "S4", "A1", "A1", "M4"]


def test_crude_flask_of_agility() -> None:
    delve = scenario(trained(alchemist(), "seasoned")).fight("ogre_1", "S1 S1 A1 A1 M1 M1 M4")
    delve.use("crude_flask", pay=["M1", "M1"]).answer("option 1")
    assert delve.pool() == ["S1", "S1", "A1", "A1", "A4", "M4"]


def test_sapling_call() -> None:
    delve = scenario(trained(druid(), "seasoned")).fight("ogre_1", "S1 S1 A1 M2 M1 M4 M6")
    assert delve.use("sapling_call", pay=["M2", "M1"]).pool() == ["S1", "S1", "A1", "M4", "M5", "M6"]


def test_sapling_call_in_a_peril() -> None:
    delve = scenario(trained(druid(), "seasoned")).peril("rune_puzzle_1", 0, "M2 M1 M4 M6")
    assert delve.use("sapling_call", pay=["M4"]).pool() == ["M1", "M2", "M5", "M6"]


def test_barbed_arrow() -> None:
    delve = scenario(trained(hunter(), "seasoned")).fight("ogre_1", "S1 S1 A1 A2 A3 A4 M1")
    assert delve.use("barbed_arrow", pay=["A1"]).pool() == ["S1", "S1", "S5", "A2", "A3", "A4", "M1"]


def test_killing_edge() -> None:
    delve = scenario(trained(slayer(), "seasoned")).fight("ogre_1", "S1 S2 S3 A2 A4 A6 M1")
    delve.use("killing_edge", pay=["S1"])
    assert delve.options() == ["die A2", "die A4", "done"]
    assert takes(delve, "A2").pool() == ["S2", "S3", "A4", "A5", "A6", "M1"]


def test_raised_shield() -> None:
    """8 hearts and 2 poison of the Rotwood Giant and the floor."""
    scene = scenario(trained(warden(), "seasoned"), dungeon="mudlands")
    delve = scene.fight("rotwood_giant_1", "S1 S2 S3 A2 A4 M6 M1").cover("S3", "S3").cover("M6", "M6")
    delve.use("raised_shield", pay=["S1", "S2"]).answer("option 0").done()
    assert delve.logged(events.ConsequencesSuffered) == [events.ConsequencesSuffered(5, 1, 2)]


def test_raised_shield_against_poison() -> None:
    scene = scenario(trained(warden(), "seasoned"), dungeon="mudlands")
    delve = scene.fight("rotwood_giant_1", "S1 S2 S3 A2 A4 M6 M1").cover("S3", "S3").cover("M6", "M6")
    delve.use("raised_shield", pay=["S1", "S2"]).answer("option 1").done()
    assert delve.logged(events.ConsequencesSuffered) == [events.ConsequencesSuffered(6, 1, 1)]


@pytest.mark.parametrize(
    ("hero", "talent", "peril", "option", "dice"),
    [
        (archer(), "veteran", "cave_in_1", 1, "A6 A6 A6"),
        (mage(), "veteran", "rune_puzzle_1", 0, "M6 M6 M6 M6"),
        (paladin(), "veteran", "rune_puzzle_1", 0, "M6 M6 M6"),
        (rogue(), "veteran", "cave_in_1", 1, "A6 A6 A6 A6"),
        (warrior(), "veteran", "cave_in_1", 0, "S6 S6 S6 S6"),
        (alchemist(), "seasoned", "rune_puzzle_1", 0, "M6 M6 M6"),
        (hunter(), "seasoned", "cave_in_1", 1, "A6 A6 A6 A6"),
        (slayer(), "seasoned", "cave_in_1", 0, "S6 S6 S6"),
        (warden(), "seasoned", "cave_in_1", 0, "S6 S6 S6"),
    ],
)
def test_basic_skills_for_combat_are_not_offered_in_perils(
    hero: Hero, talent: str, peril: str, option: int, dice: str
) -> None:
    offered = scenario(trained(hero, talent)).peril(peril, option, dice).options("use")
    assert offered == {"mage": ["shield_aura"], "warden": ["steadfast"]}.get(hero.hero, [])
