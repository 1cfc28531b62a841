"""Answers in windows: play a card, spend a token, or pass; passing is worth nothing."""

from typing import Final

from ludotheque.games.dice_throne.agents.branching_effects import price
from ludotheque.games.dice_throne.agents.cards import Situation, play_gain, text_gain, waits_for_rolls
from ludotheque.games.dice_throne.agents.dice_values import alters_dice
from ludotheque.games.dice_throne.agents.open_text import found_in
from ludotheque.games.dice_throne.agents.simple_effects import cancels_offence
from ludotheque.games.dice_throne.agents.token_values import burden
from ludotheque.games.dice_throne.agents.weights import cp_worth
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import Use, Window
from ludotheque.games.dice_throne.content.vocabulary import CostKind, Effect, Effects
from ludotheque.games.dice_throne.table.actions import PLAY, REROLL, SELL, SPEND
from ludotheque.games.dice_throne.table.hook_sources import HOOKS_PER_SOURCE
from ludotheque.games.dice_throne.table.match_content import CardKit
from ludotheque.games.dice_throne.table.response_points import (
    MAIN_1,
    MAIN_2,
    W_ACTIVATED,
    W_ISO,
    W_LAST,
    W_MAIN,
    W_POST,
    W_TARGETED,
    W_UPKEEP,
)
from ludotheque.kernel.decisions import ARGUMENT_MASK

NEVER: Final = -1000.0
WORTHWHILE: Final = 0.3  # a gain smaller than this is within the error of the estimate
DEADLINES: Final = (W_LAST, W_ISO)
"""Points after which damage is applied: what can wait is done here, when most is known."""
BEFORE_DEFENCE: Final = (W_ACTIVATED, W_TARGETED)


def window_scores(now: Situation, options: list[int], point: int) -> list[float]:
    """What each answer in a window is worth."""
    return [fast_score(now, option, point) for option in options]


def fast_score(now: Situation, option: int, point: int) -> float:
    """A card to play or a token to spend; anything else in a window is to pass."""
    if PLAY <= option < SPEND:
        return card_score(now, now.held(option - PLAY), point)
    if SPEND <= option < SELL:
        return spend_score(now, option & ARGUMENT_MASK, point)
    if option > REROLL:
        return NEVER
    return 0.0


def card_score(now: Situation, kit: CardKit, point: int) -> float:
    effects = kit.card.effects
    if not timely(now, effects, kit, point) or waits_for_rolls(now, effects):
        return NEVER
    return play_gain(now, kit) - WORTHWHILE


def timely(now: Situation, effects: Effects, kit: CardKit, point: int) -> bool:
    """Is this the point at which the card does most? Dice cards: whenever the dice lie."""
    if alters_dice(effects):
        return True
    if kit.card.attack_modifier or mentions(effects, e.Prevent, e.Avoid):
        return point in DEADLINES or (point == W_UPKEEP and not kit.card.attack_modifier)
    if kit.dealt:
        return point == W_POST
    if point == W_LAST and now.scene.attacked and gains_cover(now, effects):
        return True
    if in_own_main(now, point):
        return True
    if mentions(effects, e.Heal) and point in (*DEADLINES, W_UPKEEP):
        return 0 < now.scene.own.health <= now.scene.own.incoming
    return point == W_UPKEEP and now.seen.active == now.seat and mentions(effects, e.Remove)


def gains_cover(now: Situation, effects: Effects) -> bool:
    """Does a text bring a token that cancels the Attack under way?"""
    named = now.book.kit.named[now.seat]
    return any(cancels_offence(now.book.kit.sources[named[gain.status]]) for gain in found_in(effects, e.Gain))


def in_own_main(now: Situation, point: int) -> bool:
    return point == W_MAIN and now.seen.active == now.seat and now.seen.phase in (MAIN_1, MAIN_2)


def mentions(effects: Effects, *kinds: type[Effect]) -> bool:
    """Does a text have such an effect, however deep?"""
    return any(True for kind in kinds for _ in found_in(effects, kind))


def spend_score(now: Situation, spent: int, point: int) -> float:
    """A token's use: what its text brings, beyond its price and the token itself."""
    status, place = divmod(spent, HOOKS_PER_SOURCE)
    hook = now.book.kit.sources[status].uses[place]
    if not token_timely(now, hook, point):
        return NEVER
    return spend_gain(now, spent) - WORTHWHILE


def spend_gain(now: Situation, spent: int) -> float:
    status, place = divmod(spent, HOOKS_PER_SOURCE)
    kit = now.book.kit.sources[status]
    hook = kit.uses[place]
    if any(isinstance(effect, e.Remove) and effect.status == kit.id for effect in hook.effects):
        gain = -burden(now.book, now.scene, status)
    else:
        gain = text_gain(now, hook.effects + hook.per_paid)
    return gain - spend_price(now, hook, status)


def token_timely(now: Situation, hook: Use, point: int) -> bool:
    if alters_dice(hook.effects):
        return not waits_for_rolls(now, hook.effects)
    if hook.window is Window.OWN_OFFENSIVE_PHASE_END or mentions(hook.effects, e.MakeUndefendable):
        return point in BEFORE_DEFENCE
    if hook.window is Window.ATTACK_STATUS_INCOMING:
        return point == W_TARGETED
    if hook.window is Window.OWN_UPKEEP:
        return point == W_UPKEEP
    if hook.window in (Window.DAMAGE_INCOMING, Window.OWN_ATTACK, Window.ATTACKED):
        return point in (*DEADLINES, W_UPKEEP)
    return in_own_main(now, point)


def spend_price(now: Situation, hook: Use, status: int) -> float:
    """What is paid: Combat Points, or the token, which would serve another time."""
    total = 0.0
    for cost in hook.pay:
        count = price(cost)
        if cost.kind is CostKind.CP:
            total -= cp_worth(now.scene.own.cp, -count)
        elif cost.kind is not CostKind.DISCARD:
            paid = now.book.kit.named[now.seat].get(cost.token, status)
            total += count * max(0.0, burden(now.book, now.scene, paid))
    return total
