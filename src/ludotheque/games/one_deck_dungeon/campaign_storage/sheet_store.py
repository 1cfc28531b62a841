"""The sheets of this computer: one file each, always whole, and never taken for another."""

import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.games.one_deck_dungeon.campaign.errors import BrokenSheet, DamagedFile, SheetRefused
from ludotheque.games.one_deck_dungeon.campaign.results import GameResult, with_result, without_full
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import LONGEST, Signer, seal, unseal
from ludotheque.games.one_deck_dungeon.campaign.sheet import REMEMBERED, CampaignSheet, is_sheet_id, ticks_on
from ludotheque.games.one_deck_dungeon.campaign_storage.trust import local_signer
from ludotheque.storage.atomic_files import remove_unfinished, sync_folder, write_text
from ludotheque.storage.folders import data_folder
from ludotheque.storage.locks import held

FOLDER: Final = "campaign"
SUFFIX: Final = ".json"


class StoredSheets(msgspec.Struct, frozen=True):
    """Everything that is kept."""

    sheets: tuple[CampaignSheet, ...]
    damaged: tuple[DamagedFile, ...]


class SheetStore:
    """Sheets in a folder; writers take turns, readers never wait."""

    def __init__(self, folder: Path, find_signer: Callable[[], Signer]) -> None:
        self.folder = folder
        self._find_signer = find_signer

    @cached_property
    def signer(self) -> Signer:
        """Found when it is first needed, so that looking into an empty store writes nothing."""
        return self._find_signer()

    def shelf(self) -> StoredSheets:
        """What can be read, by players' names, and what cannot."""
        sheets: list[CampaignSheet] = []
        damaged: list[DamagedFile] = []
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
            try:
                sheets.append(self._read_file(path))
            except DamagedFile as error:
                damaged.append(error)
        return StoredSheets(tuple(sorted(sheets, key=by_player)), tuple(damaged))

    def read(self, sheet_id: str) -> CampaignSheet:
        """The sheet of that id."""
        path = self.path(sheet_id)
        if not path.exists():
            raise SheetRefused("none", id=sheet_id)
        return self._read_file(path)

    def text(self, sheet_id: str) -> str:
        """The sheet as it travels."""
        return seal(self.read(sheet_id), self.signer)

    def add(self, sheet: CampaignSheet) -> None:
        """A sheet that is not there yet."""
        with self._turn():
            path = self.path(sheet.id)
            if path.exists():
                raise SheetRefused("there", id=sheet.id)
            self._write(path, sheet)

    def record(self, sheet_id: str, result: GameResult) -> CampaignSheet:
        """Write a game down on the sheet as it is by now, whatever else was played meanwhile; once per game."""
        with self._turn():
            kept = self.read(sheet_id)
            sheet = with_result(kept, without_full(kept, result))
            if sheet != kept:
                self._write(self.path(sheet_id), sheet)
            return sheet

    def replace(self, sheet: CampaignSheet) -> None:
        """A later state of a sheet that is kept here; what does not go on from there is refused."""
        with self._turn():
            kept = self.read(sheet.id)
            if sheet != kept:
                if not goes_on_from(kept, sheet):
                    raise SheetRefused("stale", id=sheet.id, here=kept.revision, given=sheet.revision)
                self._write(self.path(sheet.id), sheet)

    def delete(self, sheet_id: str) -> None:
        """Take a sheet away for ever; a damaged file is left to its owner."""
        with self._turn():
            self.read(sheet_id)
            self.path(sheet_id).unlink()
            sync_folder(self.folder)

    def path(self, sheet_id: str) -> Path:
        """Its file; nothing but an id becomes a name of a file."""
        if not is_sheet_id(sheet_id):
            raise SheetRefused("none", id=sheet_id)
        return self.folder / f"{sheet_id}{SUFFIX}"

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Nobody else writes meanwhile."""
        with held(self.folder):
            remove_unfinished(self.folder)
            yield

    def _write(self, path: Path, sheet: CampaignSheet) -> None:
        write_text(path, seal(sheet, self.signer) + "\n")

    def _read_file(self, path: Path) -> CampaignSheet:
        try:
            sheet = unseal(read_text(path), self.signer)
            if sheet.id != path.stem:
                raise BrokenSheet("misnamed", id=sheet.id)
        except BrokenSheet as error:
            raise DamagedFile(path, error) from error
        return sheet


def read_text(path: Path) -> str:
    """The text of a file that may hold a sheet; never more of it than a sheet can have."""
    try:
        with path.open("rb") as stream:
            return stream.read(LONGEST + 1).decode()
    except UnicodeDecodeError as error:
        raise BrokenSheet("json") from error
    except OSError as error:
        raise BrokenSheet("unreadable", reason=error.strerror or type(error).__name__) from error


def by_player(sheet: CampaignSheet) -> tuple[str, str]:
    """Accents do not part what belongs together."""
    return unicodedata.normalize("NFKD", sheet.player).casefold(), sheet.id


def goes_on_from(old: CampaignSheet, new: CampaignSheet) -> bool:
    """Is it the same hero some games later, with nothing lost of what the old sheet has seen?"""
    if (new.id, new.player, new.hero, new.set_id) != (old.id, old.player, old.hero, old.set_id):
        return False
    if new.revision <= old.revision or new.played < old.played or new.won < old.won:
        return False
    pairs = zip(chain(*ticks_on(old)), chain(*ticks_on(new)), strict=True)
    if any(now < before for before, now in pairs):
        return False
    forgotten = new.played - old.played >= REMEMBERED
    return forgotten or not old.adventures or old.adventures[-1] in new.adventures


def local_store() -> SheetStore:
    """The store of this person on this computer."""
    folder = data_folder()
    return SheetStore(folder / FOLDER, lambda: local_signer(folder))
