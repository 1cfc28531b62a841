"""What things are worth to a player of Catacombs, in tokens of health."""

from typing import Final

from ludotheque.games.catacombs.agents.situation import Situation
from ludotheque.games.catacombs.table.match_content import HEAL, RESET, STEAL, STUN, CardKit, StepKit

WIN: Final = 20.0
STUNNED: Final = 1.1  # what an average turn of the enemy costs
KEPT: Final = 1.2  # an armor card before the team
FEWER: Final = 0.8  # each further one is worth so much of the one before
CARD: Final = 0.25  # a card in hand, for the choice it gives
LAST_CARDS: Final = 0.6  # when the pile is empty each one is a turn
SHORT_PILE: Final = 6
USUAL: Final = 0.7  # how often shots hit
ARMORED: Final = 0.15  # of a shot that the enemy can cancel, beside the armor it costs


def armor_worth(kept: int) -> float:
    """One more kept card, when so many are there already."""
    return KEPT * FEWER**kept


def damage_worth(now: Situation, card: CardKit | None, step: StepKit, damage: int) -> float:
    """What a scoring shot gains: tokens, steal, stun, and the win if the pool is empty."""
    if damage <= 0:
        return 0.0
    pool = now.state.pools[now.foes]
    worth = float(min(damage, pool))
    if card is not None and now.kit.abilities and card.acts_on == step.shot.number:
        if card.ability == STEAL:
            worth += float(min(damage, card.amount, pool))
        elif card.ability == STUN and not now.state.stunned[now.foes]:
            worth += STUNNED
    if damage >= pool:
        worth += WIN
    kept = len(now.state.kept[now.foes])
    if kept:
        return min(worth, armor_worth(kept - 1) + ARMORED * min(worth, 3.0))
    return worth


def spent_card(now: Situation) -> float:
    """What it costs to have a card less in hand; who leads is glad of an early end (CC-END-4)."""
    if now.state.piles[now.team]:
        return CARD
    if len(now.state.hands[now.seat]) > 2:
        return CARD if now.lead() > 0 else LAST_CARDS
    return -LAST_CARDS if now.lead() > 0 else 2.0 * LAST_CARDS


def ability_worth(now: Situation, card: CardKit) -> float:
    """Of what a card does after its shots; surprise attacks are weighed with the cards they let play."""
    if not now.kit.abilities:
        return 0.0
    if card.ability == HEAL:
        return heal_worth(now, card.amount)
    if card.ability == RESET:
        return reset_worth(now)
    return 0.0


def heal_worth(now: Situation, amount: int) -> float:
    """CC-END-3: the last token of the bank ends the game."""
    bank = now.bank()
    if bank > amount:
        return float(amount)
    ahead = now.lead() + bank or now.more_cards()
    return WIN if ahead > 0 else -WIN


def reset_worth(now: Situation) -> float:
    """A fuller pile puts the end off: good for who is behind, and a must where an empty one costs tokens."""
    pile = len(now.state.piles[now.team])
    if pile > SHORT_PILE:
        return 0.05
    if now.kit.exhaustion:
        return 2.0
    return 1.0 if now.lead() < 0 else -0.3


def usual_worth(now: Situation, card: CardKit) -> float:
    """What a card is worth some day, whatever lies in the arena."""
    worth = sum(USUAL * step.shot.damage * (1.2 if step.targeted else 1.0) for step in card.steps)
    if now.kit.abilities:
        worth += {STEAL: USUAL, STUN: USUAL * STUNNED, HEAL: float(card.amount)}.get(card.ability, 0.2)
    if card.armor and now.kit.armor:
        worth += KEPT * FEWER
    return worth
