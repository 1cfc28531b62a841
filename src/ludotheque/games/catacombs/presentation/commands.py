"""The words that a player of Catacombs Conquest types, and their meanings."""

import re
from dataclasses import dataclass, field
from math import atan2, degrees, hypot, sqrt
from typing import Final

from ludotheque.games.catacombs.physics.angles import TURN, direction
from ludotheque.games.catacombs.presentation.terminal_arena import Laid
from ludotheque.games.catacombs.presentation.terminal_context import TerminalContext
from ludotheque.games.catacombs.sentences.narrator import LETTERS, letter_of
from ludotheque.games.catacombs.sentences.writer import DEGREE, FULL, MM, millimetres, power_of, speed_for, spelled
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table.answer_spaces import PlaceSpace
from ludotheque.games.catacombs.table.state import CHARACTERS, DISCS, PROJECTILE
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import RequestRefused
from ludotheque.presentation.document import Items, Paragraph, Runs, filled_runs, runs
from ludotheque.presentation.terminal.commands import without_accents
from ludotheque.text.spans import Spans


@dataclass(frozen=True)
class Bearing:
    """A disc relative to another disc."""

    disc: int
    angle: float  # degrees, counter-clockwise from the right
    distance: float  # micrometers between the centers
    gap: float  # between the rims
    blocker: int | None  # the disc that a straight flick touches first
    power: float  # the smallest that carries this far, in percent


def angle_between(one: Laid, other: Laid) -> float:
    """Return the direction to the other disc, from 0 to 360."""
    return degrees(atan2(other.y - one.y, other.x - one.x)) % 360


def way_until(mover: Laid, target: Laid, other: Laid) -> float | None:
    """Return how far the mover slides towards the target until it touches the other; `None` if it passes."""
    dx, dy = target.x - mover.x, target.y - mover.y
    long = hypot(dx, dy)
    along = ((other.x - mover.x) * dx + (other.y - mover.y) * dy) / long
    aside = ((other.x - mover.x) * dy - (other.y - mover.y) * dx) / long
    apart = mover.radius + other.radius
    if along <= 0 or abs(aside) >= apart:
        return None
    return along - sqrt(apart * apart - aside * aside)


def bearing(mover: Laid, target: Laid, discs: list[Laid], slowing: float) -> Bearing:
    distance = hypot(target.x - mover.x, target.y - mover.y)
    gap = max(0.0, distance - mover.radius - target.radius)
    ways = [(way, each.disc) for each in discs if each not in (mover, target)
            if (way := way_until(mover, target, each)) is not None and way < gap]  # fmt: skip
    blocker = min(ways)[1] if ways else None
    power = max(0.0, power_of(round(sqrt(2.0 * slowing * gap))))
    return Bearing(target.disc, angle_between(mover, target), distance, gap, blocker, power)


class Bearings:
    """The directions and distances at one moment."""

    def __init__(self, context: TerminalContext) -> None:
        self.context = context
        self.discs = sorted(context.discs(), key=lambda laid: laid.disc)

    def of(self, disc: int) -> Laid:
        return next(laid for laid in self.discs if laid.disc == disc)

    def blocks(self, disc: int, all_discs: bool = True) -> tuple[Paragraph, Items]:
        """Return the other characters relative to that disc, and the obstacles if requested."""
        mover = self.of(disc)
        slowing = self.context.content.arena.slowing
        others = [
            each for each in self.discs if each is not mover and (each.disc < CHARACTERS or all_discs)
            if each.disc != PROJECTILE
        ]  # fmt: skip
        rows = tuple(self.row(bearing(mover, each, self.discs, slowing)) for each in others)
        spot = {"x": millimetres(mover.x), "y": millimetres(mover.y)}
        title = filled_runs(self.context.localizer.messages, "arena-bearings", disc=self.name(disc), **spot)
        return Paragraph(title), Items(rows, indent=2)

    def name(self, disc: int) -> Spans:
        return self.context.names.disc(disc, self.context.lang)

    def row(self, found: Bearing) -> Runs:
        lang, messages = self.context.lang, self.context.localizer.messages
        way = runs(messages.say("arena-clear"))
        if found.blocker is not None:
            way = filled_runs(messages, "arena-blocked", disc=self.name(found.blocker))
        return filled_runs(
            messages,
            "arena-bearing",
            disc=self.name(found.disc),
            angle=spelled(found.angle, 1, lang),
            distance=millimetres(found.distance),
            way=way,
            power=spelled(found.power + 0.05, 1, lang),
        )

    def disc_named(self, wanted: str) -> int | None:
        """Return a disc by its letter or number."""
        marks = {letter_of(laid.disc).lower(): laid.disc for laid in self.discs if laid.disc != PROJECTILE}
        return marks.get(wanted.strip().lower().lstrip("#"))


AIM: Final = ("aim", "angle", "vise", "viser")
POWER: Final = ("power", "pow", "force", "puissance")
OBSTACLE: Final = ("obstacle", "obst", "crystal", "cristal")
PLACE: Final = ("place", "put", "placer", "pose", "poser")
FROM: Final = ("from", "de", "depuis")
AT: Final = ("at", "en")
NUMBER: Final = re.compile(r"[-+]?\d{1,4}(?:\.\d{1,6})?")
MARK: Final = re.compile(r"#?[1-5]|[abxy]")


@dataclass
class Order:
    """A typed order: a projectile to place, a disc to flick, or both."""

    places: list[float] | None = None  # angle and distance, or x and y
    is_spot: bool = False  # x and y
    origin: str = ""  # the letter of the character it starts from
    obstacle: str = ""
    aim: str = ""  # an angle, or the letter of a disc
    power: str = ""
    left: list[str] = field(default_factory=list)  # unknown words

    @property
    def flicks(self) -> bool:
        return bool(self.aim or self.power)


def order(line: str) -> Order | None:
    """Parse an order; return `None` if the line is not one. Decimal points and commas are both accepted."""
    text = re.sub(r"(\d),(\d)", r"\1.\2", without_accents(line.lower()))
    tokens = re.sub(r"[,;:°%]|\bmm\b", " ", text).split()
    if not tokens:
        return None
    first = tokens[0]
    if first in PLACE:
        return read_place(tokens[1:])
    if first in OBSTACLE:
        return read_obstacle(tokens[1:])
    if first in AIM or first in POWER or (len(tokens) == 2 and all(NUMBER.fullmatch(each) for each in tokens)):
        return read_flick(tokens, Order())
    return None


def read_place(tokens: list[str]) -> Order:
    """Parse `place 45 30`, `place B 45 30` or `place at 120 88`, each optionally followed by a flick."""
    found = Order(places=[])
    rest = [token for token in tokens if token not in FROM]
    if rest and rest[0] in AT and len(rest) > 1 and NUMBER.fullmatch(rest[1]):
        found.is_spot = True
        rest = rest[1:]
    elif rest and MARK.fullmatch(rest[0]) and not NUMBER.fullmatch(rest[0]):
        found.origin = rest.pop(0)
        if rest and rest[0] in AT:
            found.is_spot = True
            rest = rest[1:]
    places = found.places or []
    while rest and NUMBER.fullmatch(rest[0]) and len(places) < 2:
        places.append(float(rest.pop(0)))
    found.places = places
    return read_flick(rest, found)


def read_obstacle(tokens: list[str]) -> Order:
    number, *rest = tokens or ["?"]
    found = Order(obstacle=number.lstrip("#"))
    return read_flick(rest, found) if NUMBER.fullmatch(found.obstacle) else found


def read_flick(tokens: list[str], found: Order) -> Order:
    """Parse `aim 37.5 power 60` in either order, or the two numbers alone."""
    rest = tokens[:]
    if len(rest) == 2 and all(NUMBER.fullmatch(each) for each in rest):
        found.aim, found.power = rest
        return found
    while rest:
        word = rest.pop(0)
        if word in AIM and rest:
            if rest[0] in AT and len(rest) > 1 and rest[1] not in POWER:
                rest.pop(0)
            found.aim = rest.pop(0)
        elif word in POWER and rest:
            found.power = rest.pop(0)
        else:
            found.left.append(word)
    return found


ROUNDING: Final = 2  # micrometers of rounding for whole positions


class Reader:
    """Reads one line at one question."""

    def __init__(self, decision: Decision, context: TerminalContext, line: str) -> None:
        self.decision = decision
        self.context = context
        self.line = line.strip()
        self.bearings = Bearings(context)

    def answers(self) -> list[int] | None:
        """Return the answers for a line, or `None` if it is not in the words of the arena."""
        said = order(self.line)
        if said is None:
            return None
        if said.left:
            raise RequestRefused("arena-not-read", text=self.line, word=said.left[0])
        if said.places is not None:
            return self.placed(said, said.places)
        if said.obstacle:
            return [self.obstacle(said)]
        self.check_kind(a.ASK_FLICK, "arena-no-flick")
        angle, speed = self.command(said, self.bearings.of(self.context.flicked()))
        return [int(a.flick_action(angle, speed))]

    def check_kind(self, kind: int, key: str) -> None:
        if self.decision.kind != kind:
            raise RequestRefused(key, text=self.line)

    def obstacle(self, said: Order) -> int:
        """Return a flick of any of the five obstacles (CC-OBST-4)."""
        self.check_kind(a.ASK_OBSTACLE, "arena-no-obstacle")
        disc = CHARACTERS + int(said.obstacle) - 1 if said.obstacle in "12345" else DISCS
        if disc >= DISCS:
            raise RequestRefused("arena-which-obstacle", text=said.obstacle)
        angle, speed = self.command(said, self.bearings.of(disc))
        return int(a.obstacle_action(disc, angle, speed))

    def command(self, said: Order, mover: Laid) -> tuple[int, int]:
        """Return angle and speed, both checked (CC-INPUT-1)."""
        if not said.aim or not said.power:
            raise RequestRefused("arena-need-both", text=self.line)
        return self.angle(said.aim, mover), self.speed(said.power)

    def angle(self, text: str, mover: Laid) -> int:
        """Return millidegrees, from a number or the name of a disc."""
        disc = None if NUMBER.fullmatch(text) else self.bearings.disc_named(text)
        if disc is not None and disc != mover.disc:
            wanted = angle_between(mover, self.bearings.of(disc))
        elif NUMBER.fullmatch(text) and abs(float(text)) <= 360:
            wanted = float(text)
        else:
            raise RequestRefused("arena-bad-angle", text=text)
        return round(wanted * DEGREE) % int(TURN)

    def speed(self, text: str) -> int:
        power = float(text) if NUMBER.fullmatch(text) else -1.0
        if not 0 <= power <= FULL:
            raise RequestRefused("arena-bad-power", text=text)
        return speed_for(power)

    def placed(self, said: Order, places: list[float]) -> list[int]:
        """Return the placement, and the flick if given; no question comes between them."""
        self.check_kind(a.ASK_PLACE, "arena-no-place")
        space = self.decision.space
        if not isinstance(space, PlaceSpace):
            raise RequestRefused("arena-no-place", text=self.line)
        origin = self.origin(said.origin, space)
        if said.is_spot and len(places) == 2:
            x, y = round(places[0] * MM), round(places[1] * MM)
            if not said.origin:
                origin = min(space.origins, key=lambda disc: hypot(space.xs[disc] - x, space.ys[disc] - y))
        elif places and not said.is_spot:
            x, y = self.around(origin, places, space)
        else:
            raise RequestRefused("arena-place-how", text=self.line)
        self.check_spot(space, origin, x, y)
        answers = [int(a.place_action(origin, x, y))]
        if said.flicks:
            mover = Laid(PROJECTILE, x, y, int(space.radius))
            answers.append(int(a.flick_action(*self.command(said, mover))))
        return answers

    def origin(self, letter: str, space: PlaceSpace) -> int:
        """Return the active character, unless another permitted one is named (CC-SHOT-9)."""
        disc = LETTERS.lower().find(letter) if letter else space.origins[0]
        if disc not in space.origins:
            allowed = ", ".join(letter_of(each) for each in space.origins)
            raise RequestRefused("arena-bad-origin", text=letter.upper(), allowed=allowed)
        return int(disc)

    def around(self, origin: int, places: list[float], space: PlaceSpace) -> tuple[int, int]:
        """Return the place at an angle and a distance between centers; without a distance, the middle of the range."""
        least, most = int(space.nearest), int(space.reach)
        away = round(places[1] * MM) if len(places) > 1 else (least + most) // 2
        if not least <= away <= most:
            lang = self.context.lang
            bounds = {"least": spelled(least / MM, 1, lang), "most": spelled(most / MM, 1, lang)}
            raise RequestRefused("arena-bad-distance", distance=spelled(away / MM, 1, lang), **bounds)
        away = min(max(away, least + ROUNDING), most - ROUNDING)
        across, up = direction(round(places[0] * DEGREE) % TURN)
        return int(space.xs[origin]) + round(across * away), int(space.ys[origin]) + round(up * away)

    def check_spot(self, space: PlaceSpace, origin: int, x: int, y: int) -> None:
        """Refuse invalid places in the player's units (CC-RANGE-2, CC-RANGE-3)."""
        ground = space.grounds[space.origins.index(origin)]
        at = {"x": spelled(x / MM, 1, self.context.lang), "y": spelled(y / MM, 1, self.context.lang)}
        if not (ground.left <= x <= ground.right and ground.bottom <= y <= ground.top):
            raise RequestRefused("arena-spot-outside", **at)
        for disc, circle in enumerate(ground.kept_out):
            if circle.square(x, y) < circle.radius * circle.radius:
                raise RequestRefused("arena-spot-taken", disc=self.context.disc(disc), **at)
        if not ground.is_free(x, y):
            raise RequestRefused("arena-spot-far", disc=self.context.disc(origin), **at)
