"""From anything that goes wrong to one sentence in the reader's language."""

import json
from collections.abc import Callable

from ludotheque.kernel.errors import BrokenFile, BrokenRule, LudoError, UnknownContent
from ludotheque.one_deck_dungeon.campaign.faults import SheetRefused

Say = Callable[..., str]


class Refusal(LudoError):
    """Something that is not accepted, said by a message of the interface."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(f"{key} {args}")
        self.key = key
        self.args_said = args


def sentence(error: Exception, say: Say) -> str:
    """The one sentence a reader gets."""
    if isinstance(error, Refusal):
        return say(error.key, **error.args_said)
    if isinstance(error, SheetRefused):
        return error.sentence(say)
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


def one_line(text: str) -> str:
    """One line without its full stop, so that it can stand inside a sentence."""
    return " ".join(text.split()).removesuffix(".")
