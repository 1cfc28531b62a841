"""Setup before the first turn, and the choices of a campaign (ODD-SETUP, ODD-DIFF, ODD-CAMP-6)."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment
from ludotheque.games.one_deck_dungeon.resolution.context import PARTY, Context
from ludotheque.games.one_deck_dungeon.resolution.triggers import trigger
from ludotheque.games.one_deck_dungeon.rules.turn import reveal_floor
from ludotheque.games.one_deck_dungeon.table.actions import ASK_FOCUS, FOCUS
from ludotheque.games.one_deck_dungeon.table.heroes import DECK
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.state import SETUP, TURN
from ludotheque.games.one_deck_dungeon.table.state_classes import DungeonState, HeroState
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK
from ludotheque.kernel.secrets import add_cards, no_secrets

AT_SETUP: Final = Moment.SETUP
BOX_OF_DICE: Final = (8, 8, 8, 6)  # ODD-COMP-1
STREAMS: Final = ("dice", "deck")


def blank_state(content: MatchContent) -> DungeonState:
    """Return the state with everything in its initial place and an unshuffled deck."""
    secrets = no_secrets()
    deck = add_cards(secrets, content.deck)
    boxes = 2 if content.four else 1  # ODD-4P-1
    supply = [count * boxes for count in BOX_OF_DICE]
    apart = [0] * len(supply)
    heroes = [
        HeroState(damage=0, poison=0, stored=0, items=[], skills=[], focus=0, floor_used=[], game_used=[], ticks=[])
        for _ in range(content.seats)
    ]
    potions = content.known_potions[:]
    cubes = content.per_players(content.tier.cubes)
    level = content.tier.level
    none = [0] * len(STREAMS)
    exiled = [0] * 6
    return DungeonState(
        drawn=none,
        secrets=secrets,
        heroes=heroes,
        deck=deck,
        discard=[],
        doors=[],
        xp=[],
        boxed=[],
        potion_cards=[],
        potions=potions,
        supply=supply,
        apart=apart,
        exiled=exiled,
        cubes=cubes,
        level=level,
        floor=0,
        stairs=0,
        turn=0,
        floor_turn=0,
        floor_encounters=0,
        phase=SETUP,
        door=-1,
        met=[],
        looting=[],
        encounters=[],
        boss_damage=0,
        result="",
        outcome="",
    )


def set_up(table: DungeonTable) -> None:
    """Choose focuses, shuffle the deck, draw the XP of the difficulty and reveal the first floor."""
    table.begin_phase(TURN)
    for seat in range(table.content.seats):
        choose_focus(table, seat)
    table.shuffle(DECK, table.state.deck)
    for _ in range(table.content.tier.xp_cards):  # ODD-DIFF-3
        table.draw_xp()
    context = Context(PARTY, "setup")
    context.anywhere = True
    trigger(table, AT_SETUP, context)
    reveal_floor(table)


def choose_focus(table: DungeonTable, seat: int) -> None:
    """Choose a focus: basic talents always work, and those of one other focus of the hero's choice (ODD-CAMP-6)."""
    focuses = table.content.focuses(seat)
    if not focuses:
        return
    answer = table.ask_party(ASK_FOCUS, [FOCUS | place for place in focuses], seat, seat)
    place = answer & ARGUMENT_MASK
    table.choose_focus(seat, place, table.content.focus_name(seat, place))
