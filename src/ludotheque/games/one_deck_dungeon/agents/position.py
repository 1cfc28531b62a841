"""The public facts of a match that the players of this package use."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ludotheque.games.one_deck_dungeon.agents.dice_samples import MOST_DICE
from ludotheque.games.one_deck_dungeon.agents.encounter_forecast import Fighter, Squad
from ludotheque.games.one_deck_dungeon.content.definitions import Limits
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent, PreparedCard
from ludotheque.games.one_deck_dungeon.table.state import CLOSED
from ludotheque.games.one_deck_dungeon.table.state_classes import Door, EncounterState
from ludotheque.games.one_deck_dungeon.view import DungeonSeen

EXILING: Final = (3.0, 1.5, 0.8, 0.5)  # hearts that exiling a die costs, by the number of surplus dice
EXILING_SPARE: Final = 0.3  # the cost with a larger surplus, which decreases further
SPARE_STEP: Final = 0.02
HEROIC_NEEDED: Final = 2  # in addition to those of the level


class HeroFacts:
    """The facts of one hero."""

    def __init__(self, seat: int, health: int, damage: int, dice: list[int], uses: list[int]) -> None:
        self.seat = seat
        self.health = health
        self.left = health - damage
        self.damage = damage
        self.dice = dice  # icons per color
        self.uses = uses  # usable skills and talents, looted or not
        self.poison = 0
        self.stored = 0
        self.storage = 0
        self.items = 0
        self.skills = 0


class Facts:
    """The facts of the whole table at one question."""

    def __init__(self, seen: DungeonSeen) -> None:
        content = seen.content
        self.seen = seen
        self.content = content
        self.state = seen.state()
        state = self.state
        self.identity = state.secrets.identity
        self.floor = int(state.floor)
        self.level = int(state.level)
        self.deck = len(state.deck)
        self.cubes = int(state.cubes)
        self.doors: list[Door] = state.doors
        self.stock = stock_of(content, state.exiled)
        self.heroes = [self.hero(seat) for seat in range(content.seats)]
        self.xp = sum([int(self.card(card).xp) for card in state.xp])
        self.xp_needed = seen.level_cost()  # 0 at the highest level
        self.encounter: EncounterState | None = state.encounters[0] if state.encounters else None

    def hero(self, seat: int) -> HeroFacts:
        state = self.state.heroes[seat]
        content = self.content
        uses = [*content.actives(seat, state.focus), *[int(self.card(card).skill) for card in state.skills]]
        found = HeroFacts(seat, self.seen.health(seat), int(state.damage), self.seen.dice_of(seat)[:3], uses)
        found.poison = int(state.poison)
        found.stored = int(state.stored)
        found.storage = int(content.heroes[seat].storage)
        found.items = len(state.items)
        found.skills = len(state.skills)
        return found

    def card(self, card: int) -> PreparedCard:
        return self.content.cards[self.identity[card]]

    def unseen(self) -> list[int]:
        """Return the numbers of the cards that may be in the deck or behind closed doors."""
        left = Counter(self.content.deck)
        left.subtract([number for number in self.identity if number >= 0])
        return sorted(left.elements())

    def bonus(self) -> int:
        """Return the number of heroic dice of the level."""
        return int(self.content.levels[self.level - 1].bonus_dice)

    def poison(self) -> int:
        return sum(hero.poison for hero in self.heroes)

    def open_doors(self) -> int:
        return sum(1 for door in self.doors if door.opened != CLOSED)

    def leaves(self) -> int:
        return sum(int(self.card(card).leaf) for door in self.doors if door.opened != CLOSED for card in door.cards)

    def limits(self) -> Limits:
        """Return how many items and skills a hero may have (ODD-LOOT-4)."""
        level = self.content.levels[self.level - 1]
        return level.solo if self.content.solo else level.party

    def held(self, dice: Sequence[int]) -> tuple[int, ...]:
        """Return the icons, limited by the available dice."""
        return tuple([min(count, there) for count, there in zip(dice, self.stock, strict=False)])

    def exiling(self) -> tuple[float, ...]:
        """Return what exiling a die of each color costs: almost nothing while the party has a surplus."""
        needed = [sum([hero.dice[color] for hero in self.heroes]) for color in range(3)]
        needed.append(self.bonus() + HEROIC_NEEDED)
        spare = [max(0, there - count) for there, count in zip(self.stock, needed, strict=True)]
        return tuple(
            [EXILING[count] if count < len(EXILING) else EXILING_SPARE - SPARE_STEP * count for count in spare]
        )

    def fighter(self, seat: int, combat: bool) -> Fighter:
        """Return a hero without bonus dice."""
        hero = self.heroes[seat]
        return fighter_of(self.content, self.held(hero.dice), hero.uses, combat)


def fighter_of(content: MatchContent, dice: Sequence[int], uses: Sequence[int], combat: bool) -> Fighter:
    """Return the dice and the uses that apply in a combat or in a peril."""
    served = [use for use in uses if (content.uses[use].combat if combat else content.uses[use].peril)]
    return (dice[0], dice[1], dice[2], 0, tuple(served))


def stock_of(content: MatchContent, exiled: Sequence[int]) -> tuple[int, ...]:
    """Return how many dice of each color a group can take at most (ODD-4P-9)."""
    shared = 2 if content.four else 1
    return tuple([most - -(-int(gone) // shared) for most, gone in zip(MOST_DICE, exiled, strict=False)])


def with_heroic(squad: Squad, count: int) -> Squad:
    """Return the squad with this many more heroic dice for its first hero."""
    first = squad[0]
    return ((first[0], first[1], first[2], first[3] + count, first[4]), *squad[1:])
