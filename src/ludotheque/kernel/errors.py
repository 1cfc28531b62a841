"""What can go wrong, by whose fault it is."""

from collections.abc import Callable


class LudoError(Exception):
    """A mistake that is told to a person in one sentence."""


class LocalizedError(LudoError):
    """An error that has a sentence of its own in the reader's language."""

    def sentence(self, say: Callable[..., str]) -> str:
        """The sentence; `say` turns the key of a message and its arguments into text."""
        raise NotImplementedError


class IllegalAction(LudoError):
    """An answer the rules do not allow; nothing has changed."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.reason = reason
        self.rule = rule


class StaleAction(LudoError):
    """An answer to a question that is no longer open."""


class UnknownContent(LudoError):
    """A name or a file that is not what it should be."""


class UnknownOption(UnknownContent):
    """A key among the options of a setup that the game does not have."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown option {key!r}; allowed: {', '.join(known)}")
        self.key = key
        self.known = known


class UnknownValue(UnknownContent):
    """A value of an option that is none of those it may have."""

    def __init__(self, key: str, value: str, known: tuple[str, ...]) -> None:
        super().__init__(f"option {key} cannot be {value!r}; allowed: {', '.join(known)}")
        self.key = key
        self.value = value
        self.known = known


class UndoRefused(LudoError):
    """An undo that would cross chance, a secret or another player; `barrier` is the table's code of which."""

    def __init__(self, message: str, barrier: int) -> None:
        super().__init__(message)
        self.barrier = barrier


class BrokenFile(LudoError):
    """A save or replay that cannot be read, or that was written by other rules."""


class BrokenRule(LudoError):
    """Our own mistake; carries what is needed to see it again."""

    def __init__(self, reason: str, tape: str = "") -> None:
        super().__init__(f"{reason}; tape: {tape}" if tape else reason)
        self.reason = reason
        self.tape = tape


class GameFailed(LudoError):
    """A game that could not be played to its end; says how to see it again."""

    def __init__(self, number: int, reason: str, command: str) -> None:
        super().__init__(number, reason, command)
        self.number = number
        self.reason = reason
        self.command = command

    def __str__(self) -> str:
        return f"game {self.number} failed ({self.reason}); to see it again: {self.command}"
