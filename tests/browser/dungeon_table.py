"""What stands on the table of One Deck Dungeon, and presses on it as a player makes them."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.scenes import settle
from tests.browser.sitting import sit

TABLE = ".dungeon-table"
BOX = f"{TABLE} [data-box]"
DIE = f"{TABLE} [data-die]"
DOCK = "section.dock"
MAIN = f"{DOCK} .row .main"
UNDO = f"{DOCK} [aria-keyshortcuts=u]"
ANVIL = f"{TABLE} [data-action=exchange]"
PRICE = f"{TABLE} .price"
SENT = "sentActions"
LISTEN = f"""(() => {{
  globalThis.{SENT} = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {{
    const said = JSON.parse(text);
    if (["answer", "typed", "undo"].includes(said.type)) globalThis.{SENT}.push(said);
    send.call(this, text);
  }};
}})()"""
"""Records what the page sends to the game."""


def open_table(page: Page, address: str, **wishes: object) -> Page:
    """Open a dungeon, and wait until its table is drawn; what is sent to the game is recorded."""
    page.add_init_script(LISTEN)
    sit(page, address, **wishes)
    page.locator(TABLE).wait_for(timeout=60_000)
    settle(page)
    return page


def sent(page: Page) -> list[dict[str, Any]]:  # JSON of the protocol
    """Return what the page has sent to the game, and forget it."""
    found: list[dict[str, Any]] = page.evaluate(f"() => globalThis.{SENT}.splice(0)")
    return found


def answered(page: Page) -> None:
    """Wait until nothing that was sent is on its way."""
    expect(page.locator(f"{DOCK}[aria-busy=false]")).to_have_count(1)


def dice_on_table(page: Page) -> list[str]:
    """Return the loose dice by their keys, each with its hero, code and place among equal ones."""
    found: list[str] = page.locator(DIE).evaluate_all("all => all.map(one => one.dataset.die)")
    return sorted(found)


def boxes_on_table(page: Page) -> list[str]:
    """Return what a screen reader says of each box, in their order."""
    names = """all => all.map(one => one.querySelector('.box'))
      .map(one => one.getAttribute('aria-label') ?? one.querySelector('.unseen').textContent)"""
    found: list[str] = page.locator(BOX).evaluate_all(names)
    return found


def position(page: Page) -> str:
    """Return dice and boxes as text, to compare them."""
    return json.dumps([dice_on_table(page), boxes_on_table(page)])


def fits(page: Page) -> list[tuple[str, list[int]]]:
    """Return the key of each loose die with the numbers of the boxes that it may begin."""
    names = "all => all.map(one => [one.dataset.die, one.querySelector('.unseen').textContent])"
    dice: list[tuple[str, str]] = page.locator(DIE).evaluate_all(names)
    return [(key, [int(word) for word in numbers(name)]) for key, name in dice]


def numbers(name: str) -> list[str]:
    """Return the numbers after "fits box" in the name of a die."""
    _, found, boxes = name.partition("fits box")
    return [word for word in boxes.replace(",", " ").replace("es", " ").split() if word.isdigit()] if found else []


def die(page: Page, key: str) -> Locator:
    return page.locator(f"{TABLE} [data-die='{key}']")


def box(page: Page, number: int) -> Locator:
    return page.locator(f"{TABLE} [data-box='{number - 1}'] > .box")


def is_wide(page: Page, number: int) -> bool:
    return "wide" in str(box(page, number).get_attribute("class"))


def fitting(page: Page, *, wide: bool = False) -> tuple[str, int]:
    """Return a die and a box that it fits, either a single box or a wide one."""
    found = ((key, number) for key, places in fits(page) for number in places if is_wide(page, number) is wide)
    return next(found)
