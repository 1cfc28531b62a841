"""Response windows (section 16 of the rules), the dice window (DT-TIMING-14), and resolving fast actions."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.hook_types import Use, Window
from ludotheque.games.dice_throne.content.vocabulary import Many, MayReroll
from ludotheque.games.dice_throne.resolution.choices import how_many
from ludotheque.games.dice_throne.resolution.context import (
    CARD_EFFECT,
    NOTHING_LOST,
    Context,
    Lost,
    Objects,
    hook_context,
    lost_since,
    run,
)
from ludotheque.games.dice_throne.resolution.costs import can_pay, is_open, most, pay, pay_all
from ludotheque.games.dice_throne.resolution.fast_actions import (
    available,
    fast_options,
    is_barred,
    is_usable,
    nobody_can_act,
    window_is_open,
)
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.actions import (
    DIE,
    PASS,
    PASS_ONLY,
    PLAY,
    PREEMPT,
    PRESENT,
    REROLL,
    REROLL_DIE,
    REROLLS,
    RESPOND,
    SPEND,
)
from ludotheque.games.dice_throne.table.match_content import HOOKS_PER_SOURCE, PreparedCard
from ludotheque.games.dice_throne.table.response_points import W_PREEMPT, W_TARGET
from ludotheque.games.dice_throne.table.state import CARD_TEXT, FAST, SOURCE_TEXT
from ludotheque.games.dice_throne.table.state_classes import Throw
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision

INSTEAD_OF_DEFENCE: Final = Window.INSTEAD_OF_DEFENCE


def entitled(table: DiceTable, point: i64) -> list[int]:
    """Return who may act, the Active Player first (DT-TIMING-5); an Ultimate excludes opponents (DT-ULT-3)."""
    state = table.state
    seats = table.mode.priority(state)
    if state.attacks and state.attacks[0].ultimate:
        if point == W_TARGET:
            return []
        attacker = state.attacks[0].attacker
        seats = [seat for seat in seats if not table.mode.are_opponents(attacker, seat)]
    for source in table.content.stunning:
        for hero in state.heroes:
            if hero.tokens[source]:
                return [seat for seat in seats if not is_barred(table, seat)]
    return seats


def open_window(table: DiceTable, point: i64, dice_only: bool = False) -> None:
    """Let all entitled seats act in order; an action restarts the round, and a round of passes closes it."""
    table.note_window(point)
    if table.in_place and nobody_can_act(table):
        return
    seats = entitled(table, point)
    passes: i64 = 0
    while passes < len(seats):
        seat = seats[passes]
        options = fast_options(table, seat, point, dice_only)
        if options is PASS_ONLY and table.in_place:
            passes += 1
            continue
        action = table.ask(Decision(seat, RESPOND, options, point))
        if action == PASS:
            passes += 1
        else:
            act_fast(table, seat, action, point, dice_only)
            seats = entitled(table, point)
            passes = 0


def open_to_others(table: DiceTable, point: i64, content: i64, throw: Throw | None, dice_only: bool = False) -> bool:
    """Open a window after one seat is content: others first, and that seat only once another one has acted.

    Return True as soon as a die of the throw is altered, otherwise False.
    """
    table.note_window(point)
    if table.in_place and nobody_can_act(table):
        return False
    changes: i64 = throw.changes if throw is not None else 0
    acted = False
    passes: i64 = 0
    seats = [seat for seat in entitled(table, point) if seat != content]
    while passes < len(seats):
        seat = seats[passes]
        options = fast_options(table, seat, point, dice_only)
        if options is PASS_ONLY and table.in_place:
            passes += 1
            continue
        action = table.ask(Decision(seat, RESPOND, options, point))
        if action == PASS:
            passes += 1
            continue
        act_fast(table, seat, action, point, dice_only)
        if throw is not None and throw.changes != changes:
            return True
        if not acted:
            acted = True
            seats = content_last(entitled(table, point), content)
        passes = 0
    return False


def content_last(seats: list[int], content: i64) -> list[int]:
    others = [seat for seat in seats if seat != content]
    return [*others, content] if len(others) < len(seats) else others


def act_fast(table: DiceTable, seat: i64, action: int, point: i64, dice_only: bool) -> None:
    """DT-TIMING-7: declare, let higher priority pre-empt, and resolve if still possible."""
    if action < SPEND:
        play_fast_card(table, seat, action - PLAY, point, dice_only)
    else:
        use_source(table, seat, action & ARGUMENT_MASK, point, dice_only)


def play_fast_card(table: DiceTable, seat: i64, card: int, point: i64, dice_only: bool) -> None:
    """DT-CARD-5, DT-TIMING-8: pay at declaration without refund; choose the objects at resolution."""
    prepared = table.content.cards[table.state.secrets.identity[card]]
    table.pay_cp(seat, prepared.cost)
    table.take_from_hand(seat, card)
    table.begin_resolving(CARD_TEXT, card, seat, FAST)
    if table.listening:
        table.tell(events.Played(seat, prepared.id, prepared.cost))
    carry_out(table, seat, prepared, preempt(table, seat, point, dice_only))
    table.end_resolving()
    table.put_on_discard(seat, card)


def carry_out(table: DiceTable, seat: i64, card: PreparedCard, lost: Lost) -> None:
    """Resolve an Action card; if its object is gone, its owner may choose another or none (A-22)."""
    if table.listening and card.needs & ~available(table, seat):
        table.tell(events.Fizzled(seat, card.id))
    context = Context(seat, CARD_EFFECT)
    context.lost = lost
    run(table, context, card.card.effects)


def use_source(table: DiceTable, seat: i64, spent: i64, point: i64, dice_only: bool) -> bool:
    """DT-STATUS-8, DT-COMPANION-3: use a source, whose token may be lost before it resolves (DT-TIMING-9).

    Return whether the use resolved.
    """
    source: i64 = spent // HOOKS_PER_SOURCE
    prepared = table.content.sources[source]
    hook = prepared.uses[spent % HOOKS_PER_SOURCE]
    table.begin_resolving(SOURCE_TEXT, source, seat, FAST)
    lost = preempt(table, seat, point, dice_only)
    still = table.hero(seat).tokens[source] > 0 and is_usable(table, seat, source, spent % HOOKS_PER_SOURCE)
    still = still and (hook.window is INSTEAD_OF_DEFENCE or window_is_open(table, seat, hook))
    if still:
        if table.listening:
            table.tell(events.TokenUsed(seat, prepared.id))
        table.note_use(seat, spent)
        now = hook_context(table, seat, source)
        now.lost = lost
        carry_out_use(table, now, hook)
    elif table.listening:
        table.tell(events.Fizzled(seat, prepared.id))
    table.end_resolving()
    return still


def carry_out_use(table: DiceTable, context: Context, hook: Use) -> None:
    """Pay, then run the text once, or once for each unit paid."""
    context.paid = 1
    if hook.pay and is_open(hook.pay[0]):
        context.paid = how_many(table, context.owner, most(table, context, hook.pay[0]), 1)
        pay(table, context, hook.pay[0], context.paid)
    else:
        pay_all(table, context, hook.pay)
    run(table, context, hook.per_paid * context.paid if hook.per_paid else hook.effects)


def preempt(table: DiceTable, seat: i64, point: i64, dice_only: bool) -> Lost:
    """DT-TIMING-4, 7: let seats of strictly higher priority act first; the Active Player is never pre-empted.

    Return what the declared action can no longer act on.
    """
    if seat == table.state.active:
        return NOTHING_LOST
    higher = higher_seats(table, seat, point)
    if not higher:
        return NOTHING_LOST
    table.note_window(W_PREEMPT)
    before = Objects(table)
    acted = False
    passes: i64 = 0
    while passes < len(higher):
        other = higher[passes]
        options = fast_options(table, other, point, dice_only)
        action = table.ask_or_pass(other, PREEMPT, options, point)
        if action == PASS:
            passes += 1
        else:
            act_fast(table, other, action, point, dice_only)
            acted = True
            higher = higher_seats(table, seat, point)
            passes = 0
    return lost_since(table, before) if acted else NOTHING_LOST


def higher_seats(table: DiceTable, seat: i64, point: i64) -> list[int]:
    found: list[int] = []
    for other in entitled(table, point):
        if other == seat:
            break
        found.append(other)
    return found


class RerollOffer:
    """Permission in a text to reroll some of these dice once, possibly for a price."""

    def __init__(self, context: Context, allowed: MayReroll) -> None:
        self.now = context
        self.allowed = allowed


def dice_window(table: DiceTable, throw: Throw, point: i64, dice_only: bool, offers: list[RerollOffer]) -> None:
    """Repeat until all pass on unchanged dice; unused offers are made again when the roller is asked again (A-63)."""
    roller: i64 = throw.roller
    while True:
        for offer in offers:
            if not offer.now.rerolled:
                offer.now.rerolled = roll_again(table, throw, offer)
        quiet = table.in_place and not throw.attempts and nobody_can_act(table)
        if not quiet and roller in entitled(table, point):
            alter_own(table, throw, point, dice_only)
        left: i64 = throw.attempts
        if not open_to_others(table, point, roller, throw, dice_only) and throw.attempts == left:
            break  # an attempt granted in the meantime also returns the dice to the roller (DT-DEF-8)
    table.lock(throw)


def roll_again(table: DiceTable, throw: Throw, offer: RerollOffer) -> bool:
    """Ask which dice to reroll; return whether there were any."""
    allowed = offer.allowed
    if not can_pay(table, offer.now, allowed.pay):
        return False
    left: i64 = len(throw.dice) if isinstance(allowed.dice, Many) else allowed.dice
    mask: i64 = 0
    while left > 0:
        places = [place for place in range(len(throw.dice)) if not mask >> place & 1]
        options = [PASS, *(DIE + place for place in distinct(throw.dice, places))]
        if len(options) == 1:
            break
        picked = table.ask(Decision(throw.roller, REROLL_DIE, options))
        if picked == PASS:
            break
        mask |= 1 << (picked - DIE)
        left -= 1
    if mask:
        pay_all(table, offer.now, allowed.pay)
        table.reroll(throw, mask)
    return mask != 0


def alter_own(table: DiceTable, throw: Throw, point: i64, dice_only: bool) -> None:
    """Let the roller alter or reroll dice until content."""
    roller: i64 = throw.roller
    while True:
        options = fast_options(table, roller, point, dice_only)
        if throw.attempts > 0:
            options = options + REROLLS[: (1 << len(throw.dice)) - 1]
        action = table.ask_or_pass(roller, PRESENT, options, point)
        if action == PASS:
            return
        if action > REROLL:
            table.attempt(throw, action & ARGUMENT_MASK)
        else:
            act_fast(table, roller, action, point, dice_only)


def distinct(dice: list[int], places: list[int]) -> list[int]:
    """Return the first place of each value, because equal dice are one option."""
    seen: list[int] = []
    found: list[int] = []
    for place in places:
        if dice[place] not in seen:
            seen.append(dice[place])
            found.append(place)
    return found
