"""What is left to pay once dice lie on boxes: a quick choice of boxes, and the consequences of the others."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.dice_samples import Pools
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import COMBAT, HEARTS, POISON, TIME, Case
from ludotheque.games.one_deck_dungeon.agents.greedy_cover import sketch

Toll = tuple[float, ...]
"""Hearts, time, poison, hits, whether the loot is lost, and all of it as the weights have it."""
HITS: Final = 3
LOST: Final = 4
WEIGHED: Final = 5


def best_cover(case: Case, pools: Pools, ignores: list[int]) -> Toll:
    """What is left to pay by the better of two sketches."""
    best: Toll = ()
    everything = (1 << len(case.lines)) - 1
    for order in case.orders:
        met = sketch(case, [pool[:] for pool in pools], order)
        toll = toll_of(case, met, ignores)
        if not best or toll[WEIGHED] < best[WEIGHED]:
            best = toll
        if met == everything:
            break
    return best


def toll_of(case: Case, met: int, ignores: list[int]) -> Toll:
    """ODD-ENC-19, in short; each set of covered boxes is worked out once."""
    plain = not (ignores[HEARTS] or ignores[TIME] or ignores[POISON])
    if plain:
        known = case.memo.get(met)
        if known is not None:
            return known
    icons = [0, 0, 0]
    skulls = hits = poisoned = armor = 0
    for place, line in enumerate(case.lines):
        if met >> place & 1:
            hits += line.skull
            continue
        skulls += line.skull
        poisoned += line.icons[POISON] > 0
        armor += line.armor
        for icon in range(3):
            icons[icon] += line.icons[icon]
    soften(case, icons, ignores)
    hits -= case.recovers_per_skull * skulls + (case.recovers_for_poison if poisoned else 0)
    lost = 1.0 if case.loses_loot and armor else 0.0
    toll = (*summed(case, icons, met == (1 << len(case.lines)) - 1), float(hits), lost)
    found = (*toll, weighed(case, toll))
    if plain:
        case.memo[met] = found
    return found


def weighed(case: Case, toll: Toll) -> float:
    weights = case.weights
    cost = weights.cost_of_hearts(int(toll[HEARTS])) + toll[TIME] * weights.time + toll[POISON] * weights.poison
    return cost - toll[HITS] * weights.skull + toll[LOST] * weights.loot


def soften(case: Case, icons: list[int], ignores: list[int]) -> None:
    for icon in range(3):
        if icon or not case.soaks:
            icons[icon] = max(0, icons[icon] - ignores[icon])
    for icon, count, if_icon, least in case.adds:
        if icons[if_icon] >= least:
            icons[icon] += count
    hearts, time = icons[HEARTS], 0
    if case.soaks:
        hearts -= hearts // 2
    if case.trades and case.color == COMBAT:
        if case.boss:
            hearts = max(0, hearts - 1)
        elif hearts == 1:
            hearts, time = 0, 1
    if hearts < icons[HEARTS]:
        use_where_cheaper(case, icons, hearts, time + case.skill_time)


def use_where_cheaper(case: Case, icons: list[int], hearts: int, time: int) -> None:
    """A skill that works by itself leaves so many hearts and costs so much time (AMB-36)."""
    weights = case.weights
    spared = weights.cost_of_hearts(icons[HEARTS]) - weights.cost_of_hearts(hearts)
    if case.boss or spared >= weights.time * time:
        icons[HEARTS] = hearts
        icons[TIME] += time


def summed(case: Case, icons: list[int], whole: bool) -> tuple[float, float, float]:
    found = [float(icons[icon]) + (0.0 if whole else case.uncovered[icon]) for icon in range(3)]
    return found[HEARTS], 0.0 if case.boss else found[TIME], found[POISON]
