"""Poison and exile (ODD-POISON, ODD-EXILE)."""

from collections.abc import Callable

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import REASONS
from tests.games.one_deck_dungeon.cards.scenes import slayer, trained
from tests.games.one_deck_dungeon.scenario import Delve, Hero, fled, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

FOREST = "mudlands"
VENOM = "realm_of_venom"  # its first floor makes resisting harder
ROOTS = "vile_roots"


def explored(*heroes: Hero, roll: str, **said: object) -> Delve:
    """The party explores, and resists with this roll if it must."""
    table = {"dungeon": FOREST, "doors": ["ancient_gate_1"], "cubes": 0, **said}
    return scenario(*heroes, **table).option().will_roll(roll).explore()


@rule("ODD-POISON-1")
def test_poison_is_no_damage_and_ends_nothing() -> None:
    delve = scenario(warrior(poison=8), dungeon=FOREST, doors=["ancient_gate_1"]).option()
    assert (delve.damage(), delve.outcome) == (0, "")
    brink = scenario(rogue(damage=4, poison=4), dungeon=FOREST, doors=["ancient_gate_1"]).option()
    assert (brink.asked(), brink.outcome) == ("option", "")


@rule("ODD-POISON-2", "ODD-EXPL-5")
def test_a_poisoned_party_resists_after_exploring() -> None:
    delve = explored(warrior(poison=1), roll="5")
    assert len(delve.logged(events.PoisonResisted)) == 1
    kinds = [type(event) for event in delve.match.log]
    assert kinds.index(events.Explored) < kinds.index(events.PoisonResisted)


@rule("ODD-POISON-2", "ODD-EXPL-5")
def test_a_party_without_poison_rolls_nothing() -> None:
    delve = explored(warrior(), roll="")
    assert delve.logged(events.PoisonResisted) == []


@rule("ODD-POISON-2")
def test_neither_a_turn_nor_fleeing_is_a_reason_to_resist() -> None:
    delve = (
        scenario(warrior(poison=2), dungeon=FOREST, doors=["ancient_gate_1"], cubes=0)
        .turn()
        .enter("ancient_gate_1")
        .flee()
    )
    assert delve.logged(events.PoisonResisted) == []


@rule("ODD-POISON-3")
@pytest.mark.parametrize(("roll", "success"), [("2", False), ("3", False), ("4", True)])
def test_the_roll_must_be_greater_than_the_tokens(roll: str, success: bool) -> None:
    delve = explored(warrior(poison=3), roll=roll)
    assert [event.success for event in delve.logged(events.PoisonResisted)] == [success]


@rule("ODD-POISON-3")
def test_all_tokens_of_the_party_count() -> None:
    delve = explored(warrior(poison=2), mage(poison=1), roll="3").hero(0)
    assert [(event.tokens, event.success) for event in delve.logged(events.PoisonResisted)] == [(3, False)]


@rule("ODD-POISON-3")
def test_leaves_on_open_doors_help_and_closed_doors_do_not() -> None:
    doors = [fled("thornling_1"), fled("viper_1"), "panther_1"]
    delve = explored(warrior(poison=3), roll="3", doors=doors)
    assert [(event.bonus, event.success) for event in delve.logged(events.PoisonResisted)] == [(1, True)]
    two = explored(warrior(poison=3), roll="2", doors=[fled("thornling_1"), fled("viper_2")])
    assert [(event.bonus, event.success) for event in two.logged(events.PoisonResisted)] == [(2, True)]


@rule("ODD-POISON-4")
def test_success_removes_one_token() -> None:
    delve = explored(warrior(poison=3), roll="6")
    assert (delve.poison(), delve.damage()) == (2, 0)


@rule("ODD-POISON-4")
def test_failure_removes_one_token_and_that_hero_takes_two_damage() -> None:
    delve = explored(warrior(poison=1), mage(poison=2), roll="1").hero(1)
    assert [delve.poison(seat) for seat in (0, 1)] == [1, 1]
    assert [delve.damage(seat) for seat in (0, 1)] == [0, 2]


@rule("ODD-POISON-4", "ODD-GOAL-2")
def test_a_failure_may_be_the_end() -> None:
    delve = explored(rogue(poison=1, damage=3), roll="1")
    assert delve.outcome == "lost"


@rule("ODD-POISON-5")
def test_tokens_that_cannot_be_placed_are_damage() -> None:
    hero = warrior(poison=6)
    delve = scenario(hero, dungeon=FOREST).peril("spore_vent_1", 1, "A1 A1").done()
    assert (delve.poison(), delve.damage()) == (8, 1), "three tokens are due, two are left"


def with_tokens_left(left: int) -> Delve:
    """Three tokens are due to two heroes, the odd one to the first, and so many are left."""
    said = {"dungeon": FOREST, "exiled": {"poison": 8 - left}, "cubes": 0}
    return scenario(warrior(), mage(), **said).peril("spore_vent_1", 1, "A1", "A1").done().hero(0)


@rule("AMB-32", "ODD-POISON-5")
@pytest.mark.parametrize(("seat", "poison", "damage"), [(0, [1, 0], [1, 1]), (1, [0, 1], [2, 0])])
def test_the_party_says_who_takes_the_last_token(seat: int, poison: list[int], damage: list[int]) -> None:
    delve = with_tokens_left(1)
    assert (delve.asked(), delve.options()) == ("hero", ["hero 0", "hero 1"])
    assert REASONS[delve.decision.subject] == "last_poison"
    delve.hero(seat)
    assert [delve.poison(each) for each in (0, 1)] == poison
    assert [delve.damage(each) for each in (0, 1)] == damage


@rule("AMB-32", "ODD-POISON-5")
def test_of_two_tokens_each_is_placed_by_itself_within_the_split() -> None:
    both = with_tokens_left(2).hero(0).hero(0)
    assert [(both.poison(seat), both.damage(seat)) for seat in (0, 1)] == [(2, 0), (0, 1)]
    shared = with_tokens_left(2).hero(1)
    assert shared.asked() != "hero", "the other has taken all that was due"
    assert [(shared.poison(seat), shared.damage(seat)) for seat in (0, 1)] == [(1, 1), (1, 0)]


@rule("AMB-32", "ODD-POISON-5")
@pytest.mark.parametrize(("left", "poison", "damage"), [(0, [0, 0], [2, 1]), (3, [2, 1], [0, 0])])
def test_with_no_token_or_enough_of_them_nobody_is_asked(left: int, poison: list[int], damage: list[int]) -> None:
    delve = with_tokens_left(left)
    assert delve.asked() != "hero"
    assert [delve.poison(each) for each in (0, 1)] == poison
    assert [delve.damage(each) for each in (0, 1)] == damage


@rule("ODD-POISON-5", "ODD-ENC-27")
def test_all_damage_in_place_of_tokens_is_there_before_anybody_falls() -> None:
    said = {"dungeon": FOREST, "exiled": {"poison": 8}, "cubes": 1}
    delve = scenario(warrior(damage=2), mage(damage=2), **said).peril("spore_vent_1", 1, "A1", "A1").done().hero(0)
    assert (delve.asked(), [delve.damage(seat) for seat in (0, 1)]) == ("survive", [4, 3])


@rule("ODD-POISON-5", "ODD-EXILE-1")
def test_exiled_tokens_cannot_be_placed_either() -> None:
    said = {"dungeon": FOREST, "exiled": {"poison": 7}}
    delve = scenario(warrior(), **said).peril("spore_vent_1", 1, "A1 A1").done()
    assert (delve.poison(), delve.damage()) == (1, 2)


@rule("ODD-POISON-6")
def test_a_heal_may_remove_poison_instead_of_damage() -> None:
    said = {"deck": "hybrid", "dungeon": FOREST, "doors": ["cave_in_1"]}
    delve = scenario(warrior(damage=2, poison=2), **said).option().drink("healing")
    assert (delve.asked(), delve.options()) == ("heal", ["heal_damage", "heal_poison"])
    delve.answer("heal_poison").answer("heal_damage")
    assert (delve.damage(), delve.poison()) == (1, 1)


@rule("ODD-POISON-6")
def test_a_hero_with_poison_alone_can_be_healed() -> None:
    said = {"deck": "hybrid", "dungeon": FOREST, "doors": ["cave_in_1"]}
    delve = scenario(warrior(), mage(poison=2), **said).option().drink("healing")
    assert (delve.asked(), delve.options()) == ("heal", ["heal_poison", "done"])
    delve.answer("heal_poison").answer("heal_poison")
    assert (delve.poison(1), delve.cubes()) == (0, 0)


@rule("ODD-POISON-6")
def test_of_a_heal_the_damage_goes_without_a_question_once_the_tokens_are_gone() -> None:
    said = {"deck": "hybrid", "dungeon": FOREST, "doors": ["cave_in_1"]}
    delve = scenario(warrior(damage=3, poison=1), **said).turn().drink("healing").answer("heal_poison")
    assert (delve.asked(), delve.damage(), delve.poison()) == ("option", 1, 0)


def by_healing() -> Delve:
    said = {"deck": "hybrid", "dungeon": FOREST, "doors": ["cave_in_1"]}
    return scenario(rogue(poison=2), **said).option().drink("healing")


def by_curative() -> Delve:
    delve = scenario(rogue(poison=2), dungeon=FOREST).fight("rotwood_giant_1", "S1 A1 A1 A1 A1 M1 M1")
    return delve.will_roll("S1 S1").drink("brawn")


def by_a_cube() -> Delve:
    delve = scenario(rogue(poison=2), dungeon=FOREST).peril("quicksand_1", 0, "M6 M3")
    return delve.cover("G3", "M3").cover("M6", "M6").done().loot("potion")


def by_second_wind() -> Delve:
    said = {"dungeon": FOREST, "deck": [], "discard": ["thornling_1"]}
    return scenario(warrior(poison=2), **said).end().descend()


def by_forager() -> Delve:
    said = {"dungeon": FOREST, "deck": [], "discard": ["thornling_1"]}
    return scenario(trained(rogue(poison=2), "forager"), **said).end().descend()


def by_trophy() -> Delve:
    hero = slayer(poison=2, items=["thornling_1", "panther_2", "viper_1", "marsh_witch_1"])
    delve = scenario(hero, cubes=0, dungeon=FOREST, doors=["ancient_gate_1"]).fight(
        "rotwood_giant_1", "S6 S6 S6 S3 S3 A1 A1 A1 M4 M5 M6"
    )
    delve.cover("S3", "S3").cover("S12", "S6", "S6").cover("S9", "S6", "S3")
    return delve.cover("M4", "M4").cover("M5", "M5").cover("M6", "M6").done().loot("xp")


HEALS = [by_healing, by_curative, by_a_cube, by_second_wind, by_forager, by_trophy]


@rule("ODD-POISON-6", "ODD-CURE-2")
@pytest.mark.parametrize("heal", HEALS)
def test_a_heal_that_finds_no_damage_may_be_lost(heal: Callable[[], Delve]) -> None:
    """The token may be kept: some talents need one."""
    delve = heal()
    before = delve.poison()
    assert (delve.damage(), delve.asked(), delve.options()) == (0, "heal", ["heal_poison", "done"])
    delve.done()
    assert (delve.poison(), delve.asked() != "heal") == (before, True)


@rule("ODD-POISON-6")
@pytest.mark.parametrize("heal", HEALS)
def test_a_heal_that_finds_no_damage_may_remove_a_token(heal: Callable[[], Delve]) -> None:
    delve = heal()
    before = delve.poison()
    assert delve.answer("heal_poison").poison() == before - 1


@rule("ODD-POISON-7")
def test_only_what_names_the_resist_roll_alters_it() -> None:
    harder = explored(warrior(poison=3), roll="4", dungeon=VENOM)
    assert [(event.bonus, event.success) for event in harder.logged(events.PoisonResisted)] == [(-1, False)]
    tolerant = explored(Hero("alchemist", poison=3), roll="3")
    assert [(event.bonus, event.success) for event in tolerant.logged(events.PoisonResisted)] == [(1, True)]


@rule("ODD-POISON-7")
def test_roll_effects_of_the_dungeon_leave_the_resist_die_alone() -> None:
    cursed = {"deck": "hybrid", "dungeon": "lichs_tomb", "floor": 2, "doors": ["cave_in_1"]}
    delve = explored(warrior(poison=1), roll="2", **cursed)
    assert [(event.die, event.success) for event in delve.logged(events.PoisonResisted)] == [(2, True)]


@rule("ODD-POISON-7")
def test_leaves_count_nothing_under_the_blighted_canopy() -> None:
    delve = explored(warrior(poison=3), roll="3", dungeon=ROOTS, floor=2, doors=[fled("thornling_1")])
    assert [(event.bonus, event.success) for event in delve.logged(events.PoisonResisted)] == [(0, False)]


@rule("ODD-POISON-8", "AMB-25")
def test_the_party_says_who_loses_the_token() -> None:
    delve = explored(warrior(poison=1), mage(poison=1), roll="6")
    assert (delve.asked(), delve.options()) == ("hero", ["hero 0", "hero 1"])
    delve.hero(1)
    assert [delve.poison(seat) for seat in (0, 1)] == [1, 0]


@rule("ODD-POISON-8")
def test_a_hero_without_poison_cannot_lose_any() -> None:
    delve = explored(warrior(), mage(poison=2), roll="1")
    assert [delve.damage(seat) for seat in (0, 1)] == [0, 2]


@rule("AMB-19", "ODD-ENC-22")
def test_hearts_and_poison_are_split_independently() -> None:
    delve = scenario(warrior(), mage(), dungeon=FOREST, floor=2).peril("hornet_nest_1", 1, "A1", "A1").done()
    assert (delve.options(), delve.decision.subject) == (["hero 0", "hero 1"], 1)
    delve.hero(0)
    assert (delve.asked(), delve.options()) == ("hero", ["hero 0", "hero 1"])
    delve.hero(0)
    assert [(delve.damage(seat), delve.poison(seat)) for seat in (0, 1)] == [(1, 2), (0, 1)]


@rule("ODD-EXILE-1")
def test_an_exiled_die_is_gone_for_the_rest_of_the_game() -> None:
    delve = scenario(Hero("slayer"), dungeon=FOREST, doors=["hornet_nest_1"]).meet("vine_trap_1").peril(0)
    delve.will_roll("H4").will_gather("S1 S1 S1").ability().answer("option 0").answer("color agility")
    assert (delve.exiled("agility"), delve.supply("agility")) == (1, 7)
    delve.done().loot("xp")
    assert delve.supply("agility") == 7
    assert delve.logged(events.DiceExiled) == [events.DiceExiled((0, 1, 0, 0))]


@rule("ODD-EXILE-1", "ODD-COMP-2")
def test_an_exiled_cube_cannot_be_gained_again() -> None:
    delve = scenario(warrior(), dungeon=FOREST, potions=["nightshade"], cubes=1)
    fight = delve.fight("rotwood_giant_1", "S1 S1 S1 S1 A1 A1 M1").drink("nightshade")
    assert (fight.cubes(), fight.exiled("cubes"), fight.table.cube_supply()) == (0, 1, 5)


@rule("ODD-EXILE-1")
def test_exiled_dice_do_not_come_back_on_descending() -> None:
    said = {"dungeon": FOREST, "deck": [], "discard": ["thornling_1"], "exiled": {"strength": 2}}
    delve = scenario(paladin(), **said).end().descend()
    assert (delve.supply("strength"), delve.exiled("strength")) == (6, 2)


@rule("ODD-EXILE-1")
def test_the_mud_golem_exiles_dice_from_its_covered_skulls() -> None:
    hero = warrior(items=["rotwood_giant_1", "mire_gulper_1", "toxic_falls_2"])
    delve = scenario(hero, dungeon=FOREST).boss("S6 S6 S6 S6 S6 S6 S6 A6 A4 M5")
    delve.cover(0, "S6").cover(1, "M5").cover(2, "S6").cover(3, "S6", "S6", "S6").cover(6, "A6").cover(7, "A4")
    delve.will_roll("1").will_gather("S1 S1 S1 S1 S1 S1 S1 A1 A1 M1").done()
    assert (delve.boss_damage(), delve.exiled("strength"), delve.exiled("agility")) == (2, 1, 1)
    assert (delve.supply("strength"), delve.supply("agility")) == (0, 5)
