"""Moves: of the own character to cover or to a better line, and of an obstacle into the enemies' way."""

from dataclasses import dataclass
from math import atan2, hypot, pi
from typing import Final

from ludotheque.games.catacombs.agents.arena_model import Board, aimed, carried_out, speed_to_go
from ludotheque.games.catacombs.agents.position_value import best_line, exposure, outlook
from ludotheque.games.catacombs.agents.scored_answer import Choice, by_value, ranked
from ludotheque.games.catacombs.agents.situation import NO_STEPS, Situation
from ludotheque.games.catacombs.physics.commands import Command
from ludotheque.games.catacombs.table.actions import flick_action, obstacle_action
from ludotheque.games.catacombs.table.match_content import StepKit
from ludotheque.games.catacombs.table.state import CHARACTERS, DISCS

WAYS: Final = (60_000.0, 140_000.0, 280_000.0)  # micrometres that moves are tried for
TRIES: Final = 3  # of the best ones, with the finger's noise
COVER: Final = 34_000.0  # micrometres from the one that is covered, centre to centre
PUSH: Final = 90_000.0  # how far an obstacle is flicked out of a line


@dataclass(frozen=True)
class Shift:
    """A disc and how it is to be flicked."""

    disc: int
    command: Command

    def action(self) -> int:
        if self.disc < CHARACTERS:
            return flick_action(self.command.angle, self.command.speed)
        return obstacle_action(self.disc, self.command.angle, self.command.speed)


def move_choices(now: Situation) -> list[Choice]:
    """Where the active character might go, best first."""
    board = now.board()
    shifts = [Shift(now.disc, command) for command in wanderings(now)]
    return chosen(now, board, shifts, now.rest())


def wanderings(now: Situation) -> list[Command]:
    """A nudge, and all around in some lengths; where the round begins is chance, so that no side is preferred."""
    start = now.luck.random()
    count = now.level.directions
    found = [aimed(now.kit, 2 * pi * start, 0.0)]
    for number, way in enumerate(WAYS):
        speed = speed_to_go(now.kit, way)
        for turn in range(count):
            angle = 2 * pi * (turn + start + number / len(WAYS)) / count
            found.append(aimed(now.kit, angle, speed))
    return found


def chosen(now: Situation, board: Board, shifts: list[Shift], rest: list[StepKit]) -> list[Choice]:
    """First each as it is meant, then the best with the finger's noise."""
    first = [outlook(now, board.flicked(shift.disc, shift.command, []).board(), rest) for shift in shifts]
    order = sorted(range(len(shifts)), key=lambda place: -first[place])
    return ranked([looked_at(now, board, shifts[place], rest) for place in order[: now.level.finalists]])


def looked_at(now: Situation, board: Board, shift: Shift, rest: list[StepKit]) -> Choice:
    """How the discs would lie."""
    commands = carried_out(now.kit, now.noise, shift.command, TRIES)
    boards = [board.flicked(shift.disc, command, []).board() for command in commands]
    value = sum(outlook(now, after, rest) for after in boards) / len(boards)
    exposed = sum(exposure(now, after) for after in boards) / len(boards)
    if shift.disc >= CHARACTERS:
        return Choice(shift.action(), value, "obstacle", exposed=exposed)
    if not any(step.shot.damage for step in rest):
        return Choice(shift.action(), value, "move", exposed=exposed)
    chance = sum(best_line(now, after, now.disc, now.enemies).chance for after in boards) / len(boards)
    return Choice(shift.action(), value, "approach", chance=chance, exposed=exposed)


def obstacle_choices(now: Situation, options: list[int]) -> list[Choice]:
    """Which obstacle where, best first; leaving all as it is, where that is allowed."""
    board = now.board()
    shifts = [Shift(CHARACTERS, aimed(now.kit, 2 * pi * now.luck.random(), 0.0))]
    shifts += covering(now, board) + clearing(now, board)
    choices = chosen(now, board, shifts, NO_STEPS)
    stay = [Choice(option, outlook(now, board, NO_STEPS), "stay", exposed=exposure(now, board)) for option in options]
    return sorted(stay + choices, key=by_value, reverse=True)


def covering(now: Situation, board: Board) -> list[Shift]:
    """Obstacles into the line from the next enemy to ours: close to the enemy, half way, close to ours."""
    shifts: list[Shift] = []
    enemy = now.next_enemy()
    for mate in now.mates:
        dx, dy = board.xs[mate] - board.xs[enemy], board.ys[mate] - board.ys[enemy]
        away = hypot(dx, dy)
        for way in (COVER, away / 2, away - COVER):
            if COVER <= way <= away - COVER:
                part = way / away
                goal = (board.xs[enemy] + part * dx, board.ys[enemy] + part * dy)
                shifts += nearest(now, board, goal)
    return shifts


def nearest(now: Situation, board: Board, goal: tuple[float, float]) -> list[Shift]:
    """The obstacles that are closest to a place, each flicked so that it would stop there."""
    discs = range(CHARACTERS, DISCS)
    found = sorted([(hypot(goal[0] - board.xs[disc], goal[1] - board.ys[disc]), disc) for disc in discs])
    return [Shift(disc, towards(now, board, disc, goal)) for _, disc in found[: now.level.goals]]


def towards(now: Situation, board: Board, disc: int, goal: tuple[float, float]) -> Command:
    dx, dy = goal[0] - board.xs[disc], goal[1] - board.ys[disc]
    return aimed(now.kit, atan2(dy, dx), speed_to_go(now.kit, hypot(dx, dy)))


def clearing(now: Situation, board: Board) -> list[Shift]:
    """The first obstacle in the way of the own character that acts next, out to either side."""
    shifts: list[Shift] = []
    mate = now.next_mate()
    for enemy in now.enemies:
        disc = in_the_way(board, mate, enemy)
        if disc >= 0:
            angle = atan2(board.ys[enemy] - board.ys[mate], board.xs[enemy] - board.xs[mate])
            speed = speed_to_go(now.kit, PUSH)
            shifts += [Shift(disc, aimed(now.kit, angle + side, speed)) for side in (pi / 2, -pi / 2)]
    return shifts


def in_the_way(board: Board, one: int, other: int) -> int:
    """The obstacle on the line between two discs that is closest to the first; -1 if there is none."""
    dx, dy = board.xs[other] - board.xs[one], board.ys[other] - board.ys[one]
    away = hypot(dx, dy)
    found, closest = -1, away
    for disc in range(CHARACTERS, DISCS):
        x, y = board.xs[disc] - board.xs[one], board.ys[disc] - board.ys[one]
        along, aside = (x * dx + y * dy) / away, abs(x * dy - y * dx) / away
        if 0.0 < along < closest and aside < board.radii[disc] + board.radii[one]:
            found, closest = disc, along
    return found
