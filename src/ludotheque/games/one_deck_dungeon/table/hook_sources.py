"""Hooks sorted by what asks for them: a source is anything that carries some."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.hook_types import (
    AddConsequence,
    At,
    Boxes,
    DiscardHighest,
    DiscardRolled,
    HeartToTime,
    LoseLoot,
    LowerRolled,
    Modify,
    SetX,
    SoakPairs,
    WhenRolled,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import Color, Hooks, Moment, Quantity
from ludotheque.games.one_deck_dungeon.table.die import AGILITY, HEROIC, MAGIC, STRENGTH

COLOR_CODES: Final[dict[Color, int]] = {
    Color.STRENGTH: STRENGTH,
    Color.AGILITY: AGILITY,
    Color.MAGIC: MAGIC,
    Color.HEROIC: HEROIC,
}
ALL_COLORS: Final = 0b1111
ALL_VALUES: Final = 0b1111110  # from 1 to 6


def bits(places: list[int]) -> i64:
    """A number with these bits."""
    mask: i64 = 0
    for place in places:
        mask |= 1 << place
    return mask


def color_mask(colors: tuple[Color, ...]) -> i64:
    """Which colours are meant; none named is all of them."""
    return bits([COLOR_CODES[color] for color in colors]) if colors else ALL_COLORS


def value_mask(values: tuple[int, ...]) -> i64:
    """Which values are meant, as bits; none named is all of them."""
    return bits(list(values)) if values else ALL_VALUES


class Source:
    """The hooks of a foe, floor, boss, skill, potion, talent or extra card."""

    def __init__(self, name: str, hooks: Hooks, kind: str) -> None:
        self.name = name
        self.kind = kind  # foe, floor, boss, skill, potion, talent or card
        self.at: dict[Moment, list[At]] = {}
        self.modifies: list[Modify] = []
        self.when_rolled: list[WhenRolled] = []
        self.discard_mask: i64 = 0
        self.discard_highest = False
        self.lowers: list[tuple[int, int]] = []  # colour and by how much
        self.adds: list[AddConsequence] = []
        self.soaks_pairs = False
        self.heart_to_time = False
        self.boxes: list[Boxes] = []
        self.set_x: SetX | None = None
        self.lose_loot: LoseLoot | None = None
        for hook in hooks:
            self.sort_in(hook)

    def sort_in(self, hook: object) -> None:
        if isinstance(hook, At):
            self.at.setdefault(hook.moment, []).append(hook)
        elif isinstance(hook, Modify):
            self.modifies.append(hook)
        elif isinstance(hook, (WhenRolled, DiscardRolled, DiscardHighest, LowerRolled)):
            self.sort_in_roll(hook)
        elif isinstance(hook, AddConsequence):
            self.adds.append(hook)
        elif isinstance(hook, Boxes):
            self.boxes.append(hook)
        else:
            self.sort_in_single(hook)

    def sort_in_roll(self, hook: WhenRolled | DiscardRolled | DiscardHighest | LowerRolled) -> None:
        if isinstance(hook, WhenRolled):
            self.when_rolled.append(hook)
        elif isinstance(hook, DiscardRolled):
            self.discard_mask |= value_mask(hook.values)
        elif isinstance(hook, LowerRolled):
            self.lowers.append((COLOR_CODES[hook.color], hook.by))
        else:
            self.discard_highest = True

    def sort_in_single(self, hook: object) -> None:
        if isinstance(hook, SoakPairs):
            self.soaks_pairs = True
        elif isinstance(hook, HeartToTime):
            self.heart_to_time = True
        elif isinstance(hook, SetX):
            self.set_x = hook
        elif isinstance(hook, LoseLoot):
            self.lose_loot = hook

    def modified(self, quantity: Quantity, number: int) -> int:
        """That number of the rules after this source."""
        for hook in self.modifies:
            if hook.quantity is quantity:
                number = hook.to if hook.to is not None else number + hook.by
        return number


class Carried:
    """A source that is in play, and the hero who carries it; -1 for the dungeon itself."""

    def __init__(self, source: Source, seat: int) -> None:
        self.source = source
        self.seat = seat
