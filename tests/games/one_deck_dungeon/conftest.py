"""A check for every test of the dungeon: no forced roll is unused."""

from collections.abc import Iterator

import pytest

from tests.games.one_deck_dungeon.scenario import ALL_DELVES


@pytest.fixture(autouse=True)
def no_forced_roll_left() -> Iterator[None]:
    """Fail a test that forces rolls which the game does not use."""
    ALL_DELVES.clear()
    yield
    left = [delve.match.forced_left() for delve in ALL_DELVES]
    ALL_DELVES.clear()
    assert not any(left), f"forced rolls nobody asked for: {left}"
