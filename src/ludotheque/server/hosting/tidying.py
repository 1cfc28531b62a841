"""When a server looks for garbage: while it has little to do, not while people wait.

Rooms in memory are a million things, and looking through all of them takes half a second in which nobody is answered.
An answer leaves next to no rings behind that only such a look finds, so it can wait for a quiet moment.
"""

import asyncio
import gc
import time
from typing import Final

EVERY: Final = 5.0  # seconds between two thoughts of it
LITTLE: Final = 0.05  # of a processor: nobody is answered, or hardly anybody
SOME_WORK: Final = 2.0  # seconds of a processor that make it worth while
MUCH_WORK: Final = 1200.0  # and those after which it no longer waits for a quiet moment


def unburden() -> None:
    """What a server is made of is never looked at again for garbage, and nothing else by itself."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def tidy() -> None:
    """Look for garbage now and then, until the server ends."""
    tidied = seen = time.process_time()
    try:
        while True:
            await asyncio.sleep(EVERY)
            now = time.process_time()
            quiet = now - seen < EVERY * LITTLE
            seen = now
            if now - tidied > (SOME_WORK if quiet else MUCH_WORK):
                gc.collect()
                tidied = time.process_time()
    finally:
        gc.enable()
