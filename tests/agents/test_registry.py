"""Players by name."""

import pytest

from ludotheque.agents.registry import agent_named, agent_names
from ludotheque.kernel.errors import UnknownContent


def test_every_game_has_a_random_player() -> None:
    assert agent_names("catacombs") == ("random",)
    assert agent_names("dice_throne") == ("random", "sensible")


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownContent, match="unknown agent 'clever' for dice_throne; allowed: random, sensible"):
        agent_named("dice_throne", "clever", "1")


@pytest.mark.parametrize("name", agent_names("dice_throne"))
def test_a_seed_may_be_text_or_bytes(name: str) -> None:
    assert callable(agent_named("dice_throne", name, "1"))
    assert callable(agent_named("dice_throne", name, b"1"))
