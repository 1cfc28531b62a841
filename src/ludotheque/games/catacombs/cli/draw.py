"""`ludo draw`: draw a position or a shot from a saved game or a replay."""

import json
from pathlib import Path
from typing import Final, TypedDict, Unpack

import click

from ludotheque.games.catacombs.game import NAME, CatacombsConquest
from ludotheque.games.catacombs.presentation.drawing.png import write_png
from ludotheque.games.catacombs.presentation.drawing.scenes import Painter
from ludotheque.games.catacombs.presentation.drawing.shapes import Picture
from ludotheque.games.catacombs.presentation.drawing.shot_history import Course
from ludotheque.games.catacombs.presentation.drawing.svg import svg_of
from ludotheque.games.catacombs.sentences.match_text import names_of
from ludotheque.games.catacombs.sentences.narrator import CatacombsNarrator
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter
from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Setup
from ludotheque.kernel.replay import read_replay
from ludotheque.kernel.saves import resume
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, option, whole
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import readable, refusal, writable
from ludotheque.registry.discovery import game_named

SUFFIXES: Final = (".svg", ".png")
SCREEN: Final = "-"


class Given(TypedDict):
    """The options as click passes them."""

    output: str | None
    shot: int | None


@click.command(cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@option("-o", "--output", metavar="OUT", help="option-output")
@option("--shot", metavar="N", callback=whole(1), help="option-shot")
@click.pass_obj
def draw(console: LocalizedConsole, file: str, **given: Unpack[Given]) -> None:
    """Draw the arena at the end of the file, or the course of one flick."""
    number = given["shot"]
    output = given["output"] or f"{Path(file).stem}{f'-{number}' if number else ''}.svg"
    path = readable(file)
    check_name(output)
    setup, course = opened(path)
    picture = picture_of(setup, course, number, console)
    if output == SCREEN:
        click.echo(svg_of(picture), nl=False)
        return
    written(picture, output)
    console.print(console.hanging("", console.say("draw-written", file=output, shots=len(course.shots))))


def check_name(output: str) -> None:
    """Refuse an output that is not a picture."""
    if output != SCREEN and Path(output).suffix.lower() not in SUFFIXES:
        raise RequestRefused("draw-suffix", file=output)


def opened(path: Path) -> tuple[Setup, Course]:
    """Return the match in a save or a replay."""
    if kind_of(path) == "save":
        match = resume(path, game_named)
        course = course_of(match.setup, match.log)
        course.lie(match.redact(()))
        return match.setup, course
    replay = read_replay(path, game_named)
    return replay.setup, course_of(replay.setup, replay.events)


def course_of(setup: Setup, events: list[Event]) -> Course:
    """Return the course of the match from its events; only Catacombs has something to draw."""
    game = game_named(setup.game)
    if not isinstance(game, CatacombsConquest):
        raise RequestRefused("draw-other-game", game=NAME, other=setup.game)
    return Course(game.content(setup), events)


def kind_of(path: Path) -> str:
    """Return the kind that the file states; the replay reader reports unknown kinds."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        return ""
    return str(content.get("kind")) if isinstance(content, dict) else ""


def picture_of(setup: Setup, course: Course, number: int | None, console: LocalizedConsole) -> Picture:
    """Return the last position, or the shot with that number."""
    painter = Painter(course.content, CatacombsNarrator(names_of(setup.heroes), CatacombsWriter(console.lang)))
    if number is None:
        return painter.position(course.places, course.moment, course.projectile)
    if number > len(course.shots):
        raise RequestRefused("draw-no-shot", number=str(number), count=len(course.shots))
    return painter.shot(course.shots[number - 1])


def written(picture: Picture, output: str) -> None:
    """Write the picture in the format of its file name."""
    path = writable(output)
    try:
        if path.suffix.lower() == ".svg":
            path.write_text(svg_of(picture), encoding="utf-8")
        else:
            write_png(picture, path)
    except ImportError as error:
        raise RequestRefused("draw-no-png", file=output) from error
    except OSError as error:
        raise refusal(error, output) from error
