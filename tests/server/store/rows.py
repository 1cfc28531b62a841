"""Small rows for tests, told apart by their ids."""

from ludotheque.server.store.rooms import SPECTATOR, RoomRow, StoredReport
from ludotheque.server.store.store import Store

KEY = bytes(range(16))
NOON = 1_700_000_000.5  # when rooms are made


def room(name: str, state: str = "open", made_at: float = NOON) -> RoomRow:
    return RoomRow(name, "dice_throne", 3, b'{"name":"\xc3\xa9t\xc3\xa9"}', KEY, made_at, "00ff" * 16, state)


def report(name: str) -> StoredReport:
    return StoredReport(name, "gone", SPECTATOR, NOON, "pas d’accord", b"tape\0", b"view\xff")


async def everything(store: Store) -> list[object]:
    """All a store holds, through its own door."""
    found: list[object] = [*await store.rows(None, "", 1000), *await store.reports("", 1000)]
    for row in await store.rows(None, "", 1000):
        found += [await store.entries(row.id, 0), await store.checkpoint(row.id), await store.replay(row.id)]
        found.append(await store.changed_at(row.id))
    found += [*await store.due(NOON * 2, 1000), *(await store.summaries(["a", "b"])).items()]
    return found


async def furnish(store: Store) -> None:
    """Something in every table."""
    for name in ("a", "b"):
        await store.create(room(name))
        await store.append_all(name, 1, [b"one", b"two\0\xff", b"three"], NOON + 5)
    await store.put_checkpoint("a", 2, 3, b"checkpoint\0")
    await store.put_replay("b", b"replay\xfe")
    await store.set_state("b", "over", NOON + 7)
    await store.put_due({"a": NOON + 9})
    await store.put_summary("a", b"summary\xfd")
    await store.put_report(report("r"))
