"""Step 5: what uncovered boxes bring (ODD-ENC-17..24)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment
from ludotheque.games.one_deck_dungeon.effects.party import ICON_CODES
from ludotheque.games.one_deck_dungeon.resolution.choices import pick_hero
from ludotheque.games.one_deck_dungeon.resolution.conditions import holds
from ludotheque.games.one_deck_dungeon.resolution.context import Context
from ludotheque.games.one_deck_dungeon.resolution.time import settle_stairs, spend_time
from ludotheque.games.one_deck_dungeon.resolution.triggers import note_skill, trigger, wanted
from ludotheque.games.one_deck_dungeon.resolution.wounds import hurt_all, poison_all
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import FOR_HEART, FOR_ODD_POISON
from ludotheque.games.one_deck_dungeon.table.hook_sources import Carried
from ludotheque.games.one_deck_dungeon.table.state import HIT, LOOT_ALL, LOOT_LOST, MEET
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable

AFTER_PLACEMENT: Final = Moment.AFTER_PLACEMENT
SKILL_USED: Final = Moment.SKILL_USED
HEARTS: Final = 0
TIME: Final = 1
POISON: Final = 2


def consequences(table: DungeonTable) -> None:
    """Calculate, apply, and in an encounter leave it."""
    encounter = table.encounter()
    gives = loot_of(table)
    trigger(table, AFTER_PLACEMENT, Context(encounter.seats[0], ""))  # ODD-ENC-24
    icons = soften(table, reckon(table))
    if table.listening:
        table.tell(events.ConsequencesSuffered(icons[HEARTS], icons[TIME], icons[POISON]))
    suffer_hearts(table, encounter.seats, icons[HEARTS])
    spend_time(table, icons[TIME])  # ODD-ENC-21
    suffer_poison(table, encounter.seats, icons[POISON])
    settle_stairs(table)  # ODD-ENC-23
    if encounter.card < 0:
        table.begin_phase(HIT)
        return
    table.claim_later(encounter.card, gives)
    table.end_encounter()
    table.begin_phase(MEET)


def loot_of(table: DungeonTable) -> i64:
    """What the card may give afterwards (ODD-ENC-30, ODD-LOOT-9)."""
    encounter = table.encounter()
    if table.in_boss_fight():
        return LOOT_ALL
    card = table.card(encounter.card)
    if card.ability is not None:
        lost = card.ability.source.lose_loot
        if lost is not None and holds(table, Context(encounter.seats[0], card.id), lost.condition):
            return LOOT_LOST
    return card.options[encounter.option].grants if encounter.option >= 0 else LOOT_ALL


def reckon(table: DungeonTable) -> list[int]:
    """ODD-ENC-19: sum, ignored icons, additions."""
    icons = uncovered_icons(table)
    sources = [carried.source for carried in table.sources()]
    ignored = ignored_icons(table, icons)
    if any(source.soaks_pairs for source in sources):
        ignored[HEARTS] = 0  # nothing else can ignore hearts
    for icon in range(3):
        icons[icon] = max(0, icons[icon] - ignored[icon])
    for source in sources:
        for add in source.adds:
            if icons[ICON_CODES[add.if_icon]] >= add.at_least:
                icons[ICON_CODES[add.icon]] += add.count
    return icons


def expected(table: DungeonTable) -> list[int]:
    """What comes of it if every skill that works by itself is used."""
    icons = reckon(table)
    for carried in table.sources():
        icons = softened(table, carried, icons)
    return icons


def soften(table: DungeonTable, icons: list[int]) -> list[int]:
    """What skills that work by themselves make of it, unless they are left unused (ODD-ENC-19, AMB-36)."""
    for carried in table.sources():
        after = softened(table, carried, icons)
        if after != icons and works(table, carried, after[TIME] > icons[TIME]):
            icons = after
    return icons


def softened(table: DungeonTable, carried: Carried, icons: list[int]) -> list[int]:
    """What one source makes of it."""
    after = icons[:]
    if carried.source.soaks_pairs:
        after[HEARTS] -= after[HEARTS] // 2
    if carried.source.heart_to_time and table.combat():
        trade_heart(table, after)
    return after


def works(table: DungeonTable, carried: Carried, dear: bool) -> bool:
    """Is the skill used? The party is asked where that costs something."""
    answered = any(SKILL_USED in each.source.at for each in table.sources())
    if (dear or answered) and not wanted(table, carried.seat, carried.source.name):
        return False
    note_skill(table, carried.seat, table.kit.use_numbers[carried.source.name])
    return True


def uncovered_icons(table: DungeonTable) -> list[int]:
    """ODD-ENC-17: hearts, time and poison on uncovered active boxes."""
    icons = [0, 0, 0]
    for box in table.encounter().boxes:
        if box.needed:
            icons[HEARTS] += box.hearts
            icons[TIME] += box.time
            icons[POISON] += box.poison
    return icons


def ignored_icons(table: DungeonTable, icons: list[int]) -> list[int]:
    """ODD-ENC-18."""
    ignored = [0, 0, 0]
    for code in table.encounter().ignores:
        icon = code >> 16
        if icons[icon] >= code >> 8 & 255:
            ignored[icon] += code & 255
    return ignored


def trade_heart(table: DungeonTable, icons: list[int]) -> None:
    """A loss of exactly one heart becomes time; in boss rounds one heart is ignored."""
    if table.in_boss_fight():
        icons[HEARTS] = max(0, icons[HEARTS] - 1)
    elif icons[HEARTS] == 1:
        icons[HEARTS] = 0
        icons[TIME] += 1


def shares(table: DungeonTable, seats: list[int], count: i64, reason: i64) -> list[int]:
    """As evenly as possible; the party places an odd one (ODD-ENC-20, AMB-19)."""
    if len(seats) == 1:
        return [count]
    half = count // 2
    if count % 2 == 0:
        return [half, half]
    odd = pick_hero(table, reason, seats)
    return [half + 1, half] if odd == seats[0] else [half, half + 1]


def suffer_hearts(table: DungeonTable, seats: list[int], hearts: i64) -> None:
    """ODD-ENC-20."""
    if hearts:
        hurt_all(table, seats, shares(table, seats, hearts, FOR_HEART), "consequences")


def suffer_poison(table: DungeonTable, seats: list[int], tokens: i64) -> None:
    """ODD-ENC-22."""
    if tokens:
        poison_all(table, seats, shares(table, seats, tokens, FOR_ODD_POISON))
