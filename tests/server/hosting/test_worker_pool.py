"""Worker processes: they answer in time, or are stopped and answered for."""

import asyncio
import os
from collections.abc import AsyncIterator

import msgspec
import pytest

from ludotheque.kernel.game import Setup
from ludotheque.kernel.imagination import searchable
from ludotheque.kernel.match import Match, start
from ludotheque.registry.discovery import agent_named, agent_names, game_named
from ludotheque.server.hosting import worker_pool
from ludotheque.server.hosting.worker_pool import BotJob, JobResult, WorkerPool, WorkerProcess, imagined_for, match_of

pytestmark = pytest.mark.anyio
KEY = b"sixteen letters!"
SETUPS = [
    Setup("dice_throne", "duel", ("monk", "ninja"), {}),
    Setup("one_deck_dungeon", "solo", ("mage",), {}),
    Setup("catacombs_conquest", "duel", ("sword", "skull"), {}),
]


def played(setup: Setup, answers: int) -> Match:
    match = start(game_named(setup.game), setup, KEY, ())
    players = [agent_named(setup.game, "random", f"{seat}") for seat in range(len(setup.heroes))]
    while match.decision is not None and len(match.records) < answers:
        seat = match.waiting()[0]
        match.answer(seat, players[seat](match.decision, match.seen((seat,))))
    return match


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_a_world_on_its_way_keeps_what_the_seat_knows_and_no_more(setup: Setup) -> None:
    for answers in range(0, 60, 7):
        match = played(setup, answers)
        if match.decision is None:
            return
        seat = match.waiting()[0]
        world = imagined_for(match, seat, os.urandom(16))
        packed = msgspec.msgpack.decode(msgspec.msgpack.encode(world), type=type(world))
        assert KEY not in msgspec.msgpack.encode(world)
        again = match_of(packed)
        assert again.decision is not None
        assert again.decision.options == match.decision.options
        assert again.redact((seat,)) == match.redact((seat,))


LEVELS = [(setup, level) for setup in SETUPS for level in agent_names(setup.game)]


@pytest.fixture(scope="module")
async def workers(anyio_backend: str) -> AsyncIterator[WorkerPool]:
    own = WorkerPool(1)
    yield own
    await own.stop()


@pytest.mark.parametrize(("setup", "level"), LEVELS, ids=lambda each: each.game if isinstance(each, Setup) else each)
async def test_a_process_answers_what_a_player_of_that_level_would(
    workers: WorkerPool, setup: Setup, level: str
) -> None:
    """In another process, from values that went over a pipe; twice the same."""
    match = played(setup, 3)
    assert match.decision is not None
    seat = match.waiting()[0]
    job = BotJob(imagined_for(match, seat, KEY), seat, level, b"seed")
    first, second = await asyncio.gather(workers.run(job, 60), workers.run(job, 60))
    assert first == second
    assert first is not None
    assert not first.error
    assert match.decision.refusal(match.game.verbs.parse(first.action)) is None


async def test_it_is_the_answer_that_would_be_given_here(workers: WorkerPool) -> None:
    match = played(SETUPS[0], 20)
    assert match.decision is not None
    seat = match.waiting()[0]
    found = await workers.run(BotJob(imagined_for(match, seat, KEY), seat, "sensible", b"seed"), 30)
    own = agent_named("dice_throne", "sensible", b"seed")(match.decision, searchable(match, (seat,)))
    assert found == JobResult(action=match.game.verbs.spell(own))


async def test_anyone_who_takes_too_long_is_stopped_and_replaced() -> None:
    match = played(SETUPS[1], 0)
    job = BotJob(imagined_for(match, 0, KEY), 0, "sensible", b"seed")
    thinker = WorkerProcess()
    try:
        process = await thinker.started()
        assert await thinker.run(job, 0.0) is None
        assert process.returncode is not None
        found = await thinker.run(job, 30)
        assert found is not None
        assert found.action
    finally:
        await thinker.stop()


async def test_a_process_that_starts_too_slowly_is_not_taken_for_one_that_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What it says first is that it is ready; who broke off before must not hear that as the answer to a job."""
    match = played(SETUPS[1], 0)
    own = WorkerPool(1)
    try:
        monkeypatch.setattr(worker_pool, "START_SECONDS", 0.0)
        await own.start_one()
        assert own.all[0].process is None
        monkeypatch.undo()
        found = await own.run(BotJob(imagined_for(match, 0, KEY), 0, "random", b"seed"), 30)
        assert found is not None
        assert found.action
    finally:
        await own.stop()


async def test_what_breaks_is_named_and_the_process_goes_on() -> None:
    match = played(SETUPS[1], 0)
    world = imagined_for(match, 0, KEY)
    thinker = WorkerProcess()
    try:
        refused = await thinker.run(BotJob(world, 0, "nobody", b""), 30)
        assert refused is not None
        assert "nobody" in refused.refusal
        broken = await thinker.run(BotJob(msgspec.structs.replace(world, state=[]), 0, "random", b""), 30)
        assert broken is not None
        assert broken.refusal or broken.error
        assert (await thinker.run(BotJob(world, 0, "random", b"1"), 30) or JobResult()).action
    finally:
        await thinker.stop()
