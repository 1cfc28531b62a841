"""Owners and dice can be distinguished without color: under four kinds of vision they still differ in shape."""

import base64
import json
import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import ceil, floor

import pytest
from playwright.sync_api import Browser, CDPSession, FloatRect, Locator, Page

from scripts import client
from tests.browser.conftest import Guest, seen
from tests.browser.positions import PreparedRooms
from tests.browser.scenes import BY_NAME

SIGHTS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
APART = 0.04
"""The minimal fraction of pixels in which two pictures must differ after reduction to black and white."""
NUMBERED = 0.005
"""The same for the small numbers on dice, which are a second mark beside the symbol."""
DENSE = 2
"""Pixels of a picture per pixel of the page."""
WIDTH, HEIGHT = 1440, 900
"""The size of a wide window; pictures do not show anything outside."""
SHOWING = ((0, 0), (0, -90), (-90, 0), (90, 0), (0, 90), (0, 180))
SYMBOLS = ("flame", "flame", "flame", "blaze", "fiery_soul", "meteor")
LAY_OUT = """(die, showing) => {
  const cloth = document.createElement("div");
  const columns = `repeat(${showing.length}, max-content)`;
  const place = { position: "fixed", left: "0", top: "0", zIndex: "1000", width: "max-content", background: "#222" };
  Object.assign(cloth.style, { ...place, display: "grid", gridTemplateColumns: columns, gap: "20px" });
  for (const visibility of ["", "hidden"]) {
    for (const [x, y] of showing) {
      const copy = cloth.appendChild(die.cloneNode(true));
      const transform = `rotateX(${x}deg) rotateY(${y}deg)`;
      Object.assign(copy.querySelector(".cube").style, { transition: "none", transform });
      for (const number of copy.querySelectorAll(".number")) number.style.visibility = visibility;
    }
  }
  die.parentElement.append(cloth);
  return [...cloth.children].map((copy) => copy.getBoundingClientRect().toJSON());
}"""
"""Show copies of a die on a plain background, a row with numbers and one without; return their positions."""
MASKS = """async ([picture, places]) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const side = 48;
  const writer = new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true });
  return places.map((place) => {
    writer.drawImage(bitmap, ...place, 0, 0, side, side);
    const points = writer.getImageData(0, 0, side, side).data;
    const light = Array.from({ length: side * side }, (_, at) =>
      0.2126 * points[4 * at] + 0.7152 * points[4 * at + 1] + 0.0722 * points[4 * at + 2]);
    const cut = (Math.min(...light) + Math.max(...light)) / 2;
    return light.map((one) => (one > cut ? "1" : "0")).join("");
  });
}"""

ICONS = client.MODULES / "@iconify-json" / "game-icons" / "icons.json"
HEROES = sorted((client.CLIENT / "src" / "games" / "dice_throne" / "icons" / "heroes").glob("*.ts"))
DRAWN = """async (bodies) => Promise.all(bodies.map(async (body) => {
  const image = new Image();
  const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="48" height="48">';
  image.src = `data:image/svg+xml,${encodeURIComponent(`${start}${body}</svg>`)}`;
  await image.decode();
  const writer = new OffscreenCanvas(48, 48).getContext("2d");
  writer.drawImage(image, 0, 0);
  const points = writer.getImageData(0, 0, 48, 48).data;
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
"""Return the positions of letters on the arena, which are those of discs; the letters can be omitted."""

DISCS = "ABXY12"
"""Two of each team, and two obstacles."""


def difference(one: str, other: str) -> float:
    """Return the fraction of different pixels; an inverted picture counts as equal."""
    unlike = sum(here != there for here, there in zip(one, other, strict=True)) / len(one)
    return min(unlike, 1 - unlike)


class ColorVision:
    """A user with a certain color vision; pictures are reduced to black and white."""

    def __init__(self, page: Page, desk: Page) -> None:
        self.debugger: CDPSession = page.context.new_cdp_session(page)
        self.page = page
        self.analysis_page = desk

    def set_vision(self, sight: str) -> None:
        self.debugger.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})

    def pictures_of(self, places: Sequence[FloatRect]) -> list[str]:
        """Return pictures of these places; they are cut from one screenshot, because each takes a while."""
        left, top = (min(floor(place[side]) for place in places) for side in ("x", "y"))
        right = max(ceil(place["x"] + place["width"]) for place in places)
        bottom = max(ceil(place["y"] + place["height"]) for place in places)
        whole: FloatRect = {"x": left, "y": top, "width": right - left, "height": bottom - top}
        assert 0 <= left < right <= WIDTH
        assert 0 <= top < bottom <= HEIGHT
        picture = base64.b64encode(self.page.screenshot(clip=whole)).decode()
        corners = [(place["x"] - left, place["y"] - top, place["width"], place["height"]) for place in places]
        masks: list[str] = self.analysis_page.evaluate(
            MASKS, [picture, [[number * DENSE for number in corner] for corner in corners]]
        )
        return masks


def place_of(thing: Locator) -> FloatRect:
    place = thing.bounding_box()
    assert place is not None
    return place


@pytest.fixture
def desk(browser: Browser) -> Iterator[Page]:
    """An empty page on which pictures are analyzed."""
    page = browser.new_page()
    yield page
    page.close()


def alike(masks: list[str], apart: float = APART) -> list[tuple[int, int]]:
    """Return the pairs that cannot be distinguished."""
    pairs = combinations(range(len(masks)), 2)
    return [(one, other) for one, other in pairs if difference(masks[one], masks[other]) < apart]


def test_owners_differ_in_shape_and_letter(guest: Guest, rooms: PreparedRooms, desk: Page) -> None:
    page = seen(guest, "light", "en", device_scale_factor=DENSE)
    BY_NAME["king-of-the-hill"].open(page, rooms)
    eyes = ColorVision(page, desk)
    marks = [place_of(page.locator(f"header .mark.seat-{seat}")) for seat in range(6)]
    for sight in SIGHTS:
        eyes.set_vision(sight)
        assert alike(eyes.pictures_of(marks)) == [], sight


def test_faces_of_dice_differ_and_so_do_symbols_without_numbers(guest: Guest, rooms: PreparedRooms, desk: Page) -> None:
    page = seen(guest, "dark", "en", device_scale_factor=DENSE)
    BY_NAME["rolling"].open(page, rooms)
    dice = page.locator("[data-zone=dice] .die").first.evaluate(LAY_OUT, SHOWING)
    same = [pair for pair in combinations(range(6), 2) if SYMBOLS[pair[0]] == SYMBOLS[pair[1]]]
    eyes = ColorVision(page, desk)
    for sight in SIGHTS:
        eyes.set_vision(sight)
        masks = eyes.pictures_of(dice)
        assert alike(masks[:6], NUMBERED) == [], sight
        assert alike(masks[6:]) == same, sight


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


def discs_seen(guest: Guest, rooms: PreparedRooms, desk: Page, mute: str) -> dict[str, dict[str, str]]:
    """Return the pictures of the discs of the arena, by vision and letter."""
    page = seen(guest, "light", "en", device_scale_factor=DENSE)
    page.add_init_script(f"({LISTEN})({mute})")
    BY_NAME["catacombs"].open(page, rooms)
    arena = place_of(page.locator("canvas"))
    eyes = ColorVision(page, desk)
    found: dict[str, dict[str, str]] = {}
    for sight in SIGHTS:
        eyes.set_vision(sight)
        written = page.evaluate("() => globalThis.letters")
        places = [around(arena, *written[letter]) for letter in DISCS]
        found[sight] = dict(zip(DISCS, eyes.pictures_of(places), strict=True))
    return found


def around(arena: FloatRect, x: float, y: float, size: float) -> FloatRect:
    """Return the part of the arena with a letter of that size."""
    return {"x": arena["x"] + x - size, "y": arena["y"] + y - size, "width": 2 * size, "height": 2 * size}


def test_discs_differ_by_letter_and_teams_without_one(guest: Guest, rooms: PreparedRooms, desk: Page) -> None:
    for sight, discs in discs_seen(guest, rooms, desk, "false").items():
        assert alike(list(discs.values()), NUMBERED) == [], sight
    for sight, discs in discs_seen(guest, rooms, desk, "true").items():
        assert alike([discs[letter] for letter in ("A", "X", "1")]) == [], sight


def test_colour_alone_is_not_enough(guest: Guest, rooms: PreparedRooms, desk: Page) -> None:
    page = seen(guest, "light", "en", device_scale_factor=DENSE)
    BY_NAME["king-of-the-hill"].open(page, rooms)
    mark = page.locator("header .mark.seat-0")
    eyes = ColorVision(page, desk)
    masks = []
    for colour in ("#a11", "#161"):
        mark.locator("path").evaluate("(path, colour) => { path.style.fill = colour; }", colour)
        masks += eyes.pictures_of([place_of(mark)])
    assert alike(masks) == [(0, 1)]
