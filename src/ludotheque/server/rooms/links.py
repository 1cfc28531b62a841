"""Links that open a seat once: the host's invitations, and the player's links for other devices."""

from typing import Final

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.rooms.entries import AnyEntry, DeviceAdded, DeviceInvited, Freed, Invited, Sat
from ludotheque.server.rooms.fold import Fold, stamp
from ludotheque.server.rooms.seat_tokens import Link, find_link

MOST_DEVICES: Final = 8


def expired_link(link: Link) -> RequestRefused:
    """Return the refusal for a link that is no longer valid."""
    return RequestRefused(f"room-link-{link.why}", seat=link.seat + 1)


def seat_of_link(fold: Fold, digest: str, *, device: bool) -> int:
    """Return the seat of a link of that kind. Refuses an expired link with the reason."""
    link = find_link(digest, fold.state.seats)
    if link is not None and link.why is not None:
        raise expired_link(link)
    if link is None or link.device != device:
        raise RequestRefused("host-wrong-token")
    return link.seat


def refuse_link_as_token(digest: str, link: str) -> None:
    """Refuse to use a link as the seat's token, because anyone with the link could open the seat."""
    if digest == link:
        raise RequestRefused("room-token-not-fresh")


def refuse_if_held(fold: Fold, seat: int) -> None:
    """Refuse the host's actions on a seat whose player is present."""
    fold.refuse_bot(seat)
    state = fold.seat(seat)
    if state.tokens() and not state.away:
        raise RequestRefused("room-seat-held", seat=seat + 1)


def propose_invite(fold: Fold, seat: int, digest: str, now: float) -> Invited | Freed:
    """Propose a link to a seat that is free or whose player is away. It replaces older links.

    A held seat is refused, because the host must not see its player's hidden information.
    """
    refuse_if_held(fold, seat)
    if fold.seat(seat).resigned:
        raise RequestRefused("room-resigned", seat=seat + 1)
    kind = Freed if fold.seat(seat).taken else Invited
    return kind(**stamp(fold, now), seat=seat, digest=digest)


def propose_device_link(fold: Fold, seat: int, digest: str, now: float) -> DeviceInvited:
    fold.refuse_bot(seat)
    state = fold.seat(seat)
    if not state.tokens():
        raise RequestRefused("room-not-there", seat=seat + 1)
    if len(state.devices) >= MOST_DEVICES:
        raise RequestRefused("room-devices", seat=seat + 1, most=MOST_DEVICES)
    return DeviceInvited(**stamp(fold, now), seat=seat, digest=digest)


def propose_device(fold: Fold, link: str, digest: str, now: float) -> DeviceAdded:
    """Propose to add a device that uses its link."""
    refuse_link_as_token(digest, link)
    seat = seat_of_link(fold, link, device=True)
    if digest in fold.seat(seat).tokens():
        raise RequestRefused("room-seat-yours", seat=seat + 1)
    return DeviceAdded(**stamp(fold, now), seat=seat, digest=digest)


def propose_known_device(fold: Fold, seat: int, digest: str, now: float) -> DeviceAdded:
    """Propose a device that held the player's seat in the previous room."""
    return DeviceAdded(**stamp(fold, now), seat=seat, digest=digest)


def is_without_token(entry: AnyEntry) -> bool:
    """Return whether an entry has no token.

    Only imported games have such entries; earlier versions had no other mark.
    """
    return isinstance(entry, Invited | Sat) and not entry.digest


def record_origin(fold: Fold, entry: Invited | Sat) -> None:
    if is_without_token(entry):
        fold.state.imported = True


def apply_invited(fold: Fold, entry: Invited) -> None:
    """Apply an invitation.

    Only earlier versions write it for a taken seat, in imported rooms where the seat has no holder.
    """
    seat = fold.seat(entry.seat)
    seat.invalidate("replaced", seat.invitation())
    seat.digest = entry.digest
    record_origin(fold, entry)


def apply_freed(fold: Fold, entry: Freed) -> None:
    """Free a seat. It counts as absent, and decisions about it hold, until a player takes it."""
    seat = fold.seat(entry.seat)
    held = seat.tokens()
    seat.invalidate("freed", *held, seat.device_link)
    seat.freed = seat.freed or bool(held)
    seat.digest, seat.devices, seat.device_link = entry.digest, [], ""
    seat.name = fold.plan.seats[entry.seat].name
    seat.taken = False
    seat.away = True


def apply_device_invited(fold: Fold, entry: DeviceInvited) -> None:
    seat = fold.seat(entry.seat)
    seat.invalidate("replaced", seat.device_link)
    seat.device_link = entry.digest


def apply_device_added(fold: Fold, entry: DeviceAdded) -> None:
    """Add a device. In exported games the digest is empty, and nothing is added."""
    seat = fold.seat(entry.seat)
    seat.invalidate("device", seat.device_link)
    seat.device_link = ""
    seat.devices += [entry.digest] if entry.digest else []
