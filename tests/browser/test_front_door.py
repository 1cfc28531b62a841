"""Complete visits without prepared rooms: everything starts at the home page and uses only what is visible."""

import re

from playwright.sync_api import Page, expect

from tests.browser.acts import DIALOG, LONG, escape, go_home, host_online, press
from tests.browser.conftest import NARROW, Guest
from tests.browser.faults import in_both_themes, too_small, too_wide
from tests.browser.players import Hand
from tests.browser.positions import PreparedRooms
from tests.browser.scenes import BOX, DICE
from tests.browser.screen_reading import read_screen
from tests.browser.sitting import prefer

NETWORK = "http://192.168.7.20:8123"
"""The address of the server in its network, as far as the pages know."""
DUELS = f"{BOX}.dice_throne"
PLAY = ".bar .primary"
AT_TABLE = "**/room/*"
FREE_HERO = "main button:has(.tile):not([aria-disabled=true])"
OWN_HERO = "section.own .name"
BANNER = "main .banner"


def at_home(page: Page) -> Page:
    prefer(page).goto("/")
    return page


def finished_by_a_stranger(page: Page) -> None:
    """Give some answers, go home, return by the link there, and finish the game."""
    player = Hand(page, brief=True)
    player.play(6)
    room = page.url
    go_home(page)
    page.locator("#continue ~ ul a").click()
    page.wait_for_url(room)
    player.play_out()


def test_a_stranger_plays_a_whole_duel_after_three_presses(page: Page) -> None:
    at_home(page)
    for wanted in (".masthead .primary", DUELS, PLAY):
        page.locator(wanted).click()
    page.wait_for_url(AT_TABLE)
    finished_by_a_stranger(page)
    sheet = page.locator(DIALOG)
    expect(sheet.locator("h2")).not_to_be_empty()
    sheet.locator("figure").first.wait_for(timeout=LONG)
    before = page.url
    sheet.get_by_role("button", name="Rematch").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    assert not read_screen(page).over


def invited(page: Page) -> list[str]:
    """Make a table for a remote player; return the links shown, that of the seat and that of guests."""
    at_home(page).locator(DUELS).click()
    host_online(page)
    lines = page.locator(".invite .line")
    expect(lines).to_have_count(2)
    expect(lines.first).to_have_value(re.compile(f"^{re.escape(NETWORK)}/room/"))
    return [line.input_value() for line in lines.all()]


def faults_of_the_waiting_room(page: Page) -> list[str]:
    """Return the faults of the waiting room for its creator, who alone sees links; for the network there is a code."""
    found = in_both_themes(page, "") + too_wide(page)
    press(".invite .acts button:last-child", f"{DIALOG} svg")(page)
    found += in_both_themes(page, DIALOG) + too_wide(page)
    escape(DIALOG)(page)
    return found


def here_only(page: Page) -> list[str]:
    """Choose the address of this computer for all links; return them. No code leads to it."""
    page.locator(".invite select").first.select_option(index=1)
    expect(page.locator(".invite .here")).to_have_count(2)
    expect(page.get_by_role("button", name="QR code")).to_have_count(0)
    return [line.input_value() for line in page.locator(".invite .line").all()]


def test_a_friend_comes_by_the_link_that_is_shown_and_a_guest_by_theirs(page: Page, guest: Guest) -> None:
    page.route("**/api/lan", lambda route: route.fulfill(json={"addresses": [NETWORK]}))
    links = invited(page)
    assert faults_of_the_waiting_room(page) == []
    seat, guests = here_only(page)
    assert [link.partition("/room/")[2] for link in links] == [link.partition("/room/")[2] for link in (seat, guests)]
    friend = prefer(guest(**NARROW, locale="fr-FR"))
    friend.goto(seat)
    friend.get_by_role("button", name="S’asseoir").tap()
    hero = friend.locator(FREE_HERO).first
    name = hero.locator(".name").inner_text()
    assert too_small(friend) + too_wide(friend) == []
    hero.tap()
    for window in (page, friend):
        window.locator(DICE).first.wait_for(timeout=LONG)
    expect(friend.locator(OWN_HERO)).to_have_text(name)
    onlooker = at_home(guest())
    onlooker.locator("form input").fill(guests)
    onlooker.get_by_role("button", name="Go", exact=True).click()
    expect(onlooker.locator(BANNER, has_text="You are watching")).to_be_visible()


def test_watching_is_three_presses_from_home(page: Page, rooms: PreparedRooms) -> None:
    rooms.room("watched")
    at_home(page).locator("nav a[href='/watch']").click()
    page.locator("main li a", has_text="Open table").click()
    page.wait_for_url(AT_TABLE)
    expect(page.locator(BANNER, has_text="You are watching")).to_be_visible()
    assert page.locator(".held, section.dock .main").count() == 0


def test_heroes_are_drafted_against_a_bot(page: Page) -> None:
    at_home(page).locator(DUELS).click()
    page.get_by_text("Table settings").click()
    page.get_by_role("switch", name="Draft").check()
    page.locator(PLAY).click()
    page.wait_for_url(AT_TABLE)
    mine = page.locator(FREE_HERO).first
    name = mine.locator(".name").inner_text()
    mine.click()
    expect(page.locator(OWN_HERO)).to_have_text(name, timeout=LONG)
