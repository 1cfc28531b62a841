"""Answers inside an encounter."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.abilities import Gamble, gambles
from ludotheque.games.one_deck_dungeon.agents.any_time_uses import AT_ANY_TIME, any_time, is_any_time
from ludotheque.games.one_deck_dungeon.agents.box_cover import GIVEN, Laid
from ludotheque.games.one_deck_dungeon.agents.dungeon_answers import best_gain
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import HEARTS, TIME, Case, sources_of
from ludotheque.games.one_deck_dungeon.agents.sample_pool import Answered
from ludotheque.games.one_deck_dungeon.agents.values import HeartScale, Worth
from ludotheque.games.one_deck_dungeon.content.effect_types import If, RemovePoison, SpendTime
from ludotheque.games.one_deck_dungeon.content.vocabulary import Fact, Moment
from ludotheque.games.one_deck_dungeon.solver.weights import Weights
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
    EXCHANGE,
    HERO,
)
from ludotheque.games.one_deck_dungeon.table.die import ARMOR_ONLY, FREE, HEROIC, die
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedUse
from ludotheque.games.one_deck_dungeon.table.state_classes import Encounter
from ludotheque.kernel.decisions import ARGUMENT_MASK
from ludotheque.kernel.errors import BrokenRule


def laying(encounter: Encounter, case: Case, laid: list[Laid]) -> list[Answered]:
    """The answers that lay dice so; lines of the case are the uncovered boxes in their order."""
    places = [place for place, box in enumerate(encounter.boxes) if box.needed]
    stock = Stock(encounter)
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


def making(case: Case, given: list[tuple[int, int]], stock: "Stock") -> list[Answered]:
    """Heroic dice first."""
    steps: list[Answered] = []
    for at in range(0, len(given), case.made_of):
        dice = [stock.take(color, value, False) for color, value in given[at : at + case.made_of]]
        steps.append((ASK_ACT, EXCHANGE))
        steps.extend([(ASK_EXCHANGE, answer) for answer in dice])
        steps.append((ASK_RECEIVER, HERO | stock.receive(dice)))
    return steps


class Stock:
    """Whose dice there are."""

    def __init__(self, encounter: Encounter) -> None:
        self.pools = [(seat, pool[:]) for seat, pool in zip(encounter.seats, encounter.pools, strict=True)]

    def receive(self, given: list[int]) -> int:
        """The seat that gets the heroic die made of these."""
        seat = (given[0] & ARGUMENT_MASK) >> DIE_SHIFT
        value = min([answer & 7 for answer in given])
        for owner, pool in self.pools:
            if owner == seat:
                pool.append(int(die(HEROIC, value)))
        return seat

    def take(self, color: int, value: int, armor: bool) -> int:
        """The answer that names such a die."""
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


def under_way(now: Worth) -> Encounter:
    encounter = now.facts.encounter
    if encounter is None:
        raise BrokenRule("asked about an encounter outside of any")
    return encounter


def peril_scores(now: Worth, options: list[int], card: int) -> list[float]:
    seats = under_way(now).seats
    number = now.facts.identity[card]
    stored = sum([now.facts.heroes[seat].stored for seat in seats])
    squad = now.squad(seats, False, stored)
    scale = now.hearts(seats)
    found: list[float] = []
    for option in options:
        if is_any_time(option):
            found.append(any_time(now, option, AT_ANY_TIME))
            continue
        case = now.book.case(number, now.floor, option & ARGUMENT_MASK, now.counted())
        found.append(-now.cost(now.book.outlook(case, squad), scale))
    return found


def cost_with(now: Worth, heroic: int) -> float:
    """What the encounter on the table will cost with so many heroic dice more."""
    encounter = under_way(now)
    if encounter.card < 0:
        return 0.0
    combat = bool(now.facts.card(encounter.card).combat)
    number = now.facts.identity[encounter.card]
    case = now.book.case(number, now.floor, max(0, int(encounter.option)), now.counted())
    outlook = now.book.outlook(case, now.squad(encounter.seats, combat, heroic))
    return now.cost(outlook, now.hearts(encounter.seats))


def ability_scores(now: Worth, options: list[int]) -> list[float]:
    plain = cost_with(now, 0)
    found: list[float] = []
    for option in options:
        if option == a.DONE:
            found.append(0.0)
            continue
        if is_any_time(option):
            found.append(any_time(now, option, AT_ANY_TIME))
            continue
        ways = gambles(now, now.kit.heroes[option & ARGUMENT_MASK].ability.effects, option & ARGUMENT_MASK)
        found.append(max([gain_of(now, plain, way) for way in ways], default=0.0))
    return found


def gain_of(now: Worth, plain: float, way: Gamble) -> float:
    return plain - cost_with(now, way.dice) - way.price


def ability_text_scores(now: Worth, options: list[int], seat: int) -> list[float]:
    """Which text of an ability, or how many stored dice."""
    ways = gambles(now, now.kit.heroes[seat].ability.effects, seat)
    plain = cost_with(now, 0)
    found: list[float] = []
    for option in options:
        place = option & ARGUMENT_MASK
        if option & ~ARGUMENT_MASK == a.NUMBER:
            place -= 1
        found.append(gain_of(now, plain, ways[place]) if 0 <= place < len(ways) else 0.0)
    return found


def weights_now(now: Worth) -> Weights:
    """What losses weigh in the encounter on the table."""
    encounter = under_way(now)
    scale = now.hearts(encounter.seats)
    if encounter.card < 0:
        return boss_weights(now, encounter.seats, scale)
    hearts = tuple([scale.cost(lost) for lost in range(MOST_HEARTS)])
    gain = best_gain(now, now.facts.card(encounter.card))
    return Weights(hearts=hearts, time=now.time(), poison=now.poison(), cube=now.cube(), loot=max(0.0, gain))


def boss_weights(now: Worth, seats: list[int], scale: HeartScale) -> Weights:
    """A hit is worth the hearts it would take to land it later."""
    damage = int(now.facts.state.boss_damage)
    fight = now.book.fight(damage, now.squad(seats, True))
    left = max(1, fight.health - damage)
    skull = min(MOST_HIT, max(LEAST_HIT, fight.need(left) - fight.need(left - 1)))
    hearts = tuple([scale.cost(lost) for lost in range(MOST_HEARTS)])
    return Weights(hearts=hearts, time=0.0, poison=now.poison(), cube=now.cube(), skull=skull, heal=1.0)


def bonus_scores(now: Worth, options: list[int]) -> list[float]:
    """The hero with fewest dice can use them best."""
    return [-float(sum(now.facts.heroes[option & ARGUMENT_MASK].dice)) for option in options]


def hero_scores(now: Worth, options: list[int], reason: int) -> list[float]:
    """Who suffers, is healed or stores a die; a token in place of damage is for the weak."""
    if reason == a.FOR_STORE:
        return bonus_scores(now, options)
    heroes = [now.facts.heroes[option & ARGUMENT_MASK] for option in options]
    if reason == a.FOR_LAST_POISON:
        return [-float(hero.left) for hero in heroes]
    if reason in (a.FOR_HEAL, a.FOR_CURE):
        return [float(hero.damage) - 0.1 * hero.left - token_worth(now, hero.seat) for hero in heroes]
    return [float(hero.left) for hero in heroes]


def heal_scores(now: Worth, options: list[int], seat: int) -> list[float]:
    """Damage, a poison token, or neither: the last token of a hero may be worth more than what it threatens."""
    worth = {a.HEAL_DAMAGE: now.heal_gain(), a.HEAL_POISON: now.poison() - token_worth(now, seat), a.DONE: 0.0}
    return [worth[option] for option in options]


def token_worth(now: Worth, seat: int) -> float:
    """What a hero's only poison token brings: texts that need one."""
    hero = now.facts.heroes[seat]
    if hero.poison != 1:
        return 0.0
    return max([0.0, *[now.skill_loss(use, seat) for use in hero.uses if needs_poison(now.kit.uses[use])]])


def needs_poison(use: PreparedUse) -> bool:
    conditions = [effect.condition for effect in use.effects if isinstance(effect, If)]
    return any(condition.fact is Fact.OWN_POISON and condition.at_least for condition in conditions)


def hook_scores(now: Worth, options: list[int], cause: int) -> list[float]:
    """Whether a text acts that need not."""
    gain = hook_gain(now, now.kit.causes[cause])
    return [gain if option == a.YES else 0.0 for option in options]


def hook_gain(now: Worth, name: str) -> float:
    """What it brings; most texts only help."""
    if name not in now.kit.use_numbers:
        return 1.0
    source = now.kit.uses[now.kit.use_numbers[name]].source
    if source.soaks_pairs or source.heart_to_time:
        return softening_gain(now)
    effects = [effect for hooks in source.at.values() for hook in hooks for effect in hook.effects]
    if not any(isinstance(effect, RemovePoison) for effect in effects):
        return 1.0
    poisoned = [hero.seat for hero in now.facts.heroes if hero.poison]
    price = skill_time(now) * now.time() if source.kind == "skill" else 0.0
    return now.poison() - min([token_worth(now, seat) for seat in poisoned]) - price


def softening_gain(now: Worth) -> float:
    """Hearts that a skill spares at the end of an encounter, less the time it costs."""
    without, used = now.facts.seen.reckoned(), now.facts.seen.consequences()
    scale = now.hearts(under_way(now).seats)
    unused = now.loss(without[HEARTS], without[TIME], scale)
    return unused - now.loss(used[HEARTS], used[TIME] + skill_time(now), scale)


def skill_time(now: Worth) -> int:
    """What each skill costs in the encounter on the table (ODD-ENC-25)."""
    encounter = now.facts.encounter
    card = now.facts.card(encounter.card) if encounter is not None and encounter.card >= 0 else None
    sources = sources_of(now.kit, now.floor, card)
    hooks = [hook for source in sources for hook in source.at.get(Moment.SKILL_USED, [])]
    return sum([effect.count for hook in hooks for effect in hook.effects if isinstance(effect, SpendTime)])
