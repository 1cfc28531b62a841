"""Step 5: what uncovered boxes bring, and who survives it (ODD-ENC-17..23, ODD-ENC-27, AMB-4..6, AMB-19)."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.scenario import Delve, Hero, archer, mage, paladin, scenario, warrior
from tests.rules import rule

DEEP = ["ogre_1", "ogre_2", "phantom_1", "phantom_2", "shadow_1", "shadow_2"]


def suffered(delve: Delve) -> tuple[int, int, int]:
    """Hearts, time and poison of the last consequences."""
    last = delve.logged(events.ConsequencesSuffered)[-1]
    return last.hearts, last.time, last.poison


def causes(delve: Delve) -> list[str]:
    return [event.cause for event in delve.logged(events.Damaged)]


def curse_of_blades(hero: Hero) -> Delve:
    """A peril under Blade Storm in which everything but one heart and three time is covered."""
    scene = scenario(hero, dungeon="lichs_tomb", floor=3, cubes=0)
    spare = {"mage": " M1", "paladin": ""}[hero.hero]
    return scene.peril("rune_puzzle_1", 0, f"M4 M4 M6{spare}").cover(1, "M4").cover(3, "M4").cover("G6", "M6")


@rule("ODD-ENC-17")
def test_icons_of_uncovered_boxes_add_up() -> None:
    delve = scenario(warrior(), cubes=0).fight("goblin_1", "S6 S5 S1 S1 A1 A1 M1")
    delve.cover("S4", "S6").cover("S5", "S5").done()
    assert suffered(delve) == (3, 2, 0)  # two S3 and an A4 with a heart, two A4 with time
    assert delve.damage() == 3


@rule("ODD-ENC-17")
def test_covered_boxes_bring_nothing() -> None:
    delve = scenario(warrior(), cubes=0).fight("goblin_1", "S6 S5 S4 S3 A5 A4 M1")
    delve.cover("S4", "S6").cover("S5", "S5").cover("S3", "S4").cover("S3", "S3").cover("A4", "A4").cover("A4", "A5")
    delve.done()
    assert suffered(delve) == (0, 0, 0)
    assert (delve.damage(), delve.logged(events.TimeSpent)) == (0, [])


@rule("ODD-ENC-18")
def test_ignored_icons_are_no_part_of_the_consequences() -> None:
    delve = scenario(warrior(skills=["dodge"]), cubes=0).fight("goblin_1", "S6 S5 S1 S1 A1 A1 M1")
    delve.cover("S4", "S6").cover("S5", "S5").use("dodge", pay=["A1"]).done()
    assert suffered(delve) == (2, 2, 0)


@rule("ODD-ENC-18")
def test_it_is_reported_who_ignores_what() -> None:
    delve = scenario(warrior(), archer(skills=["dodge"]), cubes=0).fight("goblin_1", "S1 S1 S1 A1", "S1 A1 A1 M1")
    delve.use("dodge", pay=["1:A1"], by=1)
    assert delve.logged(events.IconsIgnored) == [events.IconsIgnored(1, "heart", 1)]


@rule("ODD-ENC-18")
def test_more_icons_cannot_be_ignored_than_there_are() -> None:
    delve = scenario(warrior(skills=["poison_skill"]), cubes=0).fight("goblin_1", "S6 S5 S1 S1 A1 A4 M1")
    delve.cover("S4", "S6").cover("S5", "S5").cover(2, "A4").use("poison_skill", pay=["A1"]).done()
    assert suffered(delve) == (3, 0, 0)


@rule("ODD-ENC-18")
def test_icons_ignored_early_are_taken_off_what_is_uncovered_in_the_end() -> None:
    delve = scenario(warrior(skills=["dodge"]), cubes=0).fight("goblin_1", "S6 S5 S4 S3 A1 A4 M1")
    delve.use("dodge", pay=["A1"]).cover("S4", "S6").cover("S5", "S5").cover("S3", "S3").cover("S3", "S4")
    delve.cover(3, "A4").done()
    assert suffered(delve) == (0, 1, 0)


@rule("ODD-ENC-19", "AMB-4")
@pytest.mark.parametrize(("skills", "icons"), [([], (2, 3, 0)), (["poison_skill"], (1, 1, 0))])
def test_a_floor_adds_to_what_is_left_after_ignoring(skills: list[str], icons: tuple[int, int, int]) -> None:
    scene = scenario(warrior(skills=skills), dungeon="yetis_cavern", cubes=0)
    delve = scene.fight("goblin_1", "S6 S5 S3 S1 A1 A1 M4")
    delve.cover("S4", "S6").cover("S3", "S3").cover("S5", "S5").cover("M4", "M4")
    if skills:
        delve.use("poison_skill", pay=["A1"])
    assert delve.done().logged(events.ConsequencesSuffered)
    assert suffered(delve) == icons


@rule("ODD-ENC-19", "AMB-4")
def test_a_heart_that_is_ignored_brings_no_blade() -> None:
    shielded = curse_of_blades(mage()).use("shield_aura").done()
    assert suffered(shielded) == (0, 3, 0)
    bare = curse_of_blades(mage()).done()
    assert suffered(bare) == (2, 3, 0)


@rule("ODD-ENC-19")
def test_armor_soaks_what_the_floor_has_added() -> None:
    delve = curse_of_blades(paladin()).done()
    assert suffered(delve) == (1, 3, 0)  # 1 and 1 for Blade Storm are a pair


@rule("ODD-ENC-19")
def test_with_armor_nothing_else_ignores_hearts() -> None:
    delve = scenario(paladin(skills=["dodge"]), cubes=0).fight("goblin_1", "S6 S5 S1 A1 M1 M1 M1")
    delve.cover("S4", "S6").cover("S5", "S5").use("dodge", pay=["A1"]).done()
    assert suffered(delve) == (2, 2, 0)  # of three hearts one pair


@rule("ODD-ENC-19", "AMB-4")
@pytest.mark.parametrize(("magic", "icons"), [("M4 M3", (0, 2, 0)), ("M4 M1", (0, 3, 0)), ("M1 M1", (2, 3, 0))])
def test_kiting_comes_after_the_floor(magic: str, icons: tuple[int, int, int]) -> None:
    scene = scenario(archer(), dungeon="yetis_cavern", cubes=0)
    delve = scene.fight("goblin_1", f"S6 S5 A4 A1 A1 {magic}")
    delve.cover("S4", "S6").cover("S5", "S5").cover(3, "A4")
    for die in magic.split():
        if die != "M1":
            delve.cover(die, die)
    delve.done()
    assert (delve.asked() == "hook") is (icons[0] == 0)
    if delve.asked() == "hook":
        delve.answer("yes")
    assert suffered(delve) == icons  # a heart and a time; with three time Freezing Winds make it two hearts


@rule("AMB-5")
def test_armor_works_against_the_boss() -> None:
    delve = scenario(paladin(), dungeon="yetis_cavern", cubes=0).boss("S2 S2 S2 A2 M2 M2 M2")
    delve.done()
    assert suffered(delve) == (6, 0, 0)  # of eleven hearts five pairs


@rule("ODD-ENC-20")
def test_two_heroes_share_hearts_evenly() -> None:
    delve = scenario(warrior(), mage(), cubes=0).peril("cave_in_1", 1, "A1", "A1")
    delve.done()
    assert suffered(delve)[0] == 2
    assert (delve.damage(0), delve.damage(1)) == (1, 1)


@rule("ODD-ENC-20")
@pytest.mark.parametrize("odd", [0, 1])
def test_the_party_places_an_odd_heart(odd: int) -> None:
    delve = scenario(warrior(), mage(), cubes=0).peril("arrow_wall_1", 1, "A1", "A1")
    delve.done()
    assert (delve.asked(), delve.options()) == ("hero", ["hero 0", "hero 1"])
    delve.hero(odd)
    assert (delve.damage(odd), delve.damage(1 - odd)) == (2, 1)


@rule("ODD-ENC-20")
def test_one_cannot_spare_a_hero_by_an_uneven_split() -> None:
    delve = scenario(warrior(), mage(damage=2), cubes=0).peril("cave_in_1", 1, "A1", "A1")
    delve.done()
    assert (delve.damage(1), delve.outcome) == (3, "lost")


@rule("ODD-ENC-21")
def test_time_icons_are_spent_as_time() -> None:
    delve = scenario(warrior(), deck=DEEP, cubes=0).peril("cave_in_1", 1, "A1 A1")
    delve.done()
    assert delve.discard_pile() == DEEP[:2]
    assert delve.logged(events.TimeSpent) == [events.TimeSpent(2, ("ogre_1", "ogre_2"), 0)]


@rule("ODD-ENC-22")
def test_poison_icons_become_tokens_shared_like_hearts() -> None:
    scene = scenario(Hero("druid"), Hero("warden"), dungeon="vile_roots", cubes=0)
    delve = scene.peril("hornet_nest_1", 1, "", "A1")
    delve.done()
    assert suffered(delve) == (1, 1, 2)
    delve.hero(0)
    assert [(delve.damage(seat), delve.poison(seat)) for seat in (0, 1)] == [(1, 1), (0, 1)]


@rule("ODD-ENC-22", "AMB-19")
@pytest.mark.parametrize("poisoned", [0, 1])
def test_an_odd_heart_and_an_odd_token_are_placed_apart(poisoned: int) -> None:
    scene = scenario(Hero("druid"), Hero("warden"), dungeon="vile_roots", floor=2, cubes=0)
    delve = scene.peril("hornet_nest_1", 1, "", "A1")
    delve.done()
    assert suffered(delve) == (1, 2, 3)
    delve.hero(0).hero(poisoned)
    assert (delve.damage(0), delve.poison(poisoned), delve.poison(1 - poisoned)) == (1, 2, 1)


@rule("ODD-ENC-23", "AMB-6")
def test_stairs_damage_of_step_5_comes_after_everything_else_of_it() -> None:
    scene = scenario(Hero("druid"), dungeon="vile_roots", deck=[], discard=["viper_1"], stairs=2, cubes=0)
    delve = scene.peril("hornet_nest_1", 1, "A1")
    delve.done()
    wanted = (events.Damaged, events.Poisoned, events.TimeSpent, events.StairsStruck)
    told = [type(event) for event in delve.match.log if isinstance(event, wanted)]
    assert told == [events.Damaged, events.TimeSpent, events.Poisoned, events.StairsStruck, events.Damaged]
    assert causes(delve) == ["consequences", "stairs"]


@rule("ODD-ENC-23", "AMB-6")
def test_stairs_damage_cannot_be_ignored() -> None:
    delve = scenario(mage(), deck=[], stairs=2, cubes=0).peril("rune_puzzle_1", 1, "S1")
    delve.use("shield_aura").done()
    assert suffered(delve) == (2, 2, 0)
    assert causes(delve) == ["consequences", "stairs"]
    assert delve.damage() == 3


@rule("ODD-ENC-23")
def test_kiting_does_not_help_against_the_stairs() -> None:
    scene = scenario(archer(), dungeon="yetis_cavern", deck=[], stairs=1, cubes=0)
    delve = scene.fight("goblin_1", "S6 S5 A4 A1 A1 M4 M3")
    delve.cover("S4", "S6").cover("S5", "S5").cover(3, "A4").cover("M4", "M4").cover("M3", "M3").done()
    delve.answer("yes")
    assert suffered(delve) == (0, 2, 0)
    assert (causes(delve), delve.damage()) == (["stairs"], 1)


@rule("ODD-ENC-23")
def test_before_step_5_stairs_damage_is_dealt_immediately() -> None:
    delve = scenario(archer(), deck=[], stairs=0, cubes=0).meet("ice_elemental_1")
    assert (delve.asked(), delve.damage(), delve.stairs()) == ("abilities", 1, 0)


@rule("ODD-ENC-27")
def test_without_help_the_game_is_lost_immediately() -> None:
    delve = scenario(warrior(damage=4), cubes=0).peril("cave_in_1", 1, "A1 A1")
    delve.done()
    assert (delve.outcome, delve.logged(events.TimeSpent)) == ("lost", [])


@rule("ODD-ENC-27")
def test_a_potion_immediately_saves_the_hero_and_the_encounter_goes_on() -> None:
    delve = scenario(warrior(damage=4), cubes=1).peril("cave_in_1", 1, "A1 A1")
    delve.done()
    assert (delve.asked(), delve.options()) == ("survive", ["drink healing", "done"])
    delve.drink("healing")
    assert (delve.damage(), delve.cubes(), delve.asked()) == (4, 0, "loot")
    assert [event.count for event in delve.logged(events.TimeSpent)] == [2]


@rule("ODD-ENC-27")
def test_damage_must_come_below_health_and_several_potions_may_do_it() -> None:
    delve = scenario(warrior(damage=5), cubes=2).fight("ogre_1", "S6 S3 S3 S1 A1 A1 M1")
    delve.cover("S12", "S6", "S3", "S3").done()
    assert delve.damage() == 11  # far too much for one potion
    delve.drink("healing")
    assert (delve.asked(), delve.damage()) == ("survive", 9)
    delve.drink("healing")
    assert delve.outcome == "lost"


@rule("ODD-ENC-27")
def test_the_party_may_give_up_a_hero() -> None:
    delve = scenario(warrior(damage=4), cubes=6).peril("cave_in_1", 1, "A1 A1")
    delve.done().done()
    assert delve.outcome == "lost"


@rule("ODD-ENC-27")
def test_only_what_heals_is_offered() -> None:
    delve = scenario(warrior(damage=4), potions=["mana", "heroism"], cubes=1).peril("cave_in_1", 1, "A1 A1")
    delve.done()
    assert delve.options() == ["drink healing", "done"]


@rule("ODD-ENC-27")
def test_two_dying_heroes_both_need_help() -> None:
    delve = scenario(warrior(damage=3), mage(damage=2), cubes=2).peril("cave_in_1", 1, "A1", "A1")
    delve.done()
    delve.drink("healing", hero=0)
    assert (delve.asked(), delve.damage(0), delve.damage(1)) == ("survive", 2, 3)
    delve.drink("healing", hero=1)
    assert (delve.outcome, delve.damage(1), delve.asked()) == ("", 1, "loot")
