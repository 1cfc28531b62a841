"""Campaign sheets: ticks to place after a match, recording the match on this computer, and what changed."""

from typing import Final

from ludotheque.games.one_deck_dungeon.campaign.sealed_text import unseal_unverified
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet, owned
from ludotheque.games.one_deck_dungeon.campaign.ticks import earned, levels_gained, tier_bonus
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import local_store
from ludotheque.games.one_deck_dungeon.campaign_storage.support import result_of, texts_of, write_down
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.kernel.game import WON
from ludotheque.kernel.match import Match
from ludotheque.presentation.document import Document, Paragraph, runs
from ludotheque.text.writer import name_of

TICKED: Final = ("●", "■", "★")
FREE: Final = ("○", "□", "☆")


def filled_in(match: Match, context: TerminalContext) -> Document | None:
    """Record the match on its sheets and return a report, or `None` if there were no sheets."""
    before = {seat: unseal_unverified(text) for seat, text in texts_of(match).items()}
    if not before:
        return None
    after = write_down(match, local_store())
    news = [news_of(before[seat], sheet, len(result_of(match, seat).placed), context) for seat, sheet in after.items()]
    return Document(tuple(block for blocks in news for block in blocks))


def news_of(before: CampaignSheet, after: CampaignSheet, ticks: int, context: TerminalContext) -> list[Paragraph]:
    """Return games, ticks, new talents, and where to see the rest."""
    facts = {"id": after.id, "player": after.player, "games": str(after.played), "won": str(after.won)}
    found = [Paragraph(runs(context.say("delve-sheet", ticks=ticks, **facts), style="strong"))]
    had = owned(before)
    names = [name_of(talent, context.lang) for talent in owned(after) if talent not in had]
    if names:
        found.append(Paragraph(runs(context.say("delve-new-talents", talents=", ".join(names))), indent=2))
    return [*found, Paragraph(runs(context.say("delve-sheet-show", id=after.id)), indent=2)]


def to_tick(context: TerminalContext, seat: int) -> Paragraph:
    """Return the result of the game, and how many ticks a hero still places (ODD-CAMP-2, ODD-DIFF)."""
    state, tier = context.state, context.content.tier
    bonus = tier_bonus(tier.bonus_ticks, tier.needs_boss, state.floor > len(context.content.floors))
    gained = levels_gained(tier.level, int(state.level))
    left = earned(int(state.floor) - 1, gained, state.result == WON, bonus) - len(state.heroes[seat].ticks)
    return Paragraph(
        runs(context.say("delve-to-tick", outcome=state.result, hero=context.seat(seat), count=left)), indent=1
    )


def spaces_row(context: TerminalContext, seat: int, place: int) -> str:
    """Return the spaces of a talent as on its sheet, including new ticks: `●●○○ □□`."""
    sheet = context.content.sheets[seat]
    if sheet is None:
        return ""
    printed, made = sheet.pad.spaces[place], list(sheet.ticks[place])
    for code in context.state.heroes[seat].ticks:
        if code >> 2 == place:
            made[code & 3] += 1
    rows = zip(TICKED, FREE, printed, made, strict=True)
    return " ".join(ticked * now + free * (most - now) for ticked, free, most, now in rows if most)
