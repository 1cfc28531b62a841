"""When a server looks for garbage: among what is new many times a second, through everything while it has little to do.

Rooms in memory are a million things, and looking through all of them takes half a second or more in which nobody is
answered. What an answer, a refusal or a visit leaves behind in rings is found while it is new, in a few milliseconds;
the rest waits for a quiet moment, unless things become so many more that it cannot.
"""

import asyncio
import gc
import time
from typing import Final

EVERY: Final = 0.2  # seconds between two looks at what is new: the more often, the shorter each
ROUND: Final = 25  # such looks between two thoughts of looking through everything
LITTLE: Final = 0.05  # of a processor: nobody is answered, or hardly anybody
SOME_WORK: Final = 2.0  # seconds of a processor that make it worth while
MUCH_WORK: Final = 1200.0  # and those after which it no longer waits for a quiet moment
SOME: Final = 1_000  # new things that are worth a look
MANY: Final = 5_000_000  # things more than at the last look through everything, a gigabyte: it does not wait either


def unburden() -> None:
    """What a server is made of is never looked at again for garbage, and nothing else by itself."""
    gc.collect()
    gc.freeze()
    gc.disable()


def grown() -> int:
    """How many more things there are than when garbage was last looked for; they are counted all the time."""
    return gc.get_count()[0]


async def look_at_what_is_new() -> int:
    """Now and again, for a round; how many more things there are at its end."""
    more = 0
    for _ in range(ROUND):
        await asyncio.sleep(EVERY)
        if (new := grown()) > SOME:
            more += new - gc.collect(0)
    return more


async def tidy() -> None:
    """Look for garbage now and then, until the server ends."""
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
