"""A campaign sheet as data with names and texts in a language: what a screen shows of it."""

from msgspec import Struct


class TalentShown(Struct, frozen=True):
    """A talent: the spaces of each kind, and how many of them are ticked. Owned once all are.

    `place` is its number on the sheet, by which answers name it.
    """

    talent: str
    place: int
    name: str
    owned: bool
    ticks: dict[str, int]
    spaces: dict[str, int]
    text: str
    source: str
    confidence: str


class FocusShown(Struct, frozen=True):
    """A group of talents. One group besides those that are always active is chosen for a game."""

    focus: str
    name: str
    always_active: bool
    talents: tuple[TalentShown, ...]


class BossShown(Struct, frozen=True):
    """How often a boss was beaten."""

    boss: str
    name: str
    times: int


class AdventureShown(Struct, frozen=True):
    """A game on the sheet."""

    dungeon: str
    dungeon_name: str
    tier: str
    tier_name: str
    won: bool
    ticks: int


class SheetPage(Struct, frozen=True):
    """The whole contents of a sheet; `adventures` are the latest ones, oldest first."""

    set: str
    set_name: str
    revision: int
    talents_owned: int
    talents: int
    bosses: tuple[BossShown, ...]
    focuses: tuple[FocusShown, ...]
    adventures: tuple[AdventureShown, ...]
