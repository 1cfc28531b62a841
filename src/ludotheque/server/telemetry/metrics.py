"""Metrics of the server, in the Prometheus text format."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Final

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Counter:
    """A counter with an optional label."""

    def __init__(self, name: str, help_text: str, label: str = "") -> None:
        self.name = name
        self.help_text = help_text
        self.label = label
        self.values: dict[str, int] = {} if label else {"": 0}

    def add(self, value: str = "", by: int = 1) -> None:
        self.values[value] = self.values.get(value, 0) + by

    def total(self) -> int:
        return sum(self.values.values())

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.help_text, "counter")
        for value, count in sorted(self.values.items()):
            yield f"{self.name}{labelled(self.label, value)} {count}"


class Gauge:
    """A gauge."""

    def __init__(self, name: str, help_text: str, read: Callable[[], float]) -> None:
        self.name = name
        self.help_text = help_text
        self.read = read

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.help_text, "gauge")
        yield f"{self.name} {self.read():g}"


class Histogram:
    """A histogram of durations."""

    def __init__(self, name: str, help_text: str) -> None:
        self.name = name
        self.help_text = help_text
        self.counts = [0] * (len(STEPS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.help_text, "histogram")
        total = 0
        for step, count in zip((*(f"{step:g}" for step in STEPS), "+Inf"), self.counts, strict=True):
            total += count
            yield f"{self.name}_bucket{labelled('le', step)} {total}"
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """All metrics of a server."""

    def __init__(self) -> None:
        self.requests = Counter("ludo_http_requests_total", "HTTP answers by status.", "status")
        self.refused = Counter(
            "ludo_refused_total", "What was refused at the door or at the table, by reason.", "reason"
        )
        self.messages = Counter("ludo_socket_messages_total", "Socket messages from clients, by type.", "type")
        self.answers = Counter("ludo_answers_total", "Answers written to journals, by how they came.", "how")
        self.seq_taken = Counter("ludo_seq_taken_total", "Writes that another worker had come before.")
        self.bots_late = Counter("ludo_bots_late_total", "Bots that used up their time and were answered for.")
        self.bots_failed = Counter("ludo_bots_failed_total", "Bots that broke or were refused, and were answered for.")
        self.errors = Counter("ludo_errors_total", "Mistakes of our own.")
        self.answer_seconds = Histogram(
            "ludo_answer_seconds", "From an answer's arrival to its publication, pauses not counted."
        )
        self.bot_seconds = Histogram("ludo_bot_seconds", "How long bots took, with the wait for a worker process.")
        self.gauges: list[Gauge] = []

    def add_gauge(self, name: str, help_text: str, read: Callable[[], float]) -> None:
        self.gauges.append(Gauge(name, help_text, read))

    def text(self) -> str:
        counts = (self.requests, self.refused, self.messages, self.answers, self.seq_taken)
        mistakes = (self.bots_late, self.bots_failed, self.errors)
        parts: tuple[Counter | Histogram | Gauge, ...] = (
            *counts,
            *mistakes,
            self.answer_seconds,
            self.bot_seconds,
            *self.gauges,
        )
        return "\n".join(line for part in parts for line in part.lines()) + "\n"


def heading(name: str, help_text: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {help_text}"
    yield f"# TYPE {name} {kind}"


def labelled(label: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'{{{label}="{escaped}"}}' if label else ""
