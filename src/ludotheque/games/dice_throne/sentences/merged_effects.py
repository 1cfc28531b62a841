"""Groups of effects and hooks that share one sentence."""

from dataclasses import dataclass

from ludotheque.games.dice_throne.content.effect_types import AddDamage, Gain, GainCp, If, Inflict
from ludotheque.games.dice_throne.content.hook_types import Replace, Replaced, Use, Window
from ludotheque.games.dice_throne.content.vocabulary import Amount, Condition, Effect, Effects, Hook, Targets, Who


@dataclass(frozen=True, slots=True)
class Gained:
    """Tokens and Combat Points gained by the same players."""

    gains: tuple[Gain | GainCp, ...]
    target: Targets


@dataclass(frozen=True, slots=True)
class Inflicted:
    """Several kinds of tokens inflicted on the same players."""

    inflictions: tuple[Inflict, ...]
    target: Targets


@dataclass(frozen=True, slots=True)
class Either:
    """The same result for several throws, at most one of which can occur."""

    conditions: tuple[Condition, ...]
    effects: Effects
    otherwise: Effects


Said = Effect | Gained | Inflicted | Either

_FREE = (Who.CHOSEN_PLAYER, Who.CHOSEN_OPPONENT, Who.CHOSEN_TEAMMATE)


def grouped(effects: Effects) -> list[Said]:
    """Return the effects in order, with similar ones merged."""
    return _grouped([_either(effect) for effect in effects])


def grouped_by_die(effects: Effects) -> list[Said]:
    """Return the effects of a single die, with equal results merged: at most one of their conditions can hold."""
    out: list[Said] = []
    for effect in effects:
        after = _either(effect)
        before = out[-1] if out else None
        if isinstance(before, Either) and isinstance(after, Either) and _same_result(before, after):
            out[-1] = Either((*before.conditions, *after.conditions), before.effects, ())
        else:
            out.append(after)
    return _grouped(out)


def _either(effect: Effect) -> Effect | Either:
    """Return a condition on the throw alone as a group that others with the same result can join."""
    if not isinstance(effect, If) or not _is_throw(effect.condition):
        return effect
    conditions: tuple[Condition, ...] = (effect.condition,)
    otherwise = effect.otherwise
    while len(otherwise) == 1:
        after = otherwise[0]
        if not isinstance(after, If) or not _is_throw(after.condition) or after.effects != effect.effects:
            break
        conditions, otherwise = (*conditions, after.condition), after.otherwise
    return Either(conditions, effect.effects, otherwise)


def _is_throw(condition: Condition) -> bool:
    """Return whether the condition is only one symbol, or numbers."""
    one_symbol = len(condition.symbols) == 1 and condition.symbols[0][1] == 1
    return (one_symbol and condition == Condition(symbols=condition.symbols)) or (
        bool(condition.faces) and condition == Condition(faces=condition.faces)
    )


def _same_result(before: Either, after: Either) -> bool:
    return before.effects == after.effects and not before.otherwise and not after.otherwise


def _grouped(effects: list[Effect | Either] | list[Said]) -> list[Said]:
    out: list[Said] = []
    for effect in effects:
        joined = _joined(out[-1], effect) if out else None
        if joined is not None:
            out[-1] = joined
        else:
            out.append(_alone(effect))
    return out


def _alone(effect: Said) -> Said:
    if isinstance(effect, Gain | GainCp):
        return Gained((effect,), effect.target)
    if isinstance(effect, Inflict):
        return Inflicted((effect,), effect.target)
    if isinstance(effect, Either) and len(effect.conditions) == 1:
        return If(effect.conditions[0], effect.effects, effect.otherwise)
    return effect


def _joined(before: Said, effect: Said) -> Said | None:
    if isinstance(before, Gained) and isinstance(effect, Gain | GainCp):
        return Gained((*before.gains, effect), before.target) if _same(before.target, effect.target) else None
    if isinstance(before, Inflicted) and isinstance(effect, Inflict):
        return Inflicted((*before.inflictions, effect), before.target) if _same(before.target, effect.target) else None
    if isinstance(before, AddDamage) and isinstance(effect, AddDamage):
        return _added(before.amount, effect.amount)
    return None


def _added(before: Amount, after: Amount) -> AddDamage | None:
    """Return a fixed bonus and a bonus per unit merged into one, or None."""
    rates = Amount(after.base, per_symbol=after.per_symbol, per_token=after.per_token, of=after.of)
    if before != Amount(before.base) or after != rates or after.base:
        return None
    counts = (*after.per_symbol, *after.per_token)
    if not all((rate > 0) == (before.base > 0) for _, rate in counts):
        return None
    return AddDamage(Amount(before.base, per_symbol=after.per_symbol, per_token=after.per_token, of=after.of))


def _same(before: Targets, after: Targets) -> bool:
    """Return whether both targets are the same; two free choices are different players even with equal wording."""
    if after == (Who.SAME,):
        return True
    free = any(who in _FREE or not isinstance(who, Who) for who in after)
    return before == after and not free


@dataclass(frozen=True, slots=True)
class PaidOff:
    """A phase that is skipped unless the holder pays before it; the token's effect is the same either way."""

    use: Use
    replace: Replace


@dataclass(frozen=True, slots=True)
class Uses:
    """Several uses with the same kind of price: one kind of token, or Combat Points."""

    uses: tuple[Use, ...]


Grouped = Hook | PaidOff | Uses


def grouped_hooks(hooks: tuple[Hook, ...]) -> list[Grouped]:
    """Return the hooks in order, with related ones merged."""
    out: list[Grouped] = []
    for hook in hooks:
        before = out[-1] if out else None
        if isinstance(before, Use) and isinstance(hook, Replace) and _pays_off(before, hook):
            out[-1] = PaidOff(before, hook)
        elif isinstance(before, Uses) and isinstance(hook, Use) and _pays_alike(before.uses[-1], hook):
            out[-1] = Uses((*before.uses, hook))
        elif isinstance(before, Use) and isinstance(hook, Use) and _pays_alike(before, hook):
            out[-1] = Uses((before, hook))
        else:
            out.append(hook)
    return out


def _pays_alike(one: Use, other: Use) -> bool:
    if len(one.pay) != 1 or len(other.pay) != 1:
        return False
    first, second = one.pay[0], other.pay[0]
    return (first.kind, first.token, first.by, first.to) == (second.kind, second.token, second.by, second.to)


def _pays_off(use: Use, replace: Replace) -> bool:
    before = use.window is Window.OWN_TURN_BEFORE_OFFENSIVE_PHASE
    return before and replace.event is Replaced.OWN_OFFENSIVE_PHASE and use.effects == replace.effects
