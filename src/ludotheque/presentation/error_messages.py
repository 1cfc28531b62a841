"""From anything that goes wrong to one sentence in the reader's language."""

import json
import re
from collections.abc import Callable
from typing import Final

from ludotheque.kernel.errors import (
    BrokenFile,
    BrokenRule,
    IllegalAction,
    LocalizedError,
    LudoError,
    StaleAction,
    UndoRefused,
    UnknownContent,
    UnknownOption,
    UnknownValue,
)
from ludotheque.presentation.reasons import spoken
from ludotheque.storage.locks import FolderBusy

Say = Callable[..., str]
RULE: Final = re.compile(r"\(([A-Z]+(?:-[A-Z0-9]+)+)\)$")
"""The rule that a reason names at its end."""


class Refusal(LudoError):
    """Something that is not accepted, said by a message of the interface."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(f"{key} {args}")
        self.key = key
        self.args_said = args


class NotNow(Refusal, IllegalAction):
    """An answer by somebody who is not asked; programs are told that it is illegal, people why."""


def sentence(error: Exception, say: Say) -> str:
    """The one sentence a reader gets."""
    if isinstance(error, Refusal):
        return say(error.key, **error.args_said)
    if isinstance(error, LocalizedError):
        return error.sentence(say)
    if isinstance(error, FolderBusy):
        return say("error-folder-busy", folder=str(error.folder))
    return of_rules(error, say) or of_content(error, say)


def of_rules(error: Exception, say: Say) -> str:
    """What the rules of a game do not accept; empty if it is something else."""
    if isinstance(error, StaleAction):
        return say("error-stale")
    if isinstance(error, UndoRefused):
        return say(f"play-undo-{error.barrier}")
    if isinstance(error, UnknownOption):
        return say("error-unknown", what="option", name=error.key, known=", ".join(error.known))
    if isinstance(error, UnknownValue):
        return say("error-unknown", what="value", name=error.value, known=", ".join(error.known))
    if isinstance(error, IllegalAction):
        return of_reason(error.reason, "error-illegal", say)
    return ""


def of_reason(reason: str, key: str, say: Say) -> str:
    """A reason that people can meet is said as they speak; what only programs can be told stands in a sentence."""
    found = spoken(reason)
    return say(found[0], **found[1]) if found is not None else say(key, detail=one_line(reason))


def of_setup(reason: str, say: Say) -> str:
    """Why there cannot be such a table, with the rule; of an answer that is refused, the rule is told apart."""
    said, rule = of_reason(reason, "error-content", say), RULE.search(reason)
    return say("reason-by-rule", reason=said, rule=rule[1]) if rule is not None and spoken(reason) else said


def of_content(error: Exception, say: Say) -> str:
    """What cannot be read or is our own mistake."""
    if isinstance(error, BrokenFile) and isinstance(error.__cause__, json.JSONDecodeError | UnicodeDecodeError):
        return say("error-not-whole")
    if isinstance(error, OSError):
        return say("error-file", file=str(error.filename or "?"), reason=error.strerror or type(error).__name__)
    if isinstance(error, UnknownContent):
        return of_setup(str(error), say)
    for kind, key in ((BrokenFile, "error-broken-file"), (BrokenRule, "error-ours")):
        if isinstance(error, kind):
            return say(key, detail=one_line(str(error)))
    if isinstance(error, LudoError):
        return say("error-other", detail=one_line(str(error)))
    return say("error-crash", detail=one_line(f"{type(error).__name__}: {error}"))


def one_line(text: str) -> str:
    """One line without its full stop, so that it can stand inside a sentence."""
    return " ".join(text.split()).removesuffix(".")
