"""Tokens that stand for seats, and the names of those who sit there."""

import base64
import hashlib
import hmac
import unicodedata
from typing import Final, Literal, NamedTuple

import msgspec

from ludotheque.presentation.error_messages import Refusal
from ludotheque.server.rooms.plan import NAME_LETTERS

TOKEN_BYTES: Final = 16
AWAY: Final = "away"  # why a bot plays for a human
WISH: Final = "wish"
VOTE: Final = "vote"
HOST: Final = "host"
SPENT_KEPT: Final = 20

Why = Literal["sat", "replaced", "freed", "device"]
"""Why a link opens nothing: used to sit down, replaced by a newer one, its seat was freed, used by a second device."""


class Spent(msgspec.Struct, frozen=True):
    """A link or token that was right once."""

    digest: str
    why: Why


class SeatState(msgspec.Struct):
    """A seat as the journal has left it."""

    name: str = ""
    digest: str = ""  # of the token that holds it; until somebody takes it, of the link that invites to it
    taken: bool = False
    away: bool = False
    handed: str = ""  # why a bot plays for it, if one does
    resigned: bool = False
    hero: str | None = None
    devices: list[str] = []  # digests of the tokens of its player's other devices
    device_link: str = ""  # digest of the link for one more device
    spent: list[Spent] = []
    freed: bool = False  # a player who held it lost it

    def tokens(self) -> tuple[str, ...]:
        """The digests that hold the seat now."""
        return tuple(each for each in (self.digest, *self.devices) if each) if self.taken else ()

    def invitation(self) -> str:
        """The digest of the link that invites to it."""
        return "" if self.taken else self.digest

    def spend(self, why: Why, *digests: str) -> None:
        """Remember what opens nothing any more, so that a person who still uses it can be told why."""
        self.spent += [Spent(each, why) for each in digests if each]
        del self.spent[:-SPENT_KEPT]


class Link(NamedTuple):
    """What a link is for; with `why`, what it was for."""

    seat: int
    device: bool
    why: Why | None = None


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
    return tuple([number for number, seat in enumerate(seats) if is_among(known, seat.tokens())])


def is_among(known: str, digests: tuple[str, ...]) -> bool:
    return sum(hmac.compare_digest(known, each) for each in digests) > 0


def find_link(known: str, seats: list[SeatState]) -> Link | None:
    """The link with this digest, of whatever seat; one that still opens something comes first."""
    links: list[Link] = []
    for number, seat in enumerate(seats):
        links += [Link(number, device=False)] if is_among(known, (seat.invitation(),)) else []
        links += [Link(number, device=True)] if is_among(known, (seat.device_link,)) else []
        links += [
            Link(number, each.why == "device", each.why) for each in seat.spent if is_among(known, (each.digest,))
        ]
    return min(links, key=lambda link: link.why is not None, default=None)


def clean_name(text: str) -> str:
    """A name in one line without letters that do not show; it may be empty."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    name = "".join(letter for letter in line if unicodedata.category(letter)[0] != "C").strip()
    if len(name) > NAME_LETTERS:
        raise Refusal("room-name-long", most=NAME_LETTERS)
    return name
