"""The context in which an effect resolves, and the functions that resolve a text."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable

PARTY: Final = 0  # the seat that represents the whole party


class Context:
    """The circumstances of one text."""

    def __init__(self, seat: i64, cause: str) -> None:
        self.seat = seat  # the hero who uses the text; for the dungeon's own texts the first hero affected
        self.cause = cause  # the content id of the source
        self.anywhere = False  # includes heroes outside the encounter (potions, moments between encounters)
        self.turn_start = False
        self.card: i64 = -1  # the card in question: opened, fled, looted
        self.roller: i64 = seat
        self.hero: i64 = -1  # the hero picked last (Target.SAME_HERO)
        self.gained: list[int] = []  # dice that this text has gained
        self.given: list[int] = []  # dice discarded for a heroic die
        self.spent: list[bool] = [False]  # whether the paid cube is in the supply; shared by all hooks that react
        self.skipped = False  # the encounter is to be skipped
        self.resist_rerolled = False

    def for_source(self, seat: i64, cause: str) -> "Context":
        """Return the same context for a hook that reacts to it."""
        context = Context(seat, cause)
        context.anywhere = self.anywhere
        context.turn_start = self.turn_start
        context.card = self.card
        context.roller = self.roller
        context.given = self.given
        context.spent = self.spent
        return context


def run(table: DungeonTable, context: Context, effects: Effects) -> None:
    """Resolve a text in its printed order."""
    for effect in effects:
        table.resolver(type(effect))(table, context, effect)


def possible(table: DungeonTable, context: Context, effects: Effects) -> bool:
    """Return whether the text can be used. An initial exile or the like is a payment."""
    if not effects:
        return True
    test = table.payment_test(type(effects[0]))
    return test is None or test(table, context, effects[0])


def worthwhile(table: DungeonTable, context: Context, effects: Effects) -> bool:
    """Return whether the text would do anything; otherwise it is not offered."""
    for effect in effects:
        test = table.aim_test(type(effect))
        if test is None or test(table, context, effect):
            return True
    return False
