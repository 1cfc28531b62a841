"""Dice of one sample on their way through skills: a quick, rough hand for each text."""

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from ludotheque.games.one_deck_dungeon.agents.dice_samples import MOST_DICE, Pools, take_sum
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import COMBAT, ICONS, Case
from ludotheque.games.one_deck_dungeon.agents.penalty import WEIGHED, Toll, best_cover
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
from ludotheque.games.one_deck_dungeon.table.hook_sources import COLOR_CODES, color_mask, value_mask
from ludotheque.games.one_deck_dungeon.table.match_content import (
    COST_AGILITY,
    COST_MANA,
    COST_STRENGTH,
    PreparedPotion,
    PreparedUse,
)

Answered = tuple[int, int]
"""The kind of a question, and the answer to it."""

ALL_DICE: Final = 99
TOP: Final = 6
EXILE_COST: Final = 0.25  # hearts, where nobody has counted the dice
EXILED_FACE: Final = 0.1  # what each point of a die that is given away costs
CUBE_LOST: Final = 1.0
HEALED: Final = 0.8


class Hand:
    """Pools of the heroes of a sample, and what texts have done besides."""

    def __init__(self, case: Case, seats: list[int], pools: list[Pools], luck: tuple[int, ...]) -> None:
        self.case = case
        self.seats = seats
        self.pools = pools
        self.luck = luck
        self.limits: tuple[int, ...] = MOST_DICE
        self.exiling: tuple[float, ...] = (EXILE_COST,) * 4  # what a die of each colour that leaves the game costs
        self.poisoned = [True] * len(seats)  # whether a hero has a token of poison; who does not know hopes so
        self.steps: list[Answered] = []
        self.drawn = 0
        self.ignores = [0, 0, 0]
        self.for_armor = 0  # heroic 6s that only armor boxes take
        self.for_mana = 0
        self.cost = 0.0  # in hearts, besides boxes

    def copy(self) -> "Hand":
        other = Hand(self.case, self.seats, [[dice[:] for dice in pools] for pools in self.pools], self.luck)
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
        """In a peril other dice vanish (ODD-ENC-15)."""
        return self.case.color == COMBAT or color in (HEROIC, self.case.color)

    def roll(self) -> int:
        shown = self.luck[self.drawn % len(self.luck)]
        self.drawn += 1
        return shown

    def add(self, hero: int, color: int, value: int) -> None:
        if self.fits(color) and self.has_more(color):
            insort(self.pools[hero][color], value)

    def has_more(self, color: int) -> bool:
        """Is there another die of that colour to take (ODD-DICE-4)?"""
        return sum([len(pools[color]) for pools in self.pools]) < self.limits[color]

    def merged(self) -> Pools:
        """All dice together, and what only armor takes as if it were anybody's."""
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
        """A die that a question is to be answered with."""
        self.steps.append((kind, DIE | self.seats[hero] << DIE_SHIFT | int(die(color, value))))

    def take(self, hero: int, dice: list[tuple[int, int]], kind: int) -> None:
        """Dice (value, colour) leave the pool."""
        for shown, color in dice:
            self.pools[hero][color].remove(shown)
            self.note(kind, hero, color, shown)

    def toll(self) -> Toll:
        return best_cover(self.case, self.merged(), self.ignores)


def use(hand: Hand, hero: int, kit: PreparedUse | PreparedPotion) -> bool:
    """Pays and carries out; says whether that was possible."""
    if isinstance(kit, PreparedUse):
        if not pay(hand, hero, kit):
            return False
        hand.cost += hand.case.weights.time * hand.case.skill_time
    return carry_out(hand, hero, kit.effects)


def pay(hand: Hand, hero: int, kit: PreparedUse) -> bool:
    """With the lowest dice (ODD-SKILL-3, ODD-SKILL-4)."""
    pools = hand.pools[hero]
    amount = int(kit.amount)
    if kit.cost == COST_MANA:
        return pay_mana(hand, hero, amount)
    if kit.cost in (COST_STRENGTH, COST_AGILITY):
        color = STRENGTH if kit.cost == COST_STRENGTH else AGILITY
        missing = amount - len(pools[color])
        if missing > len(pools[HEROIC]):
            return False
        hand.take(hero, [(shown, color) for shown in pools[color][:amount]], ASK_PAY)
        if missing > 0:
            hand.take(hero, [(shown, HEROIC) for shown in pools[HEROIC][:missing]], ASK_PAY)
    return True


def pay_mana(hand: Hand, hero: int, amount: int) -> bool:
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


def carry_out(hand: Hand, hero: int, effects: Effects) -> bool:
    """Tries a text out; one with a verb that is not tried out cannot be used."""
    for effect in effects:
        step = STEPS.get(type(effect))
        if step is None or not step(hand, hero, effect):
            return False
    return True


def owner(hand: Hand, hero: int, whose: Whose) -> int:
    if whose is Whose.SELF:
        return hero
    return 1 - hero if len(hand.pools) > 1 else -1


def most_of(dice: int | Many) -> int:
    return dice if isinstance(dice, int) else ALL_DICE


def gain(hand: Hand, hero: int, effect: e.Gain) -> bool:
    mine = owner(hand, hero, effect.whose)
    if effect.only is Only.ARMOR_BOX:
        hand.for_armor += effect.count if hand.has_more(HEROIC) else 0
    elif effect.only is Only.MANA:
        hand.for_mana += effect.value if hand.has_more(MAGIC) else 0
    elif mine >= 0:
        for _ in range(effect.count):
            hand.add(mine, COLOR_CODES[effect.color], effect.value)
    return mine >= 0


def roll(hand: Hand, hero: int, effect: e.Roll) -> bool:
    mine = owner(hand, hero, effect.whose)
    if mine < 0:
        return False
    shown = sorted([hand.roll() for _ in range(effect.count)])[effect.drop :]
    for value in shown:
        if not hand.case.discards >> value & 1:
            hand.add(mine, COLOR_CODES[effect.color], value)
    return True


def increase(hand: Hand, hero: int, effect: e.Increase) -> bool:
    """The highest that have room."""
    mine = owner(hand, hero, effect.whose)
    if mine < 0:
        return False
    values = value_mask(effect.values) & ~(1 << TOP)
    found = picked(hand.pools[mine], int(color_mask(effect.colors)), int(values), True)[: most_of(effect.dice)]
    hand.take(mine, found, ASK_DIE)
    for shown, color in found:
        insort(hand.pools[mine][color], min(TOP, shown + effect.by))
    return bool(found)


def change(hand: Hand, hero: int, effect: e.Change) -> bool:
    """The lowest that gain by it; of one value, those of the value that gains most."""
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


def recolor(hand: Hand, hero: int, effect: e.Recolor) -> bool:
    """The highest dice of the colour that has most of them."""
    pools = hand.pools[hero]
    target = COLOR_CODES[effect.to[0]] if len(effect.to) == 1 else min(range(HEROIC), key=lambda each: len(pools[each]))
    found = picked(pools, int(color_mask(effect.colors)) & ~(1 << target), 126, True)
    for shown, color in found[: most_of(effect.dice)]:
        hand.take(hero, [(shown, color)], ASK_DIE)
        hand.steps.append((ASK_COLOR, COLOR | target))
        hand.add(hero, target, shown)
    return bool(found)


def exchange(hand: Hand, hero: int, effect: e.Exchange) -> bool:
    pools = hand.pools[hero]
    found = picked(pools, 7, int(value_mask(effect.values)), False)[: most_of(effect.dice)]
    hand.take(hero, found, ASK_DIE)
    for _ in found:
        hand.add(hero, COLOR_CODES[effect.color], effect.value)
    return bool(found)


def reroll(hand: Hand, hero: int, effect: e.Reroll) -> bool:
    """The lowest."""
    mine = owner(hand, hero, effect.whose)
    if mine < 0:
        return False
    found = picked(hand.pools[mine], 15, int(value_mask(effect.values)), False)[: most_of(effect.dice)]
    hand.take(mine, found, ASK_DIE)
    for _, color in found:
        insort(hand.pools[mine][color], hand.roll())
    return bool(found)


def ignore(hand: Hand, _hero: int, effect: e.Ignore) -> bool:
    count = effect.in_boss if effect.in_boss and hand.case.boss else effect.count
    hand.ignores[ICONS[effect.icon]] += count
    return True


def heal(hand: Hand, _hero: int, effect: e.Heal) -> bool:
    hand.cost -= HEALED * effect.amount
    return True


def poison(hand: Hand, _hero: int, effect: e.GainPoison) -> bool:
    hand.cost += hand.case.weights.poison * effect.count
    return True


def cure(_hand: Hand, _hero: int, _effect: e.RemovePoison) -> bool:
    return True


def exile_die(hand: Hand, hero: int, effect: e.ExileDice) -> bool:
    """A low die of a colour that can be spared."""
    found = picked(hand.pools[hero], int(color_mask(effect.colors)), 126, False)
    if found:
        given = min(found, key=lambda each: hand.exiling[each[1]] + EXILED_FACE * each[0])
        hand.take(hero, [given], ASK_DIE)
        hand.cost += hand.exiling[given[1]]
    return bool(found)


def exile_cube(hand: Hand, _hero: int, _effect: e.ExileCube) -> bool:
    hand.cost += CUBE_LOST
    return True


def branch(hand: Hand, hero: int, effect: e.If) -> bool:
    """A text for heroes with poison; other conditions are not looked at."""
    if effect.condition.fact is not Fact.OWN_POISON:
        return False
    text = effect.effects if hand.poisoned[hero] else effect.otherwise
    return bool(text) and carry_out(hand, hero, text)


def choose(hand: Hand, hero: int, effect: e.ChooseOne) -> bool:
    """The text that leaves least to pay."""
    best: Hand | None = None
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


Step = Callable[[Hand, int, Any], bool]  # each takes its own type of effect
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
"""Verbs whose texts are not tried out on a sample of dice: they change other things, or are chosen elsewhere."""
