"""All useful ways to use a skill, talent or potion: payments (ODD-SKILL-3, ODD-SKILL-4) and effects."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.solver.board import USE_BITS, CoverBoard
from ludotheque.games.one_deck_dungeon.solver.counts import (
    at_least_as_good,
    bottom,
    how_many,
    lowest,
    one,
    parts,
    size,
    total,
    values_of,
)
from ludotheque.games.one_deck_dungeon.solver.hand import (
    ARMOR_KIND,
    KINDS,
    MANA_KIND,
    ActTrial,
    Hand,
    die_step,
    discard,
    exchange,
    fodder,
    is_spent,
    step,
)
from ludotheque.games.one_deck_dungeon.solver.problem import (
    ALL_DICE,
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
    UsableText,
)
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_ACT,
    ASK_COLOR,
    ASK_DIE,
    ASK_PAY,
    ASK_TEXT,
    ASK_VALUE,
    COLOR,
    DONE,
    OPTION,
    VALUE,
)
from ludotheque.games.one_deck_dungeon.table.die import ARMOR_ONLY, FREE, HEROIC, MAGIC
from ludotheque.games.one_deck_dungeon.table.match_content import COST_COLORS, COST_FREE, COST_MANA

SUMS: Final[dict[int, list[int]]] = {}
"""The fewest and lowest dice that reach a sum, by dice << 8 | sum; computed once."""


def could_pay(hand: Hand, use: UsableText, per_exchange: int) -> bool:
    """Check quickly whether the hero could pay, making heroic dice if necessary."""
    if use.cost == COST_FREE:
        return True
    start = use.hero * KINDS
    paying = [hand.dice[start + COST_COLORS[use.cost]], hand.dice[start + HEROIC]]
    others = sum([int(size(dice)) for dice in hand.dice]) - int(size(paying[0]) + size(paying[1]))
    if use.cost == COST_MANA:
        paying.append(hand.dice[start + MANA_KIND])
        others = others - int(size(paying[2]))
        return sum([int(total(dice)) for dice in paying]) + 6 * (others // per_exchange) >= use.amount
    return sum([int(size(dice)) for dice in paying]) + others // per_exchange >= use.amount


def pay(trial: ActTrial, board: CoverBoard, use: UsableText) -> list[ActTrial]:
    """Return the trial after each possible payment."""
    if use.cost == COST_FREE:
        return [trial]
    found: list[ActTrial] = []
    if use.cost == COST_MANA:
        pay_mana(trial, board, use, use.amount, found)
    else:
        pay_dice(trial, board, use, use.amount, found)
    return found


def pay_dice(trial: ActTrial, board: CoverBoard, use: UsableText, amount: i64, found: list[ActTrial]) -> None:
    """Pay with this many dice of the color, existing heroic dice, or new heroic dice."""
    color = COST_COLORS[use.cost]
    own = use.hero * KINDS + color
    heroic = use.hero * KINDS + HEROIC
    dice: i64 = trial.hand.dice[own]
    wild: i64 = trial.hand.dice[heroic]
    for count in range(amount + 1):
        if size(wild) < count or size(dice) < amount - count:
            continue
        for some in lost(dice, amount - count, trial.picky):
            for others in lost(wild, count, trial.picky):
                other = trial.copy()
                discard(other, board, ASK_PAY, picks_of(own, some) + picks_of(heroic, others))
                found.append(other)
    if not amount:
        return
    for picks in fodder(trial, board, use.hero, 1 << color | 1 << HEROIC, 1):
        other = trial.copy()
        value = exchange(other, board, use.hero, picks)
        if value:
            discard(other, board, ASK_PAY, [heroic << 8 | value])
            pay_dice(other, board, use, amount - 1, found)


def pay_mana(trial: ActTrial, board: CoverBoard, use: UsableText, amount: i64, found: list[ActTrial]) -> None:
    """Pay with magic and heroic dice that add up to the amount, none of them superfluous."""
    start = use.hero * KINDS
    for restricted in parts(trial.hand.dice[start + MANA_KIND]):
        for wild in parts(trial.hand.dice[start + HEROIC]):
            for some in completing(trial, start + MAGIC, (restricted, wild), amount):
                other = trial.copy()
                picks = picks_of(start + MANA_KIND, restricted) + picks_of(start + HEROIC, wild)
                discard(other, board, ASK_PAY, picks + picks_of(start + MAGIC, some))
                found.append(other)
    if amount > 0:
        pay_mana_with_made(trial, board, use, amount, found)


def completing(trial: ActTrial, pool: i64, paid: tuple[int, int], amount: i64) -> list[int]:
    """Return the selections of magic dice that complete the payment without a superfluous die."""
    missing = amount - total(paid[0]) - total(paid[1])
    if missing <= 0:
        return [0] if is_needed(paid[0], paid[1], -missing) else []
    found = reaching(trial.hand.dice[pool], missing, trial.picky)
    return [some for some in found if is_needed(paid[0], paid[1], total(some) - missing)]


def pay_mana_with_made(trial: ActTrial, board: CoverBoard, use: UsableText, amount: i64, found: list[ActTrial]) -> None:
    """Pay mana with a heroic die made for it, of the lowest dice for each value it can show."""
    enough = min(6, amount)
    for least in range(1, enough + 1):
        for picks in fodder(trial, board, use.hero, 1 << MAGIC | 1 << HEROIC, least):
            value = min([pick & 255 for pick in picks])
            if value > least and least < enough:
                continue
            other = trial.copy()
            if not exchange(other, board, use.hero, picks):
                continue
            discard(other, board, ASK_PAY, [(use.hero * KINDS + HEROIC) << 8 | value])
            if value >= amount:
                found.append(other)
            else:
                pay_mana(other, board, use, amount - value, found)


def is_needed(first: i64, second: i64, excess: i64) -> bool:
    """Return whether each of these dice is needed, given the excess of the sum."""
    for dice in (first, second):
        least = lowest(dice, 1)
        if 0 < least <= excess:
            return False
    return True


def lost(dice: i64, count: i64, picky: bool) -> list[int]:
    """Return selections of this many dice to lose: the lowest, unless the values may matter."""
    if not picky:
        return [int(bottom(dice, count))]
    return [choice for choice in parts(dice) if size(choice) == count]


def reaching(dice: i64, goal: i64, picky: bool) -> list[int]:
    """Return selections that add up to the goal; of two that leave comparable dice, only the better one."""
    key = dice << 8 | goal
    found = None if picky else SUMS.get(key)
    if found is None:
        enough = [choice for choice in parts(dice) if total(choice) >= goal]
        found = [choice for choice in enough if is_needed(choice, 0, total(choice) - goal)]
        if not picky:
            SUMS[key] = found = [choice for choice in found if not is_beaten(dice, choice, found)]
    return found


def is_beaten(dice: i64, choice: int, others: list[int]) -> bool:
    """Return whether another selection leaves better dice."""
    return any(other != choice and at_least_as_good(dice - other, dice - choice) for other in others)


def picks_of(pool: i64, dice: i64) -> list[int]:
    return [int(pool << 8 | value) for value in values_of(dice)]


def raised(dice: i64, chosen: i64, by: i64) -> i64:
    """Return the dice with the chosen ones raised, up to 6 (ODD-DICE-14)."""
    dice -= chosen
    for value in values_of(chosen):
        dice += one(min(6, value + by))
    return dice


def touch(trial: ActTrial, board: CoverBoard, use: UsableText, op: Op) -> list[ActTrial]:
    """Return the trial after the effect, once for each choice; effects without dice are noted elsewhere."""
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


def belongs(board: CoverBoard, color: int) -> bool:
    """Return whether dice of the color stay: in a peril others are discarded (ODD-ENC-15)."""
    return board.problem.color < 0 or color in (HEROIC, board.problem.color)


def available(trial: ActTrial, color: int, count: int) -> int:
    """Return the count, limited by the supply (ODD-DICE-4)."""
    there = trial.hand.in_supply(color)
    if there < count:
        trial.clipped = True
        return there
    return count


def gain(trial: ActTrial, board: CoverBoard, hero: int, op: Op) -> list[ActTrial]:
    if belongs(board, op.color):
        kind = op.color if op.only == FREE else ARMOR_KIND if op.only == ARMOR_ONLY else MANA_KIND
        count = available(trial, op.color, op.count)
        trial.hand.take(op.color, count)
        trial.hand.dice[hero * KINDS + kind] += count * int(one(op.value))
        trial.gained.extend([(hero * KINDS + kind) << 8 | op.value] * count)
    return [trial]


def roll(trial: ActTrial, board: CoverBoard, hero: int, op: Op) -> list[ActTrial]:
    """Take dice now, to be rolled at the end of the text."""
    if belongs(board, op.color):
        count = available(trial, op.color, op.count)
        trial.hand.take(op.color, count)
        if count:
            trial.rolls.append((hero * KINDS + op.color) << 8 | count)
    return [trial]


def meant(trial: ActTrial, hero: int, op: Op, values: int) -> list[int]:
    """Return the dice per color that the effect may act on; restricted dice always show 6 and are excluded."""
    found: list[int] = []
    for kind in range(HEROIC + 1):
        dice: i64 = trial.hand.dice[hero * KINDS + kind] if op.colors >> kind & 1 else 0
        kept: i64 = 0
        for value in range(1, 7):
            if values >> value & 1:
                kept += how_many(dice, value) * one(value)
        found.append(int(kept))
    return found


def selections(allowed: list[int], count: int, trial: ActTrial, lowest_first: bool) -> list[list[int]]:
    """Return selections of exactly this many dice per color; they include heroic dice made for the text."""
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


def of_size(dice: int, count: int, trial: ActTrial, lowest_first: bool) -> list[int]:
    if lowest_first and not trial.must:
        return lost(dice, count, trial.picky)
    return [part for part in parts(dice) if size(part) == count]


def includes(dice: i64, others: i64) -> bool:
    return all(how_many(dice, value) >= how_many(others, value) for value in range(1, 7))


def pick(trial: ActTrial, board: CoverBoard, hero: int, chosen: list[int], op: Op) -> None:
    """Answer with the chosen dice, then stop if more could be chosen."""
    if op.each:
        return
    count = 0
    for kind, dice in enumerate(chosen):
        for value in values_of(dice):
            trial.after.append(die_step(board, ASK_DIE, hero * KINDS + kind, value))
            count += 1
    if count < op.count:
        trial.after.append(step(ASK_DIE, DONE))


def sizes(allowed: list[int], op: Op, trial: ActTrial) -> list[int]:
    """Return how many dice to choose: as many as possible, or any number if fewer may be better."""
    most = sum([int(size(dice)) for dice in allowed])
    if op.each:
        return [most]
    most = min(most, op.count)
    return list(range(most + 1)) if trial.picky else [most]


def alter(trial: ActTrial, board: CoverBoard, hero: int, op: Op) -> list[ActTrial]:
    """Raise dice, or set them to a higher value."""
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
    found: list[ActTrial] = []
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


def promise(board: CoverBoard, chosen: list[int], op: Op) -> int:
    """Return how many dice would become high enough for a box, and the pips gained for wide boxes."""
    found = 0
    for kind, part in enumerate(chosen):
        wanted = [target for target in board.targets if kind in (target.color, HEROIC) or target.color < 0]
        for value in values_of(part):
            after = min(6, value + op.value) if op.kind == INCREASE else op.value
            met = [4 * (value < target.value <= after) for target in wanted if not target.wide]
            found += sum(met) + (after - value) * len([target for target in wanted if target.wide])
    return found


def change_value(trial: ActTrial, board: CoverBoard, hero: int, op: Op) -> list[ActTrial]:
    """Choose a value; dice that show it change."""
    found: list[ActTrial] = []
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


def change_gained(trial: ActTrial, board: CoverBoard, hero: int, op: Op) -> list[ActTrial]:
    """Change one of the dice that the text has just gained."""
    found: list[ActTrial] = []
    for gained in sorted(set(trial.gained)):
        pool, value = gained >> 8, gained & 255
        if value != op.value and pool // KINDS == hero and pool % KINDS <= HEROIC:
            other = trial.copy()
            other.after.append(die_step(board, ASK_DIE, pool, value))
            other.hand.dice[pool] += int(one(op.value) - one(value))
            found.append(other)
    return found or [trial]


def recolor(trial: ActTrial, board: CoverBoard, hero: int, op: Op) -> list[ActTrial]:
    """Recolor one die after the other; the party may stop after each."""
    found: list[ActTrial] = []
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


def swap(trial: ActTrial, board: CoverBoard, hero: int, op: Op) -> list[ActTrial]:
    """Swap any number of dice, each for one of that color and value."""
    allowed = meant(trial, hero, op, op.values)
    most = min(op.count, sum([int(size(dice)) for dice in allowed]))
    found: list[ActTrial] = []
    for count in range(most + 1):
        for chosen in selections(allowed, count, trial, False):
            other = trial.copy()
            pick(other, board, hero, chosen, op)
            for kind, part in enumerate(chosen):
                other.hand.give(hero * KINDS + kind, part, size(part))
            found.extend(gain(other, board, hero, Op(GAIN, color=op.color, value=op.value, count=count)))
    return found


def reroll(trial: ActTrial, board: CoverBoard, hero: int, op: Op) -> list[ActTrial]:
    """Remove dice from the pool and roll them again at the end of the text."""
    allowed = meant(trial, hero, op, op.values)
    most = sum([int(size(dice)) for dice in allowed])
    if not op.each:
        most = min(most, op.count)
    if op.each and most:
        trial.clipped = trial.clipped or low_dice_wanted(board)
    found: list[ActTrial] = []
    for count in [most] if op.each else range(most + 1):
        for chosen in selections(allowed, count, trial, True):
            other = trial.copy()
            pick(other, board, hero, chosen, op)
            for kind, part in enumerate(chosen):
                other.hand.dice[hero * KINDS + kind] -= part
                other.rolls.extend([(hero * KINDS + kind) << 8 | int(size(part))] if part else [])
            found.append(other)
    return found


def low_dice_wanted(board: CoverBoard) -> bool:
    """Return whether dice could be placed first to avoid a forced reroll; the solver does not search that."""
    return any(target.box >= 0 and (target.wide or target.value <= 2) for target in board.targets)


def exile(trial: ActTrial, board: CoverBoard, hero: int, op: Op) -> list[ActTrial]:
    """Exile a die of the pool; without one the text cannot be used."""
    found: list[ActTrial] = []
    for kind, dice in enumerate(meant(trial, hero, op, 126)):
        for choice in lost(dice, 1, trial.picky) if dice else []:
            other = trial.copy()
            for gone in picks_of(hero * KINDS + kind, choice):
                other.after.append(die_step(board, ASK_DIE, gone >> 8, gone & 255))
            other.hand.dice[hero * KINDS + kind] -= choice
            other.cost += board.problem.weights.exiled
            found.append(other)
    return found


ALL_VALUES: Final = 126


def is_gift(board: CoverBoard, hand: Hand, place: int) -> bool:
    """Return whether the use only gains dice, at no cost to others. Then it is always the best first act."""
    problem = board.problem
    use = problem.uses[place]
    rules = problem.rolls
    if use.potion or use.cost != COST_FREE or problem.skill_time or rules.nth or sum(rules.time):
        return False
    for op in use.ops:
        if op.kind not in (GAIN, ROLL) or hand.in_supply(op.color) < board.drawn[op.color]:
            return False
    return use.group < 0


def open_acts(board: CoverBoard, hand: Hand) -> list[int]:
    """Return the uses that can still be used and perhaps paid."""
    problem = board.problem
    return [
        place
        for place in board.acts
        if not is_spent(board, hand, place) and could_pay(hand, problem.uses[place], problem.exchange_dice)
    ]


def is_picky(use: UsableText) -> bool:
    """Return whether the values of dice matter, so that a low die may be better than a higher one."""
    return any(op.values != ALL_VALUES or op.one_value for op in use.ops)


def expand(board: CoverBoard, hand: Hand, place: int, limit: int) -> list[ActTrial]:
    """Return one trial for each choice of payment and dice, up to about the limit."""
    problem = board.problem
    use = problem.uses[place]
    trial = ActTrial(hand.copy())
    trial.picky = any(
        is_picky(problem.uses[other]) for other in board.acts if other == place or not is_spent(board, hand, other)
    )
    trial.limit = limit
    trial.hand.used += 1 << place * USE_BITS
    if use.potion:
        trial.hand.cubes -= 1
        trial.cost = problem.weights.cube
    else:
        trial.time = problem.skill_time
    found: list[ActTrial] = []
    for start in with_made_dice(trial, board, use):
        for paid in pay(start, board, use):
            if len(found) > limit:
                found[0].clipped = True
                break
            found.extend(carry_out(paid, board, use))
    return without_doubles(found, use, 0.0 if problem.in_boss else problem.weights.time)


def carry_out(trial: ActTrial, board: CoverBoard, use: UsableText) -> list[ActTrial]:
    found = [trial]
    for op in use.ops:
        grown: list[ActTrial] = []
        for before in found:
            grown.extend(touch(before, board, use, op))
        found = grown
    return found


def without_doubles(trials: list[ActTrial], use: UsableText, time_weight: float) -> list[ActTrial]:
    """Of trials with equal results, keep the cheapest and shortest, in order."""
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], ActTrial] = {}
    for trial in trials:
        key = (trial.hand.key(), tuple(trial.rolls))
        other = found.get(key)
        if other is not None:
            trial.clipped = trial.clipped or other.clipped
            other.clipped = trial.clipped
        if other is None or trial.price(time_weight) < other.price(time_weight):
            found[key] = trial
    for trial in found.values():
        trial.before = [*trial.before, step(ASK_ACT, use.action), *trial.after]
        trial.after = []
    return list(found.values())


def with_made_dice(trial: ActTrial, board: CoverBoard, use: UsableText) -> list[ActTrial]:
    """Return the trial itself, and trials with heroic dice made only to be raised, changed or rerolled by the text."""
    found = [trial]
    alone = len(board.problem.seats) == 1
    for op in use.ops:
        if op.kind in (INCREASE, CHANGE, REROLL) and not op.just_gained:
            if alone and op.count == ALL_DICE and op.values == ALL_VALUES and op.kind != REROLL:
                break  # all dice can be changed before they are made into a heroic die
            if op.colors >> HEROIC & 1 and not (op.partner and alone):
                add_made(trial, board, 1 - use.hero if op.partner else use.hero, op, found)
            break
    return found


def add_made(trial: ActTrial, board: CoverBoard, hero: int, op: Op, found: list[ActTrial]) -> None:
    """Make one more heroic die, of the lowest dice for each value that makes a difference."""
    barred = 1 << HEROIC if op.values == ALL_VALUES else 0  # a heroic die is named itself if its value matches
    for least in range(1, 6) if op.kind == INCREASE else range(1, 2):
        for picks in fodder(trial, board, hero, barred, least):
            value = min([pick & 255 for pick in picks])
            if not op.values >> value & 1 or (op.kind == INCREASE and (value != least or value == 6)):
                continue
            other = trial.copy()
            if not exchange(other, board, hero, picks):
                continue
            if len(found) > trial.limit:
                found[0].clipped = True
                return
            other.must += int(one(value))
            found.append(other)
            if op.count > 1:
                add_made(other, board, hero, Op(op.kind, count=op.count - 1, values=op.values), found)
