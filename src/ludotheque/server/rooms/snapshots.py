"""Encodes rooms and matches as bytes, and restores them."""

from typing import Any, Final

import msgspec

from ludotheque.kernel import events
from ludotheque.kernel.drivers import HOW
from ludotheque.kernel.errors import BrokenFile, LudoError
from ludotheque.kernel.file_format import (
    Json,
    heading,
    need,
    read_digests,
    read_key,
    read_records,
    read_seats,
    read_setup,
)
from ludotheque.kernel.file_format import read_tape as read_answers
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Checkpoint, Match, MatchParts
from ludotheque.kernel.state import dump
from ludotheque.registry.discovery import game_named
from ludotheque.server.rooms.fold import Fold, RoomState, RoundState, TimedEvent


def dump_match(match: Match) -> Json:
    """Return all checkpoints since the barrier, and the tape from the first of them. Chance is redrawn from the key.

    The key itself is left out, because the room's row contains it.
    """
    parts = match.parts()
    parts.prune()
    content = heading(match, "room")
    del content["seed"]
    content["checkpoints"] = [[each.position, dump(each.state)] for each in parts.checkpoints]
    content["tape"] = [[entry.seat, match.game.verbs.spell(entry.action), HOW[entry.how]] for entry in parts.tape]
    content["barrier"] = [parts.barrier, parts.barrier_reason]
    content["delivered"] = parts.delivered
    content["declined"] = parts.declined
    content["digests"] = parts.digests
    content["digest"] = match.digest()
    return content


def load_match(content: Json, key: bytes, log: list[Any]) -> Match:  # events of the game
    """Restore a dumped match at its open question."""
    game, setup = read_setup(content, game_named)
    parts = MatchParts(
        game,
        setup,
        read_key({"seed": key.hex()}),
        read_seats(content, "humans"),
        read_checkpoints(content, game.load_state),
        tape=read_answers(game, content),
        records=read_records(game, content),
        digests=read_digests(content),
        log=log,
        delivered=need(content, "delivered", int),
        declined=read_seats(content, "declined"),
    )
    parts.barrier, parts.barrier_reason = read_seats(content, "barrier")
    match = Match.from_parts(parts)
    if match.digest() != content.get("digest"):
        raise BrokenFile("the checkpoint does not lead to the state it names")
    return match


def read_checkpoints(content: Json, load_state: Any) -> list[Checkpoint]:  # a method of the game
    try:
        return [
            Checkpoint(int(position), load_state(state), Ledger())
            for position, state in need(content, "checkpoints", list)
        ]
    except (TypeError, ValueError, IndexError) as error:
        raise BrokenFile(f"the checkpoints cannot be read: {error}") from error


def resume_at_checkpoint(content: Json, key: bytes, log: list[Any]) -> Match:  # events of the game
    """Restore the match at its last checkpoint, under rules that may differ. Later answers are dropped."""
    game, setup = read_setup(content, game_named)
    checkpoint = read_checkpoints(content, game.load_state)[-1]
    parts = MatchParts(
        game,
        setup,
        key,
        read_seats(content, "humans"),
        [checkpoint],
        records=read_records(game, content),
        digests=read_digests(content),
        log=log,
    )
    return Match.from_parts(parts)


FORMAT: Final = 1


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    """The content of a snapshot."""

    format: int
    state: RoomState
    told: list[tuple[int, list[Any]]]  # events as in a replay
    log: list[list[Any]] | None  # the match's log, if it differs from the published events
    match: dict[str, Any] | None  # as written by dump_match


# Created at import time, because rooms are loaded in several threads.
SNAPSHOT_DECODER: Final = msgspec.json.Decoder(Snapshot)


def dump_room(fold: Fold) -> bytes:
    published = [(line.step, events.written(line.event)) for line in fold.timed_events]
    log = None
    if fold.match is not None and len(fold.match.log) != len(fold.timed_events):
        log = [events.written(event) for event in fold.match.log]
    match = None if fold.match is None else dump_match(fold.match)
    return msgspec.json.encode(Snapshot(FORMAT, fold.state, published, log, match))


def read_snapshot(raw: bytes) -> Snapshot:
    try:
        snapshot = SNAPSHOT_DECODER.decode(raw)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BrokenFile(f"a checkpoint cannot be read: {error}") from error
    if snapshot.format != FORMAT:
        raise BrokenFile(f"a checkpoint has format {snapshot.format}; this program reads format {FORMAT}")
    return snapshot


def load_room(fold: Fold, raw: bytes) -> None:
    """Fill a new room from a snapshot."""
    snapshot = read_snapshot(raw)
    log = restore_events(fold, snapshot)
    if snapshot.match is not None:
        fold.match = load_match(snapshot.match, fold.key, log)
        fold.events_collected = len(fold.match.log)


def restore_events(fold: Fold, snapshot: Snapshot) -> list[events.Event]:
    """Restore the state and the published events. Returns the log of the match."""
    fold.state = snapshot.state
    fold.timed_events = [TimedEvent(step, events.read(line)) for step, line in snapshot.told]
    if snapshot.log is None:
        return [line.event for line in fold.timed_events]
    return [events.read(line) for line in snapshot.log]


def load_under_new_rules(fold: Fold, raw: bytes) -> None:
    """Continue from the last checkpoint of the match if the new rules can. Otherwise make the room read-only."""
    snapshot = read_snapshot(raw)
    try:
        log = restore_events(fold, snapshot)
        if snapshot.match is not None and fold.state.phase == "playing":
            fold.match = resume_at_checkpoint(snapshot.match, fold.key, log)
            fold.events_collected = len(fold.match.log)
    except (LudoError, TypeError, ValueError, IndexError, KeyError, AttributeError):
        # A state or event of other rules may lack anything. The match cannot continue, but the rest may still be shown.
        fold.match = None
    if fold.match is None and fold.state.phase != "over":
        fold.state.phase = "readonly"
    fold.state.renewed = True
    fold.state.groups = []  # answers since the checkpoint were dropped, and their places are used again
    fold.state.takeback = None
    fold.state.step += 1
    fold.state.changed = fold.state.step
    fold.state.round = RoundState(fold.state.step)
