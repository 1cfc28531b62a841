"""Scores that the sensible agent gives the answers to each kind of question."""

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
from ludotheque.games.dice_throne.agents.position import Position, is_friend, position_between
from ludotheque.games.dice_throne.agents.text_evaluator import Dice, TextOutcome
from ludotheque.games.dice_throne.agents.value_cache import RowNote, cache_of, current_text, found_in, innermost
from ludotheque.games.dice_throne.agents.values import (
    Full,
    announced_note,
    burden,
    chance_to_defeat,
    defence_shield,
    row_name,
    row_worth,
    turn_table,
)
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
from ludotheque.games.dice_throne.table.match_content import HOOKS_PER_SOURCE, MAIN_CARD, ROWS, UPGRADE, PreparedCard
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
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision

NEVER: Final = -1000.0
WORTHWHILE: Final = 0.3  # smaller gains are within the error of the estimate
DEADLINES: Final = (W_LAST, W_ISO)
"""The last points before damage is applied: what can wait is done here, when most is known."""
BEFORE_DEFENCE: Final = (W_ACTIVATED, W_TARGETED)


def window_scores(context: DecisionContext, options: list[int], point: int) -> list[float]:
    """Return the value of each answer in a window."""
    return [fast_score(context, option, point) for option in options]


def fast_score(context: DecisionContext, option: int, point: int) -> float:
    """Return the value of playing a card or spending a token; any other answer in a window passes."""
    if PLAY <= option < SPEND:
        return card_score(context, context.held(option - PLAY), point)
    if SPEND <= option < SELL:
        return spend_score(context, option & ARGUMENT_MASK, point)
    if option > REROLL:
        return NEVER
    return 0.0


def card_score(context: DecisionContext, card: PreparedCard, point: int) -> float:
    effects = card.card.effects
    if not timely(context, effects, card, point) or waits_for_rolls(context, effects):
        return NEVER
    return play_gain(context, card) - WORTHWHILE


def timely(context: DecisionContext, effects: Effects, card: PreparedCard, point: int) -> bool:
    """Return whether the card is most useful at this point; cards that alter dice are whenever dice are in view."""
    if alters_dice(effects):
        return True
    if card.card.attack_modifier or mentions(effects, e.Prevent, e.Avoid):
        return point in DEADLINES or (point == W_UPKEEP and not card.card.attack_modifier)
    if card.dealt:
        return point == W_POST
    if point == W_LAST and context.position.attacked and gains_cover(context, effects):
        return True
    if in_own_main(context, point):
        return True
    if mentions(effects, e.Heal) and point in (*DEADLINES, W_UPKEEP):
        return 0 < context.position.own.health <= context.position.own.incoming
    return point == W_UPKEEP and context.seen.active == context.seat and mentions(effects, e.Remove)


def gains_cover(context: DecisionContext, effects: Effects) -> bool:
    """Return whether a text gives a token that cancels the current Attack."""
    named = context.cache.content.named[context.seat]
    return any(cancels_offence(context.cache.content.sources[named[gain.status]]) for gain in found_in(effects, e.Gain))


def in_own_main(context: DecisionContext, point: int) -> bool:
    return point == W_MAIN and context.seen.active == context.seat and context.seen.phase in (MAIN_1, MAIN_2)


def mentions(effects: Effects, *kinds: type[Effect]) -> bool:
    """Return whether a text contains such an effect at any depth."""
    return any(True for kind in kinds for _ in found_in(effects, kind))


def spend_score(context: DecisionContext, spent: int, point: int) -> float:
    """Return the value of using a token: that of its text, less its price and the token itself."""
    status, place = divmod(spent, HOOKS_PER_SOURCE)
    hook = context.cache.content.sources[status].uses[place]
    if not token_timely(context, hook, point):
        return NEVER
    return spend_gain(context, spent) - WORTHWHILE


def spend_gain(context: DecisionContext, spent: int) -> float:
    status, place = divmod(spent, HOOKS_PER_SOURCE)
    source = context.cache.content.sources[status]
    hook = source.uses[place]
    if any(isinstance(effect, e.Remove) and effect.status == source.id for effect in hook.effects):
        gain = -burden(context.cache, context.position, status)
    else:
        gain = text_gain(context, hook.effects + hook.per_paid)
    return gain - spend_price(context, hook, status)


def token_timely(context: DecisionContext, hook: Use, point: int) -> bool:
    if alters_dice(hook.effects):
        return not waits_for_rolls(context, hook.effects)
    if hook.window is Window.OWN_OFFENSIVE_PHASE_END or mentions(hook.effects, e.MakeUndefendable):
        return point in BEFORE_DEFENCE
    if hook.window is Window.ATTACK_STATUS_INCOMING:
        return point == W_TARGETED
    if hook.window is Window.OWN_UPKEEP:
        return point == W_UPKEEP
    if hook.window in (Window.DAMAGE_INCOMING, Window.OWN_ATTACK, Window.ATTACKED):
        return point in (*DEADLINES, W_UPKEEP)
    return in_own_main(context, point)


def spend_price(context: DecisionContext, hook: Use, status: int) -> float:
    """Return the value of what is paid: Combat Points, or the token, which could be used later."""
    total = 0.0
    for cost in hook.pay:
        count = price(cost)
        if cost.kind is CostKind.CP:
            total -= cp_worth(context.position.own.cp, -count)
        elif cost.kind is not CostKind.DISCARD:
            paid = context.cache.content.named[context.seat].get(cost.token, status)
            total += count * max(0.0, burden(context.cache, context.position, paid))
    return total


DECLINED: Final = 0.0
PRESSURE: Final = 4.0  # the value of taking all that an opponent has left, beyond the damage itself
PRESENT: Final = 1.0  # the value of a companion's presence
UNHELD: Final = -99.0  # less than the value of any token


def dice_shown(context: DecisionContext) -> Dice:
    throw = context.seen.throw()
    return tuple(throw.dice) if throw is not None else ()


def defence_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Return the value of each defence; declining has none."""
    seats = (context.seat, context.position.foe.seat)
    scores: list[float] = []
    for option in options:
        if option == PASS:
            scores.append(DECLINED)
        elif option < DEFEND:
            scores.append(spend_gain(context, option & ARGUMENT_MASK))
        else:
            scores.append(defence_shield(context.cache, seats, option - DEFEND, Full).worth)
    return scores


def companion_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Return the value of growing, building or using each companion; for payments, the least valuable scores best."""
    paying = any(is_open(offer) for offer in found_in(current_text(context.cache, context.seen), e.MayPay))
    sign = -1.0 if paying else 1.0
    return [DECLINED if option == PASS else sign * companion_worth(context, option - TOKEN) for option in options]


def companion_worth(context: DecisionContext, source: int) -> float:
    """Return the value of a companion's presence and of its best use now."""
    hooks = context.cache.content.sources[source].uses
    return PRESENT + max((abs(text_gain(context, hook.effects)) for hook in hooks), default=0.0)


def share_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Share as much as the companion can take unharmed, or everything if that saves the hero."""
    health, _active = context.seen.companion(context.seat)
    own = context.position.own
    scores: list[float] = []
    for option in options:
        taken = option - NUMBER
        falls = own.incoming - taken >= own.health
        scores.append(min(taken, health - 1) - MENDED * max(0, taken - health + 1) - (KILL if falls else 0.0))
    return scores


def player_scores(context: DecisionContext, options: list[int], named: int) -> list[float]:
    """Return the value of the text if each player is named; `named` is a mask of players it has already named."""
    text = current_text(context.cache, context.seen)
    struck = named_damage(context, text)
    scores: list[float] = []
    for option in options:
        if option == PASS:
            scores.append(context.full.reader.mean(rest_of(text), dice_shown(context)))
            continue
        seat = option - PLAYER
        position = position_with(context, seat)
        position.chosen = seat
        bonus = 0.0
        if struck and not is_friend(context.seen, context.seat, seat):
            again = bool(named >> seat & 1)
            position.foe.incoming += struck if again else 0
            bonus = PRESSURE * min(1.0, struck / max(1, position.foe.health))
            bonus += CARD_WORTH if seat in context.seen.leaders() and not again else 0.0
        scores.append(bonus + Full(context.cache, position).reader.mean(text, dice_shown(context)))
    return scores


def named_damage(context: DecisionContext, text: Effects) -> int:
    """Return an own ability's damage to each opponent it names, if that is an Attack (A-51)."""
    part = innermost(context.seen)
    if part is None or part.kind != ABILITY_TEXT or part.seat != context.seat:
        return 0
    dealt = [effect for effect in found_in(text, e.Damage) if effect.damage_type is not DamageType.COLLATERAL]
    return sum(effect.amount.base for effect in dealt if names_somebody(effect.target) or Who.SAME in effect.target)


def rest_of(text: Effects) -> Effects:
    """Return what remains of a text if no player is named."""
    return tuple(effect for effect in text if not names_somebody(effect))


def position_with(context: DecisionContext, other: int) -> Position:
    """Return the position as if only that player counted; a teammate counts as the seat itself."""
    if is_friend(context.seen, context.seat, other):
        return position_between(context.seen, other, context.position.foe.seat)
    return position_between(context.seen, context.seat, other)


def token_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Return the value of moving or removing each token; the holder is a side that has all the tokens offered."""
    kinds = [option - TOKEN for option in options if option != PASS]
    moving = any(found_in(current_text(context.cache, context.seen), e.Transfer))
    seats = range(context.seen.seats)
    best = dict.fromkeys(kinds, UNHELD)
    for holder in [seat for seat in seats if all(context.seen.tokens(seat)[kind] for kind in kinds)]:
        mine = is_friend(context.seen, context.seat, holder)
        full = Full(context.cache, position_with(context, holder))
        for kind in kinds:
            gain = move_worth(full.reader, mine, kind) if moving else removed_from(full, mine, kind)
            best[kind] = max(best[kind], gain)
    return [DECLINED if option == PASS else best[option - TOKEN] for option in options]


def removal_worth(context: DecisionContext, mine: bool, status: int) -> float:
    return removed_from(context.full, mine, status)


def removed_from(full: Full, mine: bool, status: int) -> float:
    worth = full.token(mine, status)
    return -worth if mine else worth


def number_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Return the value of each number of units to pay, take or remove."""
    text = current_text(context.cache, context.seen)
    offer = next((offer for offer in found_in(text, e.MayPay) if is_open(offer)), None)
    if offer is not None:
        return [paid_score(context, offer, option - NUMBER) for option in options]
    removed = next((effect for effect in found_in(text, e.Remove) if effect.count is Many.ANY), None)
    if removed is not None:
        each = removal_worth(context, True, context.cache.content.named[context.seat][removed.status])
        return [each * (option - NUMBER) for option in options]
    return [float(option - NUMBER) for option in options]


def is_open(offer: e.MayPay) -> bool:
    return offer.cost[0].up_to or not isinstance(offer.cost[0].count, Amount)


def paid_score(context: DecisionContext, offer: e.MayPay, units: int) -> float:
    reader = context.full.reader
    return reader.average(paid_ways(reader, (1.0, TextOutcome()), offer, units, dice_shown(context)))


def whether_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Return the value of accepting or declining an offer of an own text."""
    gain = offered_gain(context)
    return [gain if option == YES else DECLINED for option in options]


def refusal_scores(context: DecisionContext, options: list[int], status: int) -> list[float]:
    """Return the value of refusing a token, positive if it would do harm."""
    gain = -context.full.token(True, status)
    return [gain if option == YES else DECLINED for option in options]


def offered_gain(context: DecisionContext) -> float:
    """Return the gain of accepting the text's first fixed offer; an offer without a price is accepted."""
    text = current_text(context.cache, context.seen)
    offer = next((offer for offer in found_in(text, e.MayPay) if not is_open(offer)), None)
    if offer is None:
        return 1.0
    return paid_score(context, offer, 1) - paid_score(context, offer, 0)


def option_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Return the value of each alternative of a text, from the side of the text's owner."""
    choice = next(found_in(current_text(context.cache, context.seen), e.ChooseOne), None)
    if choice is None:
        return [0.0] * len(options)
    reader = context.full.reader
    return [reader.mean(choice.options[option - OPTION], dice_shown(context)) for option in options]


def type_scores(_now: DecisionContext, options: list[int]) -> list[float]:
    """Prefer the type of damage that is hardest to stop; types are numbered in that order."""
    return [float(option - OPTION) for option in options]


def trigger_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Prefer the beneficial triggers first in the Upkeep."""
    return [context.full.token(True, option - TRIGGER) for option in options]


def taking_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Return the usual value of each card that can be taken from the deck."""
    return [usual_gain(context, context.held(option - CARD)) for option in options]


ROLLING_COST: Final = 1e-6  # breaks ties in favour of rolling fewer dice
ALL_DICE: Final = STOP


def rolling_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Return the expected value of the turn for each answer on the seat's own offensive dice, by exact odds."""
    throw = context.seen.throw()
    if throw is None:
        return [0.0] * len(options)
    table = turn_table(context.cache, context.position)
    attempts = throw.attempts
    keeps = table.with_rerolls(attempts).keep_values(throw.dice, attempts)
    stopped = table.values[roll_index(throw.dice)]
    dice, faces = tuple(sorted(throw.dice)), context.position.own.hero.faces
    scores: list[float] = []
    for option in options:
        if option == NO_ABILITY:
            scores.append(0.0)
        elif option >= ANNOUNCE:
            scores.append(table.rows[row_name(context.cache, option, dice, faces)])
        elif option > REROLL:
            mask = option & ARGUMENT_MASK
            scores.append(keeps[ALL_DICE ^ mask] - ROLLING_COST * mask.bit_count())
        else:
            scores.append(stopped + fast_score(context, option, W_ANNOUNCE))
    return scores


def present_scores(context: DecisionContext, options: list[int], point: int) -> list[float]:
    """Return the value of accepting, rerolling or altering the seat's own dice of a defence or an effect."""
    scores = window_scores(context, options, point)
    view = context.dice
    for place, option in enumerate(options):
        if option > REROLL and view is not None:
            picked = places_of(option & ARGUMENT_MASK)
            gain = view.rolled_again(picked) - view.present
            scores[place] = gain - ROLLING_COST * len(picked)
    return scores


def places_of(mask: int) -> tuple[int, ...]:
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


def reroll_die_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Return the value of rerolling each die, for its roller or against."""
    view = context.dice
    if view is None:
        return [0.0] * len(options)
    sign = 1.0 if is_friend(context.seen, context.seat, view.throw.roller) else -1.0
    return [sign * reroll_die_score(view, option) for option in options]


def reroll_die_score(view: DiceInView, option: int) -> float:
    return view.worth(view.dice) if option == PASS else view.rolled_again((option - DIE,))


def change_die_scores(context: DecisionContext, options: list[int], left: int) -> list[float]:
    """Return the value of each change of a die; `left` dice are still to be changed, this one included."""
    view = context.dice
    if view is None:
        return [0.0] * len(options)
    sign = 1.0 if is_friend(context.seen, context.seat, view.throw.roller) else -1.0
    if left > 1:
        return first_of_two_scores(context, view, options, sign)
    return [sign * view.worth(changed(view.dice, option, context)) for option in options]


def first_of_two_scores(context: DecisionContext, view: DiceInView, options: list[int], sign: float) -> list[float]:
    """Return the value of each change of the first of two dice if the second is changed optimally."""
    scores: list[float] = []
    for option in options:
        first = changed(view.dice, option, context)
        others = [place for place in range(len(first)) if place != VERBS.arguments(option)[0]]
        later = [sign * view.worth((*first[:place], face, *first[place + 1 :])) for place in others for face in FACES]
        scores.append(max(later, default=0.0))
    return scores


def changed(dice: Dice, option: int, context: DecisionContext) -> Dice:
    """Return the dice after a change."""
    place, said = VERBS.arguments(option)
    if option < NUDGE:
        face = said
    else:
        step = nudge_step(context)
        face = dice[place] + (step if said else -step)
    return (*dice[:place], face, *dice[place + 1 :])


def nudge_step(context: DecisionContext) -> int:
    found = [effect.by for effect in current_text(context.cache, context.seen) if isinstance(effect, e.NudgeDie)]
    return found[0] if found else 1


SURPLUS: Final = 0.4  # the value of a card that would be sold at the end of the turn anyway
REACH: Final = 2  # Combat Points towards an upgrade that selling can still provide


def main_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Return the value of each action of the Main Phase; ending the phase has none."""
    unaffordable = unaffordable_value(context)
    return [main_score(context, option, unaffordable) for option in options]


def main_score(context: DecisionContext, option: int, wanted: float) -> float:
    if option == END:
        return 0.0
    if option >= SELL:
        return sell_score(context, option - SELL, wanted)
    if option >= SPEND:
        return spend_score(context, option & ARGUMENT_MASK, W_MAIN)
    card = context.held(option - PLAY)
    if card.kind > MAIN_CARD and not timely(context, card.card.effects, card, W_MAIN):
        return NEVER
    return play_gain(context, card) - WORTHWHILE


def sell_score(context: DecisionContext, card: int, wanted: float) -> float:
    """Return the value of 1 CP, and of an upgrade that it brings within reach, less that of the card."""
    cp = context.position.own.cp
    score = cp_worth(cp, 1) - hold_worth(context, context.held(card)) - WORTHWHILE
    if context.seen.phase != MAIN_1 and len(context.seen.hand(context.seat)) > HAND_LIMIT:
        score += SURPLUS
    return score + (wanted if context.held(card).kind != UPGRADE else 0.0)


def unaffordable_value(context: DecisionContext) -> float:
    """Return the net value of the best upgrade just out of reach, per card to sell for it."""
    own = context.position.own
    best = 0.0
    for card in context.seen.hand(context.seat):
        prepared = context.held(card)
        if prepared.kind != UPGRADE or own.levels[prepared.slot] >= prepared.level:
            continue
        missing = context.seen.upgrade_price(context.seat, prepared) - own.cp
        if 0 < missing <= REACH:
            best = max(best, (play_gain(context, prepared) - WORTHWHILE) / missing - 1.0)
    return best


def parting_scores(context: DecisionContext, cards: list[int]) -> list[float]:
    """Return a score for parting with each card, best for the card least worth keeping."""
    return [-hold_worth(context, context.held(card)) for card in cards]


class Aim:
    """The current ability as it would work against one target."""

    def __init__(self, context: DecisionContext, target: int) -> None:
        seen = context.seen
        attack = seen.attack()
        if attack is None:
            raise LookupError("nothing is under way that could have a target")
        self.target = target
        self.position: Position = position_between(seen, attack.attacker, target)
        self.leader = bool(attack.is_attack) and target in seen.leaders()
        throw = seen.throw()
        dice = tuple(sorted(throw.dice)) if throw is not None else ()
        announced = ANNOUNCE + attack.ability * ROWS + attack.row
        self.note: RowNote = announced_note(context.cache, self.position, announced, dice)
        self.shield = Full(context.cache, self.position).shield()
        self.defeat = chance_to_defeat(context.cache, self.position, self.note)

    def worth(self) -> float:
        """Return the value to the attacker: defeat first, then the share of remaining health, and a Leader's card."""
        position = self.position
        value = row_worth(self.note, self.shield, position.own.health, position.foe.health)
        value += PRESSURE * min(1.0, self.note.damage() / max(1, position.foe.health))
        return value + (CARD_WORTH if self.leader else 0.0)


def target_scores(context: DecisionContext, options: list[int]) -> list[float]:
    """Return the value of each target to the seat that chooses: attackers want the most, possible targets the least."""
    sign = 1.0 if context.seen.attacker() == context.seat else -1.0
    return [sign * Aim(context, option - PLAYER).worth() for option in options]


def best_reached(decision: Decision, seen: DiceSeen) -> tuple[int, bool] | None:
    """Return the best ability that the dice have reached, and whether no way to roll again is worth more."""
    options = decision.options
    announced = [option for option in options if option >= ANNOUNCE and option != NO_ABILITY]
    if not announced:
        return None
    rolls = [option for option in options if REROLL < option < ANNOUNCE]
    now = DecisionContext(cache_of(seen.content), seen, decision.owner)
    worth = dict(zip(announced + rolls, rolling_scores(now, announced + rolls), strict=True))
    best = max(announced, key=lambda option: worth[option])
    return best, all(worth[roll] <= worth[best] for roll in rolls)
