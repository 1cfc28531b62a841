"""What lies open in a match, as the players of this package look at it."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ludotheque.games.one_deck_dungeon.agents.dice_samples import MOST_DICE
from ludotheque.games.one_deck_dungeon.agents.encounter_forecast import Fighter, Squad
from ludotheque.games.one_deck_dungeon.content.definitions import Limits
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent, PreparedCard
from ludotheque.games.one_deck_dungeon.table.state import CLOSED
from ludotheque.games.one_deck_dungeon.table.state_classes import Door, Encounter
from ludotheque.games.one_deck_dungeon.view import DungeonSeen

EXILING: Final = (3.0, 1.5, 0.8, 0.5)  # hearts that a die out of the game costs by how many more than needed there are
EXILING_SPARE: Final = 0.3  # where there are more than that, less a little for each
SPARE_STEP: Final = 0.02
HEROIC_NEEDED: Final = 2  # besides those of the level


class HeroFacts:
    """One hero."""

    def __init__(self, seat: int, health: int, damage: int, dice: list[int], uses: list[int]) -> None:
        self.seat = seat
        self.health = health
        self.left = health - damage
        self.damage = damage
        self.dice = dice  # icons per colour
        self.uses = uses  # skills and talents that are used, looted or not
        self.poison = 0
        self.stored = 0
        self.storage = 0
        self.items = 0
        self.skills = 0


class Facts:
    """The whole table at one question."""

    def __init__(self, seen: DungeonSeen) -> None:
        kit = seen.kit
        self.seen = seen
        self.kit = kit
        self.state = seen.state()
        state = self.state
        self.identity = state.secrets.identity
        self.floor = int(state.floor)
        self.level = int(state.level)
        self.deck = len(state.deck)
        self.cubes = int(state.cubes)
        self.doors: list[Door] = state.doors
        self.stock = stock_of(kit, state.exiled)
        self.heroes = [self.hero(seat) for seat in range(kit.seats)]
        self.xp = sum([int(self.card(card).xp) for card in state.xp])
        self.xp_needed = seen.level_cost()  # 0 at the top
        self.encounter: Encounter | None = state.encounters[0] if state.encounters else None

    def hero(self, seat: int) -> HeroFacts:
        state = self.state.heroes[seat]
        kit = self.kit
        uses = [*kit.actives(seat, state.focus), *[int(self.card(card).skill) for card in state.skills]]
        found = HeroFacts(seat, self.seen.health(seat), int(state.damage), self.seen.dice_of(seat)[:3], uses)
        found.poison = int(state.poison)
        found.stored = int(state.stored)
        found.storage = int(kit.heroes[seat].storage)
        found.items = len(state.items)
        found.skills = len(state.skills)
        return found

    def card(self, card: int) -> PreparedCard:
        return self.kit.cards[self.identity[card]]

    def unseen(self) -> list[int]:
        """Numbers of the cards that may be in the deck or behind closed doors."""
        left = Counter(self.kit.deck)
        left.subtract([number for number in self.identity if number >= 0])
        return sorted(left.elements())

    def bonus(self) -> int:
        """Heroic dice of the level."""
        return int(self.kit.levels[self.level - 1].bonus_dice)

    def poison(self) -> int:
        return sum(hero.poison for hero in self.heroes)

    def open_doors(self) -> int:
        return sum(1 for door in self.doors if door.opened != CLOSED)

    def leaves(self) -> int:
        return sum(int(self.card(card).leaf) for door in self.doors if door.opened != CLOSED for card in door.cards)

    def limits(self) -> Limits:
        """Items and skills a hero may hold (ODD-LOOT-4)."""
        level = self.kit.levels[self.level - 1]
        return level.solo if self.kit.solo else level.party

    def held(self, dice: Sequence[int]) -> tuple[int, ...]:
        """Icons, as far as there are dice for them."""
        return tuple([min(count, there) for count, there in zip(dice, self.stock, strict=False)])

    def exiling(self) -> tuple[float, ...]:
        """What a die of each colour that leaves the game costs: nearly nothing while nobody misses it."""
        needed = [sum([hero.dice[color] for hero in self.heroes]) for color in range(3)]
        needed.append(self.bonus() + HEROIC_NEEDED)
        spare = [max(0, there - count) for there, count in zip(self.stock, needed, strict=True)]
        return tuple(
            [EXILING[count] if count < len(EXILING) else EXILING_SPARE - SPARE_STEP * count for count in spare]
        )

    def fighter(self, seat: int, combat: bool) -> Fighter:
        """A hero without bonus dice."""
        hero = self.heroes[seat]
        return fighter_of(self.kit, self.held(hero.dice), hero.uses, combat)


def fighter_of(kit: MatchContent, dice: Sequence[int], uses: Sequence[int], combat: bool) -> Fighter:
    """Dice, and those of the uses that serve."""
    served = [use for use in uses if (kit.uses[use].combat if combat else kit.uses[use].peril)]
    return (dice[0], dice[1], dice[2], 0, tuple(served))


def stock_of(kit: MatchContent, exiled: Sequence[int]) -> tuple[int, ...]:
    """Dice of each colour that a group can take at most (ODD-4P-9)."""
    shared = 2 if kit.four else 1
    return tuple([most - -(-int(gone) // shared) for most, gone in zip(MOST_DICE, exiled, strict=False)])


def with_heroic(squad: Squad, count: int) -> Squad:
    """So many heroic dice more for the first."""
    first = squad[0]
    return ((first[0], first[1], first[2], first[3] + count, first[4]), *squad[1:])
