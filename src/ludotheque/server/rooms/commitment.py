"""Provable dice: what is promised before a match, and how it is checked afterwards."""

import hashlib
import hmac


def commitment(key: bytes) -> str:
    """Shown from the start; only this key has it, and it does not tell the key."""
    return hashlib.sha256(key).hexdigest()


def keeps(key: bytes, promised: str) -> bool:
    """Is this the key that was promised?"""
    return hmac.compare_digest(commitment(key), promised)
