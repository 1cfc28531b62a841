"""The journal of a room: every kind of entry, strictly written and read."""

from typing import Any, Final, Literal, Union

import msgspec

from ludotheque.kernel.errors import BrokenFile

How = Literal["chosen", "auto", "clock", "bot"]
Choice = Literal["wait", "bot", "resign"]
HandedBy = Literal["player", "host"]


class BrokenJournal(BrokenFile):
    """Entries that do not follow each other."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One line of a journal: its number, from 1, and when it was written by the clock of the one who wrote it."""

    seq: int
    at: float

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Imported(Entry, frozen=True, tag="imported"):
    """Everything before this was played elsewhere and came in a file: the person who brought it may know the key."""


class Invited(Entry, frozen=True, tag="invited"):
    """A link with which somebody may take the seat, once; nobody else may."""

    seat: int
    digest: str


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took the seat; the digest is that of their own token, which no link has."""

    seat: int
    name: str
    digest: str


class Freed(Entry, frozen=True, tag="freed"):
    """A seat is open to somebody else; the digest is that of a link to it, or empty where anybody may sit down."""

    seat: int
    digest: str


class DeviceInvited(Entry, frozen=True, tag="device_invited"):
    """The player of the seat has made a link that opens it on another device, once."""

    seat: int
    digest: str


class DeviceAdded(Entry, frozen=True, tag="device_added"):
    """Another device of the same player holds the seat too, by a token of its own."""

    seat: int
    digest: str


class Renamed(Entry, frozen=True, tag="renamed"):
    """Somebody goes by another name."""

    seat: int
    name: str


class Left(Entry, frozen=True, tag="left"):
    """Somebody has gone for longer than a cut lasts."""

    seat: int


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody who had gone is back."""

    seat: int


class Picked(Entry, frozen=True, tag="picked"):
    """A seat chose what it plays."""

    seat: int
    hero: str


class Banned(Entry, frozen=True, tag="banned"):
    """A seat chose what nobody plays."""

    seat: int
    hero: str


class Began(Entry, frozen=True, tag="began"):
    """The match began under these rules."""

    rules: int


class Answered(Entry, frozen=True, tag="answered"):
    """An answer, spelled."""

    seat: int
    action: str
    how: How


class Kept(Entry, frozen=True, tag="kept"):
    """An answer to a window whose turn has not come; whoever acts before it makes it void."""

    seat: int
    action: str


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """A seat thought again before the turn of its answer came."""

    seat: int


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took back its last answer, behind no barrier."""

    seat: int


class AskedTakeback(Entry, frozen=True, tag="asked_takeback"):
    """A seat asks to go back to where so many records had been made.

    `of` are the seats whose people must agree. Journals of earlier versions name none: there it was the humans of the
    moment, without those for whom a bot played.
    """

    seat: int
    records: int
    of: tuple[int, ...] | None = None


class AnsweredTakeback(Entry, frozen=True, tag="answered_takeback"):
    """Another seat agrees or not; the last to agree carries it out."""

    seat: int
    agree: bool


class TookBack(Entry, frozen=True, tag="took_back"):
    """The match went back without anybody to ask."""

    seat: int
    records: int


class Paused(Entry, frozen=True, tag="paused"):
    """Nothing is answered and no clock runs."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """Play goes on."""


class HandedToBot(Entry, frozen=True, tag="handed_to_bot"):
    """A bot plays for the seat: because its player wants it, or because the host does while nobody is there."""

    seat: int
    by: HandedBy = "player"


class HandedBack(Entry, frozen=True, tag="handed_back"):
    """The seat plays for itself again."""

    seat: int


class Voted(Entry, frozen=True, tag="vote"):
    """What a seat wants done about another that has gone; the vote that decides carries it out."""

    seat: int
    about: int
    choice: Choice


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat gives up."""

    seat: int


class Phrase(Entry, frozen=True, tag="phrase"):
    """A seat says one of the preset phrases."""

    seat: int
    key: str


class Rematch(Entry, frozen=True, tag="rematch"):
    """The same people play again elsewhere."""

    room: str


class Renewed(Entry, frozen=True, tag="renewed"):
    """The program plays other rules now: the match went on from its last checkpoint."""

    rules: int


class Closed(Entry, frozen=True, tag="closed"):
    """Whoever made the room has ended it."""


# A Union, because msgspec tells the kinds apart by it.
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
    Rematch,
    Renewed,
    Closed,
]

PRIVATE: Final = (Kept, Withdrawn, DeviceInvited, DeviceAdded)
"""They are their seat's own business: nobody else may notice that they were written."""

OF_PLAY: Final = (Answered, *PRIVATE)
"""They change nothing about who sits where."""

DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode(raw: bytes) -> AnyEntry:
    """The entry that was written so."""
    try:
        return DECODER.decode(raw)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BrokenJournal(f"an entry of a journal cannot be read: {error}") from error


def from_plain(raw: Any) -> AnyEntry:  # JSON values of a file
    """An entry out of a file that holds a whole game."""
    return decode(msgspec.json.encode(raw))
