"""The Targeting Roll Phase in teams (DT-TARGET): one die, its table, and who may touch it."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.guests import Brute, card
from tests.games.dice_throne.modes.gathering import Crowd, barbarian, gathered, pyromancer
from tests.rules import rule

SMACK = (1, 1, 1, 4, 4)
RAGE = (6, 6, 6, 6, 6)
METEOROID = (6, 6, 6, 1, 4)
SOULS = (5, 5, 1, 2, 4)
CHANGERS = ["so_wild", "smack_3"]


def struck(mode: str, active: int, die: int, **said: object) -> Crowd:
    crowd = gathered(mode, active=active, **said).roll(*SMACK)
    return crowd.strikes("smack", die)


@rule("DT-TARGET-5", "DT-MODE-2V2-9", "DT-MODE-2V2-10")
@pytest.mark.parametrize(
    ("active", "left", "right"),
    [(0, 1, 3), (2, 1, 3), (1, 2, 0), (3, 2, 0)],
    ids=["A1", "A2", "B1", "B2"],
)
def test_low_faces_mean_the_left_and_the_right_opponent(active: int, left: int, right: int) -> None:
    found = [struck("2v2", active, die).targets() for die in (1, 2, 3, 4)]
    assert found == [[left], [left], [right], [right]]


@rule("DT-MODE-2V2-11", "DT-CHOICE-2", "A-31")
@pytest.mark.parametrize(("active", "asked"), [(0, 1), (1, 2), (2, 1), (3, 2)])
def test_on_a_five_the_opponent_nearest_clockwise_answers_for_both(active: int, asked: int) -> None:
    crowd = struck("2v2", active, 5)
    foes = sorted([1, 3] if active % 2 == 0 else [0, 2])
    assert crowd.asked() == (asked, "target")
    assert sorted(crowd.options()) == [f"player {seat}" for seat in foes]
    crowd.answer(f"player {foes[1]}")
    assert crowd.targets() == [foes[1]]
    assert [event.seat for event in crowd.logged(events.TargetLeftTo)] == [asked]


@rule("DT-MODE-2V2-9", "DT-CHOICE-1")
def test_on_a_six_the_attacker_decides() -> None:
    crowd = struck("2v2", 2, 6)
    assert (crowd.asked(), sorted(crowd.options())) == ((2, "target"), ["player 1", "player 3"])
    crowd.answer("player 3")
    assert crowd.targets() == [3]


@rule("DT-TARGET-2", "DT-TARGET-8")
def test_an_ability_without_damage_needs_a_target_for_its_tokens() -> None:
    crowd = gathered("2v2", pyromancer(upgrades=["meteorite_2"])).roll(*METEOROID)
    crowd.strikes("meteoroid", 3)
    assert crowd.targets() == [3]
    assert {event.seat for event in crowd.logged(events.TokensPlaced) if event.status == "stun"} == {3}


@rule("DT-TARGET-3")
def test_without_anything_to_assign_no_die_is_rolled() -> None:
    crowd = gathered("2v2", pyromancer()).roll(*SOULS)
    crowd.attack("burning_soul")
    assert (crowd.targets(), crowd.asked()) == ([], (0, "main"))
    assert "targeting_roll" not in crowd.phases()


@rule("DT-TARGET-5")
def test_the_phase_stands_between_the_two_other_roll_phases() -> None:
    crowd = struck("2v2", 0, 1)
    assert crowd.phases() == ["offensive_roll", "targeting_roll", "defensive_roll"]
    assert crowd.points()[:4] == ["W_ANNOUNCE", "W_ACTIVATED", "W_TARGET", "W_TARGETED"]
    assert [event.dice for event in crowd.logged(events.Rolled)] == [SMACK, (1,)]
    assert crowd.dice() == list(SMACK)  # the targeting die is taken up


@rule("DT-TARGET-6", "DT-MODE-2V2-13")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_anybody_may_alter_the_targeting_die(seat: int) -> None:
    """Opponents and teammates of the attacker alike: also to protect a teammate from being hit at all."""
    sides = [barbarian(hand=CHANGERS if seat == place else ["smack_3"]) for place in range(4)]
    crowd = gathered("2v2", *sides).roll(*SMACK)
    crowd.will_roll(0, 1).announce("smack")
    while crowd.points()[-1] != "W_TARGET" and not (seat == 0 and crowd.asked()[1] == "present"):
        crowd.passes()
    crowd.play("so_wild", by=seat).answer("set_die 0 4").pass_windows()
    assert crowd.targets() == [3]


@rule("DT-TARGET-6", "DT-ROLL-4")
def test_the_targeting_die_has_no_roll_attempt() -> None:
    crowd = gathered("2v2", barbarian(hand=CHANGERS)).roll(*SMACK)
    crowd.will_roll(0, 1).announce("smack")
    while crowd.asked()[1] != "present":
        crowd.passes()
    assert crowd.options() == ["pass", "play so_wild"]


@rule("DT-TARGET-7", "A-17")
def test_nobody_alters_the_targeting_die_of_an_ultimate() -> None:
    crowd = gathered("2v2", *[barbarian(hand=CHANGERS) for _ in range(4)]).roll(*RAGE)
    crowd.will_roll(0, 2).announce("rage")
    for seat in (1, 3, 2):  # before it is activated the dice may still be altered
        crowd.passes(by=seat)
    assert crowd.asked() == (0, "rolling")  # Stun grants another phase
    assert crowd.targets() == [1]


@rule("DT-ULT-7", "DT-INV-2", "A-17")
def test_on_a_five_opponents_choose_the_target_of_an_ultimate_too() -> None:
    crowd = gathered("2v2").roll(*RAGE)
    crowd.strikes("rage", 5)
    assert crowd.asked() == (1, "target")
    crowd.will_roll(0, *SMACK).answer("player 3")  # Stun grants another phase
    assert (crowd.targets(), crowd.dials()) == ([3], [50, 35])


@rule("DT-ATK-6")
def test_a_modifier_that_says_nothing_of_the_defender_may_come_before_there_is_one() -> None:
    own = pyromancer(hand=["red_hot", "huzzah", "getting_paid"])
    crowd = gathered("2v2", own).roll(*SMACK)
    crowd.will_roll(0, 1).announce("fireball").until_point("W_ACTIVATED", by=0)
    assert crowd.options() == ["pass", "play red_hot", "play getting_paid"]
    crowd.play("red_hot").until_point("W_TARGETED", by=0)
    assert crowd.options() == ["pass", "play huzzah", "play getting_paid"]
    crowd.passes()
    while crowd.asked()[1] != "main":
        crowd.idle()
    assert crowd.dials() == [50, 50 - (4 + 1)]


@rule("DT-ATK-6", "DT-TARGET-1")
def test_with_a_single_opponent_left_a_rider_for_the_defender_may_come_immediately() -> None:
    own = barbarian(hand=["get_some", "getting_paid"])
    crowd = gathered("king_of_the_hill", own, health=[35, 0, 20]).roll(*SMACK)
    crowd.announce("smack").until_point("W_ACTIVATED", by=0)
    crowd.will_roll(0, 1, 2, 3, 4, 6).play("get_some")
    assert crowd.tokens(2, "concussion") == 1


@rule("DT-DMG-31", "A-37")
def test_nothing_is_incoming_before_a_target_is_fixed() -> None:
    shields = [barbarian(), *[barbarian(hand=["not_this_time", "getting_paid"])] * 3]
    crowd = gathered("2v2", *shields).roll(*SMACK)
    crowd.will_roll(0, 1).announce("smack").until_point("W_ACTIVATED", by=1)
    assert "play not_this_time" not in crowd.options()
    crowd.until_point("W_TARGETED", by=1)
    assert "play not_this_time" in crowd.options()


@rule("DT-MODE-3V3-5", "DT-MODE-3V3-6", "A-30")
@pytest.mark.parametrize(
    ("active", "across"),
    [(0, (1, 3, 5)), (2, (1, 3, 5)), (4, (1, 3, 5)), (1, (4, 2, 0)), (3, (4, 2, 0)), (5, (4, 2, 0))],
)
def test_three_across_have_two_faces_each_and_nobody_chooses(active: int, across: tuple[int, ...]) -> None:
    found = [struck("3v3", active, die).targets() for die in range(1, 7)]
    left, centre, right = across
    assert found == [[left], [left], [centre], [centre], [right], [right]]


@rule("DT-MODE-222-6", "DT-MODE-222-3")
@pytest.mark.parametrize(
    ("active", "start", "expected"),
    [
        (0, 0, [1, 4, 2, 5]),
        (3, 0, [1, 4, 2, 5]),
        (1, 0, [2, 5, 0, 3]),
        (5, 0, [0, 3, 1, 4]),
        (0, 4, [4, 1, 2, 5]),  # the Start Player is Player 1 of their team
        (5, 3, [3, 0, 1, 4]),
    ],
)
def test_in_three_teams_the_faces_mean_players_of_the_left_and_of_the_right_team(
    active: int, start: int, expected: list[int]
) -> None:
    assert [struck("2v2v2", active, die, start=start).targets() for die in (1, 2, 3, 4)] == [
        [seat] for seat in expected
    ]


@rule("DT-MODE-222-6", "DT-CHOICE-1")
@pytest.mark.parametrize("die", [5, 6])
def test_in_three_teams_five_and_six_let_the_attacker_choose_anybody(die: int) -> None:
    crowd = struck("2v2v2", 1, die)
    assert crowd.asked() == (1, "target")
    assert sorted(crowd.options()) == ["player 0", "player 2", "player 3", "player 5"]


@rule("DT-MODE-222-7", "A-29")
@pytest.mark.parametrize(
    ("health", "active", "expected"),
    [([50, 0, 50], 0, [2, 5, 2, 5]), ([50, 50, 0], 0, [1, 4, 1, 4]), ([50, 0, 50], 5, [0, 3, 0, 3])],
)
def test_with_two_teams_left_both_words_mean_the_other_one(health: list[int], active: int, expected: list[int]) -> None:
    found = [struck("2v2v2", active, die, health=health).targets() for die in (1, 2, 3, 4)]
    assert found == [[seat] for seat in expected]
    crowd = struck("2v2v2", active, 5, health=health)
    assert sorted(crowd.options()) == [f"player {seat}" for seat in sorted(set(expected))]


@rule("DT-MODE-222-7", "DT-WIN-1")
@pytest.mark.parametrize(("die", "targets"), [(1, [2]), (5, [2, 5])])
def test_a_team_that_falls_while_the_die_lies_there_is_no_target(brute: Brute, die: int, targets: list[int]) -> None:
    """Isolated damage in the window of the targeting die."""
    hits = card("concuss", {"damage": 9, "isolated": True, "target": "chosen_opponent"}, type="instant", cost=0)
    crowd = gathered("2v2v2", brute(hits, hand=["concuss", "smack_3"]), health=[50, 9, 50]).roll(*SMACK)
    crowd.will_roll(0, die).announce("smack")
    while crowd.asked()[1] != "present":
        crowd.passes()
    crowd.play("concuss").answer("player 1").pass_windows()
    assert crowd.defeated() == [1, 4]
    found = crowd.targets() or [int(option.split()[1]) for option in crowd.options()]
    assert sorted(found) == targets
