"""What an effect knows while it runs: whose text it is, who was chosen, which dice it looks at."""

from typing import Final

from mypy_extensions import i64

from ludotheque.dice_throne.damage import incoming
from ludotheque.dice_throne.state import Throw
from ludotheque.dice_throne.table import DiceTable
from ludotheque.dice_throne.vocabulary import Amount, Condition, Origin, Side, TokensOf
from ludotheque.kernel.errors import BrokenRule

# Where a text stands; it decides when healing applies and what damage is.
ABILITY: Final = 0
DEFENDING: Final = 1
CARD_EFFECT: Final = 2
HOOK_EFFECT: Final = 3


class Context:
    """One text being carried out."""

    def __init__(self, owner: i64, setting: i64) -> None:
        self.owner = owner
        self.setting = setting
        self.chosen: i64 = -1  # who was picked last in this text
        self.throw: Throw | None = None  # the innermost roll, otherwise the activating or defence dice
        self.die: i64 = 0  # inside `each_die`: this die
        self.paid: i64 = 0
        self.added: i64 = 0  # damage added by this text
        self.rerolled = False
        self.status: i64 = -1  # the status whose hook this is
        self.inflicter: i64 = -1

    def dice(self) -> list[int]:
        if self.throw is None:
            raise BrokenRule("a text counts dice where none were rolled")
        return [self.die] if self.die else self.throw.dice

    def faces(self, table: DiceTable) -> list[str]:
        """The symbols of the dice in view; they belong to the one who rolled them."""
        roller = self.throw.roller if self.throw is not None else self.owner
        symbols = table.kit.heroes[roller].faces
        return [symbols[number] for number in self.dice()]


def number(table: DiceTable, now: Context, amount: Amount, target: i64 = -1) -> i64:
    """How much an amount is at this moment."""
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
    return total


def tokens_counted(table: DiceTable, now: Context, status: str, of: TokensOf, target: i64) -> i64:
    holder: i64 = now.owner
    if of is TokensOf.DEFENDER:
        holder = table.attack().defender
    elif of is TokensOf.TARGET:
        holder = target
    return table.hero(holder).tokens[table.kit.status_index[status]]


def origin_value(table: DiceTable, now: Context, origin: Origin) -> i64:
    if origin is Origin.ROLL_TOTAL:
        return sum(now.dice())
    if origin is Origin.OWN_CP:
        return table.hero(now.owner).cp
    if origin is Origin.DAMAGE_DEALT:
        return table.attack().dealt
    return incoming(table.pool().lines, now.owner)


def holds(table: DiceTable, now: Context, condition: Condition) -> bool:
    """Do all parts of a condition hold?"""
    return (
        dice_hold(table, now, condition) and damage_holds(table, now, condition) and rest_holds(table, now, condition)
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
        return incoming(table.pool().lines, now.owner) >= condition.incoming_damage_at_least
    if condition.attack_damage_at_least is not None:
        return incoming(table.phase_pool().lines, table.attack().defender) >= condition.attack_damage_at_least
    return True


def rest_holds(table: DiceTable, now: Context, condition: Condition) -> bool:
    """The parts that look at players, tokens and what was done."""
    hero = table.hero(now.owner)
    for status, least in condition.holding:
        if hero.tokens[table.kit.status_index[status]] < least:
            return False
    if condition.paid_at_least is not None and now.paid < condition.paid_at_least:
        return False
    if condition.rerolled is not None and now.rerolled != condition.rerolled:
        return False
    if condition.ultimate is not None and bool(table.attack().ultimate) != condition.ultimate:
        return False
    if condition.chosen_is is Side.OPPONENT and not table.mode.are_opponents(now.owner, now.chosen):
        return False
    if condition.first_player is not None:
        return (table.state.start_player == now.owner) == condition.first_player
    return True


HANDLED_CONDITIONS: Final = frozenset(
    {
        "symbols",
        "none_of",
        "of_a_kind",
        "faces",
        "roll_total_at_least",
        "roll_total_at_most",
        "added_damage_at_least",
        "damage_dealt_at_least",
        "incoming_damage_at_least",
        "attack_damage_at_least",
        "holding",
        "paid_at_least",
        "rerolled",
        "ultimate",
        "chosen_is",
        "first_player",
    }
)
HANDLED_AMOUNTS: Final = frozenset({"base", "per_symbol", "per_pair", "per_token", "of", "origin", "half"})
