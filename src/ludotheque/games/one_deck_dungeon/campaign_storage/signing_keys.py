"""The key with which this computer signs: made when it is first needed, never replaced."""

import hashlib
import re
import secrets
from pathlib import Path
from typing import Final

from ludotheque.games.one_deck_dungeon.campaign.errors import SheetRefused
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import Signer
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
