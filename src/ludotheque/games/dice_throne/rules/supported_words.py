"""The words of the vocabulary that the rules support; heroes that use others cannot be played."""

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.decode import VERBS
from ludotheque.games.dice_throne.content.definitions import Hero, Passive
from ludotheque.games.dice_throne.content.hook_types import At, Forbid, Modify, Moment, Quantity, Replace, Replaced, Use
from ludotheque.games.dice_throne.content.traversal import all_effects
from ludotheque.games.dice_throne.content.vocabulary import Amount, Condition, Effect, Hook, Value
from ludotheque.games.dice_throne.effects.resolvers import RESOLVERS
from ludotheque.games.dice_throne.resolution.costs import is_open
from ludotheque.games.dice_throne.resolution.evaluation import HANDLED_AMOUNTS, HANDLED_CONDITIONS
from ludotheque.games.dice_throne.resolution.fast_actions import HANDLED_WINDOWS
from ludotheque.games.dice_throne.resolution.triggers import HANDLED_MOMENTS, HANDLED_QUANTITIES, HANDLED_REPLACED


def unhandled_words(hero: Hero) -> list[str]:
    """Return the words of a hero's file that the rules do not support yet."""
    words = {kind: word for word, kind in VERBS.items()}
    found: list[str] = []
    for effect in all_effects(hero):
        if type(effect) not in RESOLVERS:
            found.append(words[type(effect)])
        found.extend(unhandled_values(effect))
    for hook in all_hooks(hero):
        found.extend(unhandled_hook(hook))
    return sorted(set(found))


def all_hooks(hero: Hero) -> list[Hook]:
    """Return the hooks of statuses, companions and passives of every level and side."""
    found = [hook for status in hero.statuses for hook in status.hooks]
    found += [hook for companion in hero.companions for hook in companion.hooks]
    passives = [board.passive for board in hero.boards if board.passive is not None]
    passives += [card.becomes for card in hero.cards if isinstance(card.becomes, Passive)]
    for passive in passives:
        found.extend(passive.hooks)
    return found


def unhandled_values(effect: Effect) -> list[str]:
    """Return unsupported amounts and conditions inside an effect."""
    found: list[str] = []
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if isinstance(value, Amount):
            found.extend(said(value, Amount()) - HANDLED_AMOUNTS)
        elif isinstance(value, Condition):
            found.extend(said(value, Condition()) - HANDLED_CONDITIONS)
    if isinstance(effect, e.Pay) and any(is_open(cost) for cost in effect.cost):
        found.append("pay")
    if isinstance(effect, e.LastingHook) and not is_spending_hook(effect.hook):
        found.append("hook")
    return found


def is_spending_hook(hook: Hook) -> bool:
    """Return whether a text may leave this hook in force: only one on the dice of a spent token can be."""
    return isinstance(hook, At) and hook.moment is Moment.OWN_TOKEN_SPENT and hook.condition is None


def said(value: Value, nothing: Value) -> set[str]:
    """Return the names of fields that differ from their default."""
    return {name for name in value.__struct_fields__ if getattr(value, name) != getattr(nothing, name)}


def unhandled_hook(hook: Hook) -> list[str]:
    if isinstance(hook, At):
        refused = hook.moment is Moment.OWN_TOKEN_SPENT and hook.condition is not None
        return [] if hook.moment in HANDLED_MOMENTS and not refused else [hook.moment.value]
    if isinstance(hook, Use):
        refused = any(is_open(cost) for cost in hook.pay[1:]) or (bool(hook.pay) and hook.pay[0].up_to)
        return [] if hook.window in HANDLED_WINDOWS and not refused else [hook.window.value]
    if isinstance(hook, Modify):
        rolled = hook.quantity in (Quantity.ROLL_ATTEMPTS, Quantity.ATTEMPT_CP_COST)
        refused = hook.condition is not None if rolled else hook.from_attempt is not None
        return [] if hook.quantity in HANDLED_QUANTITIES and not refused else [hook.quantity.value]
    if isinstance(hook, Replace):
        refused = hook.optional != (hook.event is Replaced.GAIN_OF_THIS)
        return [] if hook.event in HANDLED_REPLACED and not refused else [hook.event.value]
    return [] if isinstance(hook, Forbid) else [type(hook).__name__]
