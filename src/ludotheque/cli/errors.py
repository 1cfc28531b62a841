"""What can go wrong only on the command line, in one sentence in the user's language."""

from typing import Final

import click

from ludotheque.lab.failures import GameFailed
from ludotheque.presentation import error_messages
from ludotheque.presentation.error_messages import Say, one_line

EXIT_CODE: Final = 2


def sentence(error: Exception, say: Say) -> str:
    """The one sentence a user reads."""
    if isinstance(error, click.ClickException):
        return usage_sentence(error, say)
    if isinstance(error, GameFailed):
        return say("error-game-failed", number=error.number, reason=one_line(error.reason), command=error.command)
    return error_messages.sentence(error, say)


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
