"""Dice Throne as the laboratory sees it."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random

from ludotheque import dice_throne
from ludotheque.dice_throne.actions import ANNOUNCE, PLAY
from ludotheque.dice_throne.events import TokensPlaced
from ludotheque.dice_throne.game import NAME, DiceThrone
from ludotheque.dice_throne.kit import ROWS
from ludotheque.dice_throne.state import DiceState
from ludotheque.dice_throne.table import DiceTable
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Game, Setup, game_named
from ludotheque.kernel.table import GameState, Table
from ludotheque.lab.dice_throne.invariants import broken_checkpoint, broken_question, broken_table
from ludotheque.lab.dice_throne.setups import larger_setups
from ludotheque.lab.dice_throne.uses import Names, Seeker
from ludotheque.lab.game_lab import GameLab, Problems, RuleCode, Tally, Uses

PACKAGE = Path(str(dice_throne.__file__)).parent


def laid(table: Table) -> DiceTable:
    if not isinstance(table, DiceTable):
        raise BrokenRule("this table is not laid for Dice Throne")
    return table


def rules() -> DiceThrone:
    game = game_named(NAME)
    if not isinstance(game, DiceThrone):
        raise BrokenRule("the registry knows another Dice Throne")
    return game


class DiceTally(Tally):
    """Cards, defences and tokens count when they are answered, abilities when activated, statuses when placed."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.serial = 0

    def at_question(self, table: Table) -> list[str]:
        """An ability counts when it is activated; an announcement may still be changed."""
        state = laid(table).state
        if state.serial == self.serial or not state.attacks:
            return []
        self.serial = state.serial
        attack = state.attacks[0]
        return [self.names.row(attack.ability * ROWS + attack.row)]

    def at_answer(self, table: Table, action: int) -> list[str]:
        if action >> ARGUMENT_BITS == ANNOUNCE >> ARGUMENT_BITS:
            return []
        plays = action >> ARGUMENT_BITS == PLAY >> ARGUMENT_BITS
        name = self.names.of_action(action, table.core.secrets.identity[action - PLAY] if plays else -1)
        return [name] if name else []

    def after_segment(self, events: Sequence[Event]) -> list[str]:
        return [self.names.placed[told.status] for told in events if isinstance(told, TokensPlaced)]


class DiceUses(Uses):
    """Cards, rows of abilities, defences and statuses of the heroes of one setup."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def all(self) -> list[str]:
        return self.names.all

    def seeker(self, wishes: list[str], random: Random) -> Agent:
        return Seeker(self.names, wishes, random)

    def tally(self) -> Tally:
        return DiceTally(self.names)


class DiceThroneLab(GameLab):
    """Duels of all pairings, and a match of every larger kind."""

    def broken_at_question(self, table: Table, decision: Decision) -> Problems:
        return broken_question(laid(table), decision)

    def broken_at_end(self, table: Table) -> Problems:
        return broken_table(laid(table))

    def broken_between_segments(self, state: GameState) -> Problems:
        if not isinstance(state, DiceState):
            raise BrokenRule("this state is not one of Dice Throne")
        return broken_checkpoint(state)

    def games(self) -> list[Game]:
        return [rules()]

    def setups(self) -> list[Setup]:
        game = rules()
        duels = [Setup(NAME, "duel", cast, {}) for cast in product(game.heroes(), repeat=2)]
        return duels + larger_setups(game)

    def uses(self, setup: Setup) -> Uses:
        return DiceUses(Names(rules().kit(setup)))

    def rule_code(self) -> RuleCode:
        return RuleCode(
            folders=(PACKAGE, PACKAGE / "modes"),
            edges=("game.py", "view.py", "content_check.py"),
            without_table=(PACKAGE / "damage.py", PACKAGE / "modes"),
            tests=("tests/dice_throne", "tests/contract/test_invariants.py"),
            about_words=("*test_content*", "*texts*", "*every_word_is_said*", "*odds*", "*telling*"),
        )
