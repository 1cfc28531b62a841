"""A browser before a real server; whatever a page complains about, or asks of strangers, fails its test."""

import os
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from ludotheque.server.web.static_pages import built
from scripts import browser as browsers
from scripts import client
from scripts.environments import TEST
from tests.browser.looks import PHONE_LOOKS, WIDE_LOOKS, Window
from tests.browser.positions import House
from tests.browser.running import Server, serving
from tests.browser.scenes import prefer

OWN = ("data:", "blob:", "about:")
WIDE = {"viewport": {"width": 1440, "height": 900}}
NARROW = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


class Complaints:
    """What pages said that they should not; a test that provokes something forgives it beforehand."""

    def __init__(self, address: str) -> None:
        self.homes = (address, address.replace("http", "ws", 1))
        self.heard: list[str] = []
        self.forgiven: list[str] = []

    def forgive(self, pattern: str) -> None:
        self.forgiven.append(pattern)

    def listen(self, page: Page) -> None:
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.heard.append(f"error: {error}"))
        page.on("request", lambda request: self.asked(request.url))
        page.on("websocket", lambda socket: self.asked(socket.url))

    def console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.heard.append(f"console: {message.text} ({message.location.get('url', '')})")

    def asked(self, address: str) -> None:
        if not address.startswith((*self.homes, *OWN)):
            self.heard.append(f"a request left the server: {address}")

    def left(self) -> list[str]:
        return [said for said in self.heard if not any(re.search(pattern, said) for pattern in self.forgiven)]


Guest = Callable[..., Page]


def seen(guest: Guest, theme: str, lang: str, **wishes: object) -> Page:  # of Playwright's contexts
    """A window of somebody with these preferences."""
    page = guest(locale=lang, color_scheme=theme, **wishes)
    prefer(page.context, lang=lang, theme=theme, speed="none", sound=0)
    return page


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests, each of which makes rooms of its own."""
    assert built(), "the pages are not built: make test builds them, and so does python3 -m scripts.client"
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found
    assert found.mistakes() == []


@pytest.fixture(scope="session")
def house(server: Server) -> House:
    """Rooms in which something is to be seen, for all tests that only look."""
    return House(server)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each opens windows that know nothing of each other."""
    found = browsers.find()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.node_of(TEST).program)  # its own wants a library that may lack
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found.program, env={**os.environ, **found.variables})
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def both_windows(browser: Browser, server: Server) -> Iterator[list[tuple[Window, Complaints]]]:
    """A wide window and a phone that tests which only look go on using, each with what was heard in it."""
    kept = []
    for screen, looks in ((WIDE, WIDE_LOOKS), (NARROW, PHONE_LOOKS)):
        context = browser.new_context(base_url=server.address, locale=looks[0].lang, **screen)
        heard = Complaints(server.address)
        window = Window(context, heard, looks)
        heard.listen(window.page)
        kept.append((window, heard))
    yield kept
    for window, _ in kept:
        window.page.context.close()


@pytest.fixture
def windows(both_windows: list[tuple[Window, Complaints]]) -> Iterator[list[Window]]:
    """The same two windows, of which nothing is held against a test that came before."""
    for _, heard in both_windows:
        heard.heard.clear()
        heard.forgiven.clear()
    yield [window for window, _ in both_windows]
    assert [said for _, heard in both_windows for said in heard.left()] == []


@pytest.fixture
def complaints(server: Server) -> Iterator[Complaints]:
    """Empty at the end of every test."""
    found = Complaints(server.address)
    yield found
    assert found.left() == []


@pytest.fixture
def guest(browser: Browser, server: Server, complaints: Complaints) -> Iterator[Guest]:
    """Makes a window of a person of their own; takes what Playwright's contexts take, such as `locale="fr-FR"`."""
    contexts = []

    def come(**wishes: object) -> Page:
        settings = {"base_url": server.address, "locale": "en-GB", **WIDE, **wishes}
        contexts.append(browser.new_context(**settings))  # type: ignore[arg-type] # its many parameters, by name
        page = contexts[-1].new_page()
        complaints.listen(page)
        return page

    yield come
    for context in contexts:
        context.close()


@pytest.fixture
def page(guest: Guest) -> Page:
    """A wide window."""
    return guest()


@pytest.fixture
def phone(guest: Guest) -> Page:
    """A small phone, which is touched."""
    return guest(**NARROW)
