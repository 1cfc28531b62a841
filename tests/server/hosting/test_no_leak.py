"""What a seat is shown does not depend on what it cannot know."""

import random
from functools import partial

import msgspec
import pytest

from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.match import Match
from ludotheque.server.hosting.creation import RoomDraft
from ludotheque.server.hosting.live_room import LiveRoom, Viewer
from ludotheque.server.hosting.state_builder import state_for
from ludotheque.server.protocol.server_messages import State
from ludotheque.server.rooms.plan import Plan
from ludotheque.server.rooms.room import Room
from ludotheque.server.store.rooms import RoomRow
from tests.server.web.plans import Plan as Wanted
from tests.server.web.plans import conquest, duel, dungeon

PLANS = {
    "duel": duel(),
    "2v2": duel("link", "link", "link", "link", mode="2v2", heroes=["monk", "ninja", "treant", "seraph"]),
    "dungeon": dungeon("link", "link"),
    "conquest": conquest(),
}
NOBODY = RoomRow("room", "", 0, b"", b"", 0.0, "", "open")
SAME = ("view", "questions", "why_not", "twin", "document", "waiting", "window", "seq", "shown")


def began(wanted: Wanted, key: bytes) -> Room:
    plan = msgspec.convert(wanted, Plan)
    draft = RoomDraft(Room(plan, key))
    for seat in range(len(plan.seats)):
        draft.add(partial(draft.room.propose_sit, seat, "", f"digest {seat}"))
    draft.add(draft.room.propose_begin)
    return draft.room


def step(room: Room, chance: random.Random) -> None:
    """Somebody answers at random; what cannot be listed is answered as a clock would."""
    match = room.match
    assert match is not None
    assert match.decision is not None
    decision = match.decision
    seat = match.waiting()[0]
    action = chance.choice(decision.options) if decision.options else decision.fallback()
    (entry,) = room.propose_answer(seat, room.step, match.game.verbs.spell(action), 0.0)
    room.apply(entry)


def shown(room: Room, seat: int) -> State:
    live = LiveRoom(NOBODY, room, 0.0)
    watcher = Viewer(lambda _message: None, (seat,), "en")
    watcher.twin = watcher.document = True
    watcher.seen = room.step
    return state_for(live, watcher, 0.0)


def in_another_world(room: Room, world: Match) -> Room:
    """The same room with a match in it that the seat cannot tell from the true one."""
    assert room.match is not None
    other = Room(room.plan, world.key)
    other.state = room.state
    other.match = world
    world.humans = room.match.humans
    return other


def compared(room: Room, chance: random.Random) -> int:
    """How often a seat saw the same in another world, in a game played at random."""
    count = 0
    for number in range(80):
        if room.match is None or room.match.decision is None:
            break
        if number % 4 == 0 and not room.in_window():
            for seat in room.seats:
                true = shown(room, seat)
                other = shown(in_another_world(room, imagine(room.match, (seat,), chance.randbytes(16))), seat)
                assert {field: getattr(true, field) for field in SAME} == {
                    field: getattr(other, field) for field in SAME
                }
                count += 1
        step(room, chance)
    return count


@pytest.mark.parametrize("name", PLANS)
def test_a_seat_sees_the_same_in_every_world_it_cannot_rule_out(name: str) -> None:
    """Random games may be short: the two together are not."""
    chance = random.Random(f"{name} 1")
    assert sum(compared(began(PLANS[name], chance.randbytes(16)), chance) for _ in range(2)) > 10
