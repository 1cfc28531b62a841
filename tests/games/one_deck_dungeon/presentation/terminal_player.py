"""A terminal player in the dungeon: types lines in a known situation and reads the screen."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.cli.terminal_game import Session
from ludotheque.games.one_deck_dungeon.presentation.terminal import DungeonTerminalView
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.match import Match
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.registry.discovery import agent_named
from ludotheque.text.languages import Language
from tests.games.one_deck_dungeon.scenario import Delve, mage, scenario, warrior

Sit = Callable[..., str]
ROLL = "S5 S3 S2 S1 A4 A2 M6"


def bandit(**said: object) -> Delve:
    """Return the Warrior in step 4 against a Bandit; boxes: 1 A8 wide, 2 A3, 3 A4, 4 S5, 5 S5, 6 S3 of the floor."""
    return scenario(warrior(damage=2, skills=["cleave"]), **said).fight("bandit_1", ROLL)


def two() -> Delve:
    """Return Warrior and Mage in step 4 against the same foe; the Mage can use Backstab."""
    return scenario(warrior(), mage(skills=["backstab"])).fight("bandit_2", "S5 S4 S1 A4", "A4 M6 M4 M2")


def random_bots(match: Match) -> list[Agent]:
    return [agent_named(match.game.name, "random", str(seat)) for seat in range(len(match.setup.heroes))]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Sit:
    """Return a function that types lines at seat 0 and returns the output."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDO_DATA", str(tmp_path / "kept"))

    def run(delve: Delve, *lines: str, lang: Language = "en", columns: int = 80) -> str:
        monkeypatch.setenv("COLUMNS", str(columns))
        delve.match.humans = (0,)
        console = LocalizedConsole(lang)
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        Session(console, delve.match, lambda match, seat: DungeonTerminalView(match, seat, console), random_bots).run()
        return capsys.readouterr().out

    return run


def after(out: str, typed: str) -> str:
    """Return the output between a typed line and the next prompt, with single spaces."""
    return " ".join(out.partition(f"> {typed}\n")[2].partition("\n> ")[0].split())
