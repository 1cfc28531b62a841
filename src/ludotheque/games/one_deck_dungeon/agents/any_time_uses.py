"""Whether to use now what may be used at any time, or to keep it."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.values import LAST_FLOOR, Worth
from ludotheque.games.one_deck_dungeon.agents.weights import TUNING
from ludotheque.games.one_deck_dungeon.content.effect_types import Heal
from ludotheque.games.one_deck_dungeon.resolution.potions import NUMBER_MASK
from ludotheque.games.one_deck_dungeon.table.actions import DRINK, RETURN_DIE, USE
from ludotheque.kernel.decisions import ARGUMENT_MASK

NEVER: Final = -100.0
TURN_TIME: Final = 2
AT_TURN_START: Final = 3  # hearts of a Healing potion, and at any other moment
AT_ANY_TIME: Final = 2
MANY_TOKENS: Final = 3  # of poison
ANY_TIME: Final = (DRINK, USE, RETURN_DIE)


def is_any_time(option: int) -> bool:
    """Is it an answer that has nothing to do with the question? Not where potions and skills are the question."""
    return option & ~ARGUMENT_MASK in ANY_TIME


def any_time(now: Worth, option: int, amount: int) -> float:
    """Potions and talents of any moment, against keeping them."""
    verb = option & ~ARGUMENT_MASK
    if verb == DRINK:
        potion = now.kit.potions[option & NUMBER_MASK]
        heals = any(isinstance(effect, Heal) for effect in potion.effects) or potion.id == "curative"
        return heal_worth(now, amount) if heals else cure_worth(now)
    if verb == USE:
        return 0.4 if max([hero.damage + hero.poison for hero in now.facts.heroes]) else NEVER
    return NEVER


def heal_worth(now: Worth, amount: int) -> float:
    """Nothing may be lost of it, unless there is no better moment to come."""
    facts = now.facts
    worst = max(facts.heroes, key=lambda hero: hero.damage)
    amount = 1 if now.kit.forest_sequence else amount
    healed = min(amount, worst.damage)
    leaving = facts.floor == LAST_FLOOR and facts.deck <= TURN_TIME
    if leaving and amount == AT_TURN_START and healed >= AT_ANY_TIME:
        return 1.0
    if healed < amount:
        return NEVER
    if amount == AT_TURN_START or now.kit.forest_sequence:
        return 1.0 if worst.left <= TUNING.drink_left else NEVER
    return 0.5 if worst.left <= 1 else NEVER


def cure_worth(now: Worth) -> float:
    """Potions against poison."""
    return 0.5 if max([hero.poison for hero in now.facts.heroes]) >= MANY_TOKENS else NEVER
