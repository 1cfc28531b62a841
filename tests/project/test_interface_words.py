"""The interface speaks plain English and the French of the game boxes, and its French is set as French is printed."""

import re
from pathlib import Path
from typing import Final

import pytest

from scripts import french_typography
from tests.project.retired_words import ENGLISH, FRENCH, WORDS, Retired, interface, place_of, retired

PLAIN_SPACE: Final = re.compile(r"[ \u00a0][:;?!»%]|«[ \u00a0]")
THIN: Final = "\u202f"
PLACES: Final = ("pages", "dice_throne", "one_deck_dungeon", "catacombs")
"""A file of the browser's own, and one of each game."""


def plain_spaces(source: str) -> list[str]:
    """Lines of French messages with a space that could break, where a thin unbroken one belongs."""
    return [line for line in source.splitlines() if not line.startswith("#") and PLAIN_SPACE.search(line)]


@pytest.mark.parametrize("lang", WORDS)
def test_no_message_has_a_retired_word(lang: str) -> None:
    found = [said for file in interface(lang) for said in retired(WORDS[lang], place_of(file), file.read_text("utf-8"))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("word", [*ENGLISH, *FRENCH], ids=lambda word: word.example)
def test_each_retired_word_is_found(word: Retired) -> None:
    place = next(place for place in PLACES if re.search(word.where, f"{place}/message"))
    (said,) = retired((word,), place, f"message = {word.example}\n")
    assert said.startswith(f"{place}/message: “")
    assert said.endswith(f"” is retired: {word.instead}")


def test_words_of_one_game_are_free_in_the_others() -> None:
    source = "message = Un compagnon subit 2 dégâts et perd un jeton de la pioche.\n"
    assert [said.split("“")[1].split("”")[0] for said in retired(FRENCH, "one_deck_dungeon", source)] == [
        "pioche",
        "jeton",
        "dégâts",
    ]
    assert [said.split("“")[1].split("”")[0] for said in retired(FRENCH, "dice_throne", source)] == ["compagnon"]
    assert retired(FRENCH, "catacombs", source) == []


def test_names_and_variants_are_not_read_as_words() -> None:
    source = "the-house = { $house ->\n    [house] { $defence }\n   *[defence] Home\n}\n"
    assert retired(ENGLISH, "table", source) == []


def test_there_is_no_and_is_no_longer_are_plain_english() -> None:
    assert retired(ENGLISH, "table", "message = There is no room; it is no longer open.\n") == []


@pytest.mark.parametrize("file", interface("fr"), ids=lambda file: f"{place_of(file)}-{file.stem}")
def test_french_messages_have_no_plain_space_where_a_thin_one_belongs(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert plain_spaces(source) == [], "python3 scripts/french_typography.py sets them"
    assert french_typography.messages(source) == source, "python3 scripts/french_typography.py sets it"


@pytest.mark.parametrize("text", ["Prêt ?", "Prêt\u00a0!", "Son : 5", "Un ; deux", "« Oui", "Oui »", "50 %"])
def test_a_plain_space_is_found_and_set(text: str) -> None:
    line = f"message = {text}"
    assert plain_spaces(f"# Un commentaire : rien\n{line}\n") == [line]
    assert plain_spaces(french_typography.messages(line)) == []
    assert THIN in french_typography.messages(line)


def test_an_ellipsis_has_no_space_before_it() -> None:
    assert french_typography.messages(f"message = Vérification{THIN}…") == "message = Vérification…"
