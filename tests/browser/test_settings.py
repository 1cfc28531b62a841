"""Settings take effect immediately, and no setting makes controls overlap."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import MENU_SETTINGS, from_menu
from tests.browser.conftest import NARROW, WIDE, Guest
from tests.browser.faults import CONTRAST, in_both_themes, too_wide
from tests.browser.positions import PreparedRooms
from tests.browser.scenes import BY_NAME, DICE, settle
from tests.browser.sitting import prefer, sit

SENTENCE = "section.dock .sentence"
LOOKS = (("vivid", "large", WIDE), ("high", "huge", NARROW))
SCREENS = ("home", "new-dice-throne", "main-phase", "game-over")
STRETCHED = ("home", "new-dice-throne", "main-phase", "rolling", "dungeon", "settings", "game-over")
STRETCH = r"""() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const longer = (word) => word + word.slice(0, Math.ceil(word.length * 0.3));
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (!text.parentElement.closest("script, style, svg, .unseen")) text.data = text.data.replace(/\p{L}+/gu, longer);
  }
}"""
"""Makes every word longer, as French may be."""


def test_the_language_is_switched_on_the_page_and_the_table_follows(page: Page, rooms: PreparedRooms) -> None:
    sit(page, rooms.room("main").host)
    page.locator(DICE).first.wait_for()
    said = page.locator(SENTENCE).inner_text()
    from_menu(MENU_SETTINGS, ".page h1")(page)
    expect(page.locator("h1")).to_have_text("Settings")
    page.evaluate("() => { window.loadedOnce = true }")
    page.locator("label:has(input[value=fr])").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("h1")).to_have_text("Réglages")
    page.go_back()
    expect(page.locator(SENTENCE)).not_to_be_empty()
    expect(page.locator(SENTENCE)).not_to_have_text(said)
    assert page.evaluate("() => window.loadedOnce")


@pytest.mark.parametrize(("palette", "size", "screen"), LOOKS, ids=[look[0] for look in LOOKS])
def test_no_palette_and_no_size_of_letters_is_in_the_way(
    guest: Guest, rooms: PreparedRooms, palette: str, size: str, screen: dict[str, object]
) -> None:
    page = prefer(guest(**screen))
    page.goto("/settings")
    for value in (palette, size):
        page.locator(f"label:has(input[value={value}])").click()
    expect(page.locator("html")).to_have_attribute("data-palette", palette)
    expect(page.locator("html")).to_have_attribute("data-text", size)
    found = []
    for name in SCREENS:
        BY_NAME[name].open(page, rooms)
        # All other rules of axe are checked on these screens by test_access.
        found += [f"{name}: {fault}" for fault in in_both_themes(page, "", CONTRAST) + too_wide(page)]
    assert found == []


def test_words_a_third_longer_still_fit_on_a_phone(guest: Guest, rooms: PreparedRooms) -> None:
    page = prefer(guest(**NARROW))
    found = []
    for name in STRETCHED:
        BY_NAME[name].open(page, rooms)
        page.evaluate(STRETCH)
        settle(page)
        found += [f"{name}: {fault}" for fault in too_wide(page)]
    assert found == []
