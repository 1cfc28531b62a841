"""The store: files that are whole, found again, and never taken for another."""

import errno
import os
import shutil
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from ludotheque.games.one_deck_dungeon.campaign.errors import DamagedFile, ImpossibleGame, SheetRefused
from ludotheque.games.one_deck_dungeon.campaign.results import with_result
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import LONGEST, seal
from ludotheque.games.one_deck_dungeon.campaign.sheet import REMEMBERED, ticks_on
from ludotheque.games.one_deck_dungeon.campaign.ticks import CIRCLE
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import NAME as KEY
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import SheetStore, local_signer, local_store
from tests.games.one_deck_dungeon.campaign.sheets import ELSEWHERE, HERE, game, lyra
from tests.rules import rule

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="modes of files are those of POSIX systems")


@pytest.fixture
def store(tmp_path: Path) -> SheetStore:
    return SheetStore(tmp_path / "campaign", lambda: HERE)


@pytest.fixture
def kept(store: SheetStore) -> SheetStore:
    """A store with a sheet in it."""
    store.add(lyra())
    return store


def names(store: SheetStore) -> list[str]:
    return sorted(path.name for path in store.folder.iterdir() if path.name != ".lock")


def test_what_is_kept_is_found_again(store: SheetStore) -> None:
    for player, name in (("Zoé", "00000001"), ("Ève", "00000002"), ("ada", "00000003")):
        store.add(lyra(id=name, player=player))
    assert [sheet.player for sheet in store.shelf().sheets] == ["ada", "Ève", "Zoé"]
    assert store.read("00000002") == lyra(id="00000002", player="Ève")
    assert names(store) == ["00000001.json", "00000002.json", "00000003.json"]


def test_looking_into_an_empty_store_writes_nothing(store: SheetStore) -> None:
    assert (store.shelf().sheets, store.shelf().damaged) == ((), ())
    with pytest.raises(SheetRefused, match="There is no sheet “00c0ffee”"):
        store.read("00c0ffee")
    assert not store.folder.exists()


def test_a_game_is_written_down_on_the_sheet_as_it_is_by_now(kept: SheetStore) -> None:
    kept.record("00c0ffee", game("a"))
    kept.record("00c0ffee", game("b"))
    after = kept.record("00c0ffee", game("a"))
    assert after == kept.read("00c0ffee")
    assert (after.played, [each.match for each in after.adventures]) == (2, ["a", "b"])


@rule("ODD-CAMP-10")
def test_of_two_simultaneous_games_the_later_loses_only_the_ticks_that_no_longer_fit(kept: SheetStore) -> None:
    far = {"tier": "fearless", "descended": 3}
    kept.record("00c0ffee", game("a", **far, placed=((0, CIRCLE),) * 5))
    after = kept.record("00c0ffee", game("b", **far, placed=((0, CIRCLE), (0, CIRCLE), (1, CIRCLE))))
    assert ticks_on(after)[:2] == ((6, 0, 0), (1, 0, 0))
    assert [each.ticks for each in after.adventures] == [5, 2]
    with pytest.raises(ImpossibleGame):
        kept.record("00c0ffee", game("c", **far, placed=((99, CIRCLE),)))


def test_an_id_that_is_taken_is_not_given_again(kept: SheetStore) -> None:
    with pytest.raises(SheetRefused, match="already here"):
        kept.add(lyra(player="Somebody else"))
    assert kept.read("00c0ffee").player == "Lyra"


def test_a_sheet_is_replaced_only_by_what_goes_on_from_it(kept: SheetStore) -> None:
    mine = with_result(lyra(), game("mine"))
    theirs = with_result(lyra(), game("theirs"))
    kept.replace(mine)
    kept.replace(mine)
    for late in (theirs, with_result(theirs, game("more")), lyra()):
        with pytest.raises(SheetRefused, match="has games that the other one"):
            kept.replace(late)
    assert kept.read("00c0ffee") == mine
    kept.replace(with_result(with_result(mine, game("x")), game("y")))
    assert kept.read("00c0ffee").played == 3


def test_a_long_absence_is_no_loss(kept: SheetStore) -> None:
    sheet = kept.record("00c0ffee", game("here"))
    for number in range(REMEMBERED + 1):
        sheet = with_result(sheet, game(f"away{number}"))
    kept.replace(sheet)
    assert kept.read("00c0ffee") == sheet


def test_another_hero_is_not_a_later_state(kept: SheetStore) -> None:
    with pytest.raises(SheetRefused):
        kept.replace(lyra(hero="mage", revision=9))


def test_a_deleted_sheet_is_gone(kept: SheetStore) -> None:
    kept.delete("00c0ffee")
    assert names(kept) == []
    with pytest.raises(SheetRefused):
        kept.delete("00c0ffee")


@pytest.mark.parametrize("name", ["../signing", "", ".", "00C0FFEE", "00c0ffee.json", "a" * 300, "00c0ffee\n", "con"])
def test_nothing_but_an_id_becomes_a_name_of_a_file(kept: SheetStore, name: str) -> None:
    for act in (kept.read, kept.text, kept.delete):
        with pytest.raises(SheetRefused, match="There is no sheet"):
            act(name)


DAMAGE: dict[str, tuple[Callable[[str], str], str]] = {
    "cut": (lambda text: text[: len(text) // 2], "json"),
    "empty": (lambda text: "", "json"),
    "zeros": (lambda text: "\0" * len(text), "json"),
    "changed": (lambda text: text.replace('"played":0', '"played":5'), "checksum"),
    "foreign": (lambda text: seal(lyra(), ELSEWHERE), "signer"),
    "renamed": (lambda text: seal(lyra(id="11111111"), HERE), "misnamed"),
    "huge": (lambda text: text + " " * LONGEST, "long"),
}


@pytest.mark.parametrize("how", DAMAGE)
def test_a_damaged_file_is_named_and_stays_as_it_is(kept: SheetStore, how: str) -> None:
    change, fault = DAMAGE[how]
    path = kept.path("00c0ffee")
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    before = path.read_bytes()
    kept.add(lyra(id="22222222"))
    shelf = kept.shelf()
    assert [sheet.id for sheet in shelf.sheets] == ["22222222"]
    assert [(error.file, error.why.fault) for error in shelf.damaged] == [(path, fault)]
    for act in (
        lambda: kept.read("00c0ffee"),
        lambda: kept.record("00c0ffee", game()),
        lambda: kept.replace(with_result(lyra(), game())),
        lambda: kept.delete("00c0ffee"),
    ):
        with pytest.raises(DamagedFile, match=r"cannot be used and stays as it is"):
            act()
    with pytest.raises(SheetRefused):
        kept.add(lyra())
    assert path.read_bytes() == before


def test_binary_rubbish_and_folders_are_damaged_files_too(kept: SheetStore) -> None:
    kept.path("00c0ffee").write_bytes(bytes(range(256)))
    kept.path("11111111").mkdir()
    assert [error.why.fault for error in kept.shelf().damaged] == ["json", "unreadable"]


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_sheet_and_nothing_else(
    kept: SheetStore, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os if call == "fsync" else Path, call, fail)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        kept.record("00c0ffee", game())
    monkeypatch.undo()
    assert names(kept) == ["00c0ffee.json"]
    assert kept.read("00c0ffee") == lyra()


def test_what_killed_writers_left_is_swept_away_by_the_next(kept: SheetStore) -> None:
    left = kept.folder / ".00c0ffee.x7.part"
    left.write_text("half of it")
    assert [sheet.id for sheet in kept.shelf().sheets] == ["00c0ffee"]
    kept.record("00c0ffee", game())
    assert names(kept) == ["00c0ffee.json"]


def test_a_lock_file_without_its_writer_stops_nobody(kept: SheetStore) -> None:
    assert (kept.folder / ".lock").exists()
    assert kept.record("00c0ffee", game()).played == 1


def test_threads_take_turns_too(kept: SheetStore) -> None:
    def play(name: str) -> None:
        for number in range(5):
            SheetStore(kept.folder, lambda: HERE).record("00c0ffee", game(f"{name}{number}"))

    threads = [Thread(target=play, args=(name,)) for name in "abc"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert kept.read("00c0ffee").played == 15


def test_the_key_is_made_once(tmp_path: Path) -> None:
    first = local_signer(tmp_path)
    assert local_signer(tmp_path).name == first.name
    assert first.name.startswith("local-")
    assert (tmp_path / KEY).read_text()[:8] not in first.name
    assert local_signer(tmp_path / "other").name != first.name


@POSIX
def test_nobody_else_reads_keys_and_sheets(tmp_path: Path, kept: SheetStore) -> None:
    local_signer(tmp_path)
    for path in (tmp_path / KEY, kept.path("00c0ffee")):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.folder.stat().st_mode) == 0o700


@pytest.mark.parametrize("text", ["", "abc", "g" * 64, "0" * 63])
def test_a_damaged_key_is_refused_and_never_replaced(tmp_path: Path, text: str) -> None:
    (tmp_path / KEY).write_text(text)
    with pytest.raises(SheetRefused, match="damaged"):
        local_signer(tmp_path)
    assert (tmp_path / KEY).read_text() == text


def test_with_another_key_the_sheets_are_somebody_elses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDO_DATA", str(tmp_path))
    local_store().add(lyra())
    assert local_store().shelf().sheets == (lyra(),)
    (tmp_path / KEY).unlink()
    assert [error.why.fault for error in local_store().shelf().damaged] == ["signer"]


def test_a_copied_folder_is_the_same_store(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDO_DATA", str(tmp_path / "old"))
    local_store().add(lyra())
    shutil.copytree(tmp_path / "old", tmp_path / "new")
    monkeypatch.setenv("LUDO_DATA", str(tmp_path / "new"))
    assert local_store().read("00c0ffee") == lyra()
