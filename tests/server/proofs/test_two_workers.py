"""Two processes on one PostgreSQL: it does not matter with which of them one speaks, nor whether one of them dies."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import URL

from ludotheque.kernel.replay import verify
from ludotheque.server.rooms.entries import Answered, AnyEntry, Kept
from ludotheque.server.rooms.export import replay_of
from ludotheque.server.rooms.room import Room
from ludotheque.server.store.store import Store
from tests.server.databases import fresh_database
from tests.server.invited import join, own_token
from tests.server.proofs.players import Json, Player, ServerAddress
from tests.server.proofs.processes import Served, served
from tests.server.proofs.stored import check_kept, whole_room
from tests.server.proofs.tables import table

pytestmark = pytest.mark.anyio
NAMES = ("dice_throne-duel-2", "one_deck_dungeon-pair-2", "catacombs_conquest-duel-2")
RACES = 25
MOMENT = 0.05


@pytest.fixture(scope="module")
async def workers(anyio_backend: str, postgres: URL) -> AsyncIterator[list[Served]]:
    with fresh_database(postgres) as url:
        async with served(url, url) as processes:
            yield processes


async def apart(workers: list[Served], made: Json) -> list[Player]:
    """The seats of a room, each at another worker."""
    players = [
        Player.invited(ServerAddress(workers[seat % 2].where.address), made, seat, f"apart {seat}")
        for seat in range(len(made["seats"]))
    ]
    for player in players:
        await player.connect()
    return players


async def check_stored(workers: list[Served], players: list[Player]) -> list[tuple[int, str]]:
    """What is stored is whole, and holds all that was confirmed; the answers in it."""
    store = await Store.open(workers[0].url)
    room, entries = await whole_room(store, players[0].room)
    await store.close()
    assert room.match is not None
    check_kept(players, entries)
    return given_in(Room(room.plan, room.key), entries)


def given_in(room: Room, entries: list[AnyEntry]) -> list[tuple[int, str]]:
    """What people answered, at once or ahead of their turn, each answer once."""
    given: list[tuple[int, str]] = []
    for entry in entries:
        chosen = isinstance(entry, Answered) and entry.how == "chosen" and entry.seat not in room.state.round.kept
        if isinstance(entry, Answered | Kept) and (chosen or isinstance(entry, Kept)):
            given.append((entry.seat, entry.action))
        room.apply(entry)
    return given


@pytest.mark.parametrize("name", NAMES)
async def test_seats_at_different_workers_play_a_whole_game(workers: list[Served], name: str) -> None:
    players = await apart(workers, await workers[0].make(table(name)))
    await asyncio.gather(*(player.play() for player in players))
    digests: set[str] = set()
    for worker, player in zip(workers, players, strict=True):
        headers = {"authorization": f"Bearer {player.token}"}
        replay = (await worker.ask("GET", f"/api/rooms/{player.room}/replay", headers=headers)).json()
        digests.add(str(verify(replay_of(replay)).digest()))
        await player.disconnect()
    assert len(digests) == 1
    assert len({(player.state["result"]["outcome"], player.state["result"]["key"]) for player in players}) == 1
    await check_stored(workers, players)


async def test_of_two_who_come_by_one_link_at_both_workers_exactly_one_sits_down(workers: list[Served]) -> None:
    """And the other worker knows the token, whether it has heard of it or not."""
    made = await workers[0].make(table("dice_throne-duel-2", "here", "link"))
    link, tokens = made["seats"][1]["token"], [own_token(), own_token()]
    answers = await asyncio.gather(
        *(
            join(worker.where.address, made["room"], token=link, fresh=token)
            for worker, token in zip(workers, tokens, strict=True)
        )
    )
    statuses = [answer.status_code for answer in answers]
    assert sorted(statuses) == [200, 409]
    for worker in workers:
        player = Player(ServerAddress(worker.where.address), made["room"], tokens[statuses.index(200)])
        await player.hello()
        await player.disconnect()


async def outcome(player: Player) -> str:
    """What became of the answer that was just sent."""
    said: Json = {}
    while player.sent is not None:
        said = await player.receive()
    return "confirmed" if said["type"] == "ack" else str(said["code"])


async def listen(players: list[Player]) -> None:
    """Hear what there is to hear at the moment."""
    for player in players:
        while True:
            try:
                async with asyncio.timeout(MOMENT):
                    await player.receive()
            except TimeoutError:
                break


async def race(players: list[Player]) -> tuple[int, str]:
    """The same seat answers at both workers at once: exactly one of the two is confirmed."""
    questions = [player.question() for player in players]
    await asyncio.gather(*(player.answer(asked) for player, asked in zip(players, questions, strict=True) if asked))
    sent = [player.sent for player in players]
    ended = [await outcome(player) for player in players]
    assert sorted(ended) == ["confirmed", "stale"]
    won = sent[ended.index("confirmed")]
    assert won is not None
    return won.seat, won.action


async def test_of_the_same_answer_at_both_workers_exactly_one_wins(workers: list[Served]) -> None:
    """In windows and outside of them."""
    made = await workers[0].make(table("dice_throne-duel-2"))
    other, left = await apart(workers, made)
    right = Player(ServerAddress(workers[0].where.address), made["room"], left.token, "twin")
    await right.connect()
    answers: list[tuple[int, str]] = []
    kinds: set[bool] = set()
    async with asyncio.timeout(400):
        while not (len(answers) >= RACES and len(kinds) == 2) and not other.over:
            await listen([other, left, right])
            if left.question() is not None and right.question() is not None and left.seen == right.seen:
                kinds.add(left.state.get("window", False))
                answers.append(await race([left, right]))
            elif other.question() is not None:
                await other.step()
    stored = await check_stored(workers, [other])
    assert [answer for answer in stored if answer[0] == 1] == answers
    assert answers
    for player in (other, left, right):
        await player.disconnect()


async def nothing() -> None:
    """No pause between answers."""


async def test_when_a_worker_dies_the_other_carries_on(workers: list[Served]) -> None:
    players = await apart(workers, await workers[0].make(table("dice_throne-duel-2")))
    playing = [asyncio.create_task(player.play_through_restarts(nothing)) for player in players]
    while min(len(player.confirmed) for player in players) < 12 and not any(task.done() for task in playing):
        await asyncio.sleep(MOMENT)
    workers[1].kill()
    players[1].where.address = workers[0].where.address
    await asyncio.gather(*playing)
    assert all(player.over for player in players)
    await check_stored(workers, players)
    for player in players:
        await player.disconnect()
    await workers[1].start()
