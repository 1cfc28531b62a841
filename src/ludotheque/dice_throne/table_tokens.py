"""The part of the table that places, removes and moves status tokens."""

from mypy_extensions import i64

from ludotheque.dice_throne import events
from ludotheque.dice_throne.table_cards import CardTable


class TokenTable(CardTable):
    """Status tokens on the boards."""

    def limit(self, seat: i64, status: i64) -> i64:
        """DT-STATUS-3 to 5: per player and kind, the leaflet's owner perhaps more, raises included."""
        kit = self.kit.statuses[status]
        limit: i64 = kit.owner_limit if seat in self.kit.owners[status] else kit.others_limit
        return limit + self.state.heroes[seat].raised[status]

    def place_tokens(self, seat: i64, status: i64, count: i64, by: i64) -> i64:
        """Gain or inflict: what exceeds the limit is simply not placed (DT-STATUS-3)."""
        hero = self.state.heroes[seat]
        placed: i64 = min(count, self.limit(seat, status) - hero.tokens[status])
        if placed <= 0:
            return 0
        hero.tokens[status] += placed
        hero.token_by[status] = by
        hero.token_attack[status] = self.state.serial if self.state.attacks else 0
        if self.listening:
            self.tell(events.TokensPlaced(seat, self.kit.statuses[status].id, placed, by))
        return placed

    def remove_tokens(self, seat: i64, status: i64, count: i64) -> i64:
        """DT-STATUS-7: single tokens, all of them if there are fewer."""
        hero = self.state.heroes[seat]
        removed: i64 = min(count, hero.tokens[status])
        if removed <= 0:
            return 0
        hero.tokens[status] -= removed
        if self.listening:
            self.tell(events.TokensRemoved(seat, self.kit.statuses[status].id, removed))
        return removed

    def move_tokens(self, origin: i64, to: i64, status: i64, count: i64) -> i64:
        """DT-STATUS-14: the very token goes over; the new holder is the affected player."""
        giver, taker = self.state.heroes[origin], self.state.heroes[to]
        moved: i64 = min(count, giver.tokens[status], self.limit(to, status) - taker.tokens[status])
        if moved <= 0:
            return 0
        giver.tokens[status] -= moved
        taker.tokens[status] += moved
        taker.token_by[status] = giver.token_by[status]
        taker.token_attack[status] = giver.token_attack[status]
        if self.listening:
            self.tell(events.TokenMoved(origin, to, self.kit.statuses[status].id, moved))
        return moved

    def raise_limit(self, seat: i64, status: i64, count: i64) -> None:
        """DT-STATUS-5: for the player who raised it, to the end of the game."""
        self.state.heroes[seat].raised[status] += count
        if self.listening:
            self.tell(events.LimitRaised(seat, self.kit.statuses[status].id, self.limit(seat, status)))
