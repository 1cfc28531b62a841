"""Where a projectile is laid, and whom a targeted shot is meant for."""

from math import hypot
from typing import Final

from ludotheque.games.catacombs.agents.arena_model import Board, aimed, speed_to_go
from ludotheque.games.catacombs.agents.attack_choices import BEYOND, HARD, RUN, try_out
from ludotheque.games.catacombs.agents.position_value import by_chance
from ludotheque.games.catacombs.agents.scored_answer import Choice, ranked
from ludotheque.games.catacombs.agents.sight_lines import Line, Sight
from ludotheque.games.catacombs.agents.situation import Situation
from ludotheque.games.catacombs.agents.values import damage_worth
from ludotheque.games.catacombs.physics.angles import TURN
from ludotheque.games.catacombs.table.actions import x_of, y_of
from ludotheque.games.catacombs.table.answer_spaces import PlaceSpace
from ludotheque.games.catacombs.table.match_content import ShotKit, StepKit
from ludotheque.kernel.decisions import ARGUMENT_MASK

RINGS: Final = (1, 4)  # close to the character, and as far away as it may be
AGAIN: Final = 0.6  # an extra flick's part of the first chance, from wherever the projectile stopped


class Spot:
    """A place for the projectile, with the best line from it."""

    def __init__(self, action: int, x: float, y: float, line: Line) -> None:
        self.action = action
        self.x = x
        self.y = y
        self.line = line


def spots_for(now: Situation, space: PlaceSpace, targets: list[int], count: int) -> list[Spot]:
    """Places around the characters it may start from, the most promising first."""
    board = now.board()
    found = [spot_at(now, board, space, action, targets) for action in around(now, space, count)]
    found.sort(key=lambda spot: -spot.line.chance)
    return found


def around(now: Situation, space: PlaceSpace, count: int) -> list[int]:
    """Free places in so many directions; where the round begins is chance."""
    start = int(now.luck.random() * TURN)
    angles = [(start + number * TURN // count) % TURN for number in range(count)]
    tried = [
        space.around(place, angle, ring) for place in range(len(space.origins)) for angle in angles for ring in RINGS
    ]
    return [action for action in tried if action >= 0]


def spot_at(now: Situation, board: Board, space: PlaceSpace, action: int, targets: list[int]) -> Spot:
    x, y = float(x_of(action) - now.kit.width // 2), float(y_of(action) - now.kit.height // 2)
    sight = Sight(board, x, y, float(space.radius), -1)
    return Spot(action, x, y, max([sight.line(target, now.spread) for target in targets], key=by_chance))


def place_choices(now: Situation, space: PlaceSpace, default: int) -> list[Choice]:
    """The best spots, the flick that would follow tried out; where nothing is to be seen, any spot."""
    step = now.step()
    spots = spots_for(now, space, now.hittable(step), now.level.spots)
    if not spots:
        return [Choice(default, 0.0, "place")]
    return ranked([tried(now, step.shot, spot) for spot in spots[: now.level.finalists]])


def tried(now: Situation, shot: ShotKit, spot: Spot) -> Choice:
    board = now.board().with_projectile(shot, spot.x, spot.y)
    target = spot.line.target
    away = hypot(board.xs[target] - spot.x, board.ys[target] - spot.y)
    speed = max(HARD, speed_to_go(now.kit, away * BEYOND + RUN))
    trial = try_out(now, board, aimed(now.kit, spot.line.angle, speed), now.level.tries)
    return Choice(spot.action, trial.worth, "place", trial.damage, trial.chance, trial.victim)


def target_choices(now: Situation, options: list[int]) -> list[Choice]:
    """CC-TARGET-1: the enemy who is easier to hit."""
    step = now.step()
    choices: list[Choice] = []
    for option in options:
        disc = option & ARGUMENT_MASK
        chance = ranged_chance(now, step, [disc])
        worth = chance * damage_worth(now, now.card, step, step.shot.damage)
        choices.append(Choice(option, worth, "target", chance * step.shot.damage, chance, disc))
    return ranked(choices)


def ranged_chance(now: Situation, step: StepKit, targets: list[int]) -> float:
    """How likely a shot is to hit from the best spot around, by straight lines; the extra flick is counted in."""
    origins = [now.disc, now.disc ^ 1] if step.shot.from_partner else [now.disc]
    space = PlaceSpace(now.kit, now.state, step.shot, origins)
    spots = spots_for(now, space, targets, max(4, now.level.spots // 2))
    chance = spots[0].line.chance if spots else 0.0
    return with_retry(chance) if step.targeted else chance


def with_retry(chance: float) -> float:
    """CC-TARGET-3."""
    return chance + (1.0 - chance) * AGAIN * chance
