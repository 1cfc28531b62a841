"""The phases of a turn: upkeep, income, main phases and discard."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.hook_types import Moment, Replaced
from ludotheque.games.dice_throne.resolution.context import Objects, lost_since
from ludotheque.games.dice_throne.resolution.fast_actions import NOT_ASKED, available, fast_options
from ludotheque.games.dice_throne.resolution.pools import close_pool
from ludotheque.games.dice_throne.resolution.triggers import acts_now, replaced, run_triggers, trigger, triggers
from ludotheque.games.dice_throne.resolution.windows import act_fast, carry_out, open_to_others, open_window
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.actions import (
    END,
    MAIN,
    PLAY,
    PLAYS,
    SALES,
    SELL,
    SELL_DOWN,
    SPEND,
    TRIGGER,
    UPKEEP_ORDER,
)
from ludotheque.games.dice_throne.table.match_content import MAIN_CARD, UPGRADE, PreparedCard
from ludotheque.games.dice_throne.table.response_points import (
    DISCARD,
    INCOME,
    MAIN_1,
    OFFENSIVE_ROLL,
    PHASES,
    UPKEEP,
    W_END,
    W_INCOME,
    W_MAIN,
    W_SLOW,
    W_UPKEEP,
)
from ludotheque.games.dice_throne.table.state import CARD_TEXT, SLOW
from ludotheque.games.dice_throne.table.state_classes import HeroState
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision


def begin_main(table: DiceTable, phase: i64) -> None:
    """Open the pool before the first action, because a Main Phase spans several segments (DT-DMG-33)."""
    table.enter_phase(phase)
    table.open_pool()


HAND_LIMIT: Final = 6  # DT-DISCARD-1
UNPAYABLE: Final = 99  # more than a dial can show (DT-CP-1)
OWN_UPKEEP: Final = Moment.OWN_UPKEEP
OWN_TURN_END: Final = Moment.OWN_TURN_END
OWN_INCOME_PHASE: Final = Replaced.OWN_INCOME_PHASE


def upkeep(table: DiceTable) -> None:
    """Phase 1: run triggers in the order the player chooses, then apply damage and healing (DT-UPKEEP)."""
    seat: i64 = table.state.active
    if table.listening:
        table.tell(events.TurnBegan(seat, table.state.turn))
    table.enter_phase(UPKEEP)
    table.open_pool()
    open_window(table, W_UPKEEP)
    done: list[int] = []
    while True:
        waiting = [source for source in triggers(table, seat, OWN_UPKEEP) if source not in done]
        waiting = [source for source in waiting if acts_now(table, seat, source, OWN_UPKEEP)]
        if not waiting:
            break
        options = [TRIGGER + source for source in waiting]
        picked = table.ask_or_pass(seat, UPKEEP_ORDER, options, 0) - TRIGGER
        done.append(picked)
        open_window(table, W_UPKEEP)
        if acts_now(table, seat, picked, OWN_UPKEEP):
            trigger(table, seat, picked, OWN_UPKEEP)
    if table.pool().lines:
        open_window(table, W_UPKEEP)
    close_pool(table)
    table.come_to(INCOME)


def income(table: DiceTable) -> None:
    """Phase 2: 1 CP, then 1 card (DT-INCOME); not on the Start Player's first turn (DT-SETUP-8)."""
    state = table.state
    seat: i64 = state.active
    if state.turn == 1:
        if table.listening:
            table.tell(events.PhaseSkipped(seat, PHASES[INCOME], ""))
    elif not replaced(table, seat, OWN_INCOME_PHASE, PHASES[INCOME]):
        table.enter_phase(INCOME)
        table.open_pool()
        open_window(table, W_INCOME)
        table.gain_cp(seat, 1)
        open_window(table, W_INCOME)
        table.draw(seat, 1)
        open_window(table, W_INCOME)
        close_pool(table)
    begin_main(table, MAIN_1)


def main_action(table: DiceTable) -> None:
    """Phases 3 and 7: carry out one action (DT-MAIN); the last one ends the phase."""
    state = table.state
    seat: i64 = state.active
    action = table.ask(Decision(seat, MAIN, main_options(table, seat), 0, (), 0, None, END))
    if action == END:
        open_to_others(table, W_MAIN, seat, None)
        close_pool(table)
        table.come_to(OFFENSIVE_ROLL if state.phase == MAIN_1 else DISCARD)
    elif action >= SELL:
        table.sell(seat, action - SELL)
    elif action >= SPEND or is_fast(table, action - PLAY):
        act_fast(table, seat, action, W_MAIN, False)
    else:
        play_slow_card(table, seat, action - PLAY)


def main_options(table: DiceTable, seat: i64) -> list[int]:
    """Return the options: end the phase, play or upgrade, act fast, sell."""
    hero = table.hero(seat)
    identity = table.state.secrets.identity
    options = [END]
    open_now: i64 = NOT_ASKED
    for card in hero.hand:
        prepared = table.content.cards[identity[card]]
        if prepared.kind == UPGRADE:
            if upgrade_price(table, hero, prepared) <= hero.cp:
                options.append(PLAYS[card])
        elif prepared.kind == MAIN_CARD and prepared.cost <= hero.cp:
            if open_now == NOT_ASKED:
                open_now = available(table, seat)
            if not prepared.needs & ~open_now:
                options.append(PLAYS[card])
    fast = fast_options(table, seat, W_MAIN, False)
    if len(fast) > 1:
        options += fast[1:]
    for card in hero.hand:
        options.append(SALES[card])
    return options


def upgrade_price(table: DiceTable, hero: HeroState, prepared: PreparedCard) -> i64:
    """DT-CARD-10, 11: from II to III, return the difference; UNPAYABLE for a level that is not higher."""
    level: i64 = hero.levels[prepared.slot]
    if level >= prepared.level or level == 0:
        return UNPAYABLE
    if level == 1:
        return prepared.cost
    identity = table.state.secrets.identity
    for card in hero.upgrades:
        lower = table.content.cards[identity[card]]
        if lower.slot == prepared.slot and lower.level == level:
            return prepared.cost - lower.cost
    return prepared.cost


def is_fast(table: DiceTable, card: int) -> bool:
    return table.content.cards[table.state.secrets.identity[card]].kind > MAIN_CARD


def play_slow_card(table: DiceTable, seat: i64, card: int) -> None:
    """DT-MAIN-3, 4: pay, let fast actions interrupt (DT-TIMING-2), resolve, discard."""
    hero = table.hero(seat)
    prepared = table.content.cards[table.state.secrets.identity[card]]
    price = upgrade_price(table, hero, prepared) if prepared.kind == UPGRADE else prepared.cost
    table.pay_cp(seat, price)
    table.take_from_hand(seat, card)
    table.begin_resolving(CARD_TEXT, card, seat, SLOW)
    if table.listening:
        table.tell(events.Played(seat, prepared.id, price))
    before = Objects(table)
    open_window(table, W_SLOW)
    if prepared.kind == UPGRADE:
        table.lay_upgrade(seat, card, price)
    else:
        carry_out(table, seat, prepared, lost_since(table, before))
        table.put_on_discard(seat, card)
    table.end_resolving()


def discard(table: DiceTable) -> None:
    """Phase 8: sell down to six cards (DT-DISCARD), then pass the turn (DT-TURN-2, 4)."""
    state = table.state
    seat: i64 = state.active
    table.enter_phase(DISCARD)
    hand = table.hero(seat).hand
    while len(hand) > HAND_LIMIT:
        sold = table.ask(Decision(seat, SELL_DOWN, [SALES[card] for card in hand])) - SELL
        table.sell(seat, sold)
    end_turn(table)
    table.pass_turn()


def end_turn(table: DiceTable) -> None:
    """DT-TURN-4: run end-of-turn triggers; apply their damage after a last window (DT-DMG-33)."""
    if not table.content.acting[OWN_TURN_END]:
        return
    table.open_pool()
    run_triggers(table, table.state.active, OWN_TURN_END)
    if table.pool().lines:
        open_window(table, W_END)
    close_pool(table)
