"""Boards and shelves as data: whole, in both languages, and numbered as the rules number them."""

import json

import msgspec
import pytest

from ludotheque.games.dice_throne.content.definitions import CardKind
from ludotheque.games.dice_throne.content.loader import hero_ids, load_hero
from ludotheque.games.dice_throne.presentation.board_types import BoardCard, HeroBoard
from ludotheque.games.dice_throne.presentation.terms import find_term
from ludotheque.games.dice_throne.table.match_content import MatchContent
from ludotheque.kernel.game import expect
from ludotheque.presentation.catalogue import Shelf
from ludotheque.registry.discovery import game_ids, presentation_of
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.spans import plain

DICE = "dice_throne"
SHELVES = [
    (game, shelf)
    for game in game_ids()
    for shelf in (*presentation_of(game).heroes(), *presentation_of(game).other_shelves())
]


@pytest.mark.parametrize(("game", "shelf"), SHELVES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shelf_has_what_the_list_of_cards_has(game: str, shelf: str, lang: Language) -> None:
    found = presentation_of(game).shelf(shelf, lang)
    assert msgspec.convert(json.loads(msgspec.json.encode(found)), Shelf).name == found.name
    listed = [(block["id"], block["text"]) for block in presentation_of(game).blocks(shelf, lang)]
    shown = [(card.id, plain(expect(card, BoardCard).text)) for card in found.cards]
    shown += [(block.id, plain(block.text)) for block in found.blocks]
    if found.hero is not None:
        board = expect(found.hero, HeroBoard)
        shown += [(ability.id, plain(ability.levels[0].text)) for ability in board.abilities]
        shown += [(status.id, plain(status.text)) for status in board.statuses if status.own]
        shown += [(companion.id, plain(companion.text)) for companion in board.companions]
    assert sorted(shown) == sorted(listed)


@pytest.mark.parametrize("hero", hero_ids())
def test_a_board_is_numbered_as_in_a_match(hero: str) -> None:
    content = MatchContent((hero, hero), promo=True).heroes[0]
    board = expect(presentation_of(DICE).shelf(hero, "en").hero, HeroBoard)
    assert [(ability.id, ability.slot) for ability in board.abilities] == [
        (slot, place) for place, slot in enumerate(content.slots)
    ]
    for ability, offence in zip(board.abilities, content.offence, strict=True):
        levels = [level for level in range(4) if offence[level] >= 0]
        assert ability.kind in ("defence", "passive") or [each.level for each in ability.levels] == levels
    assert [face.symbol for face in board.faces] == content.faces[1:]


@pytest.mark.parametrize("hero", hero_ids())
def test_rows_say_what_the_dice_must_show(hero: str) -> None:
    board = expect(presentation_of(DICE).shelf(hero, "fr").hero, HeroBoard)
    definition = {
        ability.id: ability for side in load_hero(hero).boards for ability in (*side.abilities, side.ultimate)
    }
    for ability in board.abilities:
        rows = ability.levels[0].rows
        assert len(rows) == (len(definition[ability.id].tiers) if ability.id in definition else 0)
        for row in rows:
            assert [bool(row.symbols), bool(row.straight), bool(row.of_a_kind)].count(True) == 1
            assert plain(row.needs)
            assert plain(row.text) or plain(ability.levels[0].always)


@pytest.mark.parametrize("hero", hero_ids())
def test_upgrades_name_a_space_of_the_board(hero: str) -> None:
    shelf = presentation_of(DICE).shelf(hero, "en")
    board = expect(shelf.hero, HeroBoard)
    levels = {(ability.id, level.level): level.card for ability in board.abilities for level in ability.levels}
    cards = [expect(card, BoardCard) for card in shelf.cards]
    upgrades = [card for card in cards if card.kind == CardKind.UPGRADE.value]
    assert all(levels[card.upgrades, card.level] == card.id for card in upgrades)
    assert len(levels) == len(board.abilities) + len(upgrades)


def test_a_symbol_says_whose_dice_have_it() -> None:
    french = find_term("symbol", "life", ("barbarian", "paladin"), "fr")
    english = find_term("symbol", "life", ("barbarian",), "en")
    assert french is not None
    assert english is not None
    assert plain(french.text).split("\n") == [
        "Sur les faces 4, 5 des dés du Barbare.",
        "Sur la face 5 des dés du Paladin.",
    ]
    assert plain(english.text) == "On faces 4, 5 of the Barbarian’s dice."
