"""The `ludo` command: its group, its language and error handling."""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final

import click

from ludotheque import __version__
from ludotheque.kernel.errors import GameFailed, RequestRefused
from ludotheque.presentation import error_messages
from ludotheque.presentation.error_messages import Say, one_line
from ludotheque.presentation.terminal.click_commands import LocalizedGroup, option
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import silence_output
from ludotheque.registry.discovery import game_commands
from ludotheque.text.languages import LANGUAGES, Language, language

EXIT_CODE: Final = 2


def sentence(error: Exception, say: Say) -> str:
    """Return the error message for the user, one sentence."""
    if isinstance(error, click.ClickException):
        return usage_sentence(error, say)
    if isinstance(error, GameFailed):
        return say("error-game-failed", number=error.number, reason=one_line(error.reason), command=error.command)
    return error_messages.sentence(error, say)


def usage_sentence(error: click.ClickException, say: Say) -> str:
    """Return the message for a usage error."""
    if isinstance(error, click.NoSuchOption):
        return say("error-no-such-option", name=error.option_name)
    if isinstance(error, click.MissingParameter):
        name = error.param.make_metavar(error.ctx) if error.param and error.ctx else "?"
        return say("error-missing", name=name)
    if isinstance(error, click.BadOptionUsage):
        return say("error-needs-value", name=error.option_name)
    if isinstance(error, click.UsageError) and error.ctx is not None and error.ctx.command.name is not None:
        return say("error-usage", command=error.ctx.command_path)
    return say("error-other", detail=one_line(error.format_message()))


def wanted_language(words: Sequence[str], environment: Mapping[str, str]) -> Language:
    """Return the language: from `--lang` at any place, LUDO_LANG or the locale, else English."""
    said = said_language(words)
    if said is None:
        said = environment.get("LUDO_LANG") or None
    if said is not None:
        try:
            return language(said)
        except ValueError as error:
            raise RequestRefused("error-language", name=said, known=", ".join(LANGUAGES)) from error
    return locale_language(environment)


def said_language(words: Sequence[str]) -> str | None:
    """Return the value of `--lang`. It is read first, because help and errors need it."""
    for place, word in enumerate(words):
        if word == "--":
            return None
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and place + 1 < len(words):
            return words[place + 1]
    return None


def locale_language(environment: Mapping[str, str]) -> Language:
    name = next((environment[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(key)), "en")
    try:
        return language(name)
    except ValueError:
        return "en"


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
"""Set this variable to see the traceback of an error."""


def print_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"ludotheque {__version__}")
        ctx.exit()


class Commands(LocalizedGroup):
    """Lists commands in the order a newcomer needs them, then those of games. Loads them on demand."""

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
    """Run the command. Returns the exit code."""
    given = list(sys.argv[1:] if words is None else words)
    console = LocalizedConsole(locale_language(os.environ))
    try:
        console = LocalizedConsole(wanted_language(given, os.environ))
        code = ludo.main(given, prog_name=NAME, standalone_mode=False, obj=console)
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
    except Exception as error:  # noqa: BLE001 - after any error the user reads one sentence
        return refuse(error, console)


def refuse(error: Exception, console: LocalizedConsole) -> int:
    """Print one sentence for an error to stderr. Returns the exit code."""
    if os.environ.get(TRACEBACK):
        raise error
    click.echo(sentence(error, console.say), err=True)
    return EXIT_CODE
