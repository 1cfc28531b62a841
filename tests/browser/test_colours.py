"""Owners and dice are told apart without colour: what is left under four kinds of sight still differs in shape."""

import base64
import json
import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Browser, CDPSession, FloatRect, Locator, Page

from scripts import client
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

ICONS = client.MODULES / "@iconify-json" / "game-icons" / "icons.json"
HEROES = sorted((client.CLIENT / "src" / "games" / "dice_throne" / "icons" / "heroes").glob("*.ts"))
DRAWN = """async (bodies) => Promise.all(bodies.map(async (body) => {
  const image = new Image();
  const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="48" height="48">';
  image.src = `data:image/svg+xml,${encodeURIComponent(`${start}${body}</svg>`)}`;
  await image.decode();
  const pen = new OffscreenCanvas(48, 48).getContext("2d");
  pen.drawImage(image, 0, 0);
  const points = pen.getImageData(0, 0, 48, 48).data;
  return Array.from({ length: 48 * 48 }, (_, at) => (points[4 * at + 3] > 127 ? "1" : "0")).join("");
}))"""
LISTEN = """(mute) => {
  const { fillText } = CanvasRenderingContext2D.prototype;
  globalThis.letters = {};
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
    globalThis.letters[text] = [x, y, Number.parseFloat(this.font.match(/([\\d.]+)px/)[1])];
    if (!mute) fillText.call(this, text, x, y);
  };
}"""
"""Where letters are written on the arena, which is where discs lie; they may be left out."""

DISCS = "ABXY12"
"""Two of each team, and two obstacles."""


def difference(one: str, other: str) -> float:
    """In how many points they differ; light on dark is the same picture as dark on light."""
    unlike = sum(here != there for here, there in zip(one, other, strict=True)) / len(one)
    return min(unlike, 1 - unlike)


class Eyes:
    """Somebody who sees a page in their own way; what they see is kept as light and dark alone."""

    def __init__(self, page: Page, desk: Page) -> None:
        self.debugger: CDPSession = page.context.new_cdp_session(page)
        self.page = page
        self.desk = desk

    def become(self, sight: str) -> None:
        self.debugger.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})

    def see(self, thing: Locator) -> str:
        return self.mask(thing.screenshot())

    def cut_out(self, place: FloatRect) -> str:
        return self.mask(self.page.screenshot(clip=place))

    def mask(self, picture: bytes) -> str:
        mask: str = self.desk.evaluate(MASK, base64.b64encode(picture).decode())
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


def test_symbols_on_the_dice_of_every_hero_differ_in_shape(desk: Page) -> None:
    icons = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
    assert len(HEROES) == 16
    for file in HEROES:
        text = file.read_text(encoding="utf-8")
        names = dict(re.findall(r'import (\w+) from "~icons/game-icons/([\w-]+)"', text))
        symbols = dict(re.findall(r"(\w+): (\w+)", text.partition("symbols: {")[2].partition("}")[0]))
        masks = desk.evaluate(DRAWN, [icons[names[icon]]["body"] for icon in symbols.values()])
        assert len(masks) >= 3
        assert alike(masks) == [], (file.stem, list(symbols))


def discs_seen(guest: Guest, house: House, desk: Page, mute: str) -> dict[str, dict[str, str]]:
    """By sight and letter, what a disc of the arena looks like."""
    page = seen(guest, "light", "en", device_scale_factor=2)
    page.add_init_script(f"({LISTEN})({mute})")
    BY_NAME["catacombs"].open(page, house)
    place = page.locator("canvas").bounding_box()
    assert place is not None
    eyes = Eyes(page, desk)
    found: dict[str, dict[str, str]] = {}
    for sight in SIGHTS:
        eyes.become(sight)
        found[sight] = {}
        written = page.evaluate("() => globalThis.letters")
        for letter in DISCS:
            x, y, size = written[letter]
            left, top = place["x"] + x - size, place["y"] + y - size
            found[sight][letter] = eyes.cut_out({"x": left, "y": top, "width": 2 * size, "height": 2 * size})
    return found


def test_discs_differ_by_letter_and_teams_without_one(guest: Guest, house: House, desk: Page) -> None:
    for sight, discs in discs_seen(guest, house, desk, "false").items():
        assert alike(list(discs.values()), NUMBERED) == [], sight
    for sight, discs in discs_seen(guest, house, desk, "true").items():
        assert alike([discs[letter] for letter in ("A", "X", "1")]) == [], sight


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
