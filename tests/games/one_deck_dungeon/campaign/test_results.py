"""What a game brings to the sheets of its heroes."""

from typing import Any

import pytest

from ludotheque.games.one_deck_dungeon.campaign.errors import ImpossibleGame
from ludotheque.games.one_deck_dungeon.campaign.results import ticks_earned, with_result
from ludotheque.games.one_deck_dungeon.campaign.sheet import REMEMBERED, BossCount, tiers
from ludotheque.games.one_deck_dungeon.campaign.ticks import CIRCLE, HARD, SQUARE
from tests.games.one_deck_dungeon.campaign.sheets import FOREST, game, lyra, spot, ticks
from tests.rules import rule


@rule("ODD-DIFF-1")
def test_there_are_four_tiers() -> None:
    assert list(tiers()) == ["novice", "standard", "veteran", "fearless"]


@rule("ODD-DIFF-2", "ODD-DIFF-6")
def test_novice_gives_no_bonus_and_its_first_level_no_tick() -> None:
    assert ticks_earned(game(tier="novice", descended=0, level=2)) == 0
    assert ticks_earned(game(tier="novice", descended=2, level=4)) == 2 + 2


@rule("ODD-DIFF-3", "ODD-DIFF-4")
def test_standard_and_veteran_give_one_and_two_ticks_whatever_happens() -> None:
    assert ticks_earned(game(tier="standard", descended=0)) == 1
    assert ticks_earned(game(tier="veteran", descended=0)) == 2


@rule("ODD-DIFF-5")
def test_fearless_gives_three_ticks_to_those_who_reach_the_boss_even_if_they_lose() -> None:
    assert ticks_earned(game(tier="fearless", descended=2)) == 2
    assert ticks_earned(game(tier="fearless", descended=3)) == 3 + 3


@rule("ODD-CAMP-2")
def test_a_whole_victory_earns_twelve_ticks_at_most() -> None:
    assert ticks_earned(game(tier="fearless", descended=3, level=4, won=True)) == 3 + 3 + 3 + 3


@rule("ODD-CAMP-3")
def test_each_hero_receives_all_the_ticks() -> None:
    result = game(descended=3, level=2)
    assert ticks_earned(result) == 5
    archer = with_result(lyra(), game(descended=3, level=2, placed=((spot("guile"), CIRCLE),) * 5))
    druid = with_result(
        lyra(id="0000beef", hero="druid", set_id=FOREST),
        game(descended=3, level=2, placed=((spot("keen_eye", FOREST), CIRCLE),) * 5),
    )
    assert [sum(each.circle for each in sheet.ticks) for sheet in (archer, druid)] == [5, 5]


@rule("ODD-CAMP-9")
def test_games_and_bosses_are_counted() -> None:
    sheet = with_result(lyra(), game("a"))
    for name in ("b", "c"):
        sheet = with_result(sheet, game(name, descended=3, won=True))
    sheet = with_result(sheet, game("d", dungeon="dragons_cave", descended=3, won=True))
    assert (sheet.played, sheet.won, sheet.revision) == (4, 3, 5)
    assert sheet.bosses == (BossCount(boss="yeti", times=2), BossCount(boss="dragon", times=1))
    assert [each.match for each in sheet.adventures] == ["a", "b", "c", "d"]


@rule("ODD-CAMP-10", "AMB-22")
def test_ticks_without_a_space_are_lost_and_not_kept_for_later() -> None:
    full = lyra(ticks=ticks(guile=(6, 0, 0)), played=1)
    result = game(dungeon="dragons_cave", descended=3, level=3)
    after = with_result(full, result)
    assert ticks_earned(result) == 6
    assert after.ticks == full.ticks
    assert after.adventures[-1].ticks == 0


def test_a_game_is_written_down_once() -> None:
    once = with_result(lyra(), game("same", placed=((0, CIRCLE),)))
    assert with_result(once, game("same", placed=((1, CIRCLE),))) == once


def test_only_the_last_games_are_remembered() -> None:
    sheet = lyra()
    for number in range(REMEMBERED + 3):
        sheet = with_result(sheet, game(f"m{number}"))
    assert [each.match for each in sheet.adventures] == [f"m{number}" for number in range(3, REMEMBERED + 3)]
    assert sheet.played == REMEMBERED + 3


IMPOSSIBLE: list[dict[str, Any]] = [
    {"placed": ((0, CIRCLE),) * 3},
    {"placed": ((0, SQUARE),)},
    {"placed": ((2, HARD),)},
    {"placed": ((99, CIRCLE),)},
    {"descended": 4},
    {"descended": -1},
    {"won": True, "descended": 2},
    {"level": 5},
    {"level": 1, "tier": "novice"},
    {"dungeon": "moon"},
    {"tier": "godlike"},
    {"match": ""},
    {"match": "a b"},
]


@rule("ODD-CAMP-2", "ODD-CAMP-4")
@pytest.mark.parametrize("changes", IMPOSSIBLE, ids=repr)
def test_a_game_that_cannot_have_been_changes_nothing(changes: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleGame):
        with_result(lyra(), game(**changes))
