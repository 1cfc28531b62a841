"""The games of our own stand in the registry while contract tests run, because files name their game.

The suite runs on plain rules and on compiled ones. `make test` takes the compiled ones, which are faster, for all tests
but those marked `plain`: they patch or subclass what cannot be patched or subclassed when it is compiled.
"""

from pathlib import Path

import pytest

from ludotheque.registry.discovery import game_ids
from tests.contract.cases import IS_COMPILED, all_cases
from tests.contract.sturdy import STURDY
from tests.registered import register

NEED_PLAIN = ("test_party_questions.py", "test_planted_leaks.py", "test_worlds.py")
OWN_GAMES = {"small_dice": "dice_throne", STURDY: "one_deck_dungeon", "toy": ""}
"""Games of ours, and the game whose rules they are."""
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
