"""Compares the searcher with the sensible player on the same games, with the same chance while they answer alike."""

from collections.abc import Sequence
from dataclasses import replace

from bench.dungeon_cells import Cell, Count, Store
from ludotheque.lab.simulation import success

PAIR = ("sensible", "searcher")


def of_both(cells: Sequence[Cell]) -> list[Cell]:
    """Return these cells for both players, in pairs."""
    return [replace(cell, agent=agent) for cell in cells for agent in PAIR]


def total_of(store: Store, cells: Sequence[Cell], agent: str) -> Count:
    return store.total([replace(cell, agent=agent) for cell in cells])


def paired(store: Store, cells: Sequence[Cell]) -> list[str]:
    """Return the report section with the results of both players."""
    counts = [total_of(store, cells, agent) for agent in PAIR]
    if not all(count.games for count in counts):
        return []
    lines = ["## The searcher beside the sensible player", ""]
    lines += ["The same games: the heroes of the first set in its easiest dungeon at Veteran.", ""]
    lines += ["| player | games | won | mean floor | seconds a game |", "| --- | --- | --- | --- | --- |"]
    for agent, count in zip(PAIR, counts, strict=True):
        sure = success(count.won, count.games)
        said = f"{count.won} = {sure.rate:.0%} ({sure.low:.0%}–{sure.high:.0%})"
        seconds = count.seconds / count.games
        lines.append(f"| `{agent}` | {count.games} | {said} | {count.mean_floor():.2f} | {seconds:.1f} |")
    return [*lines, ""]
