"""How a fight against the boss may end: hearts it takes until the boss falls, by what single rounds bring."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.encounter_forecast import Outlook

MOST_HEARTS: Final = 30
POISON: Final = 0.7  # hearts that a poison token costs in the end


class Fight:
    """The chance to win with so many hearts left against a boss that can take so much more damage."""

    def __init__(self, outlook: Outlook, health: int) -> None:
        self.health = health
        self.rounds: list[tuple[int, int]] = []
        carry = 0.0
        for outcome in outlook.outcomes:
            hearts = outcome[0] + POISON * outcome[2] + carry
            whole = int(hearts + 1e-9)
            carry = hearts - whole
            self.rounds.append((whole, int(outcome[3])))
        self.chances: list[list[float]] = [[0.0] * (health + 1)]
        for hearts in range(1, MOST_HEARTS + 1):
            self.chances.append(self.row(hearts))

    def row(self, hearts: int) -> list[float]:
        found = [1.0]
        for left in range(1, self.health + 1):
            total = 0.0
            count = 0
            for lost, hits in self.rounds:
                if not lost and hits <= 0:
                    continue  # a round that changes nothing
                count += 1
                if lost < hearts:
                    after = max(0, min(self.health, left - hits))
                    rows = found if not lost else self.chances[hearts - lost]
                    total += rows[after]
            found.append(total / count if count else 1.0)
        return found

    def chance(self, hearts: float, left: int) -> float:
        """With so many hearts, broken ones too."""
        hearts = min(float(MOST_HEARTS), max(0.0, hearts))
        whole = min(MOST_HEARTS - 1, int(hearts))
        share = hearts - whole
        left = min(self.health, left)
        return (1 - share) * self.chances[whole][left] + share * self.chances[whole + 1][left]

    def need(self, left: int) -> float:
        """Hearts that it takes on average, as far as they are counted."""
        return sum([1.0 - row[min(self.health, left)] for row in self.chances])
