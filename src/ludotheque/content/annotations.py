"""Marks on type annotations: what a word must refer to or look like, how far a number may go, where a field stands."""

from typing import Annotated

import msgspec


class Ref(msgspec.Struct, frozen=True):
    """The word must be one of the known names of this kind (a status, a symbol, a board …)."""

    kind: str
    label: str = ""

    def __str__(self) -> str:
        return self.label or self.kind


class Matching(msgspec.Struct, frozen=True):
    """The text must match this pattern as a whole; `allowed` says so in words."""

    pattern: str
    allowed: str


class OneOf(msgspec.Struct, frozen=True):
    """Only these words of a longer list."""

    words: tuple[str, ...]


class Between(msgspec.Struct, frozen=True):
    """The number must lie between these two, both included."""

    low: int
    high: int


class Flat(msgspec.Struct, frozen=True):
    """The keys of this struct stand in the block itself, not in a block of their own."""


class Elsewhere(msgspec.Struct, frozen=True):
    """The field is not written in the file: the decoder fills it from where the block stands."""


Id = Annotated[str, Matching("[a-z][a-z0-9_]*", "lower-case letters, digits and _")]
