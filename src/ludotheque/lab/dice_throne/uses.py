"""What can be used in a Dice Throne match, and a player who goes for what has been used least."""

from functools import cache
from itertools import product
from random import Random
from typing import Final

from ludotheque.dice_throne.actions import ANNOUNCE, DEFEND, NO_ABILITY, PLAY, REROLL, SPEND
from ludotheque.dice_throne.kit import ROWS, UPGRADE, HeroKit, Kit
from ludotheque.dice_throne.odds import STOP, KeepTable, chance_table
from ludotheque.dice_throne.sources import HOOKS_PER_SOURCE, STATUS, SourceKit
from ludotheque.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision

WISHED: Final = 0.85  # how often a wish comes before chance
NONE: Final = -1  # where a board has no ability or defence
ENOUGH: Final = 6  # answers towards one wish in a game: two players who only wish to heal would never end it


class Names:
    """The things of one match that can be used, each by a name that is the same in every match."""

    def __init__(self, kit: Kit) -> None:
        self.cards: dict[int, str] = {}
        for name, index in kit.card_index.items():
            self.cards[index] = f"card {name}" if "/" in name else f"card common/{name}"
        self.abilities: dict[int, str] = {}
        self.defences: dict[int, str] = {}
        self.passives: dict[int, str] = {}
        for hero in kit.heroes:
            self.name_board(hero)
        statuses = [source for source in kit.sources if source.kind == STATUS]
        self.placed = {status.id: f"status {status.id}, placed" for status in statuses}
        self.spent = {
            source.index * HOOKS_PER_SOURCE + place: f"{self.source(source)}, used ({place})"
            for source in kit.sources
            for place in range(len(source.uses))
        }
        self.all = self.everything(kit)

    def source(self, source: SourceKit) -> str:
        """A token, a companion, or a passive with its level."""
        kind = "status" if source.kind == STATUS else "companion"
        return self.passives.get(source.index, f"{kind} {source.id}")

    def name_board(self, hero: HeroKit) -> None:
        for (slot, name), level in product(enumerate(hero.slots), (1, 2, 3)):
            version = f"{hero.id}/{name} {level}"
            self.abilities[hero.offence[slot][level]] = f"ability {version}"
            self.abilities[hero.added[slot][level]] = f"ability {version} added"
            self.defences[hero.defence[slot][level]] = f"defence {version}"
            self.passives[hero.passive[slot][level]] = f"passive {version}"
        self.abilities.pop(NONE, None)
        self.defences.pop(NONE, None)

    def everything(self, kit: Kit) -> list[str]:
        dealt = sorted({card for hero in kit.heroes for card in hero.deck})
        rows = [
            self.row(ability * ROWS + row)
            for ability in sorted(self.abilities)
            for row in range(len(kit.abilities[ability].met))
        ]
        cards = [self.cards[card] for card in dealt]
        return cards + rows + list(self.defences.values()) + list(self.placed.values()) + list(self.spent.values())

    def row(self, announced: int) -> str:
        """A row of an ability, by the number under which it is announced."""
        ability, row = divmod(announced, ROWS)
        return f"{self.abilities[ability]}, row {row + 1}"

    def of_action(self, action: int, card: int) -> str:
        """What an answer uses; `card` is the identity of the card it plays."""
        verb = action >> ARGUMENT_BITS << ARGUMENT_BITS
        if verb == PLAY:
            return self.cards[card]
        if verb == SPEND:
            return self.spent[action & ARGUMENT_MASK]
        if verb == DEFEND:
            return self.defences[action & ARGUMENT_MASK]
        return self.row(action & ARGUMENT_MASK) if verb == ANNOUNCE else ""


@cache
def keeping_for(kit: Kit, announced: int) -> KeepTable:
    """How to roll for a row of an ability."""
    ability, row = divmod(announced, ROWS)
    return chance_table(kit.abilities[ability].met[row], 4)


class Seeker:
    """Prefers what its wishes name, in their order; rolls for wished abilities; otherwise takes anything."""

    def __init__(self, names: Names, wishes: list[str], random: Random) -> None:
        self.names = names
        self.rank = {name: place for place, name in enumerate(wishes)}
        self.random = random
        self.left = [ENOUGH] * len(wishes)

    def count_down(self, place: int) -> None:
        """A wish that was fulfilled often enough is none any more."""
        self.left[place] -= 1
        if not self.left[place]:
            self.rank = {name: other for name, other in self.rank.items() if other != place}

    def __call__(self, decision: Decision, seen: DiceSeen) -> int:
        if self.random.random() < WISHED:
            wished = self.wished(decision, seen)
            if wished >= 0:
                return wished
        verbs = sorted({option >> ARGUMENT_BITS for option in decision.options})
        verb = self.random.choice(verbs)
        return self.random.choice([option for option in decision.options if option >> ARGUMENT_BITS == verb])

    def wished(self, decision: Decision, seen: DiceSeen) -> int:
        """The option of the first wish; a reroll towards a wish; an upgrade; -1 for none of these."""
        ranked = [
            (self.rank[name], option) for option in decision.options if (name := self.use(option, seen)) in self.rank
        ]
        if ranked:
            place, option = min(ranked)
            self.count_down(place)
            return option
        if NO_ABILITY in decision.options:
            return self.aimed(decision, seen)
        upgrades = [option for option in decision.options if self.is_upgrade(option, seen)]
        return self.random.choice(upgrades) if upgrades else -1

    def use(self, option: int, seen: DiceSeen) -> str:
        kit = seen.card(option - PLAY) if option >> ARGUMENT_BITS == PLAY >> ARGUMENT_BITS else None
        return self.names.of_action(option, kit.index if kit is not None else -1)

    def is_upgrade(self, option: int, seen: DiceSeen) -> bool:
        kit = seen.card(option - PLAY) if option >> ARGUMENT_BITS == PLAY >> ARGUMENT_BITS else None
        return kit is not None and kit.kind == UPGRADE

    def aimed(self, decision: Decision, seen: DiceSeen) -> int:
        """The reroll that brings the first wished row on the board nearest."""
        throw = seen.throw()
        if throw is None or throw.attempts <= 0:
            return -1
        board = seen.kit.versions(seen.kit.heroes[decision.owner], seen.levels(decision.owner))
        rows = [ability * ROWS + row for ability in board for row in range(len(seen.kit.abilities[ability].met))]
        wished = [(self.rank[self.names.row(row)], row) for row in rows if self.names.row(row) in self.rank]
        if not wished:
            return -1
        keep = keeping_for(seen.kit, min(wished)[1]).best_keep(throw.dice, min(throw.attempts, 4))
        return REROLL + (STOP & ~keep) if keep != STOP else -1
