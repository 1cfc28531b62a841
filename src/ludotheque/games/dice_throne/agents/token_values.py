"""Worth with tokens: one token is worth what its hooks do to its holder and what abilities make of it."""

from typing import Final

from ludotheque.games.dice_throne.agents.base_values import TYPICAL_ATTACK, Plain, plain_turn
from ludotheque.games.dice_throne.agents.branching_effects import price
from ludotheque.games.dice_throne.agents.outcome import Tally
from ludotheque.games.dice_throne.agents.position import Scene, opening_scene
from ludotheque.games.dice_throne.agents.text_evaluator import Reader
from ludotheque.games.dice_throne.agents.value_cache import Book
from ludotheque.games.dice_throne.agents.weights import CARD, CP, LASTING
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import Act, Moment, Quantity, Replaced, Use
from ludotheque.games.dice_throne.content.vocabulary import Amount, CostKind, Effects
from ludotheque.games.dice_throne.table.hook_sources import SourceKit

MARGINAL_TURNS: Final = 1.3  # how many turns a counted token serves on average
RARE: Final = 0.5  # hooks whose moment may never come
USED: Final = 0.7  # how much of a spendable token's best use comes true
DEFEAT: Final = 12.0
FEW, MANY = 1, 3


class Full(Plain):
    """Everything, tokens included."""

    def __init__(self, book: Book, scene: Scene) -> None:
        super().__init__(book, scene)
        self.own_tokens: dict[int, float] = {}
        self.foe_tokens: dict[int, float] = {}

    def token(self, mine: bool, status: int) -> float:
        known = self.own_tokens if mine else self.foe_tokens
        value = known.get(status)
        if value is None:
            scene = self.scene if mine else self.scene.turned()
            value = known[status] = token_worth(self.book, scene, status)
        return value

    def worth(self, tally: Tally) -> float:
        value = super().worth(tally)
        for status, change in tally.tokens.items():
            if change:
                value += change * self.token(True, status)
        for status, change in tally.foe_tokens.items():
            if change:
                value -= change * self.token(False, status)
        return value


def token_worth(book: Book, scene: Scene, status: int) -> float:
    """One token to its holder, the own side, who may buy it off where its text allows that."""
    worth = burden(book, scene, status)
    if worth >= 0:
        return worth
    for hook in book.kit.sources[status].uses:
        if len(hook.pay) == 1 and hook.pay[0].kind is CostKind.CP and isinstance(hook.pay[0].count, Amount):
            price = hook.pay[0].count.base
            if scene.own.cp >= price:
                worth = max(worth, -CP * price)
    return worth


def burden(book: Book, scene: Scene, status: int) -> float:
    """One token to its holder if it stays until its text takes it away."""
    key = (scene.own.seat, scene.foe.seat, status, scene.stage)
    known = book.tokens.get(key)
    if known is None:
        known = book.tokens.keep(key, hooks_worth(book, scene, book.kit.sources[status]))
    return known


def hooks_worth(book: Book, scene: Scene, kit: SourceKit) -> float:
    seats = (scene.own.seat, scene.foe.seat)
    calm = opening_scene(book.kit, *seats)
    calm.own.tokens[kit.index] = 1
    calm.own.incoming = TYPICAL_ATTACK
    lasting = LASTING[scene.stage]
    reader = Plain(book, calm).reader
    return (
        triggers_worth(reader, kit, lasting)
        + replaces_worth(book, seats, kit)
        + modifies_worth(kit, lasting)
        + uses_worth(reader, kit)
        + counted_worth(book, seats, kit.index)
    )


def triggers_worth(reader: Reader, kit: SourceKit, lasting: float) -> float:
    """What it does by itself: once if it then goes, otherwise turn after turn."""
    total = 0.0
    for hook in kit.ats:
        value = reader.mean(hook.effects)
        if hook.moment is Moment.OWN_UPKEEP:
            total += value * (1.0 if goes(hook.effects, kit.id) else lasting)
        elif hook.moment is Moment.INFLICTING_ATTACK_END:
            total += value
        else:
            total += RARE * value
    return total


def goes(effects: Effects, status: str) -> bool:
    return any(isinstance(effect, e.Remove) and effect.status == status for effect in effects)


def replaces_worth(book: Book, seats: tuple[int, int], kit: SourceKit) -> float:
    """What the holder misses, or is spared."""
    total = 0.0
    for hook in kit.replaces:
        if hook.event is Replaced.OWN_INCOME_PHASE:
            total -= CP + CARD
        elif hook.event is Replaced.OWN_OFFENSIVE_PHASE:
            total -= plain_turn(book, *seats)
        elif hook.event is Replaced.OWN_DEFEAT:
            total += DEFEAT
        elif hook.event is Replaced.OWN_OFFENSIVE_DAMAGE:
            total -= TYPICAL_ATTACK
        elif hook.event is Replaced.DAMAGE_FROM_OPPONENT_OFFENCE:
            total += TYPICAL_ATTACK
    return total


def modifies_worth(kit: SourceKit, lasting: float) -> float:
    total = 0.0
    for hook in kit.modifies:
        if hook.quantity is Quantity.OWN_ATTACK_DAMAGE:
            total += hook.by.base * lasting
        elif hook.quantity is Quantity.INCOMING_ATTACK_DAMAGE:
            total -= hook.by.base * lasting
    if any(hook.act is not Act.ANY_ACTION for hook in kit.forbids):
        total -= RARE * TYPICAL_ATTACK
    return total


def uses_worth(reader: Reader, kit: SourceKit) -> float:
    """The best thing it can be spent on."""
    spent = [hook for hook in kit.uses if any(cost.kind is CostKind.SPEND for cost in hook.pay)]
    return USED * max((reader.mean(hook.effects + hook.per_paid) / units(hook) for hook in spent), default=0.0)


def units(hook: Use) -> int:
    """How many tokens it costs."""
    return max(1, price(hook.pay[0]))


def counted_worth(book: Book, seats: tuple[int, int], status: int) -> float:
    """What one more brings to the abilities that count it."""
    if status not in book.read_by[seats[0]]:
        return 0.0
    gained = plain_turn(book, *seats, status, MANY) - plain_turn(book, *seats, status, FEW)
    return MARGINAL_TURNS * max(0.0, gained) / (MANY - FEW)
