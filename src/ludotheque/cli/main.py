"""The `ludo` command: its group, and what happens when something goes wrong."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

import click

from ludotheque import __version__
from ludotheque.cli.errors import EXIT_CODE, sentence
from ludotheque.cli.language import locale_language, wanted_language
from ludotheque.presentation.terminal.click_commands import SpokenGroup, option
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.presentation.terminal.line_io import silence_output
from ludotheque.registry.discovery import game_commands

NAME: Final = "ludo"
COMMANDS: Final = {
    "games": "games",
    "play": "play",
    "serve": "serve",
    "simulate": "simulate",
    "rules": "rules",
    "cards": "cards",
    "replay": "replays",
    "verify": "verify",
    "admin": "admin",
    "content": "content",
}
"""The commands that belong to no game, each with its module."""

INTERRUPTED: Final = 130
READER_GONE: Final = 141
TRACEBACK: Final = "LUDO_TRACEBACK"
"""Set this variable to see where an error came from."""


def print_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"ludotheque {__version__}")
        ctx.exit()


class Commands(SpokenGroup):
    """Commands in the order in which a newcomer needs them, then those of single games; loaded when called."""

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return [*COMMANDS, *(name for name in game_commands() if name not in COMMANDS)]

    def get_command(self, _ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            part = game_commands().get(name)
            return part.load() if part is not None else None
        found = getattr(import_module(f"ludotheque.cli.{COMMANDS[name]}"), name)
        if not isinstance(found, click.Command):
            raise LookupError(f"{name} is no command")
        return found


@click.group(NAME, cls=Commands)
@option("--version", is_flag=True, is_eager=True, expose_value=False, callback=print_version, help="option-version")
def ludo() -> None:
    """Board games with their complete rules."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is returned to the script that called."""
    given = list(sys.argv[1:] if words is None else words)
    speaker = Speaker(locale_language(os.environ))
    try:
        speaker = Speaker(wanted_language(given, os.environ))
        code = ludo.main(given, prog_name=NAME, standalone_mode=False, obj=speaker)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        silence_output()
        return READER_GONE
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.ctx.get_help())
        return 0
    except Exception as error:  # noqa: BLE001 - whatever breaks, a user reads one sentence
        return refuse(error, speaker)


def refuse(error: Exception, speaker: Speaker) -> int:
    """One sentence on the error stream, whatever went wrong."""
    if os.environ.get(TRACEBACK):
        raise error
    click.echo(sentence(error, speaker.say), err=True)
    return EXIT_CODE
