"""The phases in which the rules themselves act (DT-UPKEEP, DT-INCOME, DT-DISCARD)."""

import pytest

from ludotheque.games.dice_throne.table.events import Drew, GainedCp, HealthChanged, Reshuffled, Sold
from ludotheque.games.dice_throne.table.state import SOURCE_TEXT
from tests.games.dice_throne.guests import Brute, dizziness, knows
from tests.games.dice_throne.scenario import barbarian, pyromancer, scenario
from tests.rules import rule

EIGHT = ["smack_2", "smack_3", "concuss", "so_wild", "six_it", "samesies", "buh_bye", "getting_paid"]


@rule("DT-UPKEEP-1")
def test_every_token_of_the_active_player_acts_in_their_upkeep() -> None:
    duel = scenario(pyromancer(tokens={"fire_mastery": 3, "burn": 1}), barbarian()).upkeep()
    duel.answer("trigger burn")
    assert (duel.tokens(0, "fire_mastery"), duel.health(0)) == (2, 48)


@rule("DT-UPKEEP-1")
@pytest.mark.parametrize(("active", "left"), [(0, (48, 50, 3)), (1, (50, 48, 2))])
def test_tokens_of_the_other_player_wait_for_their_own_upkeep(active: int, left: tuple[int, int, int]) -> None:
    sides = barbarian(tokens={"burn": 1}), pyromancer(tokens={"burn": 1, "fire_mastery": 3})
    duel = scenario(*sides, active=active).upkeep().until_phase("main_1", active)
    assert (duel.health(0), duel.health(1), duel.tokens(1, "fire_mastery")) == left


@rule("DT-UPKEEP-1")
def test_burn_stays_and_burns_in_every_upkeep() -> None:
    duel = scenario(barbarian(tokens={"burn": 1}), pyromancer()).upkeep()
    duel.until_phase("main_1", 1).until_phase("main_1", 0)
    assert (duel.health(0), duel.tokens(0, "burn")) == (46, 1)


@rule("DT-UPKEEP-2", "DT-CHOICE-1")
@pytest.mark.parametrize(("first", "health", "mastery"), [("burn", 50, 3), ("fire_mastery", 50, 2)])
def test_the_active_player_chooses_the_order_of_triggers(first: str, health: int, mastery: int) -> None:
    sides = pyromancer(tokens={"fire_mastery": 3, "burn": 1}), barbarian(hand=["getting_paid"])
    duel = scenario(*sides).upkeep()
    duel.passes(by=1)
    assert duel.asked() == (0, "upkeep_order")
    assert set(duel.options()) == {"trigger burn", "trigger fire_mastery"}
    duel.answer(f"trigger {first}").passes(by=1)
    assert duel.asked() == (1, "respond")  # before the second trigger
    assert (duel.health(0), duel.tokens(0, "fire_mastery")) == (health, mastery)


@rule("DT-UPKEEP-1", "DT-UPKEEP-2")
@pytest.mark.parametrize(("knocked", "order"), [(1, True), (0, False)])
def test_a_token_whose_condition_does_not_hold_is_not_in_the_order(brute: Brute, knocked: int, order: bool) -> None:
    weak = {"at": "own_upkeep", "if": {"holding": {"knockdown": 1}}, "effects": [{"lose_cp": 1, "target": "self"}]}
    tokens = {"dizziness": 1, "burn": 1, "knockdown": knocked}
    own = brute(dizziness(weak), knows("knockdown"), hand=["getting_paid"], cp=0, tokens=tokens)
    duel = scenario(own, pyromancer()).upkeep().passes(by=0)
    assert duel.asked() == (0, "upkeep_order" if order else "respond")


@rule("DT-TIMING-15", "DT-UPKEEP-1")
def test_everybody_sees_which_token_asks_in_an_upkeep(brute: Brute) -> None:
    toll = {"at": "own_upkeep", "effects": [{"may_pay": {"cp": 1}, "effects": [{"heal": 1}]}]}
    duel = scenario(brute(dizziness(toll), tokens={"dizziness": 1}), pyromancer()).upkeep()
    assert (duel.asked(), duel.options()) == ((0, "whether"), ["yes", "pass"])
    assert duel.match.seen(()).view()["resolving"] == [[SOURCE_TEXT, "dizziness", 0]]


@rule("DT-UPKEEP-3", "DT-UPKEEP-4")
def test_tokens_change_immediately_but_damage_waits_for_the_end_of_the_phase() -> None:
    sides = pyromancer(tokens={"fire_mastery": 3, "burn": 1}), barbarian(hand=["getting_paid"])
    duel = scenario(*sides).upkeep()
    duel.passes(by=1).answer("trigger burn").passes(by=1).passes(by=1)
    assert duel.asked() == (1, "respond")  # before the pooled application
    assert (duel.tokens(0, "fire_mastery"), duel.health(0)) == (2, 50)
    duel.passes(by=1)
    assert duel.health(0) == 48


@rule("DT-UPKEEP-3")
def test_damage_and_healing_of_an_upkeep_are_one_application() -> None:
    duel = scenario(barbarian(hand=["feelin_good"], health=2, tokens={"burn": 1}), pyromancer()).upkeep()
    duel.passes().passes()  # the Burn has acted: 2 damage wait for 2 health
    duel.will_roll(0, 1, 1, 1).play("feelin_good")
    assert duel.logged(HealthChanged) == [HealthChanged(0, 2, 1, 1, 2)]
    assert duel.outcome == ""


@rule("DT-UPKEEP-5")
@pytest.mark.parametrize("active", [0, 1])
def test_any_player_may_play_instants_in_an_upkeep_but_no_roll_phase_card(active: int) -> None:
    hand = ["getting_paid", "double_up", "not_this_time", "so_wild", "helping_hand"]
    sides = barbarian(hand=hand, cp=9, tokens={"burn": 1}), pyromancer(hand=hand, cp=9, tokens={"burn": 1})
    duel = scenario(*sides, active=active).upkeep()
    asked = set()
    while duel.phase() == "upkeep":
        assert duel.options() == ["pass", "play getting_paid", "play double_up"]
        asked.add(duel.asked()[0])
        duel.passes()
    assert asked == {0, 1}


@rule("DT-UPKEEP-5")
def test_dice_in_an_upkeep_do_not_make_it_a_roll_phase() -> None:
    wild = ["so_wild", "six_it", "samesies", "try_try_again", "tip_it"]
    theirs = ["so_wild", "helping_hand", "tip_it"]
    duel = scenario(barbarian(hand=["feelin_good", *wild], cp=9), pyromancer(hand=theirs, cp=9)).upkeep()
    duel.will_roll(0, 1, 1, 1).play("feelin_good")
    assert duel.asked() == (0, "present")
    assert duel.options() == ["pass", "play tip_it"]
    duel.passes(by=0)
    assert duel.asked() == (1, "respond")
    assert duel.options() == ["pass", "play tip_it"]


@rule("DT-UPKEEP-4", "DT-UPKEEP-5")
def test_a_token_removed_before_its_trigger_resolves_does_nothing() -> None:
    duel = scenario(barbarian(hand=["buh_bye"], tokens={"burn": 1}), pyromancer()).upkeep()
    duel.passes(by=0).play("buh_bye", by=0)
    assert (duel.tokens(0, "burn"), duel.health(0)) == (0, 50)


@rule("DT-INCOME-1", "DT-INCOME-2")
def test_income_is_one_cp_and_then_one_card() -> None:
    duel = scenario(barbarian(deck=["concuss", "so_wild"]), pyromancer()).income()
    assert (duel.cp(0), duel.hand(0), duel.deck_size(0)) == (3, ["smack_3", "concuss"], 1)
    assert (duel.cp(1), len(duel.hand(1))) == (2, 1)
    gains = [event for event in duel.match.log if isinstance(event, GainedCp | Drew)]
    assert [type(event) for event in gains] == [GainedCp, Drew]


@rule("DT-INCOME-1", "DT-INCOME-2")
def test_at_15_cp_there_is_still_a_card() -> None:
    duel = scenario(barbarian(cp=15, deck=["concuss"]), pyromancer()).income()
    assert (duel.cp(0), duel.hand(0)) == (15, ["smack_3", "concuss"])
    assert duel.logged(GainedCp) == []


@rule("DT-INCOME-2")
def test_an_empty_deck_is_made_again_from_the_discard_pile() -> None:
    duel = scenario(barbarian(deck=[], discard=["concuss", "so_wild"]), pyromancer()).income()
    assert duel.logged(Reshuffled) == [Reshuffled(0, 2)]
    assert (len(duel.hand(0)), duel.deck_size(0), duel.discard_pile(0)) == (2, 1, [])


@rule("DT-INCOME-2", "A-41")
def test_with_neither_deck_nor_discard_pile_no_card_is_drawn() -> None:
    duel = scenario(barbarian(deck=[], discard=[]), pyromancer()).income()
    assert (duel.hand(0), duel.cp(0), duel.health(0), duel.outcome) == (["smack_3"], 3, 50, "")
    assert duel.asked() == (0, "main")


@rule("DT-INCOME-3")
def test_instants_fit_before_between_and_after_the_steps_of_income() -> None:
    duel = scenario(barbarian(deck=["concuss"]), pyromancer(hand=["getting_paid"])).income()
    seen = []
    while duel.phase() == "income":
        assert duel.asked() == (1, "respond")
        seen.append((duel.cp(0), len(duel.hand(0))))
        duel.passes()
    assert seen == [(2, 1), (3, 1), (3, 2)]


@rule("DT-INCOME-3")
def test_anyone_who_is_full_may_spend_first_and_then_profit() -> None:
    deck = ["concuss", "so_wild", "six_it"]
    duel = scenario(barbarian(hand=["double_up"], cp=15, deck=deck), pyromancer()).income()
    duel.play("double_up", by=0)
    assert (duel.cp(0), duel.hand(0)) == (15, deck)


@rule("DT-DISCARD-1", "DT-CHOICE-5")
def test_more_than_six_cards_are_sold_down_to_six_by_choice() -> None:
    duel = scenario(barbarian(hand=EIGHT), pyromancer()).discard_phase()
    assert duel.asked() == (0, "sell_down")
    assert duel.options() == [f"sell {card}" for card in EIGHT]
    duel.sell("concuss").sell("so_wild")
    assert duel.hand(0) == ["smack_2", "smack_3", "six_it", "samesies", "buh_bye", "getting_paid"]
    assert duel.state.active == 1  # the turn has passed on


@rule("DT-DISCARD-2")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (14, 15), (15, 15)])
def test_each_card_sold_down_gives_one_cp_and_lies_on_the_discard_pile(before: int, after: int) -> None:
    duel = scenario(barbarian(hand=EIGHT, cp=before), pyromancer()).discard_phase()
    duel.sell("smack_2").sell("samesies")
    assert (duel.cp(0), duel.discard_pile(0)) == (after, ["smack_2", "samesies"])


@rule("DT-DISCARD-3", "A-43")
def test_with_six_cards_nothing_is_sold() -> None:
    duel = scenario(barbarian(hand=EIGHT[:6]), pyromancer()).discard_phase()
    assert duel.asked() == (1, "main")
    assert (len(duel.hand(0)), duel.cp(0)) == (6, 2)


@rule("A-43")
def test_only_the_excess_is_sold() -> None:
    duel = scenario(barbarian(hand=EIGHT[:7]), pyromancer()).discard_phase()
    duel.sell("smack_2")
    assert duel.asked() == (1, "main")
    assert duel.logged(Sold) == [Sold(0, "smack_2")]


@rule("DT-DISCARD-3")
def test_a_hand_may_be_larger_at_any_other_time() -> None:
    deck = ["twice_as_wild", "one_more_time"]
    duel = scenario(barbarian(hand=EIGHT, deck=deck), pyromancer(hand=["red_hot"])).income()
    duel.until_phase("main_1", 0)
    assert len(duel.hand(0)) == 9
    duel.until_phase("main_2", 0)
    assert len(duel.hand(0)) == 9
    duel.end()
    assert duel.asked() == (0, "sell_down")


@rule("DT-DISCARD-3")
def test_the_limit_does_not_bind_the_player_whose_turn_it_is_not() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["fire_up", *EIGHT[3:], "triple_up"])).discard_phase()
    assert duel.state.active == 1
    assert len(duel.hand(1)) == 7


@rule("DT-DISCARD-4")
def test_nobody_acts_fast_in_the_discard_phase() -> None:
    duel = scenario(barbarian(hand=EIGHT, cp=9), pyromancer(hand=["getting_paid"])).discard_phase()
    assert all(word.startswith("sell") for word in duel.options())
    duel.sell("smack_2").sell("smack_3")
    assert duel.points() == ["W_UPKEEP"]  # the first window after the phase is the next player's
    assert duel.phase() == "upkeep"
