"""What dice can pay for at the end of step 4: boxes, and the costs of uses that change only the consequences."""

from typing import Final

from ludotheque.games.one_deck_dungeon.solver.problem import (
    CHOOSE,
    CURE,
    DAMAGE,
    GAIN,
    HEAL,
    IGNORE,
    POISON,
    RECOLOR,
    ROLL,
    SWAP,
    TIME,
    EncounterProblem,
    UsableText,
)
from ludotheque.games.one_deck_dungeon.table.die import ANY, MAGIC
from ludotheque.games.one_deck_dungeon.table.match_content import COST_COLORS, COST_FREE, COST_MANA

USE_BITS: Final = 3  # number of times a use was used; all uses are packed in one number
MOST_DRINKS: Final = 3  # maximum per potion that changes only the consequences
CLOSING: Final = (IGNORE, HEAL, CURE, CHOOSE)
REMEDIES: Final = (HEAL, CURE)
NOTED: Final = (IGNORE, HEAL, CURE, POISON, TIME, DAMAGE)


class CoverTarget:
    """A box, or the cost of a closing use, that dice can cover."""

    def __init__(self, color: int, value: int, wide: bool, times: int) -> None:
        self.color = color  # `ANY` for grey boxes
        self.value = value
        self.wide = wide
        self.times = times  # how many single dice or sums it needs
        self.armor = False
        self.box = -1  # index in the encounter
        self.use = -1  # index in the problem's uses
        self.refuses_heroic = False
        self.max_dice = 0
        self.cost = 0.0


class CoverBoard:
    """The targets of a problem, and which of its uses are simulated one by one."""

    def __init__(self, problem: EncounterProblem) -> None:
        self.problem = problem
        self.targets: list[CoverTarget] = []
        self.acts: list[int] = []  # uses that change dice, or whose payment depends on which hero has the dice
        self.noted = 0  # bits of the uses that change the consequences
        self.cut = problem.approximate
        self.armor = 0  # bits of targets
        self.gated = 0  # boxes that are blocked until all armor is covered (ODD-ENC-14)
        self.drinks = 0
        self.lasting = problem.exiles_on_skulls  # dice on skulls leave the game, unless the boss is defeated
        self.costly = 0  # bits of these boxes
        self.lying = 0  # dice already on them
        self.groups: list[int] = []  # bits of the targets of each group of ways
        self.by_color: list[int] = [0, 0, 0]
        self.grey = 0
        self.wide = 0
        self.mana = 0
        for place in range(len(problem.boxes)):
            self.add_box(place)
        for place in range(len(problem.uses)):
            self.add_use(place)
        self.refills = self.is_refilled()  # heroic dice may return to the supply in ways that are not searched
        self.cut = self.cut or is_odd(problem)
        if problem.weights.die_left and self.wide:
            self.cut = True  # the fewest dice for a sum are not searched for
        self.everything = (1 << len(self.targets)) - 1
        self.order = self.sorted_targets()
        self.drawn = self.most_drawn()

    def is_refilled(self) -> bool:
        """Return whether heroic dice can return: stored dice, a first of two covers, or payments for closing uses."""
        if self.problem.stored:
            return True
        return any(target.times > 1 if target.box >= 0 else target.times > 0 for target in self.targets)

    def most_drawn(self) -> list[int]:
        """Return the dice per color that acts could take from the supply, and the heroic dice that could be made."""
        found = [0, 0, 0, len(self.targets)]
        for place in self.acts:
            use = self.problem.uses[place]
            for op in use.ops:
                times = self.problem.cubes if use.potion else 1
                if op.kind in (GAIN, ROLL, SWAP):
                    found[op.color] += op.count * times
                elif op.kind == RECOLOR:
                    found = [count + op.count * times for count in found]
        return found

    def add_box(self, place: int) -> None:
        box = self.problem.boxes[place]
        if not box.needed:
            if self.lasting and box.skull:
                self.lying += len(box.dice)
            return
        target = CoverTarget(box.color, box.value, bool(box.wide), box.needed)
        target.box = place
        target.armor = bool(box.armor)
        target.refuses_heroic = bool(box.refuses_heroic)
        target.max_dice = box.max_dice
        bit = 1 << len(self.targets)
        if target.armor:
            self.armor |= bit
        else:
            self.gated |= bit
        if self.lasting and box.skull:
            self.costly |= bit
            self.cut = self.cut or target.wide  # the fewest dice for a sum are not searched for
        self.add(target)

    def add_use(self, place: int) -> None:
        use = self.problem.uses[place]
        if any(op.kind in NOTED for op in use.ops):
            self.noted |= ((1 << USE_BITS) - 1) << place * USE_BITS
        if not self.can_wait(use) or (use.cost != COST_FREE and len(self.problem.pools) > 1):
            self.acts.append(place)
            return
        cost = cost_of(self.problem, use)
        if most_gained(self.problem, use) <= cost:
            return
        if not ails(self.problem) and all(op.kind in REMEDIES for op in use.ops):
            return
        copies = min(MOST_DRINKS, self.problem.cubes) if use.potion else 1
        if use.potion and self.problem.cubes > MOST_DRINKS:
            self.cut = True
        for _ in range(copies):
            self.add_closing(place, use, cost)

    def can_wait(self, use: UsableText) -> bool:
        """Return whether no way of the use changes dice."""
        if use.group < 0:
            return is_closing(use)
        return all(is_closing(other) for other in self.problem.uses if other.group == use.group)

    def add_closing(self, place: int, use: UsableText, cost: float) -> None:
        if use.cost == COST_FREE:
            target = CoverTarget(ANY, 0, False, 0)
        elif use.cost == COST_MANA:
            target = CoverTarget(MAGIC, use.amount, True, 1)
            self.mana |= 1 << len(self.targets)
        else:
            target = CoverTarget(COST_COLORS[use.cost], 1, False, use.amount)
        target.use = place
        target.cost = cost
        if use.potion:
            self.drinks |= 1 << len(self.targets)
        if use.group >= 0:
            while len(self.groups) <= use.group:
                self.groups.append(0)
            self.groups[use.group] |= 1 << len(self.targets)
        self.add(target)

    def add(self, target: CoverTarget) -> None:
        bit = 1 << len(self.targets)
        self.targets.append(target)
        if target.wide:
            self.wide |= bit
        if not target.times:
            return
        color = target.color
        if color == ANY and self.problem.color >= 0:
            color = self.problem.color
        if color == ANY:
            self.grey |= bit
        else:
            self.by_color[color] |= bit

    def sorted_targets(self) -> list[int]:
        """Return the targets in search order: armor first (the rules require it), then by weight, free ones last."""
        ranked = [(-self.rank(target), place) for place, target in enumerate(self.targets)]
        ranked.sort()
        return [place for _, place in ranked]

    def rank(self, target: CoverTarget) -> float:
        weights = self.problem.weights
        if target.use >= 0:
            worth = most_gained(self.problem, self.problem.uses[target.use]) - target.cost
            return worth if target.times else worth - 1000.0
        box = self.problem.boxes[target.box]
        worth = weights.cost_of_hearts(box.hearts) + int(box.time) * weights.time + int(box.poison) * weights.poison
        worth += weights.skull if box.skull else 0.0
        return worth + 1000.0 if target.armor else worth


def is_closing(use: UsableText) -> bool:
    """Return whether the use changes no dice, so that it can wait until the end."""
    return all(op.kind in CLOSING for op in use.ops)


def ails(problem: EncounterProblem) -> bool:
    return any(problem.damage) or any(problem.poison)


def is_odd(problem: EncounterProblem) -> bool:
    """Return whether the problem contains more than the solver can compute."""
    return problem.cubes >= 1 << USE_BITS and any(use.potion for use in problem.uses)


def cost_of(problem: EncounterProblem, use: UsableText) -> float:
    """Return the cost of the use, not counting dice."""
    weights = problem.weights
    if use.potion:
        return weights.cube
    return 0.0 if problem.in_boss else problem.skill_time * weights.time


def most_gained(problem: EncounterProblem, use: UsableText) -> float:
    """Return an upper bound of what its icons, healing and tokens can gain."""
    weights = problem.weights
    table = weights.hearts
    steepest = max([table[place + 1] - table[place] for place in range(len(table) - 1)] or [0.0])
    added = sum([each.count for each in problem.added])
    icon = (2.0 + added) * (steepest + weights.time + weights.poison)  # ignoring one may also prevent added icons
    gained = 0.0
    for op in use.ops:
        if op.kind == IGNORE:
            gained += op.count * icon
        elif op.kind == HEAL:
            gained += op.count * max(weights.heal, weights.cure)
        elif op.kind == CURE:
            gained += op.count * (weights.cure + steepest)
    return gained
