"""`ludo cards one_deck_dungeon`: everything there is, with text, set and source."""

import json

import pytest

from ludotheque.games.one_deck_dungeon.content.definitions import NamedDefinition
from ludotheque.games.one_deck_dungeon.content.loader import every_potion, load_common, load_sets
from ludotheque.kernel.file_format import Json
from ludotheque.text.languages import LANGUAGES
from tests.command_line import Ludo

CARDS = ("cards", "one_deck_dungeon")


def read(ludo: Ludo, *words: str) -> list[Json]:
    answer = ludo(*CARDS, *words, "--json")
    assert (answer.code, answer.err) == (0, "")
    blocks = json.loads(answer.out)["blocks"]
    assert isinstance(blocks, list)
    return blocks


def test_everything_is_there(ludo: Ludo) -> None:
    found = {(block["kind"], block["id"]) for block in read(ludo)}
    for content in load_sets():
        wanted: list[tuple[str, NamedDefinition]] = [("encounter", card) for card in content.encounters]
        wanted += [("foe_ability", ability) for ability in content.abilities]
        wanted += [("skill", skill) for skill in content.skills]
        wanted += [("potion", potion) for potion in every_potion(content)]
        wanted += [("talent", talent) for talent in content.talents]
        wanted += [("dungeon", dungeon) for dungeon in content.dungeons]
        wanted += [("boss", dungeon.boss) for dungeon in content.dungeons]
        wanted += [("floor", floor) for dungeon in content.dungeons for floor in dungeon.floors]
        wanted += [(kind, hero) for hero in content.heroes for kind in ("solo_side", "party_side")]
        wanted += [("skill", hero.basic_skill) for hero in content.heroes]
        assert not {(kind, sheet.id) for kind, sheet in wanted} - found
    assert {("tier", tier.id) for tier in load_common().tiers} <= found
    assert ("level", "level_4") in found
    assert ("extra_card", "shadow_hordes") in found


def test_every_block_says_where_it_is_from(ludo: Ludo) -> None:
    for block in read(ludo):
        assert all(block[field] for field in ("text", "name", "source", "confidence", "heading"))
        assert block["designed"] == (block["confidence"] == "designed")


def test_blocks_can_be_asked_for_by_id(ludo: Ludo) -> None:
    blocks = read(ludo, "bandit_1", "archer")
    assert [(block["id"], block["kind"]) for block in blocks] == [
        ("archer", "solo_side"),
        ("archer", "party_side"),
        ("bandit_1", "encounter"),
    ]
    (card,) = read(ludo, "panther_1")
    assert (card["set"], card["designed"], card["type"], card["xp"]) == ("forest_of_shadows", True, "combat", 3)


def test_an_unknown_id_is_refused_with_what_is_close(ludo: Ludo) -> None:
    assert ludo(*CARDS, "bandit").err == "There is no card “bandit” here; close to it: bandit_2, bandit_1.\n"
    assert "shows all ids" in ludo(*CARDS, "zzzzzz").err
    cellar = ludo(*CARDS, "--shelf", "cellar").err
    assert cellar.startswith("There is no category “cellar”; known: encounters, abilities, skills")


@pytest.mark.parametrize(
    "shelf", ["encounters", "abilities", "potions", "dungeons", "talents", "levels", "difficulties"]
)
def test_every_shelf_is_read_in_both_languages(ludo: Ludo, shelf: str) -> None:
    english, french = (ludo("--lang", lang, *CARDS, "--shelf", shelf) for lang in LANGUAGES)
    assert (english.code, french.code, english.err + french.err) == (0, 0, "")
    assert english.out != french.out
    assert max(len(line) for line in (english.out + french.out).splitlines()) <= 80


def test_our_own_designs_are_marked(ludo: Ludo) -> None:
    out = " ".join(ludo(*CARDS, "panther_1").out.split())
    assert "Panther (panther_1) – encounter · Forest of Shadows (our own design)" in out
    assert "confidence: designed by us" in out
    assert "our own design" not in ludo(*CARDS, "ogre_1").out
