"""Where a text can go several ways: rolls, conditions, choices and prices."""

from functools import cache
from typing import Final

from ludotheque.games.dice_throne.agents.outcome import Dice, Tally, Weighted
from ludotheque.games.dice_throne.agents.text_evaluator import Reader, splits
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Amount, Cost, CostKind, Costs, Effects, Who
from ludotheque.games.dice_throne.table.odds import DICE, throw_distribution

FACES: Final = (1, 2, 3, 4, 5, 6)


@cache
def throws_of(count: int) -> list[tuple[Dice, float]]:
    """Every sorted outcome of so many dice with its chance."""
    return throw_distribution(count)


@splits(e.Then)
def then(reader: Reader, way: Weighted, effect: e.Then, dice: Dice) -> list[Weighted]:
    return reader.outcomes(effect.effects, [way], dice)


@splits(e.If)
def if_holds(reader: Reader, way: Weighted, effect: e.If, dice: Dice) -> list[Weighted]:
    part = effect.effects if reader.holds(way[1], effect.condition, dice) else effect.otherwise
    return reader.outcomes(part, [way], dice)


@splits(e.ChooseOne)
def choose_one(reader: Reader, way: Weighted, effect: e.ChooseOne, dice: Dice) -> list[Weighted]:
    """The owner of the text takes the best part; anybody else the one worst for them."""
    chance, tally = way
    parts = [reader.outcomes(part, [(chance, tally.copy())], dice) for part in effect.options]
    return max(parts, key=reader.average) if effect.chooser is Who.SELF else min(parts, key=reader.average)


@splits(e.Pay)
def pay(reader: Reader, way: Weighted, effect: e.Pay, dice: Dice) -> list[Weighted]:
    if affordable(reader, way[1], effect.cost) < 1:
        return [way]
    charge(reader, way[1], effect.cost, 1)
    return reader.outcomes(effect.effects, [way], dice)


@splits(e.MayPay)
def may_pay(reader: Reader, way: Weighted, effect: e.MayPay, dice: Dice) -> list[Weighted]:
    ways = [paid_ways(reader, way, effect, units, dice) for units in range(affordable(reader, way[1], effect.cost) + 1)]
    return max(ways, key=reader.average)


def paid_ways(reader: Reader, way: Weighted, effect: e.MayPay, units: int, dice: Dice) -> list[Weighted]:
    """The text if so many units are paid."""
    chance, tally = way[0], way[1].copy()
    if units == 0:
        return reader.outcomes(effect.otherwise, [(chance, tally)], dice)
    charge(reader, tally, effect.cost, units)
    tally.paid = units
    part = effect.per_paid * units if effect.per_paid else effect.effects
    return reader.outcomes(part, [(chance, tally)], dice)


def affordable(reader: Reader, tally: Tally, costs: Costs) -> int:
    """The most units that can be paid; fixed prices are one unit."""
    first = costs[0]
    has = owned(reader, tally, first)
    if first.up_to or not isinstance(first.count, Amount):
        return min(has, first.count.base) if isinstance(first.count, Amount) else has
    return 1 if all(owned(reader, tally, cost) >= price(cost) for cost in costs) else 0


def owned(reader: Reader, tally: Tally, cost: Cost) -> int:
    if cost.kind is CostKind.CP:
        return max(0, reader.scene.own.cp + tally.cp)
    if cost.kind is CostKind.DISCARD:
        return 1
    return sum(max(0, reader.held(tally, True, source)) for source in sources_asked(reader, cost))


def sources_asked(reader: Reader, cost: Cost) -> list[int]:
    """The kind of token or companion that is asked, or the members of a group; a teammate's text may ask for others."""
    own = reader.scene.own
    names = reader.scene.kit.named[own.seat]
    group = own.kit.companions.get(cost.token)
    if group is not None:
        return group
    return [names[cost.token]] if cost.token in names else []


def price(cost: Cost) -> int:
    """As printed; where it falls with a companion's level, the higher one."""
    if not isinstance(cost.count, Amount):
        return 1
    return cost.count.base + max((value for _, value in cost.count.by_level), default=0)


def charge(reader: Reader, tally: Tally, costs: Costs, units: int) -> None:
    """Open prices are one each, fixed ones as printed."""
    for cost in costs:
        amount = units if cost.up_to or not isinstance(cost.count, Amount) else price(cost)
        if cost.kind is CostKind.CP:
            tally.cp -= amount
        elif cost.kind is CostKind.DISCARD:
            tally.cards -= amount
        else:
            charge_tokens(reader, tally, cost, amount)


def charge_tokens(reader: Reader, tally: Tally, cost: Cost, amount: int) -> None:
    """The least of a group goes first."""
    for source in sources_asked(reader, cost):
        gone = min(amount, max(0, reader.held(tally, True, source)))
        reader.place(tally, True, source, -gone)
        amount -= gone


@splits(e.OpposedRoll)
def opposed_roll(reader: Reader, way: Weighted, effect: e.OpposedRoll, dice: Dice) -> list[Weighted]:
    """Equal dice against equal dice: taken as even."""
    chance, tally = way[0] / 2, way[1]
    won = reader.outcomes(effect.win, [(chance, tally.copy())], dice)
    return won + reader.outcomes(effect.lose, [(chance, tally)], dice)


@splits(e.Roll)
def roll(reader: Reader, way: Weighted, effect: e.Roll, dice: Dice) -> list[Weighted]:
    """Every throw with its chance; the text's own offer to roll a die again is taken where that is better."""
    chance, tally = way
    count = min(DICE, reader.number(tally, effect.dice, dice))
    if count < 1:
        return [way]
    throws = throws_of(count)
    if effect.may_reroll is not None:
        throws = rerolled(reader, tally, effect, throws)
    ways: list[Weighted] = []
    for thrown, likely in throws:
        ways.extend(after_throw(reader, (chance * likely, tally.copy()), effect, thrown))
    return ways


def after_throw(reader: Reader, way: Weighted, effect: e.Roll, thrown: Dice) -> list[Weighted]:
    """What a roll brings once its dice lie."""
    ways = reader.outcomes(effect.effects, [way], thrown)
    if effect.each_die:
        for die in thrown:
            ways = reader.outcomes(effect.each_die, ways, (die,))
    return ways


def rerolled(
    reader: Reader, tally: Tally, effect: e.Roll, throws: list[tuple[Dice, float]]
) -> list[tuple[Dice, float]]:
    """The throws after at most one die was rolled again for the better."""
    worth = {thrown: reader.average(after_throw(reader, (1.0, tally.copy()), effect, thrown)) for thrown, _ in throws}
    after: list[tuple[Dice, float]] = []
    for thrown, likely in throws:
        best = [thrown]
        for place in range(len(thrown)):
            again = [with_die(thrown, place, face) for face in FACES]
            if mean_of(worth, again) > mean_of(worth, best):
                best = again
        after.extend((dice, likely / len(best)) for dice in best)
    return after


def mean_of(worth: dict[Dice, float], throws: list[Dice]) -> float:
    return sum(worth[thrown] for thrown in throws) / len(throws)


def with_die(dice: Dice, place: int, face: int) -> Dice:
    """The sorted dice with one of them showing another face."""
    return tuple(sorted((*dice[:place], face, *dice[place + 1 :])))


def part_of_throw(reader: Reader, effect: e.Roll, dice: Dice) -> float:
    """What dice that lie already are worth to the text that rolled them."""
    return reader.average(after_throw(reader, (1.0, Tally()), effect, tuple(sorted(dice))))


def rolls_in(effects: Effects, count: int) -> e.Roll | None:
    """The first roll of so many dice in a text."""
    for effect in effects:
        if isinstance(effect, e.Roll):
            if effect.dice.base in (0, count):
                return effect
        elif isinstance(effect, e.Then | e.If | e.MayPay | e.Pay):
            found = rolls_in(effect.effects, count)
            if found is not None:
                return found
    return None
