"""Garbage collection schedule: the young generation often, everything only while the server is idle.

Rooms in memory are about a million objects. A full collection takes half a second or more, in which no request is
answered. Cycles left by an answer, a refusal or a connection are collected while they are young, in a few milliseconds.
A full collection waits for an idle moment, unless the number of objects grows too far.
"""

import asyncio
import gc
import time
from typing import Final

YOUNG_SECONDS: Final = 0.2  # seconds between two young collections; more frequent ones are shorter
YOUNG_PER_ROUND: Final = 25  # young collections between two checks for a full one
IDLE_SHARE: Final = 0.05  # share of a processor below which the server counts as idle
WORK_WHEN_IDLE: Final = 2.0  # processor seconds after which a full collection is worthwhile
WORK_WHEN_BUSY: Final = 1200.0  # processor seconds after which a full collection no longer waits for an idle moment
YOUNG_OBJECTS: Final = 1_000  # new objects that make a young collection worthwhile
MOST_SURVIVORS: Final = 5_000_000  # new objects, about a gigabyte, after which a full collection no longer waits


def freeze_existing_objects() -> None:
    """Freeze all existing objects and turn off automatic collection."""
    gc.collect()
    gc.freeze()
    gc.disable()


def new_object_count() -> int:
    """Return how many objects were allocated, net, since the last collection."""
    return gc.get_count()[0]


async def collect_young_objects() -> int:
    """Run one round of young collections. Returns how many objects survived them."""
    survivors = 0
    for _ in range(YOUNG_PER_ROUND):
        await asyncio.sleep(YOUNG_SECONDS)
        if (new := new_object_count()) > YOUNG_OBJECTS:
            survivors += new - gc.collect(0)
    return survivors


async def collect_garbage() -> None:
    """Collect garbage until the server stops."""
    collected_at = checked_at = time.process_time()
    survivors = 0
    try:
        while True:
            survivors += await collect_young_objects()
            now = time.process_time()
            idle = now - checked_at < YOUNG_PER_ROUND * YOUNG_SECONDS * IDLE_SHARE
            checked_at = now
            if now - collected_at > (WORK_WHEN_IDLE if idle else WORK_WHEN_BUSY) or survivors > MOST_SURVIVORS:
                gc.collect()
                collected_at, survivors = time.process_time(), 0
    finally:
        gc.enable()
