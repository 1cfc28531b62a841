"""The campaign of One Deck Dungeon as a host uses it."""

import secrets
from functools import cached_property
from pathlib import Path
from typing import Final

from ludotheque.games.one_deck_dungeon.campaign.errors import SheetOfSeat, SheetRefused
from ludotheque.games.one_deck_dungeon.campaign.pads import heroes
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import Signer, seal, unseal, unseal_unverified
from ludotheque.games.one_deck_dungeon.campaign.sheet import new_sheet
from ludotheque.games.one_deck_dungeon.campaign_storage.match_results import result_of, sheets_after
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import FOLDER, SheetStore
from ludotheque.games.one_deck_dungeon.campaign_storage.trust import BYTES, SheetTrust, local_signer
from ludotheque.kernel.errors import LocalizedError
from ludotheque.kernel.match import Match
from ludotheque.registry.campaign import CampaignSheets, CampaignSupport, SheetSummary
from ludotheque.text.languages import Language
from ludotheque.text.writer import name_of

PASSING: Final = "passing"
"""The name of a signer whose key is gone with the process."""


class DungeonSheets(CampaignSheets):
    """Signed with the key of a folder, and kept in it where they belong to the person who asks."""

    def __init__(self, folder: Path | None, *, own: bool) -> None:
        self.folder = folder
        self.own = own and folder is not None

    @cached_property
    def notary(self) -> SheetTrust:
        """Found when it is first needed, because the key may have to be written."""
        if self.folder is None:
            return SheetTrust(Signer(PASSING, secrets.token_bytes(BYTES)))
        return SheetTrust(local_signer(self.folder))

    @cached_property
    def store(self) -> SheetStore | None:
        if self.folder is None or not self.own:
            return None
        return SheetStore(self.folder / FOLDER, lambda: self.notary.own)

    @property
    def signer(self) -> str:
        return self.notary.own.name

    def check(self, text: str) -> None:
        unseal_unverified(text)

    def admit(self, text: str, *, foreign: bool) -> None:
        self.notary.admit(text, foreign=foreign)

    def refused_at(self, seat: int, why: LocalizedError) -> LocalizedError:
        return SheetOfSeat(seat, why) if isinstance(why, SheetRefused) else why

    def new(self, player: str, hero: str, set_id: str | None) -> str:
        return seal(new_sheet(player, hero, set_id), self.notary.own)

    @property
    def keeps(self) -> bool:
        return self.store is not None

    def kept(self) -> tuple[str, ...]:
        sheets = self.store.shelf().sheets if self.store is not None else ()
        return tuple(seal(sheet, self.notary.own) for sheet in sheets)

    def summary(self, text: str, lang: Language) -> SheetSummary:
        sheet = unseal_unverified(text)
        name = name_of(heroes()[sheet.hero], lang)
        return SheetSummary(sheet.id, sheet.player, sheet.hero, name, sheet.played, sheet.won)

    def after(self, match: Match) -> dict[int, str]:
        return sheets_after(match, self.notary)

    def keep(self, match: Match, seat: int) -> str:
        if self.store is None:
            raise LookupError("no sheets are kept here")
        sheet = unseal(self.after(match)[seat], self.notary.own)
        if self.store.path(sheet.id).exists():
            sheet = self.store.record(sheet.id, result_of(match, seat))
        else:
            self.store.add(sheet)
        return seal(sheet, self.notary.own)


class DungeonCampaign(CampaignSupport):
    """Heroes of One Deck Dungeon with their talents."""

    def open(self, folder: Path | None, *, own: bool) -> CampaignSheets:
        return DungeonSheets(folder, own=own)
