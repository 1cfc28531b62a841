"""What can be typed, in two columns on a screen of any width."""

from dataclasses import dataclass

from rich.console import Group, RenderableType

from ludotheque.presentation.terminal.console import Speaker


@dataclass
class Row:
    """Words to type and what they do; a row without words is a sentence of its own."""

    words: str
    meaning: str


def rows_of(text: str) -> list[Row]:
    """The rows of a message: words are indented by two blanks, and at least two more part them from what they do."""
    rows: list[Row] = []
    for line in text.split("\n"):
        words, _, meaning = line.strip().partition("  ")
        if not line.startswith("  "):
            rows.append(Row("", line))
        elif meaning:
            rows.append(Row(words, meaning.strip()))
        else:
            rows[-1].meaning += " " + words
    return rows


def help_page(text: str, speaker: Speaker) -> RenderableType:
    """The message with its columns as wide as its longest words."""
    rows = rows_of(text)
    width = max(len(row.words) for row in rows)
    leads = [f"  {row.words:<{width}}  " if row.words else "" for row in rows]
    return Group(*(speaker.hanging(lead, row.meaning) for lead, row in zip(leads, rows, strict=True)))
