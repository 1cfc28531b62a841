"""What the types of content files share: their base class, marks on annotations, sources and confidence."""

from enum import Enum
from typing import Annotated, Final

import msgspec


class Definition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A block of a content file."""


class Reference(msgspec.Struct, frozen=True):
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


class FromPosition(msgspec.Struct, frozen=True):
    """The field is not written in the file: the decoder fills it from the block's position."""


Id = Annotated[str, Matching("[a-z][a-z0-9_]*", "lower-case letters, digits and _")]


OURS: Final = "ours"
"""The source of a name that we translated ourselves, because no French edition was found."""

_SOURCE: Final = r"seed:\d{3}_[0-9a-f]{16}\.txt|public:\S.*|unknown|designed"
_ALLOWED: Final = "seed:<file>, public:<owner/repo or site>, designed or unknown"
Source = Annotated[str, Matching(_SOURCE, _ALLOWED)]
NameSource = Annotated[str, Matching(f"{_SOURCE}|{OURS}", f"{OURS}, {_ALLOWED}")]


class Confidence(Enum):
    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"
    DESIGNED = "designed"


class Conflict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another value that was seen. The block contains the chosen one."""

    value: object
    source: Source
    field: str = ""
    remark: str = ""


class Provenance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The source of a block, with those that agree and those that disagree."""

    source: Source
    confidence: Confidence
    also: tuple[Source, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    note: str = ""
