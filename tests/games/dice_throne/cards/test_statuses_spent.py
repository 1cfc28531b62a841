"""The status effects that their holders spend or keep for themselves."""

import pytest

from tests.games.dice_throne.heroes.fights import Dice, carried, carried_to_defence, rolled, seat_has
from tests.games.dice_throne.scenario import Duel, Side, barbarian, fighter, scenario
from tests.rules import rule

SMALL = (1, 2, 3, 4, 6)


def smacked(side: Side) -> Duel:
    """A Barbarian attacks for 4; the target is fixed and may answer."""
    return scenario(barbarian(), side).roll(*SMALL).announce("smack").until_point("W_TARGETED", by=1)


def holding(hero: str, **tokens: int) -> Side:
    return fighter(hero, tokens=tokens, cp=0)


@pytest.mark.parametrize(("die", "health"), [(1, 50), (2, 50), (3, 46), (6, 46)])
def test_evasive_avoids_on_a_one_or_two(die: int, health: int) -> None:
    duel = smacked(holding("monk", evasive=1)).will_roll(1, die).answer("spend evasive")
    seat_has(carried(duel), 1, health=health, evasive=0)


def test_evasive_tokens_are_spent_one_after_the_other() -> None:
    duel = smacked(holding("monk", evasive=2)).will_roll(1, 5).answer("spend evasive")
    seat_has(carried(duel.will_roll(1, 2).answer("spend evasive")), 1, health=50, evasive=0)


@pytest.mark.parametrize(("die", "health"), [(3, 50), (4, 46)])
def test_smoke_bomb_avoids_up_to_three(die: int, health: int) -> None:
    seat_has(
        carried(smacked(holding("ninja", smoke_bomb=1)).will_roll(1, die).answer("spend smoke_bomb")), 1, health=health
    )


def ninjutsu(die: int) -> Duel:
    duel = rolled(holding("ninja", ninjutsu=1), SMALL).announce("slash")
    return duel.will_roll(0, die).answer("spend ninjutsu")


@pytest.mark.parametrize(("die", "damage"), [(1, 6), (3, 6), (4, 7), (5, 7)])
def test_ninjutsu_adds_by_its_die(die: int, damage: int) -> None:
    seat_has(carried(ninjutsu(die)), 1, health=50 - damage)


def test_ninjutsu_on_a_mask_lets_choose() -> None:
    seat_has(carried(ninjutsu(6).answer("option 0")), 1, health=43)
    seat_has(carried(ninjutsu(6).answer("option 1")), 1, health=45, delayed_poison=1)
    duel = ninjutsu(6).answer("option 2").pass_windows()
    assert duel.asked() == (0, "main")  # nothing left to defend against
    seat_has(duel, 1, health=45)


def test_ninjutsu_comes_too_late_to_forbid_a_defence_that_was_rolled() -> None:
    duel = carried_to_defence(rolled(holding("ninja", ninjutsu=1), SMALL).announce("slash"))
    duel.defend("thick_skin", 1, 2, 3)
    while "spend ninjutsu" not in duel.options():
        duel.passes()
    duel = carried(duel.will_roll(0, 6).answer("spend ninjutsu").answer("option 2"))
    seat_has(duel, 1, health=45)


def test_chi_prevents_one_for_each() -> None:
    duel = smacked(holding("monk", chi=3)).answer("spend chi")
    assert duel.options() == ["number 1", "number 2", "number 3"]
    seat_has(carried(duel.answer("number 2")), 1, health=48, chi=1)


def test_chi_adds_one_for_each_to_an_attack() -> None:
    duel = rolled(holding("monk", chi=3), (1, 2, 1, 4, 6)).announce("fist_strike").answer("spend chi/1")
    seat_has(carried(duel.answer("number 3")), 1, health=50 - 6 - 3)


def test_chi_gained_this_turn_adds_nothing() -> None:
    side = fighter("monk", ["contemplate", "meditate_2"], tokens={"chi": 1})
    duel = scenario(side, barbarian()).main().play("contemplate").will_roll(0, 1, 2, 1, 4, 6).end()
    duel.announce("fist_strike").answer("spend chi/1")
    seat_has(carried(duel), 0, chi=2)  # of three, only the old one could be spent
    seat_has(duel, 1, health=50 - 6 - 1)


@rule("DT-STATUS-7")
@pytest.mark.parametrize("removals", [["buh_bye"], ["buh_bye", "get_that_outta_here"]])
def test_chi_gained_this_turn_is_removed_first(removals: list[str]) -> None:
    side = fighter("monk", ["contemplate", *removals, "meditate_2"], cp=3, tokens={"chi": 2})
    duel = scenario(side, barbarian()).main().play("contemplate")
    for card in removals:
        duel.play(card)
    duel.will_roll(0, 1, 2, 1, 4, 6).end().announce("fist_strike").answer("spend chi/1")
    assert (duel.tokens(0, "chi"), duel.options()) == (4 - len(removals), ["number 1", "number 2"])


def test_cleanse_removes_a_token_from_its_holder() -> None:
    duel = scenario(holding("monk", cleanse=1, knockdown=1), barbarian()).main().answer("spend cleanse")
    seat_has(duel, 0, cleanse=0, knockdown=0)


def test_protect_prevents_half() -> None:
    seat_has(carried(smacked(holding("paladin", protect=1)).answer("spend protect")), 1, health=48, protect=0)


def test_retribution_returns_half_of_what_came_in() -> None:
    duel = carried(smacked(holding("paladin", retribution=1)).answer("spend retribution"))
    seat_has(duel, 0, health=48)
    seat_has(duel, 1, health=46, retribution=0)


def crit(dice: Dice, ability: str) -> Duel:
    return rolled(holding("paladin", crit=1), dice).announce(ability)


def test_crit_adds_four_to_an_attack_of_five() -> None:
    duel = crit((1, 2, 3, 4, 6), "holy_attack").until_point("W_TARGETED", by=0)
    seat_has(carried(duel.answer("spend crit")), 1, health=50 - 5 - 4)


def test_crit_needs_five_damage() -> None:
    duel = crit((1, 1, 2, 6, 5), "mighty_prayer")  # three damage
    while duel.asked()[1] == "respond":
        assert "spend crit" not in duel.options()
        duel.passes()


def test_accuracy_makes_the_attack_undefendable() -> None:
    duel = rolled(holding("paladin", accuracy=1), (1, 2, 3, 4, 6)).announce("holy_attack").answer("spend accuracy")
    assert duel.pass_windows().asked() == (0, "main")
    seat_has(duel, 1, health=45)


def test_accuracy_is_spent_at_the_end_of_the_offensive_phase_only() -> None:
    duel = rolled(holding("paladin", accuracy=1, crit=1), (1, 2, 3, 4, 6)).announce("holy_attack").passes()
    assert "spend crit" in duel.options()
    assert "spend accuracy" not in duel.options()  # the target is fixed


@pytest.mark.parametrize("death", [4, 9])
def test_blessing_of_divinity_leaves_one_health(death: int) -> None:
    side = fighter("paladin", cp=0, health=min(4, death), tokens={"blessing_of_divinity": 1})
    duel = carried(scenario(barbarian(), side).roll(*SMALL).announce("smack"))
    seat_has(duel, 1, health=1, blessing_of_divinity=0)
    assert duel.outcome == ""


@pytest.mark.parametrize(("thrown", "defended"), [((6, 1), False), ((5, 1), True)])
def test_flight_makes_an_own_attack_undefendable_on_a_six(thrown: Dice, defended: bool) -> None:
    duel = rolled(holding("seraph", flight=1), (1, 2, 3, 5, 6)).announce("holy_blade")
    duel = duel.will_roll(0, *thrown).answer("spend flight").pass_windows()
    assert (duel.asked() == (1, "defence")) == defended


@pytest.mark.parametrize(("thrown", "health"), [((6, 1), 50), ((5, 1), 46)])
def test_flight_avoids_an_attack_on_a_six(thrown: Dice, health: int) -> None:
    duel = smacked(holding("seraph", flight=1)).will_roll(1, *thrown).answer("spend flight/1")
    seat_has(carried(duel), 1, health=health, flight=0)


def test_holy_presence_hurts_every_opponent_in_the_own_upkeep() -> None:
    duel = scenario(holding("seraph", holy_presence=2), barbarian()).upkeep().until("main")
    seat_has(duel, 1, health=48)
    seat_has(duel, 0, holy_presence=2)


@pytest.mark.parametrize(("place", "paid", "damage"), [("", 1, 1), ("/1", 2, 3)])
def test_honor_adds_one_or_both_together_three(place: str, paid: int, damage: int) -> None:
    duel = rolled(holding("samurai", honor=2), (1, 2, 4, 4, 5)).announce("solemnity").answer(f"spend honor{place}")
    seat_has(carried(duel), 1, health=50 - 7 - damage)
    seat_has(duel, 0, honor=2 - paid)


@pytest.mark.parametrize(("die", "returned"), [(1, 1), (4, 2), (5, 3)])
def test_back_strike_deals_half_its_die_to_the_attacker(die: int, returned: int) -> None:
    duel = carried(smacked(holding("samurai", back_strike=1)).will_roll(1, die).answer("spend back_strike"))
    seat_has(duel, 0, health=50 - returned)
    seat_has(duel, 1, health=46)


@pytest.mark.parametrize(("die", "damage"), [(1, 1), (4, 2), (6, 3)])
def test_reload_adds_half_its_die(die: int, damage: int) -> None:
    duel = rolled(holding("gunslinger", reload=1), SMALL).announce("revolver").will_roll(0, die).answer("spend reload")
    seat_has(carried(duel), 1, health=50 - 3 - damage)


def test_sneak_attack_adds_its_die() -> None:
    duel = rolled(holding("shadow_thief", sneak_attack=1), (1, 2, 1, 5, 5)).announce("dagger_strike")
    seat_has(carried(duel.will_roll(0, 5).answer("spend sneak_attack")), 1, health=50 - 4 - 5)


@rule("DT-TOKEN-3")
def test_shadows_cancels_an_attack_and_its_defence_but_not_its_other_effects() -> None:
    side = holding("shadow_thief", shadows=1)
    duel = scenario(fighter("moon_elf"), side).roll(*SMALL).attack("entangling_shot")
    assert duel.asked() == (0, "main")
    seat_has(duel, 1, health=50, entangle=1, shadows=1)


def test_shadows_does_not_stop_an_ultimate() -> None:
    duel = scenario(fighter("moon_elf"), holding("shadow_thief", shadows=1)).roll(6, 6, 6, 6, 6)
    seat_has(carried(duel.announce("lunar_eclipse")), 1, health=50 - 12 - 2)


def test_shadows_does_not_stop_poison() -> None:
    seat_has(scenario(holding("shadow_thief", shadows=1, poison=2), barbarian()).upkeep().until("main"), 0, health=48)


@rule("DT-TOKEN-4")
def test_shadows_leaves_after_a_whole_own_turn() -> None:
    duel = scenario(holding("shadow_thief", shadows=1), barbarian()).main_2().end()
    while duel.state.active == 0:
        duel.idle()
    seat_has(duel, 0, shadows=0)


def test_shadows_gained_in_this_turn_stays() -> None:
    duel = rolled(fighter("shadow_thief"), (6, 6, 6, 1, 3), 2).announce("shadow_dance")
    while duel.state.active == 0:
        duel.idle()
    seat_has(duel, 0, shadows=1)


@pytest.mark.parametrize(("place", "paid"), [("", 1), ("/2", 3), ("/3", 3), ("/4", 4)])
def test_tactical_advantage_buys_many_things(place: str, paid: int) -> None:
    duel = scenario(holding("tactician", tactical_advantage=5), barbarian()).main()
    duel.answer(f"spend tactical_advantage{place}")
    if place == "/4":
        duel.answer("player 0")
    seat_has(duel, 0, tactical_advantage=5 - paid, cp=int(place == ""), protect=int(place == "/4"))
    seat_has(duel, 0, hand=2 if place == "/2" else 1)
    seat_has(duel, 1, targeted=int(place == "/3"))


def test_tactical_advantage_rolls_an_own_die_again() -> None:
    duel = rolled(holding("tactician", tactical_advantage=1), (1, 2, 3, 4, 4)).answer("spend tactical_advantage/1")
    duel.will_roll(0, 6).answer("die 3")
    assert duel.dice() == [1, 2, 3, 6, 4]


def test_tactical_advantage_moves_a_token_in_the_main_phase() -> None:
    duel = scenario(holding("tactician", tactical_advantage=4, constrict=1), barbarian()).main()
    duel.answer("spend tactical_advantage/5")
    seat_has(duel, 0, constrict=0)
    seat_has(duel, 1, constrict=1)


def test_blood_power_adds_three_once_a_turn() -> None:
    duel = rolled(holding("vampire_lord", blood_power=2), SMALL).announce("gouge").answer("spend blood_power")
    assert "spend blood_power" not in duel.options()
    seat_has(carried(duel), 1, health=50 - 3 - 3)


def test_blood_power_removes_a_token_in_the_own_main_phase() -> None:
    duel = scenario(holding("vampire_lord", blood_power=2, bleed=1), barbarian()).main().answer("spend blood_power/1")
    seat_has(duel, 0, bleed=0, blood_power=0)


def test_blood_power_draws_two_for_three() -> None:
    duel = scenario(holding("vampire_lord", blood_power=3), barbarian()).main().answer("spend blood_power/2")
    seat_has(duel, 0, hand=3, blood_power=0)


def test_blood_power_heals_by_the_damage_that_is_dealt() -> None:
    side = fighter("vampire_lord", cp=0, health=30, tokens={"blood_power": 4})
    duel = rolled(side, (1, 1, 2, 3, 4)).announce("gouge", 1).answer("spend blood_power/3").pass_windows()
    duel.defend("thick_skin", 4, 1, 1)  # heals nothing of the attack away
    seat_has(carried(duel), 0, health=35)


@pytest.mark.parametrize(("bleed", "blood"), [(2, 2), (1, 1)])
def test_blood_power_comes_from_damaging_somebody_who_bleeds_twice(bleed: int, blood: int) -> None:
    duel = scenario(holding("vampire_lord", blood_power=1), barbarian(tokens={"bleed": bleed})).roll(*SMALL)
    duel.announce("gouge")
    while duel.state.active == 0:
        duel.idle()
    seat_has(duel, 0, blood_power=blood)


def test_blood_power_comes_only_in_the_turn_of_the_attack() -> None:
    duel = scenario(holding("vampire_lord"), barbarian(tokens={"bleed": 2})).roll(*SMALL).announce("gouge")
    seat_has(duel.until_phase("main_1", 1), 0, blood_power=1)
    seat_has(duel.until_phase("main_1", 0).until_phase("main_1", 1), 0, blood_power=1)


@pytest.mark.parametrize(("die", "again"), [(5, True), (4, False)])
def test_mesmerize_makes_an_opponent_roll_a_die_again(die: int, again: bool) -> None:
    side = holding("vampire_lord", mesmerize=1)
    duel = scenario(barbarian(), side).roll(*SMALL).announce("smack").will_roll(1, die).answer("spend mesmerize")
    seat_has(duel, 1, mesmerize=0)
    assert (duel.asked() == (1, "reroll_die")) == again
    if again:
        duel.will_roll(0, 6).answer("die 0")
        assert duel.dice() == [6, 2, 3, 4, 6]


@pytest.mark.parametrize(("die", "healed"), [(1, 1), (4, 2), (6, 3)])
def test_wellspring_heals_half_its_die(die: int, healed: int) -> None:
    side = fighter("treant", tokens={"wellspring": 1}, health=40)
    duel = scenario(side, barbarian()).main().will_roll(0, die).answer("spend wellspring")
    seat_has(duel, 0, health=40 + healed, wellspring=0)


def test_nyras_bond_lets_the_damage_be_split() -> None:
    side = fighter("huntress", tokens={"nyras_bond": 1}, nyra=(5, True))
    duel = carried_to_defence(scenario(barbarian(), side).roll(*SMALL).announce("smack"))
    assert "spend nyras_bond" in duel.options()
    duel.answer("spend nyras_bond").pass_windows()
    assert duel.asked() == (1, "share_damage")
    duel.answer("number 3")
    seat_has(duel, 1, health=49)
    assert duel.nyra(1) == (2, True)


def test_nyras_bond_heals_her_at_any_time() -> None:
    side = fighter("huntress", tokens={"nyras_bond": 1}, nyra=(3, True))
    duel = scenario(side, barbarian()).main().answer("spend nyras_bond/1")
    assert duel.nyra(0) == (5, True)


def test_synth_builds_and_upgrades_bots_in_the_main_phase() -> None:
    duel = scenario(holding("artificer", synth=5), barbarian()).main().answer("spend synth")
    seat_has(duel.answer("token heal_bot"), 0, synth=3, heal_bot=1)
    seat_has(duel.answer("spend synth/1"), 0, synth=0, heal_bot=2)
