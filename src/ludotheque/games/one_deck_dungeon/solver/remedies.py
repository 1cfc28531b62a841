"""What heals and cures of step 4 remove, each from the hero with whom they do most together."""

from typing import Final

from ludotheque.games.one_deck_dungeon.solver.problem import HEAL, Op, Problem

SAME: Final = 1 << 16
HEALS: Final = 1 << 17


def remedy_of(op: Op) -> int:
    """A heal or cure as one number: what it is, whom it can reach, how much it removes."""
    return (HEALS if op.kind == HEAL else 0) | (SAME if op.same else 0) | op.heroes << 8 | op.count


class Remedies:
    """The best choice of heroes for every list of remedies; each is worked out once."""

    def __init__(self, problem: Problem) -> None:
        self.weights = problem.weights
        self.damage = problem.damage
        self.poison = problem.poison
        self.known: dict[tuple[int, ...], tuple[int, int]] = {}

    def best(self, remedies: list[int]) -> tuple[int, int]:
        """Damage healed and poison tokens removed."""
        if not remedies or not (any(self.damage) or any(self.poison)):
            return 0, 0
        key = tuple(remedies)
        found = self.known.get(key)
        if found is None:
            found = self.applied(remedies, -1, self.damage, self.poison)
            self.known[key] = found
        return found

    def applied(self, remedies: list[int], last: int, damage: list[int], poison: list[int]) -> tuple[int, int]:
        """The first of them for each hero it can reach, then the others."""
        if not remedies:
            return 0, 0
        first = remedies[0]
        heroes = [last] if first & SAME and last >= 0 else self.reached(first, damage, poison)
        if not heroes:
            return self.applied(remedies[1:], -1, damage, poison)
        best = (0, 0)
        for hero in heroes:
            for healed, cured in removals(first, damage[hero], poison[hero]):
                less_damage, less_poison = damage[:], poison[:]
                less_damage[hero] -= healed
                less_poison[hero] -= cured
                rest = self.applied(remedies[1:], hero, less_damage, less_poison)
                found = (healed + rest[0], cured + rest[1])
                if self.worth(found) > self.worth(best):
                    best = found
        return best

    def reached(self, remedy: int, damage: list[int], poison: list[int]) -> list[int]:
        """Heroes whom it would help, one of those who ail alike."""
        found: list[int] = []
        for hero in range(len(damage)):
            ails = poison[hero] or (damage[hero] and remedy & HEALS)
            if not ails or not remedy >> 8 + hero & 1:
                continue
            if not any((damage[other], poison[other]) == (damage[hero], poison[hero]) for other in found):
                found.append(hero)
        return found

    def worth(self, removed: tuple[int, int]) -> float:
        return removed[0] * self.weights.heal + removed[1] * self.weights.cure


def removals(remedy: int, damage: int, poison: int) -> list[tuple[int, int]]:
    """Damage and tokens that go: as much as possible, either of them for each point of a heal (ODD-POISON-6)."""
    count = remedy & 255
    if not remedy & HEALS:
        return [(0, min(count, poison))]
    most = min(count, damage + poison)
    return [(healed, most - healed) for healed in range(max(0, most - poison), min(most, damage) + 1)]
