"""What an effect that resolves knows, and how a text is carried out."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.vocabulary import Effect, Effects
from ludotheque.games.dice_throne.resolution.objects import NOTHING_LOST
from ludotheque.games.dice_throne.table.match_content import NO_SOURCE
from ludotheque.games.dice_throne.table.state_classes import Line, Throw
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.errors import BrokenRule

# Where a text stands; it decides when healing applies and what damage is.
ABILITY: Final = 0
DEFENDING: Final = 1
CARD_EFFECT: Final = 2
HOOK_EFFECT: Final = 3
NOBODY: Final = -1


class Context:
    """One text being carried out."""

    def __init__(self, owner: i64, setting: i64) -> None:
        self.owner = owner
        self.setting = setting
        self.chosen: i64 = NOBODY  # who was picked last in this text
        self.aim: i64 = NOBODY  # which of several Defenders it means
        self.named: list[int] = []  # likewise; several, if the text let several be picked at once
        self.throw: Throw | None = None  # the innermost roll, otherwise the activating or defence dice
        self.die: i64 = 0  # inside `each_die`: this die
        self.paid: i64 = 0
        self.added: i64 = 0  # damage added by this text
        self.rerolled = False
        self.status: i64 = NO_SOURCE  # the source whose hook this is
        self.inflicter: i64 = NOBODY
        self.trigger: i64 = NOBODY  # who caused the hook
        self.lost = NOTHING_LOST  # what it could have acted on before others interrupted it
        self.lines: list[Line] | None = None  # of a token that changes damage: what it looks at

    def dice(self) -> list[int]:
        return [self.die] if self.die else self.throw_in_view().dice

    def faces(self, table: DiceTable) -> list[str]:
        """The symbols of the dice in view; they belong to the one who rolled them."""
        symbols = table.kit.heroes[self.throw_in_view().roller].faces
        return [symbols[number] for number in self.dice()]

    def throw_in_view(self) -> Throw:
        if self.throw is None:
            raise BrokenRule("a text counts dice where none were rolled")
        return self.throw


def source_meant(table: DiceTable, now: Context, name: str) -> int:
    """The status or companion a text calls so: the one whose hook it is, otherwise that of the text's owner."""
    if now.status >= 0 and table.kit.sources[now.status].id == name:
        return now.status
    return table.kit.named[now.owner][name]


def hook_context(table: DiceTable, seat: i64, source: i64) -> Context:
    now = Context(seat, HOOK_EFFECT)
    now.status = source
    now.inflicter = table.hero(seat).token_by[source]
    return now


def run(table: DiceTable, now: Context, effects: Effects) -> None:
    """Carry out a text in its printed order."""
    for effect in effects:
        run_one(table, now, effect)


def run_one(table: DiceTable, now: Context, effect: Effect) -> None:
    table.resolver(type(effect))(table, now, effect)
