"""A sketch of how dice could cover boxes: one box after the other, never taking back; for looking at many throws."""

from bisect import bisect_left

from ludotheque.games.one_deck_dungeon.agents.dice_samples import Pools, take_sum
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import COMBAT, BoxModel, Case
from ludotheque.games.one_deck_dungeon.table.die import HEROIC


def sketch(case: Case, pools: Pools, order: list[int]) -> int:
    """Bits of the boxes covered; the dice used leave the pools."""
    met = 0
    late: list[int] = []
    gate = False
    lines = case.lines
    for place in order:
        line = lines[place]
        if gate and not line.armor:
            return met  # ODD-ENC-14
        if line.wide:
            done = lay_few(line, pools) if line.most else lay_wide(line, pools)
        elif line.times > 1:
            done = lay_several(line, pools)
        else:
            done = lay_single(line, pools)
        if not done and line.armor:
            done = make(case, line, pools)
            gate = not done
        if done:
            met |= 1 << place
        else:
            late.append(place)
    for place in late:
        if make(case, lines[place], pools):
            met |= 1 << place
    return met


def lay_single(line: BoxModel, pools: Pools) -> bool:
    """The lowest die that is high enough, a heroic one if there is no other."""
    value = line.value
    own = pools[line.color]
    if own and own[-1] >= value:
        del own[bisect_left(own, value)]
        return True
    heroic = pools[HEROIC]
    if heroic and heroic[-1] >= value and not line.refuses:
        del heroic[bisect_left(heroic, value)]
        return True
    return False


def lay_several(line: BoxModel, pools: Pools) -> bool:
    """Dice enough for each time the box must be covered."""
    before = [pool[:] for pool in pools]
    for _ in range(line.times):
        if not lay_single(line, pools):
            pools[:] = before
            return False
    return True


def lay_wide(line: BoxModel, pools: Pools) -> bool:
    """The lowest dice that add up; heroic ones where they lack."""
    own, heroic = pools[line.color], pools[HEROIC]
    missing = line.value - sum(own)
    if missing <= 0:
        take_sum(own, line.value)
        return True
    if sum(heroic) < missing or line.refuses:
        return False
    own.clear()
    take_sum(heroic, missing)
    return True


def lay_few(line: BoxModel, pools: Pools) -> bool:
    """As many dice as are allowed, the highest."""
    own, heroic = pools[line.color], pools[HEROIC]
    best = sorted([*own, *heroic])[-line.most :]
    if sum(best) < line.value:
        return False
    for shown in best:
        if shown in own:
            own.remove(shown)
        else:
            heroic.remove(shown)
    return True


def make(case: Case, line: BoxModel, pools: Pools) -> bool:
    """With heroic dice made of others (ODD-DICE-9); an armor box spares its own colour for boxes that come later."""
    if line.refuses or line.times > 1 or line.most:
        return False
    if line.wide:
        return make_sum(case, line, pools)
    value = line.value
    spared = line.color if line.armor and case.color == COMBAT else -1
    found = [(shown, color) for color, dice in enumerate(pools) if color != spared for shown in dice if shown >= value]
    if len(found) < case.made_of:
        return False
    found.sort()
    for shown, color in found[: case.made_of]:
        pools[color].remove(shown)
    return True


def make_sum(case: Case, line: BoxModel, pools: Pools) -> bool:
    """Own and heroic dice, and some made of all the others."""
    missing = line.value - sum(pools[line.color]) - sum(pools[HEROIC])
    others = [(shown, color) for color in range(HEROIC) if color != line.color for shown in pools[color]]
    others.sort(reverse=True)
    used = 0
    while missing > 0 and used + case.made_of <= len(others):
        used += case.made_of
        missing -= others[used - 1][0]
    if missing > 0:
        return False
    for shown, color in others[:used]:
        pools[color].remove(shown)
    pools[line.color].clear()
    pools[HEROIC].clear()
    return True
