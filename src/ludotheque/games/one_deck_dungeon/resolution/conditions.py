"""Whether a condition holds now."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import Condition, Fact
from ludotheque.games.one_deck_dungeon.resolution.context import Context
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable

DOOR_WAS_OPEN: Final = Fact.DOOR_WAS_OPEN
OWN_POISON: Final = Fact.OWN_POISON
OWN_DAMAGE: Final = Fact.OWN_DAMAGE
CARD_LEAVES: Final = Fact.CARD_LEAVES
DOOR_LEAVES: Final = Fact.DOOR_LEAVES
UNCOVERED_BOXES: Final = Fact.UNCOVERED_BOXES
UNCOVERED_ARMOR: Final = Fact.UNCOVERED_ARMOR
UNCOVERED_POISON_BOXES: Final = Fact.UNCOVERED_POISON_BOXES
LOOTED_COMBAT_XP: Final = Fact.LOOTED_COMBAT_XP


def holds(table: DungeonTable, now: Context, condition: Condition | None) -> bool:
    if condition is None:
        return True
    return condition.at_least <= count_of(table, now, condition.fact) <= condition.at_most


def count_of(table: DungeonTable, now: Context, fact: Fact) -> i64:
    if fact is DOOR_WAS_OPEN:
        return table.encounter().was_open
    if fact is OWN_POISON:
        return table.hero(now.seat).poison
    if fact is OWN_DAMAGE:
        return table.hero(now.seat).damage
    if fact in (UNCOVERED_BOXES, UNCOVERED_ARMOR, UNCOVERED_POISON_BOXES):
        return uncovered(table, fact)
    if fact in (CARD_LEAVES, DOOR_LEAVES):
        return leaves_in_question(table, now, fact)
    if fact is LOOTED_COMBAT_XP:
        card = table.card(now.card)
        return card.xp * card.combat
    return table.state.floor_encounters


def uncovered(table: DungeonTable, fact: Fact) -> i64:
    """Active boxes left uncovered, all of them or those of a kind."""
    boxes = [box for box in table.encounter().boxes if box.needed]
    if fact is UNCOVERED_ARMOR:
        boxes = [box for box in boxes if box.armor]
    elif fact is UNCOVERED_POISON_BOXES:
        boxes = [box for box in boxes if box.poison]
    return len(boxes)


def leaves_in_question(table: DungeonTable, now: Context, fact: Fact) -> i64:
    if fact is CARD_LEAVES:
        return table.card(now.card).leaf
    count: i64 = 0
    for card in table.state.doors[table.state.door].cards:
        count += table.card(card).leaf
    return count
