"""Random flicks that look for errors of the physics: `python -m ludotheque.games.catacombs.lab.random_flicks`."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from math import hypot, isqrt
from random import Random
from typing import Final, NamedTuple

from ludotheque.games.catacombs.content.loader import load_content
from ludotheque.games.catacombs.content.vocabulary import Boundary
from ludotheque.games.catacombs.physics.bodies import Arena, Body
from ludotheque.games.catacombs.physics.contact_times import SLOW
from ludotheque.games.catacombs.physics.flicks import (
    DISC_DISC,
    EXIT,
    Command,
    Flick,
    LaunchLimits,
    Touch,
    flick,
    push_apart,
    settled,
)
from ludotheque.games.catacombs.physics.noise import Noise
from ludotheque.registry.laboratory import Problems

BOUNDARIES: Final = ("walls", "mat")
PROJECTILES: Final = ("missile", "longbow", "fireball", "wave")


class Kind(NamedTuple):
    """A kind of disc, with the values that the physics needs."""

    radius: int
    mass: float


def arena_of(boundary: str) -> Arena:
    """Return the arena with walls or with the edge of a mat; each has its own friction."""
    definition = load_content().arena
    bounces = (definition.restitution_disc, definition.restitution_wall)
    slowing = float(definition.slowing_um_s2(Boundary(boundary)))
    return Arena(definition.width_um / 2.0, definition.height_um / 2.0, boundary == "walls", slowing, bounces)


@cache
def kinds() -> dict[str, Kind]:
    """Return every kind of disc."""
    return {disc.id.value: Kind(disc.radius_um, disc.mass_mg / 1000.0) for disc in load_content().discs}


def limits() -> LaunchLimits:
    """Return the limits of a launch (CC-INPUT-1)."""
    given = load_content().flick_input
    return LaunchLimits(given.slowest_um_s, given.fastest_um_s)


def noises() -> dict[str, Noise]:
    """Return every noise profile (CC-NOISE-1)."""
    return {profile.id: Noise(profile.angle_mdeg, profile.impulse_ppm) for profile in load_content().profiles}


class Disc(NamedTuple):
    """A disc at rest, in micrometers from the arena's center."""

    number: int
    kind: Kind
    x: int
    y: int

    def body(self) -> Body:
        return Body(self.number, float(self.kind.radius), self.kind.mass, float(self.x), float(self.y))


ROUNDING: Final = 1e-9  # relative tolerance
SUNK: Final = 1.0  # micrometers, CC-PHYS-7
OVERLAP: Final = 2.0  # micrometers, CC-STATE-4
LOOKS: Final = 3  # samples between two events

Motion = tuple[float, float, float, float]


class Going:
    """A disc reconstructed from the record alone."""

    def __init__(self, body: Body, slowing: float) -> None:
        self.number = body.number
        self.mass = body.mass
        self.radius = body.radius
        self.slowing = slowing
        self.there = True
        self.time = 0.0
        self.last: Motion = (body.px, body.py, 0.0, 0.0)

    def take(self, time: float, motion: Motion) -> None:
        self.time = time
        self.last = motion

    def resting(self) -> bool:
        return self.last[2] == 0.0 and self.last[3] == 0.0

    def at(self, time: float) -> Motion:
        """Return its position and velocity at that time (CC-PHYS-2)."""
        if self.resting():
            return self.last
        x, y, vx, vy = self.last
        slower = self.slowing / hypot(vx, vy)
        t = min(time - self.time, 1.0 / slower)
        way, rest = (1.0 - 0.5 * slower * t) * t, 1.0 - slower * t
        return x + vx * way, y + vy * way, vx * rest, vy * rest

    def energy(self, time: float) -> float:
        _, _, vx, vy = self.at(time)
        return 0.5 * self.mass * (vx * vx + vy * vy)


class Watch:
    """Checks the record of one flick from its initial positions, and collects every problem."""

    def __init__(self, done: Flick, lying: Sequence[Body]) -> None:
        self.done = done
        self.arena = done.arena
        self.going = {body.number: Going(body, self.arena.slowing) for body in lying}
        self.going[done.flicked.number].take(0.0, motions_of(done.launch)[0])
        self.problems: Problems = []

    def need(self, sound: bool, sentence: str) -> None:
        if not sound:
            self.problems.append(sentence)

    def all(self) -> Problems:
        time, touches = 0.0, self.done.touches
        while touches:
            count = 1
            while count < len(touches) and together(touches[0], touches[count]):
                count += 1
            now = touches[0].time
            self.need(now >= time, f"time runs backwards at {now} (CC-PHYS-8)")
            self.look_between(time, now)
            self.look_at(touches[:count])
            time, touches = now, touches[count:]
        self.need(all(going.resting() for going in self.going.values()), "something still moves (CC-PHYS-9)")
        self.need(not self.done.fault, "the safety stop was needed (CC-PHYS-9)")
        return self.problems

    def look_between(self, start: float, stop: float) -> None:
        """Check that no discs overlap or leave between events."""
        for step in range(1, LOOKS + 1):
            time = start + (stop - start) * step / LOOKS
            there = [(going, going.at(time)) for going in self.going.values() if going.there]
            for going, motion in there:
                if not going.resting():
                    self.look_around(going, motion, there)

    def look_around(self, going: Going, motion: Motion, there: list[tuple[Going, Motion]]) -> None:
        for other, place in there:
            overlap = going.radius + other.radius - hypot(place[0] - motion[0], place[1] - motion[1])
            if overlap > OVERLAP and other is not going:
                between = f"{going.number} and {other.number}"
                self.problems.append(f"{between} overlap by {overlap} after {going.time} (CC-PHYS-7)")
        rim = self.arena.rim(going.radius) - SUNK
        inside = abs(motion[0]) <= self.arena.half_width - rim and abs(motion[1]) <= self.arena.half_height - rim
        self.need(inside, f"{going.number} leaves the arena after {going.time} (CC-MAT-1)")

    def look_at(self, touches: list[Touch]) -> None:
        """Check one event, or all contacts at one instant: its initial motion, and what it conserves."""
        now = touches[0].time
        came = {going.number: going.at(now) for going in self.going.values()}
        before = sum(going.energy(now) for going in self.going.values())
        busy = Counter(number for touch in touches for number in discs_of(touch))
        known = {number: [motion] for number, motion in came.items()}
        for touch in touches:
            self.look_before(touch, known)
            if touch.kind == DISC_DISC:
                self.look_touching(touch, busy[touch.a] == busy[touch.b] == 1)
            for number, motion in zip(discs_of(touch), motions_of(touch.after), strict=True):
                known[number].append(motion)
                self.going[number].take(now, motion)
                self.going[number].there = touch.kind != EXIT
        if touches[0].kind == DISC_DISC:
            self.look_momentum(came, now)
        after = sum(going.energy(now) for going in self.going.values())
        self.need(after <= before * (1.0 + ROUNDING), f"energy rises from {before} to {after} at {now} (CC-PHYS-10)")

    def look_before(self, touch: Touch, known: dict[int, list[Motion]]) -> None:
        """Check that an event starts from the motion that the last one left; simultaneous contacts share it."""
        for number, said in zip(discs_of(touch), motions_of(touch.before), strict=True):
            due = known[number][-1]
            same = any(near(said, motion) for motion in known[number])
            self.need(same, f"{number} should have come to {due} at {touch.time}, not {said} (CC-PHYS-2)")

    def look_touching(self, touch: Touch, alone: bool) -> None:
        """Check that contacting discs touch, and that a single pair separates with the right speed."""
        one, other = motions_of(touch.before)
        gap = hypot(other[0] - one[0], other[1] - one[1]) - self.going[touch.a].radius - self.going[touch.b].radius
        self.need(-SUNK <= gap <= 0.01, f"{touch.a} and {touch.b} touch at a gap of {gap} (CC-PHYS-7)")
        if alone and touch.approach > 0.0:
            bounce = self.arena.disc_bounce if touch.approach >= SLOW else 0.0
            parting = -approach(touch.before, touch.after)
            right = abs(parting - bounce * touch.approach) < 0.01
            self.need(right, f"{touch.a} and {touch.b} come at {touch.approach}, part at {parting} (CC-PHYS-4)")

    def look_momentum(self, came: dict[int, Motion], now: float) -> None:
        for axis in (2, 3):
            change = sum(
                going.mass * (going.at(now)[axis] - came[number][axis]) for number, going in self.going.items()
            )
            scale = sum(going.mass * hypot(*came[number][2:]) for number, going in self.going.items())
            self.need(abs(change) <= ROUNDING * scale, f"momentum changes by {change} at {now} (CC-PHYS-4)")


def motions_of(numbers: Sequence[float]) -> list[Motion]:
    """Split the numbers of an event in fours: x, y and velocity of each disc."""
    return [(x, y, vx, vy) for x, y, vx, vy in zip(*[iter(numbers)] * 4, strict=True)]


def approach(places: list[float], velocities: list[float]) -> float:
    """Return the speed at which two discs approach each other."""
    one, other = motions_of(places)
    of_one, of_other = motions_of(velocities)
    dx, dy = other[0] - one[0], other[1] - one[1]
    return ((of_one[2] - of_other[2]) * dx + (of_one[3] - of_other[3]) * dy) / hypot(dx, dy)


def discs_of(touch: Touch) -> tuple[int, ...]:
    return (touch.a, touch.b) if touch.kind == DISC_DISC else (touch.a,)


def near(one: Motion, other: Motion) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) < 0.001 and hypot(one[2] - other[2], one[3] - other[3]) < 0.1


def together(one: Touch, other: Touch) -> bool:
    """Return whether both are contacts of discs at the same instant."""
    return one.kind == other.kind == DISC_DISC and one.time == other.time


TRIES: Final = 4000


@dataclass(frozen=True)
class RandomShot:
    """Discs at rest, the flicked one and its command."""

    discs: tuple[Disc, ...]
    place: int
    command: Command


def pieces(random: Random) -> list[Kind]:
    """Return four characters and five obstacles; in half of the cases also a projectile, which is then flicked."""
    known = kinds()
    few = [known["character"]] * 4 + [known["obstacle"]] * 5
    return [known[random.choice(PROJECTILES)], *few] if random.random() < 0.5 else few


def fits(arena: Arena, lying: list[Disc], disc: Disc) -> bool:
    """Return whether the disc is inside the arena and overlaps no other."""
    inside = abs(disc.x) <= arena.half_width - disc.kind.radius and abs(disc.y) <= arena.half_height - disc.kind.radius
    return inside and all(apart(disc, other) for other in lying)


def apart(one: Disc, other: Disc) -> bool:
    reach = one.kind.radius + other.kind.radius
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= reach * reach


def anywhere(arena: Arena, random: Random, number: int, kind: Kind) -> Disc:
    across, up = int(arena.half_width) - kind.radius, int(arena.half_height) - kind.radius
    return Disc(number, kind, random.randint(-across, across), random.randint(-up, up))


def beside(random: Random, other: Disc, number: int, kind: Kind) -> Disc:
    """Return a disc that touches another one, to the micrometer."""
    reach = kind.radius + other.kind.radius
    dx = random.randint(-reach, reach) if random.random() < 0.8 else random.choice((-reach, 0, reach))
    dy = isqrt(reach * reach - dx * dx)
    if dy * dy < reach * reach - dx * dx:
        dy += 1
    return Disc(number, kind, other.x + dx, other.y + random.choice((-dy, dy)))


def against(arena: Arena, random: Random, number: int, kind: Kind) -> Disc:
    """Return a disc that touches a wall, or two of them in a corner."""
    disc = anywhere(arena, random, number, kind)
    across, up = int(arena.half_width) - kind.radius, int(arena.half_height) - kind.radius
    which = random.randrange(3)
    x = disc.x if which == 0 else random.choice((-across, across))
    y = disc.y if which == 1 else random.choice((-up, up))
    return Disc(number, kind, x, y)


Placing = Callable[[list[Disc], int, Kind], Disc]


def placed(arena: Arena, some: list[Kind], placing: Placing) -> list[Disc]:
    """Place the discs one after the other where they fit."""
    lying: list[Disc] = []
    for number, kind in enumerate(some):
        tried = (placing(lying, number, kind) for _ in range(TRIES))
        lying.append(next(disc for disc in tried if fits(arena, lying, disc)))
    return lying


def spread(arena: Arena, random: Random) -> list[Disc]:
    return placed(arena, pieces(random), lambda _lying, number, kind: anywhere(arena, random, number, kind))


def crowded(arena: Arena, random: Random) -> list[Disc]:
    """Return discs most of which touch an earlier one, and some a wall."""

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
    """Return all discs in one row or column, each touching the last; occasionally with a gap."""
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
    """Return equal discs above and below the long axis, and the flicked one on it: contacts are simultaneous pairs."""
    known = kinds()
    first = Disc(0, known["character"], -int(arena.half_width) // 2 - random.randrange(100_000), 0)
    lying = [first]
    while len(lying) < 9:
        kind = random.choice((known["character"], known["obstacle"]))
        disc = anywhere(arena, random, len(lying), kind)
        if random.random() < 0.5:
            disc = disc._replace(y=kind.radius)  # it touches its own mirror image
        image = disc._replace(number=disc.number + 1, y=-disc.y)
        if fits(arena, lying, disc) and fits(arena, [*lying, disc], image):
            lying += [disc, image]
    return lying


LAYOUTS: Final = {"spread": spread, "crowded": crowded, "walled": walled, "rows": rows, "mirrored": mirrored}


def random_shot(arena: Arena, limits: LaunchLimits, random: Random, layout: str) -> RandomShot:
    """Return a random flick, often along an axis, often slow or fast; a projectile, if there is one, is flicked."""
    discs = LAYOUTS[layout](arena, random)
    place = 0 if len(discs) > 9 or layout == "mirrored" else random.randrange(len(discs))
    angle = random.randrange(360_000) if random.random() < 0.7 else 90_000 * random.randrange(4)
    speed = random.randint(limits.slowest, limits.fastest)
    if random.random() < 0.2:
        speed = random.choice((limits.slowest, limits.fastest))
    return RandomShot(tuple(discs), place, Command(0 if layout == "mirrored" else angle, speed))


FAR: Final = 20.0  # micrometers by which discs in a crowd may be pushed apart
IMAGES: Final = (((-1, 1), (-1, -1)), ((1, -1), (1, 1)))  # two for every other shot
DIGESTED: Final = 1000


def run(arena: Arena, shot: RandomShot) -> Flick:
    return flick(arena, [disc.body() for disc in shot.discs], shot.place, *shot.command.velocity())


def problems_of(arena: Arena, shot: RandomShot) -> Problems:
    """Return every problem with the flick, with the final positions, and with its mirror images."""
    done = run(arena, shot)
    problems = Watch(done, [disc.body() for disc in shot.discs]).all()
    spots = settled(arena, done.bodies)
    if not push_apart(arena, spots):
        problems.append("discs cannot be pushed apart (CC-STATE-4)")
    for spot in spots:
        body = next(body for body in done.bodies if body.number == spot.number)
        if hypot(float(spot.x) - body.px, float(spot.y) - body.py) > FAR:
            problems.append(f"{spot.number} is settled far away: {spot.x}, {spot.y} (CC-STATE-4)")
    return problems + broken_symmetry(arena, shot, done)


def image_of(shot: RandomShot, sign_x: int, sign_y: int) -> RandomShot:
    """Return the shot mirrored or half turned, with the discs numbered in reverse."""
    last = len(shot.discs) - 1
    discs = [Disc(last - disc.number, disc.kind, sign_x * disc.x, sign_y * disc.y) for disc in shot.discs]
    angle = shot.command.angle if sign_x == 1 else 180_000 - shot.command.angle
    angle = angle if sign_y == 1 else -angle
    return RandomShot(tuple(discs[::-1]), last - shot.place, Command(angle % 360_000, shot.command.speed))


def broken_symmetry(arena: Arena, shot: RandomShot, done: Flick) -> Problems:
    """Report asymmetry: the image of a flick is the flick of the image, bit for bit (CC-PHYS-10)."""
    problems: Problems = []
    last = len(shot.discs) - 1
    spots = [(spot.x, spot.y) for spot in settled(arena, done.bodies)]
    for sign_x, sign_y in IMAGES[shot.command.speed % 2]:
        image = run(arena, image_of(shot, sign_x, sign_y))
        for body, other in zip(done.bodies, image.bodies[::-1], strict=True):
            if (body.px, body.py) != (sign_x * other.px, sign_y * other.py) or body.number != last - other.number:
                problems.append(f"{body.number} ends elsewhere in the image {sign_x} {sign_y} (CC-PHYS-10)")
        if spots != [(sign_x * spot.x, sign_y * spot.y) for spot in settled(arena, image.bodies)[::-1]]:
            problems.append(f"settles elsewhere in the image {sign_x} {sign_y} (CC-STATE-4)")
    return problems


def digest_of(done: Flick) -> bytes:
    """Return a digest of every bit of the result."""
    said = [(each.time, each.kind, each.a, each.b, each.approach, each.before, each.after) for each in done.touches]
    return blake2b(repr(said).encode(), digest_size=16).digest()


def shots(count: int, seed: int) -> Iterator[tuple[str, Arena, RandomShot]]:
    """Yield numbered shots of each layout in turn, with walls and on the mat; the name reproduces the shot."""
    allowed = limits()
    arenas = {name: arena_of(name) for name in BOUNDARIES}
    for number in range(count):
        layout = list(LAYOUTS)[number % len(LAYOUTS)]
        boundary = BOUNDARIES[number // len(LAYOUTS) % len(BOUNDARIES)]
        shot = random_shot(arenas[boundary], allowed, Random(f"{seed} {number}"), layout)
        yield f"{number} ({layout}, {boundary})", arenas[boundary], shot


def digest(count: int, seed: int) -> str:
    """Return one digest of this many flicks."""
    whole = blake2b(digest_size=16)
    for _, arena, shot in shots(count, seed):
        whole.update(digest_of(run(arena, shot)))
    return whole.hexdigest()


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.games.catacombs.lab.random_flicks", description=__doc__)
    parser.add_argument("--flicks", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args(words)
    broken = 0
    for name, arena, shot in shots(said.flicks, said.seed):
        problems = problems_of(arena, shot)
        broken += bool(problems)
        if problems:
            print(f"flick {name} of seed {said.seed}: {'; '.join(problems[:3])}")
    print(f"{said.flicks} flicks, {broken} of them wrong; digest {digest(min(said.flicks, DIGESTED), said.seed)}")
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
