"""Players by name."""

from dataclasses import replace

import pytest

from ludotheque.kernel.errors import UnknownContent
from ludotheque.registry.descriptor import LEVELS
from ludotheque.registry.discovery import (
    agent_named,
    agent_names,
    agent_of_level,
    descriptor_of,
    game_ids,
    level_names,
    level_of_agent,
    registry,
    shown_games,
)


def test_every_game_has_a_random_player() -> None:
    assert agent_names("catacombs") == ("random",)
    assert agent_names("dice_throne") == ("random", "sensible", "searcher")
    assert agent_names("one_deck_dungeon") == ("random", "sensible", "searcher")


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownContent, match="what=agent name=clever known=random, sensible"):
        agent_named("dice_throne", "clever", "1")


PLAYERS = [(game, name) for game in game_ids() for name in agent_names(game)]


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_seed_may_be_text_or_bytes(game: str, name: str) -> None:
    assert callable(agent_named(game, name, "1"))
    assert callable(agent_named(game, name, b"1"))


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_who_searches_says_so(game: str, name: str) -> None:
    assert getattr(agent_named(game, name, "1"), "searches", False) == (name == "searcher")


@pytest.mark.parametrize("game", shown_games())
def test_levels_are_agents_of_the_game_from_easy_to_hard(game: str) -> None:
    levels = descriptor_of(game).levels
    assert list(levels) == [level for level in LEVELS if level in levels]
    assert set(levels.values()) <= set(agent_names(game))
    assert len(set(levels.values())) == len(levels)
    for level, agent in levels.items():
        assert agent_of_level(game, level) == agent_of_level(game, agent) == agent
        assert level_of_agent(game, agent) == level


def test_every_game_of_this_package_has_three_levels() -> None:
    for game in ("dice_throne", "one_deck_dungeon", "catacombs_conquest"):
        assert level_names(game) == LEVELS


def test_a_game_without_levels_has_its_agents_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(descriptor_of("dice_throne"), levels={})
    monkeypatch.setitem(registry().games, "dice_throne", game)
    assert level_names("dice_throne") == agent_names("dice_throne")
    assert level_of_agent("dice_throne", "sensible") == agent_of_level("dice_throne", "sensible") == "sensible"
