"""Reading and writing lines, JSON and files on the command line."""

import json
import os
import sys
from pathlib import Path

import click

from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.terminal.console import LocalizedConsole


def read_line(console: LocalizedConsole, prompt: str) -> str:
    """Return a typed line, or one from a pipe, which is echoed so that the transcript can be read."""
    if sys.stdin.isatty():
        return console.console.input(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    console.print(prompt + line.rstrip("\n"))
    return line


def print_json(content: Json) -> None:
    """Plain JSON, never wrapped or coloured."""
    click.echo(json.dumps(content, ensure_ascii=False, indent=2))


def silence_output() -> None:
    """The reader has gone: what is still to be written goes nowhere, so that the end of Python is quiet too."""
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
    os.close(sink)


def readable(name: str) -> Path:
    """A file that is there and can be read."""
    path = Path(name)
    if path.is_dir():
        raise RequestRefused("error-is-folder", file=name)
    try:
        with path.open("rb"):
            return path
    except OSError as error:
        raise refusal(error, name) from error


def refusal(error: OSError, name: str) -> RequestRefused:
    """Why a file cannot be used."""
    if isinstance(error, FileNotFoundError):
        return RequestRefused("error-no-file", file=name)
    if isinstance(error, PermissionError):
        return RequestRefused("error-no-permission", file=name)
    return RequestRefused("error-file", file=name, reason=error.strerror or type(error).__name__)


def writable(name: str) -> Path:
    """A place where a file can be written."""
    path = Path(name).expanduser()
    if path.is_dir():
        raise RequestRefused("error-is-folder", file=name)
    if not path.parent.is_dir():
        raise RequestRefused("error-no-folder", file=name)
    return path
