"""Which words of the vocabulary the rules carry out; a hero who uses others cannot be played."""

from typing import Final

from ludotheque.dice_throne import effects as e
from ludotheque.dice_throne.context import HANDLED_AMOUNTS, HANDLED_CONDITIONS
from ludotheque.dice_throne.hooking import HANDLED_MOMENTS, HANDLED_QUANTITIES, HANDLED_REPLACED
from ludotheque.dice_throne.hooks import Act, At, Forbid, Modify, Replace, Use
from ludotheque.dice_throne.payment import is_open
from ludotheque.dice_throne.playable import HANDLED_WINDOWS
from ludotheque.dice_throne.running import RUNNERS
from ludotheque.dice_throne.sheets import Ability, Card, Defence, Hero, Passive
from ludotheque.dice_throne.verbs import VERBS
from ludotheque.dice_throne.vocabulary import Amount, Condition, Cost, Effect, Effects, Hook, MayReroll, Value, Who

UNHANDLED_FIELDS: Final = ("or_pay", "instead_of_gain", "covers_incoming")
UNHANDLED_TARGETS: Final = (Who.ANY_HOLDER, Who.TRIGGER_PLAYER)


def unhandled_words(hero: Hero) -> list[str]:
    """The words of a hero's file that no rule carries out yet."""
    words = {kind: word for word, kind in VERBS.items()}
    found: list[str] = []
    for effect in all_effects(hero):
        if type(effect) not in RUNNERS:
            found.append(words[type(effect)])
        found.extend(unhandled_values(effect))
    for status in hero.statuses:
        for hook in status.hooks:
            found.extend(unhandled_hook(hook))
    if len(hero.boards) > 1:
        found.append("boards")
    if hero.companions:
        found.append("companions")
    if any(board.passive is not None for board in hero.boards):
        found.append("passive")
    return sorted(set(found))


def unhandled_values(effect: Effect) -> list[str]:
    """Amounts and conditions inside an effect that are not counted yet."""
    found: list[str] = [name for name in UNHANDLED_FIELDS if getattr(effect, name, None)]
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if isinstance(value, Amount):
            found.extend(said(value, Amount()) - HANDLED_AMOUNTS)
        elif isinstance(value, Condition):
            found.extend(said(value, Condition()) - HANDLED_CONDITIONS)
        elif isinstance(value, MayReroll) and value.pay:
            found.append("may_reroll.pay")
        elif isinstance(value, tuple):
            found.extend(part.value for part in value if part in UNHANDLED_TARGETS)
            found.extend("cost" for part in value if isinstance(part, Cost) and is_unhandled_cost(part))
    if isinstance(effect, e.Pay) and any(is_open(cost) for cost in effect.cost):
        found.append("pay")
    return found


def is_unhandled_cost(cost: Cost) -> bool:
    """Only prices that the owner of the text pays to the supply are carried out."""
    return cost.by is not Who.SELF or cost.to is not None or cost.not_gained_this_turn


def said(value: Value, nothing: Value) -> set[str]:
    """The fields that say something."""
    return {name for name in value.__struct_fields__ if getattr(value, name) != getattr(nothing, name)}


def open_price(hook: Use) -> bool:
    """A price of any number, which nobody is asked for where paying is not a choice of its own."""
    return any(is_open(cost) for cost in hook.pay)


def unhandled_hook(hook: Hook) -> list[str]:
    if isinstance(hook, At):
        return [] if hook.moment in HANDLED_MOMENTS else [hook.moment.value]
    if isinstance(hook, Use):
        refused = hook.limit is not None or hook.per_paid or hook.condition is not None or open_price(hook)
        return [] if hook.window in HANDLED_WINDOWS and not refused else [hook.window.value]
    if isinstance(hook, Modify):
        refused = hook.from_attempt is not None or hook.condition is not None
        return [] if hook.quantity in HANDLED_QUANTITIES and not refused else [hook.quantity.value]
    if isinstance(hook, Replace):
        refused = hook.optional or hook.condition is not None
        return [] if hook.event in HANDLED_REPLACED and not refused else [hook.event.value]
    if isinstance(hook, Forbid):
        return [] if hook.act is Act.ANY_ACTION else [hook.act.value]
    return [type(hook).__name__]


def all_effects(hero: Hero) -> list[Effect]:
    """Every effect in a hero's file, however deep."""
    found: list[Effect] = []
    for board in hero.boards:
        for ability in (*board.abilities, board.ultimate):
            gather_ability(ability, found)
        for defence in board.defences:
            gather(defence.effects, found)
        if board.passive is not None:
            gather_hooks(board.passive.hooks, found)
    for status in hero.statuses:
        gather_hooks(status.hooks, found)
    for companion in hero.companions:
        gather_hooks(companion.hooks, found)
    for card in hero.cards:
        gather_card(card, found)
    return found


def gather_card(card: Card, found: list[Effect]) -> None:
    gather(card.effects, found)
    if isinstance(card.becomes, Ability):
        gather_ability(card.becomes, found)
    elif isinstance(card.becomes, Defence):
        gather(card.becomes.effects, found)
    elif isinstance(card.becomes, Passive):
        gather_hooks(card.becomes.hooks, found)
    if card.adds_ability is not None:
        gather_ability(card.adds_ability, found)


def gather_ability(ability: Ability, found: list[Effect]) -> None:
    for tier in ability.tiers:
        gather(tier.effects, found)
    gather(ability.all_tiers, found)


def gather_hooks(hooks: tuple[Hook, ...], found: list[Effect]) -> None:
    for hook in hooks:
        if isinstance(hook, At | Replace):
            gather(hook.effects, found)
        elif isinstance(hook, Use):
            gather(hook.effects + hook.per_paid, found)


def gather(effects: Effects, found: list[Effect]) -> None:
    for effect in effects:
        found.append(effect)
        for name in effect.__struct_fields__:
            for part in nested(effect, getattr(effect, name)):
                gather(part, found)


def nested(effect: Effect, value: object) -> list[Effects]:
    """The texts inside one field of an effect."""
    if isinstance(effect, e.ChooseOne) and value == effect.options:
        return list(effect.options)
    if isinstance(value, tuple) and value and isinstance(value[0], Effect):
        return [value]
    return []
