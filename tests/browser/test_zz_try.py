import time
import pytest
from tests.browser.conftest import NARROW, WIDE, Guest
from tests.browser.dungeon_players import Delver, DelverKeys, DelverLines
from tests.browser.players import READ
from tests.browser.screen_reading import read_screen, read_screen_within
from tests.browser.test_tutorial import begin

@pytest.mark.parametrize("way", ["mouse", "touch", "keys", "lines"])
def test_try(guest: Guest, way: str) -> None:
    fr = way in ("touch", "keys")
    page = begin(guest(locale="fr-FR" if fr else "en-GB", **(NARROW if way == "touch" else WIDE)), "one_deck_dungeon")
    player = {"mouse": Delver, "touch": lambda p: Delver(p, touch=True), "keys": DelverKeys, "lines": DelverLines}[way](page)
    n = 0
    last = ""
    for _ in range(260):
        seen = read_screen_within(page, 15000)
        place = page.locator(".coach .place").inner_text() if page.locator(".coach .place").count() else "-"
        title = page.locator(".coach h2").inner_text() if page.locator(".coach h2").count() else "-"
        if title != last:
            n += 1
            page.screenshot(path=f"/tmp/w/lessons_shots/{way}_{n:02}.png")
            last = title
        if seen is None:
            print(way, "STUCK", place, title); page.screenshot(path=f"/tmp/w/lessons_shots/{way}_stuck.png"); break
        print(way, place, "|", title, "| reads", seen.reads, "plates", seen.plates, "best", seen.best, "main", seen.main[:30], "looks", seen.looks, "loose", seen.loose, seen.others, [a for a in seen.answers][:3], flush=True)
        if seen.over: break
        if seen.reads: player.press(READ)
        else: player.answer(seen)
        if "/room/" in page.url: break
    print(page.url)
