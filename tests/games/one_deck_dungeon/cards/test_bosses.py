"""Bosses of all dungeons, each by its id: its boxes and health, and what it does."""

import pytest

from ludotheque.games.one_deck_dungeon.rules.boss import boss_health
from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.cards.scenes import four, slayer, warden
from tests.games.one_deck_dungeon.scenario import Delve, archer, paladin, rogue, scenario, warrior
from tests.rules import rule

# Items with a strength die and a heart each, and such with a magic die and a heart.
STRONG = ["ogre_1", "phantom_1", "shadow_2", "force_wall_1"]
WISE = ["ogre_2", "boulder_1"]
STRONG_IN_THE_FOREST = ["rotwood_giant_1", "rotwood_giant_2", "toxic_falls_2", "ancient_gate_1"]
WISE_IN_THE_FOREST = ["shadowstalker_2", "cinder_stag_1"]


def hits(delve: Delve) -> tuple[int, int, int]:
    """The last hits, the damage of the boss after them, and its health."""
    told = delve.logged(events.BossHit)[-1]
    return told.hits, told.damage, told.health


def test_dragon() -> None:
    delve = scenario(rogue(items=STRONG), level=4).boss("H6 H6 S6 S1 S1 S1 S1 A6 A5 A5 A1 M6 M6")
    assert delve.boxes() == [
        "armor A5", "armor A5", "A6 1 heart skull", "M16 wide 4 hearts", "M6 1 heart skull", "S17 wide 4 hearts",
        "S6 1 heart skull",
    ]  # fmt: skip
    delve.cover("A5", "A5").cover("A5", "A5").cover("A6", "A6").cover("S6", "S6").cover("M6", "M6").done()
    assert hits(delve) == (3, 3, 6)


@rule("ODD-BOSS-14")
def test_dragon_takes_no_heroic_dice_on_skulls() -> None:
    delve = scenario(archer(), dungeon="dragons_cave", level=4).boss("H6 H6 S1 S1 A5 A5 A1 M4 M1")
    assert delve.options("cover") == ["0", "1"]
    delve.cover("A5", "A5").cover("A5", "A5")
    assert delve.options("cover") == ["3"]
    delve.cover("M16", "H6", "H6", "M4")


@rule("ODD-BOSS-11")
@pytest.mark.parametrize(("before", "after"), [(4, 4 - 2 + 1), (1, 0 + 1)])
def test_hydra(before: int, after: int) -> None:
    """It recovers for the two skulls left uncovered, but not below none, and is hit for the other."""
    scene = scenario(warrior(items=STRONG + WISE), dungeon="hydras_reef", boss_damage=before)
    delve = scene.boss("S6 S6 S1 S1 S1 S1 S1 S1 A1 A1 M6 M1 M1")
    assert delve.boxes() == [
        "S13 wide 3 hearts skull", "M6 2 hearts", "S19 wide 3 hearts skull", "M6 2 hearts", "A13 wide 3 hearts skull",
        "A6 2 hearts",
    ]  # fmt: skip
    delve.cover("S13", "S6", "S6", "S1").cover("M6", "M6").done()
    assert hits(delve) == (1, after, 5)


def test_yeti() -> None:
    delve = scenario(warrior(), dungeon="yetis_cavern", level=2).boss("H1 S6 S1 S4 S5 A1 A5 M1")
    assert delve.pool() == ["S4", "S5", "S6", "A5"]
    assert delve.boxes() == [
        "armor S24 wide skull", "S4 1 heart skull", "S5 1 heart skull", "M5 2 hearts", "M6 2 hearts",
        "S6 1 heart skull", "A5 2 hearts", "A6 2 hearts",
    ]  # fmt: skip
    assert delve.options("cover") == []


def test_yeti_discards_every_rolled_one() -> None:
    hero = warrior(skills=["lucky_familiar", "flurry"])
    delve = scenario(hero, dungeon="yetis_cavern").boss("S6 S2 S2 S5 A2 A5 M2")
    delve.will_roll("A1 A4", "S1").use("flurry", pay=["S2", "S2"])
    delve.will_roll("M1").use("lucky_familiar").answer("option 0").act_on("M2")
    assert delve.pool() == ["S5", "S6", "A2", "A4", "A5"]


def test_yeti_dies_of_six_hits() -> None:
    scene = scenario(warrior(items=STRONG + WISE), dungeon="yetis_cavern", boss_damage=5)
    delve = scene.boss("S6 S6 S6 S6 S2 S2 S2 S2 A2 A2 M2 M2 M2").cover("S24", "S6", "S6", "S6", "S6").done()
    assert (hits(delve), delve.outcome) == ((1, 6, 6), "won")


@rule("ODD-BOSS-13")
def test_lich() -> None:
    delve = scenario(warrior(), dungeon="lichs_tomb").boss("S6 S3 S4 S2 A3 A1 M3")
    assert delve.boxes() == [
        "S3 1 heart skull", "S17 wide 3 hearts", "A3 1 heart skull", "A16 wide 4 hearts", "M3 1 heart skull",
        "M15 wide 5 hearts",
    ]  # fmt: skip
    delve.cover("S3", "S3")
    assert (delve.uncovered()[0], delve.dice_on(0), delve.supply("strength")) == ("S3 1 heart skull", [], 8 - 3)
    delve.cover("S3", "S4")
    assert (delve.uncovered()[0], delve.dice_on(0)) == ("S17 wide 3 hearts", ["S4"])


def test_lich_forgets_the_first_die_when_the_round_ends() -> None:
    """The Paladin takes half of 14 hearts."""
    dice = "S3 S3 S1 S1 S1 S1 A3 M1 M1 M1"
    delve = scenario(paladin(items=STRONG[:3]), dungeon="lichs_tomb").boss(dice)
    delve.cover("S3", "S3").cover("S3", "S3").cover("A3", "A3").will_gather(dice).done()
    assert (hits(delve), delve.damage()) == ((1, 1, 5), 7)
    assert "A3 1 heart skull" in delve.cover("A3", "A3").uncovered()


@rule("ODD-BOSS-12")
def test_minotaur() -> None:
    delve = scenario(warrior(), dungeon="minotaurs_maze", boss_damage=3).boss("S6 S5 S4 S2 A3 A1 M3")
    assert delve.boxes() == [
        "S12 wide 4 hearts skull", "S6 2 hearts", "S5 1 heart skull", "M5 1 heart skull", "M6 2 hearts",
        "S5 1 heart skull", "A5 1 heart skull", "A6 2 hearts",
    ]  # fmt: skip
    assert scenario(warrior(), dungeon="minotaurs_maze", boss_damage=4).boss().boxes()[0] == "S16 wide 4 hearts skull"
    assert scenario(warrior(), dungeon="minotaurs_maze").boss().boxes()[0] == "S12 wide 4 hearts skull"


def test_minotaur_dies_of_ten_hits() -> None:
    scene = scenario(warrior(items=STRONG + WISE), dungeon="minotaurs_maze", boss_damage=7)
    delve = scene.boss("S5 S5 S1 S1 S1 S1 S1 S1 A5 A6 M6 M1 M1").cover("S5", "S5").cover("S5", "S5").cover("A5", "A5")
    delve.done()
    assert (delve.damage(), hits(delve), delve.outcome) == (11, (3, 10, 10), "won")


@rule("ODD-4P-13")
def test_minotaur_against_four() -> None:
    delve = scenario(*four(), dungeon="minotaurs_maze", boss_damage=7).boss().pair(0, 1)
    assert delve.boxes()[0] == "S14 wide 4 hearts skull"
    assert scenario(*four(), dungeon="minotaurs_maze", boss_damage=5).boss().pair(0, 1).boxes()[0][:3] == "S12"


def test_mud_golem() -> None:
    """It swallows the dice on covered skulls, and no others."""
    delve = scenario(warden(items=STRONG_IN_THE_FOREST), dungeon="mudlands", level=4).boss(
        "H6 H5 S6 S6 S5 S1 S1 S1 S1 A6 A4 M5 M1"
    )
    assert delve.boxes() == [
        "armor S5", "armor M5", "S6 1 heart skull", "S17 wide 4 hearts", "M6 1 heart skull",
        "A16 wide 3 hearts 1 poison", "A6 1 heart skull", "A4 1 poison",
    ]  # fmt: skip
    delve.cover("S5", "S5").cover("M5", "M5").cover("S6", "S6").cover("M6", "H6").cover("A4", "A4").done()
    assert hits(delve) == (2, 2, 6)
    assert [delve.exiled(color) for color in ("strength", "agility", "magic", "heroic")] == [1, 0, 0, 1]


def test_broodmother() -> None:
    delve = scenario(warrior(poison=1), dungeon="realm_of_venom").boss("6", "S1 S1 S1 S1 A1 A1 M1")
    assert delve.boxes() == [
        "A17 wide 3 hearts 1 poison skull", "M6 2 poison", "M15 wide 3 hearts 1 poison skull", "A6 2 poison",
        "armor S5", "S16 wide 4 hearts", "S6 1 heart skull",
    ]  # fmt: skip
    assert (delve.poison(), boss_health(delve.table)) == (1, 6)


def test_broodmother_gives_the_token_after_the_resisting() -> None:
    """Without a token nothing is resisted; the new one is resisted in the next round."""
    delve = scenario(warrior(), archer(), dungeon="realm_of_venom").boss("S1 S1 S1 A1", "S1 A1 A1 M1").hero(1)
    assert (delve.poison(0), delve.poison(1), delve.logged(events.PoisonResisted)) == (0, 1, [])


def test_broodmother_poisons_each_pair_of_four() -> None:
    delve = scenario(*four(), dungeon="realm_of_venom").boss().pair(0, 3).hero(3)
    assert [delve.poison(seat) for seat in range(4)] == [0, 0, 0, 1]


def test_ashen_colossus() -> None:
    delve = scenario(warrior(items=["bog_leech_1", "thornling_1"]), dungeon="smoldering_ruins").boss(
        "S4 S4 S4 S4 S2 S1 A1 A1 M5"
    )
    assert delve.boxes() == [
        "armor M5", "S17 wide 4 hearts skull", "A5 1 heart skull", "A6 2 hearts", "A14 wide 3 hearts", "M6 2 hearts",
        "S6 1 heart skull",
    ]  # fmt: skip
    assert boss_health(delve.table) == 6
    assert delve.cover("M5", "M5").options("cover") == []


def test_ashen_colossus_takes_four_dice() -> None:
    scene = scenario(warrior(items=["bog_leech_1", "thornling_1"]), dungeon="smoldering_ruins")
    delve = scene.boss("S5 S4 S4 S4 S2 S1 A1 A1 M5").cover("M5", "M5")
    delve.answer("cover 1")
    assert delve.options() == ["die S4", "die S5"]
    delve.pick("place", ["S5", "S4", "S4", "S4"])
    assert delve.dice_on(1) == ["S5", "S4", "S4", "S4"]


def test_ashen_colossus_counts_the_dice_already_named() -> None:
    """After a 5, a 2 would leave room for two dice only: 5 + 2 + 4 + 4 is too little, so each next die is a 4."""
    scene = scenario(warrior(items=["bog_leech_1", "thornling_1"]), dungeon="smoldering_ruins")
    delve = scene.boss("S5 S4 S4 S4 S2 S1 A1 A1 M5").cover("M5", "M5").answer("cover 1").answer("die S5")
    assert delve.dice_on(1) == ["S5", "S4", "S4", "S4"]


def test_ashen_colossus_looks_for_the_best_of_all_dice_that_are_left() -> None:
    """6 + 5 + 4 + 2 is enough; with the heroic 1 among the four it would be too little."""
    scene = scenario(warrior(), dungeon="smoldering_ruins", level=2)
    delve = scene.boss("H1 S6 S5 S4 S2 A1 A1 M5").cover("M5", "M5").answer("cover 1")
    assert delve.options("die") == ["S2", "S4", "S5", "S6"]
    delve.answer("die S6").answer("die S5")
    assert delve.options("die") == ["S2", "S4"]
    delve.answer("die S4")
    assert delve.dice_on(1) == ["S6", "S5", "S4", "S2"]


def test_heartroot() -> None:
    hero = warrior(items=STRONG_IN_THE_FOREST + WISE_IN_THE_FOREST)
    delve = scenario(hero, dungeon="vile_roots", boss_damage=2, level=4).boss(
        "H6 H5 S6 S5 S5 S4 S1 S1 S1 S1 A3 A1 M1 M1 M1"
    )
    assert delve.boxes() == [
        "armor S4", "armor A3", "S12 wide 3 hearts skull", "M5 2 poison", "M12 wide 3 hearts skull", "A5 2 poison",
        "A12 wide 3 hearts skull", "S5 2 hearts",
    ]  # fmt: skip
    delve.cover("S4", "S4").cover("A3", "A3").cover("S12", "S5", "S6", "S1").cover("S5", "S5").cover("A5", "H5").done()
    assert delve.logged(events.BossRecovered) == [events.BossRecovered(1, 1)]
    assert hits(delve) == (1, 2, 5)


def test_heartroot_recovers_nothing_if_its_poison_is_covered() -> None:
    hero = warrior(items=STRONG_IN_THE_FOREST + WISE_IN_THE_FOREST)
    scene = scenario(hero, dungeon="vile_roots", boss_damage=2, level=4)
    delve = scene.boss("H5 H5 S6 S5 S5 S4 S1 S1 S1 S1 A3 A1 M1 M1 M1").cover("S4", "S4").cover("A3", "A3")
    delve.cover("M5", "H5").cover("A5", "H5").done()
    assert (delve.logged(events.BossRecovered), hits(delve)) == ([], (0, 2, 5))


def test_indrax() -> None:
    delve = scenario(warrior(), dungeon="lair_of_indrax").boss("S1 S1 S1 S1 A1 A1 M1")
    assert (delve.exiled("heroic"), delve.supply("heroic"), boss_health(delve.table)) == (1, 5, 8)
    assert delve.boxes() == [
        "M13 wide 4 hearts skull", "M6 2 hearts", "M5 1 heart skull", "A5 1 heart skull", "A6 2 hearts",
        "S5 1 heart skull", "S6 1 poison", "S10 wide 2 hearts",
    ]  # fmt: skip


@pytest.mark.parametrize(("agility", "after"), [(0, 1), (8, 8)])
def test_indrax_turns_to_other_colours_when_no_heroic_die_is_left(agility: int, after: int) -> None:
    delve = scenario(slayer(), dungeon="lair_of_indrax", exiled={"heroic": 6, "agility": agility}).boss()
    assert [delve.exiled(color) for color in ("strength", "agility", "magic", "heroic")] == [1, after, 1, 6]


def test_indrax_exiles_for_each_pair_of_four() -> None:
    delve = scenario(*four(), dungeon="lair_of_indrax").boss().pair(0, 1)
    assert (delve.exiled("heroic"), delve.supply("heroic")) == (1, 5)
