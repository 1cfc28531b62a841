"""Words of the vocabulary that no playable bundled hero says, in the mouth of a guest (DT-TEXT, DT-CHOICE)."""

import pytest

from ludotheque.games.dice_throne.table import events
from ludotheque.kernel.secrets import EVERYONE
from tests.games.dice_throne.guests import Brute, Text, card, dizziness, hound, sturdy_blow, thick_skin
from tests.games.dice_throne.scenario import Duel, Side, barbarian, pyromancer, scenario
from tests.rules import rule

CHOSEN = {"target": "chosen_opponent"}


def sturdy(first: Side, second: Side) -> Duel:
    """The Brute announces Sturdy Blow, for two swords and two impacts."""
    return scenario(first, second).roll(1, 1, 6, 6, 4).announce("sturdy_blow")


# Stealing


@rule("DT-TEXT-10")
@pytest.mark.parametrize(("theirs", "stolen"), [(0, 0), (1, 1), (5, 3)])
def test_one_cannot_steal_more_cp_than_there_is(brute: Brute, theirs: int, stolen: int) -> None:
    duel = sturdy(brute(sturdy_blow({"steal_cp": 3}), cp=2), pyromancer(cp=theirs)).pass_windows()
    assert (duel.cp(0), duel.cp(1)) == (2 + stolen, theirs - stolen)
    assert [event.amount for event in duel.logged(events.StoleCp)] == ([stolen] if stolen else [])


@rule("DT-TEXT-11", "DT-CP-1")
def test_a_thief_with_full_cp_gains_less_and_the_victim_loses_all_the_same(brute: Brute) -> None:
    duel = sturdy(brute(sturdy_blow({"steal_cp": 3}), cp=14), pyromancer(cp=5)).pass_windows()
    assert (duel.cp(0), duel.cp(1)) == (15, 2)


@rule("DT-TEXT-10")
def test_stealing_up_to_so_much_lets_the_thief_say_how_much(brute: Brute) -> None:
    duel = sturdy(brute(sturdy_blow({"steal_cp": 3, "up_to": True})), pyromancer(cp=2)).pass_windows()
    assert duel.asked() == (0, "how_many")
    assert duel.options() == ["number 0", "number 1", "number 2"]
    duel.answer("number 1")
    assert (duel.cp(0), duel.cp(1)) == (3, 1)


@rule("DT-TEXT-11", "A-11")
@pytest.mark.parametrize(("mine", "after"), [(40, 44), (58, 60), (60, 60)])
def test_stolen_health_leaves_the_victim_even_if_the_thief_is_full(brute: Brute, mine: int, after: int) -> None:
    duel = sturdy(brute(sturdy_blow({"steal_health": 4}), health=mine), pyromancer()).pass_windows()
    assert (duel.health(0), duel.health(1)) == (after, 46)


@rule("DT-TEXT-12", "A-11")
def test_stealing_health_is_no_damage(brute: Brute) -> None:
    thief = brute(sturdy_blow({"steal_health": 4}), hand=["get_some", "getting_paid", "smack_3"])
    duel = sturdy(thief, pyromancer(hand=["not_this_time", "getting_paid"]))
    offered: set[str] = set()
    while duel.asked()[1] == "respond":
        offered.update(duel.options())
        duel.passes()
    assert offered == {"pass", "play getting_paid"}  # neither prevented nor modified, and no defence was asked
    assert duel.logged(events.DamageSettled) == []
    assert duel.health(1) == 46


@rule("DT-TEXT-12", "DT-DEF-1")
def test_stealing_health_takes_place_before_the_defence(brute: Brute) -> None:
    duel = sturdy(brute(sturdy_blow({"damage": 4, "type": "normal"}, {"steal_health": 3})), pyromancer())
    duel.pass_windows()
    assert duel.asked() == (1, "defence")
    assert (duel.health(0), duel.health(1)) == (53, 47)


@rule("DT-TEXT-12", "DT-DEF-9")
def test_a_defence_that_steals_health_does_so_immediately(brute: Brute) -> None:
    defender = brute(thick_skin({"steal_health": {"per_symbol": {"life": 1}}, "target": "attacker"}))
    duel = scenario(barbarian(hand=["getting_paid"]), defender).roll(1, 1, 1, 4, 4).attack("smack")
    duel.defend("thick_skin", 4, 4, 1).until_point("W_LAST")
    assert (duel.health(0), duel.health(1)) == (48, 52)


@rule("A-11", "DT-TEXT-10", "DT-WIN-1")
def test_stealing_health_may_defeat_before_any_damage_is_applied(brute: Brute) -> None:
    thief = brute(sturdy_blow({"damage": 4, "type": "normal"}, {"steal_health": 5}))
    duel = sturdy(thief, pyromancer(health=3)).pass_windows()
    assert (duel.outcome, duel.health(0), duel.health(1)) == ("0", 53, 0)
    assert duel.logged(events.DamageSettled) == []


@pytest.mark.parametrize(("theirs", "lost"), [(0, 0), (2, 2), (5, 3)])
def test_one_cannot_lose_more_cp_than_there_is(brute: Brute, theirs: int, lost: int) -> None:
    duel = sturdy(brute(sturdy_blow({"lose_cp": 3})), pyromancer(cp=theirs)).pass_windows()
    assert (duel.cp(0), duel.cp(1)) == (2, theirs - lost)
    assert [event.amount for event in duel.logged(events.LostCp)] == ([lost] if lost else [])


def test_set_health_puts_the_dial_at_a_number(brute: Brute) -> None:
    duel = scenario(
        brute(card("concuss", {"set_health": 7, **CHOSEN}), hand=["concuss", "smack_3"]), pyromancer()
    ).main()
    assert duel.play("concuss").health(1) == 7


# Or, pay


@rule("DT-TEXT-8", "DT-CHOICE-1")
def test_exactly_one_alternative_is_resolved_and_the_owner_chooses(brute: Brute) -> None:
    text = {"choose_one": [[{"gain_cp": 2}], [{"damage": 4, "type": "normal"}], [{"heal": 3}]]}
    duel = sturdy(brute(sturdy_blow(text), cp=0), pyromancer())
    assert duel.asked() == (0, "choose_option")
    assert duel.options() == ["option 0", "option 1", "option 2"]
    duel.answer("option 1").pass_windows().declines_defence()
    assert (duel.cp(0), duel.health(0), duel.health(1)) == (0, 50, 46)


@rule("DT-TEXT-8", "DT-ROLL-18", "DT-ATK-3")
def test_an_alternative_is_chosen_with_the_activation_and_settles_whether_it_is_an_attack(brute: Brute) -> None:
    text = {"choose_one": [[{"gain_cp": 2}], [{"damage": 4, "type": "normal"}]]}
    duel = sturdy(brute(sturdy_blow(text), cp=0), pyromancer(hand=["getting_paid"]))
    duel.passes(by=1)
    assert (duel.asked(), duel.points()) == ((0, "choose_option"), ["W_ANNOUNCE"])
    duel.answer("option 0")
    assert (duel.points()[-1], duel.cp(0)) == ("W_ACTIVATED", 2)
    duel.pass_windows()
    assert duel.logged(events.Targeted) == []


@pytest.mark.parametrize(("cp", "left", "drawn"), [(2, 1, 2), (0, 0, 0)])
def test_a_price_that_must_be_paid_buys_nothing_if_it_cannot_be(brute: Brute, cp: int, left: int, drawn: int) -> None:
    text = card("concuss", {"pay": {"cp": 1}, "effects": [{"draw": 2}]}, cost=0)
    duel = scenario(brute(text, hand=["concuss", "smack_3"], cp=cp), pyromancer()).main()
    duel.play("concuss")
    assert (duel.cp(0), len(duel.hand(0))) == (left, 1 + drawn)


def test_a_price_in_cards_is_paid_with_cards_of_ones_choice(brute: Brute) -> None:
    text = card("concuss", {"pay": {"discard": 1}, "effects": [{"gain_cp": 3}]}, cost=0)
    duel = scenario(brute(text, hand=["concuss", "smack_3", "tip_it"], cp=0), pyromancer()).main()
    duel.play("concuss")
    assert duel.asked() == (0, "discard_card")
    duel.answer("card tip_it")
    assert (duel.cp(0), duel.hand(0), duel.discard_pile(0)) == (3, ["smack_3"], ["tip_it", "concuss"])


@pytest.mark.parametrize(("answer", "cp", "health"), [("yes", 0, 54), ("pass", 2, 51)])
def test_a_price_that_may_be_paid_is_asked_for(brute: Brute, answer: str, cp: int, health: int) -> None:
    text = {"may_pay": {"cp": 2}, "effects": [{"heal": 4}], "else": [{"heal": 1}]}
    duel = scenario(brute(card("concuss", text, cost=0), hand=["concuss", "smack_3"]), pyromancer()).main()
    duel.play("concuss")
    assert duel.asked() == (0, "whether")
    duel.answer(answer)
    assert (duel.cp(0), duel.health(0)) == (cp, health)


def test_a_fixed_price_is_one_unit_whatever_its_amount(brute: Brute) -> None:
    text = card("concuss", {"may_pay": {"cp": 2}, "per_paid": [{"heal": 3}]}, cost=0)
    duel = scenario(brute(text, hand=["concuss", "smack_3"], cp=2), pyromancer()).main().play("concuss")
    assert (duel.answer("yes").cp(0), duel.health(0)) == (0, 53)


# Dice


@pytest.mark.parametrize(("effect", "answer"), [("nudge_die", "nudge 4 up"), ("reroll", "die 4")])
def test_two_dice_are_two_different_ones(brute: Brute, effect: str, answer: str) -> None:
    number = {"nudge_die": 1, "dice": 2} if effect == "nudge_die" else {"reroll": 2}
    text = card("feelin_good", {**number, "whose": "self"})
    duel = scenario(brute(text, hand=["feelin_good", "smack_3"]), pyromancer()).roll(1, 2, 3, 4, 5)
    duel.play("feelin_good").will_roll(0, *([6] if effect == "reroll" else [])).answer(answer)
    assert duel.dice() == [1, 2, 3, 4, 6]
    assert {word.split()[1] for word in duel.options()} == {"0", "1", "2", "3"}
    duel.will_roll(0, *([3] if effect == "reroll" else [])).answer(answer.replace("4", "1"))
    assert (duel.dice(), duel.asked()) == ([1, 3, 3, 4, 6], (0, "rolling"))


def test_one_die_of_a_spent_token_is_rolled_again_and_no_more(brute: Brute) -> None:
    throw = {"roll": {"dice": 2, "effects": [{"gain_cp": {"from": "roll_total"}}]}}
    use = {"use": "own_main_phase", "pay": {"spend": "dizziness", "n": 1}, "effects": [throw]}
    again = {"at": "own_token_spent", "status": "dizziness", "effects": [{"reroll": "that_die"}]}
    duel = scenario(brute(dizziness(use, again), cp=0, tokens={"dizziness": 2}), pyromancer()).main()
    duel.will_roll(0, 1, 2).answer("spend dizziness")
    assert duel.asked() == (0, "reroll_die")
    duel.will_roll(0, 5).answer("die 0")
    assert (duel.asked(), duel.cp(0)) == ((0, "main"), 5 + 2)


@rule("DT-TEXT-1")
def test_a_second_roll_looks_at_its_own_dice(brute: Brute) -> None:
    first = {"roll": {"dice": 2, "each_die": [{"if": {"faces": [6]}, "effects": [{"gain_cp": 1}]}]}}
    second = {"roll": {"dice": 2, "effects": [{"if": {"faces": [5]}, "effects": [{"heal": {"from": "roll_total"}}]}]}}
    duel = scenario(brute(card("concuss", first, second, cost=0), hand=["concuss", "smack_3"], cp=0), pyromancer())
    played = duel.main().will_roll(0, 6, 6, 3, 5).play("concuss")
    assert (played.cp(0), played.health(0)) == (2, 58)


# Cards


@rule("DT-DECK-3")
def test_searching_takes_any_card_of_the_deck_and_leaves_the_discard_pile(brute: Brute) -> None:
    side = brute(card("concuss", {"search_deck": 1}), hand=["concuss"], deck=["tip_it", "smack_2"], discard=["six_it"])
    duel = scenario(side, pyromancer()).main().play("concuss")
    assert duel.asked() == (0, "take_card")
    assert sorted(duel.options()) == ["card smack_2", "card tip_it"]
    duel.answer("card smack_2")
    assert (duel.hand(0), duel.deck_size(0)) == (["smack_2"], 1)
    assert [duel.state.secrets.known[left] for left in duel.state.heroes[0].deck] == [0]  # shuffled again
    assert duel.discard_pile(0) == ["six_it", "concuss"]


@rule("DT-DECK-3")
def test_searching_an_empty_deck_finds_nothing(brute: Brute) -> None:
    side = brute(card("concuss", {"search_deck": 1}), hand=["concuss", "smack_3"], deck=[], discard=["six_it"])
    duel = scenario(side, pyromancer()).main().play("concuss")
    assert (duel.hand(0), duel.discard_pile(0)) == (["smack_3"], ["six_it", "concuss"])


@rule("DT-CHOICE-4")
def test_the_victim_chooses_what_to_discard(brute: Brute) -> None:
    duel = sturdy(brute(sturdy_blow({"discard": 1})), pyromancer(hand=["huzzah", "pyroblast_3"])).pass_windows()
    assert duel.asked() == (1, "discard_card")
    duel.answer("card huzzah", by=1)
    assert (duel.hand(1), duel.discard_pile(1)) == (["pyroblast_3"], ["huzzah"])


@rule("DT-CHOICE-4")
def test_a_random_discard_asks_nobody(brute: Brute) -> None:
    victim = pyromancer(hand=["pyroblast_3", "pyroblast_2"])
    duel = scenario(brute(sturdy_blow({"discard": 1, "by": "random"})), victim).roll(1, 1, 6, 6, 4)
    duel.match.force("cards:1", [1])
    duel.attack("sturdy_blow")
    assert (duel.hand(1), duel.discard_pile(1)) == (["pyroblast_3"], ["pyroblast_2"])


def test_discarding_more_than_the_hand_is_discarding_the_hand(brute: Brute) -> None:
    duel = sturdy(brute(sturdy_blow({"discard": "all"})), pyromancer(hand=["pyroblast_3"])).pass_windows()
    assert (duel.hand(1), duel.discard_pile(1)) == ([], ["pyroblast_3"])


def test_looking_at_a_hand_shows_it_to_the_looker_only(brute: Brute) -> None:
    side = brute(card("concuss", {"look_at_hand": True, **CHOSEN}), hand=["concuss", "smack_3"])
    duel = scenario(side, pyromancer(hand=["huzzah"])).main().play("concuss")
    held = duel.state.heroes[1].hand[0]
    assert duel.state.secrets.known[held] & 0b11 == 0b11
    assert duel.state.secrets.known[held] != EVERYONE


@rule("DT-ROLL-4")
@pytest.mark.parametrize(("again", "gained"), [(0, 0), (1, 1), (2, 2)])
def test_attempts_beyond_the_first_are_counted(brute: Brute, again: int, gained: int) -> None:
    text = card("concuss", {"gain_cp": {"per_extra_attempt": 1}}, cost=0)
    side = brute(text, hand=["concuss", "smack_3"], cp=0)
    duel = scenario(side, pyromancer()).roll(1, 2, 3, 4, 4)
    for _ in range(again):
        duel.will_roll(0, 4).reroll(3)
    assert duel.no_ability().play("concuss").cp(0) == gained


@rule("DT-ROLL-4")
def test_before_the_offensive_roll_phase_no_attempt_is_counted(brute: Brute) -> None:
    text = card("concuss", {"gain_cp": {"per_extra_attempt": 1}}, cost=0)
    duel = scenario(brute(text, hand=["concuss", "smack_3"], cp=0), pyromancer()).main()
    assert duel.play("concuss").cp(0) == 0


@pytest.mark.parametrize(("aimed", "cp"), [(True, 1), (False, 0)])
def test_what_the_spending_of_a_token_adds_counts_as_added_by_it(brute: Brute, aimed: bool, cp: int) -> None:
    """The token adds 1 for its die and is rewarded for 3; a card adds 2 more for each that is spent."""
    reward = {"if": {"added_damage_at_least": 3}, "effects": [{"gain_cp": 1}]}
    die = {"roll": {"dice": 1, "effects": [{"add_damage": {"from": "roll_total"}}, reward]}}
    use = {"use": "own_attack", "pay": {"spend": "dizziness", "n": 1}, "effects": [die]}
    more = {"at": "own_token_spent", "status": "dizziness", "effects": [{"add_damage": 2}]}
    aim = card("get_some", {"hook": more, "until": "roll_phase_end"}, cost=0)
    text = sturdy_blow({"damage": 4, "type": "undefendable"})
    duel = sturdy(brute(dizziness(use), aim, text, hand=["get_some"], cp=0, tokens={"dizziness": 1}), pyromancer())
    if aimed:
        duel.play("get_some")
    duel.will_roll(0, 1).answer("spend dizziness").pass_windows()
    assert (duel.cp(0), duel.health(1)) == (cp, 50 - 4 - 1 - 2 * aimed)


def test_a_named_player_is_meant_by_what_follows(brute: Brute) -> None:
    text: Text = [{"choose": "player"}, {"heal": 2, "target": "same"}]
    duel = scenario(brute(card("concuss", *text), hand=["concuss", "smack_3"]), pyromancer()).main().play("concuss")
    assert duel.options() == ["player 0", "player 1"]
    duel.answer("player 1")
    assert (duel.health(0), duel.health(1)) == (50, 52)


@pytest.mark.parametrize(("held", "damage"), [(1, 0), (2, 3), (3, 5)])
def test_an_amount_by_tokens_held_is_nothing_below_its_first_step(brute: Brute, held: int, damage: int) -> None:
    hurts = {"at": "own_upkeep", "effects": [{"damage": {"by_tokens": {2: 3, 3: 5}}, "target": "self"}]}
    duel = scenario(brute(dizziness(hurts), tokens={"dizziness": held}), pyromancer()).upkeep().until("main")
    assert duel.health(0) == 50 - damage


# Additionally, then


@rule("DT-TEXT-9")
def test_additional_effects_come_after_the_others_without_a_window_and_their_damage_joins(brute: Brute) -> None:
    text: Text = [{"damage": 4, "type": "undefendable"}, {"gain_cp": 2}, {"damage": 3, "type": "undefendable"}]
    duel = sturdy(brute(sturdy_blow(*text), hand=["getting_paid"], cp=0), pyromancer())
    duel.until_point("W_LAST")
    assert (duel.cp(0), duel.health(1), "W_THEN" in duel.points()) == (2, 50, False)
    duel.pass_windows()
    assert [event.total for event in duel.logged(events.DamageSettled)] == [7]


@rule("DT-TEXT-5", "A-35", "DT-DEF-15")
def test_what_follows_damage_after_a_then_comes_when_the_damage_has_been_applied(brute: Brute) -> None:
    text: Text = [{"damage": 4, "type": "undefendable"}, {"then": [{"gain_cp": 2}]}]
    duel = sturdy(brute(sturdy_blow(*text), hand=["getting_paid"], cp=0), pyromancer())
    duel.until_point("W_LAST")
    assert (duel.cp(0), duel.health(1)) == (0, 50)
    duel.until_point("W_THEN")
    assert (duel.cp(0), duel.health(1)) == (0, 46)
    duel.until_point("W_POST")
    assert duel.cp(0) == 2


@rule("DT-TEXT-5", "DT-DEF-15", "DT-WIN-1")
def test_what_follows_lethal_damage_never_comes(brute: Brute) -> None:
    text: Text = [{"damage": 4, "type": "undefendable"}, {"then": [{"gain_cp": 2}]}]
    duel = sturdy(brute(sturdy_blow(*text), cp=0), pyromancer(health=4)).pass_windows()
    assert (duel.outcome, duel.cp(0)) == ("0", 0)


@rule("DT-TEXT-7")
def test_what_needs_no_target_waits_behind_a_then_for_what_needs_one(brute: Brute) -> None:
    text: Text = [{"inflict": "dizziness", "n": 1}, {"then": [{"gain_cp": 2}]}]
    duel = sturdy(brute(sturdy_blow(*text), hand=["getting_paid"], cp=0), pyromancer())
    duel.until_point("W_TARGETED")
    assert (duel.cp(0), duel.tokens(1, "dizziness")) == (0, 0)
    duel.until_point("W_THEN")
    assert (duel.cp(0), duel.tokens(1, "dizziness")) == (0, 1)
    duel.until_point("W_LAST")
    assert duel.cp(0) == 2


@rule("DT-TEXT-5", "DT-TEXT-7")
def test_a_second_then_waits_for_the_damage_of_the_first(brute: Brute) -> None:
    hit = {"then": [{"damage": 4, "type": "undefendable"}]}
    text: Text = [{"inflict": "dizziness", "n": 1}, hit, {"then": [{"gain_cp": 2}]}]
    duel = sturdy(brute(sturdy_blow(*text), hand=["getting_paid"], cp=0), pyromancer())
    duel.until_point("W_LAST")
    assert (duel.cp(0), duel.health(1)) == (0, 50)
    duel.until_point("W_POST")
    assert (duel.cp(0), duel.health(1)) == (2, 46)


@rule("DT-TEXT-1")
def test_what_stands_outside_a_roll_counts_the_activating_dice(brute: Brute) -> None:
    dizzy = {"roll": {"dice": 1, "effects": [{"inflict": "dizziness", "n": 1}]}}
    hit = {"then": [{"damage": {"per_symbol": {"pow": 2}}, "type": "undefendable"}]}
    duel = scenario(brute(sturdy_blow(dizzy, hit)), pyromancer()).roll(1, 1, 6, 6, 4).will_roll(0, 1)
    assert duel.attack("sturdy_blow").health(1) == 46


@rule("DT-TARGET-3", "DT-DMG-2")
@pytest.mark.parametrize(("target", "mine"), [("chosen_opponent", 50), ("each_opponent", 50), ("each_player", 48)])
def test_special_targeting_names_its_own_victims(brute: Brute, target: str, mine: int) -> None:
    duel = sturdy(brute(sturdy_blow({"damage": 2, "type": "collateral", "target": target})), pyromancer())
    duel.pass_windows()
    assert (duel.health(0), duel.health(1), duel.logged(events.Targeted)) == (mine, 48, [])


@rule("DT-TEXT-15", "A-35b")
@pytest.mark.parametrize(("prevented", "mine"), [(False, 47), (True, 50)])
def test_damage_for_damage_dealt_does_not_come_if_all_was_prevented(brute: Brute, prevented: bool, mine: int) -> None:
    back = {"damage": 3, "type": "undefendable", "target": "self"}
    text: Text = [{"damage": 4, "type": "undefendable"}, {"if": {"damage_dealt_at_least": 1}, "effects": [back]}]
    duel = sturdy(brute(sturdy_blow(*text)), pyromancer(hand=["not_this_time"])).until_point("W_LAST")
    if prevented:
        duel.play("not_this_time")
    duel.pass_windows()
    assert duel.health(0) == mine


@rule("DT-TEXT-15", "DT-DEF-15")
def test_another_effect_for_damage_dealt_follows_the_damage(brute: Brute) -> None:
    text: Text = [
        {"damage": 4, "type": "undefendable"},
        {"if": {"damage_dealt_at_least": 4}, "effects": [{"gain_cp": 2}]},
    ]
    duel = sturdy(brute(sturdy_blow(*text), hand=["getting_paid"], cp=0), pyromancer()).until_point("W_LAST")
    assert duel.cp(0) == 0
    duel.until_point("W_POST")
    assert (duel.cp(0), duel.health(1)) == (2, 46)


# Companions


@pytest.mark.parametrize(("state", "active", "turned"), [("active", True, []), ("downed", False, [False])])
def test_a_companion_turns_only_if_it_is_not_in_that_state_yet(
    brute: Brute, state: str, active: bool, turned: list[bool]
) -> None:
    text = card("concuss", {"set_companion": "hound", "state": state})
    duel = scenario(brute(hound, text, hand=["concuss", "smack_3"], nyra=(5, True)), pyromancer()).main()
    assert duel.play("concuss").nyra(0) == (5, active)
    assert [event.active for event in duel.logged(events.CompanionTurned)] == turned


@pytest.mark.parametrize(("holder", "cp", "after"), [(0, 2 + 1 + 4, (6, False)), (1, 2 + 1, (5, True))])
def test_what_a_token_does_to_a_companion_means_nothing_to_a_holder_without_one(
    brute: Brute, holder: int, cp: int, after: tuple[int, bool]
) -> None:
    """CP of an income come on top."""
    reward = {"if": {"companion_health_at_least": {"hound": 1}}, "effects": [{"gain_cp": 4}]}
    text = [reward, {"heal_companion": "hound", "n": 1}, {"set_companion": "hound", "state": "downed"}]
    held: list[dict[str, int]] = [{}, {}]
    held[holder] = {"dizziness": 1}
    own = brute(hound, dizziness({"at": "own_upkeep", "effects": text}), tokens=held[0])
    duel = scenario(own, pyromancer(tokens=held[1]), active=holder).upkeep().until("main")
    assert (duel.cp(holder), duel.nyra(0)) == (cp, after)
    assert [event.seat for event in duel.logged(events.CompanionHealthChanged)] == ([0] if holder == 0 else [])
