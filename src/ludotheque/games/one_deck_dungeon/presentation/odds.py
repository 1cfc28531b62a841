"""Exact chances: of the next gather roll for every box by itself, and of skills that roll dice."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from ludotheque.games.one_deck_dungeon.content.effect_types import Roll
from ludotheque.games.one_deck_dungeon.content.hook_types import DiscardHighest, DiscardRolled, LowerRolled
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects, Hooks, Whose
from ludotheque.games.one_deck_dungeon.resolution.box_cover import fits
from ludotheque.games.one_deck_dungeon.resolution.skill_costs import pays, worth
from ludotheque.games.one_deck_dungeon.table.die import COLORS, die, value_of
from ludotheque.games.one_deck_dungeon.table.hook_sources import COLOR_CODES
from ludotheque.games.one_deck_dungeon.table.match_pieces import COST_FREE, BoxKit, UseKit
from ludotheque.games.one_deck_dungeon.table.state import Box

SIDES: Final = 6
Faces = list[float]
"""The chance of each value a rolled die can end with; 0 is a die that was discarded."""


@dataclass(frozen=True)
class Rolled:
    """What becomes of dice that are rolled, by everything in play."""

    faces: tuple[Faces, ...]
    upper_bound: bool  # something takes a die away that these chances leave in


def rolled_by(hooks: Hooks) -> Rolled:
    """By these hooks (ODD-ENC-10): what is discarded, then what is lowered (AMB-3)."""
    gone = {value for hook in hooks if isinstance(hook, DiscardRolled) for value in hook.values}
    faces = []
    for color in range(COLORS):
        less = sum(hook.by for hook in hooks if isinstance(hook, LowerRolled) and COLOR_CODES[hook.color] == color)
        chances = [0.0] * (SIDES + 1)
        for value in range(1, SIDES + 1):
            chances[0 if value in gone else max(1, value - less)] += 1 / SIDES
        faces.append(chances)
    return Rolled(tuple(faces), any(isinstance(hook, DiscardHighest) for hook in hooks))


def as_printed(kit: BoxKit) -> Box:
    """A box as it would stand in an encounter."""
    return Box(kit.value, kit.color, kit.wide, kit.armor, kit.hearts, kit.time, kit.poison, kit.skull, 0, 0, 1, [])


def chance(box: Box, pool: Iterable[int], colors: Iterable[int], rolled: Rolled) -> float:
    """The chance that a pool and dice that are rolled now can cover a box, if nothing else is wanted of them."""
    held = [value_of(code) for code in pool if fits(box, code)]
    faces = [rolled.faces[color] for color in colors if fits(box, int(die(color, 1)))]
    if box.wide:
        return chance_of_sum(box, held, faces)
    missed = 0.0 if held and max(held) >= box.value else 1.0
    for chances in faces:
        missed *= sum(chances[: box.value])
    return 1 - missed


def chance_of_sum(box: Box, held: list[int], faces: list[Faces]) -> float:
    """Die by die over the sums, or over the highest dice where only so many may lie on the box."""
    goal, room = int(box.value), int(box.max_dice)
    states: dict[tuple[int, ...], float] = {counted(held, room, goal): 1.0}
    for chances in faces:
        after: dict[tuple[int, ...], float] = {}
        for values, likely in states.items():
            for value, share in enumerate(chances):
                key = counted([*values, value], room, goal)
                after[key] = after.get(key, 0.0) + likely * share
        states = after
    return states.get((goal,), 0.0)


def counted(values: list[int], room: int, goal: int) -> tuple[int, ...]:
    """What matters of these dice: that they are enough, else their sum, or the highest of them."""
    best = sorted(values)[-room:] if room else values
    if sum(best) >= goal:
        return (goal,)
    return tuple(best) if room else (sum(best),)


def chance_to_resist(tokens: int, bonus: int) -> float:
    """The die and what is added must exceed the tokens (ODD-POISON-3)."""
    return min(SIDES, max(0, SIDES + bonus - tokens)) / SIDES


def rolls_of(effects: Effects) -> list[int]:
    """The colours of the dice that a text rolls for its user; none if it keeps only some of them, or rolls none."""
    colors: list[int] = []
    for effect in effects:
        if isinstance(effect, Roll) and effect.whose is Whose.SELF and not effect.drop:
            colors += [COLOR_CODES[effect.color]] * effect.count
    return colors


def payments(use: UseKit, pool: list[int]) -> list[tuple[int, ...]]:
    """The different ways to pay for a skill with dice of a pool, none of them superfluous."""
    if use.cost == COST_FREE:
        return [()]
    able = [code for code in pool if pays(use, code)]
    found: set[tuple[int, ...]] = set()
    for size in range(1, len(able) + 1):
        for paid in combinations(able, size):
            total = sum(worth(use, code) for code in paid)
            if total >= use.amount and total - min(worth(use, code) for code in paid) < use.amount:
                found.add(paid)
    return sorted(found)


def without(pool: list[int], paid: tuple[int, ...]) -> list[int]:
    left = pool[:]
    for code in paid:
        left.remove(code)
    return left


@dataclass(frozen=True)
class Rolling:
    """Something that can be used now and rolls dice: what it costs in dice, each way, and what it rolls."""

    name: str
    seat: int
    colors: list[int]
    ways: list[tuple[int, ...]]


def chance_with(box: Box, rolling: Rolling, pools: tuple[list[int], list[int]], rolled: Rolled) -> float:
    """The chance to cover a box after it, paid as well as can be; pools are the user's and everybody else's."""
    own, others = pools
    pool_by_way = [[*without(own, paid), *others] for paid in rolling.ways]
    return max((chance(box, pool, rolling.colors, rolled) for pool in pool_by_way), default=0.0)


def concerns(box: Box, colors: Iterable[int]) -> bool:
    """Can a die of these colours lie on the box?"""
    return any(fits(box, int(die(color, 1))) for color in colors)
