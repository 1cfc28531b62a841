"""Following: who listens hears what other processes write, also after its connection was cut."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import aclosing
from pathlib import Path

import pytest
from sqlalchemy import text

from ludotheque.server.store import notifications
from ludotheque.server.store.errors import SeqTaken
from ludotheque.server.store.journal import ENTRY_CHANNEL
from ludotheque.server.store.notifications import APPLICATION, CATCH_UP, PeerAnnouncement
from ludotheque.server.store.store import Store
from tests.server.store.rows import NOON, room

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parents[3]
TIMEOUT = 30


async def heard(ear: AsyncIterator[tuple[str, int] | PeerAnnouncement]) -> tuple[str, int] | PeerAnnouncement:
    async with asyncio.timeout(TIMEOUT):
        return await anext(ear)


async def test_what_another_process_writes_is_heard(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.create(room("a"))
    command = [sys.executable, "-m", "tests.server.store.writing", postgres_url, "a"]
    async with aclosing(store.follow()) as ear:
        assert await heard(ear) == CATCH_UP
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
            assert [await heard(ear) for _ in range(5)] == [("a", seq) for seq in range(1, 6)]
            process.kill()
            process.communicate()
    assert len(await store.entries("a", 0)) >= 5
    await store.close()


async def test_only_what_was_written_is_heard(postgres_url: str) -> None:
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    await store.create(room("a"))
    async with aclosing(store.follow()) as ear:
        assert await heard(ear) == CATCH_UP
        await other.append_all("a", 1, [b"x", b"y"], NOON)
        with pytest.raises(SeqTaken):
            await other.append_all("a", 2, [b"x", b"y"], NOON)
        await store.append("a", 3, b"x", NOON)
        assert [await heard(ear) for _ in range(3)] == [("a", 1), ("a", 2), ("a", 3)]
    await store.close()
    await other.close()


async def test_a_notice_that_is_none_of_ours_is_passed_over(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.create(room("a"))
    async with aclosing(store.follow()) as ear:
        assert await heard(ear) == CATCH_UP
        async with store.engine.begin() as connection:
            for payload in ("", "7", "x a", "-1 a", "\u0663 a"):
                await connection.execute(
                    text("SELECT pg_notify(:channel, :said)"), {"channel": ENTRY_CHANNEL, "said": payload}
                )
        await store.send_messages(["said", "and heard"])
        await store.append("a", 1, b"x", NOON)
        assert [await heard(ear) for _ in range(3)] == [
            PeerAnnouncement("said"),
            PeerAnnouncement("and heard"),
            ("a", 1),
        ]
    await store.close()


async def test_a_cut_is_mended_and_says_so(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.create(room("a"))
    async with aclosing(store.follow()) as ear:
        assert await heard(ear) == CATCH_UP
        for seq in (1, 2):
            await cut(store)
            assert await heard(ear) == CATCH_UP
            await store.append("a", seq, b"x", NOON)
            assert await heard(ear) == ("a", seq)
    await store.close()


async def cut(store: Store) -> None:
    """End the follower's connection, as a restart of the database would."""
    ended = text("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = :name")
    async with store.engine.begin() as connection:
        assert (await connection.execute(ended, {"name": APPLICATION})).scalar_one() == 1


async def test_silence_is_no_end(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "HEARTBEAT", 0.05)
    store = await Store.open(postgres_url)
    await store.create(room("a"))
    async with aclosing(store.follow()) as ear:
        assert await heard(ear) == CATCH_UP
        waiting = asyncio.create_task(heard(ear))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        await store.append("a", 1, b"x", NOON)
        assert await waiting == ("a", 1)
    await store.close()


async def test_a_file_is_followed_by_nobody(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    assert not store.is_shared
    assert [each async for each in store.follow()] == []
    await store.close()
