"""Checkpoints of rooms: all that a fold holds, as bytes."""

from typing import Any, Final

import msgspec

from ludotheque.kernel import events
from ludotheque.kernel.errors import BrokenFile, LudoError
from ludotheque.server.rooms.fold import Fold, RoomState, RoundState, Told
from ludotheque.server.rooms.match_snapshots import dump_match, load_match, resume_elsewhere

FORMAT: Final = 1


class Dump(msgspec.Struct, forbid_unknown_fields=True):
    """What a checkpoint holds."""

    format: int
    state: RoomState
    told: list[tuple[int, list[Any]]]  # events as a replay writes them
    log: list[list[Any]] | None  # of the match, where it is not all that was told
    match: dict[str, Any] | None  # as matches.py writes it


READ_DUMP: Final = msgspec.json.Decoder(Dump)  # made here, because rooms wake in several threads at once


def dump_room(fold: Fold) -> bytes:
    told = [(line.beat, events.written(line.event)) for line in fold.told]
    log = None
    if fold.match is not None and len(fold.match.log) != len(fold.told):
        log = [events.written(event) for event in fold.match.log]
    match = None if fold.match is None else dump_match(fold.match)
    return msgspec.json.encode(Dump(FORMAT, fold.state, told, log, match))


def read_dump(raw: bytes) -> Dump:
    try:
        dump = READ_DUMP.decode(raw)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BrokenFile(f"a checkpoint cannot be read: {error}") from error
    if dump.format != FORMAT:
        raise BrokenFile(f"a checkpoint has format {dump.format}; this program reads format {FORMAT}")
    return dump


def load_room(fold: Fold, raw: bytes) -> None:
    """Fill a new room with what was dumped."""
    dump = read_dump(raw)
    log = take_up(fold, dump)
    if dump.match is not None:
        fold.match = load_match(dump.match, fold.key, log)
        fold.heard = len(fold.match.log)


def take_up(fold: Fold, dump: Dump) -> list[events.Event]:
    """State and what was told; returns the log of the match."""
    fold.state = dump.state
    fold.told = [Told(beat, events.read(line)) for beat, line in dump.told]
    if dump.log is None:
        return [line.event for line in fold.told]
    return [events.read(line) for line in dump.log]


def load_under_new_rules(fold: Fold, raw: bytes) -> None:
    """Go on from the last checkpoint of the match if these rules can; otherwise the room can only be looked at."""
    dump = read_dump(raw)
    try:
        log = take_up(fold, dump)
        if dump.match is not None and fold.state.phase == "playing":
            fold.match = resume_elsewhere(dump.match, fold.key, log)
            fold.heard = len(fold.match.log)
    except (LudoError, TypeError, ValueError, IndexError, KeyError, AttributeError):
        # Whatever a state or an event of other rules lacks, it cannot be played on; the rest may still be shown.
        fold.match = None
    if fold.match is None and fold.state.phase != "over":
        fold.state.phase = "readonly"
    fold.state.renewed = True
    fold.state.takeback = None
    fold.state.beat += 1
    fold.state.changed = fold.state.beat
    fold.state.round = RoundState(fold.state.beat)
