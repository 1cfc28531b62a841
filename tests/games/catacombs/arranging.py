"""The initial arrangement of a scene in Catacombs; unspecified values are those of an open hall."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludotheque.games.catacombs.game import CatacombsConquest
from ludotheque.games.catacombs.table.match_content import MatchContent
from ludotheque.games.catacombs.table.state import BANK
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup, expect
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Checkpoint, Match
from ludotheque.kernel.secrets import EVERYONE
from ludotheque.registry.discovery import game_named

MODE_OF = {2: "duel", 3: "trio", 4: "teams"}
TEAMS = ("sword", "skull")
DISC_NAMES = (
    "sword_1",
    "sword_2",
    "skull_1",
    "skull_2",
    "obstacle_1",
    "obstacle_2",
    "obstacle_3",
    "obstacle_4",
    "obstacle_5",
    "projectile",
)
MM = 1000

Point = tuple[float, float]

# Each character faces the enemy with the same number to its right or left; the obstacles are out of the way.
HALL: Mapping[str, Point] = {
    "sword_1": (150, 100),
    "sword_2": (150, 200),
    "skull_1": (300, 100),
    "skull_2": (300, 200),
    "obstacle_1": (60, 320),
    "obstacle_2": (180, 320),
    "obstacle_3": (300, 320),
    "obstacle_4": (420, 320),
    "obstacle_5": (540, 320),
}


@dataclass
class Player:
    """A player at a seat; cards are named without the team."""

    team: str
    hand: tuple[str, ...] = ()


@dataclass
class Arrangement:
    """The table of a scene. Unnamed cards are in the draw pile, or in the discard pile if the draw pile is given."""

    at: dict[str, Point] = field(default_factory=dict)  # centers of discs in millimeters; others as in HALL
    turn: str = "sword_1"  # the active character
    markers: dict[str, int] = field(default_factory=dict)  # of the other team: 1 or 2
    pools: tuple[int, int] = (8, 8)  # of Sword and of Skull; the bank has the rest
    top: dict[str, list[str]] = field(default_factory=dict)  # for a draw pile, the top card first
    pile: dict[str, list[str]] = field(default_factory=dict)  # a whole draw pile, the top card first
    discards: dict[str, list[str]] = field(default_factory=dict)
    kept: dict[str, list[str]] = field(default_factory=dict)
    stunned: str = ""
    key: str = "scenario"  # the key of the random numbers


def disc_number(name: str) -> int:
    return DISC_NAMES.index(name)


def setup_of(players: tuple[Player, ...], options: dict[str, str]) -> Setup:
    """Return the setup; its profile is `exact` unless the test sets one (CC-NOISE-3)."""
    teams = tuple([player.team for player in players])
    return Setup("catacombs_conquest", MODE_OF[len(players)], teams, {"noise_profile": "exact", **options})


def lay_table(
    players: tuple[Player, ...], options: dict[str, str], key: str = "scenario"
) -> tuple[Match, MatchContent]:
    """Return a match before its very first step."""
    game = game_named("catacombs_conquest")
    assert isinstance(game, CatacombsConquest)
    setup = setup_of(players, options)
    game.check(setup)
    seats = tuple(range(len(players)))
    return Match(game, setup, key_of(key), Checkpoint(0, game.begin(setup), Ledger()), seats), game.content(setup)


class Arranger:
    """Arranges discs, cards and tokens before the first question."""

    def __init__(self, match: Match, content: MatchContent) -> None:
        self.content = content
        self.state: CatacombsState = expect(match.checkpoints[0].state, CatacombsState)
        self.left = [pile[:] for pile in self.state.piles]

    def take(self, team: int, name: str, known: int) -> int:
        """Return the next card of that name, known to these viewers."""
        wanted = f"{TEAMS[team]}_{name}"
        for card in self.left[team]:
            if self.content.cards[self.state.secrets.identity[card]].id == wanted:
                self.left[team].remove(card)
                self.state.secrets.known[card] = known
                return card
        raise AssertionError(f"no card {wanted!r} is left in the deck")

    def take_all(self, team: int, names: list[str], known: int) -> list[int]:
        return [self.take(team, name, known) for name in names]

    def arrange(self, players: tuple[Player, ...], said: Arrangement) -> None:
        state = self.state
        self.say_whose_turn(said)
        self.lay_discs(said.at)
        state.pools[:2] = said.pools
        state.pools[BANK] = self.content.tokens - sum(said.pools)
        for seat, player in enumerate(players):
            state.hands[seat] = self.take_all(TEAMS.index(player.team), list(player.hand), self.viewers(seat))
        for team, name in enumerate(TEAMS):
            self.deal(team, name, said)

    def say_whose_turn(self, said: Arrangement) -> None:
        team, marker = said.turn.split("_")
        self.state.team = TEAMS.index(team)
        self.state.markers[self.state.team] = int(marker) - 1
        for name, face in said.markers.items():
            self.state.markers[TEAMS.index(name)] = face - 1
        if said.stunned:
            self.state.stunned[TEAMS.index(said.stunned)] = 1

    def lay_discs(self, at: dict[str, Point]) -> None:
        for name, (x, y) in {**HALL, **at}.items():
            self.state.xs[disc_number(name)] = round(x * MM)
            self.state.ys[disc_number(name)] = round(y * MM)

    def viewers(self, seat: int) -> int:
        """Return the viewers of a hand."""
        mates = self.content.team_seats[self.content.teams[seat]] if self.content.share_hands else [seat]
        return sum(1 << mate for mate in mates)

    def deal(self, team: int, name: str, said: Arrangement) -> None:
        state = self.state
        state.discards[team] = self.take_all(team, said.discards.get(name, []), EVERYONE)
        state.kept[team] = self.take_all(team, said.kept.get(name, []), EVERYONE)
        top = self.take_all(team, said.top.get(name, []), 0)
        if name not in said.pile:
            state.piles[team] = self.left[team] + top[::-1]
            return
        state.piles[team] = self.take_all(team, said.pile[name], 0)[::-1]
        for card in self.left[team]:
            state.secrets.known[card] = EVERYONE
        state.discards[team] = self.left[team] + state.discards[team]


def arranged(players: tuple[Player, ...], options: dict[str, str], said: dict[str, Any]) -> tuple[Match, MatchContent]:
    """Return a match arranged by the fields of Arrangement."""
    arrangement = Arrangement(**said)
    match, content = lay_table(players, options, arrangement.key)
    Arranger(match, content).arrange(players, arrangement)
    return match, content
