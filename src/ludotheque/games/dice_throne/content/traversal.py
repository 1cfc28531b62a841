"""Functions that walk through nested texts: which effects they contain, and which players they mean."""

from typing import Final

from msgspec import Struct

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.definitions import Ability, Board, Card, Defence, Hero, Passive
from ludotheque.games.dice_throne.content.hook_types import At, Replace, Use
from ludotheque.games.dice_throne.content.vocabulary import Condition, Effect, Effects, Hook, Pick, TokensOf, Who


def all_effects(hero: Hero) -> list[Effect]:
    """Return every effect in a hero's file, at any depth."""
    found: list[Effect] = []
    for board in hero.boards:
        found += board_effects(board)
    for status in hero.statuses:
        gather_hooks(status.hooks, found)
    for companion in hero.companions:
        gather_hooks(companion.hooks, found)
    for card in hero.cards:
        gather_card(card, found)
    return found


def board_effects(board: Board) -> list[Effect]:
    """Return every effect printed on one side of a board."""
    found: list[Effect] = []
    for ability in (*board.abilities, board.ultimate):
        gather_ability(ability, found)
    for defence in board.defences:
        gather(defence.effects, found)
    if board.passive is not None:
        gather_hooks(board.passive.hooks, found)
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
        if isinstance(effect, e.LastingHook):
            gather_hooks((effect.hook,), found)
        for name in effect.__struct_fields__:
            for part in nested(effect, getattr(effect, name)):
                gather(part, found)


def nested(effect: Effect, value: object) -> list[Effects]:
    """Return the texts inside one field of an effect."""
    if isinstance(effect, e.ChooseOne) and value == effect.options:
        return list(effect.options)
    if isinstance(value, tuple) and value and isinstance(value[0], Effect):
        return [value]
    return []


CHOSEN: Final = (Who.CHOSEN_PLAYER, Who.CHOSEN_OPPONENT, Who.CHOSEN_TEAMMATE)


def means_defender(part: object) -> bool:
    """Return whether a text, or a part of one, refers to the target of an Attack."""
    if part is Who.DEFENDER or part is TokensOf.DEFENDER:
        return True
    if isinstance(part, Condition) and part.attack_damage_at_least is not None:
        return True
    if isinstance(part, Struct):
        return any(means_defender(getattr(part, name)) for name in part.__struct_fields__)
    return isinstance(part, tuple) and any(means_defender(each) for each in part)


def names_somebody(part: object) -> bool:
    """Return whether a text lets its owner choose a player."""
    if part in CHOSEN or isinstance(part, Pick):
        return True
    if isinstance(part, Struct):
        return any(names_somebody(getattr(part, name)) for name in part.__struct_fields__)
    return isinstance(part, tuple) and any(names_somebody(each) for each in part)
