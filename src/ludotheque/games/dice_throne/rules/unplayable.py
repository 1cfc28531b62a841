"""Why a card cannot be played or a token not used at a question, from the same facts that decide it."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.hook_types import Window
from ludotheque.games.dice_throne.resolution.context import hook_context
from ludotheque.games.dice_throne.resolution.costs import can_pay
from ludotheque.games.dice_throne.resolution.evaluation import holds
from ludotheque.games.dice_throne.resolution.fast_actions import (
    available,
    has_enough,
    used_up,
    wants_more,
    window_is_open,
)
from ludotheque.games.dice_throne.rules.turn import UNPAYABLE, upgrade_price
from ludotheque.games.dice_throne.table.actions import MAIN, PREEMPT, PRESENT, RESPOND, ROLLING
from ludotheque.games.dice_throne.table.match_content import (
    ANY_DICE,
    ATTACKED,
    DEALT,
    DEFENSIVE_ATTEMPT,
    HOOKS_PER_SOURCE,
    INCOMING,
    KNOWN_TARGET,
    MAIN_CARD,
    MENDABLE,
    MOVABLE_TOKENS,
    OFFENSIVE_ATTEMPT,
    OPPONENT_DICE,
    OWN_ATTACK,
    OWN_DICE,
    OWN_INCOMING,
    OWN_PAIR,
    OWN_TOKENS,
    ROLL_CARD,
    TEAM_DICE,
    TOKENS,
    UNBUILT,
    UNRAISED,
    UNSHARED,
    UPGRADE,
    PreparedCard,
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
"""What may be missing, the most important first."""

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
"""The reason shown when a use is outside its window."""


class Obstacle:
    """The reason against a card: its name, the rule, and the number involved."""

    def __init__(self, reason: str, rule: str, amount: i64 = 0) -> None:
        self.reason = reason
        self.rule = rule
        self.amount = amount


def fault_of(table: DiceTable, decision: Decision, seat: i64, card: i64) -> Obstacle:
    """Return why that card of the seat's hand is not among the answers to this question."""
    prepared = table.content.cards[table.state.secrets.identity[card]]
    if decision.kind not in TIMES:
        return Obstacle("first", "DT-TIMING-3")
    found = (
        slow_fault(table, decision, seat, prepared) if prepared.kind <= MAIN_CARD else fast_fault(table, seat, prepared)
    )
    if found is None:
        found = need_fault(table, seat, prepared)
    if found is not None:
        return found
    point: i64 = decision.subject if decision.kind in AT_A_POINT else W_MAIN
    if point == W_POST and prepared.kind == ROLL_CARD and not prepared.needs & DEALT:
        return Obstacle("settled", "DT-CARD-3")
    return Obstacle("dice_only", "DT-TIMING-3")


def slow_fault(table: DiceTable, decision: Decision, seat: i64, card: PreparedCard) -> Obstacle | None:
    """Return why an upgrade or Main Phase card is not playable."""
    if decision.kind != MAIN:
        return Obstacle("main_phase", "DT-CARD-9" if card.kind == UPGRADE else "DT-CARD-2")
    hero = table.hero(seat)
    price: i64 = upgrade_price(table, hero, card) if card.kind == UPGRADE else card.cost
    if price == UNPAYABLE:
        return Obstacle("level", "DT-CARD-11")
    return Obstacle("cp", "DT-CP-2", price) if price > hero.cp else None


def fast_fault(table: DiceTable, seat: i64, card: PreparedCard) -> Obstacle | None:
    """Return why a Roll Phase card or an Instant is not playable."""
    rolling = OFFENSIVE_ROLL <= table.state.phase <= DEFENSIVE_ROLL
    if card.kind == ROLL_CARD and not rolling:
        return Obstacle("roll_phase", "DT-CARD-3")
    return Obstacle("cp", "DT-CP-2", card.cost) if card.cost > table.hero(seat).cp else None


def need_fault(table: DiceTable, seat: i64, card: PreparedCard) -> Obstacle | None:
    """Return what is missing that the card's text acts on."""
    found = missing_fault(table, seat, card.needs)
    if found is not None:
        return found
    return Obstacle("dealt_more", "DT-ATK-6", card.dealt) if wants_more(table, card) else None


def missing_fault(table: DiceTable, seat: i64, needs: i64) -> Obstacle | None:
    missing: i64 = needs & ~available(table, seat) if needs else 0
    for need, reason, rule in NEEDS:
        if missing & need:
            return Obstacle(reason, rule)
    return None


def use_fault(table: DiceTable, seat: i64, source: i64, place: i64) -> Obstacle:
    """Return why a seat's token, companion or passive is not among the fast actions (DT-STATUS-8)."""
    prepared = table.content.sources[source]
    hook = prepared.uses[place]
    spent: i64 = source * HOOKS_PER_SOURCE + place
    now = hook_context(table, seat, source)
    if not window_is_open(table, seat, hook):
        return Obstacle(MOMENTS.get(hook.window, "moment"), "DT-STATUS-8")
    if used_up(table, now, spent):
        return Obstacle("used_up", "DT-STATUS-8")
    found = missing_fault(table, seat, prepared.needs[place])
    if found is not None:
        return found
    if not has_enough(table.hero(seat), table.content.floors[seat][spent]) or not can_pay(table, now, hook.pay):
        return Obstacle("price", "DT-STATUS-8")
    if hook.condition is not None and not holds(table, now, hook.condition):
        return Obstacle("condition", "DT-STATUS-8")
    return Obstacle("dice_only", "DT-TIMING-3")
