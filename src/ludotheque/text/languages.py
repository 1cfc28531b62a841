"""Supported languages, and numbers as each writes them."""

from typing import Final, Literal

Language = Literal["en", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")


def language(code: str) -> Language:
    """Return the language of a code or of a locale name such as `fr_BE.UTF-8`. Raises if it is unknown."""
    for known in LANGUAGES:
        if code.lower().replace("-", "_").split("_")[0] == known:
            return known
    raise ValueError(f"unknown language {code!r}; known: {', '.join(LANGUAGES)}")


def decimal(number: float, lang: Language) -> str:
    """Return the number with one decimal digit, with a point or a comma."""
    text = f"{number:.1f}"
    return text.replace(".", ",") if lang == "fr" else text


def percent(chance: float, lang: Language) -> str:
    """Return a chance as a percentage. Only certainty is 100, only impossibility 0."""
    share = 100 * chance
    if share in (0, 100):
        text = f"{share:.0f}"
    elif share < 0.05 or share > 99.95:
        text = decimal(0.1 if share < 1 else 99.9, lang)
        text = ("<" if share < 1 else ">") + text
    else:
        text = decimal(share, lang)
    return f"{text}\u202f%" if lang == "fr" else f"{text}%"
