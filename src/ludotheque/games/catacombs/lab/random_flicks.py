"""Random flicks look for whatever physics must not do: `python -m ludotheque.games.catacombs.lab.random_flicks`."""

import argparse
import sys
from collections.abc import Iterator
from hashlib import blake2b
from math import hypot
from random import Random
from typing import Final

from ludotheque.games.catacombs.lab.flick_checker import Watch
from ludotheque.games.catacombs.lab.physical_content import BOUNDARIES, Disc, arena_of, limits
from ludotheque.games.catacombs.lab.random_layouts import LAYOUTS, Shot, random_shot
from ludotheque.games.catacombs.physics.bodies import Arena
from ludotheque.games.catacombs.physics.flicks import Command, Flick, flick
from ludotheque.games.catacombs.physics.rest_positions import push_apart, settled
from ludotheque.registry.laboratory import Problems

FAR: Final = 20.0  # micrometres that pushing apart may need in a crowd
IMAGES: Final = (((-1, 1), (-1, -1)), ((1, -1), (1, 1)))  # two for every other shot
DIGESTED: Final = 1000


def run(arena: Arena, shot: Shot) -> Flick:
    return flick(arena, [disc.body() for disc in shot.discs], shot.place, *shot.command.velocity())


def problems_of(arena: Arena, shot: Shot) -> Problems:
    """Everything that is wrong with the flick of this shot, with where its discs come to lie, and with its images."""
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


def image_of(shot: Shot, sign_x: int, sign_y: int) -> Shot:
    """Mirrored or half turned, and with the discs numbered the other way round."""
    last = len(shot.discs) - 1
    discs = [Disc(last - disc.number, disc.kind, sign_x * disc.x, sign_y * disc.y) for disc in shot.discs]
    angle = shot.command.angle if sign_x == 1 else 180_000 - shot.command.angle
    angle = angle if sign_y == 1 else -angle
    return Shot(tuple(discs[::-1]), last - shot.place, Command(angle % 360_000, shot.command.speed))


def broken_symmetry(arena: Arena, shot: Shot, done: Flick) -> Problems:
    """CC-PHYS-10: the image of a flick is the flick of the image, to the last bit."""
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
    """Every bit of what happened."""
    said = [(each.time, each.kind, each.a, each.b, each.approach, each.before, each.after) for each in done.touches]
    return blake2b(repr(said).encode(), digest_size=16).digest()


def shots(count: int, seed: int) -> Iterator[tuple[str, Arena, Shot]]:
    """Shots by number, of every layout in turn, with walls and on the mat; each with a name that brings it back."""
    allowed = limits()
    arenas = {name: arena_of(name) for name in BOUNDARIES}
    for number in range(count):
        layout = list(LAYOUTS)[number % len(LAYOUTS)]
        boundary = BOUNDARIES[number // len(LAYOUTS) % len(BOUNDARIES)]
        shot = random_shot(arenas[boundary], allowed, Random(f"{seed} {number}"), layout)
        yield f"{number} ({layout}, {boundary})", arenas[boundary], shot


def digest(count: int, seed: int) -> str:
    """One digest of so many flicks."""
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
