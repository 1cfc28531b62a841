"""Answers about dice: roll again, announce, present, change, and which die."""

from typing import Final

from ludotheque.games.dice_throne.agents.allies import is_friend
from ludotheque.games.dice_throne.agents.branching_effects import FACES
from ludotheque.games.dice_throne.agents.cards import Situation
from ludotheque.games.dice_throne.agents.dice_values import DiceInView
from ludotheque.games.dice_throne.agents.open_text import current_text
from ludotheque.games.dice_throne.agents.outcome import Dice
from ludotheque.games.dice_throne.agents.responses import fast_score, window_scores
from ludotheque.games.dice_throne.agents.turn_values import row_name, turn_table
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.table.actions import ANNOUNCE, DIE, NO_ABILITY, NUDGE, PASS, REROLL, VERBS
from ludotheque.games.dice_throne.table.odds import STOP, roll_index
from ludotheque.games.dice_throne.table.response_points import W_ANNOUNCE
from ludotheque.kernel.decisions import ARGUMENT_MASK

ROLLING_COST: Final = 1e-6  # of equal choices, the one that rolls fewer dice
ALL_DICE: Final = STOP


def rolling_scores(now: Situation, options: list[int]) -> list[float]:
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


def present_scores(now: Situation, options: list[int], point: int) -> list[float]:
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


def reroll_die_scores(now: Situation, options: list[int]) -> list[float]:
    """Which single die to roll again, for its roller or against."""
    view = now.dice
    if view is None:
        return [0.0] * len(options)
    sign = 1.0 if is_friend(now.seen, now.seat, view.throw.roller) else -1.0
    return [sign * reroll_die_score(view, option) for option in options]


def reroll_die_score(view: DiceInView, option: int) -> float:
    return view.worth(view.dice) if option == PASS else view.rolled_again((option - DIE,))


def change_die_scores(now: Situation, options: list[int], left: int) -> list[float]:
    """How to change a die, for its roller or against; `left` dice are still to be changed, this one included."""
    view = now.dice
    if view is None:
        return [0.0] * len(options)
    sign = 1.0 if is_friend(now.seen, now.seat, view.throw.roller) else -1.0
    if left > 1:
        return first_of_two_scores(now, view, options, sign)
    return [sign * view.worth(changed(view.dice, option, now)) for option in options]


def first_of_two_scores(now: Situation, view: DiceInView, options: list[int], sign: float) -> list[float]:
    """How to change the first of two dice, when the other will be changed as well as can be."""
    scores: list[float] = []
    for option in options:
        first = changed(view.dice, option, now)
        others = [place for place in range(len(first)) if place != VERBS.arguments(option)[0]]
        later = [sign * view.worth((*first[:place], face, *first[place + 1 :])) for place in others for face in FACES]
        scores.append(max(later, default=0.0))
    return scores


def changed(dice: Dice, option: int, now: Situation) -> Dice:
    """The dice after a change."""
    place, said = VERBS.arguments(option)
    if option < NUDGE:
        face = said
    else:
        step = nudge_step(now)
        face = dice[place] + (step if said else -step)
    return (*dice[:place], face, *dice[place + 1 :])


def nudge_step(now: Situation) -> int:
    found = [effect.by for effect in current_text(now.book, now.seen) if isinstance(effect, e.NudgeDie)]
    return found[0] if found else 1
