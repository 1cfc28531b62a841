"""Evaluates the amounts and conditions of a text when they are needed."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.vocabulary import Amount, Condition, Level, Origin, Side, TokensOf
from ludotheque.games.dice_throne.resolution.context import Context, source_meant
from ludotheque.games.dice_throne.table.damage import attack_incoming, incoming, settle
from ludotheque.games.dice_throne.table.match_content import ADVANCED
from ludotheque.games.dice_throne.table.table import DiceTable


def number(table: DiceTable, context: Context, amount: Amount, target: i64 = -1) -> i64:
    """Return the sum of all parts of an amount."""
    total: i64 = amount.base
    if amount.per_symbol or amount.per_pair:
        faces = context.faces(table)
        for symbol, each in amount.per_symbol:
            total += each * faces.count(symbol)
        for symbol, each in amount.per_pair:
            total += each * (faces.count(symbol) // 2)
    for status, each in amount.per_token:
        total += each * tokens_counted(table, context, status, amount.of, target)
    if amount.origin is not None:
        value = origin_value(table, context, amount.origin)
        total += (value + 1) // 2 if amount.half else value
    if amount.per_companion or amount.per_extra_attempt or amount.by_tokens or amount.by_level:
        total += rare_parts(table, context, amount)
    return total


def tokens_counted(table: DiceTable, context: Context, status: str, of: TokensOf, target: i64) -> i64:
    holder: i64 = context.owner
    if of is TokensOf.DEFENDER:
        holder = context.aim if context.aim >= 0 else table.defender()
        if holder < 0:  # before the target is fixed, the only possible one
            opponents = table.mode.opponents(table.state, context.owner)
            holder = opponents[0]
    elif of is TokensOf.TARGET:
        holder = target
    return table.hero(holder).tokens[source_meant(table, context, status)]


def origin_value(table: DiceTable, context: Context, origin: Origin) -> i64:
    if origin is Origin.ROLL_TOTAL:
        return sum(context.dice())
    if origin is Origin.OWN_CP:
        return table.hero(context.owner).cp
    if origin is Origin.DAMAGE_DEALT:
        return table.attack().dealt
    return table.incoming(context.owner) if context.lines is None else incoming(context.lines, context.owner)


def rare_parts(table: DiceTable, context: Context, amount: Amount) -> i64:
    """Return the parts for companions, extra Roll Attempts, tokens held and levels."""
    total: i64 = 0
    hero = table.hero(context.owner)
    for group, each in amount.per_companion:
        total += each * companions_in_play(table, context.owner, group)
    if amount.per_extra_attempt:
        extra = amount.per_extra_attempt * (table.state.attempts[-1] - 1 if table.state.attempts else 0)
        total += extra if amount.max is None else min(extra, amount.max)
    if amount.by_tokens:
        held = hero.tokens[context.status]
        total += max((value for least, value in amount.by_tokens if least <= held), default=0)
    for level, value in amount.by_level:
        if (level is Level.ADVANCED) == (hero.tokens[context.status] == ADVANCED):
            total += value
    return total


def companions_in_play(table: DiceTable, seat: i64, group: str) -> i64:
    """Return the number of companions of a group; one with levels counts once if it is built."""
    tokens = table.hero(seat).tokens
    sources = table.content.heroes[seat].companions.get(group, [])
    return sum(
        (1 if tokens[source] else 0) if table.content.sources[source].has_levels else tokens[source]
        for source in sources
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


def holds(table: DiceTable, context: Context, condition: Condition) -> bool:
    """Return whether all parts of a condition hold."""
    return (
        dice_hold(table, context, condition)
        and damage_holds(table, context, condition)
        and rest_holds(table, context, condition)
        and board_holds(table, context, condition)
    )


def dice_hold(table: DiceTable, context: Context, condition: Condition) -> bool:
    """Return whether the parts about dice hold (DT-TEXT-2, DT-ABIL-2, DT-ABIL-7)."""
    if condition.symbols or condition.none_of:
        faces = context.faces(table)
        if any(faces.count(symbol) < least for symbol, least in condition.symbols):
            return False
        if any(symbol in faces for symbol in condition.none_of):
            return False
    if condition.of_a_kind is not None:
        dice = context.dice()
        if max(dice.count(face) for face in dice) < condition.of_a_kind:
            return False
    if condition.faces and not any(face in condition.faces for face in context.dice()):
        return False
    if condition.roll_total_at_least is not None and sum(context.dice()) < condition.roll_total_at_least:
        return False
    return condition.roll_total_at_most is None or sum(context.dice()) <= condition.roll_total_at_most


def damage_holds(table: DiceTable, context: Context, condition: Condition) -> bool:
    """Return whether the parts about damage hold."""
    if condition.added_damage_at_least is not None and context.added < condition.added_damage_at_least:
        return False
    if condition.damage_dealt_at_least is not None:
        attack = table.attack()
        if not attack.settled or attack.dealt < condition.damage_dealt_at_least:
            return False
    if condition.incoming_damage_at_least is not None:
        return damage_against(table, context) >= condition.incoming_damage_at_least
    if condition.attack_damage_at_least is not None:
        return damage_of_attack(table, context) >= condition.attack_damage_at_least
    return True


def damage_against(table: DiceTable, context: Context) -> i64:
    """Return the damage to the text's owner: an Attack's while attacked, otherwise all that is preventable."""
    lines = table.expected_lines(table.pool()) if context.lines is None else context.lines
    attacks = table.state.attacks
    if attacks and context.owner in attacks[0].targets and not attacks[0].settled and not table.pool().isolated:
        return attack_incoming(lines, context.owner)
    return incoming(lines, context.owner)


def damage_of_attack(table: DiceTable, context: Context) -> i64:
    """Return what the Attack deals, or would deal if nothing more happened (A-54)."""
    targets = table.attack().targets
    if context.lines is None or not targets:
        return table.attack_damage()
    dealt = settle(context.lines, table.mode.seats).dealt
    return sum([dealt[seat] for seat in targets])


def rest_holds(table: DiceTable, context: Context, condition: Condition) -> bool:
    """Return whether the parts about players, tokens and earlier actions hold."""
    hero = table.hero(context.owner)
    for status, least in condition.holding:
        if hero.tokens[source_meant(table, context, status)] < least:
            return False
    if condition.paid_at_least is not None and context.paid < condition.paid_at_least:
        return False
    if condition.rerolled is not None and context.rerolled != condition.rerolled:
        return False
    if condition.ultimate is not None and is_ultimate(table) != condition.ultimate:
        return False
    if condition.defence_rolled is not None and bool(table.attack().defended) != condition.defence_rolled:
        return False
    if condition.chosen_is is Side.OPPONENT and not table.mode.are_opponents(context.owner, context.chosen):
        return False
    if condition.first_player is not None:
        return (table.state.start_player == context.owner) == condition.first_player
    return True


def is_ultimate(table: DiceTable) -> bool:
    return bool(table.state.attacks) and bool(table.attack().ultimate)


def board_holds(table: DiceTable, context: Context, condition: Condition) -> bool:
    """Return whether the parts about this turn, the holder's board and companions hold."""
    seat = context.owner
    hero = table.hero(seat)
    for status, least in condition.attack_damaged_holder_of:
        if not hero.struck or hero.struck[source_meant(table, context, status)] < least:
            return False
    if (
        condition.holder_is_owner is not None
        and (seat in table.content.owners[context.status]) != condition.holder_is_owner
    ):
        return False
    if condition.held_since_own_turn_start is not None:
        held = hero.token_turn[context.status] < table.state.turn
        if held != condition.held_since_own_turn_start:
            return False
    if condition.attempts_used_below is not None and sum(table.state.attempts) >= condition.attempts_used_below:
        return False
    if condition.side is not None and table.side(seat) != condition.side:
        return False
    return companion_holds(table, context, condition)


def companion_holds(table: DiceTable, context: Context, condition: Condition) -> bool:
    seat = context.owner
    if condition.companion_active is not None and not table.companion_active(seat):
        return False
    down = bool(table.hero(seat).companion) and not table.companion_active(seat)
    if condition.companion_downed is not None and not down:
        return False
    return all(table.companion_health(seat) >= least for _, least in condition.companion_health_at_least)


HANDLED_CONDITIONS: Final = frozenset(Condition.__struct_fields__)
