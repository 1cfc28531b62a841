"""King of the hill (DT-MODE-KOTH): each for themselves, and a card for those who attack a Leader."""

import pytest

from ludotheque.games.dice_throne.table import events
from ludotheque.kernel.errors import UnknownContent
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Setup
from tests.games.dice_throne.guests import Brute, sturdy_blow
from tests.games.dice_throne.modes.gathering import KING, Crowd, barbarian, king, opened, pyromancer, rules
from tests.rules import rule

SMACK = (1, 1, 1, 4, 4)
BASH = (6, 6, 6, 6, 4)
METEOROID = (6, 6, 6, 1, 4)
SOULS = (5, 5, 1, 2, 4)


def bonuses(crowd: Crowd) -> list[tuple[int, int]]:
    return [(event.seat, event.leader) for event in crowd.logged(events.LeaderAttacked)]


@rule("DT-MODE-KOTH-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_play_each_for_themselves(seats: int) -> None:
    crowd = king(*[barbarian()] * seats).roll(*SMACK)
    crowd.announce("smack")
    assert crowd.options() == [f"player {seat}" for seat in range(1, seats)]


@rule("DT-MODE-KOTH-1")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_neither_fewer_nor_more(seats: int) -> None:
    with pytest.raises(UnknownContent, match="mode=king_of_the_hill wanted=3, 4, 5, 6 "):
        rules().check(Setup("dice_throne", KING, ("barbarian",) * seats, {}))


@rule("DT-MODE-KOTH-2", "DT-SETUP-2", "DT-SETUP-5")
def test_everybody_begins_with_35_and_the_highest_die_begins() -> None:
    crowd = opened(KING, ("barbarian", "pyromancer", "barbarian"), (4, 2, 5))
    assert crowd.dials() == [35, 35, 35]
    assert [event.seat for event in crowd.logged(events.TurnBegan)] == [2]


@rule("DT-MODE-KOTH-2", "DT-TURN-2")
def test_turns_go_clockwise_past_the_defeated() -> None:
    crowd = king(*[barbarian()] * 5, health=[35, 0, 35, 0, 35]).at("discard")
    for seat in (2, 4, 0, 2):
        crowd.until_phase("main_1", seat)
    assert [event.seat for event in crowd.logged(events.TurnBegan)] == [2, 4, 0, 2]


@rule("DT-SETUP-8", "DT-MODE-KOTH-2")
def test_only_the_start_player_goes_without_a_first_income() -> None:
    crowd = opened(KING, ("barbarian",) * 3, (1, 6, 1))
    for seat in (1, 2, 0):
        crowd.until_phase("main_1", seat)
    assert [event.seat for event in crowd.logged(events.PhaseSkipped)] == [1]
    assert [crowd.cp(seat) for seat in range(3)] == [3, 2, 3]


@rule("DT-MODE-KOTH-3")
@pytest.mark.parametrize(
    ("health", "leaders"), [([20, 30, 10], [1]), ([30, 30, 10], [0, 1]), ([9, 9, 9], [0, 1, 2]), ([8, 0, 8], [0, 2])]
)
def test_leaders_have_the_most_health(health: list[int], leaders: list[int]) -> None:
    crowd = king(health=health).at("main_1")
    assert crowd.match.seen(()).view()["leaders"] == leaders


@rule("DT-MODE-KOTH-4", "DT-TARGET-4", "DT-CHOICE-1")
def test_the_attacker_chooses_any_undefeated_opponent_without_a_die() -> None:
    crowd = king(*[barbarian()] * 4, health=[35, 35, 0, 35], active=1).roll(*SMACK)
    crowd.announce("smack")
    assert (crowd.asked(), crowd.options()) == ((1, "target"), ["player 3", "player 0"])
    crowd.answer("player 0").pass_windows().declines_defence().pass_windows()
    assert crowd.dials() == [31, 35, 0, 35]
    assert len(crowd.logged(events.Rolled)) == 1


def kinds_since(crowd: Crowd, first: type[Event]) -> list[str]:
    names = [type(event).__name__ for event in crowd.match.log if not isinstance(event, events.WindowOpened)]
    return names[names.index(first.__name__) :]


@rule("DT-MODE-KOTH-5")
def test_who_attacks_a_leader_draws_a_card_before_anything_else_happens() -> None:
    crowd = king(pyromancer(hand=[]), health=[20, 30, 10]).roll(*BASH)
    crowd.announce("meteorite")
    crowd.answer("player 1").pass_windows()
    assert kinds_since(crowd, events.Targeted)[:5] == [
        "Targeted",
        "LeaderAttacked",
        "Drew",
        "PhaseBegan",
        "TokensPlaced",
    ]
    assert (bonuses(crowd), len(crowd.hand(0))) == ([(0, 1)], 1)


@rule("DT-MODE-KOTH-5")
def test_who_attacks_anybody_else_draws_nothing() -> None:
    crowd = king(barbarian(hand=[]), health=[20, 30, 10]).roll(*SMACK)
    crowd.announce("smack").answer("player 2")
    assert (bonuses(crowd), crowd.hand(0)) == ([], [])


@rule("DT-MODE-KOTH-6")
def test_tied_for_the_lead_the_attacker_draws_as_well() -> None:
    crowd = king(health=[30, 30, 10]).roll(*SMACK)
    crowd.announce("smack").answer("player 1")
    assert bonuses(crowd) == [(0, 1)]


@rule("DT-MODE-KOTH-7")
@pytest.mark.parametrize("target", [1, 2])
def test_a_sole_leader_never_draws(target: int) -> None:
    crowd = king(health=[31, 30, 30]).roll(*SMACK)
    crowd.announce("smack").answer(f"player {target}")
    assert bonuses(crowd) == []


@rule("DT-MODE-KOTH-8", "A-28")
@pytest.mark.parametrize(("own", "expected"), [(25, [(0, 1)]), (26, [(0, 1)]), (27, [])])
def test_who_leads_is_looked_at_after_the_own_healing(brute: Brute, own: int, expected: list[tuple[int, int]]) -> None:
    text = sturdy_blow({"heal": 4}, {"damage": 4, "type": "undefendable"})
    crowd = king(brute(text), health=[own, 30, 10]).roll(1, 1, 6, 6, 4)
    crowd.announce("sturdy_blow").answer("player 1")
    assert bonuses(crowd) == expected


@rule("DT-MODE-KOTH-9", "DT-TARGET-2")
def test_what_is_no_attack_has_a_target_but_gives_no_card() -> None:
    own = pyromancer(upgrades=["meteorite_2"])
    crowd = king(own, health=[20, 30, 10]).roll(*METEOROID)
    crowd.announce("meteoroid").answer("player 1")
    assert (crowd.targets(), bonuses(crowd)) == ([1], [])


@rule("DT-MODE-KOTH-9", "DT-TARGET-3", "DT-DEF-17")
def test_collateral_damage_alone_needs_no_target_and_gives_no_card() -> None:
    crowd = king(pyromancer(), health=[20, 30, 10]).roll(*SOULS)
    crowd.announce("burning_soul").until("main")
    assert (crowd.targets(), bonuses(crowd), crowd.dials()) == ([], [], [20, 28, 8])
    assert "targeting_roll" not in crowd.phases()


@rule("DT-MODE-KOTH-10", "DT-TARGET-1", "A-27")
def test_with_two_left_the_target_is_clear_and_the_card_still_drawn() -> None:
    crowd = king(health=[20, 0, 30]).roll(*SMACK)
    crowd.announce("smack").pass_windows()
    assert (crowd.asked(), crowd.targets(), bonuses(crowd)) == ((2, "defence"), [2], [(0, 2)])
    assert "targeting_roll" not in crowd.phases()


@rule("DT-MODE-KOTH-10", "DT-TURN-7", "A-27")
def test_an_extra_phase_that_must_hit_the_same_opponent_gives_no_second_card() -> None:
    crowd = king(barbarian(deck=["smack_2"]), health=[20, 30, 10]).roll(*BASH)
    crowd.announce("crit_bash")
    crowd.will_roll(0, *SMACK).answer("player 1").attack("smack")
    assert (crowd.targets(), bonuses(crowd)) == ([1, 1], [(0, 1)])
    assert crowd.asked() == (1, "defence")
