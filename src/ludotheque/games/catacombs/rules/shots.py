"""The shots of a turn: targets, projectiles, flicks, hits and damage (CC-SHOT, CC-TARGET, CC-OBST, CC-NOISE-1)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.bodies import Body
from ludotheque.games.catacombs.physics.flicks import (
    DISC_DISC,
    DISC_WALL,
    EXIT,
    Command,
    Flick,
    RestPosition,
    Touch,
    flick,
    record_of,
    settled,
)
from ludotheque.games.catacombs.physics.noise import DRAWS, executed
from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.actions import (
    ARMOR,
    ASK_ARMOR,
    ASK_BOOST,
    ASK_FLICK,
    ASK_OBSTACLE,
    ASK_PLACE,
    ASK_RETRY,
    ASK_TARGET,
    BOOST,
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
from ludotheque.games.catacombs.table.answer_spaces import (
    NO_SPOT,
    FlickSpace,
    Ground,
    ObstacleSpace,
    PlaceSpace,
    RoundArea,
)
from ludotheque.games.catacombs.table.match_content import (
    STEAL,
    STUN,
    MatchContent,
    PreparedCard,
    PreparedShot,
    PreparedStep,
)
from ludotheque.games.catacombs.table.state import ABILITY, CHARACTERS, DISCS, FINISH, FLICK, NOBODY, PROJECTILE, SHOT
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.games.catacombs.table.table import NOISE_STREAM, CatacombsTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

SLOW: Final = 1000.0  # micrometres per second: CC-JUDGE-2, CC-JUDGE-4


def hits_of(flick: Flick, enemies: list[int]) -> list[int]:
    """Return the enemies that the flicked disc itself hit, each once, in the order of the hits (CC-JUDGE-1)."""
    mover = flick.flicked.number
    hits: list[int] = []
    for touch in flick.touches:
        if touch.kind == DISC_DISC:
            other = struck(touch, mover)
            if other in enemies and other not in hits and is_hit(touch, mover):
                hits.append(other)
        elif touch.a == mover and (touch.kind == EXIT or is_bounce(touch)):
            break
    return hits


def struck(touch: Touch, mover: i64) -> i64:
    """Return the disc that the flicked one touches; -1 if it is not involved."""
    if touch.a == mover:
        return touch.b
    return touch.a if touch.b == mover else NOBODY


def is_hit(touch: Touch, mover: i64) -> bool:
    """Return whether the disc itself moved and the contact was fast enough (CC-JUDGE-2)."""
    first = 0 if touch.a == mover else 4
    vx, vy = touch.before[first + 2], touch.before[first + 3]
    return touch.approach >= SLOW and vx * vx + vy * vy > SLOW * SLOW


def is_bounce(touch: Touch) -> bool:
    """Return whether the disc bounced; leaning on a wall or sliding along it is no bounce (CC-JUDGE-4)."""
    return touch.kind == DISC_WALL and touch.approach >= SLOW


def score(table: CatacombsTable, step: PreparedStep, hits: list[int]) -> None:
    """CC-JUDGE-5, CC-DMG-11."""
    damage: i64 = step.shot.damage * len(hits)
    if table.listening:
        table.tell(events.EnemiesHit(tuple(hits), damage))
    if step.shot.boost and boost(table, damage + step.shot.boost):
        damage += step.shot.boost
    hurt = 1 - table.state.team
    if use_armor(table, hurt, damage):
        return
    take_tokens(table, step.shot, hurt, damage)


def boost(table: CatacombsTable, boosted: i64) -> bool:
    """Offer to discard a hand card for more damage, before the enemy decides on armor (CC-SHOT-13, CC-SHOT-14)."""
    seat = table.seat()
    options = [DONE]
    options.extend([BOOST | card for card in table.state.hands[seat]])
    if len(options) == 1:
        return False
    answer = table.ask_active(ASK_BOOST, options, boosted)
    if answer == DONE:
        return False
    table.throw_away(seat, answer & ARGUMENT_MASK, "boost")
    return True


def use_armor(table: CatacombsTable, hurt: i64, damage: i64) -> bool:
    """Offer to discard one kept card, which cancels everything this shot does (CC-ARMOR-2, CC-ARMOR-3)."""
    kept = table.state.kept[hurt]
    if not kept:
        return False
    options = [DONE]
    options.extend([ARMOR | card for card in kept])
    answer = table.ask_team_until_yes(hurt, ASK_ARMOR, options, damage)
    if answer == DONE:
        return False
    table.use_armor(hurt, answer & ARGUMENT_MASK)
    return True


def take_tokens(table: CatacombsTable, shot: PreparedShot, hurt: i64, damage: i64) -> None:
    """Take tokens: steal takes the first one, the others go to the bank; then stun, unless the game ends (CC-DMG-9)."""
    card = table.card(table.state.playing)
    left: i64 = damage
    if acts(table, card, shot, STEAL):
        stolen: i64 = min(left, card.amount, table.state.pools[hurt])
        for _ in range(stolen):
            table.steal_token(hurt)
        left -= stolen
    if left:
        table.lose_tokens(hurt, left)
    if table.state.pools[hurt] == 0:
        table.end_game("pool")  # CC-END-2; CC-ABIL-2: nothing follows
    if acts(table, card, shot, STUN):
        table.stun(hurt)


def acts(table: CatacombsTable, card: PreparedCard, shot: PreparedShot, ability: i64) -> bool:
    """Return whether the ability acts when this shot deals damage (CC-CARD-6)."""
    return table.content.abilities and card.ability == ability and card.acts_on == shot.number


LEFT: Final = 0  # borders, as numbered by the physics
RIGHT: Final = 1
BOTTOM: Final = 2


class PhysicalDiscs:
    """The discs of an arena in the coordinates of the physics, relative to its center, the projectile last."""

    def __init__(self, content: MatchContent, state: CatacombsState, shot: PreparedShot) -> None:
        self.content = content
        self.half_width = content.width // 2
        self.half_height = content.height // 2
        self.shot = shot
        self.bodies = [self.body(disc, state.xs[disc], state.ys[disc]) for disc in range(DISCS)]
        if state.projectile:
            self.bodies.append(self.body(PROJECTILE, state.projectile[0], state.projectile[1]))

    def radius(self, disc: i64) -> int:
        return self.shot.radius if disc == PROJECTILE else self.content.radii[disc]

    def body(self, disc: i64, x: i64, y: i64) -> Body:
        mass = self.shot.mass if disc == PROJECTILE else self.content.masses[disc]
        return Body(disc, float(self.radius(disc)), mass, float(x - self.half_width), float(y - self.half_height))

    def flick(self, disc: i64, command: Command) -> Flick:
        vx, vy = command.velocity()
        return flick(self.content.arena, self.bodies, disc, vx, vy)

    def spots(self, made: Flick) -> list[RestPosition]:
        """Return all final positions, including discs that left the mat (CC-MAT-4, CC-MAT-5)."""
        spots = settled(self.content.arena, self.bodies)
        if not self.content.walls:
            left = [touch for touch in made.touches if touch.kind == EXIT and touch.a != PROJECTILE]
            left.extend([touch for touch in made.touches if touch.kind == EXIT and touch.a == PROJECTILE])
            for touch in left:
                spots.append(self.back_on_mat(touch, spots))
        return spots

    def back_on_mat(self, touch: Touch, spots: list[RestPosition]) -> RestPosition:
        """Return the position completely inside that touches the edge where the disc left, or the nearest free one."""
        radius = self.radius(touch.a)
        right: i64 = self.half_width - radius
        top: i64 = self.half_height - radius
        ground = Ground(-right, -top, right, top)
        for spot in spots:
            ground.kept_out.append(RoundArea(spot.x, spot.y, radius + self.radius(spot.number)))
        x = min(max(round(touch.before[0]), -right), right)
        y = min(max(round(touch.before[1]), -top), top)
        if touch.b == LEFT:
            x = -right
        elif touch.b == RIGHT:
            x = right
        else:
            y = -top if touch.b == BOTTOM else top
        x, y = ground.nearest_spot(x, y)
        return RestPosition(touch.a, float(radius), x, y)


def carry_out(table: CatacombsTable, disc: i64, command: Command, shot: PreparedShot) -> Flick:
    """Execute a command with the noise of the finger (CC-NOISE-1), and move the discs to their final positions."""
    content = table.content
    angle = table.chance(NOISE_STREAM, DRAWS)
    speed = table.chance(NOISE_STREAM, DRAWS)
    done = executed(command, content.noises[table.seat()], content.limits, angle, speed)
    laid = PhysicalDiscs(content, table.state, shot)
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
    """Report the discs that return to the mat (CC-MAT-4)."""
    state = table.state
    for touch in made.touches:
        if touch.kind == EXIT and touch.a != PROJECTILE:
            table.tell(events.PutBack(touch.a, state.xs[touch.a], state.ys[touch.a]))


ANY_ANGLE: Final = 0  # direction of the shortest possible move


def begin_shot(table: CatacombsTable) -> None:
    """Begin the next shot of the sequence, or end the sequence (CC-CARD-4)."""
    if table.state.shot == len(table.steps()):
        table.begin_phase(ABILITY)
        return
    step = table.step()
    if step.shot.ranged and not place(table, step):
        table.end_shot()
        return
    table.begin_phase(FLICK)


def place(table: CatacombsTable, step: PreparedStep) -> bool:
    """Choose target and projectile position (CC-TARGET-1, CC-RANGE); return false if there is no room (CC-RANGE-5)."""
    space = PlaceSpace(table.content, table.state, step.shot, origins_of(table, step))
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


def origins_of(table: CatacombsTable, step: PreparedStep) -> list[int]:
    """Return the possible origins: either partner for the longbow (CC-SHOT-9), otherwise the active character."""
    active = table.disc()
    return [active, active ^ 1] if step.shot.from_partner else [active]


def name_target(table: CatacombsTable, step: PreparedStep) -> None:
    options = [TARGET | disc for disc in table.enemies()]
    disc = table.ask_active(ASK_TARGET, options, step.shot.number) & ARGUMENT_MASK
    table.name_target(disc)


def make_flick(table: CatacombsTable) -> None:
    """Make one flick of a shot and apply its results; a targeted one that missed may be flicked once more."""
    content = table.content
    step = table.step()
    answer = table.ask_space(ASK_FLICK, [], FlickSpace(content.limits), flick_action(0, content.limits.slowest))
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


def wants_retry(table: CatacombsTable, step: PreparedStep) -> bool:
    """Ask whether to flick again from the spot where the projectile stopped (CC-TARGET-3)."""
    if table.listening:
        table.tell(events.TargetMissed(table.state.target))
    if table.state.flicks > table.content.extra_flicks:
        return False
    return table.ask_active(ASK_RETRY, [DONE, RETRY], step.shot.number) == RETRY


def move_obstacle(table: CatacombsTable) -> None:
    """Make a move shot with any obstacle (CC-OBST-2)."""
    limits, move = table.content.limits, table.content.move.shot
    options = [] if table.content.must_move_obstacle else [DONE]
    default = DONE if options else obstacle_action(CHARACTERS, ANY_ANGLE, limits.slowest)
    answer = table.ask_space(ASK_OBSTACLE, options, ObstacleSpace(limits), default)
    if answer != DONE:
        carry_out(table, obstacle_of(answer), Command(angle_of(answer), speed_of(answer)), move)
    table.begin_phase(FINISH)
