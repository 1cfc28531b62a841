"""What a viewer may know, what the server sends to it, and which secrets the messages contain."""

import json
from base64 import b64encode, urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import msgspec

from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.match import Match
from ludotheque.kernel.secrets import SPECTATOR, viewer_mask
from ludotheque.server.hosting.commands import RoomCommands
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live_room import LiveRoom, Viewer
from ludotheque.server.hosting.publisher import Publisher
from ludotheque.server.hosting.settings import HostSettings
from ludotheque.server.hosting.state_builder import state_for
from ludotheque.server.hosting.worker_pool import JOB_DECODER, Job, JobResult
from ludotheque.server.hosting.worker_process import run_job
from ludotheque.server.protocol import client_messages
from ludotheque.server.protocol.codec import encoded
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import spectator_token
from tests.server.hosting.test_no_leak import NOBODY

Json = dict[str, Any]  # a message
Place = tuple[object, ...]
HiddenCards = Counter[tuple[Place, str]]


def cards(value: object, path: Place = ()) -> Iterator[tuple[Place, str]]:
    """Yield every card with its place: the path to it, without list indices."""
    if isinstance(value, dict):
        for key, inside in value.items():
            if key == "card" and isinstance(inside, str):
                yield path[:-1], inside
            yield from cards(inside, (*path, key))
    elif isinstance(value, list):
        for number, inside in enumerate(value):
            yield from cards(inside, (*path, number))


class Observer:
    """What a viewer may know: every card that was shown, and every one that left a hidden place."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.known: set[str] = set()
        self.hidden: HiddenCards = Counter()

    def find_secrets(self, match: Match) -> set[str]:
        """Return the cards that are hidden now and were not moved since the last call."""
        everything = Counter(cards(match.redact(tuple(range(len(match.setup.heroes))))))
        seen = Counter(cards(match.redact(self.seats)))
        before, self.hidden = self.hidden, everything - seen
        self.known |= {card for _, card in seen} | {card for _, card in before - self.hidden}
        return ({card for _, card in self.hidden} | self.face_down(match)) - self.known

    def face_down(self, match: Match) -> set[str]:
        """Return the dungeon cards that are face down. In other games only the order of the deck is secret."""
        if not isinstance(match.table, DungeonTable):
            return set()
        secrets, named = match.table.core.secrets, match.table.content.cards
        mask = viewer_mask(self.seats) | SPECTATOR
        lying = [(named[secrets.identity[card]].id, known & mask) for card, known in enumerate(secrets.known)]
        self.known |= {card for card, known in lying if known}
        return {card for card, known in lying if not known}


def message_to(room: Room, seats: tuple[int, ...], seen: int) -> Json:
    """Return the state for a connection with these seats that has seen this step."""
    watcher = Viewer(lambda _message: None, seats, "en")
    watcher.twin, watcher.document, watcher.seen = True, True, seen
    found: Json = msgspec.json.decode(encoded(state_for(LiveRoom(NOBODY, room, 0.0), watcher, 0.0)))
    return found


def viewers(room: Room) -> list[tuple[int, ...]]:
    return [(), *((seat,) for seat in room.seats)]


def leaked(room: Room, observer: Observer, secrets: set[str], message: Json) -> list[str]:
    """Return the secrets that the message contains.

    A room never has the tokens of its seats, only what is stored instead; tests on real sockets look for the tokens.
    """
    text = json.dumps(message, ensure_ascii=False)
    found = [card for card in sorted(secrets) if f'"{card}"' in text or f':{card}"' in text]
    forbidden = [seat.digest for seat in room.state.seats]
    if not room.over:
        forbidden += [room.key.hex(), b64encode(room.key).decode(), urlsafe_b64encode(room.key).decode()]
    if not (room.over and observer.seats):
        forbidden.append(spectator_token(room.key))
    return found + [word for word in forbidden if word in text]


class LocalWorkerHost:
    """A stand-in for a host that runs worker jobs in this process."""

    def __init__(self) -> None:
        self.settings = HostSettings()
        self.publisher = Publisher(self.settings)
        self.workers = self

    async def run(self, job: Job, _seconds: float) -> JobResult:
        return run_job(JOB_DECODER.decode(msgspec.msgpack.encode(job)))


async def replies(room: Room, seat: int, asked: list[client_messages.AnyUp]) -> list[Json]:
    """Return the replies to these messages of a seat."""
    heard: list[Json] = []
    watcher = Viewer(lambda message: heard.append(json.loads(message)), (seat,), "en")
    commands = RoomCommands(cast("Host", LocalWorkerHost()), LiveRoom(NOBODY, room, 0.0), watcher)
    for message in asked:
        await commands.handle(message)
    return heard
