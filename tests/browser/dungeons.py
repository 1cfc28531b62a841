"""Dungeons whose deck and dice are written in advance, and positions in them that legal answers reach."""

from collections.abc import Sequence
from typing import Final

from ludotheque.games.one_deck_dungeon.rules.setup import STREAMS
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.setup_options import settled
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup
from ludotheque.kernel.scripted_chance import scripted
from ludotheque.presentation.game import on_top
from tests.browser.running import Opened, Server
from tests.server.web.plans import Plan

MODES: Final = {1: "solo", 2: "pair", 4: "party"}
TURNED: Final = ("boulder_1", "cave_in_1", "force_wall_1", "arrow_wall_1", "locked_door_1", "spiked_log_1", "wraith_1")
"""Seven cards that the time of the first turn takes in the first hall of the Dragon's Cave."""


def party(*heroes: str, kind: str = "here", **options: str) -> Plan:
    """Return the plan of a dungeon for these heroes."""
    seats = [{"kind": kind} for _ in heroes]
    mode = MODES[len(heroes)]
    return {"game": "one_deck_dungeon", "mode": mode, "heroes": list(heroes), "seats": seats, "options": options}


def written_key(plan: Plan, cards: Sequence[str] = (), dice: Sequence[int] = ()) -> bytes:
    """Return the key of a match with these cards on top of its first deck, and these values of its first dice."""
    setup = Setup(plan["game"], plan["mode"], tuple(plan["heroes"]), plan["options"])
    content = MatchContent(setup, settled(setup))
    deck = on_top([content.cards[card].id for card in content.deck], tuple(cards))
    outcomes = {STREAMS.index("dice"): [value - 1 for value in dice]}
    return scripted(key_of("written"), outcomes, {STREAMS.index("deck"): [deck]})


def open_written(server: Server, plan: Plan, cards: Sequence[str] = (), dice: Sequence[int] = ()) -> Opened:
    """Open a room with written chance."""
    with server.key_of_matches(written_key(plan, cards, dice)):
        return server.open_room(plan)
