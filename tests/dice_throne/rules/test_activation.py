"""From the last announcement to the end of the Roll Phase (DT-ROLL-16 to 22)."""

import pytest

from ludotheque.dice_throne.events import Activated, HealthChanged, Rolled, Targeted, TokensPlaced, WindowOpened
from tests.dice_throne.scenario import barbarian, pyromancer, scenario
from tests.rules import rule


@rule("DT-ROLL-16")
def test_an_effect_roll_leaves_the_final_dice_as_they_are() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["tip_it"])).roll(1, 2, 3, 6, 6)
    duel.will_roll(0, 6, 6, 4).announce("overpower").passes(by=1)
    assert (duel.asked(), duel.points()[-1]) == ((1, "respond"), "W_DICE")
    assert (duel.dice(), duel.final_dice()) == ([6, 6, 4], [1, 2, 3, 6, 6])
    duel.play("tip_it").answer("nudge 2 down")
    assert (duel.asked(), duel.final_dice()) == ((1, "defence"), [1, 2, 3, 6, 6])
    duel.declines_defence()
    assert duel.health(1) == 35


@rule("DT-ROLL-17")
def test_one_ability_is_activated_however_many_are_met() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 2, 3, 4, 5)
    duel.attack("mighty_blow").declines_defence()
    assert duel.told(Activated) == [Activated(0, "mighty_blow", 0)]
    assert (duel.health(0), duel.health(1), duel.phase()) == (50, 41, "main_2")


@rule("DT-ROLL-17", "A-6")
@pytest.mark.parametrize(("row", "damage"), [(0, 4), (1, 6), (2, 8)])
def test_one_row_of_the_rollers_choice_resolves(row: int, damage: int) -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 1, 2, 2, 3)
    duel.attack("smack", row).declines_defence()
    assert duel.health(1) == 50 - damage


@rule("DT-CHOICE-1", "A-6")
def test_the_weaker_ability_may_be_preferred() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(6, 6, 6, 6, 6)
    duel.will_roll(0, 1, 1, 4, 4, 6).attack("crit_bash")
    assert duel.health(1) == 45


@rule("DT-ROLL-18")
def test_activation_then_effect_roll_then_untargeted_effects_then_the_target() -> None:
    duel = scenario(pyromancer(), barbarian()).roll(1, 2, 3, 6, 4)
    duel.will_roll(0, 5).announce("pyroblast")
    steps = [event for event in duel.match.log if isinstance(event, Activated | Rolled | TokensPlaced | Targeted)]
    assert [type(event) for event in steps] == [Rolled, Activated, Rolled, TokensPlaced, Targeted]
    assert duel.tokens(0, "fire_mastery") == 2


@rule("DT-ROLL-18")
def test_what_an_effect_roll_puts_on_the_opponent_waits_for_the_target() -> None:
    duel = scenario(pyromancer(), barbarian(hand=["getting_paid"])).roll(1, 2, 3, 6, 4)
    duel.will_roll(0, 6).announce("pyroblast").until_point("W_TARGETED")
    assert duel.tokens(1, "knockdown") == 0
    duel.passes(by=1)
    assert duel.tokens(1, "knockdown") == 1


@rule("DT-ROLL-18")
def test_the_amount_is_fixed_before_anybody_answers_the_activation() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["getting_paid"])).roll(1, 2, 3, 6, 6)
    duel.will_roll(0, 1, 1, 1).announce("overpower").until_point("W_ACTIVATED")
    assert [len(event.dice) for event in duel.told(Rolled)] == [5, 3]


@rule("DT-ROLL-20")
def test_what_an_ability_gives_its_owner_comes_before_anything_else_of_it() -> None:
    duel = scenario(pyromancer(), barbarian(hand=["getting_paid"])).roll(1, 1, 2, 4, 4)
    duel.announce("fireball").until_point("W_ACTIVATED")  # its damage is printed first
    assert (duel.tokens(0, "fire_mastery"), duel.health(1)) == (1, 50)
    assert duel.told(Targeted) == []


@rule("DT-ROLL-20")
def test_untargeted_effects_resolve_in_printed_order() -> None:
    sides = pyromancer(upgrades=["ignite_2"], tokens={"fire_mastery": 4}), barbarian()
    duel = scenario(*sides).roll(4, 4, 5, 5, 1)
    duel.attack("blazing_soul")  # raises the limit, then gains
    assert duel.tokens(0, "fire_mastery") == 6


@rule("DT-ROLL-20")
def test_own_tokens_may_be_removed_at_once() -> None:
    sides = barbarian(upgrades=["fortitude_2"], tokens={"burn": 1}), pyromancer(hand=["getting_paid"])
    duel = scenario(*sides).roll(4, 4, 4, 1, 1)
    duel.announce("fortitude").passes(by=1).answer("token burn", by=0)
    assert (duel.points()[-1], duel.tokens(0, "burn")) == ("W_ACTIVATED", 0)


@rule("DT-ROLL-21")
@pytest.mark.parametrize("point", ["W_ACTIVATED", "W_TARGETED", "W_LAST", "W_POST"])
def test_after_activation_the_five_dice_stand(point: str) -> None:
    theirs = ["getting_paid", "tip_it", "so_wild", "helping_hand", "twice_as_wild"]
    mine = ["six_it", "samesies", "try_try_again", "one_more_time", "getting_paid"]
    duel = scenario(barbarian(hand=mine, cp=9), pyromancer(hand=theirs, cp=9)).roll(1, 1, 2, 6, 6)
    duel.announce("sturdy_blow")
    assert "play tip_it" in duel.options()
    duel.until_point(point)
    assert duel.options() == ["pass", "play getting_paid"]
    assert duel.passes(by=0).options() == ["pass", "play getting_paid"]


@rule("DT-ROLL-22", "A-8")
def test_without_an_ability_there_is_no_defensive_roll_phase() -> None:
    duel = scenario(barbarian(hand=["get_some", "smack_3"]), pyromancer()).roll(1, 1, 2, 4, 4)
    duel.no_ability()
    assert duel.phases() == ["offensive_roll", "main_2"]
    assert duel.points() == ["W_ANNOUNCE"]


@rule("DT-ROLL-22")
def test_without_an_ability_what_was_pooled_is_still_applied() -> None:
    sides = barbarian(hand=["feelin_good", "smack_3"], health=40), pyromancer(hand=["getting_paid"])
    duel = scenario(*sides).roll(1, 1, 2, 4, 4)
    duel.will_roll(0, 4, 5, 1).play("feelin_good").no_ability().passes(by=1)
    assert (duel.points()[-1], duel.health(0)) == ("W_LAST", 40)
    duel.passes(by=1)
    assert (duel.health(0), duel.phase()) == (45, "main_2")


@rule("A-8")
def test_a_damage_free_ability_still_reaches_its_target() -> None:
    duel = scenario(pyromancer(upgrades=["meteorite_2"]), barbarian()).roll(6, 6, 6, 1, 1)
    duel.will_roll(0, 1, 1, 4, 4, 4).attack("meteoroid")
    assert duel.phases() == ["offensive_roll", "defensive_roll", "offensive_roll"]
    assert (duel.tokens(1, "knockdown"), duel.tokens(1, "burn"), duel.health(1)) == (1, 1, 50)
    assert "W_DEFENCE_CHOICE" not in duel.points()


@rule("A-8")
def test_an_ability_without_target_passes_through_the_defensive_roll_phase() -> None:
    duel = scenario(barbarian(health=40), pyromancer()).roll(4, 4, 5, 1, 1)
    duel.attack("fortitude")
    assert duel.phases() == ["offensive_roll", "defensive_roll", "main_2"]
    assert duel.told(Targeted) == []
    assert duel.points() == ["W_ANNOUNCE", "W_ACTIVATED", "W_LAST", "W_POST"]


@rule("DT-ROLL-16", "DT-ROLL-21")
def test_the_defence_dice_can_be_altered_while_the_offensive_dice_stand() -> None:
    duel = scenario(barbarian(hand=["tip_it", "getting_paid"]), pyromancer()).roll(1, 1, 2, 4, 4)
    duel.attack("smack").defend("molten_armor", 1, 4, 4, 4, 4)
    duel.play("tip_it", by=0).answer("nudge 1 up").until_point("W_LAST")
    assert duel.final_dice() == [1, 1, 2, 4, 4]
    assert duel.tokens(1, "fire_mastery") == 1


@rule("DT-HP-3")
def test_healing_of_the_ability_does_not_wait_for_its_damage() -> None:
    sides = barbarian(health=40, upgrades=["overpower_2"]), pyromancer()
    duel = scenario(*sides).roll(1, 1, 4, 4, 6)
    duel.attack("war_cry")
    log = [event for event in duel.match.log if isinstance(event, HealthChanged | WindowOpened)]
    healed = log.index(HealthChanged(0, 40, 42, 2, 0))
    assert healed < log.index(WindowOpened("W_ACTIVATED", 0)) < log.index(HealthChanged(1, 50, 48, 0, 2))
