"""The text of a campaign sheet: canonical JSON with a checksum against damage and a signature against forgery.

A signature proves that the owner of the signer's key wrote exactly this sheet at some time. It does not prove that the
games were played (the owner of the key can sign anything, and on their own computer players own the key), nor that the
sheet is the newest one: an older signed copy stays genuine. A host that keeps its key secret can trust its own
signatures.
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
"""An upper bound for the length of a sheet; longer texts are not read further."""

Json = dict[str, Any]  # JSON-ready values


class Signer:
    """A name and a secret key, which signs sheets and verifies its own signatures."""

    def __init__(self, name: str, key: bytes) -> None:
        if not re.fullmatch(r"[A-Za-z0-9.-]{1,40}", name) or len(key) < 16:
            raise ValueError("a signer has a plain name and a key of at least 16 bytes")
        self.name = name
        self._key = key

    def beside(self, label: str) -> "Signer":
        """Return another signer with the same secret, whose signatures differ from those of this one."""
        return Signer(f"{label}-{self.name}"[:40], hmac.new(self._key, label.encode(), hashlib.sha256).digest())

    def sign(self, content: Json) -> str:
        return hmac.new(self._key, canonical(content), hashlib.sha256).hexdigest()

    def has_signed(self, content: Json, signature: str) -> bool:
        return hmac.compare_digest(self.sign(content).encode(), signature.encode())


class Sealed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of the text."""

    kind: str
    format: int
    sheet: CampaignSheet
    signer: str
    signature: str
    checksum: str


# Servers decode sheets in threads, and msgspec is not thread-safe while it prepares a type: prepare it here.
PREPARED: Final = msgspec.json.Decoder(Sealed)


def canonical(content: Json) -> bytes:
    """Encode the content; equal content gives equal bytes."""
    return msgspec.json.encode(content, order="sorted")


def checksum(content: Json) -> str:
    return hashlib.blake2b(canonical(content), digest_size=8).hexdigest()


def signed_part(sheet: CampaignSheet, signer: str) -> Json:
    """Return the part that the signature covers."""
    return {"kind": KIND, "format": FORMAT, "sheet": msgspec.to_builtins(sheet), "signer": signer}


def seal(sheet: CampaignSheet, signer: Signer) -> str:
    """Return the sheet as signed text."""
    part = signed_part(sheet, signer.name)
    signed = {**part, "signature": signer.sign(part)}
    return canonical({**signed, "checksum": checksum(signed)}).decode()


def unseal(text: str, verifier: Signer) -> CampaignSheet:
    """Return the sheet if it is undamaged, valid and signed by this signer."""
    sealed = opened(text)
    if sealed.signer != verifier.name:
        raise BrokenSheet("signer", signer=sealed.signer, ours=verifier.name)
    if not verifier.has_signed(signed_part(sealed.sheet, sealed.signer), sealed.signature):
        raise BrokenSheet("forged", signer=sealed.signer)
    check(sealed.sheet)
    return sealed.sheet


def unseal_unverified(text: str) -> CampaignSheet:
    """Return the sheet if it is undamaged and valid, regardless of who signed it: for display, and for the rules.

    The host that seats players decides which signatures it trusts, not the rules (see `SheetTrust`).
    """
    sheet = opened(text).sheet
    check(sheet)
    return sheet


def signer_of(text: str) -> str:
    """Return the name of the claimed signer."""
    return opened(text).signer


def opened(text: str) -> Sealed:
    """Return the decoded text if it has this format and is undamaged."""
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
    """Parse one JSON object."""
    if len(text) > LONGEST:
        raise BrokenSheet("long")
    try:
        content = msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        raise BrokenSheet("json") from error
    if not isinstance(content, dict):
        raise BrokenSheet("kind")
    return content
