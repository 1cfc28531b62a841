"""What a game must offer, and the registry of all games."""

from abc import abstractmethod
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.decisions import Decision, Verbs
from ludotheque.kernel.errors import BrokenRule, UnknownContent, UnknownOption, UnknownValue
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.table import Answers, GameState, Table

WON: Final = "won"  # how a game ends that all seats play together
LOST: Final = "lost"
T = TypeVar("T")


def expect(value: object, kind: type[T]) -> T:
    """The value as what it must be: the kernel hands a game its own states, tables and views back."""
    if not isinstance(value, kind):
        raise BrokenRule(f"{type(value).__name__} where {kind.__name__} is expected")
    return value


class Setup:
    """What is settled before a match begins: mode, who plays what, options."""

    def __init__(self, game: str, mode: str, heroes: tuple[str, ...], options: dict[str, str]) -> None:
        self.game = game
        self.mode = mode
        self.heroes = heroes  # one per seat, in seat order
        self.options = options

    def dump(self) -> dict[str, Any]:  # JSON-ready values
        return {"game": self.game, "mode": self.mode, "heroes": list(self.heroes), "options": dict(self.options)}


class ModeFacts:
    """What a list of games says of one mode."""

    def __init__(self, name: str, seats: tuple[int, ...]) -> None:
        self.name = name
        self.seats = seats  # the numbers of seats it can be played with


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen:
    """A match as one viewer may know it: a read-only window on a running table."""

    def __init__(self, viewers: int) -> None:
        self.viewers = viewers
        self.root: Any = None  # where imagining starts, for agents that search; imagination.py knows this module

    @abstractmethod
    def view(self) -> dict[str, Any]:  # JSON-ready values
        """Everything these viewers may know, as JSON-ready data for a screen or the wire."""

    def imagine(self, key: bytes) -> Any:  # a Match; match.py knows this module
        """A match these eyes cannot rule out; only for agents that said they search."""
        if self.root is None:
            raise UnknownContent("this table keeps no tape: an agent that searches must say so")
        return self.root.imagine(self.viewers, key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, seen from outside: start, play on, look."""

    def __init__(self, name: str, rules_version: int, verbs: Verbs, kinds: tuple[str, ...]) -> None:
        self.name = name
        self.rules_version = rules_version
        self.verbs = verbs
        self.kinds = kinds  # the names of the kinds of decision, by their codes
        self.question_rules: dict[str, str] = {}  # by kind: what says which answers a question has

    @abstractmethod
    def modes(self) -> list[ModeFacts]:
        """The modes that can be played."""

    @abstractmethod
    def heroes(self) -> tuple[str, ...]:
        """What a seat may play."""

    @abstractmethod
    def options(self) -> dict[str, tuple[str, ...]]:
        """The options of a setup with their values, the default first. `check` may allow others, of any value."""

    @abstractmethod
    def check(self, setup: Setup) -> None:
        """Refuse a setup that cannot be played, naming what is wrong."""

    def check_recorded(self, setup: Setup, rules: int) -> None:
        """Refuse the setup of a file of those rules that cannot be right; earlier rules may have allowed more."""
        self.check(setup)

    @abstractmethod
    def streams(self, setup: Setup) -> list[str]:
        """The names of the streams of chance."""

    @abstractmethod
    def begin(self, setup: Setup) -> GameState:
        """The state before the first segment; chance has not spoken yet."""

    @abstractmethod
    def load_state(self, raw: Any) -> GameState:  # raw comes from a file
        """A state that was dumped."""

    @abstractmethod
    def copy_state(self, state: GameState) -> GameState:
        """The same state, sharing nothing that changes."""

    @abstractmethod
    def table(self, setup: Setup, state: GameState, chance: tuple[Chance, Ledger | None], answers: Answers) -> Table:
        """A table on that state."""

    @abstractmethod
    def play_segment(self, table: Table) -> None:
        """Run the rules to the end of the segment the state says comes next."""

    @abstractmethod
    def outcome(self, state: GameState) -> str:
        """The winning seat, or side, or the seats of a team joined by "+"; "draw"; WON or LOST where all play together;
        nothing while it goes on."""

    @abstractmethod
    def seen(self, table: Table, viewers: int) -> Seen:
        """The table as these viewers may know it."""

    def rule_of(self, decision: Decision) -> str:
        """The rule that says which answers a question has: its own, or that of its kind."""
        return decision.rule or self.question_rules.get(self.kinds[decision.kind], "")

    def sides(self, setup: Setup) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Seats that win together, each with how an outcome names them; one side alone means that all play together."""
        return ((LOST, tuple(range(len(setup.heroes)))),)

    def draft_sides(self, mode: str, seats: int) -> tuple[tuple[int, ...], ...]:
        """The sides before anybody has chosen a hero; where the choice itself makes the side, each seat is its own."""
        return tuple([(seat,) for seat in range(seats)])


def winners(outcome: str) -> tuple[int, ...]:
    """The seats that an outcome names: one, a team joined by "+", or none of them in particular."""
    seats = outcome.split("+")
    return tuple([int(seat) for seat in seats]) if all(seat.isdigit() for seat in seats) else ()


def check_option(known: dict[str, tuple[str, ...]], key: str, value: str) -> None:
    """Refuse an option that is not listed, or not with that value."""
    if key not in known:
        raise UnknownOption(key, tuple(known))
    if value not in known[key]:
        raise UnknownValue(key, value, known[key])
