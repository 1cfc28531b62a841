"""The fixed texts of the interface, from Fluent files, as text or as spans whose arguments keep their links.

A package keeps its messages in `locales/<lang>/*.ftl`. This one has what all games share; each installed game names the
package of its own messages in its descriptor. Those packages are read when a message of theirs is first wanted.
"""

import re
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import RLock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Pattern, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from ludotheque.plugins import described_games
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.spans import Part, Span, Spans, merged, plain, spans

GENERIC: Final = "ludotheque.text"
SUFFIX: Final = ".ftl"
BEGINNING: Final = re.compile(r"^(?=-?[a-zA-Z][a-zA-Z0-9_-]* *=)", re.MULTILINE)
"""Where a message or a term begins; its further lines are indented, or close a brace."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
KEPT: Final = 4096  # cached messages with their arguments; most are repeated often


class Messages:
    """Says a message by its key; numbers that need a format are passed already formatted.

    A key is looked for in the package `own`, then among what all games share, then in the packages of all games.
    """

    def __init__(self, lang: Language, own: str = GENERIC) -> None:
        self.lang: Language = lang
        self.own = own

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return _bundle_with(self.lang, self.own, key) is not None

    def say(self, key: str, **args: str | int) -> str:
        """The message; an unknown key, a missing argument or a broken message raises."""
        return _said(self.lang, self.own, key, tuple(args.items()))


@lru_cache(maxsize=KEPT)
def _said(lang: Language, own: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle_with(lang, own, key)
    pattern = bundle.get_message(key).value if bundle is not None and bundle.has_message(key) else None
    if bundle is None or pattern is None:
        raise LookupError(f"no message {key!r} in {lang}{_misspelled(lang, own, key)}")
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise LookupError(f"message {key!r} in {lang}: {errors[0]}")
    return str(text)


def _misspelled(lang: Language, own: str, key: str) -> str:
    """Why the message of that key in the package could not be read; empty if there is none."""
    for entry in FluentResource(_entries(lang, own).sources.get(key, "")).body:
        if isinstance(entry, Junk) and entry.annotations:
            return f": the one of {own} cannot be read: {entry.annotations[0].message}"
    return ""


def _bundle_with(lang: Language, own: str, key: str) -> FluentBundle | None:
    for package in dict.fromkeys((own, *packages())):
        entries = _entries(lang, package)
        if key in entries.sources:
            return entries.bundle_with(key)
    return None


class Entries:
    """The messages of a package in one language. Each is parsed when it is first wanted: most never are."""

    def __init__(self, lang: Language, package: str) -> None:
        # Isolating marks would show up in terminals, logs and golden files.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.sources: dict[str, str] = {}
        self.parsed: set[str] = set()
        self.lock = RLock()
        for file in message_files(lang, package):
            for source in BEGINNING.split(file.read_text(encoding="utf-8"))[1:]:
                self.sources.setdefault(source[: source.index("=")].rstrip(), source)

    def bundle_with(self, key: str) -> FluentBundle:
        """The bundle, with this entry and those that it refers to; several threads may want the same one at once."""
        with self.lock:
            if key not in self.parsed:
                self.parsed.add(key)
                self.bundle.add_resource(FluentResource(self.sources[key]))
                for other in REFERENCE.findall(self.sources[key]):
                    if other in self.sources:
                        self.bundle_with(other)
        return self.bundle


@cache
def _entries(lang: Language, package: str) -> Entries:
    return Entries(lang, package)


def keys_in(lang: Language, package: str) -> list[str]:
    """The keys of the messages of a package."""
    return [key for key in _entries(lang, package).sources if not key.startswith("-")]


@cache
def packages() -> tuple[str, ...]:
    """The packages with messages: that of all games, and those that the installed games name."""
    named = dict.fromkeys(game.messages for game in described_games() if game.messages)
    return (GENERIC, *[package for package in named if not missing_messages(package)])


def missing_messages(package: str) -> str:
    """Why the messages of a package cannot be read; empty if they can."""
    try:
        lacking = [lang for lang in LANGUAGES if not (files(package) / "locales" / lang).is_dir()]
    except (ImportError, TypeError) as error:  # there is no such package, or it is a single module
        return f"{type(error).__name__}: {error}"
    return f"{package} has no folder locales/{lacking[0]}" if lacking else ""


def message_files(lang: Language, package: str) -> list[Traversable]:
    """The message files of a package in a language."""
    folder = files(package) / "locales" / lang
    return sorted((file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name)


def sources(lang: Language) -> list[str]:
    """The text of all message files of a language, those of the games too."""
    found = [file for package in packages() for file in message_files(lang, package)]
    return [file.read_text(encoding="utf-8") for file in found]


MARK: Final = "\ue000"
"""A private-use character that marks the place of a part with terms."""


class Selectors(Visitor):
    """Collects the variables that choose between variants of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the library calls it so
        if isinstance(node.selector, VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def _selectors(lang: Language, own: str, key: str) -> frozenset[str]:
    bundle = _bundle_with(lang, own, key)
    pattern = bundle.get_message(key).value if bundle is not None else None
    found = Selectors()
    if isinstance(pattern, Pattern):
        found.visit(pattern)
    return frozenset(found.names)


def filled(messages: Messages, key: str, **parts: Part | int) -> Spans:
    """The message with its parts. A part that chooses between variants loses its links."""
    return _filled(messages.lang, messages.own, key, tuple(parts.items()))


@lru_cache(maxsize=KEPT)
def _filled(lang: Language, own: str, key: str, parts: tuple[tuple[str, Part | int], ...]) -> Spans:
    selectors = _selectors(lang, own, key)
    kept: list[Spans] = []
    args: dict[str, str | int] = {}
    for name, part in parts:
        if isinstance(part, int):
            args[name] = part
            continue
        if name in selectors:
            args[name] = plain(spans(part))
            continue
        args[name] = f"{MARK}{len(kept)}{MARK}"
        kept.append(spans(part))
    out: list[Span] = []
    for at, piece in enumerate(Messages(lang, own).say(key, **args).split(MARK)):
        out += kept[int(piece)] if at % 2 else [Span(piece)]
    return merged([span for span in out if span.text])
