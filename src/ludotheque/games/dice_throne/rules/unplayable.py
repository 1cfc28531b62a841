"""Why a card cannot be played or a token not used at a question, by the same facts that decide whether it can."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.hook_types import Window
from ludotheque.games.dice_throne.resolution.conditions import holds
from ludotheque.games.dice_throne.resolution.context import hook_context
from ludotheque.games.dice_throne.resolution.costs import can_pay
from ludotheque.games.dice_throne.resolution.fast_actions import (
    available,
    has_enough,
    used_up,
    wants_more,
    window_is_open,
)
from ludotheque.games.dice_throne.rules.turn import UNPAYABLE, upgrade_price
from ludotheque.games.dice_throne.table.actions import MAIN, PREEMPT, PRESENT, RESPOND, ROLLING
from ludotheque.games.dice_throne.table.hook_sources import HOOKS_PER_SOURCE
from ludotheque.games.dice_throne.table.match_content import MAIN_CARD, ROLL_CARD, UPGRADE, PreparedCard
from ludotheque.games.dice_throne.table.requirements import (
    ANY_DICE,
    ATTACKED,
    DEALT,
    DEFENSIVE_ATTEMPT,
    INCOMING,
    KNOWN_TARGET,
    MENDABLE,
    MOVABLE_TOKENS,
    OFFENSIVE_ATTEMPT,
    OPPONENT_DICE,
    OWN_ATTACK,
    OWN_DICE,
    OWN_INCOMING,
    OWN_PAIR,
    OWN_TOKENS,
    TEAM_DICE,
    TOKENS,
    UNBUILT,
    UNRAISED,
    UNSHARED,
)
from ludotheque.games.dice_throne.table.response_points import DEFENSIVE_ROLL, OFFENSIVE_ROLL, W_MAIN, W_POST
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision

TIMES: Final = (MAIN, RESPOND, PREEMPT, PRESENT, ROLLING)
"""Questions at which cards may be played at all."""

AT_A_POINT: Final = (RESPOND, PREEMPT, PRESENT)

NEEDS: Final = (
    (OWN_ATTACK, "own_attack", "DT-ATK-7"),
    (ATTACKED, "attacked", "DT-ATK-10"),
    (OFFENSIVE_ATTEMPT, "offensive_roll", "DT-CARD-3"),
    (DEFENSIVE_ATTEMPT, "defensive_roll", "DT-CARD-3"),
    (OWN_DICE, "own_dice", "DT-TIMING-14"),
    (OWN_PAIR, "own_pair", "DT-CARD-13"),
    (OPPONENT_DICE, "opponent_dice", "DT-TIMING-14"),
    (TEAM_DICE, "team_dice", "DT-TIMING-14"),
    (ANY_DICE, "any_dice", "DT-TIMING-14"),
    (OWN_INCOMING, "own_incoming", "DT-DMG-31"),
    (INCOMING, "incoming", "DT-DMG-31"),
    (DEALT, "dealt", "DT-ATK-6"),
    (KNOWN_TARGET, "target", "DT-TARGET-1"),
    (OWN_TOKENS, "own_tokens", "DT-STATUS-14"),
    (TOKENS, "tokens", "DT-STATUS-14"),
    (MOVABLE_TOKENS, "movable_tokens", "DT-STATUS-14"),
    (UNBUILT, "unbuilt", "DT-CARD-5"),
    (UNRAISED, "unraised", "DT-CARD-5"),
    (UNSHARED, "unshared", "DT-CARD-5"),
    (MENDABLE, "mendable", "DT-CARD-5"),
)
"""What may be missing: the weightier first."""

MOMENTS: Final = {
    Window.DAMAGE_INCOMING: "own_incoming",
    Window.OWN_ATTACK: "own_attack",
    Window.OWN_OFFENSIVE_PHASE_END: "own_attack",
    Window.ATTACKED: "attacked",
    Window.ATTACK_STATUS_INCOMING: "attacked",
    Window.OWN_UPKEEP: "upkeep",
    Window.OWN_MAIN_PHASE: "main_phase",
    Window.OWN_TURN_BEFORE_OFFENSIVE_PHASE: "before_offence",
}
"""When a use has its time."""


class Fault:
    """What stands against a card: a word for it, the rule, and the number it is about."""

    def __init__(self, reason: str, rule: str, amount: i64 = 0) -> None:
        self.reason = reason
        self.rule = rule
        self.amount = amount


def fault_of(table: DiceTable, decision: Decision, seat: i64, card: i64) -> Fault:
    """Why that card of the seat's hand is not among the answers to this question."""
    kit = table.kit.cards[table.state.secrets.identity[card]]
    if decision.kind not in TIMES:
        return Fault("first", "DT-TIMING-3")
    found = slow_fault(table, decision, seat, kit) if kit.kind <= MAIN_CARD else fast_fault(table, seat, kit)
    if found is None:
        found = need_fault(table, seat, kit)
    if found is not None:
        return found
    point: i64 = decision.subject if decision.kind in AT_A_POINT else W_MAIN
    if point == W_POST and kit.kind == ROLL_CARD and not kit.needs & DEALT:
        return Fault("settled", "DT-CARD-3")
    return Fault("dice_only", "DT-TIMING-3")


def slow_fault(table: DiceTable, decision: Decision, seat: i64, kit: PreparedCard) -> Fault | None:
    """Upgrades and Main Phase cards."""
    if decision.kind != MAIN:
        return Fault("main_phase", "DT-CARD-9" if kit.kind == UPGRADE else "DT-CARD-2")
    hero = table.hero(seat)
    price: i64 = upgrade_price(table, hero, kit) if kit.kind == UPGRADE else kit.cost
    if price == UNPAYABLE:
        return Fault("level", "DT-CARD-11")
    return Fault("cp", "DT-CP-2", price) if price > hero.cp else None


def fast_fault(table: DiceTable, seat: i64, kit: PreparedCard) -> Fault | None:
    """Roll Phase cards and Instants."""
    rolling = OFFENSIVE_ROLL <= table.state.phase <= DEFENSIVE_ROLL
    if kit.kind == ROLL_CARD and not rolling:
        return Fault("roll_phase", "DT-CARD-3")
    return Fault("cp", "DT-CP-2", kit.cost) if kit.cost > table.hero(seat).cp else None


def need_fault(table: DiceTable, seat: i64, kit: PreparedCard) -> Fault | None:
    """Something its text acts on is not there."""
    found = missing_fault(table, seat, kit.needs)
    if found is not None:
        return found
    return Fault("dealt_more", "DT-ATK-6", kit.dealt) if wants_more(table, kit) else None


def missing_fault(table: DiceTable, seat: i64, needs: i64) -> Fault | None:
    missing: i64 = needs & ~available(table, seat) if needs else 0
    for need, reason, rule in NEEDS:
        if missing & need:
            return Fault(reason, rule)
    return None


def use_fault(table: DiceTable, seat: i64, source: i64, place: i64) -> Fault:
    """Why a token, companion or passive that lies before the seat is not among the fast actions (DT-STATUS-8)."""
    kit = table.kit.sources[source]
    hook = kit.uses[place]
    spent: i64 = source * HOOKS_PER_SOURCE + place
    now = hook_context(table, seat, source)
    if not window_is_open(table, seat, hook):
        return Fault(MOMENTS.get(hook.window, "moment"), "DT-STATUS-8")
    if used_up(table, now, spent):
        return Fault("used_up", "DT-STATUS-8")
    found = missing_fault(table, seat, kit.needs[place])
    if found is not None:
        return found
    if not has_enough(table.hero(seat), table.kit.floors[seat][spent]) or not can_pay(table, now, hook.pay):
        return Fault("price", "DT-STATUS-8")
    if hook.condition is not None and not holds(table, now, hook.condition):
        return Fault("condition", "DT-STATUS-8")
    return Fault("dice_only", "DT-TIMING-3")
