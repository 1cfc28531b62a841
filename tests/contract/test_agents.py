"""The agents of every game answer what they are asked, and with the same seed the same; so does its hint."""

from itertools import islice

import pytest

from ludotheque.kernel.imagination import searchable
from ludotheque.presentation.screen import BEST
from ludotheque.registry.discovery import agent_named, agent_names, game_ids, game_named, screen_for, shown_games
from tests.contract.cases import Case, cases_of, questions

SPARSE = 7  # of the questions of a game, every so-manieth
FEW = 4
PLAYERS = [(game, name) for game in game_ids() for name in agent_names(game)]


def first_case(game: str) -> Case:
    return cases_of(game_named(game))[0]


@pytest.mark.parametrize(("game", "name"), PLAYERS, ids=["-".join(player) for player in PLAYERS])
def test_an_agent_gives_a_legal_answer_and_the_same_seed_the_same(game: str, name: str) -> None:
    case = first_case(game)
    few = 1 if getattr(agent_named(game, name, "seed"), "searches", False) else FEW  # a search takes its time
    for match in islice(questions(case.start("agents"), case.random("agents"), SPARSE), few):
        decision = match.decision
        if decision is None:
            return
        seen = searchable(match, (decision.owner,))
        given = [agent_named(game, name, "seed")(decision, seen) for _ in range(2)]
        assert decision.refusal(given[0]) is None
        assert given[0] == given[1]


@pytest.mark.parametrize("game", shown_games())
def test_a_hint_names_an_answer(game: str) -> None:
    case = first_case(game)
    match = next(questions(case.start("hint"), case.random("hint")))
    assert match.decision is not None
    hint = screen_for(match, (match.decision.owner,), "en").hint(BEST)
    assert all(match.decision.refusal(match.game.verbs.parse(action)) is None for action in hint.actions)
    assert hint.lines
