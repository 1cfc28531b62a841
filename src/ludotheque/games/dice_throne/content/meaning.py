"""Whom a text means, however deep in it that is said."""

from typing import Final

from msgspec import Struct

from ludotheque.games.dice_throne.content.vocabulary import Condition, Pick, TokensOf, Who

CHOSEN: Final = (Who.CHOSEN_PLAYER, Who.CHOSEN_OPPONENT, Who.CHOSEN_TEAMMATE)


def means_defender(part: object) -> bool:
    """Does a text, or a part of one, look at the target of an Attack, so that it needs one?"""
    if part is Who.DEFENDER or part is TokensOf.DEFENDER:
        return True
    if isinstance(part, Condition) and part.attack_damage_at_least is not None:
        return True
    if isinstance(part, Struct):
        return any(means_defender(getattr(part, name)) for name in part.__struct_fields__)
    return isinstance(part, tuple) and any(means_defender(each) for each in part)


def names_somebody(part: object) -> bool:
    """Does a text let its owner choose a player?"""
    if part in CHOSEN or isinstance(part, Pick):
        return True
    if isinstance(part, Struct):
        return any(names_somebody(getattr(part, name)) for name in part.__struct_fields__)
    return isinstance(part, tuple) and any(names_somebody(each) for each in part)
