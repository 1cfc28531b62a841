"""A process that writes for ever into every room and prints what was confirmed: python -m …writing URL ROOM…"""

import asyncio
import sys

from ludotheque.server.store.store import Store
from tests.server.store.rows import NOON


async def write(store: Store, room: str) -> None:
    """Go on where the journal ends; now and then keep a checkpoint."""
    seq = len(await store.entries(room, 0))
    while True:
        seq += 1
        await store.append(room, seq, f"{room} {seq}".encode(), NOON + seq)
        print(room, seq, flush=True)
        if seq % 7 == 0:
            await store.put_checkpoint(room, seq, 1, f"{room} {seq}".encode())


async def main(url: str, rooms: list[str]) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(write(store, room) for room in rooms))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
