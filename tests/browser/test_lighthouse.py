"""Lighthouse scores: public pages are accessible and follow best practices, and the home page is fast."""

from urllib.parse import urljoin

import pytest

from scripts import lighthouse
from tests.browser.positions import PreparedRooms
from tests.browser.running import Server
from tests.browser.scenes import BY_NAME

GOOD = 95


@pytest.mark.soak
@pytest.mark.parametrize("name", ["home", "main-phase"])
def test_lighthouse_has_nothing_against_it(server: Server, rooms: PreparedRooms, name: str) -> None:
    address = urljoin(server.address, BY_NAME[name].address(rooms))
    fast = ["performance"] if name == "home" else []
    marks, lost = lighthouse.marks(address, "accessibility", "best-practices", *fast)
    assert marks["accessibility"] == 100, lost
    assert marks["best-practices"] >= GOOD, lost
    assert all(marks[category] >= GOOD for category in fast), (marks, lost)
