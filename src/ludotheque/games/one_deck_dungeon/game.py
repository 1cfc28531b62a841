"""One Deck Dungeon as a game of the kernel."""

from typing import Any, Final

from ludotheque.games.one_deck_dungeon.effects.resolvers import MatchTable
from ludotheque.games.one_deck_dungeon.rules.boss import begin_round, hit
from ludotheque.games.one_deck_dungeon.rules.campaign_ticks import fill_in_sheets
from ludotheque.games.one_deck_dungeon.rules.encounter import abilities, act, consequences, gather, meet, start
from ludotheque.games.one_deck_dungeon.rules.loot import level_up, loot
from ludotheque.games.one_deck_dungeon.rules.setup import STREAMS, blank_state, set_up
from ludotheque.games.one_deck_dungeon.rules.turn import at_door, begin_turn, choose_option, end_turn
from ludotheque.games.one_deck_dungeon.table.actions import KINDS, VERBS
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.setup_options import (
    MODES,
    allowed_options,
    check_known,
    check_options,
    settled,
)
from ludotheque.games.one_deck_dungeon.table.state import (
    ABILITIES,
    ACT,
    CONSEQUENCES,
    DOOR,
    END,
    GATHER,
    HIT,
    LEVEL,
    LOOT,
    MEET,
    OPTION,
    ROUND,
    SETUP,
    START,
    TICKS,
    TURN,
    renewed,
)
from ludotheque.games.one_deck_dungeon.table.state_classes import DungeonState
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import Game, ModeFacts, Seen, Setup, expect
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.state import load
from ludotheque.kernel.table import Answers, GameOver, GameState, Table

NAME: Final = "one_deck_dungeon"
RULES_VERSION: Final = 5
ONE_OF_EACH: Final = 5  # since this version of the rules a hybrid party has each hero once (ODD-HYBRID-4)


class OneDeckDungeon(Game):
    """The rules of One Deck Dungeon and Forest of Shadows."""

    def __init__(self) -> None:
        super().__init__(NAME, RULES_VERSION, VERBS, KINDS)
        self.prepared: dict[str, MatchContent] = {}

    def modes(self) -> list[ModeFacts]:
        return [ModeFacts(name, (seats,)) for name, seats in MODES.items()]

    def heroes(self) -> tuple[str, ...]:
        return allowed_options()["hero"]

    def options(self) -> dict[str, tuple[str, ...]]:
        return {name: values for name, values in allowed_options().items() if name != "hero"}

    def check(self, setup: Setup) -> None:
        check_options(setup)

    def check_recorded(self, setup: Setup, rules: int) -> None:
        if rules < ONE_OF_EACH:
            check_known(setup)
        else:
            check_options(setup)

    def content(self, setup: Setup) -> MatchContent:
        options = settled(setup)
        key = "|".join([*setup.heroes, *[f"{name}={value}" for name, value in sorted(options.items())]])
        if key not in self.prepared:
            self.prepared[key] = MatchContent(setup, options)
        return self.prepared[key]

    def streams(self, setup: Setup) -> list[str]:
        return list(STREAMS)

    def begin(self, setup: Setup) -> GameState:
        return blank_state(self.content(setup))

    def load_state(self, raw: Any) -> GameState:  # read from a file
        return load(DungeonState, renewed(raw))

    def copy_state(self, state: GameState) -> GameState:
        return expect(state, DungeonState).copy()

    def table(self, setup: Setup, state: GameState, chance: tuple[Chance, Ledger | None], answers: Answers) -> Table:
        return MatchTable(expect(state, DungeonState), self.content(setup), chance, answers)

    def play_segment(self, table: Table) -> None:
        own = expect(table, MatchTable)
        try:
            run_segment(own)
        except GameOver:
            own.begin_phase(TICKS)

    def outcome(self, state: GameState) -> str:
        return expect(state, DungeonState).outcome

    def seen(self, table: Table, viewers: int) -> Seen:
        return DungeonSeen(expect(table, DungeonTable), viewers)


def run_segment(table: DungeonTable) -> None:
    """Run the segment that the state names next."""
    phase = table.state.phase
    table.rolling = 0
    if phase == ACT:
        act(table)
    elif phase < MEET:
        run_outside(table, phase)
    elif phase <= CONSEQUENCES:
        run_encounter(table, phase)
    else:
        run_afterwards(table, phase)


def run_outside(table: DungeonTable, phase: int) -> None:
    if phase == SETUP:
        set_up(table)
    elif phase == TURN:
        begin_turn(table)
    elif phase == OPTION:
        choose_option(table)
    elif phase == DOOR:
        at_door(table)


def run_encounter(table: DungeonTable, phase: int) -> None:
    if phase == MEET:
        meet(table)
    elif phase == START:
        start(table)
    elif phase == ABILITIES:
        abilities(table)
    elif phase == GATHER:
        gather(table)
    else:
        consequences(table)


def run_afterwards(table: DungeonTable, phase: int) -> None:
    if phase == LOOT:
        loot(table)
    elif phase == LEVEL:
        level_up(table)
    elif phase == END:
        end_turn(table)
    elif phase == ROUND:
        begin_round(table)
    elif phase == HIT:
        hit(table)
    elif phase == TICKS:
        fill_in_sheets(table)
    else:
        raise BrokenRule(f"no segment follows phase {phase}")
