"""Rematches with the same players, each moved by one seat."""

import re
from typing import Final, TypeVar

import msgspec

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.rooms.fold import Fold
from ludotheque.server.rooms.plan import Plan

T = TypeVar("T")
OF_SEAT: Final = re.compile(r"(?P<name>.*_)(?P<seat>\d)")


class Holder(msgspec.Struct, frozen=True):
    """A player who keeps their tokens in the new room. Without tokens, the invitation to the seat stays valid."""

    seat: int
    name: str
    tokens: tuple[str, ...]
    invitation: str = ""


def rematch(fold: Fold, grown: dict[str, str]) -> tuple[Plan, list[Holder]]:
    """Return the plan of the rematch and its seating. Heroes and seat options move with their players.

    `grown` contains options that the match has changed, such as campaign sheets.
    """
    if not fold.over:
        raise RequestRefused("room-not-over")
    plan = fold.plan
    timer = msgspec.structs.replace(plan.policy.timer, factors=turned(plan.policy.timer.factors))
    again = msgspec.structs.replace(
        plan,
        heroes=turned(plan.heroes),
        seats=turned(plan.seats),
        options={turned_key(key, len(plan.seats)): value for key, value in {**plan.options, **grown}.items()},
        policy=msgspec.structs.replace(plan.policy, timer=timer),
    )
    holders = [
        Holder((number + 1) % len(plan.seats), seat.name, seat.tokens(), seat.invitation())
        for number, seat in enumerate(fold.state.seats)
        if seat.digest
    ]
    return again, holders


def turned(row: tuple[T, ...]) -> tuple[T, ...]:
    """Rotate by one seat, the last to the first."""
    return row[-1:] + row[:-1]


def turned_key(key: str, seats: int) -> str:
    """Return the option key after the rotation: `sheet_0` becomes `sheet_1`."""
    found = OF_SEAT.fullmatch(key)
    if found is None or int(found["seat"]) >= seats:
        return key
    return f"{found['name']}{(int(found['seat']) + 1) % seats}"
