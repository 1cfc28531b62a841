"""What one content of a match is worth, worked out when first asked for and kept."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, TypeVar

from ludotheque.games.dice_throne.agents.position import FAR
from ludotheque.games.dice_throne.agents.text_evaluator import Dice
from ludotheque.games.dice_throne.agents.weights import Shield
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.traversal import all_effects
from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Amount, Condition, Effect, Effects, Origin
from ludotheque.games.dice_throne.table.actions import ANNOUNCE
from ludotheque.games.dice_throne.table.match_content import ROWS, MatchContent
from ludotheque.games.dice_throne.table.odds import KeepTable

BOOKS_KEPT: Final = 16
TABLES_KEPT: Final = 400
NOTES_KEPT: Final = 4000

RowName = tuple[int, tuple[int, ...]]
"""An announcement, and what its text sees in the dice."""

Blow = tuple[int, int, bool]
"""Damage dealt, damage taken in return, and whether a defence may answer."""
Name = TypeVar("Name", bound=Hashable)
Thing = TypeVar("Thing")


class RowNote:
    """One row of an ability: its worth in calm, and the damage it deals with which chance."""

    def __init__(self, worth: float, blows: dict[Blow, float]) -> None:
        self.worth = worth
        self.blows = blows
        self.most = max(damage for damage, _, _ in blows)
        self.most_hurt = max(hurt for _, hurt, _ in blows)

    def damage(self) -> float:
        """On average."""
        return sum(chance * damage for (damage, _, _), chance in self.blows.items())


class NotedBoard:
    """The notes on all rows of a board, and when the healths begin to matter."""

    def __init__(self, notes: dict[RowName, RowNote], shield: Shield) -> None:
        self.notes = notes
        self.shield = shield  # the opponent's
        self.reach = max(note.most for note in notes.values())
        self.risk = max(note.most_hurt for note in notes.values()) + len(shield.struck)

    def heeded_health(self, own: int, foe: int) -> tuple[int, int]:
        """Both healths, or anything far away where nothing can take so much."""
        return (own if own <= self.risk else FAR, foe if foe <= self.reach else FAR)


class RollGroups:
    """Rolls that allow the same rows, and which group each roll belongs to."""

    def __init__(self, names: list[tuple[RowName, ...]], group_of: list[int], dice_of: dict[RowName, Dice]) -> None:
        self.names = names
        self.group_of = group_of
        self.dice_of = dice_of  # of each row, one roll that allows it


class TurnTable:
    """What every roll of one side is worth, and every row."""

    def __init__(self, values: list[float], rows: dict[RowName, float]) -> None:
        self.values = values
        self.rows = rows
        self.keeps = KeepTable(values, 2)

    @property
    def expected(self) -> float:
        """Before the first of three attempts."""
        return self.keeps.expected(3)

    def with_rerolls(self, rerolls: int) -> KeepTable:
        """A table that knows so many rerolls; cards can grant more than two."""
        if rerolls > self.keeps.rerolls:
            self.keeps = KeepTable(self.values, rerolls)
        return self.keeps


class Kept(OrderedDict[Name, Thing]):
    """The newest entries up to a limit."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def keep(self, name: Name, thing: Thing) -> Thing:
        self[name] = thing
        if len(self) > self.limit:
            self.popitem(last=False)
        return thing


class ValueCache:
    """The notes on one kit; everything in it follows from content and public facts."""

    def __init__(self, kit: MatchContent) -> None:
        self.kit = kit
        self.tables: Kept[Hashable, TurnTable] = Kept(TABLES_KEPT)
        self.rows: Kept[Hashable, dict[RowName, RowNote]] = Kept(NOTES_KEPT)
        self.noted: Kept[Hashable, NotedBoard] = Kept(NOTES_KEPT)
        self.groups: Kept[Hashable, RollGroups] = Kept(NOTES_KEPT)
        self.boards: Kept[Hashable, float] = Kept(NOTES_KEPT)
        self.turns: Kept[Hashable, float] = Kept(NOTES_KEPT)
        self.shields: Kept[Hashable, Shield] = Kept(NOTES_KEPT)
        self.tokens: Kept[Hashable, float] = Kept(NOTES_KEPT)
        self.uses: Kept[Hashable, float] = Kept(NOTES_KEPT)
        self.glances: dict[int, Glance] = {}
        seats = range(len(kit.heroes))
        self.read_by = [statuses_counted(kit, seat) for seat in seats]
        self.heeded = [statuses_heeded(kit, seat) for seat in seats]

    def text(self, announced: int) -> Effects:
        """The row that was announced, and what is added whichever it was (DT-ABIL-6, 7)."""
        number, row = divmod(announced - ANNOUNCE, ROWS)
        ability = self.kit.abilities[number].ability
        return ability.tiers[row].effects + ability.all_tiers

    def glance(self, announced: int) -> "Glance":
        """What the announced row looks at in the dice that activated it."""
        known = self.glances.get(announced)
        if known is None:
            known = self.glances[announced] = Glance(self.text(announced))
        return known


class Glance:
    """What a text looks at in dice other than those it rolls itself."""

    def __init__(self, text: Effects) -> None:
        self.symbols: list[str] = []
        self.kinds = False
        self.numbers = False
        for effect in text:
            self.at_effect(effect)

    def facts(self, dice: tuple[int, ...], faces: list[str]) -> tuple[int, ...]:
        """Dice with equal facts are alike to the text."""
        if self.numbers:
            return dice
        shown = [faces[die] for die in dice]
        most = max(dice.count(die) for die in dice) if self.kinds else 0
        return (most, *(shown.count(symbol) for symbol in self.symbols))

    def at_effect(self, effect: Effect) -> None:
        names: tuple[str, ...] = ("dice",) if isinstance(effect, e.Roll) else effect.__struct_fields__
        for name in names:
            self.at_value(getattr(effect, name))

    def at_value(self, value: object) -> None:
        if isinstance(value, Amount):
            self.symbols += [symbol for symbol, _ in value.per_symbol + value.per_pair]
            self.numbers |= value.origin is Origin.ROLL_TOTAL
        elif isinstance(value, Condition):
            self.symbols += [symbol for symbol, _ in value.symbols] + list(value.none_of)
            self.kinds |= value.of_a_kind is not None
            totals = (value.roll_total_at_least, value.roll_total_at_most)
            self.numbers |= bool(value.faces) or any(total is not None for total in totals)
        elif isinstance(value, Effect):
            self.at_effect(value)
        elif isinstance(value, tuple):
            for part in value:
                self.at_value(part)


def statuses_counted(kit: MatchContent, seat: int) -> frozenset[int]:
    """The tokens and companions whose number the hero's own texts count or ask as a price."""
    names: set[str] = set()
    for effect in all_effects(kit.heroes[seat].hero):
        for field in effect.__struct_fields__:
            value = getattr(effect, field)
            if isinstance(value, Amount):
                names.update(name for name, _ in value.per_token + value.per_companion)
        if isinstance(effect, e.MayPay | e.Pay):
            names.update(cost.token for cost in effect.cost)
    return frozenset(source for name in names for source in sources_named(kit, seat, name))


def sources_named(kit: MatchContent, seat: int, name: str) -> list[int]:
    """A status, a companion, or all members of a group."""
    group = kit.heroes[seat].companions.get(name)
    if group is not None:
        return group
    return [kit.named[seat][name]] if name in kit.named[seat] else []


def statuses_heeded(kit: MatchContent, seat: int) -> tuple[frozenset[int], frozenset[int]]:
    """The statuses on the own and on the other side that the worth of the hero's abilities depends on."""
    named: set[int] = set(statuses_counted(kit, seat))
    anything = False
    for effect in all_effects(kit.heroes[seat].hero):
        if isinstance(effect, e.Gain | e.Inflict | e.Remove | e.Transfer):
            anything |= effect.status == ANY_STATUS
            named.update([kit.status_index[effect.status]] if effect.status in kit.status_index else [])
    named.update(status.index for status in kit.sources if status.modifies)
    return frozenset(range(len(kit.sources)) if anything else named), frozenset(named)


_BOOKS: Final[Kept[MatchContent, ValueCache]] = Kept(BOOKS_KEPT)


def book_of(kit: MatchContent) -> ValueCache:
    """The notes on that content, shared by all who play with it in this process."""
    found = _BOOKS.get(kit)
    return found if found is not None else _BOOKS.keep(kit, ValueCache(kit))
