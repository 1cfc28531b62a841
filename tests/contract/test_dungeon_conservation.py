"""In the dungeon nothing is lost or conjured up: dice, cubes, tokens and cards, in many games by any kind of player."""

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

GAMES = 250 if SCALE == 1 else 500 * SCALE  # at random, by the real numbers: a soak plays 5,000
EVERY = 4  # the deck of sturdy heroes, so that floors change often
ROUND = 50
STURDY_SENSIBLE = 15  # the game of each round of sturdy heroes whose players want to win
REAL_SENSIBLE = 48  # the same by real numbers, which is slow: in a soak only

REAL = OneDeckDungeon()
SETUPS = setups_of(REAL)
STURDY = sturdy_dungeon(SETUPS, EVERY)
CASES = [Case(REAL, setup) for setup in SETUPS]


def played(game: Game, case: Case, number: int, agents: list[Agent]) -> Counter[str]:
    """A game with a look at every question and between all segments; says what was used in it."""
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
    """Each setup has its share of the games at random; on top, heroes who live to see the boss, and good players."""
    used: Counter[str] = Counter()
    share = -(-GAMES // len(CASES))
    for number in range(share):
        used.update(played(REAL, case, number, at_random(case, number)))
    for number in range(1, share, 2):
        players = wanting_to_win if number % ROUND == STURDY_SENSIBLE else at_random
        used.update(played(STURDY, case, number, players(case, number)))
    for number in range(REAL_SENSIBLE, share, ROUND):
        used.update(played(REAL, case, number, wanting_to_win(case, number)))
    assert used[f"boss {REAL.kit(case.setup).dungeon.boss.id}, met"] > 3
