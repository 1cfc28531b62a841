"""The source of a number, and our confidence in it."""

from enum import Enum
from typing import Annotated, Final

import msgspec

from ludotheque.content.annotations import Matching

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
