"""Advice for a person: the best answers to a question, each with a reason that can be said in both languages."""

from dataclasses import dataclass, field
from typing import Final

from ludotheque.agents.dice_throne.book import book_of
from ludotheque.agents.dice_throne.cards import Situation
from ludotheque.agents.dice_throne.rolls import ALL_DICE, places_of
from ludotheque.agents.dice_throne.sensible import scores
from ludotheque.agents.dice_throne.targets import Aim
from ludotheque.agents.dice_throne.turns import announced_note, chance_to_defeat, turn_table
from ludotheque.dice_throne import actions as a
from ludotheque.dice_throne.kit import UPGRADE
from ludotheque.dice_throne.odds import chance_by_keep
from ludotheque.dice_throne.sheets import Ability
from ludotheque.dice_throne.state import Throw
from ludotheque.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision
from ludotheque.text.languages import Language
from ludotheque.text.numbers import decimal

Numbers = dict[str, float]

REASONS: Final = {
    "pass": "hint-pass",
    "end": "hint-end",
    "sell": "hint-sell",
    "spend": "hint-spend",
    "no_ability": "hint-no-ability",
    "defend": "hint-defend",
    "yes": "hint-yes",
}
"""By the verb of the answer; those that need more facts are looked at below."""

PERCENT: Final = ("chance", "defeat")
LEAST_SHOWN: Final = 0.005  # smaller chances are not worth a word


@dataclass(frozen=True)
class Hint:
    """One answer: what it is worth in points of damage, and why."""

    action: int
    value: float
    reason_key: str
    numbers: Numbers = field(default_factory=dict)
    aim: Ability | None = None  # what rolling again is for


def hints(decision: Decision, seen: DiceSeen, count: int = 3) -> list[Hint]:
    """The best answers to a question of Dice Throne, best first."""
    worth = scores(decision, seen)
    ranked = sorted(range(len(worth)), key=lambda place: -worth[place])
    now = Situation(book_of(seen.kit), seen, decision.owner)
    if decision.kind == a.TARGET:
        return [target_hint(now, decision.options[place], worth[place]) for place in ranked[:count]]
    return [reasoned(now, decision.options[place], worth[place]) for place in ranked[:count]]


def reasoned(now: Situation, action: int, value: float) -> Hint:
    """The answer with the reason that fits it."""
    verb = a.VERBS.verbs[action >> ARGUMENT_BITS].name
    if verb == "announce":
        return announce_hint(now, action, value)
    if verb == "reroll":
        return reroll_hint(now, action, value)
    if verb == "play":
        return play_hint(now, action, value)
    return Hint(action, value, REASONS.get(verb, "hint-choice"), {"value": value})


def announce_hint(now: Situation, action: int, value: float) -> Hint:
    throw = now.seen.throw()
    dice = tuple(sorted(throw.dice)) if throw is not None else ()
    note = announced_note(now.book, now.scene, action, dice)
    numbers = {"value": value, "damage": note.damage()}
    defeat = chance_to_defeat(now.book, now.scene, note)
    if defeat < LEAST_SHOWN:
        return Hint(action, value, "hint-announce", numbers)
    return Hint(action, value, "hint-announce-defeat", numbers | {"defeat": defeat})


def target_hint(now: Situation, action: int, value: float) -> Hint:
    """How much it would hurt there; opponents who choose among themselves want the least of it."""
    aim = Aim(now, action - a.PLAYER)
    numbers = {"value": value, "damage": aim.note.damage(), "health": float(aim.scene.foe.health)}
    if now.seen.attacker() != now.seat:
        return Hint(action, value, "hint-target-spared", numbers)
    if aim.defeat >= LEAST_SHOWN:
        return Hint(action, value, "hint-target-defeat", numbers | {"defeat": aim.defeat})
    return Hint(action, value, "hint-target-leader" if aim.leader else "hint-target", numbers)


def play_hint(now: Situation, action: int, value: float) -> Hint:
    kit = now.held(action - a.PLAY)
    key = "hint-upgrade" if kit.kind == UPGRADE else "hint-play"
    return Hint(action, value, key, {"value": value, "cost": float(kit.cost)})


def reroll_hint(now: Situation, action: int, value: float) -> Hint:
    """Rolling again: for which ability above all, and how likely that is."""
    throw = now.seen.throw()
    mask = action & ARGUMENT_MASK
    numbers: Numbers = {"value": value, "dice": float(len(places_of(mask)))}
    if throw is None or len(throw.dice) != len(places_of(ALL_DICE)):
        return Hint(action, value, "hint-reroll", numbers)
    aim, chance = best_aim(now, throw, ALL_DICE ^ mask)
    if aim is None:
        return Hint(action, value, "hint-reroll", numbers)
    return Hint(action, value, "hint-reroll-aim", numbers | {"chance": chance}, aim)


def best_aim(now: Situation, throw: Throw, keep: int) -> tuple[Ability | None, float]:
    """The ability that contributes most if these dice are kept, and the chance to reach it when played for."""
    own = now.scene.own
    table = turn_table(now.book, now.scene)
    worth = {announced: max(0.0, value) for (announced, _), value in table.rows.items()}
    found: Ability | None = None
    best, likely = 0.0, 0.0
    for number in now.book.kit.versions(own.kit, own.levels):
        kit = now.book.kit.abilities[number]
        for row, met in enumerate(kit.met):
            chance = chance_by_keep(met, throw.dice, throw.attempts)[keep]
            weight = chance * worth.get(a.VERBS.action("announce", number, row), 0.0)
            if weight > best:
                found, best, likely = kit.ability, weight, chance
    return found, likely


def arguments(hint: Hint, lang: Language) -> dict[str, str | int]:
    """What the sentence of a hint needs, written as the language writes numbers."""
    said: dict[str, str | int] = {}
    for name, number in hint.numbers.items():
        if name in PERCENT:
            said[name] = round(100 * number)
        elif name in ("cost", "dice", "health"):
            said[name] = round(number)
        else:
            said[name] = decimal(number, lang)
    if hint.aim is not None:
        said["aim"] = hint.aim.name_fr if lang == "fr" else hint.aim.name_en
    return said
