"""Writes rooms as a server of today stores them: `python -m tests.server.rooms.storing`.

Run it with every release, and keep the older files: rooms of every released version must open. To write those of a
version that has none, put this file into a work tree of it and run it there.
"""

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ludotheque import __version__
from ludotheque.server.rooms.entries import AnyEntry, from_plain
from ludotheque.server.rooms.plan import Draft, Plan, Policy, SeatPlan, Timer, encode_plan
from ludotheque.server.rooms.restore import Stored
from ludotheque.server.rooms.seat_tokens import digest
from tests.server.rooms.desk import Desk, duel, plan_of, setup_of, token_of

FOLDER = Path(__file__).parent / "stored"
BEFORE, SINCE = 20, 8  # answers
MOST = 2_000
Begun = Callable[[], tuple[Desk, list[Any]]]
"""Makes a room, and the checkpoint that a server would have kept of it."""


def path_of(version: str, name: str) -> Path:
    return FOLDER / f"{version}-{name}.json"


def version_of(path: Path) -> str:
    return path.stem.partition("-")[0]


def kept(desk: Desk) -> list[Any]:
    """A checkpoint of the room as it is now, as a file holds it."""
    return [desk.room.seq, desk.room.rules, base64.b64encode(desk.room.dump()).decode()]


def played(game: str, mode: str) -> tuple[Desk, list[Any]]:
    """A room in the middle of its game, with a checkpoint that is not the newest."""
    desk = Desk(plan_of(setup_of(game, mode, 2), Policy(takeback="free")), "stored").begin().play(BEFORE)
    desk.do(desk.room.propose_takeback(desk.match.records[-1].seat, desk.now))
    checkpoint = kept(desk)
    desk.do(desk.room.propose_phrase(0, "hello", desk.now)).play(SINCE)
    return desk, checkpoint


def window() -> tuple[Desk, list[Any]]:
    """A window in which an answer was kept, withdrawn and kept again; the checkpoint holds the first of them."""
    desk = Desk(duel(), "stored window").begin()
    for _ in range(MOST):
        if desk.room.in_window() and len(desk.room.asked()) > 1:
            break
        desk.answer(int(desk.decision.owner), desk.decision.fallback())  # as a clock would, so that hands stay full
    seat = desk.room.asked()[1]
    question = desk.room.question(seat)
    assert question is not None
    action = next(option for option in question.options if option != question.fallback())
    desk.answer(seat, action)
    checkpoint = kept(desk)
    desk.do(desk.room.propose_undo(seat, desk.room.step, desk.now)).answer(seat, action)
    return desk, checkpoint


def timed() -> tuple[Desk, list[Any]]:
    """A room with clocks, one of which has answered."""
    desk = Desk(duel(Policy(timer=Timer("bank", 60.0, 5.0, 10.0))), "stored timer").begin().play(BEFORE)
    checkpoint = kept(desk)
    desk.now = max(desk.now, desk.room.deadline() or 0.0)
    desk.do(desk.room.propose_timeout(desk.now)).play(SINCE)
    return desk, checkpoint


def drafting() -> tuple[Desk, list[Any]]:
    """A draft of which the bans are over and a hero is chosen."""
    plan = Plan("dice_throne", "duel", (None, None), (SeatPlan(), SeatPlan()), policy=Policy(draft=Draft("snake", 1)))
    desk = Desk(plan, "stored draft").sit()
    checkpoint = kept(desk)
    for _ in range(3):
        turn = desk.room.draft_turn()
        assert turn is not None
        propose = desk.room.propose_ban if turn.banning else desk.room.propose_pick
        desk.do(propose(turn.seat, desk.room.draft_choices(turn.seat)[0], desk.now))
    return desk, checkpoint


def linked() -> tuple[Desk, list[Any]]:
    """Seats that were taken by links, one on two devices; the checkpoint holds a takeback that is asked for."""
    desk = Desk(duel(Policy(takeback="ask", absent="bot")), "stored links")
    for seat in desk.room.people():
        link = digest(f"link to seat {seat}")
        desk.do(desk.room.propose_invite(seat, link, desk.now))
        desk.do(desk.room.propose_accept(link, f"Player {seat}", digest(token_of(seat)), desk.now))
    desk.do(desk.room.propose_begin(desk.now)).play(BEFORE)
    desk.do(desk.room.propose_device_link(0, digest("link for a device"), desk.now))
    desk.do(desk.room.propose_device(digest("link for a device"), digest("device"), desk.now))
    asking = desk.match.records[-1].seat
    desk.do(desk.room.propose_takeback(asking, desk.now))
    checkpoint = kept(desk)
    desk.do(desk.room.propose_left(1 - asking, desk.now))
    desk.do(desk.room.propose_return(1 - asking, desk.now)).play(SINCE)
    return desk, checkpoint


ROOMS: dict[str, Begun] = {
    "catacombs_conquest": lambda: played("catacombs_conquest", "duel"),
    "dice_throne": lambda: played("dice_throne", "duel"),
    "one_deck_dungeon": lambda: played("one_deck_dungeon", "pair"),
    "window": window,
    "timer": timed,
    "draft": drafting,
    "links": linked,
}


def write(name: str) -> None:
    desk, checkpoint = ROOMS[name]()
    content = {
        "version": __version__,
        "plan": json.loads(encode_plan(desk.plan)),
        "key": desk.key.hex(),
        "checkpoint": checkpoint,
        "entries": [msgspec.to_builtins(entry) for entry in desk.journal],
        "digest": desk.match.digest() if desk.room.match is not None else "",
    }
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
    path_of(__version__, name).write_text(text, encoding="utf-8")


class StoredRoom:
    """What a database holds of a room."""

    def __init__(self, path: Path) -> None:
        content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))  # as `write` made it
        self.plan: Plan = msgspec.convert(content["plan"], Plan)
        self.key = bytes.fromhex(content["key"])
        seq, rules, raw = content["checkpoint"]
        self.checkpoint: Stored = (seq, rules, base64.b64decode(raw))
        self.entries: list[AnyEntry] = [from_plain(entry) for entry in content["entries"]]
        self.digest: str = content["digest"]


if __name__ == "__main__":
    for each in ROOMS:
        write(each)
