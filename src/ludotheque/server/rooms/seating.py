"""Taking seats, names, and the start of the match."""

from ludotheque.kernel.errors import RequestRefused, UnknownContent
from ludotheque.server.rooms.clocks import start_clocks
from ludotheque.server.rooms.entries import Began, Phrase, Renamed, Sat
from ludotheque.server.rooms.fold import Fold, RoundState, stamp
from ludotheque.server.rooms.links import record_origin, refuse_link_as_token, seat_of_link
from ludotheque.server.rooms.phrases import KEYS
from ludotheque.server.rooms.rewind import new_match
from ludotheque.server.rooms.seat_tokens import AWAY, clean_name


def propose_sit(fold: Fold, seat: int, name: str, digest: str, now: float) -> Sat:
    """Propose to take a seat that is free for anyone."""
    fold.refuse_bot(seat)
    state = fold.seat(seat)
    if digest in state.tokens():
        raise RequestRefused("room-seat-yours", seat=seat + 1)
    if state.tokens():
        raise RequestRefused("room-seat-taken", seat=seat + 1)
    if state.invitation():
        raise RequestRefused("room-seat-invited", seat=seat + 1)
    return Sat(**stamp(fold, now), seat=seat, name=clean_name(name), digest=digest)


def propose_accept(fold: Fold, link: str, name: str, digest: str, now: float) -> Sat:
    """Propose to take the seat of an invitation link.

    The digest is of the player's own token, so the link works once.
    """
    refuse_link_as_token(digest, link)
    return Sat(**stamp(fold, now), seat=seat_of_link(fold, link, device=False), name=clean_name(name), digest=digest)


def propose_rename(fold: Fold, seat: int, name: str, now: float) -> Renamed:
    fold.refuse_bot(seat)
    return Renamed(**stamp(fold, now), seat=seat, name=clean_name(name))


def propose_phrase(fold: Fold, seat: int, key: str, now: float) -> Phrase:
    fold.refuse_bot(seat)
    if key not in KEYS:
        raise RequestRefused("room-no-phrase", phrase=key[:40])
    return Phrase(**stamp(fold, now), seat=seat, key=key)


def apply_sat(fold: Fold, entry: Sat) -> None:
    """Apply a seat that was taken.

    In journals of earlier versions the link stays the token of the seat, so it is not spent.
    """
    seat = fold.seat(entry.seat)
    if seat.invitation() != entry.digest:
        seat.invalidate("sat", seat.invitation())
    if not seat.taken:
        seat.handed = ""  # removes a bot that held the seat
        seat.away = False
        fold.state.votes.pop(entry.seat, None)
    seat.digest = entry.digest
    seat.name = entry.name or seat.name
    seat.taken = True
    record_origin(fold, entry)


def apply_renamed(fold: Fold, entry: Renamed) -> None:
    fold.seat(entry.seat).name = entry.name


def all_seated(fold: Fold) -> bool:
    """Return whether every human seat is taken and there is at least one."""
    humans = fold.humans()
    return bool(humans) and all(fold.state.seats[seat].taken for seat in humans)


def open_draft(fold: Fold) -> bool:
    """Open the draft once every seat is taken. Returns whether it opened now."""
    opens = fold.phase == "waiting" and fold.plan.policy.draft.kind != "none" and all_seated(fold)
    if opens:
        fold.state.phase = "drafting"
    return opens


def propose_begin(fold: Fold, now: float) -> Began:
    """Propose to begin the match. Refuses while a seat or hero is missing."""
    if fold.phase not in ("waiting", "drafting"):
        raise RequestRefused("room-begun")
    if not all_seated(fold):
        raise RequestRefused("room-seat-empty")
    fold.game.check(fold.plan.setup(fold.heroes()))
    return Began(**stamp(fold, now), rules=fold.game.rules_version)


def can_begin(fold: Fold) -> bool:
    if fold.phase not in ("waiting", "drafting"):
        return False
    try:
        propose_begin(fold, 0.0)
    except (RequestRefused, UnknownContent):
        return False
    return True


def apply_began(fold: Fold, entry: Began) -> None:
    fold.state.rules = entry.rules
    fold.state.phase = "playing"
    fold.match = new_match(fold)
    fold.state.step += fold.tape_length()
    fold.state.changed = fold.state.step
    fold.state.round = RoundState(fold.state.step)
    for seat in fold.state.seats:
        if seat.away and fold.plan.policy.absent == "bot":
            seat.handed = AWAY
    start_clocks(fold, entry.at)
