"""Exceptions, grouped by who is at fault."""

from collections.abc import Callable, Iterable

from ludotheque.kernel.refusal import Refusal


class LudoError(Exception):
    """A mistake that is reported to a person in one sentence."""


class LocalizedError(LudoError):
    """An error whose sentence is available in the reader's language."""

    def sentence(self, say: Callable[..., str]) -> str:
        """Return the sentence; `say` formats a message from its key and arguments."""
        raise NotImplementedError


class RefusalError(LudoError):
    """Something was not accepted; `refusal` gives the reason as data."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def key(self) -> str:
        """Return the key of the message that gives the reason."""
        return self.refusal.key


class RequestRefused(RefusalError):
    """A request was not accepted: the message key of the reason, rule ids if any, and its arguments."""

    def __init__(self, key: str, *rules: str, **arguments: str | int) -> None:
        super().__init__(Refusal(key, rules, arguments))


class IllegalAction(RefusalError):
    """The rules do not allow this answer; nothing has changed."""


class NotNow(RequestRefused, IllegalAction):
    """This seat is not asked to answer; programs see an illegal action, people see the reason."""


class StaleAction(LudoError):
    """The question of this answer is no longer open."""


class UnknownContent(RefusalError):
    """A name, a setup or a file is invalid."""


def unknown(what: str, name: str, known: Iterable[str]) -> UnknownContent:
    """Return the error for a name that is not known; `what` selects a word of the message."""
    return UnknownContent(Refusal("error-unknown", (), {"what": what, "name": name, "known": ", ".join(known)}))


def unknown_value(option: str, value: str, known: Iterable[str]) -> UnknownContent:
    """Return the error for a value that an option does not allow."""
    return UnknownContent(unknown("value", value, known).refusal.adding("option", option))


def wrong_seats(mode: str, wanted: Iterable[int], given: int) -> UnknownContent:
    """Return the error for a number of heroes that the mode does not allow."""
    counts = ", ".join([str(count) for count in wanted])
    return UnknownContent(
        Refusal("error-seats", (), {"what": "heroes", "mode": mode, "wanted": counts, "given": given})
    )


class UndoRefused(LudoError):
    """The undo would cross chance, a secret or another player; `barrier` is the table's code for which."""

    def __init__(self, message: str, barrier: int) -> None:
        super().__init__(message)
        self.barrier = barrier


class BrokenFile(LudoError):
    """A save or replay cannot be read, or was written under other rules."""


class BrokenRule(LudoError):
    """A bug in the engine or a game; carries what is needed to reproduce it."""

    def __init__(self, reason: str, tape: str = "") -> None:
        super().__init__(f"{reason}; tape: {tape}" if tape else reason)
        self.reason = reason
        self.tape = tape


class GameFailed(LudoError):
    """A game could not be played to its end; says how to reproduce the failure."""

    def __init__(self, number: int, reason: str, command: str) -> None:
        super().__init__(number, reason, command)
        self.number = number
        self.reason = reason
        self.command = command

    def __str__(self) -> str:
        return f"game {self.number} failed ({self.reason}); to see it again: {self.command}"
