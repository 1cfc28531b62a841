"""Random games in which every message is searched for secrets."""

import random
from collections import Counter

import pytest

from ludotheque.kernel.imagination import imagine
from ludotheque.server.hosting import entropy
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.protocol import client_messages
from ludotheque.server.rooms.room import Room
from tests.server.hosting.test_no_leak import NOBODY, SAME, in_another_world, step
from tests.server.proofs.observers import Json, Observer, leaked, message_to, replies, viewers

STEPS = 60
EVERY = 9  # answers between two requests for help
TRIES = 6  # imagined matches to try until one fits
LOOKING = 3  # viewers compared in a window
OPTIONS = 3  # previews to request
HINTS = (1, 2, 3)
ALIKE = (*SAME, "answered")


def check_all(room: Room, everybody: list[Observer], seen: int) -> int:
    """Check that no current state names a secret. Returns the number of secrets."""
    hidden = 0
    assert room.match is not None
    for observer in everybody:
        secrets = set() if room.over else observer.find_secrets(room.match)
        found = leaked(room, observer, secrets, message_to(room, observer.seats, seen))
        assert not found, f"{observer.seats} must not know {found}"
        hidden += len(secrets)
    return hidden


def named(room: Room, chance: random.Random, steps: int = STEPS) -> int:
    """Play, and check every state. Returns the number of secrets."""
    everybody = [Observer(seats) for seats in viewers(room)]
    seen = hidden = 0
    for _ in range(steps):
        hidden += check_all(room, everybody, seen)
        if room.over:
            break
        seen = room.step
        step(room, chance)
    return hidden


def another(room: Room, seats: tuple[int, ...], chance: random.Random) -> Room | None:
    """A room that those seats cannot tell from this one, if one is found.

    A window waits for somebody who has a choice. Where another world leaves that seat nothing but a pass, it is held at
    a question at which no room stands: there the driver passes, and the next window is asked for.
    """
    assert room.match is not None
    for _ in range(TRIES):
        other = in_another_world(room, imagine(room.match, seats, chance.randbytes(16)))
        question = other.decision()
        assert question is not None
        if not room.in_window() or len(question.options) > 1:
            return other
    return None


def agree(ours: Json, theirs: Json) -> None:
    """What lies on the table and what is asked; an imagined match has no past, so that nothing was told in it."""
    differing = [field for field in ALIKE if ours.get(field) != theirs.get(field)]
    assert not differing, f"another world shows otherwise: {differing}"


def compared(room: Room, chance: random.Random, steps: int = STEPS) -> Counter[str]:
    """Play, and compare now and then with another world, in every window more often."""
    count: Counter[str] = Counter()
    for number in range(steps):
        if room.over:
            break
        window = room.in_window()
        everybody = viewers(room)
        wanted = LOOKING if window else int(number % 8 == 0)
        for seats in chance.sample(everybody, wanted):
            if (other := another(room, seats, chance)) is not None:
                agree(*(message_to(each, seats, room.step) for each in (room, other)))
                count["window" if window else "turn"] += 1
        step(room, chance)
    return count


class Asking:
    """Requests for help with repeatable chance."""

    def __init__(self, chance: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
        self.chance = chance
        self.patch = monkeypatch
        self.count: Counter[str] = Counter()

    def requests(self, room: Room, seat: int) -> list[client_messages.AnyUp]:
        """Return requests for hints of each step, odds and some previews."""
        question = room.question(seat)
        assert question is not None
        actions = question.options or [question.fallback()]
        asked = self.chance.sample(list(actions), min(OPTIONS, len(actions)))
        step = LiveRoom(NOBODY, room, 0.0).step
        return [
            *(client_messages.AskHint(step, seat, number) for number in HINTS),
            client_messages.AskOdds(step, seat),
            *(client_messages.AskPreview(step, seat, room.game.verbs.spell(action)) for action in asked),
        ]

    async def replies(self, room: Room, seat: int, asked: list[client_messages.AnyUp], seed: bytes) -> list[Json]:
        again = random.Random(seed)
        self.patch.setattr(entropy, "random_bytes", lambda _purpose: again.randbytes(entropy.KEY_BYTES))
        return await replies(room, seat, asked)

    async def check(self, room: Room, observer: Observer, secrets: set[str]) -> None:
        """No reply names a secret, and each is the same in another world."""
        (seat,) = observer.seats
        asked, seed = self.requests(room, seat), self.chance.randbytes(16)
        ours = await self.replies(room, seat, asked, seed)
        assert {message["type"] for message in ours} == {"advice", "chances", "preview"}
        assert len(ours) == len(asked)
        for message in ours:
            found = leaked(room, observer, secrets, message)
            assert not found, f"{observer.seats} must not know {found}"
            self.count[message["type"]] += bool(message.get("lines") or message.get("outcomes"))
        if (other := another(room, observer.seats, self.chance)) is not None:
            theirs = await self.replies(other, seat, asked, seed)
            assert ours == theirs, "another world answers otherwise"
            self.count["window" if room.in_window() else "turn"] += 1

    async def play(self, room: Room, questions: int) -> None:
        """To the end, or until so many questions have been looked at."""
        everybody = [Observer((seat,)) for seat in room.seats]
        number = 0
        while not room.over and number < questions * EVERY:
            assert room.match is not None
            secrets = [observer.find_secrets(room.match) for observer in everybody]
            if number % EVERY == 0:
                for seat in room.asked()[:1]:
                    await self.check(room, everybody[seat], secrets[seat])
            step(room, self.chance)
            number += 1
