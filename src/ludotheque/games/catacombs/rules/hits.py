"""How the rules read the events of a flick (CC-JUDGE, CC-DMG)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.flicks import DISC_DISC, DISC_WALL, EXIT, Flick, Touch
from ludotheque.games.catacombs.table.state import NOBODY

SLOW: Final = 1000.0  # micrometres per second: CC-JUDGE-2, CC-JUDGE-4


def hits_of(flick: Flick, enemies: list[int]) -> list[int]:
    """The enemies that the flicked disc itself has hit, each once, in the order of the hits (CC-JUDGE-1)."""
    mover = flick.flicked.number
    hits: list[int] = []
    for touch in flick.touches:
        if touch.kind == DISC_DISC:
            other = struck(touch, mover)
            if other in enemies and other not in hits and is_hit(touch, mover):
                hits.append(other)
        elif touch.a == mover and (touch.kind == EXIT or is_bounce(touch)):
            break
    return hits


def struck(touch: Touch, mover: i64) -> i64:
    """The disc that the flicked one touches; nobody if it is not in it."""
    if touch.a == mover:
        return touch.b
    return touch.a if touch.b == mover else NOBODY


def is_hit(touch: Touch, mover: i64) -> bool:
    """CC-JUDGE-2: the disc itself moved, and they came together fast enough."""
    first = 0 if touch.a == mover else 4
    vx, vy = touch.before[first + 2], touch.before[first + 3]
    return touch.approach >= SLOW and vx * vx + vy * vy > SLOW * SLOW


def is_bounce(touch: Touch) -> bool:
    """CC-JUDGE-4: who leans on a wall or slides along it has not bounced."""
    return touch.kind == DISC_WALL and touch.approach >= SLOW
