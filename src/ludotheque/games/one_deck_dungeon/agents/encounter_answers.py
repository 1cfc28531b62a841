"""Answers inside an encounter, and the choice of the next skill, talent or potion."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.abilities import AT_ANY_TIME, Gamble, any_time, gambles, is_any_time
from ludotheque.games.one_deck_dungeon.agents.box_cover import GIVEN, HITS, WEIGHED, Laid, QuickCover, Toll
from ludotheque.games.one_deck_dungeon.agents.dice_samples import Pools, luck
from ludotheque.games.one_deck_dungeon.agents.dungeon_answers import best_gain
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import (
    COMBAT,
    HEARTS,
    TIME,
    BoxModel,
    Case,
    add_rules,
    sources_of,
)
from ludotheque.games.one_deck_dungeon.agents.encounter_forecast import Answered, SampleHand, use
from ludotheque.games.one_deck_dungeon.agents.position import Facts
from ludotheque.games.one_deck_dungeon.agents.values import HeartScale, Worth
from ludotheque.games.one_deck_dungeon.content.effect_types import If, RemovePoison, SpendTime
from ludotheque.games.one_deck_dungeon.content.vocabulary import Fact, Moment
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import NUMBER_MASK
from ludotheque.games.one_deck_dungeon.solver.problem import Weights
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_ACT,
    ASK_EXCHANGE,
    ASK_PLACE,
    ASK_RECEIVER,
    COVER,
    DIE,
    DIE_SHIFT,
    DONE,
    DRINK,
    EXCHANGE,
    HERO,
    SEAT_SHIFT,
    USE,
)
from ludotheque.games.one_deck_dungeon.table.die import (
    ARMOR_ONLY,
    FREE,
    HEROIC,
    MANA_ONLY,
    color_of,
    die,
    only_of,
    value_of,
)
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedPotion, PreparedUse
from ludotheque.games.one_deck_dungeon.table.state_classes import EncounterState
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision
from ludotheque.kernel.errors import BrokenRule


def laying(encounter: EncounterState, case: Case, laid: list[Laid]) -> list[Answered]:
    """Return the answers that place these dice; the lines of the case are the uncovered boxes in order."""
    places = [place for place, box in enumerate(encounter.boxes) if box.needed]
    stock = PartyDice(encounter)
    steps = making(case, [(color, value) for place, color, value in laid if place == GIVEN], stock)
    for target in case.orders[0]:
        line = case.lines[target]
        dice = [stock.take(color, value, line.armor) for place, color, value in laid if place == target]
        if line.wide and dice:
            steps.append((ASK_ACT, COVER | places[target]))
        for answer in dice:
            if not line.wide:
                steps.append((ASK_ACT, COVER | places[target]))
            steps.append((ASK_PLACE, answer))
    steps.append((ASK_ACT, DONE))
    return steps


def making(case: Case, given: list[tuple[int, int]], stock: "PartyDice") -> list[Answered]:
    """Return the answers that make heroic dice; they come before the placements."""
    steps: list[Answered] = []
    for at in range(0, len(given), case.made_of):
        dice = [stock.take(color, value, False) for color, value in given[at : at + case.made_of]]
        steps.append((ASK_ACT, EXCHANGE))
        steps.extend([(ASK_EXCHANGE, answer) for answer in dice])
        steps.append((ASK_RECEIVER, HERO | stock.receive(dice)))
    return steps


class PartyDice:
    """The dice of each hero of the party."""

    def __init__(self, encounter: EncounterState) -> None:
        self.pools = [(seat, pool[:]) for seat, pool in zip(encounter.seats, encounter.pools, strict=True)]

    def receive(self, given: list[int]) -> int:
        """Return the seat that receives the heroic die made of these dice."""
        seat = (given[0] & ARGUMENT_MASK) >> DIE_SHIFT
        value = min([answer & 7 for answer in given])
        for owner, pool in self.pools:
            if owner == seat:
                pool.append(int(die(HEROIC, value)))
        return seat

    def take(self, color: int, value: int, armor: bool) -> int:
        """Return the answer that names such a die, and remove the die."""
        for only in (ARMOR_ONLY, FREE) if armor and color == HEROIC else (FREE,):
            code = int(die(color, value, only))
            for seat, pool in self.pools:
                if code in pool:
                    pool.remove(code)
                    return DIE | seat << DIE_SHIFT | code
        return DIE | self.pools[0][0] << DIE_SHIFT | int(die(color, value))


MOST_HEARTS: Final = 14
LEAST_HIT: Final = 1.2
MOST_HIT: Final = 5.0


def under_way(worth: Worth) -> EncounterState:
    encounter = worth.facts.encounter
    if encounter is None:
        raise BrokenRule("asked about an encounter outside of any")
    return encounter


def peril_scores(worth: Worth, options: list[int], card: int) -> list[float]:
    seats = under_way(worth).seats
    number = worth.facts.identity[card]
    stored = sum([worth.facts.heroes[seat].stored for seat in seats])
    squad = worth.squad(seats, False, stored)
    scale = worth.hearts(seats)
    found: list[float] = []
    for option in options:
        if is_any_time(option):
            found.append(any_time(worth, option, AT_ANY_TIME))
            continue
        case = worth.book.case(number, worth.floor, option & ARGUMENT_MASK, worth.counted())
        found.append(-worth.cost(worth.book.outlook(case, squad), scale))
    return found


def cost_with(worth: Worth, heroic: int) -> float:
    """Return the expected cost of the current encounter with this many more heroic dice."""
    encounter = under_way(worth)
    if encounter.card < 0:
        return 0.0
    combat = bool(worth.facts.card(encounter.card).combat)
    number = worth.facts.identity[encounter.card]
    case = worth.book.case(number, worth.floor, max(0, int(encounter.option)), worth.counted())
    outlook = worth.book.outlook(case, worth.squad(encounter.seats, combat, heroic))
    return worth.cost(outlook, worth.hearts(encounter.seats))


def ability_scores(worth: Worth, options: list[int]) -> list[float]:
    plain = cost_with(worth, 0)
    found: list[float] = []
    for option in options:
        if option == a.DONE:
            found.append(0.0)
            continue
        if is_any_time(option):
            found.append(any_time(worth, option, AT_ANY_TIME))
            continue
        ways = gambles(worth, worth.content.heroes[option & ARGUMENT_MASK].ability.effects, option & ARGUMENT_MASK)
        found.append(max([gain_of(worth, plain, way) for way in ways], default=0.0))
    return found


def gain_of(worth: Worth, plain: float, way: Gamble) -> float:
    return plain - cost_with(worth, way.dice) - way.price


def ability_text_scores(worth: Worth, options: list[int], seat: int) -> list[float]:
    """Score the texts of an ability, or how many stored dice to roll."""
    ways = gambles(worth, worth.content.heroes[seat].ability.effects, seat)
    plain = cost_with(worth, 0)
    found: list[float] = []
    for option in options:
        place = option & ARGUMENT_MASK
        if option & ~ARGUMENT_MASK == a.NUMBER:
            place -= 1
        found.append(gain_of(worth, plain, ways[place]) if 0 <= place < len(ways) else 0.0)
    return found


def weights_now(worth: Worth) -> Weights:
    """Return the weights of losses in the current encounter."""
    encounter = under_way(worth)
    scale = worth.hearts(encounter.seats)
    if encounter.card < 0:
        return boss_weights(worth, encounter.seats, scale)
    hearts = tuple([scale.cost(lost) for lost in range(MOST_HEARTS)])
    gain = best_gain(worth, worth.facts.card(encounter.card))
    return Weights(hearts=hearts, time=worth.time(), poison=worth.poison(), cube=worth.cube(), loot=max(0.0, gain))


def boss_weights(worth: Worth, seats: list[int], scale: HeartScale) -> Weights:
    """Return the weights of a boss round: a hit is worth the hearts it would cost to land it later."""
    damage = int(worth.facts.state.boss_damage)
    fight = worth.book.fight(damage, worth.squad(seats, True))
    left = max(1, fight.health - damage)
    skull = min(MOST_HIT, max(LEAST_HIT, fight.need(left) - fight.need(left - 1)))
    hearts = tuple([scale.cost(lost) for lost in range(MOST_HEARTS)])
    return Weights(hearts=hearts, time=0.0, poison=worth.poison(), cube=worth.cube(), skull=skull, heal=1.0)


def bonus_scores(worth: Worth, options: list[int]) -> list[float]:
    """Prefer the hero with the fewest dice, who profits most."""
    return [-float(sum(worth.facts.heroes[option & ARGUMENT_MASK].dice)) for option in options]


def hero_scores(worth: Worth, options: list[int], reason: int) -> list[float]:
    """Score who takes damage, heals or stores a die; weak heroes prefer a poison token to damage."""
    if reason == a.FOR_STORE:
        return bonus_scores(worth, options)
    heroes = [worth.facts.heroes[option & ARGUMENT_MASK] for option in options]
    if reason == a.FOR_LAST_POISON:
        return [-float(hero.left) for hero in heroes]
    if reason in (a.FOR_HEAL, a.FOR_CURE):
        return [float(hero.damage) - 0.1 * hero.left - token_worth(worth, hero.seat) for hero in heroes]
    return [float(hero.left) for hero in heroes]


def heal_scores(now: Worth, options: list[int], seat: int) -> list[float]:
    """Score damage, a poison token or neither: a hero's last token can be worth more than the damage it risks."""
    worth = {a.HEAL_DAMAGE: now.heal_gain(), a.HEAL_POISON: now.poison() - token_worth(now, seat), a.DONE: 0.0}
    return [worth[option] for option in options]


def token_worth(worth: Worth, seat: int) -> float:
    """Return what a hero's only poison token is worth to texts that need one."""
    hero = worth.facts.heroes[seat]
    if hero.poison != 1:
        return 0.0
    return max([0.0, *[worth.skill_loss(use, seat) for use in hero.uses if needs_poison(worth.content.uses[use])]])


def needs_poison(use: PreparedUse) -> bool:
    conditions = [effect.condition for effect in use.effects if isinstance(effect, If)]
    return any(condition.fact is Fact.OWN_POISON and condition.at_least for condition in conditions)


def hook_scores(worth: Worth, options: list[int], cause: int) -> list[float]:
    """Score whether an optional text acts."""
    gain = hook_gain(worth, worth.content.causes[cause])
    return [gain if option == a.YES else 0.0 for option in options]


def hook_gain(worth: Worth, name: str) -> float:
    """Return what the text is worth; most optional texts only help."""
    if name not in worth.content.use_numbers:
        return 1.0
    source = worth.content.uses[worth.content.use_numbers[name]].source
    if source.soaks_pairs or source.heart_to_time:
        return softening_gain(worth)
    effects = [effect for hooks in source.at.values() for hook in hooks for effect in hook.effects]
    if not any(isinstance(effect, RemovePoison) for effect in effects):
        return 1.0
    poisoned = [hero.seat for hero in worth.facts.heroes if hero.poison]
    price = skill_time(worth) * worth.time() if source.kind == "skill" else 0.0
    return worth.poison() - min([token_worth(worth, seat) for seat in poisoned]) - price


def softening_gain(worth: Worth) -> float:
    """Return the hearts that a skill saves at the end of an encounter, minus the cost of its time."""
    without, used = worth.facts.seen.net_consequences(), worth.facts.seen.consequences()
    scale = worth.hearts(under_way(worth).seats)
    unused = worth.loss(without[HEARTS], without[TIME], scale)
    return unused - worth.loss(used[HEARTS], used[TIME] + skill_time(worth), scale)


def skill_time(worth: Worth) -> int:
    """Return the time that each skill costs in the current encounter (ODD-ENC-25)."""
    encounter = worth.facts.encounter
    card = worth.facts.card(encounter.card) if encounter is not None and encounter.card >= 0 else None
    sources = sources_of(worth.content, worth.floor, card)
    hooks = [hook for source in sources for hook in source.at.get(Moment.SKILL_USED, [])]
    return sum([effect.count for hook in hooks for effect in hook.effects if isinstance(effect, SpendTime)])


BETTER: Final = 0.02
LUCKS: Final = 3  # sample results of dice that are rolled
LUCK_STEP: Final = 4
IMPOSSIBLE: Final = 1e9
WIDTH: Final = 120  # hands examined for one first use

Option = tuple[PreparedUse | PreparedPotion, int]
"""A skill, talent or potion, and the position of the hero who uses it."""


class Steps:
    """A plan: the answers to the coming questions."""

    def __init__(self, steps: list[Answered]) -> None:
        self.steps = steps
        self.place = 0

    def next(self, decision: Decision) -> int:
        """Return the step that answers this question, or -1 if there is none.

        Questions with a single answer are not asked.
        """
        place = self.place
        while place < len(self.steps):
            kind, answer = self.steps[place]
            if kind == decision.kind and answer in decision.options:
                self.place = place + 1
                return answer
            if kind == ASK_ACT:
                break
            place += 1
        return -1


def case_of(facts: Facts, encounter: EncounterState, weights: Weights) -> Case:
    """Return the boxes of the current encounter that are still uncovered."""
    card = facts.card(encounter.card) if encounter.card >= 0 else None
    color = int(card.options[encounter.option].box.color) if card is not None and encounter.option >= 0 else COMBAT
    lines: list[BoxModel] = []
    for box in encounter.boxes:
        if box.needed:
            line = BoxModel(box, int(box.value))
            line.refuses = bool(box.refuses_heroic)
            line.most = int(box.max_dice)
            line.times = int(box.needed)
            lines.append(line)
    case = Case(lines, color, weights)
    add_rules(case, sources_of(facts.content, facts.floor, card))
    case.boss = encounter.card < 0
    case.finish()
    return case


def hand_of(encounter: EncounterState, case: Case) -> SampleHand:
    """Return the dice of the current encounter as a hand."""
    pools: list[Pools] = []
    hand = SampleHand(case, encounter.seats, pools, luck(0))
    for pool in encounter.pools:
        mine: Pools = [[], [], [], []]
        for code in pool:
            if only_of(code) == ARMOR_ONLY:
                hand.for_armor += 1
            elif only_of(code) == MANA_ONLY:
                hand.for_mana += int(value_of(code))
            else:
                mine[color_of(code)].append(int(value_of(code)))
        pools.append([sorted(dice) for dice in mine])
    for code in encounter.ignores:
        hand.ignores[code >> 16] += code & 255
    taken = [sum([len(mine[color]) for mine in pools]) for color in range(4)]
    hand.limits = tuple([count + int(left) for count, left in zip(taken, encounter.supply, strict=True)])
    return hand


class Chooser:
    """The search for the best next use in step 4."""

    def __init__(self, facts: Facts, encounter: EncounterState, weights: Weights) -> None:
        left = min([facts.heroes[seat].left for seat in encounter.seats]) + 2 * facts.cubes
        self.content = facts.content
        self.encounter = encounter
        self.weights = weights
        self.case = case_of(facts, encounter, weights)
        covered = sum([1 for box in encounter.boxes if box.skull and not box.needed])
        self.hits_wanted = max(1, facts.seen.boss_health() - int(facts.state.boss_damage) - covered)
        self.hand = hand_of(encounter, self.case)
        self.hand.exiling = facts.exiling()
        self.hand.poisoned = [facts.heroes[seat].poison > 0 for seat in encounter.seats]
        self.looked = 0
        self.least = IMPOSSIBLE
        self.last = self.hand
        self.deadly = left  # hearts whose loss defeats the party

    def choose(self, options: list[int]) -> Steps | None:
        """Return the first use of the best order, if any use helps."""
        uses = [option for option in options if option & ~ARGUMENT_MASK in (USE, DRINK)]
        meant = [self.meant(option) for option in uses]
        best = self.careful(self.hand) - BETTER if uses else 0.0
        chosen: Steps | None = None
        for place, option in enumerate(uses):
            others = [each for at, each in enumerate(meant) if at != place or isinstance(each[0], PreparedPotion)]
            value, steps = self.first(meant[place], others)
            if value < best:
                best, chosen = value, Steps([(ASK_ACT, option), *steps])
        return chosen

    def lay(self) -> tuple[Steps, bool]:
        """Place the dice, since no further use helps. Return the plan, and whether it covers every box."""
        cover = QuickCover(self.case, self.hand.merged(), self.hand.ignores)
        cover.run()
        whole = cover.met == (1 << len(self.case.lines)) - 1
        return Steps(laying(self.encounter, self.case, cover.laid())), whole

    def meant(self, option: int) -> Option:
        number = option & NUMBER_MASK
        seat = (option & ARGUMENT_MASK) >> SEAT_SHIFT
        hero = self.encounter.seats.index(seat) if seat in self.encounter.seats else 0
        return (self.content.uses[number] if option & ~ARGUMENT_MASK == USE else self.content.potions[number]), hero

    def first(self, option: Option, others: list[Option]) -> tuple[float, list[Answered]]:
        """Return the mean remaining cost if this option is used first, and the answers it takes."""
        total = 0.0
        steps: list[Answered] = []
        for number in range(LUCKS):
            trial = self.tried(self.hand, option, number * LUCK_STEP)
            if trial is None:
                return IMPOSSIBLE, []
            self.looked = 0
            self.least, self.last = IMPOSSIBLE, trial
            self.follow(trial, others)
            total += self.careful(self.last)
            if not number:
                steps = trial.steps
                if not trial.drawn:
                    return total, steps
        return total / LUCKS, steps

    def tried(self, hand: SampleHand, option: Option, number: int) -> SampleHand | None:
        prepared, hero = option
        trial = hand.copy()
        trial.luck = luck(number)
        if isinstance(prepared, PreparedPotion):
            trial.cost += self.weights.cube
        return trial if use(trial, hero, prepared) else None

    def follow(self, hand: SampleHand, options: list[Option]) -> None:
        """Try each of the other options next; keep the best hand by a quick estimate."""
        self.looked += 1
        value = self.weighed(hand.toll(), hand)
        if value < self.least:
            self.least, self.last = value, hand
        for place, option in enumerate(options):
            if self.looked > WIDTH:
                break
            trial = self.tried(hand, option, 0)
            if trial is not None:
                self.follow(trial, options[:place] + options[place + 1 :])

    def careful(self, hand: SampleHand) -> float:
        return self.weighed(QuickCover(self.case, hand.merged(), hand.ignores).run(), hand)

    def weighed(self, toll: Toll, hand: SampleHand) -> float:
        won = self.case.boss and toll[HITS] >= self.hits_wanted and toll[HEARTS] < self.deadly
        return toll[WEIGHED] + hand.cost - (self.weights.victory if won else 0.0)
