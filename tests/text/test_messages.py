"""The fixed texts: the same keys in both languages, all of them used, none missing."""

import re
from pathlib import Path

import pytest

from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages, sources

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [path for tree in ("src", "client/src") for path in (ROOT / tree).rglob("*") if path.suffix in {".py", ".ts"}]
KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
QUOTED = re.compile(r'(?="([\w-]+)")')  # two of them may share a quotation mark
BEGUN = re.compile(r'f"([\w-]+)\{')
VARIABLE = re.compile(r"\$([a-z]\w*)")


def messages(lang: Language) -> dict[str, set[str]]:
    """Each key with the variables its message takes."""
    text = "\n".join(sources(lang))
    starts = list(KEY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    found = {
        start[1]: set(VARIABLE.findall(text[start.start() : end])) for start, end in zip(starts, ends, strict=True)
    }
    assert len(found) == len(starts), "a key stands twice"
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    """A detail is in English, for people who write programs: French keeps it, in brackets."""
    first, *others = (messages(lang) for lang in LANGUAGES)
    assert all(first == other for other in others)


def test_every_message_is_used_somewhere() -> None:
    """A key is used if it stands in quotes, or if it can be built from a quoted beginning: `"help-"`, `f"game-{`."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    quoted, begun = set(QUOTED.findall(code)), set(BEGUN.findall(code))
    assert [key for key in messages("en") if not _is_used(key, quoted, begun)] == []


def _is_used(key: str, quoted: set[str], begun: set[str]) -> bool:
    prefixes = {key[: place + 1] for place, letter in enumerate(key) if letter == "-"}
    return key in quoted or bool(prefixes & (quoted | begun))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: Language) -> None:
    said = Messages(lang)
    for key, variables in messages(lang).items():
        text = said.say(key, **dict.fromkeys(variables, "7"))
        assert text
        assert not re.search("[\u2066-\u2069]", text), "isolating marks are off"


def test_unknown_keys_and_missing_arguments_raise() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense' in fr"):
        Messages("fr").say("nonsense")
    takes = next(key for key, variables in messages("en").items() if variables)
    with pytest.raises(LookupError, match=takes):
        Messages("en").say(takes)


def test_french_messages_keep_french_typography() -> None:
    """A thin unbroken space (U+202F) stands before high punctuation and inside guillemets; apostrophes are curved."""
    for line in "\n".join(sources("fr")).splitlines():
        if line.startswith("#"):
            continue
        text = re.sub(r"\{[^}]*\}", "", line.partition("=")[2] if KEY.match(line) else line)
        assert not re.search(r"[ \u00a0][!?;:»]|\w[!?;»]|«[^\u202f]|'", text), (
            f"{line} (scripts/french_typography.py sets it)"
        )
