"""Owners and dice are told apart without colour: what is left under four kinds of sight still differs in shape."""

import base64
from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page

from tests.browser.conftest import Guest, seen
from tests.browser.positions import House
from tests.browser.scenes import BY_NAME

SIGHTS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
APART = 0.04
"""The part of all points in which two pictures must differ, once each is only light and dark."""
NUMBERED = 0.005
"""The same for the small numbers on dice, which are the second sign beside the symbol."""
SHOWING = ((0, 0), (0, -90), (-90, 0), (90, 0), (0, 90), (0, 180))
SYMBOLS = ("flame", "flame", "flame", "blaze", "fiery_soul", "meteor")
TURN = """(die, [[x, y], numbered]) => {
  const cube = die.querySelector(".cube");
  Object.assign(cube.style, { transition: "none", transform: `rotateX(${x}deg) rotateY(${y}deg)` });
  for (const number of die.querySelectorAll(".number")) number.style.visibility = numbered ? "" : "hidden";
}"""
MASK = """async (picture) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const side = 48;
  const pen = new OffscreenCanvas(side, side).getContext("2d");
  pen.drawImage(bitmap, 0, 0, side, side);
  const points = pen.getImageData(0, 0, side, side).data;
  const light = Array.from({ length: side * side }, (_, at) =>
    0.2126 * points[4 * at] + 0.7152 * points[4 * at + 1] + 0.0722 * points[4 * at + 2]);
  const cut = (Math.min(...light) + Math.max(...light)) / 2;
  return light.map((one) => (one > cut ? "1" : "0")).join("");
}"""


def difference(one: str, other: str) -> float:
    """In how many points they differ; light on dark is the same picture as dark on light."""
    unlike = sum(here != there for here, there in zip(one, other, strict=True)) / len(one)
    return min(unlike, 1 - unlike)


class Eyes:
    """Somebody who sees a page in their own way; what they see is kept as light and dark alone."""

    def __init__(self, page: Page, desk: Page) -> None:
        self.debugger: CDPSession = page.context.new_cdp_session(page)
        self.desk = desk

    def become(self, sight: str) -> None:
        self.debugger.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})

    def see(self, thing: Locator) -> str:
        picture = base64.b64encode(thing.screenshot()).decode()
        mask: str = self.desk.evaluate(MASK, picture)
        return mask


@pytest.fixture
def desk(browser: Browser) -> Iterator[Page]:
    """An empty page on which pictures are taken apart."""
    page = browser.new_page()
    yield page
    page.close()


def alike(masks: list[str], apart: float = APART) -> list[tuple[int, int]]:
    """Pairs that cannot be told apart."""
    pairs = combinations(range(len(masks)), 2)
    return [(one, other) for one, other in pairs if difference(masks[one], masks[other]) < apart]


def test_owners_differ_in_shape_and_letter(guest: Guest, house: House, desk: Page) -> None:
    page = seen(guest, "light", "en", device_scale_factor=2)
    BY_NAME["king-of-the-hill"].open(page, house)
    eyes = Eyes(page, desk)
    for sight in SIGHTS:
        eyes.become(sight)
        assert alike([eyes.see(page.locator(f"header .mark.seat-{seat}")) for seat in range(6)]) == [], sight


def test_faces_of_dice_differ_and_so_do_symbols_without_numbers(guest: Guest, house: House, desk: Page) -> None:
    page = seen(guest, "dark", "en", device_scale_factor=2)
    BY_NAME["rolling"].open(page, house)
    die = page.locator("[data-zone=dice] .die").first
    eyes = Eyes(page, desk)
    for sight in SIGHTS:
        eyes.become(sight)
        for numbered in (True, False):
            masks = []
            for turned in SHOWING:
                die.evaluate(TURN, [turned, numbered])
                masks.append(eyes.see(die))
            same = {pair for pair in combinations(range(6), 2) if SYMBOLS[pair[0]] == SYMBOLS[pair[1]]}
            found = set(alike(masks, NUMBERED if numbered else APART))
            assert found == (set() if numbered else same), (sight, numbered)


def test_colour_alone_is_not_enough(guest: Guest, house: House, desk: Page) -> None:
    page = seen(guest, "light", "en", device_scale_factor=2)
    BY_NAME["king-of-the-hill"].open(page, house)
    mark = page.locator("header .mark.seat-0")
    eyes = Eyes(page, desk)
    masks = []
    for colour in ("#a11", "#161"):
        mark.locator("path").evaluate("(path, colour) => { path.style.fill = colour; }", colour)
        masks.append(eyes.see(mark))
    assert alike(masks) == [(0, 1)]
