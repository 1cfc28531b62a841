"""The events of a One Deck Dungeon match, as reported to screens, logs and replays.

Cards, skills and the like are identified by their content ids; dice are the codes of `die`. No event is secret: it
names a card only when the card is face up.
"""

from dataclasses import dataclass

from ludotheque.kernel.events import Event

Names = tuple[str, ...]
Numbers = tuple[int, ...]


class OneDeckDungeonEvent(Event, prefix="one_deck_dungeon"):
    """An event of this game, as files name it."""


@dataclass(frozen=True)
class FloorRevealed(OneDeckDungeonEvent):
    floor: int
    name: str  # the floor's id


@dataclass(frozen=True)
class XpDrawn(OneDeckDungeonEvent):
    """A card became XP before the game (ODD-DIFF-3)."""

    card: str


@dataclass(frozen=True)
class TurnBegan(OneDeckDungeonEvent):
    turn: int


@dataclass(frozen=True)
class TimeSpent(OneDeckDungeonEvent):
    """Cards moved from the deck to the discard pile, and tokens placed on the stairs."""

    count: int
    cards: Names
    tokens: int


@dataclass(frozen=True)
class StairsFound(OneDeckDungeonEvent):
    """The deck ran out."""


@dataclass(frozen=True)
class StairsStruck(OneDeckDungeonEvent):
    """The tokens on the stairs were taken off for damage."""

    tokens: int


@dataclass(frozen=True)
class Explored(OneDeckDungeonEvent):
    doors: int


@dataclass(frozen=True)
class DoorAdded(OneDeckDungeonEvent):
    """An effect added a door outside exploring."""


@dataclass(frozen=True)
class CardLeftOver(OneDeckDungeonEvent):
    """A single card that makes no door for four players was discarded (ODD-4P-4)."""

    card: str


@dataclass(frozen=True)
class DoorOpened(OneDeckDungeonEvent):
    door: int
    cards: Names


@dataclass(frozen=True)
class Fled(OneDeckDungeonEvent):
    door: int
    cards: Names


@dataclass(frozen=True)
class EncounterBegan(OneDeckDungeonEvent):
    card: str
    seats: Numbers


@dataclass(frozen=True)
class EncounterSkipped(OneDeckDungeonEvent):
    card: str


@dataclass(frozen=True)
class PerilChosen(OneDeckDungeonEvent):
    card: str
    option: int


@dataclass(frozen=True)
class AbilityUsed(OneDeckDungeonEvent):
    seat: int
    ability: str


@dataclass(frozen=True)
class DiceRolled(OneDeckDungeonEvent):
    """Dice joined a pool; `gathered` for the roll of step 3."""

    seat: int
    dice: Numbers
    gathered: bool


@dataclass(frozen=True)
class DiceRerolled(OneDeckDungeonEvent):
    seat: int
    before: Numbers
    after: Numbers


@dataclass(frozen=True)
class DiceGained(OneDeckDungeonEvent):
    seat: int
    dice: Numbers


@dataclass(frozen=True)
class DiceChanged(OneDeckDungeonEvent):
    seat: int
    before: Numbers
    after: Numbers


@dataclass(frozen=True)
class DiceDiscarded(OneDeckDungeonEvent):
    """Dice returned to the supply; `cause` is the id of the source, empty if the party chose to."""

    seat: int
    dice: Numbers
    cause: str


@dataclass(frozen=True)
class DicePaid(OneDeckDungeonEvent):
    seat: int
    dice: Numbers
    skill: str


@dataclass(frozen=True)
class BoxCovered(OneDeckDungeonEvent):
    """Dice of each hero were put on a box; `complete` is false for the first of two covers (ODD-BOSS-13)."""

    box: int
    seats: Numbers
    dice: Numbers
    complete: bool


@dataclass(frozen=True)
class SkillUsed(OneDeckDungeonEvent):
    """A skill or talent was used."""

    seat: int
    skill: str


@dataclass(frozen=True)
class PotionUsed(OneDeckDungeonEvent):
    seat: int
    potion: str


@dataclass(frozen=True)
class HeroicDieMade(OneDeckDungeonEvent):
    seat: int
    given: Numbers
    die: int


@dataclass(frozen=True)
class IconsIgnored(OneDeckDungeonEvent):
    """This many icons will be ignored in the sum."""

    seat: int
    icon: str
    count: int


@dataclass(frozen=True)
class ConsequencesSuffered(OneDeckDungeonEvent):
    """The consequences after everything that changes the sum (ODD-ENC-19)."""

    hearts: int
    time: int
    poison: int


@dataclass(frozen=True)
class Damaged(OneDeckDungeonEvent):
    """`cause` is the id of a source, or consequences, stairs, poison."""

    seat: int
    count: int
    cause: str


@dataclass(frozen=True)
class Healed(OneDeckDungeonEvent):
    seat: int
    count: int


@dataclass(frozen=True)
class Poisoned(OneDeckDungeonEvent):
    seat: int
    count: int


@dataclass(frozen=True)
class PoisonRemoved(OneDeckDungeonEvent):
    seat: int
    count: int
    exiled: bool


@dataclass(frozen=True)
class PoisonResisted(OneDeckDungeonEvent):
    """`bonus` is what leaves and other effects add; success if die + bonus > tokens."""

    seats: Numbers
    die: int
    bonus: int
    tokens: int
    success: bool


@dataclass(frozen=True)
class DieStored(OneDeckDungeonEvent):
    seat: int


@dataclass(frozen=True)
class DieReturned(OneDeckDungeonEvent):
    seat: int
    count: int


@dataclass(frozen=True)
class CubesGained(OneDeckDungeonEvent):
    count: int


@dataclass(frozen=True)
class CubeExiled(OneDeckDungeonEvent):
    pass


@dataclass(frozen=True)
class DiceExiled(OneDeckDungeonEvent):
    """Dice left the game; their number per color."""

    counts: Numbers


@dataclass(frozen=True)
class DiceReturned(OneDeckDungeonEvent):
    """Exiled dice came back; their number per color."""

    counts: Numbers


@dataclass(frozen=True)
class Looted(OneDeckDungeonEvent):
    """`kind` is item, skill, potion or xp; the seat is -1 for the party."""

    card: str
    kind: str
    seat: int


@dataclass(frozen=True)
class TurnedToXp(OneDeckDungeonEvent):
    """An item or skill a hero had became XP."""

    seat: int
    card: str


@dataclass(frozen=True)
class LootLost(OneDeckDungeonEvent):
    card: str


@dataclass(frozen=True)
class LevelGained(OneDeckDungeonEvent):
    level: int


@dataclass(frozen=True)
class XpSpent(OneDeckDungeonEvent):
    cards: Names
    xp: int


@dataclass(frozen=True)
class Descended(OneDeckDungeonEvent):
    floor: int  # the floor that the party left


@dataclass(frozen=True)
class BossFightBegan(OneDeckDungeonEvent):
    boss: str


@dataclass(frozen=True)
class RoundBegan(OneDeckDungeonEvent):
    round: int
    seats: Numbers


@dataclass(frozen=True)
class BossHit(OneDeckDungeonEvent):
    hits: int
    damage: int  # after the change
    health: int


@dataclass(frozen=True)
class BossRecovered(OneDeckDungeonEvent):
    count: int
    damage: int  # after the change


@dataclass(frozen=True)
class FocusChosen(OneDeckDungeonEvent):
    seat: int
    focus: str


@dataclass(frozen=True)
class SpaceTicked(OneDeckDungeonEvent):
    seat: int
    talent: str
    kind: str


@dataclass(frozen=True)
class GameEnded(OneDeckDungeonEvent):
    """won or lost"""

    outcome: str
