"""The same flicks with pymunk at a fixed step: reads shots from stdin, takes the step as argument, writes results."""

import importlib
import json
import sys
import time
from math import inf, sqrt
from typing import Any

Peer = Any  # pymunk is not in our environment
Given = dict[str, Any]  # what bench/physics.py writes: an arena and shots
Contact = tuple[int, int]

THICK = 50.0  # millimetres of a wall, so that nothing passes through it in one step
STEPS_AT_ONCE = 20
AT_REST = 0.5  # millimetres per second
LONGEST = 10.0


class Shot:
    """One space in millimetres and grams.

    Friction with the table is a joint with a maximum force of mu m g, computed in C. The only callback is at the start
    of a contact.
    """

    def __init__(self, pymunk: Peer, arena: Given, shot: Given) -> None:
        self.pymunk = pymunk
        self.space = pymunk.Space()
        self.space.collision_slop = 0.001
        self.found: list[Contact] = []
        # A contact's restitution is the product of both.
        self.of_disc = sqrt(arena["disc_bounce"])
        self.add_walls(arena)
        self.bodies = [self.add_disc(arena, number, *disc) for number, disc in enumerate(shot["discs"])]
        vx, vy = shot["velocity"]
        self.bodies[0].velocity = vx / 1000.0, vy / 1000.0
        self.space.on_collision(None, None, begin=self.begin)

    def add_walls(self, arena: Given) -> None:
        """Add walls, numbered from -1 downwards: left, right, bottom, top."""
        x, y = arena["half_width"] / 1000.0 + THICK, arena["half_height"] / 1000.0 + THICK
        corners = (((-x, -y), (-x, y)), ((x, -y), (x, y)), ((-x, -y), (x, -y)), ((-x, y), (x, y)))
        for side, (start, end) in enumerate(corners):
            wall = self.pymunk.Segment(self.space.static_body, start, end, THICK)
            wall.elasticity = arena["wall_bounce"] / self.of_disc
            wall.number = -1 - side
            self.space.add(wall)

    def add_disc(self, arena: Given, number: int, *disc: float) -> Peer:
        radius, mass, x, y = disc
        body = self.pymunk.Body(mass, inf)
        body.position = x / 1000.0, y / 1000.0
        circle = self.pymunk.Circle(body, radius / 1000.0)
        circle.elasticity = self.of_disc
        circle.number = number
        brake = self.pymunk.PivotJoint(self.space.static_body, body, (0, 0), (0, 0))
        brake.max_bias = 0
        brake.max_force = mass * arena["slowing"] / 1000.0
        self.space.add(body, circle, brake)
        return body

    def begin(self, arbiter: Peer, _space: Peer, _more: Peer) -> None:
        one, other = (shape.number for shape in arbiter.shapes)
        self.found.append((min(one, other), max(one, other)))

    def run(self, step: float) -> None:
        forward = self.space.step
        for _ in range(round(LONGEST / step / STEPS_AT_ONCE)):
            for _ in range(STEPS_AT_ONCE):
                forward(step)
            if all(body.velocity.length < AT_REST for body in self.bodies):
                return


def main() -> None:
    pymunk: Peer = importlib.import_module("pymunk")
    given: Given = json.load(sys.stdin)
    step = float(sys.argv[1])
    seconds, found = 0.0, []
    for each in given["shots"]:
        shot = Shot(pymunk, given["arena"], each)
        start = time.process_time()  # building the space doesn't count
        shot.run(step)
        seconds += time.process_time() - start
        found.append(shot.found)
    json.dump({"about": f"pymunk {pymunk.version}", "seconds": seconds, "contacts": found}, sys.stdout)


if __name__ == "__main__":
    main()
