"""No card goes untested: each test begins with the id of its card, without the team."""

import ast
from pathlib import Path

import pytest

from ludotheque.games.catacombs.content.loader import load_content
from ludotheque.games.catacombs.content.vocabulary import Team

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("team", Team)
def test_every_card_has_a_test(team: Team) -> None:
    text = (FOLDER / f"test_{team.value}.py").read_text(encoding="utf-8")
    tests = [node.name.removeprefix("test_") for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    cards = {card.id.removeprefix(f"{team.value}_") for card in dict(load_content().decks)[team]}
    assert len(cards) == 14
    assert cards - set(tests) == set()
