"""Which lines of the rules are reached when the playable heroes play."""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import Any, Final

from ludotheque.lab.soak import Soak

GAMES: Final = 40


class Reach:
    """Notes every line of some modules that is run while it watches."""

    def __init__(self, modules: list[Path]) -> None:
        self.files = {str(path): path for path in modules}
        self.lines: set[tuple[Path, int]] = set()

    def watch(self, frame: FrameType, event: str, _what: Any) -> Any:  # the shape that tracing asks for
        path = self.files.get(frame.f_code.co_filename)
        if path is None:
            return None
        if event == "line":
            self.lines.add((path, frame.f_lineno))
        return self.watch


def reached_lines(game: str, modules: list[Path], seed: int, games: int = GAMES) -> set[tuple[Path, int]]:
    """The lines that some plays of a game by players who try everything run through.

    They are played in a process of their own: here, what was prepared once before would not be run through again.
    """
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(lines_played, game, modules, seed, games).result()


def lines_played(game: str, modules: list[Path], seed: int, games: int) -> set[tuple[Path, int]]:
    reach = Reach(modules)
    soak = Soak(game, seed)
    sys.settrace(reach.watch)
    for number in range(games):
        soak.used.update(soak.play(number, soak.wishes(number)))
    sys.settrace(None)
    return reach.lines
