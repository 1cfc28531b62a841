"""What every test of Dice Throne has: no forced roll left over, and a hero of one's own on demand."""

from collections.abc import Iterator
from functools import cache, partial

import pytest

from ludotheque.games.dice_throne.table import match_content
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


@pytest.fixture(scope="session", autouse=True)
def rolls_met_once() -> Iterator[None]:
    """Who meets a hero of their own gets new tables for both heroes; which rolls meet a requirement stays the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match_content, "met_by", cache(match_content.met_by))
        yield


@pytest.fixture
def brute(monkeypatch: pytest.MonkeyPatch) -> Brute:
    """The Brute with the texts a test gives him, ready to sit at the table until the test ends."""
    return partial(seated, monkeypatch)
