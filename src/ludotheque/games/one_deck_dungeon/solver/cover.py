"""Which targets dice can cover: whether all heroes together can cover a set of them, and the best set."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import CoverBoard
from ludotheque.games.one_deck_dungeon.solver.counts import bottom, highest, lowest, size, top, values_of
from ludotheque.games.one_deck_dungeon.solver.goals import ColorGoals, DiceLayout, GoalReach, HeroicDiceSearch
from ludotheque.games.one_deck_dungeon.solver.outcome_value import Toll

MOST_PATIENCE: Final = 500  # attempts to make heroic dice for one set of targets, initially
LEAST_PATIENCE: Final = 50
PATIENCE_LASTS: Final = 12  # total attempts that reduce the patience by one


class DiceByUse:
    """All dice of the encounter by what they can do, regardless of their owner."""

    def __init__(self, colors: list[int], heroic: i64, armor_only: i64, mana_only: i64, supply: i64) -> None:
        self.colors = colors  # strength, agility, magic
        self.heroic = heroic
        self.armor_only = armor_only
        self.mana_only = mana_only
        self.supply = supply  # heroic dice that can be taken


class Fits:
    """Answers for one stock of dice; results for single colors are reused for other stocks."""

    def __init__(self, board: CoverBoard) -> None:
        self.board = board
        problem = board.problem
        weights = problem.weights
        self.per_exchange = problem.exchange_dice
        self.die_left = weights.die_left
        time = 0.0 if problem.in_boss else problem.exchange_time * weights.time
        self.exchange_cost = time + problem.exchange_exiles * weights.exiled
        self.reach = GoalReach(board)
        self.stock = DiceByUse([0, 0, 0], 0, 0, 0, 0)
        self.special = False  # some dice are restricted
        self.gave_up = False
        self.tries = 0

    def lay(self, stock: DiceByUse) -> DiceLayout:
        """Set the dice for the next answers; return an empty layout."""
        self.stock = stock
        self.special = stock.armor_only != 0 or stock.mana_only != 0
        return DiceLayout(stock.colors[:], stock.heroic)

    def extend(self, before: DiceLayout, met: int, place: int, rough: bool) -> DiceLayout | None:
        """Cover one more target in addition to the earlier ones.

        Lay out everything again if necessary, unless a rough answer is enough.
        """
        bit = 1 << place
        if self.special or met & self.board.grey:
            return self.layout(met | bit)
        color = self.board.targets[place].color
        if color < 0:
            color = self.board.problem.color
        found = before.copy()
        found.chosen[color] |= bit
        if self.reach.of(found.chosen[color], found.own[color], found.given[color]).enough:
            return self.priced(found)
        more = 0 if self.exchange_cost or self.die_left else 1
        if len(found.made) + more <= self.stock.supply:
            seeker = HeroicDiceSearch(self.reach, self.per_exchange, found, self.patience())
            done = seeker.seek(more)
            self.tries += seeker.tries
            if done:
                return self.priced(found)
        return None if rough else self.fresh_layout(found.chosen, [])

    def priced(self, found: DiceLayout) -> DiceLayout:
        found.cost = len(found.made) * self.exchange_cost
        if self.die_left:
            dice = len(found.restricted) + len(found.dropped) + len(found.made) * (self.per_exchange - 1)
            for color in range(3):
                dice += len(self.laid(found, color))
            found.cost += dice * self.die_left
        if self.board.lasting:
            found.exiled = self.count_exiled(found)
        return found

    def count_exiled(self, layout: DiceLayout) -> int:
        """Return how many dice leave the game: one on each single box, all on a wide one."""
        met = layout.chosen[0] | layout.chosen[1] | layout.chosen[2]
        single = self.board.costly & ~self.board.wide
        wide = self.board.costly & self.board.wide
        codes = layout.restricted[:]
        if met & wide:
            for color in range(3):
                codes.extend(self.laid(layout, color))
        return (met & single).bit_count() + len([code for code in codes if wide >> (code & 255) & 1])

    def laid(self, layout: DiceLayout, color: int) -> list[int]:
        """Return where the dice of a color are, value << 8 | target."""
        eased = [code for code in layout.restricted if layout.chosen[color] >> (code & 255) & 1]
        goals = ColorGoals(self.board, layout.chosen[color], eased)
        return goals.laid(layout.own[color], layout.given[color]) or []

    def layout(self, met: int) -> DiceLayout | None:
        """Return the layout with the fewest new heroic dice."""
        best: DiceLayout | None = None
        ways = [(chosen, relief) for relief in self.reliefs(met) for chosen in self.labels(met)]
        for chosen, relief in ways:
            found = self.fresh_layout(chosen, relief)
            if found is not None and (best is None or found.cost < best.cost):
                best = found
            if best is not None and not best.cost:
                break
        return best

    def fresh_layout(self, chosen: list[int], relief: list[int]) -> DiceLayout | None:
        """Lay out all targets, with one more new heroic die in each attempt."""
        stock = self.stock
        count = 0
        patience = self.patience()
        dice = size(stock.colors[0]) + size(stock.colors[1]) + size(stock.colors[2])
        reach = GoalReach(self.board, relief) if relief else self.reach
        while count * self.per_exchange <= dice:
            found = DiceLayout(stock.colors[:], stock.heroic)
            found.chosen = chosen[:]
            found.restricted = relief
            drop = count - stock.supply
            if drop > 0:
                self.gave_up = self.gave_up or self.board.refills
                if drop > size(stock.heroic):
                    return None
                found.dropped = values_of(bottom(stock.heroic, drop))
                found.heroic -= bottom(stock.heroic, drop)
            seeker = HeroicDiceSearch(reach, self.per_exchange, found, patience)
            done = seeker.seek(count)
            self.tries += seeker.tries
            if done:
                return self.priced(found)
            if seeker.tries > patience:
                self.gave_up = True
                return None
            if count == 0 and not seeker.within_reach(99):
                return None
            count += 1
        return None

    def patience(self) -> int:
        """Return the attempts for one set of targets; they decrease to limit the total time."""
        return max(LEAST_PATIENCE, MOST_PATIENCE - self.tries // PATIENCE_LASTS)

    def labels(self, met: int) -> list[list[int]]:
        """Return the targets per color; a grey box may count as any of the three."""
        board = self.board
        found = [[met & board.by_color[color] for color in range(3)]]
        grey = met & board.grey
        place = 0
        while grey >> place:
            if grey >> place & 1:
                found = [
                    [chosen[other] | (1 << place if other == color else 0) for other in range(3)]
                    for chosen in found
                    for color in range(3)
                ]
            place += 1
        return found

    def reliefs(self, met: int) -> list[list[int]]:
        """Return where restricted dice are, value << 8 | target: each on one target that accepts it, or on none."""
        found: list[list[int]] = [[]]
        for value in values_of(self.stock.armor_only):
            found = self.add_relief(found, value, met & self.board.armor)
        for value in values_of(self.stock.mana_only):
            found = self.add_relief(found, value, met & self.board.mana)
        return found

    def add_relief(self, before: list[list[int]], value: int, allowed: int) -> list[list[int]]:
        found: list[list[int]] = []
        for relief in before:
            for place, target in enumerate(self.board.targets):
                if not allowed >> place & 1 or (target.refuses_heroic and target.armor):
                    continue
                there = [code for code in relief if code & 255 == place]
                if target.wide and target.max_dice and len(there) + 1 >= target.max_dice:
                    self.gave_up = True  # whether other dice could not be added is not checked
                elif target.wide or (value >= target.value and len(there) < target.times):
                    found.append([*relief, value << 8 | place])
        found.extend(before)
        return found


TIE: Final = 1e-9
NOTHING: Final = -1e18


class CoverSearch:
    """Branch and bound over targets, armor first: each is covered or not; the bound assumes that open ones are."""

    def __init__(self, board: CoverBoard, toll: Toll) -> None:
        self.board = board
        self.toll = toll
        self.fits = Fits(board)
        self.notes = 0
        self.hopes = 0
        self.cubes = 0
        self.best = NOTHING
        self.best_met = 0
        self.best_lay: DiceLayout | None = None
        self.impossible: list[int] = []
        self.searched = 0
        self.rough = False

    def run(self, stock: DiceByUse, notes: int, hopes: int, cubes: int) -> float:
        """Return the worth of the best end from here; `best_met` has its targets, `best_lay` its dice."""
        self.rough = False
        return self.start(stock, notes, hopes, cubes)

    def without_needless(self, met: int, notes: int) -> int:
        """Return the targets without uses that gain nothing, even if they cost nothing."""
        worth = self.toll.worth(met, notes, 0)
        for place, target in enumerate(self.board.targets):
            fewer = met & ~(1 << place)
            if target.use >= 0 and fewer != met and self.toll.worth(fewer, notes, 0) + target.cost + TIE >= worth:
                met = fewer
        return met

    def guess(self, stock: DiceByUse, notes: int, cubes: int) -> float:
        """Return the worth of an end that takes targets in order: a fast lower bound."""
        self.rough = True
        return self.start(stock, notes, 0, cubes)

    def start(self, stock: DiceByUse, notes: int, hopes: int, cubes: int) -> float:
        lay = self.fits.lay(stock)
        self.notes = notes
        self.hopes = hopes
        self.cubes = cubes
        self.best = NOTHING
        self.best_met = 0
        self.impossible = []
        self.decide(0, 0, self.within_reach(stock), lay, 0.0)
        return self.best

    def within_reach(self, stock: DiceByUse) -> int:
        """Return the targets that a quick check does not exclude."""
        heroic = max(highest(stock.heroic), self.best_made(stock))
        color_best = [highest(dice) for dice in stock.colors]
        found = 0
        for place, target in enumerate(self.board.targets):
            reach = 6
            if not target.wide and target.times:
                reach = max(color_best) if target.color < 0 else color_best[target.color]
                if not target.refuses_heroic and heroic > reach:
                    reach = heroic
                if target.armor and stock.armor_only:
                    reach = 6
            if target.value <= reach or target.wide:
                found |= 1 << place
        return found if not self.board.armor & ~found else found & ~self.board.gated

    def best_made(self, stock: DiceByUse) -> i64:
        """Return the value of a heroic die made of the best dice."""
        all_dice: i64 = stock.colors[0] + stock.colors[1] + stock.colors[2]
        per = self.fits.per_exchange
        best = top(all_dice, per)
        return lowest(best, 1) if size(best) == per else 0

    def decide(self, place: int, met: int, open_: int, lay: DiceLayout, spent: float) -> None:
        """Decide the target at `place`; of the later ones those in `open_` can still be covered."""
        bound = self.toll.worth(met | open_, self.notes, self.hopes) - spent - lay.cost
        if self.board.lasting and not self.toll.wins(met | open_):
            bound -= (lay.exiled + self.board.lying) * self.board.problem.weights.exiled
        if bound <= self.best + TIE:
            return
        order = self.board.order
        while place < len(order) and not open_ >> order[place] & 1:
            place += 1
        if place == len(order):
            self.best = bound
            self.best_met = met
            self.best_lay = lay
            return
        bit = 1 << order[place]
        self.meet(place, met, open_ & ~bit, lay, spent)
        open_ &= ~bit
        if bit & self.board.armor:
            open_ &= ~self.board.gated  # ODD-ENC-14
        if not self.rough or self.best == NOTHING:
            self.decide(place + 1, met, open_, lay, spent)

    def meet(self, place: int, met: int, open_: int, lay: DiceLayout, spent: float) -> None:
        """Cover this target if possible, and decide the rest."""
        board = self.board
        number = board.order[place]
        target = board.targets[number]
        bit = 1 << number
        if bit & board.drinks and (met & board.drinks).bit_count() >= self.cubes:
            return
        found = lay
        if target.times:
            extended = self.extended(lay, met, number)
            if extended is None:
                return
            found = extended
        if target.use >= 0 and board.problem.uses[target.use].group >= 0:
            open_ &= ~board.groups[board.problem.uses[target.use].group]
        self.decide(place + 1, met | bit, open_, found, spent + target.cost)

    def extended(self, lay: DiceLayout, met: int, number: int) -> DiceLayout | None:
        """Extend the layout; supersets of an impossible set are not tried again."""
        wanted = met | 1 << number
        for other in self.impossible:
            if other & wanted == other:
                return None
        self.searched += 1
        found = self.fits.extend(lay, met, number, self.rough)
        if found is None:
            self.impossible.append(wanted)
        return found
