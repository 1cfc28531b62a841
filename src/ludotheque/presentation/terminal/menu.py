"""The legal answers as a short numbered list."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

MOST_LINES: Final = 12


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer with the words behind its number.

    Answers of one `kind` may be folded: those of one `group` then share a line that begins with the group's words.
    """

    action: int
    label: str
    detail: str = ""
    kind: str = ""
    group: str = ""
    short: str = ""


@dataclass(slots=True)
class Menu:
    """Numbered answers, and answers that are typed as words instead."""

    choices: list[Choice]
    typed: list[str] = field(default_factory=list)
    most: int = MOST_LINES  # lines, before similar answers share one

    def action(self, number: int) -> int | None:
        return self.choices[number - 1].action if 1 <= number <= len(self.choices) else None

    def number(self, action: int) -> int | None:
        """What to type for an answer, if it has a number."""
        return next((number for number, choice in enumerate(self.choices, 1) if choice.action == action), None)

    def lines(self) -> list[tuple[str, str]]:
        """Number and text of each line; where the list would be long, similar answers share one."""
        folded = self.kinds_to_fold()
        lines: list[tuple[str, str]] = []
        places: dict[str, int] = {}
        for number, choice in enumerate(self.choices, 1):
            if choice.kind not in folded:
                lines.append((str(number), f"{choice.label} – {choice.detail}" if choice.detail else choice.label))
                continue
            place = places.setdefault(choice.group, len(lines))
            if place == len(lines):
                lines.append(("", choice.group))
            lines[place] = ("", f"{lines[place][1]}  [{number}]\u00a0{choice.short}")
        return lines + [("", line) for line in self.typed]

    def kinds_to_fold(self) -> set[str]:
        """The kinds that must share lines so that the list stays short, the most frequent first."""
        sizes = Counter(choice.kind for choice in self.choices if choice.kind)
        lines = len(self.choices)
        folded: set[str] = set()
        for kind, size in sizes.most_common():
            if lines <= self.most:
                break
            folded.add(kind)
            lines += len({choice.group for choice in self.choices if choice.kind == kind}) - size
        return folded
