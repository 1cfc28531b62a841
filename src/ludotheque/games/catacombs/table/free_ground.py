"""Where one more disc can lie: whole micrometres, inside a rectangle, clear of the discs that lie there."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

DIRECTIONS: Final = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
AROUND: Final = 2  # micrometres about a point that is not whole
NONE_YET: Final = -1  # of distances

Point = tuple[float, float]


class Circle:
    """The centres that are so far from a point."""

    def __init__(self, x: i64, y: i64, radius: i64) -> None:
        self.x = x
        self.y = y
        self.radius = radius

    def square(self, x: i64, y: i64) -> i64:
        """The square of the distance of a point from the centre, exact."""
        return (x - self.x) * (x - self.x) + (y - self.y) * (y - self.y)


class Ground:
    """The whole places where the centre of a new disc may be."""

    def __init__(self, left: i64, bottom: i64, right: i64, top: i64) -> None:
        self.left = left
        self.bottom = bottom
        self.right = right
        self.top = top
        self.kept_out: list[Circle] = []  # outside these or on them
        self.within: list[Circle] = []  # inside these or on them

    def is_free(self, x: i64, y: i64) -> bool:
        if not (self.left <= x <= self.right and self.bottom <= y <= self.top):
            return False
        for circle in self.kept_out:
            if circle.square(x, y) < circle.radius * circle.radius:
                return False
        return all(circle.square(x, y) <= circle.radius * circle.radius for circle in self.within)

    def corners(self) -> list[Point]:
        """Where borders cross, and some points of each circle: if there is any room, one of these is at its rim."""
        circles = self.kept_out + self.within
        points: list[Point] = []
        for place, circle in enumerate(circles):
            x, y, radius = float(circle.x), float(circle.y), float(circle.radius)
            points.extend([(x + across * radius, y + up * radius) for across, up in DIRECTIONS])
            points.extend(self.on_sides(circle))
            for other in circles[place + 1 :]:
                points.extend(crossings(circle, other))
        for side in (self.left, self.right):
            points.extend([(float(side), float(self.bottom)), (float(side), float(self.top))])
        return points

    def on_sides(self, circle: Circle) -> list[Point]:
        """Where a circle crosses the sides of the rectangle, or the lines that prolong them."""
        points: list[Point] = []
        x, y, radius = float(circle.x), float(circle.y), float(circle.radius)
        for side in (float(self.left), float(self.right)):
            rest = radius * radius - (side - x) * (side - x)
            if rest >= 0.0:
                points.extend([(side, y - sqrt(rest)), (side, y + sqrt(rest))])
        for side in (float(self.bottom), float(self.top)):
            rest = radius * radius - (side - y) * (side - y)
            if rest >= 0.0:
                points.extend([(x - sqrt(rest), side), (x + sqrt(rest), side)])
        return points

    def spots_about(self, point: Point) -> list[tuple[int, int]]:
        """The free whole places next to a point."""
        near_x, near_y = round(point[0]), round(point[1])
        return [
            (x, y)
            for x in range(near_x - AROUND, near_x + AROUND + 1)
            for y in range(near_y - AROUND, near_y + AROUND + 1)
            if self.is_free(x, y)
        ]

    def first_spot(self) -> list[tuple[int, int]]:
        """A free place, the same for the same ground; none if there is none."""
        for point in self.corners():
            spots = self.spots_about(point)
            if spots:
                return spots[:1]
        return []

    def nearest_spot(self, x: i64, y: i64) -> tuple[int, int]:
        """The free place next to a point: the point itself, or one at the rim of what is in the way."""
        if self.is_free(x, y):
            return x, y
        best, least = (x, y), NONE_YET
        points = self.corners()
        points.append((float(min(max(x, self.left), self.right)), float(min(max(y, self.bottom), self.top))))
        points.extend(pushed_out(self.kept_out, float(x), float(y)))
        for point in points:
            for spot in self.spots_about(point):
                away = (spot[0] - x) * (spot[0] - x) + (spot[1] - y) * (spot[1] - y)
                if least == NONE_YET or away < least:
                    best, least = spot, away
        return best


def crossings(one: Circle, other: Circle) -> list[Point]:
    """The points two circles share."""
    dx, dy = float(other.x - one.x), float(other.y - one.y)
    square = dx * dx + dy * dy
    if square == 0.0:
        return []
    one_square = float(one.radius) * float(one.radius)
    along = (one_square - float(other.radius) * float(other.radius) + square) / (2.0 * square)
    rest = one_square / square - along * along
    if rest < 0.0:
        return []
    aside = sqrt(rest)
    x, y = float(one.x) + along * dx, float(one.y) + along * dy
    return [(x - aside * dy, y + aside * dx), (x + aside * dy, y - aside * dx)]


def pushed_out(circles: list[Circle], x: float, y: float) -> list[Point]:
    """The next point of each circle."""
    points: list[Point] = []
    for circle in circles:
        dx, dy = x - float(circle.x), y - float(circle.y)
        away = sqrt(dx * dx + dy * dy)
        if away > 0.0:
            part = float(circle.radius) / away
            points.append((float(circle.x) + dx * part, float(circle.y) + dy * part))
    return points
