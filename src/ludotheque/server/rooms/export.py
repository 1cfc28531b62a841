"""Matches and rooms as files: replays, exports and their verification."""

import json
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.kernel import replay as kernel
from ludotheque.kernel.errors import BrokenFile, LudoError, RequestRefused
from ludotheque.kernel.file_format import FORMAT, Json, need, read_key, read_seats, seal
from ludotheque.kernel.match import Match
from ludotheque.kernel.replay import verify
from ludotheque.kernel.scripted_chance import is_scripted, taken_from_earlier
from ludotheque.registry.discovery import game_named
from ludotheque.server.rooms.commitment import commitment, matches
from ludotheque.server.rooms.entries import (
    AnyEntry,
    DeviceAdded,
    DeviceInvited,
    Freed,
    Invited,
    Phrase,
    Rematch,
    Renamed,
    Sat,
    from_plain,
)
from ludotheque.server.rooms.fold import Fold
from ludotheque.server.rooms.phrases import KEYS
from ludotheque.server.rooms.plan import Plan, decode_plan
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.seat_tokens import clean_name

ENDED = "ended"


class Ended(NamedTuple):
    """How a room ended outside its rules: the bot seats and the seats that resigned.

    If none resigned, it was closed.
    """

    bots: tuple[int, ...]
    resigned: tuple[int, ...]


def replay_content(match: Match) -> Json:
    """Return the content of a replay file, with its seal. It includes the key."""
    return sealed(kernel.content_of(match))


def room_replay(room: Fold, match: Match) -> Json:
    """Return the replay of a finished room, including an ending outside the rules."""
    content = kernel.content_of(match)
    if room.result is not None and room.result.by != "rules":
        people = room.people()
        content[ENDED] = {
            "bots": [seat for seat in room.seats if seat not in people],
            "resigned": [seat for seat in people if room.seat(seat).resigned],
        }
    return sealed(content)


def sealed(content: Json) -> Json:
    return {**content, "seal": seal(content)}


def replay_of(content: Json) -> kernel.Replay:
    """Read a replay that is part of a larger file."""
    unsealed = {key: value for key, value in content.items() if key != "seal"}
    if content.get("kind") != "replay" or content.get("format") != FORMAT or content.get("seal") != seal(unsealed):
        raise BrokenFile("the replay was changed or is damaged: its seal does not fit")
    return kernel.replay_of(unsealed, game_named)


def ended_of(content: Json) -> Ended | None:
    """Return how the room ended, or None if the rules ended it."""
    if ENDED not in content:
        return None
    raw = need(content, ENDED, dict)
    return Ended(read_seats(raw, "bots"), read_seats(raw, "resigned"))


KIND: Final = "room"
EXPORT_FORMAT: Final = 1


class GameFile(NamedTuple):
    """The contents of a new room, with all seats free."""

    plan: Plan
    key: bytes
    entries: list[AnyEntry]


def without_secrets(entry: AnyEntry) -> AnyEntry:
    """Return an entry for export, without token digests and other room ids."""
    if isinstance(entry, Invited | Sat | Freed | DeviceInvited | DeviceAdded):
        return msgspec.structs.replace(entry, digest="")
    return msgspec.structs.replace(entry, room="") if isinstance(entry, Rematch) else entry


def export_game(room: Room, journal: list[AnyEntry]) -> bytes:
    """Return the whole game as a file. It includes the key, so before the end it is for the server's operator only."""
    content: Json = {
        "kind": KIND,
        "format": EXPORT_FORMAT,
        "plan": msgspec.to_builtins(room.plan),
        "commitment": commitment(room.key),
        "seed": room.key.hex(),
        "journal": [msgspec.to_builtins(without_secrets(entry)) for entry in journal],
        "replay": None if room.match is None else replay_content(room.match),
    }
    content = json.loads(json.dumps(content))  # turns tuples into lists, so that the seal matches the file
    return json.dumps({**content, "seal": seal(content)}, ensure_ascii=False, separators=(",", ":")).encode()


def read_game(raw: bytes) -> Json:
    """Return the content of an exported game after checking its seal."""
    try:
        content = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise BrokenFile(f"this is not a whole game file: {error}") from error
    if not isinstance(content, dict) or content.get("kind") != KIND:
        raise BrokenFile("this is not the file of a room")
    if content.get("format") != EXPORT_FORMAT:
        raise BrokenFile(f"the file has format {content.get('format')!r}; this program reads format {EXPORT_FORMAT}")
    if content.pop("seal", None) != seal(content):
        raise BrokenFile("the file was changed or is damaged: its seal does not fit")
    return content


def game_file_of(content: Json) -> GameFile:
    """Return the plan, key and journal of an exported game."""
    plan = decode_plan(msgspec.json.encode(need(content, "plan", dict)))
    key = read_key(content)
    if not matches(key, need(content, "commitment", str)):
        raise BrokenFile("the seed is not the one that was promised at the start")
    entries = [from_plain(line) for line in need(content, "journal", list)]
    for entry in entries:
        check_texts(entry)
    return GameFile(plan, key, entries)


def check_texts(entry: AnyEntry) -> None:
    """Refuse names and phrases that this server would not have accepted."""
    if isinstance(entry, Sat | Renamed) and clean_name(entry.name) != entry.name:
        raise BrokenFile(f"entry {entry.seq} has a name that cannot be")
    if isinstance(entry, Phrase) and entry.key not in KEYS:
        raise BrokenFile(f"entry {entry.seq} has a phrase that nobody could say")


def replay_journal(game: GameFile) -> Room:
    """Return the room that results from the journal."""
    room = Room(game.plan, game.key)
    for entry in game.entries:
        try:
            room.apply(without_secrets(entry))
        except LudoError as error:
            raise BrokenFile(f"entry {entry.seq} of the journal is not possible: {error}") from error
    return room


def verify_game(raw: bytes) -> Room:
    """Replay the game by its journal and by its replay, and check that both match the file."""
    content = read_game(raw)
    room = replay_journal(game_file_of(content))
    stored_replay: Any = content.get("replay")
    if room.match is None or not isinstance(stored_replay, dict):
        if room.match is None and stored_replay is None:
            return room
        raise BrokenFile("journal and replay do not belong together")
    replay = replay_of(stored_replay)
    if replay.key != room.key:
        raise BrokenFile("the replay has another seed than the room")
    if verify(replay).digest() != room.match.digest() or replay.outcome != room.match.outcome:
        raise BrokenFile("journal and replay end differently")
    return room


def import_game(raw: bytes) -> GameFile:
    """Return a verified file with its entries prepared for a new room."""
    refuse_scripted_future(verify_game(raw))
    game = game_file_of(read_game(raw))
    return GameFile(game.plan, game.key, [without_secrets(entry) for entry in game.entries])


def refuse_scripted_future(room: Room) -> None:
    """Refuse to continue a game whose future chance was scripted.

    A finished game can be viewed with any key. A branch inherits what an earlier match had drawn when it was left.
    Those draws must be in the past and must not be scripted either.
    """
    if room.over or not room.written:
        return
    drawn = room.match.table.core.drawn if room.match is not None else []
    since = taken_from_earlier(room.key)
    future = len(since) > len(drawn) or any(taken > there for taken, there in zip(since, drawn, strict=False))
    if future or is_scripted(room.key):
        raise RequestRefused("import-written")
