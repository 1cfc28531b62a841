"""The part of the table that places, removes and moves status tokens."""

from mypy_extensions import i64

from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.cards import CardTable


class TokenTable(CardTable):
    """Status tokens on the boards, and what else lies there in numbers."""

    def limit(self, seat: i64, source: i64) -> i64:
        """DT-STATUS-3 to 5: per player and kind, the leaflet's owner perhaps more, raises included."""
        kit = self.kit.sources[source]
        limit: i64 = kit.owner_limit if seat in self.kit.owners[source] else kit.others_limit
        return limit + self.state.heroes[seat].raised[source]

    def place_tokens(self, seat: i64, source: i64, count: i64, by: i64) -> i64:
        """Gain or inflict: what exceeds the limit is simply not placed (DT-STATUS-3)."""
        hero = self.state.heroes[seat]
        placed: i64 = min(count, self.limit(seat, source) - hero.tokens[source])
        if placed <= 0:
            return 0
        self.add_tokens(seat, source, placed)
        hero.token_by[source] = by
        hero.token_attack[source] = self.state.serial if self.state.attacks else 0
        if self.listening:
            self.tell(events.TokensPlaced(seat, self.kit.sources[source].id, placed, by))
        return placed

    def add_tokens(self, seat: i64, source: i64, count: i64) -> None:
        hero = self.state.heroes[seat]
        if not hero.tokens[source]:
            hero.token_turn[source] = self.state.turn
        hero.tokens[source] += count
        hero.gained[source] += count

    def remove_tokens(self, seat: i64, source: i64, count: i64) -> None:
        """DT-STATUS-7: single tokens, all of them if there are fewer; those that came this turn go first."""
        hero = self.state.heroes[seat]
        old: i64 = hero.tokens[source] - hero.gained[source]
        self.remove_old_tokens(seat, source, count)
        hero.gained[source] = max(0, hero.tokens[source] - old)

    def remove_old_tokens(self, seat: i64, source: i64, count: i64) -> None:
        """Those that came this turn stay."""
        hero = self.state.heroes[seat]
        removed: i64 = min(count, hero.tokens[source])
        if removed <= 0:
            return
        hero.tokens[source] -= removed
        hero.gained[source] = min(hero.gained[source], hero.tokens[source])
        if self.listening:
            self.tell(events.TokensRemoved(seat, self.kit.sources[source].id, removed))

    def move_tokens(self, origin: i64, to: i64, source: i64, count: i64) -> None:
        """DT-STATUS-14: the very token goes over; the new holder is the affected player."""
        giver, taker = self.state.heroes[origin], self.state.heroes[to]
        moved: i64 = min(count, giver.tokens[source], self.limit(to, source) - taker.tokens[source])
        if moved <= 0:
            return
        giver.tokens[source] -= moved
        giver.gained[source] = min(giver.gained[source], giver.tokens[source])
        self.add_tokens(to, source, moved)
        taker.token_by[source] = giver.token_by[source]
        taker.token_attack[source] = giver.token_attack[source]
        if self.listening:
            self.tell(events.TokenMoved(origin, to, self.kit.sources[source].id, moved))

    def raise_limit(self, seat: i64, source: i64, count: i64) -> None:
        """DT-STATUS-5: for the player who raised it, to the end of the game."""
        self.state.heroes[seat].raised[source] += count
        if self.listening:
            self.tell(events.LimitRaised(seat, self.kit.sources[source].id, self.limit(seat, source)))
