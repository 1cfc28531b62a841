"""What the parts of an outcome are worth to whoever asks for the best line."""


class Weights:
    """Costs of losses and worths of gains, per piece; none is negative.

    `hearts` is the cost of losing so many at once, so that the last ones can weigh more than the first; beyond its
    end each costs as much as its last step. In boss rounds time costs nothing, whatever stands here (ODD-BOSS-10).
    """

    def __init__(
        self,
        hearts: tuple[float, ...] = (0.0, 1.0),
        time: float = 0.3,
        poison: float = 0.6,
        die_left: float = 0.0,
        cube: float = 1.5,
        heal: float = 0.5,
        cure: float = 0.3,
        skull: float = 2.0,
        victory: float = 100.0,
        loot: float = 2.0,
        exiled: float = 0.4,
    ) -> None:
        self.hearts: list[float] = list(hearts)
        self.time = time
        self.poison = poison
        self.die_left = die_left  # worth of a die that stays in a pool
        self.cube = cube
        self.heal = heal  # worth of a damage healed
        self.cure = cure  # worth of a poison token removed
        self.skull = skull  # worth of a damage to the boss
        self.victory = victory  # worth of the damage that ends the fight
        self.loot = loot  # cost of losing the card (ODD-ENC-30)
        self.exiled = exiled  # cost of a die that leaves the game

    def cost_of_hearts(self, count: int) -> float:
        table = self.hearts
        last = len(table) - 1
        if count <= last:
            return table[count]
        step = table[last] - table[last - 1] if last else 0.0
        return table[last] + step * (count - last)
