"""What happens in a One Deck Dungeon match, as it is told to screens, logs and replays.

Cards, skills and the like are named by their content ids; dice are the codes of `dice`. Nothing here is secret:
a card is told only when it lies face up.
"""

from dataclasses import dataclass

from ludotheque.kernel.events import Event

Names = tuple[str, ...]
Numbers = tuple[int, ...]


@dataclass(frozen=True)
class FloorRevealed(Event):
    floor: int
    name: str  # the floor's id


@dataclass(frozen=True)
class XpDrawn(Event):
    """A card became XP before the game (ODD-DIFF-3)."""

    card: str


@dataclass(frozen=True)
class TurnBegan(Event):
    turn: int


@dataclass(frozen=True)
class TimeSpent(Event):
    """Cards that went from the deck to the discard pile, and tokens that went on the stairs."""

    count: int
    cards: Names
    tokens: int


@dataclass(frozen=True)
class StairsFound(Event):
    """The deck is empty."""


@dataclass(frozen=True)
class StairsStruck(Event):
    """The tokens on the stairs were taken off for damage."""

    tokens: int


@dataclass(frozen=True)
class Explored(Event):
    doors: int


@dataclass(frozen=True)
class DoorAdded(Event):
    """By an effect, outside exploring."""


@dataclass(frozen=True)
class CardLeftOver(Event):
    """A single card that makes no door for four players was discarded (ODD-4P-4)."""

    card: str


@dataclass(frozen=True)
class DoorOpened(Event):
    door: int
    cards: Names


@dataclass(frozen=True)
class Fled(Event):
    door: int
    cards: Names


@dataclass(frozen=True)
class EncounterBegan(Event):
    card: str
    seats: Numbers


@dataclass(frozen=True)
class EncounterSkipped(Event):
    card: str


@dataclass(frozen=True)
class PerilChosen(Event):
    card: str
    option: int


@dataclass(frozen=True)
class AbilityUsed(Event):
    seat: int
    ability: str


@dataclass(frozen=True)
class DiceRolled(Event):
    """Dice joined a pool; `gathered` for the roll of step 3."""

    seat: int
    dice: Numbers
    gathered: bool


@dataclass(frozen=True)
class DiceRerolled(Event):
    seat: int
    before: Numbers
    after: Numbers


@dataclass(frozen=True)
class DiceGained(Event):
    seat: int
    dice: Numbers


@dataclass(frozen=True)
class DiceChanged(Event):
    seat: int
    before: Numbers
    after: Numbers


@dataclass(frozen=True)
class DiceDiscarded(Event):
    """Dice went back to the supply; `cause` is the id of what demanded it, empty for the party's own will."""

    seat: int
    dice: Numbers
    cause: str


@dataclass(frozen=True)
class DicePaid(Event):
    seat: int
    dice: Numbers
    skill: str


@dataclass(frozen=True)
class BoxCovered(Event):
    """Dice per hero were put on a box; `complete` is false for the first of two covers (ODD-BOSS-13)."""

    box: int
    seats: Numbers
    dice: Numbers
    complete: bool


@dataclass(frozen=True)
class SkillUsed(Event):
    """A skill or talent."""

    seat: int
    skill: str


@dataclass(frozen=True)
class PotionUsed(Event):
    seat: int
    potion: str


@dataclass(frozen=True)
class HeroicDieMade(Event):
    seat: int
    given: Numbers
    die: int


@dataclass(frozen=True)
class IconsIgnored(Event):
    """From now on so many icons will be taken off the sum."""

    seat: int
    icon: str
    count: int


@dataclass(frozen=True)
class ConsequencesSuffered(Event):
    """What is left after everything that changes the sum (ODD-ENC-19)."""

    hearts: int
    time: int
    poison: int


@dataclass(frozen=True)
class Damaged(Event):
    """`cause` is the id of a source, or consequences, stairs, poison."""

    seat: int
    count: int
    cause: str


@dataclass(frozen=True)
class Healed(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class Poisoned(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class PoisonRemoved(Event):
    seat: int
    count: int
    exiled: bool


@dataclass(frozen=True)
class PoisonResisted(Event):
    """`bonus` is what leaves and other effects add; success if die + bonus > tokens."""

    seats: Numbers
    die: int
    bonus: int
    tokens: int
    success: bool


@dataclass(frozen=True)
class DieStored(Event):
    seat: int


@dataclass(frozen=True)
class DieReturned(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class CubesGained(Event):
    count: int


@dataclass(frozen=True)
class CubeExiled(Event):
    pass


@dataclass(frozen=True)
class DiceExiled(Event):
    """Dice left the game; their number per colour."""

    counts: Numbers


@dataclass(frozen=True)
class DiceReturned(Event):
    """Exiled dice came back; their number per colour."""

    counts: Numbers


@dataclass(frozen=True)
class Looted(Event):
    """`kind` is item, skill, potion or xp; the seat is -1 for the party."""

    card: str
    kind: str
    seat: int


@dataclass(frozen=True)
class TurnedToXp(Event):
    """An item or skill a hero had became XP."""

    seat: int
    card: str


@dataclass(frozen=True)
class LootLost(Event):
    card: str


@dataclass(frozen=True)
class LevelGained(Event):
    level: int


@dataclass(frozen=True)
class XpSpent(Event):
    cards: Names
    xp: int


@dataclass(frozen=True)
class Descended(Event):
    floor: int  # the one left behind


@dataclass(frozen=True)
class BossFightBegan(Event):
    boss: str


@dataclass(frozen=True)
class RoundBegan(Event):
    round: int
    seats: Numbers


@dataclass(frozen=True)
class BossHit(Event):
    hits: int
    damage: int  # now
    health: int


@dataclass(frozen=True)
class BossRecovered(Event):
    count: int
    damage: int  # now


@dataclass(frozen=True)
class FocusChosen(Event):
    seat: int
    focus: str


@dataclass(frozen=True)
class SpaceTicked(Event):
    seat: int
    talent: str
    kind: str


@dataclass(frozen=True)
class GameEnded(Event):
    """won or lost"""

    outcome: str
