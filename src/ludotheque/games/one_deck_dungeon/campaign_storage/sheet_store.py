"""The campaign sheets on this computer, one file each; signing keys, and which signatures are trusted."""

import hashlib
import re
import secrets
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
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import (
    LONGEST,
    Signer,
    seal,
    signer_of,
    unseal,
    unseal_unverified,
)
from ludotheque.games.one_deck_dungeon.campaign.sheet import (
    REMEMBERED,
    CampaignSheet,
    is_sheet_id,
    ticks_on,
    with_player,
)
from ludotheque.registry.campaign import Seal
from ludotheque.storage.atomic_files import remove_unfinished, sync_folder, write_text
from ludotheque.storage.folders import data_folder
from ludotheque.storage.locks import held

NAME: Final = "signing.key"
BYTES: Final = 32


def local_signer(folder: Path) -> Signer:
    """Return the signer of this computer; its name distinguishes computers and reveals nothing of the key."""
    key = read_key(folder / NAME) or make_key(folder)
    return Signer(f"local-{hashlib.blake2b(key, digest_size=4, person=b'ludo signer').hexdigest()}", key)


def read_key(path: Path) -> bytes | None:
    """Return the key of the file; refuse a damaged key, because a new one would invalidate every sheet."""
    try:
        text = path.read_bytes().decode("ascii", "replace").strip()
    except FileNotFoundError:
        return None
    if not re.fullmatch(rf"[0-9a-f]{{{2 * BYTES}}}", text):
        raise SheetRefused("key", file=str(path))
    return bytes.fromhex(text)


def make_key(folder: Path) -> bytes:
    """Create a key, unless another process created one first."""
    with held(folder):
        found = read_key(folder / NAME)
        if found is not None:
            return found
        key = secrets.token_bytes(BYTES)
        write_text(folder / NAME, key.hex() + "\n")
        return key


GUEST: Final = "guest"


class SheetTrust:
    """A host's own signer, and another one for admitted sheets that the host cannot verify.

    If a host signed sheets of strangers as its own, anyone who can write JSON could make any talent genuine.
    """

    def __init__(self, signer: Signer) -> None:
        self.own = signer
        self.guest = signer.beside(GUEST)

    def keeper(self, text: str) -> Signer:
        """Return the signer of the sheet after a game; refuse a sheet that claims this host's signature falsely."""
        named = signer_of(text)
        for ours in (self.own, self.guest):
            if named == ours.name:
                unseal(text, ours)
                return ours
        return self.own if is_blank(unseal_unverified(text)) else self.guest

    def admit(self, text: str, *, foreign: bool) -> CampaignSheet:
        """Return a sheet that may be used: signed here, blank, or signed elsewhere where the host accepts that."""
        if self.keeper(text) is not self.own and not foreign:
            raise BrokenSheet("elsewhere", signer=signer_of(text), ours=self.own.name)
        return unseal_unverified(text)

    def seal(self, text: str) -> Seal:
        """Return who vouches for a sheet that is valid in itself."""
        sheet, named = unseal_unverified(text), signer_of(text)
        try:
            keeper = self.keeper(text)
        except BrokenSheet:
            return "forged"
        if named == keeper.name:
            return "ours" if keeper is self.own else "guest"
        return "blank" if is_blank(sheet) else "elsewhere"

    def renamed(self, text: str, player: str) -> str:
        """Return the sheet under another player's name; only its own host can sign that."""
        keeper = self.keeper(text)
        if signer_of(text) != keeper.name and not is_blank(unseal_unverified(text)):
            raise BrokenSheet("elsewhere", signer=signer_of(text), ours=self.own.name)
        return seal(with_player(unseal_unverified(text), player), keeper)

    def after_game(self, text: str, result: GameResult) -> str:
        """Return the text of a sheet after a game, signed again."""
        return seal(with_result(unseal_unverified(text), result), self.keeper(text))


def is_blank(sheet: CampaignSheet) -> bool:
    """Return whether the sheet has no games and therefore claims nothing that needs proof."""
    return sheet.played == 0


FOLDER: Final = "campaign"
SUFFIX: Final = ".json"


class StoredSheets(msgspec.Struct, frozen=True):
    """All stored sheets, and the files that cannot be read."""

    sheets: tuple[CampaignSheet, ...]
    damaged: tuple[DamagedFile, ...]


class SheetStore:
    """Sheets in a folder; writers take turns, readers never wait."""

    def __init__(self, folder: Path, find_signer: Callable[[], Signer]) -> None:
        self.folder = folder
        self._find_signer = find_signer

    @cached_property
    def signer(self) -> Signer:
        """Return the signer, created on first use so that reading an empty store writes nothing."""
        return self._find_signer()

    def shelf(self) -> StoredSheets:
        """Return the readable sheets, sorted by player, and the unreadable files."""
        sheets: list[CampaignSheet] = []
        damaged: list[DamagedFile] = []
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
            try:
                sheets.append(self._read_file(path))
            except DamagedFile as error:
                damaged.append(error)
        return StoredSheets(tuple(sorted(sheets, key=by_player)), tuple(damaged))

    def read(self, sheet_id: str) -> CampaignSheet:
        """Return the sheet with that id."""
        path = self.path(sheet_id)
        if not path.exists():
            raise SheetRefused("none", id=sheet_id)
        return self._read_file(path)

    def text(self, sheet_id: str) -> str:
        """Return the sheet as portable text."""
        return seal(self.read(sheet_id), self.signer)

    def add(self, sheet: CampaignSheet) -> None:
        """Store a new sheet."""
        with self._turn():
            path = self.path(sheet.id)
            if path.exists():
                raise SheetRefused("there", id=sheet.id)
            self._write(path, sheet)

    def record(self, sheet_id: str, result: GameResult) -> CampaignSheet:
        """Record a game on the current sheet, including later changes; each game is recorded once."""
        with self._turn():
            kept = self.read(sheet_id)
            sheet = with_result(kept, without_full(kept, result))
            if sheet != kept:
                self._write(self.path(sheet_id), sheet)
            return sheet

    def replace(self, sheet: CampaignSheet) -> None:
        """Replace a stored sheet with a later state; refuse one that does not continue it."""
        with self._turn():
            kept = self.read(sheet.id)
            if sheet != kept:
                if not goes_on_from(kept, sheet):
                    raise SheetRefused("stale", id=sheet.id, here=kept.revision, given=sheet.revision)
                self._write(self.path(sheet.id), sheet)

    def delete(self, sheet_id: str) -> None:
        """Delete a sheet permanently; damaged files are left to their owner."""
        with self._turn():
            self.read(sheet_id)
            self.path(sheet_id).unlink()
            sync_folder(self.folder)

    def path(self, sheet_id: str) -> Path:
        """Return the file of a sheet; only sheet ids become file names."""
        if not is_sheet_id(sheet_id):
            raise SheetRefused("none", id=sheet_id)
        return self.folder / f"{sheet_id}{SUFFIX}"

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Lock the store against other writers."""
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
    """Return the text of a file that may contain a sheet; reads no more than the size of a sheet."""
    try:
        with path.open("rb") as stream:
            return stream.read(LONGEST + 1).decode()
    except UnicodeDecodeError as error:
        raise BrokenSheet("json") from error
    except OSError as error:
        raise BrokenSheet("unreadable", reason=error.strerror or type(error).__name__) from error


def by_player(sheet: CampaignSheet) -> tuple[str, str]:
    """Sort by player, ignoring accents."""
    return unicodedata.normalize("NFKD", sheet.player).casefold(), sheet.id


def goes_on_from(old: CampaignSheet, new: CampaignSheet) -> bool:
    """Return whether the new sheet is the same hero some games later and keeps everything on the old sheet."""
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
    """Return the store of this user on this computer."""
    folder = data_folder()
    return SheetStore(folder / FOLDER, lambda: local_signer(folder))
