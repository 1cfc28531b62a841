"""Damage, healing and poison of heroes, and the last chance before defeat (ODD-ENC-27)."""

from mypy_extensions import i64

from ludotheque.kernel.decisions import ARGUMENT_MASK
from ludotheque.one_deck_dungeon.actions import ASK_HEAL, ASK_SURVIVE, DONE, HEAL_DAMAGE, HEAL_POISON, SEAT_SHIFT
from ludotheque.one_deck_dungeon.potions import NUMBER_MASK, do_any_time, rescue_options
from ludotheque.one_deck_dungeon.table import DungeonTable
from ludotheque.one_deck_dungeon.using import saving_uses, use_skill


def hurt(table: DungeonTable, seat: i64, count: i64, cause: str) -> None:
    """Damage, and whether the hero survives it."""
    if count:
        table.wound(seat, count, cause)
    survive(table, seat)


def survive(table: DungeonTable, seat: i64) -> None:
    """ODD-ENC-27: at once a potion or other effect, or the game is lost (ODD-GOAL-2)."""
    while table.hero(seat).damage >= table.health(seat):
        options = [*rescue_options(table), *saving_uses(table), DONE]
        answer = table.ask_party(ASK_SURVIVE, options, seat, seat)
        if answer == DONE:
            table.end_game("lost")
        if not do_any_time(table, answer, False):
            use_skill(table, (answer & ARGUMENT_MASK) >> SEAT_SHIFT, answer & NUMBER_MASK)


def heal_hero(table: DungeonTable, seat: i64, amount: i64) -> None:
    """Up to so much damage; a poison token may go instead of each (ODD-POISON-6), or without damage nothing at all."""
    hero = table.hero(seat)
    left: i64 = amount
    while left and hero.poison:
        options = [HEAL_DAMAGE, HEAL_POISON] if hero.damage else [HEAL_POISON, DONE]  # ODD-CURE-2
        answer = table.ask_party(ASK_HEAL, options, seat, seat)
        if answer == DONE:
            return
        left -= 1
        if answer == HEAL_DAMAGE:
            table.heal(seat, 1)
        else:
            table.remove_poison(seat, 1, False)
    table.heal(seat, left)


def poison_hero(table: DungeonTable, seat: i64, count: i64) -> None:
    """ODD-POISON-5: a token that cannot be placed is 1 damage."""
    placed = table.poison(seat, count)
    if placed < count:
        hurt(table, seat, count - placed, "poison")
