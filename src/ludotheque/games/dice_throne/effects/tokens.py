"""How effects on status tokens are carried out."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import Moment, Replaced
from ludotheque.games.dice_throne.content.traversal import names_somebody
from ludotheque.games.dice_throne.content.vocabulary import ANY_STATUS, Amount, Count, Many, StatusKind
from ludotheque.games.dice_throne.resolution.amounts import number
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
from ludotheque.games.dice_throne.resolution.fast_actions import receivers
from ludotheque.games.dice_throne.resolution.triggers import may_refuse, trigger
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.table import DiceTable

EVERY: i64 = 99  # more tokens than any limit
# Members of an Enum are slow to look up on their class.
ANY: Final = Many.ANY
ALL: Final = Many.ALL
RECEIVED_AGAIN: Final = Moment.RECEIVED_AGAIN
DETONATED: Final = Moment.DETONATED
GAIN_OF_THIS: Final = Replaced.GAIN_OF_THIS
POLARITIES: Final[dict[StatusKind | None, int]] = {None: 0, StatusKind.POSITIVE: 1, StatusKind.NEGATIVE: 2}


def gain(table: DiceTable, now: Context, effect: e.Gain) -> None:
    source = source_meant(table, now, effect.status)
    for seat in seats_meant(table, now, effect.target):
        give(table, seat, source, counted(table, now, effect.count, seat), now.owner)


def give(table: DiceTable, seat: i64, source: i64, count: i64, by: i64) -> i64:
    """Tokens come to a board: its owner may decline some kinds, and some kinds make room for themselves."""
    if source not in table.kit.overflowing and source not in table.kit.replacing[GAIN_OF_THIS]:
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
        table.tell(events.TokenRefused(seat, table.kit.sources[source].id))
    return True


def inflict(table: DiceTable, now: Context, effect: e.Inflict) -> None:
    """DT-TEXT-13: tokens on the target's board; those of an activation may be refused (`prevent_status`)."""
    source = source_meant(table, now, effect.status)
    for seat in seats_meant(table, now, effect.target):
        for _ in range(counted(table, now, effect.count, seat)):
            if refused(table, seat, source):
                continue
            if give(table, seat, source, 1, now.owner) and table.state.attacks:
                table.note_inflicted(seat, source)


def counted(table: DiceTable, now: Context, count: Count, seat: i64) -> i64:
    return number(table, now, count, seat) if type(count) is Amount else EVERY


def refused(table: DiceTable, seat: i64, source: i64) -> bool:
    """A defence that prevents a token still to come asks its owner when one would be placed."""
    if not table.state.attacks:
        return False
    attack = table.attack()
    seats: i64 = table.mode.seats
    own = [shield for shield in attack.shields if shield % seats == seat]
    fitting = [shield for shield in own if shield // seats in (0, POLARITIES.get(table.kit.sources[source].polarity))]
    if not fitting or seat not in attack.targets:
        return False
    if is_full(table, seat, source) and source not in table.kit.overflowing:
        return False  # it is not placed anyway (DT-STATUS-3)
    if not declines(table, seat, source):
        return False
    table.use_shield(fitting[0])
    return True


def prevent_status(table: DiceTable, now: Context, effect: e.PreventStatus) -> None:
    """A token of this activation is as if not placed; if none has been placed yet, the next one may be refused."""
    attack = table.attack()
    seats: i64 = table.mode.seats
    for _ in range(effect.count):
        tokens = table.hero(now.owner).tokens
        sources = [
            source
            for source in range(len(tokens))
            if tokens[source] > 0 and source * seats + now.owner in attack.inflicted and fits(table, effect, source)
        ]
        if not sources:
            table.raise_shield(now.owner, POLARITIES[effect.kind])
            continue
        source = choose_token(table, now.owner, sources, effect.optional)
        if source >= 0:
            table.take_back_inflicted(now.owner, source)


def fits(table: DiceTable, effect: e.PreventStatus, source: i64) -> bool:
    kit = table.kit.sources[source]
    if effect.status not in (ANY_STATUS, kit.id):
        return False
    return effect.kind is None or kit.polarity is effect.kind


def detonate(table: DiceTable, now: Context, effect: e.Detonate) -> None:
    source = source_meant(table, now, effect.status)
    for seat in seats_meant(table, now, effect.target):
        trigger(table, seat, source, DETONATED)


def remove(table: DiceTable, now: Context, effect: e.Remove) -> None:
    """DT-STATUS-7, 14: single tokens; those that forbid removal are never legal choices."""
    candidates = [] if is_self(effect.target) else holders(table, now, effect)
    gone = removals_gone(table, now, effect)
    for seat in seats_meant(table, now, effect.target, candidates, gone):
        if effect.status != ANY_STATUS:
            remove_of_kind(table, now, effect, seat)
        elif effect.count is ALL:
            for source in removable(table, now, seat, ANY_STATUS):
                table.remove_tokens(seat, source, EVERY)
        else:
            remove_chosen(table, now, effect, seat)


def holders(table: DiceTable, now: Context, effect: e.Remove) -> list[int]:
    """Everybody from whom the text could remove something."""
    return [seat for seat in players(table) if removable(table, now, seat, effect.status)]


def removable(table: DiceTable, now: Context, seat: i64, name: str) -> list[int]:
    """The kinds of token on that board which the text may remove."""
    tokens = table.hero(seat).tokens
    return [source for source, count in enumerate(tokens) if count and may_remove(table, now, source, name)]


def may_remove(table: DiceTable, now: Context, source: i64, name: str) -> bool:
    """Does the text mean tokens of this kind? One that it names, it removes whatever forbids that otherwise."""
    if name != ANY_STATUS:
        return source == source_meant(table, now, name)
    return table.kit.sources[source].removable


def removals_gone(table: DiceTable, now: Context, effect: e.Remove) -> list[int]:
    """Boards on which a token is gone that the text could have removed before it was interrupted (A-22)."""
    return [seat for seat, source in now.lost.tokens if may_remove(table, now, source, effect.status)]


def remove_of_kind(table: DiceTable, now: Context, effect: e.Remove, seat: i64) -> None:
    source = source_meant(table, now, effect.status)
    held = table.hero(seat).tokens[source]
    if effect.count is ANY:
        if held:
            table.remove_tokens(seat, source, how_many(table, now.owner, held))
    elif not effect.optional or not held or whether(table, now.owner):
        table.remove_tokens(seat, source, counted(table, now, effect.count, seat))


def remove_chosen(table: DiceTable, now: Context, effect: e.Remove, seat: i64) -> None:
    """One token after the other; the owner of the text chooses which."""
    optional = effect.optional or effect.count is ANY
    if not names_somebody(effect.target) and seat in removals_gone(table, now, effect):
        optional = True  # nobody could decline the board
    left = counted(table, now, effect.count, seat)
    while left > 0:
        sources = removable(table, now, seat, ANY_STATUS)
        if not sources:
            return
        source = choose_token(table, now.owner, sources, optional)
        if source < 0:
            return
        table.remove_tokens(seat, source, 1)
        left -= 1


def transfer(table: DiceTable, now: Context, effect: e.Transfer) -> None:
    """DT-STATUS-14, 15: from one player to another who has room for it."""
    givers = [seat for seat in players(table) if movable(table, seat, effect.status)]
    gone = moves_gone(table, now, effect)
    for origin in seats_meant(table, now, effect.origin, givers, gone):
        sources = movable(table, origin, effect.status)
        if not sources:
            return
        optional = effect.optional or (origin in gone and not names_somebody(effect.origin))
        source = choose_token(table, now.owner, sources, optional)
        if source < 0:
            return
        takers = receivers(table, origin, source)
        for to in seats_meant(table, now, effect.to, takers):
            if to in takers:
                hand_over(table, (origin, to), source, counted(table, now, effect.count, to))


def moves_gone(table: DiceTable, now: Context, effect: e.Transfer) -> list[int]:
    """Boards from which the text could have moved a token before it was interrupted, to where it cannot go now."""
    gone = [seat for seat, source in now.lost.tokens if may_move(table, source, effect.status)]
    for taker, source in now.lost.rooms:
        if may_move(table, source, effect.status) and source not in table.kit.overflowing:
            gone += [seat for seat in players(table) if seat != taker and table.hero(seat).tokens[source]]
    return gone


def hand_over(table: DiceTable, way: tuple[int, int], source: i64, count: i64) -> None:
    """A token that overflows makes room for itself first (DT-STATUS-15)."""
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
    kit = table.kit.sources[source]
    return kit.transferable and name in (ANY_STATUS, kit.id)


def raise_limit(table: DiceTable, now: Context, effect: e.RaiseLimit) -> None:
    table.raise_limit(now.owner, source_meant(table, now, effect.status), effect.count)
