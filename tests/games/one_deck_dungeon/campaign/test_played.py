"""A whole match with sheets at the table: what was ticked in it comes home."""

from pathlib import Path

import pytest

from ludotheque.games.one_deck_dungeon.campaign.errors import ImpossibleGame
from ludotheque.games.one_deck_dungeon.campaign.results import ticks_earned
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import seal, unseal
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import SheetStore, SheetTrust
from ludotheque.games.one_deck_dungeon.campaign_storage.support import result_of, sheets_after, write_down
from ludotheque.games.one_deck_dungeon.table.events import SpaceTicked
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.errors import BrokenFile
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, answer_as_bot, start
from ludotheque.registry.discovery import agent_named, game_named
from tests.games.one_deck_dungeon.campaign.sheets import ELSEWHERE, FOREST, HERE, lyra
from tests.rules import rule

ARCHER = lyra()
DRUID = lyra(id="0000beef", player="Ana", hero="druid", set_id=FOREST)


def begun(seed: str) -> Match:
    game = game_named("one_deck_dungeon")
    options = {"sheet_0": seal(ARCHER, HERE), "sheet_1": seal(DRUID, HERE)}
    return start(game, Setup(game.name, "pair", ("archer", "druid"), options), key_of(seed), (0, 1))


def played(seed: str) -> Match:
    match = begun(seed)
    bots = [agent_named(match.game.name, "random", f"{seed}{seat}") for seat in range(2)]
    while match.decision is not None:
        owner = match.decision.owner
        answer_as_bot(match, bots[owner](match.decision, match.seen((owner,))))
    return match


@rule("ODD-CAMP-2", "ODD-CAMP-3")
def test_every_tick_of_the_match_is_on_the_sheets_afterwards() -> None:
    match = played("a")
    told = [event for event in match.log if isinstance(event, SpaceTicked)]
    for seat, text in sheets_after(match, SheetTrust(HERE)).items():
        sheet = unseal(text, HERE)
        placed = {each.talent: each.circle + each.square + each.hard for each in sheet.ticks}
        assert sum(placed.values()) == ticks_earned(result_of(match, seat))
        for talent, ticks in placed.items():
            assert [event.talent for event in told if event.seat == seat].count(talent) == ticks
        assert sheet.played == 1


@rule("ODD-CAMP-9")
def test_a_match_is_written_down_once(tmp_path: Path) -> None:
    store = SheetStore(tmp_path, lambda: HERE)
    for sheet in (ARCHER, DRUID):
        store.add(sheet)
    match = played("b")
    once = write_down(match, store)
    assert write_down(match, store) == once
    assert [sheet.played for sheet in store.shelf().sheets] == [1, 1]
    assert {seat: seal(sheet, HERE) for seat, sheet in once.items()} == sheets_after(match, SheetTrust(HERE))


def test_two_matches_have_two_names_which_tell_nothing_of_chance() -> None:
    names = {result_of(played(seed), 0).match for seed in ("c", "d")}
    assert len(names) == 2
    assert not any(name in key_of(seed).hex() for name in names for seed in ("c", "d"))


def test_an_unfinished_match_fills_in_nothing() -> None:
    with pytest.raises(ImpossibleGame) as refused:
        result_of(begun("e"), 0)
    assert refused.value.rules == ("ODD-CAMP-2",)


def test_a_host_signs_as_its_own_what_it_has_signed_and_what_was_blank() -> None:
    for text in sheets_after(played("f"), SheetTrust(ELSEWHERE)).values():
        assert unseal(text, ELSEWHERE).played == 1
    once = sheets_after(played("f"), SheetTrust(HERE))[0]
    options = {"sheet_0": once}
    with pytest.raises(BrokenFile, match="signed by here"):
        SheetTrust(ELSEWHERE).admit(options["sheet_0"], foreign=False)
