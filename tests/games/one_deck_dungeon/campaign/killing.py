"""Writers that are killed while writing; each in its own process, because forks and threads do not mix."""

import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import SheetStore
from ludotheque.storage import atomic_files
from ludotheque.storage.locks import held
from tests.games.one_deck_dungeon.campaign.sheets import HERE, game, lyra

TIMES = 60
WRITERS = 4
GAMES = 20
NAME = lyra().id


def die(*_: object, **__: object) -> Any:  # stands for functions of any type
    os.kill(os.getpid(), signal.SIGKILL)


def then_die(act: Callable[..., Any]) -> Callable[..., Any]:
    def acted(*given: Any, **named: Any) -> Any:
        act(*given, **named)
        die()

    return acted


def write_half(path: Path, content: bytes) -> int:
    """Write only a part of the content."""
    with path.open("wb") as stream:
        stream.write(content[: len(content) // 2])
    die()
    return 0


DOOMS: dict[str, tuple[object, str, object]] = {
    "begun": (tempfile, "mkstemp", then_die(tempfile.mkstemp)),
    "half": (Path, "write_bytes", write_half),
    "written": (os, "fsync", die),
    "synced": (Path, "replace", die),
    "replaced": (atomic_files, "sync_folder", die),
}
"""The points at which a write can be interrupted, and the functions replaced there."""


def child(work: Callable[[], None]) -> int:
    """Run the work in a new process; return its process id."""
    number = os.fork()
    if number == 0:
        work()
        os._exit(0)
    return number


def whole(store: SheetStore) -> CampaignSheet:
    """Return the sheet, which must be one that was written."""
    shelf = store.shelf()
    assert not shelf.damaged, shelf.damaged[0]
    (sheet,) = shelf.sheets
    assert sheet.revision == sheet.played + 1
    return sheet


def kill_at_every_stage(store: SheetStore) -> None:
    for stage, doom in DOOMS.items():
        before = whole(store)

        def work(stage: str = stage, doom: tuple[object, str, object] = doom) -> None:
            setattr(*doom)
            store.record(NAME, game(stage))

        assert os.waitstatus_to_exitcode(os.waitpid(child(work), 0)[1]) == -signal.SIGKILL
        after = whole(store)
        assert after.played == before.played + (stage == "replaced"), stage
        assert bool(list(store.folder.glob(".*.part"))) == (stage != "replaced")
        store.record(NAME, game(f"after-{stage}"))
        assert not list(store.folder.glob(".*.part"))


def kill_at_any_time(store: SheetStore, names: Iterator[int]) -> None:
    for round_number in range(TIMES):
        before = whole(store).played
        listen, tell = os.pipe()

        def work(tell: int = tell, first: int = next(names) * 10_000) -> None:
            for number in count(first):
                store.record(NAME, game(f"loop-{number}"))
                os.write(tell, b".")

        writer = child(work)
        os.close(tell)
        time.sleep(0.002 + 0.00037 * (round_number % 29))
        os.kill(writer, signal.SIGKILL)
        os.waitpid(writer, 0)
        heard = 0
        while piece := os.read(listen, 4096):
            heard += len(piece)
        os.close(listen)
        assert before + heard <= whole(store).played <= before + heard + 1, "a confirmed game was lost"


def write_together(store: SheetStore) -> None:
    before = whole(store).played

    def writer(name: int) -> Callable[[], None]:
        def work() -> None:
            for number in range(GAMES):
                store.record(NAME, game(f"together-{name}-{number}"))

        return work

    writers = [child(writer(name)) for name in range(WRITERS)]
    assert all(os.waitpid(number, 0)[1] == 0 for number in writers)
    assert whole(store).played == before + WRITERS * GAMES


def die_with_the_lock(store: SheetStore) -> None:
    listen, tell = os.pipe()

    def work() -> None:
        with held(store.folder):
            os.write(tell, b".")
            time.sleep(60)

    holder = child(work)
    os.read(listen, 1)
    os.kill(holder, signal.SIGKILL)
    os.waitpid(holder, 0)
    began = time.monotonic()
    store.record(NAME, game("after-the-lock"))
    assert time.monotonic() - began < 5


def main(folder: Path) -> None:
    store = SheetStore(folder, lambda: HERE)
    store.add(lyra())
    kill_at_every_stage(store)
    kill_at_any_time(store, count())
    write_together(store)
    die_with_the_lock(store)
    sys.stdout.write(f"{whole(store).played} games, none lost\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
