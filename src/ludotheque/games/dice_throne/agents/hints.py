"""Hints: ranked answers to a question of Dice Throne, with the numbers behind them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from msgspec import structs

from ludotheque.games.dice_throne.agents import hint_rolls as rolls
from ludotheque.games.dice_throne.agents.answers import (
    Aim,
    companion_worth,
    dice_shown,
    is_open,
    offered_gain,
    position_with,
)
from ludotheque.games.dice_throne.agents.effect_values import paid_ways
from ludotheque.games.dice_throne.agents.hint_cards import (
    UNTIMELY,
    cost_gain,
    defence_means,
    parting_hint,
    pass_hint,
    play_hint,
    sell_hint,
    spend_hint,
    take_hint,
)
from ludotheque.games.dice_throne.agents.hint_dice import Asked, HintContext
from ludotheque.games.dice_throne.agents.hint_texts import (
    UNLIKELY,
    ExplainedAnswer,
    HintGain,
    Means,
    Numbers,
    arguments,
    read,
    sentence,
    with_win,
)
from ludotheque.games.dice_throne.agents.sensible import scores, sensible
from ludotheque.games.dice_throne.agents.text_evaluator import TextOutcome
from ludotheque.games.dice_throne.agents.value_cache import cache_of, current_text, found_in, innermost
from ludotheque.games.dice_throne.agents.values import Full
from ludotheque.games.dice_throne.agents.win_probability import teams_of, win_chance
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.definitions import NamedDefinition
from ludotheque.games.dice_throne.content.hook_types import Use, Window
from ludotheque.games.dice_throne.content.vocabulary import Amount, Many
from ludotheque.games.dice_throne.table import actions as a
from ludotheque.games.dice_throne.table.actions import DEFEND, NUMBER, OPTION, PASS, PLAYER, TOKEN, TRIGGER, YES
from ludotheque.games.dice_throne.table.state import SOURCE_TEXT, ULTIMATE, UNDEFENDABLE
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision
from ludotheque.kernel.game import winners
from ludotheque.kernel.match import Match
from ludotheque.kernel.simulation import play_on

PLAYED: Final = 24  # seats simulated in all worlds together: with more seats, each world takes longer
MOST: Final = 12
KEYS: Final = tuple(key_of(f"hint {number}") for number in range(MOST))
"""The same worlds and random numbers for every answer, so that only the answers differ."""


class LookaheadDone(Exception):
    """Signals that the turn is over and the rest of the match need not be played."""


class Scout:
    """Gives one answer, plays on for all seats like the sensible agent, and evaluates the start of the next turn."""

    def __init__(self, decision: Decision, seen: DiceSeen, answer: int) -> None:
        self.seat = decision.owner
        self.turn = seen.turn
        self.answer = answer
        self.begun = len(decision.options) == 1  # a question with a single option is not asked
        self.chance = 0.0

    def __call__(self, decision: Decision, seen: DiceSeen) -> int:
        if not self.begun:
            self.begun = True
            return self.answer
        if seen.turn > self.turn:
            self.chance = win_chance(seen, self.seat)
            raise LookaheadDone
        return sensible(decision, seen)


def win_chances(decision: Decision, seen: DiceSeen, options: list[int]) -> list[float | None]:
    """Return the chance that the asked side wins for each of these answers; None where imagining is not possible."""
    if seen.root is None:
        return [None for _ in options]
    totals = [0.0] * len(options)
    keys = KEYS[: max(2, PLAYED // seen.seats)]
    for key in keys:
        world = seen.imagine(key)
        for place, option in enumerate(options):
            totals[place] += played_on(world, Scout(decision, seen, option), seen)
    return [total / len(keys) for total in totals]


def played_on(world: Match, scout: Scout, seen: DiceSeen) -> float:
    try:
        outcome = play_on(world, [scout] * seen.seats).outcome
    except LookaheadDone:
        return scout.chance
    if not winners(outcome):
        return 1.0 / len(teams_of(seen))  # all sides share a draw
    return 1.0 if scout.seat in winners(outcome) else 0.0


TYPE_REASONS: Final = {UNDEFENDABLE: "hint-type-undefendable", ULTIMATE: "hint-type-ultimate"}
"""The reason for each type other than normal damage; pure damage cannot be modified (DT-DMG-3)."""


def means_hint(means: Means, answer: tuple[int, float], key: str, numbers: Numbers) -> ExplainedAnswer:
    """Explain an answer by its outcome."""
    return ExplainedAnswer(
        *answer,
        key,
        {"value": answer[1]} | numbers,
        means.gains(),
        certain=means.certain,
        damage=means.damage or None,
        saved=means.saved or None,
    )


def target_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show the damage to that target; opponents who choose the target prefer the least."""
    now = asked.now
    aim = Aim(now, action - PLAYER)
    damage = aim.note.damage()
    numbers = {"value": value, "damage": damage, "health": float(aim.position.foe.health)}
    if now.seen.attacker() != now.seat:
        key = "hint-target-spared-defeat" if aim.defeat >= UNLIKELY else "hint-target-spared"
        return ExplainedAnswer(action, value, key, numbers | {"defeat": aim.defeat}, damage=damage)
    key = "hint-target-leader" if aim.leader else "hint-target"
    if aim.defeat >= UNLIKELY:
        key = "hint-target-leader-defeat" if aim.leader else "hint-target-defeat"
    return ExplainedAnswer(action, value, key, numbers | {"defeat": aim.defeat}, damage=damage)


def defence_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show how much of the waiting damage it prevents; if that is lethal, the chance to survive."""
    now = asked.now
    if action == PASS:
        has_any = any(option >= DEFEND for option in asked.options)
        return no_defence_hint(asked, action, value) if has_any else pass_hint(asked, action, value)
    if action < DEFEND:
        return spend_hint(asked, action, value)
    own = now.position.own
    means = defence_means(now.full, action - DEFEND)
    numbers = {"incoming": float(own.incoming), "health": float(own.health)}
    if own.incoming >= own.health:
        return means_hint(means, (action, value), "hint-defend-survive", numbers | {"chance": means.survival()})
    return means_hint(means, (action, value), "hint-defend", numbers)


def no_defence_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show what the best defence would have prevented; declining has no value itself."""
    now = asked.now
    tried = [defence_means(now.full, option - DEFEND) for option in asked.options if option >= DEFEND]
    saved = max((means.saved for means in tried), default=0.0)
    dealt = max((means.damage for means in tried), default=0.0)
    numbers = {"incoming": float(now.position.own.incoming), "saved": saved, "damage": dealt, "value": value}
    return ExplainedAnswer(action, value, "hint-no-defence", numbers, saved=0.0)


def player_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show what the text does to that player, or for no player, what this saves or costs."""
    if action == PASS:
        return declined_hint(asked, action, value)
    now, seat = asked.now, action - PLAYER
    position = position_with(now, seat)
    position.chosen = seat
    means = read(Full(now.cache, position), current_text(now.cache, now.seen), dice_shown(now))
    return means_hint(means, (action, value), "hint-player", {"health": float(now.seen.health(seat))})


def token_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    if action == PASS:
        return declined_hint(asked, action, value)
    now = asked.now
    moved = any(found_in(current_text(now.cache, now.seen), e.Transfer))
    if value >= 0:
        key = "hint-token-moved" if moved else "hint-token-gone"
    else:
        key = "hint-token-moved-loss" if moved else "hint-token-gone-loss"
    return ExplainedAnswer(action, value, key, {"value": value, "loss": -value}, named=named(asked, action - TOKEN))


def declined_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show what the best alternative would gain or cost."""
    other = asked.best_other(action)
    worth = other[1] if other is not None else 0.0
    key = "hint-decline" if worth <= value else "hint-decline-loss"
    return ExplainedAnswer(action, value, key, {"value": value, "loss": abs(worth - value)})


def number_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show the gain of this many units, less their price."""
    now, units = asked.now, action - NUMBER
    text = current_text(now.cache, now.seen)
    offer = next((offer for offer in found_in(text, e.MayPay) if is_open(offer)), None)
    if offer is not None:
        ways = paid_ways(now.full.reader, (1.0, TextOutcome()), offer, units, dice_shown(now))
        return means_hint(Means(now.full, ways), (action, value), "hint-number", {"count": float(units)})
    removed = next((effect for effect in found_in(text, e.Remove) if effect.count is Many.ANY), None)
    if removed is None:
        return unit_hint(asked, (action, value), units)
    source = now.cache.content.named[now.seat][removed.status]
    gain = HintGain("token-lost", float(units), now.cache.content.sources[source].definition)
    return ExplainedAnswer(
        action, value, "hint-number-tokens", {"value": value, "count": float(units)}, (gain,) if units else ()
    )


def unit_hint(asked: Asked, answer: tuple[int, float], units: int) -> ExplainedAnswer:
    """Show the gain for several tokens of a hook that acts once for each, or for stolen Combat Points."""
    now, part = asked.now, innermost(asked.now.seen)
    stolen = next((effect for effect in found_in(current_text(now.cache, now.seen), e.StealCp) if effect.up_to), None)
    if stolen is not None:
        gains = (HintGain("cp", float(units)), HintGain("foe-cp-lost", float(units))) if units else ()
        return ExplainedAnswer(*answer, "hint-offer", {"count": float(units)}, gains)
    hook = spent_hook(asked)
    if part is None or hook is None:
        return ExplainedAnswer(*answer, "hint-number-most", {"count": float(units)})
    means = read(now.full, hook.per_paid * units)
    price = HintGain("price-token", float(units), now.cache.content.sources[part.subject].definition)
    hint = means_hint(means, answer, "hint-offer", {"count": float(units)})
    return replace(hint, price=(price,))


def spent_hook(asked: Asked) -> Use | None:
    """Return the hook in use of a token, companion or passive, if its number of units is open."""
    part = innermost(asked.now.seen)
    if part is None or part.kind != SOURCE_TEXT:
        return None
    uses = [hook for hook in asked.now.cache.content.sources[part.subject].uses if hook.per_paid]
    threatened = asked.now.position.own.incoming > 0
    fitting = [hook for hook in uses if (hook.window is Window.DAMAGE_INCOMING) == threatened]
    return next(iter([*fitting, *uses]), None)


def whether_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show the gain of accepting an offer, less its price."""
    now = asked.now
    text = current_text(now.cache, now.seen)
    offer = next((offer for offer in found_in(text, e.MayPay) if not is_open(offer)), None)
    if offer is None:
        return unpriced_hint(asked, action, value)
    if action != YES:
        gain = offered_gain(now)
        return ExplainedAnswer(action, value, "hint-decline" if gain <= 0 else "hint-decline-loss", {"loss": abs(gain)})
    ways = paid_ways(now.full.reader, (1.0, TextOutcome()), offer, 1, dice_shown(now))
    return means_hint(Means(now.full, ways), (action, value), "hint-yes", {"loss": -value, "net": value})


def unpriced_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Explain offers of more dice for a price, and of optional effects."""
    now = asked.now
    text = current_text(now.cache, now.seen)
    roll = next((roll for roll in found_in(text, e.Roll) if roll.or_pay is not None), None)
    if roll is not None and roll.or_pay is not None:
        more = read(now.full, (structs.replace(roll, dice=Amount(roll.or_pay.dice), or_pay=None),))
        fewer = read(now.full, (structs.replace(roll, or_pay=None),))
        if action != YES:
            return means_hint(fewer, (action, value), "hint-offer", {})
        hint = means_hint(more, (action, value), "hint-result", {})
        price = tuple(cost_gain(now, cost, 0) for cost in roll.or_pay.pay)
        return replace(hint, before=fewer.gains(), price=price)
    done: list[e.Remove | e.Grow] = [*found_in(text, e.Remove), *found_in(text, e.Grow)]
    optional = next((effect for effect in done if effect.optional), None)
    if optional is not None and action == YES:
        means = read(now.full, (optional,))
        return means_hint(means, (action, value), "hint-option", {"value": now.full.reader.average(means.ways)})
    return ExplainedAnswer(action, value, "hint-yes-free" if action == YES else "hint-no-free")


def option_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    now = asked.now
    choice = next(found_in(current_text(now.cache, now.seen), e.ChooseOne), None)
    if choice is None:
        return ExplainedAnswer(action, value, "hint-option-unread")
    return means_hint(
        read(now.full, choice.options[action - OPTION], dice_shown(now)), (action, value), "hint-option", {}
    )


def type_hint(_asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """DT-DMG-3: explain what can still be done against the type that grows."""
    return ExplainedAnswer(action, value, TYPE_REASONS.get(action - OPTION, "hint-type-normal"))


def refusal_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show what the token would do to its holder."""
    now, status = asked.now, asked.decision.subject
    worth = now.full.token(True, status)
    key = "hint-refuse-harm" if worth < 0 else "hint-refuse-good"
    return ExplainedAnswer(action, value, key, {"value": value, "loss": abs(worth)}, named=named(asked, status))


def trigger_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    key = "hint-trigger-good" if value >= 0 else "hint-trigger-harm"
    return ExplainedAnswer(
        action, value, key, {"value": value, "loss": abs(value)}, named=named(asked, action - TRIGGER)
    )


def companion_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    if action == PASS:
        return declined_hint(asked, action, value)
    worth = companion_worth(asked.now, action - TOKEN)
    key = "hint-companion" if value >= 0 else "hint-companion-paid"
    return ExplainedAnswer(action, value, key, {"value": value, "worth": worth}, named=named(asked, action - TOKEN))


def share_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show the health of both after sharing the damage."""
    now = asked.now
    own, taken = now.position.own, action - NUMBER
    health, _active = now.seen.companion(now.seat)
    rest = own.incoming - taken
    numbers = {
        "taken": float(taken),
        "rest": float(rest),
        "left": float(max(0, health - taken)),
        "own_left": float(max(0, own.health - rest)),
        "value": value,
    }
    return ExplainedAnswer(action, value, "hint-share", numbers, saved=float(taken))


def named(asked: Asked, source: int) -> dict[str, NamedDefinition]:
    return {"token": asked.now.cache.content.sources[source].definition}


__all__ = ["ExplainedAnswer", "HintGain", "Numbers", "arguments", "hints", "sentence", "with_win", "worth_saying"]

Reason = Callable[[Asked, int, float], ExplainedAnswer]

BY_KIND: Final[dict[int, Reason]] = {
    a.DEFENCE: defence_hint,
    a.CHOOSE_PLAYER: player_hint,
    a.TARGET: target_hint,
    a.CHOOSE_TOKEN: token_hint,
    a.CHANGE_DIE: rolls.change_die_hint,
    a.REROLL_DIE: rolls.reroll_die_hint,
    a.HOW_MANY: number_hint,
    a.CHOOSE_OPTION: option_hint,
    a.DISCARD_CARD: parting_hint,
    a.UPKEEP_ORDER: trigger_hint,
    a.WHETHER: whether_hint,
    a.CHOOSE_TYPE: type_hint,
    a.TAKE_CARD: take_hint,
    a.REFUSE_TOKEN: refusal_hint,
    a.CHOOSE_COMPANION: companion_hint,
    a.SHARE_DAMAGE: share_hint,
}
"""Kinds of questions with one kind of hint for all answers."""

BY_VERB: Final[dict[str, Reason]] = {
    "play": play_hint,
    "spend": spend_hint,
    "sell": sell_hint,
    "end": pass_hint,
    "reroll": rolls.reroll_hint,
    "announce": rolls.announce_hint,
    "no_ability": rolls.no_ability_hint,
}
"""The hint function of each verb in windows, Main Phases and questions about own dice."""


def worth_saying(found: list[ExplainedAnswer]) -> list[ExplainedAnswer]:
    """Return the best answer and others that are useful now, without those that should wait."""
    return [*found[:1], *(hint for hint in found[1:] if hint.value > UNTIMELY)]


def hints(decision: Decision, seen: DiceSeen, count: int = 3) -> list[ExplainedAnswer]:
    """Return the best answers, best first, with chances to win if `seen` can imagine."""
    worth = scores(decision, seen)
    asked = Asked(HintContext(cache_of(seen.content), seen, decision.owner), decision, worth)
    ranked = sorted(range(len(worth)), key=lambda place: -worth[place])
    picked = different(asked, [decision.options[place] for place in ranked])[:count]
    found = [reason_for(decision.kind, option)(asked, option, asked.value(option)) for option in picked]
    chances = win_chances(decision, seen, picked)
    return [replace(hint, win=chance) for hint, chance in zip(found, chances, strict=True)]


def reason_for(kind: int, action: int) -> Reason:
    if kind in BY_KIND:
        return BY_KIND[kind]
    verb = a.VERBS.verbs[action >> ARGUMENT_BITS].name
    if verb == "pass":
        return rolls.present_hint if kind == a.PRESENT else pass_hint
    return BY_VERB[verb]


def different(asked: Asked, ranked: list[int]) -> list[int]:
    """Return the answers without rerolls that keep the same faces as an earlier one."""
    throw = asked.now.seen.throw()
    kept: set[tuple[int, ...]] = set()
    found: list[int] = []
    for option in ranked:
        if throw is not None and a.REROLL < option < a.ANNOUNCE:
            mask = option & ARGUMENT_MASK
            faces = tuple(sorted(die for place, die in enumerate(throw.dice) if not mask >> place & 1))
            if faces in kept:
                continue
            kept.add(faces)
        found.append(option)
    return found
