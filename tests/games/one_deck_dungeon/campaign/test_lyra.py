"""The example of the rulebook: what an Archer brings home from the Yeti's Cavern."""

from ludotheque.games.one_deck_dungeon.campaign.results import ticks_earned, with_result
from ludotheque.games.one_deck_dungeon.campaign.sheet import dungeons, owned
from ludotheque.games.one_deck_dungeon.campaign.ticks import CIRCLE, SQUARE
from tests.games.one_deck_dungeon.campaign.sheets import game, legal_spaces, lyra, spot, ticks
from tests.rules import rule

BEFORE = lyra(ticks=ticks(veteran=(6, 0, 0), durability=(5, 0, 0)), played=3)
ADVENTURE = game("yeti", descended=2, level=3)
"""She reached the third floor and level 3, at Standard."""


def test_earlier_ticks_have_given_her_veteran() -> None:
    assert [talent.id for talent in owned(BEFORE)] == ["veteran"]


@rule("ODD-CAMP-2", "ODD-DIFF-3")
def test_two_floors_two_levels_and_the_standard_bonus_are_five_ticks() -> None:
    assert ticks_earned(ADVENTURE) == 5


@rule("ODD-CAMP-4", "ODD-SETUP-3")
def test_the_cavern_is_of_medium_difficulty_so_squares_may_be_ticked_too() -> None:
    assert dungeons()["yetis_cavern"].difficulty == 2
    spaces = legal_spaces(BEFORE, dungeons()["yetis_cavern"].difficulty)
    assert {("durability", "circle"), ("durability", "square")} <= spaces
    assert "hard" not in {kind for _, kind in spaces}


@rule("ODD-CAMP-5", "ODD-CAMP-9")
def test_the_five_ticks_are_enough_for_durability() -> None:
    there = spot("durability")
    placed = ((there, CIRCLE), *[(there, SQUARE)] * 4)
    after = with_result(BEFORE, game("yeti", descended=2, level=3, placed=placed))
    assert [talent.id for talent in owned(after)] == ["veteran", "durability"]
    assert after.played == 4
    assert (after.won, after.bosses) == (0, ())
