"""What is done on a screen before one looks at it, and how it is undone."""

import json
from collections.abc import Callable

from playwright.sync_api import Page

LONG = 60_000
TABLE = "section.dock"
DIALOG = "dialog[open]"
MENU = "header.top .menu button"
ITEM = "[role=menuitem]"
DRAWER = "aside.drawer"
CARD = "[data-term-card]"
SEEN = "ludotheque.seen"
MENU_PHRASES, MENU_ORDERS, MENU_SETTINGS, MENU_KEYS, MENU_PLAIN = range(5)
MENU_REPORT, MENU_PAUSE, MENU_DEVICE = 6, 7, 9

UNFOLD = """(all, on) => {
  for (const one of all) one.open = on;
  if (on) all[0]?.scrollIntoView({ behavior: "instant" });
}"""

Act = Callable[[Page], None]


def then(*acts: Act) -> Act:
    """One after the other."""

    def act(page: Page) -> None:
        for one in acts:
            one(page)

    return act


def press(wanted: str, brings: str, place: int = 0) -> Act:
    """Press something, and wait for what that brings."""

    def act(page: Page) -> None:
        page.locator(wanted).nth(place).click()
        page.locator(brings).first.wait_for(timeout=LONG)

    return act


def key(name: str, brings: str) -> Act:
    """Press a key, and wait for what that brings."""

    def act(page: Page) -> None:
        page.keyboard.press(name)
        page.locator(brings).first.wait_for(timeout=LONG)

    return act


def away(wanted: str, what: str) -> Act:
    """Press something, and wait until another thing is gone."""

    def act(page: Page) -> None:
        page.locator(wanted).first.click()
        page.locator(what).first.wait_for(state="hidden")

    return act


def escape(what: str) -> Act:
    """The key that leads back out of something."""

    def act(page: Page) -> None:
        page.keyboard.press("Escape")
        page.locator(what).first.wait_for(state="hidden")

    return act


def from_menu(place: int, brings: str) -> Act:
    """An entry of the table's menu."""
    return then(press(MENU, ITEM), press(ITEM, brings, place))


def is_wide(page: Page) -> bool:
    """The drawer has a column of its own."""
    return bool(page.evaluate("() => matchMedia('(min-width: 70rem)').matches"))


def tab(key: str) -> Act:
    """The drawer, at the page that a key of the table opens; a wide table begins with the log."""

    def act(page: Page) -> None:
        if not (key == "l" and page.locator(DRAWER).count()):
            page.keyboard.press(key)
        page.locator(f"{DRAWER} .leaf > *").first.wait_for()

    return act


def untab(key: str) -> Act:
    """The drawer as it was."""

    def act(page: Page) -> None:
        if not is_wide(page):
            page.keyboard.press(key)
            page.locator(DRAWER).wait_for(state="detached")
        elif key != "l":
            page.keyboard.press("l")

    return act


open_term = then(tab("l"), press(f"{DRAWER} .term", f"{CARD} h2 + p"))
close_term = then(escape(CARD), untab("l"))


def ask_hint(page: Page) -> None:
    """A hint at its first step, once there is a question to hint at."""
    page.locator(f"{TABLE} [aria-keyshortcuts=h]:not([aria-disabled])").click(timeout=LONG)
    page.locator(f"{TABLE} .hint").first.wait_for(timeout=LONG)


def look_at_answer(page: Page) -> None:
    """The focus on an answer brings what it would do."""
    page.locator(f"{TABLE} button.entry").first.focus()
    page.locator(f"{TABLE} .preview").wait_for(timeout=LONG)


def unfold(within: str, *, on: bool = True) -> Act:
    """Whatever can be unfolded there."""

    def act(page: Page) -> None:
        page.locator(f"{within} details").evaluate_all(UNFOLD, on)

    return act


def write(where: str, words: str, brings: str) -> Act:
    """Write something and send it off."""

    def act(page: Page) -> None:
        page.locator(where).fill(words)
        page.keyboard.press("Enter")
        page.locator(brings).first.wait_for()

    return act


def hand_in(page: Page) -> None:
    """A file that is none of ours."""
    page.locator("input[type=file]").set_input_files(
        {"name": "other.json", "mimeType": "application/json", "buffer": b"[]"}
    )
    refusal = page.locator("main [role=alert]:not(:empty)").first
    refusal.wait_for()
    refusal.scroll_into_view_if_needed()


def host_online(page: Page) -> None:
    """Lay a table for somebody far away; whoever lays it has the links to it."""
    page.locator(".ways label").last.click()
    page.locator(".bar .primary").click()
    page.locator(".invite .line").first.wait_for(timeout=LONG)


def bring_sheet(page: Page) -> None:
    """A hero, and a new campaign sheet for it."""
    page.locator("label:has(input[name=hero])").last.click()
    unfold("main")(page)
    page.locator(".ways button.button").first.click()
    page.locator("li .sheet").first.wait_for(timeout=LONG)


go_home = then(from_menu(MENU_SETTINGS, "a.home"), press("a.home", "#continue ~ ul a"))
see_replays = then(
    press(f"{DIALOG} .ways button:last-child", "main .again"),
    from_menu(MENU_SETTINGS, "a.home"),
    press("a.home", "a[href='/replays']"),
    press("a[href='/replays']", "main h3 + p"),
)
see_statistics = then(see_replays, press("a[href='/statistics']", "main table"))


def come_back(page: Page) -> None:
    """Leave the table and return, having seen only its first moment."""
    room = page.url.rpartition("/")[2]
    from_menu(MENU_SETTINGS, "a.home")(page)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [SEEN, json.dumps({room: 1})])
    page.go_back()
    page.locator(".recap").wait_for(timeout=LONG)


def cut(page: Page) -> None:
    """The line breaks, and there is no other."""
    page.context.set_offline(True)
    page.evaluate("() => globalThis.line.close()")
    page.locator(".banner.danger").wait_for()


def mend(page: Page) -> None:
    page.context.set_offline(False)
    page.locator(".banner.danger").wait_for(state="detached", timeout=LONG)
