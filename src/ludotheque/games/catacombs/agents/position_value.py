"""How good it is that the discs lie so: who has whom in sight, for the rest of this turn and for the next ones."""

from typing import Final

from ludotheque.games.catacombs.agents.arena_model import Board
from ludotheque.games.catacombs.agents.sight_lines import Line, Sight
from ludotheque.games.catacombs.agents.situation import Situation
from ludotheque.games.catacombs.table.match_content import StepKit

NEXT_ENEMY: Final = 0.9  # tokens that an open line costs when its owner acts next
LATER_ENEMY: Final = 0.25
STUNNED_ENEMY: Final = 0.2  # of that, if the team can only move
NEXT_MATE: Final = 0.45
MOVE_LEFT: Final = 0.5  # of a danger from which the character can still go away
BY_MOVING: Final = 0.4  # how often a move opens a line that is closed now


def best_line(now: Situation, board: Board, shooter: int, targets: list[int]) -> Line:
    """The better of the lines from a character's place, as it would fly itself."""
    sight = Sight(board, board.xs[shooter], board.ys[shooter], board.radii[shooter], shooter)
    spread = now.spreads[shooter]
    return max([sight.line(target, spread) for target in targets], key=by_chance)


def by_chance(line: Line) -> float:
    return line.chance


def exposure(now: Situation, board: Board) -> float:
    """The chance that the enemy who acts next hits one of ours from where it stands."""
    return best_line(now, board, now.next_enemy(), now.mates).chance


def danger(now: Situation, board: Board) -> float:
    """Tokens that the enemies' open lines cost."""
    first = now.next_enemy()
    cost = NEXT_ENEMY * best_line(now, board, first, now.mates).chance
    if now.state.stunned[now.foes]:
        cost *= STUNNED_ENEMY
    return cost + LATER_ENEMY * best_line(now, board, first ^ 1, now.mates).chance


def outlook(now: Situation, board: Board, rest: list[StepKit]) -> float:
    """Tokens to be won and lost from here, when these shots are still to be made."""
    moves = [step for step in rest if not step.shot.ranged]
    value = NEXT_MATE * best_line(now, board, now.next_mate(), now.enemies).chance
    value -= danger(now, board) * (MOVE_LEFT if moves else 1.0)
    return value + follow_up(now, board, rest)


def follow_up(now: Situation, board: Board, rest: list[StepKit]) -> float:
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
