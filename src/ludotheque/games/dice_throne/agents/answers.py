"""The answers of the sensible player to each kind of question."""

from typing import Final

from ludotheque.games.dice_throne.agents.cards import (
    DecisionContext,
    hold_worth,
    play_gain,
    text_gain,
    usual_gain,
    waits_for_rolls,
)
from ludotheque.games.dice_throne.agents.dice_values import DiceInView, alters_dice
from ludotheque.games.dice_throne.agents.effect_values import (
    FACES,
    MENDED,
    cancels_offence,
    move_worth,
    paid_ways,
    price,
)
from ludotheque.games.dice_throne.agents.open_text import current_text, found_in, innermost
from ludotheque.games.dice_throne.agents.position import Position, is_friend, scene_between
from ludotheque.games.dice_throne.agents.text_evaluator import Dice, TextOutcome
from ludotheque.games.dice_throne.agents.values import Full, burden, defence_shield, row_name, turn_table
from ludotheque.games.dice_throne.agents.weights import CARD as CARD_WORTH
from ludotheque.games.dice_throne.agents.weights import KILL, cp_worth
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.hook_types import Use, Window
from ludotheque.games.dice_throne.content.traversal import names_somebody
from ludotheque.games.dice_throne.content.vocabulary import Amount, CostKind, DamageType, Effect, Effects, Many, Who
from ludotheque.games.dice_throne.rules.turn import HAND_LIMIT
from ludotheque.games.dice_throne.table.actions import (
    ANNOUNCE,
    CARD,
    DEFEND,
    DIE,
    END,
    NO_ABILITY,
    NUDGE,
    NUMBER,
    OPTION,
    PASS,
    PLAY,
    PLAYER,
    REROLL,
    SELL,
    SPEND,
    TOKEN,
    TRIGGER,
    VERBS,
    YES,
)
from ludotheque.games.dice_throne.table.hook_sources import HOOKS_PER_SOURCE
from ludotheque.games.dice_throne.table.match_content import MAIN_CARD, UPGRADE, PreparedCard
from ludotheque.games.dice_throne.table.odds import STOP, roll_index
from ludotheque.games.dice_throne.table.response_points import (
    MAIN_1,
    MAIN_2,
    W_ACTIVATED,
    W_ANNOUNCE,
    W_ISO,
    W_LAST,
    W_MAIN,
    W_POST,
    W_TARGETED,
    W_UPKEEP,
)
from ludotheque.games.dice_throne.table.state import ABILITY_TEXT
from ludotheque.kernel.decisions import ARGUMENT_MASK

NEVER: Final = -1000.0
WORTHWHILE: Final = 0.3  # a gain smaller than this is within the error of the estimate
DEADLINES: Final = (W_LAST, W_ISO)
"""Points after which damage is applied: what can wait is done here, when most is known."""
BEFORE_DEFENCE: Final = (W_ACTIVATED, W_TARGETED)


def window_scores(now: DecisionContext, options: list[int], point: int) -> list[float]:
    """What each answer in a window is worth."""
    return [fast_score(now, option, point) for option in options]


def fast_score(now: DecisionContext, option: int, point: int) -> float:
    """A card to play or a token to spend; anything else in a window is to pass."""
    if PLAY <= option < SPEND:
        return card_score(now, now.held(option - PLAY), point)
    if SPEND <= option < SELL:
        return spend_score(now, option & ARGUMENT_MASK, point)
    if option > REROLL:
        return NEVER
    return 0.0


def card_score(now: DecisionContext, kit: PreparedCard, point: int) -> float:
    effects = kit.card.effects
    if not timely(now, effects, kit, point) or waits_for_rolls(now, effects):
        return NEVER
    return play_gain(now, kit) - WORTHWHILE


def timely(now: DecisionContext, effects: Effects, kit: PreparedCard, point: int) -> bool:
    """Is this the point at which the card does most? Dice cards: whenever the dice lie."""
    if alters_dice(effects):
        return True
    if kit.card.attack_modifier or mentions(effects, e.Prevent, e.Avoid):
        return point in DEADLINES or (point == W_UPKEEP and not kit.card.attack_modifier)
    if kit.dealt:
        return point == W_POST
    if point == W_LAST and now.scene.attacked and gains_cover(now, effects):
        return True
    if in_own_main(now, point):
        return True
    if mentions(effects, e.Heal) and point in (*DEADLINES, W_UPKEEP):
        return 0 < now.scene.own.health <= now.scene.own.incoming
    return point == W_UPKEEP and now.seen.active == now.seat and mentions(effects, e.Remove)


def gains_cover(now: DecisionContext, effects: Effects) -> bool:
    """Does a text bring a token that cancels the Attack under way?"""
    named = now.book.kit.named[now.seat]
    return any(cancels_offence(now.book.kit.sources[named[gain.status]]) for gain in found_in(effects, e.Gain))


def in_own_main(now: DecisionContext, point: int) -> bool:
    return point == W_MAIN and now.seen.active == now.seat and now.seen.phase in (MAIN_1, MAIN_2)


def mentions(effects: Effects, *kinds: type[Effect]) -> bool:
    """Does a text have such an effect, however deep?"""
    return any(True for kind in kinds for _ in found_in(effects, kind))


def spend_score(now: DecisionContext, spent: int, point: int) -> float:
    """A token's use: what its text brings, beyond its price and the token itself."""
    status, place = divmod(spent, HOOKS_PER_SOURCE)
    hook = now.book.kit.sources[status].uses[place]
    if not token_timely(now, hook, point):
        return NEVER
    return spend_gain(now, spent) - WORTHWHILE


def spend_gain(now: DecisionContext, spent: int) -> float:
    status, place = divmod(spent, HOOKS_PER_SOURCE)
    kit = now.book.kit.sources[status]
    hook = kit.uses[place]
    if any(isinstance(effect, e.Remove) and effect.status == kit.id for effect in hook.effects):
        gain = -burden(now.book, now.scene, status)
    else:
        gain = text_gain(now, hook.effects + hook.per_paid)
    return gain - spend_price(now, hook, status)


def token_timely(now: DecisionContext, hook: Use, point: int) -> bool:
    if alters_dice(hook.effects):
        return not waits_for_rolls(now, hook.effects)
    if hook.window is Window.OWN_OFFENSIVE_PHASE_END or mentions(hook.effects, e.MakeUndefendable):
        return point in BEFORE_DEFENCE
    if hook.window is Window.ATTACK_STATUS_INCOMING:
        return point == W_TARGETED
    if hook.window is Window.OWN_UPKEEP:
        return point == W_UPKEEP
    if hook.window in (Window.DAMAGE_INCOMING, Window.OWN_ATTACK, Window.ATTACKED):
        return point in (*DEADLINES, W_UPKEEP)
    return in_own_main(now, point)


def spend_price(now: DecisionContext, hook: Use, status: int) -> float:
    """What is paid: Combat Points, or the token, which would serve another time."""
    total = 0.0
    for cost in hook.pay:
        count = price(cost)
        if cost.kind is CostKind.CP:
            total -= cp_worth(now.scene.own.cp, -count)
        elif cost.kind is not CostKind.DISCARD:
            paid = now.book.kit.named[now.seat].get(cost.token, status)
            total += count * max(0.0, burden(now.book, now.scene, paid))
    return total


DECLINED: Final = 0.0
PRESSURE: Final = 4.0  # what it is worth to take from somebody all they have left, beyond the damage itself
PRESENT: Final = 1.0  # what a companion is worth by being there
UNHELD: Final = -99.0  # less than any token can be worth


def dice_shown(now: DecisionContext) -> Dice:
    throw = now.seen.throw()
    return tuple(throw.dice) if throw is not None else ()


def defence_scores(now: DecisionContext, options: list[int]) -> list[float]:
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


def companion_scores(now: DecisionContext, options: list[int]) -> list[float]:
    """The one that helps most: to grow, build or use it; paying with one, the least."""
    paying = any(is_open(offer) for offer in found_in(current_text(now.book, now.seen), e.MayPay))
    sign = -1.0 if paying else 1.0
    return [DECLINED if option == PASS else sign * companion_worth(now, option - TOKEN) for option in options]


def companion_worth(now: DecisionContext, source: int) -> float:
    """Something for being there, and the best it can do now."""
    hooks = now.book.kit.sources[source].uses
    return PRESENT + max((abs(text_gain(now, hook.effects)) for hook in hooks), default=0.0)


def share_scores(now: DecisionContext, options: list[int]) -> list[float]:
    """As much as the companion can take without harm to itself, all of it if that saves the hero."""
    health, _active = now.seen.companion(now.seat)
    own = now.scene.own
    scores: list[float] = []
    for option in options:
        taken = option - NUMBER
        falls = own.incoming - taken >= own.health
        scores.append(min(taken, health - 1) - MENDED * max(0, taken - health + 1) - (KILL if falls else 0.0))
    return scores


def player_scores(now: DecisionContext, options: list[int], named: int) -> list[float]:
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


def named_damage(now: DecisionContext, text: Effects) -> int:
    """What an own ability deals to each opponent whom it names, if that is an Attack (A-51)."""
    part = innermost(now.seen)
    if part is None or part.kind != ABILITY_TEXT or part.seat != now.seat:
        return 0
    dealt = [effect for effect in found_in(text, e.Damage) if effect.damage_type is not DamageType.COLLATERAL]
    return sum(effect.amount.base for effect in dealt if names_somebody(effect.target) or Who.SAME in effect.target)


def rest_of(text: Effects) -> Effects:
    """What is left of a text if nobody is named."""
    return tuple(effect for effect in text if not names_somebody(effect))


def scene_with(now: DecisionContext, other: int) -> Position:
    """The table as if only that player counted: a teammate is as good as oneself."""
    if is_friend(now.seen, now.seat, other):
        return scene_between(now.seen, other, now.scene.foe.seat)
    return scene_between(now.seen, now.seat, other)


def token_scores(now: DecisionContext, options: list[int]) -> list[float]:
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


def removal_worth(now: DecisionContext, mine: bool, status: int) -> float:
    return removed_from(now.full, mine, status)


def removed_from(full: Full, mine: bool, status: int) -> float:
    worth = full.token(mine, status)
    return -worth if mine else worth


def number_scores(now: DecisionContext, options: list[int]) -> list[float]:
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


def paid_score(now: DecisionContext, offer: e.MayPay, units: int) -> float:
    reader = now.full.reader
    return reader.average(paid_ways(reader, (1.0, TextOutcome()), offer, units, dice_shown(now)))


def whether_scores(now: DecisionContext, options: list[int]) -> list[float]:
    """Take up an offer of an own text."""
    gain = offered_gain(now)
    return [gain if option == YES else DECLINED for option in options]


def refusal_scores(now: DecisionContext, options: list[int], status: int) -> list[float]:
    """Refuse a token that would do harm."""
    gain = -now.full.token(True, status)
    return [gain if option == YES else DECLINED for option in options]


def offered_gain(now: DecisionContext) -> float:
    """What taking up the first fixed offer of the text brings; an offer without a price is taken."""
    text = current_text(now.book, now.seen)
    offer = next((offer for offer in found_in(text, e.MayPay) if not is_open(offer)), None)
    if offer is None:
        return 1.0
    return paid_score(now, offer, 1) - paid_score(now, offer, 0)


def option_scores(now: DecisionContext, options: list[int]) -> list[float]:
    """Each alternative of a text; whose text it is decides whom it serves."""
    choice = next(found_in(current_text(now.book, now.seen), e.ChooseOne), None)
    if choice is None:
        return [0.0] * len(options)
    reader = now.full.reader
    return [reader.mean(choice.options[option - OPTION], dice_shown(now)) for option in options]


def type_scores(_now: DecisionContext, options: list[int]) -> list[float]:
    """Damage is added where least can be done against it: the types are numbered in that order."""
    return [float(option - OPTION) for option in options]


def trigger_scores(now: DecisionContext, options: list[int]) -> list[float]:
    """In the Upkeep, what does good comes first."""
    return [now.full.token(True, option - TRIGGER) for option in options]


def taking_scores(now: DecisionContext, options: list[int]) -> list[float]:
    """Which card of the deck to take: the one that usually brings most."""
    return [usual_gain(now, now.held(option - CARD)) for option in options]


ROLLING_COST: Final = 1e-6  # of equal choices, the one that rolls fewer dice
ALL_DICE: Final = STOP


def rolling_scores(now: DecisionContext, options: list[int]) -> list[float]:
    """The own offensive dice, by exact odds: each answer as the expected worth of the turn."""
    throw = now.seen.throw()
    if throw is None:
        return [0.0] * len(options)
    table = turn_table(now.book, now.scene)
    attempts = throw.attempts
    keeps = table.with_rerolls(attempts).keep_values(throw.dice, attempts)
    stopped = table.values[roll_index(throw.dice)]
    dice, faces = tuple(sorted(throw.dice)), now.scene.own.kit.faces
    scores: list[float] = []
    for option in options:
        if option == NO_ABILITY:
            scores.append(0.0)
        elif option >= ANNOUNCE:
            scores.append(table.rows[row_name(now.book, option, dice, faces)])
        elif option > REROLL:
            mask = option & ARGUMENT_MASK
            scores.append(keeps[ALL_DICE ^ mask] - ROLLING_COST * mask.bit_count())
        else:
            scores.append(stopped + fast_score(now, option, W_ANNOUNCE))
    return scores


def present_scores(now: DecisionContext, options: list[int], point: int) -> list[float]:
    """The own dice of a defence or an effect: let them lie, roll again, alter."""
    scores = window_scores(now, options, point)
    view = now.dice
    for place, option in enumerate(options):
        if option > REROLL and view is not None:
            picked = places_of(option & ARGUMENT_MASK)
            gain = view.rolled_again(picked) - view.present
            scores[place] = gain - ROLLING_COST * len(picked)
    return scores


def places_of(mask: int) -> tuple[int, ...]:
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


def reroll_die_scores(now: DecisionContext, options: list[int]) -> list[float]:
    """Which single die to roll again, for its roller or against."""
    view = now.dice
    if view is None:
        return [0.0] * len(options)
    sign = 1.0 if is_friend(now.seen, now.seat, view.throw.roller) else -1.0
    return [sign * reroll_die_score(view, option) for option in options]


def reroll_die_score(view: DiceInView, option: int) -> float:
    return view.worth(view.dice) if option == PASS else view.rolled_again((option - DIE,))


def change_die_scores(now: DecisionContext, options: list[int], left: int) -> list[float]:
    """How to change a die, for its roller or against; `left` dice are still to be changed, this one included."""
    view = now.dice
    if view is None:
        return [0.0] * len(options)
    sign = 1.0 if is_friend(now.seen, now.seat, view.throw.roller) else -1.0
    if left > 1:
        return first_of_two_scores(now, view, options, sign)
    return [sign * view.worth(changed(view.dice, option, now)) for option in options]


def first_of_two_scores(now: DecisionContext, view: DiceInView, options: list[int], sign: float) -> list[float]:
    """How to change the first of two dice, when the other will be changed as well as can be."""
    scores: list[float] = []
    for option in options:
        first = changed(view.dice, option, now)
        others = [place for place in range(len(first)) if place != VERBS.arguments(option)[0]]
        later = [sign * view.worth((*first[:place], face, *first[place + 1 :])) for place in others for face in FACES]
        scores.append(max(later, default=0.0))
    return scores


def changed(dice: Dice, option: int, now: DecisionContext) -> Dice:
    """The dice after a change."""
    place, said = VERBS.arguments(option)
    if option < NUDGE:
        face = said
    else:
        step = nudge_step(now)
        face = dice[place] + (step if said else -step)
    return (*dice[:place], face, *dice[place + 1 :])


def nudge_step(now: DecisionContext) -> int:
    found = [effect.by for effect in current_text(now.book, now.seen) if isinstance(effect, e.NudgeDie)]
    return found[0] if found else 1


SURPLUS: Final = 0.4  # a card that would have to be sold at the end of the turn anyway
REACH: Final = 2  # Combat Points that selling may still bring together for an upgrade


def main_scores(now: DecisionContext, options: list[int]) -> list[float]:
    """What each action of the Main Phase is worth; ending it is worth nothing."""
    wish = unaffordable_wish(now)
    return [main_score(now, option, wish) for option in options]


def main_score(now: DecisionContext, option: int, wish: float) -> float:
    if option == END:
        return 0.0
    if option >= SELL:
        return sell_score(now, option - SELL, wish)
    if option >= SPEND:
        return spend_score(now, option & ARGUMENT_MASK, W_MAIN)
    kit = now.held(option - PLAY)
    if kit.kind > MAIN_CARD and not timely(now, kit.card.effects, kit, W_MAIN):
        return NEVER
    return play_gain(now, kit) - WORTHWHILE


def sell_score(now: DecisionContext, card: int, wish: float) -> float:
    """One Combat Point, and perhaps an upgrade that comes into reach, for the card."""
    cp = now.scene.own.cp
    score = cp_worth(cp, 1) - hold_worth(now, now.held(card)) - WORTHWHILE
    if now.seen.phase != MAIN_1 and len(now.seen.hand(now.seat)) > HAND_LIMIT:
        score += SURPLUS
    return score + (wish if now.held(card).kind != UPGRADE else 0.0)


def unaffordable_wish(now: DecisionContext) -> float:
    """What the best upgrade just out of reach would bring beyond its price, shared among the cards to sell for it."""
    own = now.scene.own
    best = 0.0
    for card in now.seen.hand(now.seat):
        kit = now.held(card)
        if kit.kind != UPGRADE or own.levels[kit.slot] >= kit.level:
            continue
        missing = now.seen.upgrade_price(now.seat, kit) - own.cp
        if 0 < missing <= REACH:
            best = max(best, (play_gain(now, kit) - WORTHWHILE) / missing - 1.0)
    return best


def parting_scores(now: DecisionContext, cards: list[int]) -> list[float]:
    """Which card to part with: the one least worth keeping."""
    return [-hold_worth(now, now.held(card)) for card in cards]
