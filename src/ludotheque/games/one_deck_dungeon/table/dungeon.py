"""What happens on the way: deck, doors, floors, rounds and the boss."""

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.heroes import HeroAtoms
from ludotheque.games.one_deck_dungeon.table.state import FLED
from ludotheque.games.one_deck_dungeon.table.state_classes import Door
from ludotheque.kernel.secrets import EVERYONE


class JourneyAtoms(HeroAtoms):
    """Every change of where the party stands."""

    def names(self, cards: list[int]) -> tuple[str, ...]:
        return tuple([self.card(card).id for card in cards])

    def pass_card(self) -> str:
        """The top card of the deck goes face up to the discard pile (ODD-TIME-1)."""
        card = self.state.deck.pop()
        self.reveal(card, EVERYONE)
        self.state.discard.append(card)
        return self.card(card).id

    def add_stairs_tokens(self, count: i64) -> None:
        self.state.stairs += count

    def tell_time(self, count: i64, cards: list[str], tokens: i64) -> None:
        if self.listening:
            self.tell(events.TimeSpent(count, tuple(cards), tokens))
            if cards and not self.state.deck:
                self.tell(events.StairsFound())

    def strike_stairs(self, tokens: i64) -> None:
        """Tokens go off the stairs for damage (ODD-FLOOR-3)."""
        self.state.stairs -= tokens
        if self.listening:
            self.tell(events.StairsStruck(tokens))

    def place_door(self) -> None:
        """Closed doors are face-down cards from the top of the deck: one, or two with four players (ODD-4P-4)."""
        deck = self.state.deck
        cards = [deck.pop()]
        if self.kit.four:
            if not deck:
                self.discard_single(cards[0])
                return
            cards.append(deck.pop())
        self.state.doors.append(Door(cards=cards, opened=0))

    def add_door(self) -> None:
        """A closed door by an effect."""
        self.place_door()
        if self.listening:
            self.tell(events.DoorAdded())

    def discard_single(self, card: i64) -> None:
        self.reveal(card, EVERYONE)
        self.state.discard.append(card)
        if self.listening:
            self.tell(events.CardLeftOver(self.card(card).id))

    def open_door(self, place: i64) -> None:
        door = self.state.doors[place]
        door.opened = 1
        for card in door.cards:
            self.reveal(card, EVERYONE)
        if self.listening:
            self.tell(events.DoorOpened(place, self.names(door.cards)))

    def enter_door(self, place: i64) -> None:
        self.state.door = place

    def flee_door(self) -> None:
        """The card stays in play as an open door (ODD-ENTER-3)."""
        door = self.state.doors[self.state.door]
        if self.listening:
            self.tell(events.Fled(self.state.door, self.names(door.cards)))
        door.opened = FLED
        self.state.door = -1

    def open_doors(self) -> i64:
        count: i64 = 0
        for door in self.state.doors:
            count += 1 if door.opened else 0
        return count

    def leaves(self) -> i64:
        """On open doors (ODD-POISON-3)."""
        count: i64 = 0
        for door in self.state.doors:
            if door.opened:
                for card in door.cards:
                    count += self.card(card).leaf
        return count

    def start_turn(self) -> None:
        self.state.turn += 1
        self.state.floor_turn += 1
        if self.listening:
            self.tell(events.TurnBegan(self.state.turn))

    def leave_floor(self) -> None:
        """Doors are discarded and the stairs put away (ODD-FLOOR-6, ODD-FLOOR-8)."""
        state = self.state
        if self.listening:
            self.tell(events.Descended(state.floor))
        for door in state.doors:
            for card in door.cards:
                self.reveal(card, EVERYONE)
                state.discard.append(card)
        state.doors.clear()
        state.door = -1
        state.stairs = 0
        for hero in state.heroes:
            hero.floor_used.clear()

    def renew_deck(self, cards: list[int]) -> None:
        """The shuffled discard pile is the deck again."""
        self.state.deck = cards
        self.state.discard.clear()

    def go_down(self) -> None:
        """To the next floor, or to the boss."""
        self.state.floor += 1
        self.state.floor_turn = 0
        self.state.floor_encounters = 0

    def next_floor(self) -> None:
        state = self.state
        self.go_down()
        if self.listening:
            self.tell(events.FloorRevealed(state.floor, self.kit.floors[state.floor - 1].id))

    def begin_boss_fight(self) -> None:
        """ODD-BOSS-1, ODD-BOSS-2."""
        self.go_down()
        if self.listening:
            self.tell(events.BossFightBegan(self.kit.boss.source.name))
        for seat, hero in enumerate(self.state.heroes):
            if hero.stored:
                self.return_stored(seat, hero.stored)

    def begin_round(self, seats: list[int]) -> None:
        if not self.state.met:
            self.state.floor_turn += 1
        if self.listening:
            self.tell(events.RoundBegan(self.state.floor_turn, tuple(seats)))

    def end_round(self) -> None:
        self.state.met.clear()

    def note_encounter(self) -> None:
        self.state.floor_encounters += 1

    def use_ability(self, seat: i64) -> None:
        self.encounter().abilities_used.append(seat)
        if self.listening:
            self.tell(events.AbilityUsed(seat, self.hero_kit(seat).ability.id))

    def hit_boss(self, hits: i64, health: i64) -> None:
        """ODD-BOSS-8."""
        self.state.boss_damage += hits
        if self.listening:
            self.tell(events.BossHit(hits, self.state.boss_damage, health))

    def recover_boss(self, count: i64) -> None:
        recovered = min(count, self.state.boss_damage)
        if recovered > 0:
            self.state.boss_damage -= recovered
            if self.listening:
                self.tell(events.BossRecovered(recovered, self.state.boss_damage))
