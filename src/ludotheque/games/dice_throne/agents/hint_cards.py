"""Why to play a card, lay an upgrade or spend a token: what it does now, and what it costs."""

from dataclasses import dataclass
from typing import Final

from ludotheque.games.dice_throne.agents.allies import stake
from ludotheque.games.dice_throne.agents.base_values import TYPICAL_ATTACK
from ludotheque.games.dice_throne.agents.branching_effects import price as units_of
from ludotheque.games.dice_throne.agents.branching_effects import throws_of
from ludotheque.games.dice_throne.agents.cards import text_gain, upgrade_gain, usual_gain, waits_for_rolls
from ludotheque.games.dice_throne.agents.dice_values import ALTERING, alters_dice
from ludotheque.games.dice_throne.agents.hint_dice import (
    Advised,
    Asked,
    Offence,
    Results,
    best_attempt,
    best_use,
    dice_key,
    turn_damage,
)
from ludotheque.games.dice_throne.agents.hint_types import (
    LEAST_SHOWN,
    STRIKE,
    UNLIKELY,
    Gain,
    Hint,
    Means,
    Numbers,
    full_for,
    read,
    tells_less,
    turned,
)
from ludotheque.games.dice_throne.agents.outcome import Tally
from ludotheque.games.dice_throne.agents.position import opening_scene
from ludotheque.games.dice_throne.agents.responses import NEVER, WORTHWHILE, spend_gain, spend_price
from ludotheque.games.dice_throne.agents.token_values import Full
from ludotheque.games.dice_throne.agents.turn_values import board_worth
from ludotheque.games.dice_throne.agents.weights import LASTING
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.definitions import Named
from ludotheque.games.dice_throne.content.vocabulary import Cost, CostKind, Effects
from ludotheque.games.dice_throne.table.actions import PLAY
from ludotheque.games.dice_throne.table.hook_sources import HOOKS_PER_SOURCE
from ludotheque.games.dice_throne.table.match_content import UPGRADE, CardKit
from ludotheque.kernel.decisions import ARGUMENT_MASK

UNTIMELY: Final = NEVER / 2  # a score for what should wait


@dataclass(frozen=True)
class Offer:
    """A text that could be carried out now, what it brings, and what is paid for it."""

    sheet: Named
    effects: Effects
    gain: float
    cost: float
    price: tuple[Gain, ...]
    usual: float | None = None  # what it brings at the right moment

    @property
    def net(self) -> float:
        """Beyond its price; a gain within the error of the estimate is none."""
        return self.gain - self.cost - WORTHWHILE

    def numbers(self, value: float) -> Numbers:
        found = {"value": value, "gain": self.gain, "cost": self.cost, "net": self.net}
        return found if self.usual is None else found | {"usual": self.usual}


@dataclass(frozen=True)
class Change:
    """Offensive dice altered: the damage to be expected then, and how much of it concerns the one who alters."""

    action: int
    value: float
    damage: float
    share: float


def card_offer(now: Advised, kit: CardKit) -> Offer:
    if kit.kind == UPGRADE:
        cost = now.seen.upgrade_price(now.seat, kit)
        return Offer(kit.card, (), upgrade_gain(now, kit), now.price(cost), paid(cost))
    usual = usual_gain(now, kit)
    return Offer(
        kit.card, kit.card.effects, text_gain(now, kit.card.effects), now.price(kit.cost), paid(kit.cost), usual
    )


def token_offer(now: Advised, spent: int) -> Offer:
    source, place = divmod(spent, HOOKS_PER_SOURCE)
    kit = now.book.kit.sources[source]
    hook = kit.uses[place]
    cost = spend_price(now, hook, source)
    asked = tuple(cost_gain(now, each, source) for each in hook.pay)
    return Offer(kit.sheet, hook.effects + hook.per_paid, spend_gain(now, spent) + cost, cost, asked)


def paid(cost: int) -> tuple[Gain, ...]:
    return (Gain("price-cp", float(cost)),) if cost else ()


def cost_gain(now: Advised, cost: Cost, source: int) -> Gain:
    count = float(units_of(cost))
    if cost.kind is CostKind.CP:
        return Gain("price-cp", count)
    if cost.kind is CostKind.DISCARD:
        return Gain("price-card", count)
    group = now.book.kit.heroes[now.seat].companions.get(cost.token, [])
    asked = group[0] if group else now.book.kit.named[now.seat].get(cost.token, source)
    return Gain("price-token", count, now.book.kit.sources[asked].sheet)


def play_hint(asked: Asked, action: int, value: float) -> Hint:
    kit = asked.now.held(action - PLAY)
    offer = card_offer(asked.now, kit)
    if kit.kind == UPGRADE:
        return upgrade_hint(asked.now, kit, offer, (action, value))
    return offer_hint(asked.now, offer, (action, value))


def spend_hint(asked: Asked, action: int, value: float) -> Hint:
    return offer_hint(asked.now, token_offer(asked.now, action & ARGUMENT_MASK), (action, value))


def offer_hint(now: Advised, offer: Offer, answer: tuple[int, float]) -> Hint:
    action, value = answer
    if value < UNTIMELY:
        return untimely_hint(now, offer, answer)
    if alters_dice(offer.effects):
        return altering_hint(now, offer, answer)
    means = read(full_for(now, offer.effects), offer.effects)
    key, facts = stakes(means)
    return Hint(
        action,
        value,
        key,
        offer.numbers(value) | facts,
        means.gains(),
        price=offer.price,
        certain=means.certain,
        damage=means.damage or None,
        saved=means.saved or None,
    )


def stakes(means: Means) -> tuple[str, Numbers]:
    """Does it decide who falls?"""
    own, foe = means.scene.own, means.scene.foe
    if own.incoming >= own.health and means.survival() > UNLIKELY:
        facts = {"incoming": float(own.incoming), "health": float(own.health), "chance": means.survival()}
        return "hint-survive", facts
    if means.felling() > UNLIKELY and foe.incoming < foe.health:
        return "hint-fell", {"health": float(foe.health - foe.incoming), "chance": means.felling()}
    return "hint-offer", {}


def untimely_hint(now: Advised, offer: Offer, answer: tuple[int, float]) -> Hint:
    """Why to wait with it."""
    numbers = offer.numbers(answer[1])
    throw = now.seen.throw()
    if throw is not None and waits_for_rolls(now, offer.effects):
        return Hint(*answer, "hint-wait", numbers | {"attempts": float(throw.attempts)}, price=offer.price)
    key = "hint-early" if offer.usual is None else "hint-early-card"
    return Hint(*answer, key, numbers, price=offer.price)


def altering_hint(now: Advised, offer: Offer, answer: tuple[int, float]) -> Hint:
    """What becomes of the dice in view."""
    view = now.dice
    if view is None or view.throw.locked or abs(offer.gain) < LEAST_SHOWN:
        return Hint(*answer, "hint-dice-none", offer.numbers(answer[1]), price=offer.price)
    share = stake(now.seen, now.seat, view.throw.roller)
    effect = next(each for each in offer.effects if isinstance(each, ALTERING))
    granted = int(isinstance(effect, e.ExtraAttempt) and share > 0)
    offence, results = now.offence, now.results
    if offence is not None:
        damage = offence.after(best_use(view, effect, share > 0), granted)
        return altered_offence(offence, offer, Change(*answer, damage, share))
    if results is not None:
        means = results.after(best_attempt(view) if granted else best_use(view, effect, share > 0))
        return altered_results(results, means, offer, (*answer, share))
    numbers = offer.numbers(answer[1]) | {"present": view.present, "after": view.present + offer.gain / share}
    return Hint(*answer, dice_key(share > 0, True), numbers, price=offer.price)


def altered_offence(offence: Offence, offer: Offer, change: Change) -> Hint:
    """The damage before and after; where that does not tell why, the worth of the whole roll."""
    stand, present = offence.as_they_lie(), offence.worth_as_they_lie()
    numbers = offer.numbers(change.value) | {"damage": change.damage, "stand": stand}
    numbers |= {"present": present, "after": present + offer.gain / change.share}
    mine = change.share > 0
    key = dice_key(mine, tells_less(change.damage, stand, offer.gain / change.share))
    damage, saved = (change.damage, None) if mine else (None, stand - change.damage)
    answer = (change.action, change.value)
    return Hint(*answer, key, numbers, price=offer.price, damage=damage, saved=saved)


def altered_results(results: Results, means: Means, offer: Offer, answer: tuple[int, float, float]) -> Hint:
    action, value, share = answer
    return Hint(
        action,
        value,
        "hint-result",
        offer.numbers(value),
        means.gains() if share > 0 else turned(means.gains()),
        results.as_they_lie().gains() if share > 0 else turned(results.as_they_lie().gains()),
        offer.price,
        certain=means.certain,
        damage=means.damage or None if share > 0 else None,
        saved=means.saved or None if share > 0 else None,
    )


def upgrade_hint(now: Advised, kit: CardKit, offer: Offer, answer: tuple[int, float]) -> Hint:
    """What the board brings with it, and what it brings without."""
    own, seats = now.scene.own, (now.scene.own.seat, now.scene.foe.seat)
    numbers = offer.numbers(answer[1])
    level: int = own.levels[kit.slot]
    if own.kit.passive[kit.slot][kit.level] >= 0:
        turns = LASTING[now.scene.stage] + 1.0
        return Hint(*answer, "hint-upgrade-passive", numbers | {"turns": turns}, price=offer.price)
    defences = own.kit.defence[kit.slot]
    if defences[kit.level] >= 0:
        after = usual_defence(now, seats, defences[kit.level])
        before = usual_defence(now, seats, defences[level]).gains()
        numbers |= {"attack": float(TYPICAL_ATTACK)}
        key = "hint-upgrade-defence"
        return Hint(*answer, key, numbers, after.gains(), before, offer.price, saved=after.saved)
    damage = turn_damage(now.book, seats, kit.slot, kit.level)
    numbers |= {
        "damage": damage,
        "stand": turn_damage(now.book, seats, kit.slot, level),
        "after": board_worth(now.book, seats, kit.slot, kit.level),
        "before": board_worth(now.book, seats, kit.slot, level),
    }
    return Hint(*answer, "hint-upgrade", numbers, price=offer.price, damage=damage)


def usual_defence(now: Advised, seats: tuple[int, int], number: int) -> Means:
    """What a defence does against a typical attack, as `defence_shield` reckons its worth."""
    scene = opening_scene(now.book.kit, *seats)
    scene.own.incoming = TYPICAL_ATTACK
    return defence_means(Full(now.book, scene), number)


def defence_means(full: Full, number: int) -> Means:
    """Every throw of a defence with its chance."""
    defence = full.book.kit.defences[number].defence
    ways = [
        way
        for thrown, likely in throws_of(defence.dice)
        for way in full.reader.outcomes(defence.effects, [(likely, Tally())], thrown)
    ]
    return Means(full, ways, STRIKE)
