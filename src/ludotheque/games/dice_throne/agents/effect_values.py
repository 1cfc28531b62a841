"""The expected outcome of each type of effect."""

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Final, TypeVar

from ludotheque.games.dice_throne.agents.text_evaluator import (
    EVERY,
    Branch,
    Dice,
    Estimates,
    Step,
    TextEvaluator,
    TextOutcome,
    Weighted,
)
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import Replaced
from ludotheque.games.dice_throne.content.vocabulary import (
    ANY_STATUS,
    Amount,
    Cost,
    CostKind,
    Costs,
    DamageType,
    Effect,
    Effects,
    Many,
    Who,
)
from ludotheque.games.dice_throne.table.match_content import HookSource
from ludotheque.games.dice_throne.table.odds import DICE, throw_distribution

OneEffect = TypeVar("OneEffect", bound=Effect)

USUAL_HAND: Final = 4  # cards in an opponent's hidden hand that can be lost
PICKED: Final = 2  # how many drawn cards one card of the player's choice is worth
MAYBE: Final = 0.5  # the weight of something that may never be needed
USUAL_ATTACK: Final = 6.0
MENDED: Final = 0.5  # the value of a point of a companion's health
GROWN: Final = 1.2  # the value of one step of growth
SERVED: Final = 2.5  # the value of building, upgrading or activating a companion
BLAST: Final = 2  # the damage of one detonated token


def damage(reader: TextEvaluator, tally: TextOutcome, effect: e.Damage, dice: Dice) -> None:
    for mine in reader.sides(effect.target, False):
        amount = max(0, reader.number(tally, effect.amount, dice, mine))
        if mine:
            tally.hurt += amount
        elif effect.damage_type is DamageType.NORMAL:
            tally.normal += amount
        else:
            tally.sure += amount
        if not mine and amount and effect.damage_type not in (DamageType.COLLATERAL, DamageType.NONE):
            tally.attack = True


def add_damage(reader: TextEvaluator, tally: TextOutcome, effect: e.AddDamage, dice: Dice) -> None:
    amount = reader.number(tally, effect.amount, dice)
    tally.added += amount
    if tally.normal:
        tally.normal += amount
    else:
        tally.sure += amount


def prevent(reader: TextEvaluator, tally: TextOutcome, effect: e.Prevent, dice: Dice) -> None:
    for mine in reader.sides(effect.target, True):
        if mine:
            tally.prevent += reader.number(tally, effect.amount, dice, mine)
        else:
            tally.foe_prevent += reader.number(tally, effect.amount, dice, mine)


def avoid(reader: TextEvaluator, tally: TextOutcome, _effect: e.Avoid, _dice: Dice) -> None:
    tally.prevent += reader.position.own.incoming


def weaken_attack(
    _reader: TextEvaluator, tally: TextOutcome, effect: e.HalveAttack | e.FailAbility, _dice: Dice
) -> None:
    """Estimate an effect of tokens that another player put on the attacker."""
    tally.bonus -= USUAL_ATTACK / 2 if isinstance(effect, e.HalveAttack) else USUAL_ATTACK


def share_damage(reader: TextEvaluator, tally: TextOutcome, _effect: e.ShareDamage, _dice: Dice) -> None:
    tally.prevent += reader.position.own.incoming
    tally.bonus -= MENDED * reader.position.own.incoming


def heal_companion(reader: TextEvaluator, tally: TextOutcome, effect: e.HealCompanion, dice: Dice) -> None:
    tally.bonus += MENDED * reader.number(tally, effect.amount, dice)


def grow(reader: TextEvaluator, tally: TextOutcome, effect: e.Grow, dice: Dice) -> None:
    tally.bonus += GROWN * reader.number(tally, effect.amount, dice)


def serve_companion(_reader: TextEvaluator, tally: TextOutcome, effect: Effect, _dice: Dice) -> None:
    tally.bonus += SERVED * (effect.count if isinstance(effect, e.ActivateCompanion) else 1)


def detonate(reader: TextEvaluator, tally: TextOutcome, effect: e.Detonate, _dice: Dice) -> None:
    """Add what the token's hooks do to its holders, and remove it."""
    source = reader.position.content.named[reader.position.own.seat][effect.status]
    for mine in reader.sides(effect.target, False):
        held = reader.held(tally, mine, source)
        if held > 0 and mine:
            tally.hurt += BLAST * held
        elif held > 0:
            tally.sure += BLAST * held


def lasting_hook(_reader: TextEvaluator, tally: TextOutcome, _effect: e.LastingHook, _dice: Dice) -> None:
    tally.bonus += MAYBE


def make_undefendable(_reader: TextEvaluator, tally: TextOutcome, _effect: e.MakeUndefendable, _dice: Dice) -> None:
    tally.defendable = False


def heal(reader: TextEvaluator, tally: TextOutcome, effect: e.Heal, dice: Dice) -> None:
    for mine in reader.sides(effect.target, True):
        amount = reader.number(tally, effect.amount, dice, mine)
        if mine:
            tally.heal += amount
        else:
            tally.foe_heal += amount


def steal_health(reader: TextEvaluator, tally: TextOutcome, effect: e.StealHealth, dice: Dice) -> None:
    amount = min(reader.number(tally, effect.amount, dice), reader.position.foe.health)
    tally.sure += amount
    tally.heal += amount


def gain(reader: TextEvaluator, tally: TextOutcome, effect: e.Gain, dice: Dice) -> None:
    status = reader.position.content.named[reader.position.own.seat][effect.status]
    for mine in reader.sides(effect.target, True):
        reader.place(tally, mine, status, reader.count(tally, effect.count, dice, mine))
        if mine and cancels_offence(reader.position.content.sources[status]):
            tally.prevent += reader.position.attacked  # DT-TOKEN-3: the token counts when damage is dealt


def cancels_offence(source: HookSource) -> bool:
    """Return whether the token protects its holder from the damage of an opponent's ability."""
    return any(hook.event is Replaced.DAMAGE_FROM_OPPONENT_OFFENCE for hook in source.replaces)


def inflict(reader: TextEvaluator, tally: TextOutcome, effect: e.Inflict, dice: Dice) -> None:
    status = reader.position.content.named[reader.position.own.seat][effect.status]
    for mine in reader.sides(effect.target, False):
        reader.place(tally, mine, status, reader.count(tally, effect.count, dice, mine))
        if not mine and reader.position.content.sources[status].forbids:
            tally.defendable = False


def raise_limit(reader: TextEvaluator, tally: TextOutcome, effect: e.RaiseLimit, _dice: Dice) -> None:
    status = reader.position.content.named[reader.position.own.seat][effect.status]
    tally.bonus += MAYBE * effect.count * max(0.0, reader.token_worth(True, status))


def gain_cp(reader: TextEvaluator, tally: TextOutcome, effect: e.GainCp | e.LoseCp, dice: Dice) -> None:
    good = isinstance(effect, e.GainCp)
    for mine in reader.sides(effect.target, good):
        amount = reader.number(tally, effect.amount, dice, mine)
        change = amount if good else -min(amount, reader.side(mine).cp)
        if mine:
            tally.cp += change
        else:
            tally.foe_cp += change


def steal_cp(reader: TextEvaluator, tally: TextOutcome, effect: e.StealCp, dice: Dice) -> None:
    amount = min(reader.number(tally, effect.amount, dice), reader.position.foe.cp)
    tally.cp += amount
    tally.foe_cp -= amount


def draw(reader: TextEvaluator, tally: TextOutcome, effect: e.Draw, dice: Dice) -> None:
    for mine in reader.sides(effect.target, True):
        if mine:
            tally.cards += reader.number(tally, effect.amount, dice, mine)
        else:
            tally.foe_cards += reader.number(tally, effect.amount, dice, mine)


def discard(reader: TextEvaluator, tally: TextOutcome, effect: e.Discard, dice: Dice) -> None:
    for mine in reader.sides(effect.target, False):
        amount = min(USUAL_HAND, reader.count(tally, effect.amount, dice, mine))
        if mine:
            tally.cards -= amount
        else:
            tally.foe_cards -= amount


def search_deck(_reader: TextEvaluator, tally: TextOutcome, effect: e.SearchDeck, _dice: Dice) -> None:
    tally.cards += PICKED * effect.count


def extra_phase(_reader: TextEvaluator, tally: TextOutcome, effect: e.ExtraOffensivePhase, _dice: Dice) -> None:
    if effect.by is Who.INFLICTER:
        tally.foe_phases += effect.count
    else:
        tally.phases += effect.count


def prevent_status(_reader: TextEvaluator, tally: TextOutcome, effect: e.PreventStatus, _dice: Dice) -> None:
    tally.bonus += MAYBE * effect.count


def remove(reader: TextEvaluator, tally: TextOutcome, effect: e.Remove, dice: Dice) -> None:
    """Remove the tokens with the best result, where the text leaves holder and kind open."""
    index = reader.position.content.named[reader.position.own.seat]
    if effect.status != ANY_STATUS:
        for mine in reader.sides(effect.target, True):
            reader.place(tally, mine, index[effect.status], -reader.count(tally, effect.count, dice, mine))
        return
    whom = reader.sides(effect.target, True)
    if any(target in (Who.CHOSEN_PLAYER, Who.SAME) for target in effect.target) and reader.position.chosen < 0:
        whom = [max((True, False), key=lambda mine: removal(reader, tally, mine, effect.count is Many.ALL))]
    for mine in whom:
        kinds = removable(reader, tally, mine)
        if effect.count is Many.ALL:
            for status in kinds:
                reader.place(tally, mine, status, -EVERY)
        elif kinds:
            reader.place(tally, mine, best_removed(reader, mine, kinds), -1)


def removable(reader: TextEvaluator, tally: TextOutcome, mine: bool) -> list[int]:
    sources = reader.position.content.sources
    return [source.index for source in sources if source.removable and reader.held(tally, mine, source.index)]


def best_removed(reader: TextEvaluator, mine: bool, kinds: list[int]) -> int:
    """Return the token whose loss is best for the own side."""
    sign = 1.0 if mine else -1.0
    return min(kinds, key=lambda status: sign * reader.token_worth(mine, status))


def removal(reader: TextEvaluator, tally: TextOutcome, mine: bool, everything: bool) -> float:
    """Return the value to the own side of taking tokens from that side."""
    sign = -1.0 if mine else 1.0
    gains = [
        sign * reader.token_worth(mine, status) * (reader.held(tally, mine, status) if everything else 1)
        for status in removable(reader, tally, mine)
    ]
    return (sum(gains) if everything else max(gains)) if gains else 0.0


def transfer(reader: TextEvaluator, tally: TextOutcome, effect: e.Transfer, _dice: Dice) -> None:
    """Make the best single move, from the chosen side if one is being tried."""
    best, gain_of_best = (True, -1), 0.0
    kinds = [source.index for source in reader.position.content.sources if effect.status in (ANY_STATUS, source.id)]
    givers = [True, False] if reader.position.chosen < 0 else [reader.position.chosen == reader.position.own.seat]
    for mine, kind in product(givers, kinds):
        moved = move_worth(reader, mine, kind) if can_move(reader, tally, mine, kind) else 0.0
        if moved > gain_of_best:
            best, gain_of_best = (mine, kind), moved
    mine, status = best
    if status >= 0:
        reader.place(tally, mine, status, -1)
        reader.place(tally, not mine, status, 1)


def can_move(reader: TextEvaluator, tally: TextOutcome, mine: bool, status: int) -> bool:
    room = reader.held(tally, not mine, status) < reader.side(not mine).limits[status]
    return room and reader.position.content.sources[status].transferable and reader.held(tally, mine, status) > 0


def move_worth(reader: TextEvaluator, mine: bool, status: int) -> float:
    to_me = reader.token_worth(True, status)
    to_foe = reader.token_worth(False, status)
    return -to_me - to_foe if mine else to_me + to_foe


FACES: Final = (1, 2, 3, 4, 5, 6)


@cache
def throws_of(count: int) -> list[tuple[Dice, float]]:
    """Return every sorted outcome of this many dice with its probability."""
    return throw_distribution(count)


def then(reader: TextEvaluator, way: Weighted, effect: e.Then, dice: Dice) -> list[Weighted]:
    return reader.outcomes(effect.effects, [way], dice)


def if_holds(reader: TextEvaluator, way: Weighted, effect: e.If, dice: Dice) -> list[Weighted]:
    part = effect.effects if reader.holds(way[1], effect.condition, dice) else effect.otherwise
    return reader.outcomes(part, [way], dice)


def choose_one(reader: TextEvaluator, way: Weighted, effect: e.ChooseOne, dice: Dice) -> list[Weighted]:
    """Follow the option that is best for the chooser: the text's owner, or the other player against the owner."""
    chance, tally = way
    parts = [reader.outcomes(part, [(chance, tally.copy())], dice) for part in effect.options]
    return max(parts, key=reader.average) if effect.chooser is Who.SELF else min(parts, key=reader.average)


def pay(reader: TextEvaluator, way: Weighted, effect: e.Pay, dice: Dice) -> list[Weighted]:
    if affordable(reader, way[1], effect.cost) < 1:
        return [way]
    charge(reader, way[1], effect.cost, 1)
    return reader.outcomes(effect.effects, [way], dice)


def may_pay(reader: TextEvaluator, way: Weighted, effect: e.MayPay, dice: Dice) -> list[Weighted]:
    ways = [paid_ways(reader, way, effect, units, dice) for units in range(affordable(reader, way[1], effect.cost) + 1)]
    return max(ways, key=reader.average)


def paid_ways(reader: TextEvaluator, way: Weighted, effect: e.MayPay, units: int, dice: Dice) -> list[Weighted]:
    """Return the ways of the text if this many units are paid."""
    chance, tally = way[0], way[1].copy()
    if units == 0:
        return reader.outcomes(effect.otherwise, [(chance, tally)], dice)
    charge(reader, tally, effect.cost, units)
    tally.paid = units
    part = effect.per_paid * units if effect.per_paid else effect.effects
    return reader.outcomes(part, [(chance, tally)], dice)


def affordable(reader: TextEvaluator, tally: TextOutcome, costs: Costs) -> int:
    """Return the most units that can be paid; fixed prices count as one unit."""
    first = costs[0]
    has = owned(reader, tally, first)
    if first.up_to or not isinstance(first.count, Amount):
        return min(has, first.count.base) if isinstance(first.count, Amount) else has
    return 1 if all(owned(reader, tally, cost) >= price(cost) for cost in costs) else 0


def owned(reader: TextEvaluator, tally: TextOutcome, cost: Cost) -> int:
    if cost.kind is CostKind.CP:
        return max(0, reader.position.own.cp + tally.cp)
    if cost.kind is CostKind.DISCARD:
        return 1
    return sum(max(0, reader.held(tally, True, source)) for source in sources_asked(reader, cost))


def sources_asked(reader: TextEvaluator, cost: Cost) -> list[int]:
    """Return the sources that can pay; a teammate's text may ask for sources that this hero lacks."""
    own = reader.position.own
    names = reader.position.content.named[own.seat]
    group = own.hero.companions.get(cost.token)
    if group is not None:
        return group
    return [names[cost.token]] if cost.token in names else []


def price(cost: Cost) -> int:
    """Return the printed price; if it depends on a companion's level, the highest."""
    if not isinstance(cost.count, Amount):
        return 1
    return cost.count.base + max((value for _, value in cost.count.by_level), default=0)


def charge(reader: TextEvaluator, tally: TextOutcome, costs: Costs, units: int) -> None:
    """Charge the units of open prices, and fixed prices as printed."""
    for cost in costs:
        amount = units if cost.up_to or not isinstance(cost.count, Amount) else price(cost)
        if cost.kind is CostKind.CP:
            tally.cp -= amount
        elif cost.kind is CostKind.DISCARD:
            tally.cards -= amount
        else:
            charge_tokens(reader, tally, cost, amount)


def charge_tokens(reader: TextEvaluator, tally: TextOutcome, cost: Cost, amount: int) -> None:
    """Charge the least valuable members of a group first."""
    for source in sources_asked(reader, cost):
        gone = min(amount, max(0, reader.held(tally, True, source)))
        reader.place(tally, True, source, -gone)
        amount -= gone


def opposed_roll(reader: TextEvaluator, way: Weighted, effect: e.OpposedRoll, dice: Dice) -> list[Weighted]:
    """Assume that both players win equally often with equal dice."""
    chance, tally = way[0] / 2, way[1]
    won = reader.outcomes(effect.win, [(chance, tally.copy())], dice)
    return won + reader.outcomes(effect.lose, [(chance, tally)], dice)


def roll(reader: TextEvaluator, way: Weighted, effect: e.Roll, dice: Dice) -> list[Weighted]:
    """Return every throw with its probability, using the text's own reroll offer where that is better."""
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


def after_throw(reader: TextEvaluator, way: Weighted, effect: e.Roll, thrown: Dice) -> list[Weighted]:
    """Return the ways of a roll's effects for these dice."""
    ways = reader.outcomes(effect.effects, [way], thrown)
    if effect.each_die:
        for die in thrown:
            ways = reader.outcomes(effect.each_die, ways, (die,))
    return ways


def rerolled(
    reader: TextEvaluator, tally: TextOutcome, effect: e.Roll, throws: list[tuple[Dice, float]]
) -> list[tuple[Dice, float]]:
    """Return the throws after rerolling at most one die if that improves them."""
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
    """Return the sorted dice with one of them changed to another face."""
    return tuple(sorted((*dice[:place], face, *dice[place + 1 :])))


def part_of_throw(reader: TextEvaluator, effect: e.Roll, dice: Dice) -> float:
    """Return the value of dice already thrown to the text that rolled them."""
    return reader.average(after_throw(reader, (1.0, TextOutcome()), effect, tuple(sorted(dice))))


def rolls_in(effects: Effects, count: int) -> e.Roll | None:
    """Return the first roll of this many dice in a text, or None."""
    for effect in effects:
        if isinstance(effect, e.Roll):
            if effect.dice.base in (0, count):
                return effect
        elif isinstance(effect, e.Then | e.If | e.MayPay | e.Pay):
            found = rolls_in(effect.effects, count)
            if found is not None:
                return found
    return None


def uncounted(_reader: TextEvaluator, _tally: TextOutcome, _effect: Effect, _dice: Dice) -> None:
    """Ignore the effect: dice are valued in `dice_values`, and the other effects here are rare."""


def step(
    kind: type[OneEffect], function: Callable[[TextEvaluator, TextOutcome, OneEffect, Dice], None]
) -> tuple[type[Effect], Step]:
    """Return a table row; its types ensure that the function takes this kind of effect."""
    return kind, function


def branch(
    kind: type[OneEffect], function: Callable[[TextEvaluator, Weighted, OneEffect, Dice], list[Weighted]]
) -> tuple[type[Effect], Branch]:
    """Return a table row for an effect after which a text can continue in several ways."""
    return kind, function


ESTIMATES: Final = Estimates(
    steps=dict(
        (
            step(e.Damage, damage),
            step(e.AddDamage, add_damage),
            step(e.Prevent, prevent),
            step(e.Avoid, avoid),
            step(e.HalveAttack, weaken_attack),
            step(e.FailAbility, weaken_attack),
            step(e.ShareDamage, share_damage),
            step(e.HealCompanion, heal_companion),
            step(e.Grow, grow),
            step(e.BuildCompanion, serve_companion),
            step(e.UpgradeCompanion, serve_companion),
            step(e.ActivateCompanion, serve_companion),
            step(e.Detonate, detonate),
            step(e.LastingHook, lasting_hook),
            step(e.MakeUndefendable, make_undefendable),
            step(e.Heal, heal),
            step(e.StealHealth, steal_health),
            step(e.Gain, gain),
            step(e.Inflict, inflict),
            step(e.RaiseLimit, raise_limit),
            step(e.GainCp, gain_cp),
            step(e.LoseCp, gain_cp),
            step(e.StealCp, steal_cp),
            step(e.Draw, draw),
            step(e.Discard, discard),
            step(e.SearchDeck, search_deck),
            step(e.ExtraOffensivePhase, extra_phase),
            step(e.PreventStatus, prevent_status),
            step(e.Remove, remove),
            step(e.Transfer, transfer),
            step(e.SetHealth, uncounted),
            step(e.LookAtHand, uncounted),
            step(e.Reroll, uncounted),
            step(e.SetDie, uncounted),
            step(e.NudgeDie, uncounted),
            step(e.ExtraAttempt, uncounted),
            step(e.SetCompanion, uncounted),
            step(e.Choose, uncounted),
            step(e.FlipBoard, uncounted),
        )
    ),
    branches=dict(
        (
            branch(e.Then, then),
            branch(e.If, if_holds),
            branch(e.ChooseOne, choose_one),
            branch(e.Pay, pay),
            branch(e.MayPay, may_pay),
            branch(e.OpposedRoll, opposed_roll),
            branch(e.Roll, roll),
        )
    ),
)
"""One function for each verb of the vocabulary."""
