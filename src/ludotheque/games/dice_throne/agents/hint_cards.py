"""Hints about cards and tokens."""

from dataclasses import dataclass
from typing import Final

from ludotheque.games.dice_throne.agents.answers import NEVER, REACH, WORTHWHILE, spend_gain, spend_price
from ludotheque.games.dice_throne.agents.cards import hold_worth, text_gain, upgrade_gain, usual_gain, waits_for_rolls
from ludotheque.games.dice_throne.agents.dice_values import ALTERING, alters_dice
from ludotheque.games.dice_throne.agents.effect_values import price as units_of
from ludotheque.games.dice_throne.agents.effect_values import throws_of
from ludotheque.games.dice_throne.agents.hint_dice import (
    Asked,
    HintContext,
    Offence,
    Results,
    best_attempt,
    best_use,
    dice_key,
    turn_damage,
)
from ludotheque.games.dice_throne.agents.hint_texts import (
    LEAST_SHOWN,
    STRIKE,
    UNLIKELY,
    ExplainedAnswer,
    HintGain,
    Means,
    Numbers,
    full_for,
    read,
    tells_less,
    turned,
)
from ludotheque.games.dice_throne.agents.position import opening_position, stake
from ludotheque.games.dice_throne.agents.text_evaluator import TextOutcome
from ludotheque.games.dice_throne.agents.values import TYPICAL_ATTACK, Full, board_worth
from ludotheque.games.dice_throne.agents.weights import KILL, LASTING, cp_worth
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.definitions import NamedDefinition
from ludotheque.games.dice_throne.content.vocabulary import Cost, CostKind, Effects
from ludotheque.games.dice_throne.rules.turn import HAND_LIMIT
from ludotheque.games.dice_throne.table.actions import CARD, PLAY, SELL, SELL_DOWN, SPEND
from ludotheque.games.dice_throne.table.match_content import HOOKS_PER_SOURCE, UPGRADE, PreparedCard
from ludotheque.games.dice_throne.table.response_points import MAIN_1
from ludotheque.kernel.decisions import ARGUMENT_MASK

UNTIMELY: Final = NEVER / 2  # the score below which an answer should wait


@dataclass(frozen=True)
class PlayableText:
    """A text that could be resolved now, its gain, and its price."""

    definition: NamedDefinition
    effects: Effects
    gain: float
    cost: float
    price: tuple[HintGain, ...]
    usual: float | None = None  # its gain at the right moment

    @property
    def net(self) -> float:
        """Return the gain less the price and the error of the estimate."""
        return self.gain - self.cost - WORTHWHILE

    def numbers(self, value: float) -> Numbers:
        found = {"value": value, "gain": self.gain, "cost": self.cost, "net": self.net}
        return found if self.usual is None else found | {"usual": self.usual}


@dataclass(frozen=True)
class DiceChange:
    """Altered offensive dice: the expected damage, and how much of it matters to the player who alters them."""

    action: int
    value: float
    damage: float
    share: float


def card_offer(context: HintContext, card: PreparedCard) -> PlayableText:
    if card.kind == UPGRADE:
        cost = context.seen.upgrade_price(context.seat, card)
        return PlayableText(card.card, (), upgrade_gain(context, card), context.price(cost), paid(cost))
    usual = usual_gain(context, card)
    return PlayableText(
        card.card,
        card.card.effects,
        text_gain(context, card.card.effects),
        context.price(card.cost),
        paid(card.cost),
        usual,
    )


def token_offer(context: HintContext, spent: int) -> PlayableText:
    source, place = divmod(spent, HOOKS_PER_SOURCE)
    prepared = context.cache.content.sources[source]
    hook = prepared.uses[place]
    cost = spend_price(context, hook, source)
    asked = tuple(cost_gain(context, each, source) for each in hook.pay)
    return PlayableText(
        prepared.definition, hook.effects + hook.per_paid, spend_gain(context, spent) + cost, cost, asked
    )


def paid(cost: int) -> tuple[HintGain, ...]:
    return (HintGain("price-cp", float(cost)),) if cost else ()


def cost_gain(context: HintContext, cost: Cost, source: int) -> HintGain:
    count = float(units_of(cost))
    if cost.kind is CostKind.CP:
        return HintGain("price-cp", count)
    if cost.kind is CostKind.DISCARD:
        return HintGain("price-card", count)
    group = context.cache.content.heroes[context.seat].companions.get(cost.token, [])
    asked = group[0] if group else context.cache.content.named[context.seat].get(cost.token, source)
    return HintGain("price-token", count, context.cache.content.sources[asked].definition)


def play_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    card = asked.now.held(action - PLAY)
    offer = card_offer(asked.now, card)
    if card.kind == UPGRADE:
        return upgrade_hint(asked.now, card, offer, (action, value))
    return offer_hint(asked.now, offer, (action, value))


def spend_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    return offer_hint(asked.now, token_offer(asked.now, action & ARGUMENT_MASK), (action, value))


def offer_hint(context: HintContext, offer: PlayableText, answer: tuple[int, float]) -> ExplainedAnswer:
    action, value = answer
    if value < UNTIMELY:
        return untimely_hint(context, offer, answer)
    if alters_dice(offer.effects):
        return altering_hint(context, offer, answer)
    means = read(full_for(context, offer.effects), offer.effects)
    key, facts = stakes(means)
    return ExplainedAnswer(
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
    """Return the key and numbers for a text that decides whether a player is defeated, or for any other text."""
    own, foe = means.position.own, means.position.foe
    if own.incoming >= own.health and means.survival() > UNLIKELY:
        facts = {"incoming": float(own.incoming), "health": float(own.health), "chance": means.survival()}
        return "hint-survive", facts
    if means.felling() > UNLIKELY and foe.incoming < foe.health:
        return "hint-fell", {"health": float(foe.health - foe.incoming), "chance": means.felling()}
    return "hint-offer", {}


def untimely_hint(context: HintContext, offer: PlayableText, answer: tuple[int, float]) -> ExplainedAnswer:
    """Explain why to wait with the card or token."""
    numbers = offer.numbers(answer[1])
    throw = context.seen.throw()
    if throw is not None and waits_for_rolls(context, offer.effects):
        return ExplainedAnswer(*answer, "hint-wait", numbers | {"attempts": float(throw.attempts)}, price=offer.price)
    key = "hint-early" if offer.usual is None else "hint-early-card"
    return ExplainedAnswer(*answer, key, numbers, price=offer.price)


def altering_hint(context: HintContext, offer: PlayableText, answer: tuple[int, float]) -> ExplainedAnswer:
    """Explain the effect on the dice in view."""
    view = context.dice
    if view is None or view.throw.locked or abs(offer.gain) < LEAST_SHOWN:
        return ExplainedAnswer(*answer, "hint-dice-none", offer.numbers(answer[1]), price=offer.price)
    share = stake(context.seen, context.seat, view.throw.roller)
    effect = next(each for each in offer.effects if isinstance(each, ALTERING))
    granted = int(isinstance(effect, e.ExtraAttempt) and share > 0)
    offence, results = context.offence, context.results
    if offence is not None:
        damage = offence.after(best_use(view, effect, share > 0), granted)
        return altered_offence(offence, offer, DiceChange(*answer, damage, share))
    if results is not None:
        means = results.after(best_attempt(view) if granted else best_use(view, effect, share > 0))
        return altered_results(results, means, offer, (*answer, share))
    numbers = offer.numbers(answer[1]) | {"present": view.present, "after": view.present + offer.gain / share}
    return ExplainedAnswer(*answer, dice_key(share > 0, True), numbers, price=offer.price)


def altered_offence(offence: Offence, offer: PlayableText, change: DiceChange) -> ExplainedAnswer:
    """Show the damage before and after, or the value of the whole roll where damage does not explain the change."""
    stand, present = offence.as_they_lie(), offence.worth_as_they_lie()
    numbers = offer.numbers(change.value) | {"damage": change.damage, "stand": stand}
    numbers |= {"present": present, "after": present + offer.gain / change.share}
    mine = change.share > 0
    key = dice_key(mine, tells_less(change.damage, stand, offer.gain / change.share))
    damage, saved = (change.damage, None) if mine else (None, stand - change.damage)
    answer = (change.action, change.value)
    return ExplainedAnswer(*answer, key, numbers, price=offer.price, damage=damage, saved=saved)


def altered_results(
    results: Results, means: Means, offer: PlayableText, answer: tuple[int, float, float]
) -> ExplainedAnswer:
    action, value, share = answer
    return ExplainedAnswer(
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


def upgrade_hint(
    context: HintContext, card: PreparedCard, offer: PlayableText, answer: tuple[int, float]
) -> ExplainedAnswer:
    """Compare what the board is worth with and without the upgrade."""
    own, seats = context.position.own, (context.position.own.seat, context.position.foe.seat)
    numbers = offer.numbers(answer[1])
    level: int = own.levels[card.slot]
    if own.hero.passive[card.slot][card.level] >= 0:
        turns = LASTING[context.position.stage] + 1.0
        return ExplainedAnswer(*answer, "hint-upgrade-passive", numbers | {"turns": turns}, price=offer.price)
    defences = own.hero.defence[card.slot]
    if defences[card.level] >= 0:
        after = usual_defence(context, seats, defences[card.level])
        before = usual_defence(context, seats, defences[level]).gains()
        numbers |= {"attack": float(TYPICAL_ATTACK)}
        key = "hint-upgrade-defence"
        return ExplainedAnswer(*answer, key, numbers, after.gains(), before, offer.price, saved=after.saved)
    damage = turn_damage(context.cache, seats, card.slot, card.level)
    numbers |= {
        "damage": damage,
        "stand": turn_damage(context.cache, seats, card.slot, level),
        "after": board_worth(context.cache, seats, card.slot, card.level),
        "before": board_worth(context.cache, seats, card.slot, level),
    }
    return ExplainedAnswer(*answer, "hint-upgrade", numbers, price=offer.price, damage=damage)


def usual_defence(context: HintContext, seats: tuple[int, int], number: int) -> Means:
    """Return the effect of a defence against a typical attack, as `defence_shield` values it."""
    position = opening_position(context.cache.content, *seats)
    position.own.incoming = TYPICAL_ATTACK
    return defence_means(Full(context.cache, position), number)


def defence_means(full: Full, number: int) -> Means:
    """Return the outcomes of a defence over all throws."""
    defence = full.cache.content.defences[number].defence
    ways = [
        way
        for thrown, likely in throws_of(defence.dice)
        for way in full.reader.outcomes(defence.effects, [(likely, TextOutcome())], thrown)
    ]
    return Means(full, ways, STRIKE)


def pass_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show what the best of the other answers would have gained."""
    other = asked.best_other(action)
    if other is None:
        return ExplainedAnswer(action, value, "hint-pass-only")
    option, worth = other
    if SELL <= option < SELL + ARGUMENT_MASK:
        return keep_hint(asked, (action, value), option, worth)
    offer = offer_of(asked.now, option)
    if offer is None:
        return ExplainedAnswer(action, value, "hint-pass-only")
    numbers = offer.numbers(value)
    named = {"option": offer.definition}
    if worth > value:
        return missed_hint(asked.now, (action, value), offer, worth - value)
    if worth < UNTIMELY:
        key = "hint-pass-early" if offer.usual is None else "hint-pass-early-card"
        return ExplainedAnswer(action, value, key, numbers, named=named)
    key = "hint-pass-close" if offer.gain > offer.cost else "hint-pass"
    return ExplainedAnswer(action, value, key, numbers | {"more": offer.gain - offer.cost}, named=named)


def missed_hint(context: HintContext, answer: tuple[int, float], offer: PlayableText, loss: float) -> ExplainedAnswer:
    """Show what the player gives up, possibly the game."""
    own, named = context.position.own, {"option": offer.definition}
    numbers = offer.numbers(answer[1]) | {"loss": loss}
    if own.incoming < own.health or loss < KILL / 2:
        return ExplainedAnswer(*answer, "hint-pass-loss", numbers, named=named)
    numbers |= {"incoming": float(own.incoming), "health": float(own.health)}
    return ExplainedAnswer(*answer, "hint-pass-fatal", numbers, named=named)


def offer_of(context: HintContext, option: int) -> PlayableText | None:
    """Return what another answer would resolve, or None if it is neither a card nor a token."""
    if PLAY <= option < SPEND:
        return card_offer(context, context.held(option - PLAY))
    return token_offer(context, option & ARGUMENT_MASK) if SPEND <= option < SELL else None


def keep_hint(asked: Asked, answer: tuple[int, float], option: int, worth: float) -> ExplainedAnswer:
    """Explain keeping a card if selling it is the best other answer."""
    card = asked.now.held(option - SELL)
    numbers = sale_numbers(asked.now, card) | {"loss": worth - answer[1]}
    key = "hint-sell-loss" if worth > answer[1] else "hint-keep"
    if key == "hint-keep" and numbers["cp"] > numbers["keep"]:
        key = "hint-keep-close"
    return ExplainedAnswer(*answer, key, numbers, named={"option": card.card})


def sale_numbers(context: HintContext, card: PreparedCard) -> Numbers:
    keep, cp = hold_worth(context, card), cp_worth(context.position.own.cp, 1)
    return {"keep": keep, "cp": cp, "more": cp - keep}


def sell_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show the Combat Point gained for the card, and why that may be worth it."""
    now = asked.now
    if asked.decision.kind == SELL_DOWN:
        return parting_hint(asked, action, value)
    card = now.held(action - SELL)
    numbers = sale_numbers(now, card) | {"value": value}
    out_of_reach = upgrade_out_of_reach(now) if card.kind != UPGRADE else None
    if out_of_reach is not None:
        upgrade, missing = out_of_reach
        numbers |= {"missing": float(missing)}
        return ExplainedAnswer(action, value, "hint-sell-upgrade", numbers, named={"option": upgrade.card})
    hand = len(now.seen.hand(now.seat))
    if now.seen.phase != MAIN_1 and hand > HAND_LIMIT:
        numbers |= {"count": float(hand), "limit": float(HAND_LIMIT)}
        return ExplainedAnswer(action, value, "hint-sell-surplus", numbers)
    return ExplainedAnswer(action, value, "hint-sell", numbers)


def upgrade_out_of_reach(context: HintContext) -> tuple[PreparedCard, int] | None:
    """Return the upgrade just out of reach with the best gain per missing Combat Point."""
    own = context.position.own
    found: tuple[PreparedCard, int] | None = None
    best = 0.0
    for card in context.seen.hand(context.seat):
        prepared = context.held(card)
        missing = context.seen.upgrade_price(context.seat, prepared) - own.cp if prepared.kind == UPGRADE else 0
        if not 0 < missing <= REACH or own.levels[prepared.slot] >= prepared.level:
            continue
        each = card_offer(context, prepared).net / missing - 1.0
        if each > best:
            best, found = each, (prepared, missing)
    return found


def parting_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Compare the card's value with that of the least valuable card."""
    now = asked.now
    cards = [option & ARGUMENT_MASK for option in asked.options]
    worth = {card: hold_worth(now, now.held(card)) for card in cards}
    least = min(cards, key=lambda card: worth[card])
    keep = worth[action & ARGUMENT_MASK]
    numbers = {"keep": keep, "count": float(len(cards)), "more": keep - worth[least]}
    if keep <= worth[least]:
        return ExplainedAnswer(action, value, "hint-part-least", numbers)
    return ExplainedAnswer(action, value, "hint-part", numbers, named={"option": now.held(least).card})


def take_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    card = asked.now.held(action - CARD)
    numbers = {"usual": usual_gain(asked.now, card), "value": value}
    return ExplainedAnswer(action, value, "hint-take", numbers, price=paid(card.cost))
