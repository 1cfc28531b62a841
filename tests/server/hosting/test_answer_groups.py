"""Several answers in one message to a host: what is acknowledged and stored, and what another server finds of it."""

import pytest

from ludotheque.kernel.errors import RequestRefused, StaleAction
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.protocol import client_messages
from ludotheque.server.rooms.entries import Answered, decode
from tests.games.one_deck_dungeon.scenario import scenario, warrior
from tests.server.hosting.desk import Listener, begun, hosting, make
from tests.server.web.plans import dungeon

pytestmark = pytest.mark.anyio


async def sitting(host: Host) -> tuple[LiveRoom, Listener]:
    """A person alone in the dungeon."""
    live, _ = await make(host, dungeon())
    await begun(live)
    return live, Listener(host, live, (0,)).attach()


def before_a_bandit(live: LiveRoom) -> None:
    """Let the hero stand before a bandit: A4 covers box 2, S5 covers box 4."""
    live.room.match = scenario(warrior()).fight("bandit_1", "S5 S3 S2 S1 A4 A2 M6").match
    live.room.events_collected = len(live.room.match.log)


async def answers_of(host: Host, live: LiveRoom) -> list[Answered]:
    entries = [decode(raw) for _, raw in await host.store.entries(live.id, 0)]
    return [entry for entry in entries if isinstance(entry, Answered)]


def group(live: LiveRoom, *actions: str) -> client_messages.Answer:
    return client_messages.Answer(live.step, 0, actions=actions)


async def test_a_group_has_one_entry_one_ack_and_one_state(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, player = await sitting(host)
        before_a_bandit(live)
        player.received.clear()
        seq = live.step
        await player.commands.handle(group(live, "cover:1", "cover:3"))
        assert [message["type"] for message in player.received] == ["ack", "state"]
        assert player.received[0]["seq"] == seq
        assert [entry.actions for entry in await answers_of(host, live)] == [("cover:1", "cover:3")]
        assert host.metrics.answers.total() == 2
        with pytest.raises(StaleAction):
            await player.commands.handle(client_messages.Answer(seq, 0, actions=("cover:4", "done")))
        (undo,) = player.states()[-1]["undo"]
        assert undo["can"]
        await player.commands.handle(client_messages.Undo(live.step, 0))
        assert live.room.match is not None
        assert live.room.game.verbs.parse("cover:1") in live.room.match.decision.options  # type: ignore[union-attr] # asked
        assert player.states()[-1]["events"][-1]["name"] == "Undone"


async def test_a_refused_group_writes_nothing(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, player = await sitting(host)
        before_a_bandit(live)
        player.received.clear()
        with pytest.raises(RequestRefused, match="room-group-chance"):
            await player.commands.handle(group(live, "cover:1", "done", "take_xp"))
        assert await answers_of(host, live) == []
        assert player.received == []


async def test_one_action_is_an_answer_like_any_other(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, player = await sitting(host)
        before_a_bandit(live)
        await player.commands.handle(group(live, "done"))
        (entry,) = await answers_of(host, live)
        assert (entry.actions, live.room.state.groups) == (("done",), [])


async def test_the_answers_of_a_typed_line_are_a_group(sqlite_url: str) -> None:
    async with hosting(sqlite_url) as host:
        live, player = await sitting(host)
        live.room.match = scenario(warrior()).fight("bandit_1", "S5 S3 S2 S1 A5 A4 M6").match
        live.room.events_collected = len(live.room.match.log)
        before = live.room.match.digest()
        await player.commands.handle(client_messages.Typed(live.step, 0, "cover 2 A5"))
        (entry,) = await answers_of(host, live)
        assert entry.action == "cover:1"
        assert len(entry.then) > 0
        await player.commands.handle(client_messages.Undo(live.step, 0))
        assert live.room.match.digest() == before


async def test_a_server_that_comes_after_one_that_died_finds_the_whole_group(sqlite_url: str) -> None:
    """The first one writes no snapshot and says nothing more after the group is in the store."""
    async with hosting(sqlite_url) as first, hosting(sqlite_url) as second:
        live, player = await sitting(first)
        while len(answers := harmless(live)) < 2:
            await player.commands.submit_answer(0, live.step, answers[0] if answers else risky(live))
        assert live.room.match is not None
        before = live.room.match.digest()
        await player.commands.handle(group(live, *answers))
        after = live.room.match.digest()
        woken = await second.room(live.id)
        assert woken is not None
        assert woken.room.match is not None
        assert woken.room.match.digest() == after
        other = Listener(second, woken, (0,)).attach()
        await other.commands.handle(client_messages.Undo(woken.step, 0))
        assert woken.room.match.digest() == before
        await first.catch_up(live)
        assert live.room.match.digest() == before


def harmless(live: LiveRoom) -> list[str]:
    """First answers from here on, before the first that draws chance or reveals something; at most three."""
    assert live.room.match is not None
    trial, found = live.room.match.fork(), list[str]()
    while trial.decision is not None and len(found) < 3:
        length, action = trial.offset + len(trial.tape), trial.decision.options[0]
        trial.answer(0, action)
        if trial.barrier > length or trial.decision is None:
            break
        found.append(live.room.game.verbs.spell(action))
    return found


def risky(live: LiveRoom) -> str:
    decision = live.room.decision()
    assert decision is not None
    return live.room.game.verbs.spell(decision.options[0])
