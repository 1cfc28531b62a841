"""The Final Damage Total (DT-DMG-20 to 30): one pure function from a pool to what everybody takes."""

from mypy_extensions import i64

from ludotheque.games.dice_throne.table.state import (
    ADD,
    AVOID,
    COLLATERAL,
    DEAL,
    HALVE,
    HEAL,
    LEECH,
    MEND,
    NORMAL,
    PREVENT,
    PREVENT_HALF,
    REFLECT_HALF,
    SHARE,
    ULTIMATE,
    UNDEFENDABLE,
    UNTYPED,
)
from ludotheque.games.dice_throne.table.state_classes import Line


class Settlement:
    """What a pool comes to, per seat."""

    def __init__(self) -> None:
        self.subtotals: list[int] = []
        self.totals: list[int] = []
        self.dealt: list[int] = []  # of the total, what the Attack itself deals (DT-TEXT-15)
        self.heals: list[int] = []
        self.mends: list[int] = []  # healing of the companion
        self.shared: list[int] = []  # of the damage, what the companion takes


class Due:
    """What waits for one seat, part by part, before anything of it is prevented."""

    def __init__(self) -> None:
        self.modifiable: i64 = 0  # of the Attack, with what its modifiers add and take (DT-ATK-8)
        self.fixed: i64 = 0  # of the Attack, whatever its modifiers
        self.other: i64 = 0  # of anything else (DT-ATK-2)
        self.firm: i64 = 0  # of the Attack, whatever is prevented (DT-DMG-29)
        self.other_firm: i64 = 0

    def avoidable(self) -> i64:
        return self.modifiable + self.fixed + self.other


def half_up(number: i64) -> i64:
    """Half of it, rounded up (DT-TEXT-14)."""
    return (number + 1) // 2


def settle(lines: list[Line], seats: int) -> Settlement:
    """Defenders first; what they reflect enters the sums of those it goes to (DT-DMG-28)."""
    result = Settlement()
    everything = lines + reflections(lines)
    for seat in range(seats):
        add_up(result, everything, seat)
    follow_totals(result, lines)
    return result


def follow_totals(result: Settlement, lines: list[Line]) -> None:
    """What can only be said once the totals stand: healing by what an Attack deals, and damage a companion takes."""
    for line in lines:
        if line.what == LEECH:
            result.heals[line.seat] += sum(dealt for seat, dealt in enumerate(result.dealt) if seat != line.by)
        elif line.what == SHARE and not line.amount:
            result.shared[line.seat] += result.totals[line.seat]
            result.totals[line.seat] = 0


def reflections(lines: list[Line]) -> list[Line]:
    """What is sent back, by the subtotals without any reflection (DT-DMG-27, 28)."""
    return [
        Line(what=DEAL, seat=line.by, by=line.seat, damage_type=UNTYPED, amount=half_up(subtotal(lines, line.seat)))
        for line in lines
        if line.what == REFLECT_HALF
    ]


def add_up(result: Settlement, lines: list[Line], seat: i64) -> None:
    """One seat's subtotal, final total and healing; what is prevented goes off the Attack's own damage first (A-53)."""
    due = due_to(lines, seat)
    taken = taken_off(lines, seat, due)
    own: i64 = max(0, due.modifiable + due.fixed - taken)
    left: i64 = due.avoidable() - taken
    halves: i64 = times(lines, seat, PREVENT_HALF) * half_up(left)
    halves += halved(lines, seat, due.modifiable - taken)
    result.subtotals.append(left)
    result.totals.append(max(0, left - halves) + due.firm + due.other_firm)
    result.dealt.append(max(0, own - halves) + due.firm)
    result.heals.append(amount_of(lines, seat, HEAL))
    result.mends.append(amount_of(lines, seat, MEND))
    result.shared.append(0)


def due_to(lines: list[Line], seat: i64) -> Due:
    """A modifier changes the Attack's own damage and no other, and takes no more than there is (DT-ATK-8)."""
    found = Due()
    for line in lines:
        if line.seat != seat or line.what > ADD:
            continue
        own = line.what == ADD or (line.attack > 0 and line.damage_type != COLLATERAL)
        if line.firm or line.damage_type == ULTIMATE:
            if own:
                found.firm += line.amount
            else:
                found.other_firm += line.amount
        elif not own:
            found.other += line.amount
        elif line.damage_type in (NORMAL, UNDEFENDABLE):
            found.modifiable += line.amount
        else:
            found.fixed += line.amount
    found.modifiable = max(0, found.modifiable)
    return found


def taken_off(lines: list[Line], seat: i64, due: Due) -> i64:
    """Fixed preventions, at most all there is; avoidance takes all of it (DT-DMG-22 to 24)."""
    avoidable = due.avoidable()
    if times(lines, seat, AVOID):
        return avoidable
    return min(avoidable, amount_of(lines, seat, PREVENT))


def halved(lines: list[Line], seat: i64, modifiable: i64) -> i64:
    """What an Attack that is halved loses of what may be modified; what is left is rounded up."""
    return max(0, min(modifiable, times(lines, seat, HALVE) * (modifiable // 2)))


def subtotal(lines: list[Line], seat: i64) -> i64:
    """What is left for a seat once all fixed amounts are added and taken (DT-DMG-22, 23)."""
    due = due_to(lines, seat)
    return due.avoidable() - taken_off(lines, seat, due)


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
    """Damage waiting for a seat that could still be prevented, what is sent back included (DT-DMG-1, 28, 31)."""
    total = due_to(lines, seat).avoidable()
    for line in lines:
        if line.what == REFLECT_HALF and line.by == seat:
            total += half_up(subtotal(lines, line.seat))
    return total


def attack_incoming(lines: list[Line], seat: i64) -> i64:
    """What of it is the Attack's own, with everything that modifies it."""
    due = due_to(lines, seat)
    return due.modifiable - halved(lines, seat, due.modifiable) + due.fixed
