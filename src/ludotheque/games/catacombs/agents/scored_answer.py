"""An answer with what speaks for it."""

from dataclasses import dataclass

from ludotheque.games.catacombs.table.state import NOBODY


@dataclass(frozen=True)
class Choice:
    """One answer: what it is worth in tokens, and what is to be expected of it."""

    action: int
    value: float
    why: str  # the kind of reason
    damage: float = 0.0  # on average
    chance: float = 0.0  # to hit an enemy at all
    victim: int = NOBODY  # whom it hits most often
    exposed: float = 0.0  # the chance that the enemy who acts next has an open line to hit us by


def by_value(choice: Choice) -> float:
    return choice.value


def ranked(choices: list[Choice]) -> list[Choice]:
    """Best first; equal ones stay in their order."""
    return sorted(choices, key=by_value, reverse=True)
