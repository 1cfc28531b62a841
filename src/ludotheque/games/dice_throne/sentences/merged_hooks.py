"""Neighbouring hooks that are said together: uses for the same price, and what is paid lest something happens."""

from dataclasses import dataclass

from ludotheque.games.dice_throne.content.hook_types import Replace, Replaced, Use, Window
from ludotheque.games.dice_throne.content.vocabulary import Hook


@dataclass(frozen=True, slots=True)
class PaidOff:
    """A phase is skipped unless its holder pays before; either way the same happens to the token."""

    use: Use
    replace: Replace


@dataclass(frozen=True, slots=True)
class Uses:
    """Several things that the same is paid for: the same kind of token, or Combat Points."""

    uses: tuple[Use, ...]


Grouped = Hook | PaidOff | Uses


def grouped_hooks(hooks: tuple[Hook, ...]) -> list[Grouped]:
    """The hooks in order, those that belong together joined."""
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
