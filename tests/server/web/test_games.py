"""Whole games over real sockets: what comes out is what the same tape gives without a server."""

import asyncio
import json
from collections.abc import Sequence

import pytest

from ludotheque.cli.main import main
from ludotheque.kernel.match import Match, start
from ludotheque.kernel.replay import play_record, verify
from ludotheque.server.rooms.proof import commitment
from ludotheque.server.rooms.replays import replay_of
from tests.server.web.plans import Plan, conquest, duel, dungeon
from tests.server.web.running import Client, Json, Running, play

pytestmark = pytest.mark.anyio


async def played(running: Running, plan: Plan, level: str = "sensible", *, cut: bool = False) -> list[Client]:
    """A room of that plan, played to its end by a client for every token."""
    made = await running.make(plan)
    tokens = dict.fromkeys(link["token"] for link in made["seats"])
    clients = [Client(running, made["room"], token) for token in tokens]
    for client in clients:
        await client.come()
    try:
        await asyncio.gather(*(play(client, level, cut=cut) for client in clients))
    finally:
        for client in clients:
            await client.go()
    return clients


def match_of(running: Running, client: Client) -> Match:
    match = running.live(client.room).room.match
    assert match is not None
    return match


async def check_end(running: Running, clients: Sequence[Client]) -> None:
    """All were told the same end; key and replay lead to the same digest as the tape does here."""
    match = match_of(running, clients[0])
    results = [client.state["result"] for client in clients]
    assert {result["outcome"] for result in results} == {match.outcome}
    key = bytes.fromhex(results[0]["key"])
    again = start(match.game, match.setup, key, match.humans)
    for record in match.records:
        play_record(again, record)
    assert again.digest() == match.digest()
    answer = await running.http.get(f"/api/rooms/{clients[0].room}/replay", headers=bearer(clients[0].token))
    assert verify(replay_of(answer.json())).digest() == match.digest()
    kept = running.folder / "replay.json"
    kept.write_bytes(answer.content)
    assert main(["verify", str(kept)]) == 0
    assert {welcome(client)["commitment"] for client in clients} == {commitment(key)}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def welcome(client: Client) -> Json:
    return next(message for message in client.heard if message["type"] == "welcome")


async def test_a_duel_whose_line_is_cut_before_every_answer(running: Running) -> None:
    clients = await played(running, duel(), cut=True)
    await check_end(running, clients)
    for client in clients:
        told = [event for message in client.heard for event in message.get("events", [])]
        seen = len(running.live(client.room).room.told)
        assert len(told) == seen, "everything was told once, and nothing twice"


async def test_a_dungeon_alone(running: Running) -> None:
    clients = await played(running, dungeon())
    await check_end(running, clients)


async def test_a_conquest_of_two(running: Running) -> None:
    clients = await played(running, conquest())
    await check_end(running, clients)


async def test_two_against_two_with_bots(running: Running) -> None:
    heroes = ["monk", "ninja", "barbarian", "moon_elf"]
    seats = [{"kind": "link"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "here"}]
    clients = await played(running, duel(mode="2v2", heroes=heroes, seats=seats))
    await check_end(running, clients)
    match = match_of(running, clients[0])
    hows = {match.how_spelled(record) for record in match.records}
    assert {"chosen", "bot"} <= hows
    assert running.metric("ludo_bots_late_total") == 0


async def test_what_a_seat_is_sent_names_no_secret(running: Running) -> None:
    """No key, no other token, no card that stayed hidden from it to the end."""
    clients = await played(running, duel(heroes=["barbarian", "pyromancer"]))
    match = match_of(running, clients[0])
    key = match.key.hex()
    for own, client in enumerate(clients):
        before = [message for message in client.heard if "result" not in message]
        text = json.dumps(before, ensure_ascii=False)
        assert key not in text
        assert not any(other.token in text for other in clients)
        for card in hidden_from(match, own):
            assert f'"{card}"' not in text
            assert f":{card}" not in text


def hidden_from(match: Match, seat: int) -> set[str]:
    """Cards whose every copy was hidden from the seat when it ended."""
    everything = json.dumps(match.redact(tuple(range(len(match.setup.heroes)))))
    open_to_it = json.dumps(match.redact((seat,)))
    names = {name for name in all_cards(match) if f'"{name}"' in everything}
    return {name for name in names if f'"{name}"' not in open_to_it}


def all_cards(match: Match) -> set[str]:
    found: set[str] = set()

    def look(value: object) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("card"), str):
                found.add(value["card"])
            for inside in value.values():
                look(inside)
        elif isinstance(value, list):
            for inside in value:
                look(inside)

    look(match.redact(tuple(range(len(match.setup.heroes)))))
    return found
