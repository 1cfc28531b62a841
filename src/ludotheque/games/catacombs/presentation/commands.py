"""The words a player of Catacombs Conquest types, and what they mean."""

import re
from dataclasses import dataclass, field
from math import atan2, degrees, hypot, sqrt
from typing import Final

from rich.console import Group, RenderableType

from ludotheque.games.catacombs.physics.angles import TURN, direction
from ludotheque.games.catacombs.presentation.terminal_arena import Laid
from ludotheque.games.catacombs.presentation.terminal_context import TerminalContext
from ludotheque.games.catacombs.sentences.match_names import LETTERS, letter_of
from ludotheque.games.catacombs.sentences.units import DEGREE, FULL, MM, millimetres, power_of, speed_for, spelled
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table.answer_spaces import PlaceSpace
from ludotheque.games.catacombs.table.state import CHARACTERS, DISCS, PROJECTILE
from ludotheque.kernel.decisions import Decision
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.terminal.commands import without_accents


@dataclass(frozen=True)
class Bearing:
    """A disc as another sees it."""

    disc: int
    angle: float  # degrees, counter-clockwise from the right
    distance: float  # micrometres between the centres
    gap: float  # between the rims
    blocker: int | None  # the disc that a straight flick touches first
    power: float  # the least that carries so far, in per cent


def angle_between(one: Laid, other: Laid) -> float:
    """Which way the other lies, from 0 to 360."""
    return degrees(atan2(other.y - one.y, other.x - one.x)) % 360


def way_until(mover: Laid, target: Laid, other: Laid) -> float | None:
    """How far the mover slides towards the target until it touches the other; nothing if it passes."""
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
    """The table of one moment."""

    def __init__(self, scene: TerminalContext) -> None:
        self.scene = scene
        self.discs = sorted(scene.discs(), key=lambda laid: laid.disc)

    def of(self, disc: int) -> Laid:
        return next(laid for laid in self.discs if laid.disc == disc)

    def table(self, disc: int, all_discs: bool = True) -> RenderableType:
        """From that disc: the other characters, and the obstacles if they are wanted too."""
        mover = self.of(disc)
        slowing = self.scene.kit.arena.slowing
        others = [
            each for each in self.discs if each is not mover and (each.disc < CHARACTERS or all_discs)
            if each.disc != PROJECTILE
        ]  # fmt: skip
        rows = [self.row(bearing(mover, each, self.discs, slowing)) for each in others]
        title = self.scene.say("arena-bearings", disc=self.name(disc), x=millimetres(mover.x), y=millimetres(mover.y))
        return Group(self.scene.speaker.hanging("", title), *(self.scene.speaker.hanging("  ", row) for row in rows))

    def name(self, disc: int) -> str:
        return self.scene.disc(disc)

    def row(self, found: Bearing) -> str:
        lang, say = self.scene.lang, self.scene.say
        way = say("arena-clear")
        if found.blocker is not None:
            way = say("arena-blocked", disc=self.name(found.blocker))
        return say(
            "arena-bearing",
            disc=self.name(found.disc),
            angle=spelled(found.angle, 1, lang),
            distance=millimetres(found.distance),
            way=way,
            power=spelled(found.power + 0.05, 1, lang),
        )

    def disc_named(self, wanted: str) -> int | None:
        """A disc by its letter or number."""
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
    """What a line wants: a projectile placed, a disc flicked, or one after the other."""

    places: list[float] | None = None  # angle and distance, or x and y
    is_spot: bool = False  # x and y
    origin: str = ""  # the letter of the character it starts from
    obstacle: str = ""
    aim: str = ""  # an angle, or the letter of a disc
    power: str = ""
    left: list[str] = field(default_factory=list)  # words that mean nothing

    @property
    def flicks(self) -> bool:
        return bool(self.aim or self.power)


def order(line: str) -> Order | None:
    """The order a line gives; nothing if it is none. Decimal points and commas are both understood."""
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
    """`place 45 30`, `place B 45 30`, `place at 120 88`, each perhaps with a flick behind it."""
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
    """`aim 37.5 power 60` in either order, or the two numbers alone."""
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


ROUNDING: Final = 2  # micrometres that whole places may be off


class Reader:
    """Reads one line at one question."""

    def __init__(self, decision: Decision, scene: TerminalContext, line: str) -> None:
        self.decision = decision
        self.scene = scene
        self.line = line.strip()
        self.bearings = Bearings(scene)

    def answers(self) -> list[int] | None:
        """The answers a line stands for; nothing if it is not in the words of the arena."""
        said = order(self.line)
        if said is None:
            return None
        if said.left:
            raise Refusal("arena-not-read", text=self.line, word=said.left[0])
        if said.places is not None:
            return self.placed(said, said.places)
        if said.obstacle:
            return [self.obstacle(said)]
        self.check_kind(a.ASK_FLICK, "arena-no-flick")
        angle, speed = self.command(said, self.bearings.of(self.scene.flicked()))
        return [int(a.flick_action(angle, speed))]

    def check_kind(self, kind: int, key: str) -> None:
        if self.decision.kind != kind:
            raise Refusal(key, text=self.line)

    def obstacle(self, said: Order) -> int:
        """CC-OBST-4: any of the five."""
        self.check_kind(a.ASK_OBSTACLE, "arena-no-obstacle")
        disc = CHARACTERS + int(said.obstacle) - 1 if said.obstacle in "12345" else DISCS
        if disc >= DISCS:
            raise Refusal("arena-which-obstacle", text=said.obstacle)
        angle, speed = self.command(said, self.bearings.of(disc))
        return int(a.obstacle_action(disc, angle, speed))

    def command(self, said: Order, mover: Laid) -> tuple[int, int]:
        """Angle and speed, both checked (CC-INPUT-1)."""
        if not said.aim or not said.power:
            raise Refusal("arena-need-both", text=self.line)
        return self.angle(said.aim, mover), self.speed(said.power)

    def angle(self, text: str, mover: Laid) -> int:
        """In millidegrees: a number, or the way to a disc that is named."""
        disc = None if NUMBER.fullmatch(text) else self.bearings.disc_named(text)
        if disc is not None and disc != mover.disc:
            wanted = angle_between(mover, self.bearings.of(disc))
        elif NUMBER.fullmatch(text) and abs(float(text)) <= 360:
            wanted = float(text)
        else:
            raise Refusal("arena-bad-angle", text=text)
        return round(wanted * DEGREE) % int(TURN)

    def speed(self, text: str) -> int:
        power = float(text) if NUMBER.fullmatch(text) else -1.0
        if not 0 <= power <= FULL:
            raise Refusal("arena-bad-power", text=text)
        return speed_for(power)

    def placed(self, said: Order, places: list[float]) -> list[int]:
        """The spot, and the flick if it was said too: nothing lies between them."""
        self.check_kind(a.ASK_PLACE, "arena-no-place")
        space = self.decision.space
        if not isinstance(space, PlaceSpace):
            raise Refusal("arena-no-place", text=self.line)
        origin = self.origin(said.origin, space)
        if said.is_spot and len(places) == 2:
            x, y = round(places[0] * MM), round(places[1] * MM)
            if not said.origin:
                origin = min(space.origins, key=lambda disc: hypot(space.xs[disc] - x, space.ys[disc] - y))
        elif places and not said.is_spot:
            x, y = self.around(origin, places, space)
        else:
            raise Refusal("arena-place-how", text=self.line)
        self.check_spot(space, origin, x, y)
        answers = [int(a.place_action(origin, x, y))]
        if said.flicks:
            mover = Laid(PROJECTILE, x, y, int(space.radius))
            answers.append(int(a.flick_action(*self.command(said, mover))))
        return answers

    def origin(self, letter: str, space: PlaceSpace) -> int:
        """CC-SHOT-9: the active character unless another is named that may be."""
        disc = LETTERS.lower().find(letter) if letter else space.origins[0]
        if disc not in space.origins:
            allowed = ", ".join(letter_of(each) for each in space.origins)
            raise Refusal("arena-bad-origin", text=letter.upper(), allowed=allowed)
        return int(disc)

    def around(self, origin: int, places: list[float], space: PlaceSpace) -> tuple[int, int]:
        """An angle and a distance between the centres; without a distance, the middle of what is allowed."""
        least, most = int(space.nearest), int(space.reach)
        away = round(places[1] * MM) if len(places) > 1 else (least + most) // 2
        if not least <= away <= most:
            lang = self.scene.lang
            bounds = {"least": spelled(least / MM, 1, lang), "most": spelled(most / MM, 1, lang)}
            raise Refusal("arena-bad-distance", distance=spelled(away / MM, 1, lang), **bounds)
        away = min(max(away, least + ROUNDING), most - ROUNDING)
        across, up = direction(round(places[0] * DEGREE) % TURN)
        return int(space.xs[origin]) + round(across * away), int(space.ys[origin]) + round(up * away)

    def check_spot(self, space: PlaceSpace, origin: int, x: int, y: int) -> None:
        """CC-RANGE-2, CC-RANGE-3, in the player's words."""
        ground = space.grounds[space.origins.index(origin)]
        at = {"x": spelled(x / MM, 1, self.scene.lang), "y": spelled(y / MM, 1, self.scene.lang)}
        if not (ground.left <= x <= ground.right and ground.bottom <= y <= ground.top):
            raise Refusal("arena-spot-outside", **at)
        for disc, circle in enumerate(ground.kept_out):
            if circle.square(x, y) < circle.radius * circle.radius:
                raise Refusal("arena-spot-taken", disc=self.scene.disc(disc), **at)
        if not ground.is_free(x, y):
            raise Refusal("arena-spot-far", disc=self.scene.disc(origin), **at)
