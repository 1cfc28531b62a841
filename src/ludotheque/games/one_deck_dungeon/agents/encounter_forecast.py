"""What a party can expect of a case: a few sample throws, each quickly played; worked out once and kept."""

from collections import OrderedDict
from typing import Final

from ludotheque.games.one_deck_dungeon.agents.dice_samples import SAMPLES, Pools, luck, throw
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import COMBAT, HEARTS, POISON, TIME, Case
from ludotheque.games.one_deck_dungeon.agents.penalty import HITS, LOST, WEIGHED, Toll
from ludotheque.games.one_deck_dungeon.agents.sample_pool import Hand, use
from ludotheque.games.one_deck_dungeon.table.die import HEROIC
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent

Fighter = tuple[int, int, int, int, tuple[int, ...]]
"""Dice of a hero per colour, heroic ones included, and uses by their numbers in the kit."""
Squad = tuple[Fighter, ...]

GAIN_WANTED: Final = 0.05  # hearts a use must spare
SEATS: Final = [0, 1]  # any: nobody will be asked
MOST_USES: Final = 8
STRIDE: Final = 5  # between the samples of two heroes, so that their dice differ
KEPT: Final = 20_000


class Outlook:
    """The samples, and their means."""

    def __init__(self, outcomes: list[Toll]) -> None:
        self.outcomes = outcomes
        self.hearts = self.mean(HEARTS)
        self.time = self.mean(TIME)
        self.poison = self.mean(POISON)
        self.hits = self.mean(HITS)
        self.lost = self.mean(LOST)

    def mean(self, place: int) -> float:
        return sum([outcome[place] for outcome in self.outcomes]) / len(self.outcomes)


class Outlooks:
    """All outlooks of one kit that were asked for lately."""

    def __init__(self, kit: MatchContent) -> None:
        self.kit = kit
        self.known: OrderedDict[tuple[object, Squad], Outlook] = OrderedDict()

    def of(self, name: object, case: Case, squad: Squad) -> Outlook:
        """What the squad can expect of the case of that name."""
        key = (name, squad)
        found = self.known.get(key)
        if found is None:
            found = Outlook([play(self.kit, case, squad, sample) for sample in range(SAMPLES)])
            self.known[key] = found
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        return found


def play(kit: MatchContent, case: Case, squad: Squad, sample: int) -> Toll:
    """One sample: each use is tried once, in the order of the squad, and kept if it helps."""
    pools = [thrown(case, fighter, (sample + STRIDE * place) % SAMPLES) for place, fighter in enumerate(squad)]
    ones = sum([dice.count(1) for pool in pools for dice in pool])
    if case.discards or case.highest or case.lowers[HEROIC]:
        apply_roll_rules(case, pools)
    hand = Hand(case, SEATS, pools, luck(sample))
    toll = hand.toll()
    least = toll[WEIGHED]
    for place, fighter in enumerate(squad):
        for number in fighter[4][:MOST_USES]:
            trial = hand.copy()
            if not use(trial, place, kit.uses[number]):
                continue
            if trial.for_mana > hand.for_mana:
                hand = trial  # it is free, and another use may want it
                continue
            found = trial.toll()
            if found[WEIGHED] + trial.cost < least - GAIN_WANTED:
                hand, toll, least = trial, found, found[WEIGHED] + trial.cost
    return charged(case, toll, ones, least)


def charged(case: Case, toll: Toll, ones: int, cost: float) -> Toll:
    """With what the start of the encounter and rolled 1s bring."""
    more = [case.start[icon] + ones * case.ones[icon] for icon in range(3)]
    weights = case.weights
    cost += more[HEARTS] + weights.time * more[TIME] + weights.poison * more[POISON]
    hearts, time, poison, hits, lost = toll[:WEIGHED]
    return hearts + more[HEARTS], time + more[TIME], poison + more[POISON], hits, lost, cost


def thrown(case: Case, fighter: Fighter, sample: int) -> Pools:
    dice: tuple[int, ...] = fighter[:4]
    if case.color != COMBAT:
        dice = tuple([count if color in (case.color, HEROIC) else 0 for color, count in enumerate(dice)])
    return throw(sample, dice)


def apply_roll_rules(case: Case, pools: list[Pools]) -> None:
    """ODD-ENC-10, in the order of the rules."""
    if case.discards:
        for pool in pools:
            for color in range(4):
                pool[color] = [shown for shown in pool[color] if not case.discards >> shown & 1]
    if case.highest:
        tops = [(dice[-1], place, color) for place, pool in enumerate(pools) for color, dice in enumerate(pool) if dice]
        if tops:
            _, place, color = max(tops)
            pools[place][color].pop()
    if case.lowers[HEROIC]:
        for pool in pools:
            pool[HEROIC] = [max(1, shown - case.lowers[HEROIC]) for shown in pool[HEROIC]]
