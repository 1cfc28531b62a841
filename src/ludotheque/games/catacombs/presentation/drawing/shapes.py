"""The shapes of a picture, in its own units: x to the right, y down."""

from dataclasses import dataclass, field

Point = tuple[float, float]


@dataclass(frozen=True)
class Style:
    """The fill and outline of a shape; an empty color means none."""

    fill: str = ""
    stroke: str = ""
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0


@dataclass(frozen=True)
class Circle:
    x: float
    y: float
    radius: float
    style: Style


@dataclass(frozen=True)
class Rectangle:
    x: float
    y: float
    width: float
    height: float
    style: Style


@dataclass(frozen=True)
class Path:
    """Connected straight lines; a closed path is a polygon."""

    points: tuple[Point, ...]
    style: Style
    closed: bool = False


@dataclass(frozen=True)
class Caption:
    """A line of text; `anchor` is the part of it at x: start, middle or end. y is its middle."""

    x: float
    y: float
    text: str
    size: float
    color: str
    anchor: str = "start"
    bold: bool = False
    opacity: float = 1.0


Shape = Circle | Rectangle | Path | Caption


@dataclass
class Picture:
    """Shapes, later ones above earlier ones; title and description are for screen readers."""

    width: float
    height: float
    title: str
    description: str
    shapes: list[Shape] = field(default_factory=list)

    def add(self, *shapes: Shape) -> None:
        self.shapes.extend(shapes)
