"""Duels of Dice Throne against a bot to their ends, by touch, by keys and by typed lines.

The games start after their first turns; test_front_door plays a whole game by mouse.
"""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, Guest
from tests.browser.players import MAIN, Hand, Keys, Lines, Player, play_games
from tests.browser.positions import low_health, room_at
from tests.browser.running import Server
from tests.browser.screen_reading import read_screen
from tests.browser.sitting import sit
from tests.server.web.plans import duel


def at_table(page: Page, server: Server, **wishes: object) -> Page:
    return sit(page, server.open_room(duel("link", "bot")).seats[0], **wishes)


def near_the_end(page: Page, server: Server) -> Page:
    return sit(page, room_at(server, duel("here", "bot"), low_health).seats[0])


def finish(page: Page, server: Server, player: Callable[[Page], Player]) -> None:
    play_games(lambda: [player(near_the_end(page, server))])
    expect(page.locator("dialog[open] h2")).not_to_be_empty()
    expect(page.locator("dialog[open] .seats b")).to_have_count(1)


def test_a_duel_by_touch_on_a_small_phone_in_french(guest: Guest, server: Server) -> None:
    phone = guest(**NARROW, locale="fr-FR")
    finish(phone, server, lambda page: Hand(page, touch=True, brief=True))
    expect(phone.locator("html")).to_have_attribute("lang", "fr")


def test_a_duel_by_the_keyboard_alone(page: Page, server: Server) -> None:
    finish(page, server, Keys)


def test_a_duel_by_typed_lines_alone(page: Page, server: Server) -> None:
    finish(page, server, Lines)


def test_motion_keeps_nobody_from_answering(page: Page, server: Server) -> None:
    at_table(page, server, speed="slow")
    player = Hand(page)
    player.play(8)
    assert player.answered == 8 or read_screen(page).over
    expect(page.locator("html")).to_have_attribute("data-speed", "slow")


def test_anyone_who_wants_to_be_asked_again_is(page: Page, server: Server) -> None:
    at_table(page, server, confirm=True)
    player = Hand(page)
    while not read_screen(page).sentence.startswith("What do you do in your Main Phase"):
        player.press_bar(read_screen(page))
    page.locator(MAIN).click()
    expect(page.locator(MAIN)).to_contain_text("Confirm:")
    page.locator(MAIN).click()
    expect(page.locator("section.dock .sentence")).not_to_contain_text("Main Phase")
