"""How a match of Dice Throne begins and ends: the start roll, the damage by source, a picture of the result."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.acts import LONG
from tests.browser.conftest import Guest, seen
from tests.browser.positions import PreparedRooms
from tests.browser.running import Server
from tests.browser.scenes import BY_NAME
from tests.browser.sitting import sit
from tests.server.web.plans import duel

VERSUS = ".versus"
PNG = b"\x89PNG\r\n\x1a\n"


def test_a_match_begins_with_the_start_roll_which_a_press_skips_and_a_reload_does_not_repeat(
    page: Page, server: Server
) -> None:
    sit(page, server.open_room(duel("here", "bot")).host, speed="slow")
    page.locator(VERSUS).wait_for(timeout=LONG)
    expect(page.locator(f"{VERSUS} .rolls i").first).to_have_text(re.compile("[1-6]"))
    page.locator(VERSUS).click()
    expect(page.locator(VERSUS)).to_have_count(0)
    page.reload()
    page.locator("[data-zone=abilities] li").first.wait_for(timeout=LONG)
    expect(page.locator(VERSUS)).to_have_count(0)


def test_the_end_lists_the_damage_and_gives_a_picture_to_share(guest: Guest, rooms: PreparedRooms) -> None:
    page = seen(guest, "dark", "en")
    BY_NAME["game-over"].open(page, rooms)
    expect(page.locator("dialog[open] .seats .dial")).to_have_count(2)
    dealt = page.locator("dialog[open] .player li b").all_inner_texts()
    assert sum(map(int, dealt)) == sum(map(int, page.locator("dialog[open] .player h4 b").all_inner_texts())) > 0
    with page.expect_download() as waited:
        page.get_by_role("button", name="Share picture").click()
    picture = Path(waited.value.path()).read_bytes()
    assert picture.startswith(PNG)
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
