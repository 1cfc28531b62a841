"""Many games: the same seed, the same digest, however they are played."""

import json
import os
import subprocess
import sys

import pytest

from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import GameFailed, LudoError
from ludotheque.kernel.game import Seen
from ludotheque.lab.simulation import Batch, chunks_of, reproduction, run_games

GAMES = 12


def batch(games: int = GAMES, first: int = 0) -> Batch:
    return Batch(
        game="dice_throne",
        mode="duel",
        heroes=("barbarian", "pyromancer"),
        agents=("random", "random"),
        games=games,
        seed=7,
        first=first,
    )


def test_a_run_counts_games_decisions_and_outcomes() -> None:
    run = run_games(**batch())
    assert run.games == GAMES == sum(run.outcomes.values())
    assert run.decisions > GAMES
    assert len(run.digest) == 32


def test_two_processes_come_to_the_same_end() -> None:
    here, there = run_games(**batch()), run_games(jobs=2, **batch())
    assert (here.digest, here.outcomes, here.decisions) == (there.digest, there.outcomes, there.decisions)


def test_another_seed_is_another_run() -> None:
    other = batch()
    other["seed"] = 8
    assert run_games(**other).digest != run_games(**batch()).digest


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_the_digest_does_not_depend_on_hashes(hash_seed: str) -> None:
    words = ["simulate", "dice_throne", "--heroes", "barbarian,pyromancer", "--seed", "7", "--games", str(GAMES)]
    script = f"import sys; from ludotheque.cli.main import main; sys.exit(main({[*words, '--json']!r}))"
    env = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True, env=env)
    assert json.loads(done.stdout)["digest"] == run_games(**batch()).digest


def test_a_game_can_be_played_alone() -> None:
    whole = run_games(**batch(3))
    single = [run_games(**batch(1, number)) for number in range(3)]
    assert whole.decisions == sum(one.decisions for one in single)
    assert whole.digest == run_games(**batch(3)).digest != single[0].digest


def test_progress_is_reported_game_by_game() -> None:
    told: list[int] = []
    run_games(progress=told.append, **batch(4))
    assert told == [1, 1, 1, 1]


@pytest.mark.parametrize(("games", "first", "jobs"), [(1, 0, 4), (7, 5, 2), (5000, 0, 3)])
def test_chunks_hold_every_game_once(games: int, first: int, jobs: int) -> None:
    numbers = [start + step for start, count in chunks_of(batch(games, first), jobs) for step in range(count)]
    assert numbers == list(range(first, first + games))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failure_names_the_command_that_shows_it_again(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = batch(3, first=40)
    wrong["options"] = {"promo": "yes"}
    if jobs == 1:
        monkeypatch.setattr("ludotheque.registry.discovery.random_agent", lambda _seed: stubborn())
    else:
        wrong["agents"] = ("random", "random")
        monkeypatch.setattr("ludotheque.lab.simulation.play_chunk", failing_chunk)
    with pytest.raises(GameFailed) as failed:
        run_games(jobs=jobs, **wrong)
    assert failed.value.number == 40
    assert failed.value.command == (
        "ludo simulate dice_throne --mode duel --heroes barbarian,pyromancer --agents random,random"
        " --option promo=yes --seed 7 --games 1 --first 40"
    )


def stubborn() -> Agent:
    """A player who answers what nobody asked."""

    def choose(_decision: Decision, _seen: Seen) -> int:
        return -1

    return choose


def failing_chunk(wanted: Batch, start: int, _count: int) -> list[object]:
    raise GameFailed(start, "it broke", reproduction(wanted, start))


def test_agents_must_be_as_many_as_seats() -> None:
    wrong = batch()
    wrong["agents"] = ("random",)
    with pytest.raises(LudoError, match="2 seats need as many agents, got 1"):
        run_games(**wrong)
