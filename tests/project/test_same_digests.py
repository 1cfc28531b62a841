"""The comparison of plain and compiled games notices a difference, and that it compared nothing."""

import subprocess
import sys

import pytest

from ludotheque.kernel.game import Setup
from ludotheque.lab.simulation import run_games
from ludotheque.registry.discovery import game_ids, game_named
from scripts import same_digests
from scripts.environments import COMPILED, Environment
from scripts.same_digests import SEED, Run


def saying(script: str) -> "subprocess.Popen[str]":
    """A player that says something else for each line it is told."""
    words = [sys.executable, "-c", script]
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Digests that are kept, to be filled by the test; as a start every run has the same one."""
    found = {str(run): "aa" for run in same_digests.runs()}
    monkeypatch.setattr(same_digests, "kept_digests", lambda: found)
    return found


@pytest.mark.parametrize(("compiled", "before", "code"), [("aa", "aa", 0), ("bb", "aa", 1), ("aa", "cc", 1)])
def test_a_different_digest_fails(
    compiled: str, before: str, code: int, kept: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept[next(iter(kept))] = before

    def player(environment: Environment) -> "subprocess.Popen[str]":
        said = compiled if environment is COMPILED else "aa"
        return saying(f"import sys\nfor line in sys.stdin: print({said!r}, flush=True)")

    monkeypatch.setattr(same_digests, "player", player)
    monkeypatch.setattr(same_digests, "compiled_for_certain", lambda: True)
    monkeypatch.setattr(same_digests, "flicks_differ", lambda: False)
    assert same_digests.main() == code


@pytest.mark.parametrize("name", ["a run of yesterday: aa", "a run of today: aa"])
def test_a_run_that_was_not_kept_or_is_not_played_fails(kept: dict[str, str], name: str) -> None:
    found = dict(kept)
    assert same_digests.differences(found) == []
    (kept if "yesterday" in name else found)[name] = "aa"
    assert len(same_digests.differences(found)) == 1


def test_different_flicks_fail(monkeypatch: pytest.MonkeyPatch, kept: dict[str, str]) -> None:
    kept.clear()
    monkeypatch.setattr(same_digests, "digests", lambda _told: [])  # no game is played, by neither package
    monkeypatch.setattr(same_digests, "runs", list)
    monkeypatch.setattr(same_digests, "compiled_for_certain", lambda: True)
    monkeypatch.setattr(same_digests, "flicks_differ", lambda: True)
    assert same_digests.main() == 1


def test_a_failed_simulation_fails() -> None:
    with saying("raise SystemExit(3)") as process, pytest.raises(SystemExit, match="failed"):
        same_digests.digest(process)


def test_plain_code_in_the_compiled_environment_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(same_digests, "compiled_for_certain", lambda: False)
    with pytest.raises(SystemExit, match="runs the plain kernel"):
        same_digests.main()


@pytest.mark.parametrize("game", game_ids())
def test_at_least_300_games_of_each_game_are_compared(game: str) -> None:
    assert sum(run.games for run in same_digests.runs_of(game)) >= 300


@pytest.mark.parametrize("game", game_ids())
def test_every_way_to_set_a_game_up_is_compared(game: str) -> None:
    rules = game_named(game)
    played = [run.setup for run in same_digests.runs_of(game)]
    for setup in played:
        rules.check(setup)
    assert {hero for setup in played for hero in setup.heroes} == set(rules.heroes())
    assert {setup.mode for setup in played} == {mode.name for mode in rules.modes()}
    for key, values in rules.options().items():
        assert {setup.options.get(key, values[0]) for setup in played} >= set(values)


def test_a_player_plays_what_it_is_told_to_the_digest_of_a_simulation() -> None:
    setup = Setup("dice_throne", "duel", ("monk", "ninja"), {})
    run = Run(setup, "random", 2)
    with saying(same_digests.PLAYS) as process:
        same_digests.tell(process, run)
        told = same_digests.digest(process)
    agents = ("random", "random")
    played = run_games(game="dice_throne", mode="duel", heroes=setup.heroes, agents=agents, games=2, seed=SEED)
    assert told == played.digest
