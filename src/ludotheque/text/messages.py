"""The fixed texts of the interface, from the Fluent files that the browser shares."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.text.languages import Language

SUFFIX: Final = ".ftl"
KEPT: Final = 4096  # messages with their arguments that are not worked out again; most come again and again


class Messages:
    """Says a message by its key; numbers that need a format are passed already formatted."""

    def __init__(self, lang: Language) -> None:
        self.lang: Language = lang

    def say(self, key: str, **args: str | int) -> str:
        """The message; an unknown key, a missing argument or a broken message raises."""
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
    # Isolating marks would show up in terminals, logs and golden files.
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources(lang):
        bundle.add_resource(FluentResource(source))
    return bundle


def sources(lang: Language) -> list[str]:
    """The message files of a language."""
    folder = files("ludotheque.text").joinpath("locales", lang)
    found = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    return [file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name)]
