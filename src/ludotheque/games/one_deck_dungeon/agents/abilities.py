"""What heroic abilities bring to an encounter: heroic dice, for a price."""

from ludotheque.games.one_deck_dungeon.agents.values import COLORS, Worth
from ludotheque.games.one_deck_dungeon.agents.weights import TUNING
from ludotheque.games.one_deck_dungeon.content.effect_types import (
    ChooseOne,
    Damage,
    ExileDice,
    GainPoison,
    If,
    Roll,
    RollStored,
    SpendTime,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects

BETTER_OF_TWO = 0.1
LAST_CARDS = 8  # of the third floor: stored dice are of no use any more


class Gamble:
    """One way to use an ability."""

    def __init__(self, dice: int, price: float) -> None:
        self.dice = dice
        self.price = price


def ways_of(now: Worth, seats: list[int], combat: bool) -> list[Gamble]:
    """Without any ability, and each way of each ability that these heroes have."""
    found = [Gamble(0, 0.0)]
    for seat in seats:
        hero = now.kit.heroes[seat]
        if hero.ability_combat if combat else hero.ability_peril:
            found.extend(gambles(now, hero.ability.effects, seat))
    return found


def gambles(now: Worth, effects: Effects, seat: int) -> list[Gamble]:
    if len(effects) == 1 and isinstance(effects[0], ChooseOne):
        found: list[Gamble] = []
        for text in effects[0].options:
            found.extend(gambles(now, text, seat))
        return found
    if len(effects) == 1 and isinstance(effects[0], If):
        encounter = now.facts.encounter
        open_before = encounter is not None and encounter.was_open
        return gambles(now, effects[0].effects if open_before else effects[0].otherwise, seat)
    price, dice = 0.0, 0
    for effect in effects:
        if isinstance(effect, RollStored):
            return stored_gambles(now, seat)
        price += price_of(now, effect, seat)
        if isinstance(effect, Roll):
            dice += effect.count - effect.drop
            price -= BETTER_OF_TWO if effect.drop else 0.0
    return [Gamble(dice, price)]


def stored_gambles(now: Worth, seat: int) -> list[Gamble]:
    """A die that is kept may serve later, unless there is no later."""
    last = now.facts.floor >= 3 and now.facts.deck < LAST_CARDS
    price = 0.0 if last else TUNING.stored
    hero = now.facts.heroes[seat]
    free = 1 if hero.stored == hero.storage else 0  # the next one to come would find no room
    return [Gamble(count, price * (count - free)) for count in range(1, hero.stored + 1)]


def exile_price(now: Worth, count: int) -> float:
    """Of so many dice of the colours that can best be spared."""
    costs = sorted(now.facts.exiling()[:COLORS])
    return sum([costs[min(place, COLORS - 1)] for place in range(count)])


def price_of(now: Worth, effect: object, seat: int) -> float:
    if isinstance(effect, SpendTime):
        return effect.count * now.time()
    if isinstance(effect, GainPoison):
        return effect.count * now.poison()
    if isinstance(effect, Damage):
        return now.hearts([seat]).cost(effect.count)
    if isinstance(effect, ExileDice) and isinstance(effect.count, int):
        return exile_price(now, effect.count)
    if isinstance(effect, Roll) and effect.on_one:
        chance = 1 - (5 / 6) ** effect.count
        return chance * sum([price_of(now, each, seat) for each in effect.on_one])
    return 0.0
