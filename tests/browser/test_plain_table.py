"""Games without a table of their own yet, played to the end on the plain one."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, Guest
from tests.browser.plain_players import Plain, PlainKeys
from tests.browser.running import Server
from tests.browser.sitting import sit
from tests.server.web.plans import Plan, conquest, dungeon


def battle(*kinds: str, health: tuple[int, int]) -> Plan:
    """Few health tokens make a whole game short."""
    sword, skull = (str(tokens) for tokens in health)
    options = {"noise_profile": "exact", "start_health_sword": sword, "start_health_skull": skull}
    return conquest(*kinds, options=options)


def test_a_solo_dungeon_by_the_keyboard_alone_in_french(guest: Guest, server: Server) -> None:
    page = sit(guest(locale="fr-FR"), server.open_room(dungeon("link")).seats[0])
    player = PlainKeys(page)
    player.play_out()
    assert player.answered > 3  # a hero may die behind the first door
    expect(page.locator("dialog[open] h2")).not_to_be_empty()


def test_catacombs_for_two_at_one_screen_by_the_keyboard_alone(page: Page, server: Server) -> None:
    sit(page, server.open_room(battle("here", "here", health=(2, 2))).host)
    player = PlainKeys(page)
    player.play_out()
    assert player.answered > 5
    expect(page.locator("dialog[open] .seats b")).to_have_count(1)


def test_catacombs_against_a_bot_by_touch_in_french(guest: Guest, server: Server) -> None:
    phone = sit(guest(**NARROW, locale="fr-FR"), server.open_room(battle("link", "bot", health=(8, 2))).seats[0])
    player = Plain(phone, touch=True)
    player.play_out()
    assert player.answered > 5
    expect(phone.locator("dialog[open] .seats b")).to_have_count(1)


def test_the_list_never_shows_more_than_twelve_answers(page: Page, server: Server) -> None:
    sit(page, server.open_room(dungeon("link")).seats[0])
    player = Plain(page)
    for _ in range(40):
        seen = player.play(1)
        assert len(seen.entries) <= 12
