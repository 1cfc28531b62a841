"""The shape of a view of One Deck Dungeon. The rules produce it; a test compares it with these types."""

from ludotheque.presentation.view_types import CardSeen, ViewPiece


class DungeonDie(ViewPiece, frozen=True):
    """A die of a pool or on a box.

    `only` restricts it to certain boxes, `code` names it in answers, and `seat` is the hero whose die it is or was; -1
    if an older program did not record that.
    """

    color: str
    value: int
    only: str
    code: int
    seat: int


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


class DungeonSheet(ViewPiece, frozen=True):
    """The campaign sheet of a hero, on the pad of its set: `ticks` and `owned` include those of this game.

    `ticks` are circles, squares and hard spaces by talent, in the order of the pad; `fresh` lists talents and kinds of
    those made in this game, `left` counts those still to make. `focus` is the one chosen for this game.
    """

    player: str
    set: str
    played: int
    focus: str
    ticks: tuple[tuple[int, int, int], ...]
    owned: tuple[str, ...]
    fresh: tuple[tuple[str, str], ...]
    left: int


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
    sheet: DungeonSheet | None


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
