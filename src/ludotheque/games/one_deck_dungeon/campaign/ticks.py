"""Ticks: how many a game earns, which spaces they may fill and what they give (ODD-CAMP, ODD-DIFF)."""

from typing import Final

from ludotheque.games.one_deck_dungeon.campaign.errors import ImpossibleGame

CIRCLE: Final = 0
SQUARE: Final = 1
HARD: Final = 2
KINDS: Final = 3
KIND_NAMES: Final = ("circle", "square", "hard")

FOR_FLOOR: Final = 1
FOR_LEVEL: Final = 1
FOR_GIVEN_LEVEL: Final = 0
"""For a starting level of the party, which the rulebook does not settle (AMB-23)."""
FOR_BOSS: Final = 3

Counts = tuple[int, int, int]
"""The circles, squares and hard spaces of one talent, either printed or ticked."""


def earned(descended: int, levels: int, boss_beaten: bool, bonus: int) -> int:
    """Return the ticks of each hero after a game, won or lost (ODD-CAMP-2, ODD-CAMP-3)."""
    return descended * FOR_FLOOR + levels * FOR_LEVEL + (FOR_BOSS if boss_beaten else 0) + bonus


def levels_gained(first_level: int, level: int) -> int:
    """Return the levels that earn ticks; the starting levels of the tier do not (ODD-DIFF-6)."""
    return level - first_level + (first_level - 1) * FOR_GIVEN_LEVEL


def tier_bonus(bonus: int, needs_boss: bool, boss_reached: bool) -> int:
    """Return what the chosen tier adds (ODD-DIFF-2..5)."""
    return 0 if needs_boss and not boss_reached else bonus


def may_tick(kind: int, difficulty: int) -> bool:
    """Return whether the space may be ticked: easy dungeons allow circles, medium ones squares too, hard ones all
    (ODD-CAMP-4).
    """
    return CIRCLE <= kind < min(difficulty, KINDS)


def open_spaces(spaces: tuple[Counts, ...], ticks: tuple[Counts, ...], difficulty: int) -> list[tuple[int, int]]:
    """Return the spaces for the next tick, as talent and kind; without any, the tick is lost (ODD-CAMP-10)."""
    found: list[tuple[int, int]] = []
    for talent in range(len(spaces)):
        printed, made = spaces[talent], ticks[talent]
        found += [(talent, kind) for kind in range(KINDS) if may_tick(kind, difficulty) and made[kind] < printed[kind]]
    return found


def ticked(
    spaces: tuple[Counts, ...], ticks: tuple[Counts, ...], talent: int, kind: int, difficulty: int
) -> tuple[Counts, ...]:
    """Return the ticks with one more."""
    if not 0 <= talent < len(spaces):
        raise ImpossibleGame("no-talent", "ODD-CAMP-5", talent=str(talent))
    if not CIRCLE <= kind < KINDS:
        raise ImpossibleGame("no-kind", "ODD-CAMP-4", kind=str(kind), known=", ".join(KIND_NAMES))
    if not may_tick(kind, difficulty):
        raise ImpossibleGame("too-hard", "ODD-CAMP-4", kind=KIND_NAMES[kind], difficulty=difficulty)
    if ticks[talent][kind] >= spaces[talent][kind]:
        raise ImpossibleGame("no-space", "ODD-CAMP-5", kind=KIND_NAMES[kind])
    circle, square, hard = ticks[talent]
    now = (circle + (kind == CIRCLE), square + (kind == SQUARE), hard + (kind == HARD))
    return (*ticks[:talent], now, *ticks[talent + 1 :])


def owned_talents(spaces: tuple[Counts, ...], ticks: tuple[Counts, ...]) -> list[int]:
    """Return the talents whose spaces are all ticked (ODD-CAMP-5)."""
    return [talent for talent in range(len(spaces)) if ticks[talent] == spaces[talent]]


def active_talents(focus_of: tuple[int, ...], always: tuple[bool, ...], owned: list[int], chosen: int) -> list[int]:
    """Return the owned talents that work in this game: basic ones and those of one other focus (ODD-CAMP-6)."""
    if not 0 <= chosen < len(always) or always[chosen]:
        raise ImpossibleGame("focus", "ODD-CAMP-6")
    return [talent for talent in owned if always[focus_of[talent]] or focus_of[talent] == chosen]
