"""The hand on a phone: a drawer that shares the lower edge of the screen with the answers."""

from playwright.sync_api import Page, Route, expect

from tests.browser.players import PULL
from tests.browser.positions import asked, room_at, with_bots
from tests.browser.running import Server
from tests.browser.scenes import settle
from tests.browser.sitting import sit

ABILITY = "[data-zone=abilities] button"
CARD = ".hand .held button.card"
ENTRIES = "section.dock .entries"
FOLD = "section.dock button[aria-expanded]"
IDLE = "section.dock[aria-busy=false]"
"""While something moves, a press only skips it."""
UNDER_THE_BAR = """(wanted) => {
  const bar = document.querySelector('header.top').getBoundingClientRect();
  return [...document.querySelectorAll(wanted)].filter((one) => one.getBoundingClientRect().top < bar.bottom).length;
}"""


def test_cards_and_answers_make_room_for_each_other(phone: Page, server: Server) -> None:
    sit(phone, room_at(server, with_bots("duel", ["tactician", "barbarian"]), asked("main", "spend")).host)
    expect(phone.locator(ENTRIES)).to_have_count(0)  # the table also shows what the list has
    phone.locator(IDLE).wait_for()
    settle(phone)
    phone.locator(FOLD).tap()
    expect(phone.locator(ENTRIES)).to_be_visible()
    phone.locator(PULL).tap()
    expect(phone.locator(CARD).first).to_be_visible()
    expect(phone.locator(ENTRIES)).to_have_count(0)
    assert phone.evaluate(UNDER_THE_BAR, f"{PULL}, {CARD}") == 0
    phone.locator(FOLD).tap()
    expect(phone.locator(ENTRIES)).to_be_visible()
    expect(phone.locator(CARD).first).to_be_hidden()


def test_the_hand_appears_once_it_is_whole(page: Page, server: Server) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/boards/dice_throne/common*", hold)
    sit(page, room_at(server, with_bots("duel", ["tactician", "barbarian"]), asked("main", "spend")).host)
    expect(page.locator(ABILITY).first).to_be_visible()  # the hero's own cards come with the abilities
    expect(page.locator(CARD)).to_have_count(0)
    assert held
    for route in held:
        route.continue_()
    expect(page.locator(CARD).first).to_be_visible()
