"""A browser and a real server; console errors and requests to other hosts fail the test."""

import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from ludotheque.server.web.static_pages import built
from scripts import browser as browsers
from scripts import client
from scripts.environments import TEST
from tests.browser.looks import PHONE_LOOKS, WIDE_LOOKS, Window
from tests.browser.positions import PreparedRooms
from tests.browser.running import Server, serving
from tests.browser.scenes import prefer
from tests.repeated_chance import running_test

OWN = ("data:", "blob:", "about:")
NO_WORKER: dict[str, Any] = {"service_workers": "block"}  # settings of Playwright's contexts
"""The service worker starts at a moment of the browser's choice; only the tests of installation want it."""

WIDE = {"viewport": {"width": 1440, "height": 900}}
NARROW = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


class PageErrors:
    """Unexpected messages of pages; a test that provokes one forgives it in advance."""

    def __init__(self, address: str) -> None:
        self.own_addresses = (address, address.replace("http", "ws", 1))
        self.messages: list[str] = []
        self.allowed: list[str] = []

    def allow(self, pattern: str) -> None:
        self.allowed.append(pattern)

    def listen(self, page: Page) -> None:
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.messages.append(f"error: {error}"))
        page.on("request", lambda request: self.asked(request.url))
        page.on("websocket", lambda socket: self.asked(socket.url))

    def console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.messages.append(f"console: {message.text} ({message.location.get('url', '')})")

    def asked(self, address: str) -> None:
        if not address.startswith((*self.own_addresses, *OWN)):
            self.messages.append(f"a request left the server: {address}")

    def unexpected(self) -> list[str]:
        return [said for said in self.messages if not any(re.search(pattern, said) for pattern in self.allowed)]


Guest = Callable[..., Page]


def seen(guest: Guest, theme: str, lang: str, **wishes: object) -> Page:  # settings of Playwright's contexts
    """Open a window with these preferences."""
    page = guest(locale=lang, color_scheme=theme, **wishes)
    prefer(page.context, lang=lang, theme=theme, speed="none", sound=0, passing="off")  # so that scenes stay
    return page


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests; each test makes rooms of its own."""
    assert built(), "the pages are not built: make test builds them, and so does python3 -m scripts.client"
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found
    assert found.mistakes() == []


@pytest.fixture(autouse=True)
def repeated_chance(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let the server draw the same games for a test in every run."""
    if "server" not in request.fixturenames:
        yield
        return
    running: Server = request.getfixturevalue("server")
    with running.chance_of(running_test()):
        yield


@pytest.fixture(scope="session")
def rooms(server: Server) -> PreparedRooms:
    """Prepared rooms for all tests that only look at screens."""
    return PreparedRooms(server)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests, which open isolated windows."""
    found = browsers.find()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.node_of(TEST).program)  # its own Node may need a missing library
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found.program, env={**os.environ, **found.variables})
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def both_windows(browser: Browser, server: Server) -> Iterator[list[tuple[Window, PageErrors]]]:
    """A wide window and a phone, shared by tests that only look, each with its errors."""
    kept = []
    for screen, looks in ((WIDE, WIDE_LOOKS), (NARROW, PHONE_LOOKS)):
        context = browser.new_context(base_url=server.address, locale=looks[0].lang, **NO_WORKER, **screen)
        errors = PageErrors(server.address)
        window = Window(context, errors, looks)
        errors.listen(window.page)
        kept.append((window, errors))
    yield kept
    for window, _ in kept:
        window.page.context.close()


@pytest.fixture
def windows(both_windows: list[tuple[Window, PageErrors]]) -> Iterator[list[Window]]:
    """The same two windows, without errors of earlier tests."""
    for _, errors in both_windows:
        errors.messages.clear()
        errors.allowed.clear()
    yield [window for window, _ in both_windows]
    assert [said for _, errors in both_windows for said in errors.unexpected()] == []


@pytest.fixture
def page_errors(server: Server) -> Iterator[PageErrors]:
    """The errors of all pages, which must be empty at the end of every test."""
    found = PageErrors(server.address)
    yield found
    assert found.unexpected() == []


@pytest.fixture
def guest(browser: Browser, server: Server, page_errors: PageErrors) -> Iterator[Guest]:
    """Return a function that opens a window of a new person, with settings of Playwright such as `locale="fr-FR"`."""
    contexts = []

    def come(**wishes: object) -> Page:
        settings = {"base_url": server.address, "locale": "en-GB", **NO_WORKER, **WIDE, **wishes}
        contexts.append(browser.new_context(**settings))
        page = contexts[-1].new_page()
        page_errors.listen(page)
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
    """A small phone with a touch screen."""
    return guest(**NARROW)
