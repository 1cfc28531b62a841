"""Why a campaign sheet is refused, said by the messages `campaign-fault-…` in the reader's language."""

from collections.abc import Callable
from pathlib import Path

from ludotheque.kernel.errors import BrokenFile, LocalizedError
from ludotheque.text.messages import Messages

Say = Callable[..., str]


class SheetRefused(LocalizedError):
    """A sheet that cannot be had, kept or written."""

    def __init__(self, fault: str, **said: str | int) -> None:
        super().__init__(fault, said)
        self.fault = fault
        self.said = said

    def sentence(self, say: Say) -> str:
        return say(f"campaign-fault-{self.fault}", **self.said)

    def __str__(self) -> str:
        return self.sentence(Messages("en").say)


class BrokenSheet(SheetRefused, BrokenFile):
    """A text that is no sheet, or one that no series of games can have made."""


class DamagedFile(BrokenSheet):
    """A kept file that cannot be used; it stays as it is, for whoever can mend it."""

    def __init__(self, file: Path, why: SheetRefused) -> None:
        super().__init__("damaged", file=str(file))
        self.file = file
        self.why = why

    def sentence(self, say: Say) -> str:
        return say("campaign-fault-damaged", why=self.why.sentence(say), **self.said)


class SheetOfSeat(BrokenSheet):
    """The sheet that somebody wants to sit down with."""

    def __init__(self, seat: int, why: SheetRefused) -> None:
        super().__init__("seat", seat=seat + 1, option=f"sheet_{seat}")
        self.why = why

    def sentence(self, say: Say) -> str:
        return say("campaign-fault-seat", why=self.why.sentence(say), **self.said)
