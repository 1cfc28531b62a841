"""Rules of a game whose state is a dataclass and that needs no more of the kernel than dice, questions and events."""

from abc import abstractmethod
from dataclasses import dataclass, field
from inspect import get_annotations
from typing import Any, ClassVar, Final, Generic, TypeVar

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.decisions import Decision, Verbs
from ludotheque.kernel.errors import BrokenRule, unknown, wrong_seats
from ludotheque.kernel.game import Game, Seen, Setup, check_option
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.secrets import EVERYONE, SPECTATOR
from ludotheque.kernel.state import dump, load
from ludotheque.kernel.state_classes import Secrets
from ludotheque.kernel.table import Answers, GameState, Table

PLAYER: Final = "player"
DRAW: Final = "draw"
DICE: Final = 0
"""The stream of chance that dice come from."""


@dataclass
class SimpleState(GameState):
    """What is on the table. A game derives a dataclass from it, whose fields are plain data and have defaults."""

    FIELDS: ClassVar[tuple[str, ...]] = ("drawn", "secrets", "outcome")
    PARTS: ClassVar[dict[str, Any]] = {"secrets": (Secrets,)}  # the class of each field that is no plain data

    drawn: list[int] = field(default_factory=list)
    secrets: Secrets = field(default_factory=lambda: Secrets([], [], [], 0, []))
    outcome: str = ""

    def __init_subclass__(cls) -> None:
        own = [name for name, kind in get_annotations(cls).items() if "ClassVar" not in str(kind)]
        cls.FIELDS = (*cls.FIELDS, *own)


S = TypeVar("S", bound=SimpleState)


class SimpleTable(Table, Generic[S]):
    """One run of the rules on a state of that game."""

    def __init__(
        self,
        setup: Setup,
        state: S,
        chance: tuple[Chance, Ledger | None],
        answers: Answers,
        rules: tuple[str, ...],
    ) -> None:
        super().__init__(state, chance[0], answers, chance[1], rules)
        self.setup = setup
        self.state: S = state
        self.rolled_hidden = False  # in this segment

    def roll(self, dice: int) -> list[int]:
        """Roll that many dice, for all to see."""
        # Said in full: compiled code loses the default of a native number when it calls a class that extends it.
        return [self.chance(DICE, 6, EVERYONE) + 1 for _ in range(dice)]

    def roll_hidden(self, seat: int, dice: int) -> list[int]:
        """Roll that many dice for the eyes of one seat. They are open or gone when the segment ends."""
        self.rolled_hidden = True
        return [self.chance(DICE, 6, 1 << seat) + 1 for _ in range(dice)]

    def choose(self, seat: int, kind: int, options: list[int]) -> int:
        """The answer of a seat, which everybody sees; the clock gives the first one."""
        if not 0 <= kind < len(self.rules):
            raise BrokenRule(f"question {kind} does not exist: the rules list {len(self.rules)}, counted from 0")
        if not options:
            raise BrokenRule(f"question {kind} to seat {seat} lists no answer")
        return self.ask(Decision(seat, kind, options))


class SimpleSeen(Seen):
    """A table as some seats may know it: what the view of the rules shows them."""

    def __init__(self, rules: "SimpleRules[Any]", table: SimpleTable[Any], viewers: int) -> None:  # of any state
        super().__init__(viewers)
        self.rules = rules
        self.table = table

    def view(self) -> dict[str, Any]:  # JSON-ready values
        return self.rules.view(self.table.state, self.viewers)


class SimpleRules(Game, Generic[S]):
    """All play against all. The state is of the class `kept`; `questions` has the rule of each kind of question."""

    def __init__(self, name: str, kept: type[S], verbs: Verbs, questions: dict[str, str], version: int = 1) -> None:
        super().__init__(name, version, verbs, tuple(questions))
        self.kept = kept
        self.question_rules = tuple(questions.values())

    @abstractmethod
    def first_state(self, setup: Setup) -> S:
        """The state before anything has happened."""

    @abstractmethod
    def play(self, table: SimpleTable[S]) -> None:
        """The next part of the game, such as a turn or a round. `state.outcome` ends it: the winners, joined by "+"."""

    @abstractmethod
    def view(self, state: S, viewers: int) -> dict[str, Any]:  # JSON-ready values
        """What these viewers may know; `viewers` has the bit `1 << seat` of each seat that looks."""

    def heroes(self) -> tuple[str, ...]:
        """All play the same."""
        return (PLAYER,)

    def options(self) -> dict[str, tuple[str, ...]]:
        return {}

    def check(self, setup: Setup) -> None:
        seats = {mode.name: mode.seats for mode in self.modes()}
        if setup.mode not in seats:
            raise unknown("mode", setup.mode, seats)
        if len(setup.heroes) not in seats[setup.mode]:
            raise wrong_seats(setup.mode, seats[setup.mode], len(setup.heroes))
        strangers = [hero for hero in setup.heroes if hero not in self.heroes()]
        if strangers:
            raise unknown("hero", strangers[0], self.heroes())
        for key, value in setup.options.items():
            check_option(self.options(), key, value)

    def option(self, setup: Setup, key: str) -> str:
        """What a setup says of an option; the first value unless it says another."""
        return setup.options.get(key, self.options()[key][0])

    def streams(self, setup: Setup) -> list[str]:
        return ["dice"]

    def begin(self, setup: Setup) -> GameState:
        state = self.first_state(setup)
        state.drawn = [0] * len(self.streams(setup))
        return state

    def load_state(self, raw: Any) -> GameState:  # raw comes from a file
        return load(self.kept, raw)

    def copy_state(self, state: GameState) -> GameState:
        return load(self.kept, dump(state))

    def table(self, setup: Setup, state: GameState, chance: tuple[Chance, Ledger | None], answers: Answers) -> Table:
        return SimpleTable(setup, self.own(state), chance, answers, self.question_rules)

    def play_segment(self, table: Table) -> None:
        own = self.own_table(table)
        own.rolled_hidden = False
        self.play(own)
        seats = range(len(own.setup.heroes))
        self.check_hidden(own, seats)
        outcome: object = own.state.outcome
        if outcome not in ("", DRAW) and not (isinstance(outcome, str) and {*outcome.split("+")} <= {*map(str, seats)}):
            raise BrokenRule(f"the outcome {outcome!r} is neither {DRAW!r} nor seats joined by '+', such as '0+2'")

    def check_hidden(self, table: SimpleTable[S], seats: range) -> None:
        """A segment is run again from its beginning: dice hidden before that could not be imagined otherwise."""
        if table.rolled_hidden and not table.state.secrets.identity:  # of cards, each viewer may know others for good
            shown = [self.view(table.state, viewers) for viewers in (SPECTATOR, *(1 << seat for seat in seats))]
            if any(view != shown[0] for view in shown):
                raise BrokenRule("hidden dice are neither shown to all nor gone at the end of the segment")

    def outcome(self, state: GameState) -> str:
        return self.own(state).outcome

    def seen(self, table: Table, viewers: int) -> Seen:
        return SimpleSeen(self, self.own_table(table), viewers)

    def sides(self, setup: Setup) -> tuple[tuple[str, tuple[int, ...]], ...]:
        return tuple((str(seat), (seat,)) for seat in range(len(setup.heroes)))

    def own(self, state: GameState) -> S:
        if not isinstance(state, self.kept):
            raise BrokenRule(f"this state is not one of {self.name}")
        return state

    def own_table(self, table: Table) -> SimpleTable[S]:
        if not isinstance(table, SimpleTable):
            raise BrokenRule(f"this table is not laid for {self.name}")
        return table
