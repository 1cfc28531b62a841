"""Which skill, talent or potion to use next in step 4: every order of uses is tried by a quick hand."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.box_cover import Cover
from ludotheque.games.one_deck_dungeon.agents.dice_samples import Pools, luck
from ludotheque.games.one_deck_dungeon.agents.encounter_answers import laying
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import (
    COMBAT,
    HEARTS,
    BoxModel,
    Case,
    add_rules,
    sources_of,
)
from ludotheque.games.one_deck_dungeon.agents.penalty import HITS, WEIGHED, Toll
from ludotheque.games.one_deck_dungeon.agents.position import Facts
from ludotheque.games.one_deck_dungeon.agents.sample_pool import Answered, Hand, use
from ludotheque.games.one_deck_dungeon.resolution.potions import NUMBER_MASK
from ludotheque.games.one_deck_dungeon.solver.weights import Weights
from ludotheque.games.one_deck_dungeon.table.actions import ASK_ACT, DRINK, SEAT_SHIFT, USE
from ludotheque.games.one_deck_dungeon.table.die import ARMOR_ONLY, MANA_ONLY, color_of, only_of, value_of
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedPotion, PreparedUse
from ludotheque.games.one_deck_dungeon.table.state_classes import Encounter
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision

BETTER: Final = 0.02
LUCKS: Final = 3  # ways in which dice that are rolled may fall
LUCK_STEP: Final = 4
IMPOSSIBLE: Final = 1e9
WIDTH: Final = 120  # hands looked at for one first use

Option = tuple[PreparedUse | PreparedPotion, int]
"""What is used, and the place of the hero who does."""


class Steps:
    """Answers to the questions to come."""

    def __init__(self, steps: list[Answered]) -> None:
        self.steps = steps
        self.place = 0

    def next(self, decision: Decision) -> int:
        """The step that answers this question, or -1 if the steps do not say; sole answers were never asked for."""
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


def case_of(facts: Facts, encounter: Encounter, weights: Weights) -> Case:
    """The boxes of the encounter on the table that are still uncovered."""
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
    add_rules(case, sources_of(facts.kit, facts.floor, card))
    case.boss = encounter.card < 0
    case.finish()
    return case


def hand_of(encounter: Encounter, case: Case) -> Hand:
    """The dice on the table."""
    pools: list[Pools] = []
    hand = Hand(case, encounter.seats, pools, luck(0))
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
    """One look at step 4."""

    def __init__(self, facts: Facts, encounter: Encounter, weights: Weights) -> None:
        left = min([facts.heroes[seat].left for seat in encounter.seats]) + 2 * facts.cubes
        self.kit = facts.kit
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
        self.deadly = left  # hearts that nobody survives

    def choose(self, options: list[int]) -> Steps | None:
        """The first use of the best order, if any helps."""
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
        """Everything is used that helps: the dice are laid. Says whether they cover everything."""
        cover = Cover(self.case, self.hand.merged(), self.hand.ignores)
        cover.run()
        whole = cover.met == (1 << len(self.case.lines)) - 1
        return Steps(laying(self.encounter, self.case, cover.laid())), whole

    def meant(self, option: int) -> Option:
        number = option & NUMBER_MASK
        seat = (option & ARGUMENT_MASK) >> SEAT_SHIFT
        hero = self.encounter.seats.index(seat) if seat in self.encounter.seats else 0
        return (self.kit.uses[number] if option & ~ARGUMENT_MASK == USE else self.kit.potions[number]), hero

    def first(self, option: Option, others: list[Option]) -> tuple[float, list[Answered]]:
        """What is left to pay on average if this is used first, and the answers it takes."""
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

    def tried(self, hand: Hand, option: Option, number: int) -> Hand | None:
        kit, hero = option
        trial = hand.copy()
        trial.luck = luck(number)
        if isinstance(kit, PreparedPotion):
            trial.cost += self.weights.cube
        return trial if use(trial, hero, kit) else None

    def follow(self, hand: Hand, options: list[Option]) -> None:
        """Going on with any of the others, or with none; the best hand by a quick look is kept."""
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

    def careful(self, hand: Hand) -> float:
        return self.weighed(Cover(self.case, hand.merged(), hand.ignores).run(), hand)

    def weighed(self, toll: Toll, hand: Hand) -> float:
        won = self.case.boss and toll[HITS] >= self.hits_wanted and toll[HEARTS] < self.deadly
        return toll[WEIGHED] + hand.cost - (self.weights.victory if won else 0.0)
