"""Scored answers for the players of Catacombs Conquest: cards, moves, attacks and placements."""

from dataclasses import dataclass
from math import atan2, hypot, pi
from typing import Final

from ludotheque.games.catacombs.agents.situation import (
    NO_STEPS,
    ArenaModel,
    DecisionContext,
    Sight,
    SightLine,
    aimed,
    carried_out,
    flicked_disc,
    speed_to_go,
)
from ludotheque.games.catacombs.agents.values import (
    WIN,
    Candidate,
    ability_worth,
    armor_worth,
    best_line,
    by_chance,
    by_value,
    damage_worth,
    danger,
    exposure,
    outlook,
    ranked,
    spent_card,
    usual_worth,
)
from ludotheque.games.catacombs.physics.angles import TURN
from ludotheque.games.catacombs.physics.flicks import Command
from ludotheque.games.catacombs.table.actions import flick_action, obstacle_action, x_of, y_of
from ludotheque.games.catacombs.table.answer_spaces import PlaceSpace
from ludotheque.games.catacombs.table.match_content import (
    STEAL,
    STUN,
    SURPRISE,
    PreparedCard,
    PreparedShot,
    PreparedStep,
)
from ludotheque.games.catacombs.table.state import CHARACTERS, DISCS, NOBODY
from ludotheque.kernel.decisions import ARGUMENT_MASK

HARD: Final = 2_000_000.0  # micrometres per second
BEYOND: Final = 1.5  # how far a soft flick goes beyond the enemy, as a factor
RUN: Final = 60_000.0  # micrometers added to that
ASIDE: Final = 0.35  # factor of the half angle to the enemy: offset of the aims beside the best line
SURE: Final = 0.9  # with this chance of a hit, no other directions are tried
LOOKED_AT: Final = 3  # outcomes of a trial that are evaluated


@dataclass(frozen=True)
class CommandTrial:
    """The results of trying a command several times."""

    command: Command
    worth: float
    damage: float
    chance: float
    victim: int
    boards: tuple[ArenaModel, ...]


def try_out(context: DecisionContext, board: ArenaModel, command: Command, tries: int) -> CommandTrial:
    """Return the mean results over the noise of the finger."""
    step = context.step()
    disc, enemies = flicked_disc(board, context.disc), context.hittable(step)
    worth, damage, scored = 0.0, 0, 0
    counts = [0, 0, 0, 0]
    boards: list[ArenaModel] = []
    commands = carried_out(context.content, context.noise, command, tries)
    for done in commands:
        thrown = board.flicked(disc, done, enemies)
        dealt = step.shot.damage * len(thrown.hits)
        worth += damage_worth(context, context.card, step, dealt)
        damage += dealt
        scored += bool(thrown.hits)
        for victim in thrown.hits:
            counts[victim] += 1
        boards.append(thrown.board())
    made = len(commands)
    victim = max(range(len(counts)), key=counts.__getitem__) if scored else NOBODY
    return CommandTrial(command, worth / made, damage / made, scored / made, victim, tuple(spread_out(boards)))


def spread_out(boards: list[ArenaModel]) -> list[ArenaModel]:
    """Return a sample of the outcomes across the whole range."""
    if len(boards) <= LOOKED_AT:
        return boards
    return [boards[(2 * place + 1) * len(boards) // (2 * LOOKED_AT)] for place in range(LOOKED_AT)]


def lines_from(context: DecisionContext, board: ArenaModel, step: PreparedStep) -> list[SightLine]:
    """Return the straight lines of the disc that is about to be flicked."""
    disc = flicked_disc(board, context.disc)
    sight = Sight(board, board.xs[disc], board.ys[disc], board.radii[disc], disc)
    return [sight.line(target, context.spread) for target in context.hittable(step)]


def aims(context: DecisionContext, board: ArenaModel, step: PreparedStep) -> list[Command]:
    """Return commands straight at the enemies, hard and soft, and slightly beside them."""
    disc = flicked_disc(board, context.disc)
    found: list[Command] = []
    for line in lines_from(context, board, step):
        away = hypot(board.xs[line.target] - board.xs[disc], board.ys[line.target] - board.ys[disc])
        soft = speed_to_go(context.content, away * BEYOND + RUN)
        hard = max(HARD, soft)
        beside = ASIDE * (board.radii[disc] + board.radii[line.target]) / away
        found += [aimed(context.content, line.angle, hard), aimed(context.content, line.angle, soft)]
        if line.chance > 0.0:
            found += [aimed(context.content, line.angle + side, soft) for side in (-beside, beside)]
    return found


def wild_aims(context: DecisionContext, board: ArenaModel, step: PreparedStep) -> list[Command]:
    """Return commands in any direction that would hit if they were executed exactly."""
    disc, enemies = flicked_disc(board, context.disc), context.hittable(step)
    fastest = float(context.content.limits.fastest)
    found: list[Command] = []
    for _ in range(context.level.wild):
        command = aimed(context.content, 2 * pi * context.luck.random(), (0.3 + 0.7 * context.luck.random()) * fastest)
        if board.flicked(disc, command, enemies).hits:
            found.append(command)
    return found[: context.level.finalists]


def attack_choices(context: DecisionContext) -> list[Candidate]:
    """Return the best aims, best first."""
    step, board = context.step(), context.board()
    trials = [try_out(context, board, command, context.level.tries) for command in aims(context, board, step)]
    if max(trial.chance for trial in trials) < SURE:
        trials += [try_out(context, board, command, context.level.tries) for command in wild_aims(context, board, step)]
    trials.sort(key=by_worth, reverse=True)
    best = trials[: context.level.finalists]
    return ranked([weighed(context, trial) for trial in best])


def by_worth(trial: CommandTrial) -> float:
    return trial.worth


def weighed(context: DecisionContext, trial: CommandTrial) -> Candidate:
    """Return the answer scored with the positions of the discs afterwards."""
    rest = context.rest()
    after = sum(outlook(context, board, rest) for board in trial.boards) / len(trial.boards)
    exposed = sum(exposure(context, board) for board in trial.boards) / len(trial.boards)
    action = flick_action(trial.command.angle, trial.command.speed)
    why = "attack" if trial.chance > 0.0 else "travel"
    return Candidate(action, trial.worth + after, why, trial.damage, trial.chance, trial.victim, exposed)


WAYS: Final = (60_000.0, 140_000.0, 280_000.0)  # micrometers: lengths of the moves that are tried
TRIES: Final = 3  # trials of the best moves, with the noise of the finger
COVER: Final = 34_000.0  # micrometers between the centers of the obstacle and the disc it covers
PUSH: Final = 90_000.0  # micrometers: how far an obstacle is flicked out of a line


@dataclass(frozen=True)
class Shift:
    """A disc and the command to flick it."""

    disc: int
    command: Command

    def action(self) -> int:
        if self.disc < CHARACTERS:
            return flick_action(self.command.angle, self.command.speed)
        return obstacle_action(self.disc, self.command.angle, self.command.speed)


def move_choices(context: DecisionContext) -> list[Candidate]:
    """Return moves of the active character, best first."""
    board = context.board()
    shifts = [Shift(context.disc, command) for command in wanderings(context)]
    return chosen(context, board, shifts, context.rest())


def wanderings(context: DecisionContext) -> list[Command]:
    """Return a minimal move, and moves of some lengths all around; the first angle is random, to prefer no side."""
    start = context.luck.random()
    count = context.level.directions
    found = [aimed(context.content, 2 * pi * start, 0.0)]
    for number, way in enumerate(WAYS):
        speed = speed_to_go(context.content, way)
        for turn in range(count):
            angle = 2 * pi * (turn + start + number / len(WAYS)) / count
            found.append(aimed(context.content, angle, speed))
    return found


def chosen(
    context: DecisionContext, board: ArenaModel, shifts: list[Shift], rest: list[PreparedStep]
) -> list[Candidate]:
    """Score each shift as commanded, then the best ones with the noise of the finger."""
    first = [outlook(context, board.flicked(shift.disc, shift.command, []).board(), rest) for shift in shifts]
    order = sorted(range(len(shifts)), key=lambda place: -first[place])
    return ranked([looked_at(context, board, shifts[place], rest) for place in order[: context.level.finalists]])


def looked_at(context: DecisionContext, board: ArenaModel, shift: Shift, rest: list[PreparedStep]) -> Candidate:
    """Score the positions of the discs after the shift."""
    commands = carried_out(context.content, context.noise, shift.command, TRIES)
    boards = [board.flicked(shift.disc, command, []).board() for command in commands]
    value = sum(outlook(context, after, rest) for after in boards) / len(boards)
    exposed = sum(exposure(context, after) for after in boards) / len(boards)
    if shift.disc >= CHARACTERS:
        return Candidate(shift.action(), value, "obstacle", exposed=exposed)
    if not any(step.shot.damage for step in rest):
        return Candidate(shift.action(), value, "move", exposed=exposed)
    chance = sum(best_line(context, after, context.disc, context.enemies).chance for after in boards) / len(boards)
    return Candidate(shift.action(), value, "approach", chance=chance, exposed=exposed)


def obstacle_choices(context: DecisionContext, options: list[int]) -> list[Candidate]:
    """Return shifts of obstacles, best first; includes leaving all as they are, where allowed."""
    board = context.board()
    shifts = [Shift(CHARACTERS, aimed(context.content, 2 * pi * context.luck.random(), 0.0))]
    shifts += covering(context, board) + clearing(context, board)
    choices = chosen(context, board, shifts, NO_STEPS)
    stay = [
        Candidate(option, outlook(context, board, NO_STEPS), "stay", exposed=exposure(context, board))
        for option in options
    ]
    return sorted(stay + choices, key=by_value, reverse=True)


def covering(context: DecisionContext, board: ArenaModel) -> list[Shift]:
    """Return shifts into the line from the next enemy to ours: close to the enemy, half way, close to ours."""
    shifts: list[Shift] = []
    enemy = context.next_enemy()
    for mate in context.mates:
        dx, dy = board.xs[mate] - board.xs[enemy], board.ys[mate] - board.ys[enemy]
        away = hypot(dx, dy)
        for way in (COVER, away / 2, away - COVER):
            if COVER <= way <= away - COVER:
                part = way / away
                goal = (board.xs[enemy] + part * dx, board.ys[enemy] + part * dy)
                shifts += nearest(context, board, goal)
    return shifts


def nearest(context: DecisionContext, board: ArenaModel, goal: tuple[float, float]) -> list[Shift]:
    """Return shifts of the obstacles closest to a place, each of which would stop there."""
    discs = range(CHARACTERS, DISCS)
    found = sorted([(hypot(goal[0] - board.xs[disc], goal[1] - board.ys[disc]), disc) for disc in discs])
    return [Shift(disc, towards(context, board, disc, goal)) for _, disc in found[: context.level.goals]]


def towards(context: DecisionContext, board: ArenaModel, disc: int, goal: tuple[float, float]) -> Command:
    dx, dy = goal[0] - board.xs[disc], goal[1] - board.ys[disc]
    return aimed(context.content, atan2(dy, dx), speed_to_go(context.content, hypot(dx, dy)))


def clearing(context: DecisionContext, board: ArenaModel) -> list[Shift]:
    """Return shifts to either side for the first obstacle in the way of the own character that acts next."""
    shifts: list[Shift] = []
    mate = context.next_mate()
    for enemy in context.enemies:
        disc = in_the_way(board, mate, enemy)
        if disc >= 0:
            angle = atan2(board.ys[enemy] - board.ys[mate], board.xs[enemy] - board.xs[mate])
            speed = speed_to_go(context.content, PUSH)
            shifts += [Shift(disc, aimed(context.content, angle + side, speed)) for side in (pi / 2, -pi / 2)]
    return shifts


def in_the_way(board: ArenaModel, one: int, other: int) -> int:
    """Return the obstacle on the line between two discs that is closest to the first; -1 if there is none."""
    dx, dy = board.xs[other] - board.xs[one], board.ys[other] - board.ys[one]
    away = hypot(dx, dy)
    found, closest = -1, away
    for disc in range(CHARACTERS, DISCS):
        x, y = board.xs[disc] - board.xs[one], board.ys[disc] - board.ys[one]
        along, aside = (x * dx + y * dy) / away, abs(x * dy - y * dx) / away
        if 0.0 < along < closest and aside < board.radii[disc] + board.radii[one]:
            found, closest = disc, along
    return found


RINGS: Final = (1, 4)  # close to the character, and as far away as allowed
AGAIN: Final = 0.6  # chance of an extra flick, from where the projectile stopped, relative to the first


class ProjectilePlace:
    """A place for the projectile, and the best line from there."""

    def __init__(self, action: int, x: float, y: float, line: SightLine) -> None:
        self.action = action
        self.x = x
        self.y = y
        self.line = line


def spots_for(context: DecisionContext, space: PlaceSpace, targets: list[int], count: int) -> list[ProjectilePlace]:
    """Return places around the permitted characters, the most promising first."""
    board = context.board()
    found = [spot_at(context, board, space, action, targets) for action in around(context, space, count)]
    found.sort(key=lambda spot: -spot.line.chance)
    return found


def around(context: DecisionContext, space: PlaceSpace, count: int) -> list[int]:
    """Return free places in this many directions; the first direction is random."""
    start = int(context.luck.random() * TURN)
    angles = [(start + number * TURN // count) % TURN for number in range(count)]
    tried = [
        space.around(place, angle, ring) for place in range(len(space.origins)) for angle in angles for ring in RINGS
    ]
    return [action for action in tried if action >= 0]


def spot_at(
    context: DecisionContext, board: ArenaModel, space: PlaceSpace, action: int, targets: list[int]
) -> ProjectilePlace:
    x, y = float(x_of(action) - context.content.width // 2), float(y_of(action) - context.content.height // 2)
    sight = Sight(board, x, y, float(space.radius), -1)
    return ProjectilePlace(action, x, y, max([sight.line(target, context.spread) for target in targets], key=by_chance))


def place_choices(context: DecisionContext, space: PlaceSpace, default: int) -> list[Candidate]:
    """Return the best places after trying the following flick; without any line to an enemy, return any place."""
    step = context.step()
    spots = spots_for(context, space, context.hittable(step), context.level.spots)
    if not spots:
        return [Candidate(default, 0.0, "place")]
    return ranked([tried(context, step.shot, spot) for spot in spots[: context.level.finalists]])


def tried(context: DecisionContext, shot: PreparedShot, spot: ProjectilePlace) -> Candidate:
    board = context.board().with_projectile(shot, spot.x, spot.y)
    target = spot.line.target
    away = hypot(board.xs[target] - spot.x, board.ys[target] - spot.y)
    speed = max(HARD, speed_to_go(context.content, away * BEYOND + RUN))
    trial = try_out(context, board, aimed(context.content, spot.line.angle, speed), context.level.tries)
    return Candidate(spot.action, trial.worth, "place", trial.damage, trial.chance, trial.victim)


def target_choices(context: DecisionContext, options: list[int]) -> list[Candidate]:
    """Prefer the enemy who is easier to hit (CC-TARGET-1)."""
    step = context.step()
    choices: list[Candidate] = []
    for option in options:
        disc = option & ARGUMENT_MASK
        chance = ranged_chance(context, step, [disc])
        worth = chance * damage_worth(context, context.card, step, step.shot.damage)
        choices.append(Candidate(option, worth, "target", chance * step.shot.damage, chance, disc))
    return ranked(choices)


def ranged_chance(context: DecisionContext, step: PreparedStep, targets: list[int]) -> float:
    """Return the chance that a shot from the best place hits in a straight line, including the extra flick."""
    origins = [context.disc, context.disc ^ 1] if step.shot.from_partner else [context.disc]
    space = PlaceSpace(context.content, context.state, step.shot, origins)
    spots = spots_for(context, space, targets, max(4, context.level.spots // 2))
    chance = spots[0].line.chance if spots else 0.0
    return with_retry(chance) if step.targeted else chance


def with_retry(chance: float) -> float:
    """Return the chance including the extra flick (CC-TARGET-3)."""
    return chance + (1.0 - chance) * AGAIN * chance


SAVED: Final = 0.3  # fraction of a card's usual worth that saving it for later is worth
STEADY: Final = 0.9  # factor of the best chance that a move reached
AFTER_HIT: Final = 0.6  # chance that a character hits again from where its attack has left it
AWAY: Final = 0.35  # fraction of a danger that a final move removes
ANOTHER: Final = 0.9  # fraction of the worth of the card that a surprise attack allows
LOW_POOL: Final = 3
WORTH_ARMOR: Final = 1.3  # minimal cost of a shot to use the only armor
WORTH_SPARE: Final = 0.9


@dataclass(frozen=True)
class Prospect:
    """The expected results of a card's shots."""

    damage: float
    chance: float  # that at least one of them hits
    worth: float


class CardChoices:
    """The playable cards, judged from the position of the active character."""

    def __init__(self, context: DecisionContext) -> None:
        self.now = context
        self.board = context.board()
        self.here = best_line(context, self.board, context.disc, context.enemies).chance
        self.reach = max(self.here, STEADY * self.by_moving())
        self.ranged: dict[int, float] = {}
        self.threat = danger(context, self.board)

    def by_moving(self) -> float:
        """Return the best chance after one of some sample moves."""
        now, best = self.now, 0.0
        for command in wanderings(now)[::2]:
            after = self.board.flicked(now.disc, command, []).board()
            best = max(best, best_line(now, after, now.disc, now.enemies).chance)
        return best

    def from_here(self, step: PreparedStep) -> float:
        """Return the chance of a shot without a move before it."""
        if not step.shot.ranged:
            return self.here
        number = step.shot.number
        if number not in self.ranged:
            self.ranged[number] = ranged_chance(self.now, PreparedStep(step.shot, False), self.now.enemies)
        return self.ranged[number]

    def prospect(self, card: PreparedCard, *, moved: bool = False) -> Prospect:
        """Return the results of the shots in order; `moved` means that the character has moved before."""
        damage, worth, missed, sure = 0.0, 0.0, 1.0, 1.0
        total, fought = 0, False
        for step in card.steps:
            if not step.shot.damage:
                moved = True
                continue
            chance = self.chance(step, moved=moved, fought=fought)
            damage += chance * step.shot.damage
            worth += chance * damage_worth(self.now, card, step, step.shot.damage)
            total += step.shot.damage
            missed *= 1.0 - chance
            sure *= chance
            fought = not step.shot.ranged
        pool = self.now.state.pools[self.now.foes]
        if total >= pool and not any(step.shot.damage >= pool for step in card.steps) and not self.armored():
            worth += sure * WIN
        return Prospect(damage, 1.0 - missed, worth)

    def chance(self, step: PreparedStep, *, moved: bool, fought: bool) -> float:
        chance = self.from_here(step)
        if moved:
            chance = max(chance, self.reach)
        elif fought:
            chance = AFTER_HIT
        return with_retry(chance) if step.targeted else chance

    def armored(self) -> bool:
        return bool(self.now.state.kept[self.now.foes])

    def worth(self, card: PreparedCard) -> float:
        """Return the total worth of playing the card, without other cards."""
        now = self.now
        worth = self.prospect(card).worth + ability_worth(now, card)
        if not card.steps[-1].shot.damage:
            worth += AWAY * self.threat
        if card.armor and now.content.armor:
            worth += armor_worth(len(now.state.kept[now.team]))
        return worth - SAVED * usual_worth(now, card)

    def choice(self, option: int) -> Candidate:
        """Score playing that card, including the card that a surprise attack allows afterwards."""
        now = self.now
        chosen = option & ARGUMENT_MASK
        card = now.known(chosen)
        worth = self.worth(card)
        if card.ability == SURPRISE and now.content.abilities:
            others = [now.known(other) for other in now.state.hands[now.seat] if other != chosen]
            follow = [self.prospect(other, moved=True).worth - spent_card(now) for other in others]
            worth += ANOTHER * max([0.0, *follow])
        found = self.prospect(card)
        return Candidate(option, worth, reason_for(card), found.damage, found.chance)


def reason_for(card: PreparedCard) -> str:
    return "card" if any(step.shot.damage for step in card.steps) else "card-moves"


def card_choices(context: DecisionContext, options: list[int]) -> list[Candidate]:
    hand = CardChoices(context)
    return ranked([hand.choice(option) for option in options])


def surprise_choices(context: DecisionContext, options: list[int]) -> list[Candidate]:
    """Score playing another card against keeping it; the first option is to stop (CC-ABIL-3)."""
    hand = CardChoices(context)
    cost = spent_card(context)
    choices = [Candidate(options[0], 0.0, "pass")]
    for option in options[1:]:
        found = hand.choice(option)
        choices.append(Candidate(option, found.value - cost, found.why, found.damage, found.chance))
    return ranked(choices)


def discard_choices(context: DecisionContext, options: list[int]) -> list[Candidate]:
    """Prefer to discard the least valuable card (CC-ABIL-8)."""
    cards = [(option, context.known(option & ARGUMENT_MASK)) for option in options]
    return ranked([Candidate(option, -usual_worth(context, card), "discard") for option, card in cards])


def boost_choices(context: DecisionContext, options: list[int], boosted: int) -> list[Candidate]:
    """Score a card for a total damage of `boosted`; the first option is not to boost (CC-SHOT-13)."""
    extra, gain = context.step().shot.boost, 1.0
    pool = context.state.pools[context.foes]
    if pool <= boosted - extra:
        gain = 0.0  # the damage is already enough
    elif pool <= boosted:
        gain = WIN
    elif context.state.kept[context.foes]:
        gain = 0.1
    choices = [Candidate(options[0], 0.0, "pass")]
    for option in options[1:]:
        price = spent_card(context) + SAVED * usual_worth(context, context.known(option & ARGUMENT_MASK))
        choices.append(Candidate(option, gain - price, "boost", float(extra)))
    return ranked(choices)


def armor_choices(context: DecisionContext, options: list[int], damage: int) -> list[Candidate]:
    """Score armor against sufficient damage; the first option is to use none (CC-ARMOR-2)."""
    pool = context.state.pools[context.team]
    kept = len(context.state.kept[context.team])
    cost = float(min(damage, pool)) + lost_by_ability(context, damage)
    limit = WORTH_ARMOR if kept == 1 and pool > LOW_POOL else WORTH_SPARE
    if damage >= pool:
        cost += WIN
    choices = [Candidate(options[0], 0.0, "pass")]
    choices += [Candidate(option, cost - limit, "armor", float(damage)) for option in options[1:]]
    return ranked(choices)


def lost_by_ability(context: DecisionContext, damage: int) -> float:
    """Return what a steal or a stun would cost in addition to the tokens."""
    card = context.card
    if card is None or not context.content.abilities or card.acts_on != context.step().shot.number:
        return 0.0
    if card.ability == STEAL:
        return float(min(damage, card.amount))
    return 1.0 if card.ability == STUN else 0.0
