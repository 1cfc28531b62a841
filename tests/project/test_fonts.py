"""Every sign that a text may show is in a typeface that comes with the pages."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # it carries no stubs

from scripts import client, symbol_font
from scripts.environments import ROOT

SOURCES = ROOT / "src" / "ludotheque"
TEXTS = (
    *(ROOT / "client" / "src").rglob("*.ftl"),
    *(ROOT / "client" / "src").rglob("*.svelte"),
    *SOURCES.rglob("*.ftl"),
    *(SOURCES / "presentation").rglob("*.py"),
    *(SOURCES / "games").glob("*/presentation/**/*.py"),
    *SOURCES.rglob("content/**/*.yaml"),
    *(ROOT / "docs" / "rules").rglob("*.md"),
)
DRAWN = range(0x2500, 0x2580)
"""Pictures made of letters keep their columns, and so take the typeface of the machine's own terminals."""


def is_sign(letter: str) -> bool:
    """Letters with the rarer accents, as in Bushidō, every device has by itself."""
    return letter.isprintable() and ord(letter) not in DRAWN and not unicodedata.name(letter).startswith("LATIN")


def signs(file: Path) -> set[str]:
    return {letter for letter in file.read_text(encoding="utf-8") if is_sign(letter)}


def typefaces() -> Iterator[Path]:
    yield symbol_font.PLACE
    yield from client.MODULES.glob("@fontsource-variable/atkinson-hyperlegible-next/files/*latin-*normal.woff2")
    yield from client.MODULES.glob("@fontsource-variable/atkinson-hyperlegible-next/files/*latin-ext-*normal.woff2")


def test_no_sign_is_an_empty_box() -> None:
    known = {chr(code) for face in typefaces() for code in TTFont(face).getBestCmap()}
    missing = {sign: file.name for file in TEXTS for sign in signs(file) - known}
    assert missing == {}


def test_the_signs_are_as_they_are_drawn(tmp_path: Path) -> None:
    symbol_font.save(tmp_path / "again.woff2")
    drawn, kept = TTFont(tmp_path / "again.woff2"), TTFont(symbol_font.PLACE)
    assert drawn.getBestCmap() == kept.getBestCmap()
    assert all(drawn["glyf"][name] == kept["glyf"][name] for name in drawn.getGlyphOrder())


def test_the_pages_ask_for_the_signs_and_for_no_others() -> None:
    theme = (ROOT / "client" / "src" / "theme.css").read_text(encoding="utf-8")
    face = theme.partition(symbol_font.FAMILY)[2].partition("}")[0]
    asked = {chr(int(code, 16)) for code in re.findall(r"U\+([0-9a-fA-F]+)", face)}
    assert asked == set(symbol_font.SIGNS)
