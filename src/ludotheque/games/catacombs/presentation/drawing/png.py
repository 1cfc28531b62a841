"""Write a picture as PNG with matplotlib, if installed (`ludotheque[lab]`)."""

from importlib import import_module
from pathlib import Path as File
from typing import Any, Final

from ludotheque.games.catacombs.presentation.drawing.shapes import (
    Caption,
    Circle,
    Path,
    Picture,
    Rectangle,
    Shape,
    Style,
)

INCHES: Final = 1 / 50  # per unit of the picture
DOTS: Final = 110  # per inch
POINTS: Final = 72 * INCHES  # per unit; matplotlib measures letters and lines in them
ANCHORS: Final = {"start": "left", "middle": "center", "end": "right"}

Axes = Any  # matplotlib's type; the package is optional
Pieces = Any  # matplotlib's module of patches


def write_png(picture: Picture, file: File) -> None:
    """Write the picture; raise `ImportError` if matplotlib is missing."""
    figures, patches = import_module("matplotlib.figure"), import_module("matplotlib.patches")
    figure = figures.Figure(figsize=(picture.width * INCHES, picture.height * INCHES), dpi=DOTS)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_xlim(0, picture.width)
    axes.set_ylim(picture.height, 0)
    axes.set_axis_off()
    for order, shape in enumerate(picture.shapes):
        paint(axes, patches, shape, order)
    figure.savefig(file, format="png", metadata={"Title": picture.title})


def paint(axes: Axes, patches: Pieces, shape: Shape, order: int) -> None:
    """Draw one shape above the earlier ones."""
    match shape:
        case Circle(x, y, radius, style):
            axes.add_patch(patches.Circle((x, y), radius, zorder=order, **look(style)))
        case Rectangle(x, y, width, height, style):
            axes.add_patch(patches.Rectangle((x, y), width, height, zorder=order, **look(style)))
        case Path(points, style, closed):
            axes.add_patch(patches.Polygon(points, closed=closed, zorder=order, **look(style), **ROUND))
        case Caption():
            write(axes, shape, order)


def write(axes: Axes, said: Caption, order: int) -> None:
    axes.text(
        said.x,
        said.y,
        said.text,
        fontsize=said.size * POINTS,
        color=said.color,
        ha=ANCHORS[said.anchor],
        va="center_baseline" if said.anchor == "middle" else "center",
        weight="bold" if said.bold else "normal",
        alpha=said.opacity,
        zorder=order,
        parse_math=False,
    )


ROUND: Final = {"joinstyle": "round", "capstyle": "round"}


def look(style: Style) -> dict[str, Any]:  # matplotlib's keyword arguments
    """Return the settings of a style."""
    dash = tuple(length / style.width for length in style.dash) if style.width else ()
    return {
        "facecolor": style.fill or "none",
        "edgecolor": style.stroke or "none",
        "linewidth": style.width * POINTS,
        "linestyle": (0, dash) if dash else "solid",
        "alpha": style.opacity,
    }
