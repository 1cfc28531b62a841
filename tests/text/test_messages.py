"""The fixed texts: the same keys in both languages, all of them used, none missing."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from fluent.runtime import FluentResource

from ludotheque.registry.discovery import descriptor_of, game_ids
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import (
    GENERIC,
    Messages,
    filled,
    keys_in,
    message_files,
    missing_messages,
    packages,
    sources,
)
from ludotheque.text.spans import Span, plain

SHORTLY = 0.2
LONG = 30.0
ROOT = Path(__file__).resolve().parents[2]
SOURCES = [path for tree in ("src", "client/src") for path in (ROOT / tree).rglob("*") if path.suffix in {".py", ".ts"}]
KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
QUOTED = re.compile(r'(?="([\w-]+)")')  # two of them may share a quotation mark
BEGUN = re.compile(r'f"([\w-]+)\{')
VARIABLE = re.compile(r"\$([a-z]\w*)")


def messages_in(lang: Language, package: str) -> dict[str, set[str]]:
    """Each key of a package with the variables its message takes."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in message_files(lang, package))
    starts = list(KEY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    found = {
        start[1]: set(VARIABLE.findall(text[start.start() : end])) for start, end in zip(starts, ends, strict=True)
    }
    assert len(found) == len(starts), f"a key stands twice in {package}"
    return found


def messages(lang: Language) -> dict[str, set[str]]:
    """Those of all packages."""
    return {key: takes for package in packages() for key, takes in messages_in(lang, package).items()}


@pytest.mark.parametrize("package", packages())
def test_both_languages_have_the_same_messages_with_the_same_variables(package: str) -> None:
    """A detail is in English, for people who write programs: French keeps it, in brackets."""
    first, *others = (messages_in(lang, package) for lang in LANGUAGES)
    assert all(first == other for other in others)


def test_no_key_stands_in_two_packages() -> None:
    """Names of modes may: each game says its own, before those that all games share."""
    owners: dict[str, list[str]] = {}
    for package in packages():
        for key in messages_in("en", package):
            owners.setdefault(key, []).append(package)
    assert {key: found for key, found in owners.items() if len(found) > 1 and not key.startswith("mode-")} == {}


def test_every_game_brings_its_messages() -> None:
    assert packages() == (GENERIC, *(descriptor_of(game).messages for game in game_ids()))


def bring_words(name: str, text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a package with English messages."""
    words = folder / name / "locales" / "en"
    words.mkdir(parents=True)
    (words / "words.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))


def test_a_text_chooses_between_variants(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = """
last = { $who } takes the last stone and { $last ->
    [loses] loses
   *[wins] wins
}.
"""
    bring_words("variant_words", text, tmp_path, monkeypatch)
    messages, who = Messages("en", "variant_words"), Span("Ada", "seat:0")
    said = filled(messages, "last", who=(who,), last="loses")
    assert said == (who, Span(" takes the last stone and loses."))
    assert plain(filled(messages, "last", who=(who,), last="wins")).endswith("wins.")


def test_messages_and_terms_are_read_with_those_that_refer_to_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = """# What a stone is called.
-stone = pebble
take = Take { $count ->
    [one] { one-stone }
   *[other] { $count } { -stone }s
}.
one-stone =
    one
    { -stone }
"""
    bring_words("referring_words", text, tmp_path, monkeypatch)
    messages = Messages("en", "referring_words")
    assert messages.say("take", count=3) == "Take 3 pebbles."
    assert messages.say("take", count=1) == "Take one\npebble."
    assert keys_in("en", "referring_words") == ["take", "one-stone"]


def test_a_thread_waits_for_a_message_that_another_one_is_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring_words("shared_words", "take = Take one.\n", tmp_path, monkeypatch)
    reading, said = Event(), Event()

    def read_slowly(source: str) -> object:
        reading.set()
        said.wait(SHORTLY)  # the other one cannot say it yet
        return FluentResource(source)

    def say() -> str:
        text = Messages("en", "shared_words").say("take")
        said.set()
        return text

    monkeypatch.setattr("ludotheque.text.messages.FluentResource", read_slowly)
    with ThreadPoolExecutor() as pool:
        first = pool.submit(say)
        assert reading.wait(LONG)
        second = pool.submit(say)
        assert [first.result(LONG), second.result(LONG)] == ["Take one."] * 2


def test_a_broken_message_raises_and_spoils_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring_words("broken_words", "broken = Take { $count\nwhole = Take one.\n", tmp_path, monkeypatch)
    messages = Messages("en", "broken_words")
    assert messages.say("whole") == "Take one."
    with pytest.raises(LookupError, match="broken"):
        messages.say("broken")


def test_a_game_says_its_own_words_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring_words("guest_words", "mode-duel = two at a bar\n", tmp_path, monkeypatch)
    assert Messages("en").say("mode-duel") == "duel"
    assert Messages("en", "guest_words").say("mode-duel") == "two at a bar"
    assert Messages("en", "guest_words").say("mode-solo") == "solo"
    assert missing_messages("guest_words") == "guest_words has no folder locales/fr"
    assert missing_messages("no_such_words") == "ModuleNotFoundError: No module named 'no_such_words'"


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


def test_a_message_that_cannot_be_read_says_what_is_wrong_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring_words("misspelled_words", "drew = { $seat draws\n", tmp_path, monkeypatch)
    with pytest.raises(LookupError, match=r"no message 'drew' in en: the one of misspelled_words cannot be read: .*}"):
        Messages("en", "misspelled_words").say("drew")


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
