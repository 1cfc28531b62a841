"""Worth without tokens, of texts, defences and whole turns: what the worth of tokens is built on."""

from typing import Final

from ludotheque.games.dice_throne.agents import branching_effects, simple_effects
from ludotheque.games.dice_throne.agents.outcome import Tally, Weighted
from ludotheque.games.dice_throne.agents.position import Scene, opening_scene
from ludotheque.games.dice_throne.agents.text_evaluator import Reader
from ludotheque.games.dice_throne.agents.value_cache import Book
from ludotheque.games.dice_throne.agents.weights import NO_SHIELD, Shield, fight_worth, goods_worth, health_worth
from ludotheque.games.dice_throne.content.hook_types import Quantity
from ludotheque.games.dice_throne.table.odds import ROLLS, KeepTable

READING: Final = (branching_effects, simple_effects)
"""The modules that say what effects come to; importing them fills the register."""

TYPICAL_ATTACK: Final = 6
USUAL_TURN: Final = 5.0
NO_STATUS: Final = -1


class Plain:
    """Damage, healing, cards and Combat Points only; no token counts. Breaks the circle turn → token → turn."""

    def __init__(self, book: Book, scene: Scene) -> None:
        self.book = book
        self.scene = scene
        self.bonus = attack_bonus(scene)
        self.reader = Reader(scene, self.worth, self.token)
        self.foe_shield: Shield | None = None

    def token(self, mine: bool, status: int) -> float:
        """One token's worth to its holder."""
        return 0.0

    def shield(self) -> Shield:
        """The best defence of the opponent's board."""
        if self.foe_shield is None:
            own, foe = self.scene.own, self.scene.foe
            shields = [defence_shield(self.book, (foe.seat, own.seat), each, type(self)) for each in foe.defences()]
            self.foe_shield = max((NO_SHIELD, *shields), key=lambda shield: shield.worth)
        return self.foe_shield

    def worth(self, tally: Tally) -> float:
        defended = tally.normal and tally.defendable and not self.scene.attacking
        shield = self.shield() if defended else NO_SHIELD
        value = fight_worth(self.scene, shield, tally, self.bonus if tally.attack else 0)
        value += health_worth(self.scene, tally) + goods_worth(self.scene, tally)
        if self.scene.attacking and not tally.defendable:
            value += self.shield().worth  # the defence that the attack under way is spared
        if tally.phases:
            value += tally.phases * plain_turn(self.book, self.scene.own.seat, self.scene.foe.seat)
        if tally.foe_phases:
            value -= tally.foe_phases * plain_turn(self.book, self.scene.foe.seat, self.scene.own.seat)
        return value


def attack_bonus(scene: Scene) -> int:
    """What tokens add to an attack of the own side by themselves (DT-TOKEN-7)."""
    total = 0
    for kit in scene.kit.sources:
        for hook in kit.modifies:
            own = hook.quantity is Quantity.OWN_ATTACK_DAMAGE and scene.own.tokens[kit.index]
            if own or (hook.quantity is Quantity.INCOMING_ATTACK_DAMAGE and scene.foe.tokens[kit.index]):
                total += hook.by.base
    return total


def defence_shield(book: Book, seats: tuple[int, int], number: int, appraiser: type[Plain]) -> Shield:
    """What a defence does against a typical attack, to the first of these seats."""
    key = (appraiser, seats, number)
    known = book.shields.get(key)
    if known is not None:
        return known
    scene = opening_scene(book.kit, *seats)
    scene.own.incoming = TYPICAL_ATTACK
    reader = appraiser(book, scene).reader
    defence = book.kit.defences[number].defence
    ways: list[Weighted] = []
    for thrown, likely in branching_effects.throws_of(defence.dice):
        ways.extend(reader.outcomes(defence.effects, [(likely, Tally())], thrown))
    return book.shields.keep(key, Shield(reader.average(ways), *defence_odds(ways)))


def defence_odds(ways: list[Weighted]) -> tuple[list[float], list[float]]:
    """Chances that a defence saves at most, and strikes at least, so much."""
    most = 1 + max(max(tally.heal + tally.prevent, tally.damage()) for _, tally in ways)
    kept = [sum(chance for chance, tally in ways if tally.heal + tally.prevent <= much) for much in range(most)]
    struck = [sum(chance for chance, tally in ways if tally.damage() >= much) for much in range(most + 1)]
    return kept, struck


def plain_turn(book: Book, seat: int, foe: int, status: int = NO_STATUS, count: int = 0) -> float:
    """What an Offensive Roll Phase brings on the opening boards, holding so many tokens of a kind."""
    key = (seat, foe, status, count)
    known = book.turns.get(key)
    if known is not None:
        return known
    book.turns.keep(key, USUAL_TURN)  # what an ability is taken to bring that grants another turn of this kind
    scene = opening_scene(book.kit, seat, foe)
    if status != NO_STATUS:
        scene.own.tokens[status] = count
    reader = Plain(book, scene).reader
    values = []
    for roll, dice in enumerate(ROLLS):
        announced = book.kit.announcements(scene.own.kit, scene.own.levels, roll)
        values.append(max((reader.mean(book.text(each), dice) for each in announced), default=0.0))
    return book.turns.keep(key, max(0.0, KeepTable(values, 2).expected(3)))
