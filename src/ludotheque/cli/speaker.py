"""The language and the screen of one run of the command."""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from textwrap import fill
from typing import Any, Final

import click
from rich.console import Console
from rich.text import Text

from ludotheque.cli.refusals import Refusal
from ludotheque.text.fluent import Messages
from ludotheque.text.languages import LANGUAGES, Language, language

NARROWEST: Final = 40
Json = dict[str, Any]  # JSON-ready values


class Speaker:
    """Says the texts of the command line in one language, and prints them."""

    def __init__(self, lang: Language) -> None:
        self.lang: Language = lang
        self.messages = Messages(lang)
        self.console = Console(highlight=False, emoji=False, markup=False)

    def say(self, key: str, **args: str | int) -> str:
        return self.messages.say(key, **args)

    def print(self, *renderables: Any) -> None:  # whatever rich can draw
        self.console.print(*renderables)

    def indented(self, text: str, by: int = 2) -> Text:
        """Text that keeps its distance from the left edge."""
        return self.hanging(" " * by, text)

    def hanging(self, lead: str, text: str) -> Text:
        """A lead, and beside it text that never runs below it; nothing is filled up with blanks at the right."""
        width = max(NARROWEST, self.console.width - 1)
        lines: list[str] = []
        for line in text.split("\n"):
            below = " " * len(lead)
            first = below if lines else lead
            lines.append(fill(line, width, initial_indent=first, subsequent_indent=below, break_on_hyphens=False))
        return Text("\n".join(lines))

    def read_line(self, prompt: str) -> str:
        """What somebody types, or what comes through a pipe; the latter is shown, so that the record can be read."""
        if sys.stdin.isatty():
            return self.console.input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.print(prompt + line.rstrip("\n"))
        return line

    def print_json(self, content: Json) -> None:
        """Plain JSON, never wrapped or coloured."""
        click.echo(json.dumps(content, ensure_ascii=False, indent=2))


def wanted_language(words: Sequence[str], environment: Mapping[str, str]) -> Language:
    """`--lang` wherever it stands, else LUDO_LANG, else the locale, else English."""
    said = said_language(words)
    if said is None:
        said = environment.get("LUDO_LANG") or None
    if said is not None:
        try:
            return language(said)
        except ValueError as error:
            raise Refusal("error-language", name=said, known=", ".join(LANGUAGES)) from error
    return locale_language(environment)


def said_language(words: Sequence[str]) -> str | None:
    """What stands behind `--lang`; looked for before anything else, because help and errors are in it."""
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


def silence_output() -> None:
    """The reader has gone: what is still to be written goes nowhere, so that the end of Python is quiet too."""
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
    os.close(sink)
