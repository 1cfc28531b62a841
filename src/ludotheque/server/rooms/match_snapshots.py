"""A match as part of a checkpoint: with everything that can still be undone, unlike a saved game."""

from typing import Any

from ludotheque.kernel.drivers import HOW
from ludotheque.kernel.errors import BrokenFile
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
from ludotheque.kernel.match import Checkpoint, Match
from ludotheque.kernel.state import dump
from ludotheque.registry.discovery import game_named


def dump_match(match: Match) -> Json:
    """All checkpoints since the barrier and the tape from the first of them; chance is drawn again from the key.

    The key itself is left out: it stands in the row of the room.
    """
    first = match.checkpoints[0].position
    content = heading(match, "room")
    del content["seed"]
    content["checkpoints"] = [[mark.position, dump(mark.state)] for mark in match.checkpoints]
    content["tape"] = [
        [entry.seat, match.game.verbs.spell(entry.action), HOW[entry.how]]
        for entry in match.tape[first - match.offset :]
    ]
    content["barrier"] = [match.barrier, match.barrier_reason]
    content["delivered"] = match.delivered
    content["declined"] = match.declined
    content["digests"] = match.digests
    content["digest"] = match.digest()
    return content


def load_match(content: Json, key: bytes, log: list[Any]) -> Match:  # events of the game
    """The match that was dumped so, at its open question."""
    game, setup = read_setup(content, game_named)
    marks = read_checkpoints(content, game.load_state)
    match = Match(game, setup, read_key({"seed": key.hex()}), marks[0], read_seats(content, "humans"))
    match.checkpoints = marks
    match.tape = read_answers(game, content)
    match.records = read_records(game, content)
    match.digests = read_digests(content)
    match.log = log
    match.delivered = need(content, "delivered", int)
    match.barrier, match.barrier_reason = read_seats(content, "barrier")
    match.advance()
    match.declined = list(read_seats(content, "declined"))
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


def resume_elsewhere(content: Json, key: bytes, log: list[Any]) -> Match:  # the same
    """The match at its last checkpoint, under rules that may differ: the answers since then are let go."""
    game, setup = read_setup(content, game_named)
    mark = read_checkpoints(content, game.load_state)[-1]
    match = Match(game, setup, key, Checkpoint(mark.position, mark.state, Ledger()), read_seats(content, "humans"))
    match.records = read_records(game, content)
    match.digests = read_digests(content)
    match.log = log
    match.advance()
    return match
