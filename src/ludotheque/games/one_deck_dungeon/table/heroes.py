"""What happens to heroes: damage, poison, stored dice, and the party's cubes."""

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.dice import DiceAtoms
from ludotheque.games.one_deck_dungeon.table.die import HEROIC
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedHero
from ludotheque.games.one_deck_dungeon.table.state import EXILED_CUBES, EXILED_POISON
from ludotheque.games.one_deck_dungeon.table.state_classes import HeroState


class HeroAtoms(DiceAtoms):
    """Every change on a hero card or the turn sequence card."""

    def hero(self, seat: i64) -> HeroState:
        return self.state.heroes[seat]

    def hero_kit(self, seat: i64) -> PreparedHero:
        return self.kit.heroes[seat]

    def in_boss_fight(self) -> bool:
        return self.state.floor > 3

    def wound(self, seat: i64, count: i64, cause: str) -> None:
        """Damage on a hero; what it leads to is the rules' business."""
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
        """Tokens that can still be placed (ODD-POISON-5)."""
        on_heroes: i64 = 0
        for hero in self.state.heroes:
            on_heroes += hero.poison
        return self.kit.poison_tokens - self.state.exiled[EXILED_POISON] - on_heroes

    def poison(self, seat: i64, count: i64) -> None:
        """Tokens on a hero."""
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
        """A heroic die goes from the supply on the hero card (ODD-FEAT-4)."""
        self.supply_of(seat)[HEROIC] -= 1
        self.hero(seat).stored += 1
        if self.listening:
            self.tell(events.DieStored(seat))

    def return_stored(self, seat: i64, count: i64) -> None:
        """Stored dice go back to the supply (ODD-FEAT-3)."""
        self.hero(seat).stored -= count
        self.supply_of(seat)[HEROIC] += count
        if self.listening:
            self.tell(events.DieReturned(seat, count))

    def cube_supply(self) -> i64:
        """Cubes that can still be gained: a box holds six (ODD-COMP-2)."""
        return (12 if self.kit.four else 6) - self.state.cubes - self.state.exiled[EXILED_CUBES]

    def gain_cubes(self, count: i64) -> i64:
        """Cubes from the supply, as many as there are (ODD-COMP-2)."""
        gained = min(count, self.cube_supply())
        if gained:
            self.state.cubes += gained
            if self.listening:
                self.tell(events.CubesGained(gained))
        return gained

    def spend_cube(self) -> None:
        """It goes back to the supply (ODD-POT-1)."""
        self.state.cubes -= 1

    def exile_cube(self, of_party: bool) -> None:
        """A cube of the party, or the one just paid, leaves the game."""
        if of_party:
            self.state.cubes -= 1
        self.state.exiled[EXILED_CUBES] += 1
        if self.listening:
            self.tell(events.CubeExiled())
