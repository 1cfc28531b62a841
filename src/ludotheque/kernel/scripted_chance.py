"""Chance with a fixed beginning: the dice of a tutorial, or the outcomes of the match that a fork starts from.

A key longer than 16 bytes is scripted: 16 bytes as always, then JSON. `outcomes` and `orders` list the first outcomes
of a stream; or `earlier` is the key of another match, and `since` how many outcomes of each stream come from it.
"""

import json
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.kernel.chance import Chance

PLAIN: Final = 16
LONGEST: Final = 40_000
DEEPEST: Final = 8  # the longest allowed chain of earlier matches


class WrittenChance(Chance):
    """Uses the scripted outcomes first, then those of the key."""

    def __init__(self, key: bytes, streams: int) -> None:
        super().__init__(key[:PLAIN], streams)
        content = content_of(key)
        self.written: dict[int, list[int]] = {int(name): list(row) for name, row in content.get("outcomes", {}).items()}
        self.orders: dict[int, list[list[int]]] = {
            int(name): [list(order) for order in rows] for name, rows in content.get("orders", {}).items()
        }
        self.since: list[int] = list(content.get("since", []))
        earlier = bytes.fromhex(content.get("earlier", ""))
        self.earlier: list[Chance] = [chance_of(earlier, streams)] if earlier else []

    def outcome(self, stream: i64, number: i64, sides: i64) -> i64:
        row = self.written.get(stream, [])
        if number < len(row) and row[number] < sides:
            return row[number]
        if self.takes_earlier(stream, number):
            return self.earlier[0].outcome(stream, number, sides)
        return super().outcome(stream, number, sides)

    def permutation(self, stream: i64, number: i64, size: i64) -> list[int]:
        rows = self.orders.get(stream, [])
        if number < len(rows) and sorted(rows[number]) == list(range(size)):
            return rows[number][:]
        if self.takes_earlier(stream, number):
            return self.earlier[0].permutation(stream, number, size)
        return super().permutation(stream, number, size)

    def takes_earlier(self, stream: i64, number: i64) -> bool:
        return bool(self.earlier) and stream < len(self.since) and number < self.since[stream]


def chance_of(key: bytes, streams: int) -> Chance:
    """Return the chance of a key, scripted or not."""
    return WrittenChance(key, streams) if is_written(key) else Chance(key, streams)


def scripted(key: bytes, outcomes: dict[int, list[int]], orders: dict[int, list[list[int]]]) -> bytes:
    """Return a key whose streams begin with these outcomes, and whose shuffles begin with these orders."""
    return key + written({"outcomes": outcomes, "orders": orders})


def left_behind(key: bytes, earlier: bytes, since: list[int]) -> bytes:
    """Return a key that agrees with an earlier one for this many outcomes of each stream and then diverges."""
    return key + written({"earlier": earlier.hex(), "since": since})


def written(content: dict[str, Any]) -> bytes:  # JSON values
    return json.dumps(content, separators=(",", ":")).encode()


def content_of(key: bytes) -> dict[str, Any]:  # JSON values
    """Return the JSON after the first 16 bytes, or an empty dict."""
    found: dict[str, Any] = json.loads(key[PLAIN:]) if is_written(key) else {}
    return found


def is_written(key: bytes) -> bool:
    """Return whether the key has more than the first 16 bytes."""
    return len(key) > PLAIN


def is_scripted(key: bytes) -> bool:
    """Return whether the key, or an earlier key it takes chance from, lists outcomes or orders."""
    content = content_of(key)
    earlier = bytes.fromhex(content.get("earlier", ""))
    return bool(content.get("outcomes") or content.get("orders")) or (bool(earlier) and is_scripted(earlier))


def taken_from_earlier(key: bytes) -> list[int]:
    """Return how many outcomes of each stream come from the key of the match it was forked from."""
    return list(content_of(key).get("since", []))


def is_key(key: bytes, depth: int = 0) -> bool:
    """Return whether the bytes are a valid key."""
    if len(key) < PLAIN or len(key) > LONGEST or depth > DEEPEST:
        return False
    try:
        content = content_of(key)
        known = set(content) <= {"outcomes", "orders", "earlier", "since"}
        earlier = bytes.fromhex(content.get("earlier", ""))
        rows = [content.get("since", []), *content.get("outcomes", {}).values()]
        rows += [order for orders in content.get("orders", {}).values() for order in orders]
        names = [*content.get("outcomes", {}), *content.get("orders", {})]
    except (ValueError, AttributeError, TypeError, RecursionError):
        return False
    numbers = all(isinstance(row, list) and all(type(each) is int and each >= 0 for each in row) for row in rows)
    named = all(name.isdecimal() for name in names)
    return known and numbers and named and (not earlier or is_key(earlier, depth + 1))
