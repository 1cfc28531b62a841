"""Rows of rooms, and what is kept beside their journals."""

import asyncio

import pytest
from sqlalchemy import text

from ludotheque.server.store import journal, rooms
from ludotheque.server.store.errors import StoreRefused, UnknownRoom
from ludotheque.server.store.store import Store
from tests.server.store.rows import NOON, furnish, report, room

pytestmark = pytest.mark.anyio


async def test_a_room_comes_back_as_it_was_made(store: Store) -> None:
    await store.create(room("a"))
    assert await store.row("a") == room("a")
    assert await store.row("b") is None
    with pytest.raises(StoreRefused, match="There is already a room a"):
        await store.create(room("a"))


@pytest.mark.parametrize("name", ["", "\0", "a\0", "\ud800", "été", "a\n", "' OR 1=1 --", "x" * 100_000])
async def test_any_text_may_be_asked_for_as_a_room(store: Store, name: str) -> None:
    assert await store.row(name) is None


async def test_rooms_are_listed_by_their_ids_a_page_at_a_time(store: Store) -> None:
    for name in ("b", "B", "a-1", "_", "a1", "A"):
        await store.create(room(name, "over" if name == "b" else "open"))
    listed = ["A", "B", "_", "a-1", "a1", "b"]
    assert [row.id for row in await store.rows(None, "", 10)] == listed
    assert [row.id for row in await store.rows(None, "B", 2)] == ["_", "a-1"]
    assert [row.id for row in await store.rows("open", "_", 10)] == ["a-1", "a1"]
    assert (await store.count("open"), await store.count("over"), await store.count("closed")) == (5, 1, 0)


async def test_a_room_changes_its_state(store: Store) -> None:
    await store.create(room("a"))
    await store.set_state("a", "over", NOON + 10)
    row = await store.row("a")
    assert row is not None
    assert row.state == "over"
    assert await store.changed_at("a") == NOON + 10
    with pytest.raises(UnknownRoom, match="There is no room b"):
        await store.set_state("b", "over", NOON)


async def test_an_entry_touches_its_room(store: Store) -> None:
    await store.create(room("a"))
    assert await store.changed_at("a") == NOON
    await store.append("a", 1, b"x", NOON + 3)
    assert await store.changed_at("a") == NOON + 3
    assert await store.changed_at("b") is None


async def test_the_newest_checkpoint_wins(store: Store) -> None:
    await store.create(room("a"))
    assert await store.checkpoint("a") is None
    for seq, rules, content in ((5, 1, b"five"), (9, 1, b"nine"), (7, 1, b"seven"), (9, 2, b"nine again")):
        await store.put_checkpoint("a", seq, rules, content)
    assert await store.checkpoint("a") == (9, 2, b"nine again")
    with pytest.raises(UnknownRoom):
        await store.put_checkpoint("b", 1, 1, b"x")


async def test_a_replay_is_kept(store: Store) -> None:
    await store.create(room("a"))
    assert await store.replay("a") is None
    await store.put_replay("a", b"first")
    await store.put_replay("a", b"second")
    assert await store.replay("a") == b"second"
    with pytest.raises(UnknownRoom):
        await store.put_replay("b", b"x")


async def test_reports_are_kept_until_they_are_deleted(store: Store) -> None:
    for name in ("r2", "r1"):
        await store.put_report(report(name))
    assert await store.reports("", 10) == [report("r1"), report("r2")]
    assert await store.reports("r1", 10) == [report("r2")]
    await store.delete_report("r1")
    assert await store.reports("", 10) == [report("r2")]


async def test_rooms_in_which_nothing_happens_are_deleted_with_all_they_had(store: Store) -> None:
    await furnish(store)
    await store.create(room("fresh", made_at=NOON + 100))
    await store.create(room("answered"))
    await store.append("answered", 1, b"x", NOON + 100)
    await store.create(room("closed", "open"))
    await store.set_state("closed", "closed", NOON + 100)
    assert await store.delete_idle(NOON + 50) == 2
    assert [row.id for row in await store.rows(None, "", 10)] == ["answered", "closed", "fresh"]
    assert await store.entries("a", 0) == []
    assert (await store.checkpoint("a"), await store.replay("b")) == (None, None)
    assert await store.reports("", 10) == [report("r")]
    with pytest.raises(UnknownRoom):
        await store.append("a", 4, b"x", NOON)
    assert await store.delete_idle(NOON + 50) == 0


async def test_very_many_idle_rooms_are_deleted_some_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SWEPT_AT_ONCE", 4)
    for number in range(10):
        await store.create(room(str(number)))
    assert await store.delete_idle(NOON + 1) == 10


async def test_a_room_whose_answer_comes_while_it_is_being_deleted_is_spared(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.create(room("a"))
    async with store.engine.begin() as connection:
        await journal.insert_free(connection, journal.rows_of("a", 1, [b"late"], NOON + 100))
        deleting = asyncio.create_task(store.delete_idle(NOON + 50))
        while not await waiting_for_a_lock(store):
            await asyncio.sleep(0.01)
    assert await deleting == 0
    assert await store.entries("a", 0) == [(1, b"late")]
    await store.close()


async def waiting_for_a_lock(store: Store) -> bool:
    async with store.engine.connect() as connection:
        waiting = await connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted"))
        return bool(waiting.scalar_one())


async def test_a_store_can_be_asked_whether_it_is_there(store: Store) -> None:
    await store.ping()


async def test_rooms_are_due_in_the_order_of_their_times(store: Store) -> None:
    for name in ("a", "b", "c"):
        await store.create(room(name))
    await store.put_due({"b": 5.0, "a": 7.0, "c": 9.0, "gone": 1.0})
    assert await store.due(8.0, 9) == ["b", "a"]
    assert await store.due(8.0, 1) == ["b"]
    await store.put_due({"b": None, "a": 20.0, "c": 3.0, "gone": None})
    assert await store.due(100.0, 9) == ["c", "a"]
    assert await store.delete_idle(NOON + 1) == 3
    assert await store.due(100.0, 9) == []


async def test_of_two_who_wait_for_each_other_nobody_is_lost(postgres_url: str) -> None:
    """Somebody else holds what comes second, and then wants what came first: PostgreSQL lets our transaction go."""
    store = await Store.open(postgres_url)
    for name in ("a", "b"):
        await store.create(room(name))
    await store.put_due({"a": 1.0, "b": 1.0})
    async with store.engine.connect() as other:
        await other.execute(text("SET deadlock_timeout = '60s'"))
        await other.execute(text("UPDATE due SET at = 2 WHERE room = 'b'"))
        ours = asyncio.create_task(store.put_due({"a": 3.0, "b": 3.0}))
        waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        while not (await other.execute(waiting)).scalar_one():
            await asyncio.sleep(0.01)
        await other.execute(text("UPDATE due SET at = 2 WHERE room = 'a'"))
        await other.commit()
    await ours
    assert await store.due(2.5, 9) == []
    assert await store.due(3.0, 9) == ["a", "b"]
    await store.close()


async def test_what_lists_say_of_rooms_is_kept(store: Store) -> None:
    for name in ("a", "b"):
        await store.create(room(name))
    await store.put_summary("a", b"old")
    await store.put_summary("a", b"new\xff")
    assert await store.summaries(["a", "b", "c"]) == {"a": b"new\xff"}
    assert await store.summaries([]) == {}
    with pytest.raises(UnknownRoom):
        await store.put_summary("c", b"")
