"""`ludo cards catacombs_conquest`: both decks and all they are played with, with text and source."""

import json

import pytest

from ludotheque.games.catacombs.content.loader import load_content
from ludotheque.kernel.file_format import Json
from ludotheque.text.languages import LANGUAGES
from tests.command_line import Ludo

CARDS = ("cards", "catacombs_conquest")


def read(ludo: Ludo, *words: str) -> list[Json]:
    answer = ludo(*CARDS, *words, "--json")
    assert (answer.code, answer.err) == (0, "")
    blocks = json.loads(answer.out)["blocks"]
    assert isinstance(blocks, list)
    return blocks


def test_everything_is_there(ludo: Ludo) -> None:
    found = [(block["kind"], block["id"]) for block in read(ludo)]
    content = load_content()
    assert len(set(found)) == len(found)
    assert {("conquest_card", card.id) for card in content.cards()} <= set(found)
    assert {("shot", shot.id.value) for shot in content.shots} <= set(found)
    assert {("conquest_ability", ability.id.value) for ability in content.abilities} <= set(found)
    assert {("icon", "targeted"), ("icon", "armor"), ("disc", "disc_wave")} <= set(found)
    assert {("layout", "quincunx"), ("profile", "bot_expert")} <= set(found)


def test_every_block_says_where_it_is_from(ludo: Ludo) -> None:
    for block in read(ludo):
        assert all(block[field] for field in ("text", "name", "source", "confidence", "heading"))
        assert block["designed"] == (block["source"] == "designed")


def test_sources_are_named_for_people(ludo: Ludo) -> None:
    """The rulebook once, however many places of it agree; our own design as such."""
    assert "source: rulebook; confidence: high\n" in ludo(*CARDS, "stun").out
    assert "source\u202f: livret de règles\u202f; fiabilité\u202f: haute\n" in ludo(*CARDS, "stun", "--lang", "fr").out
    assert "source: our own design; confidence: designed by us\n" in ludo(*CARDS).out
    assert "seed" not in ludo(*CARDS).out


def test_a_card_says_what_it_is(ludo: Ludo) -> None:
    (card,) = read(ludo, "skull_marauder")
    assert (card["team"], card["copies"], card["armor"], card["ability"]) == ("skull", 2, True, "steal")
    assert card["shots"] == [{"shot": "move", "targeted": False}, {"shot": "missile", "targeted": False}]
    assert card["designed_fields"] == ["copies", "class_en", "class_fr", "role", "sign"]


def test_what_is_ours_is_marked(ludo: Ludo) -> None:
    designed = " ".join(ludo(*CARDS, "sword_silver_stag").out.split())
    assert "Silver Stag (sword_silver_stag) – card · 2 copies · Our own design." in designed
    known = " ".join(ludo(*CARDS, "skull_witch").out.split())
    assert "From the rulebook; our own: number of copies, class, role and star sign." in known
    assert "French name: our translation" in ludo(*CARDS, "steal").out


@pytest.mark.parametrize("team", ["sword", "skull"])
def test_a_deck_can_be_read_alone(ludo: Ludo, team: str) -> None:
    assert {block["team"] for block in read(ludo, "--hero", team)} == {team}


@pytest.mark.parametrize("shelf", ["shots", "abilities", "discs", "layouts", "profiles"])
def test_every_shelf_is_read_in_both_languages(ludo: Ludo, shelf: str) -> None:
    english, french = (ludo("--lang", lang, *CARDS, "--shelf", shelf) for lang in LANGUAGES)
    assert (english.code, french.code, english.err + french.err) == (0, 0, "")
    assert english.out != french.out
    assert max(len(line) for line in (english.out + french.out).splitlines()) <= 80


def test_an_unknown_id_is_refused_with_what_is_close(ludo: Ludo) -> None:
    assert "close to it: skull_behemoth" in ludo(*CARDS, "behemoth").err


def test_the_schema_and_the_check_know_the_game(ludo: Ludo) -> None:
    schema = json.loads(ludo("content", "schema", "catacombs_conquest").out)
    assert "DecksFile" in schema["$defs"]
    assert json.loads(ludo("content", "check", "--json").out) == {"sound": True, "problems": []}
