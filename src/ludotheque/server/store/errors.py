"""Errors of the database. The messages `store-fault-…` translate them."""

from ludotheque.kernel.errors import RequestRefused
from ludotheque.text.messages import Messages


class SeqTaken(Exception):
    """This journal number is already taken. The caller reads the new entries and proposes again."""


class StoreRefused(RequestRefused):
    """A database that cannot be opened or used as requested."""

    def __init__(self, fault: str, **said: str | int) -> None:
        super().__init__(f"store-fault-{fault}", **said)

    def __str__(self) -> str:
        return Messages("en").say(self.key, **self.refusal.arguments)


class NewerDatabase(StoreRefused):
    """The database was written by a newer version and is left unchanged."""

    def __init__(self, database: str, found: str, known: str) -> None:
        super().__init__("newer", database=database, found=found, known=known)


class StoreUnavailable(StoreRefused):
    """The database doesn't respond. Only reading again shows whether the last write succeeded."""

    def __init__(self, reason: str) -> None:
        super().__init__("unavailable", reason=reason)


class UnknownRoom(StoreRefused):
    """A room that doesn't exist, or no longer."""

    def __init__(self, room: str) -> None:
        super().__init__("room", room=room)
        self.room = room
