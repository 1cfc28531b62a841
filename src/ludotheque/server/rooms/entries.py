"""The journal of a room: every kind of entry, with strict encoding and decoding."""

from typing import Any, Final, Literal, Union

import msgspec

from ludotheque.kernel.errors import BrokenFile

How = Literal["chosen", "auto", "clock", "bot"]
Choice = Literal["wait", "bot", "resign"]
HandedBy = Literal["player", "host"]


class BrokenJournal(BrokenFile):
    """Entries that don't follow each other."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """An entry of a journal: its number, counted from 1, and its time by the writer's clock."""

    seq: int
    at: float

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Imported(Entry, frozen=True, tag="imported"):
    """Everything before this was played elsewhere and read from a file. The uploader may know the key."""


class Invited(Entry, frozen=True, tag="invited"):
    """The host created a link that lets one person take the seat, once."""

    seat: int
    digest: str


class Sat(Entry, frozen=True, tag="sat"):
    """A player took the seat. The digest is of the player's own token, not of the link."""

    seat: int
    name: str
    digest: str


class Freed(Entry, frozen=True, tag="freed"):
    """The seat is open to another player. The digest is of a link to it, or empty if anyone may take it."""

    seat: int
    digest: str


class DeviceInvited(Entry, frozen=True, tag="device_invited"):
    """The seat's player created a link that opens the seat on another device, once."""

    seat: int
    digest: str


class DeviceAdded(Entry, frozen=True, tag="device_added"):
    """Another device of the same player holds the seat too, with its own token."""

    seat: int
    digest: str


class Renamed(Entry, frozen=True, tag="renamed"):
    """A player changed their name."""

    seat: int
    name: str


class Left(Entry, frozen=True, tag="left"):
    """A player was disconnected for longer than the grace period."""

    seat: int


class Returned(Entry, frozen=True, tag="returned"):
    """An absent player returned."""

    seat: int


class Picked(Entry, frozen=True, tag="picked"):
    """A seat picked its hero."""

    seat: int
    hero: str


class Banned(Entry, frozen=True, tag="banned"):
    """A seat banned a hero."""

    seat: int
    hero: str


class Began(Entry, frozen=True, tag="began"):
    """The match began under these rules."""

    rules: int


class Answered(Entry, frozen=True, tag="answered", omit_defaults=True):
    """An answer, spelled. `then` holds the answers that follow it in the same group."""

    seat: int
    action: str
    how: How
    then: tuple[str, ...] = ()

    @property
    def actions(self) -> tuple[str, ...]:
        return (self.action, *self.then)


class Kept(Entry, frozen=True, tag="kept"):
    """An answer in a window, given before the seat's turn. Any action before its turn voids it."""

    seat: int
    action: str


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """A seat withdrew a kept answer before its turn."""

    seat: int


class Undone(Entry, frozen=True, tag="undone", omit_defaults=True):
    """A seat undid its last answer, with no barrier in between.

    `answers` is how many answers of the tape went, without automatic ones. 0 means the seat's last answer and what
    followed it.
    """

    seat: int
    answers: int = 0


class AskedTakeback(Entry, frozen=True, tag="asked_takeback"):
    """A seat asks to go back to an earlier number of records.

    `of` lists the seats whose players must agree. Journals of earlier versions have none: there the humans of the
    moment were asked, without seats played by a bot.
    """

    seat: int
    records: int
    of: tuple[int, ...] | None = None


class AnsweredTakeback(Entry, frozen=True, tag="answered_takeback"):
    """Another seat agrees or declines. The last agreement carries out the takeback."""

    seat: int
    agree: bool


class TookBack(Entry, frozen=True, tag="took_back"):
    """The match went back without asking anyone."""

    seat: int
    records: int


class Paused(Entry, frozen=True, tag="paused"):
    """The game is paused: no answers, no clocks."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game continues."""


class HandedToBot(Entry, frozen=True, tag="handed_to_bot"):
    """A bot plays for the seat, on request of its player, or of the host while the player is absent."""

    seat: int
    by: HandedBy = "player"


class HandedBack(Entry, frozen=True, tag="handed_back"):
    """The player of the seat plays again."""

    seat: int


class Voted(Entry, frozen=True, tag="vote"):
    """A seat's vote about an absent seat. The deciding vote carries out the choice."""

    seat: int
    about: int
    choice: Choice


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat resigned."""

    seat: int


class Phrase(Entry, frozen=True, tag="phrase"):
    """A seat said one of the preset phrases."""

    seat: int
    key: str


class AnsweredRematch(Entry, frozen=True, tag="wished_rematch"):
    """A seat offers a rematch, or agrees to the one that is offered. If not, it declines it, or withdraws its own."""

    seat: int
    agree: bool


class Rematch(Entry, frozen=True, tag="rematch"):
    """The same players have a rematch in another room."""

    room: str


class Renewed(Entry, frozen=True, tag="renewed"):
    """The program's rules changed. The match continued from its last checkpoint."""

    rules: int


class Closed(Entry, frozen=True, tag="closed"):
    """The host closed the room."""


# A Union, because msgspec distinguishes the types by their tags.
AnyEntry = Union[  # noqa: UP007
    Imported,
    Invited,
    Sat,
    Freed,
    DeviceInvited,
    DeviceAdded,
    Renamed,
    Left,
    Returned,
    Picked,
    Banned,
    Began,
    Answered,
    Kept,
    Withdrawn,
    Undone,
    AskedTakeback,
    AnsweredTakeback,
    TookBack,
    Paused,
    Resumed,
    HandedToBot,
    HandedBack,
    Voted,
    Resigned,
    Phrase,
    AnsweredRematch,
    Rematch,
    Renewed,
    Closed,
]

PRIVATE: Final = (Kept, Withdrawn, DeviceInvited, DeviceAdded)
"""Private to their seat: other seats must not notice that they were written."""

NO_SEAT_CHANGE: Final = (Answered, *PRIVATE)
"""Entries that don't change the seating."""

DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode(raw: bytes) -> AnyEntry:
    """Decode a stored entry."""
    try:
        return DECODER.decode(raw)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BrokenJournal(f"an entry of a journal cannot be read: {error}") from error


def from_plain(raw: Any) -> AnyEntry:  # JSON values from a file
    """Read an entry from an exported game."""
    return decode(msgspec.json.encode(raw))
