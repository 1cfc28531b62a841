"""Tutorials, followed to their ends by doing what they say."""

import pytest

from tests.browser.conftest import NARROW, WIDE, Guest
from tests.browser.players import Hand, Plain
from tests.browser.sights import look
from tests.browser.sitting import prefer


@pytest.mark.parametrize(("game", "locale", "screen"), [("dice_throne", "en-GB", WIDE)])
def test_a_tutorial_by_doing_what_it_says(guest: Guest, game: str, locale: str, screen: dict[str, object]) -> None:
    page = prefer(guest(locale=locale, **screen))
    page.goto(f"/learn/{game}")
    page.locator(".courses button.primary").click()
    coach = page.locator(".coach")
    coach.wait_for()
    player = (Hand if game == "dice_throne" else Plain)(page, touch=screen is NARROW)
    read = 0
    for _ in range(400):
        if coach.locator("a[href='/learn']").count():
            break
        if coach.locator(".ways .primary").count():
            read += 1
            player.press(".coach .ways .primary")
        else:
            seen = look(page)
            assert not seen.over
            player.answer(seen)
    assert read >= 2
    player.press(".coach .ways .primary")
    page.wait_for_url("**/room/*")
