"""Those who have gone or given up."""

from typing import Any

import pytest

from ludotheque.kernel.drivers import BOT
from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.rooms.plan import Policy
from tests.server.rooms.desk import Desk, duel, fingerprint, plan_of, setup_of


def crowd(game: str, mode: str, seats: int, absent: Any = "vote", bots: tuple[int, ...] = ()) -> Desk:  # a word
    return Desk(plan_of(setup_of(game, mode, seats), Policy(absent=absent), bots), (mode, absent)).begin()


def test_a_bot_takes_over_and_gives_back() -> None:
    desk = crowd("dice_throne", "duel", 2, "bot")
    seat = int(desk.decision.owner)
    desk.do(desk.room.propose_left(seat, desk.now))
    assert desk.room.is_bot(seat)
    assert desk.room.due(desk.now).bot == seat
    with pytest.raises(RequestRefused, match="room-bot-seat"):
        desk.room.propose_answer(seat, desk.room.step, desk.spell(desk.decision.options[0]), desk.now)
    desk.step()
    assert desk.match.records[-1].how == BOT
    desk.do(desk.room.propose_return(seat, desk.now))
    assert not desk.room.is_bot(seat)


def test_who_is_away_when_it_begins_is_played_by_a_bot() -> None:
    desk = Desk(duel(Policy(absent="bot"))).sit()
    desk.do(desk.room.propose_left(0, desk.now))
    assert not desk.room.is_bot(0)
    desk.do(desk.room.propose_begin(desk.now))
    assert desk.room.humans() == (1,)


def test_a_seat_may_hand_itself_over() -> None:
    desk = crowd("dice_throne", "duel", 2, "pause")
    desk.do(desk.room.propose_hand_over(0, "player", desk.now))
    assert desk.room.humans() == (1,)
    with pytest.raises(RequestRefused, match="room-bot-seat"):
        desk.room.propose_hand_over(0, "player", desk.now)
    desk.do(desk.room.propose_hand_back(0, "player", desk.now))
    assert desk.room.humans() == (0, 1)
    with pytest.raises(RequestRefused, match="room-not-handed"):
        desk.room.propose_hand_back(0, "player", desk.now)


def test_the_host_hands_over_a_seat_only_while_nobody_is_there() -> None:
    desk = crowd("dice_throne", "duel", 2, "pause")
    with pytest.raises(RequestRefused, match="room-seat-held"):
        desk.room.propose_hand_over(1, "host", desk.now)
    desk.do(desk.room.propose_left(1, desk.now))
    desk.do(desk.room.propose_hand_over(1, "host", desk.now))
    assert desk.room.is_bot(1)
    desk.do(desk.room.propose_return(1, desk.now))
    assert not desk.room.is_bot(1), "who comes back plays again"
    desk.do(desk.room.propose_hand_over(1, "player", desk.now))
    with pytest.raises(RequestRefused, match="room-seat-held"):
        desk.room.propose_hand_back(1, "host", desk.now)


def test_a_bot_has_no_vote_and_one_that_was_cast_before_counts_no_more() -> None:
    desk = crowd("dice_throne", "king_of_the_hill", 4)
    desk.do(desk.room.propose_left(0, desk.now))
    desk.do(desk.room.propose_vote(1, 0, "resign", desk.now))
    desk.do(desk.room.propose_hand_over(1, "player", desk.now))
    with pytest.raises(RequestRefused, match="room-no-vote"):
        desk.room.propose_vote(1, 0, "resign", desk.now)
    desk.do(desk.room.propose_vote(2, 0, "resign", desk.now))
    assert not desk.room.seat(0).resigned, "one of two is not more than half"


def test_coming_and_going_is_checked() -> None:
    desk = crowd("dice_throne", "duel", 2, bots=(1,))
    with pytest.raises(RequestRefused, match="room-not-away"):
        desk.room.propose_return(0, desk.now)
    with pytest.raises(RequestRefused, match="room-bot-seat"):
        desk.room.propose_left(1, desk.now)
    desk.do(desk.room.propose_left(0, desk.now))
    with pytest.raises(RequestRefused, match="room-not-there"):
        desk.room.propose_left(0, desk.now)


def test_in_a_duel_the_other_decides_and_wins() -> None:
    desk = crowd("dice_throne", "duel", 2)
    with pytest.raises(RequestRefused, match="room-not-away"):
        desk.room.propose_vote(1, 0, "resign", desk.now)
    desk.do(desk.room.propose_left(0, desk.now))
    with pytest.raises(RequestRefused, match="room-no-vote"):
        desk.room.propose_vote(0, 0, "resign", desk.now)
    desk.do(desk.room.propose_vote(1, 0, "wait", desk.now))
    assert desk.room.votes == {}
    desk.do(desk.room.propose_vote(1, 0, "resign", desk.now))
    assert desk.room.over
    assert desk.room.result is not None
    assert (desk.room.result.outcome, desk.room.result.by) == ("1", "resignation")
    assert desk.room.revealed_key == desk.key.hex()
    assert fingerprint(desk.fold()) == fingerprint(desk.room)


def test_more_than_half_must_agree() -> None:
    desk = crowd("dice_throne", "king_of_the_hill", 4)
    desk.do(desk.room.propose_left(0, desk.now))
    desk.do(desk.room.propose_vote(1, 0, "bot", desk.now))
    assert desk.room.votes == {0: {1: "bot"}}
    desk.do(desk.room.propose_vote(2, 0, "resign", desk.now))
    assert not desk.room.is_bot(0)
    desk.do(desk.room.propose_vote(3, 0, "bot", desk.now))
    assert desk.room.is_bot(0)
    assert desk.room.votes == {}
    desk.do(desk.room.propose_return(0, desk.now))
    assert not desk.room.is_bot(0)


def test_a_split_vote_waits() -> None:
    desk = crowd("dice_throne", "king_of_the_hill", 3)
    desk.do(desk.room.propose_left(0, desk.now))
    desk.do(desk.room.propose_vote(1, 0, "bot", desk.now))
    desk.do(desk.room.propose_vote(2, 0, "resign", desk.now))
    assert desk.room.votes == {}
    assert not desk.room.is_bot(0)


def test_among_many_a_bot_plays_on_for_who_resigned() -> None:
    desk = crowd("dice_throne", "king_of_the_hill", 3, "pause")
    desk.do(desk.room.propose_resign(1, desk.now))
    assert not desk.room.over
    assert desk.room.is_bot(1)
    with pytest.raises(RequestRefused, match="room-resigned"):
        desk.room.propose_resign(1, desk.now)
    desk.play(10)
    desk.do(desk.room.propose_resign(0, desk.now))
    assert desk.room.result is not None
    assert desk.room.result.outcome == "2"


def test_a_team_resigns_together() -> None:
    desk = crowd("dice_throne", "2v2", 4)
    desk.do(desk.room.propose_left(0, desk.now))
    with pytest.raises(RequestRefused, match="room-no-vote"):
        desk.room.propose_vote(1, 0, "resign", desk.now)
    desk.do(desk.room.propose_vote(2, 0, "resign", desk.now))
    assert not desk.room.over
    assert desk.room.is_bot(0)
    desk.do(desk.room.propose_resign(2, desk.now))
    assert desk.room.result is not None
    assert desk.room.result.outcome == "1+3"


def test_bots_hold_a_side_of_their_own_only() -> None:
    desk = crowd("catacombs_conquest", "teams", 4, "pause", bots=(1, 2, 3))
    side = next(side for side in desk.room.sides() if 0 not in side.seats)
    desk.do(desk.room.propose_resign(0, desk.now))
    assert desk.room.result is not None
    assert desk.room.result.outcome == side.outcome
    assert side.outcome in ("sword", "skull")


def test_without_humans_there_is_no_game() -> None:
    desk = crowd("dice_throne", "king_of_the_hill", 4, "pause", bots=(2, 3))
    desk.do(desk.room.propose_resign(0, desk.now))
    desk.do(desk.room.propose_resign(1, desk.now))
    assert desk.room.result is not None
    assert (desk.room.result.outcome, desk.room.result.by) == ("", "resignation")


def test_a_party_that_gives_up_has_lost() -> None:
    desk = crowd("one_deck_dungeon", "pair", 2, "pause")
    desk.do(desk.room.propose_resign(0, desk.now))
    assert not desk.room.over
    assert desk.room.bot_turn() is None
    desk.do(desk.room.propose_resign(1, desk.now))
    assert desk.room.result is not None
    assert desk.room.result.outcome == "lost"


def test_votes_only_where_the_room_has_them() -> None:
    desk = crowd("dice_throne", "duel", 2, "pause")
    desk.do(desk.room.propose_left(0, desk.now))
    with pytest.raises(RequestRefused, match="room-no-votes"):
        desk.room.propose_vote(1, 0, "resign", desk.now)


def test_closing_ends_the_room() -> None:
    desk = Desk(duel()).begin()
    desk.do(desk.room.propose_close(desk.now))
    assert desk.room.result is not None
    assert desk.room.result.by == "closed"
    assert desk.room.decision() is None
    with pytest.raises(RequestRefused, match="room-over"):
        desk.room.propose_close(desk.now)
