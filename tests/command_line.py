"""The command line, called in this process."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from ludotheque.cli.main import main
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import answer_as_bot, start
from ludotheque.kernel.replay import record
from ludotheque.registry.discovery import agent_named, game_named


@dataclass(frozen=True)
class Answer:
    """The result of a command."""

    code: int
    out: str
    err: str


Ludo = Callable[..., Answer]


@pytest.fixture
def ludo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Ludo:
    """Return a function that runs `ludo` with these arguments in an empty folder; `typed` is its piped input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDO_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(words)
        heard = capsys.readouterr()
        return Answer(code, heard.out, heard.err)

    return run


@pytest.fixture(scope="session")
def a_replay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the recording of a whole game between two random bots."""
    game = game_named("dice_throne")
    match = start(game, Setup(game.name, "duel", ("barbarian", "pyromancer"), {}), key_of("a replay"), (0,))
    bots = [agent_named(game.name, "random", f"{seat}") for seat in range(2)]
    while match.decision is not None:
        answer_as_bot(match, bots[match.decision.owner](match.decision, match.seen((match.decision.owner,))))
    path = tmp_path_factory.mktemp("replays") / "duel.json"
    record(match, path)
    return path
