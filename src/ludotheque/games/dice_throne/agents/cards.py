"""The value of cards, played now or kept in hand."""

from functools import cached_property
from typing import Final

from ludotheque.games.dice_throne.agents.dice_values import DiceInView, altered, alters_dice, dice_in_view, granted
from ludotheque.games.dice_throne.agents.position import (
    Position,
    opening_position,
    position_between,
    position_of,
    stake,
)
from ludotheque.games.dice_throne.agents.value_cache import ValueCache
from ludotheque.games.dice_throne.agents.values import Full, board_worth, defence_shield
from ludotheque.games.dice_throne.agents.weights import CP, LASTING, cp_worth
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.traversal import names_somebody
from ludotheque.games.dice_throne.content.vocabulary import DieValue, Effect, Effects, Whose
from ludotheque.games.dice_throne.table.match_content import MAIN_CARD, UPGRADE, PreparedCard
from ludotheque.games.dice_throne.table.state import OFFENCE
from ludotheque.games.dice_throne.view import DiceSeen

DEFENDED: Final = 0.6  # how often the opponent's turn gives an opportunity to defend
KEPT: Final = 0.7  # the part of a card's best use that is realised later
EXPECTED_ATTACK: Final = 8
PASSIVE: Final = 1.0  # the usual value of a better passive per turn
DUEL: Final = 2
WILD, WILD_TOO, FIXED, SMALL, AGAIN = 4.5, 2.0, 2.0, 2.0, 1.2
"""The usual value of setting a die freely, each further one, setting by rule, nudging and rerolling."""


class DecisionContext:
    """What one seat can know at a question, computed on demand."""

    def __init__(self, cache: ValueCache, seen: DiceSeen, seat: int) -> None:
        self.cache = cache
        self.seen = seen
        self.seat = seat

    @cached_property
    def position(self) -> Position:
        return position_of(self.seen, self.seat)

    @cached_property
    def full(self) -> Full:
        return Full(self.cache, self.position)

    @cached_property
    def dice(self) -> DiceInView | None:
        return dice_in_view(self.cache, self.seen)

    def held(self, card: int) -> PreparedCard:
        """Return a card of the seat's own hand, which it always knows."""
        prepared = self.seen.card(card)
        if prepared is None:
            raise LookupError(f"card {card} is hidden from seat {self.seat}")
        return prepared

    def price(self, cost: int) -> float:
        """Return the value of this many Combat Points, and of the card itself, which could be sold."""
        return -cp_worth(self.position.own.cp, -cost) + cp_worth(self.position.own.cp - cost, 1)


def play_gain(context: DecisionContext, card: PreparedCard) -> float:
    """Return the gain of playing the card now, less its price."""
    if card.kind == UPGRADE:
        return upgrade_gain(context, card) - context.price(context.seen.upgrade_price(context.seat, card))
    return text_gain(context, card.card.effects) - context.price(card.cost)


def text_gain(context: DecisionContext, effects: Effects) -> float:
    """Return the value of resolving a text now, for its owner."""
    if not alters_dice(effects):
        return best_mean(context, effects)
    view = context.dice
    if view is None or view.throw.locked:
        return 0.0
    share = stake(context.seen, context.seat, view.throw.roller)
    if not share:
        return 0.0
    after = sum(dice_after(context, view, effect, share > 0) - view.present for effect in effects)
    return share * after


def best_mean(context: DecisionContext, effects: Effects) -> float:
    """Return the mean value of a text, the best over all pairs of friend and opponent if its owner names players."""
    if context.seen.seats == DUEL or not names_somebody(effects):
        return context.full.reader.mean(effects)
    seen = context.seen
    pairs = [(friend, foe) for friend in seen.team(context.seat) for foe in seen.opponents(context.seat)]
    return max(Full(context.cache, position_between(seen, *pair)).reader.mean(effects) for pair in pairs)


def dice_after(context: DecisionContext, view: DiceInView, effect: Effect, mine: bool) -> float:
    if isinstance(effect, e.ExtraAttempt):
        return granted(context.cache, context.seen, view) if mine else view.present
    if isinstance(effect, e.Reroll) and effect.whose is Whose.OPPONENT and mine:
        return view.present
    return altered(view, effect, mine)


def upgrade_gain(context: DecisionContext, card: PreparedCard) -> float:
    """Return how much more the board is worth over the remaining turns."""
    position = context.position
    if position.own.levels[card.slot] >= card.level:
        return 0.0
    seats = (position.own.seat, position.foe.seat)
    turns = LASTING[position.stage] + 1.0
    level: int = position.own.levels[card.slot]
    if position.own.hero.passive[card.slot][card.level] >= 0:
        return PASSIVE * turns
    numbers = position.own.hero.defence[card.slot]
    if numbers[card.level] >= 0:
        after = defence_shield(context.cache, seats, numbers[card.level], Full).worth
        return DEFENDED * turns * (after - defence_shield(context.cache, seats, numbers[level], Full).worth)
    after = board_worth(context.cache, seats, card.slot, card.level)
    gain: float = after - board_worth(context.cache, seats, card.slot, level)
    return turns * gain


def hold_worth(context: DecisionContext, card: PreparedCard) -> float:
    """Return the value of keeping the card: that of its later use, less its price."""
    cost: int = card.cost
    if card.kind != UPGRADE:
        return KEPT * max(0.0, usual_gain(context, card) - CP * cost)
    return KEPT * max(0.0, upgrade_gain(context, card) - CP * context.seen.upgrade_price(context.seat, card))


def usual_gain(context: DecisionContext, card: PreparedCard) -> float:
    """Return the usual value of a card at the right moment."""
    effects = card.card.effects
    if alters_dice(effects):
        return sum(usual_alteration(effect) for effect in effects)
    key = (context.seat, context.position.foe.seat, card.index)
    known = context.cache.uses.get(key)
    if known is None:
        known = context.cache.uses.keep(
            key, Full(context.cache, right_moment(context.position, card)).reader.mean(effects)
        )
    return known


def right_moment(position: Position, card: PreparedCard) -> Position:
    """Return a typical moment for a card: except for Main Phase cards, during an attack with incoming damage."""
    moment = opening_position(position.content, position.own.seat, position.foe.seat)
    if card.kind != MAIN_CARD:
        moment.attacking = True
        moment.dealt = EXPECTED_ATTACK
        moment.own.incoming = EXPECTED_ATTACK
    return moment


def usual_alteration(effect: Effect) -> float:
    if isinstance(effect, e.SetDie):
        free = effect.value is DieValue.ANY
        return WILD + WILD_TOO * (effect.dice - 1) if free else FIXED
    if isinstance(effect, e.NudgeDie):
        return SMALL * effect.dice
    if isinstance(effect, e.Reroll):
        return AGAIN * (effect.dice if isinstance(effect.dice, int) else 1)
    return FIXED


def waits_for_rolls(context: DecisionContext, effects: Effects) -> bool:
    """Return whether to wait: own offensive dice are not altered for a price while free rerolls remain."""
    view = context.dice
    if view is None or not alters_dice(effects):
        return False
    return view.throw.roller == context.seat and view.throw.purpose == OFFENCE and view.throw.attempts > 0
