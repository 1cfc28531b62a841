"""Players by name."""

import pytest

from ludotheque.kernel.errors import UnknownContent
from ludotheque.registry.discovery import agent_named, agent_names, game_ids


def test_every_game_has_a_random_player() -> None:
    assert agent_names("catacombs") == ("random",)
    assert agent_names("dice_throne") == ("random", "sensible", "searcher")
    assert agent_names("one_deck_dungeon") == ("random", "sensible", "searcher")


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownContent, match="unknown agent 'clever' for dice_throne; allowed: random, sensible"):
        agent_named("dice_throne", "clever", "1")


PLAYERS = [(game, name) for game in game_ids() for name in agent_names(game)]


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_seed_may_be_text_or_bytes(game: str, name: str) -> None:
    assert callable(agent_named(game, name, "1"))
    assert callable(agent_named(game, name, b"1"))


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_who_searches_says_so(game: str, name: str) -> None:
    assert getattr(agent_named(game, name, "1"), "searches", False) == (name == "searcher")
