"""Long lists of answers as a tree in which no level shows more than a screen can."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from ludotheque.presentation.questions import Option

MOST: Final = 12
Between = Callable[[int, int], str]
"""The words for the answers from one number to another."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """An answer with the groups that may contain it, outermost first; `folded` if the first always contains it."""

    answer: Option
    groups: tuple[str, ...] = ()
    folded: bool = False


def with_paths(leaves: Sequence[Leaf], between: Between) -> list[Option]:
    """Return the answers in order, each with its path; a group is omitted if the level has room for its answers."""
    if len(leaves) <= MOST and not any(leaf.folded for leaf in leaves):
        return [leaf.answer for leaf in leaves]
    paths = {leaf.answer.action: path for leaf, path in placed(list(leaves), 0, between)}
    return [replace(leaf.answer, path=paths[leaf.answer.action]) for leaf in leaves]


Placed = list[tuple[Leaf, tuple[str, ...]]]


def placed(leaves: list[Leaf], depth: int, between: Between) -> Placed:
    """Each leaf with its path from this level on."""
    folded = to_fold(leaves, depth)
    if len({group_of(leaf, depth) for leaf in leaves}) == 1 and folded and not leaves[0].folded:
        return placed(leaves, depth + 1, between)  # a group of all says nothing
    members: dict[str, list[Leaf]] = {}
    alone: list[Leaf] = []
    for leaf in leaves:
        group = group_of(leaf, depth)
        if group in folded:
            members.setdefault(group, []).append(leaf)
        else:
            alone.append(leaf)
    runs = runs_of(list(members)) if len(members) + bool(alone) > MOST else {}
    found: Placed = []
    for group, inside in members.items():
        outside = (runs[group],) if runs else ()
        found += [(leaf, (*outside, group, *path)) for leaf, path in placed(inside, depth + 1, between)]
    entries = len(set(runs.values())) if runs else len(members)
    if len(alone) + entries <= MOST:
        return found + [(leaf, ()) for leaf in alone]
    return found + cut(alone, MOST - entries, between)


def runs_of(groups: list[str]) -> dict[str, str]:
    """Each group with the run of neighbouring groups that it stands in, where they are too many for a level."""
    size = max(MOST, -(-len(groups) // (MOST - 1)))
    parts = [groups[first : first + size] for first in range(0, len(groups), size)]
    return {group: f"{part[0]} – {part[-1]}" for part in parts for group in part}


def group_of(leaf: Leaf, depth: int) -> str:
    return leaf.groups[depth] if depth < len(leaf.groups) else ""


def to_fold(leaves: list[Leaf], depth: int) -> set[str]:
    """The groups that become one entry each: those that always do, then the largest, until the rest has room.

    Inside a group there are either none or all of them.
    """
    sizes = Counter(group for leaf in leaves if (group := group_of(leaf, depth)))
    if depth:
        return set(sizes) if len(leaves) > MOST else set()
    folded = {group_of(leaf, depth) for leaf in leaves if leaf.folded}
    entries = len(leaves) - sum(sizes[group] - 1 for group in folded)
    for group, size in sizes.most_common():
        if entries <= MOST:
            break
        if group not in folded and size > 1:
            folded.add(group)
            entries -= size - 1
    return folded


def cut(leaves: list[Leaf], room: int, between: Between) -> Placed:
    """Runs of neighbours, as many as there is room for at most."""
    parts = max(1, room)
    size = max(MOST, -(-len(leaves) // parts))
    found: Placed = []
    for first in range(0, len(leaves), size):
        part = leaves[first : first + size]
        words = between(first + 1, first + len(part))
        inside = [(leaf, ()) for leaf in part] if len(part) <= MOST else cut(part, MOST, between)
        found += [(leaf, (words, *path)) for leaf, path in inside]
    return found
