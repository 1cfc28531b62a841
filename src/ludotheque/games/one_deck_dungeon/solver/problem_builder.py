"""The problem that an encounter at the table poses; everything step 4 depends on lies open."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.effect_types import ExileDice, GainPoison, RecoverBoss, SpendTime
from ludotheque.games.one_deck_dungeon.content.hook_types import At, WhenRolled
from ludotheque.games.one_deck_dungeon.content.vocabulary import Condition, Effects, Fact, Icon, Moment, Place, Quantity
from ludotheque.games.one_deck_dungeon.effects.party import ICON_CODES
from ludotheque.games.one_deck_dungeon.resolution.conditions import holds
from ludotheque.games.one_deck_dungeon.resolution.context import Context
from ludotheque.games.one_deck_dungeon.resolution.potions import any_time_talents
from ludotheque.games.one_deck_dungeon.resolution.triggers import is_skill_here, is_used, limit_reached, used_up
from ludotheque.games.one_deck_dungeon.rules.boss import boss_health
from ludotheque.games.one_deck_dungeon.solver.board import REMEDIES, cost_of, is_closing, most_gained
from ludotheque.games.one_deck_dungeon.solver.problem import (
    DAMAGE,
    HEART_IGNORED,
    HEART_TO_TIME,
    PENALTY_ARMOR,
    PENALTY_BOXES,
    PENALTY_POISON,
    PENALTY_SKULLS,
    POISON,
    Added,
    Op,
    Penalty,
    Problem,
    Use,
)
from ludotheque.games.one_deck_dungeon.solver.texts import Texts
from ludotheque.games.one_deck_dungeon.solver.weights import Weights
from ludotheque.games.one_deck_dungeon.table.actions import DRINK, SEAT_SHIFT, USE
from ludotheque.games.one_deck_dungeon.table.hook_sources import Carried, Source
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.games.one_deck_dungeon.view import DungeonSeen

COUNTED: Final[dict[Fact, int]] = {
    Fact.UNCOVERED_BOXES: PENALTY_BOXES,
    Fact.UNCOVERED_ARMOR: PENALTY_ARMOR,
    Fact.UNCOVERED_POISON_BOXES: PENALTY_POISON,
}
MANY: Final = 99


def problem_of(table: DungeonTable, weights: Weights) -> Problem:
    """The encounter or boss round that is under way, with everything its heroes can still do."""
    encounter = table.encounter()
    pools = [pool[:] for pool in encounter.pools]
    problem = Problem(encounter.seats[:], pools, encounter.supply[:], [box.copy() for box in encounter.boxes])
    problem.weights = weights
    problem.cubes = table.state.cubes
    problem.ignores = encounter.ignores[:]
    problem.exchange_dice = max(2, table.quantity(Quantity.HEROIC_DIE_DICE, 2))
    problem.damage = [int(hero.damage) for hero in table.state.heroes]
    problem.poison = [int(hero.poison) for hero in table.state.heroes]
    problem.poison_room = table.poison_left()
    problem.stored = sum([int(table.hero(seat).stored) for seat in problem.seats])
    if encounter.option >= 0:
        problem.color = table.card(encounter.card).options[encounter.option].box.color
    if table.in_boss_fight():
        problem.in_boss = True
        problem.boss_damage = table.state.boss_damage
        problem.boss_health = boss_health(table)
    for carried in table.sources():
        add_source(problem, table, carried)
    add_uses(problem, table)
    add_potions(problem, table)
    note_rare_cases(problem, table)
    return problem


def problem_seen(seen: DungeonSeen, weights: Weights) -> Problem:
    """The same for agents: nothing of an encounter is hidden from anybody."""
    return problem_of(seen._table, weights)


def note_rare_cases(problem: Problem, table: DungeonTable) -> None:
    """What is not searched: talents of any moment, and wounds that are suffered and healed in the same step."""
    if table.kit.has_sheets and any_time_talents(table):
        problem.approximate = True
    ops = [op for use in problem.uses for op in use.ops]
    wounds = problem.rolls.nth > 0 or any(op.kind in (DAMAGE, POISON) for op in ops)
    heals = any(op.kind in REMEDIES and is_worth_it(problem, use) for use in problem.uses for op in use.ops)
    if heals and (wounds or problem.poison_room < most_poison(problem)):
        problem.approximate = True
    if problem.wounds_matter and (wounds or any(op.kind in REMEDIES for op in ops)):
        problem.approximate = True


def is_worth_it(problem: Problem, use: Use) -> bool:
    """Could it pay to use this for what it does besides dice, or is there more to it?"""
    return not is_closing(use) or most_gained(problem, use) > cost_of(problem, use)


def most_poison(problem: Problem) -> int:
    """Tokens that may come at most."""
    found = sum([int(box.poison) for box in problem.boxes if box.needed]) + int(problem.rolls.nth_poison)
    found += sum([penalty.poison for penalty in problem.penalties])
    found += sum([added.count for added in problem.added if added.icon == ICON_CODES[Icon.POISON]])
    return found + sum([op.count for use in problem.uses for op in use.ops if op.kind == POISON])


def add_source(problem: Problem, table: DungeonTable, carried: Carried) -> None:
    """What one source in play adds to rolls, exchanges, skills and consequences."""
    source = carried.source
    problem.rolls.discards |= source.discard_mask
    for color, by in source.lowers:
        problem.rolls.lowers[color] += by
    for hook in source.when_rolled:
        add_when_rolled(problem, table, hook)
    for add in source.adds:
        problem.added.append(Added(ICON_CODES[add.icon], add.count, ICON_CODES[add.if_icon], add.at_least))
    problem.soaks_pairs = problem.soaks_pairs or source.soaks_pairs
    if source.heart_to_time and table.combat():
        problem.trade = HEART_IGNORED if problem.in_boss else HEART_TO_TIME
    if source.lose_loot is not None and table.encounter().card >= 0:
        penalty = penalty_of(problem, source.lose_loot.condition)
        penalty.loot = True
    add_moments(problem, source)


def add_when_rolled(problem: Problem, table: DungeonTable, hook: WhenRolled) -> None:
    rules = problem.rolls
    for effect in hook.effects:
        if isinstance(effect, SpendTime) and not hook.nth:
            rules.time[hook.value] += effect.count
        elif isinstance(effect, GainPoison) and hook.nth and not rules.nth:
            rules.nth_value = hook.value
            rules.nth = hook.nth
            rules.nth_poison = effect.count
            rules.seen = min(hook.nth, table.encounter().rolled[hook.value])
        else:
            problem.approximate = True


def add_moments(problem: Problem, source: Source) -> None:
    for moment in (Moment.SKILL_USED, Moment.HEROIC_DIE_MADE):
        if any(not is_plain(hook) for hook in source.at.get(moment, [])):
            problem.approximate = True
    for hook in source.at.get(Moment.SKILL_USED, []):
        problem.skill_time += time_of(problem, hook.effects)
    for hook in source.at.get(Moment.HEROIC_DIE_MADE, []):
        exiles = [effect for effect in hook.effects if isinstance(effect, ExileDice)]
        problem.exchange_exiles += len(exiles)
        problem.exchange_time += time_of(problem, tuple(effect for effect in hook.effects if effect not in exiles))
    for hook in source.at.get(Moment.AFTER_PLACEMENT, []):
        add_afterwards(problem, hook)
    for hook in source.at.get(Moment.HIT_STEP, []):
        add_recovery(problem, hook)
    for hook in source.at.get(Moment.ROUND_END, []):
        for effect in hook.effects:
            if isinstance(effect, ExileDice) and effect.place is Place.COVERED_SKULLS:
                problem.exiles_on_skulls = True


def is_plain(hook: At) -> bool:
    """Does it act each time?"""
    return hook.condition is None and hook.limit is None and not hook.optional


def time_of(problem: Problem, effects: Effects) -> int:
    found = 0
    for effect in effects:
        if isinstance(effect, SpendTime) and not effect.per_open_door:
            found += effect.count
        else:
            problem.approximate = True
    return found


def penalty_of(problem: Problem, condition: Condition | None) -> Penalty:
    """For boxes left uncovered; without a condition, always."""
    penalty = Penalty(PENALTY_BOXES, 0)
    if condition is not None:
        if condition.fact not in COUNTED or condition.at_most < MANY:
            problem.approximate = True  # it is something else that counts, or it may be better to cover less
        penalty = Penalty(COUNTED.get(condition.fact, PENALTY_BOXES), condition.at_least)
    problem.penalties.append(penalty)
    return penalty


def add_afterwards(problem: Problem, hook: At) -> None:
    """ODD-ENC-24 and the like."""
    if hook.optional or hook.limit is not None:
        problem.approximate = True
    penalty = penalty_of(problem, hook.condition)
    for effect in hook.effects:
        if isinstance(effect, SpendTime) and not effect.per_open_door:
            penalty.time += effect.count
        elif isinstance(effect, GainPoison):
            penalty.poison += effect.count
        else:
            problem.approximate = True


def add_recovery(problem: Problem, hook: At) -> None:
    """ODD-BOSS-11."""
    if hook.optional or hook.limit is not None:
        problem.approximate = True
    for effect in hook.effects:
        if not isinstance(effect, RecoverBoss):
            problem.approximate = True
            continue
        penalty = penalty_of(problem, hook.condition)
        penalty.recovery = effect.count
        if effect.per is not None:
            penalty.counted = PENALTY_SKULLS
            penalty.per_box = True


def add_uses(problem: Problem, table: DungeonTable) -> None:
    """Skills and talents that could be used if they can be paid (ODD-SKILL-1, ODD-SKILL-2)."""
    combat = table.combat()
    for hero, seat in enumerate(problem.seats):
        state = table.hero(seat)
        uses = table.kit.actives(seat, state.focus) + [int(table.card(card).skill) for card in state.skills]
        for use in uses:
            kit = table.kit.uses[use]
            if not (kit.combat if combat else kit.peril) or (seat << SEAT_SHIFT | use) in table.encounter().used:
                continue
            if not used_up(table, seat, use, kit.limit):
                ways = Texts(problem, table, seat, False).ways(kit.effects)
                add_ways(problem, Use(USE | seat << SEAT_SHIFT | use, hero, [], kit.cost, kit.amount), ways)


def add_ways(problem: Problem, use: Use, ways: list[list[Op]]) -> None:
    """The use once for each way its text offers; only one of them can be used."""
    group = len(problem.uses) if len(ways) > 1 else -1
    for way in ways:
        found = Use(use.action, use.hero, way, use.cost, use.amount)
        found.group = group
        problem.uses.append(found)


def add_potions(problem: Problem, table: DungeonTable) -> None:
    """Potions of step 4, for the dice of either hero (ODD-POT-5)."""
    state = table.state
    if not state.cubes:
        return
    combat = table.combat()
    for potion in state.potions:
        kit = table.kit.potions[potion]
        for hero, seat in enumerate(problem.seats):
            in_step = kit.combat if combat else kit.peril
            if not in_step and not (kit.any_time and hero == 0):
                continue
            extra = on_drinking(table, problem, seat)
            for way in Texts(problem, table, seat, True).ways(kit.effects):
                found = Use(DRINK | seat << SEAT_SHIFT | potion, hero, way + extra)
                found.potion = True
                problem.uses.append(found)


def on_drinking(table: DungeonTable, problem: Problem, seat: i64) -> list[Op]:
    """What sources in play add to a cube that is spent."""
    found: list[Op] = []
    for carried in table.sources():
        owner = carried.seat if carried.seat >= 0 else seat
        for hook in carried.source.at.get(Moment.POTION_USED, []):
            if not holds(table, Context(owner, ""), hook.condition) or is_used_up(table, carried, hook):
                continue
            if is_skill_here(table, carried) and (problem.cubes > 1 or problem.skill_time):
                problem.approximate = True  # it works once, and may cost time
            ways = Texts(problem, table, owner, True).ways(hook.effects)
            found.extend(ways[0] if ways else [])
            if len(ways) > 1 or hook.condition is not None or (hook.limit is not None and problem.cubes > 1):
                problem.approximate = True
    return found


def is_used_up(table: DungeonTable, carried: Carried, hook: At) -> bool:
    if is_skill_here(table, carried) and is_used(table, carried):  # ODD-SKILL-1
        return True
    return hook.limit is not None and limit_reached(table, carried, hook.limit)
