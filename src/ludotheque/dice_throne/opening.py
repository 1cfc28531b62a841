"""The set-up (DT-SETUP): decks, opening hands, the Start Player."""

from typing import Final

from ludotheque.dice_throne import events
from ludotheque.dice_throne.kit import Kit
from ludotheque.dice_throne.modes.mode import Mode
from ludotheque.dice_throne.points import SETUP, UPKEEP
from ludotheque.dice_throne.state import DiceState, HeroState
from ludotheque.dice_throne.table import DiceTable
from ludotheque.kernel.secrets import Secrets

START_CP: Final = 2  # DT-SETUP-3
OPENING_HAND: Final = 4  # DT-SETUP-4


def blank_state(kit: Kit, mode: Mode) -> DiceState:
    """Everything laid out, nothing shuffled, nothing drawn."""
    secrets = Secrets([], [], [], 0, [])
    statuses = len(kit.statuses)
    heroes = []
    for hero in kit.heroes:
        deck = secrets.add(hero.deck)
        levels = [1] * len(hero.slots)
        blanks = [[0] * statuses, [-1] * statuses, [0] * statuses, [0] * statuses]
        heroes.append(HeroState(START_CP, [], deck, [], [], levels, blanks[0], blanks[1], blanks[2], blanks[3], 0))
    dials = [mode.health] * (max(mode.dial_of) + 1)
    return DiceState([0] * streams(mode), secrets, heroes, dials, 0, 0, SETUP, 0, 0, [], [], [], [], [], "")


def streams(mode: Mode) -> int:
    """One stream of dice and one of cards per seat."""
    return 2 * mode.seats


def stream_names(mode: Mode) -> list[str]:
    seats = range(mode.seats)
    return [f"dice:{seat}" for seat in seats] + [f"cards:{seat}" for seat in seats]


def set_up(table: DiceTable) -> None:
    """Shuffle, draw, find the Start Player, carry out what leaflets say (DT-SETUP-4 to 7)."""
    state = table.state
    for seat in range(table.mode.seats):
        table.shuffle_deck(seat)
        table.draw(seat, OPENING_HAND)
    state.start_player = find_start_player(table)
    state.active = state.start_player
    if table.listening:
        table.tell(events.StartPlayerFound(state.start_player))
    for seat, kit in enumerate(table.kit.heroes):
        for status, count in kit.hero.hero_setup.tokens:
            table.place_tokens(seat, table.kit.status_index[status], count, seat)
    state.turn = 1
    state.phase = UPKEEP


def find_start_player(table: DiceTable) -> int:
    """DT-SETUP-5: the highest die; the tied roll again among themselves (A-2)."""
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
