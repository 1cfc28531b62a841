"""What happens to dice: between supply, pools, boxes, hero cards and out of the game."""

from bisect import insort
from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.die import COLORS, HEROIC, SIDES, color_of, die, with_value
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent, PreparedCard
from ludotheque.games.one_deck_dungeon.table.state_classes import Box, DungeonState, Encounter
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.table import Answers, Table

DICE: Final = 0  # the stream of dice
DECK: Final = 1  # the stream of shuffles
NO_OPTION: Final = -1
NONE_ROLLED: Final = [0] * (SIDES + 1)  # how often each value came up; the first place is for no value


class DiceAtoms(Table):
    """Every move of dice; a die is always in exactly one place (ODD-DICE-1)."""

    def __init__(
        self, state: DungeonState, kit: MatchContent, chance: tuple[Chance, Ledger | None], answers: Answers
    ) -> None:
        super().__init__(state, chance[0], answers, chance[1])
        self.state = state
        self.kit = kit

    def card(self, card: i64) -> PreparedCard:
        """What lies under an id; rules look only at cards that are face up."""
        return self.kit.cards[self.state.secrets.identity[card]]

    def encounter(self) -> Encounter:
        if not self.state.encounters:
            raise BrokenRule("no encounter is under way")
        return self.state.encounters[0]

    def supply_of(self, seat: i64) -> list[int]:
        """The dice a hero can take now: those of the encounter, of a pair that is done, or the rest."""
        state = self.state
        if state.encounters and seat in state.encounters[0].seats:
            return state.encounters[0].supply
        done = seat in state.met and len(state.met) < self.kit.seats
        return state.apart if done else state.supply

    def pool(self, seat: i64) -> list[int]:
        encounter = self.encounter()
        return encounter.pools[encounter.seats.index(seat)]

    def begin_encounter(self, card: i64, seats: list[int], was_open: i64) -> Encounter:
        """Heroes face a card with their share of the dice; -1 is the boss."""
        pools: list[list[int]] = [[] for _ in seats]
        encounter = Encounter(
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
        """All dice, of which the first of two pairs leaves the other one half (ODD-4P-9, AMB-34)."""
        supply = self.state.supply
        first = self.kit.four and not self.state.met
        share = [(count + 1) // 2 if first else count for count in supply]
        for color in range(COLORS):
            supply[color] -= share[color]
        return share

    def end_encounter(self) -> None:
        """These heroes are done; all dice of pools and boxes go back (ODD-DICE-16)."""
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
        """These heroes are done without one."""
        self.finish_meeting(seats, self.take_share())

    def finish_meeting(self, seats: list[int], share: list[int]) -> None:
        """The dice of the pair that is done first lie apart until the other one is done too (AMB-34)."""
        state = self.state
        state.met.extend(seats)
        if len(state.met) < self.kit.seats:
            state.apart = share
            return
        for color in range(COLORS):
            state.supply[color] += share[color] + state.apart[color]
        state.apart = [0] * COLORS

    def add_boxes(self, boxes: list[Box]) -> None:
        self.encounter().boxes.extend(boxes)

    def choose_peril(self, option: i64) -> None:
        encounter = self.encounter()
        encounter.option = option
        if self.listening:
            self.tell(events.PerilChosen(self.card(encounter.card).id, option))

    def belongs(self, code: i64) -> bool:
        """In a peril only heroic dice and those of the chosen colour stay (ODD-ENC-15)."""
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
        """Stored dice join the pool (ODD-FEAT-3)."""
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
        """Some texts count how often a value came up."""
        counts = self.encounter().rolled
        for code in rolled:
            counts[code & 7] += 1

    def gain(self, seat: i64, codes: list[int]) -> list[int]:
        """Dice at set values, as far as the supply has them (ODD-DICE-4); says which came."""
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
        """Dice of a pool show other values."""
        pool = self.pool(seat)
        for code in before:
            pool.remove(code)
        for code in after:
            insort(pool, code)
        if self.listening and before:
            self.tell(events.DiceChanged(seat, tuple(before), tuple(after)))

    def discard_dice(self, seat: i64, codes: list[int], cause: str) -> None:
        """Dice go back to the supply at once (ODD-DICE-2)."""
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
        """Dice (seat << 8 | code) go on a box; a first cover of two goes back to the supply (ODD-BOSS-13)."""
        encounter = self.encounter()
        box = encounter.boxes[place]
        for pick in picks:
            self.pool(pick >> 8).remove(pick & 255)
            box.dice.append(pick & 255)
        box.needed -= 1
        if self.listening:
            dice = tuple([pick & 255 for pick in picks])
            self.tell(events.BoxCovered(place, tuple([pick >> 8 for pick in picks]), dice, box.needed == 0))
        if box.needed:
            for code in box.dice:
                encounter.supply[color_of(code)] += 1
            box.dice.clear()

    def make_heroic(self, seat: i64, picks: list[int], value: i64) -> None:
        """Dice (seat << 8 | code) become one heroic die (ODD-DICE-9..11)."""
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
        """Swap a die for one of another colour that shows the same value; needs one in the supply."""
        supply = self.encounter().supply
        if supply[color] == 0:
            return False
        supply[color] -= 1
        supply[color_of(code)] += 1
        self.set_dice(seat, [code], [int(die(color, code & 7))])
        return True

    def exile_from_supply(self, seat: i64, color: i64) -> None:
        """A die leaves the game (ODD-EXILE-1)."""
        self.supply_of(seat)[color] -= 1
        self.note_exiled(color)

    def exile_from_pool(self, seat: i64, code: i64) -> None:
        self.pool(seat).remove(code)
        self.note_exiled(color_of(code))

    def exile_from_box(self, box: Box) -> None:
        for code in box.dice:
            self.note_exiled(color_of(code))
        box.dice.clear()

    def note_exiled(self, color: i64) -> None:
        self.state.exiled[color] += 1
        if self.listening:
            self.tell(events.DiceExiled(tuple([1 if other == color else 0 for other in range(COLORS)])))

    def unexile(self, seat: i64, color: i64) -> None:
        """An exiled die comes back to the supply."""
        self.state.exiled[color] -= 1
        self.supply_of(seat)[color] += 1
        if self.listening:
            self.tell(events.DiceReturned(tuple([1 if other == color else 0 for other in range(COLORS)])))

    def note_ignore(self, seat: i64, icon: str, code: int) -> None:
        """Icons that will be taken off the sum in step 5: icon << 16 | needed in the sum << 8 | count."""
        self.encounter().ignores.append(code)
        if self.listening:
            self.tell(events.IconsIgnored(seat, icon, code & 255))

    def mark_used(self, seat: i64, use: i64) -> None:
        self.encounter().used.append(seat << 12 | use)
