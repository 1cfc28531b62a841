"""What goes in and out of a run of the command: lines that are typed, JSON, and nothing once the reader has gone."""

import json
import os
import sys

import click

from ludotheque.kernel.file_format import Json
from ludotheque.presentation.terminal.console import Speaker


def read_line(speaker: Speaker, prompt: str) -> str:
    """What somebody types, or what comes through a pipe; the latter is shown, so that the record can be read."""
    if sys.stdin.isatty():
        return speaker.console.input(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    speaker.print(prompt + line.rstrip("\n"))
    return line


def print_json(content: Json) -> None:
    """Plain JSON, never wrapped or coloured."""
    click.echo(json.dumps(content, ensure_ascii=False, indent=2))


def silence_output() -> None:
    """The reader has gone: what is still to be written goes nowhere, so that the end of Python is quiet too."""
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
    os.close(sink)
