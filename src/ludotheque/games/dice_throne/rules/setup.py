"""The set-up (DT-SETUP): decks, opening hands, the Start Player."""

from typing import Final

from ludotheque.games.dice_throne.content.hook_types import Moment
from ludotheque.games.dice_throne.content.vocabulary import CompanionState
from ludotheque.games.dice_throne.resolution.context import NOBODY
from ludotheque.games.dice_throne.resolution.triggers import run_triggers
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.cards_and_tokens import LEVELS
from ludotheque.games.dice_throne.table.match_content import NO_SOURCE, MatchContent, PreparedHero
from ludotheque.games.dice_throne.table.modes import Mode
from ludotheque.games.dice_throne.table.response_points import SETUP
from ludotheque.games.dice_throne.table.state_classes import DiceState, HeroState
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.secrets import add_cards, no_secrets

START_CP: Final = 2  # DT-SETUP-3
OPENING_HAND: Final = 4  # DT-SETUP-4
TO_BE_FOUND: Final = 0  # stands in for the Start Player's seat until it is rolled
NO_ACTIVATION: Final = 0  # activations are numbered from 1


def blank_state(content: MatchContent, mode: Mode) -> DiceState:
    """Return the state before anything is shuffled or drawn."""
    secrets = no_secrets()
    heroes = [blank_hero(hero, add_cards(secrets, hero.deck), len(content.sources)) for hero in content.heroes]
    dials = [mode.health] * (max(mode.dial_of) + 1)
    return DiceState(
        drawn=[0] * streams(mode),
        secrets=secrets,
        heroes=heroes,
        dials=dials,
        turn=0,
        active=TO_BE_FOUND,
        phase=SETUP,
        start_player=TO_BE_FOUND,
        serial=NO_ACTIVATION,
        attempts=[],
        attacks=[],
        pools=[],
        throws=[],
        resolving=[],
        extra=[],
        outcome="",
    )


def blank_hero(hero: PreparedHero, deck: list[int], sources: int) -> HeroState:
    """Return one board without cards and tokens, with companions as the leaflet places them."""
    return HeroState(
        cp=START_CP,
        hand=[],
        deck=deck,
        discard=[],
        upgrades=[],
        levels=hero.levels[:],
        tokens=first_sources(hero, sources),
        token_by=[NOBODY] * sources,
        token_attack=[NO_ACTIVATION] * sources,
        raised=[0] * sources,
        token_turn=[0] * sources,
        gained=[0] * sources,
        used=[],
        struck=[],
        lasting=[],
        companion=first_companion(hero),
        defeated=0,
    )


def first_sources(hero: PreparedHero, sources: int) -> list[int]:
    """Return the passives in force and the companions present at the start."""
    tokens = [0] * sources
    for slot, level in enumerate(hero.levels):
        if hero.passive[slot][level] != NO_SOURCE:
            tokens[hero.passive[slot][level]] = 1
    for name, start in hero.hero.hero_setup.companions:
        tokens[hero.companions[name][0]] = LEVELS[start.level] if start.level is not None else 1
    return tokens


def first_companion(hero: PreparedHero) -> list[int]:
    """Return the health and state of the companion that has health."""
    for name, start in hero.hero.hero_setup.companions:
        if hero.companions[name][0] == hero.beast:
            return [start.health or 0, int(start.state is not CompanionState.DOWNED)]
    return []


def streams(mode: Mode) -> int:
    """Return the names of the streams: one for dice and one for cards per seat."""
    return 2 * mode.seats


def stream_names(mode: Mode) -> list[str]:
    seats = range(mode.seats)
    return [f"dice:{seat}" for seat in seats] + [f"cards:{seat}" for seat in seats]


def set_up(table: DiceTable) -> None:
    """Shuffle, draw, find the Start Player, and apply the leaflets' set-up rules (DT-SETUP-4 to 7)."""
    for seat in range(table.mode.seats):
        table.shuffle_deck(seat)
        table.draw(seat, OPENING_HAND)
    table.begin_with(find_start_player(table))
    for seat, hero in enumerate(table.content.heroes):
        for status, count in hero.hero.hero_setup.tokens:
            table.place_tokens(seat, table.content.named[seat][status], count, seat)
    for seat in range(table.mode.seats):
        run_triggers(table, seat, Moment.GAME_START)
    table.begin_first_turn()


def find_start_player(table: DiceTable) -> int:
    """DT-SETUP-5: the highest die starts; tied players roll again (A-2)."""
    rivals = list(range(table.mode.seats))
    while len(rivals) > 1:
        rolls: list[int] = []
        for seat in rivals:
            value = table.roll_die(seat)
            rolls.append(value)
            if table.listening:
                table.tell(events.StartRolled(seat, value))
        best = max(rolls)
        rivals = [seat for seat, value in zip(rivals, rolls, strict=True) if value == best]
    return rivals[0]
