"""The fast actions that a seat may take now (DT-TIMING-1), by the situation and by what it holds."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.hook_types import Use, Window
from ludotheque.games.dice_throne.resolution.context import Context, hook_context
from ludotheque.games.dice_throne.resolution.costs import can_pay
from ludotheque.games.dice_throne.resolution.evaluation import holds, number
from ludotheque.games.dice_throne.table.actions import PASS, PASS_ONLY, PLAYS, SPEND
from ludotheque.games.dice_throne.table.damage import incoming, times
from ludotheque.games.dice_throne.table.match_content import (
    ADVANCED,
    ANY_DICE,
    ATTACKED,
    DEALT,
    DEFENSIVE_ATTEMPT,
    DICE_NEEDS,
    HOOKS_PER_SOURCE,
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
    ROLL_CARD,
    TEAM_DICE,
    TOKENS,
    UNBUILT,
    UNRAISED,
    UNSHARED,
    PreparedCard,
)
from ludotheque.games.dice_throne.table.response_points import (
    DEFENSIVE_ROLL,
    MAIN_1,
    MAIN_2,
    OFFENSIVE_ROLL,
    UPKEEP,
    W_POST,
)
from ludotheque.games.dice_throne.table.state import DEFENCE, OFFENCE, SHARE
from ludotheque.games.dice_throne.table.state_classes import HeroState
from ludotheque.games.dice_throne.table.table import DiceTable

NOT_ASKED: Final = -1  # placeholder until `available` is computed

# Looking up members on an Enum class is slow.
ANY_TIME: Final = Window.ANY_TIME
DAMAGE_INCOMING: Final = Window.DAMAGE_INCOMING
OWN_ATTACK_TIME: Final = Window.OWN_ATTACK
OWN_OFFENSIVE_PHASE_END: Final = Window.OWN_OFFENSIVE_PHASE_END
ATTACKED_TIME: Final = Window.ATTACKED
ATTACK_STATUS_INCOMING: Final = Window.ATTACK_STATUS_INCOMING
OWN_UPKEEP: Final = Window.OWN_UPKEEP
OWN_MAIN_PHASE: Final = Window.OWN_MAIN_PHASE
OWN_TURN_BEFORE_OFFENSIVE_PHASE: Final = Window.OWN_TURN_BEFORE_OFFENSIVE_PHASE


def nobody_can_act(table: DiceTable) -> bool:
    """Return whether no seat can afford a fast card or has a usable token, so that all would pass in any window."""
    state = table.state
    identity = state.secrets.identity
    rolling = OFFENSIVE_ROLL <= state.phase <= DEFENSIVE_ROLL
    costs = table.content.roll_costs if rolling else table.content.instant_costs
    usable = table.content.usable
    for hero in state.heroes:
        cp: i64 = hero.cp
        for card in hero.hand:
            if costs[identity[card]] <= cp:
                return False
        for source in usable:
            if hero.tokens[source]:
                return False
    return True


def fast_options(table: DiceTable, seat: i64, point: i64, dice_only: bool) -> list[int]:
    """Return pass, each playable Instant or Roll Phase card, and each usable source; `dice_only` in a fast action."""
    state = table.state
    hero = state.heroes[seat]
    identity = state.secrets.identity
    rolling = OFFENSIVE_ROLL <= state.phase <= DEFENSIVE_ROLL
    costs = table.content.roll_costs if rolling else table.content.instant_costs
    cp: i64 = hero.cp
    open_now: i64 = NOT_ASKED
    options = PASS_ONLY
    for card in hero.hand:
        if costs[identity[card]] > cp:
            continue
        prepared = table.content.cards[identity[card]]
        needs: i64 = prepared.needs
        if needs:
            if open_now == NOT_ASKED:
                open_now = available(table, seat)
            if needs & ~open_now or wants_more(table, prepared):
                continue
        if dice_only and not needs & DICE_NEEDS:
            continue
        if point == W_POST and prepared.kind == ROLL_CARD and not needs & DEALT:
            continue
        if options is PASS_ONLY:
            options = [PASS]
        options.append(PLAYS[card])
    for source in table.content.usable:
        if hero.tokens[source] > 0:
            options = options + source_options(table, seat, source, dice_only)
    return options


def source_options(table: DiceTable, seat: i64, source: i64, dice_only: bool) -> list[int]:
    found: list[int] = []
    prepared = table.content.sources[source]
    hero = table.hero(seat)
    floors = table.content.floors[seat]
    for place, hook in enumerate(prepared.uses):
        if not has_enough(hero, floors[source * HOOKS_PER_SOURCE + place]):
            continue
        if dice_only and not prepared.needs[place] & DICE_NEEDS:
            continue
        if window_is_open(table, seat, hook) and is_usable(table, seat, source, place):
            found.append(SPEND + source * HOOKS_PER_SOURCE + place)
    return found


def has_enough(hero: HeroState, floor: list[tuple[int, int]]) -> bool:
    """Return whether the player has the known minimum of a price."""
    enough = True
    for source, least in floor:
        held: i64 = hero.cp if source < 0 else hero.tokens[source]
        enough = enough and held >= least
    return enough


def is_usable(table: DiceTable, seat: i64, source: i64, place: i64) -> bool:
    """Return whether a use can be paid for, has something to act on, and has uses left."""
    prepared = table.content.sources[source]
    hook = prepared.uses[place]
    now = hook_context(table, seat, source)
    if not can_pay(table, now, hook.pay) or used_up(table, now, source * HOOKS_PER_SOURCE + place):
        return False
    if prepared.needs[place] and prepared.needs[place] & ~available(table, seat):
        return False
    return hook.condition is None or holds(table, now, hook.condition)


def used_up(table: DiceTable, context: Context, spent: i64) -> bool:
    """Return whether the hook or its companion has no uses left."""
    source: i64 = spent // HOOKS_PER_SOURCE
    prepared = table.content.sources[source]
    used = table.hero(context.owner).used
    if (
        prepared.uses_per_turn
        and sum(1 for code in used if code // HOOKS_PER_SOURCE == source) >= prepared.uses_per_turn
    ):
        return True
    limit = prepared.uses[spent % HOOKS_PER_SOURCE].limit
    if limit is None:
        return False
    if limit.per_turn is not None and used.count(spent) >= number(table, context, limit.per_turn):
        return True
    if limit.per_attack is None or not table.state.attacks:
        return False
    in_attack = table.attack().used.count(spent * table.mode.seats + context.owner)
    return in_attack >= number(table, context, limit.per_attack)


def window_is_open(table: DiceTable, seat: i64, hook: Use) -> bool:
    """Return whether the hook may be used at this time."""
    state = table.state
    window = hook.window
    if window is ANY_TIME:
        return True
    if window is DAMAGE_INCOMING:
        return table.incoming(seat) > 0
    if window is OWN_ATTACK_TIME:
        return bool(fight_available(table, seat) & OWN_ATTACK)
    if window is OWN_OFFENSIVE_PHASE_END:
        return state.phase == OFFENSIVE_ROLL and bool(fight_available(table, seat) & OWN_ATTACK)
    if window in (ATTACKED_TIME, ATTACK_STATUS_INCOMING):
        return bool(fight_available(table, seat) & ATTACKED)
    if state.active != seat:
        return False
    if window is OWN_UPKEEP:
        return state.phase == UPKEEP
    if window is OWN_MAIN_PHASE:
        return state.phase in (MAIN_1, MAIN_2)
    return window is OWN_TURN_BEFORE_OFFENSIVE_PHASE and state.phase < OFFENSIVE_ROLL


HANDLED_WINDOWS: Final = frozenset(Window)


def available(table: DiceTable, seat: i64) -> i64:
    """Return the needs of cards and hooks that are currently met for this seat, as a mask."""
    found = dice_available(table, seat) | tokens_available(table, seat) | fight_available(table, seat)
    if table.content.heroes[seat].companions:
        found |= companions_available(table, seat)
    return found


def companions_available(table: DiceTable, seat: i64) -> i64:
    """Return the needs met by the seat's companions."""
    found: i64 = 0
    hero = table.content.heroes[seat]
    tokens = table.hero(seat).tokens
    for sources in hero.companions.values():
        for source in sources:
            if table.content.sources[source].has_levels and tokens[source] < ADVANCED:
                found |= UNRAISED if tokens[source] else UNBUILT
    if hero.beast >= 0:
        if table.companion_health(seat) < table.content.sources[hero.beast].max_health:
            found |= MENDABLE
        pools = table.state.pools
        if pools and not pools[-1].isolated and table.incoming(seat) and not times(pools[-1].lines, seat, SHARE):
            found |= UNSHARED
    return found


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
    for source, count in enumerate(tokens):
        if not count:
            continue
        if table.content.sources[source].removable:
            found |= TOKENS | OWN_TOKENS if own else TOKENS
        if receivers(table, holder, source):
            found |= MOVABLE_TOKENS
    return found


def receivers(table: DiceTable, holder: i64, source: i64) -> list[int]:
    """Return who may take over such a token (DT-STATUS-14, 15); kinds that overflow have room anywhere."""
    if not table.content.sources[source].transferable:
        return []
    overflows = source in table.content.overflowing
    return [
        seat
        for seat, hero in enumerate(table.state.heroes)
        if seat != holder and not hero.defeated and (overflows or hero.tokens[source] < table.limit(seat, source))
    ]


def fight_available(table: DiceTable, seat: i64) -> i64:
    state = table.state
    found: i64 = KNOWN_TARGET if target_is_known(table, seat) else 0
    if state.pools and state.pools[-1].lines:
        lines = table.expected_lines(state.pools[-1])
        for holder in range(len(state.heroes)):
            if incoming(lines, holder) > 0:
                found |= INCOMING | OWN_INCOMING if holder == seat else INCOMING
    if state.attacks:
        attack = state.attacks[0]
        if attack.settled:
            if attack.attacker == seat:
                found |= DEALT
        elif attack.is_attack:
            if attack.attacker == seat:
                found |= OWN_ATTACK
            elif seat in attack.targets and not state.pools[-1].isolated:  # isolated damage is not the Attack's
                found |= ATTACKED
    return found


def target_is_known(table: DiceTable, seat: i64) -> bool:
    """Return whether the Defender is known: the target is fixed, or there is only one opponent."""
    attacks = table.state.attacks
    if attacks and attacks[0].targets:
        return True
    return len(table.mode.opponents(table.state, seat)) == 1


def wants_more(table: DiceTable, card: PreparedCard) -> bool:
    """Return whether the card requires more dealt damage; call it only after an Attack is settled."""
    return bool(card.dealt) and card.dealt > table.attack().dealt


def is_barred(table: DiceTable, seat: i64) -> bool:
    """Return whether a token forbids this seat all actions (DT-TOKEN-1)."""
    tokens = table.state.heroes[seat].tokens
    return any(tokens[source] > 0 for source in table.content.stunning)
