"""The rules of 421, as rules/RULES.md numbers them."""

from dataclasses import dataclass, field
from typing import Any, Final

from ludotheque.kernel.decisions import ARGUMENT_MASK, Verb, Verbs
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import ModeFacts, Setup
from ludotheque.simple.rules import SimpleRules, SimpleState, SimpleTable

CHIPS: Final = 21
MOST_ROLLS: Final = 3
NENETTE: Final = (2, 2, 1)
ROLLING: Final = 0  # the one kind of question
VERBS: Final = Verbs([Verb("stand", ()), Verb("reroll", (("dice", 3),))])
STAND: Final = VERBS.action("stand")
REROLL: Final = VERBS.action("reroll", 0)  # plus 1, 2 and 4 for the first, second and third die


class BarEvent(Event, prefix="quatre_cent_vingt_et_un"):
    """What happens at the bar."""


@dataclass(frozen=True)
class RoundBegan(BarEvent):
    number: int
    seat: int


@dataclass(frozen=True)
class Rolled(BarEvent):
    seat: int
    dice: tuple[int, ...]
    number: int


@dataclass(frozen=True)
class PlayedOff(BarEvent):
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True)
class TookChips(BarEvent):
    seat: int
    chips: int


@dataclass(frozen=True)
class GaveChips(BarEvent):
    seat: int
    to_seat: int
    chips: int


@dataclass(frozen=True)
class ChargeEnded(BarEvent):
    pass


@dataclass(frozen=True)
class Lost(BarEvent):
    seat: int


@dataclass
class BarState(SimpleState):
    """The chips, and the round in progress."""

    pot: int = CHIPS
    chips: list[int] = field(default_factory=list)  # per seat
    first: int = 0  # who begins the round
    round: int = 0
    seat: int = 0  # whose turn it is
    dice: list[int] = field(default_factory=list)
    rolls: int = 0  # made in this turn
    limit: int = MOST_ROLLS  # of this round
    results: list[list[int]] = field(default_factory=list)  # of this round, per seat


BarTable = SimpleTable[BarState]


def chips_for(dice: list[int]) -> int:
    """QVU-RANK-1: what a combination is worth."""
    high, middle, low = sorted(dice, reverse=True)
    if (high, middle, low) == (4, 2, 1):
        return 10
    if high == 1:
        return 7
    if middle == 1 or high == low:
        return high
    return 2 if high - middle == middle - low == 1 else 1


def strength(dice: list[int]) -> tuple[int, ...]:
    """QVU-RANK-2, QVU-RANK-3: the higher of two is the better combination."""
    high, middle, low = faces = tuple(sorted(dice, reverse=True))
    if faces == NENETTE:
        return (0,)
    return (chips_for(dice), middle == 1, high == low, *faces)


def in_order(state: BarState) -> list[int]:
    """QVU-ROUND-1, QVU-DIS-1: who plays this round, the first player first."""
    seats = [(state.first + place) % len(state.chips) for place in range(len(state.chips))]
    return [seat for seat in seats if state.pot or state.chips[seat]]


def play_round(table: BarTable, rolls: int) -> None:
    """QVU-ROUND: everybody rolls, the worst combination gets chips."""
    state = table.state
    players = in_order(state)
    state.round += 1
    state.limit = rolls
    state.results = [[] for _ in state.chips]
    table.tell(RoundBegan(state.round, players[0]))
    for seat in players:
        take_turn(table, seat)
        if seat == players[0]:
            state.limit = state.rolls  # QVU-ROUND-3
    loser = worst(table, players)
    winner = max([seat for seat in players if seat != loser], key=lambda seat: strength(state.results[seat]))
    move_chips(table, winner, loser)
    state.first = loser  # QVU-ROUND-5
    if state.chips[loser] == CHIPS:  # QVU-END-1
        table.tell(Lost(loser))
        state.outcome = "+".join(str(seat) for seat in range(len(state.chips)) if seat != loser)


def take_turn(table: BarTable, seat: int) -> None:
    """QVU-ROUND-2: roll all dice, then roll again what one likes, as long as rolls are left."""
    state = table.state
    state.seat, state.rolls, state.dice = seat, 0, []
    again = 0b111
    while again:
        kept = [face for place, face in enumerate(state.dice) if not again >> place & 1]
        state.dice = sorted(kept + table.roll(3 - len(kept)), reverse=True)
        state.rolls += 1
        table.tell(Rolled(seat, tuple(state.dice), state.rolls))
        choice = table.choose(seat, ROLLING, ways(state.dice)) if state.rolls < state.limit else STAND
        again = choice & ARGUMENT_MASK
    state.results[seat] = state.dice


def ways(dice: list[int]) -> list[int]:
    """To stand, or to roll some dice again; of equal dice it does not matter which."""
    found: dict[tuple[int, ...], int] = {}
    for mask in range(1, 8):
        found.setdefault(tuple(face for place, face in enumerate(dice) if mask >> place & 1), REROLL + mask)
    return [STAND, *found.values()]


def worst(table: BarTable, players: list[int]) -> int:
    """QVU-ROUND-4: those who share the worst combination roll once each, until one of them is worst."""
    results = {seat: table.state.results[seat] for seat in players}
    while True:
        lowest = min(strength(dice) for dice in results.values())
        tied = [seat for seat, dice in results.items() if strength(dice) == lowest]
        if len(tied) == 1:
            return tied[0]
        results = {seat: sorted(table.roll(3), reverse=True) for seat in tied}
        for seat, dice in results.items():
            table.tell(PlayedOff(seat, tuple(dice)))


def move_chips(table: BarTable, winner: int, loser: int) -> None:
    """QVU-CHARGE-1, QVU-DIS-2: the best combination says how many chips the loser takes."""
    state = table.state
    chips = chips_for(state.results[winner])
    if not state.pot:
        given = min(chips, state.chips[winner])
        state.chips[winner] -= given
        state.chips[loser] += given
        table.tell(GaveChips(winner, loser, given))
        return
    taken = min(chips, state.pot)
    state.pot -= taken
    state.chips[loser] += taken
    table.tell(TookChips(loser, taken))
    if not state.pot:
        table.tell(ChargeEnded())


class QuatreCentVingtEtUn(SimpleRules[BarState]):
    """The game, as the engine sees it. A segment is a round."""

    def __init__(self) -> None:
        super().__init__("quatre_cent_vingt_et_un", BarState, VERBS, {"rolling": "QVU-ROUND-2"})

    def modes(self) -> list[ModeFacts]:
        return [ModeFacts("bar", (2, 3, 4, 5, 6))]

    def options(self) -> dict[str, tuple[str, ...]]:
        return {"charge": ("free", "dry")}

    def first_state(self, setup: Setup) -> BarState:
        return BarState(chips=[0 for _ in setup.heroes])

    def play(self, table: BarTable) -> None:
        dry = table.state.pot and self.option(table.setup, "charge") == "dry"  # QVU-CHARGE-2
        play_round(table, 1 if dry else MOST_ROLLS)

    def view(self, state: BarState, viewers: int) -> dict[str, Any]:  # JSON-ready values
        """All lies open."""
        names = ("pot", "chips", "first", "round", "seat", "dice", "rolls", "limit", "results", "outcome")
        return {name: getattr(state, name) for name in names}
