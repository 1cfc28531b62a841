"""Ways into and out of a replay: from a key moment, by autoplay, from another point of view, by a link, by a file."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.acts import DIALOG, press
from tests.browser.conftest import Guest, seen
from tests.browser.positions import PreparedRooms
from tests.browser.scenes import BY_NAME
from tests.browser.sitting import prefer

FURTHER = "([wanted, at]) => document.querySelector(wanted).valueAsNumber > at"
REEL = ".replay-bar input[type=range]"
HAND_ON = "main .tools > .button:last-child"
SHARE = f"{DIALOG} .share button"


def reel(page: Page) -> Locator:
    found = page.locator(REEL)
    found.wait_for()
    return found


def test_a_key_moment_opens_the_replay_which_plays_on_and_changes_eyes(guest: Guest, rooms: PreparedRooms) -> None:
    page = seen(guest, "light", "en")
    BY_NAME["game-over"].open(page, rooms)
    moment = page.locator("[aria-labelledby=moments] a").first
    at = re.findall(r"\d+$", moment.get_attribute("href") or "")
    moment.click()
    expect(reel(page)).to_have_value(at[0])
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Key moments").click()
    again = page.locator(f"{DIALOG} ol a").first
    expect(again).to_contain_text(re.compile(r"^Turn \d+: "))
    again.click()
    expect(reel(page)).to_have_value(at[0])
    page.get_by_role("button", name="To the start").click()
    speed = page.locator(".replay-bar .speed")
    for wanted in ("2", "4"):
        speed.click()
        expect(speed).to_contain_text(wanted)
    page.locator(".replay-bar .play").click()
    page.wait_for_function(FURTHER, arg=[REEL, 2])
    page.locator(".replay-bar .play").click()
    expect(page.locator(".replay-bar .play")).to_have_text("Play")
    for eyes in ("1", "0"):
        page.locator(".perspective select").select_option(eyes)
        expect(page.locator(f"section.own[data-seat='{eyes}']")).to_be_visible()
        expect(page.locator(".hand .held").first).to_be_visible()


def test_a_replay_is_handed_on_as_a_link_and_as_a_file(guest: Guest, rooms: PreparedRooms) -> None:
    page = seen(guest, "light", "en")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(rooms.room("over").host.replace("/room/", "/replay/"))
    last = reel(page).get_attribute("max") or ""
    half = str(int(last) // 2)
    reel(page).fill(half)
    press(HAND_ON, DIALOG)(page)
    press(SHARE, f"{DIALOG} .said:not(:empty)")(page)
    friend = prefer(guest(locale="fr-FR"))
    friend.goto(page.evaluate("() => navigator.clipboard.readText()"))
    expect(reel(friend)).to_have_value(half)
    with page.expect_download() as waited:
        page.locator(SHARE).last.click()
    other = prefer(guest())
    other.goto("/")
    other.locator("nav a[href='/replays']").click()
    other.locator("input[type=file]").set_input_files(waited.value.path())
    other.wait_for_url("**/replay/*")
    expect(reel(other)).to_have_attribute("max", last)
