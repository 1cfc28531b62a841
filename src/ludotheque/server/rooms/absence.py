"""Players who left or resigned: pauses, bots that take over, votes, and endings outside the rules.

The rules know no resignation, so its result is stored beside the match. A side is out when all its humans have
resigned. With two sides, the other one wins. With more, a bot plays on for a seat that resigned, until one side or no
human is left. In a cooperative game, the players lose.
"""

from collections.abc import Sequence

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.rooms.entries import Choice, HandedBack, HandedBy, HandedToBot, Left, Resigned, Returned, Voted
from ludotheque.server.rooms.fold import Fold, stamp
from ludotheque.server.rooms.links import refuse_if_held
from ludotheque.server.rooms.per_game import Side
from ludotheque.server.rooms.seat_tokens import AWAY, HOST, REQUEST, VOTE
from ludotheque.server.rooms.takeback import drop_takeback_if_absent, resolve_takeback


def propose_left(fold: Fold, seat: int, now: float) -> Left:
    fold.refuse_bot(seat)
    state = fold.seat(seat)
    if state.away or not state.taken or fold.over:
        raise RequestRefused("room-not-there", seat=seat + 1)
    return Left(**stamp(fold, now), seat=seat)


def propose_return(fold: Fold, seat: int, now: float) -> Returned:
    if not fold.seat(seat).away:
        raise RequestRefused("room-not-away", seat=seat + 1)
    return Returned(**stamp(fold, now), seat=seat)


def propose_hand_over(fold: Fold, seat: int, by: HandedBy, now: float) -> HandedToBot:
    """Hand a seat to a bot. Its player may do so at any time, the host only while the player is absent."""
    check_hand_over(fold, seat, by)
    if fold.is_bot(seat):
        raise RequestRefused("room-bot-seat", seat=seat + 1)
    return HandedToBot(**stamp(fold, now), seat=seat, by=by)


def propose_hand_back(fold: Fold, seat: int, by: HandedBy, now: float) -> HandedBack:
    check_hand_over(fold, seat, by)
    if not fold.seat(seat).handed or fold.seat(seat).resigned:
        raise RequestRefused("room-not-handed", seat=seat + 1)
    return HandedBack(**stamp(fold, now), seat=seat)


def check_hand_over(fold: Fold, seat: int, by: HandedBy) -> None:
    fold.refuse_bot(seat)
    fold.refuse_if_ended()
    if by == "host":
        refuse_if_held(fold, seat)


def propose_resign(fold: Fold, seat: int, now: float) -> Resigned:
    fold.refuse_bot(seat)
    fold.running_match()
    if fold.seat(seat).resigned:
        raise RequestRefused("room-resigned", seat=seat + 1)
    return Resigned(**stamp(fold, now), seat=seat)


def voters(fold: Fold, about: int) -> tuple[int, ...]:
    """Return who votes about an absent seat: its team members who are present, or else everyone present."""
    there = [seat for seat in fold.humans() if seat != about and not fold.state.seats[seat].away]
    team = next(side.seats for side in fold.sides() if about in side.seats)
    return tuple([seat for seat in there if seat in team] or there)


def propose_vote(fold: Fold, seat: int, about: int, choice: Choice, now: float) -> Voted:
    fold.running_match()
    if fold.plan.policy.absent != "vote":
        raise RequestRefused("room-no-votes")
    if not fold.seat(about).away or fold.is_bot(about):
        raise RequestRefused("room-not-away", seat=about + 1)
    if seat not in voters(fold, about):
        raise RequestRefused("room-no-vote", seat=seat + 1)
    return Voted(**stamp(fold, now), seat=seat, about=about, choice=choice)


def apply_left(fold: Fold, entry: Left) -> None:
    seat = fold.seat(entry.seat)
    seat.away = True
    if fold.plan.policy.absent == "bot" and fold.phase == "playing" and not seat.handed:
        seat.handed = AWAY
    drop_takeback_if_absent(fold, entry.seat)
    resolve_takeback(fold)


def apply_returned(fold: Fold, entry: Returned) -> None:
    """Apply a return.

    The player takes over again, also after a vote or the host's decision, unless the seat resigned.
    """
    seat = fold.seat(entry.seat)
    seat.away = False
    if seat.handed in (AWAY, VOTE, HOST):
        seat.handed = ""
    fold.state.votes.pop(entry.seat, None)


def apply_handed(fold: Fold, entry: HandedToBot) -> None:
    fold.seat(entry.seat).handed = REQUEST if entry.by == "player" else HOST
    resolve_takeback(fold)


def apply_handed_back(fold: Fold, entry: HandedBack) -> None:
    fold.seat(entry.seat).handed = ""


def apply_vote(fold: Fold, entry: Voted) -> None:
    """Decide once a choice has more than half of the votes.

    If everyone voted without a majority, the room keeps waiting.
    """
    cast = fold.state.votes.setdefault(entry.about, {})
    cast[entry.seat] = entry.choice
    entitled = voters(fold, entry.about)
    counted = [cast[seat] for seat in entitled if seat in cast]
    decided = 2 * counted.count(entry.choice) > len(entitled)
    if not decided and len(counted) < len(entitled):
        return
    del fold.state.votes[entry.about]
    if decided and entry.choice == "bot":
        fold.seat(entry.about).handed = VOTE
        resolve_takeback(fold)
    elif decided and entry.choice == "resign":
        resign(fold, entry.about)


def apply_resigned(fold: Fold, entry: Resigned) -> None:
    resign(fold, entry.seat)


def resign(fold: Fold, seat: int) -> None:
    fold.seat(seat).resigned = True
    fold.state.votes.pop(seat, None)
    end_if_decided(fold)
    if not fold.over:
        resolve_takeback(fold)


def end_if_decided(fold: Fold) -> None:
    """End the room if too few sides are left."""
    people = fold.people()
    resigned = [seat for seat in people if fold.state.seats[seat].resigned]
    sides = fold.sides()
    left = sides_left(fold, resigned)
    if len(sides) == 1:
        if not left:
            fold.finish(sides[0].outcome, "resignation")
    elif len(left) == 1:
        fold.finish(left[0].outcome, "resignation")
    elif len(resigned) == len(people):
        fold.finish("", "resignation")


def sides_left(fold: Fold, resigned: Sequence[int]) -> list[Side]:
    """Return the sides that are still in the game. A bot keeps a side only if the side has no humans."""
    people = fold.people()

    def plays_on(seat: int, side: Side) -> bool:
        if seat in people:
            return seat not in resigned
        return not any(mate in people for mate in side.seats)

    return [side for side in fold.sides() if any(plays_on(seat, side) for seat in side.seats)]


def winners(fold: Fold) -> tuple[int, ...]:
    """Return the seats that won because the others resigned. Where all play together, nobody wins so."""
    result, sides = fold.result, fold.sides()
    if result is None or result.by != "resignation" or len(sides) == 1:
        return ()
    return next((side.seats for side in sides if side.outcome == result.outcome), ())


def winners_without(fold: Fold, seat: int) -> tuple[int, ...]:
    """Return the seats that would win if this one counted as resigned, or none if the game would go on."""
    resigned = [one for one in fold.people() if one == seat or fold.state.seats[one].resigned]
    left = sides_left(fold, resigned)
    return left[0].seats if len(left) == 1 and len(fold.sides()) > 1 else ()
