"""Hints about cards and tokens."""

from dataclasses import dataclass
from typing import Final

from ludotheque.games.dice_throne.agents.answers import NEVER, REACH, WORTHWHILE, spend_gain, spend_price
from ludotheque.games.dice_throne.agents.cards import hold_worth, text_gain, upgrade_gain, usual_gain, waits_for_rolls
from ludotheque.games.dice_throne.agents.dice_values import ALTERING, alters_dice
from ludotheque.games.dice_throne.agents.effect_values import price as units_of
from ludotheque.games.dice_throne.agents.effect_values import throws_of
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
from ludotheque.games.dice_throne.agents.position import opening_scene, stake
from ludotheque.games.dice_throne.agents.text_evaluator import TextOutcome
from ludotheque.games.dice_throne.agents.values import TYPICAL_ATTACK, Full, board_worth
from ludotheque.games.dice_throne.agents.weights import KILL, LASTING, cp_worth
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.definitions import NamedDefinition
from ludotheque.games.dice_throne.content.vocabulary import Cost, CostKind, Effects
from ludotheque.games.dice_throne.rules.turn import HAND_LIMIT
from ludotheque.games.dice_throne.table.actions import CARD, PLAY, SELL, SELL_DOWN, SPEND
from ludotheque.games.dice_throne.table.hook_sources import HOOKS_PER_SOURCE
from ludotheque.games.dice_throne.table.match_content import UPGRADE, PreparedCard
from ludotheque.games.dice_throne.table.response_points import MAIN_1
from ludotheque.kernel.decisions import ARGUMENT_MASK

UNTIMELY: Final = NEVER / 2  # a score for what should wait


@dataclass(frozen=True)
class Offer:
    """A text that could be carried out now, what it brings, and what is paid for it."""

    sheet: NamedDefinition
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


def card_offer(now: Advised, kit: PreparedCard) -> Offer:
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


def upgrade_hint(now: Advised, kit: PreparedCard, offer: Offer, answer: tuple[int, float]) -> Hint:
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
        for way in full.reader.outcomes(defence.effects, [(likely, TextOutcome())], thrown)
    ]
    return Means(full, ways, STRIKE)


def pass_hint(asked: Asked, action: int, value: float) -> Hint:
    """What the best of the other answers would have brought."""
    other = asked.best_other(action)
    if other is None:
        return Hint(action, value, "hint-pass-only")
    option, worth = other
    if SELL <= option < SELL + ARGUMENT_MASK:
        return keep_hint(asked, (action, value), option, worth)
    offer = offer_of(asked.now, option)
    if offer is None:
        return Hint(action, value, "hint-pass-only")
    numbers = offer.numbers(value)
    named = {"option": offer.sheet}
    if worth > value:
        return missed_hint(asked.now, (action, value), offer, worth - value)
    if worth < UNTIMELY:
        key = "hint-pass-early" if offer.usual is None else "hint-pass-early-card"
        return Hint(action, value, key, numbers, named=named)
    key = "hint-pass-close" if offer.gain > offer.cost else "hint-pass"
    return Hint(action, value, key, numbers | {"more": offer.gain - offer.cost}, named=named)


def missed_hint(now: Advised, answer: tuple[int, float], offer: Offer, loss: float) -> Hint:
    """What is given up, be it one's life."""
    own, named = now.scene.own, {"option": offer.sheet}
    numbers = offer.numbers(answer[1]) | {"loss": loss}
    if own.incoming < own.health or loss < KILL / 2:
        return Hint(*answer, "hint-pass-loss", numbers, named=named)
    numbers |= {"incoming": float(own.incoming), "health": float(own.health)}
    return Hint(*answer, "hint-pass-fatal", numbers, named=named)


def offer_of(now: Advised, option: int) -> Offer | None:
    """What another answer would carry out; nothing for what is no card and no token."""
    if PLAY <= option < SPEND:
        return card_offer(now, now.held(option - PLAY))
    return token_offer(now, option & ARGUMENT_MASK) if SPEND <= option < SELL else None


def keep_hint(asked: Asked, answer: tuple[int, float], option: int, worth: float) -> Hint:
    """Selling is the best of the rest."""
    kit = asked.now.held(option - SELL)
    numbers = sale_numbers(asked.now, kit) | {"loss": worth - answer[1]}
    key = "hint-sell-loss" if worth > answer[1] else "hint-keep"
    if key == "hint-keep" and numbers["cp"] > numbers["keep"]:
        key = "hint-keep-close"
    return Hint(*answer, key, numbers, named={"option": kit.card})


def sale_numbers(now: Advised, kit: PreparedCard) -> Numbers:
    keep, cp = hold_worth(now, kit), cp_worth(now.scene.own.cp, 1)
    return {"keep": keep, "cp": cp, "more": cp - keep}


def sell_hint(asked: Asked, action: int, value: float) -> Hint:
    """One Combat Point for the card, and why that may be worth it."""
    now = asked.now
    if asked.decision.kind == SELL_DOWN:
        return parting_hint(asked, action, value)
    kit = now.held(action - SELL)
    numbers = sale_numbers(now, kit) | {"value": value}
    wished = wished_upgrade(now) if kit.kind != UPGRADE else None
    if wished is not None:
        upgrade, missing = wished
        numbers |= {"missing": float(missing)}
        return Hint(action, value, "hint-sell-upgrade", numbers, named={"option": upgrade.card})
    hand = len(now.seen.hand(now.seat))
    if now.seen.phase != MAIN_1 and hand > HAND_LIMIT:
        numbers |= {"count": float(hand), "limit": float(HAND_LIMIT)}
        return Hint(action, value, "hint-sell-surplus", numbers)
    return Hint(action, value, "hint-sell", numbers)


def wished_upgrade(now: Advised) -> tuple[PreparedCard, int] | None:
    """The upgrade just out of reach that brings most for each Combat Point it lacks."""
    own = now.scene.own
    found: tuple[PreparedCard, int] | None = None
    best = 0.0
    for card in now.seen.hand(now.seat):
        kit = now.held(card)
        missing = now.seen.upgrade_price(now.seat, kit) - own.cp if kit.kind == UPGRADE else 0
        if not 0 < missing <= REACH or own.levels[kit.slot] >= kit.level:
            continue
        each = card_offer(now, kit).net / missing - 1.0
        if each > best:
            best, found = each, (kit, missing)
    return found


def parting_hint(asked: Asked, action: int, value: float) -> Hint:
    """How much the card would still have served, against the one that serves least."""
    now = asked.now
    cards = [option & ARGUMENT_MASK for option in asked.options]
    worth = {card: hold_worth(now, now.held(card)) for card in cards}
    least = min(cards, key=lambda card: worth[card])
    keep = worth[action & ARGUMENT_MASK]
    numbers = {"keep": keep, "count": float(len(cards)), "more": keep - worth[least]}
    if keep <= worth[least]:
        return Hint(action, value, "hint-part-least", numbers)
    return Hint(action, value, "hint-part", numbers, named={"option": now.held(least).card})


def take_hint(asked: Asked, action: int, value: float) -> Hint:
    kit = asked.now.held(action - CARD)
    numbers = {"usual": usual_gain(asked.now, kit), "value": value}
    return Hint(action, value, "hint-take", numbers, price=paid(kit.cost))
