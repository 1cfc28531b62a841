"""The language of a reader, and the width of drawings made of letters."""

from typing import Final

from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages

COLUMNS: Final = 72
"""How wide a drawing is where no terminal says how many columns it has."""


class Localizer:
    """Says the texts of the interface in one language."""

    def __init__(self, lang: Language) -> None:
        self.lang: Language = lang
        self.messages = Messages(lang)

    @property
    def columns(self) -> int:
        """How many letters fit beside each other."""
        return COLUMNS

    def say(self, key: str, **args: str | int) -> str:
        return self.messages.say(key, **args)
