"""What a screen draws with a question of One Deck Dungeon: which dice fit, what skills bring, what awaits at doors."""

from typing import Final

from msgspec import Struct

from ludotheque.presentation.questions import QuestionOdds


class PoolDie(Struct, frozen=True):
    """A die of a hero, by the code that answers use; equal dice of a hero are one."""

    seat: int
    code: int


class BoxFit(Struct, frozen=True):
    """The dice with which a box can be begun."""

    box: int
    dice: tuple[PoolDie, ...]


class Ghost(Struct, frozen=True):
    """A die that would come; value 0 means that it is rolled."""

    color: str
    value: int
    only: str


class UseFit(Struct, frozen=True):
    """A skill, a potion, a heroic die to make or a die to discard.

    `dice` can be paid, `propose` lists the cheapest dice that pay it all, and `brings` the dice that come then. Where
    values are paid, `goal` is their sum. `seat` is -1 if dice of every hero count.
    """

    action: str
    seat: int
    dice: tuple[PoolDie, ...]
    propose: tuple[PoolDie, ...]
    brings: tuple[Ghost, ...]
    goal: int = 0


class DoorOutlook(Struct, frozen=True):
    """What an open card costs on average, and how likely a hero falls, as hints reckon it: from sample rolls."""

    door: int
    card: int
    hearts: float
    time: float
    fall: float
    exact: bool


class DungeonQuestionFacts(QuestionOdds, frozen=True):
    """What a table draws beside the answers.

    `picked` are the dice named so far, with their `sum` of the `goal`. `stop` has the hearts, time and poison of
    stopping now; `fatal` says that a hero would fall. `saves` lists the answers to deadly damage, whether each saves
    the hero, and the sum in words.
    """

    boxes: tuple[BoxFit, ...]
    uses: tuple[UseFit, ...]
    picked: tuple[PoolDie, ...]
    sum: int
    goal: int
    outlook: tuple[DoorOutlook, ...]
    stop: tuple[int, int, int] | None
    fatal: bool
    saves: tuple[tuple[str, bool, str], ...]


NOTHING: Final = DungeonQuestionFacts((), (), (), 0, 0, (), None, False, ())
SHOWN: Final = (DungeonQuestionFacts,)
