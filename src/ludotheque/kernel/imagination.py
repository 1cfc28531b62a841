"""Worlds that a viewer cannot rule out."""

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.drivers import Entry
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Checkpoint, Match
from ludotheque.kernel.secrets import SPECTATOR


class Root:
    """Where imagining starts: the checkpoint and the tape since."""

    def __init__(self, game: Game, setup: Setup, checkpoint: Checkpoint, tape: list[Entry]) -> None:
        self.game = game
        self.setup = setup
        self.checkpoint = checkpoint
        self.tape = tape

    def imagine(self, viewers: int, key: bytes) -> Match:
        """A match these viewers cannot rule out, waiting at the same question; its chance to come is new."""
        viewers |= SPECTATOR
        dealer = Chance(key, 1)
        real = self.checkpoint
        state = self.game.copy_state(real.state)
        ledger = Ledger()
        for place, outcome in real.ledger.outcomes.items():
            if real.ledger.seen_by[place] & viewers:
                ledger.outcomes[place] = outcome
        pinned = trace_pins(real, viewers)
        number = 0
        for shuffle in real.ledger.shuffles:
            held = [
                (card, epoch + 1) in pinned for card, epoch in zip(shuffle.ids, shuffle.before, strict=True)
            ]
            ledger.orders[shuffle.key] = redeal(shuffle.order, held, dealer, number)
            number += 1
        swap_unknown(state.secrets.identity, unknown_cells(real, viewers, pinned), dealer, number)
        world = Match(self.game, self.setup, key, Checkpoint(0, state, ledger), ())
        world.tape = [Entry(entry.seat, entry.action, entry.how) for entry in self.tape]
        world.advance()
        return world


def trace_pins(real: Checkpoint, viewers: int) -> set[tuple[int, int]]:
    """(id, shuffles it had been through) whose identity the viewers have known, traced back to the checkpoint."""
    pinned = {at for at, mask in real.ledger.learned.items() if mask & viewers}
    for shuffle in reversed(real.ledger.shuffles):
        for place, card in enumerate(shuffle.ids):
            if (card, shuffle.before[place] + 1) in pinned:
                source = shuffle.order[place]
                pinned.add((shuffle.ids[source], shuffle.before[source]))
    return pinned


def redeal(order: list[int], held: list[bool], dealer: Chance, number: int) -> list[int]:
    """The shuffle once more, except for the places that are held."""
    free = [place for place in range(len(order)) if not held[place]]
    turned = dealer.permutation(0, number, len(free))
    result = order[:]
    for place, source in zip(free, turned, strict=True):
        result[place] = order[free[source]]
    return result


def unknown_cells(real: Checkpoint, viewers: int, pinned: set[tuple[int, int]]) -> list[list[int]]:
    """The ids of each cell that may be swapped among themselves, in a fixed order."""
    secrets = real.state.secrets
    cells: dict[int, list[int]] = {}
    for card, known in enumerate(secrets.known):
        if not known & viewers and (card, 0) not in pinned:
            cells.setdefault(secrets.cell[card], []).append(card)
    return [cells[cell] for cell in sorted(cells)]


def swap_unknown(identity: list[int], cells: list[list[int]], dealer: Chance, number: int) -> None:
    for ids in cells:
        before = [identity[card] for card in ids]
        for card, source in zip(ids, dealer.permutation(0, number, len(ids)), strict=True):
            identity[card] = before[source]
        number += 1


def imagine(match: Match, seats: tuple[int, ...], key: bytes) -> Match:
    """A match that these seats cannot rule out."""
    mark = match.checkpoints[-1]
    since = match.tape[mark.position - match.offset :]
    viewers = 0
    for seat in seats:
        viewers |= 1 << seat
    return Root(match.game, match.setup, mark, since).imagine(viewers, key)
