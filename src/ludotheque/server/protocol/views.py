"""The shapes of `view` in a state. The games produce them; tests compare them with these types."""

from typing import Final, Literal

from ludotheque.server.protocol.common import Piece

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


class ViewPiece(Piece, frozen=True):
    """Part of a view."""


class CardSeen(ViewPiece, frozen=True):
    """A card on the table: its piece, and its face if the viewer knows it."""

    id: int
    card: str | None


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


class DungeonDie(ViewPiece, frozen=True):
    """A die of a pool or on a box. `only` restricts it to certain boxes."""

    color: str
    value: int
    only: str


class DungeonBox(ViewPiece, frozen=True):
    """A box of an encounter, with its cost while it is not covered."""

    value: int
    color: str | None
    wide: bool
    armor: bool
    hearts: int
    time: int
    poison: int
    skull: bool
    refuses_heroic: bool
    max_dice: int
    needed: int
    dice: tuple[DungeonDie, ...]


class DungeonDoor(ViewPiece, frozen=True):
    """A door and the cards behind it."""

    open: bool
    cards: tuple[CardSeen, ...]


class DungeonHero(ViewPiece, frozen=True):
    """A hero. `dice` counts the icons of strength, agility and magic; `own` lists the permanent abilities."""

    hero: str
    damage: int
    health: int
    poison: int
    stored: int
    storage: int
    dice: tuple[int, ...]
    items: tuple[CardSeen, ...]
    item_limit: int
    skills: tuple[CardSeen, ...]
    skill_limit: int
    own: tuple[str, ...]
    ticks: tuple[int, ...]


class DungeonEncounter(ViewPiece, frozen=True):
    """An encounter or a boss round. `consequences` are hearts, time and poison if it ended now."""

    card: CardSeen | None
    seats: tuple[int, ...]
    option: int
    supply: tuple[int, ...]
    pools: tuple[tuple[DungeonDie, ...], ...]
    boxes: tuple[DungeonBox, ...]
    used: tuple[tuple[int, str], ...]
    abilities_used: tuple[int, ...]
    consequences: tuple[int, ...]
    icons: tuple[tuple[int, ...], ...]


class DungeonBoss(ViewPiece, frozen=True):
    """The boss fight."""

    boss: str
    damage: int
    health: int
    round: int


class DungeonView(ViewPiece, frozen=True):
    """A run of One Deck Dungeon."""

    turn: int
    phase: str
    dungeon: str
    deck_name: str
    difficulty: str
    floor: int
    floors: tuple[str, ...]
    level: int
    xp: int
    xp_needed: int
    xp_cards: tuple[CardSeen, ...]
    deck: int
    discard: tuple[CardSeen, ...]
    stairs: int
    doors: tuple[DungeonDoor, ...]
    door: int
    door_limit: int
    supply: tuple[int, ...]
    apart: tuple[int, ...]
    exiled: tuple[int, ...]
    cubes: int
    cube_supply: int
    potions: tuple[str, ...]
    poison_left: int
    heroes: tuple[DungeonHero, ...]
    encounter: DungeonEncounter | None
    boss: DungeonBoss | None
    looting: tuple[CardSeen, ...]
    result: str
    outcome: str


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


VIEWS: Final[dict[str, type[ViewPiece]]] = {
    "dice_throne": DiceView,
    "one_deck_dungeon": DungeonView,
    "catacombs_conquest": ArenaView,
}
