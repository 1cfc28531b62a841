"""The table of the dungeon: floors, doors and loot, questions to the party, and all sources that add to the rules."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.campaign.ticks import KIND_NAMES
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effect, Quantity
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.heroes import HeroAtoms
from ludotheque.games.one_deck_dungeon.table.match_content import Carried, MatchContent
from ludotheque.games.one_deck_dungeon.table.state import FLED, LOOT_SHIFT
from ludotheque.games.one_deck_dungeon.table.state_classes import Door, DungeonState
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.secrets import EVERYONE
from ludotheque.kernel.table import Answers, GameOver


class JourneyAtoms(HeroAtoms):
    """Every change of the party's position."""

    def names(self, cards: list[int]) -> tuple[str, ...]:
        return tuple([self.card(card).id for card in cards])

    def pass_card(self) -> str:
        """Move the top card of the deck face up to the discard pile (ODD-TIME-1)."""
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
        """Remove tokens from the stairs for damage (ODD-FLOOR-3)."""
        self.state.stairs -= tokens
        if self.listening:
            self.tell(events.StairsStruck(tokens))

    def place_door(self) -> None:
        """Place a closed door: one face-down card from the top of the deck, or two with four players (ODD-4P-4)."""
        deck = self.state.deck
        cards = [deck.pop()]
        if self.content.four:
            if not deck:
                self.discard_single(cards[0])
                return
            cards.append(deck.pop())
        self.state.doors.append(Door(cards=cards, opened=0))

    def add_door(self) -> None:
        """Add a closed door by an effect."""
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
        """Leave the card in play as an open door (ODD-ENTER-3)."""
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
        """Return the number of leaves on open doors (ODD-POISON-3)."""
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
        """Discard the doors and remove the stairs (ODD-FLOOR-6, ODD-FLOOR-8)."""
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
        """Make the shuffled discard pile the deck."""
        self.state.deck = cards
        self.state.discard.clear()

    def go_down(self) -> None:
        """Go to the next floor, or to the boss."""
        self.state.floor += 1
        self.state.floor_turn = 0
        self.state.floor_encounters = 0

    def next_floor(self) -> None:
        state = self.state
        self.go_down()
        if self.listening:
            self.tell(events.FloorRevealed(state.floor, self.content.floors[state.floor - 1].id))

    def begin_boss_fight(self) -> None:
        """ODD-BOSS-1, ODD-BOSS-2."""
        self.go_down()
        if self.listening:
            self.tell(events.BossFightBegan(self.content.boss.source.name))
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
            self.tell(events.AbilityUsed(seat, self.prepared_hero(seat).ability.id))

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


class LootAtoms(JourneyAtoms):
    """Every change of the party's loot."""

    def claim_later(self, card: i64, gives: i64) -> None:
        self.state.looting.append(card << LOOT_SHIFT | gives)

    def next_loot(self) -> int:
        return self.state.looting.pop(0)

    def lose_loot(self, card: i64) -> None:
        """Move the card to the discard pile (ODD-ENC-30)."""
        self.state.doors[self.state.door].cards.remove(card)
        self.state.discard.append(card)
        if self.listening:
            self.tell(events.LootLost(self.card(card).id))

    def take_thing(self, card: i64, seat: i64, item: bool) -> None:
        """Give a hero an item or skill (ODD-LOOT-2)."""
        self.state.doors[self.state.door].cards.remove(card)
        hero = self.hero(seat)
        (hero.items if item else hero.skills).append(card)
        if self.listening:
            self.tell(events.Looted(self.card(card).id, "item" if item else "skill", seat))

    def take_potion(self, card: i64) -> None:
        """Identify a type of potion for the whole party (ODD-LOOT-5)."""
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
        """Turn an item or skill into XP (ODD-LOOT-6, ODD-ENC-28)."""
        hero = self.hero(seat)
        (hero.items if card in hero.items else hero.skills).remove(card)
        self.state.xp.append(card)
        if self.listening:
            self.tell(events.TurnedToXp(seat, self.card(card).id))

    def close_door(self) -> None:
        """Remove the door, whose cards are claimed."""
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
        """Remove XP cards of these worths from the game (ODD-LEVEL-3)."""
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
        """Record the use of a talent that works once per floor or game."""
        hero = self.hero(seat)
        (hero.floor_used if on_floor else hero.game_used).append(use)

    def tick(self, seat: i64, talent: i64, kind: i64) -> None:
        """Tick a space of a campaign sheet."""
        self.hero(seat).ticks.append(talent << 2 | kind)
        sheet = self.content.sheets[seat]
        if self.listening and sheet is not None:
            self.tell(events.SpaceTicked(seat, sheet.pad.talents[talent].id, KIND_NAMES[kind]))

    def close_game(self) -> None:
        """Close the game after the sheets are filled in; the result is final."""
        self.state.outcome = self.state.result
        if self.listening:
            self.tell(events.GameEnded(self.state.outcome))


HEALTH: Final = Quantity.HEALTH
DOOR_LIMIT: Final = Quantity.DOOR_LIMIT

Resolver = Callable[[Any, Any, Any], None]  # takes a table, the context and its own type of effect
Possible = Callable[[Any, Any, Any], bool]  # the same


class DungeonTable(LootAtoms):
    """One run of the rules of the dungeon."""

    rolling: i64  # rolls whose own effects are not finished; none when a segment begins

    def __init__(
        self, state: DungeonState, content: MatchContent, chance: tuple[Chance, Ledger | None], answers: Answers
    ) -> None:
        super().__init__(state, content, chance, answers)
        self.others: list[tuple[int, ...]] = [
            tuple([seat for seat in range(content.seats) if seat != owner]) for owner in range(content.seats)
        ]
        self.carried: list[Carried] = []  # sources of the heroes; computed on first use

    def resolver(self, kind: type[Effect]) -> Resolver:
        """Return the function that resolves effects of that type; `MatchTable` provides it."""
        raise BrokenRule(f"no function carries out {kind.__name__}")

    def payment_test(self, kind: type[Effect]) -> Possible | None:
        """Return the check whether a text that begins with such an effect can be used; `None`: it always can."""
        raise BrokenRule(f"no table of payments knows {kind.__name__}")

    def aim_test(self, kind: type[Effect]) -> Possible | None:
        """Return the check whether such an effect has anything to act on; `None`: it always has."""
        raise BrokenRule(f"no table of aims knows {kind.__name__}")

    def ask_party(self, kind: i64, options: list[int], subject: i64 = 0, owner: i64 = 0) -> int:
        """Ask a question that any seat of the party may answer; a single option is answered without asking."""
        if self.in_place and len(options) == 1:
            return options[0]
        return self.ask(Decision(owner, kind, options, subject, self.others[owner]))

    def ask_to_go_on(self, kind: i64, options: list[int], owner: i64) -> int:
        """Ask as `ask_party` does; a live match waits for the answer even if it is the only one left."""
        if self.in_place and len(options) == 1:
            return options[0]
        return self.ask(Decision(owner, kind, options, 0, self.others[owner], waits=True))

    def combat(self) -> bool:
        """Return whether the encounter is a combat; boss rounds are."""
        return self.encounter().option < 0

    def begin_phase(self, phase: i64) -> None:
        """Set the segment that comes next."""
        self.state.phase = phase

    def health(self, seat: i64) -> i64:
        """Return a hero's health: as printed, plus hearts on items and talents (ODD-LOOT-3)."""
        health = self.prepared_hero(seat).health
        for card in self.hero(seat).items:
            health += self.card(card).item[3]
        if self.content.has_sheets:
            health = self.hero_quantity(HEALTH, health, seat)
        return health

    def hero_sources(self) -> list[Carried]:
        """Return the sources of heroes: starting skills, and with a campaign sheet talents and Basic Skills."""
        if not self.carried:
            for seat in range(self.content.seats):
                for use in self.content.passives(seat, self.hero(seat).focus):
                    self.carried.append(Carried(self.content.uses[use].source, seat))
        return self.carried

    def sources(self) -> list[Carried]:
        """Return everything that adds to the rules now, in order: revealed floors or the boss, the foe, potions and
        heroes (ODD-FLOOR-7, ODD-BOSS-1)."""
        state = self.state
        found: list[Carried] = []
        if state.floor > 3:
            found.append(self.content.boss)
        else:
            found.extend(self.content.floor_carried[: state.floor])
        if self.content.extra is not None:
            found.append(self.content.extra.carried)
        if state.encounters and state.encounters[0].card >= 0:
            ability = self.card(state.encounters[0].card).ability
            if ability is not None:
                found.append(ability)
        found.extend(self.content.potion_carried)
        found.extend(self.hero_sources())
        return found

    def quantity(self, quantity: Quantity, number: int) -> int:
        """Return a quantity of the rules after all changes."""
        if quantity not in self.content.quantities:
            return number
        for carried in self.sources():
            number = carried.source.modified(quantity, number)
        return number

    def hero_quantity(self, quantity: Quantity, number: int, seat: i64) -> int:
        """Return a quantity of one hero after all changes."""
        for carried in self.hero_sources():
            if carried.seat == seat:
                number = carried.source.modified(quantity, number)
        return number

    def choose_focus(self, seat: i64, focus: i64, name: str) -> None:
        self.hero(seat).focus = focus
        self.carried = []
        if self.listening:
            self.tell(events.FocusChosen(seat, name))

    def door_limit(self) -> i64:
        """Return the maximum number of doors (ODD-EXPL-1)."""
        return self.quantity(DOOR_LIMIT, 4)

    def end_game(self, result: str) -> None:
        """Win or lose the game; raise `GameOver` to stop the segment."""
        self.state.result = result
        raise GameOver
