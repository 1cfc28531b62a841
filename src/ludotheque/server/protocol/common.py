"""Pieces that several messages share, and how long anything may be."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

TOKEN_LETTERS: Final = 22
"""Of 128 bits."""

Seq = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, le=14)]
RoomId = Annotated[str, Meta(min_length=4, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
Spelled = Annotated[str, Meta(min_length=1, max_length=120, pattern="^[a-z0-9_]+(:[0-9]+(,[0-9]+)*)?$")]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=48, pattern="^[a-z0-9_.-]+$")]
RuleId = Annotated[str, Meta(max_length=40)]
Lang = Literal["fr", "en"]
Json = dict[str, Any]  # JSON-ready values; the client knows their shape by the game


class Up(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client says."""


class Down(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """What the server says; what has its usual value is left out."""


class Piece(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a message."""


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What is posted to the interface."""
