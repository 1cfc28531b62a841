"""What an effect that resolves knows, and how a text is carried out."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable

PARTY: Final = 0  # the seat in whose name the whole party acts


class Context:
    """The circumstances of one text."""

    def __init__(self, seat: i64, cause: str) -> None:
        self.seat = seat  # the hero who uses it; for the dungeon's own texts the first hero concerned
        self.cause = cause  # the content id of the source
        self.anywhere = False  # reaches heroes outside the encounter too (potions, moments between encounters)
        self.turn_start = False
        self.card: i64 = -1  # the card in question: opened, fled, looted
        self.roller: i64 = seat
        self.hero: i64 = -1  # the hero picked last (Target.SAME_HERO)
        self.gained: list[int] = []  # dice this text has gained
        self.given: list[int] = []  # dice discarded for a heroic die
        self.spent: list[bool] = [False]  # does the cube just paid lie in the supply? shared by all texts that answer
        self.skipped = False  # the encounter is to be skipped
        self.resist_rerolled = False

    def for_source(self, seat: i64, cause: str) -> "Context":
        """The same circumstances for a hook that answers to them."""
        now = Context(seat, cause)
        now.anywhere = self.anywhere
        now.turn_start = self.turn_start
        now.card = self.card
        now.roller = self.roller
        now.given = self.given
        now.spent = self.spent
        return now


def run(table: DungeonTable, now: Context, effects: Effects) -> None:
    """Carry out a text in its printed order."""
    for effect in effects:
        table.resolver(type(effect))(table, now, effect)


def possible(table: DungeonTable, now: Context, effects: Effects) -> bool:
    """Can the text be used? An exile or the like that opens it is a payment."""
    if not effects:
        return True
    test = table.payment_test(type(effects[0]))
    return test is None or test(table, now, effects[0])


def worthwhile(table: DungeonTable, now: Context, effects: Effects) -> bool:
    """Would the text do anything? What would not is not offered."""
    for effect in effects:
        test = table.aim_test(type(effect))
        if test is None or test(table, now, effect):
            return True
    return False
