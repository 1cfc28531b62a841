"""Ticks: how many a game earns, which spaces they may go to and what they give (ODD-CAMP, ODD-DIFF)."""

from typing import Final

from ludotheque.kernel.errors import IllegalAction

CIRCLE: Final = 0
SQUARE: Final = 1
HARD: Final = 2
KINDS: Final = 3
KIND_NAMES: Final = ("circle", "square", "hard")

FOR_FLOOR: Final = 1
FOR_LEVEL: Final = 1
FOR_GIVEN_LEVEL: Final = 0
"""For a level the party began with, which the book does not settle (AMB-23)."""
FOR_BOSS: Final = 3

Counts = tuple[int, int, int]
"""Of one talent: circles, squares and hard spaces; either printed or ticked."""


def earned(descended: int, levels: int, boss_beaten: bool, bonus: int) -> int:
    """The ticks of each hero after a game, won or lost (ODD-CAMP-2, ODD-CAMP-3)."""
    return descended * FOR_FLOOR + levels * FOR_LEVEL + (FOR_BOSS if boss_beaten else 0) + bonus


def levels_gained(first_level: int, level: int) -> int:
    """Levels that earn ticks; those of the tier's start do not (ODD-DIFF-6)."""
    return level - first_level + (first_level - 1) * FOR_GIVEN_LEVEL


def tier_bonus(bonus: int, needs_boss: bool, boss_reached: bool) -> int:
    """What the chosen tier adds (ODD-DIFF-2..5)."""
    return 0 if needs_boss and not boss_reached else bonus


def may_tick(kind: int, difficulty: int) -> bool:
    """Easy dungeons open circles, medium ones squares too, hard ones every space (ODD-CAMP-4)."""
    return CIRCLE <= kind < min(difficulty, KINDS)


def open_spaces(spaces: tuple[Counts, ...], ticks: tuple[Counts, ...], difficulty: int) -> list[tuple[int, int]]:
    """Where the next tick may go, as talent and kind; where there is nothing, it is lost (ODD-CAMP-10)."""
    found: list[tuple[int, int]] = []
    for talent in range(len(spaces)):
        printed, made = spaces[talent], ticks[talent]
        found += [(talent, kind) for kind in range(KINDS) if may_tick(kind, difficulty) and made[kind] < printed[kind]]
    return found


def ticked(
    spaces: tuple[Counts, ...], ticks: tuple[Counts, ...], talent: int, kind: int, difficulty: int
) -> tuple[Counts, ...]:
    """The ticks with one more."""
    if not 0 <= talent < len(spaces):
        raise IllegalAction(f"the sheet has no talent number {talent}", "ODD-CAMP-5")
    if not CIRCLE <= kind < KINDS:
        raise IllegalAction(f"there is no kind of space number {kind}", "ODD-CAMP-4")
    if not may_tick(kind, difficulty):
        reason = f"a space of kind {KIND_NAMES[kind]} cannot be ticked after a dungeon of difficulty {difficulty}"
        raise IllegalAction(reason, "ODD-CAMP-4")
    if ticks[talent][kind] >= spaces[talent][kind]:
        raise IllegalAction(f"no space of kind {KIND_NAMES[kind]} is free there", "ODD-CAMP-5")
    circle, square, hard = ticks[talent]
    now = (circle + (kind == CIRCLE), square + (kind == SQUARE), hard + (kind == HARD))
    return (*ticks[:talent], now, *ticks[talent + 1 :])


def owned_talents(spaces: tuple[Counts, ...], ticks: tuple[Counts, ...]) -> list[int]:
    """Those whose spaces are all ticked (ODD-CAMP-5)."""
    return [talent for talent in range(len(spaces)) if ticks[talent] == spaces[talent]]


def active_talents(focus_of: tuple[int, ...], always: tuple[bool, ...], owned: list[int], chosen: int) -> list[int]:
    """Owned talents that work in this game: basic ones and those of one other focus (ODD-CAMP-6)."""
    if not 0 <= chosen < len(always) or always[chosen]:
        raise IllegalAction("one focus besides the basic talents is chosen", "ODD-CAMP-6")
    return [talent for talent in owned if always[focus_of[talent]] or focus_of[talent] == chosen]
