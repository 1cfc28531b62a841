"""Follows the record of a flick by the textbook and notes whatever physics must not do."""

from collections import Counter
from collections.abc import Sequence
from math import hypot
from typing import Final

from ludotheque.games.catacombs.physics.bodies import Body
from ludotheque.games.catacombs.physics.contact_times import SLOW
from ludotheque.games.catacombs.physics.flicks import DISC_DISC, EXIT, Flick, Touch
from ludotheque.registry.laboratory import Problems

ROUNDING: Final = 1e-9  # relative
SUNK: Final = 1.0  # micrometres, CC-PHYS-7
OVERLAP: Final = 2.0  # micrometres, CC-STATE-4
LOOKS: Final = 3  # between two events

Motion = tuple[float, float, float, float]


class Going:
    """A disc followed through the record alone."""

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
        """Where it must be then, and how fast (CC-PHYS-2)."""
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
    """Goes through the record of one flick, from where its discs lay, and notes everything that is wrong."""

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
        """Nothing overlaps or leaves on the way."""
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
        """One event, or all contacts of one instant: what it starts from, and what it keeps."""
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
        """The record starts an event from where the last one led; contacts at once start from the same."""
        for number, said in zip(discs_of(touch), motions_of(touch.before), strict=True):
            due = known[number][-1]
            same = any(near(said, motion) for motion in known[number])
            self.need(same, f"{number} should have come to {due} at {touch.time}, not {said} (CC-PHYS-2)")

    def look_touching(self, touch: Touch, alone: bool) -> None:
        """Discs that touch do touch, and a pair on its own parts as fast as it must."""
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
    """The numbers of an event in fours: x, y and velocity of each disc."""
    return [(x, y, vx, vy) for x, y, vx, vy in zip(*[iter(numbers)] * 4, strict=True)]


def approach(places: list[float], velocities: list[float]) -> float:
    """How fast two discs come together that lie there."""
    one, other = motions_of(places)
    of_one, of_other = motions_of(velocities)
    dx, dy = other[0] - one[0], other[1] - one[1]
    return ((of_one[2] - of_other[2]) * dx + (of_one[3] - of_other[3]) * dy) / hypot(dx, dy)


def discs_of(touch: Touch) -> tuple[int, ...]:
    return (touch.a, touch.b) if touch.kind == DISC_DISC else (touch.a,)


def near(one: Motion, other: Motion) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) < 0.001 and hypot(one[2] - other[2], one[3] - other[3]) < 0.1


def together(one: Touch, other: Touch) -> bool:
    """Whether these are contacts of discs at the same instant."""
    return one.kind == other.kind == DISC_DISC and one.time == other.time
