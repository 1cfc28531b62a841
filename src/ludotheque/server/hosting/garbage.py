"""Garbage collection schedule: the young generation often, everything only while the server is idle.

Rooms in memory are about a million objects. A full collection takes half a second or more, in which no request is
answered. Cycles left by an answer, a refusal or a connection are collected while they are young, in a few milliseconds.
A full collection waits for an idle moment, unless the number of objects grows too far.
"""

import asyncio
import gc
import time
from typing import Final

EVERY: Final = 0.2  # seconds between two young collections; more frequent ones are shorter
ROUND: Final = 25  # young collections between two checks for a full one
LITTLE: Final = 0.05  # share of a processor below which the server counts as idle
SOME_WORK: Final = 2.0  # processor seconds after which a full collection is worthwhile
MUCH_WORK: Final = 1200.0  # processor seconds after which a full collection no longer waits for an idle moment
SOME: Final = 1_000  # new objects that make a young collection worthwhile
MANY: Final = 5_000_000  # new objects, about a gigabyte, after which a full collection no longer waits


def unburden() -> None:
    """Freeze all existing objects and turn off automatic collection."""
    gc.collect()
    gc.freeze()
    gc.disable()


def grown() -> int:
    """Return how many objects were allocated, net, since the last collection."""
    return gc.get_count()[0]


async def look_at_what_is_new() -> int:
    """Run one round of young collections. Returns how many objects survived them."""
    more = 0
    for _ in range(ROUND):
        await asyncio.sleep(EVERY)
        if (new := grown()) > SOME:
            more += new - gc.collect(0)
    return more


async def tidy() -> None:
    """Collect garbage until the server stops."""
    tidied = seen = time.process_time()
    more = 0
    try:
        while True:
            more += await look_at_what_is_new()
            now = time.process_time()
            quiet = now - seen < ROUND * EVERY * LITTLE
            seen = now
            if now - tidied > (SOME_WORK if quiet else MUCH_WORK) or more > MANY:
                gc.collect()
                tidied, more = time.process_time(), 0
    finally:
        gc.enable()
