"""The icons and the pictures for previews of links: their sizes, their weight, and one for each game."""

import struct
from pathlib import Path

import pytest

from ludotheque.registry.discovery import game_name
from ludotheque.server.web.page_heads import HEIGHT, WIDTH
from ludotheque.text.languages import LANGUAGES
from scripts.pictures import PUBLIC, SIGNATURE, WIDE, as_icon, emblems, packed

HEAVIEST = 60_000  # bytes of a preview; messengers load it over the networks of phones
ICONS = {"192": 192, "512": 512, "maskable-512": 512, "apple-touch-icon": 180}
FRAME = 22  # bytes of an .ico file before its picture


def size(content: bytes) -> tuple[int, int]:
    assert content.startswith(SIGNATURE)
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def file_size(file: Path) -> tuple[int, int]:
    return size(file.read_bytes())


@pytest.mark.parametrize(("name", "side"), ICONS.items())
def test_icons_have_the_size_of_their_name(name: str, side: int) -> None:
    assert file_size(PUBLIC / "icons" / f"{name}.png") == (side, side)


def test_the_icon_of_old_browsers_is_small() -> None:
    content = (PUBLIC / "favicon.ico").read_bytes()
    assert size(content[FRAME:]) == (32, 32)
    assert as_icon(content[FRAME:], 32) == content


def test_every_game_with_a_client_has_its_pictures() -> None:
    games = [one.game for one in emblems()]
    assert len(games) > 2
    for game in games:
        assert file_size(PUBLIC / "icons" / f"{game}-96.png") == (96, 96)
        names = {lang: game_name(game, lang) for lang in LANGUAGES}
        other = [f"{game}-{lang}" for lang, name in names.items() if name != names["en"]]
        assert all((PUBLIC / "links" / f"{name}.png").exists() for name in (game, *other))


@pytest.mark.parametrize("file", sorted((PUBLIC / "links").glob("*.png")), ids=lambda file: file.stem)
def test_pictures_of_links_are_of_one_size_and_light(file: Path) -> None:
    assert file_size(file) == WIDE == (WIDTH, HEIGHT)
    content = file.read_bytes()
    assert len(content) <= HEAVIEST
    assert packed(content) == content  # drawn by the script
