"""Setup before the first turn: the agreed layout, piles, hands and the first team (CC-SETUP)."""

from typing import Final

from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.actions import ACCEPT, ASK_LAYOUT, DONE, PROPOSE
from ludotheque.games.catacombs.table.match_content import MatchContent
from ludotheque.games.catacombs.table.state import NO_CARD, NOBODY, SETUP, SKULL, START, SWORD
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.games.catacombs.table.table import SETUP_STREAM, STREAMS, CatacombsTable
from ludotheque.kernel.decisions import ARGUMENT_MASK
from ludotheque.kernel.secrets import add_cards, no_secrets

TEAMS: Final = (SWORD, SKULL)


def blank_state(content: MatchContent) -> CatacombsState:
    """Return the state with everything in its initial place and nothing shuffled."""
    secrets = no_secrets()
    piles = [add_cards(secrets, content.decks[team]) for team in TEAMS]
    layout = content.layouts[content.first_layout]
    return CatacombsState(
        drawn=[0] * len(STREAMS),
        secrets=secrets,
        xs=content.start_xs + layout.xs,
        ys=content.start_ys + layout.ys,
        projectile=[],
        pools=content.start_pools(),
        piles=piles,
        discards=[[], []],
        hands=[[] for _ in range(content.seats)],
        kept=[[], []],
        playing=NO_CARD,
        shot=0,
        target=NOBODY,
        flicks=0,
        markers=[0, 0],
        stunned=[0, 0],
        team=SWORD,
        turn=0,
        layout=content.first_layout,
        phase=SETUP,
        reason="",
        outcome="",
    )


def set_up(table: CatacombsTable) -> None:
    """CC-SETUP-2, CC-SETUP-7 to CC-SETUP-12."""
    table.begin_phase(START)
    agree_on_layout(table)
    for team in TEAMS:
        table.shuffle(SETUP_STREAM, table.state.piles[team])
    for seat in range(table.content.seats):
        table.draw(seat, table.content.hands[seat])
    table.draw_first_team()


def agree_on_layout(table: CatacombsTable) -> None:
    """Let both teams accept a layout. A team can propose each other layout once, and finally only decline or accept.

    If a team declines, the first layout is used.
    """
    layouts = table.content.layouts
    layout = table.content.first_layout
    left = [place for place in range(len(layouts)) if place != layout]
    team, accepted = SWORD, 0
    while accepted < len(TEAMS):
        options = [ACCEPT]
        options.extend([PROPOSE | place for place in left] or [DONE])
        answer = table.ask_team(team, ASK_LAYOUT, options, layout)
        if answer == DONE:
            layout = table.content.first_layout
            break
        if answer == ACCEPT:
            accepted += 1
        else:
            layout = answer & ARGUMENT_MASK
            left.remove(layout)
            accepted = 1
            if table.listening:
                table.tell(events.LayoutProposed(team, layouts[layout].id))
        team = 1 - team
    table.settle_layout(layout)
