"""The Roll Phase from activation to its conclusion: targeting, defence, damage (DT-TARGET, DT-DEF, DT-ULT)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import Act, Moment, Replaced, Window
from ludotheque.games.dice_throne.content.vocabulary import Effect, Effects
from ludotheque.games.dice_throne.effects.flow import pause_for_then
from ludotheque.games.dice_throne.resolution.choices import share_of
from ludotheque.games.dice_throne.resolution.context import DEFENDING, Context, run
from ludotheque.games.dice_throne.resolution.fast_actions import is_barred, is_usable
from ludotheque.games.dice_throne.resolution.pools import cancel_offence, close_pool, count_modifiers
from ludotheque.games.dice_throne.resolution.triggers import (
    end_of_activation,
    forbidden,
    replaced,
    run_triggers,
    trigger,
    triggers,
)
from ludotheque.games.dice_throne.resolution.windows import RerollOffer, dice_window, open_window, use_source
from ludotheque.games.dice_throne.rules.activation import (
    ActivationPlan,
    ability_context,
    ability_text,
    fix_named_targets,
    is_attack,
    plan_needs_target,
    prepare,
    resolve_targeted,
    types_to_come,
    write_damage,
)
from ludotheque.games.dice_throne.rules.offensive_roll import draw_bonus, find_target, offensive_roll
from ludotheque.games.dice_throne.rules.turn import begin_main
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.actions import ANNOUNCE, DEFENCE, DEFEND, NO_ABILITY, PASS, SPEND
from ludotheque.games.dice_throne.table.damage import Settlement, settle
from ludotheque.games.dice_throne.table.match_content import HOOKS_PER_SOURCE, ROWS
from ludotheque.games.dice_throne.table.response_points import (
    DEFENSIVE_ROLL,
    MAIN_2,
    OFFENSIVE_ROLL,
    PHASES,
    W_ACTIVATED,
    W_DEF_DICE,
    W_DEF_FX,
    W_DEFENCE_CHOICE,
    W_LAST,
    W_POST,
    W_TARGETED,
)
from ludotheque.games.dice_throne.table.state import ABILITY_TEXT, COLLATERAL, DEAL, DEFENCE_TEXT, NORMAL, SHARE, SLOW
from ludotheque.games.dice_throne.table.state import DEFENCE as DEFENCE_DICE
from ludotheque.games.dice_throne.table.state_classes import Attack, PoolEntry
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision

OWN_OFFENSIVE_PHASE: Final = Replaced.OWN_OFFENSIVE_PHASE
ABILITY_ACTIVATED: Final = Moment.OWN_ABILITY_ACTIVATED
OWN_ATTACK: Final = Moment.OWN_ATTACK
ATTACKED: Final = Moment.ATTACKED
ROLL_PHASE_END: Final = Moment.OWN_ROLL_PHASE_END
WITHOUT_ATTACK: Final = Moment.OPPONENT_ROLL_PHASE_WITHOUT_ATTACK
INSTEAD_OF_DEFENCE: Final = Window.INSTEAD_OF_DEFENCE


def roll_phase(table: DiceTable) -> None:
    """Run phases 4 to 6 (DT-TURN-3), unless a token replaces them (DT-TURN-5, 6)."""
    state = table.state
    dictated = table.take_granted_phase()
    if dictated >= 0 and state.heroes[dictated].defeated:  # DT-TURN-7: forfeited
        next_phase(table)
        return
    if replaced(table, state.active, OWN_OFFENSIVE_PHASE, PHASES[OFFENSIVE_ROLL]):
        next_phase(table)
        return
    table.enter_phase(OFFENSIVE_ROLL)
    table.open_pool()
    announced = offensive_roll(table, state.active)
    if announced == NO_ABILITY:
        conclude_idle(table)
        conclude_phase(table, None)
    else:
        activate(table, announced - ANNOUNCE, dictated)
    table.take_up_dice()
    next_phase(table)


def next_phase(table: DiceTable) -> None:
    """Continue with another Offensive Roll Phase if granted (DT-TURN-7), otherwise Main (2)."""
    if table.state.extra:
        table.come_to(OFFENSIVE_ROLL)
    else:
        begin_main(table, MAIN_2)


def conclude_idle(table: DiceTable) -> None:
    """DT-ROLL-22: without an activation, apply the pool."""
    if table.pool().lines:
        open_window(table, W_LAST)
    close_pool(table)


def conclude_phase(table: DiceTable, attack: Attack | None) -> None:
    """DT-DEF-16: run end-of-Roll-Phase triggers, except of tokens placed by this activation."""
    seat: i64 = table.state.active
    attacked = attack is not None and attack.is_attack
    table.end_lasting_hooks()
    acting = table.content.acting
    if not acting[ROLL_PHASE_END] and not acting[WITHOUT_ATTACK]:
        return
    table.open_pool()
    if not attacked:
        for other in table.mode.opponents(table.state, seat):
            run_triggers(table, other, WITHOUT_ATTACK, seat)
    for source in triggers(table, seat, ROLL_PHASE_END):
        came_with = table.hero(seat).token_attack[source]
        if attack is None or came_with != attack.serial:
            trigger(table, seat, source, ROLL_PHASE_END)
    conclude_idle(table)


def activate(table: DiceTable, announced: i64, dictated: i64) -> None:
    """Run ORP4 to DRP6 and the conclusion of the Roll Phase."""
    ability, row = divmod(announced, ROWS)
    attack = table.begin_activation(ability, row)
    table.begin_resolving(ABILITY_TEXT, ability, attack.attacker, SLOW)
    if table.content.acting[ABILITY_ACTIVATED]:
        run_triggers(table, attack.attacker, ABILITY_ACTIVATED)
    if attack.failed:
        conclude_idle(table)  # DT-TOKEN-6
        conclude_phase(table, attack)
    else:
        resolve_ability(table, attack, dictated)
    end_of_activation(table, attack)
    table.end_resolving()
    table.end_activation()
    table.end_turn_of_the_defeated()


def resolve_ability(table: DiceTable, attack: Attack, dictated: i64) -> None:
    now = ability_context(table, table.dice_in_view())
    plan = ActivationPlan()
    prepare(table, now, plan, ability_text(table))  # ORP4 ii, iii
    if is_attack(table, now, plan):  # DT-ATK-3
        table.count_as_attack()
    table.expect_damage(types_to_come(plan))
    open_window(table, W_ACTIVATED)
    rewarded = fix_target(table, plan, dictated)
    known = len(attack.targets)
    resolve_targeted(table, now, plan)  # DRP1
    if not attack.is_attack and deals_damage(table):
        table.count_as_attack()
        attacker_triggers(table, attack)
    if not rewarded:
        draw_bonus(table, attack.targets[known:], dictated)
    defender_triggers(table, attack)
    defend(table)  # DRP2 to 4
    open_window(table, W_LAST)  # DRP5
    later = settle_attack(table, plan)  # DRP6
    if not table.hero(attack.attacker).defeated:
        conclude(table, now, plan, later)


def fix_target(table: DiceTable, plan: ActivationPlan, dictated: i64) -> bool:
    """DT-TARGET-2, 3: the target is dictated, rolled for, named by the ability, or not needed.

    Return whether the attacker drew a card for attacking a Leader.
    """
    attack = table.attack()
    if plan_needs_target(plan):
        table.fix_target(dictated if dictated >= 0 else find_target(table))
    fix_named_targets(table, plan)
    rewarded = draw_bonus(table, attack.targets, dictated)
    write_damage(table, plan)
    table.enter_phase(DEFENSIVE_ROLL)
    if attack.targets:
        if attack.is_attack:
            attacker_triggers(table, attack)
        open_window(table, W_TARGETED)
    return rewarded


def attacker_triggers(table: DiceTable, attack: Attack) -> None:
    """Run triggers of the attacker's tokens early, so that all players see their effect on the damage (A-55)."""
    if table.content.acting[OWN_ATTACK]:
        run_triggers(table, attack.attacker, OWN_ATTACK, table.defender())


def defender_triggers(table: DiceTable, attack: Attack) -> None:
    """Run triggers of tokens whose holders are attacked (DT-TOKEN-7)."""
    if attack.is_attack and table.content.acting[ATTACKED]:
        for target in attack.targets:
            run_triggers(table, target, ATTACKED, attack.attacker)


def deals_damage(table: DiceTable) -> bool:
    """Return whether a deferred clause dealt damage to a target; collateral damage is no Attack (DT-ATK-2)."""
    targets = table.attack().targets
    lines = table.pool().lines
    return any(line.damage_type != COLLATERAL for seat in targets for line in attack_lines(lines, seat))


def attack_lines(lines: list[PoolEntry], target: i64) -> list[PoolEntry]:
    """Return the lines of the activated ability's damage to one of its targets."""
    return [line for line in lines if line.what == DEAL and line.seat == target and line.attack]


def defend(table: DiceTable) -> None:
    """DRP2 to 4 (DT-DEF-3 to 10): let each target of a defendable Attack use one Defensive Ability."""
    attack = table.attack()
    if not attack.is_attack or attack.ultimate:
        return
    for seat in table.mode.priority(table.state):
        if seat in attack.targets:
            while may_act(table, seat) and not choose_defence(table, attack, seat):
                pass  # a use chosen instead of a defence was lost: play goes on in order (DT-TIMING-6)


def may_act(table: DiceTable, seat: i64) -> bool:
    return not table.hero(seat).defeated and not is_barred(table, seat)


def choose_defence(table: DiceTable, attack: Attack, seat: i64) -> bool:
    """DRP2: carry out the target's choice; return False if it was lost before it resolved (DT-TIMING-7)."""
    options = [DEFEND + number for number in allowed_defences(table, attack, seat)]
    options += instead_options(table, seat)
    if not options:
        return True
    table.note_window(W_DEFENCE_CHOICE)
    picked = table.ask(Decision(seat, DEFENCE, [*options, PASS]))
    if picked == PASS:
        if table.listening:
            table.tell(events.DefenceDeclined(seat))
    elif picked < DEFEND:
        return use_source(table, seat, picked & ARGUMENT_MASK, W_DEFENCE_CHOICE, False)
    else:
        roll_defence(table, seat, picked - DEFEND)
    return True


def allowed_defences(table: DiceTable, attack: Attack, seat: i64) -> list[int]:
    """Return no defence if the Attack is not defendable or a token of either side forbids it (DT-DEF-6)."""
    if not is_defendable(table, seat):
        return []
    if table.content.barring:
        if forbidden(table, seat, Act.OWN_DEFENCE):
            return []
        if forbidden(table, attack.attacker, Act.DEFENCE_OF_TARGET):
            return []
    return defences(table, seat)


def instead_options(table: DiceTable, seat: i64) -> list[int]:
    """Return the options to use something instead of a defence."""
    tokens = table.hero(seat).tokens
    return [
        SPEND + source * HOOKS_PER_SOURCE + place
        for source in table.content.usable
        if tokens[source]
        for place, hook in enumerate(table.content.sources[source].uses)
        if hook.window is INSTEAD_OF_DEFENCE and is_usable(table, seat, source, place)
    ]


def is_defendable(table: DiceTable, seat: i64) -> bool:
    """DT-DEF-6, A-36: return whether some damage is of the normal type and not cancelled."""
    waiting = attack_lines(table.expected_lines(table.pool()), seat)
    return any(line.damage_type == NORMAL for line in waiting)


def defences(table: DiceTable, seat: i64) -> list[int]:
    """Return the Defensive Abilities on the board (DT-DEF-5)."""
    hero = table.content.heroes[seat]
    found = [hero.defence[slot][level] for slot, level in enumerate(table.hero(seat).levels)]
    return [number for number in found if number >= 0]


def roll_defence(table: DiceTable, seat: i64, number: i64) -> None:
    """DRP3 and 4: make one Roll Attempt, open its dice window, then resolve all results."""
    defence = table.content.defences[number]
    table.begin_resolving(DEFENCE_TEXT, number, seat, SLOW)
    table.defend(seat, defence.id)
    throw = table.throw_dice(seat, defence.defence.dice, DEFENCE_DICE, 0)
    context = Context(seat, DEFENDING)
    context.throw = throw
    offers = [RerollOffer(context, defence.defence.may_reroll)] if defence.defence.may_reroll is not None else []
    dice_window(table, throw, W_DEF_DICE, False, offers)
    open_window(table, W_DEF_FX)
    run(table, context, defence.defence.effects)
    table.take_up_dice()
    table.end_resolving()


def settle_attack(table: DiceTable, plan: ActivationPlan) -> list[Effect]:
    """DRP6 (DT-DEF-13): evaluate clauses on damage dealt by what the Attack deals (A-35b), then apply everything."""
    cancel_offence(table)
    count_modifiers(table)
    result = settle(table.pool().lines, table.mode.seats)
    dealt = table.settle_attack(result.dealt)
    later: list[Effect] = []
    for clause in plan.if_dealt:
        if dealt >= (clause.condition.damage_dealt_at_least or 1):
            later.extend(join_damage(table, clause.effects))
    if plan.if_dealt:
        result = settle(table.pool().lines, table.mode.seats)
    share_with_companions(table, result)
    close_pool(table, result)
    return later


def share_with_companions(table: DiceTable, result: Settlement) -> None:
    """After the totals are fixed, ask owners how much of the damage a companion takes."""
    for line in table.pool().lines:
        if line.what == SHARE and line.amount:
            moved = share_of(table, line.seat, result.totals[line.seat])
            result.shared[line.seat] += moved
            result.totals[line.seat] -= moved


def join_damage(table: DiceTable, effects: Effects) -> list[Effect]:
    """Add damage that depends on damage dealt to the pool; return the other effects, which follow it."""
    now = ability_context(table, table.dice_in_view())
    run(table, now, tuple(effect for effect in effects if isinstance(effect, e.Damage)))
    return [effect for effect in effects if not isinstance(effect, e.Damage)]


def conclude(table: DiceTable, context: Context, plan: ActivationPlan, later: list[Effect]) -> None:
    """DT-DEF-15, 16: resolve what follows damage, the last responses, then triggers at the end of the Roll Phase."""
    table.open_pool()
    for clause in plan.after:
        pause_for_then(table)
        run(table, context, clause.effects)
    run(table, context, tuple(later))
    open_window(table, W_POST)
    close_pool(table)
    conclude_phase(table, table.attack())
