"""How the words of a text are read (DT-TEXT); words that only a guest says are in test_words.py."""

import pytest

from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.state import EFFECT
from tests.games.dice_throne.scenario import barbarian, pyromancer, scenario
from tests.rules import rule


@rule("DT-TEXT-1")
def test_roll_three_is_one_throw_of_three_dice_and_only_these_count() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 2, 3, 6, 6).will_roll(0, 2, 3, 4)
    duel.attack("overpower").declines_defence()
    assert [event.dice for event in duel.logged(events.Rolled) if event.purpose == EFFECT] == [(2, 3, 4)]
    assert duel.health(1) == 50 - 9


@rule("DT-TEXT-1")
def test_the_activating_dice_do_not_help_an_effect_roll() -> None:
    duel = scenario(pyromancer(), barbarian()).roll(1, 1, 1, 4, 6).will_roll(0, 5)
    duel.attack("pyroblast").declines_defence()
    assert (duel.tokens(1, "burn"), duel.tokens(1, "knockdown")) == (0, 0)  # 4 and 6 were thrown earlier
    assert duel.tokens(0, "fire_mastery") == 2


@rule("DT-TEXT-2")
def test_on_a_symbol_benefits_once_however_often_it_is_shown() -> None:
    thick = barbarian(upgrades=["thick_skin_2"])
    duel = scenario(pyromancer(upgrades=["pyroblast_2"]), thick).roll(1, 1, 1, 4, 6).will_roll(0, 4, 6)
    duel.attack("pyroblast").defend("thick_skin", 4, 4, 5, 5)
    duel.answer("token burn", by=1).pass_windows()
    assert (duel.tokens(1, "burn"), duel.tokens(1, "knockdown")) == (0, 1)


@rule("DT-TEXT-2")
@pytest.mark.parametrize(("die", "burn"), [(4, 1), (5, 0)])
def test_on_several_symbols_needs_all_of_them(die: int, burn: int) -> None:
    duel = scenario(barbarian(), pyromancer(upgrades=["molten_armor_2"])).roll(1, 1, 1, 4, 4)
    duel.attack("smack").defend("molten_armor", 1, 6, 6, 6, die).pass_windows()
    assert duel.tokens(0, "burn") == burn


@rule("DT-TEXT-3")
@pytest.mark.parametrize(("dice", "left"), [((4, 4, 5, 6, 6), 50), ((1, 4, 5, 6, 6), 49), ((1, 2, 3, 3, 6), 46)])
def test_so_much_per_symbol_is_nothing_for_none(dice: tuple[int, ...], left: int) -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 1, 1, 4, 4)
    duel.attack("smack").defend("molten_armor", *dice).pass_windows()
    assert duel.health(0) == left


@rule("DT-TEXT-4", "DT-TIMING-12")
def test_then_pauses_after_what_came_before_and_counts_what_is_left() -> None:
    duel = scenario(pyromancer(), barbarian(hand=["buh_bye"])).roll(1, 2, 3, 4, 6)
    duel.announce("hot_streak").until_point("W_THEN", by=1)
    assert duel.tokens(0, "fire_mastery") == 2
    duel.play("buh_bye", by=1)
    assert duel.tokens(0, "fire_mastery") == 1
    duel.pass_windows().declines_defence()
    assert duel.health(1) == 50 - (5 + 1)


@rule("DT-TEXT-6")
def test_then_happens_even_if_what_came_before_had_no_effect() -> None:
    side = barbarian(upgrades=["crit_bash_2"])
    duel = scenario(side, pyromancer(tokens={"concussion": 1})).roll(6, 6, 6, 1, 4)
    duel.attack("crit_smash")
    assert duel.logged(events.TokensPlaced) == []  # there is one already, and no room for two
    assert duel.health(1) == 48


@rule("DT-TEXT-7", "DT-TEXT-4")
def test_then_comes_after_the_targeted_effect_before_it() -> None:
    side = barbarian(hand=["getting_paid"], upgrades=["crit_bash_2"])
    duel = scenario(side, pyromancer()).roll(6, 6, 6, 1, 4)
    duel.announce("crit_smash").until_point("W_THEN")
    assert duel.tokens(1, "concussion") == 1
    duel.pass_windows()
    assert duel.health(1) == 48


@rule("DT-TEXT-13")
def test_gain_is_for_oneself_and_inflict_for_the_target() -> None:
    duel = scenario(pyromancer(upgrades=["hot_streak_2"]), barbarian()).roll(1, 1, 4, 4, 6)
    duel.attack("scorch").declines_defence()
    assert [duel.tokens(seat, "fire_mastery") for seat in (0, 1)] == [2, 0]
    assert [duel.tokens(seat, "burn") for seat in (0, 1)] == [0, 1]


@rule("DT-TEXT-13")
def test_a_chosen_player_may_be_oneself() -> None:
    sides = barbarian(hand=["get_that_outta_here"], tokens={"burn": 1}), pyromancer(tokens={"fire_mastery": 1})
    duel = scenario(*sides).main()
    duel.play("get_that_outta_here")
    assert duel.options() == ["player 0", "player 1"]
    duel.answer("player 0")
    assert (duel.tokens(0, "burn"), duel.tokens(1, "fire_mastery")) == (0, 1)


@rule("DT-TEXT-14")
@pytest.mark.parametrize(("die", "gained"), [(1, 1), (2, 1), (3, 2), (5, 3), (6, 3)])
def test_half_a_die_is_rounded_up(die: int, gained: int) -> None:
    duel = scenario(barbarian(hand=["vegas_baby", "smack_3"], cp=0), pyromancer()).main().will_roll(0, die)
    duel.play("vegas_baby")
    assert duel.cp(0) == gained


@rule("DT-TEXT-15")
@pytest.mark.parametrize(("prevented", "offered"), [(False, True), (True, False)])
def test_what_counts_as_dealt_is_the_final_total(prevented: bool, offered: bool) -> None:
    sides = barbarian(hand=["head_bash", "getting_paid"]), pyromancer(hand=["not_this_time"])
    duel = scenario(*sides).roll(1, 1, 2, 3, 3)
    duel.attack("smack", row=2).declines_defence()
    duel.until_point("W_LAST", by=1)
    if prevented:
        duel.play("not_this_time")
    else:
        duel.passes()
    duel.until_point("W_POST", by=0)
    assert ("play head_bash" in duel.options()) is offered


@rule("DT-TEXT-15", "DT-DEF-15")
def test_an_effect_for_damage_dealt_comes_after_the_damage() -> None:
    duel = scenario(barbarian(hand=["head_bash", "smack_3"]), pyromancer()).roll(1, 1, 2, 3, 3)
    duel.attack("smack", row=2).declines_defence()
    assert (duel.health(1), duel.tokens(1, "concussion")) == (42, 0)
    duel.play("head_bash", by=0)
    assert duel.tokens(1, "concussion") == 1


@rule("DT-TEXT-15", "A-35b")
def test_damage_for_damage_dealt_joins_the_same_application() -> None:
    duel = scenario(barbarian(health=4), pyromancer(health=15)).roll(1, 2, 3, 4, 5)
    duel.attack("reckless").declines_defence()
    assert duel.outcome == "draw"


@rule("A-35b", "DT-DMG-21")
def test_what_comes_back_for_damage_dealt_is_added_to_what_the_defence_deals() -> None:
    duel = scenario(barbarian(hand=["not_this_time", "smack_3"]), pyromancer()).roll(1, 2, 3, 4, 5)
    duel.attack("reckless").defend("molten_armor", 1, 1, 1, 4, 4).until_point("W_LAST")
    duel.play("not_this_time").answer("player 0").pass_windows()
    assert duel.health(0) == 50 - (3 + 4 - 6)
