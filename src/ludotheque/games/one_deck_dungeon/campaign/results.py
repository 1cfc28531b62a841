"""What a game brings to a campaign sheet: the ticks it earned and placed, and the counts (ODD-CAMP, ODD-DIFF)."""

import re
from typing import Final

import msgspec

from ludotheque.games.one_deck_dungeon.campaign.pads import dungeons, tiers
from ludotheque.games.one_deck_dungeon.campaign.sheet import (
    REMEMBERED,
    WORD,
    Adventure,
    BossCount,
    CampaignSheet,
    pad_of,
    ticks_on,
    with_ticks,
)
from ludotheque.games.one_deck_dungeon.campaign.ticks import KINDS, earned, levels_gained, ticked, tier_bonus
from ludotheque.kernel.errors import IllegalAction

TOP_LEVEL: Final = 4


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a game was for one hero; `placed` are its ticks as talent and kind, by their numbers on the pad."""

    match: str
    dungeon: str
    tier: str
    descended: int  # floors left by the stairs; three is the boss reached (ODD-FLOOR-10)
    level: int  # at the end
    won: bool
    placed: tuple[tuple[int, int], ...] = ()


def ticks_earned(result: GameResult) -> int:
    """How many ticks the game gave each hero (ODD-CAMP-2, ODD-DIFF)."""
    tier = tiers()[result.tier]
    reached = result.descended == len(dungeons()[result.dungeon].floors)
    bonus = tier_bonus(tier.bonus_ticks, tier.needs_boss, reached)
    return earned(result.descended, levels_gained(tier.level, result.level), result.won, bonus)


def with_result(sheet: CampaignSheet, result: GameResult) -> CampaignSheet:
    """The sheet after a game; one that it remembers is not written down twice."""
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
    """The result without ticks for spaces that another game has filled meanwhile: they are lost (ODD-CAMP-10)."""
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
    """A game that can have been: nobody beats a boss they did not reach, or places ticks they did not earn."""
    if not re.match(WORD, result.match):
        raise IllegalAction(f"{result.match!r} names no match", "ODD-CAMP-9")
    if result.dungeon not in dungeons() or result.tier not in tiers():
        raise IllegalAction(f"unknown dungeon {result.dungeon!r} or tier {result.tier!r}", "ODD-CAMP-2")
    floors = len(dungeons()[result.dungeon].floors)
    if not 0 <= result.descended <= floors or (result.won and result.descended < floors):
        raise IllegalAction(f"{result.descended} floors descended do not fit the game", "ODD-CAMP-2")
    if not tiers()[result.tier].level <= result.level <= TOP_LEVEL:
        raise IllegalAction(f"level {result.level} cannot be reached", "ODD-CAMP-2")
    if len(result.placed) > ticks_earned(result):
        reason = f"{len(result.placed)} ticks were placed and {ticks_earned(result)} earned"
        raise IllegalAction(reason, "ODD-CAMP-2")


def one_more(bosses: tuple[BossCount, ...], boss: str) -> tuple[BossCount, ...]:
    """The bosses beaten, in the order of their first defeat (ODD-CAMP-9)."""
    counts = {each.boss: each.times for each in bosses}
    counts[boss] = counts.get(boss, 0) + 1
    return tuple(BossCount(boss=name, times=times) for name, times in counts.items())
