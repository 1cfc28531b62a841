"""Before the first turn: what lies where, and the choices of a campaign (ODD-SETUP, ODD-DIFF, ODD-CAMP-6)."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment
from ludotheque.games.one_deck_dungeon.resolution.context import PARTY, Context
from ludotheque.games.one_deck_dungeon.resolution.triggers import trigger
from ludotheque.games.one_deck_dungeon.rules.turn import reveal_floor
from ludotheque.games.one_deck_dungeon.table.actions import ASK_FOCUS, FOCUS
from ludotheque.games.one_deck_dungeon.table.dice import DECK
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.state import SETUP, TURN
from ludotheque.games.one_deck_dungeon.table.state_classes import DungeonState, HeroState
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK
from ludotheque.kernel.secrets import add_cards, no_secrets

AT_SETUP: Final = Moment.SETUP
BOX_OF_DICE: Final = (8, 8, 8, 6)  # ODD-COMP-1
STREAMS: Final = ("dice", "deck")


def blank_state(kit: MatchContent) -> DungeonState:
    """Everything is in its place, and the deck is not shuffled yet."""
    secrets = no_secrets()
    deck = add_cards(secrets, kit.deck)
    boxes = 2 if kit.four else 1  # ODD-4P-1
    supply = [count * boxes for count in BOX_OF_DICE]
    apart = [0] * len(supply)
    heroes = [
        HeroState(damage=0, poison=0, stored=0, items=[], skills=[], focus=0, floor_used=[], game_used=[], ticks=[])
        for _ in range(kit.seats)
    ]
    potions = kit.known_potions[:]
    cubes = kit.per_players(kit.tier.cubes)
    level = kit.tier.level
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
    """Focuses, the shuffled deck, XP of the difficulty, the first floor."""
    table.begin_phase(TURN)
    for seat in range(table.kit.seats):
        choose_focus(table, seat)
    table.shuffle(DECK, table.state.deck)
    for _ in range(table.kit.tier.xp_cards):  # ODD-DIFF-3
        table.draw_xp()
    now = Context(PARTY, "setup")
    now.anywhere = True
    trigger(table, AT_SETUP, now)
    reveal_floor(table)


def choose_focus(table: DungeonTable, seat: int) -> None:
    """ODD-CAMP-6: basic talents always work, and one other focus of the hero's choice."""
    focuses = table.kit.focuses(seat)
    if not focuses:
        return
    answer = table.ask_party(ASK_FOCUS, [FOCUS | place for place in focuses], seat, seat)
    place = answer & ARGUMENT_MASK
    table.choose_focus(seat, place, table.kit.focus_name(seat, place))
