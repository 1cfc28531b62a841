"""Turns any error into one sentence in the reader's language."""

import json
from collections.abc import Callable

from ludotheque.kernel.errors import (
    BrokenFile,
    BrokenRule,
    LocalizedError,
    LudoError,
    RefusalError,
    RequestRefused,
    StaleAction,
    UndoRefused,
    UnknownContent,
)
from ludotheque.kernel.refusal import Refusal
from ludotheque.storage.locks import FolderBusy

Say = Callable[..., str]


def sentence(error: Exception, say: Say) -> str:
    """The one sentence a reader gets."""
    if isinstance(error, UnknownContent) and not isinstance(error, RequestRefused):
        return of_setup(error.refusal, say)
    if isinstance(error, RefusalError):
        return of_refusal(error.refusal, say)
    if isinstance(error, LocalizedError):
        return error.sentence(say)
    if isinstance(error, FolderBusy):
        return say("error-folder-busy", folder=str(error.folder))
    if isinstance(error, StaleAction):
        return say("error-stale")
    if isinstance(error, UndoRefused):
        return say(f"play-undo-{error.barrier}")
    return of_content(error, say)


def of_refusal(refusal: Refusal, say: Say) -> str:
    """Return why something is not accepted, without its rules."""
    if refusal.cause is not None:
        return say(refusal.key, reason=of_refusal(refusal.cause, say), **refusal.arguments)
    return say(refusal.key, **refusal.arguments)


def of_setup(refusal: Refusal, say: Say) -> str:
    """Return why a table cannot be set up like that, with the rules."""
    said = of_refusal(refusal, say)
    return say("reason-by-rule", reason=said, rule=", ".join(refusal.rules)) if refusal.rules else said


def of_content(error: Exception, say: Say) -> str:
    """Return what cannot be read, or an internal error."""
    if isinstance(error, BrokenFile) and isinstance(error.__cause__, json.JSONDecodeError | UnicodeDecodeError):
        return say("error-not-whole")
    if isinstance(error, OSError):
        return say("error-file", file=str(error.filename or "?"), reason=error.strerror or type(error).__name__)
    for kind, key in ((BrokenFile, "error-broken-file"), (BrokenRule, "error-ours")):
        if isinstance(error, kind):
            return say(key, detail=one_line(str(error)))
    if isinstance(error, LudoError):
        return say("error-other", detail=one_line(str(error)))
    return say("error-crash", detail=one_line(f"{type(error).__name__}: {error}"))


def one_line(text: str) -> str:
    """Return one line without its full stop, for use inside a sentence."""
    return " ".join(text.split()).removesuffix(".")
