"""Actions that open something on a screen before it is checked, and the actions that undo them."""

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
    """Return an action that performs these one after the other."""

    def act(page: Page) -> None:
        for one in acts:
            one(page)

    return act


def press(wanted: str, brings: str, place: int = 0) -> Act:
    """Return an action that presses something and waits for its result."""

    def act(page: Page) -> None:
        page.locator(wanted).nth(place).click()
        page.locator(brings).first.wait_for(timeout=LONG)

    return act


def key(name: str, brings: str) -> Act:
    """Return an action that presses a key and waits for its result."""

    def act(page: Page) -> None:
        page.keyboard.press(name)
        page.locator(brings).first.wait_for(timeout=LONG)

    return act


def away(wanted: str, what: str) -> Act:
    """Return an action that presses something and waits until another thing is gone."""

    def act(page: Page) -> None:
        page.locator(wanted).first.click()
        page.locator(what).first.wait_for(state="hidden")

    return act


def escape(what: str) -> Act:
    """Return an action that closes something with Escape."""

    def act(page: Page) -> None:
        page.keyboard.press("Escape")
        page.locator(what).first.wait_for(state="hidden")

    return act


def from_menu(place: int, brings: str) -> Act:
    """Return an action that selects an entry of the table's menu."""
    return then(press(MENU, ITEM), press(ITEM, brings, place))


def tab(key: str) -> Act:
    """Return an action that opens a page of the drawer by its key."""

    def act(page: Page) -> None:
        page.keyboard.press(key)
        page.locator(f"{DRAWER} .leaf > *").first.wait_for()

    return act


def untab(key: str) -> Act:
    """Return an action that closes the drawer."""

    def act(page: Page) -> None:
        page.keyboard.press(key)
        page.locator(DRAWER).wait_for(state="detached")

    return act


open_term = then(tab("l"), press(f"{DRAWER} .term", f"{CARD} h2 + p"))
close_term = then(escape(CARD), untab("l"))


def ask_hint(page: Page) -> None:
    """Ask for the first step of a hint, once there is a question."""
    page.locator(f"{TABLE} [aria-keyshortcuts=h]:not([aria-disabled])").click(timeout=LONG)
    page.locator(f"{TABLE} .hint").first.wait_for(timeout=LONG)


def look_at_answer(page: Page) -> None:
    """Focus a form of loot to show what taking it would bring."""
    page.locator(".dungeon-table .take").first.focus()
    page.locator(f"{TABLE} .preview").wait_for(timeout=LONG)


def unfold(within: str, *, on: bool = True) -> Act:
    """Return an action that unfolds everything in a part of the page."""

    def act(page: Page) -> None:
        page.locator(f"{within} details").evaluate_all(UNFOLD, on)

    return act


def write(where: str, words: str, brings: str) -> Act:
    """Return an action that types a text and submits it."""

    def act(page: Page) -> None:
        page.locator(where).fill(words)
        page.keyboard.press("Enter")
        page.locator(brings).first.wait_for()

    return act


def hand_in(page: Page) -> None:
    """Upload a file that is not one of ours."""
    page.locator("input[type=file]").set_input_files(
        {"name": "other.json", "mimeType": "application/json", "buffer": b"[]"}
    )
    refusal = page.locator("main [role=alert]:not(:empty)").first
    refusal.wait_for()
    refusal.scroll_into_view_if_needed()


def host_online(page: Page) -> None:
    """Create a table for a remote player; its creator gets the links."""
    page.locator(".ways label").last.click()
    page.locator(".bar .primary").click()
    page.locator(".invite .line").first.wait_for(timeout=LONG)


def bring_sheet(page: Page) -> None:
    """Choose a hero, and begin a campaign with it."""
    page.locator("label:has(input[name=hero])").last.click()
    unfold("main")(page)
    page.locator("fieldset[data-seat] button.begin").click()
    page.locator("fieldset[data-seat] input[value]:checked").first.wait_for(timeout=LONG)


def begin_campaign(page: Page) -> None:
    """Begin a campaign on the page of campaigns; its sheet opens."""
    page.locator("label:has(input[name=sheet-hero])").first.click()
    page.locator("form .field input").fill("Anne")
    page.locator("form button.primary").click()
    page.locator("[data-talent]").first.wait_for(timeout=LONG)


def delete_sheet(page: Page) -> None:
    """Begin a campaign and delete its sheet, which can still be undone."""
    begin_campaign(page)
    page.locator(".tools button").last.click()
    page.locator(".undo button").wait_for(timeout=LONG)


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
    """Cut the connection, and prevent another one."""
    page.context.set_offline(True)
    page.evaluate("() => globalThis.line.close()")
    page.locator(".banner.danger").wait_for()


def mend(page: Page) -> None:
    page.context.set_offline(False)
    page.locator(".banner.danger").wait_for(state="detached", timeout=LONG)
