"""Build the problem of an encounter from the public state of the table, including card texts."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.effect_types import (
    Change,
    ChooseOne,
    Damage,
    Exchange,
    ExileCube,
    ExileDice,
    Gain,
    GainPoison,
    Heal,
    If,
    Ignore,
    Increase,
    Recolor,
    RecoverBoss,
    RemovePoison,
    Reroll,
    Roll,
    SpendTime,
)
from ludotheque.games.one_deck_dungeon.content.hook_types import At, WhenRolled
from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Condition,
    Effect,
    Effects,
    Fact,
    Icon,
    Many,
    Moment,
    Place,
    Quantity,
    Target,
    Whose,
)
from ludotheque.games.one_deck_dungeon.effects.dice import ONLY_CODES
from ludotheque.games.one_deck_dungeon.effects.party import ICON_CODES
from ludotheque.games.one_deck_dungeon.resolution.context import Context
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import any_time_talents
from ludotheque.games.one_deck_dungeon.resolution.triggers import holds, is_skill_here, is_used, limit_reached, used_up
from ludotheque.games.one_deck_dungeon.rules.boss import boss_health
from ludotheque.games.one_deck_dungeon.solver.board import REMEDIES, cost_of, is_closing, most_gained
from ludotheque.games.one_deck_dungeon.solver.problem import (
    ALL_DICE,
    CHANGE,
    CHOOSE,
    CURE,
    DAMAGE,
    EXILE,
    GAIN,
    HEAL,
    HEART_IGNORED,
    HEART_TO_TIME,
    IGNORE,
    INCREASE,
    PENALTY_ARMOR,
    PENALTY_BOXES,
    PENALTY_POISON,
    PENALTY_SKULLS,
    POISON,
    RECOLOR,
    REROLL,
    ROLL,
    SWAP,
    TIME,
    Added,
    EncounterProblem,
    Op,
    Penalty,
    UsableText,
    Weights,
)
from ludotheque.games.one_deck_dungeon.table.actions import DRINK, SEAT_SHIFT, USE
from ludotheque.games.one_deck_dungeon.table.match_content import (
    COLOR_CODES,
    Carried,
    HookSource,
    color_mask,
    value_mask,
)
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.games.one_deck_dungeon.view import DungeonSeen

PICKS: Final = (INCREASE, CHANGE, RECOLOR, SWAP, REROLL, EXILE, CHOOSE)
"""Effects that require a choice; after a roll the choice would depend on the result."""


class Texts:
    """Converts texts for one hero of the problem; potions reach all heroes, other texts those of the encounter."""

    def __init__(self, problem: EncounterProblem, table: DungeonTable, seat: int, anywhere: bool) -> None:
        self.problem = problem
        self.table = table
        self.now = Context(seat, "")
        self.reach = 0  # bits of seats
        for hero in range(table.content.seats) if anywhere else problem.seats:
            self.reach |= 1 << hero

    def ways(self, effects: Effects) -> list[list[Op]]:
        """Return the ways to use the text; none if an effect cannot be searched."""
        found = self.read(effects)
        if not all(is_searchable(way) for way in found):
            self.problem.approximate = True
            return []
        return found

    def read(self, effects: Effects) -> list[list[Op]]:
        found: list[list[Op]] = [[]]
        for effect in effects:
            if isinstance(effect, ChooseOne):
                later: list[list[Op]] = []
                for place, option in enumerate(effect.options):
                    chosen = Op(CHOOSE, value=place)
                    later.extend([[chosen, *way] for way in self.read(option)])
            elif isinstance(effect, If):
                later = self.read(self.text_of(effect))
            elif isinstance(effect, ExileCube) and effect.place is Place.SPENT:
                later = [[]]
            else:
                op = dice_op(effect) or self.remedy(effect) or party_op(effect, self.problem.in_boss)
                if op is None:
                    self.problem.approximate = True
                    return []
                later = [[op]]
            found = [way + more for way in found for more in later]
        return found

    def text_of(self, effect: If) -> Effects:
        """Return the branch that applies now; later changes by other texts are handled elsewhere."""
        if effect.condition.fact in (Fact.OWN_DAMAGE, Fact.OWN_POISON):
            self.problem.wounds_matter = True
        return effect.effects if holds(self.table, self.now, effect.condition) else effect.otherwise

    def remedy(self, effect: Effect) -> Op | None:
        """Return a heal or cure with the heroes it can reach."""
        if isinstance(effect, Heal):
            kind, count = HEAL, effect.amount
        elif isinstance(effect, RemovePoison):
            kind, count = CURE, effect.count
        else:
            return None
        heroes = 1 << self.now.seat if effect.target is Target.SELF else self.reach
        return Op(kind, count=count, heroes=heroes, same=effect.target is Target.SAME_HERO)


def is_searchable(way: list[Op]) -> bool:
    """Return whether nothing is chosen after a roll, and restricted dice show 6 so that nothing changes them."""
    rolled = False
    for op in way:
        if (rolled and op.kind in PICKS) or (op.only and op.value < 6):
            return False
        if op.kind == IGNORE and op.least and op.count > 1:
            return False  # suffering more could then be better
        rolled = rolled or op.kind in (ROLL, REROLL)
    return True


def most(dice: int | Many) -> int:
    return dice if isinstance(dice, int) else ALL_DICE


def dice_op(effect: Effect) -> Op | None:
    if isinstance(effect, Gain):
        color, partner = COLOR_CODES[effect.color], effect.whose is Whose.PARTNER
        only = ONLY_CODES[effect.only]
        return Op(GAIN, color=color, value=effect.value, count=effect.count, only=only, partner=partner)
    if isinstance(effect, Roll):
        if effect.drop or effect.on_one:
            return None
        return Op(ROLL, color=COLOR_CODES[effect.color], count=effect.count, partner=effect.whose is Whose.PARTNER)
    if isinstance(effect, Exchange):
        color, values = COLOR_CODES[effect.color], int(value_mask(effect.values))
        return Op(SWAP, color=color, value=effect.value, count=most(effect.dice), values=values)
    if isinstance(effect, Recolor):
        colors, to = int(color_mask(effect.colors)), int(color_mask(effect.to))
        return Op(RECOLOR, count=most(effect.dice), colors=colors, to=to)
    if isinstance(effect, (Increase, Change, Reroll)):
        return value_op(effect)
    return None


def value_op(effect: Increase | Change | Reroll) -> Op:
    values = int(value_mask(effect.values))
    each = effect.dice is Many.EACH
    count = most(effect.dice)
    if isinstance(effect, Reroll):
        return Op(REROLL, count=count, values=values, each=each, partner=effect.whose is Whose.PARTNER)
    colors = int(color_mask(effect.colors))
    if isinstance(effect, Increase):
        partner = effect.whose is Whose.PARTNER
        return Op(INCREASE, value=effect.by, count=count, colors=colors, values=values, each=each, partner=partner)
    return Op(
        CHANGE,
        value=effect.to,
        count=count,
        colors=colors,
        values=values,
        each=each,
        one_value=effect.one_value,
        just_gained=effect.just_gained,
    )


def party_op(effect: Effect, in_boss: bool) -> Op | None:
    if isinstance(effect, Ignore):
        count = effect.in_boss if effect.in_boss and in_boss else effect.count
        return Op(IGNORE, color=ICON_CODES[effect.icon], count=count, least=effect.if_at_least)
    if isinstance(effect, GainPoison):
        return Op(POISON, count=effect.count)
    if isinstance(effect, SpendTime) and not effect.per_open_door:
        return Op(TIME, count=effect.count)
    if isinstance(effect, Damage):
        return Op(DAMAGE, count=effect.count)
    if isinstance(effect, ExileDice) and effect.place is Place.OWN_POOL and effect.count == 1:
        return Op(EXILE, colors=int(color_mask(effect.colors)))
    return None


COUNTED: Final[dict[Fact, int]] = {
    Fact.UNCOVERED_BOXES: PENALTY_BOXES,
    Fact.UNCOVERED_ARMOR: PENALTY_ARMOR,
    Fact.UNCOVERED_POISON_BOXES: PENALTY_POISON,
}
MANY: Final = 99


def problem_of(table: DungeonTable, weights: Weights) -> EncounterProblem:
    """Return the problem of the current encounter or boss round, with everything its heroes can still do."""
    encounter = table.encounter()
    pools = [pool[:] for pool in encounter.pools]
    problem = EncounterProblem(encounter.seats[:], pools, encounter.supply[:], [box.copy() for box in encounter.boxes])
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


def problem_seen(seen: DungeonSeen, weights: Weights) -> EncounterProblem:
    """Return the problem for agents: an encounter has no hidden information."""
    return problem_of(seen._table, weights)


def note_rare_cases(problem: EncounterProblem, table: DungeonTable) -> None:
    """Mark what the solver does not search: talents of any time, and damage taken and healed in the same step."""
    if table.content.has_sheets and any_time_talents(table):
        problem.approximate = True
    ops = [op for use in problem.uses for op in use.ops]
    wounds = problem.rolls.nth > 0 or any(op.kind in (DAMAGE, POISON) for op in ops)
    heals = any(op.kind in REMEDIES and is_worth_it(problem, use) for use in problem.uses for op in use.ops)
    if heals and (wounds or problem.poison_room < most_poison(problem)):
        problem.approximate = True
    if problem.wounds_matter and (wounds or any(op.kind in REMEDIES for op in ops)):
        problem.approximate = True


def is_worth_it(problem: EncounterProblem, use: UsableText) -> bool:
    """Return whether the use can pay off by effects other than dice, or whether it has others."""
    return not is_closing(use) or most_gained(problem, use) > cost_of(problem, use)


def most_poison(problem: EncounterProblem) -> int:
    """Return the maximum of tokens that may be gained."""
    found = sum([int(box.poison) for box in problem.boxes if box.needed]) + int(problem.rolls.nth_poison)
    found += sum([penalty.poison for penalty in problem.penalties])
    found += sum([added.count for added in problem.added if added.icon == ICON_CODES[Icon.POISON]])
    return found + sum([op.count for use in problem.uses for op in use.ops if op.kind == POISON])


def add_source(problem: EncounterProblem, table: DungeonTable, carried: Carried) -> None:
    """Add what one source in play contributes to rolls, exchanges, skills and consequences."""
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


def add_when_rolled(problem: EncounterProblem, table: DungeonTable, hook: WhenRolled) -> None:
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


def add_moments(problem: EncounterProblem, source: HookSource) -> None:
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
    """Return whether the hook acts each time."""
    return hook.condition is None and hook.limit is None and not hook.optional


def time_of(problem: EncounterProblem, effects: Effects) -> int:
    found = 0
    for effect in effects:
        if isinstance(effect, SpendTime) and not effect.per_open_door:
            found += effect.count
        else:
            problem.approximate = True
    return found


def penalty_of(problem: EncounterProblem, condition: Condition | None) -> Penalty:
    """Return the penalty for uncovered boxes; without a condition, it always applies."""
    penalty = Penalty(PENALTY_BOXES, 0)
    if condition is not None:
        if condition.fact not in COUNTED or condition.at_most < MANY:
            problem.approximate = True  # it counts something else, or covering less may be better
        penalty = Penalty(COUNTED.get(condition.fact, PENALTY_BOXES), condition.at_least)
    problem.penalties.append(penalty)
    return penalty


def add_afterwards(problem: EncounterProblem, hook: At) -> None:
    """Add effects after the consequences, such as ODD-ENC-24."""
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


def add_recovery(problem: EncounterProblem, hook: At) -> None:
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


def add_uses(problem: EncounterProblem, table: DungeonTable) -> None:
    """Add the skills and talents that could be used if they can be paid (ODD-SKILL-1, ODD-SKILL-2)."""
    combat = table.combat()
    for hero, seat in enumerate(problem.seats):
        state = table.hero(seat)
        uses = table.content.actives(seat, state.focus) + [int(table.card(card).skill) for card in state.skills]
        for use in uses:
            prepared = table.content.uses[use]
            if (
                not (prepared.combat if combat else prepared.peril)
                or (seat << SEAT_SHIFT | use) in table.encounter().used
            ):
                continue
            if not used_up(table, seat, use, prepared.limit):
                ways = Texts(problem, table, seat, False).ways(prepared.effects)
                add_ways(
                    problem, UsableText(USE | seat << SEAT_SHIFT | use, hero, [], prepared.cost, prepared.amount), ways
                )


def add_ways(problem: EncounterProblem, use: UsableText, ways: list[list[Op]]) -> None:
    """Add the use once for each way its text offers; only one of them can be used."""
    group = len(problem.uses) if len(ways) > 1 else -1
    for way in ways:
        found = UsableText(use.action, use.hero, way, use.cost, use.amount)
        found.group = group
        problem.uses.append(found)


def add_potions(problem: EncounterProblem, table: DungeonTable) -> None:
    """Add the potions of step 4, for the dice of either hero (ODD-POT-5)."""
    state = table.state
    if not state.cubes:
        return
    combat = table.combat()
    for potion in state.potions:
        prepared = table.content.potions[potion]
        for hero, seat in enumerate(problem.seats):
            in_step = prepared.combat if combat else prepared.peril
            if not in_step and not (prepared.any_time and hero == 0):
                continue
            extra = on_drinking(table, problem, seat)
            for way in Texts(problem, table, seat, True).ways(prepared.effects):
                found = UsableText(DRINK | seat << SEAT_SHIFT | potion, hero, way + extra)
                found.potion = True
                problem.uses.append(found)


def on_drinking(table: DungeonTable, problem: EncounterProblem, seat: i64) -> list[Op]:
    """Return what sources in play add when a cube is spent."""
    found: list[Op] = []
    for carried in table.sources():
        owner = carried.seat if carried.seat >= 0 else seat
        for hook in carried.source.at.get(Moment.POTION_USED, []):
            if not holds(table, Context(owner, ""), hook.condition) or is_used_up(table, carried, hook):
                continue
            if is_skill_here(table, carried) and (problem.cubes > 1 or problem.skill_time):
                problem.approximate = True  # the hook works once, and may cost time
            ways = Texts(problem, table, owner, True).ways(hook.effects)
            found.extend(ways[0] if ways else [])
            if len(ways) > 1 or hook.condition is not None or (hook.limit is not None and problem.cubes > 1):
                problem.approximate = True
    return found


def is_used_up(table: DungeonTable, carried: Carried, hook: At) -> bool:
    if is_skill_here(table, carried) and is_used(table, carried):  # ODD-SKILL-1
        return True
    return hook.limit is not None and limit_reached(table, carried, hook.limit)
