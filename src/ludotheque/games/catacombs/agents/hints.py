"""Advice for a person: the best answers to a question, each with a reason that can be said in both languages."""

from dataclasses import dataclass, field
from typing import Final

from ludotheque.games.catacombs.agents.sensible import choices_of
from ludotheque.games.catacombs.agents.situation import DecisionContext, Level
from ludotheque.games.catacombs.agents.values import WIN, Choice
from ludotheque.games.catacombs.sentences.match_names import character_name
from ludotheque.games.catacombs.sentences.units import spelled
from ludotheque.games.catacombs.table.state import NOBODY
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.text.languages import Language

ADVISER: Final = Level(tries=101, wild=32, finalists=4, directions=16, goals=2, spots=16)
"""Tries enough for whole per cents to mean something."""

SHOTS: Final = ("place", "target", "card")  # what may turn out to have nobody in sight
PERCENT: Final = ("chance", "exposed")

Numbers = dict[str, float]


@dataclass(frozen=True)
class Hint:
    """One answer: what it is worth in tokens, and why."""

    action: int
    value: float
    reason_key: str
    numbers: Numbers = field(default_factory=dict)
    victim: int = NOBODY  # whom it would hit most often


def hints(decision: Decision, seen: CatacombsSeen, count: int = 3) -> list[Hint]:
    """The best answers to a question of Catacombs Conquest, best first."""
    now = DecisionContext(decision, seen, ADVISER, "hint")
    found = choices_of(now, decision)
    different = list({choice.action: choice for choice in reversed(found)}.values())[::-1]  # aims may be tried twice
    return [reasoned(choice, reason_of(now, choice, found[0])) for choice in different[:count]]


def reasoned(choice: Choice, reason: str) -> Hint:
    numbers = {
        "value": choice.value,
        "damage": choice.damage,
        "chance": choice.chance,
        "exposed": choice.exposed,
    }
    return Hint(choice.action, choice.value, f"cc-hint-{reason}", numbers, choice.victim)


def reason_of(now: DecisionContext, choice: Choice, best: Choice) -> str:
    """The kind of reason; what decides the game is said, and what is not worth its price."""
    if choice.why == "pass":
        return "pass" if choice is best else "keep"
    if best.why == "pass":
        return "costly"
    if choice.why == "armor":
        return "armor-lethal" if choice.damage >= now.state.pools[now.team] else "armor"
    if choice.why == "boost":
        return "boost-lethal" if choice.value > WIN / 2 else "boost"
    if choice.why in SHOTS and choice.chance <= 0.0:
        return f"{choice.why}-blind"
    return choice.why


def arguments(hint: Hint, lang: Language) -> dict[str, str | int]:
    """What the sentence of a hint needs, written as the language writes numbers."""
    said: dict[str, str | int] = {}
    for name, number in hint.numbers.items():
        said[name] = round(100 * number) if name in PERCENT else spelled(number, 2, lang)
    if hint.victim != NOBODY:
        said["victim"] = character_name(hint.victim, lang)
    return said
