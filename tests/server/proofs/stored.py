"""What a database holds of a room, read without a server."""

from collections.abc import Sequence

from ludotheque.server.rooms.entries import Answered, AnyEntry, Kept, decode
from ludotheque.server.rooms.plan import decode_plan
from ludotheque.server.rooms.restore import open_room
from ludotheque.server.rooms.room import Room
from ludotheque.server.store.store import Store
from tests.server.proofs.players import Player
from tests.server.rooms.desk import fingerprint, locally


async def whole_room(store: Store, room: str) -> tuple[Room, list[AnyEntry]]:
    """The room from its newest checkpoint; it is the same from its first entry, and as the tape alone has it."""
    row = await store.row(room)
    assert row is not None
    lines = await store.entries(room, 0)
    assert [seq for seq, _ in lines] == list(range(1, len(lines) + 1))
    entries = [decode(raw) for _, raw in lines]
    checkpoint = await store.checkpoint(room)
    behind = checkpoint[0] if checkpoint is not None else 0
    plan = decode_plan(row.plan)
    woken = open_room(plan, row.key, checkpoint, entries[behind:])
    assert fingerprint(woken) == fingerprint(open_room(plan, row.key, None, entries))
    assert not woken.void
    if woken.match is not None:
        assert locally(woken.match).digest() == woken.match.digest()
    return woken, entries


def check_kept(players: Sequence[Player], entries: Sequence[AnyEntry]) -> None:
    """Every answer that was confirmed is in the journal, in its order; and none is there that nobody gave.

    A pass stands for the whole of a window, and may be written more than once; an answer is kept before its turn, and
    written again when that comes.
    """
    own = [entry for entry in entries if isinstance(entry, Answered) and entry.how not in ("clock", "bot")]
    answers = [(entry.seat, entry.action) for entry in own]
    written = [(entry.seat, entry.action) for entry in entries if isinstance(entry, Answered | Kept)]
    for player in players:
        seats = {given.seat for given in player.confirmed}
        left = iter(written)
        lost = [given for given in player.confirmed if (given.seat, given.action) not in left]
        assert not lost, "a confirmed answer is lost"
        assert sum(seat in seats and action != "pass" for seat, action in answers) <= player.answer_count
