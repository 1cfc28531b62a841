"""The sum behind what each seat would take (DT-DMG-20 to 30), part by part, for those who want to see it worked out."""

from typing import Any, Final

from ludotheque.dice_throne.damage import Settlement, amount_of, half_up, settle, times
from ludotheque.dice_throne.state import (
    ADD,
    AVOID,
    DEAL,
    HALVE,
    NORMAL,
    PREVENT,
    PREVENT_HALF,
    REFLECT_HALF,
    ULTIMATE,
    UNDEFENDABLE,
    Line,
)

Sum = dict[str, Any]  # JSON-ready values
Parts = list[tuple[str, int]]
"""What each part is, and by how much it raises or lowers the total."""
MODIFIABLE: Final = (NORMAL, UNDEFENDABLE)


def sums_of(lines: list[Line], seats: int) -> list[Sum]:
    """One sum for each seat that something waits for."""
    settled = settle(lines, seats)
    unreflected = settle([line for line in lines if line.what != REFLECT_HALF], seats)
    found: list[Sum] = []
    for seat in range(seats):
        parts = [{"what": what, "amount": amount} for what, amount in parts_of(lines, seat, unreflected) if amount]
        heal = settled.heals[seat]
        if parts or heal:
            found.append({"seat": seat, "parts": parts, "total": settled.totals[seat], "heal": heal})
    return found


def parts_of(lines: list[Line], seat: int, unreflected: Settlement) -> Parts:
    """In the order in which they are counted. None takes away more than there is, so that they come to the total."""
    firm = [line for line in lines if line.seat == seat and line.what <= ADD and is_firm(line)]
    loose = [line for line in lines if line.seat == seat and line.what <= ADD and not is_firm(line)]
    modifiable = sum(line.amount for line in loose if line.what == DEAL and line.damage_type in MODIFIABLE)
    parts = [
        ("attack", sum(line.amount for line in loose if line.what == DEAL and line.attack)),
        ("damage", sum(line.amount for line in loose if line.what == DEAL and not line.attack)),
        ("added", max(-modifiable, sum(line.amount for line in loose if line.what == ADD))),
        ("reflected", reflected(lines, seat, unreflected)),
    ]
    waiting = total_of(parts)
    parts.append(("prevented", -min(waiting, amount_of(lines, seat, PREVENT))))
    if times(lines, seat, AVOID):
        parts.append(("avoided", -total_of(parts)))
    subtotal = total_of(parts)
    half = min(subtotal, times(lines, seat, PREVENT_HALF) * half_up(subtotal))
    parts.append(("prevented_half", -half))
    parts.append(("halved", -min(subtotal - half, times(lines, seat, HALVE) * (subtotal // 2))))
    parts.append(("firm", sum(line.amount for line in firm)))
    return parts


def total_of(parts: Parts) -> int:
    return sum(amount for _, amount in parts)


def is_firm(line: Line) -> bool:
    return bool(line.firm) or line.damage_type == ULTIMATE


def reflected(lines: list[Line], seat: int, unreflected: Settlement) -> int:
    """DT-DMG-28: half of what others would take comes back to this seat."""
    mirrors = [line for line in lines if line.what == REFLECT_HALF and line.by == seat]
    return sum(half_up(unreflected.subtotals[line.seat]) for line in mirrors)
