"""A tiny card game that uses features of the kernel which Dice Throne does not use.

A party of two with open hands plays against a rival. The small decks are reshuffled, searched and salvaged from in
every kind of segment; any of the party may answer some questions; a flick has answers that cannot be listed; only one
seat knows the wind.
"""

from typing import Any

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.decisions import FIRST_YES, Decision
from ludotheque.kernel.errors import UnknownContent
from ludotheque.kernel.game import Game, ModeFacts, Seen, Setup, expect
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.secrets import EVERYONE, SPECTATOR, add_cards, no_secrets
from ludotheque.kernel.state import load
from ludotheque.kernel.table import Answers, GameState, Table
from tests.contract.toy_state import (
    AIM,
    DECK,
    DRAW_TWO,
    FLICK,
    GUARD,
    KINDS,
    LOOK,
    MAIN,
    PARTY,
    PASS,
    PLAY,
    QUESTIONS,
    RESPOND,
    RIVAL,
    SALVAGE,
    SEARCH,
    SEARCHING,
    SEATS,
    STONES,
    TAKE,
    VERBS,
    YES,
    Flicks,
    ToyDrew,
    ToyPlayed,
    ToyScored,
    ToyShuffled,
    ToyState,
)

TURNS = 24
HAND_LIMIT = 3
SETUP, REFILL, PLAYING, AIMING = range(4)


class ToyTable(Table):
    """The table of cards and scores."""

    def __init__(self, state: ToyState, chance: tuple[Chance, Ledger | None], answers: Answers) -> None:
        super().__init__(state, chance[0], answers, chance[1], ("TOY-1",) * len(QUESTIONS))
        self.state = state

    def eyes_on(self, seat: int) -> int:
        """Return the viewers of a hand: the party sees each other's hands."""
        return 0b11 if seat in PARTY else 1 << seat

    def kind(self, card: int) -> int:
        return self.state.secrets.identity[card]

    def draw(self, seat: int, count: int) -> None:
        names = []
        for _ in range(count):
            if not self.state.decks[seat] and not self.renew(seat):
                break
            card = self.state.decks[seat].pop()
            self.state.hands[seat].append(card)
            self.reveal(card, self.eyes_on(seat))
            names.append(KINDS[self.kind(card)])
        if names and self.listening:
            self.tell(ToyDrew(seat, tuple(names), self.eyes_on(seat)))

    def renew(self, seat: int) -> bool:
        if not self.state.discards[seat]:
            return False
        self.state.decks[seat], self.state.discards[seat] = self.state.discards[seat], []
        self.mix(seat)
        return True

    def mix(self, seat: int) -> None:
        self.shuffle(1 + seat, self.state.decks[seat])
        if self.listening:
            self.tell(ToyShuffled(seat, len(self.state.decks[seat])))

    def play(self, seat: int, card: int) -> None:
        self.state.hands[seat].remove(card)
        self.reveal(card, EVERYONE)
        self.state.discards[seat].append(card)
        if self.listening:
            self.tell(ToyPlayed(seat, KINDS[self.kind(card)]))

    def score(self, seat: int, amount: int) -> None:
        self.state.scores[0 if seat in PARTY else 1] += amount
        if self.listening:
            self.tell(ToyScored(seat, amount))


def set_up(table: ToyTable) -> None:
    for seat in range(SEATS):
        table.mix(seat)
        table.draw(seat, 3)
    table.state.phase = REFILL


def refill(table: ToyTable) -> None:
    """Draw; then every seat may respond with a card that draws, the active seat first."""
    seat = table.state.active()
    table.draw(seat, 1)
    respond(table)
    table.state.phase = PLAYING


def respond(table: ToyTable) -> None:
    first = table.state.active()
    for seat in [*range(first, SEATS), *range(first)]:
        held = table.state.hands[seat]
        options = [PASS] + [PLAY + card for card in held if table.kind(card) in (DRAW_TWO, SALVAGE)]
        answer = table.ask_or_pass(seat, RESPOND, options, 0)
        if answer != PASS:
            play_card(table, seat, answer - PLAY)


def playing(table: ToyTable) -> None:
    """Play at most one card; then the party may guard together; finally discard the oldest cards."""
    state = table.state
    seat = state.active()
    answer = table.ask(Decision(seat, MAIN, [PASS] + [PLAY + card for card in state.hands[seat]]))
    if answer != PASS:
        play_card(table, seat, answer - PLAY)
    respond(table)
    if seat == RIVAL:
        guard(table)
    while len(state.hands[seat]) > HAND_LIMIT:
        table.play(seat, state.hands[seat][0])
    state.phase = AIMING


def guard(table: ToyTable) -> None:
    """Let the first willing seat of the party pay a point for a guard; it fails only if all decline."""
    if table.ask(Decision(0, GUARD, [YES, PASS], 0, (1,), FIRST_YES, None, PASS)) == YES:
        table.score(0, -1)
        table.draw(0, 1)


def play_card(table: ToyTable, seat: int, card: int) -> None:
    kind = table.kind(card)
    table.play(seat, card)
    if kind < STONES:
        table.score(seat, kind + 1)
    elif kind == DRAW_TWO:
        table.draw(seat, 2)
    elif kind == SEARCH:
        search(table, seat)
    elif kind == SALVAGE:
        salvage(table, seat)
    elif kind == LOOK:
        for other in table.state.hands[(seat + 1) % SEATS]:
            table.reveal(other, table.eyes_on(seat))


def search(table: ToyTable, seat: int) -> None:
    """Take any card of the own deck, then shuffle."""
    deck = table.state.decks[seat]
    if not deck:
        return
    for card in deck:
        table.reveal(card, table.eyes_on(seat))
    taken = table.ask(Decision(seat, SEARCHING, [TAKE + card for card in deck])) - TAKE
    deck.remove(taken)
    table.state.hands[seat].append(taken)
    table.mix(seat)


def salvage(table: ToyTable, seat: int) -> None:
    """Shuffle the public discard pile into the rest of the hidden deck."""
    table.state.decks[seat] += table.state.discards[seat]
    table.state.discards[seat] = []
    table.mix(seat)


def aiming(table: ToyTable) -> None:
    """Flick in a wind that only the flicking seat knows; any seat of the party may flick for another."""
    state = table.state
    seat = state.active()
    state.wind.append(table.chance(0, 10, table.eyes_on(seat)))
    others = tuple(other for other in PARTY if other != seat) if seat in PARTY else ()
    speed = table.ask(Decision(seat, AIM, [], 0, others, 0, Flicks(), FLICK)) - FLICK
    wind = state.wind.pop()
    table.score(seat, 2 if speed // 100 == wind else 0)
    state.turn += 1
    state.phase = REFILL
    if state.turn == TURNS:
        party, rival = state.scores
        state.outcome = "draw" if party == rival else "party" if party > rival else "rival"


SEGMENTS = {SETUP: set_up, REFILL: refill, PLAYING: playing, AIMING: aiming}


class ToySeen(Seen):
    """Public facts, known cards, and the wind for the seat that knows it."""

    def __init__(self, table: ToyTable, viewers: int) -> None:
        super().__init__(viewers)
        self._table = table

    def card(self, card: int) -> dict[str, Any]:
        secrets = self._table.state.secrets
        known = secrets.known[card] & (self.viewers | SPECTATOR)
        return {"id": card, "card": KINDS[secrets.identity[card]] if known else None}

    def view(self) -> dict[str, Any]:
        state = self._table.state
        feels = self._table.eyes_on(state.active()) & self.viewers
        return {
            "turn": state.turn,
            "phase": state.phase,
            "hands": [[self.card(card) for card in hand] for hand in state.hands],
            "discards": [[self.card(card) for card in pile] for pile in state.discards],
            "decks": [len(deck) for deck in state.decks],
            "scores": state.scores[:],
            "wind": state.wind[:] if feels else None,
            "outcome": state.outcome,
        }


class Toy(Game):
    """The toy game as a game of the kernel."""

    def __init__(self) -> None:
        super().__init__("toy", 1, VERBS, QUESTIONS)

    def modes(self) -> list[ModeFacts]:
        return [ModeFacts("party", (SEATS,))]

    def heroes(self) -> tuple[str, ...]:
        return ("player",)

    def options(self) -> dict[str, tuple[str, ...]]:
        return {}

    def check(self, setup: Setup) -> None:
        if setup.mode != "party" or len(setup.heroes) != SEATS:
            raise UnknownContent(Refusal("error-content", (), {"detail": "toy"}))

    def streams(self, setup: Setup) -> list[str]:
        return ["wind", *(f"cards:{seat}" for seat in range(SEATS))]

    def begin(self, setup: Setup) -> GameState:
        secrets = no_secrets()
        decks = [add_cards(secrets, list(DECK)) for _ in range(SEATS)]
        blanks: list[list[list[int]]] = [[[] for _ in range(SEATS)] for _ in range(2)]
        return ToyState([0] * (1 + SEATS), secrets, blanks[0], decks, blanks[1], [0, 0], 0, SETUP, [], "")

    def load_state(self, raw: Any) -> GameState:  # read from a file
        return load(ToyState, raw)

    def copy_state(self, state: GameState) -> GameState:
        return expect(state, ToyState).copy()

    def table(self, setup: Setup, state: GameState, chance: tuple[Chance, Ledger | None], answers: Answers) -> Table:
        return ToyTable(expect(state, ToyState), chance, answers)

    def play_segment(self, table: Table) -> None:
        laid = expect(table, ToyTable)
        SEGMENTS[laid.state.phase](laid)

    def outcome(self, state: GameState) -> str:
        return expect(state, ToyState).outcome

    def seen(self, table: Table, viewers: int) -> Seen:
        return ToySeen(expect(table, ToyTable), viewers)
