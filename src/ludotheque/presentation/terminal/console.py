"""The language of a reader at a terminal, and how wide their screen is."""

from typing import Any

from rich.console import Console
from rich.text import Text

from ludotheque.presentation.document import Document
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.terminal.document import NARROWEST, drawn, hanging
from ludotheque.text.languages import Language


class LocalizedConsole(Localizer):
    """Says the texts of the interface in one language, and draws them on a console of its own or a given one."""

    def __init__(self, lang: Language, console: Console | None = None) -> None:
        super().__init__(lang)
        self.console = console if console is not None else Console(highlight=False, emoji=False, markup=False)

    @property
    def columns(self) -> int:
        return self.console.width

    def print(self, *renderables: Any) -> None:  # anything that rich can draw
        self.console.print(*renderables)

    def draw(self, document: Document) -> None:
        self.console.print(drawn(document, self.console))

    def indented(self, text: str, by: int = 2) -> Text:
        """Text that keeps its distance from the left edge."""
        return self.hanging(" " * by, text)

    def hanging(self, lead: str, text: str) -> Text:
        """A lead, and beside it text that never runs below it; nothing is filled up with blanks at the right."""
        return hanging(lead, Text(text), max(NARROWEST, self.console.width - 1))
