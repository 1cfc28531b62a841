"""How effects on status tokens are carried out."""

from typing import Final

from mypy_extensions import i64

from ludotheque.dice_throne import effects as e
from ludotheque.dice_throne import events
from ludotheque.dice_throne.choosing import choose_token, how_many, is_self, players, refuses, seats_meant, whether
from ludotheque.dice_throne.context import Context, number
from ludotheque.dice_throne.playable import receivers
from ludotheque.dice_throne.running import runs
from ludotheque.dice_throne.table import DiceTable
from ludotheque.dice_throne.vocabulary import ANY_STATUS, Amount, Count, Many

EVERY: i64 = 99  # more tokens than any limit
# Members of an Enum are slow to look up on their class.
ANY: Final = Many.ANY
ALL: Final = Many.ALL


@runs(e.Gain)
def gain(table: DiceTable, now: Context, effect: e.Gain) -> None:
    status = table.kit.status_index[effect.status]
    for seat in seats_meant(table, now, effect.target):
        table.place_tokens(seat, status, counted(table, now, effect.count, seat), now.owner)


@runs(e.Inflict)
def inflict(table: DiceTable, now: Context, effect: e.Inflict) -> None:
    """DT-TEXT-13: tokens on the target's board; those of an activation may be refused (`prevent_status`)."""
    status = table.kit.status_index[effect.status]
    for seat in seats_meant(table, now, effect.target):
        for _ in range(counted(table, now, effect.count, seat)):
            if refused(table, seat, status):
                continue
            if table.place_tokens(seat, status, 1, now.owner) and table.state.attacks:
                note_inflicted(table, seat, status)


def counted(table: DiceTable, now: Context, count: Count, seat: i64) -> i64:
    return number(table, now, count, seat) if type(count) is Amount else EVERY


def note_inflicted(table: DiceTable, seat: i64, status: i64) -> None:
    """Before the target is fixed it can only be the one the modifier's rider goes to (DT-ATK-9)."""
    attack = table.attack()
    if attack.defender in (seat, -1) and seat != attack.attacker:
        attack.inflicted.append(status)


def refused(table: DiceTable, seat: i64, status: i64) -> bool:
    """A defence that prevents a token still to come asks its owner when one would be placed."""
    if not table.state.attacks:
        return False
    attack = table.attack()
    if attack.shields <= 0 or seat != attack.defender:
        return False
    if table.hero(seat).tokens[status] >= table.limit(seat, status):
        return False  # it is not placed anyway (DT-STATUS-3)
    if not refuses(table, seat, status):
        return False
    attack.shields -= 1
    if table.listening:
        table.tell(events.TokenRefused(seat, table.kit.statuses[status].id))
    return True


@runs(e.PreventStatus)
def prevent_status(table: DiceTable, now: Context, effect: e.PreventStatus) -> None:
    """A token of this activation is as if not placed; if none has been placed yet, the next one may be refused."""
    attack = table.attack()
    for _ in range(effect.count):
        tokens = table.hero(now.owner).tokens
        statuses = sorted({status for status in attack.inflicted if tokens[status] > 0 and fits(table, effect, status)})
        if not statuses:
            attack.shields += 1
            continue
        status = choose_token(table, now.owner, statuses, effect.optional)
        if status >= 0:
            attack.inflicted.remove(status)
            table.remove_tokens(now.owner, status, 1)


def fits(table: DiceTable, effect: e.PreventStatus, status: i64) -> bool:
    kit = table.kit.statuses[status]
    if effect.status not in (ANY_STATUS, kit.id):
        return False
    return effect.kind is None or kit.status.kind is effect.kind


@runs(e.Remove)
def remove(table: DiceTable, now: Context, effect: e.Remove) -> None:
    """DT-STATUS-7, 14: single tokens; those that forbid removal are never legal choices."""
    holders: list[int] = []
    if not is_self(effect.target):
        holders = [seat for seat in players(table) if removable(table, seat, effect.status)]
    for seat in seats_meant(table, now, effect.target, holders):
        if effect.status != ANY_STATUS:
            remove_of_kind(table, now, effect, seat)
        elif effect.count is ALL:
            for status in removable(table, seat, ANY_STATUS):
                table.remove_tokens(seat, status, EVERY)
        else:
            remove_chosen(table, now, effect, seat)


def removable(table: DiceTable, seat: i64, name: str) -> list[int]:
    """The kinds of token on that board which the text may remove."""
    tokens = table.hero(seat).tokens
    kits = table.kit.statuses
    if name != ANY_STATUS:
        status = table.kit.status_index[name]
        return [status] if tokens[status] else []
    return [status for status, count in enumerate(tokens) if count and kits[status].removable]


def remove_of_kind(table: DiceTable, now: Context, effect: e.Remove, seat: i64) -> None:
    status = table.kit.status_index[effect.status]
    if effect.optional and table.hero(seat).tokens[status] and not whether(table, now.owner):
        return
    if effect.count is ANY:
        table.remove_tokens(seat, status, how_many(table, now.owner, table.hero(seat).tokens[status]))
    else:
        table.remove_tokens(seat, status, counted(table, now, effect.count, seat))


def remove_chosen(table: DiceTable, now: Context, effect: e.Remove, seat: i64) -> None:
    """One token after the other; the owner of the text chooses which."""
    optional = effect.optional or effect.count is ANY
    left = counted(table, now, effect.count, seat)
    while left > 0:
        statuses = removable(table, seat, ANY_STATUS)
        if not statuses:
            return
        status = choose_token(table, now.owner, statuses, optional)
        if status < 0:
            return
        table.remove_tokens(seat, status, 1)
        left -= 1


@runs(e.Transfer)
def transfer(table: DiceTable, now: Context, effect: e.Transfer) -> None:
    """DT-STATUS-14, 15: from one player to another who has room for it."""
    givers = [seat for seat in players(table) if movable(table, seat, effect.status)]
    for origin in seats_meant(table, now, effect.origin, givers):
        statuses = movable(table, origin, effect.status)
        if not statuses:
            return
        status = choose_token(table, now.owner, statuses, effect.optional)
        if status < 0:
            return
        takers = receivers(table, origin, status)
        for to in seats_meant(table, now, effect.to, takers):
            if to in takers:
                table.move_tokens(origin, to, status, counted(table, now, effect.count, to))


def movable(table: DiceTable, seat: i64, name: str) -> list[int]:
    kits = table.kit.statuses
    return [
        status
        for status, count in enumerate(table.hero(seat).tokens)
        if count and name in (ANY_STATUS, kits[status].id) and receivers(table, seat, status)
    ]


@runs(e.RaiseLimit)
def raise_limit(table: DiceTable, now: Context, effect: e.RaiseLimit) -> None:
    table.raise_limit(now.owner, table.kit.status_index[effect.status], effect.count)
