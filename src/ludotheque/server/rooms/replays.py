"""The replay of a room's match as part of a larger file, and back."""

from typing import NamedTuple

from ludotheque.kernel import replay as kernel
from ludotheque.kernel.errors import BrokenFile
from ludotheque.kernel.file_format import FORMAT, Json, need, read_seats, seal
from ludotheque.kernel.match import Match
from ludotheque.registry.discovery import game_named
from ludotheque.server.rooms.fold import Fold

ENDED = "ended"


class Ended(NamedTuple):
    """How a room ended without its rules: which seats were bots', and who had given up; nobody if it was closed."""

    bots: tuple[int, ...]
    resigned: tuple[int, ...]


def replay_content(match: Match) -> Json:
    """What a replay file of this match says, seal included; it names the key."""
    return sealed(kernel.content_of(match))


def room_replay(room: Fold, match: Match) -> Json:
    """The same of a room that is over: what the rules do not know about its end stands beside the match."""
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
    """A replay out of a larger file."""
    unsealed = {key: value for key, value in content.items() if key != "seal"}
    if content.get("kind") != "replay" or content.get("format") != FORMAT or content.get("seal") != seal(unsealed):
        raise BrokenFile("the replay was changed or is damaged: its seal does not fit")
    return kernel.replay_of(unsealed, game_named)


def ended_of(content: Json) -> Ended | None:
    """How the room ended, if its rules did not end it."""
    if ENDED not in content:
        return None
    raw = need(content, ENDED, dict)
    return Ended(read_seats(raw, "bots"), read_seats(raw, "resigned"))
