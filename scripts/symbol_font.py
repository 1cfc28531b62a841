"""Draws the few symbols that are missing from the text font, as a separate font: `python -m scripts.symbol_font`.

Without it, each machine uses its own fallback: an empty box, or a coloured emoji in a line of text.
"""

import math
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from fontTools.fontBuilder import FontBuilder  # type: ignore[import-untyped]  # it has no stubs
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]  # it has no stubs
from fontTools.ttLib.tables._g_l_y_f import Glyph  # type: ignore[import-untyped]  # it has no stubs

PLACE = Path(__file__).resolve().parent.parent / "client/src/fonts/symbols.woff2"
FAMILY = "Ludotheque Symbols"
EM = 1000
ASCENT, DESCENT = 950, -250
MIDDLE = 335  # half the height of a capital in the text font
REACH = 335  # from there to the edge of a symbol
STROKE = 90
WIDTH = 800
BAR = 520  # symbols that touch their neighbours
DATE = 2_082_844_800  # the first second of 1970, counted from 1904, so that the file is reproducible

Point = tuple[float, float]
Shape = list[Point]


def circle(radius: float, steps: int = 48) -> Shape:
    return arc(radius, 0, 360, steps)


def arc(radius: float, start: float, end: float, steps: int = 48) -> Shape:
    turns = (math.radians(start + (end - start) * n / steps) for n in range(steps + (end - start < 360)))
    return [(math.cos(turn) * radius, math.sin(turn) * radius) for turn in turns]


def box(half: float) -> Shape:
    return [(-half, -half), (-half, half), (half, half), (half, -half)]


def star(radius: float) -> Shape:
    turns = [math.radians(90 - 36 * n) for n in range(10)]
    return [
        (math.cos(turn) * reach, math.sin(turn) * reach)
        for turn, reach in zip(turns, [radius, radius * 0.42] * 5, strict=True)
    ]


def heart(size: float, steps: int = 64) -> Shape:
    """Return a heart curve, `size` from its middle to its side."""

    def point(turn: float) -> Point:
        height = 13 * math.cos(turn) - 5 * math.cos(2 * turn) - 2 * math.cos(3 * turn) - math.cos(4 * turn)
        return 16 * math.sin(turn) ** 3 * size / 16, (height + 2.5) * size / 16

    return [point(2 * math.pi * n / steps) for n in range(steps)]


def line(*points: Point, width: float = STROKE) -> list[Shape]:
    """Return a stroked line, each segment a box, with round joints."""
    shapes: list[Shape] = []
    for (left, low), (right, high) in pairwise(points):
        length = math.hypot(right - left, high - low)
        side, up = -(high - low) / length * width / 2, (right - left) / length * width / 2
        shapes.append(
            [(left - side, low - up), (right - side, high - up), (right + side, high + up), (left + side, low + up)]
        )
    shapes += [[(x + dx, y + dy) for dx, dy in circle(width / 2, 16)] for x, y in points]
    return shapes


def pointer(size: float, turn: float = 0) -> Shape:
    """Return a triangle that points to the right, rotated by some degrees."""
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    corners = [(-0.6 * size, size), (size, 0.0), (-0.6 * size, -size)]
    return [(x * cosine - y * sine, x * sine + y * cosine) for x, y in corners]


def bar(half: float) -> list[Shape]:
    """Return a piece of a bar, which overlaps its neighbours slightly so that no gap shows."""
    side = BAR / 2 + 12
    return [[(-side, -half), (side, -half), (side, half), (-side, half)]]


def outlined(shape: Callable[[float], Shape], size: float, share: float = 0.0) -> list[Shape]:
    """Return the shape with a hole of the same form."""
    return [shape(size), list(reversed(shape(size * share if share else size - STROKE)))]


RING = outlined(circle, REACH)
SIGNS: dict[str, tuple[int, list[Shape]]] = {
    "→": (900, [*line((-340, 0), (330, 0)), *line((110, 220), (340, 0), (110, -220))]),
    "≤": (700, [*line((230, 310), (-230, 90), (230, -130)), *line((-230, -300), (230, -300))]),
    "≥": (700, [*line((-230, 310), (230, 90), (-230, -130)), *line((-230, -300), (230, -300))]),
    "Σ": (700, line((230, REACH - 45), (-220, REACH - 45), (80, 0), (-220, 45 - REACH), (230, 45 - REACH))),
    "█": (BAR, bar(REACH * 0.8)),
    "░": (BAR, bar(STROKE / 2)),
    "■": (WIDTH, [box(REACH * 0.88)]),
    "□": (WIDTH, outlined(box, REACH * 0.88)),
    "▶": (WIDTH, [pointer(REACH)]),
    "▸": (600, [pointer(REACH * 0.62)]),
    "▾": (600, [pointer(REACH * 0.62, -90)]),
    "●": (WIDTH, [circle(REACH)]),
    "○": (WIDTH, RING),
    "◐": (WIDTH, [*RING, arc(REACH - STROKE / 2, 90, 270)]),
    "★": (900, [star(REACH * 1.2)]),
    "☆": (900, outlined(star, REACH * 1.2, 0.6)),
    "♥": (850, [heart(REACH * 1.05)]),
    "♡": (850, outlined(heart, REACH * 1.05, 0.7)),
    "✓": (WIDTH, line((-280, -20), (-90, -240), (290, 260), width=110)),
}


def drawn(width: int, shapes: list[Shape]) -> Glyph:
    pen = TTGlyphPen(None)
    for shape in shapes:
        points = [(round(x + width / 2), round(y + MIDDLE)) for x, y in shape]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def nothing() -> Glyph:
    return TTGlyphPen(None).glyph()


def save(place: Path) -> None:
    names = {sign: f"sign{ord(sign):04X}" for sign in SIGNS}
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder([".notdef", *names.values()])
    font.setupCharacterMap({ord(sign): name for sign, name in names.items()})
    font.setupGlyf({".notdef": nothing()} | {names[sign]: drawn(*form) for sign, form in SIGNS.items()})
    widths = {".notdef": WIDTH} | {names[sign]: width for sign, (width, _) in SIGNS.items()}
    font.setupHorizontalMetrics({name: (width, 0) for name, width in widths.items()})
    font.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    font.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    font.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, usWinAscent=ASCENT, usWinDescent=-DESCENT)
    font.setupPost()
    font.updateHead(created=DATE, modified=DATE)
    font.font.recalcTimestamp = False
    font.font.flavor = "woff2"
    font.save(place)


if __name__ == "__main__":
    save(PLACE)
    print(f"{len(SIGNS)} signs, {PLACE.stat().st_size} bytes")
