"""Special abilities of foes of both sets, each by its id."""

from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.cards.scenes import FOREST, suffered, time_spent
from tests.games.one_deck_dungeon.scenario import archer, fled, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

LOW = "S1 S1 S1 S1 A1 A1 M1"  # a gather roll of the Warrior


@rule("ODD-ENC-29")
def test_dodge_foe() -> None:
    delve = scenario(warrior()).fight("bandit_1", "S6 S6 S1 S1 A5 A4 M3").make_heroic("S6", "A4", "M3")
    assert delve.pool() == ["S1", "S1", "S6", "A5", "H3"]


def test_dodge_foe_takes_dice_of_both_heroes() -> None:
    delve = scenario(warrior(), archer()).fight("bandit_1", "S6 S1 S1 A5", "S1 A5 A4 M3")
    delve.make_heroic("0:S6", "1:A5", "1:A4", to=0)
    assert (delve.pool(0), delve.pool(1)) == (["S1", "S1", "A5", "H4"], ["S1", "M3"])


def test_dodge_foe_leaves_no_exchange_of_two() -> None:
    delve = scenario(warrior()).fight("bandit_1", LOW).discard("S1").discard("S1").discard("S1").discard("S1")
    assert "exchange" in delve.options()
    assert "exchange" not in delve.discard("A1").options()


@rule("ODD-ENC-30")
def test_survivor() -> None:
    delve = scenario(warrior(), doors=["ogre_1"]).fight("beetle_1", "S5 S3 S1 S1 A3 A4 M1")
    delve.cover("A3", "A3").cover("A4", "A4").cover("S5", "S5").done()
    assert delve.logged(events.LootLost) == [events.LootLost("beetle_1")]
    assert ("beetle_1" in delve.discard_pile(), delve.xp_cards(), delve.items()) == (True, [], [])


def test_survivor_gives_way_once_all_armor_is_covered() -> None:
    delve = scenario(warrior(), doors=["ogre_1"]).fight("beetle_1", "S5 S3 S1 S1 A3 A4 M3")
    delve.cover("A3", "A3").cover("A4", "A4").cover("S5", "S5").cover("M3", "M3").done()
    assert delve.choices() == ["take_item", "take_skill", "take_xp"]


@rule("AMB-7")
def test_survivor_counts_armor_of_the_dungeon() -> None:
    delve = scenario(warrior(), doors=["ogre_1"], floor=3).fight("beetle_1", "S5 S3 S1 S1 A3 A4 M3")
    delve.cover("A3", "A3").cover("A4", "A4").cover("S5", "S5").cover("M3", "M3").done()
    assert delve.logged(events.LootLost) == [events.LootLost("beetle_1")]


@rule("ODD-ENC-2")
def test_flames() -> None:
    """Before the heroic abilities, and the party picks the hero."""
    delve = scenario(rogue(), archer()).meet("fire_elemental_1").hero(1)
    assert (delve.damage(0), delve.damage(1), delve.asked()) == (0, 1, "abilities")


def test_flames_do_not_burn_those_who_flee() -> None:
    delve = scenario(warrior(), doors=["fire_elemental_1"]).option().enter("fire_elemental_1").flee()
    assert delve.damage() == 0


def test_split() -> None:
    assert time_spent(scenario(warrior()).fight("glooping_ooze_2", "S1 S1 S2 S3 A1 A4 M6")) == [1, 1, 1]


@rule("AMB-2")
def test_split_for_later_rolls_but_not_for_gained_dice() -> None:
    hero = mage(skills=["lucky_familiar"])
    delve = scenario(hero, warrior()).fight("glooping_ooze_2", "A6 M6 M6 M6", "S6 S6 S6 A6")
    delve.use("power_transfer").answer("option 0")
    assert time_spent(delve) == []
    assert time_spent(delve.will_roll("M1").use("lucky_familiar").answer("option 0").act_on("M6")) == [1]


@rule("ODD-ENC-26")
def test_swarm() -> None:
    scene = scenario(warrior(), doors=[fled("ogre_1"), "ogre_2", fled("cave_in_1")])
    assert scene.meet("goblin_1").boxes()[0] == "armor S12 wide"


def test_swarm_alone() -> None:
    assert scenario(warrior()).meet("plague_rat_1").boxes()[0] == "armor A4 wide"


def test_frost() -> None:
    delve = scenario(rogue()).meet("ice_elemental_1")
    assert (time_spent(delve), delve.asked()) == ([3], "abilities")


def test_ethereal() -> None:
    delve = scenario(warrior(), level=2).fight("phantom_1", "H3 S1 S2 S3 S4 A5 A1 M6")
    assert delve.pool() == ["S2", "S4", "A5", "M6"]


def test_ethereal_for_later_rolls_but_not_for_gained_dice() -> None:
    hero = mage(skills=["haste"])
    delve = scenario(hero, warrior()).fight("phantom_1", "A6 M2 M4 M6", "S6 S6 S6 A6")
    delve.will_roll("A3 A2").use("haste", pay=["M4"]).use("power_transfer").answer("option 1")
    assert (delve.pool(0), delve.pool(1)) == (["A2", "A6", "M2", "M6"], ["S6", "S6", "S6", "A1", "A6"])


@rule("ODD-ENC-25", "AMB-8")
def test_fade() -> None:
    """For skills, free ones too; not for potions and exchanges."""
    hero = warrior(skills=["valor", "cleave"], damage=1)
    delve = scenario(hero).fight("shadow_1", "S6 S6 S6 S1 A6 A6 M6").will_roll("H6").use("valor")
    assert time_spent(delve) == [1]
    delve.drink("healing").make_heroic("A6", "A6")
    assert time_spent(delve) == [1]
    assert time_spent(delve.use("cleave", pay=["S6"], on=[])) == [1, 1]


def test_fade_is_not_for_heroic_abilities() -> None:
    delve = scenario(rogue()).meet("shadow_1").ability().will_roll("H6").will_gather("S1 A1 A1 A1 A1 M1 M1")
    assert time_spent(delve.answer("option 0")) == []


@rule("ODD-ENC-24")
def test_undying() -> None:
    """The floor's box alone is enough; the 2 time are no consequence."""
    delve = scenario(paladin()).fight("skeleton_1", "S6 S5 S3 A5 M4 M2 M1")
    delve.cover("M2", "M2").cover("M4", "M4").cover("S3", "S3").cover("S5", "S5").cover("A5", "A5").cover("S6", "S6")
    delve.done()
    assert (suffered(delve), time_spent(delve)[0]) == ((1, 0, 0), 2)


def test_undying_rests_once_everything_is_covered() -> None:
    delve = scenario(warrior(items=["bandit_1"])).fight("skeleton_1", "S6 S5 S3 S3 A5 A1 M4 M2")
    delve.cover("M2", "M2").cover("M4", "M4").cover("S3", "S3").cover("S3", "S3").cover("S5", "S5").cover("A5", "A5")
    delve.cover("S6", "S6").done()
    assert (suffered(delve), time_spent(delve)) == ((0, 0, 0), [])


def test_undying_cannot_be_ignored() -> None:
    delve = scenario(warrior(skills=["poison_skill"])).fight("skeleton_1", "S6 S5 S3 S3 A1 A1 M4")
    delve.use("poison_skill", pay=["A1"]).done()
    assert (suffered(delve)[1], time_spent(delve)[:2]) == (5 - 2, [2, 3])


@rule("ODD-ENC-28")
def test_drain() -> None:
    scene = scenario(warrior(items=["goblin_1", "ogre_1"]), archer(items=["beetle_1"]))
    delve = scene.meet("wraith_1")
    assert delve.options() == ["card goblin_1", "card ogre_1", "card beetle_1"]
    delve.answer("card ogre_1")
    assert (delve.items(0), delve.items(1), delve.xp_cards(), delve.health(0)) == (
        ["goblin_1"], ["beetle_1"], ["ogre_1"], 4,
    )  # fmt: skip


def test_drain_finds_no_item() -> None:
    assert scenario(rogue(skills=["valor"])).meet("wraith_1").asked() == "abilities"


@rule("ODD-ENC-28", "ODD-LOOT-10")
def test_drain_may_kill_with_the_lost_heart() -> None:
    assert scenario(warrior(items=["ogre_1"], damage=6), cubes=0).meet("wraith_1").outcome == "lost"


def test_drain_brings_no_level_before_the_loot() -> None:
    scene = scenario(warrior(items=["ogre_1"]), xp=["bandit_1"])
    delve = scene.fight("wraith_1", LOW)
    assert (delve.xp(), delve.level()) == (7, 1)


def test_overgrowth() -> None:
    """Its own leaf and that of another open door; closed doors do not count."""
    scene = scenario(warrior(), doors=[fled("viper_2"), "wasp_cloud_2", fled("viper_1")], **FOREST)
    assert scene.meet("thornling_1").boxes()[0] == "armor S11 wide"


def test_overgrowth_without_a_leaf() -> None:
    assert scenario(warrior(), **FOREST).meet("thornling_2").boxes()[0] == "armor S5 wide"


def test_sting() -> None:
    """The second 1 of the encounter is the Archer's."""
    delve = scenario(warrior(), archer(), **FOREST).fight("wasp_cloud_1", "S1 S2 S2 A2", "S2 A1 A2 M2")
    assert (delve.poison(0), delve.poison(1)) == (0, 1)


def test_sting_counts_over_several_rolls_and_happens_once() -> None:
    hero = warrior(skills=["patient_aim", "feral_strike"])
    delve = scenario(hero, **FOREST).fight("wasp_cloud_1", "S1 S2 S2 S2 A2 A2 M2")
    assert delve.poison() == 0
    delve.will_roll("A1 A1").use("feral_strike", pay=["S2"])
    assert delve.poison() == 1
    assert delve.will_roll("A1", "H1").use("patient_aim", pay=["A1", "A1"]).poison() == 1


def test_latch() -> None:
    delve = scenario(warrior(), archer(), **FOREST).fight("bog_leech_1", "S1 S1 S1 A1", "S1 A1 A1 M1").done().hero(1)
    assert (delve.poison(0), delve.poison(1), suffered(delve)) == (0, 1, (5, 3, 0))


def test_latch_lets_go_once_everything_is_covered() -> None:
    hero = paladin(items=["spore_cap_2", "panther_2"])
    delve = scenario(hero, doors=["viper_1"], **FOREST).fight("bog_leech_1", "S5 S4 S3 S2 S1 A1 M6 M5 M3")
    for box in ("S2", "S4", "M3", "M5", "S5", "M6"):
        delve.cover(box, box)
    delve.cover("S3", "S3").done()
    assert (delve.poison(), suffered(delve)) == (0, (0, 0, 0))


def test_spores_for_time() -> None:
    delve = scenario(warrior(), **FOREST).meet("spore_cap_1")
    assert delve.options() == ["option 0", "option 1"]
    delve.will_gather(LOW).answer("option 0")
    assert (time_spent(delve), delve.poison()) == ([1], 0)


def test_spores_for_poison() -> None:
    delve = scenario(warrior(), rogue(), **FOREST).meet("spore_cap_1").answer("option 1").hero(1)
    assert (time_spent(delve), delve.poison(0), delve.poison(1)) == ([], 0, 1)


def test_pounce() -> None:
    delve = scenario(warrior(), archer(), **FOREST).fight("panther_1", "S1 S5 S2 A5", "S3 A4 A5 M2")
    assert delve.options() == ["die 0:S5", "die 0:A5", "die 1:A5"]
    delve.act_on("1:A5")
    assert (delve.pool(0), delve.pool(1)) == (["S1", "S2", "S5", "A5"], ["S3", "A4", "M2"])


def test_pounce_only_on_the_gather_roll() -> None:
    delve = scenario(rogue(skills=["feral_strike"]), **FOREST).meet("panther_2").ability().will_roll("H6")
    delve.will_gather("S4 A1 A1 A2 A2 M1 M1").answer("option 0")
    assert delve.pool() == ["A1", "A1", "A2", "A2", "M1", "M1", "H6"]


def test_venom() -> None:
    delve = scenario(warrior(), **FOREST).fight("viper_1", LOW).done()
    assert suffered(delve)[2] == 2 + 1


def test_venom_needs_poison_among_the_consequences() -> None:
    delve = scenario(mage(skills=["antivenom"]), **FOREST).fight("viper_1", "S3 A4 A1 M6 M3 M2 M2")
    delve.use("antivenom", pay=["M2"], on=[]).done()
    assert suffered(delve)[2] == 0


def test_hex() -> None:
    scene = scenario(warrior(damage=1), cubes=2, **FOREST)
    delve = scene.fight("marsh_witch_1", LOW).will_roll("S1 S1").drink("brawn")
    assert (delve.cubes(), delve.exiled("cubes"), delve.table.cube_supply()) == (1, 1, 4)


def test_hex_ends_with_the_encounter() -> None:
    scene = scenario(warrior(damage=1), doors=["marsh_witch_1"], **FOREST)
    assert scene.option().enter("marsh_witch_1").drink("curative").exiled("cubes") == 0


def test_gulp() -> None:
    delve = scenario(warrior(), **FOREST).fight("mire_gulper_1", LOW).make_heroic("S1", "M1")
    assert delve.options() == ["color strength", "color magic"]
    delve.answer("color magic")
    assert (delve.exiled("magic"), delve.exiled("strength"), delve.supply("magic")) == (1, 0, 7)


def test_gulp_may_swallow_a_heroic_die_that_was_given() -> None:
    delve = scenario(warrior(), level=2, **FOREST).fight("mire_gulper_1", f"H5 {LOW}").make_heroic("H5", "M1")
    assert delve.options() == ["color magic", "color heroic"]
    assert delve.answer("color heroic").exiled("heroic") == 1


def test_gulp_cannot_swallow_the_die_that_was_made() -> None:
    scene = scenario(warrior(), level=2, exiled={"heroic": 5}, **FOREST)
    delve = scene.fight("mire_gulper_1", f"H5 {LOW}").make_heroic("H5", "M1")
    assert (delve.exiled("heroic"), delve.exiled("magic")) == (5, 1)


def test_shroud() -> None:
    delve = scenario(warrior(), level=4, **FOREST).fight("shadowstalker_1", "H6 H6 S3 S1 S1 S1 A1 A4 M1")
    assert delve.options("cover") == ["0"]
    assert delve.cover("A4", "A4").options("cover") == []


def test_shroud_covers_armor_of_the_dungeon_but_no_other_box() -> None:
    scene = scenario(warrior(), level=4, floor=3, **FOREST)
    delve = scene.fight("shadowstalker_1", "H6 H6 S3 S1 S1 S1 A4 A6 M4").cover("A4", "A4").cover("M4", "M4")
    assert delve.options("cover") == []
    open_box = scenario(warrior(), level=4, **FOREST).fight("shadowstalker_1", "H6 H6 S3 S1 S1 S1 A4 A6 M4")
    assert open_box.cover("A4", "A4").cover("M4", "M4").cover("M6", "H6").dice_on(5) == ["H6"]


def test_acid_breath_on_a_cube() -> None:
    delve = scenario(warrior(), **FOREST).meet("venom_drake_1").will_gather(LOW).answer("option 0")
    assert (delve.cubes(), delve.exiled("cubes"), delve.damage()) == (0, 1, 0)


def test_acid_breath_on_a_hero() -> None:
    delve = scenario(rogue(), archer(), **FOREST).meet("venom_drake_1").answer("option 1").hero(1)
    assert (delve.cubes(), delve.damage(0), delve.damage(1)) == (1, 0, 1)


def test_acid_breath_finds_no_cube() -> None:
    delve = scenario(rogue(), cubes=0, **FOREST).meet("venom_drake_1")
    assert (delve.asked(), delve.damage()) == ("abilities", 1)


def test_wildfire() -> None:
    scene = scenario(rogue(), doors=[fled("viper_2"), "wasp_cloud_2", fled("viper_1")], **FOREST)
    assert time_spent(scene.meet("cinder_stag_1")) == [3]


def test_wildfire_alone() -> None:
    assert time_spent(scenario(rogue(), doors=["viper_1"], **FOREST).meet("cinder_stag_1")) == [1]
