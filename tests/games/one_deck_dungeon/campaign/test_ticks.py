"""Ticks: earned, placed, lost, and what they give."""

import pytest

from ludotheque.games.one_deck_dungeon.campaign.errors import ImpossibleGame
from ludotheque.games.one_deck_dungeon.campaign.ticks import (
    CIRCLE,
    HARD,
    SQUARE,
    Counts,
    active_talents,
    earned,
    levels_gained,
    open_spaces,
    owned_talents,
    ticked,
    tier_bonus,
)
from tests.rules import rule

SPACES: tuple[Counts, ...] = ((2, 0, 0), (1, 1, 0), (1, 1, 1))
NONE: tuple[Counts, ...] = ((0, 0, 0),) * 3
EASY, MEDIUM, DIFFICULT = 1, 2, 3


@rule("ODD-CAMP-2")
def test_floors_levels_and_the_boss_earn_ticks() -> None:
    assert earned(descended=2, levels=0, boss_beaten=False, bonus=0) == 2
    assert earned(descended=0, levels=3, boss_beaten=False, bonus=0) == 3
    assert earned(descended=3, levels=1, boss_beaten=True, bonus=0) == 3 + 1 + 3


@rule("ODD-DIFF-6", "AMB-23")
def test_a_level_the_party_began_with_earns_nothing() -> None:
    assert levels_gained(first_level=1, level=3) == 2
    assert levels_gained(first_level=2, level=2) == 0
    assert levels_gained(first_level=2, level=3) == 1


@rule("AMB-23")
@pytest.mark.plain
def test_what_a_given_level_earns_is_a_single_constant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.games.one_deck_dungeon.campaign.ticks.FOR_GIVEN_LEVEL", 1)
    assert levels_gained(first_level=2, level=2) == 1
    assert levels_gained(first_level=2, level=3) == 1 + 1
    assert levels_gained(first_level=1, level=2) == 1


@rule("ODD-DIFF-5")
def test_the_fearless_bonus_needs_the_boss() -> None:
    assert tier_bonus(3, needs_boss=True, boss_reached=False) == 0
    assert tier_bonus(3, needs_boss=True, boss_reached=True) == 3


@rule("ODD-DIFF-4")
def test_other_bonuses_are_always_given() -> None:
    assert tier_bonus(2, needs_boss=False, boss_reached=False) == 2


@rule("ODD-CAMP-4")
@pytest.mark.parametrize(
    ("difficulty", "kinds"), [(EASY, {CIRCLE}), (MEDIUM, {CIRCLE, SQUARE}), (DIFFICULT, {0, 1, 2})]
)
def test_the_dungeon_says_which_spaces_may_be_ticked(difficulty: int, kinds: set[int]) -> None:
    assert {kind for _, kind in open_spaces(SPACES, NONE, difficulty)} == kinds
    for kind in (CIRCLE, SQUARE, HARD):
        if kind not in kinds:
            with pytest.raises(ImpossibleGame) as refused:
                ticked(SPACES, NONE, 2, kind, difficulty)
            assert refused.value.rules == ("ODD-CAMP-4",)


@rule("ODD-CAMP-4")
def test_spaces_are_offered_talent_by_talent() -> None:
    assert open_spaces(SPACES, NONE, MEDIUM) == [(0, CIRCLE), (1, CIRCLE), (1, SQUARE), (2, CIRCLE), (2, SQUARE)]


@rule("ODD-CAMP-5")
def test_a_talent_is_owned_when_all_its_spaces_are_ticked() -> None:
    ticks = ticked(SPACES, NONE, 1, SQUARE, MEDIUM)
    assert owned_talents(SPACES, ticks) == []
    ticks = ticked(SPACES, ticks, 1, CIRCLE, MEDIUM)
    assert owned_talents(SPACES, ticks) == [1]
    assert ticks == ((0, 0, 0), (1, 1, 0), (0, 0, 0))
    assert NONE == ((0, 0, 0),) * 3


@rule("ODD-CAMP-5")
@pytest.mark.parametrize(("kind", "ticked_now"), [(CIRCLE, (1, 0, 0)), (SQUARE, (0, 1, 0)), (HARD, (0, 0, 1))])
def test_one_tick_fills_one_space_of_its_kind(kind: int, ticked_now: Counts) -> None:
    assert ticked(SPACES, NONE, 2, kind, DIFFICULT) == ((0, 0, 0), (0, 0, 0), ticked_now)


@rule("ODD-CAMP-5")
def test_a_full_row_takes_no_more() -> None:
    ticks = ticked(SPACES, NONE, 1, CIRCLE, DIFFICULT)
    with pytest.raises(ImpossibleGame, match="no free circle"):
        ticked(SPACES, ticks, 1, CIRCLE, DIFFICULT)
    with pytest.raises(ImpossibleGame, match="no free star"):
        ticked(SPACES, ticks, 0, HARD, DIFFICULT)
    assert (1, CIRCLE) not in open_spaces(SPACES, ticks, DIFFICULT)


@rule("ODD-CAMP-10", "AMB-22")
def test_with_every_legal_space_ticked_nothing_is_left_to_tick() -> None:
    ticks: tuple[Counts, ...] = ((2, 0, 0), (1, 0, 0), (1, 0, 0))
    assert open_spaces(SPACES, ticks, EASY) == []
    assert open_spaces(SPACES, ticks, MEDIUM) == [(1, SQUARE), (2, SQUARE)]
    assert open_spaces(SPACES, SPACES, DIFFICULT) == []


@pytest.mark.parametrize(("talent", "kind"), [(-1, 0), (3, 0), (0, -1), (0, 3)])
def test_a_space_that_is_not_there_cannot_be_ticked(talent: int, kind: int) -> None:
    with pytest.raises(ImpossibleGame):
        ticked(SPACES, NONE, talent, kind, DIFFICULT)


@rule("ODD-CAMP-6")
def test_basic_talents_work_beside_one_other_focus() -> None:
    focus_of, always = (0, 1, 2, 2), (True, False, False)
    assert active_talents(focus_of, always, [0, 1, 2], chosen=1) == [0, 1]
    assert active_talents(focus_of, always, [0, 1, 2], chosen=2) == [0, 2]
    assert active_talents(focus_of, always, [3], chosen=1) == []


@rule("ODD-CAMP-6")
@pytest.mark.parametrize("chosen", [0, -1, 3])
def test_the_focus_chosen_is_another_than_the_basic_one(chosen: int) -> None:
    with pytest.raises(ImpossibleGame) as refused:
        active_talents((0, 1, 2), (True, False, False), [0], chosen)
    assert refused.value.rules == ("ODD-CAMP-6",)
