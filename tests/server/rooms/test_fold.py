"""A room is a fold: the same journal makes the same room, from its beginning and from any checkpoint."""

import pytest

from ludotheque.kernel.errors import BrokenFile, LudoError
from ludotheque.kernel.game import Setup
from ludotheque.server.rooms.entries import Answered, BrokenJournal, Undone, decode
from ludotheque.server.rooms.plan import Policy, Timer
from ludotheque.server.rooms.restore import open_room
from ludotheque.server.rooms.room import Room
from tests.server.rooms.desk import Desk, duel, fingerprint, locally, name_of, plan_of, setup_of, setups

BUSY = [
    (setup_of("dice_throne", "duel", 2), "ask", "vote"),
    (setup_of("dice_throne", "king_of_the_hill", 3), "ask", "bot"),
    (setup_of("dice_throne", "2v2", 4), "free", "vote"),
    (setup_of("one_deck_dungeon", "pair", 2), "ask", "vote"),
    (setup_of("one_deck_dungeon", "party", 4), "free", "pause"),
    (setup_of("catacombs_conquest", "duel", 2), "ask", "bot"),
    (setup_of("catacombs_conquest", "teams", 4), "ask", "vote"),
]
ENTRIES = 120
TIMER = Timer("bank", 60.0, 5.0, 10.0)
every_busy = pytest.mark.parametrize(
    ("setup", "takeback", "absent"), BUSY, ids=lambda each: name_of(each) if isinstance(each, Setup) else each
)


@pytest.mark.parametrize("setup", setups(), ids=name_of)
def test_a_game_through_the_journal_is_the_game_of_its_tape(setup: Setup) -> None:
    desk = Desk(plan_of(setup), name_of(setup)).begin().play()
    assert desk.room.over
    assert desk.room.result is not None
    assert desk.room.result.outcome == desk.match.outcome
    local = locally(desk.match)
    assert (local.digest(), local.outcome, local.log) == (desk.match.digest(), desk.match.outcome, desk.match.log)
    assert fingerprint(desk.fold()) == fingerprint(desk.room)


@pytest.mark.parametrize("setup", setups(), ids=name_of)
def test_bots_and_humans_play_to_the_end(setup: Setup) -> None:
    bots = tuple(range(1, len(setup.heroes)))
    desk = Desk(plan_of(setup, bots=bots), ("bots", name_of(setup))).begin().play()
    assert desk.room.over
    assert locally(desk.match).digest() == desk.match.digest()


def busy_desk(setup: Setup, takeback: str, absent: str, seed: int = 0) -> Desk:
    policy = Policy(takeback=takeback, absent=absent, timer=TIMER)  # type: ignore[arg-type]  # words of the list above
    return Desk(plan_of(setup, policy), ("busy", name_of(setup), seed)).begin()


def stir(desk: Desk) -> None:
    """An answer, and now and then something else."""
    if desk.room.decision() is not None:
        desk.step()
    if desk.random.random() < 0.4:
        desk.try_anything()


@every_busy
def test_a_checkpoint_and_the_later_entries_make_the_same_room(setup: Setup, takeback: str, absent: str) -> None:
    """At every number: loaded and dumped again it is the same, and so it is after the next entry, and at the end."""
    journal: list[object] = []
    seed = 0
    while len(journal) < ENTRIES:  # after a short game another one
        desk = busy_desk(setup, takeback, absent, seed)
        stir_beside_twins(desk)
        journal += desk.journal[5:]
        seed += 1
    assert any(not isinstance(entry, Answered) for entry in journal)


def stir_beside_twins(desk: Desk) -> None:
    """A room, and beside it those that were opened from its checkpoints."""
    twins: list[Room] = []
    while desk.room.decision() is not None and desk.room.seq < ENTRIES:
        twin = Room.load(desk.plan, desk.key, desk.room.dump())
        assert fingerprint(twin) == fingerprint(desk.room)
        if desk.random.random() < 0.05:
            twins.append(twin)
        done = len(desk.journal)
        stir(desk)
        for entry in desk.journal[done:]:
            twin.apply(entry)
        assert fingerprint(twin) == fingerprint(desk.room)
    for twin in twins:
        for entry in desk.journal[twin.seq :]:
            twin.apply(entry)
        assert fingerprint(twin) == fingerprint(desk.room)


@pytest.mark.parametrize("setup", setups(), ids=name_of)
def test_what_can_be_undone_can_be_undone_after_a_checkpoint(setup: Setup) -> None:
    """Unlike a saved game, a checkpoint keeps all that lies behind it as far as the barrier."""
    bots = tuple(range(1, len(setup.heroes)))
    desk = Desk(plan_of(setup, bots=bots), ("undo", name_of(setup))).begin()
    undone = 0
    while desk.room.decision() is not None and undone < 6:
        desk.step()
        twin = Room.load(desk.plan, desk.key, desk.room.dump())
        try:
            request = desk.room.propose_undo(0, desk.room.step, desk.now)
        except LudoError:
            with pytest.raises(LudoError):
                twin.propose_undo(0, desk.room.step, desk.now)
            continue
        assert twin.propose_undo(0, desk.room.step, desk.now) == request
        if desk.random.random() < 0.5:
            desk.do(request)
            twin.apply(request[0])
            assert fingerprint(twin) == fingerprint(desk.room)
            undone += 1
    assert undone


def test_busy_games_to_their_ends() -> None:
    """Together they have everything that can happen around a match."""
    happened: set[str] = set()
    for setup, takeback, absent in BUSY:
        for seed in range(3 if setup.game == "one_deck_dungeon" else 1):
            desk = busy_desk(setup, takeback, absent, seed)
            while desk.room.decision() is not None and desk.room.seq < 1500:
                stir(desk)
            assert fingerprint(desk.fold()) == fingerprint(desk.room)
            assert locally(desk.match).digest() == desk.match.digest()
            raw = desk.room.dump()
            again = open_room(desk.plan, desk.key, (desk.room.seq, desk.room.rules, raw), desk.journal)
            assert fingerprint(again) == fingerprint(desk.room)
            happened |= {entry.how if isinstance(entry, Answered) else entry.kind for entry in desk.journal}
    assert happened >= {"chosen", "bot", "clock", "undone", "took_back", "asked_takeback", "answered_takeback", "vote"}
    assert happened >= {"left", "returned", "handed_to_bot", "handed_back", "phrase", "renamed"}
    assert happened >= {"freed", "sat", "device_invited", "device_added"}


def test_beats_grow_and_count_what_the_tape_counts() -> None:
    """A sole answer counts like a chosen one, so that the number does not tell who had a choice."""
    desk = Desk(duel(), "beats").begin()
    while desk.room.decision() is not None:
        before, length = desk.room.step, desk.room.tape_length()
        desk.step()
        assert desk.room.step - before == desk.room.tape_length() - length


def test_entries_must_follow_each_other() -> None:
    desk = Desk(duel()).begin()
    with pytest.raises(BrokenJournal, match="cannot follow"):
        desk.room.apply(Undone(desk.room.seq + 2, 0.0, 0))
    with pytest.raises(BrokenJournal, match="cannot follow"):
        desk.room.apply(desk.journal[-1])


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"[]",
        b'{"kind":"answered"}',
        b'{"kind":"nonsense","seq":1,"at":1.0}',
        b'{"kind":"undone","seq":1,"at":1.0,"seat":0,"more":1}',
        b'{"kind":"answered","seq":1,"at":1.0,"seat":0,"action":"pass","how":"guess"}',
        b'{"kind":"undone","seq":"1","at":1.0,"seat":0}',
    ],
)
def test_entries_are_read_strictly(raw: bytes) -> None:
    with pytest.raises(BrokenJournal):
        decode(raw)


@pytest.mark.parametrize("raw", [b"", b"{}", b'{"format":99,"state":{"seats":[]},"told":[],"log":null,"match":null}'])
def test_broken_checkpoints_are_named(raw: bytes) -> None:
    with pytest.raises(BrokenFile, match="checkpoint"):
        Room.load(duel(), bytes(16), raw)
