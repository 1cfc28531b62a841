"""The part of the table that moves cards, Combat Points and status tokens, and maintains boards and companions."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.vocabulary import Level
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.actions import RULES
from ludotheque.games.dice_throne.table.damage import Share
from ludotheque.games.dice_throne.table.match_content import ADVANCED, BASIC, NO_SOURCE, MatchContent
from ludotheque.games.dice_throne.table.modes import Mode
from ludotheque.games.dice_throne.table.state_classes import DamagePool, DiceState, HeroState
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.secrets import EVERYONE
from ludotheque.kernel.table import Answers, Table

CP_CAP: Final = 15  # DT-CP-1


class CardTable(Table):
    """Hands, decks, discard piles and CP dials."""

    def __init__(
        self,
        state: DiceState,
        content: MatchContent,
        mode: Mode,
        chance: tuple[Chance, Ledger | None],
        answers: Answers,
    ) -> None:
        super().__init__(state, chance[0], answers, chance[1], RULES)
        self.state = state
        self.content = content
        self.mode = mode
        self.shares: list[Share] = []  # which text wrote each line of the pools, recorded only while listening
        self.closed: list[DamagePool] = []  # the damage pools closed in this run, likewise

    def hero(self, seat: i64) -> HeroState:
        return self.state.heroes[seat]

    def card_name(self, card: int) -> str:
        """Return the content id of a card; use it only in events that hide it from viewers who may not know it."""
        return self.content.cards[self.state.secrets.identity[card]].id

    def gain_cp(self, seat: i64, amount: i64) -> i64:
        """Add CP up to the cap of 15 (DT-CP-1); return the amount gained."""
        hero = self.state.heroes[seat]
        gained: i64 = min(amount, CP_CAP - hero.cp)
        if gained > 0:
            hero.cp += gained
            if self.listening:
                self.tell(events.GainedCp(seat, gained, hero.cp))
        return gained

    def lose_cp(self, seat: i64, amount: i64) -> i64:
        hero = self.state.heroes[seat]
        lost: i64 = min(amount, hero.cp)
        if lost > 0:
            hero.cp -= lost
            if self.listening:
                self.tell(events.LostCp(seat, lost, hero.cp))
        return lost

    def pay_cp(self, seat: i64, amount: i64) -> None:
        """Pay a price that was checked before; the event of the purchase reports it."""
        self.state.heroes[seat].cp -= amount

    def steal_cp(self, thief: i64, victim: i64, amount: i64) -> i64:
        """DT-TEXT-10, 11: take at most what the victim has; the thief's cap applies. Return the amount taken."""
        taken: i64 = min(amount, self.state.heroes[victim].cp)
        if taken > 0:
            self.state.heroes[victim].cp -= taken
            hero = self.state.heroes[thief]
            hero.cp = min(CP_CAP, hero.cp + taken)
            if self.listening:
                self.tell(events.StoleCp(thief, victim, taken))
        return taken

    def draw(self, seat: i64, count: i64) -> i64:
        """DT-DECK-1, 2: draw cards, reshuffling the discard pile when the deck is empty; return the number drawn."""
        hero = self.state.heroes[seat]
        drawn: i64 = 0
        while drawn < count:
            if not hero.deck and not self.renew_deck(seat):
                break
            drawn += self.draw_from_deck(seat, count - drawn)
        return drawn

    def draw_from_deck(self, seat: i64, count: i64) -> i64:
        """Draw up to `count` cards without a reshuffle, so that events before and after one are separate."""
        hero = self.state.heroes[seat]
        viewers = self.mode.hand_viewers(seat)
        names: list[str] = []
        drawn: i64 = min(count, len(hero.deck))
        for _ in range(drawn):
            card = hero.deck.pop()
            hero.hand.append(card)
            self.reveal(card, viewers)
            if self.listening:
                names.append(self.card_name(card))
        if self.listening:
            self.tell(events.Drew(seat, drawn, tuple(names), viewers))
        return drawn

    def take_from_deck(self, seat: i64, card: int) -> None:
        """Move a card that its owner searched for to the hand, visible to the team."""
        hero = self.state.heroes[seat]
        viewers = self.mode.hand_viewers(seat)
        hero.deck.remove(card)
        hero.hand.append(card)
        self.reveal(card, viewers)
        if self.listening:
            self.tell(events.Drew(seat, 1, (self.card_name(card),), viewers))

    def renew_deck(self, seat: i64) -> bool:
        """Shuffle the discard pile into a new deck; return False if the pile is empty."""
        hero = self.state.heroes[seat]
        if not hero.discard:
            return False
        hero.deck = hero.discard
        hero.discard = []
        self.shuffle_deck(seat)
        if self.listening:
            self.tell(events.Reshuffled(seat, len(hero.deck)))
        return True

    def shuffle_deck(self, seat: i64) -> None:
        self.shuffle(self.mode.seats + seat, self.state.heroes[seat].deck)

    def take_from_hand(self, seat: i64, card: int) -> None:
        """Remove the card from the hand and reveal it to all."""
        self.state.heroes[seat].hand.remove(card)
        self.reveal(card, EVERYONE)

    def put_on_discard(self, seat: i64, card: int) -> None:
        self.state.heroes[seat].discard.append(card)

    def sell(self, seat: i64, card: int) -> None:
        """DT-MAIN-2: discard the card and gain 1 CP, up to the cap."""
        self.take_from_hand(seat, card)
        self.put_on_discard(seat, card)
        if self.listening:
            self.tell(events.Sold(seat, self.card_name(card)))
        self.gain_cp(seat, 1)

    def discard_from_hand(self, seat: i64, card: int) -> None:
        self.take_from_hand(seat, card)
        self.put_on_discard(seat, card)
        if self.listening:
            self.tell(events.Discarded(seat, self.card_name(card)))


class TokenTable(CardTable):
    """Status tokens on the boards."""

    def limit(self, seat: i64, source: i64) -> i64:
        """DT-STATUS-3 to 5: return the limit per player and kind, raises included; leaflet owners may have another."""
        prepared = self.content.sources[source]
        limit: i64 = prepared.owner_limit if seat in self.content.owners[source] else prepared.others_limit
        return limit + self.state.heroes[seat].raised[source]

    def place_tokens(self, seat: i64, source: i64, count: i64, by: i64) -> i64:
        """Place tokens up to the limit and return how many were placed (DT-STATUS-3)."""
        hero = self.state.heroes[seat]
        placed: i64 = min(count, self.limit(seat, source) - hero.tokens[source])
        if placed <= 0:
            return 0
        self.add_tokens(seat, source, placed)
        hero.token_by[source] = by
        hero.token_attack[source] = self.state.serial if self.state.attacks else 0
        if self.listening:
            self.tell(events.TokensPlaced(seat, self.content.sources[source].id, placed, by))
        return placed

    def add_tokens(self, seat: i64, source: i64, count: i64) -> None:
        hero = self.state.heroes[seat]
        if not hero.tokens[source]:
            hero.token_turn[source] = self.state.turn
        hero.tokens[source] += count
        hero.gained[source] += count

    def remove_tokens(self, seat: i64, source: i64, count: i64) -> None:
        """DT-STATUS-7: remove up to `count` tokens, those placed this turn first."""
        hero = self.state.heroes[seat]
        old: i64 = hero.tokens[source] - hero.gained[source]
        self.remove_old_tokens(seat, source, count)
        hero.gained[source] = max(0, hero.tokens[source] - old)

    def remove_old_tokens(self, seat: i64, source: i64, count: i64) -> None:
        """Remove up to `count` tokens, those placed this turn last."""
        hero = self.state.heroes[seat]
        removed: i64 = min(count, hero.tokens[source])
        if removed <= 0:
            return
        hero.tokens[source] -= removed
        hero.gained[source] = min(hero.gained[source], hero.tokens[source])
        if self.listening:
            self.tell(events.TokensRemoved(seat, self.content.sources[source].id, removed))

    def move_tokens(self, origin: i64, to: i64, source: i64, count: i64) -> None:
        """DT-STATUS-14: move tokens to another player, who becomes the affected player."""
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
            self.tell(events.TokenMoved(origin, to, self.content.sources[source].id, moved))

    def raise_limit(self, seat: i64, source: i64, count: i64) -> None:
        """DT-STATUS-5: raise the limit of this player for the rest of the game."""
        self.state.heroes[seat].raised[source] += count
        if self.listening:
            self.tell(events.LimitRaised(seat, self.content.sources[source].id, self.limit(seat, source)))


HEALTH: Final = 0  # indexes of `HeroState.companion`
ACTIVE: Final = 1
LEVELS: Final = {Level.BASIC: BASIC, Level.ADVANCED: ADVANCED}


class BoardTable(TokenTable):
    """Upgrades, board sides and companions."""

    def lay_upgrade(self, seat: i64, card: int, paid: i64) -> None:
        """DT-MAIN-4, DT-CARD-11: put an upgrade on the space of the same name, on top of earlier ones."""
        hero = self.state.heroes[seat]
        prepared = self.content.cards[self.state.secrets.identity[card]]
        hero.upgrades.append(card)
        self.set_level(seat, prepared.slot, prepared.level)
        if self.listening:
            self.tell(events.Upgraded(seat, prepared.id, prepared.level, paid))

    def set_level(self, seat: i64, slot: i64, level: i64) -> None:
        """Set the level of a space; its passive is in force only at its own level (DT-ABIL-9)."""
        hero = self.state.heroes[seat]
        hero.levels[slot] = level
        for at, source in enumerate(self.content.heroes[seat].passive[slot]):
            if source != NO_SOURCE:
                hero.tokens[source] = 1 if at == level else 0

    def flip_board(self, seat: i64, board: str) -> None:
        """Put the other side of the board into play."""
        hero = self.content.heroes[seat]
        wanted = hero.board_named(board)
        for slot, side in enumerate(hero.sides):
            self.set_level(seat, slot, 1 if side == wanted else 0)
        if self.listening:
            self.tell(events.BoardFlipped(seat, board))

    def side(self, seat: i64) -> str:
        """Return the id of the board side in play."""
        hero = self.content.heroes[seat]
        for slot, level in enumerate(self.state.heroes[seat].levels):
            if level:
                return hero.hero.boards[hero.sides[slot]].id
        return ""

    def build(self, seat: i64, companion: i64, level: Level) -> None:
        """Build a companion at this level, or upgrade it to this level."""
        self.state.heroes[seat].tokens[companion] = LEVELS[level]
        if self.listening:
            self.tell(events.CompanionBuilt(seat, self.content.sources[companion].id, level.value))

    def grow(self, seat: i64, into: i64, out_of: i64) -> None:
        """Add one companion, replacing one of `out_of` unless that is NO_SOURCE."""
        hero = self.state.heroes[seat]
        hero.tokens[into] += 1
        if out_of != NO_SOURCE:
            hero.tokens[out_of] -= 1
        if self.listening:
            before = self.content.sources[out_of].id if out_of != NO_SOURCE else ""
            self.tell(events.CompanionGrew(seat, self.content.sources[into].id, before))

    def companion_active(self, seat: i64) -> bool:
        companion = self.state.heroes[seat].companion
        return bool(companion) and companion[ACTIVE] == 1

    def companion_health(self, seat: i64) -> i64:
        companion = self.state.heroes[seat].companion
        return companion[HEALTH] if companion else 0

    def move_companion(self, seat: i64, heals: i64, damage: i64) -> None:
        """Change the companion's health, within 0 and its full health."""
        companion = self.state.heroes[seat].companion
        if not companion or not (heals or damage):
            return
        source = self.content.sources[self.content.heroes[seat].beast]
        before: i64 = companion[HEALTH]
        after: i64 = max(0, min(source.max_health, before + heals - damage))
        companion[HEALTH] = after
        if self.listening:
            self.tell(events.CompanionHealthChanged(seat, source.id, before, after))

    def set_companion(self, seat: i64, active: bool) -> None:
        companion = self.state.heroes[seat].companion
        if not companion or (companion[ACTIVE] == 1) == active:
            return
        companion[ACTIVE] = 1 if active else 0
        if self.listening:
            self.tell(events.CompanionTurned(seat, self.content.sources[self.content.heroes[seat].beast].id, active))
