"""What remains of a flick: legs for the animation, and all of it as plain values that JSON can carry (CC-PHYS-11)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.bodies import Arena
from ludotheque.games.catacombs.physics.flicks import DISC_DISC, KINDS, STOP, Command, Flick, Touch
from ludotheque.games.catacombs.physics.rest_positions import Spot

SIDES: Final = ("left", "right", "bottom", "top")
MICRO: Final = 1e6

Record = dict[str, object]


class Leg:
    """A stretch of one disc's way: from here, at that time, with this velocity, slowing evenly until its end."""

    def __init__(self, number: i64, time: float, motion: list[float]) -> None:
        self.number = number
        self.time = time
        self.until = time
        self.x = motion[0]
        self.y = motion[1]
        self.vx = motion[2]
        self.vy = motion[3]


def legs_of(flick: Flick) -> list[Leg]:
    """Every stretch on which a disc moves, in the order in which they begin."""
    legs: list[Leg] = []
    last: dict[int, Leg] = {}
    add_leg(legs, last, Leg(flick.flicked.number, 0.0, flick.launch))
    for touch in flick.touches:
        add_leg(legs, last, Leg(touch.a, touch.time, touch.after[:4]))
        if touch.kind == DISC_DISC:
            add_leg(legs, last, Leg(touch.b, touch.time, touch.after[4:]))
    return [leg for leg in legs if leg.until > leg.time and (leg.vx != 0.0 or leg.vy != 0.0)]


def add_leg(legs: list[Leg], last: dict[int, Leg], leg: Leg) -> None:
    """A disc's new leg ends its last one."""
    if leg.number in last:
        last[leg.number].until = leg.time
    last[leg.number] = leg
    legs.append(leg)


def record_of(flick: Flick, command: Command, spots: list[Spot]) -> Record:
    """Whole micrometres, microseconds and micrometres per second, from the lower left corner of the arena.

    The command is the one executed, the spots are those where the discs come to lie. On a leg a disc is after the time
    t at x + (v - slowing t / 2) t along its velocity; pictures are all that it is for.
    """
    arena = flick.arena
    return {
        "flicked": flick.flicked.number,
        "angle": command.angle,
        "speed": command.speed,
        "impulse": round(flick.flicked.mass * float(command.speed)),  # grams times micrometres per second
        "slowing": round(arena.slowing),
        "events": [event_of(arena, seq, touch) for seq, touch in enumerate(flick.touches)],
        "legs": [plain_leg(arena, leg) for leg in legs_of(flick)],
        "finals": [{"disc": spot.number, "at": place_of(arena, float(spot.x), float(spot.y))} for spot in spots],
        "fault": flick.fault,
    }


def event_of(arena: Arena, seq: int, touch: Touch) -> Record:
    event: Record = {
        "seq": seq,
        "t": round(touch.time * MICRO),
        "kind": KINDS[touch.kind],
        "a": touch.a,
        "approach": round(touch.approach),
        "at": [
            place_of(arena, touch.before[start], touch.before[start + 1]) for start in range(0, len(touch.before), 4)
        ],
        "before": velocities_of(touch.before),
        "after": velocities_of(touch.after),
    }
    if touch.kind == DISC_DISC:
        event["b"] = touch.b
    elif touch.kind != STOP:
        event["wall"] = SIDES[touch.b]
    return event


def plain_leg(arena: Arena, leg: Leg) -> Record:
    return {
        "disc": leg.number,
        "t": round(leg.time * MICRO),
        "until": round(leg.until * MICRO),
        "at": place_of(arena, leg.x, leg.y),
        "velocity": [round(leg.vx), round(leg.vy)],
    }


def place_of(arena: Arena, x: float, y: float) -> list[int]:
    """The frame of data files and tape: the origin is the lower left corner."""
    return [round(arena.half_width + x), round(arena.half_height + y)]


def velocities_of(motions: list[float]) -> list[list[int]]:
    return [[round(motions[start + 2]), round(motions[start + 3])] for start in range(0, len(motions), 4)]
