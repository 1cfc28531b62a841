"""How effects that throw or alter dice are carried out."""

from mypy_extensions import i64

from ludotheque.dice_throne import effects as e
from ludotheque.dice_throne.actions import CHANGE_DIE, DIE, NUDGE, PASS, REROLL_DIE, SET_DIE
from ludotheque.dice_throne.choosing import choose_player, players, seats_meant
from ludotheque.dice_throne.context import Context, number
from ludotheque.dice_throne.points import W_DICE
from ludotheque.dice_throne.running import run, runs
from ludotheque.dice_throne.state import DEFENCE, EFFECT, FAST, OFFENCE, Throw
from ludotheque.dice_throne.table import DiceTable
from ludotheque.dice_throne.vocabulary import DieValue, DieWord, Many, MayReroll, RollPhase, Who
from ludotheque.dice_throne.windows import dice_window
from ludotheque.kernel.decisions import Decision


@runs(e.Roll)
def roll(table: DiceTable, now: Context, effect: e.Roll) -> None:
    """DT-TEXT-1: one throw, used only for the effects listed with it."""
    outer = now.throw
    now.throw = throw_for(table, now, effect)
    run(table, now, effect.effects)
    for die in now.throw.dice[:] if effect.each_die else []:
        now.die = die
        run(table, now, effect.each_die)
    now.die = 0
    now.throw = outer


def throw_for(table: DiceTable, now: Context, effect: e.Roll) -> Throw:
    """The throw of an effect roll with its dice window; the dice are taken up, the result stays with the text."""
    roller: i64 = now.chosen if effect.by is Who.SAME else now.owner
    throw = table.throw_dice(roller, number(table, now, effect.dice), EFFECT, 0)
    if effect.may_reroll is not None:
        now.rerolled = reroll_once(table, throw, effect.may_reroll)
    resolving = table.state.resolving
    dice_window(table, throw, W_DICE, bool(resolving) and resolving[-1].speed == FAST)
    table.take_up_dice()
    return throw


def reroll_once(table: DiceTable, throw: Throw, allowed: MayReroll) -> bool:
    """The text's own offer to roll some of these dice again, once."""
    left: i64 = len(throw.dice) if isinstance(allowed.dice, Many) else allowed.dice
    mask: i64 = 0
    while left > 0:
        places = [place for place in range(len(throw.dice)) if not mask >> place & 1]
        options = [PASS, *(DIE + place for place in distinct(throw.dice, places))]
        if len(options) == 1:
            break
        picked = table.ask(Decision(throw.roller, REROLL_DIE, options))
        if picked == PASS:
            break
        mask |= 1 << (picked - DIE)
        left -= 1
    if mask:
        table.reroll(throw, mask)
    return mask != 0


def distinct(dice: list[int], places: list[int]) -> list[int]:
    """Of equal dice, the first: they are one option."""
    seen: list[int] = []
    found: list[int] = []
    for place in places:
        if dice[place] not in seen:
            seen.append(dice[place])
            found.append(place)
    return found


@runs(e.SetDie)
def set_die(table: DiceTable, now: Context, effect: e.SetDie) -> None:
    """So many dice, each once; a die may be set to what it shows (DT-ROLL-15)."""
    throw = table.dice_in_view()
    left = list(range(len(throw.dice)))
    for due in range(min(effect.dice, len(left)), 0, -1):
        options = [
            SET_DIE + place * 8 + value
            for place in distinct(throw.dice, left)
            for value in values_for(effect, throw.dice, place)
        ]
        if not options:
            return
        picked = table.ask(Decision(now.owner, CHANGE_DIE, options, due)) - SET_DIE
        table.set_die(now.owner, throw, picked // 8, picked % 8)
        left.remove(picked // 8)


def values_for(effect: e.SetDie, dice: list[int], place: i64) -> list[int]:
    if isinstance(effect.value, int):
        return [effect.value]
    if effect.value is DieValue.COPY_OF_OWN_DIE:
        others = {die for other, die in enumerate(dice) if other != place}
        return sorted(others)
    return [1, 2, 3, 4, 5, 6]


@runs(e.NudgeDie)
def nudge_die(table: DiceTable, now: Context, effect: e.NudgeDie) -> None:
    """Up or down, never below 1 or above 6."""
    throw = table.dice_in_view()
    left = list(range(len(throw.dice)))
    for due in range(min(effect.dice, len(left)), 0, -1):
        options = []
        for place in distinct(throw.dice, left):
            if throw.dice[place] - effect.by >= 1:
                options.append(NUDGE + place * 2)
            if throw.dice[place] + effect.by <= 6:
                options.append(NUDGE + place * 2 + 1)
        picked = table.ask(Decision(now.owner, CHANGE_DIE, options, due)) - NUDGE
        step: i64 = effect.by if picked & 1 else -effect.by
        table.set_die(now.owner, throw, picked // 2, throw.dice[picked // 2] + step)
        left.remove(picked // 2)


@runs(e.Reroll)
def reroll(table: DiceTable, now: Context, effect: e.Reroll) -> None:
    """Dice in view are rolled again by their roller, one after the other; the owner of the text picks them."""
    throw = table.dice_in_view()
    count: i64 = 1 if isinstance(effect.dice, DieWord) else effect.dice
    places = list(range(len(throw.dice)))
    for turn in range(count):
        options = [DIE + place for place in distinct(throw.dice, places)]
        if effect.optional or (effect.up_to and turn > 0):
            options.append(PASS)
        if not options:
            return
        picked = table.ask(Decision(now.owner, REROLL_DIE, options))
        if picked == PASS:
            return
        table.reroll_die(throw, picked - DIE)
        if not effect.same_die_twice:
            places.remove(picked - DIE)


@runs(e.ExtraAttempt)
def extra_attempt(table: DiceTable, now: Context, effect: e.ExtraAttempt) -> None:
    """One more Roll Attempt for whoever is rolling in that phase (DT-ROLL-1, DT-DEF-8)."""
    throw = table.dice_in_view()
    wanted: i64 = OFFENCE if effect.phase is RollPhase.OFFENSIVE else DEFENCE
    if throw.purpose != wanted:
        return
    for seat in seats_meant(table, now, effect.target, [throw.roller]):
        if seat == throw.roller:
            table.grant_attempt(throw, effect.count)


@runs(e.Choose)
def choose(table: DiceTable, now: Context, effect: e.Choose) -> None:
    opponents = table.mode.opponents(table.state, now.owner)
    choose_player(table, now, opponents if effect.of.value == "opponent" else players(table))
