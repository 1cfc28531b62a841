"""Each game has its own laboratory, found by its name."""

from pathlib import Path

import pytest

from ludotheque.kernel.errors import UnknownContent
from ludotheque.lab.invariants import broken_between_segments
from ludotheque.lab.mutation import rule_modules, rule_tests
from ludotheque.registry.discovery import descriptor_of, examined_games, has_laboratory, laboratory_of, registry
from tests.contract.cases import all_cases

GAMES = sorted(examined_games())


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownContent, match="error-no-laboratory game=chess known=dice_throne"):
        laboratory_of("chess")


@pytest.mark.parametrize("game", GAMES)
def test_games_of_a_soak_are_looked_after_by_their_laboratory(game: str) -> None:
    """Also those with other numbers: a game of another name would be played without its invariants."""
    assert [each.name for each in laboratory_of(game).games() if not has_laboratory(each.name)] == []


def test_a_game_without_a_laboratory_has_only_what_holds_for_every_game() -> None:
    toy = next(case for case in all_cases() if case.setup.game == "toy")
    assert not has_laboratory("toy")
    assert broken_between_segments(toy.game, toy.game.begin(toy.setup)) == []


@pytest.mark.parametrize("game", GAMES)
def test_setups_of_a_soak_can_be_played_and_have_something_to_use(game: str) -> None:
    lab = laboratory_of(game)
    for setup in lab.setups():
        assert setup.game == game
        names = lab.usage(setup).all()
        assert names
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_rule_code_is_where_it_is_said_to_be(game: str) -> None:
    code = laboratory_of(game).rule_code()
    root = Path(__file__).parents[2]
    assert all((root / name).exists() for name in code.tests)
    assert all(path.exists() for path in (*code.folders, *code.without_table))
    assert len(rule_modules(game)) > 5


def test_a_change_of_one_game_is_not_shown_to_the_tests_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry().games, "chess", descriptor_of("dice_throne"))
    words = rule_tests("dice_throne")
    assert "not chess" in words[words.index("-k") + 1]
    assert "dice_throne" not in words[words.index("-k") + 1]
