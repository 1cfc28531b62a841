"""The text of a campaign sheet: canonical JSON with a checksum against damage and a signature against forgery.

A signature proves that somebody who holds the signer's key wrote exactly this sheet at some time. It does not prove
that the games were played (who holds the key can sign anything, and on one's own computer one does), nor that the
sheet is the newest one: an older signed copy stays genuine. A host that lends its key to nobody can believe its own.
"""

import hashlib
import hmac
import re
from typing import Any, Final

import msgspec

from ludotheque.games.one_deck_dungeon.campaign.errors import BrokenSheet
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet, check

KIND: Final = "campaign_sheet"
FORMAT: Final = 1
LONGEST: Final = 1 << 16
"""No sheet comes near it; whatever is longer is not read any further."""

Json = dict[str, Any]  # JSON-ready values


class Signer:
    """A name and a secret; who signs can also tell their own signature."""

    def __init__(self, name: str, key: bytes) -> None:
        if not re.fullmatch(r"[A-Za-z0-9.-]{1,40}", name) or len(key) < 16:
            raise ValueError("a signer has a plain name and a key of at least 16 bytes")
        self.name = name
        self._key = key

    def beside(self, label: str) -> "Signer":
        """Another signer of the same house, whom nobody takes for this one."""
        return Signer(f"{label}-{self.name}"[:40], hmac.new(self._key, label.encode(), hashlib.sha256).digest())

    def sign(self, content: Json) -> str:
        return hmac.new(self._key, canonical(content), hashlib.sha256).hexdigest()

    def has_signed(self, content: Json, signature: str) -> bool:
        return hmac.compare_digest(self.sign(content).encode(), signature.encode())


class Sealed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the text holds."""

    kind: str
    format: int
    sheet: CampaignSheet
    signer: str
    signature: str
    checksum: str


# A server that decodes sheets in threads needs the type prepared before: msgspec is not safe while it prepares one.
PREPARED: Final = msgspec.json.Decoder(Sealed)


def canonical(content: Json) -> bytes:
    """The same bytes for the same content."""
    return msgspec.json.encode(content, order="sorted")


def checksum(content: Json) -> str:
    return hashlib.blake2b(canonical(content), digest_size=8).hexdigest()


def signed_part(sheet: CampaignSheet, signer: str) -> Json:
    """Everything a signature answers for."""
    return {"kind": KIND, "format": FORMAT, "sheet": msgspec.to_builtins(sheet), "signer": signer}


def seal(sheet: CampaignSheet, signer: Signer) -> str:
    """The sheet as text."""
    part = signed_part(sheet, signer.name)
    signed = {**part, "signature": signer.sign(part)}
    return canonical({**signed, "checksum": checksum(signed)}).decode()


def unseal(text: str, verifier: Signer) -> CampaignSheet:
    """The sheet, if it is whole, can be, and was signed by this signer."""
    sealed = opened(text)
    if sealed.signer != verifier.name:
        raise BrokenSheet("signer", signer=sealed.signer, ours=verifier.name)
    if not verifier.has_signed(signed_part(sealed.sheet, sealed.signer), sealed.signature):
        raise BrokenSheet("forged", signer=sealed.signer)
    check(sealed.sheet)
    return sealed.sheet


def unseal_unverified(text: str) -> CampaignSheet:
    """The sheet, if it is whole and can be, whoever signed it: for eyes, and for rules.

    Whom to believe is not for the rules to say but for whoever lets seats sit down (see `notary.py`).
    """
    sheet = opened(text).sheet
    check(sheet)
    return sheet


def signer_of(text: str) -> str:
    """Who says to have signed it."""
    return opened(text).signer


def opened(text: str) -> Sealed:
    """A text of our form that nothing has damaged."""
    content = parsed(text)
    if content.get("kind") != KIND:
        raise BrokenSheet("kind")
    if content.get("format") != FORMAT:
        raise BrokenSheet("format", found=str(content.get("format"))[:20], known=str(FORMAT))
    if content.get("checksum") != checksum({key: value for key, value in content.items() if key != "checksum"}):
        raise BrokenSheet("checksum")
    try:
        return msgspec.convert(content, Sealed, strict=True)
    except msgspec.ValidationError as error:
        raise BrokenSheet("shape", detail=str(error)) from error


def parsed(text: str) -> Json:
    """One JSON object."""
    if len(text) > LONGEST:
        raise BrokenSheet("long")
    try:
        content = msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        raise BrokenSheet("json") from error
    if not isinstance(content, dict):
        raise BrokenSheet("kind")
    return content
