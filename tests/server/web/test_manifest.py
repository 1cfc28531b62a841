"""The manifest of the installed app: in each language, with icons that are there."""

import re
from pathlib import Path

import pytest

from ludotheque.registry.discovery import shown_games
from ludotheque.server.web.manifest import BACKGROUNDS, manifest
from ludotheque.server.web.static_pages import Pages
from scripts import client
from scripts.pictures import PUBLIC
from tests.server.web.running import Running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def pages() -> Pages:
    """The files that the build copies."""
    found = Pages(PUBLIC)
    found.files = {file.relative_to(PUBLIC).as_posix(): None for file in PUBLIC.rglob("*.*")}  # type: ignore[misc] # only names
    return found


def test_it_has_what_browsers_ask_of_an_app(pages: Pages) -> None:
    said = manifest("en", "dark", pages)
    assert (said["name"], said["short_name"], said["display"]) == ("Ludothèque", "Ludothèque", "standalone")
    assert (said["id"], said["start_url"], said["scope"]) == ("/", "/", "/")
    assert said["categories"][0] == "games"
    purposes = {(icon["sizes"], icon["purpose"]) for icon in said["icons"]}
    assert purposes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for icon in [*said["icons"], *(icon for each in said["shortcuts"] for icon in each.get("icons", ()))]:
        assert (PUBLIC / icon["src"].lstrip("/")).exists()


@pytest.mark.parametrize(
    ("lang", "word", "new", "mine"),
    [
        ("en", "Unofficial", "New game: Dice Throne", "My games"),
        ("fr", "Non officiel", "Nouvelle partie\u202f: Dice Throne", "Mes parties"),
    ],
)
def test_it_speaks_the_language_of_the_visitor(pages: Pages, lang: str, word: str, new: str, mine: str) -> None:
    said = manifest(lang, "dark", pages)  # type: ignore[arg-type] # a language
    assert said["lang"] == lang
    assert word in said["description"]
    names = [shortcut["name"] for shortcut in said["shortcuts"]]
    assert names[0] == new
    assert names[-1] == mine
    assert [each["url"] for each in said["shortcuts"]] == [*(f"/new/{game}" for game in shown_games()), "/#continue"]


def test_a_game_without_pictures_has_a_shortcut_without_an_icon(tmp_path: Path) -> None:
    assert all("icons" not in each for each in manifest("en", "dark", Pages(tmp_path))["shortcuts"])


def test_its_colors_are_those_of_the_themes() -> None:
    theme = (client.CLIENT / "src" / "theme.css").read_text(encoding="utf-8")
    dark, light = re.findall(r"--felt: (#\w+);", theme)
    assert {"dark": dark, "light": light} == BACKGROUNDS
    index = (client.CLIENT / "index.html").read_text(encoding="utf-8")
    settings = (client.CLIENT / "src" / "lib" / "settings.svelte.ts").read_text(encoding="utf-8")
    for color in (dark, light):
        assert f'content="{color}"' in index
        assert f'"{color}"' in settings


async def test_it_is_served_in_the_language_and_theme_that_are_asked_for(running: Running) -> None:
    answer = await running.http.get("/manifest.webmanifest", headers={"accept-language": "fr-CA"})
    assert answer.headers["content-type"] == "application/manifest+json"
    assert (answer.headers["cache-control"], answer.headers["vary"]) == ("no-cache", "accept-language")
    assert answer.json()["lang"] == "fr"
    chosen = await running.http.get("/manifest.webmanifest?lang=en&theme=light", headers={"accept-language": "fr"})
    assert (chosen.json()["lang"], chosen.json()["background_color"]) == ("en", BACKGROUNDS["light"])
    strange = await running.http.get("/manifest.webmanifest?theme=pink")
    assert strange.json()["theme_color"] == BACKGROUNDS["dark"]


async def test_the_policy_allows_the_worker_and_nothing_more(running: Running) -> None:
    policy = (await running.http.get("/manifest.webmanifest")).headers["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy
    assert policy.endswith("trusted-types svelte-trusted-html ludotheque-worker")
