"""The best set of targets for dice that will not change any more: what to cover, and what it is worth."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.assignment import Fits, Stock
from ludotheque.games.one_deck_dungeon.solver.board import Board
from ludotheque.games.one_deck_dungeon.solver.counts import highest, lowest, size, top
from ludotheque.games.one_deck_dungeon.solver.heroic_dice import Layout
from ludotheque.games.one_deck_dungeon.solver.outcome_value import Toll

TIE: Final = 1e-9
NOTHING: Final = -1e18


class Cover:
    """Branch and bound over targets: each is met or not, armor first; what is not decided is hoped to be met."""

    def __init__(self, board: Board, toll: Toll) -> None:
        self.board = board
        self.toll = toll
        self.fits = Fits(board)
        self.notes = 0
        self.hopes = 0
        self.cubes = 0
        self.best = NOTHING
        self.best_met = 0
        self.best_lay: Layout | None = None
        self.impossible: list[int] = []
        self.searched = 0
        self.rough = False

    def run(self, stock: Stock, notes: int, hopes: int, cubes: int) -> float:
        """The worth of the best end from here; `best_met` says which targets it meets, `best_lay` with which dice."""
        self.rough = False
        return self.start(stock, notes, hopes, cubes)

    def without_needless(self, met: int, notes: int) -> int:
        """A use that brings nothing is not used, though it may cost nothing either."""
        worth = self.toll.worth(met, notes, 0)
        for place, target in enumerate(self.board.targets):
            fewer = met & ~(1 << place)
            if target.use >= 0 and fewer != met and self.toll.worth(fewer, notes, 0) + target.cost + TIE >= worth:
                met = fewer
        return met

    def guess(self, stock: Stock, notes: int, cubes: int) -> float:
        """The worth of an end that takes targets as they come: not the best, but quickly found."""
        self.rough = True
        return self.start(stock, notes, 0, cubes)

    def start(self, stock: Stock, notes: int, hopes: int, cubes: int) -> float:
        lay = self.fits.lay(stock)
        self.notes = notes
        self.hopes = hopes
        self.cubes = cubes
        self.best = NOTHING
        self.best_met = 0
        self.impossible = []
        self.decide(0, 0, self.within_reach(stock), lay, 0.0)
        return self.best

    def within_reach(self, stock: Stock) -> int:
        """Targets that are not out of reach at first sight."""
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

    def best_made(self, stock: Stock) -> i64:
        """What a heroic die made of the best dice would show."""
        all_dice: i64 = stock.colors[0] + stock.colors[1] + stock.colors[2]
        per = self.fits.per_exchange
        best = top(all_dice, per)
        return lowest(best, 1) if size(best) == per else 0

    def decide(self, place: int, met: int, open_: int, lay: Layout, spent: float) -> None:
        """Targets before `place` are decided; of the rest those in `open_` can still be met."""
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

    def meet(self, place: int, met: int, open_: int, lay: Layout, spent: float) -> None:
        """The same with this target met, if it can be."""
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

    def extended(self, lay: Layout, met: int, number: int) -> Layout | None:
        """What contains something impossible is not tried again."""
        wanted = met | 1 << number
        for other in self.impossible:
            if other & wanted == other:
                return None
        self.searched += 1
        found = self.fits.extend(lay, met, number, self.rough)
        if found is None:
            self.impossible.append(wanted)
        return found
