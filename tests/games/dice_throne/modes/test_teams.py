"""Teams (DT-MODE-2V2, DT-MODE-3V3, DT-MODE-222): turns, dials, hands, and what one may do for a teammate."""

import pytest

from ludotheque.games.dice_throne.table import events
from ludotheque.kernel.errors import UnknownContent
from ludotheque.kernel.game import Setup
from ludotheque.kernel.secrets import viewer_mask
from tests.games.dice_throne.guests import Brute, card
from tests.games.dice_throne.modes.gathering import Crowd, barbarian, gathered, opened, pyromancer, rules
from tests.rules import rule

SMACK = (1, 1, 1, 4, 4)
SOULS = (5, 5, 5, 2, 4)
ORDERS = {
    "2v2": [0, 1, 2, 3],
    "3v3": [0, 1, 2, 3, 4, 5],
    "2v2v2": [0, 1, 2, 3, 4, 5],
}


def turns(crowd: Crowd, count: int) -> list[int]:
    """Whose turns begin, if nobody does anything."""
    while len(crowd.logged(events.TurnBegan)) < count:
        crowd.idle()
    return [event.seat for event in crowd.logged(events.TurnBegan)][:count]


@rule("DT-MODE-2V2-1", "DT-MODE-3V3-1", "DT-MODE-222-1")
@pytest.mark.parametrize(
    ("mode", "teams"),
    [("2v2", [(0, 2), (1, 3)]), ("3v3", [(0, 2, 4), (1, 3, 5)]), ("2v2v2", [(0, 3), (1, 4), (2, 5)])],
)
def test_who_plays_together(mode: str, teams: list[tuple[int, ...]]) -> None:
    crowd = gathered(mode).at("main_1")
    seats = crowd.match.seen(()).view()["seats"]
    assert sorted({tuple(seat["team"]) for seat in seats}) == teams
    assert len(crowd.dials()) == len(teams)


@rule("DT-MODE-2V2-1", "DT-MODE-3V3-1", "DT-MODE-222-1")
@pytest.mark.parametrize(("mode", "seats"), [("2v2", 3), ("2v2", 6), ("3v3", 4), ("2v2v2", 4)])
def test_a_team_mode_takes_exactly_its_players(mode: str, seats: int) -> None:
    with pytest.raises(UnknownContent, match=f"error-seats what=heroes mode={mode} "):
        rules().check(Setup("dice_throne", mode, ("barbarian",) * seats, {}))


@rule("DT-MODE-2V2-1", "DT-MODE-3V3-2", "DT-MODE-222-2")
@pytest.mark.parametrize("mode", list(ORDERS))
def test_teammates_sit_side_by_side(mode: str) -> None:
    """Clockwise around the table no team is parted, but for the end of the row."""
    crowd = gathered(mode).at("main_1")
    ring = [crowd.mode.dial_of[seat] for seat in crowd.mode.from_seat[0]]
    changes = sum(one != other for one, other in zip(ring, ring[1:] + ring[:1], strict=True))
    assert changes == len(crowd.dials())


@rule("DT-MODE-2V2-3", "DT-MODE-3V3-3", "DT-MODE-222-4")
@pytest.mark.parametrize("mode", list(ORDERS))
def test_the_order_of_turns_goes_round(mode: str) -> None:
    order = ORDERS[mode]
    rolls = tuple(6 if seat == 0 else 1 for seat in order)
    crowd = opened(mode, ("barbarian",) * len(order), rolls)
    assert turns(crowd, len(order) + 2) == order + order[:2]


@rule("DT-MODE-2V2-2", "DT-MODE-2V2-3", "DT-SETUP-8")
def test_the_zigzag_begins_with_the_start_player_who_alone_skips_the_income() -> None:
    crowd = opened("2v2", ("barbarian",) * 4, (1, 2, 5, 3))
    assert turns(crowd, 5) == [2, 3, 0, 1, 2]
    assert [event.seat for event in crowd.logged(events.PhaseSkipped)] == [2]


@rule("DT-MODE-222-3", "DT-MODE-222-4", "A-29")
@pytest.mark.parametrize(
    ("start", "order"), [(0, [0, 1, 2, 3, 4, 5]), (4, [4, 2, 0, 1, 5, 3]), (5, [5, 0, 1, 2, 3, 4])]
)
def test_a_round_is_all_players_1_then_all_players_2_from_the_start_players_team(start: int, order: list[int]) -> None:
    rolls = tuple(6 if seat == start else 1 for seat in range(6))
    crowd = opened("2v2v2", ("barbarian",) * 6, rolls)
    assert turns(crowd, 7) == [*order, start]


@rule("DT-MODE-222-4", "DT-MODE-222-5")
def test_the_turns_of_a_team_that_is_out_are_left_out() -> None:
    crowd = gathered("2v2v2", health=[50, 0, 50]).at("discard")
    assert turns(crowd, 5) == [2, 3, 5, 0, 2]


@rule("DT-MODE-2V2-5", "DT-MODE-3V3-4", "DT-SETUP-2")
@pytest.mark.parametrize("mode", list(ORDERS))
def test_a_team_shares_a_dial_of_50_that_goes_up_to_60(mode: str) -> None:
    seats = ORDERS[mode]
    dials = opened(mode, ("barbarian",) * len(seats), tuple(6 if seat == 0 else 1 for seat in seats)).dials()
    assert set(dials) == {50}
    crowd = gathered(mode, barbarian(hand=["feelin_good"]), health=[58, *dials[1:]]).at("main_1")
    crowd.will_roll(0, 4, 4, 4).play("feelin_good").pass_windows()
    assert crowd.dials()[0] == 60


@rule("DT-MODE-2V2-5", "DT-MODE-222-5", "DT-WIN-2")
def test_a_team_at_0_is_out_with_all_its_members_and_the_last_team_wins() -> None:
    crowd = gathered("2v2v2", health=[50, 4, 4]).roll(*SMACK)
    crowd.strikes("smack", 1).declines_defence()
    assert (crowd.defeated(), crowd.outcome) == ([1, 4], "")
    crowd.until_phase("main_1", 2)
    other = gathered("2v2v2", health=[50, 0, 4]).roll(*SMACK)
    other.strikes("smack", 1).declines_defence()
    assert (other.defeated(), other.outcome) == ([1, 2, 4, 5], "0+3")


@rule("DT-WIN-1", "DT-MODE-2V2-5")
def test_the_winners_are_the_seats_of_the_team() -> None:
    crowd = gathered("2v2", active=3, health=[4, 50]).roll(*SMACK)
    crowd.strikes("smack", 1).declines_defence()
    assert (crowd.defeated(), crowd.outcome) == ([0, 2], "1+3")


@rule("DT-MODE-2V2-6", "DT-DMG-6", "DT-DMG-30")
def test_damage_to_both_is_summed_and_applied_once() -> None:
    crowd = gathered("2v2", pyromancer()).roll(*SOULS)
    crowd.attack("burning_soul")
    assert crowd.dials() == [50, 50 - 2 * 3]
    changed = crowd.logged(events.HealthChanged)
    assert [(event.team, event.before, event.after) for event in changed] == [((1, 3), 50, 44)]


@rule("DT-DMG-6", "DT-MODE-2V2-12")
def test_each_member_lessens_only_the_own_share_unless_the_text_names_another() -> None:
    """Not This Time prevents 6 of one chosen player: of the shares of 3 each, one is gone."""
    shield = barbarian(hand=["not_this_time", "getting_paid"])
    crowd = gathered("2v2", pyromancer(), barbarian(), barbarian(), shield).roll(*SOULS)
    crowd.announce("burning_soul").until_point("W_LAST", by=3)
    crowd.play("not_this_time")
    assert (crowd.asked(), crowd.options()) == ((3, "choose_player"), ["player 1", "player 3"])
    crowd.answer("player 1").pass_windows()
    assert crowd.dials() == [50, 47]


@rule("DT-MODE-2V2-12", "DT-CHOICE-3")
def test_only_the_defender_defends() -> None:
    crowd = gathered("2v2").roll(*SMACK)
    crowd.strikes("smack", 4)
    assert crowd.asked() == (3, "defence")
    crowd.defend("thick_skin", 4, 4, 4).pass_windows()  # heals 6 beside the damage of 4
    assert crowd.dials() == [50, 52]


@rule("DT-MODE-2V2-6", "DT-HP-4", "DT-DMG-30")
def test_healing_of_one_and_damage_of_the_other_meet_on_the_dial() -> None:
    healer = barbarian(hand=["feelin_good", "smack_3"])
    crowd = gathered("2v2", barbarian(), barbarian(), barbarian(), healer, health=[50, 60]).roll(*SMACK)
    crowd.will_roll(0, 1).announce("smack").until_point("W_TARGETED", by=3)
    crowd.will_roll(3, 4, 4, 4).play("feelin_good").pass_windows().declines_defence()
    crowd.pass_windows()
    assert crowd.dials() == [50, 60]  # 60 + 7 - 4, and no more than 60


@rule("DT-MODE-2V2-7", "DT-CP-2")
def test_combat_points_cards_and_tokens_stay_with_their_player() -> None:
    sides = barbarian(hand=["double_up"], cp=0), barbarian(), barbarian(hand=["double_up"], cp=5), barbarian()
    crowd = gathered("2v2", *sides).at("main_1")
    assert crowd.options() == ["end", "sell double_up"]
    crowd.sell("double_up")
    assert (crowd.cp(0), crowd.cp(2), crowd.hand(2)) == (1, 5, ["double_up"])


@rule("DT-MODE-2V2-8")
def test_a_teammate_is_never_an_opponent() -> None:
    crowd = gathered("2v2", barbarian(hand=["concuss"])).at("main_1")
    crowd.play("concuss").pass_windows()
    assert crowd.options() == ["player 1", "player 3"]
    other = gathered("3v3", pyromancer(), active=0).roll(*SOULS)
    other.attack("burning_soul")
    assert other.dials() == [50, 50 - 3 * 3]


@rule("DT-MODE-2V2-13", "DT-ROLL-11")
def test_a_teammate_may_improve_a_roll() -> None:
    helper = barbarian(hand=["so_wild", "smack_3"])
    crowd = gathered("2v2", barbarian(), barbarian(), helper).roll(1, 1, 4, 4, 4)
    crowd.announce("fortitude").until_point("W_ANNOUNCE", by=2).play("so_wild").answer("set_die 2 1")
    assert crowd.asked() == (0, "rolling")
    assert "announce smack/0" in crowd.options()


@rule("DT-ATK-7")
def test_a_teammate_does_not_modify_the_attack() -> None:
    helper = barbarian(hand=["get_some", "getting_paid"])
    crowd = gathered("2v2", barbarian(), barbarian(), helper).roll(*SMACK)
    crowd.will_roll(0, 1).announce("smack").until_point("W_TARGETED", by=2)
    assert crowd.options() == ["pass", "play getting_paid"]


@rule("DT-ULT-4", "A-16")
def test_the_attackers_teammate_may_act_during_an_ultimate() -> None:
    sides = [barbarian(hand=["getting_paid", "smack_3"]) for _ in range(4)]
    crowd = gathered("2v2", *sides).roll(6, 6, 6, 6, 6)
    crowd.will_roll(0, 1).announce("rage")
    while crowd.points()[-1] == "W_ANNOUNCE":
        crowd.passes()
    asked = set()
    while crowd.asked()[1] == "respond":
        asked.add(crowd.asked()[0])
        crowd.passes()
    assert asked == {0, 2}


@rule("DT-MODE-2V2-4", "DT-MODE-3V3-2", "DT-COMP-6")
@pytest.mark.parametrize("mode", list(ORDERS))
def test_teammates_see_each_others_hands_and_nobody_else_does(mode: str) -> None:
    seats = ORDERS[mode]
    crowd = opened(mode, ("barbarian",) * len(seats), tuple(6 if seat == 0 else 1 for seat in seats))
    for viewer in seats:
        shown = crowd.match.redact((viewer,))["seats"]
        seen = [seat for seat in seats if all(card["card"] for card in shown[seat]["hand"])]
        assert seen == list(crowd.mode.team[viewer])
    assert not any(card["card"] for seat in crowd.match.redact(())["seats"] for card in seat["hand"])


@rule("DT-MODE-2V2-4")
def test_what_a_player_draws_is_told_to_the_teammate() -> None:
    crowd = gathered("2v2", active=1).at("income")
    drew = crowd.logged(events.Drew)[-1]
    named = [bool(drew.seen_by(viewer_mask((viewer,))).cards) for viewer in range(4)]
    assert (drew.seat, named) == (1, [False, True, False, True])
    assert drew.seen_by(0).cards == ()


@rule("DT-TIMING-5", "A-20")
@pytest.mark.parametrize(
    ("mode", "active", "order"),
    [
        ("2v2", 0, [0, 1, 3, 2]),
        ("2v2", 1, [1, 3, 2, 0]),
        ("2v2", 3, [3, 2, 0, 1]),
        ("3v3", 0, [0, 1, 3, 5, 4, 2]),
        ("3v3", 4, [4, 2, 0, 1, 3, 5]),
        ("2v2v2", 0, [0, 3, 1, 4, 2, 5]),
        ("2v2v2", 4, [4, 2, 5, 0, 3, 1]),
    ],
)
def test_priority_goes_clockwise_by_seat_whatever_the_order_of_turns(mode: str, active: int, order: list[int]) -> None:
    sides = [barbarian(hand=["getting_paid", "smack_3"]) for _ in ORDERS[mode]]
    crowd = gathered(mode, *sides, active=active).at("upkeep")
    assert crowd.askers()[: len(order)] == order


@rule("DT-TIMING-5")
def test_in_king_of_the_hill_priority_skips_the_defeated() -> None:
    sides = [barbarian(hand=["getting_paid", "smack_3"]) for _ in range(4)]
    crowd = gathered("king_of_the_hill", *sides, active=2, health=[35, 0, 35, 35]).at("upkeep")
    assert crowd.askers()[:3] == [2, 3, 0]


@rule("DT-TIMING-7", "A-20")
def test_a_fast_action_is_preempted_by_all_seats_of_higher_priority_in_their_order() -> None:
    sides = [barbarian(hand=["getting_paid", "smack_3"]) for _ in range(4)]
    crowd = gathered("2v2", *sides).at("upkeep")
    for seat in (0, 1, 3):
        crowd.passes(by=seat)
    crowd.play("getting_paid", by=2)
    asked = []
    while crowd.asked()[1] == "preempt":
        asked.append(crowd.asked()[0])
        crowd.passes()
    assert asked == [0, 1, 3]


@rule("DT-SETUP-1", "DT-STATUS-4")
def test_the_same_hero_may_sit_everywhere() -> None:
    """Each has the own dial, cards and tokens; the leaflet's owner limit goes for all of them."""
    crowd = gathered("2v2", *[pyromancer() for _ in range(4)]).roll(*SOULS)
    crowd.attack("burning_soul")
    assert [crowd.tokens(seat, "fire_mastery") for seat in range(4)] == [5, 0, 0, 0]
    assert (crowd.dials(), crowd.tokens(2, "fire_mastery")) == ([50, 44], 0)


@rule("DT-MODE-2V2-12", "DT-DMG-31")
def test_a_text_for_oneself_is_no_help_for_a_teammate(brute: Brute) -> None:
    """Damage must come at oneself before one may prevent it there."""
    guard = brute(card("concuss", {"prevent": 6, "target": "self"}, type="roll"), hand=["concuss", "getting_paid"])
    for die, offered in ((1, False), (3, True)):
        crowd = gathered("2v2", barbarian(), barbarian(), barbarian(), guard).roll(*SMACK)
        crowd.will_roll(0, die).announce("smack").until_point("W_TARGETED", by=3)
        assert ("play concuss" in crowd.options()) == offered
