"""Each game has its own laboratory, found by name or by whose table it is."""

from pathlib import Path

import pytest

from ludotheque.kernel.errors import UnknownContent
from ludotheque.lab.game_lab import LABS, lab_for, lab_of
from ludotheque.lab.mutation import rule_modules, rule_tests
from tests.contract.cases import all_cases

GAMES = sorted(LABS)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownContent, match="the laboratory does not know 'chess'; known: dice_throne"):
        lab_of("chess")


def test_tables_and_states_lead_to_their_game() -> None:
    found = {case.setup.game: lab_for(case.start("lab").table) for case in all_cases()}
    assert found["dice_throne"] is found["small_dice"] is lab_of("dice_throne")
    assert found["toy"] is None
    states = {case.setup.game: lab_for(case.game.begin(case.setup)) for case in all_cases()}
    assert states == found


@pytest.mark.parametrize("game", GAMES)
def test_setups_of_a_soak_can_be_played_and_have_something_to_use(game: str) -> None:
    lab = lab_of(game)
    for setup in lab.setups():
        assert setup.game == game
        names = lab.uses(setup).all()
        assert names
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_rule_code_is_where_it_is_said_to_be(game: str) -> None:
    code = lab_of(game).rule_code()
    root = Path(__file__).parents[2]
    assert all((root / name).exists() for name in code.tests)
    assert all(path.exists() for path in (*code.folders, *code.without_table))
    assert len(rule_modules(game)) > 5


def test_a_change_of_one_game_is_not_shown_to_the_tests_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LABS, "chess", LABS["dice_throne"])
    words = rule_tests("dice_throne")
    assert "not chess" in words[words.index("-k") + 1]
    assert "dice_throne" not in words[words.index("-k") + 1]
