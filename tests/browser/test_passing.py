"""Automatic passing at the table: the presets, a window held open, bells, and presses that come too fast."""

import re

from playwright.sync_api import Page, expect

from tests.browser.acts import DIALOG, MENU_ORDERS, from_menu
from tests.browser.players import Hand
from tests.browser.positions import has_enough, room_at, with_bots
from tests.browser.running import Server
from tests.browser.screen_reading import read_screen
from tests.browser.sitting import prefer, sit
from tests.server.web.plans import duel

HOLD = "section.dock [aria-keyshortcuts=s]"
BELL = "[data-term-card] button[aria-label^='Stop me']"
MAIN = "section.dock .main"
RESPOND = "do you respond?"


def windows_asked(page: Page, answers: int) -> list[str]:
    """What the next answers respond to, where they are answers in windows."""
    player = Hand(page)
    found = []
    for _ in range(answers):
        seen = read_screen(page)
        if seen.over:
            break
        if RESPOND in seen.sentence:
            found.append(seen.sentence)
        player.answer(seen)
    return found


def test_by_default_windows_of_the_own_turn_are_not_asked_about(page: Page, server: Server) -> None:
    sit(page, server.open_room(duel("link", "bot")).seats[0])
    Hand(page).play(1)  # the orders have arrived by then
    asked = windows_asked(page, 25)
    assert not [sentence for sentence in asked if sentence.startswith(("Upkeep", "Income", "End of the Main"))]


def test_the_settings_hold_for_every_table(page: Page, server: Server) -> None:
    prefer(page).goto("/settings")
    page.get_by_role("radio", name="every time").check(force=True)
    expect(page.get_by_text("In every window in which you can play something.")).to_be_visible()
    sit(page, server.open_room(duel("link", "bot")).seats[0])
    from_menu(MENU_ORDERS, DIALOG)(page)
    expect(page.locator(DIALOG).get_by_role("radio", name="every time")).to_be_checked()
    page.locator(DIALOG).get_by_role("radio", name="when it matters").check(force=True)
    page.locator(DIALOG).get_by_role("button", name="Close").click()
    page.goto("/settings")
    expect(page.get_by_role("radio", name="when it matters")).to_be_checked()


def test_the_next_window_is_held_open_by_hand_or_by_a_key(page: Page, server: Server) -> None:
    sit(page, server.open_room(duel("link", "bot")).seats[0])
    hold = page.locator(HOLD)
    expect(hold).to_have_attribute("aria-pressed", "false")
    hold.click()
    expect(hold).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("s")
    expect(hold).to_have_attribute("aria-pressed", "false")


def test_a_card_can_have_a_bell(page: Page, server: Server) -> None:
    sit(page, server.open_room(duel("link", "bot")).seats[0])
    page.locator(".hand .held button.card").first.focus()
    page.keyboard.press("i")
    page.locator("[data-term-card] h2 + p").wait_for()
    name = page.locator("[data-term-card] h2").inner_text()
    page.locator(BELL).click()
    expect(page.locator(BELL)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hand .held").first).to_contain_text("you are asked whenever this can be played")
    page.goto("/settings")
    page.get_by_role("button", name=f"{name}: no longer stop").click()
    expect(page.get_by_role("button", name="no longer stop")).to_have_count(0)


def test_a_double_click_answers_once(page: Page, server: Server) -> None:
    sit(page, server.open_room(duel("link", "bot")).seats[0], passing="off", guard=True)
    answered: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda sent: answered.append(str(sent))))
    page.reload()
    expect(page.locator("section.dock")).to_have_attribute("aria-busy", "false")
    page.locator(MAIN).dblclick()
    expect(page.locator("section.dock")).to_have_attribute("aria-busy", "false")
    assert sum('"type":"answer"' in sent for sent in answered) == 1


def test_a_held_key_answers_once(page: Page, server: Server) -> None:
    """A browser repeats the press of a focused button while Enter is held."""
    sit(page, server.open_room(duel("link", "bot")).seats[0], passing="off")
    read_screen(page)
    answered: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda sent: answered.append(str(sent))))
    page.reload()
    read_screen(page)
    page.locator(MAIN).focus()
    for _ in range(3):
        page.keyboard.down("Enter")
        read_screen(page)
    page.keyboard.up("Enter")
    assert sum('"type":"answer"' in sent for sent in answered) == 1


def test_a_double_click_gives_nothing_up(page: Page, server: Server) -> None:
    opened = room_at(server, with_bots("duel", ["barbarian", "monk"]), has_enough)
    sit(page, opened.host, guard=True)
    attack = re.compile("^Attack: ")
    expect(page.locator(MAIN)).to_have_text(attack)
    none = page.locator("section.dock .other", has_text="No ability")
    none.dblclick()
    expect(page.locator("section.dock .warned")).to_have_text("Give it up? Press again")
    expect(page.locator(MAIN)).to_have_text(attack)
