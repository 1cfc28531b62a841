"""Saving and resuming matches."""

from pathlib import Path

from ludotheque.kernel import events
from ludotheque.kernel.drivers import HOW
from ludotheque.kernel.errors import BrokenFile
from ludotheque.kernel.file_format import (
    GameLookup,
    heading,
    need,
    read,
    read_digests,
    read_key,
    read_records,
    read_seats,
    read_setup,
    read_tape,
    same_rules,
    write,
)
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Checkpoint, Match, MatchParts
from ludotheque.kernel.state import dump


def save(match: Match, path: Path) -> None:
    """Write the match: its last checkpoint, the tape since, and its whole history."""
    mark = match.checkpoints[-1]
    content = heading(match, "save")
    content["position"] = mark.position
    content["state"] = dump(mark.state)
    content["tape"] = [
        [entry.seat, match.game.verbs.spell(entry.action), HOW[entry.how]]
        for entry in match.tape[mark.position - match.offset :]
    ]
    content["log"] = [events.written(event) for event in match.log]
    content["delivered"] = match.delivered
    content["declined"] = match.declined
    content["digests"] = match.digests
    content["digest"] = match.digest()
    write(path, content)


def resume(path: Path, games: GameLookup) -> Match:
    """Return the saved match at its open question; nothing before the checkpoint can be undone any more."""
    content = read(path, "save")
    game, setup = read_setup(content, games)
    if not same_rules(game, content):
        raise BrokenFile(
            f"{path} was saved under rules {content.get('rules')}; this program plays rules {game.rules_version}."
            " Its replay can still be shown"
        )
    mark = Checkpoint(need(content, "position", int), game.load_state(need(content, "state", list)), Ledger())
    parts = MatchParts(
        game,
        setup,
        read_key(content),
        read_seats(content, "humans"),
        [mark],
        tape=read_tape(game, content),
        records=read_records(game, content),
        digests=read_digests(content),
        log=[events.read(raw) for raw in need(content, "log", list)],
        delivered=need(content, "delivered", int),
        declined=read_seats(content, "declined"),
    )
    match = Match.from_parts(parts)
    if match.digest() != content.get("digest"):
        raise BrokenFile(f"{path} does not lead to the state it names: it is damaged")
    return match
