"""Nothing of a playable hero goes untested: each test begins with the id of what it is about."""

import ast
from pathlib import Path

import pytest

from ludotheque.games.dice_throne.content.definitions import Hero
from ludotheque.games.dice_throne.content.loader import load_common, load_hero
from ludotheque.games.dice_throne.game import DiceThrone
from ludotheque.registry.discovery import game_named

FOLDER = Path(__file__).parent
COMMON = FOLDER.parent / "cards" / "test_common_cards.py"
STATUSES = sorted((FOLDER.parent / "cards").glob("test_statuses*.py"))


def playable() -> tuple[str, ...]:
    game = game_named("dice_throne")
    assert isinstance(game, DiceThrone)
    return game.heroes()


def own_ids(hero: Hero) -> set[str]:
    """Abilities, defences, the Ultimate, cards (a card is also the higher level of an ability) and what they add."""
    found = {card.id for card in hero.cards}
    found |= {card.adds_ability.id for card in hero.cards if card.adds_ability is not None}
    for board in hero.boards:
        found |= {part.id for part in (*board.abilities, *board.defences, board.ultimate)}
        if board.passive is not None:
            found.add(board.passive.id)
    return found | {companion.id for companion in hero.companions}


def begun_with(names: set[str], *files: Path) -> set[str]:
    """The ids that a test of these files begins with, each test counting for the longest one only."""
    found = set()
    for file in files:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = node.name.removeprefix("test_") + "_"
                found.add(max((name for name in names if words.startswith(name + "_")), key=len, default=""))
    return found - {""}


@pytest.mark.parametrize("name", playable())
def test_every_ability_and_card_of_a_playable_hero_has_a_test(name: str) -> None:
    names = own_ids(load_hero(name))
    files = [FOLDER / f"test_{name}.py", *FOLDER.glob(f"test_{name}_*.py")]
    assert names - begun_with(names, *files) == set()


def test_every_status_of_a_playable_hero_has_a_test() -> None:
    names = {status.id for name in playable() for status in load_hero(name).statuses}
    assert names - begun_with(names, *STATUSES) == set()


def test_every_common_card_has_a_test() -> None:
    names = {card.id for card in load_common()}
    assert names - begun_with(names, COMMON) == set()
