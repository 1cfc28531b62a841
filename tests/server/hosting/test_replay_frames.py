"""Matches that are over: frame by frame, and played on from any of them."""

import json
from pathlib import Path

import msgspec
import pytest

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.drivers import HOW
from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, start
from ludotheque.kernel.replay import play_record
from ludotheque.presentation.document import plain_lines
from ludotheque.registry.discovery import agent_named, game_named
from ludotheque.server.hosting.creation import HOWS, branch, make_from_file
from ludotheque.server.hosting.host import Host
from ludotheque.server.hosting.live_room import LiveRoom
from ludotheque.server.hosting.replay_frames import PAGE, ReplayFrames, frames_of
from ludotheque.server.protocol.http_bodies import Created
from ludotheque.server.protocol.replay_frames import Branch, FramePage
from ludotheque.server.rooms.entries import decode
from ludotheque.server.rooms.export import export_game, replay_content, verify_game
from ludotheque.server.store.connect import file_url
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages
from tests.server.hosting.desk import hosting

pytestmark = pytest.mark.anyio
SETUPS = [
    Setup("dice_throne", "duel", ("monk", "ninja"), {}),
    Setup("one_deck_dungeon", "solo", ("mage",), {}),
    Setup("catacombs_conquest", "duel", ("sword", "skull"), {"max_turns": "12"}),
]


def played(setup: Setup) -> Match:
    match = start(game_named(setup.game), setup, key_of("film"), (0,))
    players = [agent_named(setup.game, "random", f"{seat}") for seat in range(len(setup.heroes))]
    while match.decision is not None:
        seat = match.waiting()[0]
        match.answer(seat, players[seat](match.decision, match.seen((seat,))))
    return match


def pages(frames: ReplayFrames, viewers: tuple[int, ...]) -> list[FramePage]:
    return [frames.page(first, frames.total, viewers, "fr") for first in range(0, frames.total, PAGE)]


def test_answers_are_spelled_as_the_kernel_does() -> None:
    assert HOWS == HOW


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_every_frame_is_the_match_at_its_place(setup: Setup) -> None:
    match = played(setup)
    film = frames_of(match)
    assert film.total == len(match.records) + 1
    again = start(match.game, match.setup, match.key, match.humans)
    for n in range(film.total):
        if n % 7 == 0 or n > film.total - 3:
            assert film.at(n).digest() == again.digest()
        if n < len(match.records):
            play_record(again, match.records[n])
    assert film.last.digest() == match.digest()


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_pages_tell_everything_once(setup: Setup) -> None:
    match = played(setup)
    film = frames_of(match)
    found = pages(film, film.seats)
    frames = [frame for page in found for frame in page.frames]
    assert [frame.n for frame in frames] == list(range(film.total))
    assert all(len(page.frames) <= PAGE for page in found)
    assert [event.name for frame in frames for event in frame.events] == [type(event).__name__ for event in match.log]
    assert [line.text for frame in frames for line in frame.log] == [line.text for line in found[0].log]
    by_frame = [(frame.n, line.text) for frame in frames for line in frame.log]
    assert by_frame == [(line.n, line.text) for line in found[0].log]
    assert found[0].marks
    assert not any(page.marks or page.log for page in found[1:])
    assert all(frame.question for frame in frames[:-1])
    assert json.loads(msgspec.json.encode(found[0]))["total"] == film.total


def test_a_seat_sees_what_it_saw_and_everybody_sees_all() -> None:
    film = frames_of(played(SETUPS[0]))
    (own,) = film.page(0, 0, (0,), "en").frames
    (all_eyes,) = film.page(0, 0, film.seats, "en").frames
    hands = [[card["card"] for card in seat["hand"]] for seat in own.view["seats"]]
    assert None not in hands[0]
    assert set(hands[1]) == {None}
    assert not any(card["card"] is None for seat in all_eyes.view["seats"] for card in seat["hand"])


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_nobody_is_you_in_a_replay(setup: Setup) -> None:
    film = frames_of(played(setup))
    looks: list[tuple[Language, tuple[int, ...]]] = [("en", film.seats), ("fr", film.seats), ("en", (0,))]
    for lang, viewers in looks:
        words = [Messages(lang).say(key) for key in ("play-your-turn", "play-you")]
        shown = [line for frame in film.page(0, PAGE, viewers, lang).frames for line in plain_lines(frame.document)]
        assert shown
        assert [line for line in shown if words[0] in line or f"({words[1]})" in line] == []


async def imported(host: Host, match: Match) -> tuple[LiveRoom, ReplayFrames]:
    made = await make_from_file(host, msgspec.json.encode(replay_content(match)))
    live = await host.room(made.room)
    assert live is not None
    assert live.room.over
    return live, await host.replays.of(live)


async def reopened(url: str, made: Created) -> str:
    """The match of a room, as another server finds it."""
    async with hosting(url) as host:
        live = await host.room(made.room)
        assert live is not None
        assert live.room.match is not None
        return live.room.match.digest()


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
async def test_a_branch_goes_on_from_its_place_with_new_dice(setup: Setup, tmp_path: Path) -> None:
    url = file_url(tmp_path / "rooms.sqlite")
    match = played(setup)
    async with hosting(url) as host:
        live, film = await imported(host, match)
        at = next(n for n in range(film.total // 2, 0, -1) if film.at(n).waiting() == [0])  # no bot is asked there
        made = await branch(host, live, film, Branch(at, 0, "random"))
        room = await host.room(made.room)
        assert room is not None
        assert room.room.match is not None
        there, before = room.room.match, film.at(at)
        assert there.digest() == before.digest()
        assert there.log == before.log
        assert room.room.asked() == (0,)
        chance, old, drawn = there.source, match.source, before.table.core.drawn
        for stream, count in enumerate(drawn):
            numbers = range(count)
            assert [chance.outcome(stream, n, 6) for n in numbers] == [old.outcome(stream, n, 6) for n in numbers]
            later = range(count, count + 60)
            assert [chance.outcome(stream, n, 6) for n in later] != [old.outcome(stream, n, 6) for n in later]
        journal = [decode(raw) for _, raw in await host.store.entries(made.room, 0)]
        again = verify_game(export_game(room.room, journal))
        assert again.match is not None
        assert again.match.digest() == there.digest()
    assert await reopened(url, made) == there.digest()


async def test_nobody_plays_on_where_nothing_is_asked(tmp_path: Path) -> None:
    match = played(SETUPS[1])
    async with hosting(file_url(tmp_path / "rooms.sqlite")) as host:
        live, film = await imported(host, match)
        for wrong in (Branch(film.total, 0), Branch(film.total - 1, 0), Branch(3, 7)):
            with pytest.raises(RequestRefused):
                await branch(host, live, film, wrong)
