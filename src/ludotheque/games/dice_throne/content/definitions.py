"""The parts of a hero: dice, statuses, companions, boards and cards, each with its names and its source."""

from enum import Enum
from typing import Annotated

from ludotheque.content.annotations import (
    OURS,
    Between,
    Definition,
    Flat,
    FromPosition,
    Id,
    NameSource,
    Provenance,
    Reference,
)
from ludotheque.games.dice_throne.content.vocabulary import (
    BoardId,
    CompanionId,
    CompanionState,
    Effects,
    Face,
    GroupId,
    Hook,
    Level,
    MayReroll,
    Positive,
    StatusCounts,
    StatusKind,
    Symbol,
)
from ludotheque.text.clauses import Gender

Sourced = Annotated[Provenance, Flat()]
Dice5 = Annotated[int, Between(1, 5)]


class Straight(Enum):
    SMALL = "small"
    LARGE = "large"


class CardKind(Enum):
    UPGRADE = "upgrade"
    MAIN = "main"
    ROLL = "roll"
    INSTANT = "instant"


class PlayWhen(Enum):
    ATTACKED = "attacked"


class NamedDefinition(Definition, frozen=True, kw_only=True):
    """A block with an id and a name in both languages."""

    id: Id
    name_en: str
    name_fr: str
    name_fr_source: NameSource = ""

    @property
    def french_is_ours(self) -> bool:
        """Return whether the French name is this project's translation, for lack of a printed one."""
        return self.name_fr_source == OURS


class Requirement(Definition, frozen=True, kw_only=True):
    """Counts of symbols, a straight, or equal numbers; exactly one of the three is given."""

    symbols: tuple[tuple[Symbol, Dice5], ...] = ()
    straight: Straight | None = None
    of_a_kind: Annotated[int, Between(2, 5)] | None = None


class Tier(Definition, frozen=True, kw_only=True):
    """One way to activate an ability."""

    requirement: Requirement
    effects: Effects


class Ability(NamedDefinition, frozen=True, kw_only=True):
    """An offensive ability: the player chooses one tier (DT-ABIL-6); `all_tiers` is added to any."""

    tiers: tuple[Tier, ...]
    all_tiers: Effects = ()
    is_ultimate: Annotated[bool, FromPosition()] = False
    provenance: Sourced


Ultimate = Annotated[Ability, "the ultimate of a board"]


class Defence(NamedDefinition, frozen=True, kw_only=True):
    """A defensive ability."""

    dice: Dice5
    effects: Effects
    may_reroll: MayReroll | None = None
    provenance: Sourced


class Passive(NamedDefinition, frozen=True, kw_only=True):
    """A passive ability."""

    hooks: tuple[Hook, ...]
    provenance: Sourced


class StackLimit(Definition, frozen=True, kw_only=True):
    """The token limit for heroes whose leaflet has the status, and for others."""

    owner: Positive
    others: Positive


class Status(NamedDefinition, frozen=True, kw_only=True):
    """A status token; `effect` paraphrases the leaflet, `hooks` express the same for the rules."""

    gender_fr: Gender
    kind: StatusKind
    stack_limit: StackLimit
    persistent: bool
    spendable: bool
    attack_modifier: bool
    removable: bool
    transferable: bool
    effect: str
    hooks: tuple[Hook, ...]
    used_by: tuple[Id, ...] = ()
    provenance: Sourced


class Companion(NamedDefinition, frozen=True, kw_only=True):
    """A companion: `limit` may be in play; one with `levels` must be built, one with `states` can be downed."""

    gender_fr: Gender
    effect: tuple[str, ...]
    hooks: tuple[Hook, ...]
    group: GroupId | None = None
    limit: Positive | None = None
    levels: tuple[Level, ...] = ()
    max_health: Positive | None = None
    states: tuple[CompanionState, ...] = ()
    provenance: Sourced


class CompanionGroup(NamedDefinition, frozen=True, kw_only=True):
    """Companions that effects refer to by a common name."""

    gender_fr: Gender
    singular_en: str
    singular_fr: str
    members: tuple[CompanionId, ...]
    effect: tuple[str, ...]
    growth_order: tuple[CompanionId, ...] = ()
    uses_per_turn_each: Positive | None = None
    provenance: Sourced


class Board(Definition, frozen=True, kw_only=True, rename={"defences": "defenses"}):
    """One side of a hero's board."""

    id: Annotated[str, FromPosition()]
    abilities: tuple[Ability, ...]
    defences: tuple[Defence, ...]
    passive: Passive | None
    ultimate: Ultimate


class Card(NamedDefinition, frozen=True, kw_only=True, rename={"kind": "type"}):
    """A card of the deck; an upgrade gives the ability it `upgrades`, the `level`, and what that `becomes`."""

    kind: CardKind
    cost: Annotated[int, Between(0, 15)]
    number: Positive | None = None
    effects: Effects = ()
    attack_modifier: bool = False
    play_when: PlayWhen | None = None
    promo: bool = False
    upgrades: Annotated[str, Reference("ability")] | None = None
    level: Annotated[int, Between(2, 3)] | None = None
    becomes: Ability | Defence | Passive | None = None
    adds_ability: Ability | None = None
    cost_type_source: NameSource = ""
    provenance: Sourced


class DiceSet(Definition, frozen=True, kw_only=True):
    """Five equal dice: the symbol of each face, and the symbols' names, plurals and French genders."""

    count: Annotated[int, Between(5, 5)]
    faces: tuple[tuple[Face, Id], ...]
    symbol_en: tuple[tuple[Symbol, str], ...] = ()  # if the id does not spell the name
    symbol_plural_en: tuple[tuple[Symbol, str], ...] = ()  # if the plural is irregular
    symbol_fr: tuple[tuple[Symbol, str], ...]
    symbol_gender_fr: tuple[tuple[Symbol, Gender], ...]
    symbol_fr_source: tuple[tuple[Symbol, NameSource], ...] = ()
    provenance: Sourced


class Difficulty(Definition, frozen=True, kw_only=True):
    """How hard the hero is to play, on the printed scale."""

    value: Positive
    scale: tuple[Positive, ...]
    provenance: Sourced


class CommonSetup(Definition, frozen=True, kw_only=True):
    """What every hero of a duel starts with."""

    health: Positive
    cp: Annotated[int, Between(0, 15)]
    hand: Positive
    provenance: Sourced


class CompanionStart(Definition, frozen=True, kw_only=True):
    """The start of a companion; one with levels starts unbuilt unless a level is given."""

    state: CompanionState | None = None
    health: Positive | None = None
    level: Level | None = None


class HeroSetup(Definition, frozen=True, kw_only=True):
    """What only this hero starts with."""

    tokens: StatusCounts
    companions: tuple[tuple[CompanionId, CompanionStart], ...] = ()
    board: BoardId | None = None
    provenance: Sourced


class Components(Definition, frozen=True, kw_only=True):
    """Printed box content."""

    cards: Positive
    tokens: StatusCounts
    provenance: Sourced


class Flip(Definition, frozen=True, kw_only=True, rename={"origin": "from"}):
    """When one side of the board replaces the other."""

    origin: BoardId
    to: BoardId
    permanent: bool
    trigger: str
    provenance: Sourced


class Deck(Definition, frozen=True, kw_only=True):
    """The number of cards of each kind; `hero` and `total` do not include promo cards."""

    common: Positive
    hero: Positive
    total: Positive
    promo_extra: Annotated[int, Between(0, 9)]
    no_upgrade_cards: bool = False
    provenance: Sourced


class Ruling(Definition, frozen=True, kw_only=True):
    """A sourced clarification; it does not outrank the rules."""

    text: str
    provenance: Sourced


class Hero(NamedDefinition, frozen=True, kw_only=True):
    """A whole hero file."""

    gender_fr: Gender
    season: Positive
    edition: str
    difficulty: Difficulty
    dice: DiceSet
    setup: CommonSetup
    hero_setup: HeroSetup
    statuses: tuple[Status, ...]
    companion_groups: tuple[CompanionGroup, ...]
    companions: tuple[Companion, ...]
    boards: tuple[Board, ...]
    cards: tuple[Card, ...]
    deck: Deck
    rulings: tuple[Ruling, ...]
    open_questions: tuple[str, ...]
    components: Components | None = None
    flip: Flip | None = None

    @property
    def faces(self) -> tuple[str, ...]:
        """Return the symbols of the faces 1 to 6."""
        return tuple(symbol for _, symbol in sorted(self.dice.faces))


def symbol_name_en(symbol: str, dice: DiceSet) -> str:
    """Return the English name of a symbol, by default from its id: `fiery_soul` is Fiery Soul."""
    return dict(dice.symbol_en).get(symbol, symbol.replace("_", " ").title())
