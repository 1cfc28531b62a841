"""Hints about rerolling, announcing and single dice, with exact odds."""

from typing import Final

from ludotheque.games.dice_throne.agents.answers import ALL_DICE, Aim, changed, places_of
from ludotheque.games.dice_throne.agents.dice_values import DiceInView
from ludotheque.games.dice_throne.agents.hint_cards import pass_hint
from ludotheque.games.dice_throne.agents.hint_dice import Asked, Offence, Outcomes, Results, dice_key, rolled_again
from ludotheque.games.dice_throne.agents.hint_texts import (
    LEAST_SHOWN,
    UNLIKELY,
    ExplainedAnswer,
    HintGain,
    Numbers,
    read,
    tells_less,
    turned,
)
from ludotheque.games.dice_throne.agents.position import is_friend
from ludotheque.games.dice_throne.agents.values import chance_to_defeat, note_row
from ludotheque.games.dice_throne.table.actions import ANNOUNCE, DIE, PASS, PLAY, REROLL, SELL
from ludotheque.games.dice_throne.table.odds import roll_index
from ludotheque.games.dice_throne.table.state import TARGETING
from ludotheque.kernel.decisions import ARGUMENT_MASK
from ludotheque.kernel.errors import BrokenRule

Answer = tuple[int, float]
FAR_OFF: Final = 0.01  # a chance too small to be the aim of a roll
NONE: Final = -1.0  # there is nothing to defend against


def own_offence(asked: Asked) -> Offence:
    offence = asked.now.offence
    if offence is None:
        raise BrokenRule("this is asked of a player who rolls offensive dice")
    return offence


def reroll_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show the main aim of the reroll with its chance, and what stopping would bring."""
    offence = asked.now.offence
    if offence is None:
        return result_hint(asked, (action, value), places_of(action & ARGUMENT_MASK))
    keep = ALL_DICE ^ (action & ARGUMENT_MASK)
    left = offence.throw.attempts
    damage = offence.damage.kept(offence.dice, left, keep)
    numbers: Numbers = {"value": value, "damage": damage, "stand": offence.as_they_lie(), "attempts": float(left)}
    present = offence.damage.table.values[roll_index(offence.dice)]
    numbers |= {"present": present}
    by_worth = tells_less(damage, numbers["stand"], value - present)
    aim = offence.aim(keep)
    if aim is None or aim[1] < FAR_OFF:
        return ExplainedAnswer(
            action, value, "hint-reroll-worth" if by_worth else "hint-reroll", numbers, damage=damage
        )
    announced, chance = aim
    goal = offence.goal(announced)
    key = "hint-reroll-aim-worth" if by_worth else "hint-reroll-aim"
    return ExplainedAnswer(action, value, key, numbers | {"chance": chance}, goal=goal, damage=damage)


def announce_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show what the ability does, and what rerolling would bring instead."""
    offence = own_offence(asked)
    means = read(offence.damage.full, asked.now.cache.text(action), tuple(sorted(offence.dice)))
    key, facts = announced_facts(asked, offence, action)
    numbers: Numbers = {"value": value, "defended": means.defended() if means.damage else NONE}
    return ExplainedAnswer(
        action,
        value,
        key,
        numbers | facts,
        means.gains(),
        certain=means.certain,
        damage=means.damage,
        saved=means.saved or None,
    )


def announced_facts(asked: Asked, offence: Offence, action: int) -> tuple[str, Numbers]:
    """Return the key and numbers by whether the ability decides the game or another roll is possible."""
    note = note_row(asked.now.cache, offence.damage.full, action, tuple(sorted(offence.dice)))
    numbers: Numbers = {"damage": note.damage()}
    defeat = chance_to_defeat(asked.now.cache, offence.position, note)
    if defeat >= UNLIKELY:
        return "hint-announce-defeat", numbers | {"defeat": defeat, "health": float(offence.position.foe.health)}
    rolls = [option for option in asked.options if REROLL < option < ANNOUNCE]
    if not rolls:
        return "hint-announce", numbers
    again, after = best_reroll(asked, offence, rolls), max(asked.value(roll) for roll in rolls)
    by_worth = tells_less(note.damage(), again, asked.value(action) - after)
    key = "hint-announce-stand-worth" if by_worth else "hint-announce-stand"
    return key, numbers | {"again": again, "after": after}


def best_reroll(asked: Asked, offence: Offence, rolls: list[int]) -> float:
    """Return the expected damage of the most valuable reroll."""
    best = max(rolls, key=asked.value)
    return offence.damage.kept(offence.dice, offence.throw.attempts, ALL_DICE ^ (best & ARGUMENT_MASK))


def no_ability_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show what the player gives up or avoids without an ability."""
    offence = own_offence(asked)
    announced = [option for option in asked.options if option >= ANNOUNCE and option != action]
    rolls = [option for option in asked.options if REROLL < option < ANNOUNCE]
    if rolls and not asked.is_best(action):
        again = best_reroll(asked, offence, rolls)
        numbers = {"value": value, "again": again, "attempts": float(offence.throw.attempts)}
        return ExplainedAnswer(action, value, "hint-no-ability-rolls", numbers, damage=0.0)
    if not announced:
        return ExplainedAnswer(action, value, "hint-no-ability-none", {"value": value}, damage=0.0)
    best = max(announced, key=asked.value)
    goal = offence.goal(best)
    note = note_row(asked.now.cache, offence.damage.full, best, tuple(sorted(offence.dice)))
    numbers = {"value": value, "loss": value - asked.value(best), "damage": note.damage()}
    key = "hint-no-ability" if asked.is_best(action) else "hint-no-ability-loss"
    return ExplainedAnswer(action, value, key, numbers, goal=goal, damage=0.0)


def present_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show what the current dice bring, unless a card or a token would improve them."""
    other = asked.best_other(action)
    played = other is not None and PLAY <= other[0] < SELL and other[1] > value
    offence, results = asked.now.offence, asked.now.results
    if offence is not None and not played:
        damage = offence.as_they_lie()
        gains = (HintGain("damage", damage),) if damage else ()
        return ExplainedAnswer(action, value, "hint-present", {"value": value}, gains, damage=damage)
    if results is None or played:
        return pass_hint(asked, action, value)
    means = results.as_they_lie()
    return ExplainedAnswer(
        action,
        value,
        "hint-present",
        {"value": value},
        means.gains(),
        certain=means.certain,
        damage=means.damage or None,
        saved=means.saved or None,
    )


def result_hint(asked: Asked, answer: Answer, places: tuple[int, ...]) -> ExplainedAnswer:
    """Show the outcomes of rerolling dice of a defence or an effect."""
    results = asked.now.results
    if results is None:
        return unread_hint(asked, answer)
    return outcome_hint(asked, results, answer, rolled_again(results.dice, places))


def unread_hint(asked: Asked, answer: Answer) -> ExplainedAnswer:
    """Show only the scores for dice whose outcome is not damage."""
    throw = asked.now.seen.throw()
    if throw is None or throw.purpose != TARGETING:
        return ExplainedAnswer(*answer, "hint-die-unread")
    damages = [Aim(asked.now, target).note.damage() for target in asked.now.seen.opponents(throw.roller)]
    low, high = min(damages), max(damages)
    key = "hint-die-target" if high - low >= LEAST_SHOWN else "hint-die-target-same"
    return ExplainedAnswer(*answer, key, {"low": low, "high": high, "damage": high})


def outcome_hint(asked: Asked, results: Results, answer: Answer, outcomes: Outcomes) -> ExplainedAnswer:
    means = results.after(outcomes)
    mine = is_friend(asked.now.seen, asked.now.seat, results.throw.roller)
    return ExplainedAnswer(
        *answer,
        "hint-result",
        {"value": answer[1]},
        means.gains() if mine else turned(means.gains()),
        results.as_they_lie().gains() if mine else turned(results.as_they_lie().gains()),
        certain=means.certain,
        damage=means.damage or None if mine else None,
        saved=means.saved or None if mine else None,
    )


def change_die_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show the expected results after this change of a die."""
    view = asked.now.dice
    if view is None:
        return unread_hint(asked, (action, value))
    return single_die_hint(asked, view, (action, value), [(changed(view.dice, action, asked.now), 1.0)])


def reroll_die_hint(asked: Asked, action: int, value: float) -> ExplainedAnswer:
    """Show the expected results after rerolling this die, or none."""
    view = asked.now.dice
    if view is None:
        return unread_hint(asked, (action, value))
    if action == PASS:
        return present_hint(asked, action, value)
    return single_die_hint(asked, view, (action, value), rolled_again(view.dice, (action - DIE,)))


def single_die_hint(asked: Asked, view: DiceInView, answer: Answer, outcomes: Outcomes) -> ExplainedAnswer:
    offence, results = asked.now.offence, asked.now.results
    if offence is not None:
        return offence_die_hint(asked, offence, answer, outcomes)
    if results is not None:
        return outcome_hint(asked, results, answer, outcomes)
    numbers = {"after": worth_of(asked, outcomes), "present": view.present}
    mine = is_friend(asked.now.seen, asked.now.seat, view.throw.roller)
    return ExplainedAnswer(*answer, dice_key(mine, True), numbers)


def worth_of(asked: Asked, outcomes: Outcomes) -> float:
    """Return the value to the roller over these outcomes of the dice."""
    view = asked.now.dice
    return sum(chance * view.worth(dice) for dice, chance in outcomes) if view is not None else 0.0


def offence_die_hint(asked: Asked, offence: Offence, answer: Answer, outcomes: Outcomes) -> ExplainedAnswer:
    """Show the damage, and name the ability that the dice then allow if that is certain."""
    after, stand = offence.after(outcomes), offence.as_they_lie()
    numbers = {"value": answer[1], "damage": after, "stand": stand, "attempts": float(offence.throw.attempts)}
    numbers |= {"after": worth_of(asked, outcomes), "present": offence.worth_as_they_lie()}
    mine = is_friend(asked.now.seen, asked.now.seat, offence.throw.roller)
    by_worth = tells_less(after, stand, numbers["after"] - numbers["present"])
    damage, saved = (after, None) if mine else (None, stand - after)
    row = offence.best_row(outcomes[0][0]) if len(outcomes) == 1 and not offence.throw.attempts else None
    if row is None or by_worth:
        return ExplainedAnswer(*answer, dice_key(mine, by_worth), numbers, damage=damage, saved=saved)
    return ExplainedAnswer(*answer, "hint-die-goal", numbers, goal=offence.goal(row), damage=damage, saved=saved)
