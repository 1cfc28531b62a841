"""The record of chance and knowledge since the checkpoint, which a re-run reads."""

from typing import Final

from mypy_extensions import i64

from ludotheque.kernel.chance import Chance

STREAM_BITS: Final = 40


class Shuffle:
    """One shuffle: its place in the stream, the ids it dealt, and the place that each took its content from."""

    def __init__(self, key: int, ids: list[int], order: list[int], before: list[int]) -> None:
        self.key = key
        self.ids = ids
        self.order = order
        self.before = before  # how many shuffles each id had been through since the checkpoint


class Ledger:
    """Outcomes by stream and number. A re-run finds them here; `verify` starts without them."""

    def __init__(self) -> None:
        self.outcomes: dict[int, int] = {}
        self.seen_by: dict[int, int] = {}
        self.orders: dict[int, list[int]] = {}
        self.shuffles: list[Shuffle] = []
        self.epoch: dict[int, int] = {}
        self.learned: dict[tuple[int, int], int] = {}
        self.forced: dict[int, list[int]] = {}

    def copy(self) -> "Ledger":
        other = Ledger()
        other.outcomes = dict(self.outcomes)
        other.seen_by = dict(self.seen_by)
        other.orders = dict(self.orders)
        other.shuffles = self.shuffles[:]
        other.epoch = dict(self.epoch)
        other.learned = dict(self.learned)
        other.forced = {stream: outcomes[:] for stream, outcomes in self.forced.items()}
        return other

    def rewind(self) -> None:
        """Clear what the re-run records again; keep the outcomes of chance."""
        self.shuffles = []
        self.epoch = {}
        self.learned = {}

    def clear(self) -> None:
        """Reset for a new checkpoint. Outcomes forced by tests remain."""
        self.outcomes = {}
        self.seen_by = {}
        self.orders = {}
        self.rewind()

    def outcome(self, source: Chance, stream: i64, number: i64, sides: i64) -> i64:
        key: i64 = stream << STREAM_BITS | number
        if key in self.outcomes:
            return self.outcomes[key]
        forced = self.forced.get(stream)
        outcome: i64 = forced.pop(0) if forced else source.outcome(stream, number, sides)
        self.outcomes[key] = outcome
        return outcome

    def order(self, source: Chance, stream: i64, number: i64, ids: list[int]) -> list[int]:
        key: i64 = stream << STREAM_BITS | number
        order = self.orders.get(key)
        if order is None:
            order = source.permutation(stream, number, len(ids))
            self.orders[key] = order
        before = [self.epoch.get(card, 0) for card in ids]
        self.shuffles.append(Shuffle(key, ids[:], order, before))
        for card in ids:
            self.epoch[card] = self.epoch.get(card, 0) + 1
        return order

    def learn(self, card: int, mask: int) -> None:
        """Record that these viewers have known the card since its last shuffle."""
        at = (card, self.epoch.get(card, 0))
        self.learned[at] = self.learned.get(at, 0) | mask
