"""Words that can be looked up are there: the terms of a log open their cards."""

from playwright.sync_api import Page

from tests.browser.conftest import Guest, seen
from tests.browser.positions import PreparedRooms
from tests.browser.scenes import BY_NAME

MOST = 12
CARD = "[data-term-card]"


def look_up(page: Page) -> dict[str, str]:
    """The first terms of the log that differ, with the heading of the card that each opened."""
    found: dict[str, str] = {}
    terms = page.locator("aside.drawer .term")
    for place in range(terms.count()):
        word = terms.nth(place).inner_text()
        if word in found or len(found) == MOST:
            continue
        terms.nth(place).click()
        page.locator(f"{CARD} h2 ~ p, {CARD} li").first.wait_for()
        found[word] = page.locator(f"{CARD} h2").inner_text()
        page.keyboard.press("Escape")
        page.locator(CARD).wait_for(state="detached")
    return found


def test_terms_of_the_log_open_their_cards_in_both_languages(guest: Guest, rooms: PreparedRooms) -> None:
    for lang in ("en", "fr"):
        page = seen(guest, "dark", lang)
        BY_NAME["main-phase"].open(page, rooms)
        page.keyboard.press("l")
        found = look_up(page)
        assert len(found) >= MOST / 2
        assert all(found.values()), found
