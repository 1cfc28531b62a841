"""What positions, cards and health are worth."""

from dataclasses import dataclass
from typing import Final

from ludotheque.games.catacombs.agents.arena_model import Board, Sight, SightLine
from ludotheque.games.catacombs.agents.situation import DecisionContext
from ludotheque.games.catacombs.table.match_content import HEAL, RESET, STEAL, STUN, PreparedCard, StepKit
from ludotheque.games.catacombs.table.state import NOBODY


@dataclass(frozen=True)
class Choice:
    """One answer: what it is worth in tokens, and what is to be expected of it."""

    action: int
    value: float
    why: str  # the kind of reason
    damage: float = 0.0  # on average
    chance: float = 0.0  # to hit an enemy at all
    victim: int = NOBODY  # whom it hits most often
    exposed: float = 0.0  # the chance that the enemy who acts next has an open line to hit us by


def by_value(choice: Choice) -> float:
    return choice.value


def ranked(choices: list[Choice]) -> list[Choice]:
    """Best first; equal ones stay in their order."""
    return sorted(choices, key=by_value, reverse=True)


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


def damage_worth(now: DecisionContext, card: PreparedCard | None, step: StepKit, damage: int) -> float:
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


def spent_card(now: DecisionContext) -> float:
    """What it costs to have a card less in hand; who leads is glad of an early end (CC-END-4)."""
    if now.state.piles[now.team]:
        return CARD
    if len(now.state.hands[now.seat]) > 2:
        return CARD if now.lead() > 0 else LAST_CARDS
    return -LAST_CARDS if now.lead() > 0 else 2.0 * LAST_CARDS


def ability_worth(now: DecisionContext, card: PreparedCard) -> float:
    """Of what a card does after its shots; surprise attacks are weighed with the cards they let play."""
    if not now.kit.abilities:
        return 0.0
    if card.ability == HEAL:
        return heal_worth(now, card.amount)
    if card.ability == RESET:
        return reset_worth(now)
    return 0.0


def heal_worth(now: DecisionContext, amount: int) -> float:
    """CC-END-3: the last token of the bank ends the game."""
    bank = now.bank()
    if bank > amount:
        return float(amount)
    ahead = now.lead() + bank or now.more_cards()
    return WIN if ahead > 0 else -WIN


def reset_worth(now: DecisionContext) -> float:
    """A fuller pile puts the end off: good for who is behind, and a must where an empty one costs tokens."""
    pile = len(now.state.piles[now.team])
    if pile > SHORT_PILE:
        return 0.05
    if now.kit.exhaustion:
        return 2.0
    return 1.0 if now.lead() < 0 else -0.3


def usual_worth(now: DecisionContext, card: PreparedCard) -> float:
    """What a card is worth some day, whatever lies in the arena."""
    worth = sum(USUAL * step.shot.damage * (1.2 if step.targeted else 1.0) for step in card.steps)
    if now.kit.abilities:
        worth += {STEAL: USUAL, STUN: USUAL * STUNNED, HEAL: float(card.amount)}.get(card.ability, 0.2)
    if card.armor and now.kit.armor:
        worth += KEPT * FEWER
    return worth


NEXT_ENEMY: Final = 0.9  # tokens that an open line costs when its owner acts next
LATER_ENEMY: Final = 0.25
STUNNED_ENEMY: Final = 0.2  # of that, if the team can only move
NEXT_MATE: Final = 0.45
MOVE_LEFT: Final = 0.5  # of a danger from which the character can still go away
BY_MOVING: Final = 0.4  # how often a move opens a line that is closed now


def best_line(now: DecisionContext, board: Board, shooter: int, targets: list[int]) -> SightLine:
    """The better of the lines from a character's place, as it would fly itself."""
    sight = Sight(board, board.xs[shooter], board.ys[shooter], board.radii[shooter], shooter)
    spread = now.spreads[shooter]
    return max([sight.line(target, spread) for target in targets], key=by_chance)


def by_chance(line: SightLine) -> float:
    return line.chance


def exposure(now: DecisionContext, board: Board) -> float:
    """The chance that the enemy who acts next hits one of ours from where it stands."""
    return best_line(now, board, now.next_enemy(), now.mates).chance


def danger(now: DecisionContext, board: Board) -> float:
    """Tokens that the enemies' open lines cost."""
    first = now.next_enemy()
    cost = NEXT_ENEMY * best_line(now, board, first, now.mates).chance
    if now.state.stunned[now.foes]:
        cost *= STUNNED_ENEMY
    return cost + LATER_ENEMY * best_line(now, board, first ^ 1, now.mates).chance


def outlook(now: DecisionContext, board: Board, rest: list[StepKit]) -> float:
    """Tokens to be won and lost from here, when these shots are still to be made."""
    moves = [step for step in rest if not step.shot.ranged]
    value = NEXT_MATE * best_line(now, board, now.next_mate(), now.enemies).chance
    value -= danger(now, board) * (MOVE_LEFT if moves else 1.0)
    return value + follow_up(now, board, rest)


def follow_up(now: DecisionContext, board: Board, rest: list[StepKit]) -> float:
    """The damage of the attacks to come in this turn."""
    value = 0.0
    moved = False
    chance = -1.0
    for step in rest:
        if not step.shot.damage:
            moved = True
            continue
        if chance < 0.0:
            chance = best_line(now, board, now.disc, now.hittable(step)).chance
        likely = chance + (1.0 - chance) * BY_MOVING if moved else chance
        value += likely * step.shot.damage
    return value
