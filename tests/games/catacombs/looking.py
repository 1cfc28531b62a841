"""The part of a scene in Catacombs that reads its state; `scenario` has the actions."""

from math import hypot
from typing import Any

from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.actions import KINDS
from ludotheque.games.catacombs.table.match_content import MatchContent
from ludotheque.games.catacombs.table.state import BANK, PHASES, PROJECTILE
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.games.catacombs.table.table import CatacombsTable
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from tests.games.catacombs.arranging import DISC_NAMES, MM, TEAMS, disc_number

Points = dict[str, tuple[int, int]]


class Looking:
    """A match of Catacombs with all facts visible."""

    def __init__(self, match: Match, content: MatchContent) -> None:
        self.match = match
        self.content = content

    @property
    def table(self) -> CatacombsTable:
        table = self.match.table
        assert isinstance(table, CatacombsTable)
        return table

    @property
    def state(self) -> CatacombsState:
        return expect(self.match.table.core, CatacombsState)

    @property
    def decision(self) -> Decision:
        assert self.match.decision is not None, f"nothing is asked; outcome {self.match.outcome!r}"
        return self.match.decision

    @property
    def outcome(self) -> str:
        return self.match.outcome

    def ended(self) -> tuple[str, str]:
        """Return outcome and reason; both are empty while the game goes on."""
        return self.match.outcome, self.state.reason

    def asked(self) -> str:
        """Return the kind of the open question; "" when the game is over."""
        return KINDS[self.decision.kind] if self.match.decision is not None else ""

    def owner(self) -> int:
        """Return the seat that is asked."""
        return self.decision.owner

    def options(self) -> list[str]:
        """Return the legal answers in words, with cards named without the team."""
        return [self.spell(option) for option in self.decision.options]

    def spell(self, action: int) -> str:
        verb, _, number = self.match.game.verbs.spell(action).partition(":")
        if not number:
            return verb
        if verb == "target":
            return f"target {DISC_NAMES[int(number)]}"
        if verb == "propose":
            return f"propose {self.content.layouts[int(number)].id}"
        return f"{verb} {self.card_name(int(number))}"

    def card_name(self, card: int) -> str:
        """Return the card's name without the team."""
        return self.content.cards[self.state.secrets.identity[card]].id.partition("_")[2]

    def names(self, cards: list[int]) -> list[str]:
        return [self.card_name(card) for card in cards]

    def logged(self, kind: type) -> list[Any]:  # events of that kind
        """Return all events of that kind so far."""
        return [event for event in self.match.log if isinstance(event, kind)]

    def seen(self, *seats: int) -> CatacombsSeen:
        """Return the match as these seats may know it."""
        seen = self.match.seen(seats)
        assert isinstance(seen, CatacombsSeen)
        return seen

    def phase(self) -> str:
        return PHASES[self.state.phase]

    def whose_turn(self) -> str:
        """Return the active character."""
        return DISC_NAMES[self.table.disc()]

    def pools(self) -> tuple[int, int, int]:
        """Return the tokens of Sword, of Skull and of the bank."""
        return self.state.pools[0], self.state.pools[1], self.state.pools[BANK]

    def hand(self, seat: int) -> list[str]:
        return self.names(self.state.hands[seat])

    def pile(self, team: str) -> list[str]:
        """Return the draw pile, the top card first."""
        return self.names(self.state.piles[TEAMS.index(team)][::-1])

    def discards(self, team: str) -> list[str]:
        """Return the discard pile, the top card last."""
        return self.names(self.state.discards[TEAMS.index(team)])

    def kept(self, team: str) -> list[str]:
        return self.names(self.state.kept[TEAMS.index(team)])

    def playing(self) -> str:
        """Return the card in play."""
        return self.card_name(self.state.playing) if self.state.playing >= 0 else ""

    def stunned(self, team: str) -> bool:
        return bool(self.state.stunned[TEAMS.index(team)])

    def marker(self, team: str) -> int:
        return self.state.markers[TEAMS.index(team)] + 1

    def at(self, disc: str) -> tuple[float, float]:
        """Return the center of a disc in millimeters."""
        x, y = self.place(disc)
        return x / MM, y / MM

    def place(self, disc: str) -> tuple[int, int]:
        """Return the center of a disc in micrometers."""
        number = disc_number(disc)
        if number == PROJECTILE:
            assert self.state.projectile, "no projectile lies in the arena"
            return self.state.projectile[0], self.state.projectile[1]
        return self.state.xs[number], self.state.ys[number]

    def places(self) -> Points:
        """Return the positions of all discs in the arena."""
        names = DISC_NAMES if self.state.projectile else DISC_NAMES[:PROJECTILE]
        return {name: self.place(name) for name in names}

    def radius(self, disc: str) -> float:
        """Return the radius in millimeters."""
        number = disc_number(disc)
        return (self.table.step().shot.radius if number == PROJECTILE else self.content.radii[number]) / MM

    def moved(self, before: Points) -> list[str]:
        """Return the discs whose positions have changed."""
        return [name for name, place in before.items() if name in self.places() and self.place(name) != place]

    def gap(self, one: str, other: str) -> float:
        """Return the distance between two rims in millimeters."""
        (x, y), (u, v) = self.at(one), self.at(other)
        return hypot(u - x, v - y) - self.radius(one) - self.radius(other)

    def hits(self) -> list[tuple[list[str], int]]:
        """Return every scoring shot so far: the hit characters, and the damage before boost and armor."""
        return [([DISC_NAMES[disc] for disc in event.discs], event.damage) for event in self.logged(events.EnemiesHit)]

    def touches(self) -> list[tuple[str, str]]:
        """Return the contacts of discs and walls in the last flick, in order, such as ("sword_1", "right")."""
        found = []
        for event in self.logged(events.Flicked)[-1].record["events"]:
            if event["kind"] != "stop":
                other = DISC_NAMES[event["b"]] if event["kind"] == "disc_disc" else event["wall"]
                found.append((DISC_NAMES[event["a"]], other))
        return found

    def shots(self) -> list[str]:
        """Return the shots so far, including that of the obstacle."""
        return [event.shot for event in self.logged(events.Flicked)]
