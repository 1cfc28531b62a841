"""Attacks: where to aim and how hard, by trying it out with the finger one has."""

from dataclasses import dataclass
from math import hypot, pi
from typing import Final

from ludotheque.games.catacombs.agents.arena_model import Board, aimed, carried_out, flicked_disc, speed_to_go
from ludotheque.games.catacombs.agents.position_value import exposure, outlook
from ludotheque.games.catacombs.agents.scored_answer import Choice, ranked
from ludotheque.games.catacombs.agents.sight_lines import Line, Sight
from ludotheque.games.catacombs.agents.situation import Situation
from ludotheque.games.catacombs.agents.values import damage_worth
from ludotheque.games.catacombs.physics.commands import Command
from ludotheque.games.catacombs.table.actions import flick_action
from ludotheque.games.catacombs.table.match_content import StepKit
from ludotheque.games.catacombs.table.state import NOBODY

HARD: Final = 2_000_000.0  # micrometres per second
BEYOND: Final = 1.5  # how far past the enemy a soft flick would go
RUN: Final = 60_000.0  # micrometres more
ASIDE: Final = 0.35  # of the half angle an enemy is seen under: the aims beside the best line
SURE: Final = 0.9  # with such a chance nobody looks for wilder aims
LOOKED_AT: Final = 3  # tries of which the outcome is looked at


@dataclass(frozen=True)
class Trial:
    """What came of trying a command several times."""

    command: Command
    worth: float
    damage: float
    chance: float
    victim: int
    boards: tuple[Board, ...]


def try_out(now: Situation, board: Board, command: Command, tries: int) -> Trial:
    """The average over what the finger makes of it."""
    step = now.step()
    disc, enemies = flicked_disc(board, now.disc), now.hittable(step)
    worth, damage, scored = 0.0, 0, 0
    counts = [0, 0, 0, 0]
    boards: list[Board] = []
    commands = carried_out(now.kit, now.noise, command, tries)
    for done in commands:
        thrown = board.flicked(disc, done, enemies)
        dealt = step.shot.damage * len(thrown.hits)
        worth += damage_worth(now, now.card, step, dealt)
        damage += dealt
        scored += bool(thrown.hits)
        for victim in thrown.hits:
            counts[victim] += 1
        boards.append(thrown.board())
    made = len(commands)
    victim = max(range(len(counts)), key=counts.__getitem__) if scored else NOBODY
    return Trial(command, worth / made, damage / made, scored / made, victim, tuple(spread_out(boards)))


def spread_out(boards: list[Board]) -> list[Board]:
    """Some of the outcomes, from the whole range."""
    if len(boards) <= LOOKED_AT:
        return boards
    return [boards[(2 * place + 1) * len(boards) // (2 * LOOKED_AT)] for place in range(LOOKED_AT)]


def lines_from(now: Situation, board: Board, step: StepKit) -> list[Line]:
    """The straight lines of the disc that is about to be flicked."""
    disc = flicked_disc(board, now.disc)
    sight = Sight(board, board.xs[disc], board.ys[disc], board.radii[disc], disc)
    return [sight.line(target, now.spread) for target in now.hittable(step)]


def aims(now: Situation, board: Board, step: StepKit) -> list[Command]:
    """Straight at the enemies, hard and soft, and a little beside."""
    disc = flicked_disc(board, now.disc)
    found: list[Command] = []
    for line in lines_from(now, board, step):
        away = hypot(board.xs[line.target] - board.xs[disc], board.ys[line.target] - board.ys[disc])
        soft = speed_to_go(now.kit, away * BEYOND + RUN)
        hard = max(HARD, soft)
        beside = ASIDE * (board.radii[disc] + board.radii[line.target]) / away
        found += [aimed(now.kit, line.angle, hard), aimed(now.kit, line.angle, soft)]
        if line.chance > 0.0:
            found += [aimed(now.kit, line.angle + side, soft) for side in (-beside, beside)]
    return found


def wild_aims(now: Situation, board: Board, step: StepKit) -> list[Command]:
    """Commands in any direction that would hit if they were carried out exactly."""
    disc, enemies = flicked_disc(board, now.disc), now.hittable(step)
    fastest = float(now.kit.limits.fastest)
    found: list[Command] = []
    for _ in range(now.level.wild):
        command = aimed(now.kit, 2 * pi * now.luck.random(), (0.3 + 0.7 * now.luck.random()) * fastest)
        if board.flicked(disc, command, enemies).hits:
            found.append(command)
    return found[: now.level.finalists]


def attack_choices(now: Situation) -> list[Choice]:
    """The best aims, best first."""
    step, board = now.step(), now.board()
    trials = [try_out(now, board, command, now.level.tries) for command in aims(now, board, step)]
    if max(trial.chance for trial in trials) < SURE:
        trials += [try_out(now, board, command, now.level.tries) for command in wild_aims(now, board, step)]
    trials.sort(key=by_worth, reverse=True)
    best = trials[: now.level.finalists]
    return ranked([weighed(now, trial) for trial in best])


def by_worth(trial: Trial) -> float:
    return trial.worth


def weighed(now: Situation, trial: Trial) -> Choice:
    """With how the discs lie afterwards."""
    rest = now.rest()
    after = sum(outlook(now, board, rest) for board in trial.boards) / len(trial.boards)
    exposed = sum(exposure(now, board) for board in trial.boards) / len(trial.boards)
    action = flick_action(trial.command.angle, trial.command.speed)
    why = "attack" if trial.chance > 0.0 else "travel"
    return Choice(action, trial.worth + after, why, trial.damage, trial.chance, trial.victim, exposed)
