"""What hearts, time, strength and loot are worth to a party, in hearts, given all that is to come."""

from math import exp
from typing import Final

from ludotheque.games.one_deck_dungeon.agents.encounter_forecast import Outlook, Squad
from ludotheque.games.one_deck_dungeon.agents.position import Facts, fighter_of, with_heroic
from ludotheque.games.one_deck_dungeon.agents.value_cache import ValueCache, book_of
from ludotheque.games.one_deck_dungeon.agents.weights import TUNING
from ludotheque.games.one_deck_dungeon.table.state import CLOSED

LAST_FLOOR: Final = 3
COLORS: Final = 3
CLOSED_DOORS: Final = 0.6  # encounters that a closed door brings
ABILITY_DICE: Final = 1  # heroic dice that abilities bring to an encounter
STAIRS_TOKENS: Final = 3  # that cost a heart
XP_FOR_CUBE: Final = 5
FACES: Final = 6
BOSS_ROUNDS: Final = 3
ENCOUNTERS_PER_EXPLORE: Final = 3
XP_PER_ENCOUNTER: Final = 1.5  # since not every card is taken for it

Holding = tuple[tuple[int, ...], tuple[int, ...]]
"""Dice per colour and uses of a hero."""
Strength = tuple[float, float]


class HeartScale:
    """What losing hearts costs heroes who have so many left, and so many more in their potions."""

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
        """The next heart after so many lost."""
        after = self.left + self.reserve - lost
        if after <= 1:
            return TUNING.death
        return TUNING.heart + TUNING.fear * exp(-(after - 2) / TUNING.fear_scale)


class Worth:
    """One situation, with everything that is asked about it kept."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.kit = facts.kit
        self.book: ValueCache = book_of(facts.kit)
        self.floor = min(LAST_FLOOR, max(1, facts.floor))
        self.groups = groups_of(facts.kit.seats)
        self.holdings: list[Holding] = [(tuple(hero.dice), tuple(hero.uses)) for hero in facts.heroes]
        self.items = sum([hero.items for hero in facts.heroes])
        self.bonus = facts.bonus()
        self.encounters = self.remaining()  # still to come before the boss

    def time(self) -> float:
        """What 1 time costs now."""
        return TUNING.time if self.facts.deck else TUNING.stairs

    def cube(self) -> float:
        return TUNING.cube_forest if self.kit.forest_sequence else TUNING.cube

    def poison(self) -> float:
        """What the next poison token costs: it makes resisting harder until all of them are gone, those to come too."""
        tokens = self.facts.poison() + TUNING.poison_coming
        return self.poison_cost(tokens + 1) - self.poison_cost(tokens)

    def poison_cost(self, tokens: int) -> float:
        """Hearts that so many tokens take until they are gone: each one makes resisting harder (ODD-POISON-3)."""
        total = 0.0
        bonus, damage = self.book.resisting
        for resisted in range(min(max(0, tokens), self.resists())):
            total += damage * min(1.0, max(0, tokens - resisted - bonus) / FACES)
        return total

    def resists(self) -> int:
        """How often poison will still be resisted: after every explore, and in each round of the boss fight."""
        return BOSS_ROUNDS + round(self.encounters / ENCOUNTERS_PER_EXPLORE)

    def heal_gain(self) -> float:
        """What a heart is worth that is healed."""
        worst = max(self.facts.heroes, key=lambda hero: hero.damage)
        return self.hearts([worst.seat]).step(0) if worst.damage else 0.0

    def hearts(self, seats: list[int]) -> HeartScale:
        """Of the heroes who share a loss: it is split evenly, so the weakest counts."""
        left = [self.facts.heroes[seat].left for seat in seats]
        weak = min(left)
        shared = weak if len(left) == 1 else 2 * weak - (1 if left.count(weak) == len(left) else 0)
        reserve = (1.0 if self.kit.forest_sequence else 2.0) * self.facts.cubes
        return HeartScale(shared, reserve)

    def squad(self, seats: list[int], combat: bool, heroic: int = 0) -> Squad:
        """These heroes with the bonus dice of the level, and so many heroic dice more."""
        return with_heroic(tuple([self.facts.fighter(seat, combat) for seat in seats]), self.bonus + heroic)

    def cost(self, outlook: Outlook, scale: HeartScale) -> float:
        """What is to be expected of it."""
        total = 0.0
        for outcome in outlook.outcomes:
            total += self.loss(outcome[0], outcome[1], scale)
        other = outlook.poison * self.poison() + outlook.lost * TUNING.lost_loot
        return total / len(outlook.outcomes) + other

    def loss(self, hearts: float, time: float, scale: HeartScale) -> float:
        """What hearts and time cost; time beyond the deck is paid on the stairs (ODD-FLOOR-3)."""
        tokens = int(self.facts.state.stairs)
        beyond = max(0, int(time) - self.facts.deck)
        total = scale.cost(hearts + (tokens + beyond) // STAIRS_TOKENS)
        total += (time - beyond) * TUNING.time + (tokens + beyond) % STAIRS_TOKENS * TUNING.stairs
        return total - tokens * TUNING.stairs

    def counted(self) -> tuple[int, int]:
        """Open doors and leaves, the one entered included."""
        return max(1, self.facts.open_doors()), self.facts.leaves()

    def remaining(self) -> float:
        """Encounters still to come before the boss."""
        if self.facts.floor > LAST_FLOOR:
            return 0.0
        closed = sum([1 for door in self.facts.doors if door.opened == CLOSED])
        below = (TUNING.later_2 + TUNING.later_3, TUNING.later_3, 0.0)[self.floor - 1]
        return self.facts.deck / TUNING.cards_per_encounter + CLOSED_DOORS * closed + below

    def burden(self, holdings: list[Holding], heroic: int) -> float:
        """Hearts that everything to come will cost with these things: the mean of the groups."""
        count = self.encounters
        total = 0.0
        for group in self.groups:
            held = [(self.facts.held(dice), uses) for dice, uses in [holdings[seat] for seat in group]]
            loss, need = self.strength(tuple(held), heroic)
            total += TUNING.deck_weight * count * loss + TUNING.boss_weight * need
        return total / len(self.groups)

    def strength(self, group: tuple[Holding, ...], heroic: int) -> Strength:
        """What an encounter costs these heroes, one with another, and the boss in the end."""
        share = self.items * len(group) / len(self.holdings)
        coming = round(max(0.0, TUNING.final_items * (1.0 if len(group) == 1 else TUNING.final_pair) - share))
        damage = int(self.facts.state.boss_damage)
        floor = min(LAST_FLOOR, self.floor + 1)
        key = (floor, damage, group, heroic, coming)
        found = self.book.strengths.get(key)
        if found is None:
            fighting = tuple([fighter_of(self.kit, dice, uses, True) for dice, uses in group])
            in_peril = tuple([fighter_of(self.kit, dice, uses, False) for dice, uses in group])
            more = heroic + ABILITY_DICE
            loss = self.book.mean_loss(floor, with_heroic(fighting, more), with_heroic(in_peril, more))
            found = (max(0.0, loss), self.need(grown(fighting, coming, heroic)))
            self.book.keep_strength(key, found)
        return found

    def need(self, squad: Squad) -> float:
        """Hearts that the boss will take."""
        damage = int(self.facts.state.boss_damage)
        fight = self.book.fight(damage, squad)
        return fight.need(max(1, fight.health - damage))

    def now_burden(self) -> float:
        return self.burden(self.holdings, self.bonus)

    def changed(self, seat: int, dice: tuple[int, ...], uses: tuple[int, ...]) -> float:
        """What a hero with other dice and uses spares the party."""
        holdings = self.holdings[:]
        holdings[seat] = (dice, uses)
        return self.now_burden() - self.burden(holdings, self.bonus)

    def item_gain(self, item: list[int], seat: int) -> float:
        """Of dice and hearts for a hero; losses are negative."""
        dice, uses = self.holdings[seat]
        more = tuple([max(0, count + item[color]) for color, count in enumerate(dice)])
        return self.changed(seat, more, uses) + TUNING.heart * item[COLORS]

    def skill_gain(self, use: int, seat: int) -> float:
        """Of a skill that the hero has not."""
        dice, uses = self.holdings[seat]
        return self.changed(seat, dice, (*uses, use))

    def skill_loss(self, use: int, seat: int) -> float:
        dice, uses = self.holdings[seat]
        return -self.changed(seat, dice, tuple([each for each in uses if each != use]))

    def potion_gain(self) -> float:
        return self.cube() + TUNING.potion_type

    def level_gain(self, level: int) -> float:
        """Of the level after that one: bonus dice, a cube, and room for more."""
        levels = self.kit.levels
        gain = self.cube()
        if level >= len(levels):
            return gain
        if levels[level].bonus_dice > levels[level - 1].bonus_dice:
            gain += self.now_burden() - self.burden(self.holdings, self.bonus + 1)
        if self.facts.limits().items - self.facts.heroes[0].items <= 1:
            gain += TUNING.slot
        return gain

    def xp_gain(self, xp: int) -> float:
        """A share of the next level, as far as it can still be reached, and a little of the one after it."""
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
    """As the squad may stand before the boss: with the items to come, shared among the colours, and a bonus die."""
    more = ((items + 2) // 3, (items + 1) // 3, items // 3)
    first = squad[0]
    dice = first[3] + max(1, heroic)
    return ((first[0] + more[0], first[1] + more[1], first[2] + more[2], dice, first[4]), *squad[1:])
