"""Reasons why a typed answer is refused: the box is covered, armor comes first, the skill cannot be paid."""

from ludotheque.games.one_deck_dungeon.presentation.commands import TypedOrder, begins
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.games.one_deck_dungeon.presentation.terminal_party import TerminalParty
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import can_pay
from ludotheque.games.one_deck_dungeon.table.actions import ASK_ACT, ASK_OPTION, SEAT_SHIFT
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedPotion, PreparedUse
from ludotheque.games.one_deck_dungeon.table.state_classes import EncounterState
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import RequestRefused
from ludotheque.text.writer import name_of


def why_not(said: TypedOrder, line: str, decision: Decision, context: TerminalContext) -> RequestRefused:
    """Return the reason, if one is known; otherwise that this is no answer here."""
    encounter = context.encounter
    if said.verb == "explore" and decision.kind == ASK_OPTION:
        return not_exploring(context)
    if encounter is not None and decision.kind == ASK_ACT:
        if said.verb == "cover" and 1 <= said.number <= len(encounter.boxes):
            return RequestRefused(f"delve-not-{box_fault(encounter, said.number - 1)}", number=str(said.number))
        if said.verb == "use" and said.name:
            return skill_refusal(said, line, encounter, context)
    return plain_refusal(line)


def not_exploring(context: TerminalContext) -> RequestRefused:
    """Refuse to explore: there are enough doors, or no cards for more."""
    return RequestRefused(
        f"delve-not-{'room' if context.state.deck else 'deck'}", count=str(context.view["door_limit"])
    )


def not_descending(context: TerminalContext) -> RequestRefused:
    """Refuse to descend: the stairs are under the deck, and a descent ends a turn (ODD-FLOOR-1, ODD-FLOOR-4)."""
    return RequestRefused(f"delve-not-{'stairs' if context.state.deck else 'down'}", count=len(context.state.deck))


def potion_fault(potion: PreparedPotion, context: TerminalContext) -> str:
    """Return why a potion cannot be drunk: no cube, nothing to heal, or the wrong time (ODD-POT-1..5)."""
    if not context.state.cubes:
        return "cube"
    if potion.any_time:
        return "healthy"
    if potion.before:
        return "before"
    return "kind" if context.encounter is not None and context.encounter.boxes else "step"


def plain_refusal(line: str) -> RequestRefused:
    return RequestRefused("play-no-such-answer", text=line.strip())


def box_fault(encounter: EncounterState, place: int) -> str:
    """Return why a box cannot be covered (ODD-DICE-6, ODD-DICE-7, ODD-ENC-14)."""
    box = encounter.boxes[place]
    if not box.needed:
        return "twice"
    gate = any(each.armor and each.needed for each in encounter.boxes)
    return "armor" if gate and not box.armor else "dice"


def skill_refusal(said: TypedOrder, line: str, encounter: EncounterState, context: TerminalContext) -> RequestRefused:
    """Refuse a skill that a hero of the encounter has."""
    party = TerminalParty(context)
    for seat in encounter.seats:
        for number in party.uses(seat):
            use = context.content.uses[number]
            if begins(name_of(use.definition, context.lang), said.name):
                fault = skill_fault(use, seat, encounter, context)
                return RequestRefused(f"delve-not-{fault}", skill=name_of(use.definition, context.lang))
    return plain_refusal(line)


def skill_fault(use: PreparedUse, seat: int, encounter: EncounterState, context: TerminalContext) -> str:
    """Return why the skill cannot be used (ODD-SKILL-1..5)."""
    if not use.effects:
        return "always"
    if (seat << SEAT_SHIFT | context.content.use_numbers[use.id]) in encounter.used:
        return "again"
    if not (use.combat if encounter.option < 0 else use.peril):
        return "here"
    if not can_pay(use, encounter.pools[encounter.seats.index(seat)]):
        return "paid"
    return "useful"
