"""`ludo content`: checks content files and prints their schema."""

from pathlib import Path

import click

from ludotheque.cli.main import EXIT_CODE
from ludotheque.content.checker import check_content
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, LocalizedGroup, as_json, checked
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import print_json, readable
from ludotheque.registry.discovery import content_supports


@click.group(cls=LocalizedGroup)
def content() -> None:
    """Commands for content files."""


@content.command(cls=LocalizedCommand)
@click.argument("file", metavar="[FILE]", required=False)
@as_json
@click.pass_obj
def check(console: LocalizedConsole, file: str | None, as_json: bool) -> int:
    """Check all bundled content, or one file."""
    problems = check_content(tuple(content_supports().values()), None if file is None else [readable(file)])
    if as_json:
        rows = [{"file": one.file, "path": one.path, "message": one.message} for one in problems]
        print_json({"sound": not problems, "problems": rows})
    elif problems:
        for problem in problems:
            click.echo(str(problem), err=True)
        click.echo(console.say("content-problems", count=len(problems)), err=True)
    else:
        console.print(console.say("content-sound", what="all" if file is None else Path(file).name))
    return EXIT_CODE if problems else 0


@content.command(cls=LocalizedCommand)
@click.argument("game", metavar="[GAME]", required=False)
def schema(game: str | None) -> None:
    """Print the JSON Schema of a game's content files."""
    supports = content_supports()
    print_json(supports[next(iter(supports)) if game is None else checked("game", game, supports)].schema())
