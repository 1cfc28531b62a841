"""Can games have made this sheet? One that cannot be is refused, whoever signed it."""

from collections.abc import Iterable
from typing import Final

from ludotheque.games.one_deck_dungeon.campaign.errors import BrokenSheet
from ludotheque.games.one_deck_dungeon.campaign.pads import dungeons, heroes, pads, tiers
from ludotheque.games.one_deck_dungeon.campaign.sheet import (
    LONGEST_NAME,
    CampaignSheet,
    is_player_name,
    pad_of,
    ticks_on,
)
from ludotheque.games.one_deck_dungeon.campaign.ticks import FOR_BOSS, FOR_FLOOR, FOR_LEVEL, KIND_NAMES, KINDS

FLOORS: Final = 3
LEVELS: Final = 3


def check(sheet: CampaignSheet) -> None:
    """Refuse a sheet that names what there is not, or counts what cannot be."""
    check_names(sheet)
    check_ticks(sheet)
    check_counts(sheet)


def check_names(sheet: CampaignSheet) -> None:
    if not is_player_name(sheet.player):
        raise BrokenSheet("player", longest=str(LONGEST_NAME))
    known("hero", [sheet.hero], heroes())
    known("set", [sheet.set_id], pads())
    known("talent", [each.talent for each in sheet.ticks], pad_of(sheet).places)
    known("boss", [each.boss for each in sheet.bosses], [dungeon.boss.id for dungeon in dungeons().values()])
    known("dungeon", {each.dungeon: None for each in sheet.adventures}, dungeons())
    known("tier", {each.tier: None for each in sheet.adventures}, tiers())


def known(what: str, names: Iterable[str], allowed: Iterable[str]) -> None:
    """Every name is one of ours, and none stands there twice."""
    met: list[str] = []
    for name in names:
        if name not in allowed:
            raise BrokenSheet(what, **{what: name, "known": ", ".join(allowed)})
        if name in met:
            raise BrokenSheet("twice", name=name)
        met.append(name)


def check_ticks(sheet: CampaignSheet) -> None:
    """No more than the spaces, and no more than so many games can bring."""
    pad = pad_of(sheet)
    for talent, ticks, spaces in zip(pad.talents, ticks_on(sheet), pad.spaces, strict=True):
        for kind in range(KINDS):
            if ticks[kind] > spaces[kind]:
                facts = {"kind": KIND_NAMES[kind], "ticks": ticks[kind], "spaces": spaces[kind]}
                raise BrokenSheet("spaces", talent=talent.id, **facts)
    total = sum(sum(ticks) for ticks in ticks_on(sheet))
    if total > sheet.played * most_ticks():
        raise BrokenSheet("ticks", ticks=total, games=sheet.played)


def most_ticks() -> int:
    """What a single game can bring at most."""
    return FLOORS * FOR_FLOOR + LEVELS * FOR_LEVEL + FOR_BOSS + max(tier.bonus_ticks for tier in tiers().values())


def check_counts(sheet: CampaignSheet) -> None:
    """A game won is a boss beaten, and every game was played."""
    beaten = sum(each.times for each in sheet.bosses)
    if sheet.won > sheet.played or beaten != sheet.won or len(sheet.adventures) > sheet.played:
        raise BrokenSheet("counts", games=sheet.played, won=sheet.won, bosses=beaten)
