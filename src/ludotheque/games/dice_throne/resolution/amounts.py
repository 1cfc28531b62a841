"""How much an amount is at the moment when it is needed."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.vocabulary import Amount, Level, Origin, TokensOf
from ludotheque.games.dice_throne.resolution.context import Context, source_meant
from ludotheque.games.dice_throne.table.damage import incoming
from ludotheque.games.dice_throne.table.hook_sources import ADVANCED
from ludotheque.games.dice_throne.table.table import DiceTable


def number(table: DiceTable, now: Context, amount: Amount, target: i64 = -1) -> i64:
    """The sum of all parts of an amount."""
    total: i64 = amount.base
    if amount.per_symbol or amount.per_pair:
        faces = now.faces(table)
        for symbol, each in amount.per_symbol:
            total += each * faces.count(symbol)
        for symbol, each in amount.per_pair:
            total += each * (faces.count(symbol) // 2)
    for status, each in amount.per_token:
        total += each * tokens_counted(table, now, status, amount.of, target)
    if amount.origin is not None:
        value = origin_value(table, now, amount.origin)
        total += (value + 1) // 2 if amount.half else value
    if amount.per_companion or amount.per_extra_attempt or amount.by_tokens or amount.by_level:
        total += rare_parts(table, now, amount)
    return total


def tokens_counted(table: DiceTable, now: Context, status: str, of: TokensOf, target: i64) -> i64:
    holder: i64 = now.owner
    if of is TokensOf.DEFENDER:
        holder = now.aim if now.aim >= 0 else table.defender()
        if holder < 0:  # before the target is fixed, the only one it can be
            opponents = table.mode.opponents(table.state, now.owner)
            holder = opponents[0]
    elif of is TokensOf.TARGET:
        holder = target
    return table.hero(holder).tokens[source_meant(table, now, status)]


def origin_value(table: DiceTable, now: Context, origin: Origin) -> i64:
    if origin is Origin.ROLL_TOTAL:
        return sum(now.dice())
    if origin is Origin.OWN_CP:
        return table.hero(now.owner).cp
    if origin is Origin.DAMAGE_DEALT:
        return table.attack().dealt
    return table.incoming(now.owner) if now.lines is None else incoming(now.lines, now.owner)


def rare_parts(table: DiceTable, now: Context, amount: Amount) -> i64:
    """Companions in play, Roll Attempts beyond the first, steps by tokens held or by level."""
    total: i64 = 0
    hero = table.hero(now.owner)
    for group, each in amount.per_companion:
        total += each * companions_in_play(table, now.owner, group)
    if amount.per_extra_attempt:
        extra = amount.per_extra_attempt * (table.state.attempts[-1] - 1 if table.state.attempts else 0)
        total += extra if amount.max is None else min(extra, amount.max)
    if amount.by_tokens:
        held = hero.tokens[now.status]
        total += max((value for least, value in amount.by_tokens if least <= held), default=0)
    for level, value in amount.by_level:
        if (level is Level.ADVANCED) == (hero.tokens[now.status] == ADVANCED):
            total += value
    return total


def companions_in_play(table: DiceTable, seat: i64, group: str) -> i64:
    """Of a group whose members have levels, each that is built counts once."""
    tokens = table.hero(seat).tokens
    sources = table.kit.heroes[seat].companions.get(group, [])
    return sum(
        (1 if tokens[source] else 0) if table.kit.sources[source].has_levels else tokens[source] for source in sources
    )


HANDLED_AMOUNTS: Final = frozenset(
    {
        "base",
        "per_symbol",
        "per_pair",
        "per_token",
        "of",
        "origin",
        "half",
        "per_companion",
        "per_extra_attempt",
        "max",
        "by_tokens",
        "by_level",
    }
)
