"""The worth of positions, cards and health."""

from dataclasses import dataclass
from typing import Final

from ludotheque.games.catacombs.agents.situation import ArenaModel, DecisionContext, Sight, SightLine
from ludotheque.games.catacombs.table.match_content import HEAL, RESET, STEAL, STUN, PreparedCard, PreparedStep
from ludotheque.games.catacombs.table.state import NOBODY


@dataclass(frozen=True)
class Candidate:
    """One answer, its worth in tokens and its expected results."""

    action: int
    value: float
    why: str  # the kind of reason
    damage: float = 0.0  # mean
    chance: float = 0.0  # of hitting any enemy
    victim: int = NOBODY  # the enemy it hits most often
    exposed: float = 0.0  # the chance that the next enemy to act has an open line to hit us


def by_value(choice: Candidate) -> float:
    return choice.value


def ranked(choices: list[Candidate]) -> list[Candidate]:
    """Sort best first; equal answers keep their order."""
    return sorted(choices, key=by_value, reverse=True)


WIN: Final = 20.0
STUNNED: Final = 1.1  # worth of an average enemy turn
KEPT: Final = 1.2  # a face-up armor card of the team
FEWER: Final = 0.8  # worth of each further one, relative to the one before
CARD: Final = 0.25  # a card in hand, for the choice it offers
LAST_CARDS: Final = 0.6  # a card when the pile is empty, since each one is a turn
SHORT_PILE: Final = 6
USUAL: Final = 0.7  # average chance of a hit
ARMORED: Final = 0.15  # fraction of a shot's worth lost to possible armor, in addition to the armor it costs


def armor_worth(kept: int) -> float:
    """Return the worth of one more armor card in addition to this many."""
    return KEPT * FEWER**kept


def damage_worth(context: DecisionContext, card: PreparedCard | None, step: PreparedStep, damage: int) -> float:
    """Return the worth of a scoring shot: tokens, steal, stun, and the win if the pool is empty."""
    if damage <= 0:
        return 0.0
    pool = context.state.pools[context.foes]
    worth = float(min(damage, pool))
    if card is not None and context.content.abilities and card.acts_on == step.shot.number:
        if card.ability == STEAL:
            worth += float(min(damage, card.amount, pool))
        elif card.ability == STUN and not context.state.stunned[context.foes]:
            worth += STUNNED
    if damage >= pool:
        worth += WIN
    kept = len(context.state.kept[context.foes])
    if kept:
        return min(worth, armor_worth(kept - 1) + ARMORED * min(worth, 3.0))
    return worth


def spent_card(context: DecisionContext) -> float:
    """Return the cost of one card less in hand; the leading team prefers an early end (CC-END-4)."""
    if context.state.piles[context.team]:
        return CARD
    if len(context.state.hands[context.seat]) > 2:
        return CARD if context.lead() > 0 else LAST_CARDS
    return -LAST_CARDS if context.lead() > 0 else 2.0 * LAST_CARDS


def ability_worth(context: DecisionContext, card: PreparedCard) -> float:
    """Return the worth of a card's ability; surprise attacks are scored with the cards they allow."""
    if not context.content.abilities:
        return 0.0
    if card.ability == HEAL:
        return heal_worth(context, card.amount)
    if card.ability == RESET:
        return reset_worth(context)
    return 0.0


def heal_worth(context: DecisionContext, amount: int) -> float:
    """Return the worth of healing; the last token of the bank ends the game (CC-END-3)."""
    bank = context.bank()
    if bank > amount:
        return float(amount)
    ahead = context.lead() + bank or context.more_cards()
    return WIN if ahead > 0 else -WIN


def reset_worth(context: DecisionContext) -> float:
    """Return the worth of a pile reset: it delays the end, which helps the losing team, and prevents exhaustion."""
    pile = len(context.state.piles[context.team])
    if pile > SHORT_PILE:
        return 0.05
    if context.content.exhaustion:
        return 2.0
    return 1.0 if context.lead() < 0 else -0.3


def usual_worth(context: DecisionContext, card: PreparedCard) -> float:
    """Return the average worth of a card, independent of the arena."""
    worth = sum(USUAL * step.shot.damage * (1.2 if step.targeted else 1.0) for step in card.steps)
    if context.content.abilities:
        worth += {STEAL: USUAL, STUN: USUAL * STUNNED, HEAL: float(card.amount)}.get(card.ability, 0.2)
    if card.armor and context.content.armor:
        worth += KEPT * FEWER
    return worth


NEXT_ENEMY: Final = 0.9  # tokens that an open line costs when its owner acts next
LATER_ENEMY: Final = 0.25
STUNNED_ENEMY: Final = 0.2  # fraction of that, if the team can only move
NEXT_MATE: Final = 0.45
MOVE_LEFT: Final = 0.5  # fraction of a danger from which the character can still move away
BY_MOVING: Final = 0.4  # how often a move opens a line that is blocked now


def best_line(context: DecisionContext, board: ArenaModel, shooter: int, targets: list[int]) -> SightLine:
    """Return the best line from a character's position for the character itself as a disc."""
    sight = Sight(board, board.xs[shooter], board.ys[shooter], board.radii[shooter], shooter)
    spread = context.spreads[shooter]
    return max([sight.line(target, spread) for target in targets], key=by_chance)


def by_chance(line: SightLine) -> float:
    return line.chance


def exposure(context: DecisionContext, board: ArenaModel) -> float:
    """Return the chance that the next enemy to act hits one of our characters from its position."""
    return best_line(context, board, context.next_enemy(), context.mates).chance


def danger(context: DecisionContext, board: ArenaModel) -> float:
    """Return the tokens that the enemies' open lines cost."""
    first = context.next_enemy()
    cost = NEXT_ENEMY * best_line(context, board, first, context.mates).chance
    if context.state.stunned[context.foes]:
        cost *= STUNNED_ENEMY
    return cost + LATER_ENEMY * best_line(context, board, first ^ 1, context.mates).chance


def outlook(context: DecisionContext, board: ArenaModel, rest: list[PreparedStep]) -> float:
    """Return the tokens to be won and lost from this position, with these shots remaining."""
    moves = [step for step in rest if not step.shot.ranged]
    value = NEXT_MATE * best_line(context, board, context.next_mate(), context.enemies).chance
    value -= danger(context, board) * (MOVE_LEFT if moves else 1.0)
    return value + follow_up(context, board, rest)


def follow_up(context: DecisionContext, board: ArenaModel, rest: list[PreparedStep]) -> float:
    """Return the damage of the remaining attacks of this turn."""
    value = 0.0
    moved = False
    chance = -1.0
    for step in rest:
        if not step.shot.damage:
            moved = True
            continue
        if chance < 0.0:
            chance = best_line(context, board, context.disc, context.hittable(step)).chance
        likely = chance + (1.0 - chance) * BY_MOVING if moved else chance
        value += likely * step.shot.damage
    return value
