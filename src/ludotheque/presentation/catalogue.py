"""The content of a game as data with texts in a language: shelves with boards and cards of its own, or with blocks."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from msgspec import Struct

from ludotheque.content.annotations import OURS
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.document import Entry, runs
from ludotheque.presentation.terminal.commands import comparable
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, plain


class ShelfBoard(Struct, frozen=True):
    """The board of a hero. A game derives its own and names it in its descriptor."""


class ShelfCard(Struct, frozen=True):
    """A card of a deck. A game derives its own and names it in its descriptor."""

    id: str
    name: str


class ShelfBlock(Struct, frozen=True):
    """Anything that can be read: `facts` are its numbers as the game has them, `icon` a name of game-icons."""

    id: str
    kind: str
    name: str
    heading: str
    text: Spans
    facts: Json
    icon: str = ""


class Shelf(Struct, frozen=True, omit_defaults=True):
    """One shelf of a game: a hero's board with the cards of the deck, or blocks of any kind."""

    game: str
    shelf: str
    name: str
    hero: ShelfBoard | None = None
    cards: tuple[ShelfCard, ...] = ()
    blocks: tuple[ShelfBlock, ...] = ()


@dataclass(frozen=True, eq=False)
class CatalogueBlock(ABC):
    """Anything of a game that can be read: shelf, kind, name, text and icon. A game adds the sources."""

    id: str
    shelf: str
    kind: str
    name: Callable[[Language], str]
    write: Callable[[Language], Spans]
    name_source: str = ""
    fields: Json = field(default_factory=dict)
    icon: str = ""

    @abstractmethod
    def heading(self, lang: Language) -> str:
        """Return its kind, and where it comes from."""

    @abstractmethod
    def sources(self) -> Json:
        """Return the source of its numbers and their confidence."""

    def shown(self, lang: Language) -> ShelfBlock:
        """Return it as data for a client."""
        name, heading, text = self.name(lang), self.heading(lang), self.write(lang)
        return ShelfBlock(self.id, self.kind, name, heading, text, self.facts(lang), self.icon)

    def facts(self, _lang: Language) -> Json:
        """Return its numbers. A game may add words to them."""
        return self.fields

    def described(self, lang: Language) -> Json:
        """Return it as `ludo cards --json` prints it."""
        return {
            "id": self.id,
            "hero": self.shelf,
            "kind": self.kind,
            "name": self.name(lang),
            "name_fr_is_ours": self.name_source == OURS,
            "text": plain(self.write(lang)),
            "heading": self.heading(lang),
            **({"icon": self.icon} if self.icon else {}),
            **self.sources(),
            **self.facts(lang),
        }

    def entry(self, lang: Language, number: int = 0) -> Entry:
        """Return name and heading, then the text."""
        return Entry(runs(self.name(lang)), runs(self.heading(lang)), runs(self.write(lang)), number)


B = TypeVar("B", bound=CatalogueBlock)


def blocks_named(wanted: str, blocks: Iterable[B], lang: Language) -> list[B]:
    """Return the blocks with that id or that name, or else the first whose name begins so."""
    said = comparable(wanted)
    if not said:
        return []
    known = list(blocks)
    return (
        [block for block in known if block.id == wanted]
        or [block for block in known if comparable(block.name(lang)) == said]
        or [block for block in known if comparable(block.name(lang)).startswith(said)][:1]
    )
