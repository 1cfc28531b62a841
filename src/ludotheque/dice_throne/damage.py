"""The Final Damage Total (DT-DMG-20 to 30): one pure function from a pool to what everybody takes."""

from mypy_extensions import i64

from ludotheque.dice_throne.state import (
    ADD,
    AVOID,
    DEAL,
    HALVE,
    HEAL,
    MEND,
    NORMAL,
    PREVENT,
    PREVENT_HALF,
    REFLECT_HALF,
    ULTIMATE,
    UNDEFENDABLE,
    UNTYPED,
    Line,
)


class Settlement:
    """What a pool comes to, per seat."""

    def __init__(self, seats: int) -> None:
        self.subtotals: list[int] = [0] * seats
        self.totals: list[int] = [0] * seats
        self.heals: list[int] = [0] * seats
        self.mends: list[int] = [0] * seats  # healing of the companion
        self.shared: list[int] = [0] * seats  # of the damage, what the companion takes


def half_up(number: i64) -> i64:
    """Half of it, rounded up (DT-TEXT-14)."""
    return (number + 1) // 2


def settle(lines: list[Line], seats: int) -> Settlement:
    """Defenders first; what they reflect then enters the sums of those it goes to (DT-DMG-28)."""
    result = Settlement(seats)
    reflected: list[Line] = []
    for seat in range(seats):
        add_up(result, lines, seat)
        for line in lines:
            if line.what == REFLECT_HALF and line.seat == seat:
                half = half_up(result.subtotals[seat])
                reflected.append(Line(DEAL, line.by, seat, UNTYPED, half, 0))
    if reflected:
        more = lines + reflected
        for seat in range(seats):
            if any(line.seat == seat for line in reflected):
                add_up(result, more, seat)
    return result


def add_up(result: Settlement, lines: list[Line], seat: i64) -> None:
    """One seat's subtotal, final total and healing."""
    modifiable: i64 = 0
    fixed: i64 = 0
    firm: i64 = 0
    for line in lines:
        if line.seat != seat or line.what > ADD:
            continue
        if line.firm or line.damage_type == ULTIMATE:
            firm += line.amount
        elif line.damage_type in (NORMAL, UNDEFENDABLE):
            modifiable += line.amount
        else:
            fixed += line.amount
    subtotal: i64 = max(0, max(0, modifiable) + fixed - amount_of(lines, seat, PREVENT))
    if times(lines, seat, AVOID):
        subtotal = 0
    prevented: i64 = times(lines, seat, PREVENT_HALF) * half_up(subtotal)
    halved: i64 = times(lines, seat, HALVE) * (subtotal // 2)  # what is left is rounded up
    result.subtotals[seat] = subtotal
    result.totals[seat] = max(0, subtotal - prevented - halved) + firm
    result.heals[seat] = amount_of(lines, seat, HEAL)
    result.mends[seat] = amount_of(lines, seat, MEND)


def amount_of(lines: list[Line], seat: i64, what: i64) -> i64:
    total: i64 = 0
    for line in lines:
        if line.seat == seat and line.what == what:
            total += line.amount
    return total


def times(lines: list[Line], seat: i64, what: i64) -> i64:
    count: i64 = 0
    for line in lines:
        if line.seat == seat and line.what == what:
            count += 1
    return count


def incoming(lines: list[Line], seat: i64) -> i64:
    """Damage waiting for a seat that could still be prevented (DT-DMG-1, DT-DMG-31)."""
    waiting: i64 = 0
    for line in lines:
        if line.seat == seat and line.what <= ADD and not line.firm and line.damage_type != ULTIMATE:
            waiting += line.amount
    return max(0, waiting)
