"""Encounters as the forecast needs them: boxes, roll effects and consequences."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.effect_types import ChooseOne, Damage, GainPoison, ItemToXp, SpendTime
from ludotheque.games.one_deck_dungeon.content.hook_types import At, Boxes
from ludotheque.games.one_deck_dungeon.content.vocabulary import Counted, Effects, Fact, Icon, Moment, Quantity
from ludotheque.games.one_deck_dungeon.solver.problem import Weights
from ludotheque.games.one_deck_dungeon.table.die import ANY, HEROIC
from ludotheque.games.one_deck_dungeon.table.match_content import (
    COLOR_CODES,
    HookSource,
    MatchContent,
    PreparedBox,
    PreparedCard,
)
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState

COMBAT: Final = -2  # the color of a case in which dice of every color stay in the pool
HEARTS: Final = 0
TIME: Final = 1
POISON: Final = 2
ICONS: Final = {Icon.HEART: HEARTS, Icon.TIME: TIME, Icon.POISON: POISON}
BOSS_FLOOR: Final = 4
ITEM_LOST: Final = 1.0  # hearts that a lost item costs, minus the XP it becomes
AVERAGE: Final = 3.5  # mean value of a die
TYPICAL_DOORS: Final = 2  # open doors including this one, where the number is unknown


STANDARD: Final = Weights(time=0.25, poison=0.6, skull=1.6)
"""The weights of losses when the situation is unknown."""


class BoxModel:
    """A box as the forecast needs it."""

    def __init__(self, box: PreparedBox | BoxState, value: int) -> None:
        self.value = value
        self.color = int(box.color)
        self.wide = bool(box.wide)
        self.armor = bool(box.armor)
        self.icons = (int(box.hearts), int(box.time), int(box.poison))
        self.skull = int(box.skull)
        self.refuses = False  # refuses heroic dice
        self.most = 0  # maximum number of dice; 0: no limit
        self.times = 1

    def worth(self, weights: Weights) -> float:
        hearts, time, poison = self.icons
        return hearts * weights.hearts[1] + time * weights.time + poison * weights.poison + self.skull * weights.skull

    def size(self) -> float:
        """Return roughly how many dice the box takes."""
        return self.value / AVERAGE if self.wide else 1.0


class Case:
    """Boxes, and what sources in play add to rolls and consequences."""

    def __init__(self, lines: list[BoxModel], color: int, weights: Weights = STANDARD) -> None:
        self.lines = lines
        self.color = color
        self.weights = weights
        self.boss = False
        self.start = [0.0, 0.0, 0.0]  # hearts, time and poison before any roll
        self.discards = 0  # bits of the discarded values
        self.lowers = [0, 0, 0, 0]
        self.highest = False  # whether the highest die is discarded
        self.ones = [0.0, 0.0, 0.0]  # costs of each 1 that is rolled
        self.adds: list[tuple[int, int, int, int]] = []  # icon, how many to add, the icon they depend on, its minimum
        self.soaks = False
        self.trades = False
        self.uncovered = [0.0, 0.0, 0.0]  # costs if any box is uncovered
        self.skill_time = 0
        self.made_of = 2  # dice needed for one heroic die
        self.recovers_per_skull = 0
        self.recovers_for_poison = 0
        self.loses_loot = False
        self.orders: list[list[int]] = []
        self.memo: dict[int, tuple[float, ...]] = {}

    def finish(self) -> None:
        """Compute two orders in which to cover boxes: by worth, and by worth per size."""
        if self.color != COMBAT:
            for line in self.lines:
                line.color = self.color if line.color == ANY else line.color
        places = range(len(self.lines))
        worth = [line.worth(self.weights) for line in self.lines]
        dense = [each / line.size() for each, line in zip(worth, self.lines, strict=True)]
        by_worth = sorted(places, key=lambda place: (not self.lines[place].armor, -worth[place]))
        by_density = sorted(places, key=lambda place: (not self.lines[place].armor, -dense[place]))
        self.orders = [by_worth] if by_worth == by_density else [by_worth, by_density]


def sources_of(content: MatchContent, floor: int, card: PreparedCard | None) -> list[HookSource]:
    """Return what adds to the rules on that floor or in the boss fight, including the heroes' starting skills."""
    found = [content.boss.source] if floor >= BOSS_FLOOR else [each.source for each in content.floor_carried[:floor]]
    if content.extra is not None:
        found.append(content.extra.carried.source)
    if card is not None and card.ability is not None:
        found.append(card.ability.source)
    found.extend([content.uses[hero.starting].source for hero in content.heroes])
    return found


def combat_case(content: MatchContent, card: PreparedCard, floor: int, counted: tuple[int, int]) -> Case:
    """Return a combat on that floor; `counted` is the number of open doors and their leaves, including this one."""
    printed = card.boxes[:]
    for each in content.floors[:floor]:
        printed.extend(each.combat_boxes)
    if content.extra is not None and card.leaf:
        printed.extend(content.extra.combat_boxes)
    sources = sources_of(content, floor, card)
    return made(printed, COMBAT, sources, x_of(sources, counted, 0))


def peril_case(content: MatchContent, card: PreparedCard, floor: int, option: int) -> Case:
    """Return one option of a peril on that floor."""
    chosen = card.options[option]
    printed = [chosen.box]
    for each in content.floors[:floor]:
        printed.extend(each.peril_boxes)
    if content.extra is not None and card.leaf:
        printed.extend(content.extra.peril_boxes)
    case = made(printed, int(chosen.box.color), sources_of(content, floor, card), 0)
    case.start[TIME] += int(chosen.time)
    return case


def boss_case(content: MatchContent, damage: int) -> Case:
    """Return a round against the boss."""
    sources = sources_of(content, BOSS_FLOOR, None)
    case = made(content.boss_boxes, COMBAT, sources, x_of(sources, (0, 0), damage))
    case.boss = True
    return case


def x_of(sources: list[HookSource], counted: tuple[int, int], damage: int) -> int:
    for source in sources:
        hook = source.set_x
        if hook is not None:
            count = {Counted.OPEN_DOORS: counted[0], Counted.LEAVES: counted[1]}.get(hook.counted, damage)
            return max(1, hook.minimum, hook.base + hook.each * count)
    return 1


def made(printed: list[PreparedBox], color: int, sources: list[HookSource], x: int) -> Case:
    lines = [BoxModel(prepared, int(prepared.value) or x) for prepared in printed]
    case = Case(lines, color)
    for source in sources:
        for hook in source.boxes:
            alter(hook, lines)
    add_rules(case, sources)
    case.finish()
    return case


def add_rules(case: Case, sources: list[HookSource]) -> None:
    for source in sources:
        add_roll_rules(case, source)
        add_consequence_rules(case, source)
        for moment, hooks in source.at.items():
            for each in hooks:
                add_moment(case, moment, each)


def alter(hook: Boxes, lines: list[BoxModel]) -> None:
    for line in lines:
        meant = hook.armor in (None, line.armor) and hook.skull in (None, bool(line.skull))
        meant = meant and hook.wide in (None, line.wide)
        if not meant or (hook.color is not None and line.color != COLOR_CODES[hook.color]):
            continue
        line.armor = line.armor or hook.become_armor
        line.refuses = line.refuses or (hook.refuse is not None and COLOR_CODES[hook.refuse] == HEROIC)
        line.most = hook.max_dice or line.most
        line.times = 2 if hook.twice else line.times


def add_roll_rules(case: Case, source: HookSource) -> None:
    case.discards |= int(source.discard_mask)
    case.highest = case.highest or source.discard_highest
    for color, by in source.lowers:
        case.lowers[color] += by
    for hook in source.when_rolled:
        share = 1.0 if hook.nth == 0 else 0.3
        add_costs(case.ones, hook.effects, share)


def add_consequence_rules(case: Case, source: HookSource) -> None:
    case.adds.extend([(ICONS[add.icon], add.count, ICONS[add.if_icon], add.at_least) for add in source.adds])
    case.soaks = case.soaks or source.soaks_pairs
    case.trades = case.trades or source.heart_to_time
    case.loses_loot = case.loses_loot or source.lose_loot is not None
    case.made_of = source.modified(Quantity.HEROIC_DIE_DICE, case.made_of)


def add_moment(case: Case, moment: Moment, hook: At) -> None:
    if moment in (Moment.ENCOUNTER_START, Moment.ROUND_RESISTED):
        add_costs(case.start, hook.effects, 1.0)
    elif moment is Moment.AFTER_PLACEMENT:
        add_costs(case.uncovered, hook.effects, 1.0)
    elif moment is Moment.SKILL_USED:
        case.skill_time += sum([each.count for each in hook.effects if isinstance(each, SpendTime)])
    elif moment is Moment.HIT_STEP:
        if hook.condition is not None and hook.condition.fact is Fact.UNCOVERED_POISON_BOXES:
            case.recovers_for_poison += 1
        else:
            case.recovers_per_skull += 1


def add_costs(costs: list[float], effects: Effects, share: float) -> None:
    """Add the costs of a text, in hearts, time and poison."""
    for effect in effects:
        if isinstance(effect, Damage):
            costs[HEARTS] += share * effect.count
        elif isinstance(effect, SpendTime):
            costs[TIME] += share * effect.count * (TYPICAL_DOORS if effect.per_open_door else 1)
        elif isinstance(effect, GainPoison):
            costs[POISON] += share * effect.count
        elif isinstance(effect, ItemToXp):
            costs[HEARTS] += share * ITEM_LOST
        elif isinstance(effect, ChooseOne):
            add_costs(costs, effect.options[0], share)
