"""What happens to claimed cards: items, skills, potions, XP, levels and campaign sheets."""

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.campaign.ticks import KIND_NAMES
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.dungeon import JourneyAtoms
from ludotheque.games.one_deck_dungeon.table.state import LOOT_SHIFT
from ludotheque.kernel.secrets import EVERYONE


class LootAtoms(JourneyAtoms):
    """Every change of what the party has won."""

    def claim_later(self, card: i64, gives: i64) -> None:
        self.state.looting.append(card << LOOT_SHIFT | gives)

    def next_loot(self) -> int:
        return self.state.looting.pop(0)

    def lose_loot(self, card: i64) -> None:
        """ODD-ENC-30: the card goes to the discard pile."""
        self.state.doors[self.state.door].cards.remove(card)
        self.state.discard.append(card)
        if self.listening:
            self.tell(events.LootLost(self.card(card).id))

    def take_thing(self, card: i64, seat: i64, item: bool) -> None:
        """An item or skill for a hero (ODD-LOOT-2)."""
        self.state.doors[self.state.door].cards.remove(card)
        hero = self.hero(seat)
        (hero.items if item else hero.skills).append(card)
        if self.listening:
            self.tell(events.Looted(self.card(card).id, "item" if item else "skill", seat))

    def take_potion(self, card: i64) -> None:
        """A type is identified for the whole party (ODD-LOOT-5)."""
        self.state.doors[self.state.door].cards.remove(card)
        self.state.potion_cards.append(card)
        self.state.potions.append(self.card(card).potion)
        if self.listening:
            self.tell(events.Looted(self.card(card).id, "potion", -1))

    def take_xp(self, card: i64) -> None:
        self.state.doors[self.state.door].cards.remove(card)
        self.state.xp.append(card)
        if self.listening:
            self.tell(events.Looted(self.card(card).id, "xp", -1))

    def turn_to_xp(self, seat: i64, card: i64) -> None:
        """An item or skill becomes XP (ODD-LOOT-6, ODD-ENC-28)."""
        hero = self.hero(seat)
        (hero.items if card in hero.items else hero.skills).remove(card)
        self.state.xp.append(card)
        if self.listening:
            self.tell(events.TurnedToXp(seat, self.card(card).id))

    def close_door(self) -> None:
        """Its cards are claimed."""
        self.state.doors.pop(self.state.door)
        self.state.door = -1
        self.state.met.clear()

    def draw_xp(self) -> None:
        """ODD-DIFF-3."""
        card = self.state.deck.pop()
        self.reveal(card, EVERYONE)
        self.state.xp.append(card)
        if self.listening:
            self.tell(events.XpDrawn(self.card(card).id))

    def gain_level(self) -> None:
        self.state.level += 1
        if self.listening:
            self.tell(events.LevelGained(self.state.level))

    def box_xp(self, worths: list[int]) -> None:
        """XP cards of these worths leave the game (ODD-LEVEL-3)."""
        state = self.state
        gone: list[int] = []
        for worth in worths:
            card = next(each for each in state.xp if self.card(each).xp == worth)
            state.xp.remove(card)
            state.boxed.append(card)
            gone.append(card)
        if self.listening:
            self.tell(events.XpSpent(self.names(gone), sum(worths)))

    def use_up(self, seat: i64, use: i64, on_floor: bool) -> None:
        """A talent that works once per floor or game has been used."""
        hero = self.hero(seat)
        (hero.floor_used if on_floor else hero.game_used).append(use)

    def tick(self, seat: i64, talent: i64, kind: i64) -> None:
        """A space of a campaign sheet."""
        self.hero(seat).ticks.append(talent << 2 | kind)
        sheet = self.kit.sheets[seat]
        if self.listening and sheet is not None:
            self.tell(events.SpaceTicked(seat, sheet.pad.talents[talent].id, KIND_NAMES[kind]))

    def close_game(self) -> None:
        """Sheets are filled in; the result stands."""
        self.state.outcome = self.state.result
        if self.listening:
            self.tell(events.GameEnded(self.state.outcome))
