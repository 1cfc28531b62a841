"""Forecast what a party can expect of an encounter by playing sample rolls quickly."""

from bisect import insort
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from ludotheque.games.one_deck_dungeon.agents.box_cover import HITS, LOST, WEIGHED, Toll, best_cover
from ludotheque.games.one_deck_dungeon.agents.dice_samples import MOST_DICE, SAMPLES, Pools, luck, take_sum, throw
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import COMBAT, HEARTS, ICONS, POISON, TIME, Case
from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects, Fact, Many, Only, Whose
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_COLOR,
    ASK_DIE,
    ASK_PAY,
    ASK_TEXT,
    ASK_VALUE,
    COLOR,
    DIE,
    DIE_SHIFT,
    OPTION,
    VALUE,
)
from ludotheque.games.one_deck_dungeon.table.die import AGILITY, HEROIC, MAGIC, MANA_ONLY, STRENGTH, die
from ludotheque.games.one_deck_dungeon.table.match_content import (
    COLOR_CODES,
    COST_AGILITY,
    COST_MANA,
    COST_STRENGTH,
    MatchContent,
    PreparedPotion,
    PreparedUse,
    color_mask,
    value_mask,
)

Answered = tuple[int, int]
"""The kind of a question, and the answer to it."""

ALL_DICE: Final = 99
TOP: Final = 6
EXILE_COST: Final = 0.25  # hearts, where the dice are not counted
EXILED_FACE: Final = 0.1  # cost of each point of a die that is given away
CUBE_LOST: Final = 1.0
HEALED: Final = 0.8


class SampleHand:
    """The dice pools of the heroes in one sample, and the other results of texts."""

    def __init__(self, case: Case, seats: list[int], pools: list[Pools], luck: tuple[int, ...]) -> None:
        self.case = case
        self.seats = seats
        self.pools = pools
        self.luck = luck
        self.limits: tuple[int, ...] = MOST_DICE
        self.exiling: tuple[float, ...] = (EXILE_COST,) * 4  # cost of exiling a die of each color
        self.poisoned = [True] * len(seats)  # whether a hero has a poison token; assumed where unknown
        self.steps: list[Answered] = []
        self.drawn = 0
        self.ignores = [0, 0, 0]
        self.for_armor = 0  # heroic 6s that only armor boxes take
        self.for_mana = 0
        self.cost = 0.0  # in hearts, not counting boxes

    def copy(self) -> "SampleHand":
        other = SampleHand(self.case, self.seats, [[dice[:] for dice in pools] for pools in self.pools], self.luck)
        other.limits = self.limits
        other.exiling = self.exiling
        other.poisoned = self.poisoned
        other.steps = self.steps[:]
        other.drawn = self.drawn
        other.ignores = self.ignores[:]
        other.for_armor = self.for_armor
        other.for_mana = self.for_mana
        other.cost = self.cost
        return other

    def fits(self, color: int) -> bool:
        """Return whether a die of the color stays: a peril discards all others (ODD-ENC-15)."""
        return self.case.color == COMBAT or color in (HEROIC, self.case.color)

    def roll(self) -> int:
        shown = self.luck[self.drawn % len(self.luck)]
        self.drawn += 1
        return shown

    def add(self, hero: int, color: int, value: int) -> None:
        if self.fits(color) and self.has_more(color):
            insort(self.pools[hero][color], value)

    def has_more(self, color: int) -> bool:
        """Return whether the supply has another die of that color (ODD-DICE-4)."""
        return sum([len(pools[color]) for pools in self.pools]) < self.limits[color]

    def merged(self) -> Pools:
        """Return the dice of all heroes together, with those that only armor accepts."""
        if len(self.pools) == 1:
            pools = self.pools[0]
        else:
            pools = [sorted([*one, *other]) for one, other in zip(self.pools[0], self.pools[1], strict=True)]
        if self.for_armor and any(line.armor for line in self.case.lines):
            pools = [dice[:] for dice in pools]
            for _ in range(self.for_armor):
                insort(pools[HEROIC], TOP)
        return pools

    def note(self, kind: int, hero: int, color: int, value: int) -> None:
        """Record a die that answers a later question."""
        self.steps.append((kind, DIE | self.seats[hero] << DIE_SHIFT | int(die(color, value))))

    def take(self, hero: int, dice: list[tuple[int, int]], kind: int) -> None:
        """Remove dice (value, color) from the pool."""
        for shown, color in dice:
            self.pools[hero][color].remove(shown)
            self.note(kind, hero, color, shown)

    def toll(self) -> Toll:
        return best_cover(self.case, self.merged(), self.ignores)


def use(hand: SampleHand, hero: int, prepared: PreparedUse | PreparedPotion) -> bool:
    """Pay and resolve a use; return whether that was possible."""
    if isinstance(prepared, PreparedUse):
        if not pay(hand, hero, prepared):
            return False
        hand.cost += hand.case.weights.time * hand.case.skill_time
    return carry_out(hand, hero, prepared.effects)


def pay(hand: SampleHand, hero: int, use: PreparedUse) -> bool:
    """Pay with the lowest dice (ODD-SKILL-3, ODD-SKILL-4); return whether that was possible."""
    pools = hand.pools[hero]
    amount = int(use.amount)
    if use.cost == COST_MANA:
        return pay_mana(hand, hero, amount)
    if use.cost in (COST_STRENGTH, COST_AGILITY):
        color = STRENGTH if use.cost == COST_STRENGTH else AGILITY
        missing = amount - len(pools[color])
        if missing > len(pools[HEROIC]):
            return False
        hand.take(hero, [(shown, color) for shown in pools[color][:amount]], ASK_PAY)
        if missing > 0:
            hand.take(hero, [(shown, HEROIC) for shown in pools[HEROIC][:missing]], ASK_PAY)
    return True


def pay_mana(hand: SampleHand, hero: int, amount: int) -> bool:
    pools = hand.pools[hero]
    if hand.for_mana:
        hand.steps.append((ASK_PAY, DIE | hand.seats[hero] << DIE_SHIFT | int(die(MAGIC, hand.for_mana, MANA_ONLY))))
        amount -= hand.for_mana
        hand.for_mana = 0
    total = sum(pools[MAGIC])
    if total + sum(pools[HEROIC]) < amount:
        return False
    if amount > 0:
        for shown in take_sum(pools[MAGIC], min(amount, total)):
            hand.note(ASK_PAY, hero, MAGIC, shown)
    if amount > total:
        for shown in take_sum(pools[HEROIC], amount - total):
            hand.note(ASK_PAY, hero, HEROIC, shown)
    return True


def carry_out(hand: SampleHand, hero: int, effects: Effects) -> bool:
    """Resolve a text; return whether every verb in it can be simulated."""
    for effect in effects:
        step = STEPS.get(type(effect))
        if step is None or not step(hand, hero, effect):
            return False
    return True


def owner(hand: SampleHand, hero: int, whose: Whose) -> int:
    if whose is Whose.SELF:
        return hero
    return 1 - hero if len(hand.pools) > 1 else -1


def most_of(dice: int | Many) -> int:
    return dice if isinstance(dice, int) else ALL_DICE


def gain(hand: SampleHand, hero: int, effect: e.Gain) -> bool:
    mine = owner(hand, hero, effect.whose)
    if effect.only is Only.ARMOR_BOX:
        hand.for_armor += effect.count if hand.has_more(HEROIC) else 0
    elif effect.only is Only.MANA:
        hand.for_mana += effect.value if hand.has_more(MAGIC) else 0
    elif mine >= 0:
        for _ in range(effect.count):
            hand.add(mine, COLOR_CODES[effect.color], effect.value)
    return mine >= 0


def roll(hand: SampleHand, hero: int, effect: e.Roll) -> bool:
    mine = owner(hand, hero, effect.whose)
    if mine < 0:
        return False
    shown = sorted([hand.roll() for _ in range(effect.count)])[effect.drop :]
    for value in shown:
        if not hand.case.discards >> value & 1:
            hand.add(mine, COLOR_CODES[effect.color], value)
    return True


def increase(hand: SampleHand, hero: int, effect: e.Increase) -> bool:
    """Increase the highest dice that are below the maximum."""
    mine = owner(hand, hero, effect.whose)
    if mine < 0:
        return False
    values = value_mask(effect.values) & ~(1 << TOP)
    found = picked(hand.pools[mine], int(color_mask(effect.colors)), int(values), True)[: most_of(effect.dice)]
    hand.take(mine, found, ASK_DIE)
    for shown, color in found:
        insort(hand.pools[mine][color], min(TOP, shown + effect.by))
    return bool(found)


def change(hand: SampleHand, hero: int, effect: e.Change) -> bool:
    """Change the lowest dice that gain; if one value is required, those of the value with the largest gain."""
    values = int(value_mask(effect.values)) & ((1 << effect.to) - 1)
    pools = hand.pools[hero]
    found = picked(pools, int(color_mask(effect.colors)), values, False)
    if effect.one_value and found:
        gains = {shown: (effect.to - shown) * sum(1 for other, _ in found if other == shown) for shown, _ in found}
        best = max(gains, key=lambda shown: gains[shown])
        found = [(shown, color) for shown, color in found if shown == best]
        hand.steps.append((ASK_VALUE, VALUE | best))
    if effect.just_gained:
        found = [(shown, color) for shown, color in found if shown == effect.to - 1]
    found = found[: most_of(effect.dice)]
    hand.take(hero, found, ASK_DIE)
    for _, color in found:
        insort(pools[color], effect.to)
    return bool(found)


def picked(pools: Pools, colors: int, values: int, highest: bool) -> list[tuple[int, int]]:
    found = [
        (shown, color)
        for color, dice in enumerate(pools)
        if colors >> color & 1
        for shown in dice
        if values >> shown & 1
    ]
    found.sort(reverse=highest)
    return found


def recolor(hand: SampleHand, hero: int, effect: e.Recolor) -> bool:
    """Recolor the highest dice of the color with the most dice."""
    pools = hand.pools[hero]
    target = COLOR_CODES[effect.to[0]] if len(effect.to) == 1 else min(range(HEROIC), key=lambda each: len(pools[each]))
    found = picked(pools, int(color_mask(effect.colors)) & ~(1 << target), 126, True)
    for shown, color in found[: most_of(effect.dice)]:
        hand.take(hero, [(shown, color)], ASK_DIE)
        hand.steps.append((ASK_COLOR, COLOR | target))
        hand.add(hero, target, shown)
    return bool(found)


def exchange(hand: SampleHand, hero: int, effect: e.Exchange) -> bool:
    pools = hand.pools[hero]
    found = picked(pools, 7, int(value_mask(effect.values)), False)[: most_of(effect.dice)]
    hand.take(hero, found, ASK_DIE)
    for _ in found:
        hand.add(hero, COLOR_CODES[effect.color], effect.value)
    return bool(found)


def reroll(hand: SampleHand, hero: int, effect: e.Reroll) -> bool:
    """Reroll the lowest dice."""
    mine = owner(hand, hero, effect.whose)
    if mine < 0:
        return False
    found = picked(hand.pools[mine], 15, int(value_mask(effect.values)), False)[: most_of(effect.dice)]
    hand.take(mine, found, ASK_DIE)
    for _, color in found:
        insort(hand.pools[mine][color], hand.roll())
    return bool(found)


def ignore(hand: SampleHand, _hero: int, effect: e.Ignore) -> bool:
    count = effect.in_boss if effect.in_boss and hand.case.boss else effect.count
    hand.ignores[ICONS[effect.icon]] += count
    return True


def heal(hand: SampleHand, _hero: int, effect: e.Heal) -> bool:
    hand.cost -= HEALED * effect.amount
    return True


def poison(hand: SampleHand, _hero: int, effect: e.GainPoison) -> bool:
    hand.cost += hand.case.weights.poison * effect.count
    return True


def cure(_hand: SampleHand, _hero: int, _effect: e.RemovePoison) -> bool:
    return True


def exile_die(hand: SampleHand, hero: int, effect: e.ExileDice) -> bool:
    """Exile a low die of a color that the party can spare."""
    found = picked(hand.pools[hero], int(color_mask(effect.colors)), 126, False)
    if found:
        given = min(found, key=lambda each: hand.exiling[each[1]] + EXILED_FACE * each[0])
        hand.take(hero, [given], ASK_DIE)
        hand.cost += hand.exiling[given[1]]
    return bool(found)


def exile_cube(hand: SampleHand, _hero: int, _effect: e.ExileCube) -> bool:
    hand.cost += CUBE_LOST
    return True


def branch(hand: SampleHand, hero: int, effect: e.If) -> bool:
    """Resolve a text that depends on poison; other conditions are not supported."""
    if effect.condition.fact is not Fact.OWN_POISON:
        return False
    text = effect.effects if hand.poisoned[hero] else effect.otherwise
    return bool(text) and carry_out(hand, hero, text)


def choose(hand: SampleHand, hero: int, effect: e.ChooseOne) -> bool:
    """Resolve the text with the lowest remaining cost."""
    best: SampleHand | None = None
    least = 0.0
    for place, text in enumerate(effect.options):
        trial = hand.copy()
        trial.steps.append((ASK_TEXT, OPTION | place))
        if not carry_out(trial, hero, text):
            continue
        toll = trial.toll()[WEIGHED] + trial.cost
        if best is None or toll < least:
            best, least = trial, toll
    if best is None:
        return False
    hand.pools, hand.ignores, hand.cost, hand.drawn = best.pools, best.ignores, best.cost, best.drawn
    hand.steps = best.steps
    return True


Step = Callable[[SampleHand, int, Any], bool]  # each takes its own type of effect
STEPS: Final[dict[type, Step]] = {
    e.Gain: gain,
    e.Roll: roll,
    e.Increase: increase,
    e.Change: change,
    e.Recolor: recolor,
    e.Exchange: exchange,
    e.Reroll: reroll,
    e.Ignore: ignore,
    e.Heal: heal,
    e.GainPoison: poison,
    e.RemovePoison: cure,
    e.ExileDice: exile_die,
    e.ExileCube: exile_cube,
    e.ChooseOne: choose,
    e.If: branch,
}
UNTRIED: Final[tuple[type, ...]] = (
    e.RollStored,
    e.RerollResist,
    e.SpendTime,
    e.Damage,
    e.GainCube,
    e.Unexile,
    e.ItemToXp,
    e.AddDoor,
    e.SkipEncounter,
    e.RecoverBoss,
)
"""Verbs that are not simulated: they do not change dice, or other code decides about them."""


Fighter = tuple[int, int, int, int, tuple[int, ...]]
"""The dice of a hero per color, including heroic dice, and the numbers of the hero's uses in the content."""
Squad = tuple[Fighter, ...]

GAIN_WANTED: Final = 0.05  # hearts that a use must save to be kept
SEATS: Final = [0, 1]  # never examined: no question is asked
MOST_USES: Final = 8
STRIDE: Final = 5  # offset between the samples of two heroes, so that their dice differ
KEPT: Final = 20_000


class Outlook:
    """The results of all samples, and their means."""

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
    """A cache of recently requested outlooks for the content of one match."""

    def __init__(self, content: MatchContent) -> None:
        self.content = content
        self.known: OrderedDict[tuple[object, Squad], Outlook] = OrderedDict()

    def of(self, name: object, case: Case, squad: Squad) -> Outlook:
        """Return what the squad can expect of the case of that name."""
        key = (name, squad)
        found = self.known.get(key)
        if found is None:
            found = Outlook([play(self.content, case, squad, sample) for sample in range(SAMPLES)])
            self.known[key] = found
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        return found


def play(content: MatchContent, case: Case, squad: Squad, sample: int) -> Toll:
    """Play one sample: try each use once, in the order of the squad, and keep it if it helps."""
    pools = [thrown(case, fighter, (sample + STRIDE * place) % SAMPLES) for place, fighter in enumerate(squad)]
    ones = sum([dice.count(1) for pool in pools for dice in pool])
    if case.discards or case.highest or case.lowers[HEROIC]:
        apply_roll_rules(case, pools)
    hand = SampleHand(case, SEATS, pools, luck(sample))
    toll = hand.toll()
    least = toll[WEIGHED]
    for place, fighter in enumerate(squad):
        for number in fighter[4][:MOST_USES]:
            trial = hand.copy()
            if not use(trial, place, content.uses[number]):
                continue
            if trial.for_mana > hand.for_mana:
                hand = trial  # a free use stays available to later uses
                continue
            found = trial.toll()
            if found[WEIGHED] + trial.cost < least - GAIN_WANTED:
                hand, toll, least = trial, found, found[WEIGHED] + trial.cost
    return charged(case, toll, ones, least)


def charged(case: Case, toll: Toll, ones: int, cost: float) -> Toll:
    """Add the costs of the start of the encounter and of rolled 1s."""
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
    """Apply roll effects in the order of the rules (ODD-ENC-10)."""
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
