"""Campaign sheets: ticks to place after a match, what is written down on this computer, and what is new there."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.one_deck_dungeon.campaign.sealed_text import unseal_unverified
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet, owned
from ludotheque.games.one_deck_dungeon.campaign.ticks import earned, levels_gained, tier_bonus
from ludotheque.games.one_deck_dungeon.campaign_storage.match_results import result_of, texts_of, write_down
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import local_store
from ludotheque.games.one_deck_dungeon.presentation.commands import hung
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.kernel.game import WON
from ludotheque.kernel.match import Match
from ludotheque.text.writer import name_of

TICKED: Final = ("●", "■", "★")
FREE: Final = ("○", "□", "☆")


def filled_in(match: Match, scene: TerminalContext) -> RenderableType | None:
    """Write the match on the sheets it was played with, and tell their news; nothing if there were none."""
    before = {seat: unseal_unverified(text) for seat, text in texts_of(match).items()}
    if not before:
        return None
    after = write_down(match, local_store())
    lines: list[RenderableType] = [Text()]
    for seat, sheet in after.items():
        lines += news_of(before[seat], sheet, len(result_of(match, seat).placed), scene)
    return Group(*lines)


def news_of(before: CampaignSheet, after: CampaignSheet, ticks: int, scene: TerminalContext) -> list[RenderableType]:
    """Games, ticks, talents that are new, and where to see the rest."""
    facts = {"id": after.id, "player": after.player, "games": str(after.played), "won": str(after.won)}
    lines = [hung("", Text(scene.say("delve-sheet", ticks=ticks, **facts), "bold"), scene.console)]
    had = owned(before)
    names = [name_of(talent, scene.lang) for talent in owned(after) if talent not in had]
    if names:
        lines.append(hung("  ", scene.say("delve-new-talents", talents=", ".join(names)), scene.console))
    lines.append(hung("  ", scene.say("delve-sheet-show", id=after.id), scene.console))
    return [*lines]


def to_tick(scene: TerminalContext, seat: int) -> RenderableType:
    """How the game ended, and how many ticks a hero still places (ODD-CAMP-2, ODD-DIFF)."""
    state, tier = scene.state, scene.kit.tier
    bonus = tier_bonus(tier.bonus_ticks, tier.needs_boss, state.floor > len(scene.kit.floors))
    gained = levels_gained(tier.level, int(state.level))
    left = earned(int(state.floor) - 1, gained, state.result == WON, bonus) - len(state.heroes[seat].ticks)
    said = scene.say("delve-to-tick", outcome=state.result, hero=scene.seat(seat), count=left)
    return hung(" ", said, scene.console)


def spaces_row(scene: TerminalContext, seat: int, place: int) -> str:
    """The spaces of a talent as on its sheet, those ticked just now included: `●●○○ □□`."""
    sheet = scene.kit.sheets[seat]
    if sheet is None:
        return ""
    printed, made = sheet.pad.spaces[place], list(sheet.ticks[place])
    for code in scene.state.heroes[seat].ticks:
        if code >> 2 == place:
            made[code & 3] += 1
    rows = zip(TICKED, FREE, printed, made, strict=True)
    return " ".join(ticked * now + free * (most - now) for ticked, free, most, now in rows if most)
