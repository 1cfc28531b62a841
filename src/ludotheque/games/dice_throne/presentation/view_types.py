"""The shape of a view of Dice Throne. The rules produce it; a test compares it with these types."""

from typing import Literal

from ludotheque.presentation.view_types import CardSeen, ViewPiece

DicePhase = Literal[
    "setup",
    "upkeep",
    "income",
    "main_1",
    "offensive_roll",
    "targeting_roll",
    "defensive_roll",
    "main_2",
    "discard",
]


class DiceThrown(ViewPiece, frozen=True):
    """Dice in view. `attempts` is the number of rolls left."""

    roller: int
    purpose: Literal["offence", "defence", "effect", "targeting"]
    dice: tuple[int, ...]
    attempts: int
    locked: bool
    announced: str | None


class DiceAttack(ViewPiece, frozen=True):
    """The ability being resolved. `targets` once they are fixed, `dealt` once its damage has landed."""

    attacker: int
    targets: tuple[int, ...]
    ability: str
    row: int
    ultimate: bool
    added: int
    dealt: int | None


class TokensSeen(ViewPiece, frozen=True):
    """Status effect tokens of one kind."""

    count: int
    limit: int


class CompanionSeen(ViewPiece, frozen=True):
    """A companion: its number or level. If it has health, also its health and whether it is active."""

    level: int | None = None
    count: int | None = None
    limit: int | None = None
    health: int | None = None
    active: bool | None = None


class DiceSeat(ViewPiece, frozen=True):
    """A player of Dice Throne. `levels` has every ability in force. Tokens are named by their status."""

    hero: str
    team: tuple[int, ...]
    health: int
    cp: int
    hand: tuple[CardSeen, ...]
    deck: int
    discard: tuple[CardSeen, ...]
    upgrades: tuple[CardSeen, ...]
    board: str
    levels: dict[str, int]
    tokens: dict[str, TokensSeen]
    companions: dict[str, CompanionSeen]
    defeated: bool


class DamagePart(ViewPiece, frozen=True):
    """A change to pending damage. `firm` is damage that nothing can change.

    `source` is the text it comes from, as in `resolving`: its kind, id and seat. None if unknown.
    """

    what: Literal[
        "attack", "damage", "reflected", "added", "prevented", "avoided", "prevented_half", "halved", "firm", "shared"
    ]
    amount: int
    source: tuple[int, str, int] | None


class DamageSum(ViewPiece, frozen=True):
    """How the pending damage of a seat adds up. It is never negative."""

    seat: int
    parts: tuple[DamagePart, ...]
    total: int
    heal: int


class DiceView(ViewPiece, frozen=True):
    """A match of Dice Throne. `incoming` and `healing` are pending per seat, `damage` itemises them.

    `resolving` lists the effects being resolved, the innermost last: its kind (0 card, 1 ability, 2 status or
    companion, 3 defence), id and seat.
    """

    mode: str
    leaders: tuple[int, ...]
    turn: int
    active: int
    phase: DicePhase
    start_player: int
    start_health: int
    cap: int
    outcome: str
    seats: tuple[DiceSeat, ...]
    dice: tuple[DiceThrown, ...]
    attack: DiceAttack | None
    incoming: tuple[int, ...]
    healing: tuple[int, ...]
    damage: tuple[DamageSum, ...]
    resolving: tuple[tuple[int, str, int], ...]
