"""Whether a condition of a text holds at this moment."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.vocabulary import Condition, Side
from ludotheque.games.dice_throne.resolution.context import Context, source_meant
from ludotheque.games.dice_throne.table.damage import attack_incoming, incoming, settle
from ludotheque.games.dice_throne.table.table import DiceTable


def holds(table: DiceTable, now: Context, condition: Condition) -> bool:
    """Do all parts of a condition hold?"""
    return (
        dice_hold(table, now, condition)
        and damage_holds(table, now, condition)
        and rest_holds(table, now, condition)
        and board_holds(table, now, condition)
    )


def dice_hold(table: DiceTable, now: Context, condition: Condition) -> bool:
    """The parts that look at dice (DT-TEXT-2, DT-ABIL-2, DT-ABIL-7)."""
    if condition.symbols or condition.none_of:
        faces = now.faces(table)
        if any(faces.count(symbol) < least for symbol, least in condition.symbols):
            return False
        if any(symbol in faces for symbol in condition.none_of):
            return False
    if condition.of_a_kind is not None:
        dice = now.dice()
        if max(dice.count(face) for face in dice) < condition.of_a_kind:
            return False
    if condition.faces and not any(face in condition.faces for face in now.dice()):
        return False
    if condition.roll_total_at_least is not None and sum(now.dice()) < condition.roll_total_at_least:
        return False
    return condition.roll_total_at_most is None or sum(now.dice()) <= condition.roll_total_at_most


def damage_holds(table: DiceTable, now: Context, condition: Condition) -> bool:
    """The parts that look at damage."""
    if condition.added_damage_at_least is not None and now.added < condition.added_damage_at_least:
        return False
    if condition.damage_dealt_at_least is not None:
        attack = table.attack()
        if not attack.settled or attack.dealt < condition.damage_dealt_at_least:
            return False
    if condition.incoming_damage_at_least is not None:
        return damage_against(table, now) >= condition.incoming_damage_at_least
    if condition.attack_damage_at_least is not None:
        return damage_of_attack(table, now) >= condition.attack_damage_at_least
    return True


def damage_against(table: DiceTable, now: Context) -> i64:
    """What comes at the owner of the text: of an Attack while attacked, otherwise all that could be prevented."""
    lines = table.expected_lines(table.pool()) if now.lines is None else now.lines
    attacks = table.state.attacks
    if attacks and now.owner in attacks[0].targets and not attacks[0].settled and not table.pool().isolated:
        return attack_incoming(lines, now.owner)
    return incoming(lines, now.owner)


def damage_of_attack(table: DiceTable, now: Context) -> i64:
    """What the Attack deals, or would deal if nothing more happened (A-54)."""
    targets = table.attack().targets
    if now.lines is None or not targets:
        return table.attack_damage()
    dealt = settle(now.lines, table.mode.seats).dealt
    return sum([dealt[seat] for seat in targets])


def rest_holds(table: DiceTable, now: Context, condition: Condition) -> bool:
    """The parts that look at players, tokens and what was done."""
    hero = table.hero(now.owner)
    for status, least in condition.holding:
        if hero.tokens[source_meant(table, now, status)] < least:
            return False
    if condition.paid_at_least is not None and now.paid < condition.paid_at_least:
        return False
    if condition.rerolled is not None and now.rerolled != condition.rerolled:
        return False
    if condition.ultimate is not None and is_ultimate(table) != condition.ultimate:
        return False
    if condition.defence_rolled is not None and bool(table.attack().defended) != condition.defence_rolled:
        return False
    if condition.chosen_is is Side.OPPONENT and not table.mode.are_opponents(now.owner, now.chosen):
        return False
    if condition.first_player is not None:
        return (table.state.start_player == now.owner) == condition.first_player
    return True


def is_ultimate(table: DiceTable) -> bool:
    return bool(table.state.attacks) and bool(table.attack().ultimate)


def board_holds(table: DiceTable, now: Context, condition: Condition) -> bool:
    """The parts that look at this turn, the holder's board and companions."""
    seat = now.owner
    hero = table.hero(seat)
    for status, least in condition.attack_damaged_holder_of:
        if not hero.struck or hero.struck[source_meant(table, now, status)] < least:
            return False
    if condition.holder_is_owner is not None and (seat in table.kit.owners[now.status]) != condition.holder_is_owner:
        return False
    if condition.held_since_own_turn_start is not None:
        held = hero.token_turn[now.status] < table.state.turn
        if held != condition.held_since_own_turn_start:
            return False
    if condition.attempts_used_below is not None and sum(table.state.attempts) >= condition.attempts_used_below:
        return False
    if condition.side is not None and table.side(seat) != condition.side:
        return False
    return companion_holds(table, now, condition)


def companion_holds(table: DiceTable, now: Context, condition: Condition) -> bool:
    seat = now.owner
    if condition.companion_active is not None and not table.companion_active(seat):
        return False
    down = bool(table.hero(seat).companion) and not table.companion_active(seat)
    if condition.companion_downed is not None and not down:
        return False
    return all(table.companion_health(seat) >= least for _, least in condition.companion_health_at_least)


HANDLED_CONDITIONS: Final = frozenset(Condition.__struct_fields__)
