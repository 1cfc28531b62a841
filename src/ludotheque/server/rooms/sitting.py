"""Taking seats, names, and the beginning."""

from ludotheque.faces.refusals import Refusal
from ludotheque.kernel.errors import UnknownContent
from ludotheque.server.rooms.absence import person
from ludotheque.server.rooms.clocks import start_clocks
from ludotheque.server.rooms.entries import Began, Invited, Phrase, Renamed, Sat
from ludotheque.server.rooms.fold import Fold, RoundState, stamp
from ludotheque.server.rooms.phrases import KEYS
from ludotheque.server.rooms.rebuilding import new_match
from ludotheque.server.rooms.seats import AWAY, clean_name


def propose_invite(fold: Fold, seat: int, digest: str, now: float) -> Invited:
    """A new link for a seat that nobody holds; an older one, lost or not, opens nothing any more.

    Who sits there has secrets, and not even whoever made the room may come and look at them.
    """
    person(fold, seat)
    if fold.seat(seat).taken and fold.seat(seat).digest:
        raise Refusal("room-seat-taken", seat=seat)
    return Invited(**stamp(fold, now), seat=seat, digest=digest)


def propose_sit(fold: Fold, seat: int, name: str, digest: str, now: float) -> Sat:
    """Take a free seat, or the one the token was made for."""
    person(fold, seat)
    state = fold.seat(seat)
    if state.digest and state.digest != digest:
        raise Refusal("room-seat-taken", seat=seat)
    if state.taken and state.digest:
        raise Refusal("room-seat-yours", seat=seat)
    return Sat(**stamp(fold, now), seat=seat, name=clean_name(name), digest=digest)


def propose_rename(fold: Fold, seat: int, name: str, now: float) -> Renamed:
    person(fold, seat)
    return Renamed(**stamp(fold, now), seat=seat, name=clean_name(name))


def propose_phrase(fold: Fold, seat: int, key: str, now: float) -> Phrase:
    person(fold, seat)
    if key not in KEYS:
        raise Refusal("room-no-phrase", phrase=key[:40])
    return Phrase(**stamp(fold, now), seat=seat, key=key)


def apply_invited(fold: Fold, entry: Invited) -> None:
    fold.seat(entry.seat).digest = entry.digest


def apply_sat(fold: Fold, entry: Sat) -> None:
    seat = fold.seat(entry.seat)
    seat.digest = entry.digest
    seat.name = entry.name or seat.name
    if not seat.taken:
        seat.handed = ""  # a bot that kept the seat warm
    seat.taken = True


def apply_renamed(fold: Fold, entry: Renamed) -> None:
    fold.seat(entry.seat).name = entry.name


def all_seated(fold: Fold) -> bool:
    """Is every seat taken, by a human or by a bot, and at least one by a human?"""
    humans = fold.humans()
    return bool(humans) and all(fold.state.seats[seat].taken for seat in humans)


def open_draft(fold: Fold) -> bool:
    """The draft begins when everybody is there; whether it does so now."""
    opens = fold.phase == "waiting" and fold.plan.policy.draft.kind != "none" and all_seated(fold)
    if opens:
        fold.state.phase = "drafting"
    return opens


def propose_begin(fold: Fold, now: float) -> Began:
    """The match begins when everybody sits and has a hero."""
    if fold.phase not in ("waiting", "drafting"):
        raise Refusal("room-begun")
    if not all_seated(fold):
        raise Refusal("room-seat-empty")
    fold.game.check(fold.plan.setup(fold.heroes()))
    return Began(**stamp(fold, now), rules=fold.game.rules_version)


def can_begin(fold: Fold) -> bool:
    if fold.phase not in ("waiting", "drafting"):
        return False
    try:
        propose_begin(fold, 0.0)
    except (Refusal, UnknownContent):
        return False
    return True


def apply_began(fold: Fold, entry: Began) -> None:
    fold.state.rules = entry.rules
    fold.state.phase = "playing"
    fold.match = new_match(fold)
    fold.state.beat += fold.tape_length()
    fold.state.changed = fold.state.beat
    fold.state.round = RoundState(fold.state.beat)
    for seat in fold.state.seats:
        if seat.away and fold.plan.policy.absent == "bot":
            seat.handed = AWAY
    start_clocks(fold, entry.at)
