"""Time: cards from the deck, then tokens on the stairs (ODD-TIME, ODD-FLOOR-2..3)."""

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.resolution.choices import pick_hero
from ludotheque.games.one_deck_dungeon.resolution.wounds import hurt, hurt_all
from ludotheque.games.one_deck_dungeon.table.actions import FOR_STAIRS
from ludotheque.games.one_deck_dungeon.table.state import CONSEQUENCES
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable


def spend_time(table: DungeonTable, count: i64) -> None:
    """Spend time (ODD-TIME-1..3); in the boss fight time has no effect (ODD-BOSS-10)."""
    if count <= 0 or table.in_boss_fight():
        return
    cards: list[str] = []
    tokens: i64 = 0
    for _ in range(count):
        if table.state.deck:
            cards.append(table.pass_card())
        else:
            tokens += 1
    if tokens:
        table.add_stairs_tokens(tokens)
    table.tell_time(count, cards, tokens)
    if table.state.phase != CONSEQUENCES:  # ODD-ENC-23: in step 5 only afterwards
        settle_stairs(table)


def settle_stairs(table: DungeonTable) -> None:
    """Turn tokens into damage: three deal 1 (ODD-FLOOR-3); with four players six deal 1 to two heroes (ODD-4P-11)."""
    needed = 6 if table.content.four else 3
    while table.state.stairs >= needed:
        table.strike_stairs(needed)
        seats = list(range(table.content.seats))
        first = pick_hero(table, FOR_STAIRS, seats)
        if table.content.four:
            seats.remove(first)
            second = pick_hero(table, FOR_STAIRS, seats)
            hurt_all(table, [first, second], [1, 1], "stairs")
        else:
            hurt(table, first, 1, "stairs")
