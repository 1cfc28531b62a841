"""Replays: recorded with digests, verified bit for bit, and still shown under later rules."""

from pathlib import Path
from typing import Any

from ludotheque.kernel import events
from ludotheque.kernel.errors import BrokenFile, LudoError
from ludotheque.kernel.file_format import (
    GameLookup,
    Json,
    heading,
    need,
    read,
    read_digests,
    read_key,
    read_records,
    read_seats,
    read_setup,
    same_rules,
    write,
)
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.match import UNDO, Match, Record, start


class Replay:
    """A recorded game: its answers, digests and events."""

    def __init__(self, game: Game, setup: Setup, key: bytes, records: list[Record]) -> None:
        self.game = game
        self.setup = setup
        self.key = key
        self.records = records
        self.humans: tuple[int, ...] = ()
        self.digests: list[tuple[int, str]] = []
        self.final = ""
        self.outcome = ""
        self.events: list[Any] = []  # events of the game
        self.same_rules = True
        self.rules = 0


def content_of(match: Match) -> Json:
    """Return the content of a replay of the match, without its seal; it includes the key."""
    content = heading(match, "replay")
    content["digests"] = match.digests
    content["final"] = match.digest()
    content["outcome"] = match.outcome
    content["events"] = [events.written(event) for event in match.log]
    return content


def record(match: Match, path: Path) -> None:
    """Write the match to a replay file."""
    write(path, content_of(match))


def read_replay(path: Path, games: GameLookup) -> Replay:
    """Return the replay in a file."""
    return replay_of(read(path, "replay"), games)


def replay_of(content: Json, games: GameLookup) -> Replay:
    """Return the replay from the content of its file."""
    game, setup = read_setup(content, games)
    replay = Replay(game, setup, read_key(content), read_records(game, content))
    replay.humans = read_seats(content, "humans")
    replay.digests = read_digests(content)
    replay.final = need(content, "final", str)
    replay.outcome = need(content, "outcome", str)
    replay.events = [events.read(raw) for raw in need(content, "events", list)]
    replay.rules = need(content, "rules", int)
    replay.same_rules = same_rules(game, content)
    return replay


def verify(replay: Replay) -> Match:
    """Play the game again, compare every digest, and return the match; raise `BrokenFile` at the first difference."""
    if not replay.same_rules:
        raise BrokenFile(
            f"the replay was recorded under rules {replay.rules}; this program plays rules"
            f" {replay.game.rules_version}: it can be shown, not verified"
        )
    match = start(replay.game, replay.setup, replay.key, replay.humans)
    for number, line in enumerate(replay.records):
        try:
            play_record(match, line)
        except LudoError as error:
            raise BrokenFile(f"record {number} is not possible: {error}") from error
    if match.digests != replay.digests:
        wrong = next((a[0] for a, b in zip(replay.digests, match.digests, strict=False) if a != b), len(match.records))
        raise BrokenFile(f"the digest after record {wrong} differs: the file was changed or is damaged")
    if match.digest() != replay.final or match.outcome != replay.outcome:
        raise BrokenFile("the end differs from what the file says: the file was changed or is damaged")
    if match.log != replay.events:
        raise BrokenFile("other things happen than the file tells: the file was changed or is damaged")
    return match


def play_record(match: Match, line: Record) -> None:
    """Repeat what a record says."""
    if line.how == UNDO:
        match.undo(line.seat, line.action)
    else:
        match.answer(line.seat, line.action, line.how)
