"""What happens around a game: a cut line, one screen for two, onlookers, an answer taken back."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Guest
from tests.browser.players import Hand, Plain
from tests.browser.running import Server
from tests.browser.sights import look
from tests.browser.sitting import sit
from tests.server.web.plans import duel, dungeon

HELD = ".hand .held .info"


class Line:
    """The line between a page and the server, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.broken = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws", self.carry)

    def carry(self, socket: WebSocketRoute) -> None:
        if self.broken:
            socket.close(code=1013)
            return
        socket.connect_to_server()
        self.open.append(socket)

    def cut(self) -> None:
        self.broken = True
        while self.open:
            self.open.pop().close(code=1012)


def test_a_game_goes_on_after_a_cut_without_loading_anew(page: Page, server: Server) -> None:
    line = Line(page)
    sit(page, server.open_room(duel("link", "bot")).seats[0])
    player = Hand(page)
    player.play(3)
    page.evaluate("() => { window.loadedOnce = true }")
    line.cut()
    cut = page.locator(".banner.danger", has_text="The connection is cut")
    expect(cut).to_be_visible()
    expect(page.locator(".banner.danger", has_text="Trying again in")).to_be_visible()
    expect(cut.get_by_role("button", name="Try now")).to_be_visible()
    line.broken = False  # from now on either the button or the next attempt by itself gets through
    expect(cut).to_have_count(0)
    player.play(3)
    assert page.evaluate("() => window.loadedOnce")


def test_two_at_one_screen_see_nothing_of_each_other(page: Page, server: Server) -> None:
    sit(page, server.open_room(duel("here", "here")).host)
    player = Hand(page)
    curtains = 0
    for _ in range(30):
        seen = look(page)
        if seen.curtain:
            curtains += 1
            assert seen.bare
        player.answer(seen)
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
    assert onlooker.locator(".held, section.dock .main").count() == 0
    expect(onlooker.locator(".banner")).to_contain_text("You are watching")


def test_an_answer_is_taken_back(page: Page, server: Server) -> None:
    sit(page, server.open_room(dungeon("link")).seats[0])
    player = Plain(page)
    while not (seen := look(page)).entries or not seen.entries[0].split("\n")[1].startswith("Cover"):
        player.answer(seen)
    player.answer(seen)
    assert look(page).entries != seen.entries
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator("section.dock button.entry").first).to_contain_text("Cover")
    assert look(page).entries == seen.entries
