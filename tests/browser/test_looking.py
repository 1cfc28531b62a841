"""Previews before answering: the table shows the effects of an answer, and why something is not possible."""

from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import NARROW, Guest
from tests.browser.players import CARD, HEAD, Keys
from tests.browser.positions import PreparedRooms
from tests.browser.scenes import BY_NAME
from tests.browser.screen_reading import read_screen
from tests.browser.sitting import sit

PREVIEW = "section.dock .preview"
DOCK = "section.dock"
ROW = "[data-zone=abilities] button.row[aria-disabled=true]"
LANGUAGES = ("en", "fr")

WITHOUT_REASON = """() => {
  const words = (id) => document.getElementById(id)?.textContent.trim() ?? "";
  const said = (one) => (one.getAttribute("aria-describedby") ?? "").split(" ").map(words).join("")
    || /:\\s*\\S/.test(one.getAttribute("aria-label") ?? "") || one.querySelector(".reason");
  const closed = [...document.querySelectorAll("[aria-disabled=true]")].filter((one) => one.checkVisibility());
  return [closed.length, closed.filter((one) => !said(one)).map((one) => one.outerHTML.slice(0, 160))];
}"""

COVERED = """() => {
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  const edges = [...document.querySelectorAll(".hand li")].map((one) => one.getBoundingClientRect().top);
  return bottom > Math.min(...edges) + 1 || top < 0;
}"""
"""Return whether the hand covers the focused element."""

STOPS = "[data-zone=abilities] [data-rove]"
PLACE = "(stops) => [...document.querySelectorAll(stops)].indexOf(document.activeElement)"

HIDDEN = """(wanted) => {
  const covers = [...document.querySelectorAll(".middle > .dock, .hand:not(.idle)")];
  const edge = Math.min(...covers.map((one) => one.getBoundingClientRect().top));
  return [...document.querySelectorAll(wanted)]
    .filter((one) => one.getBoundingClientRect().bottom > edge + 1)
    .map((one) => `${Math.round(one.getBoundingClientRect().bottom)} below ${Math.round(edge)}: ${one.className}`);
}"""
"""Return which of these elements are under the bars at the lower edge before any scrolling."""


def still_hidden(page: Page, wanted: str) -> list[str]:
    """Return the elements that stay hidden after automatic scrolling."""
    with suppress(Error):
        page.wait_for_function(f"(wanted) => !({HIDDEN})(wanted).length", arg=wanted)
    found: list[str] = page.evaluate(HIDDEN, wanted)
    return found


def at(guest: Guest, rooms: PreparedRooms, room: str, lang: str = "en", **wishes: object) -> Page:
    """Open a table, and wait for its first question."""
    page = sit(guest(**wishes), rooms.room(room).host, lang=lang)
    page.locator("[data-zone=abilities] article").first.wait_for()
    read_screen(page)
    return page


def test_the_pointer_on_a_card_shows_what_it_would_do_and_nothing_moves(guest: Guest, rooms: PreparedRooms) -> None:
    page = at(guest, rooms, "main")
    before = page.locator(DOCK).bounding_box()
    page.locator(CARD).first.hover(position=HEAD)
    expect(page.locator(PREVIEW)).to_contain_text("→")
    assert page.locator(DOCK).bounding_box() == before
    page.locator(ROW).first.hover()
    expect(page.locator(PREVIEW)).to_have_count(0)


def test_the_focus_on_a_card_and_on_a_button_shows_what_they_would_do(guest: Guest, rooms: PreparedRooms) -> None:
    page = at(guest, rooms, "main")
    keys = Keys(page)
    keys.key("l")
    assert keys.walk_to(CARD)
    shown = page.locator(PREVIEW)
    expect(shown).to_contain_text("→")
    keys.key("Escape")
    expect(shown).to_have_count(0)
    assert keys.walk_to("section.dock .main")
    expect(shown).to_be_visible()


def test_a_finger_that_rests_on_a_button_looks_and_does_not_press(guest: Guest, rooms: PreparedRooms) -> None:
    page = at(guest, rooms, "main", "en", **NARROW)
    asked = page.locator("section.dock .sentence").inner_text()
    button = page.locator("section.dock .main")
    button.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator(PREVIEW)).to_be_visible()
    button.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    button.dispatch_event("click")
    assert read_screen(page).sentence == asked
    button.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator(PREVIEW)).to_have_count(0)


@pytest.mark.parametrize("room", ["rolling", "respond", "defence", "main"])
def test_whatever_cannot_be_done_has_a_reason(guest: Guest, rooms: PreparedRooms, room: str) -> None:
    for lang in LANGUAGES:
        number, silent = at(guest, rooms, room, lang).evaluate(WITHOUT_REASON)
        assert number > 0
        assert silent == []


def test_a_row_that_cannot_be_announced_says_why_when_it_is_pressed(guest: Guest, rooms: PreparedRooms) -> None:
    page = at(guest, rooms, "main")
    row = page.locator(ROW).first
    reason = page.locator(f"#{row.get_attribute('aria-describedby')}").text_content()
    assert reason
    row.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_contain_text(reason)


def test_whatever_is_closed_after_the_end_says_why(guest: Guest, rooms: PreparedRooms) -> None:
    page = guest()
    BY_NAME["over-table"].open(page, rooms)
    disabled, unexplained = page.evaluate(WITHOUT_REASON)
    assert disabled
    assert unexplained == []


@pytest.mark.parametrize("room", ["rolling", "respond", "defence"])
def test_dice_and_damage_are_seen_on_a_phone_while_one_answers(guest: Guest, rooms: PreparedRooms, room: str) -> None:
    for lang in LANGUAGES:
        phone = at(guest, rooms, room, lang, **NARROW)
        assert still_hidden(phone, "[data-zone=dice] .tray, .sums li") == []


def test_dice_come_out_from_under_the_bars_where_large_letters_push_them_there(
    guest: Guest, rooms: PreparedRooms
) -> None:
    phone = sit(guest(**NARROW), rooms.room("defence").host, lang="fr", textSize="huge")
    read_screen(phone)
    phone.locator("[data-zone=dice] .tray").wait_for()
    assert phone.evaluate("document.documentElement.dataset.text") == "huge"
    assert still_hidden(phone, "[data-zone=dice] .tray") == []
