"""The content of a game as data with texts in a language: shelves with boards and cards of its own, or with blocks."""

from msgspec import Struct

from ludotheque.kernel.file_format import Json
from ludotheque.text.spans import Spans


class ShelfBoard(Struct, frozen=True):
    """The board of a hero. A game derives its own and names it in its descriptor."""


class ShelfCard(Struct, frozen=True):
    """A card of a deck. A game derives its own and names it in its descriptor."""

    id: str
    name: str


class ShelfBlock(Struct, frozen=True):
    """Anything that can be read: `facts` are its numbers, as the game has them."""

    id: str
    kind: str
    name: str
    heading: str
    text: Spans
    facts: Json


class Shelf(Struct, frozen=True, omit_defaults=True):
    """One shelf of a game: a hero's board with the cards of the deck, or blocks of whatever kind."""

    game: str
    shelf: str
    name: str
    hero: ShelfBoard | None = None
    cards: tuple[ShelfCard, ...] = ()
    blocks: tuple[ShelfBlock, ...] = ()
