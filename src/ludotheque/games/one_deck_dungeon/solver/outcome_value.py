"""What an outcome is worth: the consequences of boxes left uncovered, and everything noted on the way."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import USE_BITS, Board
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
    Op,
    Penalty,
)
from ludotheque.games.one_deck_dungeon.solver.remedies import Remedies, remedy_of

HEARTS: Final = 0


class Penalties:
    """What happens to the party."""

    def __init__(self) -> None:
        self.icons: list[int] = [0, 0, 0]  # hearts, time, poison of the consequences
        self.hearts = 0  # taken apart from the consequences
        self.time = 0
        self.poison = 0
        self.ignores: list[int] = []
        self.remedies: list[int] = []  # as in Remedies
        self.loot_lost = False
        self.recovery = 0

    def note(self, op: Op, hoped: bool) -> None:
        """What a use adds; of a use that is only hoped for, the good things."""
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
    """Values outcomes of one problem; each is worked out once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.problem = board.problem
        self.remedies = Remedies(self.problem)
        self.known: dict[tuple[int, int, int], float] = {}
        self.winning: dict[int, bool] = {}
        self.time_weight = 0.0 if self.problem.in_boss else self.problem.weights.time

    def worth(self, met: int, notes: int, hopes: int) -> float:
        """With these targets met and these uses used; covering more is never worth less."""
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
        self.reckon(tally)
        self.soften(tally)
        return tally

    def note_use(self, tally: Penalties, place: int, hoped: bool) -> None:
        for op in self.problem.uses[place].ops:
            tally.note(op, hoped)

    def count(self, counted: int, met: int) -> i64:
        """Uncovered boxes of a kind."""
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

    def reckon(self, tally: Penalties) -> None:
        """ODD-ENC-19: sum, ignored icons, additions."""
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
        """Skills that work by themselves are used where that costs less (AMB-36)."""
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
        """The consequences after such a skill."""
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
        """What the losses cost."""
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
        """Damage to the boss, none beyond its health."""
        problem = self.problem
        after = int(self.boss_damage(tally, met))
        worth = (min(after, problem.boss_health) - problem.boss_damage) * problem.weights.skull
        return worth + problem.weights.victory if after >= problem.boss_health else worth

    def boss_damage(self, tally: Penalties, met: int) -> i64:
        """The boss recovers first, then the hits count (ODD-BOSS-8, ODD-BOSS-11)."""
        hits: i64 = 0
        for box in self.problem.boxes:
            hits += box.skull
        return max(0, self.problem.boss_damage - tally.recovery) + hits - self.count(PENALTY_SKULLS, met)

    def wins(self, met: int) -> bool:
        """Is the boss beaten with these targets met? Then nothing happens any more."""
        found = self.winning.get(met)
        if found is None:
            found = self.boss_damage(self.tally(met, 0, 0), met) >= self.problem.boss_health
            self.winning[met] = found
        return found

    def losses(self, tally: Penalties) -> tuple[int, int, int]:
        """Hearts, time and poison; a token that cannot be placed is damage (ODD-POISON-5)."""
        poison = tally.icons[2] + tally.poison
        placed = min(poison, max(0, self.problem.poison_room + self.remedies.best(tally.remedies)[1]))
        return tally.icons[0] + tally.hearts + poison - placed, tally.icons[1] + tally.time, placed
