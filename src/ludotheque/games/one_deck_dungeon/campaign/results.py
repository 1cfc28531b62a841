"""What a game adds to a campaign sheet: the ticks it earned and placed, and the counts (ODD-CAMP, ODD-DIFF)."""

import re
from typing import Final

import msgspec

from ludotheque.games.one_deck_dungeon.campaign.errors import ImpossibleGame
from ludotheque.games.one_deck_dungeon.campaign.sheet import (
    REMEMBERED,
    WORD,
    Adventure,
    BossCount,
    CampaignSheet,
    dungeons,
    pad_of,
    ticks_on,
    tiers,
    with_ticks,
)
from ludotheque.games.one_deck_dungeon.campaign.ticks import KINDS, earned, levels_gained, ticked, tier_bonus

TOP_LEVEL: Final = 4


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a game for one hero; `placed` lists its ticks as talent and kind, by their numbers on the pad."""

    match: str
    dungeon: str
    tier: str
    descended: int  # floors left by the stairs; 3: the boss was reached (ODD-FLOOR-10)
    level: int  # at the end of the game
    won: bool
    placed: tuple[tuple[int, int], ...] = ()


def ticks_earned(result: GameResult) -> int:
    """Return how many ticks the game gave each hero (ODD-CAMP-2, ODD-DIFF)."""
    tier = tiers()[result.tier]
    reached = result.descended == len(dungeons()[result.dungeon].floors)
    bonus = tier_bonus(tier.bonus_ticks, tier.needs_boss, reached)
    return earned(result.descended, levels_gained(tier.level, result.level), result.won, bonus)


def with_result(sheet: CampaignSheet, result: GameResult) -> CampaignSheet:
    """Return the sheet after a game; a game that it already contains is not added again."""
    if any(each.match == result.match for each in sheet.adventures):
        return sheet
    check_result(result)
    dungeon = dungeons()[result.dungeon]
    pad = pad_of(sheet)
    ticks = ticks_on(sheet)
    for talent, kind in result.placed:
        ticks = ticked(pad.spaces, ticks, talent, kind, dungeon.difficulty)
    adventure = Adventure(
        match=result.match,
        dungeon=result.dungeon,
        tier=result.tier,
        won=result.won,
        ticks=len(result.placed),
    )
    return msgspec.structs.replace(
        with_ticks(sheet, ticks),
        revision=sheet.revision + 1,
        played=sheet.played + 1,
        won=sheet.won + result.won,
        bosses=one_more(sheet.bosses, dungeon.boss.id) if result.won else sheet.bosses,
        adventures=(*sheet.adventures, adventure)[-REMEMBERED:],
    )


def without_full(sheet: CampaignSheet, result: GameResult) -> GameResult:
    """Return the result without ticks for spaces that another game has filled since: they are lost (ODD-CAMP-10)."""
    spaces, ticks = pad_of(sheet).spaces, ticks_on(sheet)
    free = {
        (talent, kind): printed[kind] - made[kind]
        for talent, (printed, made) in enumerate(zip(spaces, ticks, strict=True))
        for kind in range(KINDS)
    }
    kept: list[tuple[int, int]] = []
    for space in result.placed:
        if kept.count(space) < free.get(space, 1):
            kept.append(space)
    return msgspec.structs.replace(result, placed=tuple(kept))


def check_result(result: GameResult) -> None:
    """Refuse an impossible game, such as a defeated boss that was not reached or unearned ticks."""
    if not re.match(WORD, result.match):
        raise ImpossibleGame("match", "ODD-CAMP-9", match=result.match)
    if result.dungeon not in dungeons():
        raise ImpossibleGame("no-dungeon", "ODD-CAMP-2", dungeon=result.dungeon)
    if result.tier not in tiers():
        raise ImpossibleGame("no-tier", "ODD-CAMP-2", tier=result.tier, known=", ".join(tiers()))
    floors = len(dungeons()[result.dungeon].floors)
    if not 0 <= result.descended <= floors or (result.won and result.descended < floors):
        raise ImpossibleGame("floors", "ODD-CAMP-2", floors=result.descended)
    if not tiers()[result.tier].level <= result.level <= TOP_LEVEL:
        raise ImpossibleGame("level", "ODD-CAMP-2", level=result.level)
    if len(result.placed) > ticks_earned(result):
        raise ImpossibleGame("placed", "ODD-CAMP-2", placed=len(result.placed), earned=ticks_earned(result))


def one_more(bosses: tuple[BossCount, ...], boss: str) -> tuple[BossCount, ...]:
    """Return the defeated bosses with one more, in the order of their first defeat (ODD-CAMP-9)."""
    counts = {each.boss: each.times for each in bosses}
    counts[boss] = counts.get(boss, 0) + 1
    return tuple(BossCount(boss=name, times=times) for name, times in counts.items())
