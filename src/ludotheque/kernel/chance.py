"""Random outcomes: numbered values of named streams, derived from a keyed hash."""

import struct
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

SHORT_BITS: Final = 16  # a 64-byte digest holds 32 short words, so one hash serves many dice
SHORT_MASK: Final = 0xFFFF
MOST_SIDES: Final = 1 << 10
LARGE_SALT: Final = 1 << 32
WORD_BITS: Final = 32
WORD_MASK: Final = 0xFFFFFFFF
THREE_NUMBERS: Final = struct.Struct("<3q")
WORDS: Final = struct.Struct("<16I")


def key_of(text: str) -> bytes:
    """Return the 128-bit key derived from a seed given as text."""
    return blake2b(text.encode(), digest_size=16).digest()


class Chance:
    """Random outcomes of one key. Everything else is a cache, so a copy needs only the key."""

    def __init__(self, key: bytes, streams: int) -> None:
        self.key = key
        self.block: list[int] = [-1] * streams
        self.words: list[bytes] = [b""] * streams

    def outcome(self, stream: i64, number: i64, sides: i64) -> i64:
        """Return the numbered outcome of a stream: a uniform value from 0 to sides - 1."""
        if sides > MOST_SIDES:
            return self.large(stream, number, sides)
        words = self.short_words(stream, number >> 5)
        place: i64 = (number & 31) * 2
        low: i64 = words[place]
        high: i64 = words[place + 1]
        scaled: i64 = (high << 8 | low) * sides
        if scaled & SHORT_MASK < sides:
            return self.checked(stream, number, sides, scaled)
        return scaled >> SHORT_BITS

    def outcomes(self, stream: i64, number: i64, sides: i64, count: i64) -> list[int]:
        """Return `count` consecutive outcomes, each as `outcome` returns it."""
        return [self.outcome(stream, number + place, sides) for place in range(count)]

    def short_words(self, stream: i64, block: i64) -> bytes:
        """Return the digest that holds the words of this block, each with its low byte first."""
        if self.block[stream] != block:
            self.words[stream] = self.digest(stream, block, 0)
            self.block[stream] = block
        return self.words[stream]

    def checked(self, stream: i64, number: i64, sides: i64, scaled: i64) -> i64:
        """Return the outcome after rejecting words that would bias it."""
        threshold: i64 = (1 << SHORT_BITS) % sides
        retry: i64 = 0
        while scaled & SHORT_MASK < threshold:
            retry += 1
            words = self.digest(stream, number >> 5, retry)
            scaled = int.from_bytes(words[(number & 31) * 2 :][:2], "little") * sides
        return scaled >> SHORT_BITS

    def large(self, stream: i64, number: i64, sides: i64) -> i64:
        """Return an outcome with more sides than a short word can cover."""
        retry: i64 = LARGE_SALT
        while True:
            for word in WORDS.unpack(self.digest(stream, number, retry)):
                scaled: i64 = word * sides
                if scaled & WORD_MASK >= (1 << WORD_BITS) % sides:
                    return scaled >> WORD_BITS
            retry += 1

    def permutation(self, stream: i64, number: i64, size: i64) -> list[int]:
        """Return the numbered shuffle of a stream: for each place, the place that its content comes from."""
        order = list(range(size))
        words: list[int] = []
        block: i64 = 0
        last: i64 = size - 1
        while last > 0:
            bound: i64 = last + 1
            scaled: i64 = -1
            while scaled < 0 or scaled & WORD_MASK < (1 << WORD_BITS) % bound:
                if not words:
                    words = list(WORDS.unpack(self.digest(stream, number, -1 - block)))
                    block += 1
                scaled = words.pop() * bound
            pick: i64 = scaled >> WORD_BITS
            order[last], order[pick] = order[pick], order[last]
            last -= 1
        return order

    def digest(self, stream: i64, block: i64, salt: i64) -> bytes:
        return blake2b(THREE_NUMBERS.pack(stream, block, salt), key=self.key).digest()
