"""Invariants at every question of Catacombs Conquest, at the end and between two segments (CC-STATE)."""

from collections import Counter
from typing import Final

from ludotheque.games.catacombs.table.actions import (
    ASK_ARMOR,
    ASK_BOOST,
    ASK_DISCARD,
    ASK_FLICK,
    ASK_LAYOUT,
    ASK_PLACE,
    ASK_RETRY,
    ASK_SURPRISE,
    ASK_TARGET,
    KINDS,
)
from ludotheque.games.catacombs.table.match_content import MatchContent
from ludotheque.games.catacombs.table.state import (
    ABILITY,
    BANK,
    DISCS,
    FLICK,
    NO_CARD,
    NOBODY,
    OVER,
    PHASES,
    PROJECTILE,
    SETUP,
    SHOT,
    START,
)
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.games.catacombs.table.table import DRAW, TEAM_NAMES, CatacombsTable
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.secrets import EVERYONE
from ludotheque.registry.laboratory import Problems

OVERLAP: Final = 2  # micrometres: CC-STATE-4
TEAMS: Final = (0, 1)


def broken_question(table: CatacombsTable, decision: Decision) -> Problems:
    """Report everything wrong while this question is open."""
    found = broken_table(table)
    if decision.owner != asked_seat(table, decision):
        found.append(f"seat {decision.owner} is asked for {KINDS[decision.kind]} (CC-TEAM-4)")
    team = table.state.team
    stunned = bool(table.state.stunned[team])
    if decision.kind == ASK_DISCARD and not stunned:
        found.append("a card is thrown away without stun (CC-TURN-11)")
    if stunned and decision.kind in (ASK_TARGET, ASK_PLACE, ASK_RETRY, ASK_BOOST, ASK_ARMOR, ASK_SURPRISE):
        found.append(f"{KINDS[decision.kind]} is asked in a stunned turn (CC-ABIL-8)")
    if decision.kind in (ASK_FLICK, ASK_RETRY):
        ranged = table.step().shot.ranged
        if bool(table.state.projectile) != ranged:
            found.append("a projectile is on the table without a ranged shot, or missing during one (CC-STATE-3)")
    return found


def asked_seat(table: CatacombsTable, decision: Decision) -> int:
    """Return the seat that must be asked."""
    if decision.kind == ASK_LAYOUT:
        return decision.owner
    if decision.kind == ASK_ARMOR:
        return table.content.team_seats[1 - table.state.team][0]
    return table.seat()


def broken_end(table: CatacombsTable) -> Problems:
    """Report a wrong result (CC-END-5 to CC-END-7)."""
    found = broken_table(table)
    state = table.state
    counts = [
        (state.pools[team], sum(len(state.hands[seat]) for seat in table.content.team_seats[team])) for team in TEAMS
    ]
    winner = DRAW if counts[0] == counts[1] else TEAM_NAMES[0 if counts[0] > counts[1] else 1]
    if state.outcome != winner:
        found.append(f"{state.outcome} has won with tokens and cards {counts} (CC-END-5)")
    if (state.reason == "pool") != (0 in state.pools[:2]) or (state.reason == "bank") != (state.pools[BANK] == 0):
        found.append(f"the game has ended for the {state.reason} with {state.pools} (CC-END-2, CC-END-3)")
    return found


def broken_table(table: CatacombsTable) -> Problems:
    """Report violations of invariants that hold even if the game ended in the middle of an action."""
    found = broken_tokens(table.state, table.content) + broken_cards(table) + broken_knowledge(table)
    return found + broken_discs(table.state, table.content, table.step().shot.radius if table.state.projectile else 0)


def broken_tokens(state: CatacombsState, content: MatchContent) -> Problems:
    """Report wrong token counts (CC-STATE-1)."""
    if sum(state.pools) != content.tokens or min(state.pools) < 0:
        return [f"tokens {state.pools} (CC-STATE-1)"]
    return []


def broken_cards(table: CatacombsTable) -> Problems:
    """Report wrong cards: compared as a multiset, and each team's in its own places (CC-STATE-2)."""
    found: list[str] = []
    state, content = table.state, table.content
    for team in TEAMS:
        ids = state.piles[team] + state.discards[team] + state.kept[team]
        ids += [card for seat in content.team_seats[team] for card in state.hands[seat]]
        if state.playing != NO_CARD and state.team == team:
            ids.append(state.playing)
        if len(set(ids)) != len(ids) or Counter(table.card(card).number for card in ids) != Counter(
            content.decks[team]
        ):
            found.append(f"the cards of {TEAM_NAMES[team]} are not those of its deck (CC-STATE-2)")
    return found


def broken_knowledge(table: CatacombsTable) -> Problems:
    """Report wrong visibility: piles are hidden, hands are known to their owners, all else is public (CC-CARD-8)."""
    state, secrets = table.state, table.state.secrets
    found: list[str] = []
    if any(secrets.known[card] for pile in state.piles for card in pile):
        found.append("somebody knows a card of a draw pile (CC-CARD-8)")
    for seat, hand in enumerate(state.hands):
        if any(secrets.known[card] != table.viewers_of(seat) for card in hand):
            found.append(f"the hand of seat {seat} is known to others than it should be (CC-CARD-8)")
    seen = [card for zone in (*state.discards, *state.kept) for card in zone]
    seen += [state.playing] if state.playing != NO_CARD else []
    if any(secrets.known[card] != EVERYONE for card in seen):
        found.append("a face-up card is hidden from somebody (CC-CARD-8)")
    return found


def broken_discs(state: CatacombsState, content: MatchContent, projectile: int) -> Problems:
    """Report discs outside the arena or overlapping (CC-STATE-4)."""
    found: list[str] = []
    lying = [(disc, state.xs[disc], state.ys[disc], content.radii[disc]) for disc in range(DISCS)]
    if state.projectile:
        lying.append((PROJECTILE, state.projectile[0], state.projectile[1], projectile))
    for place, (disc, x, y, radius) in enumerate(lying):
        rim = radius if content.walls else 0
        if not (rim <= x <= content.width - rim and rim <= y <= content.height - rim):
            found.append(f"disc {disc} is outside at {x}, {y} (CC-STATE-4)")
        for other, other_x, other_y, other_radius in lying[:place]:
            apart = radius + other_radius - OVERLAP
            if (x - other_x) ** 2 + (y - other_y) ** 2 < apart**2:
                found.append(f"discs {disc} and {other} overlap (CC-STATE-4)")
    return found


def broken_checkpoint(state: CatacombsState) -> Problems:
    """Report an unfinished action in a checkpoint, or contradictions with the phase."""
    name = PHASES[state.phase]
    found: list[str] = []
    if (state.phase == OVER) != bool(state.outcome) or bool(state.outcome) != bool(state.reason):
        found.append(f"outcome {state.outcome!r} for {state.reason!r} before {name}")
    if state.phase == OVER:
        return found
    if (state.turn == 0 and state.phase not in (SETUP, START)) or len(state.xs) != DISCS:
        found.append(f"turn {state.turn} before {name}")
    if state.projectile and state.phase != FLICK:
        found.append(f"a projectile is on the table before {name} (CC-STATE-3)")
    if state.playing != NO_CARD and state.phase not in (SHOT, FLICK, ABILITY):
        found.append(f"a card is being played before {name} (CC-CARD-1)")
    if (state.target != NOBODY or state.flicks) and state.phase != FLICK:
        found.append(f"target {state.target} and {state.flicks} flicks before {name} (CC-SHOT-1)")
    return found
