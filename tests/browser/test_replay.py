"""A finished game on its table: replayed by steps, by the bar, by the log, and forked from some moment."""

import json
import re

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.browser.running import Server
from tests.browser.screen_reading import read_screen
from tests.browser.sitting import sit
from tests.server.web.plans import Plan, conquest, duel, dungeon


def finished(server: Server, plan: Plan) -> str:
    """Return the address, with the seat's secret, of a game that bots have finished."""
    opened = server.open_room(plan)
    token = opened.seats[0].rpartition("#")[2]
    with connect(server.address.replace("http", "ws", 1) + "ws", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "room": opened.room, "token": token}))
        line.send(json.dumps({"type": "seat_bot", "seat": 0, "on": True}))
        while json.loads(line.recv(timeout=60)).get("phase") != "over":
            pass
    return f"{opened.room}#{token}"


def place(page: Page) -> int:
    found = re.findall(r"\d+", page.locator(".replay-bar .place").inner_text())
    return int(found[-2])


def test_a_replay_is_stepped_scrubbed_read_and_branched(page: Page, server: Server) -> None:
    sit(page, f"/replay/{finished(server, duel('here', 'bot'))}", drawer="open")
    film = page.locator(".replay-bar input[type=range]")
    film.wait_for()
    last = int(film.get_attribute("max") or 0)
    assert last > 10
    film.fill(str(last // 2))
    expect(film).to_have_attribute("aria-valuetext", re.compile(rf"\b{last // 2}\b"))
    page.get_by_role("button", name="One step forward").click()
    expect(film).to_have_attribute("aria-valuetext", re.compile(rf"\b{last // 2 + 1}\b"))
    page.get_by_role("button", name="One step back").click()
    expect(film).to_have_attribute("aria-valuetext", re.compile(rf"\b{last // 2}\b"))
    page.locator("[role=log] button.go").first.click()
    expect(page.locator("[role=log] li[aria-current=step]")).to_have_count(1)
    assert place(page) < last // 2
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/room/*")
    assert not read_screen(page).over


@pytest.mark.parametrize("plan", [dungeon("here"), conquest("here", "bot")], ids=lambda plan: str(plan["game"]))
def test_a_game_without_chances_is_looked_back_at_by_its_health(phone: Page, server: Server, plan: Plan) -> None:
    phone.goto(f"/room/{finished(server, plan)}")
    sheet = phone.get_by_role("dialog")
    expect(sheet.get_by_role("figure", name="Health")).to_be_visible(timeout=30_000)
    expect(sheet.get_by_role("heading", name="Key moments")).to_be_visible()
    expect(sheet.get_by_role("button", name="Copy the link to the replay")).to_be_visible()
    sheet.get_by_text("Milestones").click()
    sheet.locator(".milestones a").first.click()
    phone.locator(".replay-bar input[type=range]").wait_for()
