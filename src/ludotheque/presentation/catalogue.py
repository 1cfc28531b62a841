"""What a table draws of a game's content: boards of heroes and shelves of cards, as data with texts in a language."""

from typing import Literal

from msgspec import Struct

from ludotheque.kernel.file_format import Json
from ludotheque.text.spans import Spans


class DieFace(Struct, frozen=True):
    """One side of a hero's dice."""

    face: int
    symbol: str
    name: str


class SymbolNeed(Struct, frozen=True):
    """At least so many dice with that symbol."""

    symbol: str
    count: int


class BoardRow(Struct, frozen=True, omit_defaults=True):
    """One way to activate an ability: symbols, a straight, or equal numbers; `row` is the second part of `announce`."""

    row: int
    needs: Spans
    text: Spans
    symbols: tuple[SymbolNeed, ...] = ()
    straight: Literal["", "small", "large"] = ""
    of_a_kind: int = 0


class BoardLevel(Struct, frozen=True, omit_defaults=True):
    """An ability as it is printed on the board (level 1) or on an upgrade.

    An offensive ability has rows, and perhaps something that happens `always`; a defence says how many `dice` it rolls.
    `text` is the whole of it. `added` is a further ability that comes with the upgrade `card`.
    """

    level: int
    name: str
    text: Spans
    rows: tuple[BoardRow, ...] = ()
    always: Spans = ()
    dice: int = 0
    card: str = ""
    added: "AddedAbility | None" = None


class AddedAbility(Struct, frozen=True):
    """An offensive ability that an upgrade adds to the board."""

    id: str
    name: str
    text: Spans
    rows: tuple[BoardRow, ...]


class BoardAbility(Struct, frozen=True, omit_defaults=True):
    """A space of a hero's board: `id` is what views, terms and odds call it, `slot` its place in the order of play."""

    id: str
    slot: int
    board: str
    kind: Literal["offensive", "ultimate", "defence", "passive"]
    levels: tuple[BoardLevel, ...]


class BoardStatus(Struct, frozen=True):
    """A status effect: how many may lie on the hero whose it is, and on others."""

    id: str
    name: str
    kind: Literal["positive", "negative", "unique"]
    limit: int
    limit_others: int
    spendable: bool
    own: bool
    text: Spans


class BoardCompanion(Struct, frozen=True, omit_defaults=True):
    """A companion of a hero: how many of it, up to which level, with how much health."""

    id: str
    name: str
    text: Spans
    limit: int = 0
    levels: tuple[str, ...] = ()
    max_health: int = 0
    group: str = ""


class BoardCard(Struct, frozen=True, omit_defaults=True):
    """A card: `kind` says when it is played; an upgrade says what it upgrades and to which level."""

    id: str
    name: str
    kind: Literal["upgrade", "main", "roll", "instant"]
    cost: int
    heading: Spans
    text: Spans
    upgrades: str = ""
    level: int = 0
    attack_modifier: bool = False
    when_attacked: bool = False
    promo: bool = False


class HeroBoard(Struct, frozen=True):
    """A hero of Dice Throne; most have one board, which is called main."""

    hero: str
    name: str
    difficulty: int
    boards: tuple[str, ...]
    faces: tuple[DieFace, ...]
    abilities: tuple[BoardAbility, ...]
    statuses: tuple[BoardStatus, ...]
    companions: tuple[BoardCompanion, ...]


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
    hero: HeroBoard | None = None
    cards: tuple[BoardCard, ...] = ()
    blocks: tuple[ShelfBlock, ...] = ()
