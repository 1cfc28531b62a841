"""The pages of the browser: which file is shown, in which form, and for how long it is kept."""

import gzip
import os
from pathlib import Path

import pytest
from starlette.requests import Request

from ludotheque.server.web.static_pages import CACHE_FOREVER, REVALIDATE, Pages, built, encodings, response_for
from tests.server.web.running import serving

pytestmark = pytest.mark.anyio
INDEX = b"<!doctype html><title>Ludo</title>"
SCRIPT = b"export const a = 1;" * 40


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As the client's build leaves it."""
    found = tmp_path_factory.mktemp("static")
    (found / "assets").mkdir()
    (found / ".vite").mkdir()
    (found / "index.html").write_bytes(INDEX)
    (found / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (found / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (found / "assets" / "main-1a2b.js.br").write_bytes(b"brotli of it")
    (found / "assets" / "text-3c4d.woff2").write_bytes(b"a font")
    (found / ".vite" / "manifest.json").write_bytes(b"{}")
    (found / "built.stamp").write_bytes(b"abc")
    return found


def asked(pages: Pages, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """The status, headers and body of an answer to a browser."""
    page = pages.find(path.removeprefix("/"))
    if page is None:
        return 404, {}, b""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    said = response_for(Request({"type": "http", "method": "GET", "headers": raw}), page)
    return said.status_code, dict(said.headers), bytes(said.body)


@pytest.mark.parametrize(
    "path", ["/", "/new", "/new/dice_throne", "/room/x1_-", "/replay/a", "/rules/DT-ROLL-1", "/about"]
)
def test_every_address_of_the_client_shows_its_one_page(folder: Path, path: str) -> None:
    status, headers, body = asked(Pages(folder), path)
    assert (status, body, headers["cache-control"]) == (200, INDEX, REVALIDATE)
    assert headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path",
    [
        "/favicon.ico",
        "/assets/gone.js",
        "/built.stamp",
        "/.vite/manifest.json",
        "/assets/main-1a2b.js.gz",
        "/a/../x.js",
    ],
)
def test_a_file_that_is_none_is_not_found(folder: Path, path: str) -> None:
    pages = Pages(folder)
    pages.refresh()
    assert asked(pages, path)[0] == 404


def test_what_is_named_by_its_content_is_kept_for_ever(folder: Path) -> None:
    pages = Pages(folder)
    pages.refresh()
    status, headers, body = asked(pages, "/assets/main-1a2b.js")
    assert (status, body, headers["cache-control"]) == (200, SCRIPT, CACHE_FOREVER)
    assert headers["content-type"].startswith("text/javascript")
    assert asked(pages, "/assets/text-3c4d.woff2")[1]["content-type"] == "font/woff2"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_a_browser_gets_the_smallest_form_it_reads(folder: Path, accepted: str, encoding: str | None) -> None:
    pages = Pages(folder)
    pages.refresh()
    _, headers, body = asked(pages, "/assets/main-1a2b.js", accept_encoding=accepted)
    assert headers.get("content-encoding") == encoding
    assert headers["vary"] == "accept-encoding"
    assert len(body) == int(headers["content-length"])
    again, said, nothing = asked(pages, "/assets/main-1a2b.js", accept_encoding=accepted, if_none_match=headers["etag"])
    assert (again, nothing, said["etag"]) == (304, b"", headers["etag"])


def test_each_form_has_a_mark_of_its_own(folder: Path) -> None:
    pages = Pages(folder)
    pages.refresh()
    marks = {asked(pages, "/assets/main-1a2b.js", accept_encoding=way)[1]["etag"] for way in ("br", "gzip", "")}
    assert len(marks) == 3


def test_a_weight_of_nothing_refuses() -> None:
    assert encodings("br;q=0.0, gzip; q=0.8,deflate") == {"gzip", "deflate"}


def test_a_file_may_be_asked_for_before_any_page(folder: Path) -> None:
    """A browser that was open before the server restarted knows the names already."""
    assert asked(Pages(folder), "/assets/text-3c4d.woff2")[0] == 200


def test_pages_that_are_built_again_are_read_again(tmp_path: Path) -> None:
    pages = Pages(tmp_path)
    assert not built(tmp_path)
    assert asked(pages, "/")[0] == 404
    for age, text in ((1, b"first"), (2, b"second")):
        (tmp_path / "index.html").write_bytes(text)
        os.utime(tmp_path / "index.html", (age, age))
        assert asked(pages, "/")[2] == text
    assert built(tmp_path)


async def test_pages_are_for_reading_and_nothing_of_the_interface_is_one(folder: Path, tmp_path: Path) -> None:
    async with serving(tmp_path, pages=folder) as running:
        page = await running.http.get("/room/abc")
        assert (page.status_code, page.content) == (200, INDEX)
        assert "trusted-types" in page.headers["content-security-policy"]
        head = await running.http.head("/assets/main-1a2b.js", headers={"accept-encoding": "br"})
        assert (head.status_code, head.headers["content-length"]) == (200, "12")
        assert (await running.http.post("/new")).status_code == 405
        for path in ("/api/nowhere", "/api", "/ws", "/healthz/more", "/metrics/more"):
            answer = await running.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
