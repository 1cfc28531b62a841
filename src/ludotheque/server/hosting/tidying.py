"""When a server looks for garbage: while it has little to do, not while people wait.

Rooms in memory are a million things, and looking through all of them takes half a second in which nobody is answered.
An answer leaves next to no rings behind that only such a look finds, so it can wait for a quiet moment; unless things
become so many more that something does leave rings behind.
"""

import asyncio
import gc
import time
from typing import Final

EVERY: Final = 5.0  # seconds between two thoughts of it
LITTLE: Final = 0.05  # of a processor: nobody is answered, or hardly anybody
SOME_WORK: Final = 2.0  # seconds of a processor that make it worth while
MUCH_WORK: Final = 1200.0  # and those after which it no longer waits for a quiet moment
MANY: Final = 1_000_000  # things more than at the last look, some hundred megabytes, and it does not wait either


def unburden() -> None:
    """What a server is made of is never looked at again for garbage, and nothing else by itself."""
    gc.collect()
    gc.freeze()
    gc.disable()


def grown() -> int:
    """How many more things there are than when garbage was last looked for; they are counted all the time."""
    return gc.get_count()[0]


async def tidy() -> None:
    """Look for garbage now and then, until the server ends."""
    tidied = seen = time.process_time()
    try:
        while True:
            await asyncio.sleep(EVERY)
            now = time.process_time()
            quiet = now - seen < EVERY * LITTLE
            seen = now
            if now - tidied > (SOME_WORK if quiet else MUCH_WORK) or grown() > MANY:
                gc.collect()
                tidied = time.process_time()
    finally:
        gc.enable()
