"""The games of our own stand in the registry while contract tests run, because files name their game."""

from collections.abc import Callable

import pytest

from ludotheque.kernel.game import GAMES, Game
from tests.contract.cases import all_cases


@pytest.fixture(autouse=True)
def own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for case in all_cases():
        if case.setup.game not in GAMES:
            monkeypatch.setitem(GAMES, case.setup.game, always(case.game))


def always(game: Game) -> Callable[[], Game]:
    return lambda: game
