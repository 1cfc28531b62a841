"""Damage, healing and poison of heroes, and the last chance before defeat (ODD-ENC-27)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import StoreWhen
from ludotheque.games.one_deck_dungeon.resolution.choices import pick_hero, store
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import (
    NUMBER_MASK,
    do_any_time,
    rescue_options,
    saving_uses,
    use_skill,
)
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_HEAL,
    ASK_SURVIVE,
    DONE,
    FOR_LAST_POISON,
    HEAL_DAMAGE,
    HEAL_POISON,
    SEAT_SHIFT,
)
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

DAMAGE_TAKEN: Final = StoreWhen.DAMAGE_TAKEN
POISON_TAKEN: Final = StoreWhen.POISON_TAKEN


def hurt(table: DungeonTable, seat: i64, count: i64, cause: str) -> None:
    """Deal damage to one hero."""
    hurt_all(table, [seat], [count], cause)


def hurt_all(table: DungeonTable, seats: list[int], counts: list[int], cause: str) -> None:
    """Deal all damage before any hero stores a die for it, and before any hero's survival is checked."""
    taken: list[int] = []
    for seat, count in zip(seats, counts, strict=True):
        if count:
            table.wound(seat, count, cause)
        taken.extend([seat] * count)
    store(table, taken, DAMAGE_TAKEN)
    for seat in seats:
        survive(table, seat)


def survive(table: DungeonTable, seat: i64) -> None:
    """Save the hero immediately with a potion or other effect (ODD-ENC-27), or lose the game (ODD-GOAL-2)."""
    while table.hero(seat).damage >= table.health(seat):
        options = [*rescue_options(table), *saving_uses(table), DONE]
        answer = table.ask_party(ASK_SURVIVE, options, seat, seat)
        if answer == DONE:
            table.end_game("lost")
        if not do_any_time(table, answer, False):
            use_skill(table, (answer & ARGUMENT_MASK) >> SEAT_SHIFT, answer & NUMBER_MASK)


def heal_hero(table: DungeonTable, seat: i64, amount: i64) -> None:
    """Heal up to this much damage, or remove a poison token instead of each (ODD-POISON-6), or none if undamaged."""
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


def poison_all(table: DungeonTable, seats: list[int], due: list[int]) -> None:
    """Place poison tokens; a token that cannot be placed is 1 damage (ODD-POISON-5)."""
    placed = tokens_for(table, seats, due)
    taken: list[int] = []
    for seat, count in zip(seats, placed, strict=True):
        if count:
            table.poison(seat, count)
        taken.extend([seat] * count)
    store(table, taken, POISON_TAKEN)
    missing = [count - given for count, given in zip(due, placed, strict=True)]
    if any(missing):
        hurt_all(table, seats, missing, "poison")


def tokens_for(table: DungeonTable, seats: list[int], due: list[int]) -> list[int]:
    """Return how many tokens each hero gets; if there are too few, the party places them one by one (AMB-32)."""
    left = table.poison_left()
    if sum(due) <= left:
        return due
    placed = [0] * len(due)
    for _ in range(left):
        waiting = [seat for seat, count, given in zip(seats, due, placed, strict=True) if given < count]
        placed[seats.index(pick_hero(table, FOR_LAST_POISON, waiting))] += 1
    return placed
