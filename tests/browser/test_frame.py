"""The frame of all browser tests: pages load under the server's policy, and their errors are detected."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Guest, PageErrors
from tests.browser.running import Server
from tests.server.web.plans import duel

PATHS = ("/", "/new", "/about", "/settings", "/statistics", "/room/none", "/rules/DT-ROLL-1")


@pytest.mark.parametrize("path", PATHS)
def test_a_page_shows_something_on_a_wide_screen_and_on_a_phone(
    page: Page, phone: Page, page_errors: PageErrors, path: str
) -> None:
    if path == "/room/none":
        page_errors.allow(r"404 \(Not Found\) \(.*/api/rooms/none\)$")  # the browser's own words on an unknown room
    for window in (page, phone):
        window.goto(path)
        window.locator("#app > *").first.wait_for()


def test_a_language_of_the_browser_is_the_language_of_the_page(guest: Guest) -> None:
    for locale, lang in (("fr-FR", "fr"), ("en-GB", "en")):
        page = guest(locale=locale)
        page.goto("/")
        page.locator(f"html[lang={lang}]").wait_for()


def test_rooms_are_made_with_their_secrets_behind_the_sign(server: Server) -> None:
    opened = server.open_room(duel("link", "link"))
    assert sorted(opened.seats) == [0, 1]
    assert all(address.startswith(f"{server.address}room/{opened.room}#") for address in opened.seats.values())


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("console.error('oh')", "console: oh"),
        ("setTimeout(() => { throw new Error('ouch') })", "error: ouch"),
        ("document.body.appendChild(Object.assign(new Image(), {src: 'http://strangers.test/a.png'}))", "strangers"),
        ("document.body.appendChild(document.createElement('style')).textContent = 'p{}'", "Content Security Policy"),
        ("try { document.body.innerHTML = '<p>' } catch { }", "TrustedHTML"),
    ],
    ids=["console", "throw", "stranger", "style", "html"],
)
def test_what_a_page_should_not_do_is_noticed(page: Page, page_errors: PageErrors, script: str, complaint: str) -> None:
    page.goto("/")
    page.evaluate(f"() => {{ {script} }}")
    for _ in range(200):
        if any(complaint in said for said in page_errors.messages):
            break
        page.wait_for_timeout(20)
    assert any(complaint in said for said in page_errors.messages)
    page_errors.allow("")
