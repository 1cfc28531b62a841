"""Marks on type annotations: references, patterns, bounds, and the place of a field."""

from typing import Annotated

import msgspec


class Ref(msgspec.Struct, frozen=True):
    """The word must be a known name of this kind (a status, a symbol, a board …)."""

    kind: str
    label: str = ""

    def __str__(self) -> str:
        return self.label or self.kind


class Matching(msgspec.Struct, frozen=True):
    """The whole text must match this pattern. `allowed` describes it in words."""

    pattern: str
    allowed: str


class OneOf(msgspec.Struct, frozen=True):
    """Only these words of a longer list are allowed."""

    words: tuple[str, ...]


class Between(msgspec.Struct, frozen=True):
    """The number must be between these two, inclusive."""

    low: int
    high: int


class Flat(msgspec.Struct, frozen=True):
    """The keys of this struct are in the block itself, not in a nested block."""


class Elsewhere(msgspec.Struct, frozen=True):
    """The field is not written in the file: the decoder fills it from the block's position."""


Id = Annotated[str, Matching("[a-z][a-z0-9_]*", "lower-case letters, digits and _")]
