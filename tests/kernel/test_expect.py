"""What the kernel hands back to a game is the game's own."""

import pytest

from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import Setup, expect
from ludotheque.kernel.table import GameOver
from ludotheque.registry.discovery import game_named


def test_what_is_expected_comes_back_as_it_is() -> None:
    setup = Setup("one_deck_dungeon", "solo", ("warrior",), {})
    assert expect(setup, Setup) is setup


def test_a_state_of_another_game_is_refused() -> None:
    dungeon, catacombs = game_named("one_deck_dungeon"), game_named("catacombs_conquest")
    state = catacombs.begin(Setup("catacombs_conquest", "duel", ("sword", "skull"), {}))
    with pytest.raises(BrokenRule, match="CatacombsState where DungeonState is expected"):
        dungeon.copy_state(state)


def test_the_end_of_a_game_is_no_error() -> None:
    """What catches errors on the way must let it pass."""
    assert not issubclass(GameOver, Exception)
