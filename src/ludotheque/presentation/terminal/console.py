"""The language of a reader, and how wide their screen is."""

from textwrap import fill
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages

NARROWEST: Final = 40


def loosened(text: str, room: int) -> str:
    """What should stay together but has no room for it may be parted; else it would be cut in the middle of a word."""
    return " ".join(word if len(word) <= room else word.replace("\u00a0", " ") for word in text.split(" "))


class LocalizedConsole:
    """Says the texts of the interface in one language, and draws them on a console of its own or a given one."""

    def __init__(self, lang: Language, console: Console | None = None) -> None:
        self.lang: Language = lang
        self.messages = Messages(lang)
        self.console = console if console is not None else Console(highlight=False, emoji=False, markup=False)

    def say(self, key: str, **args: str | int) -> str:
        return self.messages.say(key, **args)

    def print(self, *renderables: Any) -> None:  # whatever rich can draw
        self.console.print(*renderables)

    def indented(self, text: str, by: int = 2) -> Text:
        """Text that keeps its distance from the left edge."""
        return self.hanging(" " * by, text)

    def hanging(self, lead: str, text: str) -> Text:
        """A lead, and beside it text that never runs below it; nothing is filled up with blanks at the right."""
        width = max(NARROWEST, self.console.width - 1)
        below = " " * len(lead)
        lines: list[str] = []
        for line in text.split("\n"):
            said = loosened(line, width - len(lead))
            first = below if lines else lead
            lines.append(fill(said, width, initial_indent=first, subsequent_indent=below, break_on_hyphens=False))
        return Text("\n".join(lines))
