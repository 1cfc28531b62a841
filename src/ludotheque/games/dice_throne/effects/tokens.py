"""Resolvers for effects on status tokens."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import Moment, Replaced
from ludotheque.games.dice_throne.content.traversal import names_somebody
from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Amount, Count, Many, StatusKind
from ludotheque.games.dice_throne.resolution.choices import (
    choose_token,
    how_many,
    is_self,
    players,
    refuses,
    seats_meant,
    whether,
)
from ludotheque.games.dice_throne.resolution.context import Context, source_meant
from ludotheque.games.dice_throne.resolution.evaluation import number
from ludotheque.games.dice_throne.resolution.fast_actions import receivers
from ludotheque.games.dice_throne.resolution.triggers import may_refuse, trigger
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.table import DiceTable

EVERY: i64 = 99  # more tokens than any limit
# Looking up members on an Enum class is slow.
ANY: Final = Many.ANY
ALL: Final = Many.ALL
RECEIVED_AGAIN: Final = Moment.RECEIVED_AGAIN
DETONATED: Final = Moment.DETONATED
GAIN_OF_THIS: Final = Replaced.GAIN_OF_THIS
POLARITIES: Final[dict[StatusKind | None, int]] = {None: 0, StatusKind.POSITIVE: 1, StatusKind.NEGATIVE: 2}


def gain(table: DiceTable, context: Context, effect: e.Gain) -> None:
    source = source_meant(table, context, effect.status)
    for seat in seats_meant(table, context, effect.target):
        give(table, seat, source, counted(table, context, effect.count, seat), context.owner)


def give(table: DiceTable, seat: i64, source: i64, count: i64, by: i64) -> i64:
    """Place tokens on a board; its owner may decline some kinds, and some kinds make room for themselves."""
    if source not in table.content.overflowing and source not in table.content.replacing[GAIN_OF_THIS]:
        return table.place_tokens(seat, source, count, by)
    placed: i64 = 0
    for _ in range(min(count, table.limit(seat, source))):
        if is_full(table, seat, source):
            trigger(table, seat, source, RECEIVED_AGAIN)
        elif may_refuse(table, seat, source) and declines(table, seat, source):
            continue
        placed += table.place_tokens(seat, source, 1, by)
    return placed


def is_full(table: DiceTable, seat: i64, source: i64) -> bool:
    return table.hero(seat).tokens[source] >= table.limit(seat, source)


def declines(table: DiceTable, seat: i64, source: i64) -> bool:
    if not refuses(table, seat, source):
        return False
    if table.listening:
        table.tell(events.TokenRefused(seat, table.content.sources[source].id))
    return True


def inflict(table: DiceTable, context: Context, effect: e.Inflict) -> None:
    """DT-TEXT-13: place tokens on a target's board; those of an activation can be refused (`prevent_status`)."""
    source = source_meant(table, context, effect.status)
    for seat in seats_meant(table, context, effect.target):
        for _ in range(counted(table, context, effect.count, seat)):
            if refused(table, seat, source):
                continue
            if give(table, seat, source, 1, context.owner) and table.state.attacks:
                table.note_inflicted(seat, source)


def counted(table: DiceTable, context: Context, count: Count, seat: i64) -> i64:
    return number(table, context, count, seat) if type(count) is Amount else EVERY


def refused(table: DiceTable, seat: i64, source: i64) -> bool:
    """Ask the owner of a defence against later tokens whether to refuse the one about to be placed."""
    if not table.state.attacks:
        return False
    attack = table.attack()
    seats: i64 = table.mode.seats
    own = [shield for shield in attack.shields if shield % seats == seat]
    fitting = [
        shield for shield in own if shield // seats in (0, POLARITIES.get(table.content.sources[source].polarity))
    ]
    if not fitting or seat not in attack.targets:
        return False
    if is_full(table, seat, source) and source not in table.content.overflowing:
        return False  # it would not be placed anyway (DT-STATUS-3)
    if not declines(table, seat, source):
        return False
    table.use_shield(fitting[0])
    return True


def prevent_status(table: DiceTable, context: Context, effect: e.PreventStatus) -> None:
    """Take back a token of this activation or, if it has placed none, let the player refuse the next one."""
    attack = table.attack()
    seats: i64 = table.mode.seats
    for _ in range(effect.count):
        tokens = table.hero(context.owner).tokens
        sources = [
            source
            for source in range(len(tokens))
            if tokens[source] > 0 and source * seats + context.owner in attack.inflicted and fits(table, effect, source)
        ]
        if not sources:
            table.raise_shield(context.owner, POLARITIES[effect.kind])
            continue
        source = choose_token(table, context.owner, sources, effect.optional)
        if source >= 0:
            table.take_back_inflicted(context.owner, source)


def fits(table: DiceTable, effect: e.PreventStatus, source: i64) -> bool:
    prepared = table.content.sources[source]
    if effect.status not in (ANY_STATUS, prepared.id):
        return False
    return effect.kind is None or prepared.polarity is effect.kind


def detonate(table: DiceTable, context: Context, effect: e.Detonate) -> None:
    source = source_meant(table, context, effect.status)
    for seat in seats_meant(table, context, effect.target):
        trigger(table, seat, source, DETONATED)


def remove(table: DiceTable, context: Context, effect: e.Remove) -> None:
    """DT-STATUS-7, 14: remove single tokens; those that forbid removal are never options."""
    candidates = [] if is_self(effect.target) else holders(table, context, effect)
    gone = removals_gone(table, context, effect)
    for seat in seats_meant(table, context, effect.target, candidates, gone):
        if effect.status != ANY_STATUS:
            remove_of_kind(table, context, effect, seat)
        elif effect.count is ALL:
            for source in removable(table, context, seat, ANY_STATUS):
                table.remove_tokens(seat, source, EVERY)
        else:
            remove_chosen(table, context, effect, seat)


def holders(table: DiceTable, context: Context, effect: e.Remove) -> list[int]:
    """Return the players from whom the text could remove something."""
    return [seat for seat in players(table) if removable(table, context, seat, effect.status)]


def removable(table: DiceTable, context: Context, seat: i64, name: str) -> list[int]:
    """Return the kinds of token on that board that the text may remove."""
    tokens = table.hero(seat).tokens
    return [source for source, count in enumerate(tokens) if count and may_remove(table, context, source, name)]


def may_remove(table: DiceTable, context: Context, source: i64, name: str) -> bool:
    """Return whether the text may remove tokens of this kind; a kind it names is always removable."""
    if name != ANY_STATUS:
        return source == source_meant(table, context, name)
    return table.content.sources[source].removable


def removals_gone(table: DiceTable, context: Context, effect: e.Remove) -> list[int]:
    """Return the boards that have since lost a token that the text could have removed (A-22)."""
    return [seat for seat, source in context.lost.tokens if may_remove(table, context, source, effect.status)]


def remove_of_kind(table: DiceTable, context: Context, effect: e.Remove, seat: i64) -> None:
    source = source_meant(table, context, effect.status)
    held = table.hero(seat).tokens[source]
    if effect.count is ANY:
        if held:
            table.remove_tokens(seat, source, how_many(table, context.owner, held))
    elif not effect.optional or not held or whether(table, context.owner):
        table.remove_tokens(seat, source, counted(table, context, effect.count, seat))


def remove_chosen(table: DiceTable, context: Context, effect: e.Remove, seat: i64) -> None:
    """Ask the text's owner which tokens to remove, one after the other."""
    optional = effect.optional or effect.count is ANY
    if not names_somebody(effect.target) and seat in removals_gone(table, context, effect):
        optional = True  # the owner had no chance to decline this board
    left = counted(table, context, effect.count, seat)
    while left > 0:
        sources = removable(table, context, seat, ANY_STATUS)
        if not sources:
            return
        source = choose_token(table, context.owner, sources, optional)
        if source < 0:
            return
        table.remove_tokens(seat, source, 1)
        left -= 1


def transfer(table: DiceTable, context: Context, effect: e.Transfer) -> None:
    """DT-STATUS-14, 15: move a token from one player to another who has room for it."""
    givers = [seat for seat in players(table) if movable(table, seat, effect.status)]
    gone = moves_gone(table, context, effect)
    for origin in seats_meant(table, context, effect.origin, givers, gone):
        sources = movable(table, origin, effect.status)
        if not sources:
            return
        optional = effect.optional or (origin in gone and not names_somebody(effect.origin))
        source = choose_token(table, context.owner, sources, optional)
        if source < 0:
            return
        takers = receivers(table, origin, source)
        for to in seats_meant(table, context, effect.to, takers):
            if to in takers:
                hand_over(table, (origin, to), source, counted(table, context, effect.count, to))


def moves_gone(table: DiceTable, context: Context, effect: e.Transfer) -> list[int]:
    """Return boards from which a token could have been moved before an interruption, but no longer can (A-22)."""
    gone = [seat for seat, source in context.lost.tokens if may_move(table, source, effect.status)]
    for taker, source in context.lost.rooms:
        if may_move(table, source, effect.status) and source not in table.content.overflowing:
            gone += [seat for seat in players(table) if seat != taker and table.hero(seat).tokens[source]]
    return gone


def hand_over(table: DiceTable, way: tuple[int, int], source: i64, count: i64) -> None:
    """Move the token; a kind that overflows first makes room for itself (DT-STATUS-15)."""
    origin, to = way
    if is_full(table, to, source):
        trigger(table, to, source, RECEIVED_AGAIN)
    table.move_tokens(origin, to, source, count)


def movable(table: DiceTable, seat: i64, name: str) -> list[int]:
    return [
        source
        for source, count in enumerate(table.hero(seat).tokens)
        if count and may_move(table, source, name) and receivers(table, seat, source)
    ]


def may_move(table: DiceTable, source: i64, name: str) -> bool:
    prepared = table.content.sources[source]
    return prepared.transferable and name in (ANY_STATUS, prepared.id)


def raise_limit(table: DiceTable, context: Context, effect: e.RaiseLimit) -> None:
    table.raise_limit(context.owner, source_meant(table, context, effect.status), effect.count)
