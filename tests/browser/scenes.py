"""Every screen worth looking at, and the way to it: what accessibility, phones and pictures are checked on."""

import json
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page

from tests.browser.positions import House

SETTINGS = "ludotheque.settings"
LONG = 60_000
TABLE = "section.dock"
BOX = ".shelf a.box"
DICE = "[data-zone=abilities] li"

Act = Callable[[Page], None]


class Scene(NamedTuple):
    """A screen: its address or its room, what is there once it is drawn, and what is done before one looks."""

    name: str
    shows: str
    path: str = ""
    room: str = ""
    act: Act | None = None
    seated: bool = True
    needs: str = ""
    """A room that must be there to be seen on the list."""
    forgiven: str = "^$"
    """What the browser itself says about an answer that is no."""

    @property
    def is_table(self) -> bool:
        """A game is answered here."""
        return self.shows in (TABLE, DICE)

    def open(self, page: Page, house: House) -> None:
        """Go there, and wait until it is drawn."""
        if self.needs:
            house.room(self.needs)
        page.goto(self.address(house))
        page.locator(self.shows).first.wait_for(timeout=LONG)
        if self.act:
            self.act(page)
        settle(page)

    def address(self, house: House) -> str:
        if not self.room:
            return self.path
        opened = house.room(self.room)
        return opened.host.replace("/room/", self.path or "/room/") if self.seated else self.path + opened.room


def prefer(context: BrowserContext, **preferences: object) -> None:
    """What the person at that screen has set, from the first page on."""
    written = json.dumps(json.dumps(preferences))
    context.add_init_script(f"try {{ localStorage.setItem('{SETTINGS}', {written}) }} catch {{ }}")


def settle(page: Page) -> None:
    """Wait for letters, pictures and whatever still moves."""
    page.evaluate(SETTLED)


SETTLED = """async () => {
  await document.fonts.ready;
  for (let calm = 0; calm < 2; calm++) {
    await Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
      .map((one) => one.finished.catch(() => {})));
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  }
}"""


def tab(key: str) -> Act:
    """The drawer, at the page that a key of the table opens."""

    def act(page: Page) -> None:
        if page.locator("aside.drawer").count() and key == "l":
            return
        page.keyboard.press(key)
        page.locator("aside.drawer .leaf > *").first.wait_for()

    return act


def press(wanted: str, then: str, times: int = 1) -> Act:
    """Press something, and wait for what that brings."""

    def act(page: Page) -> None:
        for _ in range(times):
            page.locator(wanted).first.click()
        page.locator(then).first.wait_for(timeout=LONG)

    return act


def open_term(page: Page) -> None:
    """A word of the log, and its card."""
    tab("l")(page)
    page.locator("aside.drawer .term").first.click()
    page.locator("[data-term-card] h2 + p").first.wait_for()


def ask_hint(page: Page) -> None:
    """A hint at its first step, once there is a question to hint at."""
    page.locator(f"{TABLE} [aria-keyshortcuts=h]:not([aria-disabled])").click(timeout=LONG)
    page.locator(f"{TABLE} .hint").first.wait_for(timeout=LONG)


def leave_result(page: Page) -> None:
    """The table of a game that is over."""
    page.locator("dialog[open] .ways button").last.click()


SCENES = [
    Scene("home", BOX, path="/"),
    Scene("new", BOX, path="/new"),
    Scene("new-dice-throne", ".bar .primary", path="/new/dice_throne"),
    Scene("new-dungeon", "[aria-labelledby=dungeon] details", path="/new/one_deck_dungeon"),
    Scene("new-catacombs", ".bar .primary", path="/new/catacombs_conquest"),
    Scene("waiting-room", "#seats", room="waiting"),
    Scene("draft", "#seats", room="draft"),
    Scene("join", "#public ~ * li", path="/join", needs="public"),
    Scene("watch", "main li", path="/watch", needs="watched"),
    Scene("watching", TABLE, path="/room/", room="watched", seated=False),
    Scene("main-phase", DICE, room="main"),
    Scene("rolling", DICE, room="rolling"),
    Scene("defence", DICE, room="defence"),
    Scene("response", DICE, room="respond"),
    Scene("king-of-the-hill", DICE, room="six"),
    Scene("two-against-two", DICE, room="teams"),
    Scene("board", DICE, room="main", act=press("article.strip .main", ".sheet[role=dialog]")),
    Scene("log", DICE, room="main", act=tab("l")),
    Scene("odds", DICE, room="rolling", act=tab("o")),
    Scene("rules-beside", DICE, room="main", act=tab("r")),
    Scene("text", DICE, room="rolling", act=tab("t")),
    Scene("term", DICE, room="main", act=open_term),
    Scene("hint", DICE, room="rolling", act=ask_hint),
    Scene("menu", DICE, room="main", act=press("header.top .menu button", "[role=menuitem]")),
    Scene("dungeon", TABLE, room="dungeon"),
    Scene("catacombs", "canvas", room="catacombs"),
    Scene("curtain", "main.curtain", room="curtain"),
    Scene("game-over", "dialog[open] .legend", room="over"),
    Scene("over-table", "dialog[open]", room="over", act=leave_result),
    Scene("replays", ".page h1", path="/replays"),
    Scene("replay", DICE, path="/replay/", room="over"),
    Scene("learn", ".courses .primary", path="/learn"),
    Scene("tutorial", ".courses .primary", path="/learn/dice_throne", act=press(".courses .primary", "aside.coach")),
    Scene("rules", BOX, path="/rules"),
    Scene("rule-book", "main h2", path="/rules/dice_throne/DT-ROLL-1"),
    Scene("cards", "main h2", path="/rules/dice_throne/monk"),
    Scene("settings", ".page h1", path="/settings"),
    Scene("about", ".page h1", path="/about"),
    Scene("lost", "main h1", path="/nowhere"),
    Scene("no-room", "main h1", path="/room/none", forgiven="4404|404|WebSocket"),
]

BY_NAME = {scene.name: scene for scene in SCENES}
