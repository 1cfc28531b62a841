"""Situations with more than two players, in the words of a duel's scenario and a few more."""

from typing import Any

from ludotheque.games.dice_throne.game import DiceThrone
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.match_content import MatchContent
from ludotheque.games.dice_throne.table.modes import Mode
from ludotheque.games.dice_throne.table.state_classes import DamagePool, DiceState
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Checkpoint, Match
from ludotheque.registry.discovery import game_named
from tests.games.dice_throne.scenario import ALL_DUELS, PHASE_CODES, Duel, Side, arrange, barbarian, pyromancer

KING = "king_of_the_hill"
SEATS = {"2v2": 4, "3v3": 6, "2v2v2": 6, KING: 3}


class Crowd(Duel):
    """A match of several players in progress."""

    @property
    def mode(self) -> Mode:
        return rules().mode(self.match.setup)

    def health(self, seat: int) -> int:
        return self.state.dials[self.mode.dial_of[seat]]

    def dials(self) -> list[int]:
        return self.state.dials[:]

    def targets(self) -> list[int]:
        """Whom abilities were assigned to so far."""
        return [event.target for event in self.logged(events.Targeted)]

    def defeated(self) -> list[int]:
        return [seat for seat, hero in enumerate(self.state.heroes) if hero.defeated]

    def active(self) -> int:
        return self.state.active

    def askers(self) -> list[int]:
        """Everybody passes until a question comes that is no response; who was asked to respond, in order?"""
        found: list[int] = []
        while self.match.decision is not None and self.asked()[1] == "respond":
            found.append(self.asked()[0])
            self.passes()
        return found

    def at_target(self) -> int:
        """Nobody responds until the targeting die lies on the table, or somebody chooses; who is asked then?"""
        self.until("target")
        return self.asked()[0]

    def strikes(self, ability: str, die: int, row: int = 0) -> "Crowd":
        """Announce, roll this targeting die, let nobody respond, up to the next real question."""
        self.will_roll(self.active(), die)
        self.attack(ability, row)
        return self


class Gathering:
    """A table for several that is laid but not yet playing."""

    def __init__(self, mode: str, sides: tuple[Side, ...], said: dict[str, Any]) -> None:  # of `gathered`
        self.mode = mode
        self.sides = sides
        self.said = said

    def roll(self, *dice: int) -> Crowd:
        """The Offensive Roll Phase begins and the Active Player throws these five dice."""
        crowd = self.lay("roll")
        crowd.will_roll(crowd.active(), *dice)
        crowd.begin()
        return crowd

    def at(self, phase: str) -> Crowd:
        crowd = self.lay(phase)
        crowd.begin()
        return crowd

    def lay(self, phase: str) -> Crowd:
        """The phase without its first step, so that rolls can be forced before it."""
        game = rules()
        setup = Setup("dice_throne", self.mode, tuple(side.hero for side in self.sides), {})
        game.check(setup)
        state = game.begin(setup)
        assert isinstance(state, DiceState)
        self.arrange(state, game.content(setup), game.mode(setup))
        state.phase = PHASE_CODES[phase]
        if phase in ("main_1", "main_2"):
            state.pools.append(DamagePool(isolated=0, lines=[]))
        seats = tuple(range(len(self.sides)))
        crowd = Crowd(
            Match(game, setup, key_of("scenario"), Checkpoint(0, state, Ledger()), seats), game.content(setup)
        )
        ALL_DUELS.append(crowd)
        return crowd

    def arrange(self, state: DiceState, content: MatchContent, mode: Mode) -> None:
        dials = self.said.get("health") or [mode.health] * len(state.dials)
        state.dials = [0] * mode.seats
        for seat, side in enumerate(self.sides):
            arrange(state, content, seat, side)
            hero = state.heroes[seat]
            hero.token_by = [mode.foes[seat][0]] * len(hero.tokens)
            for card in hero.hand:
                state.secrets.known[card] = mode.hand_viewers(seat)
        state.dials = list(dials)
        for seat in range(mode.seats):
            state.heroes[seat].defeated = int(state.dials[mode.dial_of[seat]] == 0)
        state.turn, state.active = self.said.get("turn", 9), self.said.get("active", 0)
        state.start_player = self.said.get("start", 0)


def rules() -> DiceThrone:
    game = game_named("dice_throne")
    assert isinstance(game, DiceThrone)
    return game


def gathered(mode: str, *sides: Side, **said: Any) -> Gathering:  # health per dial, active, start, turn
    """Heroes at a table, by seat; where fewer are said than the mode seats, Barbarians without a response follow."""
    rest = max(0, SEATS[mode] - len(sides))
    return Gathering(mode, (*sides, *(barbarian() for _ in range(rest))), said)


def king(*sides: Side, **said: Any) -> Gathering:  # as for `gathered`
    return gathered(KING, *sides, **said)


def opened(mode: str, heroes: tuple[str, ...], *rolls: tuple[int, ...]) -> Crowd:
    """A match from its very beginning to its first question; each tuple is what all roll for the start."""
    game = rules()
    setup = Setup("dice_throne", mode, heroes, {})
    game.check(setup)
    seats = tuple(range(len(heroes)))
    match = Match(game, setup, key_of("scenario"), Checkpoint(0, game.begin(setup), Ledger()), seats)
    crowd = Crowd(match, game.content(setup))
    ALL_DUELS.append(crowd)
    for together in rolls:
        for seat, value in enumerate(together):
            crowd.will_roll(seat, value)
    crowd.begin()
    return crowd


__all__ = ["KING", "Crowd", "Gathering", "barbarian", "gathered", "king", "opened", "pyromancer"]
