"""A picture as plain SVG for any browser, without external resources."""

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from ludotheque.games.catacombs.presentation.drawing.shapes import (
    Caption,
    Circle,
    Path,
    Picture,
    Rectangle,
    Shape,
    Style,
)

FONT: Final = "'DejaVu Sans', Verdana, 'Helvetica Neue', Arial, sans-serif"
PIXELS: Final = 1.75  # per unit, if nothing else sets the size
DROP: Final = 0.35  # fraction of the font size from the middle of a letter to its baseline


def svg_of(picture: Picture) -> str:
    """Return the whole document."""
    width, height = short(picture.width), short(picture.height)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{short(picture.width * PIXELS)}" height="{short(picture.height * PIXELS)}" role="img" '
        f'aria-labelledby="title description" font-family={quoteattr(FONT)}>'
    )
    title = f'<title id="title">{escape(picture.title)}</title>'
    description = f'<desc id="description">{escape(picture.description)}</desc>'
    shapes = [element(shape) for shape in picture.shapes]
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', head, title, description, *shapes, "</svg>", ""])


def element(shape: Shape) -> str:
    """Return one shape."""
    match shape:
        case Circle(x, y, radius, style):
            return f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(radius)}"{look(style)}/>'
        case Rectangle(x, y, width, height, style):
            size = f'width="{short(width)}" height="{short(height)}"'
            return f'<rect x="{short(x)}" y="{short(y)}" {size}{look(style)}/>'
        case Path(points, style, closed):
            name = "polygon" if closed else "polyline"
            said = " ".join(f"{short(x)},{short(y)}" for x, y in points)
            return f'<{name} points="{said}" stroke-linejoin="round" stroke-linecap="round"{look(style)}/>'
        case Caption():
            return words(shape)


def words(said: Caption) -> str:
    weight = ' font-weight="bold"' if said.bold else ""
    faint = f' opacity="{short(said.opacity)}"' if said.opacity < 1 else ""
    place = f'x="{short(said.x)}" y="{short(said.y + DROP * said.size)}"'
    style = f'font-size="{short(said.size)}" fill="{said.color}" text-anchor="{said.anchor}"'
    return f"<text {place} {style}{weight}{faint}>{escape(said.text)}</text>"


def look(style: Style) -> str:
    """Return the attributes of a style, without defaults."""
    said = [f' fill="{style.fill or "none"}"']
    if style.stroke:
        said.append(f' stroke="{style.stroke}" stroke-width="{short(style.width)}"')
    if style.dash:
        said.append(f' stroke-dasharray="{" ".join(short(length) for length in style.dash)}"')
    if style.opacity < 1:
        said.append(f' opacity="{short(style.opacity)}"')
    return "".join(said)


def short(number: float) -> str:
    """Return a number with two decimals, which is finer than any screen."""
    return f"{number:.2f}".rstrip("0").rstrip(".")
