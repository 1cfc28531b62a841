"""The results of the rounds: rates with their spread, ratios between contenders, required checks, table and JSON."""

import os
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from statistics import median

PLAIN = "ours-plain"
COMPILED = "ours-compiled"
OURS = {
    PLAIN: ("dice_throne", "plain"),
    COMPILED: ("dice_throne", "compiled"),
    "mixed-plain": ("dice_throne_mixed", "plain"),
    "mixed-compiled": ("dice_throne_mixed", "compiled"),
    "dungeon-plain": ("one_deck_dungeon", "plain"),
    "dungeon-compiled": ("one_deck_dungeon", "compiled"),
}
"""Our own contenders: what each plays (`bench.ours.PLAYED`) and with which build."""

OPENSPIEL = "openspiel-gin_rummy"
RLCARD = "rlcard-gin-rummy"
RLCARD_CORE = "rlcard-gin-rummy-core"

RATIOS = [(ours, peer) for ours in (PLAIN, COMPILED) for peer in (RLCARD, RLCARD_CORE, OPENSPIEL)]
REQUIRED_RATIOS = {(PLAIN, RLCARD): 3.0, (PLAIN, OPENSPIEL): 1.0, (COMPILED, RLCARD): 20.0, (COMPILED, OPENSPIEL): 8.0}
REQUIRED_COPIES = 60_000

# TAG's Java card games with reactions made 485,000 decisions/s and more where these peers made 14,000 and 40,000.
AIMED_RATIOS = {(COMPILED, RLCARD): 485 / 14, (COMPILED, OPENSPIEL): 485 / 40}

BUSY_BELOW = 0.9


@dataclass
class Record:
    """One contender's rates per second, one entry per round, or why there are none."""

    name: str
    about: str = ""
    missing: str = ""
    decisions: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)
    cpu_share: list[float] = field(default_factory=list)

    def add(self, slice_: dict[str, float]) -> None:
        """Add the results of one slice of play or copying."""
        seconds = slice_["seconds"]
        self.cpu_share.append(slice_["cpu"] / seconds)
        for rates, what in ((self.decisions, "decisions"), (self.games, "games"), (self.copies, "copies")):
            if what in slice_:
                rates.append(slice_[what] / seconds)

    def lose(self, reason: str) -> None:
        """Drop a contender that stopped, because half its rounds would compare unlike moments."""
        self.missing = reason
        for rates in (self.decisions, self.games, self.copies, self.cpu_share):
            rates.clear()


@dataclass(frozen=True)
class Spread:
    """The median, lowest and highest of the rounds."""

    median: float
    low: float
    high: float


@dataclass(frozen=True)
class Check:
    """A value compared with a bound. A missing value doesn't pass."""

    text: str
    bound: float
    value: float | None

    met: str = "pass"
    missed: str = "FAIL"

    @property
    def verdict(self) -> str:
        if self.value is None:
            return "not measured"
        return self.met if self.value >= self.bound else self.missed

    def as_json(self) -> dict[str, object]:
        return {"check": self.text, "at_least": self.bound, "value": self.value, "verdict": self.verdict}


def spread(rates: Sequence[float]) -> Spread | None:
    """Return the spread of the rounds, or None if nothing was measured."""
    return Spread(median(rates), min(rates), max(rates)) if rates else None


def ratio(ours: Record, peer: Record) -> Spread | None:
    """Compare decisions/s round by round, so that a slow moment of the machine affects both."""
    return spread([mine / theirs for mine, theirs in zip(ours.decisions, peer.decisions, strict=False)])


def ratios(records: dict[str, Record]) -> dict[str, Spread | None]:
    return {f"{ours} / {peer}": ratio(records[ours], records[peer]) for ours, peer in RATIOS}


def median_ratio(records: dict[str, Record], ours: str, peer: str) -> float | None:
    found = ratio(records[ours], records[peer])
    return found.median if found else None


def required(records: dict[str, Record]) -> list[Check]:
    """Return the requirements: four ratios of decisions/s and the speed of copies."""
    checks = [
        Check(f"{ours} / {peer}, decisions/s", bound, median_ratio(records, ours, peer))
        for (ours, peer), bound in REQUIRED_RATIOS.items()
    ]
    copies = spread(records[PLAIN].copies)
    return [*checks, Check(f"{PLAIN}, copies/s of mid-game states", REQUIRED_COPIES, copies.median if copies else None)]


def aimed(records: dict[str, Record]) -> list[Check]:
    """Return further goals: the lower end of TAG's Java card games, scaled to this machine."""
    return [
        Check(f"{ours} / {peer}, decisions/s", bound, median_ratio(records, ours, peer), "reached", "not reached")
        for (ours, peer), bound in AIMED_RATIOS.items()
    ]


def cell(rates: Sequence[float]) -> str:
    """Format a median with the distance to the farther of lowest and highest."""
    found = spread(rates)
    if found is None:
        return "n/a"
    off = max(found.high - found.median, found.median - found.low) / found.median
    return f"{found.median:,.0f} ±{off:.0%}"


def table(records: dict[str, Record]) -> list[str]:
    lines = [f"{'contender':<24}{'decisions/s':>18}{'games/s':>16}{'copies/s':>18}{'decisions/game':>16}  measured"]
    for record in records.values():
        if record.missing:
            lines.append(f"{record.name:<24}  not measured: {record.missing}")
            continue
        length = median(d / g for d, g in zip(record.decisions, record.games, strict=True))
        rates = f"{cell(record.decisions):>18}{cell(record.games):>16}{cell(record.copies):>18}{length:>16.1f}"
        lines.append(f"{record.name:<24}{rates}  {record.about}")
    return lines


def lines_of(records: dict[str, Record]) -> list[str]:
    """Return the whole report for the terminal."""
    lines = [*table(records), "", "ratios of decisions/s (median of the rounds; lowest to highest)"]
    for text, found in ratios(records).items():
        figure = f"{found.median:.2f}  ({found.low:.2f} to {found.high:.2f})" if found else "n/a"
        lines.append(f"  {text:<40}{figure}")
    for title, checks in (("required", required(records)), ("aimed at beyond that", aimed(records))):
        lines += ["", title]
        for check in checks:
            value = "-" if check.value is None else f"{check.value:,.2f}"
            lines.append(f"  {check.verdict:<13}{check.text}: {value}, at least {check.bound:,.2f}")
    busy = [record.name for record in records.values() if record.cpu_share and min(record.cpu_share) < BUSY_BELOW]
    if busy:
        lines += ["", f"the machine was busy with other things in some rounds of: {', '.join(busy)}"]
    return lines


def as_json(records: dict[str, Record], rounds: int, seconds: float) -> dict[str, object]:
    """Return the whole report as JSON. Every rate is per second of wall-clock time."""
    contenders = {}
    for record in records.values():
        rates = {"decisions": record.decisions, "games": record.games, "copies": record.copies}
        per_second = {what: asdict(found) if (found := spread(rounds_)) else None for what, rounds_ in rates.items()}
        contenders[record.name] = {
            "about": record.about,
            "not_measured": record.missing or None,
            "per_second": per_second,
            "rounds": rates,
            "lowest_cpu_share": min(record.cpu_share, default=None),
        }
    return {
        "schema": 1,
        "machine": {"python": platform.python_version(), "system": platform.system(), "cores": os.cpu_count()},
        "rounds": rounds,
        "seconds_per_round": seconds,
        "contenders": contenders,
        "ratios": {text: asdict(found) if found else None for text, found in ratios(records).items()},
        "required": [check.as_json() for check in required(records)],
        "aimed": [check.as_json() for check in aimed(records)],
    }
