"""Cached values of the content of a match, and the text that is resolving."""

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from typing import Final, TypeVar

from ludotheque.games.dice_throne.agents.position import FAR
from ludotheque.games.dice_throne.agents.text_evaluator import Dice
from ludotheque.games.dice_throne.agents.weights import Shield
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import At, Use
from ludotheque.games.dice_throne.content.traversal import all_effects
from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Amount, Condition, Effect, Effects, Origin
from ludotheque.games.dice_throne.table.actions import ANNOUNCE
from ludotheque.games.dice_throne.table.match_content import ROWS, MatchContent
from ludotheque.games.dice_throne.table.odds import KeepTable
from ludotheque.games.dice_throne.table.state import ABILITY_TEXT, CARD_TEXT, DEFENCE_TEXT
from ludotheque.games.dice_throne.table.state_classes import Resolving
from ludotheque.games.dice_throne.view import DiceSeen

CACHES_KEPT: Final = 16
TABLES_KEPT: Final = 400
NOTES_KEPT: Final = 4000

RowName = tuple[int, tuple[int, ...]]
"""An announcement, and the facts that its text uses from the dice."""

Blow = tuple[int, int, bool]
"""Damage dealt, damage taken in return, and whether a defence is possible."""
Name = TypeVar("Name", bound=Hashable)
Thing = TypeVar("Thing")


class RowNote:
    """One row of an ability: its value without urgency, and the distribution of its damage."""

    def __init__(self, worth: float, blows: dict[Blow, float]) -> None:
        self.worth = worth
        self.blows = blows
        self.most = max(damage for damage, _, _ in blows)
        self.most_hurt = max(hurt for _, hurt, _ in blows)

    def damage(self) -> float:
        """Return the mean damage."""
        return sum(chance * damage for (damage, _, _), chance in self.blows.items())


class NotedBoard:
    """The notes on all rows of a board, and the health below which damage may be decisive."""

    def __init__(self, notes: dict[RowName, RowNote], shield: Shield) -> None:
        self.notes = notes
        self.shield = shield  # the opponent's
        self.reach = max(note.most for note in notes.values())
        self.risk = max(note.most_hurt for note in notes.values()) + len(shield.struck)

    def capped_health(self, own: int, foe: int) -> tuple[int, int]:
        """Return both healths, each replaced by FAR if no row can take that much."""
        return (own if own <= self.risk else FAR, foe if foe <= self.reach else FAR)


class RollGroups:
    """Rolls grouped by the rows that they allow."""

    def __init__(self, names: list[tuple[RowName, ...]], group_of: list[int], dice_of: dict[RowName, Dice]) -> None:
        self.names = names
        self.group_of = group_of
        self.dice_of = dice_of  # for each row, one roll that allows it


class TurnTable:
    """The value of every roll and row of one side."""

    def __init__(self, values: list[float], rows: dict[RowName, float]) -> None:
        self.values = values
        self.rows = rows
        self.keeps = KeepTable(values, 2)

    @property
    def expected(self) -> float:
        """Return the value before the first of three attempts."""
        return self.keeps.expected(3)

    def with_rerolls(self, rerolls: int) -> KeepTable:
        """Return a table with this many rerolls; cards can grant more than two."""
        if rerolls > self.keeps.rerolls:
            self.keeps = KeepTable(self.values, rerolls)
        return self.keeps


class BoundedCache(OrderedDict[Name, Thing]):
    """Keeps the newest entries up to a limit."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def keep(self, name: Name, thing: Thing) -> Thing:
        self[name] = thing
        if len(self) > self.limit:
            self.popitem(last=False)
        return thing


class ValueCache:
    """Cached values for the content of one match, all derived from content and public facts."""

    def __init__(self, content: MatchContent) -> None:
        self.content = content
        self.tables: BoundedCache[Hashable, TurnTable] = BoundedCache(TABLES_KEPT)
        self.rows: BoundedCache[Hashable, dict[RowName, RowNote]] = BoundedCache(NOTES_KEPT)
        self.noted: BoundedCache[Hashable, NotedBoard] = BoundedCache(NOTES_KEPT)
        self.groups: BoundedCache[Hashable, RollGroups] = BoundedCache(NOTES_KEPT)
        self.boards: BoundedCache[Hashable, float] = BoundedCache(NOTES_KEPT)
        self.turns: BoundedCache[Hashable, float] = BoundedCache(NOTES_KEPT)
        self.shields: BoundedCache[Hashable, Shield] = BoundedCache(NOTES_KEPT)
        self.tokens: BoundedCache[Hashable, float] = BoundedCache(NOTES_KEPT)
        self.uses: BoundedCache[Hashable, float] = BoundedCache(NOTES_KEPT)
        self.glances: dict[int, Glance] = {}
        seats = range(len(content.heroes))
        self.read_by = [statuses_counted(content, seat) for seat in seats]
        self.relevant = [relevant_statuses(content, seat) for seat in seats]

    def text(self, announced: int) -> Effects:
        """Return the effects of the announced row and those common to all rows (DT-ABIL-6, 7)."""
        number, row = divmod(announced - ANNOUNCE, ROWS)
        ability = self.content.abilities[number].ability
        return ability.tiers[row].effects + ability.all_tiers

    def glance(self, announced: int) -> "Glance":
        """Return what the announced row uses from the dice that activated it."""
        known = self.glances.get(announced)
        if known is None:
            known = self.glances[announced] = Glance(self.text(announced))
        return known


class Glance:
    """What a text uses from dice other than those it rolls itself."""

    def __init__(self, text: Effects) -> None:
        self.symbols: list[str] = []
        self.kinds = False
        self.numbers = False
        for effect in text:
            self.at_effect(effect)

    def facts(self, dice: tuple[int, ...], faces: list[str]) -> tuple[int, ...]:
        """Return the relevant facts of the dice; dice with equal facts are equivalent for the text."""
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


def statuses_counted(content: MatchContent, seat: int) -> frozenset[int]:
    """Return the tokens and companions that the hero's own texts count or ask as a price."""
    names: set[str] = set()
    for effect in all_effects(content.heroes[seat].hero):
        for field in effect.__struct_fields__:
            value = getattr(effect, field)
            if isinstance(value, Amount):
                names.update(name for name, _ in value.per_token + value.per_companion)
        if isinstance(effect, e.MayPay | e.Pay):
            names.update(cost.token for cost in effect.cost)
    return frozenset(source for name in names for source in sources_named(content, seat, name))


def sources_named(content: MatchContent, seat: int, name: str) -> list[int]:
    """Return the source of a status or companion, or the sources of a group."""
    group = content.heroes[seat].companions.get(name)
    if group is not None:
        return group
    return [content.named[seat][name]] if name in content.named[seat] else []


def relevant_statuses(content: MatchContent, seat: int) -> tuple[frozenset[int], frozenset[int]]:
    """Return the statuses on each side that affect the value of the hero's abilities."""
    named: set[int] = set(statuses_counted(content, seat))
    anything = False
    for effect in all_effects(content.heroes[seat].hero):
        if isinstance(effect, e.Gain | e.Inflict | e.Remove | e.Transfer):
            anything |= effect.status == ANY_STATUS
            named.update([content.status_index[effect.status]] if effect.status in content.status_index else [])
    named.update(status.index for status in content.sources if status.modifies)
    return frozenset(range(len(content.sources)) if anything else named), frozenset(named)


_CACHES: Final[BoundedCache[MatchContent, ValueCache]] = BoundedCache(CACHES_KEPT)


def cache_of(content: MatchContent) -> ValueCache:
    """Return the cache for that content, shared by all agents of this process."""
    found = _CACHES.get(content)
    return found if found is not None else _CACHES.keep(content, ValueCache(content))


Kind = TypeVar("Kind", bound=Effect)


def innermost(seen: DiceSeen) -> Resolving | None:
    parts = seen.resolving()
    return parts[-1] if parts else None


def text_of(cache: ValueCache, seen: DiceSeen, part: Resolving) -> Effects:
    """Return the effects of the card, row, defence or token."""
    if part.kind == CARD_TEXT:
        card = seen.card(part.subject)
        return card.card.effects if card is not None else ()
    if part.kind == ABILITY_TEXT:
        attack = seen.attack()
        ability = cache.content.abilities[part.subject].ability
        return ability.tiers[attack.row if attack is not None else 0].effects + ability.all_tiers
    if part.kind == DEFENCE_TEXT:
        return cache.content.defences[part.subject].defence.effects
    found: Effects = ()
    for hook in cache.content.sources[part.subject].hooks:
        if isinstance(hook, At | Use):
            found += hook.effects
        if isinstance(hook, Use):
            found += hook.per_paid
    return found


def current_text(cache: ValueCache, seen: DiceSeen) -> Effects:
    """Return the innermost text, or no effects if none is resolving."""
    part = innermost(seen)
    return text_of(cache, seen, part) if part is not None else ()


def found_in(effects: Effects, kind: type[Kind]) -> Iterator[Kind]:
    """Yield the effects of that type in a text at any depth, in printed order."""
    for effect in effects:
        if isinstance(effect, kind):
            yield effect
        for name in effect.__struct_fields__:
            value = getattr(effect, name)
            if isinstance(value, tuple) and value and isinstance(value[0], Effect):
                yield from found_in(value, kind)
