"""A campaign sheet: its hero, talents and adventures, and what the printed pad allows."""

import re
import secrets
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ludotheque.games.one_deck_dungeon.campaign.errors import BrokenSheet, ImpossibleGame, SheetRefused
from ludotheque.games.one_deck_dungeon.campaign.ticks import (
    FOR_BOSS,
    FOR_FLOOR,
    FOR_LEVEL,
    KIND_NAMES,
    KINDS,
    Counts,
    active_talents,
    owned_talents,
    ticked,
)
from ludotheque.games.one_deck_dungeon.content.definitions import Dungeon, Focus, Hero, Talent, Tier
from ludotheque.games.one_deck_dungeon.content.loader import load_common, load_sets


class Pad(msgspec.Struct, frozen=True):
    """The printed form of one set; all sheets of a set are alike."""

    set_id: str
    focuses: tuple[Focus, ...]
    talents: tuple[Talent, ...]

    @property
    def spaces(self) -> tuple[Counts, ...]:
        return tuple((each.spaces.circle, each.spaces.square, each.spaces.hard) for each in self.talents)

    @property
    def places(self) -> dict[str, int]:
        """Return the position of each talent."""
        return {talent.id: place for place, talent in enumerate(self.talents)}


@cache
def pads() -> dict[str, Pad]:
    """Return the pads by set."""
    return {group.id: Pad(group.id, group.focuses, group.talents) for group in load_sets()}


@cache
def heroes() -> dict[str, Hero]:
    """Return the heroes of all sets, because heroes mix freely (ODD-HYBRID-3)."""
    return {hero.id: hero for group in load_sets() for hero in group.heroes}


@cache
def dungeons() -> dict[str, Dungeon]:
    return {dungeon.id: dungeon for group in load_sets() for dungeon in group.dungeons}


@cache
def tiers() -> dict[str, Tier]:
    return {tier.id: tier for tier in load_common().tiers}


def set_of_hero(hero: str) -> str:
    """Return the set of a hero."""
    return next(group.id for group in load_sets() if any(each.id == hero for each in group.heroes))


LONGEST_NAME: Final = 40
REMEMBERED: Final = 12

SheetId = Annotated[str, Meta(pattern=r"^[0-9a-f]{8}\Z")]
WORD: Final = r"^[A-Za-z0-9_.-]{1,64}\Z"
Word = Annotated[str, Meta(pattern=WORD)]
Counter = Annotated[int, Meta(ge=0, le=1_000_000)]


class SheetPart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a sheet."""


class TalentTicks(SheetPart, frozen=True, kw_only=True):
    talent: Word
    circle: Counter = 0
    square: Counter = 0
    hard: Counter = 0


class BossCount(SheetPart, frozen=True, kw_only=True):
    boss: Word
    times: Annotated[int, Meta(ge=1, le=1_000_000)]


class Adventure(SheetPart, frozen=True, kw_only=True):
    """A game on the sheet; `match` identifies it, so that it is recorded only once."""

    match: Word
    dungeon: Word
    tier: Word
    won: bool
    ticks: Counter


class CampaignSheet(SheetPart, frozen=True, kw_only=True):
    """One player's hero over several games (ODD-CAMP-1); `revision` counts how often the sheet was written."""

    id: SheetId
    revision: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    player: str
    hero: Word
    set_id: Word
    ticks: tuple[TalentTicks, ...] = ()
    played: Counter = 0
    won: Counter = 0
    bosses: tuple[BossCount, ...] = ()
    adventures: Annotated[tuple[Adventure, ...], Meta(max_length=REMEMBERED)] = ()  # the latest ones, oldest first


def new_sheet(player: str, hero: str, set_id: str | None = None) -> CampaignSheet:
    """Return an empty sheet, by default on the pad of the hero's own set."""
    name = player_name(player)
    if hero not in heroes():
        raise SheetRefused("hero", hero=hero, known=", ".join(heroes()))
    pad = set_of_hero(hero) if set_id is None else set_id
    if pad not in pads():
        raise SheetRefused("set", set=pad, known=", ".join(pads()))
    return CampaignSheet(id=secrets.token_hex(4), player=name, hero=hero, set_id=pad)


def with_player(sheet: CampaignSheet, player: str) -> CampaignSheet:
    """Return the sheet under another name."""
    return msgspec.structs.replace(sheet, player=player_name(player), revision=sheet.revision + 1)


def player_name(text: str) -> str:
    """Normalize the spaces and characters of a typed name; raise `SheetRefused` if it is not valid."""
    name = tidied(text)
    if not is_player_name(name):
        raise SheetRefused("player", longest=str(LONGEST_NAME))
    return name


def tidied(text: str) -> str:
    return unicodedata.normalize("NFC", " ".join(text.split()))


def is_player_name(name: str) -> bool:
    """Return whether the name can be shown anywhere: one short line without invisible characters."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == tidied(name)


def is_sheet_id(text: str) -> bool:
    """Return whether the text is a sheet id; only these become file names."""
    return re.fullmatch(r"[0-9a-f]{8}", text) is not None


def pad_of(sheet: CampaignSheet) -> Pad:
    return pads()[sheet.set_id]


def ticks_on(sheet: CampaignSheet) -> tuple[Counts, ...]:
    """Return the ticks of every talent in the order of the pad, as the rules need them."""
    found = {each.talent: (each.circle, each.square, each.hard) for each in sheet.ticks}
    return tuple(found.get(talent.id, (0, 0, 0)) for talent in pad_of(sheet).talents)


def with_ticks(sheet: CampaignSheet, ticks: tuple[Counts, ...]) -> CampaignSheet:
    """Return the sheet with these ticks; talents without ticks are omitted."""
    kept = [
        TalentTicks(talent=talent.id, **dict(zip(KIND_NAMES, counts, strict=True)))
        for talent, counts in zip(pad_of(sheet).talents, ticks, strict=True)
        if any(counts)
    ]
    return msgspec.structs.replace(sheet, ticks=tuple(kept))


def owned(sheet: CampaignSheet) -> tuple[Talent, ...]:
    """Return the talents that later games can use (ODD-CAMP-5)."""
    pad = pad_of(sheet)
    return tuple(pad.talents[place] for place in owned_talents(pad.spaces, ticks_on(sheet)))


def tick(sheet: CampaignSheet, talent: str, kind: str, difficulty: int) -> CampaignSheet:
    """Return the sheet with one more tick."""
    pad = pad_of(sheet)
    if talent not in pad.places:
        raise ImpossibleGame("no-talent", "ODD-CAMP-5", talent=talent)
    if kind not in KIND_NAMES:
        raise ImpossibleGame("no-kind", "ODD-CAMP-4", kind=kind, known=", ".join(KIND_NAMES))
    place = pad.places[talent]
    return with_ticks(sheet, ticked(pad.spaces, ticks_on(sheet), place, KIND_NAMES.index(kind), difficulty))


def active(sheet: CampaignSheet, focus: str) -> tuple[Talent, ...]:
    """Return the talents that work in a game with this focus."""
    pad = pad_of(sheet)
    places = {each.id: place for place, each in enumerate(pad.focuses)}
    focus_of = tuple(places[talent.focus] for talent in pad.talents)
    always = tuple(each.always_active for each in pad.focuses)
    have = owned_talents(pad.spaces, ticks_on(sheet))
    return tuple(pad.talents[place] for place in active_talents(focus_of, always, have, places.get(focus, -1)))


FLOORS: Final = 3
LEVELS: Final = 3


def check(sheet: CampaignSheet) -> None:
    """Refuse a sheet with unknown names or impossible counts."""
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
    """Refuse unknown names and duplicates."""
    met: list[str] = []
    for name in names:
        if name not in allowed:
            raise BrokenSheet(what, **{what: name, "known": ", ".join(allowed)})
        if name in met:
            raise BrokenSheet("twice", name=name)
        met.append(name)


def check_ticks(sheet: CampaignSheet) -> None:
    """Refuse more ticks than the spaces or the number of games allow."""
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
    """Return the most ticks that a single game can give."""
    return FLOORS * FOR_FLOOR + LEVELS * FOR_LEVEL + FOR_BOSS + max(tier.bonus_ticks for tier in tiers().values())


def check_counts(sheet: CampaignSheet) -> None:
    """Refuse counts that contradict each other: a won game defeats a boss, and every game was played."""
    beaten = sum(each.times for each in sheet.bosses)
    if sheet.won > sheet.played or beaten != sheet.won or len(sheet.adventures) > sheet.played:
        raise BrokenSheet("counts", games=sheet.played, won=sheet.won, bosses=beaten)
