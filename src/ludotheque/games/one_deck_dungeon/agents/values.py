"""The worth of hearts, time, strength and loot to a party, in hearts, and a cache of these values."""

from collections import OrderedDict
from math import exp
from typing import Final

from ludotheque.games.one_deck_dungeon.agents.box_cover import WEIGHED
from ludotheque.games.one_deck_dungeon.agents.dice_samples import SAMPLES
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import (
    COMBAT,
    Case,
    boss_case,
    combat_case,
    peril_case,
    sources_of,
)
from ludotheque.games.one_deck_dungeon.agents.encounter_forecast import KEPT, Outlook, Outlooks, Squad, play
from ludotheque.games.one_deck_dungeon.agents.position import Facts, fighter_of, with_heroic
from ludotheque.games.one_deck_dungeon.content.vocabulary import Quantity
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.state import CLOSED


class Tuning:
    """The prices of what a party can lose and gain."""

    time = 0.35  # 1 time while the deck lasts
    stairs = 0.4  # 1 time once the stairs are visible
    poison_coming = 4  # tokens still expected
    cube = 2.3
    cube_forest = 1.6  # where each cube also heals 1
    lost_loot = 2.0
    heart = 1.0  # while the hero has many hearts
    fear = 2.5  # how much more the last heart costs than the first
    fear_scale = 1.5  # hearts over which that fear fades
    death = 30.0
    flee = 0.4  # cost of an open door that takes up space
    closed = 0.5  # worth of a closed door
    last_call = 6.0  # cards left in the deck when the party explores one last time
    later_2 = 5.0  # encounters on the second and third floors
    later_3 = 4.0
    cards_per_encounter = 5.5  # cards that leave the deck per encounter
    deck_weight = 1.0  # weight of later encounters in the worth of loot
    boss_weight = 1.0
    final_items = 5.0  # items of a single hero when the boss comes
    final_pair = 1.4  # factor for two heroes
    level_next = 0.5  # weight of the level after the next
    slot = 1.0  # room for items where there is none
    potion_type = 0.5  # in addition to its cube
    skip = 0.3  # what skipping must save beyond its price
    cap = 3.5  # maximum cost of an encounter: worse ones are fled
    stored = 0.25  # a heroic die that stays on the hero card
    drink_left = 3.0  # hearts left at which healing begins
    drink_boss = 3.0  # the same before a boss round


TUNING = Tuning()


MOST_HEARTS: Final = 30
POISON: Final = 0.7  # hearts that a poison token costs over time


class Fight:
    """The chance to win by remaining hearts and remaining health of the boss."""

    def __init__(self, outlook: Outlook, health: int) -> None:
        self.health = health
        self.rounds: list[tuple[int, int]] = []
        carry = 0.0
        for outcome in outlook.outcomes:
            hearts = outcome[0] + POISON * outcome[2] + carry
            whole = int(hearts + 1e-9)
            carry = hearts - whole
            self.rounds.append((whole, int(outcome[3])))
        self.chances: list[list[float]] = [[0.0] * (health + 1)]
        for hearts in range(1, MOST_HEARTS + 1):
            self.chances.append(self.row(hearts))

    def row(self, hearts: int) -> list[float]:
        found = [1.0]
        for left in range(1, self.health + 1):
            total = 0.0
            count = 0
            for lost, hits in self.rounds:
                if not lost and hits <= 0:
                    continue  # a round without any effect
                count += 1
                if lost < hearts:
                    after = max(0, min(self.health, left - hits))
                    rows = found if not lost else self.chances[hearts - lost]
                    total += rows[after]
            found.append(total / count if count else 1.0)
        return found

    def chance(self, hearts: float, left: int) -> float:
        """Return the chance to win with this many hearts, which may be fractional."""
        hearts = min(float(MOST_HEARTS), max(0.0, hearts))
        whole = min(MOST_HEARTS - 1, int(hearts))
        share = hearts - whole
        left = min(self.health, left)
        return (1 - share) * self.chances[whole][left] + share * self.chances[whole + 1][left]

    def need(self, left: int) -> float:
        """Return the mean number of hearts needed to win, within the computed range."""
        return sum([1.0 - row[min(self.health, left)] for row in self.chances])


CACHES_KEPT: Final = 16
TRIED: Final = 2  # samples of each card when all cards are tried
MANY_KINDS: Final = 30  # above this many kinds of cards, every second one is tried
RESIST_DAMAGE: Final = 2
STEP: Final = 7  # offset between the samples of two cards
TYPICAL: Final = (2, 1)  # open doors and leaves
DeckCase = tuple[list[Case], bool]


class ValueCache:
    """Values of the content of one match, computed when first requested and then cached."""

    def __init__(self, content: MatchContent) -> None:
        self.content = content
        self.outlooks = Outlooks(content)
        self.cases: dict[tuple[int, int, int, int, int], Case] = {}
        self.bosses: dict[int, Case] = {}
        self.decks: dict[int, list[DeckCase]] = {}
        self.losses: OrderedDict[tuple[int, Squad, Squad], float] = OrderedDict()
        self.fights: OrderedDict[tuple[int, Squad], Fight] = OrderedDict()
        self.strengths: OrderedDict[object, tuple[float, float]] = OrderedDict()
        self.perils: dict[tuple[int, object], float] = {}
        self.kinds = kinds_of_card(content)
        self.resisting = resisting(content)

    def case(self, number: int, floor: int, option: int, counted: tuple[int, int]) -> Case:
        """Return a card on a floor with one of its options; `counted` is the open doors and their leaves, where they
        matter.
        """
        number = self.kinds[number]
        card = self.content.cards[number]
        if card.ability is None or card.ability.source.set_x is None:
            counted = TYPICAL
        key = (number, floor, option, *counted)
        found = self.cases.get(key)
        if found is None:
            if card.combat:
                found = combat_case(self.content, card, floor, counted)
            else:
                found = peril_case(self.content, card, floor, option)
            self.cases[key] = found
        return found

    def outlook(self, case: Case, squad: Squad) -> Outlook:
        return self.outlooks.of(id(case), case, squad)

    def boss(self, damage: int, squad: Squad) -> Outlook:
        case = self.bosses.get(damage)
        if case is None:
            case = boss_case(self.content, damage)
            self.bosses[damage] = case
        return self.outlook(case, squad)

    def fight(self, damage: int, squad: Squad) -> Fight:
        """Return the fight against a boss with this much damage; with four heroes each pair deals half of it."""
        key = (damage, squad)
        found = self.fights.get(key)
        if found is None:
            found = Fight(self.boss(damage, squad), self.content.dungeon.boss.health)
            self.fights[key] = found
            if len(self.fights) > KEPT:
                self.fights.popitem(last=False)
        return found

    def keep_strength(self, key: object, strength: tuple[float, float]) -> None:
        self.strengths[key] = strength
        if len(self.strengths) > KEPT:
            self.strengths.popitem(last=False)

    def mean_loss(self, floor: int, fighting: Squad, in_peril: Squad) -> float:
        """Return what an encounter of that floor costs on average; each card is tried with a few rolls."""
        key = (floor, fighting, in_peril)
        found = self.losses.get(key)
        if found is None:
            cases = self.deck_cases(floor)
            total = 0.0
            for place, (options, combat) in enumerate(cases):
                squad = fighting if combat else in_peril
                total += min([TUNING.cap, *[self.tried(case, squad, place) for case in options]])
            found = self.losses[key] = total / len(cases)
            if len(self.losses) > KEPT:
                self.losses.popitem(last=False)
        return found

    def tried(self, case: Case, squad: Squad, place: int) -> float:
        """Return the mean cost over a few rolls; in a peril parties differ only by the dice that count."""
        if case.color == COMBAT:
            return self.thrown(case, squad, place)
        key = (id(case), counting(case.color, squad))
        found = self.perils.get(key)
        if found is None:
            found = self.perils[key] = self.thrown(case, squad, place)
        return found

    def thrown(self, case: Case, squad: Squad, place: int) -> float:
        total = 0.0
        for number in range(TRIED):
            total += play(self.content, case, squad, (STEP * place + number * SAMPLES // TRIED) % SAMPLES)[WEIGHED]
        return total / TRIED

    def deck_cases(self, floor: int) -> list[DeckCase]:
        found = self.decks.get(floor)
        if found is None:
            found = self.decks[floor] = []
            kinds = sorted(set(self.kinds.values()))
            for number in kinds[:: 1 + len(kinds) // MANY_KINDS]:
                card = self.content.cards[number]
                options = [0] if card.combat else range(len(card.options))
                found.append(([self.case(number, floor, each, TYPICAL) for each in options], bool(card.combat)))
        return found


def counting(color: int, squad: Squad) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Return the dice of a peril's color, the heroic dice and the uses."""
    counts = [fighter[:3] for fighter in squad]
    dice = [count[color] if color >= 0 else sum(count) for count in counts]
    return tuple([(count, fighter[3], fighter[4]) for count, fighter in zip(dice, squad, strict=True)])


def resisting(content: MatchContent) -> tuple[int, int]:
    """Return the bonus to the die that resists poison, and the damage if it fails (ODD-POISON-4)."""
    bonus, damage = 0, RESIST_DAMAGE
    for source in sources_of(content, 1, None):
        bonus = source.modified(Quantity.RESIST_ROLL, bonus)
        damage = source.modified(Quantity.RESIST_DAMAGE, damage)
    return bonus, damage


def kinds_of_card(content: MatchContent) -> dict[int, int]:
    """Return for each card of the deck the first card with the same boxes."""
    first: dict[str, int] = {}
    found: dict[int, int] = {}
    for number in content.deck:
        card = content.cards[number]
        name = f"{card.id.rstrip('0123456789')}:{card.leaf}"
        found[number] = first.setdefault(name, number)
    return found


CACHES: OrderedDict[int, ValueCache] = OrderedDict()


def cache_of(content: MatchContent) -> ValueCache:
    """Return the cache of that content; recently used ones are kept, with their content."""
    found = CACHES.get(id(content))
    if found is None:
        found = CACHES[id(content)] = ValueCache(content)
        if len(CACHES) > CACHES_KEPT:
            CACHES.popitem(last=False)
    return found


LAST_FLOOR: Final = 3
COLORS: Final = 3
CLOSED_DOORS: Final = 0.6  # encounters that a closed door brings
ABILITY_DICE: Final = 1  # heroic dice that abilities bring to an encounter
STAIRS_TOKENS: Final = 3  # tokens that cost a heart
XP_FOR_CUBE: Final = 5
FACES: Final = 6
BOSS_ROUNDS: Final = 3
ENCOUNTERS_PER_EXPLORE: Final = 3
XP_PER_ENCOUNTER: Final = 1.5  # less than printed, since not every card is taken as XP

Holding = tuple[tuple[int, ...], tuple[int, ...]]
"""The dice per color and the uses of a hero."""
Strength = tuple[float, float]


class HeartScale:
    """What losing hearts costs heroes with this many hearts and this much healing in reserve."""

    def __init__(self, left: int, reserve: float) -> None:
        self.left = left
        self.reserve = reserve

    def cost(self, hearts: float) -> float:
        whole = int(hearts)
        total = 0.0
        for lost in range(whole):
            total += self.step(lost)
        return total + (hearts - whole) * self.step(whole)

    def step(self, lost: int) -> float:
        """Return the cost of the next heart after this many lost."""
        after = self.left + self.reserve - lost
        if after <= 1:
            return TUNING.death
        return TUNING.heart + TUNING.fear * exp(-(after - 2) / TUNING.fear_scale)


class Worth:
    """The values of one position; each is computed once."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.content = facts.content
        self.book: ValueCache = cache_of(facts.content)
        self.floor = min(LAST_FLOOR, max(1, facts.floor))
        self.groups = groups_of(facts.content.seats)
        self.holdings: list[Holding] = [(tuple(hero.dice), tuple(hero.uses)) for hero in facts.heroes]
        self.items = sum([hero.items for hero in facts.heroes])
        self.bonus = facts.bonus()
        self.encounters = self.remaining()  # until the boss

    def time(self) -> float:
        """Return what 1 time costs now."""
        return TUNING.time if self.facts.deck else TUNING.stairs

    def cube(self) -> float:
        return TUNING.cube_forest if self.content.forest_sequence else TUNING.cube

    def poison(self) -> float:
        """Return what the next poison token costs: it makes resisting harder until all tokens, including later ones,
        are gone.
        """
        tokens = self.facts.poison() + TUNING.poison_coming
        return self.poison_cost(tokens + 1) - self.poison_cost(tokens)

    def poison_cost(self, tokens: int) -> float:
        """Return the hearts that this many tokens cost in total: each one makes resisting harder (ODD-POISON-3)."""
        total = 0.0
        bonus, damage = self.book.resisting
        for resisted in range(min(max(0, tokens), self.resists())):
            total += damage * min(1.0, max(0, tokens - resisted - bonus) / FACES)
        return total

    def resists(self) -> int:
        """Return how often poison is still resisted: after every explore, and in each round of the boss fight."""
        return BOSS_ROUNDS + round(self.encounters / ENCOUNTERS_PER_EXPLORE)

    def heal_gain(self) -> float:
        """Return what healing one heart is worth."""
        worst = max(self.facts.heroes, key=lambda hero: hero.damage)
        return self.hearts([worst.seat]).step(0) if worst.damage else 0.0

    def hearts(self, seats: list[int]) -> HeartScale:
        """Return the scale for heroes who share a loss: it is split evenly, so the weakest hero counts."""
        left = [self.facts.heroes[seat].left for seat in seats]
        weak = min(left)
        shared = weak if len(left) == 1 else 2 * weak - (1 if left.count(weak) == len(left) else 0)
        reserve = (1.0 if self.content.forest_sequence else 2.0) * self.facts.cubes
        return HeartScale(shared, reserve)

    def squad(self, seats: list[int], combat: bool, heroic: int = 0) -> Squad:
        """Return these heroes with the bonus dice of the level and this many more heroic dice."""
        return with_heroic(tuple([self.facts.fighter(seat, combat) for seat in seats]), self.bonus + heroic)

    def cost(self, outlook: Outlook, scale: HeartScale) -> float:
        """Return the expected cost of the outlook."""
        total = 0.0
        for outcome in outlook.outcomes:
            total += self.loss(outcome[0], outcome[1], scale)
        other = outlook.poison * self.poison() + outlook.lost * TUNING.lost_loot
        return total / len(outlook.outcomes) + other

    def loss(self, hearts: float, time: float, scale: HeartScale) -> float:
        """Return what hearts and time cost; time beyond the deck is paid on the stairs (ODD-FLOOR-3)."""
        tokens = int(self.facts.state.stairs)
        beyond = max(0, int(time) - self.facts.deck)
        total = scale.cost(hearts + (tokens + beyond) // STAIRS_TOKENS)
        total += (time - beyond) * TUNING.time + (tokens + beyond) % STAIRS_TOKENS * TUNING.stairs
        return total - tokens * TUNING.stairs

    def counted(self) -> tuple[int, int]:
        """Return the number of open doors and leaves, including the entered door."""
        return max(1, self.facts.open_doors()), self.facts.leaves()

    def remaining(self) -> float:
        """Return the number of encounters before the boss."""
        if self.facts.floor > LAST_FLOOR:
            return 0.0
        closed = sum([1 for door in self.facts.doors if door.opened == CLOSED])
        below = (TUNING.later_2 + TUNING.later_3, TUNING.later_3, 0.0)[self.floor - 1]
        return self.facts.deck / TUNING.cards_per_encounter + CLOSED_DOORS * closed + below

    def burden(self, holdings: list[Holding], heroic: int) -> float:
        """Return the hearts that all later encounters cost with these possessions: the mean of the groups."""
        count = self.encounters
        total = 0.0
        for group in self.groups:
            held = [(self.facts.held(dice), uses) for dice, uses in [holdings[seat] for seat in group]]
            loss, need = self.strength(tuple(held), heroic)
            total += TUNING.deck_weight * count * loss + TUNING.boss_weight * need
        return total / len(self.groups)

    def strength(self, group: tuple[Holding, ...], heroic: int) -> Strength:
        """Return what a typical encounter costs these heroes, and what the boss costs."""
        share = self.items * len(group) / len(self.holdings)
        coming = round(max(0.0, TUNING.final_items * (1.0 if len(group) == 1 else TUNING.final_pair) - share))
        damage = int(self.facts.state.boss_damage)
        floor = min(LAST_FLOOR, self.floor + 1)
        key = (floor, damage, group, heroic, coming)
        found = self.book.strengths.get(key)
        if found is None:
            fighting = tuple([fighter_of(self.content, dice, uses, True) for dice, uses in group])
            in_peril = tuple([fighter_of(self.content, dice, uses, False) for dice, uses in group])
            more = heroic + ABILITY_DICE
            loss = self.book.mean_loss(floor, with_heroic(fighting, more), with_heroic(in_peril, more))
            found = (max(0.0, loss), self.need(grown(fighting, coming, heroic)))
            self.book.keep_strength(key, found)
        return found

    def need(self, squad: Squad) -> float:
        """Return the hearts that the boss costs."""
        damage = int(self.facts.state.boss_damage)
        fight = self.book.fight(damage, squad)
        return fight.need(max(1, fight.health - damage))

    def now_burden(self) -> float:
        return self.burden(self.holdings, self.bonus)

    def changed(self, seat: int, dice: tuple[int, ...], uses: tuple[int, ...]) -> float:
        """Return what the party saves if a hero has other dice and uses."""
        holdings = self.holdings[:]
        holdings[seat] = (dice, uses)
        return self.now_burden() - self.burden(holdings, self.bonus)

    def item_gain(self, item: list[int], seat: int) -> float:
        """Return the worth of an item's dice and hearts for a hero; losses are negative."""
        dice, uses = self.holdings[seat]
        more = tuple([max(0, count + item[color]) for color, count in enumerate(dice)])
        return self.changed(seat, more, uses) + TUNING.heart * item[COLORS]

    def skill_gain(self, use: int, seat: int) -> float:
        """Return the worth of a skill that the hero does not have."""
        dice, uses = self.holdings[seat]
        return self.changed(seat, dice, (*uses, use))

    def skill_loss(self, use: int, seat: int) -> float:
        dice, uses = self.holdings[seat]
        return -self.changed(seat, dice, tuple([each for each in uses if each != use]))

    def potion_gain(self) -> float:
        return self.cube() + TUNING.potion_type

    def level_gain(self, level: int) -> float:
        """Return the worth of the next level: bonus dice, a cube and more room."""
        levels = self.content.levels
        gain = self.cube()
        if level >= len(levels):
            return gain
        if levels[level].bonus_dice > levels[level - 1].bonus_dice:
            gain += self.now_burden() - self.burden(self.holdings, self.bonus + 1)
        if self.facts.limits().items - self.facts.heroes[0].items <= 1:
            gain += TUNING.slot
        return gain

    def xp_gain(self, xp: int) -> float:
        """Return the XP's share of the next level, as far as the party can reach it, and a little of the level after
        it.
        """
        needed = self.facts.xp_needed
        if not needed:
            return self.cube() * xp / XP_FOR_CUBE
        missing = max(0, needed - self.facts.xp)
        level = self.facts.level
        reached = 1.0 if xp >= missing else min(1.0, self.encounters * XP_PER_ENCOUNTER / (missing - xp))
        here = self.level_gain(level) + TUNING.level_next * self.level_gain(level + 1)
        beyond = self.level_gain(level + 1) * max(0, xp - missing) / (needed + 2)
        return reached * here * min(xp, missing) / needed + TUNING.level_next * beyond


def groups_of(seats: int) -> list[list[int]]:
    return {1: [[0]], 2: [[0, 1]]}.get(seats, [[0, 1], [2, 3]])


def grown(squad: Squad, items: int, heroic: int) -> Squad:
    """Return the squad as it may be before the boss: with future items spread over the colors, and a bonus die."""
    more = ((items + 2) // 3, (items + 1) // 3, items // 3)
    first = squad[0]
    dice = first[3] + max(1, heroic)
    return ((first[0] + more[0], first[1] + more[1], first[2] + more[2], dice, first[4]), *squad[1:])
