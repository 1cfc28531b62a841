"""What cards are worth: played now, or kept in hand."""

from functools import cached_property
from typing import Final

from ludotheque.games.dice_throne.agents.dice_values import DiceInView, altered, alters_dice, dice_in_view, granted
from ludotheque.games.dice_throne.agents.position import Position, opening_scene, scene_between, scene_of, stake
from ludotheque.games.dice_throne.agents.value_cache import ValueCache
from ludotheque.games.dice_throne.agents.values import Full, board_worth, defence_shield
from ludotheque.games.dice_throne.agents.weights import CP, LASTING, cp_worth
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.traversal import names_somebody
from ludotheque.games.dice_throne.content.vocabulary import DieValue, Effect, Effects, Whose
from ludotheque.games.dice_throne.table.match_content import MAIN_CARD, UPGRADE, PreparedCard
from ludotheque.games.dice_throne.table.state import OFFENCE
from ludotheque.games.dice_throne.view import DiceSeen

DEFENDED: Final = 0.6  # how often a turn of the opponent lets one defend
KEPT: Final = 0.7  # how much of a card's best use comes true later
EXPECTED_ATTACK: Final = 8
PASSIVE: Final = 1.0  # what a better passive usually brings in a turn
DUEL: Final = 2
WILD, WILD_TOO, FIXED, SMALL, AGAIN = 4.5, 2.0, 2.0, 2.0, 1.2
"""What setting a die freely, each further one, setting it by rule, nudging it and rolling it again usually bring."""


class DecisionContext:
    """What one seat can know when it is asked, worked out as far as it is needed."""

    def __init__(self, book: ValueCache, seen: DiceSeen, seat: int) -> None:
        self.book = book
        self.seen = seen
        self.seat = seat

    @cached_property
    def scene(self) -> Position:
        return scene_of(self.seen, self.seat)

    @cached_property
    def full(self) -> Full:
        return Full(self.book, self.scene)

    @cached_property
    def dice(self) -> DiceInView | None:
        return dice_in_view(self.book, self.seen)

    def held(self, card: int) -> PreparedCard:
        """A card of the own hand; one knows those."""
        kit = self.seen.card(card)
        if kit is None:
            raise LookupError(f"card {card} is hidden from seat {self.seat}")
        return kit

    def price(self, cost: int) -> float:
        """What paying so much costs, and the card itself, which could be sold."""
        return -cp_worth(self.scene.own.cp, -cost) + cp_worth(self.scene.own.cp - cost, 1)


def play_gain(now: DecisionContext, kit: PreparedCard) -> float:
    """What playing the card now brings beyond its price."""
    if kit.kind == UPGRADE:
        return upgrade_gain(now, kit) - now.price(now.seen.upgrade_price(now.seat, kit))
    return text_gain(now, kit.card.effects) - now.price(kit.cost)


def text_gain(now: DecisionContext, effects: Effects) -> float:
    """What carrying out a text now is worth to the seat whose it is."""
    if not alters_dice(effects):
        return best_mean(now, effects)
    view = now.dice
    if view is None or view.throw.locked:
        return 0.0
    share = stake(now.seen, now.seat, view.throw.roller)
    if not share:
        return 0.0
    after = sum(dice_after(now, view, effect, share > 0) - view.present for effect in effects)
    return share * after


def best_mean(now: DecisionContext, effects: Effects) -> float:
    """A text that lets its owner name somebody is tried on every pair of a friend and an opponent."""
    if now.seen.seats == DUEL or not names_somebody(effects):
        return now.full.reader.mean(effects)
    seen = now.seen
    pairs = [(friend, foe) for friend in seen.team(now.seat) for foe in seen.opponents(now.seat)]
    return max(Full(now.book, scene_between(seen, *pair)).reader.mean(effects) for pair in pairs)


def dice_after(now: DecisionContext, view: DiceInView, effect: Effect, mine: bool) -> float:
    if isinstance(effect, e.ExtraAttempt):
        return granted(now.book, now.seen, view) if mine else view.present
    if isinstance(effect, e.Reroll) and effect.whose is Whose.OPPONENT and mine:
        return view.present
    return altered(view, effect, mine)


def upgrade_gain(now: DecisionContext, kit: PreparedCard) -> float:
    """How much more the board brings over the turns that are left."""
    scene = now.scene
    if scene.own.levels[kit.slot] >= kit.level:
        return 0.0
    seats = (scene.own.seat, scene.foe.seat)
    turns = LASTING[scene.stage] + 1.0
    level: int = scene.own.levels[kit.slot]
    if scene.own.kit.passive[kit.slot][kit.level] >= 0:
        return PASSIVE * turns
    numbers = scene.own.kit.defence[kit.slot]
    if numbers[kit.level] >= 0:
        after = defence_shield(now.book, seats, numbers[kit.level], Full).worth
        return DEFENDED * turns * (after - defence_shield(now.book, seats, numbers[level], Full).worth)
    after = board_worth(now.book, seats, kit.slot, kit.level)
    gain: float = after - board_worth(now.book, seats, kit.slot, level)
    return turns * gain


def hold_worth(now: DecisionContext, kit: PreparedCard) -> float:
    """What keeping the card is worth: its later use, paid for by then."""
    cost: int = kit.cost
    if kit.kind != UPGRADE:
        return KEPT * max(0.0, usual_gain(now, kit) - CP * cost)
    return KEPT * max(0.0, upgrade_gain(now, kit) - CP * now.seen.upgrade_price(now.seat, kit))


def usual_gain(now: DecisionContext, kit: PreparedCard) -> float:
    """What a card usually brings at the right moment."""
    effects = kit.card.effects
    if alters_dice(effects):
        return sum(usual_alteration(effect) for effect in effects)
    key = (now.seat, now.scene.foe.seat, kit.index)
    known = now.book.uses.get(key)
    if known is None:
        known = now.book.uses.keep(key, Full(now.book, right_moment(now.scene, kit)).reader.mean(effects))
    return known


def right_moment(scene: Position, kit: PreparedCard) -> Position:
    """A typical time for a card that is not for the Main Phase: an attack under way, damage incoming."""
    moment = opening_scene(scene.kit, scene.own.seat, scene.foe.seat)
    if kit.kind != MAIN_CARD:
        moment.attacking = True
        moment.dealt = EXPECTED_ATTACK
        moment.own.incoming = EXPECTED_ATTACK
    return moment


def usual_alteration(effect: Effect) -> float:
    if isinstance(effect, e.SetDie):
        free = effect.value is DieValue.ANY
        return WILD + WILD_TOO * (effect.dice - 1) if free else FIXED
    if isinstance(effect, e.NudgeDie):
        return SMALL * effect.dice
    if isinstance(effect, e.Reroll):
        return AGAIN * (effect.dice if isinstance(effect.dice, int) else 1)
    return FIXED


def waits_for_rolls(now: DecisionContext, effects: Effects) -> bool:
    """Own offensive dice are not altered for a price while they can be rolled again for nothing."""
    view = now.dice
    if view is None or not alters_dice(effects):
        return False
    return view.throw.roller == now.seat and view.throw.purpose == OFFENCE and view.throw.attempts > 0
