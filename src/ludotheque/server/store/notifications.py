"""Follows journal entries of other processes through PostgreSQL notifications."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.server.store.journal import ENTRY_CHANNEL, MESSAGE_CHANNEL

if TYPE_CHECKING:  # installed only with the extra [postgres]
    from psycopg import AsyncConnection, Notify

CATCH_UP: Final = ("", 0)  # listening starts here and may have missed entries: read every live room again
NONE: Final[tuple[tuple[str, int], ...]] = ()


class PeerAnnouncement(NamedTuple):
    """A message from another process. It is not stored."""

    content: str


Notifications = AsyncGenerator[tuple[str, int] | PeerAnnouncement, None]
APPLICATION: Final = "ludotheque follower"
HEARTBEAT: Final = 15.0  # seconds of silence after which the connection is tested
ANSWER_WITHIN: Final = 10.0
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0

log = logging.getLogger(__name__)


async def follow(engine: AsyncEngine) -> Notifications:
    """Yield the room and number of each entry, and messages, forever. Each new connection starts with a `CATCH_UP`."""
    pause = FIRST_PAUSE
    while True:
        async with aclosing(listen(engine)) as notices:
            async for notice in notices:
                pause = FIRST_PAUSE
                yield notice
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)


async def listen(engine: AsyncEngine) -> Notifications:
    """Listen on a separate connection until it fails."""
    from psycopg import Error  # noqa: PLC0415 - see above

    try:
        async with await connect(engine) as connection, aclosing(notifications_on(connection)) as notices:
            async for notice in notices:
                yield notice
    except (Error, OSError, TimeoutError) as error:
        log.warning("lost the notification connection (%s); reconnecting", type(error).__name__)


async def notifications_on(connection: "AsyncConnection[tuple[object, ...]]") -> Notifications:
    """Yield notifications. Ignores unknown ones, because any program may send them."""
    await connection.execute(f"LISTEN {ENTRY_CHANNEL}".encode())
    await connection.execute(f"LISTEN {MESSAGE_CHANNEL}".encode())
    yield CATCH_UP
    async with aclosing(notices_of(connection)) as notices:
        async for notice in notices:
            known = (
                PeerAnnouncement(notice.payload) if notice.channel == MESSAGE_CHANNEL else parsed_entry(notice.payload)
            )
            if known is not None:
                yield known


async def notices_of(connection: "AsyncConnection[tuple[object, ...]]") -> AsyncGenerator["Notify", None]:
    """Yield every notification until the connection no longer responds."""
    while True:
        async with aclosing(connection.notifies(timeout=HEARTBEAT)) as notices:
            async for notice in notices:
                yield notice
        async with asyncio.timeout(ANSWER_WITHIN):
            await connection.execute(b"SELECT 1")


def parsed_entry(payload: str) -> tuple[str, int] | None:
    """Return the room and number of an entry, or None if the payload has another format."""
    seq, _, room = payload.partition(" ")
    return (room, int(seq)) if seq.isascii() and seq.isdecimal() and room else None


async def no_notifications() -> Notifications:
    """Yield nothing, for databases without other processes."""
    for notice in NONE:
        yield notice


async def connect(engine: AsyncEngine) -> "AsyncConnection[tuple[object, ...]]":
    from psycopg import AsyncConnection  # noqa: PLC0415 - see above

    _, address = engine.dialect.create_connect_args(engine.url)
    address.update(application_name=APPLICATION, connect_timeout=int(ANSWER_WITHIN))
    return await AsyncConnection.connect(**address, autocommit=True)
