"""Provable dice: a commitment before the match, and its verification afterwards."""

import hashlib
import hmac


def commitment(key: bytes) -> str:
    """Return the public commitment to a key. It doesn't reveal the key."""
    return hashlib.sha256(key).hexdigest()


def matches(key: bytes, committed: str) -> bool:
    """Return whether the key matches the commitment."""
    return hmac.compare_digest(commitment(key), committed)
