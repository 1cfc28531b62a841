"""A player of Dice Throne who goes for what has been used least."""

from functools import cache
from random import Random
from typing import Final

from ludotheque.agents.goals import Goals
from ludotheque.games.dice_throne.lab.usage import UsageNames
from ludotheque.games.dice_throne.table.actions import NO_ABILITY, PLAY, REROLL
from ludotheque.games.dice_throne.table.match_content import ROWS, UPGRADE
from ludotheque.games.dice_throne.table.odds import STOP, KeepTable, chance_table
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision

WISHED: Final = 0.85  # how often a wish comes before chance
ATTEMPTS: Final = 4  # rerolls that are looked ahead
ENOUGH: Final = 6  # answers towards one wish in a game: two players who only wish to heal would never end it


@cache
def keeping_for(met: tuple[bool, ...]) -> KeepTable:
    """How to roll for what these rolls meet; many heroes and all matches share it."""
    return chance_table(list(met), ATTEMPTS)


class CoverageAgent:
    """Prefers what its wishes name, in their order; rolls for wished abilities; otherwise takes anything."""

    def __init__(self, names: UsageNames, wishes: list[str], random: Random) -> None:
        self.names = names
        self.goals = Goals(wishes, ENOUGH)
        self.random = random

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
            (self.goals.rank[name], option)
            for option in decision.options
            if (name := self.use(option, seen)) in self.goals.rank
        ]
        if ranked:
            place, option = min(ranked)
            self.goals.serve(place)
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
        wished = [(self.goals.rank[self.names.row(row)], row) for row in rows if self.names.row(row) in self.goals.rank]
        if not wished:
            return -1
        ability, row = divmod(min(wished)[1], ROWS)
        table = keeping_for(tuple(seen.kit.abilities[ability].met[row]))
        keep = table.best_keep(throw.dice, min(throw.attempts, ATTEMPTS))
        again = REROLL + (STOP & ~keep)
        return again if again in decision.options else -1  # an attempt may have a price
