"""The interface that a game implements."""

from abc import abstractmethod
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.decisions import Verbs
from ludotheque.kernel.errors import BrokenRule, UnknownContent, unknown, unknown_value
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.table import Answers, GameState, Table

WON: Final = "won"  # the outcome of a cooperative game
LOST: Final = "lost"
T = TypeVar("T")


def expect(value: object, kind: type[T]) -> T:
    """Return the value if it has this type: the kernel passes a game's own states, tables and views back to it."""
    if not isinstance(value, kind):
        raise BrokenRule(f"{type(value).__name__} where {kind.__name__} is expected")
    return value


class Setup:
    """What is fixed before a match begins: the mode, who plays which hero, and the options."""

    def __init__(self, game: str, mode: str, heroes: tuple[str, ...], options: dict[str, str]) -> None:
        self.game = game
        self.mode = mode
        self.heroes = heroes  # one per seat, in seat order
        self.options = options

    def dump(self) -> dict[str, Any]:  # JSON-ready values
        return {"game": self.game, "mode": self.mode, "heroes": list(self.heroes), "options": dict(self.options)}


class ModeFacts:
    """The facts about one mode that a list of games shows."""

    def __init__(self, name: str, seats: tuple[int, ...]) -> None:
        self.name = name
        self.seats = seats  # the numbers of seats it can be played with


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen:
    """A match as one viewer may know it: a read-only view of a running table."""

    def __init__(self, viewers: int) -> None:
        self.viewers = viewers
        self.root: Any = None  # where imagining starts, for agents that search; imagination.py imports this module

    @abstractmethod
    def view(self) -> dict[str, Any]:  # JSON-ready values
        """Return everything these viewers may know, as JSON-ready data for a screen or the wire."""

    def imagine(self, key: bytes) -> Any:  # a Match; match.py imports this module
        """Return a match that these viewers cannot rule out; only for agents that declare that they search."""
        if self.root is None:
            raise UnknownContent(Refusal("error-no-tape"))
        return self.root.imagine(self.viewers, key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The interface to the rules of one game."""

    def __init__(self, name: str, rules_version: int, verbs: Verbs, kinds: tuple[str, ...]) -> None:
        self.name = name
        self.rules_version = rules_version
        self.verbs = verbs
        self.kinds = kinds  # the names of the kinds of decision, by their codes

    @abstractmethod
    def modes(self) -> list[ModeFacts]:
        """Return the modes that can be played."""

    @abstractmethod
    def heroes(self) -> tuple[str, ...]:
        """Return the heroes that a seat may play."""

    @abstractmethod
    def options(self) -> dict[str, tuple[str, ...]]:
        """Return the options of a setup with their values, the default first. `check` may allow other values."""

    @abstractmethod
    def check(self, setup: Setup) -> None:
        """Raise `UnknownContent` if the setup cannot be played; the error names the cause."""

    def check_recorded(self, setup: Setup, rules: int) -> None:
        """Raise if the setup of a file recorded under those rules is invalid; earlier rules may have allowed more."""
        self.check(setup)

    @abstractmethod
    def streams(self, setup: Setup) -> list[str]:
        """Return the names of the streams of chance."""

    @abstractmethod
    def begin(self, setup: Setup) -> GameState:
        """Return the state before the first segment, before any chance is used."""

    @abstractmethod
    def load_state(self, raw: Any) -> GameState:  # raw comes from a file
        """Return the state from the form that `dump` returned."""

    @abstractmethod
    def copy_state(self, state: GameState) -> GameState:
        """Return a copy of the state that shares nothing mutable."""

    @abstractmethod
    def table(self, setup: Setup, state: GameState, chance: tuple[Chance, Ledger | None], answers: Answers) -> Table:
        """Return a table for that state."""

    @abstractmethod
    def play_segment(self, table: Table) -> None:
        """Run the rules to the end of the next segment, which the state names."""

    @abstractmethod
    def outcome(self, state: GameState) -> str:
        """Return the winning seat or side, or a team's seats joined by "+"; "draw"; WON or LOST in a cooperative game;
        an empty string while the game goes on.
        """

    @abstractmethod
    def seen(self, table: Table, viewers: int) -> Seen:
        """Return the table as these viewers may know it."""

    def sides(self, setup: Setup) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Return the seats that win together, by their side's name in an outcome; a cooperative game has one side."""
        return ((LOST, tuple(range(len(setup.heroes)))),)

    def draft_sides(self, mode: str, seats: int) -> tuple[tuple[int, ...], ...]:
        """Return the sides before heroes are chosen; where the hero decides the side, each seat is its own."""
        return tuple([(seat,) for seat in range(seats)])


def winners(outcome: str) -> tuple[int, ...]:
    """Return the seats that an outcome names: one, a team joined by "+", or none."""
    seats = outcome.split("+")
    return tuple([int(seat) for seat in seats]) if all(seat.isdigit() for seat in seats) else ()


def check_option(known: dict[str, tuple[str, ...]], key: str, value: str) -> None:
    """Raise `UnknownContent` if the option or this value of it is not listed."""
    if key not in known:
        raise unknown("option", key, known)
    if value not in known[key]:
        raise unknown_value(key, value, known[key])
