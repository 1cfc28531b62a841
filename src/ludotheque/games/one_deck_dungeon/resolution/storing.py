"""Heroic dice that go on hero cards, and who gets the last ones (ODD-FEAT-4, AMB-33)."""

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import StoreWhen
from ludotheque.games.one_deck_dungeon.resolution.choices import pick_hero
from ludotheque.games.one_deck_dungeon.table.actions import FOR_STORE
from ludotheque.games.one_deck_dungeon.table.die import HEROIC
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable


def store(table: DungeonTable, seats: list[int], trigger: StoreWhen) -> None:
    """A die for each of these heroes whose card says so; a hero is named once for each die."""
    store_all(table, claims_of(table, seats, trigger))


def claims_of(table: DungeonTable, seats: list[int], trigger: StoreWhen) -> list[int]:
    """Who stores, once for each die; never in the boss fight (ODD-BOSS-2)."""
    if table.in_boss_fight():
        return []
    return [seat for seat in seats if trigger in table.hero_kit(seat).store_when]


def store_all(table: DungeonTable, claims: list[int]) -> None:
    """At the same time, so that the party says who gets a die of which there are too few (AMB-33)."""
    left = with_room(table, claims)
    while left:
        supply = table.supply_of(left[0])
        rivals = [seat for seat in left if table.supply_of(seat) is supply]
        if supply[HEROIC] == 0:
            left = [seat for seat in left if seat not in rivals]
            continue
        seat = left[0]
        if supply[HEROIC] < len(rivals):
            seat = pick_hero(table, FOR_STORE, sorted(set(rivals)))
        table.store_die(seat)
        left.remove(seat)


def with_room(table: DungeonTable, claims: list[int]) -> list[int]:
    """As many dice as the hero cards can still hold."""
    kept: list[int] = []
    for seat in claims:
        room: i64 = table.hero_kit(seat).storage - table.hero(seat).stored
        if kept.count(seat) < room:
            kept.append(seat)
    return kept
