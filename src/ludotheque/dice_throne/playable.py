"""Which fast actions a seat may take now (DT-TIMING-1), by what lies open and what it holds."""

from typing import Final

from mypy_extensions import i64

from ludotheque.dice_throne.actions import PASS, PASS_ONLY, PLAYS, SPEND
from ludotheque.dice_throne.damage import incoming
from ludotheque.dice_throne.hooks import Use, Window
from ludotheque.dice_throne.kit import (
    ANY_DICE,
    ATTACKED,
    DEALT,
    DEFENSIVE_ATTEMPT,
    DICE_NEEDS,
    INCOMING,
    KNOWN_TARGET,
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
)
from ludotheque.dice_throne.payment import can_pay
from ludotheque.dice_throne.points import DEFENSIVE_ROLL, MAIN_1, MAIN_2, OFFENSIVE_ROLL, UPKEEP, W_POST
from ludotheque.dice_throne.state import DEFENCE, OFFENCE
from ludotheque.dice_throne.table import DiceTable

HOOKS_PER_STATUS: Final = 16

# Members of an Enum are slow to look up on their class.
ANY_TIME: Final = Window.ANY_TIME
DAMAGE_INCOMING: Final = Window.DAMAGE_INCOMING
OWN_ATTACK_TIME: Final = Window.OWN_ATTACK
ATTACKED_TIME: Final = Window.ATTACKED
OWN_UPKEEP: Final = Window.OWN_UPKEEP
OWN_MAIN_PHASE: Final = Window.OWN_MAIN_PHASE
OWN_TURN_BEFORE_OFFENSIVE_PHASE: Final = Window.OWN_TURN_BEFORE_OFFENSIVE_PHASE


def nobody_can_act(table: DiceTable) -> bool:
    """No seat holds a fast card it could pay for or a token it could use: whatever the window, all would pass."""
    state = table.state
    identity = state.secrets.identity
    rolling = OFFENSIVE_ROLL <= state.phase <= DEFENSIVE_ROLL
    costs = table.kit.roll_costs if rolling else table.kit.instant_costs
    usable = table.kit.usable
    for hero in state.heroes:
        cp: i64 = hero.cp
        for card in hero.hand:
            if costs[identity[card]] <= cp:
                return False
        for status in usable:
            if hero.tokens[status]:
                return False
    return True


def fast_options(table: DiceTable, seat: i64, point: i64, dice_only: bool) -> list[int]:
    """Pass, every playable Instant or Roll Phase card, every usable token; `dice_only` inside a fast action."""
    state = table.state
    hero = state.heroes[seat]
    identity = state.secrets.identity
    rolling = OFFENSIVE_ROLL <= state.phase <= DEFENSIVE_ROLL
    costs = table.kit.roll_costs if rolling else table.kit.instant_costs
    cp: i64 = hero.cp
    open_now: i64 = -1
    options = PASS_ONLY
    for card in hero.hand:
        if costs[identity[card]] > cp:
            continue
        kit = table.kit.cards[identity[card]]
        needs = kit.needs
        if needs:
            if open_now < 0:
                open_now = available(table, seat)
            if needs & ~open_now or kit.dealt > dealt(table):
                continue
        if dice_only and not needs & DICE_NEEDS:
            continue
        if point == W_POST and kit.kind == ROLL_CARD and not needs & DEALT:
            continue
        if options is PASS_ONLY:
            options = [PASS]
        options.append(PLAYS[card])
    for status in table.kit.usable:
        if hero.tokens[status] > 0 and not dice_only:
            options = options + token_options(table, seat, status)
    return options


def token_options(table: DiceTable, seat: i64, status: i64) -> list[int]:
    found: list[int] = []
    needs = table.kit.statuses[status].needs
    for place, hook in enumerate(table.kit.statuses[status].uses):
        if needs[place] and needs[place] & ~available(table, seat):
            continue
        if window_is_open(table, seat, hook) and can_pay(table, seat, hook.pay):
            found.append(SPEND + status * HOOKS_PER_STATUS + place)
    return found


def window_is_open(table: DiceTable, seat: i64, hook: Use) -> bool:
    """Is this a time at which the hook may be used?"""
    state = table.state
    window = hook.window
    if window is ANY_TIME:
        return True
    if window is DAMAGE_INCOMING:
        return bool(state.pools) and incoming(state.pools[-1].lines, seat) > 0
    if window is OWN_ATTACK_TIME:
        return bool(available(table, seat) & OWN_ATTACK)
    if window is ATTACKED_TIME:
        return bool(available(table, seat) & ATTACKED)
    if state.active != seat:
        return False
    if window is OWN_UPKEEP:
        return state.phase == UPKEEP
    if window is OWN_MAIN_PHASE:
        return state.phase in (MAIN_1, MAIN_2)
    return window is OWN_TURN_BEFORE_OFFENSIVE_PHASE and state.phase < OFFENSIVE_ROLL


HANDLED_WINDOWS: Final = frozenset(
    {
        Window.ANY_TIME,
        Window.DAMAGE_INCOMING,
        Window.OWN_ATTACK,
        Window.ATTACKED,
        Window.OWN_UPKEEP,
        Window.OWN_MAIN_PHASE,
        Window.OWN_TURN_BEFORE_OFFENSIVE_PHASE,
    }
)


def available(table: DiceTable, seat: i64) -> i64:
    """The needs of cards that are met now for this seat."""
    return dice_available(table, seat) | tokens_available(table, seat) | fight_available(table, seat)


def dice_available(table: DiceTable, seat: i64) -> i64:
    throws = table.state.throws
    if not throws or throws[-1].locked:
        return 0
    throw = throws[-1]
    found: i64 = ANY_DICE
    if throw.roller == seat:
        found |= OWN_DICE if len(throw.dice) == 1 else OWN_DICE | OWN_PAIR
    found |= OPPONENT_DICE if table.mode.are_opponents(seat, throw.roller) else TEAM_DICE
    if throw.purpose == OFFENCE:
        found |= OFFENSIVE_ATTEMPT
    elif throw.purpose == DEFENCE:
        found |= DEFENSIVE_ATTEMPT
    return found


def tokens_available(table: DiceTable, seat: i64) -> i64:
    found: i64 = 0
    for holder, hero in enumerate(table.state.heroes):
        if not hero.defeated:
            found |= tokens_of(table, holder, hero.tokens, holder == seat)
    return found


def tokens_of(table: DiceTable, holder: i64, tokens: list[int], own: bool) -> i64:
    found: i64 = 0
    for status, count in enumerate(tokens):
        if count and table.kit.statuses[status].removable:
            found |= TOKENS | OWN_TOKENS if own else TOKENS
        if count and receivers(table, holder, status):
            found |= MOVABLE_TOKENS
    return found


def receivers(table: DiceTable, holder: i64, status: i64) -> list[int]:
    """Who may take over a token of that kind (DT-STATUS-14, 15)."""
    if not table.kit.statuses[status].transferable:
        return []
    return [
        seat
        for seat, hero in enumerate(table.state.heroes)
        if seat != holder and not hero.defeated and hero.tokens[status] < table.limit(seat, status)
    ]


def fight_available(table: DiceTable, seat: i64) -> i64:
    state = table.state
    found: i64 = KNOWN_TARGET if target_is_known(table, seat) else 0
    if state.pools:
        for holder in range(len(state.heroes)):
            if incoming(state.pools[-1].lines, holder) > 0:
                found |= INCOMING | OWN_INCOMING if holder == seat else INCOMING
    if state.attacks:
        attack = state.attacks[0]
        if attack.settled:
            if attack.attacker == seat:
                found |= DEALT
        elif attack.is_attack:
            if attack.attacker == seat:
                found |= OWN_ATTACK
            elif attack.defender == seat:
                found |= ATTACKED
    return found


def target_is_known(table: DiceTable, seat: i64) -> bool:
    """Has a text that means the Defender an object: the target, or before one is fixed the only opponent?"""
    attacks = table.state.attacks
    if attacks and attacks[0].defender >= 0:
        return True
    return len(table.mode.opponents(table.state, seat)) == 1


def dealt(table: DiceTable) -> i64:
    attacks = table.state.attacks
    return attacks[0].dealt if attacks and attacks[0].settled else 0


def is_barred(table: DiceTable, seat: i64) -> bool:
    """Does a token forbid this seat every action (DT-TOKEN-1)?"""
    tokens = table.state.heroes[seat].tokens
    return any(tokens[status] > 0 for status in table.kit.stunning)
