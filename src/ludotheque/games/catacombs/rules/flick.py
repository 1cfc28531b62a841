"""A flick in the arena: from a command to where every disc lies afterwards (CC-NOISE-1, CC-SHOT-15, CC-MAT)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.bodies import Body
from ludotheque.games.catacombs.physics.flick_record import record_of
from ludotheque.games.catacombs.physics.flicks import EXIT, Command, Flick, Touch, flick
from ludotheque.games.catacombs.physics.noise import DRAWS, executed
from ludotheque.games.catacombs.physics.rest_positions import Spot, settled
from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.free_ground import Circle, Ground
from ludotheque.games.catacombs.table.match_content import MatchContent, PreparedShot
from ludotheque.games.catacombs.table.state import DISCS, PROJECTILE
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.games.catacombs.table.table import NOISE_STREAM, CatacombsTable

LEFT: Final = 0  # borders, as the physics numbers them
RIGHT: Final = 1
BOTTOM: Final = 2


class Laid:
    """The discs of an arena as the physics wants them: from its centre, the projectile last."""

    def __init__(self, kit: MatchContent, state: CatacombsState, shot: PreparedShot) -> None:
        self.kit = kit
        self.half_width = kit.width // 2
        self.half_height = kit.height // 2
        self.shot = shot
        self.bodies = [self.body(disc, state.xs[disc], state.ys[disc]) for disc in range(DISCS)]
        if state.projectile:
            self.bodies.append(self.body(PROJECTILE, state.projectile[0], state.projectile[1]))

    def radius(self, disc: i64) -> int:
        return self.shot.radius if disc == PROJECTILE else self.kit.radii[disc]

    def body(self, disc: i64, x: i64, y: i64) -> Body:
        mass = self.shot.mass if disc == PROJECTILE else self.kit.masses[disc]
        return Body(disc, float(self.radius(disc)), mass, float(x - self.half_width), float(y - self.half_height))

    def flick(self, disc: i64, command: Command) -> Flick:
        vx, vy = command.velocity()
        return flick(self.kit.arena, self.bodies, disc, vx, vy)

    def spots(self, made: Flick) -> list[Spot]:
        """Where everything comes to lie, discs that left the mat included (CC-MAT-4, CC-MAT-5)."""
        spots = settled(self.kit.arena, self.bodies)
        if not self.kit.walls:
            left = [touch for touch in made.touches if touch.kind == EXIT and touch.a != PROJECTILE]
            left.extend([touch for touch in made.touches if touch.kind == EXIT and touch.a == PROJECTILE])
            for touch in left:
                spots.append(self.back_on_mat(touch, spots))
        return spots

    def back_on_mat(self, touch: Touch, spots: list[Spot]) -> Spot:
        """Wholly inside and touching the edge where the disc left, or the nearest free spot."""
        radius = self.radius(touch.a)
        right: i64 = self.half_width - radius
        top: i64 = self.half_height - radius
        ground = Ground(-right, -top, right, top)
        for spot in spots:
            ground.kept_out.append(Circle(spot.x, spot.y, radius + self.radius(spot.number)))
        x = min(max(round(touch.before[0]), -right), right)
        y = min(max(round(touch.before[1]), -top), top)
        if touch.b == LEFT:
            x = -right
        elif touch.b == RIGHT:
            x = right
        else:
            y = -top if touch.b == BOTTOM else top
        x, y = ground.nearest_spot(x, y)
        return Spot(touch.a, float(radius), x, y)


def carry_out(table: CatacombsTable, disc: i64, command: Command, shot: PreparedShot) -> Flick:
    """What the finger does with a command (CC-NOISE-1); afterwards the discs lie where they stopped."""
    kit = table.kit
    angle = table.chance(NOISE_STREAM, DRAWS)
    speed = table.chance(NOISE_STREAM, DRAWS)
    done = executed(command, kit.noises[table.seat()], kit.limits, angle, speed)
    laid = Laid(kit, table.state, shot)
    made = laid.flick(disc, done)
    spots = laid.spots(made)
    for spot in spots:
        table.move_disc(spot.number, spot.x + laid.half_width, spot.y + laid.half_height)
    if table.listening:
        record = record_of(made, done, spots)
        table.tell(events.Flicked(shot.id, disc, command.angle, command.speed, record))
        tell_returns(table, made)
    return made


def tell_returns(table: CatacombsTable, made: Flick) -> None:
    """CC-MAT-4."""
    state = table.state
    for touch in made.touches:
        if touch.kind == EXIT and touch.a != PROJECTILE:
            table.tell(events.PutBack(touch.a, state.xs[touch.a], state.ys[touch.a]))
