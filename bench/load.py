"""Load test of a server, with the players in a separate process: `python -m bench.load`.

It runs rooms of Dice Throne with an answer every two seconds each, first between scripted players, then with a bot in
every room. Then it measures idle rooms: their memory, and how long one takes to load. Everything runs on loopback.
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
STOLEN: Final = 8  # the index of stolen time in /proc/stat
WARM_ANSWERS: Final = 6
"""The number of answers in an idle room, so that it is a game and not an empty table."""

ROWS: Final = (("two scripted players", ("link", "link")), ("one scripted player, one sensible bot", ("link", "bot")))


def plan(number: int, kinds: tuple[str, ...]) -> Json:
    """Return the plan of a duel. Heroes alternate, so that consecutive rooms differ."""
    heroes = [HEROES[(number + seat) % len(HEROES)] for seat in range(2)]
    seats = [{"kind": kind, "level": "sensible"} for kind in kinds]
    return {"game": "dice_throne", "mode": "duel", "heroes": heroes, "seats": seats}


def make(server: Server, rooms: int, kinds: tuple[str, ...], tally: Tally) -> list[Table]:
    return [Table(server, server.make(plan(number, kinds)), number, tally) for number in range(rooms)]


async def measure_row(server: Server, kinds: tuple[str, ...], settings: argparse.Namespace) -> Json:
    """Run all rooms for the configured time."""
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
    """Return the times in ascending order, rounded to microseconds."""
    return [round(seconds, 6) for seconds in sorted(times)]


def grown(before: dict[str, float], after: dict[str, float], name: str) -> int:
    return int(after.get(name, 0.0) - before.get(name, 0.0))


def stolen_seconds() -> float | None:
    """Return the processor seconds that the host gave to others while this machine was waiting."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return None
    return int(stat.read_text(encoding="utf-8").split()[STOLEN]) / os.sysconf("SC_CLK_TCK")


def live_rows(settings: argparse.Namespace) -> list[Json]:
    """Measure each row on a new server, so that none inherits the rooms of another."""
    rows: list[Json] = []
    for name, kinds in ROWS:
        with folder() as data, serving(data) as server:
            rows.append({"row": name, "rooms": settings.rooms, **asyncio.run(measure_row(server, kinds, settings))})
        print(f"{name}: measured", file=sys.stderr)
    return rows


async def fill(server: Server, rooms: int) -> list[tuple[str, str]]:
    """Create rooms in the middle of a game without viewers. Returns their ids and tokens."""
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
    """Return the seconds from hello to state, for unloaded rooms and for the same rooms once loaded, one at a time."""
    asleep: list[float] = []
    awake: list[float] = []
    for room, token in doors:
        for times in (asleep, awake):
            player = Player(server, room, token, Tally())
            times.append(await player.come())
            await player.go()
    return in_order(asleep), in_order(awake)


def idle_row(settings: argparse.Namespace) -> Json:
    """Measure the memory of idle rooms, and how fast they load after a server restart."""
    with folder() as data:
        with serving(data) as server:
            # loads shared code and content, which are not part of a room
            asyncio.run(fill(server, min(20, settings.idle)))
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
    """Raise the limit of open files to the maximum. The server inherits it."""
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
    """Run the load test, print and store the results. Returns 1 if a goal was missed."""
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
