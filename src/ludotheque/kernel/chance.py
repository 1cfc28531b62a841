"""Chance as numbered outcomes of named streams, cut from a keyed hash."""

import hashlib
import struct
from typing import Final

from mypy_extensions import i64

WORD_BITS: Final = 32
WORD_MASK: Final = 0xFFFFFFFF
THREE_NUMBERS: Final = struct.Struct("<3q")
SIXTEEN_WORDS: Final = struct.Struct("<16I")


def key_of(text: str) -> bytes:
    """A 128-bit key for a seed written by hand."""
    return hashlib.blake2b(text.encode(), digest_size=16).digest()


class Chance:
    """The outcomes of one key. Holds only what can be worked out again, so a copy needs nothing but the key."""

    def __init__(self, key: bytes, streams: int) -> None:
        self.key = key
        self.block: list[int] = [-1] * streams
        self.words: list[list[int]] = [[] for _ in range(streams)]

    def outcome(self, stream: i64, number: i64, sides: i64) -> i64:
        """The numbered outcome of a stream, from 0 to sides - 1, every one equally likely."""
        block: i64 = number >> 4
        if self.block[stream] != block:
            self.words[stream] = self.digest(stream, block, 0)
            self.block[stream] = block
        scaled: i64 = self.words[stream][number & 15] * sides
        if scaled & WORD_MASK < sides:
            return self.checked(stream, number, sides, scaled)
        return scaled >> WORD_BITS

    def checked(self, stream: i64, number: i64, sides: i64, scaled: i64) -> i64:
        """Reject the few words that would make low outcomes likelier."""
        threshold: i64 = (1 << WORD_BITS) % sides
        retry: i64 = 0
        while scaled & WORD_MASK < threshold:
            retry += 1
            scaled = self.digest(stream, number >> 4, retry)[number & 15] * sides
        return scaled >> WORD_BITS

    def permutation(self, stream: i64, number: i64, size: i64) -> list[int]:
        """The numbered shuffle of a stream: which place each place takes its content from."""
        order = list(range(size))
        words: list[int] = []
        block: i64 = 0
        last: i64 = size - 1
        while last > 0:
            bound: i64 = last + 1
            scaled: i64 = -1
            while scaled < 0 or scaled & WORD_MASK < (1 << WORD_BITS) % bound:
                if not words:
                    words = self.digest(stream, number, -1 - block)
                    block += 1
                scaled = words.pop() * bound
            pick: i64 = scaled >> WORD_BITS
            order[last], order[pick] = order[pick], order[last]
            last -= 1
        return order

    def digest(self, stream: i64, block: i64, salt: i64) -> list[int]:
        raw = hashlib.blake2b(THREE_NUMBERS.pack(stream, block, salt), key=self.key).digest()
        return list(SIXTEEN_WORDS.unpack(raw))
