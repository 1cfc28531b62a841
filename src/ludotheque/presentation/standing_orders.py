"""Standing orders: when a seat passes response windows without being asked."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

EVERY: Final = "off"
CHANGES: Final = "changes"
RESPOND: Final = "respond"
SETTINGS: Final = {
    EVERY: EVERY,
    CHANGES: CHANGES,
    RESPOND: RESPOND,
    "non": EVERY,
    "changements": CHANGES,
    "reagir": RESPOND,
}
"""What a person types in English or in French, without accents, and the setting it means."""


@dataclass(frozen=True, slots=True)
class DecisionContext:
    """A response window as its seat sees it: all that could matter, and whether anything asks for a response."""

    signature: Hashable
    pressing: bool


class Orders:
    """Private to a seat. After a pass, windows in which nothing is new are passed too, unless that is switched off."""

    def __init__(self) -> None:
        self.setting = CHANGES
        self.until_change = False
        self.passed: DecisionContext | None = None

    def note_pass(self, now: DecisionContext, until_change: bool = False) -> None:
        """The seat has passed here."""
        self.passed = now
        self.until_change = until_change

    def will_pass(self, now: DecisionContext) -> bool:
        """Does the seat want this window passed?"""
        same = self.passed is not None and self.passed.signature == now.signature
        if same and (self.setting != EVERY or self.until_change):
            return True
        self.until_change = False
        return self.setting == RESPOND and not now.pressing
