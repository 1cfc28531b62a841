"""A whole 2v2 with two people in separate browsers, and two bots."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, Guest
from tests.browser.players import Hand, Player, play_games
from tests.browser.running import Server
from tests.browser.sitting import sit

PLAN = {
    "game": "dice_throne",
    "mode": "2v2",
    "heroes": ["monk", "ninja", "barbarian", "pyromancer"],
    "seats": [{"kind": "link"}, {"kind": "bot"}, {"kind": "link"}, {"kind": "bot"}],
}


def test_two_against_two_bots_to_the_end(page: Page, guest: Guest, server: Server) -> None:
    phone = guest(**NARROW, locale="fr-FR")

    def begin() -> list[Player]:
        opened = server.open_room(PLAN)
        windows = (sit(page, opened.seats[0]), sit(phone, opened.seats[2]))
        return [Hand(window, touch=window is phone, brief=True) for window in windows]

    for player in play_games(begin):
        expect(player.page.locator("dialog[open] .seats b")).to_have_count(2)
        dials = player.page.locator("main .dial b, header .dial b").all_inner_texts()
        assert len(dials) == 2  # a team has one
