"""Whom an activated ability shall hit: the attacker's choice, or that of those who may be hit."""

from ludotheque.games.dice_throne.agents.answers import PRESSURE
from ludotheque.games.dice_throne.agents.cards import DecisionContext
from ludotheque.games.dice_throne.agents.position import Position, scene_between
from ludotheque.games.dice_throne.agents.value_cache import RowNote
from ludotheque.games.dice_throne.agents.values import Full, announced_note, chance_to_defeat, row_worth
from ludotheque.games.dice_throne.agents.weights import CARD
from ludotheque.games.dice_throne.table.actions import ANNOUNCE, PLAYER
from ludotheque.games.dice_throne.table.match_content import ROWS


class Aim:
    """The ability under way, as it would go against one target."""

    def __init__(self, now: DecisionContext, target: int) -> None:
        seen = now.seen
        attack = seen.attack()
        if attack is None:
            raise LookupError("nothing is under way that could have a target")
        self.target = target
        self.scene: Position = scene_between(seen, attack.attacker, target)
        self.leader = bool(attack.is_attack) and target in seen.leaders()
        throw = seen.throw()
        dice = tuple(sorted(throw.dice)) if throw is not None else ()
        announced = ANNOUNCE + attack.ability * ROWS + attack.row
        self.note: RowNote = announced_note(now.book, self.scene, announced, dice)
        self.shield = Full(now.book, self.scene).shield()
        self.defeat = chance_to_defeat(now.book, self.scene, self.note)

    def worth(self) -> float:
        """To the attacker: defeat first, then how much of what is left it takes, and the card for a Leader."""
        scene = self.scene
        value = row_worth(self.note, self.shield, scene.own.health, scene.foe.health)
        value += PRESSURE * min(1.0, self.note.damage() / max(1, scene.foe.health))
        return value + (CARD if self.leader else 0.0)


def target_scores(now: DecisionContext, options: list[int]) -> list[float]:
    """What each target is worth to the one who is asked: attackers want most, those who may be hit want least."""
    sign = 1.0 if now.seen.attacker() == now.seat else -1.0
    return [sign * Aim(now, option - PLAYER).worth() for option in options]
