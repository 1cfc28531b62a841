"""Events around a game: a lost connection, one screen for two, spectators, an undone answer."""

import time
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.acts import DIALOG, MENU_PHRASES, cut, from_menu, mend
from tests.browser.conftest import Guest, PageErrors
from tests.browser.faults import in_both_themes
from tests.browser.plain_players import Plain
from tests.browser.players import Hand
from tests.browser.running import Server
from tests.browser.scenes import HOLD
from tests.browser.screen_reading import ScreenReading, read_screen, read_screen_within
from tests.browser.sitting import sit, sit_at_plain_table
from tests.server.web.plans import duel, dungeon

HELD = ".hand .held .info"
LONG = 30.0


class Line:
    """The connection between a page and the server, which can be broken and restored."""

    def __init__(self, page: Page) -> None:
        self.broken = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws", self.route)

    def route(self, socket: WebSocketRoute) -> None:
        if self.broken:
            socket.close(code=1013)
            return
        socket.connect_to_server()
        self.open.append(socket)

    def cut(self) -> None:
        self.broken = True
        while self.open:
            self.open.pop().close(code=1012)


def test_a_game_goes_on_after_a_cut_without_loading_again(page: Page, server: Server) -> None:
    line = Line(page)
    sit(page, server.open_room(duel("link", "bot")).seats[0])
    player = Hand(page)
    player.play(3)
    page.evaluate("() => { window.loadedOnce = true }")
    line.cut()
    cut = page.locator(".banner.danger", has_text="The connection was lost")
    expect(cut).to_be_visible()
    expect(page.locator(".banner.danger", has_text="Trying again in")).to_be_visible()
    expect(cut.get_by_role("button", name="Try now")).to_be_visible()
    line.broken = False  # from now on either the button or the next automatic attempt succeeds
    expect(cut).to_have_count(0)
    player.play(3)
    assert page.evaluate("() => window.loadedOnce")


def test_two_at_one_screen_see_nothing_of_each_other(page: Page, server: Server) -> None:
    sit(page, server.open_room(duel("here", "here")).host)
    player = Hand(page)
    curtains = 0
    for _ in range(30):
        seen = read_screen(page)
        if seen.curtain:
            curtains += 1
            assert seen.bare
        player.answer(seen)
        if seen.curtain:
            expect(page.locator("#main")).to_be_focused()
        if curtains == 3:
            break
    assert curtains == 3
    expect(page.locator(".hand .held").first).to_be_visible()


def test_an_onlooker_sees_no_hand(page: Page, guest: Guest, server: Server) -> None:
    opened = server.open_room(duel("link", "link"))
    other = sit(guest(), opened.seats[1])
    sit(page, opened.seats[0])
    page.locator(HELD).first.wait_for()
    mine = page.locator(".hand .held .info").evaluate_all("all => all.map((one) => one.ariaLabel.replace('Read ', ''))")
    assert len(mine) >= 4
    onlooker = sit(guest(), opened.spectators)
    onlooker.locator("[data-zone=abilities] article").first.wait_for()
    for window in (onlooker, other):
        text = window.locator("body").evaluate("body => body.innerText")
        own = window.locator(HELD).evaluate_all("all => all.map((one) => one.ariaLabel.replace('Read ', ''))")
        assert [name for name in mine if name in text and name not in own] == []
    assert onlooker.locator(".held, section.dock .main, section.dock [aria-keyshortcuts=s]").count() == 0
    expect(onlooker.locator(".banner")).to_contain_text("You are watching")


def test_a_phrase_is_heard_by_the_other_in_their_own_language(page: Page, guest: Guest, server: Server) -> None:
    opened = server.open_room(duel("link", "link"))
    windows = [sit(page, opened.seats[0]), sit(guest(locale="fr-FR"), opened.seats[1])]
    for window in windows:
        expect(window.locator("section.dock")).to_be_visible()  # messages reach only players who are present
    from_menu(MENU_PHRASES, DIALOG)(page)
    phrase = page.locator(f"{DIALOG} form button").first
    words = phrase.inner_text()
    phrase.click()
    mine, theirs = (window.locator(".bubble") for window in windows)
    heard = theirs.inner_text()
    expect(mine).to_contain_text(words)
    assert heard
    assert words not in heard
    assert [fault for window in windows for fault in in_both_themes(window, ".bubbles")] == []


NOTED = """() => {
  globalThis.noted = 0;
  new MutationObserver(() => (noted += document.querySelectorAll('.top .gone, main .banner.danger').length))
    .observe(document, { subtree: true, childList: true });
}"""
"""Counts how often somebody is shown as away."""


def test_whose_line_is_cut_is_shown_as_away_and_who_reloads_is_not(
    page: Page, guest: Guest, server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow("WebSocket|ERR_INTERNET")
    opened = server.open_room(duel("here", "link"))
    other = guest()
    other.add_init_script(HOLD)
    sit(other, opened.seats[1])
    sit(page, opened.host)
    watching = sit(guest(locale="fr-FR"), opened.spectators)
    seats = [window.locator(".top .seats li", has_text="Ninja") for window in (page, watching)]
    for window in (page, other):
        expect(window.locator("section.dock")).to_be_visible()
    page.evaluate(NOTED)
    other.reload()
    expect(other.locator("section.dock")).to_be_visible()
    assert page.evaluate("noted") == 0
    cut(other)
    for seat, word in zip(seats, ("away", "absent"), strict=True):
        expect(seat).to_contain_text(word)
    banner = page.locator(".banner", has_text="Ninja has lost the connection.")
    expect(banner).to_contain_text("you can let a bot play or free the seat")
    assert in_both_themes(page, ".banner") + in_both_themes(page, ".top") == []
    mend(other)
    for seat in seats:
        expect(seat.locator(".gone")).to_have_count(0)
    expect(banner).to_have_count(0)


def give_up(page: Page) -> None:
    """Resign by the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Resign").click()
    page.locator(DIALOG).get_by_role("button", name="Resign").click()


def test_a_rematch_is_offered_and_accepted_and_spectators_come_along(page: Page, guest: Guest, server: Server) -> None:
    opened = server.open_room(duel("link", "link"))
    other, watching = guest(locale="fr-FR"), guest()
    windows = [sit(page, opened.seats[0]), sit(other, opened.seats[1]), sit(watching, opened.spectators)]
    for window in windows:
        expect(window.locator("[data-zone=abilities] article").first).to_be_visible()
    give_up(page)
    sheet, theirs = page.locator(DIALOG), other.locator(DIALOG)
    expect(sheet.locator("h2")).to_have_text("Ninja wins: Monk has resigned.")
    expect(other).to_have_title("Le Ninja gagne : le Moine a abandonné · Moine – Ninja · Ludothèque")
    sheet.get_by_role("button", name="Rematch").click()
    expect(sheet.get_by_role("status").first).to_have_text("You offered a rematch. Waiting for Ninja.")
    theirs.get_by_role("button", name="Refuser").click()
    expect(sheet.get_by_role("status").first).to_have_text("Ninja declined the rematch.")
    sheet.get_by_role("button", name="Rematch").click()
    theirs.get_by_role("button", name="Revenir à la table").click()
    before = page.url
    other.locator("main .rematch").get_by_role("button", name="Accepter").click()
    for window in windows:
        window.wait_for_url(lambda address: address != before and "/room/" in address)
    expect(watching.locator(".toast")).to_contain_text("you are watching it")
    assert len({window.url for window in windows}) == 1


def until(holds: Callable[[], bool]) -> None:
    """Check the condition again until it holds."""
    end = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < end


def where_dice_can_be_placed(page: Page, server: Server) -> tuple[Plain, ScreenReading]:
    """Play until dice can cover a box in a dungeon; start again if the hero dies before."""
    for _ in range(10):
        player = Plain(sit_at_plain_table(page, server.open_room(dungeon("link")).seats[0]))
        for _ in range(100):
            seen = read_screen(page)
            if seen.over:
                break
            if seen.entries and seen.entries[0].startswith("Cover"):
                return player, seen
            player.answer(seen)
    raise AssertionError("no die covered anything in ten dungeons")


def test_an_answer_is_taken_back(page: Page, server: Server) -> None:
    player, seen = where_dice_can_be_placed(page, server)
    player.answer(seen)
    until(lambda: read_screen(page).entries != seen.entries)
    page.get_by_role("button", name="Take back", exact=True).click()
    until(lambda: read_screen(page).entries == seen.entries)


def first_roll(players: list[Hand]) -> tuple[Hand, Hand, ScreenReading, ScreenReading]:
    """Play until a player has rolled; return that player, the other one, their last answer and the current question."""
    before: list[ScreenReading | None] = [None, None]
    for turn in range(400):
        seat = turn % 2
        seen = read_screen_within(players[seat].page)
        answered = before[seat]
        if seen is not None and answered is not None and seen.can_keep():
            return players[seat], players[1 - seat], answered, seen
        if seen is not None:
            players[seat].press_bar(seen)
            before[seat] = seen
    raise AssertionError("nobody has rolled")


def ask_to_go_back(player: Hand) -> None:
    """Check that the undo button mentions dice since the answer, and asks the others."""
    player.press("section.dock [aria-keyshortcuts=u]")
    player.page.get_by_role("button", name="Ask the others for a takeback").click()
    expect(player.page.locator(".banner", has_text="You asked for a takeback")).to_be_visible()


def test_going_back_behind_dice_needs_the_consent_of_the_other(page: Page, guest: Guest, server: Server) -> None:
    opened = server.open_room(duel("link", "link"))
    players = [Hand(sit(page, opened.seats[0])), Hand(sit(guest(), opened.seats[1]))]
    asker, other, before, after = first_roll(players)
    request = other.page.locator(".banner", has_text="asks to take back the last move")
    sentence = asker.page.locator("section.dock .sentence")
    for word, then in (("Refuse", after), ("Agree", before)):
        ask_to_go_back(asker)
        expect(request).to_be_visible()
        assert [fault for one in players for fault in in_both_themes(one.page, ".banner")] == []
        request.get_by_role("button", name=word).click()
        for window in (asker.page, other.page):
            expect(window.locator(".banner", has_text="back")).to_have_count(0)
        expect(sentence).to_have_text(then.sentence)
