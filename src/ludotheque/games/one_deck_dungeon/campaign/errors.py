"""Errors about campaign sheets, worded by the messages `campaign-fault-…` in the reader's language."""

from collections.abc import Callable
from pathlib import Path

from ludotheque.kernel.errors import BrokenFile, LocalizedError
from ludotheque.text.messages import Messages

Say = Callable[..., str]


class SheetRefused(LocalizedError):
    """A sheet that is missing or cannot be stored or written, with the rules behind the refusal, if any."""

    def __init__(self, fault: str, *rules: str, **said: str | int) -> None:
        super().__init__(fault, rules, said)
        self.fault = fault
        self.rules = rules
        self.said = said

    def sentence(self, say: Say) -> str:
        return say(f"campaign-fault-{self.fault}", **self.said)

    def __str__(self) -> str:
        return self.sentence(Messages("en").say)


class ImpossibleGame(SheetRefused):
    """A game, tick or focus that the rules of campaigns do not allow on a sheet."""


class BrokenSheet(SheetRefused, BrokenFile):
    """A text that is not a sheet, or a sheet that no series of games can produce."""


class DamagedFile(BrokenSheet):
    """A stored file that cannot be read; it is left unchanged so that its owner can repair it."""

    def __init__(self, file: Path, why: SheetRefused) -> None:
        super().__init__("damaged", file=str(file))
        self.file = file
        self.why = why

    def sentence(self, say: Say) -> str:
        return say("campaign-fault-damaged", why=self.why.sentence(say), **self.said)


class SheetOfSeat(BrokenSheet):
    """Raised when the sheet offered for a seat is invalid."""

    def __init__(self, seat: int, why: SheetRefused) -> None:
        super().__init__("seat", seat=seat + 1, option=f"sheet_{seat}")
        self.why = why

    def sentence(self, say: Say) -> str:
        return say("campaign-fault-seat", why=self.why.sentence(say), **self.said)
