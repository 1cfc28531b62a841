"""The events of a Catacombs match, as reported to screens, logs and replays.

Cards are identified by their content ids; discs by number: 0 and 1 are Sword's characters, 2 and 3 Skull's, 4 to 8 the
obstacles, 9 the projectile. Teams are 0 for Sword and 1 for Skull. Positions are micrometers from the lower left
corner.
"""

from dataclasses import dataclass, replace
from typing import Any

from ludotheque.kernel.events import Event

Names = tuple[str, ...]
Numbers = tuple[int, ...]


class CatacombsEvent(Event, prefix="catacombs"):
    """An event of this game, as files name it."""


@dataclass(frozen=True)
class LayoutProposed(CatacombsEvent):
    team: int
    layout: str


@dataclass(frozen=True)
class LayoutSettled(CatacombsEvent):
    layout: str


@dataclass(frozen=True)
class FirstTeamDrawn(CatacombsEvent):
    team: int


@dataclass(frozen=True)
class Drew(CatacombsEvent):
    """Cards were added to a hand; only the seats in `known_to` see which."""

    seat: int
    count: int
    cards: Names
    known_to: int

    def seen_by(self, viewers: int) -> Event:
        return self if viewers & self.known_to else replace(self, cards=())


@dataclass(frozen=True)
class PileEmpty(CatacombsEvent):
    """There was no card to draw."""

    team: int


@dataclass(frozen=True)
class TurnBegan(CatacombsEvent):
    turn: int
    team: int
    disc: int
    seat: int
    stunned: bool


@dataclass(frozen=True)
class Exhausted(CatacombsEvent):
    team: int


@dataclass(frozen=True)
class CardPlayed(CatacombsEvent):
    seat: int
    card: str


@dataclass(frozen=True)
class CardThrown(CatacombsEvent):
    """`why` is stun or boost."""

    seat: int
    card: str
    why: str


@dataclass(frozen=True)
class ShotLost(CatacombsEvent):
    """There was no legal position for the projectile."""

    shot: str


@dataclass(frozen=True)
class TargetNamed(CatacombsEvent):
    disc: int


@dataclass(frozen=True)
class ProjectilePlaced(CatacombsEvent):
    shot: str
    disc: int  # the character it starts from
    x: int
    y: int


@dataclass(frozen=True)
class Flicked(CatacombsEvent):
    """The command, and the record of its execution and results (CC-PHYS-11)."""

    shot: str
    disc: int
    angle: int
    speed: int
    record: dict[str, Any]  # JSON-ready values


@dataclass(frozen=True)
class PutBack(CatacombsEvent):
    """A disc that left the mat was returned."""

    disc: int
    x: int
    y: int


@dataclass(frozen=True)
class EnemiesHit(CatacombsEvent):
    discs: Numbers
    damage: int


@dataclass(frozen=True)
class TargetMissed(CatacombsEvent):
    disc: int


@dataclass(frozen=True)
class ArmorUsed(CatacombsEvent):
    team: int
    card: str


@dataclass(frozen=True)
class TokensLost(CatacombsEvent):
    """Tokens moved to the bank; `left` is what remains in the pool."""

    team: int
    count: int
    left: int


@dataclass(frozen=True)
class TokenStolen(CatacombsEvent):
    """A token moved from the team to its enemy."""

    team: int


@dataclass(frozen=True)
class TeamStunned(CatacombsEvent):
    team: int


@dataclass(frozen=True)
class Healed(CatacombsEvent):
    team: int
    count: int


@dataclass(frozen=True)
class PileReset(CatacombsEvent):
    """The discard pile was shuffled back; `count` is the size of the new draw pile."""

    team: int
    count: int


@dataclass(frozen=True)
class ArmorKept(CatacombsEvent):
    team: int
    card: str


@dataclass(frozen=True)
class SurpriseDeclined(CatacombsEvent):
    seat: int


@dataclass(frozen=True)
class GameEnded(CatacombsEvent):
    """`outcome` is sword, skull or draw; `reason` is pool, bank, hand or turns."""

    outcome: str
    reason: str
