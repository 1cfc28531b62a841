"""Links that open a seat once: invitations by the host, and links for a second device by the seat's own player."""

from typing import Final

from ludotheque.presentation.error_messages import Refusal
from ludotheque.server.rooms.entries import AnyEntry, DeviceAdded, DeviceInvited, Freed, Invited, Sat
from ludotheque.server.rooms.fold import Fold, stamp
from ludotheque.server.rooms.seat_tokens import Link, find_link

MOST_DEVICES: Final = 8


def dead_link(link: Link) -> Refusal:
    """What is said to somebody whose link was right once."""
    return Refusal(f"room-link-{link.why}", seat=link.seat + 1)


def open_link(fold: Fold, digest: str, *, device: bool) -> int:
    """The seat to which a link of that kind leads; one that leads nowhere any more is refused with the reason."""
    link = find_link(digest, fold.state.seats)
    if link is not None and link.why is not None:
        raise dead_link(link)
    if link is None or link.device != device:
        raise Refusal("host-wrong-token")
    return link.seat


def refuse_link_as_token(digest: str, link: str) -> None:
    """A link that became the token of the seat would open it to everybody who has the link."""
    if digest == link:
        raise Refusal("room-token-not-fresh")


def refuse_if_held(fold: Fold, seat: int) -> None:
    """What a host does with a seat is refused while somebody sits there."""
    fold.refuse_bot(seat)
    state = fold.seat(seat)
    if state.tokens() and not state.away:
        raise Refusal("room-seat-held", seat=seat + 1)


def propose_invite(fold: Fold, seat: int, digest: str, now: float) -> Invited | Freed:
    """A link to a seat that nobody holds, or whose player is away; an older one, lost or not, opens nothing any more.

    The player of a seat has secrets, and the host must not be able to look at them.
    """
    refuse_if_held(fold, seat)
    if fold.seat(seat).resigned:
        raise Refusal("room-resigned", seat=seat + 1)
    kind = Freed if fold.seat(seat).taken else Invited
    return kind(**stamp(fold, now), seat=seat, digest=digest)


def propose_device_link(fold: Fold, seat: int, digest: str, now: float) -> DeviceInvited:
    fold.refuse_bot(seat)
    state = fold.seat(seat)
    if not state.tokens():
        raise Refusal("room-not-there", seat=seat + 1)
    if len(state.devices) >= MOST_DEVICES:
        raise Refusal("room-devices", seat=seat + 1, most=MOST_DEVICES)
    return DeviceInvited(**stamp(fold, now), seat=seat, digest=digest)


def propose_device(fold: Fold, link: str, digest: str, now: float) -> DeviceAdded:
    """Another device comes by its link."""
    refuse_link_as_token(digest, link)
    seat = open_link(fold, link, device=True)
    if digest in fold.seat(seat).tokens():
        raise Refusal("room-seat-yours", seat=seat + 1)
    return DeviceAdded(**stamp(fold, now), seat=seat, digest=digest)


def propose_known_device(fold: Fold, seat: int, digest: str, now: float) -> DeviceAdded:
    """A device that held its player's seat in the room before this one."""
    return DeviceAdded(**stamp(fold, now), seat=seat, digest=digest)


def is_without_token(entry: AnyEntry) -> bool:
    """So are only games that came in a file; earlier versions wrote no other mark of it."""
    return isinstance(entry, Invited | Sat) and not entry.digest


def note_origin(fold: Fold, entry: Invited | Sat) -> None:
    if is_without_token(entry):
        fold.state.imported = True


def apply_invited(fold: Fold, entry: Invited) -> None:
    """Of a seat that is taken only earlier versions say this: in a room that came in a file, where nobody held it."""
    seat = fold.seat(entry.seat)
    seat.spend("replaced", seat.invitation())
    seat.digest = entry.digest
    note_origin(fold, entry)


def apply_freed(fold: Fold, entry: Freed) -> None:
    """Nobody is there until somebody sits down; what is decided about an absent seat meanwhile holds until then."""
    seat = fold.seat(entry.seat)
    held = seat.tokens()
    seat.spend("freed", *held, seat.device_link)
    seat.freed = seat.freed or bool(held)
    seat.digest, seat.devices, seat.device_link = entry.digest, [], ""
    seat.name = fold.plan.seats[entry.seat].name
    seat.taken = False
    seat.away = True


def apply_device_invited(fold: Fold, entry: DeviceInvited) -> None:
    seat = fold.seat(entry.seat)
    seat.spend("replaced", seat.device_link)
    seat.device_link = entry.digest


def apply_device_added(fold: Fold, entry: DeviceAdded) -> None:
    """Exported games name no tokens, so there it adds nothing."""
    seat = fold.seat(entry.seat)
    seat.spend("device", seat.device_link)
    seat.device_link = ""
    seat.devices += [entry.digest] if entry.digest else []
