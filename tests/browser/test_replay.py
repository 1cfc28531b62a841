"""A finished game on its table again: by steps, by the bar, by the log, and otherwise from some moment on."""

import re

from playwright.sync_api import Page, expect

from tests.browser.running import Server
from tests.browser.sights import look
from tests.browser.sitting import sit
from tests.server.web.plans import duel


def finished(page: Page, server: Server) -> str:
    """A duel between bots that was watched to its end."""
    opened = server.open_room(duel("bot", "bot", policy={"spectators": "open"}))
    sit(page, opened.spectators)
    assert look(page).over
    return opened.room


def place(page: Page) -> int:
    found = re.findall(r"\d+", page.locator(".film .place").inner_text())
    return int(found[-2])


def test_a_replay_is_stepped_scrubbed_read_and_branched(page: Page, server: Server) -> None:
    room = finished(page, server)
    page.goto(f"/replay/{room}")
    film = page.locator(".film input[type=range]")
    film.wait_for()
    last = int(film.get_attribute("max") or 0)
    assert last > 10
    film.fill(str(last // 2))
    expect(film).to_have_attribute("aria-valuetext", re.compile(rf"\b{last // 2}\b"))
    page.get_by_role("button", name="One step on").click()
    expect(film).to_have_attribute("aria-valuetext", re.compile(rf"\b{last // 2 + 1}\b"))
    page.get_by_role("button", name="One step back").click()
    expect(film).to_have_attribute("aria-valuetext", re.compile(rf"\b{last // 2}\b"))
    page.locator("[role=log] button.go").first.click()
    expect(page.locator("[role=log] li[aria-current=step]")).to_have_count(1)
    assert place(page) < last // 2
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/room/*")
    assert not look(page).over
