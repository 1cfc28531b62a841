"""What must be in sight at the table of a dungeon: every box and every die at once, and four colors without color."""

import base64
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NARROW, Guest
from tests.browser.dungeon_table import BOX, DIE, DOCK, PRICE, open_table
from tests.browser.positions import PreparedRooms

WIDE = {"viewport": {"width": 1440, "height": 900}}
TALL = {**NARROW, "viewport": {"width": 360, "height": 740}}
SCREENS: dict[str, dict[str, Any]] = {"wide": WIDE, "phone": TALL}  # settings of Playwright's contexts
ROOMS = {"dungeon-many": (9, 13), "dungeon-boss": (7, 10), "dungeon-four": (3, 8)}
"""Rooms with the least number of boxes and of dice in them."""

HIDDEN = """([box, die, price, dock]) => {
  const all = (wanted) => [...document.querySelectorAll(wanted)];
  const bar = document.querySelector(dock).getBoundingClientRect();
  const top = document.querySelector("header.top").getBoundingClientRect().bottom;
  const found = [];
  for (const one of [...all(box), ...all(die), ...all(price)]) {
    const { left, top: above, right, bottom, width, height } = one.getBoundingClientRect();
    const name = `${one.className} ${one.dataset.box ?? one.dataset.die ?? ""}`;
    const inside = left >= 0 && right <= innerWidth && above >= top - 1 && bottom <= Math.min(bar.top, innerHeight) + 1;
    if (!inside || width < 10 || height < 10)
      found.push(`${name}: ${[left, above, right, bottom].map(Math.round)} in ${innerWidth} x ${Math.round(bar.top)}`);
    for (const [x, y] of [[0.5, 0.5], [0.2, 0.3], [0.8, 0.7]]) {
      const hit = document.elementFromPoint(left + width * x, above + height * y);
      const around = one.matches(".price") ? one.closest(".felt") : one;
      if (!around.contains(hit)) found.push(`${name}: covered by ${hit?.outerHTML.slice(0, 100)}`);
    }
  }
  return found;
}"""
"""Boxes, dice and the price of stopping that are not whole between the two bars, or that something covers."""

SHARED = """(wanted) => {
  const all = [...document.querySelectorAll(wanted)].map((one) => [one, one.getBoundingClientRect()]);
  const cut = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return all.flatMap(([one, a], place) => all.slice(place + 1).filter(([, b]) => cut(a, b))
    .map(([other]) => `${one.outerHTML.slice(0, 90)} over ${other.outerHTML.slice(0, 90)}`));
}"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("room", ROOMS)
def test_every_box_and_die_is_in_the_window(guest: Guest, rooms: PreparedRooms, room: str, screen: str) -> None:
    page = open_table(guest(**SCREENS[screen]), rooms.room(room).host)
    boxes, dice = ROOMS[room]
    assert page.locator(BOX).count() >= boxes
    counts = page.locator(f"{DIE} .count").all_inner_texts()
    stacked = sum(int(text.removeprefix("×")) - 1 for text in counts)
    assert page.locator(DIE).count() + stacked >= dice
    assert page.evaluate(HIDDEN, [BOX, DIE, PRICE, DOCK]) == []
    assert page.evaluate(SHARED, f"{BOX}, {DIE}") == []


COLORS = ("strength", "agility", "magic", "heroic")
GREY = "() => { document.documentElement.style.filter = 'grayscale(1)'; }"
APART = 0.06
"""How far two dice must differ without color, of the difference between black and white on every pixel."""
DIFFERENCE = """async (pictures) => {
  const side = 40;
  const pixels = await Promise.all(pictures.map(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const canvas = new OffscreenCanvas(side, side);
    canvas.getContext("2d").drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, side, side);
    return canvas.getContext("2d").getImageData(0, 0, side, side).data;
  }));
  const apart = (one, other) => one.reduce((sum, part, place) => sum + Math.abs(part - other[place]), 0)
    / (side * side * 3 * 255);
  return pixels.map((one) => pixels.map((other) => apart(one, other)));
}"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_four_colors_are_told_apart_without_color(guest: Guest, rooms: PreparedRooms, theme: str) -> None:
    page = open_table(guest(color_scheme=theme), rooms.room("dungeon-many").host, theme="auto")
    page.evaluate(GREY)  # all dice show a six here: only the colors differ
    pictures = [picture(page, color) for color in COLORS]
    apart = page.evaluate(DIFFERENCE, pictures)
    names = range(len(COLORS))
    alike = [(COLORS[a], COLORS[b], apart[a][b]) for a, b in combinations(names, 2) if apart[a][b] < APART]
    assert alike == []
    assert len(set(page.locator(f"{DIE} i").all_inner_texts())) == len(COLORS)  # each has a letter of its own


def picture(page: Page, color: str) -> str:
    """Return a picture of a die of this color."""
    return base64.b64encode(page.locator(f"{DIE} .die.{color}").first.screenshot()).decode()
