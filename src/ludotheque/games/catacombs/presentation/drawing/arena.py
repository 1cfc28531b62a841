"""The arena and its discs as shapes: floor, walls or mat, characters, crystals and projectiles."""

from math import cos, pi, sin
from typing import Final

from ludotheque.games.catacombs.presentation.drawing.shapes import (
    Caption,
    Circle,
    Path,
    Picture,
    Point,
    Rectangle,
    Shape,
    Style,
)
from ludotheque.games.catacombs.presentation.drawing.shot_history import Places
from ludotheque.games.catacombs.sentences.narrator import letter_of
from ludotheque.games.catacombs.table.match_content import MatchContent
from ludotheque.games.catacombs.table.state import CHARACTERS, DISCS, PROJECTILE, SKULL, team_of
from ludotheque.text.languages import Language

MM: Final = 1000.0  # micrometers
SIDE: Final = 30.0  # beside the arena
TOP: Final = 52.0
BELOW: Final = 24.0  # for the scale
WALL: Final = 7.0
STEP: Final = 100  # millimeters between lines of the grid

PAPER: Final = "#f6f1e7"
INK: Final = "#2b2622"
FAINT: Final = "#8b8174"
FLOOR: Final = "#e8dfcc"
CLOTH: Final = "#d5dccb"
GRID: Final = "#d8cdb6"
WALLS: Final = "#6b5843"
WALL_EDGE: Final = "#4a3c2d"
SEAM: Final = "#6f7d63"
CHARACTER_COLORS: Final = ("#2e7d47", "#7b3fa0", "#1f66b5", "#5f6670")
ROCK: Final = "#26242b"
FACET: Final = "#6d6a7c"
SHOT_COLORS: Final = {
    "missile": "#c99a00",
    "longbow": "#8a5a2b",
    "fireball": "#d9541e",
    "wave": "#0f8a8a",
    "powerful_wave": "#0b5f73",
}
WHITE: Final = "#ffffff"
GHOST: Final = 0.25


class Frame:
    """The position of the arena in the picture, and the discs of this match."""

    def __init__(self, content: MatchContent, lang: Language) -> None:
        self.content = content
        self.lang: Language = lang
        self.width = content.width / MM
        self.height = content.height / MM

    def at(self, place: tuple[float, float]) -> Point:
        """Convert a place of the arena, where y points up, to the picture, where y points down."""
        return SIDE + place[0] / MM, TOP + self.height - place[1] / MM

    def radius(self, disc: int, shot: str) -> float:
        if disc < DISCS:
            return self.content.radii[disc] / MM
        return next(prepared.radius for prepared in self.content.shots if prepared.id == shot) / MM

    def page(self, title: str, description: str, below: float) -> Picture:
        """Return an empty arena with room for text below it."""
        width, height = self.width + 2 * SIDE, self.height + TOP + BELOW + below
        picture = Picture(width, height, title, description)
        picture.add(Rectangle(0, 0, width, height, Style(fill=PAPER)))
        picture.add(*self.floor())
        return picture

    def floor(self) -> list[Shape]:
        walls = self.content.walls
        shapes: list[Shape] = [Rectangle(SIDE, TOP, self.width, self.height, Style(fill=FLOOR if walls else CLOTH))]
        shapes += [self.line((mark, 0), (mark, self.height)) for mark in range(STEP, int(self.width), STEP)]
        shapes += [self.line((0, mark), (self.width, mark)) for mark in range(STEP, int(self.height), STEP)]
        shapes += self.scale()
        shapes += self.walls() if walls else self.seam()
        return shapes

    def line(self, one: Point, other: Point) -> Shape:
        ends = tuple(self.at((x * MM, y * MM)) for x, y in (one, other))
        return Path(ends, Style(stroke=GRID, width=0.6))

    def scale(self) -> list[Shape]:
        """Return the millimeter scales below and at the left."""
        y = TOP + self.height + WALL + 7
        across = [
            Caption(SIDE + mark, y, str(mark), 7, FAINT, "middle") for mark in range(0, int(self.width) + 1, STEP)
        ]
        x = SIDE - WALL - 3
        up = [
            Caption(x, self.at((0, mark * MM))[1], str(mark), 7, FAINT, "end")
            for mark in range(STEP, int(self.height) + 1, STEP)
        ]
        return [*across, *up]

    def walls(self) -> list[Shape]:
        """Ten pieces: three to a long side, two to a short one (CC-COMP-6)."""
        style = Style(fill=WALLS, stroke=WALL_EDGE, width=0.8)
        long, tall = (self.width + 2 * WALL) / 3, self.height / 2
        shapes: list[Shape] = []
        for y in (TOP - WALL, TOP + self.height):
            shapes += [Rectangle(SIDE - WALL + place * long, y, long, WALL, style) for place in range(3)]
        for x in (SIDE - WALL, SIDE + self.width):
            shapes += [Rectangle(x, TOP + place * tall, WALL, tall, style) for place in range(2)]
        return shapes

    def seam(self) -> list[Shape]:
        """The edge of a mat."""
        edge = Rectangle(SIDE, TOP, self.width, self.height, Style(stroke=SEAM, width=1.6))
        inner = Style(stroke=SEAM, width=0.7, dash=(4, 3))
        return [edge, Rectangle(SIDE + 3, TOP + 3, self.width - 6, self.height - 6, inner)]

    def color(self, disc: int, shot: str) -> str:
        if disc == PROJECTILE:
            return SHOT_COLORS[shot]
        return CHARACTER_COLORS[disc] if disc < CHARACTERS else ROCK

    def disc(self, disc: int, place: tuple[int, int], shot: str = "") -> list[Shape]:
        """Characters have a letter and a ring, whole for Sword and broken for Skull; obstacles are crystals."""
        x, y = self.at(place)
        radius = self.radius(disc, shot)
        color = self.color(disc, shot)
        shapes: list[Shape] = [Circle(x, y, radius, Style(fill=color, stroke=INK, width=0.9))]
        if disc == PROJECTILE:
            shapes.append(Circle(x, y, radius * 0.55, Style(stroke=WHITE, width=1.1)))
            shapes.append(Circle(x, y, radius * 0.2, Style(fill=WHITE)))
            return shapes
        if disc >= CHARACTERS:
            shapes.append(Path(hexagon(x, y, radius * 0.82), Style(stroke=FACET, width=1.1), closed=True))
        else:
            dash = (3.2, 2.2) if team_of(disc) == SKULL else ()
            shapes.append(Circle(x, y, radius * 0.8, Style(stroke=WHITE, width=1.2, dash=dash)))
        size = radius * (0.95 if disc < CHARACTERS else 0.85)
        shapes.append(Caption(x, y, letter_of(disc), size, WHITE, "middle", bold=True))
        return shapes

    def ghost(self, disc: int, place: tuple[int, int], shot: str) -> list[Shape]:
        """Return the former position of a disc."""
        x, y = self.at(place)
        color = self.color(disc, shot)
        radius = self.radius(disc, shot)
        rim = Style(stroke=color, width=0.9, dash=(2.5, 2))
        shapes: list[Shape] = [Circle(x, y, radius, Style(fill=color, opacity=GHOST)), Circle(x, y, radius, rim)]
        if disc != PROJECTILE:
            shapes.append(Caption(x, y, letter_of(disc), radius * 0.85, color, "middle", bold=True, opacity=0.6))
        return shapes

    def discs(self, places: Places, shot: str = "") -> list[Shape]:
        """Return all discs; characters have letters for reference in texts."""
        return [shape for disc in sorted(places, reverse=True) for shape in self.disc(disc, places[disc], shot)]


def hexagon(x: float, y: float, radius: float) -> tuple[Point, ...]:
    return tuple((x + radius * cos(k * pi / 3), y + radius * sin(k * pi / 3)) for k in range(6))
