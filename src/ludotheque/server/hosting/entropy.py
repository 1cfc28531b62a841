"""The chance that a host draws: keys of matches, and seeds of imagined games and of agents."""

import secrets
from typing import Final, Literal

KEY_BYTES: Final = 16

Purpose = Literal["match", "bot", "thought"]
"""`match` decides a game, `bot` what a bot imagines and plays, `thought` what hints, odds and previews imagine."""


def random_bytes(_purpose: Purpose, /) -> bytes:
    """Return bytes that nobody can predict. Tests replace this function, by purpose, to play the same games again."""
    return secrets.token_bytes(KEY_BYTES)
