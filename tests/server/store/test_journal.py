"""Journals: each number is given once, in order, to all lines of a wish or to none."""

import asyncio

import pytest

from ludotheque.server.store.errors import SeqTaken, UnknownRoom
from ludotheque.server.store.store import Store
from tests.server.store.rows import NOON, room

pytestmark = pytest.mark.anyio
TASKS = 40


async def outcome(store: Store, name: str, seq: int, *entries: bytes) -> str:
    """What happened to an attempt, in a word."""
    try:
        await store.append_all(name, seq, entries, NOON)
    except (SeqTaken, UnknownRoom) as error:
        return type(error).__name__
    return "written"


async def test_entries_come_back_in_order(store: Store) -> None:
    await store.create(room("a"))
    await store.create(room("b"))
    for seq in range(1, 12):
        await store.append("a", seq, b"entry %d" % seq, NOON + seq)
    assert await store.entries("a", 0) == [(seq, b"entry %d" % seq) for seq in range(1, 12)]
    assert await store.entries("a", 9) == [(10, b"entry 10"), (11, b"entry 11")]
    assert await store.entries("b", 0) == []


async def test_of_many_who_want_a_number_one_gets_it(store: Store) -> None:
    await store.create(room("a"))
    tries = await asyncio.gather(*(outcome(store, "a", 1, b"%d" % number) for number in range(TASKS)))
    assert sorted(tries) == ["SeqTaken"] * (TASKS - 1) + ["written"]
    assert await store.entries("a", 0) == [(1, b"%d" % tries.index("written"))]


async def test_of_two_processes_worth_of_stores_one_gets_it(store: Store, store_url: str) -> None:
    other = await Store.open(store_url)
    await store.create(room("a"))
    for seq in range(1, TASKS):
        tries = await asyncio.gather(outcome(store, "a", seq, b"here"), outcome(other, "a", seq, b"there"))
        assert sorted(tries) == ["SeqTaken", "written"]
        assert await other.entries("a", seq - 1) == [(seq, b"here" if tries[0] == "written" else b"there")]
    await other.close()


async def test_two_stores_that_want_the_same_numbers_of_many_rooms_do_not_block_each_other(
    store: Store, store_url: str
) -> None:
    other = await Store.open(store_url)
    names = [f"room{number:02}" for number in range(TASKS)]
    for name in names:
        await store.create(room(name))
    here = [outcome(store, name, 1, b"here") for name in names]
    there = [outcome(other, name, 1, b"there") for name in reversed(names)]
    tries = await asyncio.gather(*here, *there)
    assert sorted(tries) == ["SeqTaken"] * TASKS + ["written"] * TASKS
    await other.close()


async def test_a_wish_is_written_whole_or_not_at_all(store: Store) -> None:
    await store.create(room("a"))
    await store.append("a", 2, b"two", NOON)
    assert await outcome(store, "a", 1, b"x", b"y", b"z") == "SeqTaken"
    assert await store.entries("a", 0) == [(2, b"two")]
    assert await outcome(store, "a", 3, b"x", b"y") == "written"
    assert await store.entries("a", 2) == [(3, b"x"), (4, b"y")]


async def test_a_wish_that_fails_takes_no_other_with_it(store: Store) -> None:
    for name in ("a", "b", "c"):
        await store.create(room(name))
    await store.append("b", 2, b"two", NOON)
    requests = [("a", 1), ("nowhere", 1), ("b", 1), ("c", 1), ("b", 2)]
    tries = await asyncio.gather(*(outcome(store, name, seq, b"x", b"y") for name, seq in requests))
    assert tries == ["written", "UnknownRoom", "SeqTaken", "written", "SeqTaken"]
    assert [await store.entries(name, 0) for name in "abc"] == [
        [(1, b"x"), (2, b"y")],
        [(2, b"two")],
        [(1, b"x"), (2, b"y")],
    ]


async def test_who_stops_waiting_does_not_break_the_writing(store: Store) -> None:
    await store.create(room("a"))
    waiting = [asyncio.create_task(store.append("a", seq, b"x", NOON)) for seq in range(1, 6)]
    await asyncio.sleep(0)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    await store.append("a", 6, b"x", NOON)
    assert [seq for seq, _ in await store.entries("a", 0)] == [1, 2, 3, 4, 5, 6]


async def test_many_rooms_in_one_batch(store: Store) -> None:
    names = [f"room{number:02}" for number in range(TASKS)]
    for name in names:
        await store.create(room(name))

    async def play(name: str) -> None:
        for seq in range(1, 11):
            await store.append(name, seq, name.encode(), NOON)

    await asyncio.gather(*map(play, names))
    for name in names:
        assert await store.entries(name, 0) == [(seq, name.encode()) for seq in range(1, 11)]
