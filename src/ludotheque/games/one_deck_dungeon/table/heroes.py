"""Atoms for dice and heroes: supply, pools and boxes, damage, poison and cubes."""

from bisect import insort
from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import RULES
from ludotheque.games.one_deck_dungeon.table.die import COLORS, HEROIC, SIDES, color_of, die, with_value
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent, PreparedCard, PreparedHero
from ludotheque.games.one_deck_dungeon.table.state import EXILED_CUBES, EXILED_POISON
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState, DungeonState, EncounterState, HeroState
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.table import Answers, Table

DICE: Final = 0  # the random stream of dice
DECK: Final = 1  # the random stream of shuffles
NO_OPTION: Final = -1
NONE_ROLLED: Final = [0] * (SIDES + 1)  # counts of rolled values; index 0 is unused


class DiceAtoms(Table):
    """Every change of dice; a die is always in exactly one place (ODD-DICE-1)."""

    def __init__(
        self, state: DungeonState, content: MatchContent, chance: tuple[Chance, Ledger | None], answers: Answers
    ) -> None:
        super().__init__(state, chance[0], answers, chance[1], RULES)
        self.state = state
        self.content = content

    def card(self, card: i64) -> PreparedCard:
        """Return the card with an id; rules look only at cards that are face up."""
        return self.content.cards[self.state.secrets.identity[card]]

    def encounter(self) -> EncounterState:
        if not self.state.encounters:
            raise BrokenRule("no encounter is under way")
        return self.state.encounters[0]

    def supply_of(self, seat: i64) -> list[int]:
        """Return the dice that a hero can take now: those of the encounter, of a finished pair, or the rest."""
        state = self.state
        if state.encounters and seat in state.encounters[0].seats:
            return state.encounters[0].supply
        done = seat in state.met and len(state.met) < self.content.seats
        return state.apart if done else state.supply

    def pool(self, seat: i64) -> list[int]:
        encounter = self.encounter()
        return encounter.pools[encounter.seats.index(seat)]

    def begin_encounter(self, card: i64, seats: list[int], was_open: i64) -> EncounterState:
        """Start an encounter of these heroes, with their share of the dice; card -1 is the boss."""
        pools: list[list[int]] = [[] for _ in seats]
        encounter = EncounterState(
            card=card,
            seats=seats,
            was_open=was_open,
            option=NO_OPTION,
            supply=self.take_share(),
            pools=pools,
            boxes=[],
            ignores=[],
            used=[],
            abilities_used=[],
            rolled=NONE_ROLLED[:],
        )
        self.state.encounters.append(encounter)
        return encounter

    def take_share(self) -> list[int]:
        """Take all dice, or half of them for the first of two pairs (ODD-4P-9, AMB-34)."""
        supply = self.state.supply
        first = self.content.four and not self.state.met
        share = [(count + 1) // 2 if first else count for count in supply]
        for color in range(COLORS):
            supply[color] -= share[color]
        return share

    def end_encounter(self) -> None:
        """End the encounter of these heroes; all dice in pools and on boxes return (ODD-DICE-16)."""
        encounter = self.encounter()
        for pool in encounter.pools:
            for code in pool:
                encounter.supply[color_of(code)] += 1
        for box in encounter.boxes:
            for code in box.dice:
                encounter.supply[color_of(code)] += 1
        self.state.encounters.clear()
        self.finish_meeting(encounter.seats, encounter.supply)

    def skip_encounter(self, seats: list[int]) -> None:
        """Mark these heroes as finished without an encounter."""
        self.finish_meeting(seats, self.take_share())

    def finish_meeting(self, seats: list[int], share: list[int]) -> None:
        """Keep the dice of the pair that finishes first apart until the other pair finishes too (AMB-34)."""
        state = self.state
        state.met.extend(seats)
        if len(state.met) < self.content.seats:
            state.apart = share
            return
        for color in range(COLORS):
            state.supply[color] += share[color] + state.apart[color]
        state.apart = [0] * COLORS

    def add_boxes(self, boxes: list[BoxState]) -> None:
        self.encounter().boxes.extend(boxes)

    def choose_peril(self, option: i64) -> None:
        encounter = self.encounter()
        encounter.option = option
        if self.listening:
            self.tell(events.PerilChosen(self.card(encounter.card).id, option))

    def belongs(self, code: i64) -> bool:
        """Return whether the die stays: in a peril only heroic dice and those of the chosen color do (ODD-ENC-15)."""
        encounter = self.encounter()
        if encounter.option < 0:
            return True
        color = self.card(encounter.card).options[encounter.option].box.color
        return color < 0 or color_of(code) == HEROIC or color_of(code) == color

    def roll(self, seat: i64, colors: list[int], gathered: bool) -> list[int]:
        """Take dice, as far as the supply has them, and roll them (ODD-DICE-4)."""
        supply = self.encounter().supply
        taken: list[int] = []
        for color in colors:
            if supply[color]:
                supply[color] -= 1
                taken.append(color)
        faces = self.chances(DICE, SIDES, len(taken))
        rolled = [int(die(color, face + 1)) for color, face in zip(taken, faces, strict=True)]
        for code in rolled:
            insort(self.pool(seat), code)
        if self.listening and rolled:
            self.tell(events.DiceRolled(seat, tuple(rolled), gathered))
        return rolled

    def roll_stored(self, seat: i64, count: i64) -> list[int]:
        """Roll stored dice into the pool (ODD-FEAT-3)."""
        self.state.heroes[seat].stored -= count
        self.encounter().supply[HEROIC] += count
        return self.roll(seat, [HEROIC] * count, False)

    def reroll(self, seat: i64, codes: list[int]) -> list[int]:
        pool = self.pool(seat)
        faces = self.chances(DICE, SIDES, len(codes))
        after: list[int] = []
        for code, face in zip(codes, faces, strict=True):
            pool.remove(code)
            after.append(int(with_value(code, face + 1)))
        for code in after:
            insort(pool, code)
        if self.listening and codes:
            self.tell(events.DiceRerolled(seat, tuple(codes), tuple(after)))
        return after

    def note_values(self, rolled: list[int]) -> None:
        """Count rolled values, for texts that depend on how often a value came up."""
        counts = self.encounter().rolled
        for code in rolled:
            counts[code & 7] += 1

    def gain(self, seat: i64, codes: list[int]) -> list[int]:
        """Gain dice at set values, limited by the supply (ODD-DICE-4); return the dice gained."""
        supply = self.encounter().supply
        gained: list[int] = []
        for code in codes:
            if supply[color_of(code)]:
                supply[color_of(code)] -= 1
                insort(self.pool(seat), code)
                gained.append(code)
        if self.listening and gained:
            self.tell(events.DiceGained(seat, tuple(gained)))
        return gained

    def set_dice(self, seat: i64, before: list[int], after: list[int]) -> None:
        """Change the values of dice in a pool."""
        pool = self.pool(seat)
        for code in before:
            pool.remove(code)
        for code in after:
            insort(pool, code)
        if self.listening and before:
            self.tell(events.DiceChanged(seat, tuple(before), tuple(after)))

    def discard_dice(self, seat: i64, codes: list[int], cause: str) -> None:
        """Return dice to the supply immediately (ODD-DICE-2)."""
        self.put_back(seat, codes)
        if self.listening and codes:
            self.tell(events.DiceDiscarded(seat, tuple(codes), cause))

    def put_back(self, seat: i64, codes: list[int]) -> None:
        pool = self.pool(seat)
        supply = self.encounter().supply
        for code in codes:
            pool.remove(code)
            supply[color_of(code)] += 1

    def pay_dice(self, seat: i64, codes: list[int], skill: str) -> None:
        self.put_back(seat, codes)
        if self.listening and codes:
            self.tell(events.DicePaid(seat, tuple(codes), skill))

    def cover(self, place: i64, picks: list[int]) -> None:
        """Put dice (seat << 8 | code) on a box; the first of two covers returns to the supply (ODD-BOSS-13)."""
        encounter = self.encounter()
        box = encounter.boxes[place]
        for pick in picks:
            self.pool(pick >> 8).remove(pick & 255)
            box.dice.append(pick & 255)
            box.givers.append(pick >> 8)
        box.needed -= 1
        if self.listening:
            dice = tuple([pick & 255 for pick in picks])
            self.tell(events.BoxCovered(place, tuple([pick >> 8 for pick in picks]), dice, box.needed == 0))
        if box.needed:
            for code in box.dice:
                encounter.supply[color_of(code)] += 1
            box.dice.clear()
            box.givers.clear()

    def make_heroic(self, seat: i64, picks: list[int], value: i64) -> None:
        """Turn dice (seat << 8 | code) into one heroic die (ODD-DICE-9..11)."""
        supply = self.encounter().supply
        for pick in picks:
            self.pool(pick >> 8).remove(pick & 255)
            supply[color_of(pick & 255)] += 1
        code = int(die(HEROIC, value))
        supply[HEROIC] -= 1
        insort(self.pool(seat), code)
        if self.listening:
            self.tell(events.HeroicDieMade(seat, tuple([pick & 255 for pick in picks]), code))

    def recolor(self, seat: i64, code: i64, color: i64) -> bool:
        """Swap a die for one of another color with the same value; return whether the supply had one."""
        supply = self.encounter().supply
        if supply[color] == 0:
            return False
        supply[color] -= 1
        supply[color_of(code)] += 1
        self.set_dice(seat, [code], [int(die(color, code & 7))])
        return True

    def exile_from_supply(self, seat: i64, color: i64) -> None:
        """Remove a die of the supply from the game (ODD-EXILE-1)."""
        self.supply_of(seat)[color] -= 1
        self.note_exiled(color)

    def exile_from_pool(self, seat: i64, code: i64) -> None:
        self.pool(seat).remove(code)
        self.note_exiled(color_of(code))

    def exile_from_box(self, box: BoxState) -> None:
        for code in box.dice:
            self.note_exiled(color_of(code))
        box.dice.clear()
        box.givers.clear()

    def note_exiled(self, color: i64) -> None:
        self.state.exiled[color] += 1
        if self.listening:
            self.tell(events.DiceExiled(tuple([1 if other == color else 0 for other in range(COLORS)])))

    def unexile(self, seat: i64, color: i64) -> None:
        """Return an exiled die to the supply."""
        self.state.exiled[color] -= 1
        self.supply_of(seat)[color] += 1
        if self.listening:
            self.tell(events.DiceReturned(tuple([1 if other == color else 0 for other in range(COLORS)])))

    def note_ignore(self, seat: i64, icon: str, code: int) -> None:
        """Record icons to ignore in step 5: icon << 16 | needed in the sum << 8 | count."""
        self.encounter().ignores.append(code)
        if self.listening:
            self.tell(events.IconsIgnored(seat, icon, code & 255))

    def mark_used(self, seat: i64, use: i64) -> None:
        self.encounter().used.append(seat << 12 | use)


class HeroAtoms(DiceAtoms):
    """Every change of a hero card or the turn sequence card."""

    def hero(self, seat: i64) -> HeroState:
        return self.state.heroes[seat]

    def prepared_hero(self, seat: i64) -> PreparedHero:
        return self.content.heroes[seat]

    def in_boss_fight(self) -> bool:
        return self.state.floor > 3

    def wound(self, seat: i64, count: i64, cause: str) -> None:
        """Deal damage to a hero; the rules handle what follows."""
        hero = self.hero(seat)
        hero.damage += count
        if self.listening:
            self.tell(events.Damaged(seat, count, cause))

    def heal(self, seat: i64, count: i64) -> i64:
        hero = self.hero(seat)
        healed = min(count, hero.damage)
        if healed:
            hero.damage -= healed
            if self.listening:
                self.tell(events.Healed(seat, healed))
        return healed

    def poison_left(self) -> i64:
        """Return the number of tokens that can still be placed (ODD-POISON-5)."""
        on_heroes: i64 = 0
        for hero in self.state.heroes:
            on_heroes += hero.poison
        return self.content.poison_tokens - self.state.exiled[EXILED_POISON] - on_heroes

    def poison(self, seat: i64, count: i64) -> None:
        """Place poison tokens on a hero."""
        self.hero(seat).poison += count
        if self.listening:
            self.tell(events.Poisoned(seat, count))

    def remove_poison(self, seat: i64, count: i64, exile: bool) -> i64:
        hero = self.hero(seat)
        removed = min(count, hero.poison)
        if removed:
            hero.poison -= removed
            if exile:
                self.state.exiled[EXILED_POISON] += removed
            if self.listening:
                self.tell(events.PoisonRemoved(seat, removed, exile))
        return removed

    def party_poison(self) -> i64:
        count: i64 = 0
        for hero in self.state.heroes:
            count += hero.poison
        return count

    def store_die(self, seat: i64) -> None:
        """Move a heroic die from the supply to the hero card (ODD-FEAT-4)."""
        self.supply_of(seat)[HEROIC] -= 1
        self.hero(seat).stored += 1
        if self.listening:
            self.tell(events.DieStored(seat))

    def return_stored(self, seat: i64, count: i64) -> None:
        """Return stored dice to the supply (ODD-FEAT-3)."""
        self.hero(seat).stored -= count
        self.supply_of(seat)[HEROIC] += count
        if self.listening:
            self.tell(events.DieReturned(seat, count))

    def cube_supply(self) -> i64:
        """Return the number of cubes that can still be gained: a box has six (ODD-COMP-2)."""
        return (12 if self.content.four else 6) - self.state.cubes - self.state.exiled[EXILED_CUBES]

    def gain_cubes(self, count: i64) -> i64:
        """Gain cubes, limited by the supply (ODD-COMP-2); return how many."""
        gained = min(count, self.cube_supply())
        if gained:
            self.state.cubes += gained
            if self.listening:
                self.tell(events.CubesGained(gained))
        return gained

    def spend_cube(self) -> None:
        """Return a cube to the supply (ODD-POT-1)."""
        self.state.cubes -= 1

    def exile_cube(self, of_party: bool) -> None:
        """Remove a cube of the party, or the one just paid, from the game."""
        if of_party:
            self.state.cubes -= 1
        self.state.exiled[EXILED_CUBES] += 1
        if self.listening:
            self.tell(events.CubeExiled())
