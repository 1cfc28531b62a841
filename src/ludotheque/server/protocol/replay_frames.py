"""Frames of a finished match, and requests about them."""

from typing import Annotated

from msgspec import Meta

from ludotheque.presentation.shown import Line
from ludotheque.server.protocol.common import Body, Json, Piece, Seat
from ludotheque.server.protocol.server_messages import EventShown
from ludotheque.text.spans import Spans


class FrameShown(Piece, frozen=True):
    """The table after `n` answers and takebacks; `seat` gave the last of them. Events and log are what it brought."""

    n: int
    seat: int
    view: Json
    events: tuple[EventShown, ...] = ()
    log: tuple[Line, ...] = ()
    twin: tuple[str, ...] = ()
    question: Spans = ()
    asked: tuple[int, ...] = ()


class Mark(Piece, frozen=True):
    """Where a turn, a round or a floor begins."""

    n: int
    text: str


class Told(Piece, frozen=True):
    """A line of the log, and the frame that brought it."""

    n: int
    text: Spans
    chapter: bool = False


class FramePage(Piece, frozen=True):
    """Some frames of `total`; the page that begins with frame 0 has the marks and the log of the whole match too."""

    total: int
    frames: tuple[FrameShown, ...]
    marks: tuple[Mark, ...] = ()
    log: tuple[Told, ...] = ()


class Branch(Body, frozen=True):
    """Play on from a frame, at one seat, against bots of a level; the dice after it are new."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat
    level: Annotated[str, Meta(min_length=1, max_length=64)] = "sensible"
