"""The damage of a finished match by what it came from: the match is run again, and each pool is read as it closed."""

from typing import Any, Final, NamedTuple

from ludotheque.games.dice_throne.sentences.match_text import names_of
from ludotheque.games.dice_throne.sentences.narrator import MatchNames
from ludotheque.games.dice_throne.table.damage import Sum, sums_of
from ludotheque.games.dice_throne.table.events import TokenMoved, TokensPlaced
from ludotheque.games.dice_throne.table.modes import Mode
from ludotheque.games.dice_throne.table.state import ABILITY_TEXT, CARD_TEXT, DEFENCE_TEXT
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game, ModeFacts, Seen, Setup, expect
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import UNDO, Match, start
from ludotheque.kernel.replay import play_record
from ludotheque.kernel.table import Answers, GameState, Table
from ludotheque.presentation.review import Hit
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans

FIRM: Final = "firm"
NOBODY: Final = -1
Source = tuple[int, str, int]  # kind, id and seat, as in a view


class WatchedGame(Game):
    """Another game, with the tables on which it was played since one last looked."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.name, game.rules_version, game.verbs, game.kinds)
        self.game = game
        self.tables: list[DiceTable] = []

    def table(self, setup: Setup, state: GameState, chance: tuple[Chance, Ledger | None], answers: Answers) -> Table:
        table = self.game.table(setup, state, chance, answers)
        self.tables.append(expect(table, DiceTable))
        return table

    def play_segment(self, table: Table) -> None:
        self.game.play_segment(table)

    def modes(self) -> list[ModeFacts]:
        return self.game.modes()

    def heroes(self) -> tuple[str, ...]:
        return self.game.heroes()

    def options(self) -> dict[str, tuple[str, ...]]:
        return self.game.options()

    def check(self, setup: Setup) -> None:
        self.game.check(setup)

    def streams(self, setup: Setup) -> list[str]:
        return self.game.streams(setup)

    def begin(self, setup: Setup) -> GameState:
        return self.game.begin(setup)

    def load_state(self, raw: Any) -> GameState:  # raw comes from a file
        return self.game.load_state(raw)

    def copy_state(self, state: GameState) -> GameState:
        return self.game.copy_state(state)

    def outcome(self, state: GameState) -> str:
        return self.game.outcome(state)

    def seen(self, table: Table, viewers: int) -> Seen:
        return self.game.seen(table, viewers)


class Settled(NamedTuple):
    """How the damage of one seat added up: seen after `n` records, settled by the answer at `position`."""

    n: int
    turn: int
    position: int
    sums: Sum
    placed: dict[tuple[int, str], int]  # by holder and status: who placed the tokens


def hits_of(match: Match, lang: Language) -> list[Hit]:
    """Return all damage that was taken, each source by itself, in the order in which it was settled."""
    names = names_of(match.setup.heroes)
    mode = expect(match.table, DiceTable).mode
    found: list[Hit] = []
    for each in settled_in(match):
        victim = each.sums["seat"]
        for source, amount in credited(each.sums):
            seat = dealer_of(source, victim, mode, each.placed)
            found.append(Hit(each.n, each.turn, seat, mode.team[victim], name_of(source, names, lang), amount))
    return found


def settled_in(match: Match) -> list[Settled]:
    """Run the match again and return the sums of all its damage pools, without those that were taken back."""
    game = WatchedGame(match.game)
    again = start(game, match.setup, match.key, match.humans)
    found: list[Settled] = []
    placed: dict[tuple[int, str], int] = {}
    heard = known = 0
    for n in range(len(match.records) + 1):
        if n:
            game.tables.clear()
            play_record(again, match.records[n - 1])
        placed = placed | placed_by(again.log[heard:])
        heard = len(again.log)
        position = again.offset + len(again.tape)
        if n and match.records[n - 1].how == UNDO:
            found = [each for each in found if each.position <= position]
        else:
            closed = closed_on(game.tables, known)
            found += [Settled(n, turn, position, sums, placed) for turn, sums in closed]
        if game.tables:
            known = len(game.tables[-1].closed)
    return found


def closed_on(tables: list[DiceTable], known: int) -> list[tuple[int, Sum]]:
    """Return the sums of the pools closed on these tables, with their turns; the first table repeats known ones."""
    closed = [(table, pool) for table in tables for pool in table.closed][known:]
    return [
        (table.state.turn, sums)
        for table, pool in closed
        for sums in sums_of(pool.lines, table.mode.seats, table.shares)
    ]


def placed_by(log: list[Any]) -> dict[tuple[int, str], int]:  # events of the game
    """Return who placed the tokens of these events, by holder and status; one that is moved comes from its holder."""
    found: dict[tuple[int, str], int] = {}
    for event in log:
        if isinstance(event, TokensPlaced):
            found[event.seat, event.status] = event.by
        elif isinstance(event, TokenMoved):
            found[event.to, event.status] = event.origin
    return found


def credited(sums: Sum) -> list[tuple[Source | None, int]]:
    """Return how much of the total each source has dealt; what reduces damage reduces the Attack first (A-53)."""
    parts = [(part["what"], int(part["amount"]), part["source"]) for part in sums["parts"]]
    less = -sum(amount for _, amount, _ in parts if amount < 0)
    found: list[tuple[Source | None, int]] = []
    for what, amount, source in parts:
        if amount > 0:
            spared = 0 if what == FIRM else min(less, amount)
            less -= spared
            if amount > spared:
                found.append((tuple(source) if source else None, amount - spared))
    return found


def dealer_of(source: Source | None, victim: int, mode: Mode, placed: dict[tuple[int, str], int]) -> int:
    """Return the opponent who dealt the damage: with a text of their own, or a token that they placed; else NOBODY."""
    if source is None:
        return NOBODY
    _, name, seat = source
    dealers = (seat, placed.get((seat, name), NOBODY))
    return next((dealer for dealer in dealers if dealer != NOBODY and mode.are_opponents(dealer, victim)), NOBODY)


def name_of(source: Source | None, names: MatchNames, lang: Language) -> Spans:
    """Return the name of the card, ability, token or companion."""
    if source is None:
        return ()
    kind, name, seat = source
    if kind == CARD_TEXT:
        return names.card(seat, name, lang)
    if kind in (ABILITY_TEXT, DEFENCE_TEXT):
        return names.ability(seat, name, lang)
    return names.source(seat, name, lang)
