"""Interface messages from Fluent files, as text or as spans whose arguments keep their links."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.text.languages import Language
from ludotheque.text.spans import Part, Span, Spans, merged, spans

SUFFIX: Final = ".ftl"
KEPT: Final = 4096  # cached messages with their arguments; most are repeated often


class Messages:
    """Formats messages by key. Numbers that need a special format are passed as text."""

    def __init__(self, lang: Language) -> None:
        self.lang: Language = lang

    def say(self, key: str, **args: str | int) -> str:
        """Return the message. Raises on an unknown key, a missing argument or an invalid message."""
        return _said(self.lang, key, tuple(args.items()))


@lru_cache(maxsize=KEPT)
def _said(lang: Language, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise LookupError(f"no message {key!r} in {lang}")
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise LookupError(f"message {key!r} in {lang}: {errors[0]}")
    return str(text)


@cache
def _bundle(lang: Language) -> FluentBundle:
    # Isolation marks would show up in terminals, logs and golden files.
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources(lang):
        bundle.add_resource(FluentResource(source))
    return bundle


def sources(lang: Language) -> list[str]:
    """Return the message files of a language."""
    folder = files("ludotheque.text").joinpath("locales", lang)
    found = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    return [file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name)]


MARK: Final = "\ue000"
"""A private-use character that marks the place of a part with terms."""


def filled(messages: Messages, key: str, **parts: Part | int) -> Spans:
    """Return the message with its parts as spans. Numbers may select its wording."""
    return _filled(messages.lang, key, tuple(parts.items()))


@lru_cache(maxsize=KEPT)
def _filled(lang: Language, key: str, parts: tuple[tuple[str, Part | int], ...]) -> Spans:
    kept: list[Spans] = []
    args: dict[str, str | int] = {}
    for name, part in parts:
        if isinstance(part, int):
            args[name] = part
            continue
        args[name] = f"{MARK}{len(kept)}{MARK}"
        kept.append(spans(part))
    out: list[Span] = []
    for at, piece in enumerate(Messages(lang).say(key, **args).split(MARK)):
        out += kept[int(piece)] if at % 2 else [Span(piece)]
    return merged([span for span in out if span.text])
