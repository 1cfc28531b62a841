"""Rooms that sleep: when somebody must look at them again, and what a list says of them without waking them."""

from collections.abc import Iterable, Mapping

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.store.checkpoints import keep, replacing
from ludotheque.server.store.schema import DUE, ROOMS, SUMMARIES


async def put_due(connection: AsyncConnection, times: Mapping[str, float | None]) -> None:
    """When each of these rooms must be looked at; never, if there is no time. Rooms that are gone are left out."""
    never = [room for room, at in times.items() if at is None]
    if never:
        await connection.execute(delete(DUE).where(DUE.c.room.in_(never)))
    lines = [{"due_room": room, "due_at": at} for room, at in sorted(times.items()) if at is not None]
    if not lines:
        return
    there = select(ROOMS.c.id, bindparam("due_at")).where(ROOMS.c.id == bindparam("due_room"))
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    put = dialect.insert(DUE).from_select(["room", "at"], there)
    await connection.execute(put.on_conflict_do_update(index_elements=["room"], set_={"at": put.excluded.at}), lines)


async def due(connection: AsyncConnection, until: float, limit: int) -> list[str]:
    """The rooms whose time has come by then, the longest overdue first."""
    wanted = select(DUE.c.room).where(DUE.c.at <= until).order_by(DUE.c.at, DUE.c.room).limit(limit)
    return list((await connection.execute(wanted)).scalars())


async def put_summary(connection: AsyncConnection, room: str, content: bytes) -> None:
    put = replacing(connection, SUMMARIES, {"room": room, "content": content})
    rest = {"content": put.excluded.content}
    await keep(connection, put.on_conflict_do_update(index_elements=["room"], set_=rest), room)


async def summaries(connection: AsyncConnection, rooms: Iterable[str]) -> dict[str, bytes]:
    """What is kept of these rooms, by their ids."""
    wanted = select(SUMMARIES.c.room, SUMMARIES.c.content).where(SUMMARIES.c.room.in_(list(rooms)))
    return {found.room: found.content for found in await connection.execute(wanted)}
