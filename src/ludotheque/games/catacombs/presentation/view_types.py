"""The shape of a view of Catacombs Conquest. The rules produce it; a test compares it with these types."""

from typing import Literal

from ludotheque.presentation.view_types import CardSeen, ViewPiece


class Arena(ViewPiece, frozen=True):
    """The arena, in micrometres."""

    width: int
    height: int
    boundary: Literal["walls", "mat"]


class ArenaDisc(ViewPiece, frozen=True):
    """A disc with its centre and radius. `kind` is character, obstacle, or a projectile's shot."""

    disc: int
    kind: str
    x: int
    y: int
    radius: int


class ArenaTeam(ViewPiece, frozen=True):
    """A team of Catacombs Conquest."""

    team: str
    pool: int
    pile: int
    discard: tuple[CardSeen, ...]
    kept: tuple[CardSeen, ...]
    marker: int
    stunned: bool


class ArenaSeat(ViewPiece, frozen=True):
    """A player of Catacombs Conquest."""

    team: str
    characters: tuple[int, ...]
    hand: tuple[CardSeen, ...]


class ArenaView(ViewPiece, frozen=True):
    """A match of Catacombs Conquest."""

    turn: int
    phase: str
    team: str
    disc: int
    seat: int
    layout: str
    arena: Arena
    discs: tuple[ArenaDisc, ...]
    bank: int
    teams: tuple[ArenaTeam, ...]
    seats: tuple[ArenaSeat, ...]
    playing: CardSeen | None
    shot: int
    target: int
    flicks: int
    reason: str
    outcome: str
