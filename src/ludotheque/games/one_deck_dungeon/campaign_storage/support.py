"""Campaign support for hosts: what finished matches add to their sheets."""

import hashlib
import json
import secrets
from functools import cached_property
from pathlib import Path
from typing import Final

from ludotheque.games.one_deck_dungeon.campaign.errors import ImpossibleGame, SheetOfSeat, SheetRefused
from ludotheque.games.one_deck_dungeon.campaign.results import GameResult
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import Signer, seal, unseal, unseal_unverified
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet, heroes, new_sheet
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_page import blank_pages, page_of
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import (
    BYTES,
    FOLDER,
    SheetStore,
    SheetTrust,
    local_signer,
)
from ludotheque.games.one_deck_dungeon.table.setup_options import settled
from ludotheque.games.one_deck_dungeon.table.state_classes import DungeonState
from ludotheque.kernel.errors import LocalizedError
from ludotheque.kernel.game import WON
from ludotheque.kernel.match import Match
from ludotheque.presentation.campaign_sheets import SheetPage
from ludotheque.registry.campaign import CampaignSheets, CampaignSupport, Seal, SheetSummary
from ludotheque.text.languages import Language
from ludotheque.text.writer import name_of


def result_of(match: Match, seat: int) -> GameResult:
    """Return the result of the match for one hero."""
    state = match.table.core
    if not isinstance(state, DungeonState) or not match.outcome:
        raise ImpossibleGame("not-over", "ODD-CAMP-2")
    options = settled(match.setup)
    return GameResult(
        match=name_of_match(match),
        dungeon=options["dungeon"],
        tier=options["difficulty"],
        descended=state.floor - 1,
        level=state.level,
        won=match.outcome == WON,
        placed=tuple((code >> 2, code & 3) for code in state.heroes[seat].ticks),
    )


def name_of_match(match: Match) -> str:
    """Return a name that is the same however often the match is resumed, and reveals nothing of its randomness."""
    content = json.dumps(match.setup.dump(), sort_keys=True).encode()
    return hashlib.blake2b(content, key=match.key, digest_size=12).hexdigest()


def write_down(match: Match, store: SheetStore) -> dict[int, CampaignSheet]:
    """Record the match on the sheets of this computer that took part in it; repeating this changes nothing."""
    sheets = {seat: unseal_unverified(text) for seat, text in texts_of(match).items()}
    return {seat: store.record(sheet.id, result_of(match, seat)) for seat, sheet in sheets.items()}


def sheets_after(match: Match, notary: SheetTrust) -> dict[int, str]:
    """Return the sheets of all seats that have one, after the match and signed again; the result is repeatable."""
    return {seat: notary.after_game(text, result_of(match, seat)) for seat, text in texts_of(match).items()}


def texts_of(match: Match) -> dict[int, str]:
    """Return the sheets with which the seats joined."""
    options = match.setup.options
    texts = {seat: options.get(f"sheet_{seat}", "") for seat in range(len(match.setup.heroes))}
    return {seat: text for seat, text in texts.items() if text}


PASSING: Final = "passing"
"""The name of a temporary signer, whose key is lost when the process ends."""


class DungeonSheets(CampaignSheets):
    """Sheets signed with the key of a folder, and stored there if they belong to the caller."""

    def __init__(self, folder: Path | None, *, own: bool) -> None:
        self.folder = folder
        self.own = own and folder is not None

    @cached_property
    def notary(self) -> SheetTrust:
        """Return the trust settings, created on first use because this may write the key."""
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

    def page(self, text: str, lang: Language) -> SheetPage:
        return page_of(unseal_unverified(text), lang)

    def blank_pages(self, lang: Language) -> tuple[SheetPage, ...]:
        return blank_pages(lang)

    def seal(self, text: str) -> Seal:
        return self.notary.seal(text)

    def renamed(self, text: str, player: str) -> str:
        return self.notary.renamed(text, player)

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
    """Campaign support for the heroes of One Deck Dungeon and their talents."""

    def open(self, folder: Path | None, *, own: bool) -> CampaignSheets:
        return DungeonSheets(folder, own=own)
