"""What happens in a Catacombs match, as it is told to screens, logs and replays.

Cards are named by their content ids; discs by number: 0 and 1 are Sword's characters, 2 and 3 Skull's, 4 to 8 the
obstacles, 9 the projectile. Teams are 0 for Sword and 1 for Skull. Places are micrometres from the lower left corner.
"""

from dataclasses import dataclass, replace
from typing import Any

from ludotheque.kernel.events import Event

Names = tuple[str, ...]
Numbers = tuple[int, ...]


@dataclass(frozen=True)
class LayoutProposed(Event):
    team: int
    layout: str


@dataclass(frozen=True)
class LayoutSettled(Event):
    layout: str


@dataclass(frozen=True)
class FirstTeamDrawn(Event):
    team: int


@dataclass(frozen=True)
class Drew(Event):
    """Cards came to a hand; only the eyes in `known_to` see which."""

    seat: int
    count: int
    cards: Names
    known_to: int

    def seen_by(self, viewers: int) -> Event:
        return self if viewers & self.known_to else replace(self, cards=())


@dataclass(frozen=True)
class PileEmpty(Event):
    """Nothing could be drawn."""

    team: int


@dataclass(frozen=True)
class TurnBegan(Event):
    turn: int
    team: int
    disc: int
    seat: int
    stunned: bool


@dataclass(frozen=True)
class Exhausted(Event):
    team: int


@dataclass(frozen=True)
class CardPlayed(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class CardThrown(Event):
    """`why` is stun or boost."""

    seat: int
    card: str
    why: str


@dataclass(frozen=True)
class ShotLost(Event):
    """No legal spot for the projectile."""

    shot: str


@dataclass(frozen=True)
class TargetNamed(Event):
    disc: int


@dataclass(frozen=True)
class ProjectilePlaced(Event):
    shot: str
    disc: int  # the character it starts from
    x: int
    y: int


@dataclass(frozen=True)
class Flicked(Event):
    """The command, and the record of what the finger did and what came of it (CC-PHYS-11)."""

    shot: str
    disc: int
    angle: int
    speed: int
    record: dict[str, Any]  # JSON-ready values


@dataclass(frozen=True)
class PutBack(Event):
    """A disc that had left the mat."""

    disc: int
    x: int
    y: int


@dataclass(frozen=True)
class EnemiesHit(Event):
    discs: Numbers
    damage: int


@dataclass(frozen=True)
class TargetMissed(Event):
    disc: int


@dataclass(frozen=True)
class ArmorUsed(Event):
    team: int
    card: str


@dataclass(frozen=True)
class TokensLost(Event):
    """To the bank; `left` is what the pool holds now."""

    team: int
    count: int
    left: int


@dataclass(frozen=True)
class TokenStolen(Event):
    """From the team to its enemy."""

    team: int


@dataclass(frozen=True)
class TeamStunned(Event):
    team: int


@dataclass(frozen=True)
class Healed(Event):
    team: int
    count: int


@dataclass(frozen=True)
class PileReset(Event):
    """The discard pile went back; `count` is the size of the new draw pile."""

    team: int
    count: int


@dataclass(frozen=True)
class ArmorKept(Event):
    team: int
    card: str


@dataclass(frozen=True)
class SurpriseDeclined(Event):
    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    """`outcome` is sword, skull or draw; `reason` is pool, bank, hand or turns."""

    outcome: str
    reason: str
