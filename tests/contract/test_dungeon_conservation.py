"""In the dungeon no dice, cubes, tokens or cards are lost or created, in many games of different players."""

from collections import Counter

import pytest

from ludotheque.games.one_deck_dungeon.game import NAME, OneDeckDungeon
from ludotheque.games.one_deck_dungeon.lab.laboratory import sturdy_dungeon
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.game import Game
from ludotheque.lab.setups import setups_of
from ludotheque.lab.soak import CheckedAnswers, play_checked
from ludotheque.registry.discovery import agent_named, laboratory_of
from tests.contract.cases import SCALE, Case, picking
from tests.rules import rule

GAMES = 250 if SCALE == 1 else 500 * SCALE  # random games with the real numbers: a soak plays 5,000
EVERY = 4  # tougher heroes use every fourth card of the deck, so that floors change often
ROUND = 50
STURDY_SENSIBLE = 15  # index of the game in each round of tougher heroes whose players try to win
REAL_SENSIBLE = 48  # the same with the real numbers, which is slow: only in a soak

REAL = OneDeckDungeon()
SETUPS = setups_of(REAL)
STURDY = sturdy_dungeon(SETUPS, EVERY)
CASES = [Case(REAL, setup) for setup in SETUPS]


def played(game: Game, case: Case, number: int, agents: list[Agent]) -> Counter[str]:
    """Play a game, check every question and every checkpoint, and return what was used."""
    answers = CheckedAnswers(game, laboratory_of(NAME).usage(case.setup).counter(), agents)
    play_checked(case.setup, key_of(f"{case.name} conservation {number}"), answers)
    return answers.used


def at_random(case: Case, number: int) -> list[Agent]:
    return [picking(case.random(number))] * case.seats


def wanting_to_win(case: Case, number: int) -> list[Agent]:
    return [agent_named(NAME, "sensible", f"conservation {number} {seat}") for seat in range(case.seats)]


@rule("ODD-DICE-1", "ODD-COMP-2", "ODD-POISON-5")
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_nothing_is_lost_or_conjured_up(case: Case) -> None:
    """Each setup gets a share of the random games; others have tougher heroes, who reach the boss, or good players."""
    used: Counter[str] = Counter()
    share = -(-GAMES // len(CASES))
    for number in range(share):
        used.update(played(REAL, case, number, at_random(case, number)))
    for number in range(1, share, 2):
        players = wanting_to_win if number % ROUND == STURDY_SENSIBLE else at_random
        used.update(played(STURDY, case, number, players(case, number)))
    for number in range(REAL_SENSIBLE, share, ROUND):
        used.update(played(REAL, case, number, wanting_to_win(case, number)))
    assert used[f"boss {REAL.content(case.setup).dungeon.boss.id}, met"] > 3
