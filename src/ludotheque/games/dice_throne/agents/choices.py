"""Answers inside texts: which player, which token, how many, whether, which alternative."""

from typing import Final

from ludotheque.games.dice_throne.agents.allies import is_friend
from ludotheque.games.dice_throne.agents.base_values import defence_shield
from ludotheque.games.dice_throne.agents.branching_effects import paid_ways
from ludotheque.games.dice_throne.agents.cards import Situation, text_gain, usual_gain
from ludotheque.games.dice_throne.agents.open_text import current_text, found_in, innermost
from ludotheque.games.dice_throne.agents.outcome import Dice, Tally
from ludotheque.games.dice_throne.agents.position import Scene, scene_between
from ludotheque.games.dice_throne.agents.responses import spend_gain
from ludotheque.games.dice_throne.agents.simple_effects import MENDED, move_worth
from ludotheque.games.dice_throne.agents.token_values import Full
from ludotheque.games.dice_throne.agents.weights import CARD as CARD_WORTH
from ludotheque.games.dice_throne.agents.weights import KILL
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.meaning import names_somebody
from ludotheque.games.dice_throne.content.vocabulary import Amount, DamageType, Effects, Many, Who
from ludotheque.games.dice_throne.table.actions import CARD, DEFEND, NUMBER, OPTION, PASS, PLAYER, TOKEN, TRIGGER, YES
from ludotheque.games.dice_throne.table.state import ABILITY_TEXT
from ludotheque.kernel.decisions import ARGUMENT_MASK

DECLINED: Final = 0.0
PRESSURE: Final = 4.0  # what it is worth to take from somebody all they have left, beyond the damage itself
PRESENT: Final = 1.0  # what a companion is worth by being there
UNHELD: Final = -99.0  # less than any token can be worth


def dice_shown(now: Situation) -> Dice:
    throw = now.seen.throw()
    return tuple(throw.dice) if throw is not None else ()


def defence_scores(now: Situation, options: list[int]) -> list[float]:
    """Which defence brings most; declining brings nothing."""
    seats = (now.seat, now.scene.foe.seat)
    scores: list[float] = []
    for option in options:
        if option == PASS:
            scores.append(DECLINED)
        elif option < DEFEND:
            scores.append(spend_gain(now, option & ARGUMENT_MASK))
        else:
            scores.append(defence_shield(now.book, seats, option - DEFEND, Full).worth)
    return scores


def companion_scores(now: Situation, options: list[int]) -> list[float]:
    """The one that helps most: to grow, build or use it; paying with one, the least."""
    paying = any(is_open(offer) for offer in found_in(current_text(now.book, now.seen), e.MayPay))
    sign = -1.0 if paying else 1.0
    return [DECLINED if option == PASS else sign * companion_worth(now, option - TOKEN) for option in options]


def companion_worth(now: Situation, source: int) -> float:
    """Something for being there, and the best it can do now."""
    hooks = now.book.kit.sources[source].uses
    return PRESENT + max((abs(text_gain(now, hook.effects)) for hook in hooks), default=0.0)


def share_scores(now: Situation, options: list[int]) -> list[float]:
    """As much as the companion can take without harm to itself, all of it if that saves the hero."""
    health, _active = now.seen.companion(now.seat)
    own = now.scene.own
    scores: list[float] = []
    for option in options:
        taken = option - NUMBER
        falls = own.incoming - taken >= own.health
        scores.append(min(taken, health - 1) - MENDED * max(0, taken - health + 1) - (KILL if falls else 0.0))
    return scores


def player_scores(now: Situation, options: list[int], named: int) -> list[float]:
    """What the text is worth if that player is named; `named` is a mask of those whom it has named already."""
    text = current_text(now.book, now.seen)
    struck = named_damage(now, text)
    scores: list[float] = []
    for option in options:
        if option == PASS:
            scores.append(now.full.reader.mean(rest_of(text), dice_shown(now)))
            continue
        seat = option - PLAYER
        scene = scene_with(now, seat)
        scene.chosen = seat
        bonus = 0.0
        if struck and not is_friend(now.seen, now.seat, seat):
            again = bool(named >> seat & 1)
            scene.foe.incoming += struck if again else 0
            bonus = PRESSURE * min(1.0, struck / max(1, scene.foe.health))
            bonus += CARD_WORTH if seat in now.seen.leaders() and not again else 0.0
        scores.append(bonus + Full(now.book, scene).reader.mean(text, dice_shown(now)))
    return scores


def named_damage(now: Situation, text: Effects) -> int:
    """What an own ability deals to each opponent whom it names, if that is an Attack (A-51)."""
    part = innermost(now.seen)
    if part is None or part.kind != ABILITY_TEXT or part.seat != now.seat:
        return 0
    dealt = [effect for effect in found_in(text, e.Damage) if effect.damage_type is not DamageType.COLLATERAL]
    return sum(effect.amount.base for effect in dealt if names_somebody(effect.target) or Who.SAME in effect.target)


def rest_of(text: Effects) -> Effects:
    """What is left of a text if nobody is named."""
    return tuple(effect for effect in text if not names_somebody(effect))


def scene_with(now: Situation, other: int) -> Scene:
    """The table as if only that player counted: a teammate is as good as oneself."""
    if is_friend(now.seen, now.seat, other):
        return scene_between(now.seen, other, now.scene.foe.seat)
    return scene_between(now.seen, now.seat, other)


def token_scores(now: Situation, options: list[int]) -> list[float]:
    """Which token to move or remove; the holder is a side that has all of those on offer."""
    kinds = [option - TOKEN for option in options if option != PASS]
    moving = any(found_in(current_text(now.book, now.seen), e.Transfer))
    seats = range(now.seen.seats)
    best = dict.fromkeys(kinds, UNHELD)
    for holder in [seat for seat in seats if all(now.seen.tokens(seat)[kind] for kind in kinds)]:
        mine = is_friend(now.seen, now.seat, holder)
        full = Full(now.book, scene_with(now, holder))
        for kind in kinds:
            gain = move_worth(full.reader, mine, kind) if moving else removed_from(full, mine, kind)
            best[kind] = max(best[kind], gain)
    return [DECLINED if option == PASS else best[option - TOKEN] for option in options]


def removal_worth(now: Situation, mine: bool, status: int) -> float:
    return removed_from(now.full, mine, status)


def removed_from(full: Full, mine: bool, status: int) -> float:
    worth = full.token(mine, status)
    return -worth if mine else worth


def number_scores(now: Situation, options: list[int]) -> list[float]:
    """How many units to pay, take or remove."""
    text = current_text(now.book, now.seen)
    offer = next((offer for offer in found_in(text, e.MayPay) if is_open(offer)), None)
    if offer is not None:
        return [paid_score(now, offer, option - NUMBER) for option in options]
    removed = next((effect for effect in found_in(text, e.Remove) if effect.count is Many.ANY), None)
    if removed is not None:
        each = removal_worth(now, True, now.book.kit.named[now.seat][removed.status])
        return [each * (option - NUMBER) for option in options]
    return [float(option - NUMBER) for option in options]


def is_open(offer: e.MayPay) -> bool:
    return offer.cost[0].up_to or not isinstance(offer.cost[0].count, Amount)


def paid_score(now: Situation, offer: e.MayPay, units: int) -> float:
    reader = now.full.reader
    return reader.average(paid_ways(reader, (1.0, Tally()), offer, units, dice_shown(now)))


def whether_scores(now: Situation, options: list[int]) -> list[float]:
    """Take up an offer of an own text."""
    gain = offered_gain(now)
    return [gain if option == YES else DECLINED for option in options]


def refusal_scores(now: Situation, options: list[int], status: int) -> list[float]:
    """Refuse a token that would do harm."""
    gain = -now.full.token(True, status)
    return [gain if option == YES else DECLINED for option in options]


def offered_gain(now: Situation) -> float:
    """What taking up the first fixed offer of the text brings; an offer without a price is taken."""
    text = current_text(now.book, now.seen)
    offer = next((offer for offer in found_in(text, e.MayPay) if not is_open(offer)), None)
    if offer is None:
        return 1.0
    return paid_score(now, offer, 1) - paid_score(now, offer, 0)


def option_scores(now: Situation, options: list[int]) -> list[float]:
    """Each alternative of a text; whose text it is decides whom it serves."""
    choice = next(found_in(current_text(now.book, now.seen), e.ChooseOne), None)
    if choice is None:
        return [0.0] * len(options)
    reader = now.full.reader
    return [reader.mean(choice.options[option - OPTION], dice_shown(now)) for option in options]


def type_scores(_now: Situation, options: list[int]) -> list[float]:
    """Damage is added where least can be done against it: the types are numbered in that order."""
    return [float(option - OPTION) for option in options]


def trigger_scores(now: Situation, options: list[int]) -> list[float]:
    """In the Upkeep, what does good comes first."""
    return [now.full.token(True, option - TRIGGER) for option in options]


def taking_scores(now: Situation, options: list[int]) -> list[float]:
    """Which card of the deck to take: the one that usually brings most."""
    return [usual_gain(now, now.held(option - CARD)) for option in options]
