"""A flick from the player's command (CC-INPUT-1) to the last contact: exact and deterministic."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.angles import TURN, direction
from ludotheque.games.catacombs.physics.bodies import NEVER, Arena, Body
from ludotheque.games.catacombs.physics.contact_times import Meeting, lean, meet_border, meet_moving, meet_resting
from ludotheque.games.catacombs.physics.impacts import Contact, collide, rebound


class Limits:
    """The slowest and the fastest launch, in micrometres per second.

    The impulse of the rules is the speed times the mass of the flicked disc, and so are its limits.
    """

    def __init__(self, slowest: i64, fastest: i64) -> None:
        self.slowest = slowest
        self.fastest = fastest


class Command:
    """An angle in millidegrees, counter-clockwise from the x axis, and a speed in micrometres per second."""

    def __init__(self, angle: i64, speed: i64) -> None:
        self.angle = angle
        self.speed = speed

    def velocity(self) -> tuple[float, float]:
        """CC-PHYS-3: what the flicked disc starts with."""
        across, up = direction(self.angle)
        return float(self.speed) * across, float(self.speed) * up


def refusal(command: Command, limits: Limits) -> str:
    """Why a command is none, or nothing if it is one. Every direction is allowed (CC-INPUT-4)."""
    if not 0 <= command.angle < TURN:
        return f"the angle must lie between 0 and {TURN - 1} millidegrees, is {command.angle} (CC-INPUT-1)"
    if not limits.slowest <= command.speed <= limits.fastest:
        bounds = f"{limits.slowest} and {limits.fastest}"
        return f"the speed must lie between {bounds} micrometres per second, is {command.speed} (CC-INPUT-1)"
    return ""


DISC_DISC: Final = 0
DISC_WALL: Final = 1
EXIT: Final = 2
STOP: Final = 3
KINDS: Final = ("disc_disc", "disc_wall", "exit", "stop")

TIE: Final = 1e-9  # seconds
LONGEST: Final = 10.0  # seconds
MOST_EVENTS: Final = 2000


class Touch:
    """Something that happened to one disc or two; for a border `b` is its number, for a stop -1."""

    def __init__(self, time: float, kind: i64, a: i64, b: i64, before: list[float]) -> None:
        self.time = time
        self.kind = kind
        self.a = a
        self.b = b
        self.approach = 0.0  # how fast they came together; 0 if they leaned on each other all along
        self.before = before  # x, y, vx, vy of the discs, in the order a, b
        self.after = before


class Flick:
    """A flick while it is worked out; afterwards its record."""

    def __init__(self, arena: Arena, bodies: list[Body], flicked: Body) -> None:
        self.arena = arena
        self.bodies = bodies
        self.flicked = flicked
        self.discs = bodies  # those that have not left the mat
        self.moving: list[Body] = []
        self.ahead: list[Meeting] = []  # all contacts of discs to come, as far as is known now
        self.now = 0.0
        self.launch: list[float] = []  # x, y, vx, vy of the flicked disc at first
        self.touches: list[Touch] = []
        self.fault = False  # the safety stop was needed

    def run(self, vx: float, vy: float) -> None:
        """From the finger to the last stop."""
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
        """What is ahead of these discs; the others' expectations of them are void, all else still holds."""
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
        """What is ahead between two moving discs, each pair once."""
        for other in self.moving:
            if not other.changed or other.number > body.number:
                meet_moving(body, other, self.now, self.ahead)

    def foresee_coming(self, body: Body) -> None:
        """Which moving discs reach one that has come to rest; those that changed as well have found it themselves."""
        for other in self.moving:
            if not other.changed:
                meet_resting(other, [body], self.now, self.ahead)

    def happen(self, limit: float) -> list[Body]:
        """Discs before borders before stops (CC-PHYS-8); says whose way has changed."""
        meetings = [meeting for meeting in self.ahead if meeting.time <= limit]
        if meetings:
            self.add_leaning(meetings)
            return self.discs_touch(meetings)
        reached = [body for body in self.moving if body.border <= limit]
        if reached:
            return self.borders_reached(reached)
        return self.discs_stop([body for body in self.moving if body.stops <= limit])

    def add_leaning(self, meetings: list[Meeting]) -> None:
        """Discs that lean on each other are resolved together, or they would take turns for a long time."""
        group = [meeting for meeting in meetings if meeting.leaning]
        for meeting in group:  # which grows
            self.add_leaning_on(meeting.one, group, meetings)
            self.add_leaning_on(meeting.other, group, meetings)

    def add_leaning_on(self, body: Body, group: list[Meeting], meetings: list[Meeting]) -> None:
        for other in self.discs:
            if lean(body, other):
                add_new(group, meetings, Meeting(self.now, body, other, True))

    def discs_touch(self, meetings: list[Meeting]) -> list[Body]:
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
        """CC-PHYS-9: the safety stop."""
        self.fault = True
        self.now = time
        for body in self.moving:
            body.look(time)
            touch = Touch(time, STOP, body.number, -1, motion(body))
            body.halt()
            touch.after = motion(body)
            self.touches.append(touch)
        self.moving = []


def add_new(group: list[Meeting], meetings: list[Meeting], found: Meeting) -> None:
    for each in meetings:
        if each.one is found.one and each.other is found.other:
            return
    group.append(found)
    meetings.append(found)


def by_number(meeting: Meeting) -> tuple[i64, i64]:
    return meeting.one.number, meeting.other.number


def motion(body: Body) -> list[float]:
    return [body.px, body.py, body.wx, body.wy]


def flick(arena: Arena, bodies: list[Body], place: i64, vx: float, vy: float) -> Flick:
    """Flick one of the discs; the bodies end where they come to rest."""
    record = Flick(arena, bodies, bodies[place])
    record.run(vx, vy)
    return record
