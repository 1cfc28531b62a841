"""Our flicks for the physics bench, plain or compiled: reads shots from stdin and writes the results."""

import json
import sys
import time
from typing import Any

from bench.physics_peer import Contact
from ludotheque.games.catacombs.physics import flicks
from ludotheque.games.catacombs.physics.bodies import Arena, Body

Given = dict[str, Any]  # what bench/physics.py writes: an arena and shots


def play(arena: Arena, shot: Given) -> flicks.Flick:
    """Simulate one flick from a shot."""
    bodies = [
        Body(number, float(radius), mass, float(x), float(y))
        for number, (radius, mass, x, y) in enumerate(shot["discs"])
    ]
    return flicks.flick(arena, bodies, 0, *shot["velocity"])


def contacts(done: flicks.Flick) -> list[Contact]:
    """Return the contacts of discs and walls in order. Walls are numbered from -1 downwards."""
    found: list[Contact] = []
    for touch in done.touches:
        if touch.kind == flicks.DISC_DISC:
            found.append((touch.a, touch.b))
        elif touch.kind == flicks.DISC_WALL:
            found.append((-1 - touch.b, touch.a))
    return found


def main() -> None:
    given: Given = json.load(sys.stdin)
    has = given["arena"]
    size = has["half_width"], has["half_height"]
    arena = Arena(*size, True, has["slowing"], (has["disc_bounce"], has["wall_bounce"]))
    found = [contacts(play(arena, shot)) for shot in given["shots"]]
    start = time.process_time()
    for shot in given["shots"]:
        play(arena, shot)
    seconds = time.process_time() - start
    about = "plain" if str(flicks.__file__).endswith(".py") else "compiled"
    json.dump({"about": about, "seconds": seconds, "contacts": found}, sys.stdout)


if __name__ == "__main__":
    main()
