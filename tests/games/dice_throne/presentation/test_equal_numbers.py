"""An own hero whose ability asks for equal numbers (DT-ABIL-2): board, chances and advice know what it needs."""

import pytest

from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.games.dice_throne.presentation.hero_board import BoardWriter
from ludotheque.games.dice_throne.presentation.keep_odds import keep_odds
from ludotheque.games.dice_throne.presentation.terminal import DiceThroneTerminalView
from ludotheque.presentation.document import plain_lines
from ludotheque.presentation.localizer import Localizer
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.spans import plain
from tests.games.dice_throne.agents.advice import advice, said, seen_by_asked
from tests.games.dice_throne.guests import seated, sturdy_blow
from tests.games.dice_throne.own_hero import put
from tests.games.dice_throne.scenario import Duel, pyromancer, scenario

NEEDS: dict[Language, str] = {"en": "4 of a kind", "fr": "4 chiffres identiques"}
KIND = put("boards/main/abilities/1/requirement", {"of_a_kind": 4})
HARD = sturdy_blow({"damage": 25, "type": "pure"})


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> Duel:
    """Three equal numbers lie there, two attempts are left."""
    return scenario(seated(monkeypatch, KIND, HARD), pyromancer()).roll(5, 5, 5, 1, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_says_how_many(duel: Duel, lang: Language) -> None:
    board = BoardWriter(load_hero(duel.match.setup.heroes[0]), lang).board()
    rows = {ability.id: ability.levels[0].rows for ability in board.abilities}
    assert [(row.of_a_kind, row.symbols, row.straight) for row in rows["sturdy_blow"]] == [(4, (), "")]
    assert plain(rows["sturdy_blow"][0].needs) == NEEDS[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chances_are_those_of_the_dice(duel: Duel, lang: Language) -> None:
    """Two dice, two attempts: at least one more 5."""
    odds = keep_odds(seen_by_asked(duel), lang)
    assert odds is not None
    row = next(ability.rows[0] for ability in odds.abilities if ability.id == "sturdy_blow")
    assert row.needs == NEEDS[lang]
    assert row.now == pytest.approx(1 - (5 / 6) ** 4, abs=1e-4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_what_it_needs_and_its_chance(duel: Duel, lang: Language) -> None:
    lines = plain_lines(DiceThroneTerminalView(duel.match, 0, Localizer(lang)).odds())
    line = next(line for line in lines if NEEDS[lang] in line.replace("\u00a0", " "))
    assert "51" in line


def test_the_advice_is_to_roll_for_it(duel: Duel) -> None:
    best = next(iter(advice(duel)))
    assert best == "reroll 24"  # the fourth and the fifth die
    assert said(duel, best)[0].startswith("51.8% to reach Sturdy Blow with the 2 rolls left")


def test_the_advice_names_the_row_of_several(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {3: {"damage": 1, "type": "pure"}, 4: {"damage": 25, "type": "pure"}}
    rows = [{"requirement": {"of_a_kind": kind}, "effects": [text]} for kind, text in texts.items()]
    side = seated(monkeypatch, put("boards/main/abilities/0/tiers", rows))
    english, french = said(scenario(side, pyromancer()).roll(5, 5, 5, 1, 2), "reroll 24")
    assert "Smack (4 of a kind)" in english
    assert "Frappe (4 chiffres identiques)" in french
