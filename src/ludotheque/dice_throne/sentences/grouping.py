"""Neighbouring effects that are said in one breath: "gain 1 Crit and 1 Accuracy"."""

from dataclasses import dataclass

from ludotheque.dice_throne.effects import Gain, Inflict
from ludotheque.dice_throne.vocabulary import Count, Effect, Effects, Targets, Who

Items = tuple[tuple[str, Count], ...]


@dataclass(frozen=True, slots=True)
class Gained:
    """Several kinds of tokens gained by the same players."""

    items: Items
    target: Targets


@dataclass(frozen=True, slots=True)
class Inflicted:
    """Several kinds of tokens inflicted on the same players."""

    items: Items
    target: Targets


_FREE = (Who.CHOSEN_PLAYER, Who.CHOSEN_OPPONENT, Who.CHOSEN_TEAMMATE)


def grouped(effects: Effects) -> list[Effect | Gained | Inflicted]:
    """The effects in order, gains and inflictions on the same players joined."""
    out: list[Effect | Gained | Inflicted] = []
    for effect in effects:
        joined = _joined(out[-1], effect) if out else None
        if joined is not None:
            out[-1] = joined
        else:
            out.append(_alone(effect))
    return out


def _alone(effect: Effect) -> Effect | Gained | Inflicted:
    if isinstance(effect, Gain):
        return Gained(((effect.status, effect.count),), effect.target)
    if isinstance(effect, Inflict):
        return Inflicted(((effect.status, effect.count),), effect.target)
    return effect


def _joined(before: Effect | Gained | Inflicted, effect: Effect) -> Gained | Inflicted | None:
    if isinstance(before, Gained) and isinstance(effect, Gain):
        item = (effect.status, effect.count)
        return Gained((*before.items, item), before.target) if _same(before.target, effect.target) else None
    if isinstance(before, Inflicted) and isinstance(effect, Inflict):
        item = (effect.status, effect.count)
        return Inflicted((*before.items, item), before.target) if _same(before.target, effect.target) else None
    return None


def _same(before: Targets, after: Targets) -> bool:
    """Two free choices are two players even if they are spelled alike."""
    if after == (Who.SAME,):
        return True
    free = any(who in _FREE or not isinstance(who, Who) for who in after)
    return before == after and not free
