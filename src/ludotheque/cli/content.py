"""`ludo content`: is a content file sound, and what may it contain?"""

from pathlib import Path
from typing import Final

import click

from ludotheque.catacombs.content_check import CHECKER as CATACOMBS
from ludotheque.catacombs.content_schema import content_schema as catacombs_schema
from ludotheque.cli.choices import checked
from ludotheque.cli.clicking import SpokenCommand, SpokenGroup, as_json
from ludotheque.cli.files import readable
from ludotheque.cli.lines import print_json
from ludotheque.cli.refusals import EXIT_CODE
from ludotheque.content.checks import check_content
from ludotheque.dice_throne.content_check import CHECKER as DICE_THRONE
from ludotheque.dice_throne.content_schema import hero_schema
from ludotheque.faces.speaker import Speaker
from ludotheque.one_deck_dungeon.content_check import CHECKER as ONE_DECK_DUNGEON
from ludotheque.one_deck_dungeon.content_schema import content_schema as dungeon_schema

CHECKERS: Final = (DICE_THRONE, ONE_DECK_DUNGEON, CATACOMBS)
SCHEMAS: Final = {
    DICE_THRONE.game: hero_schema,
    ONE_DECK_DUNGEON.game: dungeon_schema,
    CATACOMBS.game: catacombs_schema,
}


@click.group(cls=SpokenGroup)
def content() -> None:
    """Content files."""


@content.command(cls=SpokenCommand)
@click.argument("file", metavar="[FILE]", required=False)
@as_json
@click.pass_obj
def check(speaker: Speaker, file: str | None, as_json: bool) -> int:
    """All content of the house, or one file."""
    problems = check_content(CHECKERS, None if file is None else [readable(file)])
    if as_json:
        rows = [{"file": one.file, "path": one.path, "message": one.message} for one in problems]
        print_json({"sound": not problems, "problems": rows})
    elif problems:
        for problem in problems:
            click.echo(str(problem), err=True)
        click.echo(speaker.say("content-problems", count=len(problems)), err=True)
    else:
        speaker.print(speaker.say("content-sound", what="all" if file is None else Path(file).name))
    return EXIT_CODE if problems else 0


@content.command(cls=SpokenCommand)
@click.argument("game", metavar="[GAME]", default=DICE_THRONE.game)
def schema(game: str) -> None:
    """The JSON Schema of a game's content files."""
    print_json(SCHEMAS[checked("game", game, SCHEMAS)]())
