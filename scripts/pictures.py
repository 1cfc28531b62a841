"""Draws the icons of the pages and the pictures for previews of links: `python -m scripts.pictures`.

They are drawn by the browser of the tests, from client/public/mark.svg and the emblems of the client's games, into
client/public. A game with a client of its own gets its pictures with the next run.
"""

import json
import os
import re
import struct
import tempfile
import zlib
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

from ludotheque.registry.discovery import game_name
from ludotheque.text.languages import LANGUAGES
from scripts import browser as browsers
from scripts import client
from scripts.environments import TEST

PUBLIC: Final = client.CLIENT / "public"
MARK: Final = PUBLIC / "mark.svg"
FELT, BRASS = "#12211d", "#e3b04b"
WIDE: Final = (1200, 630)
FAN: Final = ((75, -12), (215, 0), (355, 12))
"""Places of the cards on the common picture, from the left, and how far they are turned."""

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
UNOFFICIAL: Final = "unofficial · non officiel"
STYLE: Final = """
  @font-face { font-family: Title; src: url(%(title)s); font-weight: 100 900; }
  @font-face { font-family: Text; src: url(%(text)s); font-weight: 100 900; }
  * { box-sizing: border-box; margin: 0; }
  html, body { width: 100%%; height: 100%%; overflow: hidden; }
  svg { display: block; }
  .whole svg { width: 100vw; height: 100vh; }
  .icon { display: grid; place-items: center; }
  .wide { position: relative; background: #12211d; color: #f4ead5; }
  .frame { position: absolute; inset: 24px; border: 4px solid #e3b04b; border-radius: 28px; }
  .card {
    position: absolute; display: grid; place-items: center; width: 290px; height: 410px; top: 110px;
    border: 8px solid #fff8e6; border-radius: 28px; color: #ffe9b8;
  }
  .card svg { width: 190px; height: 190px; }
  .fan .card { width: 230px; height: 325px; top: 150px; }
  .fan .card svg { width: 150px; height: 150px; }
  .words { position: absolute; left: 480px; right: 70px; top: 150px; }
  .fan .words { left: 640px; top: 225px; }
  .name { font: 650 104px/0.95 Title; color: #fff1d2; }
  .fan .site { left: 640px; bottom: 190px; }
  .fan .site > :not(i) { display: none; }
  .fan .site i { margin: 0; }
  .site { position: absolute; left: 480px; bottom: 84px; display: flex; gap: 18px; align-items: center; }
  .site svg { width: 60px; height: 60px; }
  .site b { font: 600 46px/1 Title; }
  .site i { font: 400 27px/1 Text; color: #cdc3aa; margin-left: 10px; }
"""


class Emblem(NamedTuple):
    """A game as its record in the client draws it."""

    game: str
    drawing: str
    colour: str


def emblems() -> Iterator[Emblem]:
    """Yield the games with a client of their own, with the emblem and the color of their card."""
    known = json.loads((client.MODULES / "@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))["icons"]
    for record in sorted((client.CLIENT / "src" / "games").glob("*/index.ts")):
        source = record.read_text(encoding="utf-8")
        game, component = found(r'id: "(\w+)"', source), found(r"emblem: (\w+)", source)
        icon = found(rf'import {component} from "~icons/game-icons/([\w-]+)"', source)
        colour = found(r'card: \{ top: "(#\w+)"', source)
        drawing = f'<svg viewBox="0 0 512 512">{known[icon]["body"]}</svg>'
        yield Emblem(game, drawing, colour)


def found(pattern: str, source: str) -> str:
    match = re.search(pattern, source)
    if match is None:
        raise LookupError(f"no {pattern} in the record of a game")
    return match[1]


def font(package: str, name: str) -> str:
    return (client.MODULES / "@fontsource-variable" / package / "files" / f"{name}-latin-wght-normal.woff2").as_uri()


def whole(drawing: str) -> str:
    return f'<body class="whole">{drawing}</body>'


def padded(drawing: str, background: str, colour: str, share: int) -> str:
    """Return a drawing on a plain background that reaches all edges."""
    style = f"background: {background}; color: {colour}"
    return f'<body class="icon" style="{style}"><div style="width: {share}vw">{drawing}</div></body>'


def preview(name: str, cards: list[tuple[Emblem, int, int]], mark: str, kind: str = "") -> str:
    """Return the picture of a link: cards at their places, each turned by some degrees, and a name."""
    drawn = "".join(
        f'<div class="card" style="left: {left}px; rotate: {turn}deg; background: {card.colour}">{card.drawing}</div>'
        for card, left, turn in cards
    )
    words = f'<div class="words"><div class="name">{escape(name)}</div></div>'
    site = f'<div class="site">{mark}<b>Ludothèque</b><i>{UNOFFICIAL}</i></div>'
    return f'<body class="wide {kind}"><div class="frame"></div>{drawn}{words}{site}</body>'


def pictures() -> Iterator[tuple[str, tuple[int, int], str]]:
    """Yield each picture: its name, its size and its page."""
    mark = MARK.read_text(encoding="utf-8")
    square = mark.replace('rx="12" ', "")  # systems round the corners themselves
    for name, size, drawing in (
        ("icons/192.png", 192, mark),
        ("icons/512.png", 512, mark),
        ("icons/apple-touch-icon.png", 180, square),
        ("favicon.ico", 32, mark),
    ):
        yield name, (size, size), whole(drawing)
    # Of a maskable icon only a circle of four fifths is sure to be seen.
    yield "icons/maskable-512.png", (512, 512), padded(square, FELT, BRASS, 78)
    games = list(emblems())
    for one in games:
        yield f"icons/{one.game}-96.png", (96, 96), padded(one.drawing, one.colour, "#ffe9b8", 72)
        names = {lang: game_name(one.game, lang) for lang in LANGUAGES}
        for lang, name in names.items():
            if lang == "en" or name != names["en"]:
                place = one.game if lang == "en" else f"{one.game}-{lang}"
                yield f"links/{place}.png", WIDE, preview(name, [(one, 110, -5)], mark)
    fan = [(one, left, turn) for one, (left, turn) in zip(games, FAN, strict=False)]
    yield "links/ludotheque.png", WIDE, preview("Ludothèque", fan, mark, "fan")


def packed(content: bytes) -> bytes:
    """Return the same PNG file with the pixels compressed as far as possible."""
    parts: list[tuple[bytes, bytes]] = []
    place = len(SIGNATURE)
    while place < len(content):
        (length,) = struct.unpack(">I", content[place : place + 4])
        parts.append((content[place + 4 : place + 8], content[place + 8 : place + 8 + length]))
        place += 12 + length
    pixels = zlib.decompress(b"".join(data for kind, data in parts if kind == b"IDAT"))
    header = next(data for kind, data in parts if kind == b"IHDR")
    smallest = [(b"IHDR", header), (b"IDAT", zlib.compress(pixels, 9)), (b"IEND", b"")]
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in smallest
    )


def as_icon(content: bytes, size: int) -> bytes:
    """Return an .ico file with one PNG inside."""
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(content), 6 + 16)
    return struct.pack("<HHH", 0, 1, 1) + entry + content


def draw(page: Page, size: tuple[int, int], body: str, folder: Path) -> bytes:
    """Return the picture of a page. A file, because a page without an address may load no fonts."""
    style = STYLE % {
        "title": font("grenze-gotisch", "grenze-gotisch"),
        "text": font("atkinson-hyperlegible-next", "atkinson-hyperlegible-next"),
    }
    file = folder / "picture.html"
    file.write_text(f'<!doctype html><meta charset="utf-8"><style>{style}</style>{body}', encoding="utf-8")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(file.as_uri())
    page.evaluate("document.fonts.ready")
    return packed(page.screenshot(omit_background=True))


def main() -> None:
    """Draw all pictures."""

    client.build_if_stale(TEST)
    program = browsers.find()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.node_of(TEST).program)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program.program, env={**os.environ, **program.variables}) as browser,
    ):
        page = browser.new_page()
        for name, size, body in pictures():
            content = draw(page, size, body, Path(folder))
            target = PUBLIC / name
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(as_icon(content, size[0]) if target.suffix == ".ico" else content)
            print(f"{name}: {target.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main()
