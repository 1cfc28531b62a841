"""Measures a server under load, the players in a process of their own: `python -m bench.load`.

Rooms of Dice Throne with an answer every two seconds each, first between scripted players, then with a bot in every
room; then rooms that nobody looks at: what they weigh, and how long one takes to wake. Everything is on loopback.
"""

import argparse
import asyncio
import json
import os
import platform
import resource
import sys
import time
from pathlib import Path
from typing import Any, Final

from bench.load_clients import Player, Table, Tally, in_turn
from bench.load_report import lines_of, markdown, missed, put_between
from bench.load_server import Json, Server, folder, serving
from ludotheque import __version__

ROOT: Final = Path(__file__).resolve().parent.parent
OUTPUT: Final = ROOT / "bench" / "results" / "load.json"
PAGE: Final = ROOT / "docs" / "performance.md"
HEROES: Final = ("barbarian", "moon_elf", "pyromancer", "shadow_thief", "monk", "paladin", "ninja", "treant")
SETTLE_SECONDS: Final = 3.0
STOLEN: Final = 8  # the place of it among the fields of /proc/stat
WARM_ANSWERS: Final = 6
"""How many answers an idle room has seen, so that it is a game and not an empty table."""

ROWS: Final = (("two scripted players", ("link", "link")), ("one scripted player, one sensible bot", ("link", "bot")))


def plan(number: int, kinds: tuple[str, ...]) -> Json:
    """A duel; heroes by turns, so that no two rooms in a row are alike."""
    heroes = [HEROES[(number + seat) % len(HEROES)] for seat in range(2)]
    seats = [{"kind": kind, "level": "sensible"} for kind in kinds]
    return {"game": "dice_throne", "mode": "duel", "heroes": heroes, "seats": seats}


def make(server: Server, rooms: int, kinds: tuple[str, ...], tally: Tally) -> list[Table]:
    return [Table(server, server.make(plan(number, kinds)), number, tally) for number in range(rooms)]


async def measure_row(server: Server, kinds: tuple[str, ...], settings: argparse.Namespace) -> Json:
    """Let all rooms play for the time that was asked for."""
    tally = Tally()
    tables = await asyncio.to_thread(make, server, settings.rooms, kinds, tally)
    await in_turn(tables, "come")
    await asyncio.sleep(SETTLE_SECONDS)
    before, cpu, stolen = server.counted(), server.seconds(), stolen_seconds()
    start = time.perf_counter()
    shift = settings.every / len(tables)
    end = start + settings.seconds
    await asyncio.gather(*(table.play(start + shift * at, settings.every, end) for at, table in enumerate(tables)))
    await asyncio.sleep(max(0.0, end - time.perf_counter()))
    took = time.perf_counter() - start
    after, used, lost = server.counted(), server.seconds(), stolen_seconds()
    await in_turn(tables, "go")
    return {
        "seconds": took,
        "answers": len(tally.views),
        "views": in_order(tally.views),
        "acks": in_order(tally.acks),
        "errors": tally.errors,
        "unasked": tally.unasked,
        "bot_answers": grown(before, after, 'ludo_answers_total{how="bot"}'),
        "bots_late": grown(before, after, "ludo_bots_late_total"),
        "server_errors": grown(before, after, "ludo_errors_total"),
        "server_cpu": None if cpu is None or used is None else (used - cpu) / took,
        "stolen": None if stolen is None or lost is None else (lost - stolen) / took / (os.cpu_count() or 1),
    }


def in_order(times: list[float]) -> list[float]:
    """From the shortest to the longest, to the microsecond."""
    return [round(seconds, 6) for seconds in sorted(times)]


def grown(before: dict[str, float], after: dict[str, float], name: str) -> int:
    return int(after.get(name, 0.0) - before.get(name, 0.0))


def stolen_seconds() -> float | None:
    """Seconds of a processor that others on the same host were given while somebody here was waiting for one."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return None
    return int(stat.read_text(encoding="utf-8").split()[STOLEN]) / os.sysconf("SC_CLK_TCK")


def live_rows(settings: argparse.Namespace) -> list[Json]:
    """Each row on a server of its own, so that none inherits the rooms of another."""
    rows: list[Json] = []
    for name, kinds in ROWS:
        with folder() as data, serving(data) as server:
            rows.append({"row": name, "rooms": settings.rooms, **asyncio.run(measure_row(server, kinds, settings))})
        print(f"{name}: measured", file=sys.stderr)
    return rows


async def fill(server: Server, rooms: int) -> list[tuple[str, str]]:
    """Rooms in the middle of a game that everybody has left; each with a token that opens it."""
    tally = Tally()
    tables = await asyncio.to_thread(make, server, rooms, ROWS[0][1], tally)
    for at in range(0, rooms, 50):
        some = tables[at : at + 50]
        await in_turn(some, "come")
        for _ in range(WARM_ANSWERS):
            await asyncio.gather(*(table.answer_once() for table in some))
        await in_turn(some, "go")
    await asyncio.sleep(SETTLE_SECONDS)
    return [(table.players[0].hello["room"], table.players[0].hello["token"]) for table in tables]


async def wake(server: Server, doors: list[tuple[str, str]]) -> tuple[list[float], list[float]]:
    """Seconds from hello to state of rooms that sleep, and of the same rooms once they are awake; one at a time."""
    asleep: list[float] = []
    awake: list[float] = []
    for room, token in doors:
        for times in (asleep, awake):
            player = Player(server, room, token, Tally())
            times.append(await player.come())
            await player.go()
    return in_order(asleep), in_order(awake)


def idle_row(settings: argparse.Namespace) -> Json:
    """What rooms weigh that nobody looks at, and how they wake after the server was stopped and started."""
    with folder() as data:
        with serving(data) as server:
            asyncio.run(fill(server, min(20, settings.idle)))  # what is loaded once is not part of a room
            before = server.memory()
            doors = asyncio.run(fill(server, settings.idle))
            after = server.memory()
            awake_rooms = int(server.counted()["ludo_rooms_awake"])
        with serving(data) as server:
            asyncio.run(wake(server, doors[-5:]))
            asleep, awake = asyncio.run(wake(server, doors[: settings.wake]))
    weight = None if before is None or after is None else (after - before) / settings.idle
    return {
        "rooms": settings.idle,
        "awake": awake_rooms,
        "bytes_per_room": weight,
        "answers_before": WARM_ANSWERS,
        "waking": asleep,
        "greeting": awake,
    }


def allow_sockets() -> None:
    """As many open files as the system lets us have; the server inherits it."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def machine() -> Json:
    return {
        "program": __version__,
        "python": platform.python_version(),
        "system": platform.system(),
        "cores": os.cpu_count(),
        "load_before": round(os.getloadavg()[0], 2),
    }


def wanted(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rooms", type=int, default=500, help="live rooms (500)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each row is measured (60)")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two answers of a room (2)")
    parser.add_argument("--idle", type=int, default=2_000, help="rooms that nobody looks at; 0 leaves them out (2000)")
    parser.add_argument("--wake", type=int, default=200, help="how many of them are woken (200)")
    parser.add_argument("--output", type=Path, default=OUTPUT, help="where the figures go as JSON")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/performance.md")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Measure, print, keep; the exit code is 1 if a goal was missed."""
    settings = wanted(words)
    allow_sockets()
    found: dict[str, Any] = {"schema": 1, "machine": machine(), "every": settings.every, "rows": live_rows(settings)}
    found["idle"] = idle_row(settings) if settings.idle else None
    print("\n".join(lines_of(found)))
    settings.output.write_text(json.dumps(found) + "\n", encoding="utf-8")
    if settings.write:
        PAGE.write_text(put_between(PAGE.read_text(encoding="utf-8"), markdown(found)), encoding="utf-8")
    return 1 if missed(found) else 0


if __name__ == "__main__":
    sys.exit(main())
