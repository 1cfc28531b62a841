"""The worth of an outcome: the consequences of uncovered boxes, healing, and everything noted before."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import USE_BITS, CoverBoard
from ludotheque.games.one_deck_dungeon.solver.problem import (
    CURE,
    DAMAGE,
    HEAL,
    HEART_IGNORED,
    HEART_TO_TIME,
    IGNORE,
    PENALTY_ARMOR,
    PENALTY_BOXES,
    PENALTY_POISON,
    PENALTY_SKULLS,
    POISON,
    TIME,
    EncounterProblem,
    Op,
    Penalty,
)

SAME: Final = 1 << 16
HEALS: Final = 1 << 17


def remedy_of(op: Op) -> int:
    """Pack a heal or cure in one number: its kind, whom it can affect, how much it removes."""
    return (HEALS if op.kind == HEAL else 0) | (SAME if op.same else 0) | op.heroes << 8 | op.count


class Remedies:
    """The best choice of heroes for every list of remedies; each is computed once."""

    def __init__(self, problem: EncounterProblem) -> None:
        self.weights = problem.weights
        self.damage = problem.damage
        self.poison = problem.poison
        self.known: dict[tuple[int, ...], tuple[int, int]] = {}

    def best(self, remedies: list[int]) -> tuple[int, int]:
        """Return the damage healed and the poison tokens removed."""
        if not remedies or not (any(self.damage) or any(self.poison)):
            return 0, 0
        key = tuple(remedies)
        found = self.known.get(key)
        if found is None:
            found = self.applied(remedies, -1, self.damage, self.poison)
            self.known[key] = found
        return found

    def applied(self, remedies: list[int], last: int, damage: list[int], poison: list[int]) -> tuple[int, int]:
        """Try the first remedy on each hero it can affect, then the others."""
        if not remedies:
            return 0, 0
        first = remedies[0]
        heroes = [last] if first & SAME and last >= 0 else self.reached(first, damage, poison)
        if not heroes:
            return self.applied(remedies[1:], -1, damage, poison)
        best = (0, 0)
        for hero in heroes:
            for healed, cured in removals(first, damage[hero], poison[hero]):
                less_damage, less_poison = damage[:], poison[:]
                less_damage[hero] -= healed
                less_poison[hero] -= cured
                rest = self.applied(remedies[1:], hero, less_damage, less_poison)
                found = (healed + rest[0], cured + rest[1])
                if self.worth(found) > self.worth(best):
                    best = found
        return best

    def reached(self, remedy: int, damage: list[int], poison: list[int]) -> list[int]:
        """Return the heroes it would help; of heroes in the same condition only one."""
        found: list[int] = []
        for hero in range(len(damage)):
            ails = poison[hero] or (damage[hero] and remedy & HEALS)
            if not ails or not remedy >> 8 + hero & 1:
                continue
            if not any((damage[other], poison[other]) == (damage[hero], poison[hero]) for other in found):
                found.append(hero)
        return found

    def worth(self, removed: tuple[int, int]) -> float:
        return removed[0] * self.weights.heal + removed[1] * self.weights.cure


def removals(remedy: int, damage: int, poison: int) -> list[tuple[int, int]]:
    """Return the possible removals of damage and tokens: as many as possible, one per point healed (ODD-POISON-6)."""
    count = remedy & 255
    if not remedy & HEALS:
        return [(0, min(count, poison))]
    most = min(count, damage + poison)
    return [(healed, most - healed) for healed in range(max(0, most - poison), min(most, damage) + 1)]


HEARTS: Final = 0


class Penalties:
    """The losses of the party in one outcome."""

    def __init__(self) -> None:
        self.icons: list[int] = [0, 0, 0]  # hearts, time, poison of the consequences
        self.hearts = 0  # lost separately from the consequences
        self.time = 0
        self.poison = 0
        self.ignores: list[int] = []
        self.remedies: list[int] = []  # packed as by `remedy_of`
        self.loot_lost = False
        self.recovery = 0

    def note(self, op: Op, hoped: bool) -> None:
        """Add the effects of a use; for a use that is only assumed, just the beneficial ones."""
        if op.kind == IGNORE:
            self.ignores.append(op.color << 16 | op.least << 8 | op.count)
        elif op.kind in (HEAL, CURE):
            self.remedies.append(remedy_of(op))
        elif hoped:
            return
        elif op.kind == TIME:
            self.time += op.count
        elif op.kind == POISON:
            self.poison += op.count
        elif op.kind == DAMAGE:
            self.hearts += op.count


class Toll:
    """Evaluates the outcomes of one problem; each is computed once."""

    def __init__(self, board: CoverBoard) -> None:
        self.board = board
        self.problem = board.problem
        self.remedies = Remedies(self.problem)
        self.known: dict[tuple[int, int, int], float] = {}
        self.winning: dict[int, bool] = {}
        self.time_weight = 0.0 if self.problem.in_boss else self.problem.weights.time

    def worth(self, met: int, notes: int, hopes: int) -> float:
        """Return the worth with these targets covered and these uses used; covering more is never worth less."""
        key = (met, notes, hopes)
        found = self.known.get(key)
        if found is None:
            found = self.value_of(self.tally(met, notes, hopes), met)
            self.known[key] = found
        return found

    def tally(self, met: int, notes: int, hopes: int) -> Penalties:
        tally = Penalties()
        tally.ignores = self.problem.ignores[:]
        for place, target in enumerate(self.board.targets):
            if target.use >= 0:
                if met >> place & 1:
                    self.note_use(tally, target.use, False)
            elif not met >> place & 1:
                box = self.problem.boxes[target.box]
                tally.icons[0] += box.hearts
                tally.icons[1] += box.time
                tally.icons[2] += box.poison
        for place in range(len(self.problem.uses)):
            for _ in range(notes >> place * USE_BITS & 7):
                self.note_use(tally, place, False)
            for _ in range(hopes >> place * USE_BITS & 7):
                self.note_use(tally, place, True)
        for penalty in self.problem.penalties:
            self.add_penalty(tally, penalty, met)
        self.net_consequences(tally)
        self.soften(tally)
        return tally

    def note_use(self, tally: Penalties, place: int, hoped: bool) -> None:
        for op in self.problem.uses[place].ops:
            tally.note(op, hoped)

    def count(self, counted: int, met: int) -> i64:
        """Return the number of uncovered boxes of a kind."""
        found: i64 = 0
        for place, target in enumerate(self.board.targets):
            if target.box < 0 or met >> place & 1:
                continue
            box = self.problem.boxes[target.box]
            if counted == PENALTY_BOXES:
                found += 1
            elif counted == PENALTY_ARMOR:
                found += box.armor
            elif counted == PENALTY_POISON:
                found += box.poison > 0
            else:
                found += box.skull
        return found

    def add_penalty(self, tally: Penalties, penalty: Penalty, met: int) -> None:
        count = self.count(penalty.counted, met)
        if count < penalty.least:
            return
        tally.time += penalty.time
        tally.poison += penalty.poison
        tally.loot_lost = tally.loot_lost or penalty.loot
        tally.recovery += penalty.recovery * (count if penalty.per_box else 1)

    def net_consequences(self, tally: Penalties) -> None:
        """Compute the consequences: sum, ignored icons, additions (ODD-ENC-19)."""
        icons = tally.icons
        problem = self.problem
        ignored = [0, 0, 0]
        for code in tally.ignores:
            if icons[code >> 16] >= code >> 8 & 255:
                ignored[code >> 16] += code & 255
        if problem.soaks_pairs:
            ignored[HEARTS] = 0
        for icon in range(3):
            icons[icon] = max(0, icons[icon] - ignored[icon])
        for added in problem.added:
            if icons[added.if_icon] >= added.least:
                icons[added.icon] += added.count

    def soften(self, tally: Penalties) -> None:
        """Use permanent skills where they reduce the cost (AMB-36)."""
        icons = tally.icons
        after = self.softened(icons)
        if after == icons:
            return
        unused = self.price(tally)
        tally.icons = after
        tally.time += self.problem.skill_time
        if self.price(tally) > unused:
            tally.icons = icons
            tally.time -= self.problem.skill_time

    def softened(self, icons: list[int]) -> list[int]:
        """Return the consequences after such a skill."""
        after = icons[:]
        if self.problem.soaks_pairs:
            after[HEARTS] -= after[HEARTS] // 2
        if self.problem.trade == HEART_IGNORED:
            after[HEARTS] = max(0, after[HEARTS] - 1)
        elif self.problem.trade == HEART_TO_TIME and after[HEARTS] == 1:
            after[HEARTS] = 0
            after[1] += 1
        return after

    def price(self, tally: Penalties) -> float:
        """Return the cost of the losses."""
        weights = self.problem.weights
        hearts, time, poison = self.losses(tally)
        return weights.cost_of_hearts(hearts) + time * self.time_weight + poison * weights.poison

    def value_of(self, tally: Penalties, met: int) -> float:
        weights = self.problem.weights
        healed, cured = self.remedies.best(tally.remedies)
        value = healed * weights.heal + cured * weights.cure - self.price(tally)
        if tally.loot_lost:
            value -= weights.loot
        if self.problem.in_boss:
            value += self.progress(tally, met)
        return value

    def progress(self, tally: Penalties, met: int) -> float:
        """Return the damage to the boss, limited to its health."""
        problem = self.problem
        after = int(self.boss_damage(tally, met))
        worth = (min(after, problem.boss_health) - problem.boss_damage) * problem.weights.skull
        return worth + problem.weights.victory if after >= problem.boss_health else worth

    def boss_damage(self, tally: Penalties, met: int) -> i64:
        """Return the boss's damage after recovery, which comes first, and hits (ODD-BOSS-8, ODD-BOSS-11)."""
        hits: i64 = 0
        for box in self.problem.boxes:
            hits += box.skull
        return max(0, self.problem.boss_damage - tally.recovery) + hits - self.count(PENALTY_SKULLS, met)

    def wins(self, met: int) -> bool:
        """Return whether these targets defeat the boss, which prevents all consequences."""
        found = self.winning.get(met)
        if found is None:
            found = self.boss_damage(self.tally(met, 0, 0), met) >= self.problem.boss_health
            self.winning[met] = found
        return found

    def losses(self, tally: Penalties) -> tuple[int, int, int]:
        """Return hearts, time and poison; a token that cannot be placed is damage (ODD-POISON-5)."""
        poison = tally.icons[2] + tally.poison
        placed = min(poison, max(0, self.problem.poison_room + self.remedies.best(tally.remedies)[1]))
        return tally.icons[0] + tally.hearts + poison - placed, tally.icons[1] + tally.time, placed
