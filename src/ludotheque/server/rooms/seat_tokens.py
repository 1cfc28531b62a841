"""Seat tokens, and the names of players."""

import base64
import hashlib
import hmac
import unicodedata
from typing import Final, Literal, NamedTuple

import msgspec

from ludotheque.kernel.errors import RequestRefused
from ludotheque.server.rooms.plan import NAME_LETTERS

TOKEN_BYTES: Final = 16
AWAY: Final = "away"  # reasons why a bot plays for a human
REQUEST: Final = "wish"
VOTE: Final = "vote"
HOST: Final = "host"
SPENT_KEPT: Final = 20

Why = Literal["sat", "replaced", "freed", "device"]
"""Why a link no longer works: used to sit down, replaced by a newer link, seat freed, or used by a second device."""


class Spent(msgspec.Struct, frozen=True):
    """A link or token that is no longer valid."""

    digest: str
    why: Why


class SeatState(msgspec.Struct):
    """The state of a seat."""

    name: str = ""
    digest: str = ""  # of the token that holds the seat, or before that, of the invitation link
    taken: bool = False
    away: bool = False
    handed: str = ""  # why a bot plays for it, if one does
    resigned: bool = False
    hero: str | None = None
    devices: list[str] = []  # token digests of the player's other devices
    device_link: str = ""  # digest of the link for another device
    spent: list[Spent] = []
    freed: bool = False  # whether a player lost this seat

    def tokens(self) -> tuple[str, ...]:
        """Return the digests that hold the seat."""
        return tuple(each for each in (self.digest, *self.devices) if each) if self.taken else ()

    def invitation(self) -> str:
        """Return the digest of the seat's invitation link."""
        return "" if self.taken else self.digest

    def invalidate(self, why: Why, *digests: str) -> None:
        """Remember invalidated digests, so that a person who still uses one gets a reason."""
        self.spent += [Spent(each, why) for each in digests if each]
        del self.spent[:-SPENT_KEPT]


class Link(NamedTuple):
    """The purpose of a link. With `why`, its former purpose."""

    seat: int
    device: bool
    why: Why | None = None


def make_token(random_bytes: bytes) -> str:
    """Return a token made from 128 random bits."""
    if len(random_bytes) != TOKEN_BYTES:
        raise ValueError(f"a token is made of {TOKEN_BYTES} bytes, got {len(random_bytes)}")
    return base64.urlsafe_b64encode(random_bytes).decode().rstrip("=")


def spectator_token(key: bytes) -> str:
    """Return the spectator token. It is derived from the key and doesn't reveal it."""
    short = key if len(key) <= hashlib.blake2b.MAX_KEY_SIZE else hashlib.blake2b(key).digest()
    return make_token(hashlib.blake2b(key=short, person=b"spectators", digest_size=TOKEN_BYTES).digest())


def digest(token: str) -> str:
    """Return the digest that is stored instead of the token. It cannot be reversed."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches_digest(token: str, stored: str) -> bool:
    """Return whether the token matches the digest, in constant time."""
    return hmac.compare_digest(digest(token), stored)


def seats_held_by(token: str, seats: list[SeatState]) -> tuple[int, ...]:
    """Return the seats of a token's holder. Checks every digest, to take constant time."""
    known = digest(token)
    return tuple([number for number, seat in enumerate(seats) if is_among(known, seat.tokens())])


def is_among(known: str, digests: tuple[str, ...]) -> bool:
    return sum(hmac.compare_digest(known, each) for each in digests) > 0


def find_link(known: str, seats: list[SeatState]) -> Link | None:
    """Return the link with this digest at any seat. Valid links come before spent ones."""
    links: list[Link] = []
    for number, seat in enumerate(seats):
        links += [Link(number, device=False)] if is_among(known, (seat.invitation(),)) else []
        links += [Link(number, device=True)] if is_among(known, (seat.device_link,)) else []
        links += [
            Link(number, each.why == "device", each.why) for each in seat.spent if is_among(known, (each.digest,))
        ]
    return min(links, key=lambda link: link.why is not None, default=None)


def clean_name(text: str) -> str:
    """Return a name on one line without invisible characters. It may be empty."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    name = "".join(letter for letter in line if unicodedata.category(letter)[0] != "C").strip()
    if len(name) > NAME_LETTERS:
        raise RequestRefused("room-name-long", most=NAME_LETTERS)
    return name
