"""Joining a seat: a link seats one person, a second device joins by the player's own link, a seat can be freed."""

from playwright.sync_api import Page, expect

from tests.browser.acts import DIALOG, LONG, MENU_DEVICE, from_menu
from tests.browser.conftest import NARROW, Guest, PageErrors
from tests.browser.faults import in_both_themes, too_small, too_wide
from tests.browser.running import Server
from tests.browser.sitting import sit
from tests.server.web.plans import duel

HELD = ".hand .held .info"
REFUSED = "409|WebSocket|403"  # the browser's own messages about a refused request


def accept(page: Page, link: str, button: str, name: str = "") -> Page:
    """Open a link and join by it."""
    sit(page, link)
    if name:
        page.get_by_label("Name at the table").fill(name)
    page.get_by_role("button", name=button).click()
    return page


def hand(page: Page) -> list[str]:
    """Return the cards that this window can read."""
    page.locator(HELD).first.wait_for(state="attached", timeout=LONG)
    names: list[str] = page.locator(HELD).evaluate_all("all => all.map((one) => one.ariaLabel)")
    return sorted(names)


def test_a_link_seats_one_person_whose_second_device_comes_by_another(
    page: Page, guest: Guest, server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow(REFUSED)
    opened = server.open_room(duel("here", "link"))
    friend = accept(guest(), opened.links[1], "Sit down", "Ada")
    cards = hand(friend)
    friend.goto(opened.links[1])
    assert hand(friend) == cards, "who sat down by it comes back by it"
    sit(page, opened.host)
    assert hand(page) != cards
    page.goto(opened.links[1])
    expect(page.get_by_role("alert")).to_contain_text("has been used")
    page.get_by_role("button", name="Back to the table").click()
    assert hand(page) != cards
    from_menu(MENU_DEVICE, f"{DIALOG} .invite")(friend)
    link = friend.locator(f"{DIALOG} .line").input_value()
    phone = accept(guest(**NARROW), link, "Open the seat here")
    assert hand(phone) == cards
    late = sit(guest(locale="fr-FR"), link)
    expect(late.get_by_role("alert")).to_contain_text("a déjà servi")


def test_the_host_frees_the_seat_of_somebody_who_has_left(
    page: Page, guest: Guest, server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow(REFUSED)
    opened = server.open_room(duel("here", "link"))
    sit(page, opened.host)
    friend = accept(guest(), opened.links[1], "Sit down", "Ada")
    hand(friend)
    assert page.locator(".banner", has_text="away").count() == 0
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("menuitem", name="Leave the table").click()
    away = page.locator(".banner", has_text="Ada is away.")
    away.get_by_role("button", name="Free the seat").click()
    assert in_both_themes(page, DIALOG) + too_wide(page) == []
    page.locator(DIALOG).get_by_role("button", name="Free the seat").click()
    link = page.locator(f"{DIALOG} .line").input_value()
    assert link not in (opened.links[1], "")
    other = guest(**NARROW)
    sit(other, link)
    other.get_by_role("button", name="Sit down").wait_for()
    assert too_small(other) + too_wide(other) + in_both_themes(other, "main") == []
    other.get_by_role("button", name="Sit down").click()
    hand(other)
    friend.locator("#continue ~ ul a").click()
    expect(friend.get_by_role("alert")).to_contain_text("was freed while its player was away")
