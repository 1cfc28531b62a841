"""Frames of a finished match, and requests about them."""

from typing import Annotated

from msgspec import Meta

from ludotheque.presentation.document import EMPTY, Document
from ludotheque.presentation.questions import Line
from ludotheque.server.protocol.common import Body, Json, Piece, Seat
from ludotheque.server.protocol.server_messages import EventShown
from ludotheque.text.spans import Spans


class FrameShown(Piece, frozen=True):
    """The table after `n` answers and undos. `seat` gave the last of them; events and log are its results.

    `document` is the table in words; `twin` is the same as lines of plain text, for older clients.
    """

    n: int
    seat: int
    view: Json
    events: tuple[EventShown, ...] = ()
    log: tuple[Line, ...] = ()
    twin: tuple[str, ...] = ()
    document: Document = EMPTY
    question: Spans = ()
    asked: tuple[int, ...] = ()


class Mark(Piece, frozen=True):
    """The start of a turn, a round or a floor."""

    n: int
    text: str


class Told(Piece, frozen=True):
    """A log line and its frame."""

    n: int
    text: Spans
    chapter: bool = False


class FramePage(Piece, frozen=True):
    """Some of `total` frames. The page with frame 0 also has the marks and the log of the whole match."""

    total: int
    frames: tuple[FrameShown, ...]
    marks: tuple[Mark, ...] = ()
    log: tuple[Told, ...] = ()


class Branch(Body, frozen=True):
    """Continues from a frame in a new room, at one seat against bots of a level. Later dice are new."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat
    level: Annotated[str, Meta(min_length=1, max_length=64)] = "sensible"
