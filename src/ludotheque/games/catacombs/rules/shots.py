"""The shots of a turn: naming a target, placing a projectile, flicking, retrying (CC-SHOT, CC-TARGET, CC-OBST)."""

from typing import Final

from ludotheque.games.catacombs.physics.flicks import Command
from ludotheque.games.catacombs.rules.damage import hits_of, score
from ludotheque.games.catacombs.rules.flick import carry_out
from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.actions import (
    ASK_FLICK,
    ASK_OBSTACLE,
    ASK_PLACE,
    ASK_RETRY,
    ASK_TARGET,
    DONE,
    RETRY,
    TARGET,
    angle_of,
    flick_action,
    obstacle_action,
    obstacle_of,
    origin_of,
    speed_of,
    x_of,
    y_of,
)
from ludotheque.games.catacombs.table.answer_spaces import NO_SPOT, FlickSpace, ObstacleSpace, PlaceSpace
from ludotheque.games.catacombs.table.match_content import StepKit
from ludotheque.games.catacombs.table.state import ABILITY, CHARACTERS, FINISH, FLICK, PROJECTILE, SHOT
from ludotheque.games.catacombs.table.table import CatacombsTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

ANY_ANGLE: Final = 0  # of the shortest possible move


def begin_shot(table: CatacombsTable) -> None:
    """CC-CARD-4: the next shot of the sequence, or its end."""
    if table.state.shot == len(table.steps()):
        table.begin_phase(ABILITY)
        return
    step = table.step()
    if step.shot.ranged and not place(table, step):
        table.end_shot()
        return
    table.begin_phase(FLICK)


def place(table: CatacombsTable, step: StepKit) -> bool:
    """CC-TARGET-1, CC-RANGE: whom, and from where; false if there is no room (CC-RANGE-5)."""
    space = PlaceSpace(table.kit, table.state, step.shot, origins_of(table, step))
    spot = space.first()
    if spot == NO_SPOT:
        if table.listening:
            table.tell(events.ShotLost(step.shot.id))
        return False
    if step.targeted:
        name_target(table, step)
    answer = table.ask_space(ASK_PLACE, [], space, spot)
    table.place_projectile(origin_of(answer), x_of(answer), y_of(answer))
    return True


def origins_of(table: CatacombsTable, step: StepKit) -> list[int]:
    """CC-SHOT-9: the longbow may start from either partner, anything else from the active character."""
    active = table.disc()
    return [active, active ^ 1] if step.shot.from_partner else [active]


def name_target(table: CatacombsTable, step: StepKit) -> None:
    options = [TARGET | disc for disc in table.enemies()]
    disc = table.ask_active(ASK_TARGET, options, step.shot.number) & ARGUMENT_MASK
    table.name_target(disc)


def make_flick(table: CatacombsTable) -> None:
    """One flick of a shot, then what it does; a targeted one that missed may be flicked once more."""
    kit = table.kit
    step = table.step()
    answer = table.ask_space(ASK_FLICK, [], FlickSpace(kit.limits), flick_action(0, kit.limits.slowest))
    disc = PROJECTILE if step.shot.ranged else table.disc()
    made = carry_out(table, disc, Command(angle_of(answer), speed_of(answer)), step.shot)
    table.count_flick()
    hits: list[int] = []
    if step.shot.damage:  # CC-JUDGE-3
        hits = hits_of(made, [table.state.target] if step.targeted else table.enemies())
    if not hits and step.targeted and wants_retry(table, step):
        return
    table.remove_projectile()
    if hits:
        score(table, step, hits)
    table.end_shot()
    table.begin_phase(SHOT)


def wants_retry(table: CatacombsTable, step: StepKit) -> bool:
    """CC-TARGET-3: once more from the spot where it stopped."""
    if table.listening:
        table.tell(events.TargetMissed(table.state.target))
    if table.state.flicks > table.kit.extra_flicks:
        return False
    return table.ask_active(ASK_RETRY, [DONE, RETRY], step.shot.number) == RETRY


def move_obstacle(table: CatacombsTable) -> None:
    """CC-OBST-2: a move shot with any obstacle."""
    limits, move = table.kit.limits, table.kit.move.shot
    options = [] if table.kit.must_move_obstacle else [DONE]
    default = DONE if options else obstacle_action(CHARACTERS, ANY_ANGLE, limits.slowest)
    answer = table.ask_space(ASK_OBSTACLE, options, ObstacleSpace(limits), default)
    if answer != DONE:
        carry_out(table, obstacle_of(answer), Command(angle_of(answer), speed_of(answer)), move)
    table.begin_phase(FINISH)
