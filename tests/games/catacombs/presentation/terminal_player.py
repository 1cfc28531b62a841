"""A terminal player in the arena: types lines in a known situation and reads the screen."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.cli.terminal_game import Session
from ludotheque.games.catacombs.presentation.terminal import CatacombsTerminalView
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.match import Match
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.registry.discovery import agent_named
from ludotheque.text.languages import Language
from tests.games.catacombs.scenario import Conquest, scenario, skull, sword

Sit = Callable[..., str]


def combat(armored: bool = True, **said: object) -> Conquest:
    """Return a scene before the first combat shot of Sword 1 as Berserker Mage; Skull has an armor card."""
    kept = {"skull": ["behemoth"]} if armored else {}
    context = scenario(sword("berserker_mage", "royal_archer"), skull("witch"), kept=kept, **said)
    return context.card().play("berserker_mage")


def missile(**said: object) -> Conquest:
    """Return a scene in which Skull 1 places a missile."""
    context = scenario(sword("royal_archer"), skull("ember_gambler", "witch"), turn="skull_1", **said)
    return context.card().play("ember_gambler")


def longbow(**said: object) -> Conquest:
    """Return a scene in which Sword 1 has moved and places the first longbow disc."""
    context = scenario(sword("royal_archer", "enchantress"), skull("witch"), **said).card()
    return context.play("royal_archer").nudge()


def random_bots(match: Match) -> list[Agent]:
    return [agent_named(match.game.name, "random", str(seat)) for seat in range(len(match.setup.heroes))]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Sit:
    """Return a function that types lines at these seats (by default the first) and returns the output."""
    monkeypatch.chdir(tmp_path)

    def run(
        context: Conquest, *lines: str, lang: Language = "en", columns: int = 80, seats: tuple[int, ...] = (0,)
    ) -> str:
        monkeypatch.setenv("COLUMNS", str(columns))
        context.match.humans = seats
        console = LocalizedConsole(lang)
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        Session(
            console, context.match, lambda match, seat: CatacombsTerminalView(match, seat, console), random_bots
        ).run()
        return capsys.readouterr().out

    return run


def after(out: str, typed: str) -> str:
    """Return the output between a typed line and the next prompt, with single spaces."""
    return " ".join(out.partition(f"> {typed}\n")[2].partition("\n> ")[0].split())
