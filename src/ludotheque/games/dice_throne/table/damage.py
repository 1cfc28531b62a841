"""The Final Damage Total (DT-DMG-20 to 30): how much each player takes from a pool, and the texts it comes from."""

from typing import Any, Final

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
from ludotheque.games.dice_throne.table.state_classes import PoolEntry


class Settlement:
    """The result of a pool, per seat."""

    def __init__(self) -> None:
        self.subtotals: list[int] = []
        self.totals: list[int] = []
        self.dealt: list[int] = []  # the part of the total that the Attack itself deals (DT-TEXT-15)
        self.heals: list[int] = []
        self.mends: list[int] = []  # healing of the companion
        self.shared: list[int] = []  # the part of the damage that the companion takes


class PendingDamage:
    """Damage waiting for one seat, by category, before any prevention."""

    def __init__(self) -> None:
        self.modifiable: i64 = 0  # damage of the Attack, its modifiers included (DT-ATK-8)
        self.fixed: i64 = 0  # damage of the Attack that modifiers do not change
        self.other: i64 = 0  # damage from any other source (DT-ATK-2)
        self.firm: i64 = 0  # damage of the Attack that cannot be prevented (DT-DMG-29)
        self.other_firm: i64 = 0

    def avoidable(self) -> i64:
        return self.modifiable + self.fixed + self.other


def half_up(number: i64) -> i64:
    """Return half of the number, rounded up (DT-TEXT-14)."""
    return (number + 1) // 2


def settle(lines: list[PoolEntry], seats: int) -> Settlement:
    """Return the result of a pool; damage that defenders reflect is part of their attackers' sums (DT-DMG-28)."""
    result = Settlement()
    everything = lines + reflections(lines)
    for seat in range(seats):
        add_up(result, [line for line in everything if line.seat == seat], seat)
    follow_totals(result, lines)
    return result


def follow_totals(result: Settlement, lines: list[PoolEntry]) -> None:
    """Apply what depends on the totals: healing by the damage an Attack deals, and damage a companion takes over."""
    for line in lines:
        if line.what == LEECH:
            result.heals[line.seat] += sum(dealt for seat, dealt in enumerate(result.dealt) if seat != line.by)
        elif line.what == SHARE and not line.amount:
            result.shared[line.seat] += result.totals[line.seat]
            result.totals[line.seat] = 0


def reflections(lines: list[PoolEntry]) -> list[PoolEntry]:
    """Return the reflected damage, computed from subtotals without any reflection (DT-DMG-27, 28)."""
    return [
        PoolEntry(
            what=DEAL, seat=line.by, by=line.seat, damage_type=UNTYPED, amount=half_up(subtotal(lines, line.seat))
        )
        for line in lines
        if line.what == REFLECT_HALF
    ]


def add_up(result: Settlement, lines: list[PoolEntry], seat: i64) -> None:
    """Add the sums of the lines of one seat; prevention reduces the Attack's own damage first (A-53)."""
    if not lines:
        add_nothing(result)
        return
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


def add_nothing(result: Settlement) -> None:
    """Add a seat that the pool leaves alone."""
    result.subtotals.append(0)
    result.totals.append(0)
    result.dealt.append(0)
    result.heals.append(0)
    result.mends.append(0)
    result.shared.append(0)


def due_to(lines: list[PoolEntry], seat: i64) -> PendingDamage:
    """Return the damage due; modifiers change only the Attack's own damage, to no less than 0 (DT-ATK-8)."""
    found = PendingDamage()
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


def taken_off(lines: list[PoolEntry], seat: i64, due: PendingDamage) -> i64:
    """Return what fixed preventions take off, at most all of it; avoidance takes all of it off (DT-DMG-22 to 24)."""
    avoidable = due.avoidable()
    if times(lines, seat, AVOID):
        return avoidable
    return min(avoidable, amount_of(lines, seat, PREVENT))


def halved(lines: list[PoolEntry], seat: i64, modifiable: i64) -> i64:
    """Return by how much halving reduces the modifiable damage; the rest is rounded up."""
    return max(0, min(modifiable, times(lines, seat, HALVE) * (modifiable // 2)))


def subtotal(lines: list[PoolEntry], seat: i64) -> i64:
    """Return what remains for a seat after all fixed additions and preventions (DT-DMG-22, 23)."""
    due = due_to(lines, seat)
    return due.avoidable() - taken_off(lines, seat, due)


def amount_of(lines: list[PoolEntry], seat: i64, what: i64) -> i64:
    total: i64 = 0
    for line in lines:
        if line.seat == seat and line.what == what:
            total += line.amount
    return total


def times(lines: list[PoolEntry], seat: i64, what: i64) -> i64:
    count: i64 = 0
    for line in lines:
        if line.seat == seat and line.what == what:
            count += 1
    return count


def incoming(lines: list[PoolEntry], seat: i64) -> i64:
    """Return the preventable damage waiting for a seat, reflected damage included (DT-DMG-1, 28, 31)."""
    total = due_to(lines, seat).avoidable()
    for line in lines:
        if line.what == REFLECT_HALF and line.by == seat:
            total += half_up(subtotal(lines, line.seat))
    return total


def attack_incoming(lines: list[PoolEntry], seat: i64) -> i64:
    """Return the Attack's own part of it, with all modifiers."""
    due = due_to(lines, seat)
    return due.modifiable - halved(lines, seat, due.modifiable) + due.fixed


Text = tuple[int, str, int]
"""A text that is being resolved: its kind, its id, and its seat."""
NO_TEXT: Final[Text] = (-1, "", -1)


class Share:
    """How much of a line came from a text; the line is None until the damage that it changes is incoming."""

    def __init__(self, line: PoolEntry | None, what: i64, amount: i64, text: Text) -> None:
        self.line = line
        self.what = what
        self.amount = amount
        self.text = text


def texts_of(line: PoolEntry, shares: list[Share]) -> list[tuple[Text, int]]:
    """Return the texts that wrote a line, with the amount of each; any unrecorded rest has no text."""
    found = [(share.text, int(share.amount)) for share in shares if share.line is line]
    rest = int(line.amount) - sum([amount for _, amount in found])
    return [*found, (NO_TEXT, rest)] if rest or not found else found


def take_up(shares: list[Share], line: PoolEntry) -> None:
    """Attach shares that were added before the damage was incoming to this line."""
    for share in shares:
        if share.line is None and share.what == line.what:
            share.line = line


def take_up_one(shares: list[Share], lines: list[PoolEntry]) -> None:
    """Attach the first such share to these lines, one line for each target."""
    for share in shares:
        if share.line is None and share.what == lines[0].what:
            share.line = lines[0]
            shares += [Share(line, share.what, share.amount, share.text) for line in lines[1:]]
            return


Sum = dict[str, Any]  # JSON-ready values
Part = tuple[str, int, Text]
"""The kind of the part, the amount it adds to the total (negative to reduce it), and the text it comes from."""
Written = list[tuple[Text, int]]
MODIFIABLE: Final = (NORMAL, UNDEFENDABLE)


def sums_of(lines: list[PoolEntry], seats: int, shares: list[Share]) -> list[Sum]:
    """Return one sum for each seat that the pool affects."""
    settled = settle(lines, seats)
    mirrored = {int(line.by) for line in lines if line.what == REFLECT_HALF}
    found: list[Sum] = []
    for seat in sorted({int(line.seat) for line in lines} | mirrored):
        parts = joined(Adding(lines, shares, seat).parts())
        heal = settled.heals[seat]
        if parts or heal:
            shown = [{"what": what, "amount": amount, "source": source_of(text)} for what, amount, text in parts]
            found.append({"seat": seat, "parts": shown, "total": settled.totals[seat], "heal": heal})
    return found


def source_of(text: Text) -> list[int | str] | None:
    return None if text == NO_TEXT else list(text)


def joined(parts: list[Part]) -> list[Part]:
    """Merge parts of the same kind and text; drop those that come to 0."""
    sums: dict[tuple[str, Text], int] = {}
    for what, amount, text in parts:
        sums[what, text] = sums.get((what, text), 0) + amount
    return [(what, amount, text) for (what, text), amount in sums.items() if amount]


class Adding:
    """Adds up the lines of one seat in the order in which the rules count them."""

    def __init__(self, lines: list[PoolEntry], shares: list[Share], seat: int) -> None:
        self.lines = lines
        self.shares = shares
        self.seat = seat
        dealt = [line for line in lines if line.seat == seat and line.what <= ADD]
        self.firm = [line for line in dealt if is_firm(line)]
        self.loose = [line for line in dealt if not is_firm(line)]

    def parts(self) -> list[Part]:
        """Return the parts; none takes away more than remains, so that they add up to the total."""
        deals = [line for line in self.loose if line.what == DEAL]
        own = [line for line in deals if line.attack]
        parts = named("attack", self.written(own))
        parts += named("damage", self.written([line for line in deals if not line.attack]))
        parts += self.added(sum([int(line.amount) for line in own if line.damage_type in MODIFIABLE]))
        parts += self.reflected()
        parts += taken("prevented", self.written(self.of(PREVENT)), total_of(parts))
        for line in self.of(AVOID)[:1]:
            parts.append(("avoided", -total_of(parts), self.text(line)))
        left = total_of(parts)
        half = int(half_up(left))
        parts += taken("prevented_half", [(self.text(line), half) for line in self.of(PREVENT_HALF)], left)
        modifiable = self.modifiable_left()
        halves = [(self.text(line), modifiable // 2) for line in self.of(HALVE)]
        parts += taken("halved", halves, min(modifiable, total_of(parts)))
        parts += named("firm", self.written(self.firm))
        wholly = [(self.text(line), total_of(parts)) for line in self.of(SHARE) if not line.amount]
        return parts + taken("shared", wholly, total_of(parts))

    def modifiable_left(self) -> int:
        """Return what halving applies to: modifiable damage after fixed preventions (A-53)."""
        lines = self.lines + reflections(self.lines)
        due = due_to(lines, self.seat)
        return max(0, int(due.modifiable) - int(taken_off(lines, self.seat, due)))

    def of(self, what: int) -> list[PoolEntry]:
        return [line for line in self.lines if line.seat == self.seat and line.what == what]

    def written(self, lines: list[PoolEntry]) -> Written:
        found: Written = []
        for line in lines:
            found += texts_of(line, self.shares)
        return found

    def text(self, line: PoolEntry) -> Text:
        return texts_of(line, self.shares)[0][0]

    def added(self, modifiable: int) -> list[Part]:
        """Return the modifiers; if they exceed the modifiable damage, the last ones are reduced."""
        found = named("added", self.written([line for line in self.loose if line.what == ADD]))
        excess = -modifiable - total_of(found)
        for place in range(len(found) - 1, -1, -1):
            what, amount, text = found[place]
            if excess > 0 > amount:
                back = min(excess, -amount)
                found[place] = (what, amount + back, text)
                excess -= back
        return found

    def reflected(self) -> list[Part]:
        """DT-DMG-28: return the damage reflected to this seat, half of what other seats would take."""
        mirrors = [line for line in self.lines if line.what == REFLECT_HALF and line.by == self.seat]
        return [("reflected", int(half_up(subtotal(self.lines, line.seat))), self.text(line)) for line in mirrors]


def named(what: str, written: Written) -> list[Part]:
    return [(what, amount, text) for text, amount in written]


def taken(what: str, written: Written, most: int) -> list[Part]:
    """Return parts that each take away at most what remains."""
    found: list[Part] = []
    for text, amount in written:
        less = min(most, amount)
        most -= less
        found.append((what, -less, text))
    return found


def total_of(parts: list[Part]) -> int:
    return sum([amount for _, amount, _ in parts])


def is_firm(line: PoolEntry) -> bool:
    return bool(line.firm) or line.damage_type == ULTIMATE
