"""In Catacombs nothing is lost, created or moved out of the arena, in many games of different players."""

from collections import Counter

import pytest

from ludotheque.games.catacombs.game import NAME, CatacombsConquest
from ludotheque.games.catacombs.lab.laboratory import long_setups
from ludotheque.kernel.chance import key_of
from ludotheque.lab.soak import CheckedAnswers, play_checked
from ludotheque.registry.discovery import laboratory_of
from tests.contract.cases import SCALE, Case, picking
from tests.rules import rule

GAMES = 200 * SCALE  # a soak plays 2,000
GAME = CatacombsConquest()
CASES = [Case(GAME, setup) for setup in long_setups(GAME)]


@rule("CC-STATE-1", "CC-STATE-2", "CC-STATE-4")
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_state_holds_at_every_question(case: Case) -> None:
    """Each setup gets a share of the games; half of the players aim at enemies, so that tokens move."""
    uses = laboratory_of(NAME).usage(case.setup)
    used: Counter[str] = Counter()
    for number in range(-(-GAMES // len(CASES))):
        random = case.random(number)
        player = uses.coverage_agent([], random) if number % 2 else picking(random)
        answers = CheckedAnswers(GAME, uses.counter(), [player] * case.seats)
        play_checked(case.setup, key_of(f"{case.name} state {number}"), answers)
        used.update(answers.used)
    scored = [name for name in used if name.endswith("scored")]
    assert len(scored) > 3
