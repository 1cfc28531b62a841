"""The sensible player reads its texts as if a teammate had them, who may lack what they ask for."""

import pytest

from ludotheque.games.dice_throne.agents.cards import DecisionContext, play_gain
from ludotheque.games.dice_throne.agents.sensible import sensible
from ludotheque.games.dice_throne.agents.value_cache import cache_of
from ludotheque.games.dice_throne.game import DiceThrone
from ludotheque.games.dice_throne.view import DiceSeen
from tests.games.dice_throne.modes.gathering import gathered
from tests.games.dice_throne.scenario import barbarian, fighter


@pytest.mark.parametrize("hero", DiceThrone().heroes())
def test_every_card_has_a_worth_beside_teammates_of_another_kind(hero: str) -> None:
    crowd = gathered("3v3", fighter(hero, cp=15)).at("main_1")
    seen = crowd.match.seen((0,))
    assert isinstance(seen, DiceSeen)
    context = DecisionContext(cache_of(seen.content), seen, 0)
    for card in seen.content.heroes[0].deck:
        assert abs(play_gain(context, seen.content.cards[card])) < 1000


def test_harvest_beside_a_barbarian() -> None:
    """There the player looked for the Spirits of a hero who has none: a game of 2v2 broke off."""
    crowd = gathered("2v2", fighter("treant", ["harvest"], companions={"seedling": 2}), barbarian())
    seen = crowd.at("main_1").match.seen((0,))
    assert isinstance(seen, DiceSeen)
    decision = crowd.at("main_1").match.decision
    assert decision is not None
    assert sensible(decision, seen) in decision.options
