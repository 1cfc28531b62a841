"""The part of the table that moves cards and Combat Points."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.damage_breakdown import Share
from ludotheque.games.dice_throne.table.match_content import MatchContent
from ludotheque.games.dice_throne.table.modes import Mode
from ludotheque.games.dice_throne.table.state_classes import DiceState, HeroState
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.secrets import EVERYONE
from ludotheque.kernel.table import Answers, Table

CP_CAP: Final = 15  # DT-CP-1


class CardTable(Table):
    """Hands, decks, discard piles and CP dials."""

    def __init__(
        self, state: DiceState, kit: MatchContent, mode: Mode, chance: tuple[Chance, Ledger | None], answers: Answers
    ) -> None:
        super().__init__(state, chance[0], answers, chance[1])
        self.state = state
        self.kit = kit
        self.mode = mode
        self.shares: list[Share] = []  # who wrote the lines of the pools, while somebody listens

    def hero(self, seat: i64) -> HeroState:
        return self.state.heroes[seat]

    def card_name(self, card: int) -> str:
        """The content id of a card; only for events that show it to those who may know it."""
        return self.kit.cards[self.state.secrets.identity[card]].id

    def gain_cp(self, seat: i64, amount: i64) -> i64:
        """DT-CP-1: never above 15."""
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
        """Pay a price that was checked before; the event of what was bought tells it."""
        self.state.heroes[seat].cp -= amount

    def steal_cp(self, thief: i64, victim: i64, amount: i64) -> i64:
        """DT-TEXT-10, 11: no more than there is; the thief's cap applies, the victim loses it regardless."""
        taken: i64 = min(amount, self.state.heroes[victim].cp)
        if taken > 0:
            self.state.heroes[victim].cp -= taken
            hero = self.state.heroes[thief]
            hero.cp = min(CP_CAP, hero.cp + taken)
            if self.listening:
                self.tell(events.StoleCp(thief, victim, taken))
        return taken

    def draw(self, seat: i64, count: i64) -> i64:
        """DT-DECK-1, 2: an empty deck is made anew before each card; nothing left, nothing drawn."""
        hero = self.state.heroes[seat]
        drawn: i64 = 0
        while drawn < count:
            if not hero.deck and not self.renew_deck(seat):
                break
            drawn += self.draw_from_deck(seat, count - drawn)
        return drawn

    def draw_from_deck(self, seat: i64, count: i64) -> i64:
        """So many as lie there; what comes after a reshuffle is told after it."""
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
        """A card that its owner has looked for; with the hand it is open to the team."""
        hero = self.state.heroes[seat]
        viewers = self.mode.hand_viewers(seat)
        hero.deck.remove(card)
        hero.hand.append(card)
        self.reveal(card, viewers)
        if self.listening:
            self.tell(events.Drew(seat, 1, (self.card_name(card),), viewers))

    def renew_deck(self, seat: i64) -> bool:
        """Shuffle the discard pile into a new deck."""
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
        """The card leaves the hand, open to all."""
        self.state.heroes[seat].hand.remove(card)
        self.reveal(card, EVERYONE)

    def put_on_discard(self, seat: i64, card: int) -> None:
        self.state.heroes[seat].discard.append(card)

    def sell(self, seat: i64, card: int) -> None:
        """DT-MAIN-2: the card goes, and 1 CP comes if there is room."""
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
