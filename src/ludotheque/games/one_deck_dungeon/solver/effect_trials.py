"""What the verbs of a text do to a hand: every choice worth trying, as one trial each."""

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import Board
from ludotheque.games.one_deck_dungeon.solver.counts import how_many, one, parts, size, values_of
from ludotheque.games.one_deck_dungeon.solver.hand import ARMOR_KIND, KINDS, MANA_KIND
from ludotheque.games.one_deck_dungeon.solver.payments import lost, picks_of, raised
from ludotheque.games.one_deck_dungeon.solver.problem import (
    CHANGE,
    CHOOSE,
    EXILE,
    GAIN,
    INCREASE,
    RECOLOR,
    REROLL,
    ROLL,
    SWAP,
    Op,
    Use,
)
from ludotheque.games.one_deck_dungeon.solver.trial import Trial, die_step, step
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_COLOR,
    ASK_DIE,
    ASK_TEXT,
    ASK_VALUE,
    COLOR,
    DONE,
    OPTION,
    VALUE,
)
from ludotheque.games.one_deck_dungeon.table.die import ARMOR_ONLY, FREE, HEROIC


def touch(trial: Trial, board: Board, use: Use, op: Op) -> list[Trial]:
    """The trial after the verb, once for each choice; verbs that touch no dice are noted elsewhere."""
    hero = use.hero
    if op.partner:
        if len(board.problem.seats) == 1:
            return [trial]
        hero = 1 - hero
    if op.kind == GAIN:
        return gain(trial, board, hero, op)
    if op.kind == ROLL:
        return roll(trial, board, hero, op)
    if op.kind == INCREASE or (op.kind == CHANGE and not op.one_value and not op.just_gained):
        return alter(trial, board, hero, op)
    if op.kind == CHANGE:
        return change_value(trial, board, hero, op) if op.one_value else change_gained(trial, board, hero, op)
    if op.kind == RECOLOR:
        return recolor(trial, board, hero, op)
    if op.kind == SWAP:
        return swap(trial, board, hero, op)
    if op.kind == REROLL:
        return reroll(trial, board, hero, op)
    if op.kind == EXILE:
        return exile(trial, board, hero, op)
    if op.kind == CHOOSE:
        trial.after.append(step(ASK_TEXT, OPTION | op.value))
    return [trial]


def belongs(board: Board, color: int) -> bool:
    """ODD-ENC-15: other dice vanish in a peril."""
    return board.problem.color < 0 or color in (HEROIC, board.problem.color)


def available(trial: Trial, color: int, count: int) -> int:
    """As many as the supply has (ODD-DICE-4)."""
    there = trial.hand.in_supply(color)
    if there < count:
        trial.clipped = True
        return there
    return count


def gain(trial: Trial, board: Board, hero: int, op: Op) -> list[Trial]:
    if belongs(board, op.color):
        kind = op.color if op.only == FREE else ARMOR_KIND if op.only == ARMOR_ONLY else MANA_KIND
        count = available(trial, op.color, op.count)
        trial.hand.take(op.color, count)
        trial.hand.dice[hero * KINDS + kind] += count * int(one(op.value))
        trial.gained.extend([(hero * KINDS + kind) << 8 | op.value] * count)
    return [trial]


def roll(trial: Trial, board: Board, hero: int, op: Op) -> list[Trial]:
    """Dice are taken now and fall at the end of the text."""
    if belongs(board, op.color):
        count = available(trial, op.color, op.count)
        trial.hand.take(op.color, count)
        if count:
            trial.rolls.append((hero * KINDS + op.color) << 8 | count)
    return [trial]


def meant(trial: Trial, hero: int, op: Op, values: int) -> list[int]:
    """Dice per colour that the verb may act on; restricted dice always show 6 and are left alone."""
    found: list[int] = []
    for kind in range(HEROIC + 1):
        dice: i64 = trial.hand.dice[hero * KINDS + kind] if op.colors >> kind & 1 else 0
        kept: i64 = 0
        for value in range(1, 7):
            if values >> value & 1:
                kept += how_many(dice, value) * one(value)
        found.append(int(kept))
    return found


def selections(allowed: list[int], count: int, trial: Trial, lowest_first: bool) -> list[list[int]]:
    """Choices of exactly so many dice per colour; heroic dice made for the text are among them."""
    found: list[list[int]] = [[]]
    left = count
    for kind, dice in enumerate(allowed):
        spare = sum([int(size(other)) for other in allowed[kind + 1 :]])
        grown: list[list[int]] = []
        for chosen in found:
            left = count - sum([int(size(part)) for part in chosen])
            for number in range(max(0, left - spare), min(left, int(size(dice))) + 1):
                grown.extend([[*chosen, part] for part in of_size(dice, number, trial, lowest_first)])
        found = grown
    if not trial.must:
        return found
    return [chosen for chosen in found if includes(chosen[HEROIC], trial.must)]


def of_size(dice: int, count: int, trial: Trial, lowest_first: bool) -> list[int]:
    if lowest_first and not trial.must:
        return lost(dice, count, trial.picky)
    return [part for part in parts(dice) if size(part) == count]


def includes(dice: i64, others: i64) -> bool:
    return all(how_many(dice, value) >= how_many(others, value) for value in range(1, 7))


def pick(trial: Trial, board: Board, hero: int, chosen: list[int], op: Op) -> None:
    """Answer with the chosen dice, then stop if more could be named."""
    if op.each:
        return
    count = 0
    for kind, dice in enumerate(chosen):
        for value in values_of(dice):
            trial.after.append(die_step(board, ASK_DIE, hero * KINDS + kind, value))
            count += 1
    if count < op.count:
        trial.after.append(step(ASK_DIE, DONE))


def sizes(allowed: list[int], op: Op, trial: Trial) -> list[int]:
    """How many dice to choose: as many as possible, or any number if fewer may be better."""
    most = sum([int(size(dice)) for dice in allowed])
    if op.each:
        return [most]
    most = min(most, op.count)
    return list(range(most + 1)) if trial.picky else [most]


def alter(trial: Trial, board: Board, hero: int, op: Op) -> list[Trial]:
    """Raise dice, or set them to a value that is higher than theirs."""
    values = op.values & ~64
    if op.kind == CHANGE:
        values = op.values & ~(1 << op.value) if trial.picky else op.values & (1 << op.value) - 1
    allowed = meant(trial, hero, op, values)
    choices: list[list[int]] = []
    for count in sizes(allowed, op, trial):
        choices.extend(selections(allowed, count, trial, op.kind == CHANGE))
    if len(choices) > trial.limit:
        ranked = sorted([(-promise(board, chosen, op), place) for place, chosen in enumerate(choices)])
        choices = [choices[place] for _, place in ranked[: trial.limit]]
        trial.clipped = True
    found: list[Trial] = []
    for chosen in choices:
        other = trial.copy()
        pick(other, board, hero, chosen, op)
        for kind, part in enumerate(chosen):
            pool = hero * KINDS + kind
            if op.kind == INCREASE:
                other.hand.dice[pool] = int(raised(other.hand.dice[pool], part, op.value))
            else:
                other.hand.dice[pool] += int(size(part) * one(op.value) - part)
        found.append(other)
    return found


def promise(board: Board, chosen: list[int], op: Op) -> int:
    """How many dice would become high enough for a box that they are too low for, and pips for wide boxes."""
    found = 0
    for kind, part in enumerate(chosen):
        wanted = [target for target in board.targets if kind in (target.color, HEROIC) or target.color < 0]
        for value in values_of(part):
            after = min(6, value + op.value) if op.kind == INCREASE else op.value
            met = [4 * (value < target.value <= after) for target in wanted if not target.wide]
            found += sum(met) + (after - value) * len([target for target in wanted if target.wide])
    return found


def change_value(trial: Trial, board: Board, hero: int, op: Op) -> list[Trial]:
    """Name a value; dice that show it change."""
    found: list[Trial] = []
    for value in range(1, 7):
        allowed = meant(trial, hero, op, 1 << value) if value != op.value else [0, 0, 0, 0]
        choices: list[list[int]] = []
        for count in sizes(allowed, op, trial):
            choices.extend(selections(allowed, count, trial, False) if count else [])
        for chosen in choices:
            other = trial.copy()
            other.after.append(step(ASK_VALUE, VALUE | value))
            pick(other, board, hero, chosen, op)
            for kind, part in enumerate(chosen):
                other.hand.dice[hero * KINDS + kind] += int(size(part) * one(op.value) - part)
            found.append(other)
    return found


def change_gained(trial: Trial, board: Board, hero: int, op: Op) -> list[Trial]:
    """One of the dice that the text has just brought."""
    found: list[Trial] = []
    for gained in sorted(set(trial.gained)):
        pool, value = gained >> 8, gained & 255
        if value != op.value and pool // KINDS == hero and pool % KINDS <= HEROIC:
            other = trial.copy()
            other.after.append(die_step(board, ASK_DIE, pool, value))
            other.hand.dice[pool] += int(one(op.value) - one(value))
            found.append(other)
    return found or [trial]


def recolor(trial: Trial, board: Board, hero: int, op: Op) -> list[Trial]:
    """One die after the other; each may be the last."""
    found: list[Trial] = []
    stopped = trial.copy()
    if op.count:
        stopped.after.append(step(ASK_DIE, DONE))
    found.append(stopped)
    if not op.count:
        return found
    allowed = meant(trial, hero, op, 126)
    fewer = Op(RECOLOR, count=op.count - 1, colors=op.colors, to=op.to)
    for kind, dice in enumerate(allowed):
        for color in range(HEROIC + 1):
            if color == kind or not op.to >> color & 1 or not trial.hand.in_supply(color):
                continue
            for value in sorted(set(values_of(dice))):
                other = trial.copy()
                other.after.append(die_step(board, ASK_DIE, hero * KINDS + kind, value))
                other.after.append(step(ASK_COLOR, COLOR | color))
                other.hand.give(hero * KINDS + kind, one(value), 1)
                other.hand.take(color, 1)
                other.hand.dice[hero * KINDS + color] += int(one(value))
                found.extend(recolor(other, board, hero, fewer))
    return found


def swap(trial: Trial, board: Board, hero: int, op: Op) -> list[Trial]:
    """Any number of dice, each for one of that colour and value."""
    allowed = meant(trial, hero, op, op.values)
    most = min(op.count, sum([int(size(dice)) for dice in allowed]))
    found: list[Trial] = []
    for count in range(most + 1):
        for chosen in selections(allowed, count, trial, False):
            other = trial.copy()
            pick(other, board, hero, chosen, op)
            for kind, part in enumerate(chosen):
                other.hand.give(hero * KINDS + kind, part, size(part))
            found.extend(gain(other, board, hero, Op(GAIN, color=op.color, value=op.value, count=count)))
    return found


def reroll(trial: Trial, board: Board, hero: int, op: Op) -> list[Trial]:
    """Dice leave the pool and fall again at the end of the text."""
    allowed = meant(trial, hero, op, op.values)
    most = sum([int(size(dice)) for dice in allowed])
    if not op.each:
        most = min(most, op.count)
    if op.each and most:
        trial.clipped = trial.clipped or low_dice_wanted(board)
    found: list[Trial] = []
    for count in [most] if op.each else range(most + 1):
        for chosen in selections(allowed, count, trial, True):
            other = trial.copy()
            pick(other, board, hero, chosen, op)
            for kind, part in enumerate(chosen):
                other.hand.dice[hero * KINDS + kind] -= part
                other.rolls.extend([(hero * KINDS + kind) << 8 | int(size(part))] if part else [])
            found.append(other)
    return found


def low_dice_wanted(board: Board) -> bool:
    """Could dice be laid out first to keep them from a forced roll? That is not searched."""
    return any(target.box >= 0 and (target.wide or target.value <= 2) for target in board.targets)


def exile(trial: Trial, board: Board, hero: int, op: Op) -> list[Trial]:
    """A die of the pool leaves the game; without one the text cannot be used."""
    found: list[Trial] = []
    for kind, dice in enumerate(meant(trial, hero, op, 126)):
        for choice in lost(dice, 1, trial.picky) if dice else []:
            other = trial.copy()
            for gone in picks_of(hero * KINDS + kind, choice):
                other.after.append(die_step(board, ASK_DIE, gone >> 8, gone & 255))
            other.hand.dice[hero * KINDS + kind] -= choice
            other.cost += board.problem.weights.exiled
            found.append(other)
    return found
