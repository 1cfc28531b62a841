"""Register our own games while contract tests run, because files name their game.

The suite runs with plain and with compiled rules. `make test` uses compiled rules, which are faster, for all tests
except those marked `plain`: they patch or subclass what compiled code does not allow.
"""

from pathlib import Path

import pytest

from ludotheque.registry.discovery import game_ids
from tests.contract.cases import IS_COMPILED, all_cases
from tests.contract.sturdy import STURDY
from tests.registered import register

NEED_PLAIN = ("test_party_questions.py", "test_planted_leaks.py", "test_worlds.py")
OWN_GAMES = {"small_dice": "dice_throne", STURDY: "one_deck_dungeon", "toy": ""}
"""Our own games, each with the game whose rules it uses."""
HERE = Path(__file__).parent
collect_ignore = list(NEED_PLAIN) if IS_COMPILED else []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == HERE and item.path.name in NEED_PLAIN:
            item.add_marker(pytest.mark.plain)


@pytest.fixture(autouse=True)
def own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for case in all_cases():
        if case.setup.game not in game_ids():
            register(monkeypatch, case.game, OWN_GAMES[case.setup.game])
