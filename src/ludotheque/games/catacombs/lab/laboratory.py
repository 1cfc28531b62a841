"""The lab for Catacombs Conquest: setups, usable content, and which code is rules."""

from functools import partial
from pathlib import Path
from typing import Final

from ludotheque.games import catacombs
from ludotheque.games.catacombs.game import NAME, CatacombsConquest
from ludotheque.games.catacombs.lab.coverage import CatacombsUsageCounter, CoverageAgent, UsageNames
from ludotheque.games.catacombs.lab.invariants import broken_checkpoint, broken_end, broken_question
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.games.catacombs.table.table import CatacombsTable
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Game, Setup, expect
from ludotheque.kernel.table import GameState, Table
from ludotheque.registry.discovery import game_named
from ludotheque.registry.laboratory import GameLaboratory, NamedUsage, Problems, RuleCode, Usage

# Mode, team of each seat, options.
CHOSEN: Final[tuple[tuple[str, str, str], ...]] = (
    ("duel", "sword skull", ""),
    ("duel", "skull sword", "boundary=mat obstacle_layout=column noise_profile=bot_novice"),
    ("duel", "sword skull", "two_player_hand=8 no_abilities=on obstacle_move=optional noise_profile=exact"),
    ("duel", "sword skull", "no_armor=on range_mode=edge_to_edge obstacle_layout=cross noise_profile=human_gesture"),
    (
        "duel",
        "skull sword",
        "exhaustion=on draw_at_end=on no_abilities=on two_player_hand=8 start_health_skull=12 noise_profile=bot_casual",
    ),
    ("trio", "sword skull skull", "noise_profile_0=bot_expert noise_profile_1=bot_skilled noise_profile_2=exact"),
    ("trio", "skull sword skull", "boundary=mat exhaustion=on start_health_sword=5 start_health_skull=12"),
    ("trio", "sword sword skull", "draw_at_end=on draw_at_end_hand_delta=0 share_hands=on obstacle_layout=slant"),
    ("teams", "sword skull sword skull", "noise_profile=bot_expert start_health_sword=12 start_health_skull=5"),
    ("teams", "skull skull sword sword", "boundary=mat share_hands=on draw_at_end=on draw_at_end_hand_delta=1"),
    (
        "teams",
        "sword skull skull sword",
        "no_armor=on no_abilities=on noise_profile=bot_skilled start_health_sword=1 max_turns=none",
    ),
    ("teams", "skull sword skull sword", "no_abilities=on start_health_sword=1 start_health_skull=1 max_turns=400"),
)
SHORT: Final = "12"  # single turns: flicks are slow, and the contract tests play every game many times
LONGEST: Final = "400"  # random players may reset piles forever (CC-STATE-7)


def catacombs_setups(game: Game) -> list[Setup]:
    """Return one setup for each entry above, as short games."""
    return [
        setup_of(game.name, mode, tuple(teams.split()), f"max_turns={SHORT} {said}") for mode, teams, said in CHOSEN
    ]


def long_setups(game: Game) -> list[Setup]:
    """Return the same setups for complete games."""
    return [
        setup_of(game.name, mode, tuple(teams.split()), f"max_turns={LONGEST} {said}") for mode, teams, said in CHOSEN
    ]


def setup_of(game: str, mode: str, teams: tuple[str, ...], said: str) -> Setup:
    """Return a setup from its options in one line."""
    return Setup(game, mode, teams, dict(option.split("=") for option in said.split()))


PACKAGE = Path(str(catacombs.__file__)).parent
WITHOUT_TABLE = (
    "rules/shots.py",
    "table/answer_spaces.py",
    "table/match_content.py",
    "table/table.py",
)
TESTS = ("tests/games/catacombs/rules", "tests/games/catacombs/cards", "tests/contract/test_invariants.py")


def rules() -> CatacombsConquest:
    return expect(game_named(NAME), CatacombsConquest)


class CatacombsLaboratory(GameLaboratory):
    """The setups that represent the game."""

    def broken_at_question(self, table: Table, decision: Decision) -> Problems:
        return broken_question(expect(table, CatacombsTable), decision)

    def broken_at_end(self, table: Table) -> Problems:
        return broken_end(expect(table, CatacombsTable))

    def broken_between_segments(self, state: GameState) -> Problems:
        return broken_checkpoint(expect(state, CatacombsState))

    def games(self) -> list[Game]:
        return [rules()]

    def setups(self) -> list[Setup]:
        return long_setups(rules())

    def representatives(self, game: Game) -> list[Setup]:
        return catacombs_setups(game)

    def usage(self, setup: Setup) -> Usage:
        names = UsageNames(rules().content(setup))
        return NamedUsage(names.all, partial(CoverageAgent, names), partial(CatacombsUsageCounter, names))

    def rule_code(self) -> RuleCode:
        return RuleCode(
            folders=(PACKAGE / "table", PACKAGE / "rules"),
            without_table=tuple(PACKAGE / name for name in WITHOUT_TABLE),
            tests=TESTS,
            about_words=(),
        )
