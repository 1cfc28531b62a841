"""Preset phrases. They replace a chat, which would need moderation."""

from typing import Final

KEYS: Final = (
    "hello",
    "have-fun",
    "well-played",
    "nice-roll",
    "ouch",
    "lucky",
    "unlucky",
    "thinking",
    "your-turn",
    "thanks",
    "sorry",
    "back-soon",
    "one-more",
    "good-game",
)
PREFIX: Final = "phrase-"


def message_of(key: str) -> str:
    """Return the message key of a phrase."""
    return PREFIX + key
