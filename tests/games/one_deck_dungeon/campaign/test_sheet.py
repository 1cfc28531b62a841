"""The sheet: whose it is, what may be ticked, which talents work."""

import pytest

from ludotheque.games.one_deck_dungeon.campaign.errors import ImpossibleGame, SheetRefused
from ludotheque.games.one_deck_dungeon.campaign.sheet import (
    active,
    dungeons,
    is_sheet_id,
    new_sheet,
    owned,
    pads,
    tick,
    ticks_on,
)
from tests.games.one_deck_dungeon.campaign.sheets import FOREST, legal_spaces, lyra, ticks
from tests.rules import rule


@rule("ODD-CAMP-1")
def test_a_new_sheet_is_one_players_for_one_hero_and_empty() -> None:
    sheet = new_sheet("  Lyra   de  Lys ", "archer")
    assert (sheet.player, sheet.hero, sheet.set_id) == ("Lyra de Lys", "archer", "base")
    assert (sheet.played, sheet.won, sheet.ticks, owned(sheet)) == (0, 0, (), ())
    assert is_sheet_id(sheet.id)
    assert sheet.id != new_sheet("Lyra", "archer").id


@rule("ODD-COMP-4")
def test_each_set_has_sheets_of_its_own() -> None:
    assert new_sheet("Ana", "druid").set_id == FOREST
    assert new_sheet("Ana", "druid", "base").set_id == "base"
    assert not set(pads()["base"].places) & set(pads()[FOREST].places)


@pytest.mark.parametrize("name", ["", "  ", "a\u202eb", "\x1b[2J", "x" * 41, "\udc80", "a\u200bb"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(SheetRefused, match="1 to 40 visible characters"):
        new_sheet(name, "archer")


@pytest.mark.parametrize(("hero", "set_id", "said"), [("gandalf", "base", "“gandalf”"), ("archer", "moon", "“moon”")])
def test_an_unknown_hero_or_set_is_refused(hero: str, set_id: str, said: str) -> None:
    with pytest.raises(SheetRefused, match=said):
        new_sheet("Lyra", hero, set_id)


@rule("ODD-CAMP-6")
@pytest.mark.parametrize("set_id", ["base", FOREST])
def test_there_are_four_focuses_and_one_of_them_always_works(set_id: str) -> None:
    pad = pads()[set_id]
    assert len(pad.focuses) == 4
    assert len([focus for focus in pad.focuses if focus.always_active]) == 1


@rule("ODD-CAMP-4")
@pytest.mark.parametrize("kind", ["circle", "square", "hard"])
def test_ticks_follow_the_difficulty_of_the_dungeon(kind: str) -> None:
    needed = {"circle": 1, "square": 2, "hard": 3}[kind]
    for difficulty in sorted({dungeon.difficulty for dungeon in dungeons().values()}):
        assert (("crafty", kind) in legal_spaces(lyra(), difficulty)) == (difficulty >= needed)
        if difficulty >= needed:
            assert getattr(tick(lyra(), "crafty", kind, difficulty).ticks[0], kind) == 1
        else:
            with pytest.raises(ImpossibleGame) as refused:
                tick(lyra(), "crafty", kind, difficulty)
            assert refused.value.said == {"kind": kind, "difficulty": difficulty}


@rule("ODD-CAMP-5")
def test_ticks_may_go_to_any_focus() -> None:
    pad = pads()["base"]
    offered = {talent for talent, _ in legal_spaces(lyra(), difficulty=1)}
    assert offered == {talent.id for talent in pad.talents}
    sheet = tick(tick(lyra(), "guile", "circle", 1), "cunning", "circle", 1)
    assert {each.talent for each in sheet.ticks} == {"guile", "cunning"}


@rule("ODD-CAMP-5")
def test_the_last_space_brings_the_talent_and_the_next_tick_is_refused() -> None:
    sheet = tick(lyra(ticks=ticks(guile=(5, 0, 0))), "guile", "circle", 1)
    assert [talent.id for talent in owned(sheet)] == ["guile"]
    with pytest.raises(ImpossibleGame) as refused:
        tick(sheet, "guile", "circle", 1)
    assert refused.value.rules == ("ODD-CAMP-5",)


@pytest.mark.parametrize(("talent", "kind"), [("brewer", "circle"), ("guile", "pentagon")])
def test_only_spaces_of_this_sheet_can_be_ticked(talent: str, kind: str) -> None:
    with pytest.raises(ImpossibleGame):
        tick(lyra(), talent, kind, 3)


@rule("ODD-CAMP-6")
def test_basic_talents_and_those_of_the_chosen_focus_work() -> None:
    sheet = lyra(ticks=ticks(veteran=(6, 0, 0), prepared=(6, 0, 0), guile=(6, 0, 0), cunning=(5, 0, 0)))
    focus = {talent.id: talent.focus for talent in pads()["base"].talents}
    assert [talent.id for talent in active(sheet, focus["prepared"])] == ["veteran", "prepared"]
    assert [talent.id for talent in active(sheet, focus["guile"])] == ["veteran", "guile"]
    assert [talent.id for talent in active(sheet, focus["cunning"])] == ["veteran"]
    for wrong in (focus["veteran"], "nonsense"):
        with pytest.raises(ImpossibleGame) as refused:
            active(sheet, wrong)
        assert refused.value.rules == ("ODD-CAMP-6",)


def test_the_rules_get_counts_in_the_order_of_the_pad() -> None:
    sheet = lyra(ticks=ticks(durability=(3, 1, 0), veteran=(2, 0, 0)))
    assert ticks_on(sheet)[:3] == ((2, 0, 0), (3, 1, 0), (0, 0, 0))
    assert len(ticks_on(sheet)) == len(pads()["base"].talents)
