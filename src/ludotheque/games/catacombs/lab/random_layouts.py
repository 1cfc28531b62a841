"""Random discs on the arena to flick at: spread, crowded together, in rows, against walls, in mirror images."""

from collections.abc import Callable
from dataclasses import dataclass
from math import isqrt
from random import Random
from typing import Final

from ludotheque.games.catacombs.lab.physical_content import PROJECTILES, Disc, Kind, kinds
from ludotheque.games.catacombs.physics.bodies import Arena
from ludotheque.games.catacombs.physics.flicks import Command, Limits

TRIES: Final = 4000


@dataclass(frozen=True)
class Shot:
    """Discs at rest, which of them is flicked, and how."""

    discs: tuple[Disc, ...]
    place: int
    command: Command


def pieces(random: Random) -> list[Kind]:
    """Four characters and five obstacles; in half of the cases a projectile too, which then is flicked."""
    known = kinds()
    few = [known["character"]] * 4 + [known["obstacle"]] * 5
    return [known[random.choice(PROJECTILES)], *few] if random.random() < 0.5 else few


def fits(arena: Arena, lying: list[Disc], disc: Disc) -> bool:
    """Whether it lies inside and on no other."""
    inside = abs(disc.x) <= arena.half_width - disc.kind.radius and abs(disc.y) <= arena.half_height - disc.kind.radius
    return inside and all(apart(disc, other) for other in lying)


def apart(one: Disc, other: Disc) -> bool:
    reach = one.kind.radius + other.kind.radius
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= reach * reach


def anywhere(arena: Arena, random: Random, number: int, kind: Kind) -> Disc:
    across, up = int(arena.half_width) - kind.radius, int(arena.half_height) - kind.radius
    return Disc(number, kind, random.randint(-across, across), random.randint(-up, up))


def beside(random: Random, other: Disc, number: int, kind: Kind) -> Disc:
    """In touch with another disc, to the micrometre."""
    reach = kind.radius + other.kind.radius
    dx = random.randint(-reach, reach) if random.random() < 0.8 else random.choice((-reach, 0, reach))
    dy = isqrt(reach * reach - dx * dx)
    if dy * dy < reach * reach - dx * dx:
        dy += 1
    return Disc(number, kind, other.x + dx, other.y + random.choice((-dy, dy)))


def against(arena: Arena, random: Random, number: int, kind: Kind) -> Disc:
    """In touch with a wall, or with two of them in a corner."""
    disc = anywhere(arena, random, number, kind)
    across, up = int(arena.half_width) - kind.radius, int(arena.half_height) - kind.radius
    which = random.randrange(3)
    x = disc.x if which == 0 else random.choice((-across, across))
    y = disc.y if which == 1 else random.choice((-up, up))
    return Disc(number, kind, x, y)


Placing = Callable[[list[Disc], int, Kind], Disc]


def placed(arena: Arena, some: list[Kind], placing: Placing) -> list[Disc]:
    """One disc after the other where it fits."""
    lying: list[Disc] = []
    for number, kind in enumerate(some):
        tried = (placing(lying, number, kind) for _ in range(TRIES))
        lying.append(next(disc for disc in tried if fits(arena, lying, disc)))
    return lying


def spread(arena: Arena, random: Random) -> list[Disc]:
    return placed(arena, pieces(random), lambda _lying, number, kind: anywhere(arena, random, number, kind))


def crowded(arena: Arena, random: Random) -> list[Disc]:
    """Most discs touch one that lies already, some a wall."""

    def placing(lying: list[Disc], number: int, kind: Kind) -> Disc:
        if not lying or random.random() < 0.15:
            return anywhere(arena, random, number, kind)
        if random.random() < 0.15:
            return against(arena, random, number, kind)
        return beside(random, random.choice(lying), number, kind)

    return placed(arena, pieces(random), placing)


def walled(arena: Arena, random: Random) -> list[Disc]:
    return placed(arena, pieces(random), lambda _lying, number, kind: against(arena, random, number, kind))


def rows(_arena: Arena, random: Random) -> list[Disc]:
    """All discs in one row or column, each in touch with the last; now and then with a gap."""
    some = pieces(random)
    random.shuffle(some)
    flip = random.random() < 0.5
    length = sum(2 * kind.radius for kind in some)
    at, lying = -length // 2, []
    for number, kind in enumerate(some):
        at += kind.radius + random.choice((0, 0, 0, 1, 2000))
        lying.append(Disc(number, kind, 0, at) if flip else Disc(number, kind, at, 0))
        at += kind.radius
    return lying


def mirrored(arena: Arena, random: Random) -> list[Disc]:
    """Equal discs above and below the long axis, and the flicked one on it: contacts come in pairs at once."""
    known = kinds()
    first = Disc(0, known["character"], -int(arena.half_width) // 2 - random.randrange(100_000), 0)
    lying = [first]
    while len(lying) < 9:
        kind = random.choice((known["character"], known["obstacle"]))
        disc = anywhere(arena, random, len(lying), kind)
        if random.random() < 0.5:
            disc = disc._replace(y=kind.radius)  # it touches its own image
        image = disc._replace(number=disc.number + 1, y=-disc.y)
        if fits(arena, lying, disc) and fits(arena, [*lying, disc], image):
            lying += [disc, image]
    return lying


LAYOUTS: Final = {"spread": spread, "crowded": crowded, "walled": walled, "rows": rows, "mirrored": mirrored}


def random_shot(arena: Arena, limits: Limits, random: Random, layout: str) -> Shot:
    """Any disc but a projectile that lies beside one is flicked; often straight along an axis, often fast or slow."""
    discs = LAYOUTS[layout](arena, random)
    place = 0 if len(discs) > 9 or layout == "mirrored" else random.randrange(len(discs))
    angle = random.randrange(360_000) if random.random() < 0.7 else 90_000 * random.randrange(4)
    speed = random.randint(limits.slowest, limits.fastest)
    if random.random() < 0.2:
        speed = random.choice((limits.slowest, limits.fastest))
    return Shot(tuple(discs), place, Command(0 if layout == "mirrored" else angle, speed))
