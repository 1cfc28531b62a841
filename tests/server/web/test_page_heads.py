"""What the HTML of a page says without scripts: for each address, in each language, and nothing that is private."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from ludotheque.cli.serve import public_address
from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.hosting.summaries import Brief, SeatBrief
from ludotheque.server.rooms.fold import Phase
from ludotheque.server.rooms.plan import Plan, Policy, SeatPlan
from ludotheque.server.web.headers import AllowedOrigins
from ludotheque.server.web.limits import Limits
from ludotheque.server.web.page_heads import LinkedRoom, PageHead, replay_head, room_head
from tests.server.web.plans import duel
from tests.server.web.running import Running, serving

pytestmark = pytest.mark.anyio
OPEN = {"spectators": "open"}
INDEX = """<!doctype html>
<html lang="en">
  <head>
    <!-- page -->
    <title>Ludothèque</title>
    <!-- /page -->
    <script type="module" src="/assets/index-1a2b3c4d.js"></script>
  </head>
</html>
"""
NEUTRAL = "You are invited to a game · Ludothèque"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As the client's build leaves it, with the picture of one game."""
    found = tmp_path_factory.mktemp("static")
    (found / "links").mkdir()
    (found / "index.html").write_text(INDEX, encoding="utf-8")
    (found / "links" / "dice_throne.png").write_bytes(b"a picture")
    return found


@pytest.fixture(scope="module")
async def shown(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory, folder: Path) -> AsyncIterator[Running]:
    async with serving(tmp_path_factory.mktemp("server"), pages=folder) as server:
        yield server


async def html(running: Running, path: str, **headers: str) -> str:
    answer = await running.http.get(path, headers={"accept-language": "en", **headers})
    assert answer.status_code == 200
    return answer.text


def title(page: str) -> str:
    return page.partition("<title>")[2].partition("</title>")[0]


def meta(page: str, name: str) -> str:
    return page.partition(f'="{name}" content="')[2].partition('"')[0]


@pytest.mark.parametrize(
    ("path", "english", "french"),
    [
        ("/", "Ludothèque – board games, one table", "Ludothèque – des jeux, une table"),
        ("/new", "New game · Ludothèque", "Nouvelle partie · Ludothèque"),
        ("/new/dice_throne", "New game: Dice Throne · Ludothèque", "Nouvelle partie\u202f: Dice Throne · Ludothèque"),
        ("/rules/dice_throne", "Rules: Dice Throne · Ludothèque", "Règles\u202f: Dice Throne · Ludothèque"),
        (
            "/rules/dice_throne/DT-DMG-1",
            "Rule DT-DMG-1: Dice Throne · Ludothèque",
            "Règle DT-DMG-1\u202f: Dice Throne · Ludothèque",
        ),
        (
            "/rules/dice_throne/monk",
            "Cards: Monk, Dice Throne · Ludothèque",
            "Cartes\u202f: Moine, Dice Throne · Ludothèque",
        ),
        ("/rules/dice_throne/nobody", "Rules: Dice Throne · Ludothèque", "Règles\u202f: Dice Throne · Ludothèque"),
        ("/learn/chess", "Learn to play · Ludothèque", "Apprendre à jouer · Ludothèque"),
        ("/settings", "Settings · Ludothèque", "Réglages · Ludothèque"),
        ("/nowhere", "Nothing here · Ludothèque", "Rien ici · Ludothèque"),
        ("/room/no_such_room", NEUTRAL, "Invitation à une partie · Ludothèque"),
        ("/replay/no_such_room", "Replay · Ludothèque", "Partie à revoir · Ludothèque"),
    ],
)
async def test_every_address_has_a_title_in_the_language_of_the_visitor(
    shown: Running, path: str, english: str, french: str
) -> None:
    for lang, wanted in (("en", english), ("fr", french)):
        page = await html(shown, path, **{"accept-language": lang})
        assert title(page) == wanted
        assert f'<html lang="{lang}">' in page
        assert meta(page, "og:title") == wanted.removesuffix(" · Ludothèque")
        assert meta(page, "og:locale") == {"en": "en_US", "fr": "fr_FR"}[lang]
        assert meta(page, "og:locale:alternate") == {"en": "fr_FR", "fr": "en_US"}[lang]
        assert meta(page, "twitter:card") == "summary_large_image"


async def test_the_page_is_asked_for_again_in_each_language(shown: Running) -> None:
    french = await shown.http.get("/about", headers={"accept-language": "fr", "accept-encoding": "gzip"})
    assert french.headers["vary"] == "accept-encoding, accept-language"
    assert french.headers["cache-control"] == "no-cache"
    assert french.headers["content-encoding"] == "gzip"
    known = {"accept-encoding": "gzip", "if-none-match": french.headers["etag"]}
    assert (await shown.http.get("/about", headers={"accept-language": "fr", **known})).status_code == 304
    assert (await shown.http.get("/about", headers={"accept-language": "en", **known})).status_code == 200


async def test_the_page_for_no_connection_is_marked_and_no_other_is(shown: Running) -> None:
    assert "data-offline>" in await html(shown, "/offline")
    assert "data-offline" not in await html(shown, "/about")


async def test_pictures_are_those_of_the_game_or_the_common_one(shown: Running) -> None:
    base = shown.address.rstrip("/")
    assert meta(await html(shown, "/new/dice_throne"), "og:image") == f"{base}/links/dice_throne.png"
    assert meta(await html(shown, "/new/one_deck_dungeon"), "og:image") == f"{base}/links/ludotheque.png"


async def test_an_address_cannot_write_into_the_page(shown: Running) -> None:
    page = await html(shown, '/room/"><script>alert(1)</script>')
    assert page.count("<script") == INDEX.count("<script")
    assert '"><script>' not in page
    assert meta(page, "og:url").endswith("/room/%22%3E%3Cscript%3Ealert%281%29%3C/script%3E")


async def test_a_private_room_shows_its_game_and_nothing_else(shown: Running) -> None:
    made = await shown.make(duel("here", "link", name="Tuesday at Anna’s"))
    page = await html(shown, f"/room/{made['room']}")
    assert title(page) == "You are invited to a game of Dice Throne · Ludothèque"
    assert meta(page, "robots") == "noindex"
    for secret in ("Monk", "Ninja", "Anna", "free seat", "uel"):
        assert secret not in page
    replay = await html(shown, f"/replay/{made['room']}")
    assert title(replay) == "Replay: Dice Throne · Ludothèque"
    assert "Monk" not in replay


async def test_a_public_room_says_how_many_seats_are_free(shown: Running) -> None:
    made = await shown.make(duel("link", "link", policy=OPEN, name="<b>Anna</b>"))
    page = await html(shown, f"/room/{made['room']}")
    assert title(page) == "Dice Throne: 2 free seats · Ludothèque"
    assert meta(page, "robots") == ""
    assert "Anna" not in page


async def test_a_foreign_host_name_is_not_repeated_and_learns_nothing(shown: Running) -> None:
    made = await shown.make(duel(policy=OPEN))
    page = await html(shown, f"/room/{made['room']}", host="evil.example")
    assert "evil" not in page
    assert title(page) == NEUTRAL
    assert meta(page, "og:image") == "/links/ludotheque.png"


async def test_a_preview_loads_no_room(tmp_path: Path, folder: Path) -> None:
    async with serving(tmp_path, pages=folder) as first:
        made = await first.make(duel(policy=OPEN))
    async with serving(tmp_path, pages=folder) as second:
        assert title(await html(second, f"/room/{made['room']}")) == "Dice Throne: 2 free seats · Ludothèque"
        assert made["room"] not in second.host.live


async def test_beyond_the_limit_the_page_is_shown_without_the_room(tmp_path: Path, folder: Path) -> None:
    async with serving(tmp_path, Limits(request_burst=2, request_rate=0.001), pages=folder) as running:
        made = await running.make(duel(policy=OPEN))
        address = f"/room/{made['room']}"
        assert title(await html(running, address)) == "Dice Throne: 2 free seats · Ludothèque"
        assert title(await html(running, address)) == NEUTRAL


def glimpse(phase: Phase, outcome: str, **policy: str) -> LinkedRoom:
    seats = tuple(SeatBrief("Anna <3", hero, True, False, False, False) for hero in ("monk", "ninja"))
    plan = Plan("dice_throne", "duel", ("monk", "ninja"), (SeatPlan(), SeatPlan()), policy=Policy(**policy))  # type: ignore[arg-type] # words of the policy
    return LinkedRoom("room", plan, Brief(phase, 4, outcome, seats))


def test_a_public_game_names_its_heroes_and_a_finished_one_who_won() -> None:
    playing = room_head(glimpse("playing", "", **OPEN), "en")
    assert playing.title == "Live: Monk – Ninja"
    over = replay_head(glimpse("over", "1", **OPEN), "en")
    assert over == PageHead("Replay: Monk – Ninja", "Dice Throne. Winner: Ninja.", "dice_throne")
    assert room_head(glimpse("over", "1", **OPEN), "en") == over
    drawn = replay_head(glimpse("over", "draw", **OPEN), "fr")
    assert drawn.line == "Dice Throne\u202f: une partie terminée, coup par coup."


@pytest.mark.parametrize("phase", ["waiting", "playing", "over"])
@pytest.mark.parametrize("spectators", ["none", "link"])
def test_a_private_game_names_nobody(phase: Phase, spectators: str) -> None:
    for head in (room_head, replay_head):
        said = head(glimpse(phase, "1", spectators=spectators), "en")
        assert "Monk" not in said.title + said.line
        assert not said.listed


@pytest.mark.parametrize("phase", ["waiting", "playing"])
def test_the_replay_of_a_game_that_is_not_over_says_nothing_of_it(phase: Phase) -> None:
    assert replay_head(glimpse(phase, "", **OPEN), "en").title == "Replay: Dice Throne"


@pytest.mark.parametrize(
    ("hosts", "address", "host", "wanted"),
    [
        (("games.example",), "", "games.example", "https://games.example"),
        (("games.example",), "", "games.example:8443", "https://games.example:8443"),
        (("games.example",), "", "evil.example", ""),
        ((), "", "any.example", ""),  # a server that answers to any name
        ((), "https://games.example/", "evil.example", "https://games.example"),
        (("[::1]",), "", "[::1]:8000", "https://[::1]:8000"),
        (("a b",), "", "a b", ""),
    ],
)
def test_addresses_begin_with_what_is_configured_or_known(
    hosts: tuple[str, ...], address: str, host: str, wanted: str
) -> None:
    assert AllowedOrigins(hosts, (), address).public_address("https", Headers({"host": host})) == wanted


@pytest.mark.parametrize("given", ["https://games.example.org", " http://127.0.0.1:8000/ ", ""])
def test_a_public_address_is_taken(given: str) -> None:
    assert public_address(given) == given.strip().rstrip("/")


@pytest.mark.parametrize(
    "given", ["games.example.org", "https://a/b", "ftp://a", 'https://a"b', "https://a b", "https://u@a"]
)
def test_what_is_no_address_is_refused(given: str) -> None:
    with pytest.raises(RequestRefused, match="serve-address"):
        public_address(given)
