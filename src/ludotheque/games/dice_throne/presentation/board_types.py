"""What a screen draws of Dice Throne: the boards of heroes, their cards, and the odds of kept dice."""

from typing import Final, Literal

from msgspec import Struct

from ludotheque.presentation.catalogue import ShelfBoard, ShelfCard
from ludotheque.presentation.questions import QuestionOdds
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
    """A status effect, with its stack limits for its own hero and for others."""

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


class BoardCard(ShelfCard, frozen=True, omit_defaults=True):
    """A card: `kind` says when it is played; an upgrade says what it upgrades and to which level."""

    kind: Literal["upgrade", "main", "roll", "instant"]
    cost: int
    heading: Spans
    text: Spans
    upgrades: str = ""
    level: int = 0
    attack_modifier: bool = False
    when_attacked: bool = False
    promo: bool = False


class HeroBoard(ShelfBoard, frozen=True):
    """A hero of Dice Throne; most have one board, which is called main."""

    hero: str
    name: str
    difficulty: int
    boards: tuple[str, ...]
    faces: tuple[DieFace, ...]
    abilities: tuple[BoardAbility, ...]
    statuses: tuple[BoardStatus, ...]
    companions: tuple[BoardCompanion, ...]


class KeepOddsRow(Struct, frozen=True):
    """A row of an ability: the answer that announces it, what it needs, the chance if one plays for it.

    `keeps` has the chance for each way to keep dice, by the sum of 1, 2, 4, 8, 16 for the first to the fifth die.
    """

    action: str
    needs: str
    now: float
    keeps: tuple[float, ...]


class KeepOddsAbility(Struct, frozen=True):
    """An ability in force."""

    id: str
    name: str
    rows: tuple[KeepOddsRow, ...]


class KeepOdds(QuestionOdds, frozen=True):
    """What each of the 32 ways to keep five dice is good for, if one plays on for that row alone."""

    roller: int
    dice: tuple[int, ...]
    attempts: int
    abilities: tuple[KeepOddsAbility, ...]


SHOWN: Final = (HeroBoard, BoardCard, KeepOdds)
