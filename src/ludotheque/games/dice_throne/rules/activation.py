"""An activated Offensive Ability, sorted into what happens when (DT-ROLL-18 to 20, DT-DEF-1, DT-DEF-15)."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import structs
from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Amount, Effect, Effects, Targets, TokensOf, Who
from ludotheque.games.dice_throne.effects.dice import opposed_text, throw_for
from ludotheque.games.dice_throne.effects.flow import bought_text, chosen_text, paid_text, pause_for_then
from ludotheque.games.dice_throne.effects.tokens import holders
from ludotheque.games.dice_throne.resolution.amounts import number
from ludotheque.games.dice_throne.resolution.choices import is_self, seats_meant
from ludotheque.games.dice_throne.resolution.conditions import holds
from ludotheque.games.dice_throne.resolution.context import ABILITY, HOOK_EFFECT, Context, run_one
from ludotheque.games.dice_throne.resolution.modifiers import TYPE_CODES, modifiable_types, modified_target
from ludotheque.games.dice_throne.table.match_content import NO_SOURCE
from ludotheque.games.dice_throne.table.state import ADD, COLLATERAL, DEAL, NORMAL, UNDEFENDABLE
from ludotheque.games.dice_throne.table.state_classes import Line, Throw
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
"""What is done to opponents at DRP1; to the own side at once (DT-DEF-1, DT-ROLL-20)."""
DEFENDER: Final = Who.DEFENDER
SAME: Final = Who.SAME
TO_BE_COUNTED: Final = 1  # in place of an amount until it is known whom the damage goes to


class Portion:
    """Damage of the ability, its amount fixed."""

    def __init__(self, effect: e.Damage, amount: i64, firm: i64) -> None:
        self.effect = effect
        self.target = effect.target
        self.damage_type: i64 = TYPE_CODES[effect.damage_type]
        self.amount = amount
        self.firm = firm
        self.seats: list[int] = []  # who was named before a target could be fixed
        self.counted: Context | None = None  # of an amount that is counted once it is known whom it goes to


class Waiting:
    """An effect that comes at DRP1, with the dice it counts and those whom its text has named."""

    def __init__(self, effect: Targeted | e.Transfer, now: Context, named: list[int]) -> None:
        self.effect = effect
        self.throw = now.throw
        self.die = now.die
        self.chosen = now.chosen
        self.named = named


class Plan:
    """What is left to do after ORP4."""

    def __init__(self) -> None:
        self.damage: list[Portion] = []
        self.targeted: list[Waiting] = []
        self.at_target: list[e.Then | e.OpposedRoll] = []  # wait for the target, before damage is dealt
        self.after: list[e.Then] = []  # follow damage: once it has been applied
        self.if_dealt: list[e.If] = []


def prepare(table: DiceTable, now: Context, plan: Plan, effects: Effects) -> None:
    """Fix amounts and choices, resolve what needs no target, keep the rest in the plan."""
    for effect in effects:
        planner = PLANNERS.get(type(effect))
        if planner is None:
            run_one(table, now, effect)
        else:
            planner(table, now, plan, effect)


def prepare_then(table: DiceTable, now: Context, plan: Plan, effect: e.Then) -> None:
    """DT-TEXT-5, 7: a "then" waits for everything before it, be it damage or a targeted effect."""
    if all(isinstance(part, e.ActivateCompanion) for part in effect.effects):
        plan.at_target.append(effect)  # they act before damage is applied
    elif plan.damage or plan.after:
        plan.after.append(effect)
    elif plan.targeted or plan.at_target:
        plan.at_target.append(effect)
    else:
        pause_for_then(table)
        prepare(table, now, plan, effect.effects)


def prepare_if(table: DiceTable, now: Context, plan: Plan, effect: e.If) -> None:
    if effect.condition.damage_dealt_at_least is not None:
        plan.if_dealt.append(effect)
    else:
        prepare(table, now, plan, effect.effects if holds(table, now, effect.condition) else effect.otherwise)


def prepare_choice(table: DiceTable, now: Context, plan: Plan, effect: e.ChooseOne) -> None:
    prepare(table, now, plan, chosen_text(table, now, effect))


def prepare_pay(table: DiceTable, now: Context, plan: Plan, effect: e.Pay) -> None:
    prepare(table, now, plan, paid_text(table, now, effect))


def prepare_may_pay(table: DiceTable, now: Context, plan: Plan, effect: e.MayPay) -> None:
    prepare(table, now, plan, bought_text(table, now, effect))


def prepare_roll(table: DiceTable, now: Context, plan: Plan, effect: e.Roll) -> None:
    outer = now.throw
    now.throw = throw_for(table, now, effect)
    prepare(table, now, plan, effect.effects)
    for die in now.throw.dice[:] if effect.each_die else []:
        now.die = die
        prepare(table, now, plan, effect.each_die)
    now.die = 0
    now.throw = outer


def plan_opposed_roll(_table: DiceTable, _now: Context, plan: Plan, effect: e.OpposedRoll) -> None:
    """DT-ROLL-19: it waits until the target is known."""
    plan.at_target.append(effect)


def plan_targeted(table: DiceTable, now: Context, plan: Plan, effect: Targeted) -> None:
    """DT-DEF-1: what is done to opponents comes at DRP1, whether the target or others whom the text itself names."""
    if needs_target(effect.target):
        plan.targeted.append(Waiting(effect, now, now.named[:]))
        return
    if is_self(effect.target):
        run_one(table, now, effect)
        return
    candidates = holders(table, now, effect) if isinstance(effect, e.Remove) else None
    named = seats_meant(table, now, effect.target, candidates)
    against = [seat for seat in named if table.mode.are_opponents(now.owner, seat)]
    own_side = [seat for seat in named if seat not in against]
    on_named = structs.replace(effect, target=(SAME,))
    last_named = now.named
    if own_side:
        now.named = own_side
        run_one(table, now, on_named)
        now.named = last_named
    if against:
        plan.targeted.append(Waiting(on_named, now, against))


def plan_transfer(_table: DiceTable, now: Context, plan: Plan, effect: e.Transfer) -> None:
    """A token goes from one board to another, and one of them may be an opponent's."""
    plan.targeted.append(Waiting(effect, now, now.named[:]))


def plan_damage(table: DiceTable, now: Context, plan: Plan, effect: e.Damage) -> None:
    if effect.isolated:
        run_one(table, now, effect)
        return
    later = waits_for_target(table, now, effect.amount)
    amount = TO_BE_COUNTED if later else number(table, now, effect.amount)
    if amount <= 0:
        return
    # Nothing an Ultimate deals can be avoided, its collateral part included (DT-ULT-9).
    firm: i64 = 1 if effect.unpreventable or table.attack().ultimate else 0
    portion = Portion(effect, amount, firm)
    if later:
        portion.counted = Context(now.owner, ABILITY)
        portion.counted.throw = now.throw
        portion.counted.die = now.die
    if SAME in effect.target:
        portion.seats = now.named[:]
    plan.damage.append(portion)


def waits_for_target(table: DiceTable, now: Context, amount: Amount) -> bool:
    """Is it counted on the board of somebody who is not known yet?"""
    if amount.of is TokensOf.DEFENDER:
        return table.defender() < 0 and len(table.mode.opponents(table.state, now.owner)) > 1
    return amount.of is TokensOf.TARGET


def needs_target(target: Targets) -> bool:
    """Must somebody be assigned? Special targeting names its own victims (DT-TARGET-3)."""
    return DEFENDER in target


def plan_needs_target(plan: Plan) -> bool:
    """DT-TARGET-2: any effect that must be assigned to an opponent."""
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


def is_attack(table: DiceTable, now: Context, plan: Plan) -> bool:
    """DT-ATK-1, 3: at least 1 non-collateral damage to a target, as far as amounts are fixed.

    Whoever the ability names by itself is a target too (A-51).
    """
    if any(portion.damage_type != COLLATERAL and hits_others(portion.target) for portion in plan.damage):
        return True
    return any(will_hit(table, now, texts_of(clause)) for clause in plan.at_target)


def hits_others(target: Targets) -> bool:
    return not is_self(target)


def will_hit(table: DiceTable, now: Context, effects: Effects) -> bool:
    """Does a clause that waits for the target deal damage to it, or to opponents whom it names?"""
    for effect in effects:
        if not isinstance(effect, e.Damage) or not hits_others(effect.target):
            continue
        counts = waits_for_target(table, now, effect.amount) or number(table, now, effect.amount) > 0
        if TYPE_CODES[effect.damage_type] != COLLATERAL and counts:
            return True
    return False


def write_damage(table: DiceTable, plan: Plan) -> None:
    """The damage becomes incoming: it can be prevented and modified from now on (DT-DMG-31)."""
    attack = table.attack()
    for portion in plan.damage:
        kind = portion.damage_type
        if kind == NORMAL and attack.undefendable:
            kind = UNDEFENDABLE
        for seat in victims(table, portion):
            amount = amount_for(table, portion, seat)
            if amount > 0:
                line = Line(
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


def types_to_come(plan: Plan) -> list[int]:
    """The types of damage to others that the ability deals once there is a target (DT-ATK-8)."""
    planned: list[int] = [portion.damage_type for portion in plan.damage if hits_others(portion.target)]
    return planned + [
        TYPE_CODES[effect.damage_type]
        for clause in plan.at_target
        for effect in texts_of(clause)
        if isinstance(effect, e.Damage) and hits_others(effect.target)
    ]


def amount_for(table: DiceTable, portion: Portion, seat: i64) -> i64:
    """What is counted on the victim's own board is counted for each of them."""
    if portion.counted is None:
        return portion.amount
    return number(table, portion.counted, portion.effect.amount, seat)


def write_early_additions(table: DiceTable) -> None:
    """Modifiers that came before the damage now join the part they modify (DT-DMG-5)."""
    attack = table.attack()
    if attack.added:
        seat = modified_target(table, Context(attack.attacker, HOOK_EFFECT), attack.added)
        kinds = modifiable_types(table.pool().lines, seat, attack.added)
        if kinds:
            line = Line(what=ADD, seat=seat, by=attack.attacker, damage_type=kinds[0], amount=attack.added)
            table.join_added(line)
    if attack.targets:  # collateral damage alone is not modified (DT-ATK-8)
        table.join_halved()


def victims(table: DiceTable, portion: Portion) -> list[int]:
    """Whom the damage goes to: the target, or those whom special targeting names (DT-DMG-2)."""
    target = portion.target
    if len(target) == 1 and target[0] is DEFENDER:
        return [table.defender()]
    if not portion.seats:
        portion.seats = seats_meant(table, Context(table.attack().attacker, ABILITY), target)
    return portion.seats


def named_targets(table: DiceTable, plan: Plan) -> list[int]:
    """The opponents whom the ability's own targeting attacks, each once (A-51)."""
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


def fix_named_targets(table: DiceTable, plan: Plan) -> None:
    """They are targets beside the one that was found, if any (A-51)."""
    for seat in named_targets(table, plan):
        if seat not in table.attack().targets:
            table.fix_target(seat)


def resolve_targeted(table: DiceTable, now: Context, plan: Plan) -> None:
    """DRP1 (DT-DEF-1): targeted effects that are not damage, in printed order, then what waited for them."""
    dice = now.throw
    while plan.targeted or plan.at_target:
        chosen, named = now.chosen, now.named
        for waiting in plan.targeted:
            now.throw = waiting.throw
            now.die = waiting.die
            now.chosen = waiting.chosen
            now.named = waiting.named
            run_one(table, now, waiting.effect)
        plan.targeted = []
        now.throw, now.chosen, now.named = dice, chosen, named
        now.die = 0
        if plan.at_target:
            resolve_clause(table, now, plan, plan.at_target.pop(0))
            if plan.damage:  # what follows it waits until it has been applied (DT-TEXT-5)
                plan.after += [clause for clause in plan.at_target if isinstance(clause, e.Then)]
                plan.at_target = []
            fix_named_targets(table, plan)
            write_damage(table, plan)


def resolve_clause(table: DiceTable, now: Context, plan: Plan, clause: e.Then | e.OpposedRoll) -> None:
    if isinstance(clause, e.OpposedRoll):
        prepare(table, now, plan, opposed_text(table, now, clause))
    else:
        pause_for_then(table)
        prepare(table, now, plan, clause.effects)


def ability_text(table: DiceTable) -> Effects:
    """The row that was chosen, and what is added whichever it was (DT-ABIL-6, 7)."""
    attack = table.attack()
    ability = table.kit.abilities[attack.ability].ability
    return ability.tiers[attack.row].effects + ability.all_tiers


def ability_context(table: DiceTable, throw: Throw) -> Context:
    now = Context(table.attack().attacker, ABILITY)
    now.throw = throw
    return now


Planner = Callable[[DiceTable, Context, Plan, Any], None]  # each takes its own type of effect
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
"""What an Offensive Ability does not simply carry out."""
