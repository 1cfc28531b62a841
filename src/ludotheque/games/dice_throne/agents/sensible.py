"""The sensible agent of Dice Throne: chooses the answer of the highest expected value, by what its seat can see."""

from typing import Final

from ludotheque.games.dice_throne.agents import answers
from ludotheque.games.dice_throne.agents.answers import window_scores
from ludotheque.games.dice_throne.agents.cards import DecisionContext
from ludotheque.games.dice_throne.agents.value_cache import cache_of
from ludotheque.games.dice_throne.table import actions as a
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import BrokenRule

TIE: Final = 1e-9  # sums of the same numbers in another order differ by less than this


def scores(decision: Decision, seen: DiceSeen) -> list[float]:
    """Return the value of each option to the seat that is asked, in points of damage."""
    context = DecisionContext(cache_of(seen.content), seen, decision.owner)
    kind = decision.kind
    if kind == a.ROLLING:
        return answers.rolling_scores(context, decision.options)
    if kind in (a.RESPOND, a.PREEMPT):
        return window_scores(context, decision.options, decision.subject)
    if kind == a.PRESENT:
        return answers.present_scores(context, decision.options, decision.subject)
    if kind == a.MAIN:
        return answers.main_scores(context, decision.options)
    return choice_scores(context, decision)


def choice_scores(context: DecisionContext, decision: Decision) -> list[float]:
    """Score questions inside texts, and about single cards and dice."""
    kind, options = decision.kind, decision.options
    if kind == a.REFUSE_TOKEN:
        return answers.refusal_scores(context, options, decision.subject)
    if kind == a.CHOOSE_PLAYER:
        return answers.player_scores(context, options, decision.subject)
    if kind == a.CHANGE_DIE:
        return answers.change_die_scores(context, options, decision.subject)
    if kind == a.SELL_DOWN:
        return answers.parting_scores(context, [option - a.SELL for option in options])
    if kind == a.DISCARD_CARD:
        return answers.parting_scores(context, [option - a.CARD for option in options])
    if kind not in SCORERS:
        raise BrokenRule(f"the sensible player has no answer to {a.KINDS[kind]}")
    return SCORERS[kind](context, options)


SCORERS = {
    a.DEFENCE: answers.defence_scores,
    a.TARGET: answers.target_scores,
    a.CHOOSE_TOKEN: answers.token_scores,
    a.REROLL_DIE: answers.reroll_die_scores,
    a.HOW_MANY: answers.number_scores,
    a.WHETHER: answers.whether_scores,
    a.CHOOSE_OPTION: answers.option_scores,
    a.UPKEEP_ORDER: answers.trigger_scores,
    a.TAKE_CARD: answers.taking_scores,
    a.CHOOSE_COMPANION: answers.companion_scores,
    a.SHARE_DAMAGE: answers.share_scores,
    a.CHOOSE_TYPE: answers.type_scores,
}


def best_of(options: list[int], worth: list[float]) -> int:
    """Return the first of the best options."""
    best = worth[0]
    picked = options[0]
    for option, value in zip(options, worth, strict=True):
        if value > best + TIE:
            best, picked = value, option
    return picked


def sensible(decision: Decision, seen: DiceSeen) -> int:
    """Return the best answer from public facts and the seat's own cards; the agent is stateless."""
    return best_of(decision.options, scores(decision, seen))


def sensible_agent(_seed: bytes | str) -> Agent:
    """Return the sensible agent, which needs no random seed."""
    return sensible
