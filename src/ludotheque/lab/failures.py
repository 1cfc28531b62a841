"""Failures of the laboratory, told with what is needed to see them again."""

from ludotheque.kernel.errors import LudoError


class GameFailed(LudoError):
    """A game that could not be played to its end; says how to see it again."""

    def __init__(self, number: int, reason: str, command: str) -> None:
        super().__init__(number, reason, command)
        self.number = number
        self.reason = reason
        self.command = command

    def __str__(self) -> str:
        return f"game {self.number} failed ({self.reason}); to see it again: {self.command}"
