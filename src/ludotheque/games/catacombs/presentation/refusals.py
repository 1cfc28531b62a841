"""Actions that a player may want in the arena but that are not possible now: the answer, the reason and the rule."""

from typing import Final, NamedTuple

from ludotheque.games.catacombs.presentation.terminal_context import TerminalContext
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table.state import CHARACTERS, NO_CARD
from ludotheque.kernel.decisions import Decision

IN_A_TURN: Final = (a.ASK_TARGET, a.ASK_PLACE, a.ASK_FLICK, a.ASK_RETRY, a.ASK_BOOST, a.ASK_OBSTACLE)
"""Questions of the active player after the card was chosen."""


class Fault(NamedTuple):
    """A refused action; `reason` is the last part of a message key."""

    action: int
    reason: str
    rule: str


def faults(decision: Decision, context: TerminalContext) -> list[Fault]:
    return [fault for fault in candidates(decision, context) if fault.action not in decision.options]


def candidates(decision: Decision, context: TerminalContext) -> list[Fault]:
    """Return refusals of hand cards, a pass, and discs other than the active one."""
    kind = int(decision.kind)
    found: list[Fault] = []
    if kind == a.ASK_DISCARD or kind in IN_A_TURN:
        found += cards(kind, context)
    if kind in (a.ASK_CARD, a.ASK_DISCARD):
        found.append(Fault(a.DONE, "pass", "CC-TURN-7" if kind == a.ASK_CARD else "CC-ABIL-8"))
    if kind == a.ASK_TARGET:
        own = [disc for disc in range(CHARACTERS) if a.TARGET | disc not in decision.options]
        found += [Fault(a.TARGET | disc, "own", "CC-TARGET-1") for disc in own]
    slowest = context.content.limits.slowest
    if kind in (a.ASK_PLACE, a.ASK_FLICK):
        found.append(Fault(int(a.obstacle_action(CHARACTERS, 0, slowest)), "later", "CC-TURN-9"))
    if kind == a.ASK_OBSTACLE:
        found.append(Fault(int(a.flick_action(0, slowest)), "obstacle", "CC-OBST-2"))
        found.append(Fault(a.DONE, "must", "CC-OBST-2"))
    return found


def cards(kind: int, context: TerminalContext) -> list[Fault]:
    """Refuse further cards: a stunned turn has none, any other turn one."""
    held = context.state.hands[context.me]
    stunned = kind == a.ASK_DISCARD or (context.state.playing == NO_CARD and context.state.stunned[context.state.team])
    why = ("stunned", "CC-ABIL-8") if stunned else ("one", "CC-TURN-7")
    return [Fault(a.PLAY | card, *why) for card in held]
