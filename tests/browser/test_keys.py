"""Keys chosen in the settings work at the table, and the focused element shows details."""

from playwright.sync_api import Page, expect

from tests.browser.acts import CARD, DIALOG, DRAWER
from tests.browser.conftest import Guest
from tests.browser.positions import PreparedRooms
from tests.browser.scenes import BY_NAME
from tests.browser.sitting import prefer

MOST = 12
TOLD = "main [data-highlighted]"


def button_of(page: Page, act: str) -> str:
    """Return the button that changes a key."""
    page.locator(f"#key-{act}").wait_for()
    return f"[aria-describedby=key-{act}]"


def choose(page: Page, act: str, key: str) -> None:
    """Start to change a key, and press the new one."""
    page.locator(button_of(page, act)).click()
    page.keyboard.press(key)


def at_main_phase(page: Page, rooms: PreparedRooms) -> Page:
    """Return a table of Dice Throne in the Main Phase; the settings of this window persist."""
    prefer(page)
    BY_NAME["main-phase"].open(page, rooms)
    return page


def test_a_key_that_was_chosen_is_followed_and_shown_and_one_taken_is_refused(
    guest: Guest, rooms: PreparedRooms
) -> None:
    page = prefer(guest())
    page.goto("/settings")
    choose(page, "text", "h")
    expect(page.locator("#keys [role=alert]")).to_contain_text("H is taken")
    choose(page, "text", "5")
    expect(page.locator("#keys [role=alert]")).to_contain_text("5 cannot be chosen")
    choose(page, "text", "z")
    expect(page.locator(button_of(page, "text"))).to_have_text("Z")
    BY_NAME["main-phase"].open(page, rooms)
    page.keyboard.press("z")
    page.locator(f"{DRAWER} [data-typing]").wait_for()
    page.locator("main").focus()
    page.keyboard.press("?")
    rows = page.locator(f"{DIALOG} dt")
    assert "Z" in rows.all_inner_texts()
    assert "T" not in rows.all_inner_texts()
    page.keyboard.press("Escape")
    page.goto("/settings")
    page.locator("#keys .usual").click()
    expect(page.locator(button_of(page, "text"))).to_have_text("T")


def test_the_key_for_details_opens_the_card_of_what_has_the_focus(page: Page, rooms: PreparedRooms) -> None:
    at_main_phase(page, rooms)
    page.locator("[data-zone=abilities] button.head").first.focus()
    page.keyboard.press("i")
    page.locator(CARD).wait_for()
    page.keyboard.press("Escape")
    page.locator(CARD).wait_for(state="detached")
    page.locator("main").focus()
    page.keyboard.press("i")
    page.locator("text=There is nothing more to say about the focused item").wait_for()


def test_a_line_of_the_log_leads_to_what_it_names(page: Page, phone: Page, rooms: PreparedRooms) -> None:
    for window in (page, phone):
        at_main_phase(window, rooms)
        if not window.locator(DRAWER).count():
            window.keyboard.press("l")
        line = window.locator(f"{DRAWER} li", has=window.locator(".named")).last
        line.locator(".go").click()
        window.locator(TOLD).first.wait_for()
        expect(window.locator(DRAWER)).to_have_count(1 if window is page else 0)


def test_the_table_as_text_lists_twelve_answers_at_most_under_the_numbers_one_types(
    page: Page, rooms: PreparedRooms
) -> None:
    BY_NAME["rolling"].open(page, rooms)
    page.keyboard.press(":")
    answers = page.locator(f"{DRAWER} [data-answers] > li")
    answers.first.wait_for()
    assert answers.count() <= MOST
    group = page.locator(f"{DRAWER} [data-answers] .group").first
    first = group.locator("xpath=..").get_attribute("value")
    group.click()
    expect(answers.first).to_have_attribute("value", first or "")


def test_a_line_that_is_not_understood_stays_to_be_mended(page: Page, rooms: PreparedRooms) -> None:
    at_main_phase(page, rooms)
    page.keyboard.press(":")
    line = page.locator(f"{DRAWER} [data-typing]")
    line.fill("what now")
    line.press("Enter")
    page.locator("[role=alert], .toast, [aria-live] >> text=what now").first.wait_for()
    expect(line).to_have_value("what now")
