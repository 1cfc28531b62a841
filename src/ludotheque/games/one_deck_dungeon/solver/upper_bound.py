"""More than any line can reach from a hand: everything still unused does its best for nothing."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.assignment import Stock
from ludotheque.games.one_deck_dungeon.solver.board import Board
from ludotheque.games.one_deck_dungeon.solver.chances import Chances
from ludotheque.games.one_deck_dungeon.solver.counts import how_many, one
from ludotheque.games.one_deck_dungeon.solver.effect_trials import belongs
from ludotheque.games.one_deck_dungeon.solver.hand import ARMOR_KIND, MANA_KIND, Hand, is_spent
from ludotheque.games.one_deck_dungeon.solver.problem import CHANGE, GAIN, INCREASE, RECOLOR, REROLL, ROLL, SWAP, Op
from ludotheque.games.one_deck_dungeon.table.die import FREE, HEROIC

MOST: Final = (8, 8, 8, 7, 8, 8)  # dice per kind; no colour has more, and those of a colour and heroic ones fit a count
FEW: Final = 2  # dice that are better added than raised all alike


class Relaxed:
    """A stock of dice with the help of unused acts."""

    def __init__(self, board: Board, chances: Chances, hand: Hand) -> None:
        self.board = board
        self.chances = chances
        stock = hand.stock()
        self.dice: list[int] = [*stock.colors, stock.heroic, stock.armor_only, stock.mana_only]
        self.strict = any(target.refuses_heroic for target in board.targets)
        self.stand_ins = 0  # heroic dice that stand for dice of any colour
        self.full = False  # there are more of them than can be counted
        self.raise_by = 0
        self.floor = 1
        for place in board.acts:
            if is_spent(board, hand, place):
                continue
            use = board.problem.uses[place]
            for _ in range(min(hand.cubes, 7) if use.potion else 1):
                for op in use.ops:
                    self.help(op)
        self.dice = [int(self.lifted(dice, MOST[kind])) for kind, dice in enumerate(self.dice)]
        self.stock = Stock(self.dice[:3], self.dice[3], self.dice[4], self.dice[5], stock.supply + 6)

    def help(self, op: Op) -> None:
        if op.kind == GAIN and belongs(self.board, op.color):
            kind = op.color if op.only == FREE else ARMOR_KIND if op.color == HEROIC else MANA_KIND
            self.add(kind, op.value, op.count)
        elif op.kind == ROLL and belongs(self.board, op.color):
            self.add(op.color, self.chances.best[op.color], op.count)
        elif op.kind == INCREASE:
            self.raise_by += op.value
        elif op.kind in (CHANGE, REROLL):
            value = op.value if op.kind == CHANGE else 6
            if op.count <= FEW:
                self.add_any(value, op.count)
            else:
                self.floor = max(self.floor, value)
        elif op.kind == RECOLOR and op.to == 1 << HEROIC:
            self.add(HEROIC, 6, op.count)
        elif op.kind == RECOLOR:
            self.add_any(6, op.count)
        elif op.kind == SWAP and belongs(self.board, op.color):
            self.add(op.color, op.value, MOST[op.color])

    def add_any(self, value: int, count: int) -> None:
        """Dice of whatever colour is wanted."""
        self.stand_ins += count
        for kind in range(HEROIC + 1) if self.strict else range(HEROIC, HEROIC + 1):
            self.add(kind, value, count)

    def add(self, kind: int, value: int, count: int) -> None:
        if value:
            room = MOST[kind] - int(how_many(self.dice[kind], value))
            if kind == HEROIC and self.stand_ins and count > room:
                self.full = True
            self.dice[kind] += int(one(value)) * min(count, max(0, room))

    def lifted(self, dice: i64, most: i64) -> i64:
        """Dice raised and set as far as any text could."""
        if self.raise_by == 0 and self.floor == 1:
            return dice
        found: i64 = 0
        for value in range(1, 7):
            here = how_many(dice, value)
            there = max(self.floor, min(6, value + self.raise_by))
            room = most - how_many(found, there)
            self.full = self.full or (here > room and self.stand_ins > 0)
            found += min(here, room) * one(there)
        return found
