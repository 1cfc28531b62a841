"""Imagined worlds cover exactly the possible ones: each card can be wherever a viewer cannot rule it out."""

from random import Random
from typing import Any

import pytest

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.secrets import viewer_mask
from ludotheque.kernel.simulation import play_out
from ludotheque.kernel.table import Table
from tests.contract.cases import SCALE, TOY, Case, all_cases, for_cases, pick, viewers_of

DECK = 8  # cards per seat in both small games; ids of one seat follow one another, and all its cards differ
WORLDS = 250
CASES = [case for case in all_cases() if case.setup.game in ("small_dice", TOY)]

Places = dict[tuple[int, int], set[int]]  # (deck's seat, card) -> ids it may be under


class Memory:
    """What one set of viewers can rule out, computed independently: for each card the ids it may be under."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.mask = viewer_mask(seats) | viewer_mask(())
        self.places: Places = {}

    def begin(self, identity: list[int]) -> None:
        for card, kind in enumerate(identity):
            deck = card // DECK
            self.places[deck, kind] = set(range(deck * DECK, deck * DECK + DECK))

    def shown(self, card: int, kind: int) -> None:
        deck = card // DECK
        for (owner, _), places in self.places.items():
            if owner == deck:
                places.discard(card)
        self.places[deck, kind] = {card}

    def shuffled(self, ids: list[int]) -> None:
        """Each card that may have been among the shuffled ones may be any of them now."""
        for places in self.places.values():
            if places & set(ids):
                places |= set(ids)

    def possible(self) -> set[tuple[int, int]]:
        """Return (id, card) for every card that may be there, given that all others must be somewhere too."""
        return {
            (card, kind)
            for (deck, kind), places in self.places.items()
            for card in places
            if self.fits(deck, kind, card)
        }

    def fits(self, deck: int, kind: int, card: int) -> bool:
        """Return whether every other card of the deck has a place if this one is here."""
        rest = [places - {card} for (owner, other), places in self.places.items() if owner == deck and other != kind]
        taken: dict[int, int] = {}
        return all(self.place(number, rest, taken, set()) for number in range(len(rest)))

    def place(self, number: int, rest: list[set[int]], taken: dict[int, int], tried: set[int]) -> bool:
        for card in sorted(rest[number] - tried):
            tried.add(card)
            if card not in taken or self.place(taken[card], rest, taken, tried):
                taken[card] = number
                return True
        return False


class Witness:
    """Records one run of the rules, and ignores imagined runs."""

    def __init__(self, memories: list[Memory]) -> None:
        self.memories = memories
        self.looking = True
        self.begun = False

    def revealed(self, table: Table, card: int, viewers: int) -> None:
        for memory in self.memories:
            if self.looking and memory.mask & viewers:
                memory.shown(card, table.core.secrets.identity[card])

    def shuffled(self, table: Table, ids: list[int]) -> None:
        for memory in self.memories:
            if not self.begun:
                memory.begin(table.core.secrets.identity)
            if self.looking:
                memory.shuffled(ids)
        self.begun = True


class Curious:
    """An agent that occasionally imagines many worlds for all viewers, and compares them with the possible ones."""

    searches = True

    def __init__(self, witness: Witness, random: Random, every: int) -> None:
        self.witness = witness
        self.random = random
        self.every = every
        self.asked = 0
        self.compared = 0

    def __call__(self, decision: Decision, seen: Any) -> int:
        self.asked += 1
        if self.asked % self.every == 0:
            self.witness.looking = False
            for memory in self.witness.memories:
                self.compare(memory, seen.root)
            self.witness.looking = True
        return pick(decision, self.random)

    def compare(self, memory: Memory, root: Any) -> None:
        possible = memory.possible()
        found: set[tuple[int, int]] = set()
        for number in range(WORLDS):
            world = root.imagine(viewer_mask(memory.seats), key_of(f"{self.asked} {memory.seats} {number}"))
            found |= set(enumerate(world.table.core.secrets.identity))
        assert not found - possible, f"{memory.seats} can rule out {sorted(found - possible)}"
        assert not possible - found, f"{memory.seats} cannot rule out {sorted(possible - found)}, yet no world has it"
        self.compared += 1


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    """A witness of every reveal and every shuffle of every table."""
    seeing = Witness([])
    reveal, shuffle = Table.reveal, Table.shuffle

    def watched_reveal(table: Table, card: int, viewers: int) -> None:
        seeing.revealed(table, card, viewers)
        reveal(table, card, viewers)

    def watched_shuffle(table: Table, stream: int, ids: list[int]) -> None:
        seeing.shuffled(table, ids)
        shuffle(table, stream, ids)

    monkeypatch.setattr(Table, "reveal", watched_reveal)
    monkeypatch.setattr(Table, "shuffle", watched_shuffle)
    return seeing


@for_cases(CASES)
@pytest.mark.parametrize("seed", range(2 * SCALE))
def test_every_card_lies_wherever_it_cannot_be_ruled_out(case: Case, seed: int, witness: Witness) -> None:
    witness.memories = [Memory(seats) for seats in viewers_of(case)]
    player = Curious(witness, case.random(seed), every=11)
    assert play_out(case.game, case.setup, key_of(f"worlds {seed}"), [player] * case.seats).outcome
    assert player.compared >= 4 * len(witness.memories)
