"""Whom a text means, however deep in it that is said."""

from msgspec import Struct

from ludotheque.dice_throne.vocabulary import Condition, TokensOf, Who


def means_defender(part: object) -> bool:
    """Does a text, or a part of one, look at the target of an Attack, so that it needs one?"""
    if part is Who.DEFENDER or part is TokensOf.DEFENDER:
        return True
    if isinstance(part, Condition) and part.attack_damage_at_least is not None:
        return True
    if isinstance(part, Struct):
        return any(means_defender(getattr(part, name)) for name in part.__struct_fields__)
    return isinstance(part, tuple) and any(means_defender(each) for each in part)
