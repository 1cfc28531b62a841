"""Signing keys, and whose sheets are trusted where several play together."""

import hashlib
import re
import secrets
from pathlib import Path
from typing import Final

from ludotheque.games.one_deck_dungeon.campaign.errors import BrokenSheet, SheetRefused
from ludotheque.games.one_deck_dungeon.campaign.results import GameResult, with_result
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import Signer, seal, signer_of, unseal, unseal_unverified
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet
from ludotheque.storage.atomic_files import write_text
from ludotheque.storage.locks import held

NAME: Final = "signing.key"
BYTES: Final = 32


def local_signer(folder: Path) -> Signer:
    """Who signs on this computer; the name tells two computers apart, and nothing of the key."""
    key = read_key(folder / NAME) or make_key(folder)
    return Signer(f"local-{hashlib.blake2b(key, digest_size=4, person=b'ludo signer').hexdigest()}", key)


def read_key(path: Path) -> bytes | None:
    """The key of the file; a damaged one is refused, because a new one would disown every sheet."""
    try:
        text = path.read_bytes().decode("ascii", "replace").strip()
    except FileNotFoundError:
        return None
    if not re.fullmatch(rf"[0-9a-f]{{{2 * BYTES}}}", text):
        raise SheetRefused("key", file=str(path))
    return bytes.fromhex(text)


def make_key(folder: Path) -> bytes:
    """A new key, unless somebody else was faster."""
    with held(folder):
        found = read_key(folder / NAME)
        if found is not None:
            return found
        key = secrets.token_bytes(BYTES)
        write_text(folder / NAME, key.hex() + "\n")
        return key


GUEST: Final = "guest"


class SheetTrust:
    """A host's own signature, and another one for what it has let in without being able to believe it.

    If a host signed strangers' sheets as its own, whoever can write JSON could have any talent made genuine.
    """

    def __init__(self, signer: Signer) -> None:
        self.own = signer
        self.guest = signer.beside(GUEST)

    def keeper(self, text: str) -> Signer:
        """Who signs the sheet after a game; one that says to be signed here and is not is refused."""
        named = signer_of(text)
        for ours in (self.own, self.guest):
            if named == ours.name:
                unseal(text, ours)
                return ours
        return self.own if is_blank(unseal_unverified(text)) else self.guest

    def admit(self, text: str, *, foreign: bool) -> CampaignSheet:
        """A sheet that may sit down: our own, a blank one, and what others have signed where that is welcome."""
        if self.keeper(text) is not self.own and not foreign:
            raise BrokenSheet("elsewhere", signer=signer_of(text), ours=self.own.name)
        return unseal_unverified(text)

    def after_game(self, text: str, result: GameResult) -> str:
        """The text of a sheet after a game, signed again."""
        return seal(with_result(unseal_unverified(text), result), self.keeper(text))


def is_blank(sheet: CampaignSheet) -> bool:
    """It has seen no game, so it claims nothing that would have to be proved."""
    return sheet.played == 0
