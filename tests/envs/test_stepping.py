"""The stepping driver goes on by one answer at a time and can be left at any question."""

import gc

import pytest

from ludotheque.envs.stepper import Stepper
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.errors import IllegalAction, StaleAction, UnknownContent
from ludotheque.kernel.game import Setup
from ludotheque.registry.discovery import game_named

SETUP = Setup("dice_throne", "duel", ("barbarian", "pyromancer"), {})


def stepper(seed: str) -> Stepper:
    return Stepper(game_named("dice_throne"), SETUP, key_of(seed))


def test_a_game_to_its_end() -> None:
    game = stepper("first")
    answers = 0
    while game.decision is not None:
        assert len(game.decision.options) > 1
        assert game.seen[game.decision.owner].view()["outcome"] == ""
        game.step(game.decision.options[answers * 7 % len(game.decision.options)])
        answers += 1
        assert answers < 20_000
    assert game.outcome in ("0", "1", "draw")
    with pytest.raises(StaleAction):
        game.step(0)


def test_many_games_side_by_side() -> None:
    alone = [played(f"{seed}") for seed in range(5)]
    games = [stepper(f"{seed}") for seed in range(5)]
    while any(game.decision is not None for game in games):
        for game in games:
            if game.decision is not None:
                game.step(game.decision.options[0])
    assert [game.digest() for game in games] == alone


def played(seed: str) -> str:
    game = stepper(seed)
    while game.decision is not None:
        game.step(game.decision.options[0])
    return game.digest()


def test_a_wrong_answer_changes_nothing() -> None:
    game = stepper("wrong")
    before, question = game.digest(), game.decision
    with pytest.raises(IllegalAction, match="reason-not-listed"):
        game.step(-1)
    assert (game.digest(), game.decision) == (before, question)


def test_a_game_can_be_left() -> None:
    game = stepper("left")
    game.close()
    assert game.decision is None
    with pytest.raises(StaleAction):
        game.step(0)
    game.close()


def test_a_forgotten_game_goes_quietly() -> None:
    game = stepper("forgotten")
    assert game.decision is not None
    del game
    gc.collect()


def test_an_impossible_setup_is_refused() -> None:
    with pytest.raises(UnknownContent):
        Stepper(game_named("dice_throne"), Setup("dice_throne", "duel", ("nobody", "pyromancer"), {}), key_of("no"))
