"""Names of bots. They are the same in every language and follow from the room and the seat."""

from hashlib import blake2b
from typing import Final

NAMES: Final = (
    "Baldric", "Brindle", "Corvin", "Dorval", "Falko", "Gisela", "Jonna", "Kelda", "Lorik", "Lysandre", "Mirel",
    "Nestor", "Perrin", "Quilla", "Radomir", "Rosalind", "Selin", "Sorel", "Tamsin", "Thelma", "Vesna", "Wilmar",
    "Zarek",
)  # fmt: skip
"""A prime number of them, so that the steps below never meet within a room.

None begins with a vowel or an H, before which French articles change ("au tour de Falko").
"""


def bot_name(room: str, seat: int) -> str:
    """Return the name of the bot at a seat. No two seats of a room share one."""
    first, step = blake2b(room.encode(), digest_size=2).digest()
    return NAMES[(first + seat * (1 + step % (len(NAMES) - 1))) % len(NAMES)]
