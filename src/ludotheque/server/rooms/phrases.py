"""What can be said at the table: preset phrases, so that nobody has to watch over a chat."""

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
    """The key of the text in the message files."""
    return PREFIX + key
