"""Every sentence of the client exists in both languages, is said somewhere, and gets what it speaks of."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.registry.discovery import game_ids, game_named
from scripts import client

SOURCES = client.CLIENT / "src"
LANGS = ("en", "fr")
CALL = re.compile(r"(?<![\w.])t(?:Or)?\(")
WORD = re.compile(r'(?<![=!]== )"([a-z][a-z0-9_-]*)"(?! [=!]==)')
PATTERN = re.compile(r"`([^`]*\$\{[^`]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")


class Variables(Visitor):
    """What a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 # the visitor's own spelling
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """The keys of a language, each with its variables."""
    found: dict[str, frozenset[str]] = {}
    for file in sorted(SOURCES.rglob(f"locales/{lang}/*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = frozenset(visitor.names)
    return found


@cache
def sources() -> dict[Path, str]:
    files = [file for file in SOURCES.rglob("*") if file.suffix in (".ts", ".svelte") and ".test." not in file.name]
    return {file: file.read_text(encoding="utf-8") for file in files}


def inside(text: str, start: int) -> str:
    """What stands between a bracket and the one that closes it."""
    depth = 1
    for place in range(start, len(text)):
        depth += (text[place] in "({[") - (text[place] in ")}]")
        if depth == 0:
            return text[start:place]
    return text[start:]


def key_of(call: str) -> str:
    """The first argument of a call."""
    depth = 0
    for place, letter in enumerate(call):
        depth += (letter in "({[") - (letter in ")}]")
        if letter == "," and depth == 0:
            return call[:place]
    return call


def calls() -> list[str]:
    found = [inside(text, call.end()) for text in sources().values() for call in CALL.finditer(text)]
    assert len(found) > 100
    return found


def patterns() -> list[re.Pattern[str]]:
    """Keys that are put together, as what they can be."""
    written = {pattern for call in calls() for pattern in PATTERN.findall(key_of(call))}
    return [re.compile("[a-z0-9_-]+".join(map(re.escape, HOLE.split(one)))) for one in sorted(written)]


def test_both_languages_say_the_same_things() -> None:
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_is_said_has_words(lang: str) -> None:
    wanted = {word for call in calls() for word in WORD.findall(PATTERN.sub("", key_of(call)))}
    assert wanted - messages(lang).keys() == set()
    assert [one.pattern for one in patterns() if not any(map(one.fullmatch, messages(lang)))] == []


def test_no_words_are_there_for_nothing() -> None:
    named = {word for text in sources().values() for word in re.findall(r'"([a-z][a-z0-9_-]*)"', text)}
    made = patterns()
    unused = [key for key in messages("en") if key not in named and not any(one.fullmatch(key) for one in made)]
    assert unused == []


def test_words_are_given_what_they_speak_of() -> None:
    missing = []
    for call in calls():
        keys = WORD.findall(key_of(call))
        given = call[len(key_of(call)) + 1 :].strip()
        if len(keys) != 1 or (given and (not given.startswith("{") or "..." in given)):
            continue
        names = set(re.findall(r"[\w]+", given))
        missing += [f"{keys[0]}: {name}" for name in messages("en").get(keys[0], ()) if name not in names]
    assert missing == []


def folder_of(game: str) -> Path:
    """Where the client keeps a game; a record names its id."""
    records = (SOURCES / "games").glob("*/index.ts")
    return next(one.parent for one in records if f'id: "{game}"' in one.read_text(encoding="utf-8"))


def pictured(game: str, kind: str, module: str) -> set[str]:
    """The ids for which a game has an icon: in a module of its own, or in one for each set of its content."""
    folder = folder_of(game)
    files = [*folder.glob(f"icons/*/{kind}.ts"), folder / f"{module}.ts"]
    return {name for file in files for name in re.findall(r"^  (\w+): \w+,$", file.read_text("utf-8"), re.MULTILINE)}


@pytest.mark.parametrize("game", game_ids())
def test_every_hero_has_a_picture(game: str) -> None:
    heroes = {str(getattr(hero, "name", hero)) for hero in game_named(game).heroes()}
    assert heroes
    assert pictured(game, "heroes", "portraits") == heroes


def test_every_dungeon_has_a_picture() -> None:
    dungeons = game_named("one_deck_dungeon").options()["dungeon"]
    assert pictured("one_deck_dungeon", "dungeons", "dungeons") == set(dungeons)
