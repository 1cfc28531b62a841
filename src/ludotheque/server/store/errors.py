"""What can go wrong with the database, said by the messages `store-fault-…` in the reader's language."""

from ludotheque.presentation.error_messages import Refusal
from ludotheque.text.messages import Messages


class SeqTaken(Exception):
    """Somebody else wrote this number of the journal first: read what is there, and think again."""


class StoreRefused(Refusal):
    """A database that cannot be opened or used as it was asked."""

    def __init__(self, fault: str, **said: str | int) -> None:
        super().__init__(f"store-fault-{fault}", **said)

    def __str__(self) -> str:
        return Messages("en").say(self.key, **self.args_said)


class NewerDatabase(StoreRefused):
    """A database written by a later program than this one; it was left as it is."""

    def __init__(self, database: str, found: str, known: str) -> None:
        super().__init__("newer", database=database, found=found, known=known)


class StoreUnavailable(StoreRefused):
    """The database does not answer; whether the last wish was written is only known after reading again."""

    def __init__(self, reason: str) -> None:
        super().__init__("unavailable", reason=reason)


class UnknownRoom(StoreRefused):
    """A room that was never made, or that was deleted."""

    def __init__(self, room: str) -> None:
        super().__init__("room", room=room)
        self.room = room
