"""The fixed texts of the interface, from the Fluent files that the browser shares."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.text.languages import Language

SUFFIX: Final = ".ftl"


class Messages:
    """Says a message by its key; numbers that need a format are passed already formatted."""

    def __init__(self, lang: Language) -> None:
        self.lang = lang
        self._bundle = _bundle(lang)

    def say(self, key: str, **args: str | int) -> str:
        """The message; an unknown key, a missing argument or a broken message raises."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise LookupError(f"no message {key!r} in {self.lang}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"message {key!r} in {self.lang}: {errors[0]}")
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
