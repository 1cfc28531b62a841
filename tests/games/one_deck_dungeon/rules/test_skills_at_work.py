"""Skills that work by themselves count as used, may be left unused, and cost time under Fade (AMB-36)."""

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.cards.scenes import alchemist, suffered, time_spent, trained
from tests.games.one_deck_dungeon.scenario import Delve, archer, fled, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

FADING = "shadow_1"
ALL_BUT_ONE = "S5 S3 A6 A4 A1 M4 M3"  # of the Archer: one box with a heart and 1 time is left


def one_heart_left(card: str = FADING, **said: object) -> Delve:
    """The Archer has stopped with one heart uncovered."""
    delve = scenario(archer(), cubes=0, **said).fight(card, ALL_BUT_ONE)
    delve.cover("A10", "A6", "A4").cover("S5", "S5").cover("M4", "M4").cover("M3", "M3").cover("S3", "S3")
    return delve.done()


def used(delve: Delve) -> list[str]:
    return [event.skill for event in delve.logged(events.SkillUsed)]


@rule("ODD-ENC-25", "AMB-36")
def test_kiting_costs_one_time_more_when_a_foe_fades() -> None:
    delve = one_heart_left()
    assert (delve.asked(), delve.options()) == ("hook", ["yes", "done"])
    before = sum(time_spent(delve))
    delve.answer("yes")
    assert (suffered(delve), delve.damage(), used(delve)) == ((0, 1 + 1, 0), 0, ["kiting"])
    assert time_spent(delve)[-2:] == [1, 2], "for Fade when it is used, then the consequences"
    assert sum(time_spent(delve)) == before + 3


@rule("ODD-ENC-25", "AMB-36")
def test_kiting_may_be_left_unused() -> None:
    delve = one_heart_left().done()
    assert (suffered(delve), delve.damage(), used(delve)) == ((1, 1, 0), 1, [])
    assert time_spent(delve)[-1:] == [1]


@rule("AMB-36", "ODD-ENC-19")
def test_kiting_is_asked_about_where_no_foe_fades() -> None:
    delve = scenario(archer(), cubes=0).fight("bandit_1", "S5 S1 A6 A3 A2 M1 M1")
    delve.cover("A8", "A6", "A2").cover("A3", "A3").cover(4, "S5").done()
    assert (delve.asked(), delve.options()) == ("hook", ["yes", "done"])
    assert suffered(delve.done()) == (1, 1 + 2, 0)


@rule("AMB-36", "ODD-SKILL-1")
def test_a_skill_that_is_at_work_counts_as_used() -> None:
    """Seen by what is used while the party places the odd heart: nothing is asked, so the record says it."""
    delve = scenario(paladin(), cubes=0).fight("ogre_1", "S6 S3 S1 A1 M1 M1 M1").cover("S3", "S3").cover("S6", "S6")
    delve.done()
    assert (suffered(delve), used(delve)) == ((4, 3, 0), ["armor_skill"])


@rule("ODD-ENC-25", "AMB-36")
def test_armor_costs_one_time_when_a_foe_fades() -> None:
    delve = scenario(paladin(), cubes=0).fight(FADING, "S1 S1 S1 A1 M1 M1 M1").done()
    assert (delve.asked(), delve.options()) == ("hook", ["yes", "done"])
    delve.answer("yes")
    assert (suffered(delve), used(delve)) == ((3, 4, 0), ["armor_skill"])
    assert time_spent(delve)[-2:] == [1, 4]


@rule("ODD-ENC-25", "AMB-36")
def test_armor_may_be_left_unused_when_a_foe_fades() -> None:
    """And still nothing else ignores hearts."""
    delve = scenario(paladin(skills=["dodge"]), cubes=0).fight(FADING, "S1 S1 S1 A1 M1 M1 M1")
    delve.use("dodge", pay=["A1"]).done().done()
    assert (suffered(delve), used(delve)) == ((5, 4, 0), ["dodge"])


@rule("ODD-ENC-25", "AMB-36")
def test_armor_that_finds_no_pair_is_not_used() -> None:
    hero = paladin(items=["fire_elemental_2", "phantom_2"])
    delve = scenario(hero, cubes=0).fight(FADING, "S5 S3 S1 A6 A6 A6 M5 M4 M1")
    delve.cover("A10", "A6", "A6").cover("S5", "S5").cover("S3", "S3").cover("M5", "M5").cover("M4", "M4").done()
    assert (delve.asked(), suffered(delve)[0], used(delve)) == ("loot", 1, [])


@rule("ODD-ENC-23", "ODD-ENC-25")
def test_the_damage_of_stairs_that_fade_adds_to_comes_after_the_step() -> None:
    delve = one_heart_left(deck=[], stairs=0, doors=[fled("goblin_1")])
    assert delve.stairs() == 0
    delve.answer("yes")
    kinds = [type(event) for event in delve.match.log]
    assert kinds.index(events.ConsequencesSuffered) < kinds.index(events.StairsStruck)
    assert (delve.damage(), delve.stairs()) == (1, 0)


@rule("AMB-36", "ODD-BOSS-5")
def test_in_a_boss_round_kiting_only_helps_and_is_used_unasked() -> None:
    delve = scenario(archer(), cubes=0).boss("S1 S1 A1 A1 A1 M1 M1").done()
    assert (suffered(delve), used(delve)) == ((10, 0, 0), ["kiting"])


@rule("ODD-BOSS-5", "ODD-ENC-19")
def test_in_a_boss_round_kiting_ignores_the_only_heart() -> None:
    """Of the boxes of the Dragon only S6 stays uncovered."""
    delve = scenario(archer(items=["ogre_1", "ogre_2", "boulder_1"]), cubes=0).boss("S6 S6 S5 A6 A5 A5 M6 M6 M6 M4")
    delve.cover("A5", "A5").cover("A5", "A5").cover("A6", "A6").cover("M6", "M6").cover("M16", "M6", "M6", "M4")
    delve.cover("S17", "S6", "S6", "S5").done()
    assert (suffered(delve), delve.damage(), used(delve)) == ((0, 0, 0), 0, ["kiting"])


@rule("AMB-36", "ODD-SKILL-1")
def test_shared_remedy_may_be_left_unused_and_works_once_per_encounter() -> None:
    delve = scenario(alchemist(poison=3), warrior(damage=1), cubes=3, deck="hybrid").fight(
        "goblin_1", "S1 A1 M1 M1", "S1 S1 S1 A1"
    )
    delve.drink("healing", hero=1)
    assert (delve.asked(), delve.options()) == ("hook", ["yes", "done"])
    delve.done().drink("healing", hero=0).done().answer("yes")
    assert (delve.poison(0), used(delve)) == (2, ["shared_remedy"])
    delve.drink("healing").done()
    assert (delve.asked(), delve.poison(0)) == ("act", 2)


@rule("AMB-36")
def test_outside_encounters_shared_remedy_works_each_time() -> None:
    scene = scenario(alchemist(poison=3), warrior(), doors=["goblin_1"], cubes=2, deck="hybrid")
    delve = scene.option().drink("healing").done().answer("yes").drink("healing").done().answer("yes")
    assert (delve.poison(0), delve.asked(), used(delve)) == (1, "option", [])


@rule("AMB-36")
def test_shared_remedy_is_not_offered_where_nobody_is_poisoned() -> None:
    scene = scenario(alchemist(damage=1), warrior(), doors=["goblin_1"], cubes=2, deck="hybrid")
    assert scene.option().drink("healing").asked() == "option"


@rule("ODD-ENC-25", "AMB-36")
def test_shared_remedy_costs_one_time_when_a_foe_fades() -> None:
    heroes = (alchemist(poison=1), warrior(damage=1))
    delve = scenario(*heroes, cubes=1, deck="hybrid").fight("shadow_2", "S1 A1 M1 M1", "S1 S1 S1 A1")
    before = len(time_spent(delve))
    delve.drink("healing", hero=1).answer("yes")
    assert time_spent(delve)[before:] == [1]


@rule("ODD-ENC-25", "ODD-4P-7")
def test_who_is_not_in_the_encounter_pays_nothing_for_it() -> None:
    heroes = (alchemist(poison=1), warrior(damage=1), mage(), rogue())
    delve = scenario(*heroes, cubes=1).meet("shadow_1", "cave_in_1").answer("card shadow_1")
    delve.will_gather("S1 S1 S1 A1", "A1 M1 M1 M1").pair(1, 2)
    before = len(time_spent(delve))
    delve.drink("healing", by=1, hero=1)
    assert (delve.asked(), delve.decision.owner) == ("hook", 0), "the Alchemist is asked, not the one who drinks"
    delve.answer("yes")
    assert (delve.poison(0), time_spent(delve)[before:], used(delve)) == (0, [], [])


@rule("ODD-ENC-25", "ODD-CAMP-7")
def test_a_talent_without_usage_icons_is_no_skill() -> None:
    heroes = (trained(warrior(poison=2, damage=1), "bitter_draught"), mage())
    delve = scenario(*heroes, cubes=1, deck="hybrid").fight("shadow_2", "S1 S1 S1 A1", "A1 M1 M1 M1")
    before = len(time_spent(delve))
    delve.drink("healing").answer("heal_damage").done().answer("yes")
    assert (delve.poison(0), time_spent(delve)[before:], used(delve)) == (0, [], [])
