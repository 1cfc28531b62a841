"""Games without a table of their own yet, played to the end on the plain one."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, Guest
from tests.browser.players import Plain
from tests.browser.running import Server
from tests.browser.sitting import sit
from tests.server.web.plans import conquest, dungeon


def test_a_solo_dungeon_by_touch_in_french(guest: Guest, server: Server) -> None:
    phone = sit(guest(**NARROW, locale="fr-FR"), server.open_room(dungeon("link")).seats[0])
    player = Plain(phone, touch=True)
    player.play_out()
    assert player.answered > 10
    expect(phone.locator("dialog[open] h2")).not_to_be_empty()


def test_catacombs_against_a_bot(page: Page, server: Server) -> None:
    sit(page, server.open_room(conquest("link", "bot")).seats[0])
    player = Plain(page, "Skull")
    player.play_out()
    assert player.answered > 5
    expect(page.locator("dialog[open] .seats b")).to_have_count(1)


def test_the_list_never_shows_more_than_twelve_answers(page: Page, server: Server) -> None:
    sit(page, server.open_room(dungeon("link")).seats[0])
    player = Plain(page)
    for _ in range(40):
        seen = player.play(1)
        assert len(seen.entries) <= 12
