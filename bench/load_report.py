"""The report of the load test: for the terminal, for docs/performance.md, and the missed goals."""

from collections.abc import Sequence
from typing import Any, Final

BEGIN: Final = "<!-- bench.load: begin -->"
END: Final = "<!-- bench.load: end -->"
MOST_P99: Final = 0.100
MOST_BYTES: Final = 100_000
Found = dict[str, Any]  # the results as in the JSON file


def percentile(ordered: Sequence[float], share: float) -> float | None:
    """Return the smallest value that the given share doesn't exceed."""
    if not ordered:
        return None
    return ordered[min(len(ordered) - 1, max(0, int(len(ordered) * share + 0.999999) - 1))]


def milliseconds(ordered: Sequence[float], share: float) -> str:
    value = percentile(ordered, share)
    return "–" if value is None else f"{value * 1000:.1f}"


def row_cells(row: Found) -> list[str]:
    errors = sum(row["errors"].values()) + row["server_errors"]
    cpu = "–" if row["server_cpu"] is None else f"{row['server_cpu']:.0%}"
    return [
        row["row"],
        f"{row['rooms']:,}",
        f"{row['answers']:,}",
        f"{row['answers'] / row['seconds']:.0f}",
        milliseconds(row["acks"], 0.5),
        milliseconds(row["views"], 0.5),
        milliseconds(row["views"], 0.99),
        milliseconds(row["views"], 1.0),
        f"{errors:,}",
        f"{row['unasked']:,}",
        f"{row['bot_answers']:,}",
        cpu,
        "–" if row["stolen"] is None else f"{row['stolen']:.1%}",
    ]


HEADINGS: Final = (
    "row",
    "rooms",
    "answers",
    "per second",
    "ack p50, ms",
    "view p50, ms",
    "view p99, ms",
    "view max, ms",
    "errors",
    "not asked",
    "answers of bots",
    "processor",
    "stolen",
)


def idle_line(idle: Found) -> str:
    weight = idle["bytes_per_room"]
    said = "not known on this system" if weight is None else f"{weight / 1000:.1f} kB"
    return (
        f"{idle['rooms']:,} idle rooms ({idle['answers_before']} answers each, nobody looking, {idle['awake']:,} rooms"
        f" in memory): {said} of memory per room. Waking a room that sleeps in the database, from hello to state:"
        f" p50 {milliseconds(idle['waking'], 0.5)} ms, p99 {milliseconds(idle['waking'], 0.99)} ms"
        f" ({len(idle['waking'])} rooms, one after the other); the same for a room that is awake:"
        f" p50 {milliseconds(idle['greeting'], 0.5)} ms."
    )


def machine_line(found: Found) -> str:
    machine = found["machine"]
    return (
        f"Version {machine['program']}, Python {machine['python']}, {machine['system']}, {machine['cores']} cores, load"
        f" before the run {machine['load_before']}; {found['rows'][0]['seconds']:.0f} s a row, an answer every"
        f" {found['every']:g} s in each room."
    )


def missed(found: Found) -> list[str]:
    """Return the goals that were measured and missed. They apply to rows of people, because bots share the machine."""
    first = found["rows"][0]
    faults: list[str] = []
    slow = percentile(first["views"], 0.99)
    if slow is None or slow >= MOST_P99:
        faults.append(f"p99 from answer to view is not under {MOST_P99 * 1000:.0f} ms")
    faults += [f"errors in “{row['row']}”" for row in found["rows"] if row["errors"] or row["server_errors"]]
    idle = found["idle"]
    if idle is not None and idle["bytes_per_room"] is not None and idle["bytes_per_room"] >= MOST_BYTES:
        faults.append(f"an idle room weighs {MOST_BYTES / 1000:.0f} kB or more")
    return faults


def verdict(found: Found) -> str:
    faults = missed(found)
    return "All goals are met." if not faults else f"Missed: {'; '.join(faults)}."


def lines_of(found: Found) -> list[str]:
    """Return the report for the terminal."""
    lines = [machine_line(found)]
    for row in found["rows"]:
        lines += ["", *(f"  {name:<18}{cell}" for name, cell in zip(HEADINGS, row_cells(row), strict=True))]
        lines += [f"  {what}: {count}" for what, count in row["errors"].items()]
    if found["idle"] is not None:
        lines += ["", idle_line(found["idle"])]
    return [*lines, "", verdict(found)]


def markdown(found: Found) -> str:
    """Return the part of the page between the markers."""
    lines = [machine_line(found), "", f"| {' | '.join(HEADINGS)} |", f"|{'---|' * len(HEADINGS)}"]
    lines += [f"| {' | '.join(row_cells(row))} |" for row in found["rows"]]
    if found["idle"] is not None:
        lines += ["", idle_line(found["idle"])]
    return "\n".join([*lines, "", verdict(found)])


def put_between(page: str, part: str) -> str:
    """Return the page with a new part between its markers. Raises if they are missing."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"the page has no {BEGIN} … {END}")
    return f"{head}{begin}\n{part}\n{end}{tail}"
