"""The Main Phases and the hand: upgrade, play, sell, end."""

from typing import Final

from ludotheque.games.dice_throne.agents.cards import Situation, hold_worth, play_gain
from ludotheque.games.dice_throne.agents.responses import NEVER, WORTHWHILE, spend_score, timely
from ludotheque.games.dice_throne.agents.weights import cp_worth
from ludotheque.games.dice_throne.rules.turn import HAND_LIMIT
from ludotheque.games.dice_throne.table.actions import END, PLAY, SELL, SPEND
from ludotheque.games.dice_throne.table.match_content import MAIN_CARD, UPGRADE
from ludotheque.games.dice_throne.table.response_points import MAIN_1, W_MAIN
from ludotheque.kernel.decisions import ARGUMENT_MASK

SURPLUS: Final = 0.4  # a card that would have to be sold at the end of the turn anyway
REACH: Final = 2  # Combat Points that selling may still bring together for an upgrade


def main_scores(now: Situation, options: list[int]) -> list[float]:
    """What each action of the Main Phase is worth; ending it is worth nothing."""
    wish = unaffordable_wish(now)
    return [main_score(now, option, wish) for option in options]


def main_score(now: Situation, option: int, wish: float) -> float:
    if option == END:
        return 0.0
    if option >= SELL:
        return sell_score(now, option - SELL, wish)
    if option >= SPEND:
        return spend_score(now, option & ARGUMENT_MASK, W_MAIN)
    kit = now.held(option - PLAY)
    if kit.kind > MAIN_CARD and not timely(now, kit.card.effects, kit, W_MAIN):
        return NEVER
    return play_gain(now, kit) - WORTHWHILE


def sell_score(now: Situation, card: int, wish: float) -> float:
    """One Combat Point, and perhaps an upgrade that comes into reach, for the card."""
    cp = now.scene.own.cp
    score = cp_worth(cp, 1) - hold_worth(now, now.held(card)) - WORTHWHILE
    if now.seen.phase != MAIN_1 and len(now.seen.hand(now.seat)) > HAND_LIMIT:
        score += SURPLUS
    return score + (wish if now.held(card).kind != UPGRADE else 0.0)


def unaffordable_wish(now: Situation) -> float:
    """What the best upgrade just out of reach would bring beyond its price, shared among the cards to sell for it."""
    own = now.scene.own
    best = 0.0
    for card in now.seen.hand(now.seat):
        kit = now.held(card)
        if kit.kind != UPGRADE or own.levels[kit.slot] >= kit.level:
            continue
        missing = now.seen.upgrade_price(now.seat, kit) - own.cp
        if 0 < missing <= REACH:
            best = max(best, (play_gain(now, kit) - WORTHWHILE) / missing - 1.0)
    return best


def parting_scores(now: Situation, cards: list[int]) -> list[float]:
    """Which card to part with: the one least worth keeping."""
    return [-hold_worth(now, now.held(card)) for card in cards]
