"""Tokens that stand for seats, and the names of those who sit there."""

import base64
import hashlib
import hmac
import unicodedata
from typing import Final

import msgspec

from ludotheque.faces.refusals import Refusal
from ludotheque.server.rooms.plan import NAME_LETTERS

TOKEN_BYTES: Final = 16
AWAY: Final = "away"  # why a bot plays for a human
WISH: Final = "wish"
VOTE: Final = "vote"


class SeatState(msgspec.Struct):
    """A seat as the journal has left it."""

    name: str = ""
    digest: str = ""  # of the token that holds it
    taken: bool = False
    away: bool = False
    handed: str = ""  # why a bot plays for it, if one does
    resigned: bool = False
    hero: str | None = None


def make_token(chance: bytes) -> str:
    """The secret of a link, from 128 random bits."""
    if len(chance) != TOKEN_BYTES:
        raise ValueError(f"a token is made of {TOKEN_BYTES} bytes, got {len(chance)}")
    return base64.urlsafe_b64encode(chance).decode().rstrip("=")


def spectator_token(key: bytes) -> str:
    """The secret of the link for spectators: follows from the key, and does not lead back to it."""
    short = key if len(key) <= hashlib.blake2b.MAX_KEY_SIZE else hashlib.blake2b(key).digest()
    return make_token(hashlib.blake2b(key=short, person=b"spectators", digest_size=TOKEN_BYTES).digest())


def digest(token: str) -> str:
    """What is stored instead of the token; it cannot be turned back."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(token: str, stored: str) -> bool:
    """Does the token belong to the digest? Takes as long for a wrong one as for a right one."""
    return hmac.compare_digest(digest(token), stored)


def held_by(token: str, seats: list[SeatState]) -> tuple[int, ...]:
    """The seats of one holder; every digest is looked at, whatever the first ones say."""
    known = digest(token)
    return tuple(
        [number for number, seat in enumerate(seats) if hmac.compare_digest(known, seat.digest or "-") and seat.digest]
    )


def clean_name(text: str) -> str:
    """A name in one line without letters that do not show; it may be empty."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    name = "".join(letter for letter in line if unicodedata.category(letter)[0] != "C").strip()
    if len(name) > NAME_LETTERS:
        raise Refusal("room-name-long", most=NAME_LETTERS)
    return name
