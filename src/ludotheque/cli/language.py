"""The language of one run of the command."""

from collections.abc import Mapping, Sequence

from ludotheque.presentation.error_messages import Refusal
from ludotheque.text.languages import LANGUAGES, Language, language


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
