"""Two people in browsers of their own, and two bots: a whole 2v2."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, Guest
from tests.browser.players import MOST_STEPS, Hand
from tests.browser.running import Server
from tests.browser.sights import glance
from tests.browser.sitting import sit

PLAN = {
    "game": "dice_throne",
    "mode": "2v2",
    "heroes": ["monk", "ninja", "barbarian", "pyromancer"],
    "seats": [{"kind": "link"}, {"kind": "bot"}, {"kind": "link"}, {"kind": "bot"}],
}


def test_two_against_two_bots_to_the_end(page: Page, guest: Guest, server: Server) -> None:
    opened = server.open_room(PLAN)
    phone = guest(**NARROW, locale="fr-FR")
    windows = (sit(page, opened.seats[0]), sit(phone, opened.seats[2]))
    players = [Hand(window, touch=window is phone, brief=True) for window in windows]
    for _ in range(2 * MOST_STEPS):
        seen = [glance(player.page) for player in players]
        if all(one is not None and one.over for one in seen):
            break
        for player, one in zip(players, seen, strict=True):
            if one is not None and not one.over:
                player.answer(one)
                player.answered += 1
    for player in players:
        expect(player.page.locator("dialog[open] .seats b")).to_have_count(2)
        assert player.answered > 5
