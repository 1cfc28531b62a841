"""The content of the dungeon: encounters, skills, potions, heroes, dungeons, levels and the campaign."""

from enum import Enum
from typing import Annotated

from ludotheque.content.annotations import (
    Between,
    Definition,
    Flat,
    Id,
    Matching,
    NameSource,
    Provenance,
    Reference,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Color,
    Count,
    Effects,
    Hooks,
    Limit,
    Positive,
    StoreWhen,
    Usable,
)
from ludotheque.text.clauses import Gender

Sourced = Annotated[Provenance, Flat()]
SkillId = Annotated[str, Reference("skill")]
PotionId = Annotated[str, Reference("potion")]
AbilityId = Annotated[str, Reference("ability")]
IconName = Annotated[str, Matching("[a-z0-9]+(?:-[a-z0-9]+)*", "the name of an icon of game-icons, as in spider-face")]


class EncounterKind(Enum):
    COMBAT = "combat"
    PERIL = "peril"


class CostKind(Enum):
    FREE = "free"
    STRENGTH = "strength"
    AGILITY = "agility"
    MANA = "mana"


class LootKind(Enum):
    ITEM = "item"
    SKILL = "skill"


class NamedDefinition(Definition, frozen=True, kw_only=True):
    """A block with an id and a name in both languages."""

    id: Id
    name_en: str
    name_fr: str
    name_fr_source: NameSource = ""


class PicturedDefinition(NamedDefinition, frozen=True, kw_only=True):
    """A named block that is shown with an icon: a name of the collection game-icons."""

    icon: IconName


class Box(Definition, frozen=True, kw_only=True):
    """A challenge box. Without a value: X. Without a color: grey, which any die covers."""

    value: Annotated[int, Between(1, 30)] | None = None
    color: Color | None = None
    wide: bool = False
    armor: bool = False
    hearts: Count = 0
    time: Count = 0
    poison: Count = 0
    skull: bool = False


class Cost(Definition, frozen=True, kw_only=True):
    """Dice discarded to use a skill (ODD-SKILL-3..5)."""

    kind: CostKind
    amount: Count = 0


class Skill(PicturedDefinition, frozen=True, kw_only=True):
    """A skill that is used for its effects, or permanent with hooks."""

    cost: Cost
    usable: tuple[Usable, ...] = ()
    effects: Effects = ()
    hooks: Hooks = ()
    provenance: Sourced


class Potion(PicturedDefinition, frozen=True, kw_only=True):
    usable: tuple[Usable, ...]
    effects: Effects = ()
    hooks: Hooks = ()
    provenance: Sourced


class Storage(Definition, frozen=True, kw_only=True):
    """The heroic dice that a hero card can store, and when it stores one."""

    max: Positive
    store_when: tuple[StoreWhen, ...]


class HeroicAbility(PicturedDefinition, frozen=True, kw_only=True):
    usable: tuple[Usable, ...]
    usable_in_boss: bool
    effects: Effects
    storage: Storage | None = None


class Side(Definition, frozen=True, kw_only=True):
    """One side of a hero card."""

    strength: Count
    agility: Count
    magic: Count
    health: Positive
    heroic_ability: HeroicAbility
    starting_skill: Skill
    provenance: Sourced


class Hero(PicturedDefinition, frozen=True, kw_only=True):
    gender: Gender
    solo: Side  # the 1P side
    party: Side  # the 2P side, for two and four players
    basic_skill: Skill
    provenance: Sourced


class Item(Definition, frozen=True, kw_only=True):
    """The part of a looted card that adds dice and health to a hero; `icon` is its picture."""

    icon: IconName
    strength: Count = 0
    agility: Count = 0
    magic: Count = 0
    health: Count = 0


class Loot(Definition, frozen=True, kw_only=True):
    """An item, and either a skill or a potion."""

    item: Item
    skill: SkillId | None = None
    potion: PotionId | None = None


class PerilOption(Definition, frozen=True, kw_only=True):
    label_en: str
    label_fr: str
    label_fr_source: NameSource = ""
    time_cost: Count
    cost: Effects = ()  # paid with the time
    grants: LootKind | None = None  # of a split-loot peril (ODD-LOOT-9)
    box: Box


class Encounter(PicturedDefinition, frozen=True, kw_only=True):
    kind: EncounterKind
    xp: Positive
    set_icon: bool
    leaf: bool = False
    loot: Loot
    ability: AbilityId | None = None
    boxes: tuple[Box, ...] = ()
    options: tuple[PerilOption, ...] = ()
    provenance: Sourced


class FoeAbility(PicturedDefinition, frozen=True, kw_only=True):
    hooks: Hooks
    provenance: Sourced


class Floor(PicturedDefinition, frozen=True, kw_only=True):
    hooks: Hooks = ()
    peril_boxes: tuple[Box, ...]
    combat_boxes: tuple[Box, ...]


class Boss(PicturedDefinition, frozen=True, kw_only=True):
    gender: Gender
    health: Positive
    hooks: Hooks
    boxes: tuple[Box, ...]


class Dungeon(PicturedDefinition, frozen=True, kw_only=True):
    difficulty: Annotated[int, Between(1, 3)]
    floors: tuple[Floor, ...]
    boss: Boss
    provenance: Sourced


class Spaces(Definition, frozen=True, kw_only=True):
    """The spaces of a talent by kind; the kind decides after which dungeons they may be ticked (ODD-CAMP-4)."""

    circle: Count = 0
    square: Count = 0
    hard: Count = 0


class Focus(PicturedDefinition, frozen=True, kw_only=True):
    always_active: bool = False
    provenance: Sourced


class Talent(PicturedDefinition, frozen=True, kw_only=True):
    """`usable`: works like a free skill; `limit`: how often otherwise; neither: permanent (ODD-CAMP-7)."""

    focus: Annotated[str, Reference("focus")]
    spaces: Spaces
    usable: tuple[Usable, ...] = ()
    limit: Limit | None = None
    effects: Effects = ()
    hooks: Hooks = ()
    provenance: Sourced


class ExtraCard(PicturedDefinition, frozen=True, kw_only=True):
    """An optional card for four players: its boxes are active if the encounter card has a leaf."""

    hooks: Hooks
    peril_boxes: tuple[Box, ...]
    combat_boxes: tuple[Box, ...]
    provenance: Sourced


class PerPlayers(Definition, frozen=True, kw_only=True):
    """A number for one, two and four players."""

    p1: Count
    p2: Count
    p4: Count


class Limits(Definition, frozen=True, kw_only=True):
    """Items and skills per hero."""

    items: Positive
    skills: Positive


class Level(Definition, frozen=True, kw_only=True):
    level: Annotated[int, Between(1, 4)]
    solo: Limits
    party: Limits
    bonus_dice: Count
    xp_to_next: PerPlayers | None = None
    cubes: PerPlayers
    provenance: Sourced


class Tier(NamedDefinition, frozen=True, kw_only=True):
    """One of the four difficulties (ODD-DIFF)."""

    level: Annotated[int, Between(1, 4)]
    cubes: PerPlayers
    xp_cards: Count = 0
    bonus_ticks: Count
    needs_boss: bool = False  # the bonus is given only if the boss is reached
    provenance: Sourced


class ContentSet(Definition, frozen=True, kw_only=True):
    """One box of the game."""

    id: str
    name_en: str
    name_fr: str
    encounters: tuple[Encounter, ...]
    abilities: tuple[FoeAbility, ...]
    skills: tuple[Skill, ...]
    potions: tuple[Potion, ...]  # identified by loot
    known_potion: Potion  # known from the start: Healing or Curative
    basic_potions: tuple[Potion, ...] = ()
    heroes: tuple[Hero, ...]
    dungeons: tuple[Dungeon, ...]
    focuses: tuple[Focus, ...]
    talents: tuple[Talent, ...]
    extra_card: ExtraCard | None = None


class Common(Definition, frozen=True, kw_only=True):
    """The content that both sets share."""

    levels: tuple[Level, ...]
    tiers: tuple[Tier, ...]
