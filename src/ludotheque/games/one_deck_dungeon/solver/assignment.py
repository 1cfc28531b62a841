"""Whether the dice of all heroes can meet a set of targets, with how many heroic dice made, and how."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import Board
from ludotheque.games.one_deck_dungeon.solver.counts import bottom, size, values_of
from ludotheque.games.one_deck_dungeon.solver.goals import Goals, Reach
from ludotheque.games.one_deck_dungeon.solver.heroic_dice import HeroicDiceSearch, Layout

MOST_PATIENCE: Final = 500  # tries of making heroic dice for one set of targets, at first
LEAST_PATIENCE: Final = 50
PATIENCE_LASTS: Final = 12  # tries in all that make it one less


class Stock:
    """All dice of the encounter by what they can do, whoever holds them."""

    def __init__(self, colors: list[int], heroic: i64, armor_only: i64, mana_only: i64, supply: i64) -> None:
        self.colors = colors  # strength, agility, magic
        self.heroic = heroic
        self.armor_only = armor_only
        self.mana_only = mana_only
        self.supply = supply  # heroic dice that can be taken


class Fits:
    """Answers for one stock of dice; what is known of single colours is remembered from stock to stock."""

    def __init__(self, board: Board) -> None:
        self.board = board
        problem = board.problem
        weights = problem.weights
        self.per_exchange = problem.exchange_dice
        self.die_left = weights.die_left
        time = 0.0 if problem.in_boss else problem.exchange_time * weights.time
        self.exchange_cost = time + problem.exchange_exiles * weights.exiled
        self.reach = Reach(board)
        self.stock = Stock([0, 0, 0], 0, 0, 0, 0)
        self.special = False  # some dice are restricted
        self.gave_up = False
        self.tries = 0

    def lay(self, stock: Stock) -> Layout:
        """The dice that the next answers are about, with nothing laid out yet."""
        self.stock = stock
        self.special = stock.armor_only != 0 or stock.mana_only != 0
        return Layout(stock.colors[:], stock.heroic)

    def extend(self, before: Layout, met: int, place: int, rough: bool) -> Layout | None:
        """The targets that were met before and one more; unless a rough answer will do, everything is laid out anew
        if need be."""
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
        return None if rough else self.anew(found.chosen, [])

    def priced(self, found: Layout) -> Layout:
        found.cost = len(found.made) * self.exchange_cost
        if self.die_left:
            dice = len(found.restricted) + len(found.dropped) + len(found.made) * (self.per_exchange - 1)
            for color in range(3):
                dice += len(self.laid(found, color))
            found.cost += dice * self.die_left
        if self.board.lasting:
            found.exiled = self.count_exiled(found)
        return found

    def count_exiled(self, layout: Layout) -> int:
        """Dice that leave the game: one on each single box, whatever lies on a wide one."""
        met = layout.chosen[0] | layout.chosen[1] | layout.chosen[2]
        single = self.board.costly & ~self.board.wide
        wide = self.board.costly & self.board.wide
        codes = layout.restricted[:]
        if met & wide:
            for color in range(3):
                codes.extend(self.laid(layout, color))
        return (met & single).bit_count() + len([code for code in codes if wide >> (code & 255) & 1])

    def laid(self, layout: Layout, color: int) -> list[int]:
        """Where the dice of a colour lie, value << 8 | target."""
        eased = [code for code in layout.restricted if layout.chosen[color] >> (code & 255) & 1]
        goals = Goals(self.board, layout.chosen[color], eased)
        return goals.laid(layout.own[color], layout.given[color]) or []

    def layout(self, met: int) -> Layout | None:
        """The way with the fewest heroic dice made."""
        best: Layout | None = None
        ways = [(chosen, relief) for relief in self.reliefs(met) for chosen in self.labels(met)]
        for chosen, relief in ways:
            found = self.anew(chosen, relief)
            if found is not None and (best is None or found.cost < best.cost):
                best = found
            if best is not None and not best.cost:
                break
        return best

    def anew(self, chosen: list[int], relief: list[int]) -> Layout | None:
        """From scratch, with one heroic die made more each time."""
        stock = self.stock
        count = 0
        patience = self.patience()
        dice = size(stock.colors[0]) + size(stock.colors[1]) + size(stock.colors[2])
        reach = Reach(self.board, relief) if relief else self.reach
        while count * self.per_exchange <= dice:
            found = Layout(stock.colors[:], stock.heroic)
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
        """Tries for one set of targets: fewer and fewer, so that the whole does not take long."""
        return max(LEAST_PATIENCE, MOST_PATIENCE - self.tries // PATIENCE_LASTS)

    def labels(self, met: int) -> list[list[int]]:
        """Targets per colour; a grey box may be met as if it had any of the three."""
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
        """Where restricted dice lie: value << 8 | target, each on one target it may lie on, or on none."""
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
                    self.gave_up = True  # that no other die may join them is not looked at
                elif target.wide or (value >= target.value and len(there) < target.times):
                    found.append([*relief, value << 8 | place])
        found.extend(before)
        return found
