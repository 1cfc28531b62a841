"""Neighbouring hooks that are said together: what may be paid lest something happens."""

from dataclasses import dataclass

from ludotheque.dice_throne.hooks import Replace, Replaced, Use, Window
from ludotheque.dice_throne.vocabulary import Hook


@dataclass(frozen=True, slots=True)
class PaidOff:
    """A phase is skipped unless its holder pays before; either way the same happens to the token."""

    use: Use
    replace: Replace


def grouped_hooks(hooks: tuple[Hook, ...]) -> list[Hook | PaidOff]:
    """The hooks in order, those that belong together joined."""
    out: list[Hook | PaidOff] = []
    for hook in hooks:
        before = out[-1] if out else None
        if isinstance(before, Use) and isinstance(hook, Replace) and _pays_off(before, hook):
            out[-1] = PaidOff(before, hook)
        else:
            out.append(hook)
    return out


def _pays_off(use: Use, replace: Replace) -> bool:
    before = use.window is Window.OWN_TURN_BEFORE_OFFENSIVE_PHASE
    return before and replace.event is Replaced.OWN_OFFENSIVE_PHASE and use.effects == replace.effects
