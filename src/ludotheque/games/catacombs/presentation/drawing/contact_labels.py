"""Numbers beside the contacts of a shot, moved apart to avoid overlaps."""

from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

from ludotheque.games.catacombs.presentation.drawing.arena import INK, PAPER, WHITE, Frame
from ludotheque.games.catacombs.presentation.drawing.shapes import Caption, Circle, Path, Point, Shape, Style
from ludotheque.games.catacombs.sentences.narrator import Record

SIZE: Final = 5.2  # radius
STEPS: Final = 16  # directions that are tried
RINGS: Final = 6
RED: Final = "#b3261e"
NAME_SIZE: Final = 7.0
PARTS: Final = (-1.0, -0.5, 0.0, 0.5, 1.0)  # sample points along a name, relative to its middle
WAY_STEP: Final = 4.0
ENOUGH: Final = 3.0  # sufficient room around a name


@dataclass(frozen=True)
class Badge:
    """A numbered contact; hits are red."""

    number: int
    point: Point
    hit: bool


def contact_point(event: Record, frame: Frame, shot: str) -> Point:
    """Return the point in the picture where two discs touch, or a disc and a wall."""
    x, y = frame.at(event["at"][0])
    radius = frame.radius(event["a"], shot)
    if event["kind"] == "disc_disc":
        other = frame.at(event["at"][1])
        away = hypot(other[0] - x, other[1] - y) or 1.0
        return x + (other[0] - x) * radius / away, y + (other[1] - y) * radius / away
    if event["kind"] == "exit":
        return x, y
    across, down = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}[event["wall"]]
    return x + across * radius, y + down * radius


class FreeSpace:
    """Finds room for names and numbers, away from each other and from the discs."""

    def __init__(self, frame: Frame, discs: list[tuple[Point, float]]) -> None:
        self.frame = frame
        self.discs = discs  # centers and radii
        self.taken: list[Point] = []  # centers of badges, and points along names
        self.ways: list[Point] = []  # points along the paths of discs, which names avoid

    def keep_way(self, points: list[Point]) -> None:
        """Keep names off this path."""
        for (x0, y0), (x1, y1) in pairwise(points):
            steps = int(hypot(x1 - x0, y1 - y0) / WAY_STEP) + 1
            self.ways += [(x0 + (x1 - x0) * k / steps, y0 + (y1 - y0) * k / steps) for k in range(steps + 1)]

    def name(self, disc: int, text: str) -> Caption:
        """Place a name below, above or beside a disc, where there is room."""
        (x, y), radius = self.discs[disc]
        half = NAME_SIZE * 0.31 * len(text)
        spots = [(x, y + radius + 6), (x, y - radius - 6), (x + radius + half + 3, y), (x - radius - half - 3, y)]
        x, y = max(spots, key=lambda spot: self.clearance(spot, half))
        self.taken += [(x + part * half, y) for part in PARTS]
        return Caption(x, y, text, NAME_SIZE, INK, "middle", bold=True)

    def clearance(self, spot: Point, half: float) -> float:
        """Return the distance to the nearest obstruction, up to what is enough; outside the picture is worst."""
        left, top, right, bottom = self.edges()
        if not (left <= spot[0] - half and spot[0] + half <= right and top + 5 <= spot[1] <= bottom - 5):
            return -1000.0
        points = [(spot[0] + part * half, spot[1]) for part in PARTS]
        discs = [hypot(x - px, y - py) - radius for (x, y), radius in self.discs for px, py in points]
        others = [hypot(x - px, y - py) - 4.0 for x, y in (*self.taken, *self.ways) for px, py in points]
        return min([ENOUGH, *discs, *others])

    def edges(self) -> tuple[float, float, float, float]:
        left, top = self.frame.at((0, self.frame.content.height))
        right, bottom = self.frame.at((self.frame.content.width, 0))
        return left, top, right, bottom

    def badge(self, badge: Badge) -> list[Shape]:
        x, y = self.spot(badge.point)
        self.taken.append((x, y))
        color = RED if badge.hit else INK
        thread: list[Shape] = []
        if (x, y) != badge.point:
            thread.append(Path((badge.point, (x, y)), Style(stroke=color, width=0.7)))
            thread.append(Circle(*badge.point, 1.3, Style(fill=color)))
        fill, letters = (RED, WHITE) if badge.hit else (PAPER, INK)
        disc = Circle(x, y, SIZE, Style(fill=fill, stroke=color, width=1.0))
        number = Caption(x, y, str(badge.number), 6.6 if badge.number < 10 else 5.6, letters, "middle", bold=True)
        return [*thread, disc, number]

    def spot(self, point: Point) -> Point:
        """Return the point itself, or the nearest free one."""
        tries = [point]
        for ring in range(1, RINGS + 1):
            away = ring * SIZE * 1.5
            tries += [
                (point[0] + away * cos(2 * pi * k / STEPS), point[1] + away * sin(2 * pi * k / STEPS))
                for k in range(STEPS)
            ]
        return next((each for each in tries if self.is_free(each)), point)

    def is_free(self, spot: Point) -> bool:
        left, top, right, bottom = self.edges()
        if not (left - SIZE <= spot[0] <= right + SIZE and top - SIZE <= spot[1] <= bottom + SIZE):
            return False
        hidden = any(hypot(spot[0] - x, spot[1] - y) < SIZE + 5.0 for (x, y), _radius in self.discs)
        return not hidden and all(hypot(spot[0] - x, spot[1] - y) >= 2 * SIZE for x, y in self.taken)
