"""Catacombs Conquest as a game of the kernel."""

from typing import Any, Final

from ludotheque.games.catacombs.rules.setup import blank_state, set_up
from ludotheque.games.catacombs.rules.shots import begin_shot, make_flick, move_obstacle
from ludotheque.games.catacombs.rules.turn import begin_turn, choose_card, finish_turn, surprise, use_ability
from ludotheque.games.catacombs.table.actions import KINDS, VERBS
from ludotheque.games.catacombs.table.match_content import MatchContent
from ludotheque.games.catacombs.table.setup_options import MODES, TEAMS, allowed_options, check_options, settled
from ludotheque.games.catacombs.table.state import ABILITY, CARD, FINISH, FLICK, OBSTACLE, SETUP, SHOT, START, SURPRISE
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.games.catacombs.table.table import STREAMS, CatacombsTable
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import Game, ModeFacts, Seen, Setup, expect
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.state import load
from ludotheque.kernel.table import Answers, GameOver, GameState, Table

NAME: Final = "catacombs_conquest"
RULES_VERSION: Final = 2


class CatacombsConquest(Game):
    """The rules of Catacombs Conquest."""

    def __init__(self) -> None:
        super().__init__(NAME, RULES_VERSION, VERBS, KINDS)
        self.prepared: dict[str, MatchContent] = {}

    def modes(self) -> list[ModeFacts]:
        return [ModeFacts(name, (seats,)) for name, seats in MODES.items()]

    def heroes(self) -> tuple[str, ...]:
        """Return the teams: each seat plays for one."""
        return TEAMS

    def options(self) -> dict[str, tuple[str, ...]]:
        return allowed_options()

    def check(self, setup: Setup) -> None:
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
        return load(CatacombsState, raw)

    def copy_state(self, state: GameState) -> GameState:
        return expect(state, CatacombsState).copy()

    def table(self, setup: Setup, state: GameState, chance: tuple[Chance, Ledger | None], answers: Answers) -> Table:
        return CatacombsTable(expect(state, CatacombsState), self.content(setup), chance, answers)

    def play_segment(self, table: Table) -> None:
        try:
            run_segment(expect(table, CatacombsTable))
        except GameOver:
            return

    def outcome(self, state: GameState) -> str:
        return expect(state, CatacombsState).outcome

    def seen(self, table: Table, viewers: int) -> Seen:
        return CatacombsSeen(expect(table, CatacombsTable), viewers)

    def sides(self, setup: Setup) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Return the sides: the seats that chose the same team."""
        teams = dict.fromkeys(setup.heroes)
        return tuple([(team, tuple([seat for seat, own in enumerate(setup.heroes) if own == team])) for team in teams])


def run_segment(table: CatacombsTable) -> None:
    """Run the segment that the state names next."""
    phase = table.state.phase
    if phase == SHOT:
        begin_shot(table)
    elif phase == FLICK:
        make_flick(table)
    elif phase == OBSTACLE:
        move_obstacle(table)
    else:
        run_between(table, phase)


def run_between(table: CatacombsTable, phase: int) -> None:
    """Run a segment without a flick."""
    if phase == SETUP:
        set_up(table)
    elif phase == START:
        begin_turn(table)
    elif phase == CARD:
        choose_card(table)
    elif phase == ABILITY:
        use_ability(table)
    elif phase == SURPRISE:
        surprise(table)
    elif phase == FINISH:
        finish_turn(table)
    else:
        raise BrokenRule(f"no segment follows phase {phase}")
