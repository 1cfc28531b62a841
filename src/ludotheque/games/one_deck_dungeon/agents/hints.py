"""Advice for a person in the dungeon: the best answers to a question, each with a reason in both languages."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.hints_inside import Hint, Numbers, act_hints, within_act
from ludotheque.games.one_deck_dungeon.agents.hints_outside import Reasons
from ludotheque.games.one_deck_dungeon.agents.sensible import scored
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages
from ludotheque.text.numbers import decimal, percent

WITHIN_AN_ACT: Final = (
    a.ASK_PLACE,
    a.ASK_PAY,
    a.ASK_EXCHANGE,
    a.ASK_RECEIVER,
    a.ASK_DISCARD,
    a.ASK_DIE,
    a.ASK_VALUE,
    a.ASK_COLOR,
    a.ASK_TEXT,
)
NOT_WORTH_A_WORD: Final = -50.0  # a score for what nobody should do
COUNTED: Final = ("doors", "left", "tokens")  # whole numbers that decide about the words beside them
WHOLE: Final = 0.05  # so close to a whole number that no digit is needed behind it
TOLLS: Final = {"toll": ("hearts", "time", "poison"), "stop": ("stop_hearts", "stop_time", "stop_poison")}
TOLL_KEYS: Final = ("odd-hint-hearts", "odd-hint-time", "odd-hint-tokens")


def hints(decision: Decision, seen: DungeonSeen, count: int = 3) -> list[Hint]:
    """The best answers to a question of One Deck Dungeon, best first; within an act only the next one."""
    if decision.kind == a.ASK_ACT:
        return act_hints(decision, seen)[:count]
    if decision.kind in WITHIN_AN_ACT and (hint := within_act(decision, seen)):
        return [hint]
    best, *others = scored(decision, seen)[:count]
    reasons = Reasons(decision, seen)
    ranked = [best, *[each for each in others if each[0] > NOT_WORTH_A_WORD]]
    return [reasons.hint(action, value) for value, action in ranked]


def arguments(hint: Hint, lang: Language) -> dict[str, str | int]:
    """What the sentence of a hint needs, written as the language writes numbers."""
    said: dict[str, str | int] = {}
    for name, number in hint.numbers.items():
        if name in COUNTED:
            said[name] = round(number)
        else:
            said[name] = percent(number, lang) if name == "chance" else written(number, lang)
    for name, parts in TOLLS.items():
        if all(part in hint.numbers for part in parts):
            said[name] = toll([hint.numbers[part] for part in parts], lang)
    said["exact"] = "yes" if hint.exact else "no"
    for name in ("rolls", "hits"):
        said[f"has_{name}"] = "yes" if hint.numbers.get(name) else "no"
    return said


def toll(numbers: list[float], lang: Language) -> str:
    """Hearts, time and poison in a few signs; what is not there is not said."""
    messages = Messages(lang)
    signs = [
        messages.say(key, count=written(number, lang))
        for key, number in zip(TOLL_KEYS, numbers, strict=True)
        if number >= WHOLE
    ]
    return " ".join(signs) or messages.say("odd-hint-nothing")


def written(number: float, lang: Language) -> str:
    """Whole numbers without a digit behind the point."""
    return str(round(number)) if abs(number - round(number)) < WHOLE else decimal(number, lang)


__all__ = ["Hint", "Numbers", "arguments", "hints", "toll", "written"]
