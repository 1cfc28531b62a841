"""Random games of every kind: nothing a seat or a spectator is sent depends on, or names, what it cannot know."""

import os
import random
from collections.abc import Callable

import msgspec
import pytest

from ludotheque.server.hosting.commands import RoomCommands
from ludotheque.server.hosting.worker_pool import HintJob, JobResult, OddsJob, PreviewJob
from ludotheque.server.rooms.room import Room
from ludotheque.text.spans import Span
from tests.server.hosting.test_no_leak import began
from tests.server.proofs.leaks import STEPS, Asking, compared, named
from tests.server.proofs.observers import Json, Observer
from tests.server.proofs.tables import TABLES, table

pytestmark = pytest.mark.anyio
SCALE = int(os.environ.get("CONTRACT_SCALE", "1"))
ENDLESS = 100_000
SHORT = ("dice_throne-duel-2", "catacombs_conquest-duel-2", "one_deck_dungeon-solo-1", "one_deck_dungeon-pair-2")
WHOLE = tuple(TABLES) if SCALE > 1 else SHORT  # played to their end
CURIOUS = tuple(TABLES) if SCALE > 1 else (*SHORT, "dice_throne-king_of_the_hill-3")  # where seats ask for help
CROWD = "dice_throne-king_of_the_hill-6"
QUESTIONS = 6
GAMES = range(SCALE)


def opened(name: str, chance: random.Random) -> Room:
    return began(table(name), chance.randbytes(16))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", TABLES)
def test_no_message_names_a_card_that_is_hidden(name: str, game: int) -> None:
    chance = random.Random(f"hidden {name} {game}")
    room = opened(name, chance)
    assert named(room, chance, ENDLESS if name in WHOLE else STEPS)
    assert room.over or name not in WHOLE


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", TABLES)
def test_a_message_is_the_same_in_every_world_that_cannot_be_ruled_out(name: str, game: int) -> None:
    chance = random.Random(f"worlds {name} {game}")
    count = compared(opened(name, chance), chance)
    assert count["turn"]
    assert count["window"] or not name.startswith("dice_throne")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", CURIOUS)
async def test_no_help_names_what_is_hidden_or_depends_on_it(
    name: str, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking = Asking(random.Random(f"help {name} {game}"), monkeypatch)
    await asking.play(opened(name, asking.chance), QUESTIONS)
    assert asking.count["advice"]
    assert asking.count["chances"]
    assert asking.count["turn"] + asking.count["window"]


# Planted leaks: each is found.


def secret_card(room: Room, seat: int) -> str:
    assert room.match is not None
    return min(Observer((seat,)).find_secrets(room.match), default="")


def key(room: Room, _seat: int) -> str:
    return room.key.hex()


def token(room: Room, _seat: int) -> str:
    return room.state.seats[0].digest


def truth(room: Room, _seat: int) -> str:
    """Something that names nothing, and yet follows from what lies face down."""
    assert room.match is not None
    return f"{sum(place * card for place, card in enumerate(room.match.table.core.secrets.identity))}"


Leak = Callable[[Room, int], str]
NAMED: dict[Leak, str] = {secret_card: "must not know", key: "must not know", token: "must not know"}
FOUND = NAMED | {truth: "another world answers otherwise"}


@pytest.mark.parametrize("leak", NAMED)
@pytest.mark.parametrize("name", SHORT)
def test_what_a_view_names_is_found(name: str, leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    view = Room.view

    def telling(room: Room, seats: tuple[int, ...]) -> Json:
        return view(room, seats) | {"planted": {"card": leak(room, seats[0] if seats else 0)}}

    monkeypatch.setattr(Room, "view", telling)
    chance = random.Random(f"view {name}")
    with pytest.raises(AssertionError, match=NAMED[leak]):
        named(opened(name, chance), chance)


def test_what_only_the_last_message_names_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """By then the key and every card are open; a token never is."""
    view = Room.view
    monkeypatch.setattr(Room, "view", lambda room, seats: view(room, seats) | {"planted": token(room, 0) * room.over})
    chance = random.Random("last message")
    room = opened("one_deck_dungeon-solo-1", chance)
    with pytest.raises(AssertionError, match="must not know"):
        named(room, chance, ENDLESS)
    assert room.over


@pytest.mark.parametrize("name", ["dice_throne-duel-2", "catacombs_conquest-duel-2"])
def test_an_event_told_to_the_wrong_seat_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def honest(room: Room, seats: tuple[int, ...]) -> Json:
        return room.running_match().redact(seats)

    monkeypatch.setattr(Room, "view", honest)
    monkeypatch.setattr(Room, "viewing_seats", lambda room, _seats: tuple(room.seats))
    chance = random.Random(f"event {name}")
    with pytest.raises(AssertionError, match="must not know"):
        named(opened(name, chance), chance)


@pytest.mark.parametrize("name", SHORT)
def test_a_view_that_follows_from_what_lies_face_down_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = Room.view
    monkeypatch.setattr(Room, "view", lambda room, seats: view(room, seats) | {"planted": truth(room, 0)})
    chance = random.Random(f"face down {name}")
    with pytest.raises(AssertionError, match="another world shows otherwise"):
        compared(opened(name, chance), chance)


def test_who_has_a_choice_in_a_window_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside of windows this says what is said anyway."""
    public = Room.publicly_asked
    monkeypatch.setattr(Room, "publicly_asked", lambda room: room.asked() if room.in_window() else public(room))
    chance = random.Random("choice")
    with pytest.raises(AssertionError, match="another world shows otherwise: \\['waiting'\\]"):
        compared(opened(CROWD, chance), chance, ENDLESS)


def with_words(found: JobResult, kind: str, words: str) -> JobResult:
    """The same thought, saying this too if it is of that kind."""
    said = getattr(found, kind)
    if said is None:
        return found
    line = words if kind == "odds" else (Span("", f"card:{words}"),)
    return msgspec.structs.replace(found, **{kind: msgspec.structs.replace(said, lines=(*said.lines, line))})


@pytest.mark.parametrize("leak", FOUND)
@pytest.mark.parametrize("kind", ["hint", "odds", "preview"])
@pytest.mark.parametrize("name", ["dice_throne-duel-2", "catacombs_conquest-duel-2", "one_deck_dungeon-solo-1"])
async def test_what_help_gives_away_is_found(name: str, kind: str, leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = RoomCommands.run_job

    async def thought(commands: RoomCommands, job: HintJob | OddsJob | PreviewJob) -> JobResult:
        return with_words(await honest(commands, job), kind, leak(commands.room, job.seat))

    monkeypatch.setattr(RoomCommands, "run_job", thought)
    asking = Asking(random.Random(f"planted {name}"), monkeypatch)
    with pytest.raises(AssertionError, match=FOUND[leak]):
        await asking.play(opened(name, asking.chance), QUESTIONS)
