"""Targets that may be chosen again and again: the effect is said so many times, each with one choice."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Pick, Pool, Targets, Who

ONE_OF: Final = {Pool.OPPONENTS: Who.CHOSEN_OPPONENT, Pool.PLAYERS: Who.CHOSEN_PLAYER}


def choices(targets: Targets) -> int:
    """How often a target is chosen that may be the same each time; 1 for all other targets."""
    first = targets[0]
    again = len(targets) == 1 and isinstance(first, Pick) and first.distinct is False
    return first.count if again and isinstance(first, Pick) else 1


def each_choice(targets: Targets) -> Targets:
    """The target of one of these choices."""
    first = targets[0]
    return (ONE_OF[first.of],) if choices(targets) > 1 and isinstance(first, Pick) else targets
