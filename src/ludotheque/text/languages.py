"""Supported languages."""

from typing import Final, Literal

Language = Literal["en", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")


def language(code: str) -> Language:
    """Return the language of a code or of a locale name such as `fr_BE.UTF-8`. Raises if it is unknown."""
    for known in LANGUAGES:
        if code.lower().replace("-", "_").split("_")[0] == known:
            return known
    raise ValueError(f"unknown language {code!r}; known: {', '.join(LANGUAGES)}")
