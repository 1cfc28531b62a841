"""Sampling of worlds that a viewer cannot rule out."""

from typing import Final

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.drivers import TapeAnswer
from ludotheque.kernel.game import Game, Seen, Setup
from ludotheque.kernel.ledger import Ledger, Shuffle
from ludotheque.kernel.match import Checkpoint, Match, MatchParts
from ludotheque.kernel.secrets import SPECTATOR, viewer_mask

DEALER: Final = -1  # a separate stream, so that imagined shuffles and later outcomes are independent
BEFORE: Final = -1  # the key of a shuffle that happened before the checkpoint


class Root:
    """Where imagining starts: the checkpoint and the tape since."""

    def __init__(self, game: Game, setup: Setup, checkpoint: Checkpoint, tape: list[TapeAnswer]) -> None:
        self.game = game
        self.setup = setup
        self.checkpoint = checkpoint
        self.tape = tape

    def imagine(self, viewers: int, key: bytes) -> Match:
        """Return a match these viewers cannot rule out, waiting at the same question; its future chance is new."""
        viewers |= SPECTATOR
        real = self.checkpoint
        state = self.game.copy_state(real.state)
        ledger = Ledger()
        for place, outcome in real.ledger.outcomes.items():
            if real.ledger.seen_by[place] & viewers:
                ledger.outcomes[place] = outcome
        History(real, viewers).redeal(Checkpoint(0, state, ledger), Chance(key, 0))
        parts = MatchParts(self.game, self.setup, key, (), [Checkpoint(0, state, ledger)], tape=self.tape)
        parts.hold = len(self.tape)
        return Match.from_parts(parts)


class History:
    """Every shuffle that still matters, oldest first, and what the viewers knew between them."""

    def __init__(self, real: Checkpoint, viewers: int) -> None:
        self.shuffles: list[Shuffle] = []
        self.pinned: set[tuple[int, int]] = set()  # (id, shuffles it had been through) whose identity the viewers knew
        self.epoch: dict[int, int] = {}  # how many past shuffles each id had been through at the checkpoint
        secrets = real.state.secrets
        for record in secrets.past:
            self.remember(record, viewers)
        for card, known in enumerate(secrets.known):
            if known & viewers:
                self.pinned.add((card, self.epoch.get(card, 0)))
        for (card, since), mask in real.ledger.learned.items():
            if mask & viewers:
                self.pinned.add((card, self.epoch.get(card, 0) + since))
        for shuffle in real.ledger.shuffles:
            before = [self.epoch.get(card, 0) + since for card, since in zip(shuffle.ids, shuffle.before, strict=True)]
            self.shuffles.append(Shuffle(shuffle.key, shuffle.ids, shuffle.order, before))
        self.trace_back()

    def remember(self, record: tuple[int, ...], viewers: int) -> None:
        """Add a shuffle from before the checkpoint."""
        size = len(record) // 3
        ids = list(record[:size])
        before = [self.epoch.get(card, 0) for card in ids]
        self.shuffles.append(Shuffle(BEFORE, ids, list(record[size : 2 * size]), before))
        for card, known in zip(ids, record[2 * size :], strict=True):
            if known & viewers:
                self.pinned.add((card, self.epoch.get(card, 0)))
            self.epoch[card] = self.epoch.get(card, 0) + 1

    def trace_back(self) -> None:
        """Propagate knowledge backwards: a card known after a shuffle is known to be among the shuffled cards."""
        for shuffle in reversed(self.shuffles):
            for place, card in enumerate(shuffle.ids):
                if (card, shuffle.before[place] + 1) in self.pinned:
                    source = shuffle.order[place]
                    self.pinned.add((shuffle.ids[source], shuffle.before[source]))

    def redeal(self, world: Checkpoint, dealer: Chance) -> None:
        """Swap the cards that the viewers never knew, and redo every shuffle where they do not know the result."""
        secrets = world.state.secrets
        identity = secrets.identity
        for shuffle in reversed(self.shuffles):
            if shuffle.key == BEFORE:
                take_back(identity, shuffle)
        number = self.swap_unknown(world, dealer)
        past: list[tuple[int, ...]] = []
        for shuffle in self.shuffles:
            held = [(card, since + 1) in self.pinned for card, since in zip(shuffle.ids, shuffle.before, strict=True)]
            order = redeal(shuffle.order, held, dealer, number)
            number += 1
            if shuffle.key == BEFORE:
                carry_out(identity, shuffle.ids, order)
                known = secrets.past[len(past)][2 * len(order) :]
                past.append((*shuffle.ids, *order, *known))
            else:
                world.ledger.orders[shuffle.key] = order
        secrets.past = past

    def swap_unknown(self, world: Checkpoint, dealer: Chance) -> int:
        """Permute the ids within each cell before the first shuffle, except those the viewers knew."""
        secrets = world.state.secrets
        cells: dict[int, list[int]] = {}
        for card, cell in enumerate(secrets.cell):
            if (card, 0) not in self.pinned:
                cells.setdefault(cell, []).append(card)
        number = 0
        for cell in sorted(cells):
            cards = cells[cell]
            hidden = sorted([secrets.identity[card] for card in cards])  # sorted, to hide the true order
            for card, source in zip(cards, dealer.permutation(DEALER, number, len(cards)), strict=True):
                secrets.identity[card] = hidden[source]
            number += 1
        return number


def carry_out(identity: list[int], ids: list[int], order: list[int]) -> None:
    before = [identity[card] for card in ids]
    for card, source in zip(ids, order, strict=True):
        identity[card] = before[source]


def take_back(identity: list[int], shuffle: Shuffle) -> None:
    after = [identity[card] for card in shuffle.ids]
    for place, source in enumerate(shuffle.order):
        identity[shuffle.ids[source]] = after[place]


def redeal(order: list[int], held: list[bool], dealer: Chance, number: int) -> list[int]:
    """Return a new order for the shuffle that keeps the held places."""
    free = [place for place in range(len(order)) if not held[place]]
    sources = sorted([order[place] for place in free])
    turned = dealer.permutation(DEALER, number, len(free))
    result = order[:]
    for place, source in zip(free, turned, strict=True):
        result[place] = sources[source]
    return result


def root_of(match: Match) -> Root:
    """Return where imagining starts in a match: its last checkpoint and the tape since."""
    mark = match.checkpoints[-1]
    return Root(match.game, match.setup, mark, match.tape[mark.position - match.offset :])


def imagine(match: Match, seats: tuple[int, ...], key: bytes) -> Match:
    """Return a match that these seats cannot rule out."""
    world = root_of(match).imagine(viewer_mask(seats), key)
    world.declined = match.declined[:]
    return world


def searchable(match: Match, seats: tuple[int, ...]) -> Seen:
    """Return the match as these seats may know it, for agents that imagine how it may continue."""
    seen = match.seen(seats)
    seen.root = root_of(match)
    return seen
