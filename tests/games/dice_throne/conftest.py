"""What every test of Dice Throne has: no forced roll left over, and a hero of one's own on demand."""

from collections.abc import Iterator
from functools import partial

import pytest

from tests.games.dice_throne.guests import Brute, seated
from tests.games.dice_throne.scenario import ALL_DUELS


@pytest.fixture(autouse=True)
def no_forced_roll_left() -> Iterator[None]:
    """Forced rolls that nobody asked for fail the test that forced them."""
    ALL_DUELS.clear()
    yield
    left = [duel.match.forced_left() for duel in ALL_DUELS]
    ALL_DUELS.clear()
    assert not any(left), f"forced rolls nobody asked for: {left}"


@pytest.fixture
def brute(monkeypatch: pytest.MonkeyPatch) -> Brute:
    """The Brute with the texts a test gives him, ready to sit at the table until the test ends."""
    return partial(seated, monkeypatch)
