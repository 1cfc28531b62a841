"""Rematches with the same players, each moved by one seat: the offer, the agreement of all, and the new plan."""

import re
from typing import Final, TypeVar

import msgspec

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.rooms.entries import AnsweredRematch, Rematch
from ludotheque.server.rooms.fold import Fold, RematchOffer, stamp
from ludotheque.server.rooms.plan import Plan

T = TypeVar("T")
SEAT_OPTION: Final = re.compile(r"(?P<name>.*_)(?P<seat>\d)")


class Holder(msgspec.Struct, frozen=True):
    """A player who keeps their tokens in the new room. Without tokens, the invitation to the seat stays valid."""

    seat: int
    name: str
    tokens: tuple[str, ...]
    invitation: str = ""


def rematch(fold: Fold, updated_options: dict[str, str]) -> tuple[Plan, list[Holder]]:
    """Return the plan of the rematch and its seating. Heroes and seat options move with their players.

    `grown` contains options that the match has changed, such as campaign sheets.
    """
    if not fold.over:
        raise RequestRefused("room-not-over")
    plan = fold.plan
    timer = msgspec.structs.replace(plan.policy.timer, factors=rotated(plan.policy.timer.factors))
    new_plan = msgspec.structs.replace(
        plan,
        heroes=rotated(plan.heroes),
        seats=rotated(plan.seats),
        options={
            rotated_key(key, len(plan.seats)): value for key, value in {**plan.options, **updated_options}.items()
        },
        policy=msgspec.structs.replace(plan.policy, timer=timer),
    )
    holders = [
        Holder((number + 1) % len(plan.seats), seat.name, seat.tokens(), seat.invitation())
        for number, seat in enumerate(fold.state.seats)
        if seat.digest
    ]
    return new_plan, holders


def open_offer(fold: Fold) -> RematchOffer | None:
    """Return the offer that still waits for agreement."""
    offer = fold.state.offer
    return offer if offer is not None and offer.declined is None else None


def asked_for_rematch(fold: Fold) -> tuple[int, ...]:
    """Return the seats whose players have yet to agree to the offer. Bots always agree.

    People who share a screen or a token agree together. A seat that nobody holds has nobody to ask.
    """
    offer = open_offer(fold)
    if offer is None:
        return ()
    agreed = {token for seat in offer.agreed for token in fold.seat(seat).tokens()}
    held = [(seat, fold.seat(seat).tokens()) for seat in fold.people()]
    return tuple([seat for seat, tokens in held if tokens and agreed.isdisjoint(tokens)])


def is_agreed(fold: Fold) -> bool:
    """Return whether everybody has agreed to a rematch that does not exist yet."""
    return open_offer(fold) is not None and not asked_for_rematch(fold) and not fold.state.rematch


def propose_rematch_answer(fold: Fold, seat: int, agree: bool, now: float) -> AnsweredRematch:
    """Propose to offer a rematch, to agree to the open offer, or to end that offer."""
    fold.refuse_bot(seat)
    if not fold.over:
        raise RequestRefused("room-not-over")
    if fold.state.rematch:
        raise RequestRefused("room-rematch-made")
    offer = open_offer(fold)
    if offer is None and not agree:
        raise RequestRefused("room-rematch-none")
    if offer is not None and agree and seat not in asked_for_rematch(fold):
        raise RequestRefused("room-rematch-waits")
    return AnsweredRematch(**stamp(fold, now), seat=seat, agree=agree)


def apply_rematch_answer(fold: Fold, entry: AnsweredRematch) -> None:
    offer = open_offer(fold)
    if offer is None:
        fold.state.offer = RematchOffer(entry.seat, [entry.seat])
    elif entry.agree:
        offer.agreed.append(entry.seat)
    else:
        offer.declined = entry.seat


def apply_rematch(fold: Fold, entry: Rematch) -> None:
    fold.state.rematch = entry.room
    fold.state.offer = None


def rotated(row: tuple[T, ...]) -> tuple[T, ...]:
    """Rotate by one seat, the last to the first."""
    return row[-1:] + row[:-1]


def rotated_key(key: str, seats: int) -> str:
    """Return the option key after the rotation: `sheet_0` becomes `sheet_1`."""
    found = SEAT_OPTION.fullmatch(key)
    if found is None or int(found["seat"]) >= seats:
        return key
    return f"{found['name']}{(int(found['seat']) + 1) % seats}"
