"""Types shared by several messages, with their length limits."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

TOKEN_LETTERS: Final = 22
"""The length of 128 bits in base64."""

Seq = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, le=14)]
RoomId = Annotated[str, Meta(min_length=4, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
Spelled = Annotated[str, Meta(min_length=1, max_length=120, pattern="^[a-z0-9_]+(:[0-9]+(,[0-9]+)*)?$")]
Name = Annotated[str, Meta(max_length=24)]
Term = Annotated[str, Meta(min_length=3, max_length=80, pattern="^[a-z]+:[a-z0-9_.-]+$")]
Word = Annotated[str, Meta(min_length=1, max_length=48, pattern="^[a-z0-9_.-]+$")]
RuleId = Annotated[str, Meta(max_length=40)]
Lang = Literal["fr", "en"]
Json = dict[str, Any]  # JSON-ready values; their shape depends on the game


class Up(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from the client."""


class Down(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """A message from the server. Default values are omitted."""


class Piece(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a message."""


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""
