"""What worker processes are asked and what they say, and how it is framed on a pipe."""

import struct
from typing import Final

import msgspec

from ludotheque.presentation.shown import Hint, Odds, Preview, Review
from ludotheque.server.hosting.imagined_matches import World
from ludotheque.text.languages import Language

LENGTH: Final = struct.Struct(">I")


class Bot(msgspec.Struct, frozen=True, tag="bot"):
    """What would a player of that level answer?"""

    world: World
    seat: int
    level: str
    seed: bytes


class Hinting(msgspec.Struct, frozen=True, tag="hint"):
    """What would help that seat, one step at a time?"""

    world: World
    seat: int
    lang: Language
    step: int


class Reckoning(msgspec.Struct, frozen=True, tag="odds"):
    """What are the chances, as that seat sees it?"""

    world: World
    seat: int
    lang: Language
    about: str


class Previewing(msgspec.Struct, frozen=True, tag="preview"):
    """What would an answer of that seat lead to?"""

    world: World
    seat: int
    lang: Language
    action: str
    seed: str


class Reviewing(msgspec.Struct, frozen=True, tag="review"):
    """How did a match go that is over, and of which nothing is secret any more?"""

    game: str
    mode: str
    heroes: tuple[str, ...]
    options: dict[str, str]
    key: bytes
    humans: tuple[int, ...]
    records: list[tuple[int, int, int]]
    lang: Language


class Thought(msgspec.Struct, frozen=True):
    """What came out; an error is named by its kind and place alone."""

    action: str = ""
    hint: Hint | None = None
    odds: Odds | None = None
    preview: Preview | None = None
    review: Review | None = None
    refusal: str = ""
    error: str = ""


Job = Bot | Hinting | Reckoning | Previewing | Reviewing
read_job: Final = msgspec.msgpack.Decoder(Job)
read_thought: Final = msgspec.msgpack.Decoder(Thought)


def framed(message: Job | Thought) -> bytes:
    """Its length, then the message."""
    content = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(content)) + content
