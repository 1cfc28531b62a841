"""In the dungeon nothing is lost or conjured up: dice, cubes, tokens and cards, in many games by any kind of player."""

from collections import Counter

import pytest

from ludotheque.agents.registry import agent_named, agent_names
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.game import Game
from ludotheque.lab.game_lab import lab_of
from ludotheque.lab.one_deck_dungeon.sturdy import sturdy_dungeon
from ludotheque.lab.setups import setups_of
from ludotheque.lab.soak import CheckedAnswers, play_checked
from ludotheque.one_deck_dungeon.game import NAME, OneDeckDungeon
from tests.contract.cases import SCALE, Case, picking
from tests.rules import rule

GAMES = 500 * SCALE  # a soak plays 5,000
EVERY = 4  # the deck of sturdy heroes, so that floors change often
ROUND = 50
SENSIBLE = (25, 48)  # games of each round by players who want to win: the slow one, by real numbers, in a soak only

REAL = OneDeckDungeon()
SETUPS = setups_of(REAL)
STURDY = sturdy_dungeon(SETUPS, EVERY)
CASES = [Case(REAL, setup) for setup in SETUPS]


def played(game: Game, case: Case, number: int) -> Counter[str]:
    """A game with a look at every question and between all segments; says what was used in it."""
    answers = CheckedAnswers(game, lab_of(NAME).uses(case.setup).tally(), somebody(case, number))
    play_checked(case.setup, key_of(f"{case.name} conservation {number}"), answers)
    return answers.used


def somebody(case: Case, number: int) -> list[Agent]:
    if number % ROUND in SENSIBLE and "sensible" in agent_names(NAME):
        return [agent_named(NAME, "sensible", f"conservation {number} {seat}") for seat in range(case.seats)]
    return [picking(case.random(number))] * case.seats


@rule("ODD-DICE-1", "ODD-COMP-2", "ODD-POISON-5")
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_nothing_is_lost_or_conjured_up(case: Case) -> None:
    """Each setup has its share of the games: by the real numbers, and with heroes who live to see the boss."""
    used: Counter[str] = Counter()
    for number in range(-(-GAMES // len(CASES))):
        used.update(played(STURDY if number % 2 else REAL, case, number))
    assert used[f"boss {REAL.kit(case.setup).dungeon.boss.id}, met"] > 3
