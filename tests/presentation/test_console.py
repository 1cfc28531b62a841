"""Text beside a lead: it wraps between words, also where more should stay together than a line can hold."""

from io import StringIO

import pytest
from rich.console import Console

from ludotheque.presentation.terminal.console import LocalizedConsole

NEED = "1 Flame, 1 Blaze, 1 Fiery Soul and 1 Meteor 59.2%".replace(" ", "\u00a0")


@pytest.mark.parametrize("width", [41, 50, 71])
def test_no_word_is_cut(width: int) -> None:
    console = LocalizedConsole("en", Console(file=StringIO(), width=width))
    lead = "  ◐ Combustion  "
    lines = console.hanging(lead, NEED).plain.split("\n")
    assert all(len(line) < width for line in lines)
    assert " ".join(line.strip() for line in lines).replace("\u00a0", " ").split() == [
        "◐",
        "Combustion",
        *NEED.split("\u00a0"),
    ]


def test_what_has_room_stays_together() -> None:
    console = LocalizedConsole("en", Console(file=StringIO(), width=60))
    first, second = console.hanging("- ", f"word word word {NEED}").plain.split("\n")
    assert first == "- word word word"
    assert second == f"  {NEED}"
