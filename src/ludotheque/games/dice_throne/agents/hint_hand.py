"""Why to sell, part with, take or keep a card, and why to pass."""

from ludotheque.games.dice_throne.agents.cards import hold_worth, usual_gain
from ludotheque.games.dice_throne.agents.hint_cards import UNTIMELY, Offer, card_offer, paid, token_offer
from ludotheque.games.dice_throne.agents.hint_dice import Advised, Asked
from ludotheque.games.dice_throne.agents.hint_types import Hint, Numbers
from ludotheque.games.dice_throne.agents.main_phase import REACH
from ludotheque.games.dice_throne.agents.weights import KILL, cp_worth
from ludotheque.games.dice_throne.rules.turn import HAND_LIMIT
from ludotheque.games.dice_throne.table.actions import CARD, PLAY, SELL, SELL_DOWN, SPEND
from ludotheque.games.dice_throne.table.match_content import UPGRADE, CardKit
from ludotheque.games.dice_throne.table.response_points import MAIN_1
from ludotheque.kernel.decisions import ARGUMENT_MASK


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


def sale_numbers(now: Advised, kit: CardKit) -> Numbers:
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


def wished_upgrade(now: Advised) -> tuple[CardKit, int] | None:
    """The upgrade just out of reach that brings most for each Combat Point it lacks."""
    own = now.scene.own
    found: tuple[CardKit, int] | None = None
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
