"""Dice Throne behind the kernel's `Game` interface."""

from typing import Any, Final

from ludotheque.games.dice_throne.content.definitions import Hero
from ludotheque.games.dice_throne.content.loader import hero_ids, load_hero
from ludotheque.games.dice_throne.effects.resolvers import MatchTable
from ludotheque.games.dice_throne.resolution.pools import close_pool
from ludotheque.games.dice_throne.rules.attack import roll_phase
from ludotheque.games.dice_throne.rules.setup import blank_state, set_up, stream_names
from ludotheque.games.dice_throne.rules.supported_words import unhandled_words
from ludotheque.games.dice_throne.rules.turn import discard, income, main_action, upkeep
from ludotheque.games.dice_throne.table.actions import KINDS, VERBS
from ludotheque.games.dice_throne.table.match_content import MatchContent
from ludotheque.games.dice_throne.table.modes import SEATS, Mode, mode_of
from ludotheque.games.dice_throne.table.response_points import INCOME, MAIN_1, MAIN_2, OFFENSIVE_ROLL, SETUP, UPKEEP
from ludotheque.games.dice_throne.table.state_classes import DiceState
from ludotheque.games.dice_throne.table.table import DiceTable, TurnOver
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.errors import UnknownContent
from ludotheque.kernel.game import Game, ModeFacts, Seen, Setup, check_option, expect
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.state import load
from ludotheque.kernel.table import Answers, GameOver, GameState, Table

NAME: Final = "dice_throne"
RULES_VERSION: Final = 4


class DiceThrone(Game):
    """The rules of Dice Throne."""

    def __init__(self) -> None:
        super().__init__(NAME, RULES_VERSION, VERBS, KINDS)
        self.prepared: dict[tuple[tuple[str, ...], bool], MatchContent] = {}
        self.missing: dict[str, tuple[Hero, list[str]]] = {}
        self.played: dict[tuple[str, int], Mode] = {}

    def modes(self) -> list[ModeFacts]:
        return [ModeFacts(name, seats) for name, seats in SEATS.items()]

    def heroes(self) -> tuple[str, ...]:
        """Return the heroes that the rules fully support, the easiest to play first."""
        playable = [name for name in hero_ids() if not self.missing_words(name)]
        return tuple(sorted(playable, key=lambda name: load_hero(name).difficulty.value))

    def missing_words(self, name: str) -> list[str]:
        """Return the words of a hero's file that the rules do not support yet; cached per file."""
        hero = load_hero(name)
        known = self.missing.get(name)
        if known is None or known[0] is not hero:
            known = (hero, unhandled_words(hero))
            self.missing[name] = known
        return known[1]

    def options(self) -> dict[str, tuple[str, ...]]:
        return {"promo": ("no", "yes")}

    def check(self, setup: Setup) -> None:
        self.mode(setup)
        for name in setup.heroes:
            missing = self.missing_words(name)
            if missing:
                named: dict[str, str | int] = {"hero": name, "words": ", ".join(missing)}
                raise UnknownContent(Refusal("reason-unplayable", (), named))
        for key, value in setup.options.items():
            check_option(self.options(), key, value)

    def mode(self, setup: Setup) -> Mode:
        key = (setup.mode, len(setup.heroes))
        if key not in self.played:
            self.played[key] = mode_of(*key)
        return self.played[key]

    def content(self, setup: Setup) -> MatchContent:
        promo = setup.options.get("promo", "no") == "yes"
        key = (setup.heroes, promo)
        if key not in self.prepared:
            self.prepared[key] = MatchContent(setup.heroes, promo)
        return self.prepared[key]

    def streams(self, setup: Setup) -> list[str]:
        return stream_names(self.mode(setup))

    def begin(self, setup: Setup) -> GameState:
        return blank_state(self.content(setup), self.mode(setup))

    def load_state(self, raw: Any) -> GameState:  # raw comes from a file
        return load(DiceState, raw)

    def copy_state(self, state: GameState) -> GameState:
        return expect(state, DiceState).copy()

    def table(self, setup: Setup, state: GameState, chance: tuple[Chance, Ledger | None], answers: Answers) -> Table:
        return MatchTable(expect(state, DiceState), self.content(setup), self.mode(setup), chance, answers)

    def play_segment(self, table: Table) -> None:
        own = expect(table, MatchTable)
        try:
            run_segment(own)
        except TurnOver:
            break_off(own)
        except GameOver:
            return

    def outcome(self, state: GameState) -> str:
        return expect(state, DiceState).outcome

    def seen(self, table: Table, viewers: int) -> Seen:
        return DiceSeen(expect(table, DiceTable), viewers)

    def sides(self, setup: Setup) -> tuple[tuple[str, tuple[int, ...]], ...]:
        teams = self.draft_sides(setup.mode, len(setup.heroes))
        return tuple([("+".join([str(seat) for seat in team]), team) for team in teams])

    def draft_sides(self, mode: str, seats: int) -> tuple[tuple[int, ...], ...]:
        """Return the teams, which depend on the mode alone."""
        return tuple(dict.fromkeys(mode_of(mode, seats).team))


def break_off(table: DiceTable) -> None:
    """A-33: end the turn and its phase immediately, and apply the damage of the phase (DT-DMG-33)."""
    table.clear_table()
    try:
        while table.state.pools:
            close_pool(table)
    except TurnOver:
        pass  # other players were defeated as well, and the turn has already ended
    except GameOver:
        return
    table.pass_turn()


def run_segment(table: DiceTable) -> None:
    """Run the next segment, which the state names."""
    phase = table.state.phase
    if phase == SETUP:
        set_up(table)
    elif phase == UPKEEP:
        upkeep(table)
    elif phase == INCOME:
        income(table)
    elif phase in (MAIN_1, MAIN_2):
        main_action(table)
    elif phase == OFFENSIVE_ROLL:
        roll_phase(table)
    else:
        discard(table)
