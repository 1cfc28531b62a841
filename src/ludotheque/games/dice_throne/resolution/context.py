"""The context of a resolving text, how a text resolves, and what it can still act on (DT-TIMING-8)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.vocabulary import Effect, Effects
from ludotheque.games.dice_throne.table.match_content import NO_SOURCE
from ludotheque.games.dice_throne.table.state_classes import PoolEntry, Throw
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.errors import BrokenRule

Held = tuple[int, int]
"""A seat and a source."""


class Objects:
    """The players in the game, their tokens, and who is threatened, when a text is declared."""

    def __init__(self, table: DiceTable) -> None:
        self.boards = [hero.tokens[:] for hero in table.state.heroes]
        self.defeated = [int(hero.defeated) for hero in table.state.heroes]
        self.threatened = threatened(table)


class Lost:
    """What a text can no longer act on since its declaration."""

    def __init__(self, tokens: list[Held], rooms: list[Held], spared: list[int], fallen: list[int]) -> None:
        self.tokens = tokens  # fewer of them are on the board
        self.rooms = rooms  # no more of them can be placed there
        self.spared = spared  # no damage is incoming to them any more
        self.fallen = fallen  # they were defeated


NOTHING_LOST: Final = Lost([], [], [], [])


def lost_since(table: DiceTable, before: Objects) -> Lost:
    """Return what the text could act on at its declaration and no longer can."""
    lost = Lost([], [], [], [])
    for seat, hero in enumerate(table.state.heroes):
        if before.defeated[seat]:
            continue
        if hero.defeated:
            lost.fallen.append(seat)
        for source, count in enumerate(before.boards[seat]):
            held = 0 if hero.defeated else hero.tokens[source]
            if held < count:
                lost.tokens.append((seat, source))
            elif held > count and held >= table.limit(seat, source):
                lost.rooms.append((seat, source))
    still = threatened(table)
    lost.spared = [seat for seat in before.threatened if seat not in still]
    return lost


def threatened(table: DiceTable) -> list[int]:
    """Return the undefeated players with preventable incoming damage."""
    return [seat for seat, hero in enumerate(table.state.heroes) if not hero.defeated and table.incoming(seat) > 0]


# The setting of a text; it decides when healing applies and the type of damage.
ABILITY: Final = 0
DEFENDING: Final = 1
CARD_EFFECT: Final = 2
HOOK_EFFECT: Final = 3
NOBODY: Final = -1


class Context:
    """One text that is being resolved."""

    def __init__(self, owner: i64, setting: i64) -> None:
        self.owner = owner
        self.setting = setting
        self.chosen: i64 = NOBODY  # the player chosen last in this text
        self.aim: i64 = NOBODY  # which of several Defenders the text means
        self.named: list[int] = []  # the players chosen last; several if the text had several chosen together
        self.throw: Throw | None = None  # the innermost roll, otherwise the activating or defence dice
        self.die: i64 = 0  # inside `each_die`, the current die
        self.paid: i64 = 0
        self.added: i64 = 0  # damage added by this text
        self.rerolled = False
        self.status: i64 = NO_SOURCE  # the source whose hook this is
        self.inflicter: i64 = NOBODY
        self.trigger: i64 = NOBODY  # the player who triggered the hook
        self.by_itself = False  # a hook that acts by itself; what it changes about an Attack it changes for each target
        self.lost = NOTHING_LOST  # what it could have acted on before others interrupted it
        self.lines: list[PoolEntry] | None = None  # for a token that changes damage: the damage it examines

    def dice(self) -> list[int]:
        return [self.die] if self.die else self.throw_in_view().dice

    def faces(self, table: DiceTable) -> list[str]:
        """Return the symbols of the dice in view, by the faces of the player who rolled them."""
        symbols = table.content.heroes[self.throw_in_view().roller].faces
        return [symbols[number] for number in self.dice()]

    def throw_in_view(self) -> Throw:
        if self.throw is None:
            raise BrokenRule("a text counts dice where none were rolled")
        return self.throw


def source_meant(table: DiceTable, context: Context, name: str) -> int:
    """Return the status or companion of that name: the source of the hook itself, or else the owner's."""
    if context.status >= 0 and table.content.sources[context.status].id == name:
        return context.status
    return table.content.named[context.owner][name]


def hook_context(table: DiceTable, seat: i64, source: i64) -> Context:
    context = Context(seat, HOOK_EFFECT)
    context.status = source
    context.inflicter = table.hero(seat).token_by[source]
    return context


def run(table: DiceTable, context: Context, effects: Effects) -> None:
    """Resolve the effects of a text in printed order."""
    for effect in effects:
        run_one(table, context, effect)


def run_one(table: DiceTable, context: Context, effect: Effect) -> None:
    table.resolver(type(effect))(table, context, effect)
