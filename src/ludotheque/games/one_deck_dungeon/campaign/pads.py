"""What is printed: the pad of campaign sheets of each set, and the heroes, dungeons and tiers a sheet may name."""

from functools import cache

import msgspec

from ludotheque.games.one_deck_dungeon.campaign.ticks import Counts
from ludotheque.games.one_deck_dungeon.content.definitions import Dungeon, Focus, Hero, Talent, Tier
from ludotheque.games.one_deck_dungeon.content.loader import load_common, load_sets


class Pad(msgspec.Struct, frozen=True):
    """The sheets of one set are all alike."""

    set_id: str
    focuses: tuple[Focus, ...]
    talents: tuple[Talent, ...]

    @property
    def spaces(self) -> tuple[Counts, ...]:
        return tuple((each.spaces.circle, each.spaces.square, each.spaces.hard) for each in self.talents)

    @property
    def places(self) -> dict[str, int]:
        """Where each talent stands."""
        return {talent.id: place for place, talent in enumerate(self.talents)}


@cache
def pads() -> dict[str, Pad]:
    """The pads of the house by their sets."""
    return {group.id: Pad(group.id, group.focuses, group.talents) for group in load_sets()}


@cache
def heroes() -> dict[str, Hero]:
    """Of all sets, because heroes mix freely (ODD-HYBRID-3)."""
    return {hero.id: hero for group in load_sets() for hero in group.heroes}


@cache
def dungeons() -> dict[str, Dungeon]:
    return {dungeon.id: dungeon for group in load_sets() for dungeon in group.dungeons}


@cache
def tiers() -> dict[str, Tier]:
    return {tier.id: tier for tier in load_common().tiers}


def set_of_hero(hero: str) -> str:
    """The set a hero comes from."""
    return next(group.id for group in load_sets() if any(each.id == hero for each in group.heroes))
