"""Answers of the players of Catacombs Conquest: cards, moves, attacks and places."""

from dataclasses import dataclass
from math import atan2, hypot, pi
from typing import Final

from ludotheque.games.catacombs.agents.arena_model import (
    Board,
    Sight,
    SightLine,
    aimed,
    carried_out,
    flicked_disc,
    speed_to_go,
)
from ludotheque.games.catacombs.agents.situation import NO_STEPS, DecisionContext
from ludotheque.games.catacombs.agents.values import (
    WIN,
    Choice,
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
from ludotheque.games.catacombs.table.match_content import STEAL, STUN, SURPRISE, PreparedCard, PreparedShot, StepKit
from ludotheque.games.catacombs.table.state import CHARACTERS, DISCS, NOBODY
from ludotheque.kernel.decisions import ARGUMENT_MASK

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


def try_out(now: DecisionContext, board: Board, command: Command, tries: int) -> Trial:
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


def lines_from(now: DecisionContext, board: Board, step: StepKit) -> list[SightLine]:
    """The straight lines of the disc that is about to be flicked."""
    disc = flicked_disc(board, now.disc)
    sight = Sight(board, board.xs[disc], board.ys[disc], board.radii[disc], disc)
    return [sight.line(target, now.spread) for target in now.hittable(step)]


def aims(now: DecisionContext, board: Board, step: StepKit) -> list[Command]:
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


def wild_aims(now: DecisionContext, board: Board, step: StepKit) -> list[Command]:
    """Commands in any direction that would hit if they were carried out exactly."""
    disc, enemies = flicked_disc(board, now.disc), now.hittable(step)
    fastest = float(now.kit.limits.fastest)
    found: list[Command] = []
    for _ in range(now.level.wild):
        command = aimed(now.kit, 2 * pi * now.luck.random(), (0.3 + 0.7 * now.luck.random()) * fastest)
        if board.flicked(disc, command, enemies).hits:
            found.append(command)
    return found[: now.level.finalists]


def attack_choices(now: DecisionContext) -> list[Choice]:
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


def weighed(now: DecisionContext, trial: Trial) -> Choice:
    """With how the discs lie afterwards."""
    rest = now.rest()
    after = sum(outlook(now, board, rest) for board in trial.boards) / len(trial.boards)
    exposed = sum(exposure(now, board) for board in trial.boards) / len(trial.boards)
    action = flick_action(trial.command.angle, trial.command.speed)
    why = "attack" if trial.chance > 0.0 else "travel"
    return Choice(action, trial.worth + after, why, trial.damage, trial.chance, trial.victim, exposed)


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


def move_choices(now: DecisionContext) -> list[Choice]:
    """Where the active character might go, best first."""
    board = now.board()
    shifts = [Shift(now.disc, command) for command in wanderings(now)]
    return chosen(now, board, shifts, now.rest())


def wanderings(now: DecisionContext) -> list[Command]:
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


def chosen(now: DecisionContext, board: Board, shifts: list[Shift], rest: list[StepKit]) -> list[Choice]:
    """First each as it is meant, then the best with the finger's noise."""
    first = [outlook(now, board.flicked(shift.disc, shift.command, []).board(), rest) for shift in shifts]
    order = sorted(range(len(shifts)), key=lambda place: -first[place])
    return ranked([looked_at(now, board, shifts[place], rest) for place in order[: now.level.finalists]])


def looked_at(now: DecisionContext, board: Board, shift: Shift, rest: list[StepKit]) -> Choice:
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


def obstacle_choices(now: DecisionContext, options: list[int]) -> list[Choice]:
    """Which obstacle where, best first; leaving all as it is, where that is allowed."""
    board = now.board()
    shifts = [Shift(CHARACTERS, aimed(now.kit, 2 * pi * now.luck.random(), 0.0))]
    shifts += covering(now, board) + clearing(now, board)
    choices = chosen(now, board, shifts, NO_STEPS)
    stay = [Choice(option, outlook(now, board, NO_STEPS), "stay", exposed=exposure(now, board)) for option in options]
    return sorted(stay + choices, key=by_value, reverse=True)


def covering(now: DecisionContext, board: Board) -> list[Shift]:
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


def nearest(now: DecisionContext, board: Board, goal: tuple[float, float]) -> list[Shift]:
    """The obstacles that are closest to a place, each flicked so that it would stop there."""
    discs = range(CHARACTERS, DISCS)
    found = sorted([(hypot(goal[0] - board.xs[disc], goal[1] - board.ys[disc]), disc) for disc in discs])
    return [Shift(disc, towards(now, board, disc, goal)) for _, disc in found[: now.level.goals]]


def towards(now: DecisionContext, board: Board, disc: int, goal: tuple[float, float]) -> Command:
    dx, dy = goal[0] - board.xs[disc], goal[1] - board.ys[disc]
    return aimed(now.kit, atan2(dy, dx), speed_to_go(now.kit, hypot(dx, dy)))


def clearing(now: DecisionContext, board: Board) -> list[Shift]:
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


RINGS: Final = (1, 4)  # close to the character, and as far away as it may be
AGAIN: Final = 0.6  # an extra flick's part of the first chance, from wherever the projectile stopped


class Spot:
    """A place for the projectile, with the best line from it."""

    def __init__(self, action: int, x: float, y: float, line: SightLine) -> None:
        self.action = action
        self.x = x
        self.y = y
        self.line = line


def spots_for(now: DecisionContext, space: PlaceSpace, targets: list[int], count: int) -> list[Spot]:
    """Places around the characters it may start from, the most promising first."""
    board = now.board()
    found = [spot_at(now, board, space, action, targets) for action in around(now, space, count)]
    found.sort(key=lambda spot: -spot.line.chance)
    return found


def around(now: DecisionContext, space: PlaceSpace, count: int) -> list[int]:
    """Free places in so many directions; where the round begins is chance."""
    start = int(now.luck.random() * TURN)
    angles = [(start + number * TURN // count) % TURN for number in range(count)]
    tried = [
        space.around(place, angle, ring) for place in range(len(space.origins)) for angle in angles for ring in RINGS
    ]
    return [action for action in tried if action >= 0]


def spot_at(now: DecisionContext, board: Board, space: PlaceSpace, action: int, targets: list[int]) -> Spot:
    x, y = float(x_of(action) - now.kit.width // 2), float(y_of(action) - now.kit.height // 2)
    sight = Sight(board, x, y, float(space.radius), -1)
    return Spot(action, x, y, max([sight.line(target, now.spread) for target in targets], key=by_chance))


def place_choices(now: DecisionContext, space: PlaceSpace, default: int) -> list[Choice]:
    """The best spots, the flick that would follow tried out; where nothing is to be seen, any spot."""
    step = now.step()
    spots = spots_for(now, space, now.hittable(step), now.level.spots)
    if not spots:
        return [Choice(default, 0.0, "place")]
    return ranked([tried(now, step.shot, spot) for spot in spots[: now.level.finalists]])


def tried(now: DecisionContext, shot: PreparedShot, spot: Spot) -> Choice:
    board = now.board().with_projectile(shot, spot.x, spot.y)
    target = spot.line.target
    away = hypot(board.xs[target] - spot.x, board.ys[target] - spot.y)
    speed = max(HARD, speed_to_go(now.kit, away * BEYOND + RUN))
    trial = try_out(now, board, aimed(now.kit, spot.line.angle, speed), now.level.tries)
    return Choice(spot.action, trial.worth, "place", trial.damage, trial.chance, trial.victim)


def target_choices(now: DecisionContext, options: list[int]) -> list[Choice]:
    """CC-TARGET-1: the enemy who is easier to hit."""
    step = now.step()
    choices: list[Choice] = []
    for option in options:
        disc = option & ARGUMENT_MASK
        chance = ranged_chance(now, step, [disc])
        worth = chance * damage_worth(now, now.card, step, step.shot.damage)
        choices.append(Choice(option, worth, "target", chance * step.shot.damage, chance, disc))
    return ranked(choices)


def ranged_chance(now: DecisionContext, step: StepKit, targets: list[int]) -> float:
    """How likely a shot is to hit from the best spot around, by straight lines; the extra flick is counted in."""
    origins = [now.disc, now.disc ^ 1] if step.shot.from_partner else [now.disc]
    space = PlaceSpace(now.kit, now.state, step.shot, origins)
    spots = spots_for(now, space, targets, max(4, now.level.spots // 2))
    chance = spots[0].line.chance if spots else 0.0
    return with_retry(chance) if step.targeted else chance


def with_retry(chance: float) -> float:
    """CC-TARGET-3."""
    return chance + (1.0 - chance) * AGAIN * chance


SAVED: Final = 0.3  # of what a card is usually worth: it could be kept for a better day
STEADY: Final = 0.9  # of the best place a move was seen to reach
AFTER_HIT: Final = 0.6  # how often a character hits again from where its attack has left it
AWAY: Final = 0.35  # of a danger that a last move takes away
ANOTHER: Final = 0.9  # of the card that a surprise attack lets play
LOW_POOL: Final = 3
WORTH_ARMOR: Final = 1.3  # what a shot must cost before the only armor is used
WORTH_SPARE: Final = 0.9


@dataclass(frozen=True)
class Prospect:
    """What is to be expected of a card's shots."""

    damage: float
    chance: float  # that one of them hits
    worth: float


class Hand:
    """The cards one could play, looked at from where the active character stands."""

    def __init__(self, now: DecisionContext) -> None:
        self.now = now
        self.board = now.board()
        self.here = best_line(now, self.board, now.disc, now.enemies).chance
        self.reach = max(self.here, STEADY * self.by_moving())
        self.ranged: dict[int, float] = {}
        self.threat = danger(now, self.board)

    def by_moving(self) -> float:
        """The best line that some moves would give."""
        now, best = self.now, 0.0
        for command in wanderings(now)[::2]:
            after = self.board.flicked(now.disc, command, []).board()
            best = max(best, best_line(now, after, now.disc, now.enemies).chance)
        return best

    def from_here(self, step: StepKit) -> float:
        """The chance of a shot without a move before it."""
        if not step.shot.ranged:
            return self.here
        number = step.shot.number
        if number not in self.ranged:
            self.ranged[number] = ranged_chance(self.now, StepKit(step.shot, False), self.now.enemies)
        return self.ranged[number]

    def prospect(self, card: PreparedCard, *, moved: bool = False) -> Prospect:
        """The shots one after the other; `moved` says that the character will have moved before."""
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

    def chance(self, step: StepKit, *, moved: bool, fought: bool) -> float:
        chance = self.from_here(step)
        if moved:
            chance = max(chance, self.reach)
        elif fought:
            chance = AFTER_HIT
        return with_retry(chance) if step.targeted else chance

    def armored(self) -> bool:
        return bool(self.now.state.kept[self.now.foes])

    def worth(self, card: PreparedCard) -> float:
        """All that playing the card brings, other cards aside."""
        now = self.now
        worth = self.prospect(card).worth + ability_worth(now, card)
        if not card.steps[-1].shot.damage:
            worth += AWAY * self.threat
        if card.armor and now.kit.armor:
            worth += armor_worth(len(now.state.kept[now.team]))
        return worth - SAVED * usual_worth(now, card)

    def choice(self, option: int) -> Choice:
        """Playing that card, with the one that a surprise attack lets play after it."""
        now = self.now
        chosen = option & ARGUMENT_MASK
        card = now.known(chosen)
        worth = self.worth(card)
        if card.ability == SURPRISE and now.kit.abilities:
            others = [now.known(other) for other in now.state.hands[now.seat] if other != chosen]
            follow = [self.prospect(other, moved=True).worth - spent_card(now) for other in others]
            worth += ANOTHER * max([0.0, *follow])
        found = self.prospect(card)
        return Choice(option, worth, reason_for(card), found.damage, found.chance)


def reason_for(card: PreparedCard) -> str:
    return "card" if any(step.shot.damage for step in card.steps) else "card-moves"


def card_choices(now: DecisionContext, options: list[int]) -> list[Choice]:
    hand = Hand(now)
    return ranked([hand.choice(option) for option in options])


def surprise_choices(now: DecisionContext, options: list[int]) -> list[Choice]:
    """CC-ABIL-3: another card, if it is worth more than having it; the first option is to stop."""
    hand = Hand(now)
    cost = spent_card(now)
    choices = [Choice(options[0], 0.0, "pass")]
    for option in options[1:]:
        found = hand.choice(option)
        choices.append(Choice(option, found.value - cost, found.why, found.damage, found.chance))
    return ranked(choices)


def discard_choices(now: DecisionContext, options: list[int]) -> list[Choice]:
    """CC-ABIL-8: the card that would be missed least."""
    cards = [(option, now.known(option & ARGUMENT_MASK)) for option in options]
    return ranked([Choice(option, -usual_worth(now, card), "discard") for option, card in cards])


def boost_choices(now: DecisionContext, options: list[int], boosted: int) -> list[Choice]:
    """CC-SHOT-13: so much damage in all for a card; the first option is not to."""
    extra, gain = now.step().shot.boost, 1.0
    pool = now.state.pools[now.foes]
    if pool <= boosted - extra:
        gain = 0.0  # it is enough already
    elif pool <= boosted:
        gain = WIN
    elif now.state.kept[now.foes]:
        gain = 0.1
    choices = [Choice(options[0], 0.0, "pass")]
    for option in options[1:]:
        price = spent_card(now) + SAVED * usual_worth(now, now.known(option & ARGUMENT_MASK))
        choices.append(Choice(option, gain - price, "boost", float(extra)))
    return ranked(choices)


def armor_choices(now: DecisionContext, options: list[int], damage: int) -> list[Choice]:
    """CC-ARMOR-2: against what hurts enough; the first option is not to."""
    pool = now.state.pools[now.team]
    kept = len(now.state.kept[now.team])
    cost = float(min(damage, pool)) + lost_by_ability(now, damage)
    limit = WORTH_ARMOR if kept == 1 and pool > LOW_POOL else WORTH_SPARE
    if damage >= pool:
        cost += WIN
    choices = [Choice(options[0], 0.0, "pass")]
    choices += [Choice(option, cost - limit, "armor", float(damage)) for option in options[1:]]
    return ranked(choices)


def lost_by_ability(now: DecisionContext, damage: int) -> float:
    """What a steal or a stun would cost beside the tokens."""
    card = now.card
    if card is None or not now.kit.abilities or card.acts_on != now.step().shot.number:
        return 0.0
    if card.ability == STEAL:
        return float(min(damage, card.amount))
    return 1.0 if card.ability == STUN else 0.0
