"""After the game: ticks on campaign sheets (ODD-CAMP-2..5, ODD-CAMP-10, ODD-DIFF)."""

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.campaign.ticks import earned, levels_gained, open_spaces, ticked, tier_bonus
from ludotheque.games.one_deck_dungeon.table.actions import ASK_TICK, TICK
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedSheet
from ludotheque.games.one_deck_dungeon.table.state import OVER
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK


def fill_in_sheets(table: DungeonTable) -> None:
    """Give all the ticks to each hero with a sheet (ODD-CAMP-3)."""
    table.begin_phase(OVER)
    for seat in range(table.content.seats):
        sheet = table.content.sheets[seat]
        if sheet is not None:
            place_ticks(table, seat, sheet)
    table.close_game()


def ticks_earned(table: DungeonTable) -> int:
    state, tier = table.state, table.content.tier
    bonus = tier_bonus(tier.bonus_ticks, tier.needs_boss, state.floor > 3)
    return earned(state.floor - 1, levels_gained(tier.level, state.level), state.result == "won", bonus)


def place_ticks(table: DungeonTable, seat: i64, sheet: PreparedSheet) -> None:
    """Place ticks one at a time; ticks without a legal space are lost (ODD-CAMP-10)."""
    ticks = sheet.ticks
    difficulty = table.content.dungeon.difficulty
    for _ in range(ticks_earned(table)):
        options = [TICK | talent << 2 | kind for talent, kind in open_spaces(sheet.pad.spaces, ticks, difficulty)]
        if not options:
            return
        answer = table.ask_party(ASK_TICK, options, seat, seat) & ARGUMENT_MASK
        ticks = ticked(sheet.pad.spaces, ticks, answer >> 2, answer & 3, difficulty)
        table.tick(seat, answer >> 2, answer & 3)
