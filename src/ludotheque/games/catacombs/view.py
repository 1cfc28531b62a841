"""A Catacombs match as a viewer may know it: a `Seen` for agents, plain data for screens."""

from typing import Any

from ludotheque.games.catacombs.table.match_content import MatchContent, PreparedCard, PreparedStep
from ludotheque.games.catacombs.table.state import BANK, CHARACTERS, NO_CARD, PHASES, PROJECTILE
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.games.catacombs.table.table import TEAM_NAMES, CatacombsTable
from ludotheque.kernel.game import Seen
from ludotheque.kernel.secrets import SPECTATOR, hide_unknown

View = dict[str, Any]  # JSON-ready values


class CatacombsSeen(Seen):
    """The part of a match that a seat may know: hands and the order of the draw piles are hidden (CC-CARD-8)."""

    def __init__(self, table: CatacombsTable, viewers: int) -> None:
        super().__init__(viewers)
        self._table = table

    @property
    def content(self) -> MatchContent:
        return self._table.content

    @property
    def seats(self) -> int:
        return self._table.content.seats

    def card(self, card: int) -> PreparedCard | None:
        """Return the card with that id, or `None` if it is hidden."""
        secrets = self._table.state.secrets
        if secrets.known[card] & (self.viewers | SPECTATOR):
            return self._table.content.cards[secrets.identity[card]]
        return None

    def state(self) -> CatacombsState:
        """Return a copy of the public state, in which hidden cards have no identity."""
        state = self._table.state.copy()
        hide_unknown(state.secrets, self.viewers | SPECTATOR)
        return state

    def disc(self) -> int:
        """Return the active character."""
        return self._table.disc()

    def steps(self) -> list[PreparedStep]:
        """Return the shots of the card in play."""
        return self._table.steps()

    def view(self) -> View:
        table, state = self._table, self._table.state
        return {
            "turn": state.turn,
            "phase": PHASES[state.phase],
            "team": TEAM_NAMES[state.team],
            "disc": table.disc(),
            "seat": table.seat(),
            "layout": self.content.layouts[state.layout].id,
            "arena": self.view_arena(),
            "discs": self.view_discs(),
            "bank": state.pools[BANK],
            "teams": [self.view_team(team) for team in range(2)],
            "seats": [self.view_seat(seat) for seat in range(self.seats)],
            "playing": self.view_card(state.playing) if state.playing != NO_CARD else None,
            "shot": state.shot,
            "target": state.target,
            "flicks": state.flicks,
            "reason": state.reason,
            "outcome": state.outcome,
        }

    def view_arena(self) -> View:
        """Return the rectangle in micrometers, from its lower left corner."""
        content = self.content
        return {"width": content.width, "height": content.height, "boundary": "walls" if content.walls else "mat"}

    def view_discs(self) -> list[View]:
        state, content = self._table.state, self.content
        discs: list[View] = []
        for disc, radius in enumerate(content.radii):
            kind = "character" if disc < CHARACTERS else "obstacle"
            discs.append({"disc": disc, "kind": kind, "x": state.xs[disc], "y": state.ys[disc], "radius": radius})
        if state.projectile:
            shot = self._table.step().shot
            x, y = state.projectile
            discs.append({"disc": PROJECTILE, "kind": shot.id, "x": x, "y": y, "radius": shot.radius})
        return discs

    def view_team(self, team: int) -> View:
        state = self._table.state
        return {
            "team": TEAM_NAMES[team],
            "pool": state.pools[team],
            "pile": len(state.piles[team]),
            "discard": [self.view_card(card) for card in state.discards[team]],
            "kept": [self.view_card(card) for card in state.kept[team]],
            "marker": state.markers[team] + 1,
            "stunned": bool(state.stunned[team]),
        }

    def view_seat(self, seat: int) -> View:
        hand = self._table.state.hands[seat]
        return {
            "team": TEAM_NAMES[self.content.teams[seat]],
            "characters": [disc for disc in range(CHARACTERS) if self.content.seat_of(disc) == seat],
            "hand": [self.view_card(card) for card in hand],
        }

    def view_card(self, card: int) -> View:
        prepared = self.card(card)
        return {"id": card, "card": prepared.id if prepared is not None else None}
