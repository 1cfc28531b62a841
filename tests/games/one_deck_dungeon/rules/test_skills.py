"""Skills: when they may be used, what they cost and what their words mean (ODD-SKILL)."""

from ludotheque.games.one_deck_dungeon.content.definitions import CostKind
from ludotheque.games.one_deck_dungeon.content.loader import find_skill, load_set
from ludotheque.games.one_deck_dungeon.content.vocabulary import Usable
from ludotheque.games.one_deck_dungeon.table import events
from tests.games.one_deck_dungeon.scenario import mage, paladin, rogue, scenario, warrior
from tests.rules import rule

WARRIOR = "S5 S3 S2 S1 A4 A2 M6"


@rule("ODD-SKILL-1")
def test_a_skill_is_used_once_per_encounter_even_if_it_could_be_paid_again() -> None:
    delve = scenario(warrior(skills=["dodge"])).fight("ogre_1", WARRIOR).use("dodge", pay=["A2"])
    assert "A4" in delve.pool()
    assert "use dodge" not in delve.options()


@rule("ODD-SKILL-1")
def test_the_next_encounter_makes_it_usable_again() -> None:
    delve = scenario(rogue(skills=["steady_hands"]), doors=["cave_in_1"]).peril("cave_in_2", 1, "A1 A1 A1 A1")
    delve.will_roll("H5").use("steady_hands").done().loot("xp").done()
    delve.will_gather("A1 A1 A1 A1").enter("cave_in_1").stay().peril(1).done()
    assert "use steady_hands" in delve.options()


@rule("ODD-SKILL-1", "ODD-BOSS-5")
def test_a_skill_is_used_once_per_boss_round() -> None:
    dragon = scenario(warrior(skills=["dodge"], items=["ogre_1", "phantom_1", "shadow_2"]), level=2)
    delve = dragon.boss("H1 S6 S6 S6 S6 S6 S6 S6 A5 A5 M1").use("dodge", pay=["H1"])
    assert "use dodge" not in delve.options()
    delve.cover(0, "A5").cover(1, "A5").cover("S17", "S6", "S6", "S6")
    delve.will_gather("H1 S1 S1 S1 S1 S1 S1 S1 A5 A5 M1").done()
    assert delve.damage() == 1 + 4 + 1 + 1 - 2
    assert "use dodge" in delve.options()


@rule("ODD-SKILL-1", "ODD-LOOT-7")
def test_two_heroes_use_the_same_skill_once_each() -> None:
    both = (warrior(skills=["plague_rat_2"]), mage(skills=["cave_in_1"]))
    delve = scenario(*both).fight("ogre_1", "S1 S1 S1 A1", "A1 M6 M5 M2")
    assert delve.options("use") == ["0 fearless_charge", "1 power_transfer", "1 flameweave"]
    delve.use("flameweave", pay=["1:M2"], by=1)
    assert "use 1 flameweave" not in delve.options()


@rule("ODD-SKILL-2")
def test_usage_icons_keep_combat_and_peril_apart() -> None:
    combat = scenario(warrior(skills=["cleave", "accuracy", "steady_hands"])).fight("ogre_1", "S5 S3 S2 S1 A4 A2 M6")
    assert combat.options("use") == ["cleave"], "too little agility for Accuracy"
    peril = scenario(rogue(skills=["cleave", "accuracy", "steady_hands"])).peril("cave_in_1", 1, "A4 A3 A2 A1")
    assert peril.options("use") == ["accuracy", "steady_hands"]


@rule("ODD-SKILL-2", "AMB-27")
def test_shield_aura_works_in_perils_only() -> None:
    combat = scenario(mage()).fight("ogre_1", "S1 A1 A1 M1 M1 M1 M1")
    assert "use shield_aura" not in combat.options()
    peril = scenario(mage()).peril("cave_in_1", 0, "S1").use("shield_aura").done()
    assert peril.damage() == 0


@rule("ODD-SKILL-2")
def test_usage_icons_of_potions_count_too() -> None:
    said = {"deck": "hybrid", "potions": ["transmutation", "stoneblood"], "turn_sequence": "forest"}
    combat = scenario(warrior(), **said).fight("ogre_2", WARRIOR)
    assert combat.options("drink") == ["brawn", "transmutation", "stoneblood"]
    peril = scenario(warrior(), **said).peril("cave_in_1", 0, "S1 S1 S1 S1")
    assert peril.options("drink") == ["brawn", "stoneblood"]


@rule("ODD-SKILL-3")
def test_strength_is_paid_by_number_whatever_the_values() -> None:
    delve = scenario(warrior(skills=["flurry"])).fight("ogre_1", WARRIOR)
    delve.answer("use flurry")
    assert delve.options("die") == ["S1", "S2", "S3", "S5"]
    delve.will_roll("A6 A5 S4").pick("pay", ["S1", "S2"])
    assert delve.pool() == ["S3", "S4", "S5", "A2", "A4", "A5", "A6", "M6"]


@rule("ODD-SKILL-3")
def test_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    delve = scenario(warrior(skills=["accuracy"])).fight("ogre_1", WARRIOR)
    assert "use accuracy" not in delve.options()


@rule("ODD-SKILL-3", "ODD-DICE-8")
def test_a_heroic_die_pays_any_colour() -> None:
    delve = scenario(warrior(skills=["accuracy"]), level=2).fight("ogre_1", f"{WARRIOR} H1")
    delve.use("accuracy", pay=["A2", "A4", "H1"])
    assert delve.pool() == ["S1", "S2", "S3", "S5", "M6", "H6"]


@rule("ODD-SKILL-4")
def test_mana_is_paid_by_value_and_the_excess_is_lost() -> None:
    delve = scenario(mage(skills=["haste"])).fight("ogre_1", "S1 A1 A1 M1 M1 M1 M6")
    delve.answer("use haste")
    assert delve.options("die") == ["M1", "M6"]
    delve.will_roll("A5 A4").pick("pay", ["M6"])
    assert delve.pool() == ["S1", "A1", "A1", "A4", "A5", "M1", "M1", "M1"]


@rule("ODD-SKILL-4")
def test_several_small_dice_pay_a_mana_cost() -> None:
    delve = scenario(mage(skills=["haste"])).fight("ogre_1", "S1 A1 A1 M1 M1 M1 M6")
    delve.will_roll("A5 A4").use("haste", pay=["M1", "M1", "M1"])
    assert "M6" in delve.pool()


@rule("ODD-SKILL-4")
def test_too_little_mana_is_too_little() -> None:
    delve = scenario(mage(skills=["crushing_fist"])).fight("ogre_1", "S6 A6 A6 M1 M1 M1 M2")
    assert "use crushing_fist" not in delve.options()


@rule("ODD-SKILL-5")
def test_a_free_skill_costs_no_dice_and_works_once() -> None:
    delve = scenario(warrior(skills=["valor"])).fight("ogre_1", WARRIOR).will_roll("H4").use("valor")
    assert len(delve.pool()) == 8
    assert delve.logged(events.DicePaid) == []
    assert "use valor" not in delve.options()


@rule("ODD-SKILL-6", "ODD-DICE-2")
def test_paid_dice_are_back_in_the_supply_for_the_effect() -> None:
    delve = scenario(warrior(skills=["crushing_blow"]), deck="hybrid", exiled={"strength": 4})
    fight = delve.fight("ogre_2", WARRIOR)
    assert fight.supply("strength") == 0
    fight.use("crushing_blow", pay=["S1"])
    assert fight.pool() == ["S2", "S3", "S5", "S6", "A2", "A4", "M6"]


@rule("ODD-SKILL-7")
def test_dice_of_one_skill_pay_for_another() -> None:
    delve = scenario(warrior(skills=["flurry", "accuracy"])).fight("ogre_1", WARRIOR)
    assert "use accuracy" not in delve.options()
    delve.will_roll("A1 A1 S1").use("flurry", pay=["S1", "S2"]).use("accuracy", pay=["A1", "A1", "A2"])
    assert delve.pool() == ["S1", "S3", "S5", "A4", "M6", "H6"]


@rule("ODD-SKILL-8", "ODD-DICE-5")
def test_a_skill_is_paid_from_the_users_own_pool() -> None:
    delve = scenario(warrior(skills=["dodge"]), rogue()).fight("ogre_1", "S1 S2 S3 A4", "A6 A6 A5 M1")
    delve.answer("use 0 dodge")
    assert delve.pool(0) == ["S1", "S2", "S3"]
    assert delve.pool(1) == ["A5", "A6", "A6", "M1"]
    delve = scenario(warrior(skills=["accuracy"]), rogue()).fight("ogre_1", "S1 S2 S3 A4", "A6 A6 A5 M1")
    assert "use 0 accuracy" not in delve.options(), "the partner's agility does not count"


@rule("ODD-SKILL-8")
def test_your_dice_are_the_users_own() -> None:
    delve = scenario(warrior(skills=["cleave"]), rogue()).fight("ogre_1", "S1 S2 S3 A4", "A3 A3 A5 M1")
    delve.answer("use 0 cleave").pick("pay", ["S1"])
    assert delve.options("die") == ["0:S2", "0:S3", "0:A4"]
    delve.act_on("S2", "S3")
    assert delve.pool(0) == ["S3", "S4", "A4"]
    assert delve.pool(1) == ["A3", "A3", "A5", "M1"]


@rule("ODD-SKILL-8")
def test_the_partner_is_the_other_hero_of_the_encounter() -> None:
    delve = scenario(paladin(), rogue()).fight("ogre_1", "S1 S1 M1 M1", "A1 A1 A5 M3")
    delve.answer("use 0 support_aura")
    assert delve.options("die") == ["1:A1"]
    delve.will_roll("A6 A4").act_on("1:A1", "1:A1")
    assert delve.pool(0) == ["S1", "S1", "M1", "M1"]
    assert delve.pool(1) == ["A4", "A5", "A6", "M3"]


@rule("ODD-SKILL-9")
def test_gain_takes_a_die_at_a_set_value_without_rolling() -> None:
    delve = scenario(warrior(skills=["dexterity"])).fight("ogre_1", WARRIOR).use("dexterity", pay=["A2"])
    assert "A6" in delve.pool()
    assert delve.supply("agility") == 6


@rule("ODD-SKILL-9")
def test_roll_takes_dice_and_rolls_them() -> None:
    delve = scenario(warrior(skills=["backstab"])).fight("ogre_1", WARRIOR)
    delve.will_roll("S6 S6").use("backstab", pay=["A2"])
    assert delve.pool() == ["S1", "S2", "S3", "S5", "S6", "S6", "A4", "M6"]
    assert delve.supply("strength") == 2


@rule("ODD-SKILL-9", "ODD-DICE-14")
def test_increase_raises_up_to_six() -> None:
    delve = scenario(warrior(skills=["cleave"])).fight("ogre_1", "S5 S6 S2 S1 A4 A2 M6")
    delve.answer("use cleave").pick("pay", ["S1"])
    assert delve.options("die") == ["S2", "S5", "A2", "A4"], "a 6 gains nothing"
    delve.act_on("S5", "A4")
    assert delve.pool() == ["S2", "S6", "S6", "A2", "A5", "M6"]


@rule("ODD-SKILL-9")
def test_change_alters_dice_of_the_pool_and_takes_none() -> None:
    delve = scenario(warrior(skills=["consistency"])).fight("ogre_1", WARRIOR)
    delve.use("consistency", pay=["A2"], on=["S1", "M6"])
    assert delve.pool() == ["S2", "S3", "S4", "S5", "A4", "M4"]
    assert delve.supply("agility") == 7


@rule("ODD-SKILL-9")
def test_reroll_rolls_a_die_of_the_pool_again() -> None:
    delve = scenario(warrior(skills=["lucky_familiar"])).fight("ogre_1", WARRIOR)
    delve.answer("use lucky_familiar").answer("option 0").will_roll("S6").act_on("S1")
    assert delve.pool() == ["S2", "S3", "S5", "S6", "A2", "A4", "M6"]


@rule("ODD-SKILL-9", "AMB-28")
def test_ignore_drops_icons_in_step_five() -> None:
    delve = scenario(warrior(skills=["poison_skill"])).fight("ogre_1", "S1 S1 S1 S1 A1 A1 M1")
    delve.use("poison_skill", pay=["A1"]).done()
    suffered = delve.logged(events.ConsequencesSuffered)[0]
    assert (suffered.hearts, suffered.time, suffered.poison) == (9, 1, 0)


@rule("ODD-SKILL-9")
def test_the_recoloured_die_is_swapped_with_the_supply() -> None:
    delve = scenario(rogue(skills=["critical_strikes"])).fight("ogre_1", "S1 A6 A4 A2 A1 M1 M1")
    delve.use("critical_strikes", on=["A6", "A4"])
    assert delve.pool() == ["S1", "A1", "A2", "M1", "M1", "H4", "H6"]
    assert (delve.supply("agility"), delve.supply("heroic")) == (6, 4)


@rule("ODD-SKILL-10")
def test_an_armor_die_covers_armor_boxes_only() -> None:
    delve = scenario(warrior(skills=["armor_crush"])).fight("goblin_1", "S1 S1 S1 S1 A1 A1 M1")
    delve.use("armor_crush", pay=["S1"])
    assert "H6a" in delve.pool()
    assert delve.options("cover") == ["0"]
    delve.cover(0, "H6a")
    assert delve.uncovered()[0] == "S3 1 heart"


@rule("ODD-SKILL-10")
def test_an_armor_die_is_no_part_of_an_exchange_and_pays_nothing() -> None:
    delve = scenario(warrior(skills=["armor_crush", "dodge"])).fight("ogre_1", "S1 S2 S2 S2 A1 A1 M1")
    delve.use("armor_crush", pay=["S1"]).use("dodge", pay=["A1"])
    delve.answer("exchange")
    assert delve.options("die") == ["S2", "A1", "M1"]
    delve = scenario(warrior(skills=["armor_crush", "flurry"])).fight("ogre_1", "S1 S2 S2 S2 A1 A1 M1")
    delve.use("armor_crush", pay=["S1"]).will_roll("A6 A5 S4").use("flurry", pay=["S2", "S2"])
    assert "H6a" in delve.pool()


@rule("ODD-SKILL-10", "ODD-SKILL-4")
def test_an_armor_die_pays_no_mana_though_it_is_heroic() -> None:
    delve = scenario(warrior(skills=["armor_crush", "flameweave"])).fight("ogre_1", "S1 S1 S1 S1 A1 A1 M1")
    delve.use("armor_crush", pay=["S1"])
    assert delve.pool()[-2:] == ["M1", "H6a"]
    assert delve.options("use") == [], "Flameweave wants 2 mana"


@rule("ODD-SKILL-10", "AMB-26")
def test_the_die_of_the_mana_fountain_pays_mana_and_nothing_else() -> None:
    skills = ["mana_fountain", "crushing_fist"]
    delve = scenario(warrior(skills=skills)).fight("shadow_1", "S1 S1 S1 S1 A6 A4 M1").use("mana_fountain")
    assert "M6m" in delve.pool()
    delve.cover(0, "A6", "A4")
    assert delve.options("cover") == [], "the magic boxes want 3, 4 and 5"
    delve.use("crushing_fist", pay=["M6m"])
    assert delve.pool() == ["S1", "S1", "S1", "S1", "S6", "S6", "M1"]


@rule("AMB-26")
def test_the_deck_has_mana_fountain() -> None:
    skill = find_skill("mana_fountain")
    assert skill.cost.kind is CostKind.FREE
    assert [card.id for card in load_set("base").encounters if card.loot.skill == skill.id] == ["fire_elemental_2"]


@rule("AMB-29")
def test_each_hero_has_a_basic_skill_of_their_own() -> None:
    heroes = load_set("base").heroes + load_set("forest_of_shadows").heroes
    skills = [hero.basic_skill for hero in heroes]
    assert len({skill.id for skill in skills}) == len(heroes)
    assert all(Usable.COMBAT in skill.usable for skill in skills)
