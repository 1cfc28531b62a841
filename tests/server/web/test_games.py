"""A whole game over real sockets, by players who know what they do: what they are sent tells no secret."""

import asyncio
import json

import pytest

from ludotheque.kernel.match import Match
from tests.server.web.plans import Plan, duel
from tests.server.web.running import Client, Running, play

pytestmark = pytest.mark.anyio


async def played(running: Running, plan: Plan) -> list[Client]:
    """A room of that plan, played to its end by a client for every token."""
    made = await running.make(plan)
    clients = Client.invited(running, made)
    for client in clients:
        await client.connect()
    try:
        await asyncio.gather(*(play(client) for client in clients))
    finally:
        for client in clients:
            await client.disconnect()
    return clients


def match_of(running: Running, client: Client) -> Match:
    match = running.live(client.room).room.match
    assert match is not None
    return match


async def test_what_a_seat_is_sent_names_no_secret(running: Running) -> None:
    """No key, no other token, no card that stayed hidden from it to the end."""
    clients = await played(running, duel(heroes=["barbarian", "pyromancer"]))
    match = match_of(running, clients[0])
    key = match.key.hex()
    for own, client in enumerate(clients):
        before = [message for message in client.received if "result" not in message]
        text = json.dumps(before, ensure_ascii=False)
        assert key not in text
        assert not any(other.token in text for other in clients)
        for card in hidden_from(match, own):
            assert f'"{card}"' not in text
            assert f':{card}"' not in text


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
