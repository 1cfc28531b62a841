"""The value of things in points of damage: all weights of the sensible agent."""

from typing import Final

from ludotheque.games.dice_throne.agents.position import Position
from ludotheque.games.dice_throne.agents.text_evaluator import TextOutcome

KILL: Final = 40.0
HEALING: Final = 0.9
CP: Final = 1.1
CARD: Final = 1.3
TAKEN: Final = 0.8  # what an opponent's loss is worth, as a part of its value to oneself
CP_STEPS: Final = (1.4, 1.3, 1.2, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0)
"""The value of the first, second … fifteenth Combat Point: each one adds less than the one before."""

LASTING: Final = (1.0, 1.0, 2.0, 3.5)
"""The expected number of further turns, by the stage of the game."""


class Shield:
    """The effect of the opponent's defence on a defendable attack."""

    def __init__(self, worth: float, kept: list[float], struck: list[float]) -> None:
        self.worth = worth  # to the defender
        self.kept = kept  # chances that it prevents or heals at most 0, 1, 2 …
        self.struck = struck  # chances that it deals at least 0, 1, 2 … damage in return

    def lets_through(self, margin: int) -> float:
        """Return the chance that an attack with this margin still defeats."""
        if margin < 0:
            return 0.0
        return self.kept[margin] if margin < len(self.kept) else 1.0

    def strikes(self, health: int) -> float:
        """Return the chance that the damage in return defeats a player with this health."""
        return self.struck[health] if health < len(self.struck) else 0.0


NO_SHIELD: Final = Shield(0.0, [], [])


def cp_worth(have: int, change: int) -> float:
    """Return the value of gaining or paying Combat Points for a player who has this many."""
    after = max(0, min(len(CP_STEPS), have + change))
    return sum(CP_STEPS[have:after]) - sum(CP_STEPS[after:have])


def fight_worth(position: Position, shield: Shield, tally: TextOutcome, bonus: int) -> float:
    """Return the value of the damage dealt, bonuses of tokens included, less the damage in return."""
    foe = position.foe
    total = tally.normal + tally.sure + bonus
    if not total:
        return 0.0
    waiting = foe.incoming
    value = float(min(total, max(0, foe.health - waiting)))
    margin = waiting + total - foe.health
    certain = 1.0 if waiting >= foe.health else 0.0
    if tally.normal and tally.defendable and not position.attacking:
        value -= shield.worth + KILL * shield.strikes(position.own.health)
        return value + KILL * (shield.lets_through(margin) - certain)
    return value + (KILL * (1.0 - certain) if margin >= 0 else 0.0)


def health_worth(position: Position, tally: TextOutcome) -> float:
    """Return the value of changes to the own dial: damage, healing and prevention."""
    if not (tally.hurt or tally.heal or tally.prevent):
        return 0.0
    own = position.own
    kept_off = min(tally.prevent, own.incoming)
    room = max(0, position.cap - own.health + own.incoming - kept_off)
    value = kept_off - tally.hurt + HEALING * min(tally.heal, room)
    fell = own.incoming >= own.health
    falls = own.incoming + tally.hurt - kept_off - tally.heal >= own.health
    return value + KILL * (int(fell) - int(falls))


def goods_worth(position: Position, tally: TextOutcome) -> float:
    """Return the value of Combat Points, cards, and of what benefits the opponent."""
    value = tally.bonus
    if tally.cp:
        value += CP * tally.cp
    if tally.cards:
        value += CARD * tally.cards
    if tally.foe_cp or tally.foe_cards:
        value -= TAKEN * (CP * tally.foe_cp + CARD * tally.foe_cards)
    if tally.foe_heal or tally.foe_prevent:
        value -= HEALING * tally.foe_heal + min(tally.foe_prevent, position.foe.incoming)
    return value
