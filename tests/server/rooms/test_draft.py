"""Choosing heroes in turn."""

import msgspec
import pytest

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.rooms.draft import draft_order, snake_order
from ludotheque.server.rooms.plan import BadPlan, Draft, Plan, Policy, SeatPlan, check
from tests.server.rooms.desk import Desk, duel, fingerprint


def drafted(mode: str, seats: int, bans: int = 0, bots: tuple[int, ...] = ()) -> Plan:
    kinds = tuple(SeatPlan("bot" if seat in bots else "link", "random") for seat in range(seats))
    plan = Plan("dice_throne", mode, (None,) * seats, kinds, policy=Policy(draft=Draft("snake", bans)))
    check(plan)
    return plan


@pytest.mark.parametrize(
    ("sides", "rounds", "order"),
    [
        (((0,), (1,)), 1, [0, 1]),
        (((0,), (1,)), 2, [0, 1, 1, 0]),
        (((0,), (1,), (2,)), 3, [0, 1, 2, 2, 1, 0, 0, 1, 2]),
        (((0, 2), (1, 3)), 1, [0, 1, 3, 2]),
        (((0, 3), (1, 4), (2, 5)), 1, [0, 1, 2, 5, 4, 3]),
    ],
)
def test_the_snake(sides: tuple[tuple[int, ...], ...], rounds: int, order: list[int]) -> None:
    assert snake_order(sides, rounds) == order


def test_who_bans_last_picks_first() -> None:
    desk = Desk(drafted("duel", 2, bans=1))
    assert [(turn.seat, turn.banning) for turn in draft_order(desk.room)] == [
        (0, True),
        (1, True),
        (1, False),
        (0, False),
    ]


@pytest.mark.parametrize(("mode", "seats", "bans"), [("duel", 2, 0), ("duel", 2, 2), ("2v2", 4, 1)])
def test_a_draft_to_its_end(mode: str, seats: int, bans: int) -> None:
    desk = Desk(drafted(mode, seats, bans), (mode, bans))
    with pytest.raises(RequestRefused):
        desk.room.propose_begin(desk.now)
    desk.sit()
    assert desk.room.phase == "drafting"
    while (turn := desk.room.draft_turn()) is not None:
        assert not desk.room.due(desk.now).begin
        choices = desk.room.draft_choices(turn.seat)
        with pytest.raises(RequestRefused, match="room-draft-turn"):
            desk.room.propose_pick((turn.seat + 1) % seats, choices[0], desk.now)
        propose = desk.room.propose_ban if turn.banning else desk.room.propose_pick
        with pytest.raises(RequestRefused, match="room-draft-choice"):
            propose(turn.seat, "nobody", desk.now)
        hero = desk.random.choice(choices)
        desk.do(propose(turn.seat, hero, desk.now))
        assert hero not in desk.room.draft_choices(turn.seat)
    heroes = desk.room.heroes()
    assert len(set(heroes)) == seats
    assert not set(heroes) & set(desk.room.state.banned)
    assert desk.room.due(desk.now).begin
    twin = desk.room.load(desk.plan, desk.key, desk.room.dump())
    assert fingerprint(twin) == fingerprint(desk.room)
    desk.do(desk.room.propose_begin(desk.now))
    assert desk.match.setup.heroes == heroes


def test_bots_are_due_to_choose() -> None:
    desk = Desk(drafted("duel", 2, bots=(0,)))
    assert desk.room.due(desk.now).pick is None
    desk.sit()
    assert desk.room.due(desk.now).pick == 0
    desk.do(desk.room.propose_pick(0, desk.room.draft_choices(0)[0], desk.now))
    assert desk.room.due(desk.now).pick is None


def test_a_draft_begins_when_a_bot_fills_the_last_seat() -> None:
    desk = Desk(drafted("duel", 2))
    desk.do(desk.room.propose_sit(0, "", "digest", desk.now))
    assert desk.room.draft_turn() is None
    desk.do(desk.room.propose_hand_over(1, "host", desk.now))
    assert desk.room.phase == "drafting"


def test_a_blank_hero_is_chosen_before_the_beginning() -> None:
    plan = msgspec.structs.replace(duel(bots=(1,)), heroes=(None, None))
    check(plan)
    desk = Desk(plan)
    assert desk.room.due(desk.now).pick == 1
    desk.do(desk.room.propose_pick(1, desk.room.draft_choices(1)[2], desk.now))
    desk.sit()
    assert not desk.room.due(desk.now).begin
    with pytest.raises(RequestRefused, match="room-hero-missing"):
        desk.room.propose_begin(desk.now)
    hero = desk.room.draft_choices(0)[2]
    desk.do(desk.room.propose_pick(0, hero, desk.now))
    desk.do(desk.room.propose_begin(desk.now))
    assert desk.match.setup.heroes == (hero, hero)
    with pytest.raises(RequestRefused, match="room-draft-choice"):
        desk.room.propose_pick(0, hero, desk.now)


def test_there_must_be_heroes_enough() -> None:
    with pytest.raises(BadPlan, match="plan-draft-few"):
        drafted("3v3", 6, bans=3)
