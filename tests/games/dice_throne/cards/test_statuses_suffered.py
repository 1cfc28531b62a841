"""The status effects that are put on others."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.heroes.fights import Dice, carried, rolled, seat_has, strikes
from tests.games.dice_throne.scenario import Duel, barbarian, fighter, pyromancer, scenario
from tests.rules import rule

SMALL = (1, 2, 3, 4, 6)
THREE = (1, 2, 3, 4, 6)
ENDING = (events.PhaseBegan, events.HealthChanged)


def upkeep(hero: str, *dice: int, **tokens: int) -> Duel:
    duel = scenario(barbarian(tokens=tokens), fighter(hero)).lay("upkeep").will_roll(0, *dice).begin()
    return duel.until("main")


@pytest.mark.parametrize(("dice", "damage", "left"), [((1, 4), 2, 2), ((5, 1), 1, 1), ((5, 6), 0, 0)])
def test_bleed_hurts_or_stops_token_by_token(dice: Dice, damage: int, left: int) -> None:
    seat_has(upkeep("vampire_lord", *dice, bleed=2), 0, health=50 - damage, bleed=left)


def test_poison_deals_one_for_each_token_and_stays() -> None:
    seat_has(upkeep("shadow_thief", poison=3), 0, health=47, poison=3)


@pytest.mark.parametrize(("dice", "left"), [((6, 6), 0), ((6, 1), 1), ((5, 5), 2)])
def test_nanite_goes_on_a_six_in_the_upkeep(dice: Dice, left: int) -> None:
    seat_has(upkeep("artificer", *dice, nanite=2), 0, health=50, nanite=left)


@pytest.mark.parametrize(("tokens", "damage"), [(1, 3), (2, 6)])
def test_delayed_poison_hurts_at_the_end_of_the_turn(tokens: int, damage: int) -> None:
    duel = scenario(barbarian(tokens={"delayed_poison": tokens}), fighter("ninja")).main_2()
    seat_has(duel.end(), 0, health=50 - damage, delayed_poison=0)


@rule("DT-TURN-4")
def test_the_end_of_a_turn_comes_after_its_discard_phase_and_before_the_next_upkeep() -> None:
    duel = scenario(barbarian(tokens={"delayed_poison": 1}), fighter("ninja")).main_2().end()
    told = [event for event in duel.match.log if isinstance(event, ENDING)]
    hurt = next(place for place, event in enumerate(told) if isinstance(event, events.HealthChanged))
    assert told.index(events.PhaseBegan(0, "discard")) < hurt < told.index(events.PhaseBegan(1, "upkeep"))


def test_delayed_poison_can_be_answered_before_it_is_applied() -> None:
    ninja = fighter("ninja", tokens={"delayed_poison": 1, "smoke_bomb": 1})
    duel = scenario(ninja, barbarian()).main_2().end()
    assert (duel.points()[-1], duel.asked()) == ("W_END", (0, "respond"))
    duel.will_roll(0, 2).answer("spend smoke_bomb")
    seat_has(duel, 0, health=50)


def test_targeted_adds_two_to_each_attack_on_its_holder() -> None:
    duel = scenario(fighter("moon_elf"), barbarian(tokens={"targeted": 1})).roll(*THREE).announce("longbow")
    seat_has(carried(duel), 1, health=50 - 4 - 2, targeted=1)


def test_bounty_adds_one_and_pays_the_attacker() -> None:
    duel = scenario(fighter("gunslinger"), barbarian(tokens={"bounty": 1})).roll(*THREE).announce("revolver")
    duel = carried(duel)
    seat_has(duel, 0, cp=3)
    seat_has(duel, 1, health=50 - 3 - 1, bounty=1)


@rule("DT-TOKEN-6")
@pytest.mark.parametrize(("die", "fails"), [(1, True), (2, True), (3, False)])
def test_blind_may_let_the_activation_fail(die: int, fails: bool) -> None:
    side = fighter("moon_elf", tokens={"blind": 1})
    duel = rolled(side, THREE, die).announce("longbow")
    seat_has(carried(duel), 1, health=50 if fails else 46)
    seat_has(duel, 0, blind=0)
    assert bool(duel.logged(events.AbilityFailed)) == fails


def test_blind_goes_when_nothing_is_activated() -> None:
    seat_has(rolled(fighter("moon_elf", tokens={"blind": 1}), THREE).no_ability(), 0, blind=0)


def test_blind_does_not_stop_an_ultimate() -> None:
    duel = rolled(fighter("moon_elf", tokens={"blind": 1}), (6, 6, 6, 6, 6), 1).announce("lunar_eclipse")
    seat_has(carried(duel), 1, health=50 - 12 - 2)
    seat_has(duel, 0, blind=0)


@pytest.mark.parametrize(("die", "damage"), [(1, 0), (2, 3), (3, 3), (4, 5)])
def test_blinding_light_fails_or_halves(die: int, damage: int) -> None:
    duel = rolled(fighter("seraph", tokens={"blinding_light": 1}), (1, 2, 3, 5, 6), die).announce("holy_blade")
    seat_has(carried(duel), 1, health=50 - damage)
    seat_has(duel, 0, blinding_light=0)


def test_entangle_takes_a_roll_attempt() -> None:
    duel = rolled(fighter("moon_elf", tokens={"entangle": 1}), THREE)
    assert duel.attempts_left() == 1
    seat_has(duel.no_ability(), 0, entangle=0)


@rule("DT-DEF-16")
def test_constrict_makes_further_attempts_cost() -> None:
    duel = rolled(fighter("tactician", cp=1, tokens={"constrict": 1}), THREE).will_roll(0, 5).reroll(0)
    seat_has(duel, 0, cp=0)
    assert duel.attempts_left() == 1
    assert not [word for word in duel.options() if word.startswith("reroll")]  # the last one cannot be paid for
    seat_has(duel.no_ability(), 0, constrict=0)


@pytest.mark.parametrize("rerolls", [0, 1, 2])
def test_barbed_vine_hurts_for_each_further_attempt(rerolls: int) -> None:
    duel = rolled(fighter("treant", tokens={"barbed_vine": 1}), (4, 4, 1, 6, 6))
    for _ in range(rerolls):
        duel.will_roll(0, 4).reroll(0)
    seat_has(duel.no_ability(), 0, health=50 - rerolls, barbed_vine=0)


@pytest.mark.parametrize(("tokens", "damage"), [(1, 4), (2, 3)])
def test_shame_weakens_the_next_attack_and_goes(tokens: int, damage: int) -> None:
    duel = strikes(fighter("samurai", tokens={"shame": tokens}), "katana_slice", THREE)
    seat_has(duel, 1, health=50 - damage)
    seat_has(duel, 0, shame=0)


def test_shame_does_not_weaken_an_ultimate() -> None:
    duel = strikes(fighter("samurai", tokens={"shame": 2}), "shogun", (6, 6, 6, 6, 6))
    seat_has(duel, 1, health=37)
    seat_has(duel, 0, shame=0)


def test_wither_weakens_attacks_but_no_ultimate() -> None:
    side = fighter("cursed_pirate", tokens={"wither": 2})
    seat_has(strikes(side, "cutlass_strike", THREE), 1, health=50 - 3)
    duel = strikes(side, "pirates_touch", (6, 6, 6, 6, 6))
    while duel.asked()[1] == "refuse_token":
        duel.passes()
    seat_has(duel, 1, health=38)


@rule("DT-DEF-16")
def test_parley_silences_the_attack_and_spares_the_defence() -> None:
    duel = scenario(fighter("cursed_pirate", tokens={"parley": 1}), barbarian()).roll(1, 2, 3, 4, 6)
    duel = duel.attack("light_the_fuse")
    assert duel.asked() == (0, "main")
    seat_has(duel, 1, health=50, powder_keg=1)  # its other effects apply
    seat_has(duel, 0, parley=0)


@rule("A-49", "DT-ATK-4")
def test_parley_stays_an_attack_for_bounty() -> None:
    side = fighter("gunslinger", cp=0, tokens={"bounty": 1})
    duel = scenario(fighter("cursed_pirate", cp=0, tokens={"parley": 1}), side).roll(*THREE).announce("cutlass_strike")
    duel = carried(duel)
    seat_has(duel, 0, cp=1)
    seat_has(duel, 1, health=50)


@pytest.mark.parametrize(("die", "damage", "left"), [(1, 3, 0), (2, 3, 0), (3, 0, 1), (5, 0, 1)])
def test_powder_keg_may_explode_in_the_upkeep(die: int, damage: int, left: int) -> None:
    seat_has(upkeep("cursed_pirate", die, powder_keg=1), 0, health=50 - damage, powder_keg=left)


@pytest.mark.parametrize(("answer", "passed"), [("token powder_keg", 1), ("pass", 0)])
def test_powder_keg_may_be_passed_on_with_a_six(answer: str, passed: int) -> None:
    duel = scenario(barbarian(tokens={"powder_keg": 1}), fighter("cursed_pirate")).lay("upkeep").will_roll(0, 6)
    duel = duel.begin().until("choose_token").answer(answer)
    seat_has(duel, 0, powder_keg=1 - passed)
    seat_has(duel, 1, powder_keg=passed)


def test_cursed_doubloon_hurts_all_but_its_owner() -> None:
    seat_has(upkeep("cursed_pirate", cursed_doubloon=3), 0, health=47, cursed_doubloon=3)
    duel = scenario(fighter("cursed_pirate", tokens={"cursed_doubloon": 3}), barbarian()).upkeep().until("main")
    seat_has(duel, 0, health=50)


def test_cursed_doubloon_may_be_declined_by_its_owner() -> None:
    side = fighter("cursed_pirate", ["pirates_life", "feed_the_fish"], cp=1)
    duel = scenario(side, barbarian()).main().play("pirates_life").answer("yes")
    seat_has(duel, 0, cursed_doubloon=0)


def test_burn_and_bleed_are_one_pool_of_the_upkeep() -> None:
    side = pyromancer(tokens={"burn": 1, "bleed": 1})
    duel = scenario(side, fighter("vampire_lord")).lay("upkeep").will_roll(0, 1).begin()
    duel.until("main")
    seat_has(duel, 0, health=47)
    assert len(duel.logged(events.HealthChanged)) == 1
