"""Fast and slow actions, priority and interruption (section 16)."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.guests import Brute, card, dizziness, knows, rage, sturdy_blow
from tests.games.dice_throne.modes.gathering import gathered, king
from tests.games.dice_throne.own_hero import put
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario
from tests.rules import rule


def played(duel: Duel) -> list[tuple[int, str]]:
    return [(event.seat, event.card) for event in duel.logged(events.Played)]


@rule("DT-TIMING-1")
def test_only_fast_actions_are_responses() -> None:
    hand = ["getting_paid", "so_wild", "warm_up", "fireball_2"]  # instant, roll, main, upgrade
    duel = scenario(barbarian(), pyromancer(hand, cp=9)).roll(1, 2, 3, 4, 6).announce("smack")
    assert duel.options() == ["pass", "play getting_paid", "play so_wild"]  # and no sale


@rule("DT-TIMING-1", "DT-TIMING-2")
@pytest.mark.parametrize("name", ["concuss", "smack_2"])
def test_a_slow_card_can_be_interrupted_after_it_is_declared(name: str) -> None:
    duel = scenario(barbarian([name, "smack_3"], cp=2), pyromancer(["getting_paid"], cp=0)).main().play(name)
    assert (duel.asked(), duel.points()) == ((1, "respond"), ["W_SLOW"])
    assert (duel.tokens(1, "concussion"), duel.upgrades(0)) == (0, [])  # not resolved yet
    duel.play("getting_paid", by=1)
    assert (duel.tokens(1, "concussion"), duel.upgrades(0)) in [(1, []), (0, ["smack_2"])]
    assert played(duel) == [(0, name), (1, "getting_paid")]


@rule("DT-TIMING-1")
def test_a_sale_is_not_interrupted() -> None:
    duel = scenario(barbarian(["concuss", "smack_3"]), pyromancer(["getting_paid"])).main().sell("concuss")
    assert (duel.asked(), duel.points(), duel.cp(0)) == ((0, "main"), [], 3)


@rule("DT-TIMING-3")
def test_inside_a_fast_action_only_its_dice_can_be_altered() -> None:
    foe = pyromancer(["tip_it", "getting_paid", "buh_bye"], cp=9, tokens={"fire_mastery": 1})
    duel = scenario(barbarian(["feelin_good", "getting_paid", "tip_it"], cp=9, health=40), foe).main()
    duel.will_roll(0, 4, 1, 1).play("feelin_good")
    assert (duel.asked(), duel.options()) == ((0, "present"), ["pass", "play tip_it"])
    duel.passes(by=0)
    assert (duel.asked(), duel.options()) == ((1, "respond"), ["pass", "play tip_it"])
    duel.play("tip_it", by=1).passes(by=0).answer("nudge 0 down", by=1).passes(by=0)
    assert duel.health(0) == 41


@rule("DT-TIMING-4", "DT-TIMING-7", "A-21")
def test_the_active_players_fast_actions_resolve_first_however_many() -> None:
    own = barbarian(["six_it", "getting_paid"], cp=1)
    duel = scenario(own, pyromancer(["so_wild"], cp=2)).roll(6, 6, 6, 6, 1).announce("crit_bash")
    duel.play("so_wild", by=1)
    assert (duel.asked(), duel.points()) == ((0, "preempt"), ["W_ANNOUNCE", ".W_PREEMPT"])
    duel.play("getting_paid", by=0)
    assert duel.asked() == (0, "preempt")
    duel.play("six_it", by=0).answer("set_die 4 6", by=0)
    assert (duel.asked(), duel.dice()) == ((1, "change_die"), [6, 6, 6, 6, 6])  # now the declared one resolves
    duel.answer("set_die 0 1", by=1)
    assert (duel.asked(), duel.dice()) == ((0, "rolling"), [1, 6, 6, 6, 6])


@rule("DT-TIMING-4", "DT-TIMING-7")
def test_the_active_player_is_never_pre_empted() -> None:
    own = barbarian(["so_wild"], cp=2)
    duel = scenario(own, pyromancer(["tip_it", "getting_paid"], cp=9)).roll(6, 6, 6, 6, 1).play("so_wild")
    assert (duel.asked(), duel.points()) == ((0, "change_die"), [])


@rule("DT-TIMING-5")
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_player_is_asked_first(active: int) -> None:
    sides = barbarian(["getting_paid"]), pyromancer(["getting_paid"])
    duel = scenario(*sides, active=active).upkeep()
    assert duel.asked() == (active, "respond")
    duel.passes()
    assert duel.asked() == (1 - active, "respond")


@rule("DT-TIMING-6", "DT-TIMING-2")
def test_an_interrupted_attack_goes_on_where_it_stood() -> None:
    duel = scenario(barbarian(), pyromancer(["getting_paid"], cp=0)).roll(1, 2, 3, 4, 6).announce("smack")
    duel.until_point("W_TARGETED").play("getting_paid", by=1)
    assert (duel.asked(), duel.cp(1)) == ((1, "defence"), 2)


@rule("DT-TIMING-7", "A-22", "DT-TIMING-8")
def test_a_card_whose_object_vanished_is_lost() -> None:
    own = barbarian(cp=2, tokens={"knockdown": 1})
    duel = scenario(own, pyromancer(["buh_bye", "fire_up"], cp=2)).upkeep()
    duel.passes(by=0).play("buh_bye", by=1)
    assert duel.cp(1) == 0  # paid when declared
    duel.answer("spend knockdown", by=0)  # its holder pays the token off first
    assert (duel.tokens(0, "knockdown"), duel.cp(1), duel.discard_pile(1)) == (0, 0, ["buh_bye"])
    assert duel.logged(events.Fizzled) == [events.Fizzled(1, "buh_bye")]


@rule("A-22", "DT-TIMING-8")
@pytest.mark.parametrize(("answer", "burn"), [("player 1", 0), ("pass", 1)])
def test_a_card_whose_object_vanished_may_take_another_even_on_the_own_board(answer: str, burn: int) -> None:
    own = barbarian(cp=2, tokens={"knockdown": 1})
    duel = scenario(own, pyromancer(["buh_bye", "fire_up"], cp=2, tokens={"burn": 1})).upkeep()
    duel.passes(by=0).play("buh_bye", by=1).answer("spend knockdown", by=0)
    assert (duel.asked(), duel.options()) == ((1, "choose_player"), ["player 1", "pass"])
    duel.answer(answer, by=1)
    assert (duel.tokens(1, "burn"), duel.cp(1), duel.discard_pile(1)) == (burn, 0, ["buh_bye"])
    assert [event.source for event in duel.logged(events.Fizzled)] == ["buh_bye"] * burn


@rule("A-22", "DT-TIMING-11")
@pytest.mark.parametrize(("answer", "left"), [("player 0", 0), ("pass", 3)])
def test_a_wiped_board_is_never_the_own_one_unasked(answer: str, left: int, brute: Brute) -> None:
    foe = brute(knows("cleanse"), tokens={"cleanse": 1, "burn": 1})
    own = pyromancer(["what_status_effects", "fire_up"], cp=2, tokens={"fire_mastery": 3})
    duel = scenario(own, foe).main().play("what_status_effects").answer("spend cleanse", by=1)
    assert (duel.asked(), duel.options()) == ((0, "choose_player"), ["player 0", "pass"])
    assert duel.answer(answer, by=0).tokens(0, "fire_mastery") == left


@rule("A-22")
def test_an_object_may_be_declined_although_others_are_left_on_the_same_board(brute: Brute) -> None:
    foe = brute(knows("cleanse"), tokens={"cleanse": 1, "burn": 1, "dizziness": 1})
    duel = scenario(pyromancer(["get_that_outta_here", "fire_up"], cp=1), foe).main().play("get_that_outta_here")
    duel.answer("spend cleanse", by=1).answer("token burn", by=1)
    assert duel.options() == ["player 1", "pass"]
    assert duel.passes(by=0).tokens(1, "dizziness") == 1


@rule("A-22")
def test_a_spent_token_need_not_remove_something_else_when_its_object_is_gone(brute: Brute) -> None:
    foe = brute(knows("cleanse"), tokens={"cleanse": 2, "burn": 1}, cp=0)
    duel = scenario(pyromancer(["buh_bye", "fire_up"], cp=2), foe).upkeep().passes(by=0)
    duel.answer("spend cleanse", by=1).play("buh_bye", by=0).answer("token burn", by=0)
    assert (duel.asked(), duel.options()) == ((1, "choose_token"), ["token cleanse", "pass"])
    assert duel.passes(by=1).tokens(1, "cleanse") == 1


@rule("A-22", "DT-STATUS-15")
@pytest.mark.parametrize(("limit", "options"), [(1, ["player 0", "pass"]), (2, ["player 0", "player 1"])])
def test_a_move_may_be_declined_when_there_is_no_room_left_for_the_token(
    brute: Brute, limit: int, options: list[str]
) -> None:
    room = put("statuses/0/stack_limit", limit)
    changes = card("feelin_good", {"gain": "dizziness", "n": 1}), knows("knockdown"), room
    own = brute(*changes, hand=["transference", "smack_3"], cp=2, tokens={"dizziness": 1, "knockdown": 1})
    duel = scenario(own, brute(*changes, hand=["feelin_good"], cp=9)).main().play("transference")
    duel.play("feelin_good", by=1)
    assert (duel.asked(), duel.options()) == ((0, "choose_player"), options)
    if "pass" in options:
        duel.passes(by=0)
        assert (duel.tokens(0, "knockdown"), duel.tokens(1, "knockdown")) == (1, 0)


@rule("A-22")
@pytest.mark.parametrize(
    ("shelter", "options"), [("dizziness", ["player 3", "pass"]), ("knockdown", ["player 1", "player 3"])]
)
def test_a_prevention_need_not_go_to_somebody_else(brute: Brute, shelter: str, options: list[str]) -> None:
    """Seat 3 wants to help seat 1 or itself; before that, seat 1 gains a token that saves it, or another one."""
    saves = dizziness({"replace": "damage_from_opponent_offence", "effects": []})
    hiding = card("feelin_good", {"gain": shelter, "n": 1})
    bang = sturdy_blow({"damage": 4, "type": "normal"}, {"damage": 2, "type": "collateral", "target": "each_opponent"})
    changes = saves, hiding, bang, knows("knockdown")
    hero = brute(*changes), brute(*changes, hand=["feelin_good"], cp=9)
    crowd = gathered("2v2", *hero, barbarian(), barbarian(["not_this_time"], cp=1)).roll(1, 3, 6, 6, 4)
    crowd.will_roll(0, 1).announce("sturdy_blow").until_point("W_TARGETED", by=3).play("not_this_time")
    crowd.play("feelin_good", by=1)
    assert (crowd.asked(), crowd.options()) == ((3, "choose_player"), options)


@rule("A-22")
@pytest.mark.parametrize(("health", "options"), [(9, ["player 0", "pass"]), (10, ["player 0", "player 1"])])
def test_nobody_else_need_be_named_when_an_opponent_has_fallen(brute: Brute, health: int, options: list[str]) -> None:
    """Seat 2 wants to make somebody dizzy; before that, seat 0 defeats seat 1 or only hurts it."""
    curse = card("feelin_good", {"inflict": "dizziness", "n": 1, "target": "chosen_opponent"}, cost=0)
    blast = card("head_bash", {"damage": 9, "isolated": True, "target": "chosen_opponent"}, type="instant", cost=0)
    hero = brute(curse, blast, hand=["head_bash"]), brute(curse, blast), brute(curse, blast, hand=["feelin_good"])
    crowd = king(*hero, health=[35, health, 35]).at("upkeep").passes(by=0)
    crowd.play("feelin_good", by=2).play("head_bash", by=0).answer("player 1", by=0)
    assert (crowd.asked(), crowd.options()) == ((2, "choose_player"), options)


@rule("A-22")
@pytest.mark.parametrize(("health", "options"), [(9, ["player 2", "pass"]), (10, ["player 1", "player 2"])])
def test_nothing_else_need_be_removed_when_the_holder_of_a_token_has_fallen(
    brute: Brute, health: int, options: list[str]
) -> None:
    """Seat 2 wants to remove a token, its own or that of seat 1; seat 0 defeats seat 1 before, or only hurts it."""
    blast = card("head_bash", {"damage": 9, "isolated": True, "target": "chosen_opponent"}, type="instant", cost=0)
    dizzy = {"dizziness": 1}
    hero = brute(blast, hand=["head_bash"]), brute(blast, tokens=dizzy), brute(blast, hand=["buh_bye"], tokens=dizzy)
    crowd = king(*hero, health=[35, health, 35]).at("upkeep").passes(by=0)
    crowd.play("buh_bye", by=2).play("head_bash", by=0).answer("player 1", by=0)
    assert (crowd.asked(), crowd.options()) == ((2, "choose_player"), options)


@rule("A-22")
def test_where_nothing_vanished_the_object_must_be_taken(brute: Brute) -> None:
    foe = brute(knows("cleanse"), tokens={"cleanse": 1, "burn": 1})
    own = pyromancer(["what_status_effects", "fire_up"], cp=2, tokens={"fire_mastery": 3})
    duel = scenario(own, foe).main().play("what_status_effects").passes(by=1)
    assert (duel.asked(), duel.options()) == ((0, "choose_player"), ["player 0", "player 1"])


@rule("DT-TIMING-8")
def test_the_object_is_chosen_when_the_card_resolves() -> None:
    own = barbarian(cp=2, tokens={"knockdown": 1, "concussion": 1})
    duel = scenario(own, pyromancer(["buh_bye", "fire_up"], cp=2)).upkeep().passes(by=0).play("buh_bye", by=1)
    assert duel.asked() == (0, "preempt")  # nothing named yet
    duel.passes(by=0)
    assert (duel.asked(), duel.options()) == ((1, "choose_token"), ["token concussion", "token knockdown"])


@rule("DT-TIMING-8", "A-22")
def test_a_slow_card_whose_object_vanished_is_lost_too() -> None:
    own = barbarian(["get_that_outta_here", "smack_3"], cp=1)
    foe = pyromancer(["buh_bye", "fire_up"], cp=2, tokens={"burn": 1})
    duel = scenario(own, foe).main().play("get_that_outta_here").play("buh_bye", by=1)
    assert (duel.asked(), duel.cp(0), duel.discard_pile(0)) == ((0, "main"), 0, ["get_that_outta_here"])
    assert duel.logged(events.Fizzled) == [events.Fizzled(0, "get_that_outta_here")]


def evades(brute: Brute, tokens: int) -> Duel:
    """Worked case 1: a Fireball flies, the Brute declares an Evasive, the Active Player holds Buh, Bye!."""
    foe = brute(knows("evasive"), tokens={"evasive": tokens}, cp=0)
    duel = scenario(pyromancer(["buh_bye", "fire_up"], cp=2), foe).roll(1, 2, 3, 4, 4).announce("fireball")
    duel.until_point("W_TARGETED", by=1).answer("spend evasive", by=1)
    return duel.play("buh_bye", by=0).answer("player 1", by=0)


@rule("DT-TIMING-9", "DT-TIMING-8")
def test_a_declared_token_can_be_removed_before_it_works(brute: Brute) -> None:
    duel = evades(brute, 1)
    assert (duel.asked(), duel.tokens(1, "evasive")) == ((1, "defence"), 0)
    assert [event.seat for event in duel.logged(events.Rolled)] == [0]  # never rolled
    duel.declines_defence()
    assert duel.health(1) == 46


@rule("DT-TIMING-7")
def test_a_declared_spending_goes_on_with_another_token_of_the_kind(brute: Brute) -> None:
    foe = brute(knows("evasive"), tokens={"evasive": 2}, cp=0)
    duel = scenario(pyromancer(["buh_bye", "fire_up"], cp=2), foe).roll(1, 2, 3, 4, 4).announce("fireball")
    duel.until_point("W_TARGETED", by=1).will_roll(1, 1).answer("spend evasive", by=1)
    duel.play("buh_bye", by=0).answer("player 1", by=0).declines_defence()
    assert (duel.tokens(1, "evasive"), duel.health(1)) == (0, 50)


@rule("DT-TIMING-10")
def test_the_active_player_may_spend_what_others_want_to_remove(brute: Brute) -> None:
    reload = {"use": "own_attack", "pay": {"spend": "dizziness", "n": 1}, "effects": [{"add_damage": 3}]}
    flags = put("statuses/0/spendable", True), put("statuses/0/attack_modifier", True)
    own = brute(dizziness({**reload, "attack_modifier": True}), *flags, cp=0, tokens={"dizziness": 1})
    duel = scenario(own, pyromancer(["buh_bye", "fire_up"], cp=2)).roll(1, 3, 6, 6, 4).announce("sturdy_blow")
    duel.passes(by=1).passes(by=0).play("buh_bye", by=1).answer("spend dizziness", by=0).pass_windows()
    assert (duel.health(1), duel.cp(1), duel.tokens(0, "dizziness")) == (50 - 4 - 3, 0, 0)


@rule("DT-TIMING-11")
def test_tokens_may_be_spent_before_what_status_effects_resolves(brute: Brute) -> None:
    foe = brute(knows("cleanse"), tokens={"cleanse": 1, "burn": 1})
    own = pyromancer(["what_status_effects", "fire_up"], cp=2, tokens={"fire_mastery": 3})
    duel = scenario(own, foe).main().play("what_status_effects")
    assert (duel.asked(), duel.points()) == ((1, "respond"), ["W_SLOW"])
    duel.answer("spend cleanse", by=1)
    assert [event.status for event in duel.logged(events.TokensRemoved)][:2] == ["cleanse", "burn"]
    assert duel.options() == ["player 0", "pass"]  # the only board left with tokens


@rule("DT-TIMING-12", "DT-TEXT-4")
def test_a_then_in_a_roll_phase_lets_everybody_act() -> None:
    foe = barbarian(["buh_bye", "so_wild", "getting_paid"], cp=4)
    duel = scenario(pyromancer(["getting_paid"], tokens={"fire_mastery": 2}), foe).roll(1, 2, 3, 4, 6)
    duel.announce("hot_streak").passes(by=1)  # the announcement stands
    assert (duel.asked(), duel.points()[-1], duel.tokens(0, "fire_mastery")) == ((0, "respond"), "W_THEN", 4)
    duel.passes(by=0)
    assert duel.options() == ["pass", "play buh_bye", "play getting_paid"]  # the dice stand
    duel.play("buh_bye", by=1).pass_windows().declines_defence().pass_windows()
    assert duel.health(1) == 50 - 5 - 3  # what follows the "then" counts what is left


@rule("DT-TIMING-12")
def test_a_then_in_a_main_phase_is_open_to_instants_only() -> None:
    foe = barbarian(["getting_paid", "not_this_time", "head_bash"], cp=9)
    duel = scenario(pyromancer(["fire_up", "pyroblast_3"], cp=3), foe).main().play("fire_up").passes(by=1)
    assert (duel.asked(), duel.points()) == ((1, "respond"), ["W_SLOW", "W_THEN"])
    assert (duel.options(), duel.tokens(0, "fire_mastery")) == (["pass", "play getting_paid"], 0)
    assert duel.passes(by=1).tokens(0, "fire_mastery") == 2


@rule("DT-TIMING-12", "DT-ULT-3")
def test_a_then_of_an_ultimate_is_not_open_to_opponents(brute: Brute) -> None:
    text = rage({"gain_cp": 1}, {"then": [{"damage": 9, "type": "ultimate"}]})
    own = brute(text, hand=["getting_paid", "smack_3"], cp=0)
    duel = scenario(own, pyromancer(["getting_paid"])).roll(6, 6, 6, 6, 6).announce("rage").passes(by=1)
    assert (duel.asked(), duel.points()[-1]) == ((0, "respond"), "W_THEN")
    duel.passes(by=0)
    assert (duel.asked(), duel.points()[-1]) == ((0, "respond"), "W_ACTIVATED")


@rule("DT-TIMING-13", "A-38")
def test_a_window_closes_when_all_pass_in_a_row_and_stays_closed() -> None:
    sides = barbarian(["getting_paid", "smack_3"]), pyromancer(["getting_paid", "fire_up"])
    duel = scenario(*sides).roll(1, 3, 6, 6, 4).announce("sturdy_blow").until_point("W_LAST", by=0)
    duel.passes(by=0).passes(by=1)
    assert (duel.points()[-1], duel.health(1)) == ("W_POST", 46)  # nobody is asked there again
    assert duel.points().count("W_LAST") == 1


@rule("DT-TIMING-13")
def test_an_action_asks_everybody_again() -> None:
    sides = barbarian(["getting_paid", "double_up"], cp=1), pyromancer(["getting_paid", "fire_up"])
    duel = scenario(*sides).roll(1, 3, 6, 6, 4).announce("sturdy_blow").until_point("W_LAST", by=0)
    duel.passes(by=0).play("getting_paid", by=1).passes(by=0)  # not pre-empted
    assert (duel.asked(), duel.points()[-2:]) == ((0, "respond"), ["W_LAST", ".W_PREEMPT"])
    duel.play("getting_paid", by=0)
    assert (duel.asked(), duel.health(1)) == ((0, "respond"), 50)


@rule("DT-TIMING-14", "A-44")
def test_dice_outside_the_roll_phase_are_altered_at_instant_speed_only() -> None:
    own = barbarian(["vegas_baby", "six_it", "tip_it"], cp=9)
    duel = scenario(own, pyromancer(["tip_it", "so_wild", "helping_hand"], cp=9)).main()
    duel.will_roll(0, 3).play("vegas_baby")
    assert (duel.asked(), duel.options()) == ((0, "present"), ["pass", "play tip_it"])
    duel.passes(by=0)
    assert (duel.asked(), duel.options()) == ((1, "respond"), ["pass", "play tip_it"])
    duel.play("tip_it", by=1).passes(by=0).answer("nudge 0 down", by=1)
    assert (duel.asked(), duel.dice()) == ((0, "present"), [2])  # the roller may answer
    duel.passes(by=0)
    assert (duel.asked(), duel.cp(0)) == ((0, "main"), 10)


@rule("A-44", "DT-TIMING-14")
def test_dice_of_an_upkeep_are_altered_at_instant_speed_only(brute: Brute) -> None:
    own = brute(knows("bleed"), hand=["six_it", "smack_3"], cp=9, tokens={"bleed": 1}, deck=["concuss"])
    duel = scenario(own, pyromancer(["tip_it", "so_wild"], cp=9)).lay("upkeep").will_roll(0, 4).begin()
    assert (duel.asked(), duel.options()) == ((1, "respond"), ["pass", "play tip_it"])
    duel.play("tip_it", by=1).answer("nudge 0 up", by=1)
    assert (duel.asked(), duel.health(0), duel.tokens(0, "bleed")) == ((0, "main"), 50, 0)  # a 5 stops it


@rule("DT-TIMING-14", "DT-DEF-8")
def test_an_attempt_granted_after_the_dice_were_presented_can_be_used() -> None:
    own, foe = barbarian(["getting_paid", "smack_3"]), pyromancer(["better_d", "fire_up"])
    duel = scenario(own, foe).roll(1, 2, 3, 4, 6).attack("smack").defend("molten_armor", 4, 4, 4, 6, 6)
    duel.passes(by=1).play("getting_paid", by=0)  # no die is altered
    assert (duel.asked(), duel.points()[-1]) == ((1, "respond"), "W_DEF_DICE")
    assert duel.play("better_d", by=1).asked() == (1, "present")
    duel.will_roll(1, 1, 2).reroll(3, 4).pass_windows()
    assert (duel.health(0), duel.health(1)) == (48, 46)


@rule("DT-TIMING-14")
def test_any_alteration_hands_the_dice_back_to_the_roller_until_all_pass() -> None:
    own = barbarian(["six_it", "so_wild", "smack_3"], cp=3)
    foe = pyromancer(["tip_it", "helping_hand"], cp=2)
    duel = scenario(own, foe).roll(1, 2, 3, 6, 6).will_roll(0, 5, 5, 1).announce("overpower").passes(by=1)
    assert duel.asked() == (0, "present")
    duel.play("six_it", by=0).answer("set_die 2 6", by=0).passes(by=0)
    duel.play("helping_hand", by=1).passes(by=0).will_roll(0, 1).answer("die 2", by=1)
    assert (duel.asked(), duel.dice()) == ((0, "present"), [5, 5, 1])
    duel.play("so_wild", by=0).answer("set_die 2 4", by=0)
    assert (duel.asked(), duel.points()[-1]) == ((1, "respond"), "W_DICE")
    duel.passes(by=1).declines_defence()
    assert (duel.health(1), duel.tokens(1, "concussion")) == (50 - 14, 1)


@rule("DT-TIMING-14", "DT-ULT-6")
def test_dice_thrown_during_an_ultimate_are_not_altered_by_opponents() -> None:
    own = barbarian(["get_some", "smack_3"], cp=2)
    duel = scenario(own, pyromancer(["tip_it", "so_wild"], cp=9)).roll(6, 6, 6, 6, 6).announce("rage").passes(by=1)
    duel.will_roll(0, 1, 2, 3, 4, 5).play("get_some", by=0)
    assert (duel.asked(), duel.health(1)) == ((0, "rolling"), 50 - 15 - 3)  # the extra phase: nobody was asked


@rule("DT-TIMING-15")
def test_a_compulsory_trigger_needs_no_action_and_cannot_be_forgotten() -> None:
    own = pyromancer(tokens={"fire_mastery": 2, "burn": 1})
    duel = scenario(own, barbarian()).upkeep()
    assert (duel.asked(), duel.options()) == ((0, "upkeep_order"), ["trigger fire_mastery", "trigger burn"])
    duel.answer("trigger burn").until("main")
    assert (duel.health(0), duel.tokens(0, "fire_mastery")) == (48, 1)


@rule("DT-TIMING-3", "DT-TEXT-4")
def test_a_then_inside_a_fast_action_opens_no_window(brute: Brute) -> None:
    text = card("feelin_good", {"gain_cp": 1}, {"then": [{"gain_cp": 1}]})
    own = brute(text, hand=["feelin_good", "smack_3"], cp=0)
    duel = scenario(own, pyromancer(["getting_paid"])).main().play("feelin_good")
    assert (duel.asked(), duel.cp(0), duel.points()) == ((0, "main"), 2, [])
