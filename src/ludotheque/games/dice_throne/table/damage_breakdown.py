"""Where damage comes from and what adds up to it, for views and players."""

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.table.damage import due_to, half_up, reflections, settle, subtotal, taken_off
from ludotheque.games.dice_throne.table.state import (
    ADD,
    AVOID,
    DEAL,
    HALVE,
    NORMAL,
    PREVENT,
    PREVENT_HALF,
    REFLECT_HALF,
    SHARE,
    ULTIMATE,
    UNDEFENDABLE,
)
from ludotheque.games.dice_throne.table.state_classes import Line

Text = tuple[int, str, int]
"""What is being resolved: its kind, its id, and the seat whose it is."""
NO_TEXT: Final[Text] = (-1, "", -1)


class Share:
    """How much of a line came from a text; without a line it waits until the damage it changes is incoming."""

    def __init__(self, line: Line | None, what: i64, amount: i64, text: Text) -> None:
        self.line = line
        self.what = what
        self.amount = amount
        self.text = text


def texts_of(line: Line, shares: list[Share]) -> list[tuple[Text, int]]:
    """The texts that wrote a line, and how much of it each; what nobody noted comes from no text."""
    found = [(share.text, int(share.amount)) for share in shares if share.line is line]
    rest = int(line.amount) - sum([amount for _, amount in found])
    return [*found, (NO_TEXT, rest)] if rest or not found else found


def take_up(shares: list[Share], line: Line) -> None:
    """What was added before the damage was incoming is in this line."""
    for share in shares:
        if share.line is None and share.what == line.what:
            share.line = line


def take_up_one(shares: list[Share], lines: list[Line]) -> None:
    """As before, where each text has lines of its own, one for each target."""
    for share in shares:
        if share.line is None and share.what == lines[0].what:
            share.line = lines[0]
            shares += [Share(line, share.what, share.amount, share.text) for line in lines[1:]]
            return


Sum = dict[str, Any]  # JSON-ready values
Part = tuple[str, int, Text]
"""What it is, by how much it raises or lowers the total, and the text it comes from."""
Written = list[tuple[Text, int]]
MODIFIABLE: Final = (NORMAL, UNDEFENDABLE)


def sums_of(lines: list[Line], seats: int, shares: list[Share]) -> list[Sum]:
    """One sum for each seat that something waits for."""
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
    """What one text does in one way is one part; what comes to nothing is none."""
    sums: dict[tuple[str, Text], int] = {}
    for what, amount, text in parts:
        sums[what, text] = sums.get((what, text), 0) + amount
    return [(what, amount, text) for (what, text), amount in sums.items() if amount]


class Adding:
    """One seat's lines, to be added up in the order in which they are counted."""

    def __init__(self, lines: list[Line], shares: list[Share], seat: int) -> None:
        self.lines = lines
        self.shares = shares
        self.seat = seat
        dealt = [line for line in lines if line.seat == seat and line.what <= ADD]
        self.firm = [line for line in dealt if is_firm(line)]
        self.loose = [line for line in dealt if not is_firm(line)]

    def parts(self) -> list[Part]:
        """None takes away more than there is, so that they come to the total."""
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
        """What may be halved once fixed preventions have gone off it (A-53)."""
        lines = self.lines + reflections(self.lines)
        due = due_to(lines, self.seat)
        return max(0, int(due.modifiable) - int(taken_off(lines, self.seat, due)))

    def of(self, what: int) -> list[Line]:
        return [line for line in self.lines if line.seat == self.seat and line.what == what]

    def written(self, lines: list[Line]) -> Written:
        found: Written = []
        for line in lines:
            found += texts_of(line, self.shares)
        return found

    def text(self, line: Line) -> Text:
        return texts_of(line, self.shares)[0][0]

    def added(self, modifiable: int) -> list[Part]:
        """Modifiers together take away no more than may be modified; the last of them loses what is too much."""
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
        """DT-DMG-28: half of what others would take comes back to this seat."""
        mirrors = [line for line in self.lines if line.what == REFLECT_HALF and line.by == self.seat]
        return [("reflected", int(half_up(subtotal(self.lines, line.seat))), self.text(line)) for line in mirrors]


def named(what: str, written: Written) -> list[Part]:
    return [(what, amount, text) for text, amount in written]


def taken(what: str, written: Written, most: int) -> list[Part]:
    """Each takes away what is left for it."""
    found: list[Part] = []
    for text, amount in written:
        less = min(most, amount)
        most -= less
        found.append((what, -less, text))
    return found


def total_of(parts: list[Part]) -> int:
    return sum([amount for _, amount, _ in parts])


def is_firm(line: Line) -> bool:
    return bool(line.firm) or line.damage_type == ULTIMATE
