"""Status effects on the boards: limits, removal, transfer, spending (section 14)."""

import pytest

from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.guests import Brute, card, knows, named
from tests.games.dice_throne.own_hero import Block
from tests.games.dice_throne.scenario import Duel, barbarian, fighter, pyromancer, scenario
from tests.rules import rule


@rule("DT-STATUS-1")
def test_a_token_is_in_play_from_the_moment_it_lies_on_a_board() -> None:
    duel = scenario(pyromancer(), barbarian(["buh_bye"], cp=2)).roll(1, 2, 3, 6, 4).will_roll(0, 4)
    duel.announce("pyroblast")  # no token lies anywhere before the Burn does
    assert (duel.asked(), duel.tokens(1, "burn")) == ((1, "defence"), 1)
    duel.declines_defence().play("buh_bye", by=1)
    assert duel.tokens(1, "burn") == 0


@rule("DT-STATUS-2")
def test_a_positive_token_may_lie_on_the_board_of_another() -> None:
    own = barbarian(["transference", "smack_3"], cp=2)
    duel = scenario(own, pyromancer(tokens={"fire_mastery": 2})).main().play("transference")
    assert (duel.tokens(0, "fire_mastery"), duel.tokens(1, "fire_mastery")) == (1, 1)


@rule("DT-STATUS-3", "A-25")
def test_tokens_beyond_the_limit_are_not_placed() -> None:
    duel = scenario(pyromancer(tokens={"fire_mastery": 4}), barbarian()).roll(1, 2, 3, 4, 6).attack("hot_streak")
    assert duel.tokens(0, "fire_mastery") == 5
    placed = [event.count for event in duel.logged(events.TokensPlaced)]
    assert placed == [1]


@rule("DT-STATUS-3")
def test_a_second_token_is_not_inflicted_beyond_the_limit() -> None:
    own = barbarian(["concuss", "smack_3"], cp=1)
    duel = scenario(own, pyromancer(tokens={"concussion": 1})).main().play("concuss")
    assert (duel.tokens(1, "concussion"), duel.logged(events.TokensPlaced)) == (1, [])


@rule("DT-STATUS-3")
def test_a_token_beyond_the_limit_cannot_be_refused() -> None:
    foe = barbarian(upgrades=["thick_skin_2"], tokens={"concussion": 1})
    duel = scenario(barbarian(["get_some", "smack_3"], cp=2), foe).roll(1, 2, 3, 4, 4).attack("smack")
    duel.defend("thick_skin", 4, 5, 1, 1).until_point("W_LAST")  # the next token may be refused
    duel.will_roll(0, 4, 4, 4, 4, 4).play("get_some", by=0)
    assert (duel.asked(), duel.tokens(1, "concussion")) == ((0, "main"), 1)
    assert duel.logged(events.TokenRefused) == []


@rule("DT-STATUS-3")
def test_a_defence_against_tokens_leaves_one_that_lay_there_before_the_attack() -> None:
    """The Attack would inflict a second Concussion, which is not placed: there is none to prevent."""
    foe = barbarian(upgrades=["thick_skin_2"], tokens={"concussion": 1})
    duel = scenario(barbarian(), foe).roll(1, 2, 3, 6, 6).will_roll(0, 5, 5, 5).attack("overpower")
    duel.defend("thick_skin", 4, 5, 1, 1)
    assert (duel.asked(), duel.health(1), duel.tokens(1, "concussion")) == ((0, "main"), 50 + 4 - 15, 1)


@rule("DT-STATUS-4")
def test_a_limit_counts_for_each_player_alone() -> None:
    one, other = pyromancer(tokens={"fire_mastery": 4}), pyromancer(tokens={"fire_mastery": 5})
    duel = scenario(one, other).roll(1, 2, 3, 4, 4).announce("fireball")
    assert (duel.tokens(0, "fire_mastery"), duel.tokens(1, "fire_mastery")) == (5, 5)


@rule("DT-STATUS-4")
def test_a_limit_counts_for_each_kind_alone() -> None:
    duel = scenario(pyromancer(), barbarian(tokens={"burn": 1})).roll(6, 6, 6, 6, 6).announce("scorch_the_earth")
    assert (duel.tokens(1, "burn"), duel.tokens(1, "knockdown")) == (1, 1)


def limits_differ(content: Block) -> None:
    """Five tokens of the Brute's own status lie on himself, two on anybody else."""
    named(content["statuses"], "dizziness")["stack_limit"] = {"owner": 5, "others": 2}


@rule("DT-STATUS-4")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_leaflet_may_give_its_owner_another_limit(brute: Brute, seat: int) -> None:
    both = card("concuss", {"inflict": "dizziness", "n": 9, "target": "each_player"})
    own = brute(limits_differ, both, hand=["concuss", "smack_3"])
    sides = (own, pyromancer()) if seat == 0 else (pyromancer(), own)
    duel = scenario(*sides, active=seat).main().play("concuss")
    assert (duel.tokens(seat, "dizziness"), duel.tokens(1 - seat, "dizziness")) == (5, 2)


@rule("DT-STATUS-5")
def test_a_raised_limit_is_for_the_one_who_raised_it() -> None:
    one = pyromancer(["fire_up", "pyroblast_3"], cp=3, tokens={"fire_mastery": 5})
    duel = scenario(one, pyromancer(["warm_up", "fire_up"], cp=9, tokens={"fire_mastery": 5})).main()
    duel.play("fire_up").end().no_ability().end().until("main")
    assert duel.tokens(1, "fire_mastery") == 4  # one went in the Upkeep
    duel.play("warm_up", by=1).answer("number 9")
    assert (duel.tokens(0, "fire_mastery"), duel.tokens(1, "fire_mastery")) == (6, 5)


@rule("DT-STATUS-5")
def test_a_raised_limit_lasts_and_adds_up() -> None:
    one = pyromancer(["fire_up", "warm_up"], cp=9, tokens={"fire_mastery": 5}, upgrades=["ignite_2"])
    duel = scenario(one, barbarian()).main().will_roll(0, 4, 4, 5, 5, 6).play("fire_up").end()
    duel.announce("blazing_soul")
    assert duel.tokens(0, "fire_mastery") == 7
    duel.until_phase("main_1", 1).until_phase("main_1", 0).until("main").play("warm_up").pass_windows()
    assert duel.tokens(0, "fire_mastery") == 7  # 6 after the Upkeep and 1 gained
    duel.answer("number 4").until("main")
    assert duel.tokens(0, "fire_mastery") == 7


@rule("DT-STATUS-5")
def test_a_raised_limit_is_seen_even_while_no_token_lies_there() -> None:
    duel = scenario(pyromancer(["fire_up", "what_status_effects", "warm_up"], cp=5), barbarian()).main()
    duel.play("fire_up").play("what_status_effects")
    assert duel.match.seen(()).view()["seats"][0]["tokens"] == {"fire_mastery": {"count": 0, "limit": 6}}


@rule("DT-STATUS-6", "A-25")
def test_a_holder_may_spend_before_a_gain_to_make_room(brute: Brute) -> None:
    own = brute(knows("cleanse"), card("concuss", {"gain": "cleanse", "n": 1}), hand=["concuss", "smack_3"], cp=1)
    own.tokens = {"cleanse": 3, "burn": 1}
    duel = scenario(own, pyromancer()).main().play("concuss")
    assert (duel.asked(), duel.points()) == ((0, "respond"), ["W_SLOW"])
    duel.answer("spend cleanse").answer("token burn").pass_windows()
    assert (duel.tokens(0, "cleanse"), duel.tokens(0, "burn")) == (3, 0)  # spent, then gained


@rule("DT-STATUS-7")
def test_remove_takes_single_tokens_not_the_stack() -> None:
    own = barbarian(["get_that_outta_here", "smack_3"], cp=1)
    duel = scenario(own, pyromancer(tokens={"fire_mastery": 4})).main().play("get_that_outta_here")
    assert duel.tokens(1, "fire_mastery") == 3


@rule("DT-STATUS-7")
def test_remove_takes_all_if_there_are_fewer(brute: Brute) -> None:
    text = {"remove": "any", "n": 3, "target": "chosen_player"}
    own = brute(card("concuss", text), hand=["concuss", "smack_3"], cp=1)
    duel = scenario(own, pyromancer(tokens={"burn": 1, "fire_mastery": 1})).main().play("concuss")
    duel.answer("token fire_mastery")
    assert (duel.tokens(1, "burn"), duel.tokens(1, "fire_mastery"), duel.asked()) == (0, 0, (0, "main"))


@rule("DT-STATUS-7")
def test_where_no_such_token_lies_none_is_removed(brute: Brute) -> None:
    text = card("concuss", {"remove": "dizziness", "n": 1, "target": "self"})
    own = brute(text, hand=["concuss", "smack_3"], cp=1, tokens={"knockdown": 1})
    duel = scenario(own, pyromancer()).main().play("concuss")
    assert (duel.tokens(0, "knockdown"), duel.logged(events.TokensRemoved)) == (1, [])


@rule("DT-STATUS-7")
def test_a_price_of_several_tokens_is_removed_together() -> None:
    own = fighter("samurai", tokens={"honor": 2})
    duel = scenario(own, barbarian()).roll(1, 2, 4, 4, 5).announce("solemnity").answer("spend honor/1")
    assert duel.logged(events.TokensRemoved) == [events.TokensRemoved(0, "honor", 2)]


@rule("DT-STATUS-7")
def test_a_prevention_takes_back_a_single_token_not_the_stack() -> None:
    own, foe = fighter("artificer", upgrades=["jolt_2"]), barbarian(upgrades=["thick_skin_2"])
    duel = scenario(own, foe).roll(1, 2, 3, 4, 6).attack("jolt")
    assert duel.tokens(1, "nanite") == 2
    duel.defend("thick_skin", 4, 5, 1, 1).answer("token nanite", by=1)
    assert duel.tokens(1, "nanite") == 1


@rule("DT-STATUS-14")
@pytest.mark.parametrize(("die", "moved"), [(4, [1]), (1, [])])
def test_a_text_that_moves_no_token_tells_of_none(brute: Brute, die: int, moved: list[int]) -> None:
    move = {"transfer": "dizziness", "n": {"per_symbol": {"life": 1}}, "from": "self", "to": "chosen_opponent"}
    own = brute(card("concuss", {"roll": {"dice": 1, "effects": [move]}}), hand=["concuss", "smack_3"], cp=1)
    own.tokens = {"dizziness": 1}
    duel = scenario(own, pyromancer()).main().will_roll(0, die).play("concuss")
    assert [event.count for event in duel.logged(events.TokenMoved)] == moved
    assert (duel.tokens(0, "dizziness"), duel.tokens(1, "dizziness")) == (1 - len(moved), len(moved))


@rule("DT-STATUS-8", "DT-CP-3")
@pytest.mark.parametrize("phase", ["upkeep", "income", "main_1", "offensive_roll", "main_2"])
def test_a_spendable_token_may_be_spent_in_any_phase_of_anyones_turn(brute: Brute, phase: str) -> None:
    own = brute(knows("cleanse"), cp=0, tokens={"cleanse": 1, "burn": 1})
    duel = scenario(pyromancer(), own).at(phase.removeprefix("offensive_")).until("respond")
    assert (duel.phase(), duel.state.active) == (phase, 0)
    duel.answer("spend cleanse", by=1)
    assert (duel.tokens(1, "cleanse"), duel.tokens(1, "burn")) == (0, 0)
    assert duel.logged(events.LostCp) == []


@rule("DT-STATUS-11")
def test_a_spent_token_can_be_gained_again(brute: Brute) -> None:
    own = brute(knows("cleanse"), card("concuss", {"gain": "cleanse", "n": 1}), hand=["concuss", "smack_3"], cp=1)
    own.tokens = {"cleanse": 1, "burn": 1}
    duel = scenario(own, pyromancer()).main().answer("spend cleanse")
    assert duel.tokens(0, "cleanse") == 0
    assert duel.play("concuss").tokens(0, "cleanse") == 1


@rule("DT-STATUS-8")
def test_a_spendable_token_stays_until_its_holder_wants(brute: Brute) -> None:
    own = brute(knows("evasive"), tokens={"evasive": 2}, cp=0)
    duel = scenario(pyromancer(), own).roll(1, 2, 3, 4, 4).attack("fireball").declines_defence().pass_windows()
    assert (duel.health(1), duel.tokens(1, "evasive")) == (46, 2)


def incoming(brute: Brute, evasive: int, *hand: str) -> Duel:
    """A Fireball for 4 flies at a Brute with so many Evasive tokens; the target is fixed."""
    own = brute(knows("evasive"), tokens={"evasive": evasive}, cp=0)
    duel = scenario(pyromancer(["fire_up", *hand], cp=9), own).roll(1, 2, 3, 4, 4).announce("fireball")
    return duel.until_point("W_TARGETED", by=1)


@rule("DT-STATUS-9", "DT-TIMING-3")
def test_the_spending_of_a_token_is_not_interrupted_but_for_its_dice(brute: Brute) -> None:
    duel = incoming(brute, 1, "buh_bye", "tip_it", "getting_paid").will_roll(1, 2)
    duel.answer("spend evasive", by=1)
    assert (duel.asked(), duel.points()[-1]) == ((0, "preempt"), ".W_PREEMPT")
    duel.passes(by=0)  # from here on it resolves
    assert (duel.asked(), duel.tokens(1, "evasive")) == ((0, "respond"), 0)
    assert duel.options() == ["pass", "play tip_it"]
    duel.play("tip_it", by=0).answer("nudge 0 up", by=0).pass_windows().declines_defence().pass_windows()
    assert duel.health(1) == 46  # a 3 avoids nothing


@rule("DT-STATUS-10")
def test_tokens_against_the_same_damage_are_spent_one_after_the_other(brute: Brute) -> None:
    duel = incoming(brute, 2).will_roll(1, 6).answer("spend evasive", by=1)
    assert (duel.asked(), duel.tokens(1, "evasive")) == ((1, "respond"), 1)  # the first has failed
    duel.will_roll(1, 1).answer("spend evasive", by=1).declines_defence().pass_windows()
    assert (duel.health(1), duel.tokens(1, "evasive")) == (50, 0)


@rule("DT-STATUS-17")
def test_avoiding_damage_does_not_undo_other_effects(brute: Brute) -> None:
    own = brute(knows("evasive"), tokens={"evasive": 1}, cp=0)
    duel = scenario(pyromancer(), own).roll(1, 2, 3, 6, 4).will_roll(0, 4).announce("pyroblast")
    duel.will_roll(1, 1).answer("spend evasive", by=1).declines_defence().pass_windows()
    assert (duel.health(1), duel.tokens(1, "burn")) == (50, 1)


@rule("DT-STATUS-12")
def test_a_persistent_token_never_goes_by_itself() -> None:
    duel = scenario(barbarian(tokens={"burn": 1}), pyromancer()).upkeep().until("main")
    for health in (48, 46, 44):
        assert (duel.health(0), duel.tokens(0, "burn")) == (health, 1)
        duel.until_phase("main_1", 1).until_phase("main_1", 0)


@rule("DT-STATUS-14")
def test_the_new_holder_of_a_transferred_token_is_the_affected_player() -> None:
    own = barbarian(["transference", "smack_3"], cp=2, tokens={"burn": 1})
    duel = scenario(own, pyromancer()).main().play("transference")
    duel.until_phase("main_1", 1)
    assert (duel.health(0), duel.health(1)) == (50, 48)
    duel.until_phase("main_1", 0)
    assert (duel.health(0), duel.tokens(1, "burn")) == (50, 1)


@rule("DT-STATUS-14")
def test_a_token_that_forbids_removal_is_never_a_legal_choice(brute: Brute) -> None:
    def fixed(content: Block) -> None:
        content["statuses"][0].update(removable=False, transferable=False)

    own = brute(fixed, hand=["buh_bye", "transference", "what_status_effects"], cp=9, tokens={"dizziness": 1})
    duel = scenario(own, pyromancer(tokens={"burn": 1})).main().play("buh_bye")
    assert duel.tokens(1, "burn") == 0  # the only choice there was
    assert [word for word in duel.options() if word.startswith("play")] == []


@rule("DT-STATUS-15", "A-24")
def test_a_token_cannot_go_to_a_player_at_the_limit() -> None:
    own = barbarian(["transference", "smack_3"], cp=2, tokens={"burn": 1})
    duel = scenario(own, pyromancer(tokens={"burn": 1})).main()
    assert "play transference" not in duel.options()


@rule("DT-STATUS-15", "DT-STATUS-3")
def test_no_more_tokens_are_moved_than_the_receiver_has_room_for(brute: Brute) -> None:
    move = {"transfer": "any", "n": 3, "from": "self", "to": "chosen_opponent"}
    own = brute(card("concuss", move), hand=["concuss", "smack_3"], cp=1, tokens={"fire_mastery": 4})
    duel = scenario(own, pyromancer(tokens={"fire_mastery": 3})).main().play("concuss")
    assert (duel.tokens(0, "fire_mastery"), duel.tokens(1, "fire_mastery")) == (2, 5)


@rule("DT-STATUS-15")
def test_only_tokens_with_room_elsewhere_are_offered() -> None:
    own = barbarian(["transference", "smack_3"], cp=2, tokens={"burn": 1, "knockdown": 1, "fire_mastery": 1})
    duel = scenario(own, pyromancer(tokens={"burn": 1, "fire_mastery": 5})).main().play("transference")
    assert duel.options() == ["player 0", "player 1"]  # 1 has Fire Mastery to give
    duel.answer("player 0")
    assert (duel.tokens(0, "knockdown"), duel.tokens(1, "knockdown")) == (0, 1)


@rule("DT-STATUS-1")
@pytest.mark.parametrize("hero", ["barbarian", "pyromancer"])
def test_every_status_is_positive_negative_or_unique(hero: str) -> None:
    kinds = {status.id: status.kind.value for status in load_hero(hero).statuses}
    assert set(kinds.values()) <= {"positive", "negative", "unique"}
    assert kinds["stun"] == "negative"
