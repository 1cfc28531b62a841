"""Where a room can be taken up without its whole journal, and its replay once it is over."""

from typing import Any

from sqlalchemy import Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.store.errors import UnknownRoom
from ludotheque.server.store.schema import CHECKPOINTS, REPLAYS

Columns = dict[str, Any]  # of one row, by name


async def put_checkpoint(connection: AsyncConnection, room: str, seq: int, rules_version: int, content: bytes) -> None:
    """Keep a checkpoint unless a newer one is kept already."""
    columns = {"room": room, "seq": seq, "rules_version": rules_version, "content": content}
    put = replacing(connection, CHECKPOINTS, columns)
    rest = {name: put.excluded[name] for name in columns if name != "room"}
    newer = put.excluded.seq >= CHECKPOINTS.c.seq
    await keep(connection, put.on_conflict_do_update(index_elements=["room"], set_=rest, where=newer), room)


async def checkpoint(connection: AsyncConnection, room: str) -> tuple[int, int, bytes] | None:
    """The number it stands at, the version of the rules, and the content."""
    columns = (CHECKPOINTS.c.seq, CHECKPOINTS.c.rules_version, CHECKPOINTS.c.content)
    found = (await connection.execute(select(*columns).where(CHECKPOINTS.c.room == room))).one_or_none()
    return None if found is None else (found.seq, found.rules_version, found.content)


async def put_replay(connection: AsyncConnection, room: str, content: bytes) -> None:
    columns = {"room": room, "content": content}
    put = replacing(connection, REPLAYS, columns)
    rest = {"content": put.excluded.content}
    await keep(connection, put.on_conflict_do_update(index_elements=["room"], set_=rest), room)


async def replay(connection: AsyncConnection, room: str) -> bytes | None:
    return (await connection.execute(select(REPLAYS.c.content).where(REPLAYS.c.room == room))).scalar_one_or_none()


def replacing(connection: AsyncConnection, table: Table, columns: Columns) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what happens to a row that is there."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).values(columns)
    return sqlite.insert(table).values(columns)


async def keep(connection: AsyncConnection, statement: postgresql.Insert | sqlite.Insert, room: str) -> None:
    try:
        await connection.execute(statement)
    except IntegrityError as error:
        raise UnknownRoom(room) from error
