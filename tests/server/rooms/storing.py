"""Writes a room of each game as a server of today stores it: `python -m tests.server.rooms.storing`.

Run it when a game's rules get a new version, and keep the older files: rooms of every released version must open.
"""

import base64
import json
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.kernel.game import game_named
from ludotheque.server.rooms.entries import AnyEntry, from_plain
from ludotheque.server.rooms.opening import Stored
from ludotheque.server.rooms.plan import Plan, Policy, decode_plan, encode_plan
from tests.server.rooms.desk import GAMES, Desk, plan_of, setup_of

FOLDER = Path(__file__).parent / "stored"
MODES = {"catacombs_conquest": "duel", "dice_throne": "duel", "one_deck_dungeon": "pair"}
BEFORE, SINCE = 20, 8  # answers


def path_of(game: str) -> Path:
    return FOLDER / f"{game}-{game_named(game).rules_version}.json"


def write(game: str) -> None:
    """A room in the middle of its game, with a checkpoint that is not the newest."""
    desk = Desk(plan_of(setup_of(game, MODES[game], 2), Policy(takeback="free")), "stored").begin().play(BEFORE)
    desk.do(desk.room.propose_takeback(desk.match.records[-1].seat, desk.now))
    checkpoint = [desk.room.seq, desk.room.rules, base64.b64encode(desk.room.dump()).decode()]
    desk.do(desk.room.propose_phrase(0, "hello", desk.now)).play(SINCE)
    content = {
        "plan": json.loads(encode_plan(desk.plan)),
        "key": desk.key.hex(),
        "checkpoint": checkpoint,
        "entries": [msgspec.to_builtins(entry) for entry in desk.journal],
        "digest": desk.match.digest(),
    }
    FOLDER.mkdir(exist_ok=True)
    path_of(game).write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


class StoredRoom:
    """What a database holds of a room."""

    def __init__(self, path: Path) -> None:
        content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))  # as `write` made it
        self.plan: Plan = decode_plan(msgspec.json.encode(content["plan"]))
        self.key = bytes.fromhex(content["key"])
        seq, rules, raw = content["checkpoint"]
        self.checkpoint: Stored = (seq, rules, base64.b64decode(raw))
        self.entries: list[AnyEntry] = [from_plain(entry) for entry in content["entries"]]
        self.digest: str = content["digest"]


if __name__ == "__main__":
    for name in GAMES:
        write(name)
