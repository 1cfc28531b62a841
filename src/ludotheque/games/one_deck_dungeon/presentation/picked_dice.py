"""Dice that were picked for something that is not done yet: the rules ask for them one at a time."""

from itertools import takewhile
from typing import Final

from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_DIE,
    ASK_EXCHANGE,
    ASK_PAY,
    ASK_PLACE,
    ASK_RECEIVER,
    DIE_SHIFT,
    DONE,
    VERBS,
)
from ludotheque.games.one_deck_dungeon.table.die import value_of
from ludotheque.games.one_deck_dungeon.table.events import DicePaid
from ludotheque.games.one_deck_dungeon.table.match_content import Kit
from ludotheque.games.one_deck_dungeon.table.match_pieces import COST_MANA
from ludotheque.games.one_deck_dungeon.table.state import Encounter
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK
from ludotheque.kernel.match import Match

FOR: Final = {ASK_PLACE: "cover", ASK_PAY: "use", ASK_EXCHANGE: "exchange", ASK_RECEIVER: "exchange"}
"""What the dice are picked for, by the question."""

CODE: Final = (1 << DIE_SHIFT) - 1


def verb_of(action: int) -> str:
    return VERBS.verbs[action >> ARGUMENT_BITS].name


def picked(match: Match) -> list[int]:
    """The dice picked since the action was named, as seat << 8 | code."""
    decision = match.decision
    if decision is None:
        return []
    trailing = list(takewhile(lambda entry: verb_of(entry.action) == "die", reversed(match.tape)))
    picks = [entry.action & ARGUMENT_MASK for entry in reversed(trailing)]
    place = len(match.tape) - len(trailing) - 1
    named = match.tape[place].action if place >= 0 else DONE
    if decision.kind in FOR:
        return picks if verb_of(named) == FOR[int(decision.kind)] else []
    return picks[paid_for(match, named) :] if decision.kind == ASK_DIE else []


def paid_for(match: Match, named: int) -> int:
    """How many dice paid for a skill before its text asked for others."""
    if verb_of(named) != "use":
        return 0
    paid = next((event for event in reversed(match.log) if isinstance(event, DicePaid)), None)
    return len(paid.dice) if paid is not None else 0


def reached(match: Match, kit: Kit, encounter: Encounter) -> tuple[int, int]:
    """What the picked dice come to, and what they must come to; 0 of 0 where that needs no words."""
    decision = match.decision
    if decision is None or decision.kind not in (ASK_PLACE, ASK_PAY):
        return 0, 0
    total = sum(int(value_of(pick & CODE)) for pick in picked(match))
    if decision.kind == ASK_PLACE:
        return total, int(encounter.boxes[decision.subject].value)
    use = kit.uses[decision.subject]
    return (total if use.cost == COST_MANA else len(picked(match))), int(use.amount)
