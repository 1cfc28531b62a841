"""From anything that goes wrong to one sentence in the user's language."""

import json
from collections.abc import Callable
from typing import Final

import click

from ludotheque.kernel.errors import BrokenFile, BrokenRule, LudoError, UnknownContent
from ludotheque.lab.failures import GameFailed
from ludotheque.one_deck_dungeon.campaign.faults import SheetRefused

Say = Callable[..., str]
EXIT_CODE: Final = 2


class Refusal(LudoError):
    """Something the command line does not accept, said by a message of the interface."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(f"{key} {args}")
        self.key = key
        self.args_said = args


def sentence(error: Exception, say: Say) -> str:
    """The one sentence a user reads."""
    if isinstance(error, Refusal):
        return say(error.key, **error.args_said)
    if isinstance(error, SheetRefused):
        return error.sentence(say)
    if isinstance(error, click.ClickException):
        return usage_sentence(error, say)
    if isinstance(error, GameFailed):
        return say("error-game-failed", number=error.number, reason=one_line(error.reason), command=error.command)
    if isinstance(error, BrokenFile) and isinstance(error.__cause__, json.JSONDecodeError | UnicodeDecodeError):
        return say("error-not-whole")
    if isinstance(error, OSError):
        return say("error-file", file=str(error.filename or "?"), reason=error.strerror or type(error).__name__)
    for kind, key in ((BrokenFile, "error-broken-file"), (UnknownContent, "error-content"), (BrokenRule, "error-ours")):
        if isinstance(error, kind):
            return say(key, detail=one_line(str(error)))
    if isinstance(error, LudoError):
        return say("error-other", detail=one_line(str(error)))
    return say("error-crash", detail=one_line(f"{type(error).__name__}: {error}"))


def usage_sentence(error: click.ClickException, say: Say) -> str:
    """What is wrong with the words of the command itself."""
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


def one_line(text: str) -> str:
    """One line without its full stop, so that it can stand inside a sentence."""
    return " ".join(text.split()).removesuffix(".")
