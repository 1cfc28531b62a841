"""A game of another package in the browser: it is listed with its own texts, and can be finished on the plain table."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.plain_players import Plain
from tests.browser.players import play_games
from tests.browser.running import Server, serving
from tests.browser.screen_reading import ScreenReading
from tests.browser.sitting import prefer, sit
from tests.installed import with_example

GAME = "quatre_cent_vingt_et_un"
READING = 60_000  # a server that just started reads the content files of all games first


class Listening(Plain):
    """Keeps the sentences of the questions."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.sentences: list[str] = []

    def answer(self, seen: ScreenReading) -> None:
        self.sentences.append(seen.sentence)
        super().answer(seen)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the example installed."""
    variables = with_example(tmp_path_factory.mktemp("installed"))
    with serving(tmp_path_factory.mktemp("bar"), {**os.environ, **variables}) as found:
        yield found
    assert found.mistakes() == []


def test_it_stands_on_the_shelf_and_is_set_up_with_its_own_words(guest: Guest) -> None:
    page = prefer(guest(locale="fr-FR"))
    page.goto("/new")
    box = page.locator(f"a.box.{GAME}")
    expect(box).to_contain_text("421", timeout=READING)
    expect(box).to_contain_text("Trois dés, 21 jetons")
    box.click()
    expect(page.locator("main")).to_contain_text("Lancers pendant la charge")
    assert GAME not in page.locator("main").inner_text()


@pytest.mark.parametrize(("locale", "asked"), [("en-GB", "which dice"), ("fr-FR", "quels dés")])
def test_it_is_played_to_its_end_on_the_plain_table(guest: Guest, server: Server, locale: str, asked: str) -> None:
    seats = [{"kind": "link"}, {"kind": "bot", "level": "random"}]
    plan = {"game": GAME, "mode": "bar", "heroes": ["player", "player"], "seats": seats, "options": {"charge": "dry"}}
    page = guest(locale=locale)
    (player,) = play_games(lambda: [Listening(sit(page, server.open_room(plan).seats[0]))], few=1)
    assert any(asked in sentence for sentence in player.sentences)
    expect(page.locator("dialog[open] h2")).not_to_be_empty()
