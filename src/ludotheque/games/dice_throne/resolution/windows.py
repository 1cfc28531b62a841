"""Response windows (section 16 of the rules): who may act at a point, and how fast actions resolve."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.hook_types import Use, Window
from ludotheque.games.dice_throne.resolution.choices import how_many
from ludotheque.games.dice_throne.resolution.context import CARD_EFFECT, Context, hook_context, run
from ludotheque.games.dice_throne.resolution.costs import is_open, most, pay, pay_all
from ludotheque.games.dice_throne.resolution.fast_actions import (
    available,
    fast_options,
    is_barred,
    is_usable,
    nobody_can_act,
    window_is_open,
)
from ludotheque.games.dice_throne.resolution.objects import NOTHING_LOST, Lost, Objects, lost_since
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.actions import PASS, PASS_ONLY, PLAY, PREEMPT, RESPOND, SPEND
from ludotheque.games.dice_throne.table.hook_sources import HOOKS_PER_SOURCE
from ludotheque.games.dice_throne.table.match_content import PreparedCard
from ludotheque.games.dice_throne.table.response_points import W_PREEMPT, W_TARGET
from ludotheque.games.dice_throne.table.state import CARD_TEXT, FAST, SOURCE_TEXT
from ludotheque.games.dice_throne.table.state_classes import Throw
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision

INSTEAD_OF_DEFENCE: Final = Window.INSTEAD_OF_DEFENCE


def entitled(table: DiceTable, point: i64) -> list[int]:
    """Who may act, Active Player first (DT-TIMING-5); an Ultimate shuts its opponents out (DT-ULT-3)."""
    state = table.state
    seats = table.mode.priority(state)
    if state.attacks and state.attacks[0].ultimate:
        if point == W_TARGET:
            return []
        attacker = state.attacks[0].attacker
        seats = [seat for seat in seats if not table.mode.are_opponents(attacker, seat)]
    for source in table.kit.stunning:
        for hero in state.heroes:
            if hero.tokens[source]:
                return [seat for seat in seats if not is_barred(table, seat)]
    return seats


def open_window(table: DiceTable, point: i64, dice_only: bool = False) -> None:
    """All entitled seats may act, in order; acting starts the round again, all passing in a row closes it."""
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
    """As `open_window` after one seat declared itself content: the others first, that seat only if somebody acted.

    Returns at once, and says so, if a die of the throw was altered.
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
    """DT-TIMING-7: declare, let higher priority pre-empt, resolve if still possible."""
    if action < SPEND:
        play_fast_card(table, seat, action - PLAY, point, dice_only)
    else:
        use_source(table, seat, action & ARGUMENT_MASK, point, dice_only)


def play_fast_card(table: DiceTable, seat: i64, card: int, point: i64, dice_only: bool) -> None:
    """DT-CARD-5, DT-TIMING-8: paid at declaration, never refunded; its objects are chosen at resolution."""
    kit = table.kit.cards[table.state.secrets.identity[card]]
    table.pay_cp(seat, kit.cost)
    table.take_from_hand(seat, card)
    table.begin_resolving(CARD_TEXT, card, seat, FAST)
    if table.listening:
        table.tell(events.Played(seat, kit.id, kit.cost))
    carry_out(table, seat, kit, preempt(table, seat, point, dice_only))
    table.end_resolving()
    table.put_on_discard(seat, card)


def carry_out(table: DiceTable, seat: i64, kit: PreparedCard, lost: Lost) -> None:
    """The text of an Action card; if its object has vanished, another may be chosen or nothing comes of it (A-22)."""
    if table.listening and kit.needs & ~available(table, seat):
        table.tell(events.Fizzled(seat, kit.id))
    now = Context(seat, CARD_EFFECT)
    now.lost = lost
    run(table, now, kit.card.effects)


def use_source(table: DiceTable, seat: i64, spent: i64, point: i64, dice_only: bool) -> bool:
    """DT-STATUS-8, DT-COMPANION-3: the token goes only at resolution, so it may be gone before (DT-TIMING-9).

    Says whether it worked.
    """
    source: i64 = spent // HOOKS_PER_SOURCE
    kit = table.kit.sources[source]
    hook = kit.uses[spent % HOOKS_PER_SOURCE]
    table.begin_resolving(SOURCE_TEXT, source, seat, FAST)
    lost = preempt(table, seat, point, dice_only)
    still = table.hero(seat).tokens[source] > 0 and is_usable(table, seat, source, spent % HOOKS_PER_SOURCE)
    still = still and (hook.window is INSTEAD_OF_DEFENCE or window_is_open(table, seat, hook))
    if still:
        if table.listening:
            table.tell(events.TokenUsed(seat, kit.id))
        table.note_use(seat, spent)
        now = hook_context(table, seat, source)
        now.lost = lost
        carry_out_use(table, now, hook)
    elif table.listening:
        table.tell(events.Fizzled(seat, kit.id))
    table.end_resolving()
    return still


def carry_out_use(table: DiceTable, now: Context, hook: Use) -> None:
    """Pay, then the text once, or once for each unit paid."""
    now.paid = 1
    if hook.pay and is_open(hook.pay[0]):
        now.paid = how_many(table, now.owner, most(table, now, hook.pay[0]), 1)
        pay(table, now, hook.pay[0], now.paid)
    else:
        pay_all(table, now, hook.pay)
    run(table, now, hook.per_paid * now.paid if hook.per_paid else hook.effects)


def preempt(table: DiceTable, seat: i64, point: i64, dice_only: bool) -> Lost:
    """DT-TIMING-4, 7: seats of strictly higher priority may act first; the Active Player is never pre-empted.

    Returns what they have taken away that the declared action could have acted on.
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
