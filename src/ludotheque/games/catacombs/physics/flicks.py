"""Simulate a flick from command (CC-INPUT-1) to rest: exact, deterministic and recorded (CC-PHYS-11, CC-STATE-4)."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.angles import TURN, direction
from ludotheque.games.catacombs.physics.bodies import NEVER, Arena, Body
from ludotheque.games.catacombs.physics.contact_times import (
    UpcomingContact,
    lean,
    meet_border,
    meet_moving,
    meet_resting,
)
from ludotheque.games.catacombs.physics.impacts import Contact, collide, rebound
from ludotheque.kernel.refusal import Refusal


class LaunchLimits:
    """The slowest and the fastest launch, in micrometers per second.

    The impulse in the rules is the speed times the mass of the flicked disc, and so are its limits.
    """

    def __init__(self, slowest: i64, fastest: i64) -> None:
        self.slowest = slowest
        self.fastest = fastest


class Command:
    """An angle in millidegrees, counter-clockwise from the x axis, and a speed in micrometers per second."""

    def __init__(self, angle: i64, speed: i64) -> None:
        self.angle = angle
        self.speed = speed

    def velocity(self) -> tuple[float, float]:
        """Return the initial velocity of the flicked disc (CC-PHYS-3)."""
        across, up = direction(self.angle)
        return float(self.speed) * across, float(self.speed) * up


def refusal(command: Command, limits: LaunchLimits) -> Refusal | None:
    """Return why a command is invalid, or `None`. Every direction is allowed (CC-INPUT-4)."""
    if not 0 <= command.angle < TURN:
        return out_of_bounds("angle", command.angle, 0, TURN - 1)
    if not limits.slowest <= command.speed <= limits.fastest:
        return out_of_bounds("speed", command.speed, limits.slowest, limits.fastest)
    return None


def out_of_bounds(what: str, value: i64, least: i64, most: i64) -> Refusal:
    return Refusal("reason-flick", ("CC-INPUT-1",), {what: value, "least": least, "most": most})


DISC_DISC: Final = 0
DISC_WALL: Final = 1
EXIT: Final = 2
STOP: Final = 3
KINDS: Final = ("disc_disc", "disc_wall", "exit", "stop")

TIE: Final = 1e-9  # seconds
LONGEST: Final = 10.0  # seconds
MOST_EVENTS: Final = 2000


class Touch:
    """An event of one or two discs; for a border `b` is its number, for a stop -1."""

    def __init__(self, time: float, kind: i64, a: i64, b: i64, before: list[float]) -> None:
        self.time = time
        self.kind = kind
        self.a = a
        self.b = b
        self.approach = 0.0  # relative speed before contact; 0 for discs that leaned on each other throughout
        self.before = before  # x, y, vx, vy of the discs, in the order a, b
        self.after = before


class Flick:
    """The simulation of one flick, and afterwards its record."""

    def __init__(self, arena: Arena, bodies: list[Body], flicked: Body) -> None:
        self.arena = arena
        self.bodies = bodies
        self.flicked = flicked
        self.discs = bodies  # discs that are still on the mat
        self.moving: list[Body] = []
        self.ahead: list[UpcomingContact] = []  # all predicted contacts of discs
        self.now = 0.0
        self.launch: list[float] = []  # initial x, y, vx, vy of the flicked disc
        self.touches: list[Touch] = []
        self.fault = False  # whether the safety stop was necessary

    def run(self, vx: float, vy: float) -> None:
        """Simulate one flick from launch to rest."""
        self.flicked.launch(vx, vy, self.arena.slowing, 0.0)
        self.launch = motion(self.flicked)
        self.foresee([self.flicked])
        while self.moving:
            time = self.next_time()
            if time > LONGEST or len(self.touches) >= MOST_EVENTS:
                self.freeze(min(time, LONGEST))
                return
            self.now = time
            for each in self.moving:
                each.look(time)
            self.foresee(self.happen(time + TIE))

    def next_time(self) -> float:
        time = NEVER
        for meeting in self.ahead:
            time = min(time, meeting.time)
        for body in self.moving:
            time = min(time, body.border, body.stops)
        return time

    def foresee(self, changed: list[Body]) -> None:
        """Predict the contacts of these discs; discard older predictions that involve them."""
        for body in changed:
            body.changed = True
        if self.ahead:
            self.ahead = [each for each in self.ahead if not (each.one.changed or each.other.changed)]
        self.moving = [body for body in self.discs if body.moving]
        for body in changed:
            if body.moving:
                meet_border(body, self.arena, self.now)
                meet_resting(body, self.discs, self.now, self.ahead)
                self.foresee_moving(body)
            elif not body.gone:
                self.foresee_coming(body)
        for body in changed:
            body.changed = False

    def foresee_moving(self, body: Body) -> None:
        """Predict contacts between this and other moving discs, each pair once."""
        for other in self.moving:
            if not other.changed or other.number > body.number:
                meet_moving(body, other, self.now, self.ahead)

    def foresee_coming(self, body: Body) -> None:
        """Predict which moving discs reach one that has come to rest; discs that changed too have already done so."""
        for other in self.moving:
            if not other.changed:
                meet_resting(other, [body], self.now, self.ahead)

    def happen(self, limit: float) -> list[Body]:
        """Process events up to the limit: discs before borders before stops (CC-PHYS-8); return the changed discs."""
        meetings = [meeting for meeting in self.ahead if meeting.time <= limit]
        if meetings:
            self.add_leaning(meetings)
            return self.discs_touch(meetings)
        reached = [body for body in self.moving if body.border <= limit]
        if reached:
            return self.borders_reached(reached)
        return self.discs_stop([body for body in self.moving if body.stops <= limit])

    def add_leaning(self, meetings: list[UpcomingContact]) -> None:
        """Add discs that lean on each other, to resolve them together; they would otherwise alternate for long."""
        group = [meeting for meeting in meetings if meeting.leaning]
        for meeting in group:  # the list grows during the loop
            self.add_leaning_on(meeting.one, group, meetings)
            self.add_leaning_on(meeting.other, group, meetings)

    def add_leaning_on(self, body: Body, group: list[UpcomingContact], meetings: list[UpcomingContact]) -> None:
        for other in self.discs:
            if lean(body, other):
                add_new(group, meetings, UpcomingContact(self.now, body, other, True))

    def discs_touch(self, meetings: list[UpcomingContact]) -> list[Body]:
        if len(meetings) > 1:
            meetings.sort(key=by_number)
        contacts = [Contact(meeting) for meeting in meetings]
        first = len(self.touches)
        for contact in contacts:
            one, other = contact.one, contact.other
            touch = Touch(self.now, DISC_DISC, one.number, other.number, motion(one) + motion(other))
            touch.approach = 0.0 if contact.leaning else contact.approach
            self.touches.append(touch)
        collide(contacts, self.arena)
        changed: list[Body] = []
        for place, contact in enumerate(contacts):
            self.touches[first + place].after = motion(contact.one) + motion(contact.other)
            for body in (contact.one, contact.other):
                if body not in changed:
                    changed.append(body)
        for body in changed:
            body.launch(body.wx, body.wy, self.arena.slowing, self.now)
        return changed

    def borders_reached(self, reached: list[Body]) -> list[Body]:
        for body in reached:
            touch = Touch(self.now, DISC_WALL, body.number, body.side, motion(body))
            self.touches.append(touch)
            if self.arena.walls:
                touch.approach = rebound(body, self.arena)
                body.launch(body.wx, body.wy, self.arena.slowing, self.now)
            else:
                touch.kind = EXIT
                touch.approach = body.speed
                body.gone = True
                body.halt()
            touch.after = motion(body)
        if not self.arena.walls:
            self.discs = [body for body in self.discs if not body.gone]
        return reached

    def discs_stop(self, stopping: list[Body]) -> list[Body]:
        for body in stopping:
            touch = Touch(self.now, STOP, body.number, -1, motion(body))
            body.halt()
            touch.after = motion(body)
            self.touches.append(touch)
        return stopping

    def freeze(self, time: float) -> None:
        """Stop all discs: the safety stop (CC-PHYS-9)."""
        self.fault = True
        self.now = time
        for body in self.moving:
            body.look(time)
            touch = Touch(time, STOP, body.number, -1, motion(body))
            body.halt()
            touch.after = motion(body)
            self.touches.append(touch)
        self.moving = []


def add_new(group: list[UpcomingContact], meetings: list[UpcomingContact], found: UpcomingContact) -> None:
    for each in meetings:
        if each.one is found.one and each.other is found.other:
            return
    group.append(found)
    meetings.append(found)


def by_number(meeting: UpcomingContact) -> tuple[i64, i64]:
    return meeting.one.number, meeting.other.number


def motion(body: Body) -> list[float]:
    return [body.px, body.py, body.wx, body.wy]


def flick(arena: Arena, bodies: list[Body], place: i64, vx: float, vy: float) -> Flick:
    """Flick one of the discs; the bodies end in their final positions."""
    record = Flick(arena, bodies, bodies[place])
    record.run(vx, vy)
    return record


ROUNDS: Final = 1000


class RestPosition:
    """The final position of a disc, in whole micrometers from the arena's center."""

    def __init__(self, number: i64, radius: float, x: i64, y: i64) -> None:
        self.number = number
        self.radius = radius
        self.x = x
        self.y = y
        self.push_x: i64 = 0  # how far the other discs push it
        self.push_y: i64 = 0


def settled(arena: Arena, bodies: list[Body]) -> list[RestPosition]:
    """Return the positions of discs that came to rest, without those that left the mat."""
    spots = [RestPosition(body.number, body.radius, round(body.px), round(body.py)) for body in bodies if not body.gone]
    push_apart(arena, spots)
    return spots


def push_apart(arena: Arena, spots: list[RestPosition]) -> bool:
    """Move all overlapping discs apart simultaneously until none overlap; return whether that succeeded.

    Pushes are whole numbers, so their sum does not depend on the order of the discs, and opposite for both discs, so
    mirror images stay mirror images. Each push is at least a micrometer, so that rounding cannot make it vanish.
    """
    for spot in spots:
        keep_inside(arena, spot)
    for _ in range(ROUNDS):
        if not pushed(spots):
            return True
        for spot in spots:
            spot.x += spot.push_x
            spot.y += spot.push_y
            spot.push_x = spot.push_y = 0
            keep_inside(arena, spot)
    return False


def pushed(spots: list[RestPosition]) -> bool:
    """Add up the pushes; return whether there are any."""
    found = False
    for place, one in enumerate(spots):
        x, y, radius = one.x, one.y, one.radius
        for other in spots[place + 1 :]:
            reach = radius + other.radius
            dx, dy = float(other.x - x), float(other.y - y)
            if -reach < dx < reach and -reach < dy < reach and dx * dx + dy * dy < reach * reach:
                found = True
                push(one, other, reach - sqrt(dx * dx + dy * dy))
    return found


def push(one: RestPosition, other: RestPosition, overlap: float) -> None:
    """Push each disc by half of the overlap, rounded up to a micrometer along either axis."""
    dx, dy = float(other.x - one.x), float(other.y - one.y)
    part = 0.5 * overlap / sqrt(dx * dx + dy * dy)
    x, y = outward(part * dx), outward(part * dy)
    one.push_x -= x
    one.push_y -= y
    other.push_x += x
    other.push_y += y


def outward(way: float) -> i64:
    """Round away from zero."""
    whole = int(way)
    if whole < way:
        return whole + 1
    if whole > way:
        return whole - 1
    return whole


def keep_inside(arena: Arena, spot: RestPosition) -> None:
    rim = arena.rim(spot.radius)
    across: i64 = int(arena.half_width - rim)
    up: i64 = int(arena.half_height - rim)
    if not (-across <= spot.x <= across and -up <= spot.y <= up):
        spot.x = min(max(spot.x, -across), across)
        spot.y = min(max(spot.y, -up), up)


SIDES: Final = ("left", "right", "bottom", "top")
MICRO: Final = 1e6

Record = dict[str, object]


class Leg:
    """A segment of one disc's motion: initial position, time and velocity, with even deceleration until its end."""

    def __init__(self, number: i64, time: float, motion: list[float]) -> None:
        self.number = number
        self.time = time
        self.until = time
        self.x = motion[0]
        self.y = motion[1]
        self.vx = motion[2]
        self.vy = motion[3]


def legs_of(flick: Flick) -> list[Leg]:
    """Return every segment in which a disc moves, in order of their starts."""
    legs: list[Leg] = []
    last: dict[int, Leg] = {}
    add_leg(legs, last, Leg(flick.flicked.number, 0.0, flick.launch))
    for touch in flick.touches:
        add_leg(legs, last, Leg(touch.a, touch.time, touch.after[:4]))
        if touch.kind == DISC_DISC:
            add_leg(legs, last, Leg(touch.b, touch.time, touch.after[4:]))
    return [leg for leg in legs if leg.until > leg.time and (leg.vx != 0.0 or leg.vy != 0.0)]


def add_leg(legs: list[Leg], last: dict[int, Leg], leg: Leg) -> None:
    """Add a leg, which ends the previous leg of the same disc."""
    if leg.number in last:
        last[leg.number].until = leg.time
    last[leg.number] = leg
    legs.append(leg)


def record_of(flick: Flick, command: Command, spots: list[RestPosition]) -> Record:
    """Return the record in whole micrometers, microseconds and micrometers per second, from the lower left corner.

    The command is the executed one, the spots are the final positions. On a leg, after the time t a disc is at x + (v -
    slowing t / 2) t along its velocity; the record is only used for pictures and texts.
    """
    arena = flick.arena
    return {
        "flicked": flick.flicked.number,
        "angle": command.angle,
        "speed": command.speed,
        "impulse": round(flick.flicked.mass * float(command.speed)),  # grams times micrometers per second
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
    """Convert to the coordinates of data files and tape, whose origin is the lower left corner."""
    return [round(arena.half_width + x), round(arena.half_height + y)]


def velocities_of(motions: list[float]) -> list[list[int]]:
    return [[round(motions[start + 2]), round(motions[start + 3])] for start in range(0, len(motions), 4)]
