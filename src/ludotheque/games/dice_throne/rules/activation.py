"""An activated Offensive Ability, split by when its effects happen (DT-ROLL-18 to 20, DT-DEF-1, DT-DEF-15)."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import structs
from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Amount, Effect, Effects, Targets, TokensOf, Who
from ludotheque.games.dice_throne.effects.dice import opposed_text, throw_for
from ludotheque.games.dice_throne.effects.flow import bought_text, chosen_text, paid_text, pause_for_then
from ludotheque.games.dice_throne.effects.tokens import holders
from ludotheque.games.dice_throne.resolution.choices import is_self, seats_meant
from ludotheque.games.dice_throne.resolution.context import ABILITY, HOOK_EFFECT, Context, run_one
from ludotheque.games.dice_throne.resolution.evaluation import holds, number
from ludotheque.games.dice_throne.resolution.pools import TYPE_CODES, modifiable_types, modified_target
from ludotheque.games.dice_throne.table.match_content import NO_SOURCE
from ludotheque.games.dice_throne.table.state import ADD, COLLATERAL, DEAL, NORMAL, UNDEFENDABLE
from ludotheque.games.dice_throne.table.state_classes import PoolEntry, Throw
from ludotheque.games.dice_throne.table.table import DiceTable

Targeted = (
    e.Inflict | e.LoseCp | e.StealCp | e.StealHealth | e.SetHealth | e.Discard | e.LookAtHand | e.Detonate | e.Remove
)
TARGETED: Final = (
    e.Inflict,
    e.LoseCp,
    e.StealCp,
    e.StealHealth,
    e.SetHealth,
    e.Discard,
    e.LookAtHand,
    e.Detonate,
    e.Remove,
)
"""Effects that act on opponents at DRP1, but on the own side immediately (DT-DEF-1, DT-ROLL-20)."""
DEFENDER: Final = Who.DEFENDER
SAME: Final = Who.SAME
TO_BE_COUNTED: Final = 1  # stands in for an amount until the receiver of the damage is known


class Portion:
    """Damage of the ability with its amount."""

    def __init__(self, effect: e.Damage, amount: i64, firm: i64) -> None:
        self.effect = effect
        self.target = effect.target
        self.damage_type: i64 = TYPE_CODES[effect.damage_type]
        self.amount = amount
        self.firm = firm
        self.seats: list[int] = []  # players named before a target was fixed
        self.counted: Context | None = None  # the context of an amount that is counted once the receiver is known


class Waiting:
    """An effect deferred to DRP1, with its dice and the players that its text named."""

    def __init__(self, effect: Targeted | e.Transfer, context: Context, named: list[int]) -> None:
        self.effect = effect
        self.throw = context.throw
        self.die = context.die
        self.chosen = context.chosen
        self.named = named


class ActivationPlan:
    """What remains to be resolved after ORP4."""

    def __init__(self) -> None:
        self.damage: list[Portion] = []
        self.targeted: list[Waiting] = []
        self.at_target: list[e.Then | e.OpposedRoll] = []  # resolved after the target is fixed, before damage is dealt
        self.after: list[e.Then] = []  # resolved after damage is applied
        self.if_dealt: list[e.If] = []


def prepare(table: DiceTable, context: Context, plan: ActivationPlan, effects: Effects) -> None:
    """Fix amounts and choices, resolve what needs no target, and add the rest to the plan."""
    for effect in effects:
        planner = PLANNERS.get(type(effect))
        if planner is None:
            run_one(table, context, effect)
        else:
            planner(table, context, plan, effect)


def prepare_then(table: DiceTable, context: Context, plan: ActivationPlan, effect: e.Then) -> None:
    """DT-TEXT-5, 7: defer a "then" until everything before it, damage or a targeted effect, has resolved."""
    if all(isinstance(part, e.ActivateCompanion) for part in effect.effects):
        plan.at_target.append(effect)  # resolved before damage is applied
    elif plan.damage or plan.after:
        plan.after.append(effect)
    elif plan.targeted or plan.at_target:
        plan.at_target.append(effect)
    else:
        pause_for_then(table)
        prepare(table, context, plan, effect.effects)


def prepare_if(table: DiceTable, context: Context, plan: ActivationPlan, effect: e.If) -> None:
    if effect.condition.damage_dealt_at_least is not None:
        plan.if_dealt.append(effect)
    else:
        prepare(table, context, plan, effect.effects if holds(table, context, effect.condition) else effect.otherwise)


def prepare_choice(table: DiceTable, context: Context, plan: ActivationPlan, effect: e.ChooseOne) -> None:
    prepare(table, context, plan, chosen_text(table, context, effect))


def prepare_pay(table: DiceTable, context: Context, plan: ActivationPlan, effect: e.Pay) -> None:
    prepare(table, context, plan, paid_text(table, context, effect))


def prepare_may_pay(table: DiceTable, context: Context, plan: ActivationPlan, effect: e.MayPay) -> None:
    prepare(table, context, plan, bought_text(table, context, effect))


def prepare_roll(table: DiceTable, context: Context, plan: ActivationPlan, effect: e.Roll) -> None:
    outer = context.throw
    context.throw = throw_for(table, context, effect)
    prepare(table, context, plan, effect.effects)
    for die in context.throw.dice[:] if effect.each_die else []:
        context.die = die
        prepare(table, context, plan, effect.each_die)
    context.die = 0
    context.throw = outer


def plan_opposed_roll(_table: DiceTable, _now: Context, plan: ActivationPlan, effect: e.OpposedRoll) -> None:
    """DT-ROLL-19: defer the roll until the target is known."""
    plan.at_target.append(effect)


def plan_targeted(table: DiceTable, context: Context, plan: ActivationPlan, effect: Targeted) -> None:
    """DT-DEF-1: defer effects on opponents to DRP1, whether on the target or on others named by the text."""
    if needs_target(effect.target):
        plan.targeted.append(Waiting(effect, context, context.named[:]))
        return
    if is_self(effect.target):
        run_one(table, context, effect)
        return
    candidates = holders(table, context, effect) if isinstance(effect, e.Remove) else None
    named = seats_meant(table, context, effect.target, candidates)
    against = [seat for seat in named if table.mode.are_opponents(context.owner, seat)]
    own_side = [seat for seat in named if seat not in against]
    on_named = structs.replace(effect, target=(SAME,))
    last_named = context.named
    if own_side:
        context.named = own_side
        run_one(table, context, on_named)
        context.named = last_named
    if against:
        plan.targeted.append(Waiting(on_named, context, against))


def plan_transfer(_table: DiceTable, context: Context, plan: ActivationPlan, effect: e.Transfer) -> None:
    """Defer a transfer, because one of the two boards may be an opponent's."""
    plan.targeted.append(Waiting(effect, context, context.named[:]))


def plan_damage(table: DiceTable, context: Context, plan: ActivationPlan, effect: e.Damage) -> None:
    if effect.isolated:
        run_one(table, context, effect)
        return
    later = waits_for_target(table, context, effect.amount)
    amount = TO_BE_COUNTED if later else number(table, context, effect.amount)
    if amount <= 0:
        return
    # No damage of an Ultimate can be avoided, its collateral part included (DT-ULT-9).
    firm: i64 = 1 if effect.unpreventable or table.attack().ultimate else 0
    portion = Portion(effect, amount, firm)
    if later:
        portion.counted = Context(context.owner, ABILITY)
        portion.counted.throw = context.throw
        portion.counted.die = context.die
    if SAME in effect.target:
        portion.seats = context.named[:]
    plan.damage.append(portion)


def waits_for_target(table: DiceTable, context: Context, amount: Amount) -> bool:
    """Return whether the amount depends on a board that is not known yet."""
    if amount.of is TokensOf.DEFENDER:
        return table.defender() < 0 and len(table.mode.opponents(table.state, context.owner)) > 1
    return amount.of is TokensOf.TARGET


def needs_target(target: Targets) -> bool:
    """Return whether a target must be fixed; special targeting names its own (DT-TARGET-3)."""
    return DEFENDER in target


def plan_needs_target(plan: ActivationPlan) -> bool:
    """DT-TARGET-2: return whether any effect must be assigned to an opponent."""
    if any(needs_target(portion.target) for portion in plan.damage):
        return True
    if mentions_defender(tuple([waiting.effect for waiting in plan.targeted])):
        return True
    return any(mentions_defender(texts_of(clause)) for clause in [*plan.at_target, *plan.after])


def texts_of(clause: e.Then | e.OpposedRoll) -> Effects:
    return clause.effects if isinstance(clause, e.Then) else clause.win + clause.lose


def mentions_defender(effects: Effects) -> bool:
    for effect in effects:
        if isinstance(effect, (e.Damage, *TARGETED)) and needs_target(effect.target):
            return True
        if isinstance(effect, e.Transfer) and needs_target(effect.origin + effect.to):
            return True
    return False


def is_attack(table: DiceTable, context: Context, plan: ActivationPlan) -> bool:
    """DT-ATK-1, 3: return whether a target takes at least 1 non-collateral damage, as far as amounts are fixed.

    Players whom the ability names by itself are targets too (A-51).
    """
    if any(portion.damage_type != COLLATERAL and hits_others(portion.target) for portion in plan.damage):
        return True
    return any(will_hit(table, context, texts_of(clause)) for clause in plan.at_target)


def hits_others(target: Targets) -> bool:
    return not is_self(target)


def will_hit(table: DiceTable, context: Context, effects: Effects) -> bool:
    """Return whether a deferred clause deals damage to the target or to opponents it names."""
    for effect in effects:
        if not isinstance(effect, e.Damage) or not hits_others(effect.target):
            continue
        counts = waits_for_target(table, context, effect.amount) or number(table, context, effect.amount) > 0
        if TYPE_CODES[effect.damage_type] != COLLATERAL and counts:
            return True
    return False


def write_damage(table: DiceTable, plan: ActivationPlan) -> None:
    """Make the damage incoming: from now on it can be prevented and modified (DT-DMG-31)."""
    attack = table.attack()
    for portion in plan.damage:
        kind = portion.damage_type
        if kind == NORMAL and attack.undefendable:
            kind = UNDEFENDABLE
        for seat in victims(table, portion):
            amount = amount_for(table, portion, seat)
            if amount > 0:
                line = PoolEntry(
                    what=DEAL,
                    seat=seat,
                    by=attack.attacker,
                    damage_type=kind,
                    amount=amount,
                    firm=portion.firm,
                    attack=attack.serial,
                )
                table.write_line(line)
                table.note_origin(line, NO_SOURCE, attack.attacker)
    plan.damage = []
    table.expect_damage(types_to_come(plan))
    write_early_additions(table)


def types_to_come(plan: ActivationPlan) -> list[int]:
    """Return the types of damage to others that the ability deals once there is a target (DT-ATK-8)."""
    planned: list[int] = [portion.damage_type for portion in plan.damage if hits_others(portion.target)]
    return planned + [
        TYPE_CODES[effect.damage_type]
        for clause in plan.at_target
        for effect in texts_of(clause)
        if isinstance(effect, e.Damage) and hits_others(effect.target)
    ]


def amount_for(table: DiceTable, portion: Portion, seat: i64) -> i64:
    """Return the amount for a seat; what depends on the victim's board is counted for each."""
    if portion.counted is None:
        return portion.amount
    return number(table, portion.counted, portion.effect.amount, seat)


def write_early_additions(table: DiceTable) -> None:
    """Join earlier modifiers with the part of the damage that they modify (DT-DMG-5)."""
    attack = table.attack()
    if attack.added:
        seat = modified_target(table, Context(attack.attacker, HOOK_EFFECT), attack.added)
        kinds = modifiable_types(table.pool().lines, seat, attack.added)
        if kinds:
            line = PoolEntry(what=ADD, seat=seat, by=attack.attacker, damage_type=kinds[0], amount=attack.added)
            table.join_added(line)
    if attack.targets:  # collateral damage alone cannot be modified (DT-ATK-8)
        table.join_halved()


def victims(table: DiceTable, portion: Portion) -> list[int]:
    """Return who takes the damage: the target, or the players that special targeting names (DT-DMG-2)."""
    target = portion.target
    if len(target) == 1 and target[0] is DEFENDER:
        return [table.defender()]
    if not portion.seats:
        portion.seats = seats_meant(table, Context(table.attack().attacker, ABILITY), target)
    return portion.seats


def named_targets(table: DiceTable, plan: ActivationPlan) -> list[int]:
    """Return the opponents whom the ability's own targeting attacks, each once (A-51)."""
    found: list[int] = []
    attacker = table.attack().attacker
    for portion in plan.damage:
        if portion.damage_type == COLLATERAL or needs_target(portion.target) or not hits_others(portion.target):
            continue
        for seat in victims(table, portion):
            opposed = table.mode.are_opponents(attacker, seat)
            if opposed and seat not in found and amount_for(table, portion, seat) > 0:
                found.append(seat)
    return found


def fix_named_targets(table: DiceTable, plan: ActivationPlan) -> None:
    """Add these opponents to the targets (A-51)."""
    for seat in named_targets(table, plan):
        if seat not in table.attack().targets:
            table.fix_target(seat)


def resolve_targeted(table: DiceTable, context: Context, plan: ActivationPlan) -> None:
    """DRP1 (DT-DEF-1): resolve targeted effects other than damage in printed order, then what waited for them."""
    dice = context.throw
    while plan.targeted or plan.at_target:
        chosen, named = context.chosen, context.named
        for waiting in plan.targeted:
            context.throw = waiting.throw
            context.die = waiting.die
            context.chosen = waiting.chosen
            context.named = waiting.named
            run_one(table, context, waiting.effect)
        plan.targeted = []
        context.throw, context.chosen, context.named = dice, chosen, named
        context.die = 0
        if plan.at_target:
            resolve_clause(table, context, plan, plan.at_target.pop(0))
            if plan.damage:  # what follows damage waits until it is applied (DT-TEXT-5)
                plan.after += [clause for clause in plan.at_target if isinstance(clause, e.Then)]
                plan.at_target = []
            fix_named_targets(table, plan)
            write_damage(table, plan)


def resolve_clause(table: DiceTable, context: Context, plan: ActivationPlan, clause: e.Then | e.OpposedRoll) -> None:
    if isinstance(clause, e.OpposedRoll):
        prepare(table, context, plan, opposed_text(table, context, clause))
    else:
        pause_for_then(table)
        prepare(table, context, plan, clause.effects)


def ability_text(table: DiceTable) -> Effects:
    """Return the effects of the chosen row and those common to all rows (DT-ABIL-6, 7)."""
    attack = table.attack()
    ability = table.content.abilities[attack.ability].ability
    return ability.tiers[attack.row].effects + ability.all_tiers


def ability_context(table: DiceTable, throw: Throw) -> Context:
    context = Context(table.attack().attacker, ABILITY)
    context.throw = throw
    return context


Planner = Callable[[DiceTable, Context, ActivationPlan, Any], None]  # each takes its own type of effect
PLANNERS: Final[dict[type[Effect], Planner]] = {
    e.Then: prepare_then,
    e.If: prepare_if,
    e.Roll: prepare_roll,
    e.OpposedRoll: plan_opposed_roll,
    e.Damage: plan_damage,
    e.ChooseOne: prepare_choice,
    e.Pay: prepare_pay,
    e.MayPay: prepare_may_pay,
    e.Inflict: plan_targeted,
    e.LoseCp: plan_targeted,
    e.StealCp: plan_targeted,
    e.StealHealth: plan_targeted,
    e.SetHealth: plan_targeted,
    e.Discard: plan_targeted,
    e.LookAtHand: plan_targeted,
    e.Detonate: plan_targeted,
    e.Remove: plan_targeted,
    e.Transfer: plan_transfer,
}
"""The effects that an Offensive Ability defers or splits instead of resolving them directly."""
