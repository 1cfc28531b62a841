"""Decide when to use heroic abilities, potions and talents."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.values import COLORS, LAST_FLOOR, TUNING, Worth
from ludotheque.games.one_deck_dungeon.content.effect_types import (
    ChooseOne,
    Damage,
    ExileDice,
    GainPoison,
    Heal,
    If,
    Roll,
    RollStored,
    SpendTime,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import NUMBER_MASK
from ludotheque.games.one_deck_dungeon.table.actions import DRINK, RETURN_DIE, USE
from ludotheque.kernel.decisions import ARGUMENT_MASK

BETTER_OF_TWO = 0.1
LAST_CARDS = 8  # with this few cards left on the third floor, stored dice have no further use


class Gamble:
    """One way to use an ability: the dice it brings and its price in hearts."""

    def __init__(self, dice: int, price: float) -> None:
        self.dice = dice
        self.price = price


def ways_of(worth: Worth, seats: list[int], combat: bool) -> list[Gamble]:
    """Return the option of using no ability, and every way to use each ability that these heroes have."""
    found = [Gamble(0, 0.0)]
    for seat in seats:
        hero = worth.content.heroes[seat]
        if hero.ability_combat if combat else hero.ability_peril:
            found.extend(gambles(worth, hero.ability.effects, seat))
    return found


def gambles(worth: Worth, effects: Effects, seat: int) -> list[Gamble]:
    if len(effects) == 1 and isinstance(effects[0], ChooseOne):
        found: list[Gamble] = []
        for text in effects[0].options:
            found.extend(gambles(worth, text, seat))
        return found
    if len(effects) == 1 and isinstance(effects[0], If):
        encounter = worth.facts.encounter
        open_before = encounter is not None and encounter.was_open
        return gambles(worth, effects[0].effects if open_before else effects[0].otherwise, seat)
    price, dice = 0.0, 0
    for effect in effects:
        if isinstance(effect, RollStored):
            return stored_gambles(worth, seat)
        price += price_of(worth, effect, seat)
        if isinstance(effect, Roll):
            dice += effect.count - effect.drop
            price -= BETTER_OF_TWO if effect.drop else 0.0
    return [Gamble(dice, price)]


def stored_gambles(worth: Worth, seat: int) -> list[Gamble]:
    """Price stored dice: a stored die can be used later, except near the end of the game."""
    last = worth.facts.floor >= 3 and worth.facts.deck < LAST_CARDS
    price = 0.0 if last else TUNING.stored
    hero = worth.facts.heroes[seat]
    free = 1 if hero.stored == hero.storage else 0  # with full storage, the next die gained would be lost
    return [Gamble(count, price * (count - free)) for count in range(1, hero.stored + 1)]


def exile_price(worth: Worth, count: int) -> float:
    """Return the price of exiling dice of the colors that the party needs least."""
    costs = sorted(worth.facts.exiling()[:COLORS])
    return sum([costs[min(place, COLORS - 1)] for place in range(count)])


def price_of(worth: Worth, effect: object, seat: int) -> float:
    if isinstance(effect, SpendTime):
        return effect.count * worth.time()
    if isinstance(effect, GainPoison):
        return effect.count * worth.poison()
    if isinstance(effect, Damage):
        return worth.hearts([seat]).cost(effect.count)
    if isinstance(effect, ExileDice) and isinstance(effect.count, int):
        return exile_price(worth, effect.count)
    if isinstance(effect, Roll) and effect.on_one:
        chance = 1 - (5 / 6) ** effect.count
        return chance * sum([price_of(worth, each, seat) for each in effect.on_one])
    return 0.0


NEVER: Final = -100.0
TURN_TIME: Final = 2
AT_TURN_START: Final = 3  # damage that a Healing potion heals at the start of a turn
AT_ANY_TIME: Final = 2
MANY_TOKENS: Final = 3  # poison tokens
ANY_TIME: Final = (DRINK, USE, RETURN_DIE)


def is_any_time(option: int) -> bool:
    """Return whether the option can be used at any time. Not for questions about potions and skills themselves."""
    return option & ~ARGUMENT_MASK in ANY_TIME


def any_time(worth: Worth, option: int, amount: int) -> float:
    """Score a potion or talent that can be used at any time against keeping it."""
    verb = option & ~ARGUMENT_MASK
    if verb == DRINK:
        potion = worth.content.potions[option & NUMBER_MASK]
        heals = any(isinstance(effect, Heal) for effect in potion.effects) or potion.id == "curative"
        return heal_worth(worth, amount) if heals else cure_worth(worth)
    if verb == USE:
        return 0.4 if max([hero.damage + hero.poison for hero in worth.facts.heroes]) else NEVER
    return NEVER


def heal_worth(worth: Worth, amount: int) -> float:
    """Score a healing potion: no healing may be wasted, unless this is the last good moment."""
    facts = worth.facts
    worst = max(facts.heroes, key=lambda hero: hero.damage)
    amount = 1 if worth.content.forest_sequence else amount
    healed = min(amount, worst.damage)
    leaving = facts.floor == LAST_FLOOR and facts.deck <= TURN_TIME
    if leaving and amount == AT_TURN_START and healed >= AT_ANY_TIME:
        return 1.0
    if healed < amount:
        return NEVER
    if amount == AT_TURN_START or worth.content.forest_sequence:
        return 1.0 if worst.left <= TUNING.drink_left else NEVER
    return 0.5 if worst.left <= 1 else NEVER


def cure_worth(worth: Worth) -> float:
    """Score a potion that removes poison."""
    return 0.5 if max([hero.poison for hero in worth.facts.heroes]) >= MANY_TOKENS else NEVER
