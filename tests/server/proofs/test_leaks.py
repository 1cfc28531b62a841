"""Random games of every kind: nothing a seat or a spectator is sent depends on, or names, what it cannot know."""

import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.match import Match
from ludotheque.server.hosting.live import Live, Watcher
from ludotheque.server.hosting.showing import state_for
from ludotheque.server.rooms.room import Room
from ludotheque.server.wire.decode import written
from tests.server.hosting.test_no_leak import NOBODY, SAME, began, in_another_world, step
from tests.server.proofs.tables import TABLES, table

SCALE = int(os.environ.get("CONTRACT_SCALE", "1"))
STEPS = 60
SECRETIVE = ("dice_throne", "catacombs_conquest")  # games in which players hold cards that others do not see
GAMES = range(SCALE)


def message_to(room: Room, seats: tuple[int, ...], seen: int) -> dict[str, Any]:  # a state as JSON
    """All that is sent to a connection of those seats which has seen that much."""
    watcher = Watcher(lambda _message: None, seats, "en")
    watcher.twin, watcher.seen = True, seen
    found: dict[str, Any] = msgspec.json.decode(written(state_for(Live(NOBODY, room, 0.0), watcher, 0.0)))
    return found


Place = tuple[object, ...]


def cards(value: object, path: Place = ()) -> Iterator[tuple[Place, str]]:
    """Every card that is named in it, with where it lies: the way there, without its place in the row."""
    if isinstance(value, dict):
        for key, inside in value.items():
            if key == "card" and isinstance(inside, str):
                yield path[:-1], inside
            yield from cards(inside, (*path, key))
    elif isinstance(value, list):
        for number, inside in enumerate(value):
            yield from cards(inside, (*path, number))


Lying = Counter[tuple[Place, str]]


class Eyes:
    """What somebody may know: every card that was ever shown, and every one that left the place where it was hidden."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.known: set[str] = set()
        self.hidden: Lying = Counter()

    def look(self, match: Match) -> set[str]:
        """The cards that are hidden now, and were not moved since the last look."""
        everything = Counter(cards(match.redact(tuple(range(len(match.setup.heroes))))))
        seen = Counter(cards(match.redact(self.seats)))
        before, self.hidden = self.hidden, everything - seen
        self.known |= {card for _, card in seen} | {card for _, card in before - self.hidden}
        return {card for _, card in self.hidden} - self.known


def watchers(room: Room) -> list[tuple[int, ...]]:
    return [(), *((seat,) for seat in room.seats)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", TABLES)
def test_no_message_names_a_card_that_is_hidden(name: str, game: int) -> None:
    chance = random.Random(f"hidden {name} {game}")
    room = began(table(name), chance.randbytes(16))
    everybody = [Eyes(seats) for seats in watchers(room)]
    seen = hidden = 0
    for _ in range(STEPS):
        if room.match is None or room.match.decision is None:
            break
        for eyes in everybody:
            secrets = eyes.look(room.match)
            text = json.dumps(message_to(room, eyes.seats, seen), ensure_ascii=False)
            assert room.key.hex() not in text
            leaked = [card for card in secrets if f'"{card}"' in text or f':{card}"' in text]
            assert not leaked, (eyes.seats, leaked)
            hidden += len(secrets)
        seen = room.beat
        step(room, chance)
    assert hidden or room.plan.game not in SECRETIVE


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", TABLES)
def test_a_message_is_the_same_in_every_world_that_cannot_be_ruled_out(name: str, game: int) -> None:
    chance = random.Random(f"worlds {name} {game}")
    room = began(table(name), chance.randbytes(16))
    compared = 0
    for number in range(STEPS):
        if room.match is None or room.match.decision is None:
            break
        if number % 8 == 0 and not room.in_window():
            seats = watchers(room)[chance.randrange(len(room.seats) + 1)]
            other = in_another_world(room, imagine(room.match, seats, chance.randbytes(16)))
            ours, theirs = (message_to(each, seats, room.beat) for each in (room, other))
            assert [ours.get(field) for field in SAME] == [theirs.get(field) for field in SAME]
            compared += 1
        step(room, chance)
    assert compared
