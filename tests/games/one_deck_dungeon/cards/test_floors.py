"""Floors of all dungeons, each by its id: what it does, and the boxes it adds to combats and perils."""

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.die import STRENGTH
from tests.games.one_deck_dungeon.cards.scenes import alchemist, druid, four, suffered, time_spent
from tests.games.one_deck_dungeon.scenario import archer, fled, mage, new_game, rogue, scenario, warrior
from tests.rules import rule

BASE_DUNGEONS = ("dragons_cave", "hydras_reef", "yetis_cavern", "lichs_tomb", "minotaurs_maze")


def added_boxes(dungeon: str, floor: int) -> tuple[list[str], list[str]]:
    """What the floors down to this one add to a combat, and what to a peril."""
    foe, peril = ("ogre_1", "cave_in_1") if dungeon in BASE_DUNGEONS else ("rotwood_giant_1", "vine_trap_1")
    combat = scenario(mage(), dungeon=dungeon, floor=floor).meet(foe).until_act()
    trap = scenario(mage(), dungeon=dungeon, floor=floor).meet(peril).peril(0).until_act()
    return combat.boxes()[6:], trap.boxes()[1:]


@rule("ODD-FLOOR-9")
def test_hall_of_statues() -> None:
    delve = new_game(warrior(damage=0), dungeon="dragons_cave")
    kinds = [type(event) for event in delve.match.log]
    assert time_spent(delve)[0] == 5
    assert kinds.index(events.TimeSpent) < kinds.index(events.TurnBegan)
    assert added_boxes("dragons_cave", 1) == (["S3 1 heart"], ["armor G2"])


def test_hall_of_statues_on_a_later_floor() -> None:
    discard = ["ogre_1", "ogre_2", "bandit_1", "bandit_2", "goblin_1", "goblin_2", "beetle_1", "beetle_2"]
    delve = scenario(warrior(), dungeon="dragons_cave", deck=[], discard=discard).end().descend()
    assert time_spent(delve)[0] == 5


@rule("ODD-4P-14")
def test_hall_of_statues_is_doubled_for_four() -> None:
    assert time_spent(new_game(*four(), dungeon="dragons_cave"))[:3] == [5, 5, 4]


def test_flame_aura() -> None:
    assert added_boxes("dragons_cave", 2) == (["S3 1 heart", "M5 2 hearts"], ["armor G2", "G6 1 heart"])


def test_dragonskin() -> None:
    combat, peril = added_boxes("dragons_cave", 3)
    assert (combat[2:], peril[2:]) == (["armor S10 wide"], ["armor G5"])


def test_sticky_surrounding() -> None:
    delve = scenario(warrior(damage=1), dungeon="hydras_reef", doors=["ogre_1"]).turn().done()
    assert time_spent(delve) == [3]
    assert added_boxes("hydras_reef", 1) == (["A3 1 heart"], ["G5 1 heart 1 time"])


@rule("ODD-4P-14")
def test_sticky_surrounding_is_doubled_for_four() -> None:
    heroes = four()
    heroes[0].damage = 1
    delve = scenario(*heroes, dungeon="hydras_reef", doors=[("ogre_1", "ogre_2")]).turn().done()
    assert time_spent(delve) == [4 + 2]


def test_regeneration() -> None:
    combat, peril = added_boxes("hydras_reef", 2)
    assert (combat[1:], peril[1:]) == (["A5 1 heart", "S5 1 heart 1 time"], ["armor G3"])


def test_poison_aura() -> None:
    delve = scenario(warrior(), dungeon="hydras_reef", floor=3, level=4).fight("ogre_1", "H6 H1 S6 S6 S6 S6 A6 A6 M6")
    assert delve.pool() == ["S6", "S6", "S6", "S6", "A6", "A6", "M6", "H1", "H5"]
    combat, peril = added_boxes("hydras_reef", 3)
    assert (combat[3:], peril[2:]) == (["M5 1 heart 1 time"], ["armor G5"])


@rule("AMB-3")
def test_poison_aura_lowers_after_other_effects_and_only_rolled_dice() -> None:
    """The Glooping Ooze counts 1s: the 2 that becomes one is none of them; a gained 6 stays."""
    hero = rogue(skills=["valor", "accuracy"])
    delve = scenario(hero, dungeon="hydras_reef", floor=3).fight("glooping_ooze_2", "S6 A6 A6 A6 A6 M6 M6")
    deck = delve.deck_size()
    delve.will_roll("H2").use("valor").use("accuracy", pay=["A6", "A6", "A6"])
    assert (deck - delve.deck_size(), delve.pool()[-2:]) == (0, ["H1", "H6"])


@rule("AMB-3")
def test_poison_aura_leaves_alone_what_pounce_has_discarded() -> None:
    """A Panther in a hybrid deck takes the heroic 6; the aura finds the heroic 4 only."""
    scene = scenario(warrior(), dungeon="hydras_reef", deck="hybrid", floor=3, level=4)
    delve = scene.fight("panther_1", "H6 H4 S1 S1 S1 S1 A1 A1 M1")
    assert delve.pool() == ["S1", "S1", "S1", "S1", "A1", "A1", "M1", "H3"]


@rule("ODD-DICE-14")
def test_poison_aura_changes_nothing_about_a_one() -> None:
    scene = scenario(warrior(), dungeon="hydras_reef", floor=3, level=2)
    delve = scene.fight("ogre_1", "H1 S6 S6 S6 S6 A6 A6 M6")
    assert delve.pool()[-1] == "H1"
    assert delve.logged(events.DiceChanged) == []


def test_freezing_winds() -> None:
    """6 time of Bandit and floor, of which Poison ignores 2: still a heart more."""
    delve = scenario(rogue(skills=["poison_skill"]), dungeon="yetis_cavern").fight("bandit_1", "S1 A6 A3 A3 A1 M1 M1")
    delve.cover("A8", "A6", "A3").cover("A3", "A3").use("poison_skill", pay=["A1"]).done()
    assert suffered(delve) == (1 + 1, 4 + 2 - 2, 0)
    exactly_three = scenario(mage(), dungeon="yetis_cavern").peril("rune_puzzle_1", 0, "M4 M1 M1 M1")
    assert suffered(exactly_three.cover("G4", "M4").done()) == (1 + 1, 3, 0)
    assert added_boxes("yetis_cavern", 1) == (["M3 1 time", "M4 1 time"], ["armor G4 1 time"])


@rule("ODD-ENC-19")
def test_freezing_winds_look_at_what_is_left_after_ignoring() -> None:
    delve = scenario(rogue(skills=["poison_skill"]), dungeon="yetis_cavern").fight("bandit_1", "S1 A6 A3 A4 A2 M3 M4")
    delve.cover("A4", "A4").cover("M3", "M3").cover("M4", "M4").use("poison_skill", pay=["A2"]).done()
    assert suffered(delve) == (4, 3 - 2, 0)
    only_two = scenario(warrior(), dungeon="yetis_cavern").peril("rune_puzzle_1", 1, "S4 S1 S1 S1")
    assert suffered(only_two.cover("G4", "S4").done()) == (3, 2, 0)


def test_brutal_strength() -> None:
    combat, peril = added_boxes("yetis_cavern", 2)
    assert (combat[2:], peril[1:]) == (["S5 2 hearts"], ["G5 1 heart 1 time"])


def test_biting_cold() -> None:
    """Strength boxes of foe, floor and peril alike, and no others."""
    delve = scenario(mage(), dungeon="yetis_cavern", floor=3).meet("ogre_1").until_act()
    assert delve.boxes() == [
        "armor S6 wide 1 heart", "A4 1 time", "armor S9 wide 2 hearts", "A5 1 heart 1 time", "armor S12 wide 3 hearts",
        "A6 1 heart 1 time", "M3 1 time", "M4 1 time", "armor S5 2 hearts", "armor S3 1 heart", "armor S3 1 heart",
    ]  # fmt: skip
    peril = scenario(mage(), dungeon="yetis_cavern", floor=3).meet("cave_in_1").peril(0).until_act()
    assert peril.boxes() == [
        "armor S6 wide 1 heart 3 time", "armor G4 1 time", "G5 1 heart 1 time", "armor G4 1 heart",
    ]  # fmt: skip


def test_biting_cold_makes_armor_like_that_of_any_other_box() -> None:
    delve = scenario(warrior(), dungeon="yetis_cavern", floor=3).fight("ogre_1", "S1 S1 S1 S1 A1 A1 M1")
    assert {box.armor for box in delve.encounter.boxes if box.color == STRENGTH} == {1}


def test_biting_cold_makes_the_party_cover_strength_first() -> None:
    delve = scenario(warrior(), dungeon="yetis_cavern", floor=3).fight("ogre_1", "S6 S1 S1 S1 A6 A6 M6")
    assert delve.options("cover") == ["0", "2", "8", "9", "10"]


def test_undying_legions() -> None:
    assert added_boxes("lichs_tomb", 1) == (["armor M2", "S5 2 time"], ["armor G4"])


def test_weakness_curse() -> None:
    delve = scenario(warrior(), dungeon="lichs_tomb", floor=2, level=2).fight("ogre_1", "H2 S1 S2 S2 S3 A2 A4 M6")
    assert delve.pool() == ["S1", "S3", "A4", "M6"]
    combat, peril = added_boxes("lichs_tomb", 2)
    assert (combat[2:], peril[1:]) == (["armor M3"], ["G6 1 heart 1 time"])


@rule("AMB-2")
def test_weakness_curse_on_rerolls_but_not_on_gained_dice() -> None:
    hero = mage(skills=["lucky_familiar"])
    delve = scenario(hero, warrior(), dungeon="lichs_tomb", floor=2).fight("ogre_1", "A1 M1 M1 M3", "S1 S1 S1 A1")
    delve.will_roll("M2").use("lucky_familiar").answer("option 0").act_on("M3")
    delve.use("power_transfer").answer("option 0")
    assert (delve.pool(0), delve.pool(1)) == (["A1", "M1", "M1"], ["S1", "S1", "S1", "S1", "A1"])


def test_blade_storm() -> None:
    delve = scenario(warrior(), dungeon="lichs_tomb", floor=3).peril("rune_puzzle_1", 0, "M1").done()
    assert suffered(delve) == (1 + 1 + 1 + 1, 3 + 1, 0)
    combat, peril = added_boxes("lichs_tomb", 3)
    assert (combat[3:], peril[2:]) == (["M10 wide 2 hearts"], ["armor G4 1 heart"])


def test_blade_storm_needs_a_heart() -> None:
    """The one heart of the box and that of the floor are ignored; time stays."""
    delve = scenario(mage(), dungeon="lichs_tomb", floor=3).peril("rune_puzzle_1", 0, "M6 M6 M6 M1")
    delve.cover("G4", "M6").cover("G4", "M6").cover("G6", "M6").use("shield_aura").done()
    assert suffered(delve) == (0, 3, 0)


def test_deadly_maze() -> None:
    delve = scenario(warrior(), dungeon="minotaurs_maze", doors=["ogre_1"]).option().explore()
    assert len(delve.doors()) == 3
    assert added_boxes("minotaurs_maze", 1) == (["A2 1 heart", "A2 1 heart"], ["armor G5 1 heart"])


def test_crumbling_walls() -> None:
    scene = scenario(warrior(damage=1), dungeon="minotaurs_maze", floor=2, deck=["ogre_1", "ogre_2", "goblin_1"])
    delve = scene.option().explore()
    assert time_spent(delve) == [1]
    assert (delve.discard_pile(), delve.doors()) == (["ogre_1"], ["closed ogre_2", "closed goblin_1"])
    combat, peril = added_boxes("minotaurs_maze", 2)
    assert (combat[2:], peril[1:]) == (["armor S3", "armor S3"], ["armor G3"])


@rule("ODD-4P-14")
def test_crumbling_walls_are_doubled_for_four() -> None:
    heroes = four()
    heroes[0].damage = 1
    assert time_spent(scenario(*heroes, dungeon="minotaurs_maze", floor=2).option().explore()) == [1, 1]


def test_poison_dart_traps() -> None:
    combat, peril = added_boxes("minotaurs_maze", 3)
    assert (combat[4:], peril[2:]) == (["A12 wide 3 hearts"], ["G6 1 heart 1 time"])


def test_sucking_mire() -> None:
    delve = scenario(warrior(damage=1), dungeon="mudlands", doors=["viper_1"]).option().enter("viper_1").flee()
    assert time_spent(delve) == [1]
    assert added_boxes("mudlands", 1) == (["S3 1 heart"], ["armor G3"])


@rule("ODD-4P-14")
def test_sucking_mire_is_doubled_for_four() -> None:
    heroes = four()
    heroes[0].damage = 1
    delve = scenario(*heroes, dungeon="mudlands", doors=[("viper_1", "viper_2")]).option().enter("viper_1", "viper_2")
    assert time_spent(delve.flee()) == [1, 1]


def test_bog_gas() -> None:
    combat, peril = added_boxes("mudlands", 2)
    assert (combat[1:], peril[1:]) == (["M5 1 heart 1 poison"], ["G6 1 time 1 poison"])


def test_sinking_ground() -> None:
    combat, peril = added_boxes("mudlands", 3)
    assert (combat[2:], peril[2:]) == (["armor A10 wide"], ["armor G5"])


def test_venomous_mist() -> None:
    """A 4 is lowered to 3, which is not more than three tokens."""
    delve = scenario(warrior(poison=3), dungeon="realm_of_venom").option().will_roll("4").explore()
    assert (delve.poison(), delve.damage()) == (2, 2)
    assert added_boxes("realm_of_venom", 1) == (["A3 1 poison", "M4 2 time"], ["G5 1 time 1 poison"])


def test_venomous_mist_and_tolerance_even_out() -> None:
    delve = scenario(alchemist(poison=3), dungeon="realm_of_venom").option().will_roll("4").explore()
    assert (delve.poison(), delve.damage()) == (2, 0)


def test_clinging_webs() -> None:
    combat, peril = added_boxes("realm_of_venom", 2)
    assert (combat[2:], peril[1:]) == (["A5 1 heart 1 time", "S5 2 time"], ["armor G3"])


def test_toxic_blood() -> None:
    delve = scenario(mage(), dungeon="realm_of_venom", floor=3).peril("quicksand_1", 0, "M6 M6 M6 M1").done()
    assert suffered(delve) == (2, 2 + 1, 1 + 1)
    combat, peril = added_boxes("realm_of_venom", 3)
    assert (combat[4:], peril[2:]) == (["M5 1 heart 1 time"], ["armor G5"])


def test_toxic_blood_needs_a_heart() -> None:
    """The poison of the Spore Vent and of the floor's box, and no more."""
    delve = scenario(druid(), dungeon="realm_of_venom", floor=3).peril("spore_vent_1", 1, "A1").done()
    assert suffered(delve) == (0, 2 + 1, 3 + 1)


def test_drifting_embers() -> None:
    delve = scenario(mage(), dungeon="smoldering_ruins").fight("rotwood_giant_1", "S1 A1 A2 M1 M1 M1 M1")
    assert time_spent(delve.make_heroic("A2", "M1").make_heroic("S1", "A1")) == [1, 1]
    assert added_boxes("smoldering_ruins", 1) == (["S3 1 heart", "S4 1 time"], ["armor G4 1 time"])


def test_falling_cinders() -> None:
    combat, peril = added_boxes("smoldering_ruins", 2)
    assert (combat[2:], peril[1:]) == (["A5 2 hearts 1 time"], ["G5 1 heart 1 time"])


def test_scorched_supplies() -> None:
    scene = scenario(warrior(damage=3), dungeon="smoldering_ruins", floor=3, doors=["viper_1"], cubes=2)
    delve = scene.option().drink("curative")
    assert (delve.cubes(), delve.exiled("cubes"), delve.table.cube_supply()) == (1, 1, 4)
    combat, peril = added_boxes("smoldering_ruins", 3)
    assert (combat[3:], peril[2:]) == (["armor M3 1 heart", "armor A4 1 heart"], ["armor G4 1 heart"])


def test_scorched_supplies_exile_a_cube_once() -> None:
    """Nightshade and the Marsh Witch would exile it too."""
    scene = scenario(warrior(), dungeon="smoldering_ruins", floor=3, potions=["nightshade"], cubes=2)
    delve = scene.fight("marsh_witch_1", "S1 S1 S1 S1 A1 A1 M1").drink("nightshade")
    assert (delve.cubes(), delve.exiled("cubes")) == (1, 1)


def test_grasping_roots() -> None:
    scene = scenario(warrior(), archer(), dungeon="vile_roots", doors=["viper_2", fled("thornling_1")])
    delve = scene.option().enter("viper_2").flee().hero(1)
    assert (delve.poison(0), delve.poison(1)) == (0, 1)
    assert added_boxes("vile_roots", 1) == (["armor S2", "M4 1 poison"], ["armor G4"])


def test_grasping_roots_look_at_the_card_that_is_fled() -> None:
    delve = scenario(warrior(), dungeon="vile_roots", doors=["viper_1", fled("thornling_1")]).option()
    assert delve.enter("viper_1").flee().poison() == 0


def test_grasping_roots_with_four_are_for_each_leaf() -> None:
    scene = scenario(*four(), dungeon="vile_roots", doors=[("viper_2", "thornling_1")])
    delve = scene.option().enter("viper_2", "thornling_1").flee().hero(1).hero(1)
    assert delve.poison(1) == 2


def test_blighted_canopy() -> None:
    """The leaf would make the 3 a success."""
    scene = scenario(warrior(poison=3), dungeon="vile_roots", floor=2, doors=[fled("viper_2")])
    delve = scene.option().will_roll("3").explore()
    assert (delve.poison(), delve.damage()) == (2, 2)
    combat, peril = added_boxes("vile_roots", 2)
    assert (combat[2:], peril[1:]) == (["armor A3", "S4 1 heart"], ["G6 1 time 1 poison"])


def test_feeding_roots() -> None:
    discard = ["viper_1", "viper_2", "thornling_1"]
    delve = scenario(warrior(), dungeon="vile_roots", floor=2, deck=[], discard=discard).end().descend()
    assert (delve.floor(), delve.exiled("heroic"), delve.supply("heroic")) == (3, 1, 5)
    combat, peril = added_boxes("vile_roots", 3)
    assert (combat[4:], peril[2:]) == (["M9 wide 1 heart 1 poison"], ["armor G4 1 heart"])


def test_feeding_roots_only_when_revealed() -> None:
    delve = scenario(warrior(), dungeon="vile_roots", floor=1, deck=[], discard=["viper_1"]).end().descend()
    assert delve.exiled("heroic") == 0


def test_feeding_roots_are_doubled_for_four() -> None:
    delve = scenario(*four(), dungeon="vile_roots", floor=2, deck=[], discard=["viper_1", "viper_2"]).end().descend()
    assert delve.exiled("heroic") == 2


def test_feeding_roots_find_no_die() -> None:
    scene = scenario(warrior(), dungeon="vile_roots", floor=2, deck=[], discard=["viper_1"], exiled={"heroic": 6})
    assert scene.end().descend().exiled("heroic") == 6


def test_pitch_dark() -> None:
    scene = scenario(warrior(), dungeon="lair_of_indrax", doors=["viper_1", fled("viper_2")])
    delve = scene.option().enter("viper_1")
    assert (time_spent(delve), delve.asked()) == ([1], "door")
    assert added_boxes("lair_of_indrax", 1) == (["M3 1 heart"], ["armor G5 1 heart"])


def test_pitch_dark_not_for_an_open_door() -> None:
    scene = scenario(warrior(), dungeon="lair_of_indrax", doors=[fled("viper_2")])
    assert time_spent(scene.option().enter("viper_2")) == []


def test_pitch_dark_is_doubled_for_four() -> None:
    scene = scenario(*four(), dungeon="lair_of_indrax", doors=[("viper_1", "viper_2")])
    assert time_spent(scene.option().enter("viper_1", "viper_2")) == [1, 1]


def test_devouring_dark() -> None:
    delve = scenario(warrior(), dungeon="lair_of_indrax", floor=2, doors=["viper_1"]).option().explore()
    assert delve.options() == ["color strength", "color agility", "color magic"]
    delve.answer("color agility")
    assert (delve.exiled("agility"), delve.supply("agility"), len(delve.doors())) == (1, 7, 4)
    combat, peril = added_boxes("lair_of_indrax", 2)
    assert (combat[1:], peril[1:]) == (["armor M3", "armor A3"], ["armor G3"])


def test_devouring_dark_is_doubled_for_four() -> None:
    delve = scenario(*four(), dungeon="lair_of_indrax", floor=2, doors=[("viper_1", "viper_2")]).option().explore()
    delve.answer("color agility").answer("color agility")
    assert delve.exiled("agility") == 2


def test_devouring_dark_finds_no_die() -> None:
    gone = {"strength": 8, "agility": 8, "magic": 8}
    delve = scenario(warrior(), dungeon="lair_of_indrax", floor=2, doors=["viper_1"], exiled=gone).option().explore()
    assert (len(delve.doors()), delve.exiled("heroic")) == (4, 0)


def test_weeping_fangs() -> None:
    combat, peril = added_boxes("lair_of_indrax", 3)
    assert (combat[3:], peril[2:]) == (["M10 wide 2 hearts"], ["G6 1 time 1 poison"])
