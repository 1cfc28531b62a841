"""Hints for Catacombs Conquest: the best answers to a question, each with a reason in both languages."""

from dataclasses import dataclass
from typing import Final

from ludotheque.agents.scored_answer import ScoredAnswer
from ludotheque.games.catacombs.agents.sensible import choices_of
from ludotheque.games.catacombs.agents.situation import DecisionContext, SearchBudget
from ludotheque.games.catacombs.agents.values import WIN, Candidate
from ludotheque.games.catacombs.sentences.narrator import character_name
from ludotheque.games.catacombs.sentences.writer import spelled
from ludotheque.games.catacombs.table.state import NOBODY
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.text.languages import Language

ADVISER: Final = SearchBudget(tries=101, wild=32, finalists=4, directions=16, goals=2, spots=16)
"""Enough trials for whole percentages to be meaningful."""

SHOTS: Final = ("place", "target", "card")  # kinds of choices for which no enemy may be in sight
PERCENT: Final = ("chance", "exposed")

Numbers = dict[str, float]


@dataclass(frozen=True)
class AimedAnswer(ScoredAnswer):
    """One answer, its worth in tokens and the reason."""

    victim: int = NOBODY  # the enemy it hits most often


def hints(decision: Decision, seen: CatacombsSeen, count: int = 3) -> list[AimedAnswer]:
    """Return the best answers to a question of Catacombs Conquest, best first."""
    context = DecisionContext(decision, seen, ADVISER, "hint")
    found = choices_of(context, decision)
    different = list({choice.action: choice for choice in reversed(found)}.values())[::-1]  # aims may be repeated
    return [reasoned(choice, reason_of(context, choice, found[0])) for choice in different[:count]]


def reasoned(choice: Candidate, reason: str) -> AimedAnswer:
    numbers = {
        "value": choice.value,
        "damage": choice.damage,
        "chance": choice.chance,
        "exposed": choice.exposed,
    }
    return AimedAnswer(choice.action, choice.value, f"cc-hint-{reason}", numbers, choice.victim)


def reason_of(context: DecisionContext, choice: Candidate, best: Candidate) -> str:
    """Return the kind of reason; names answers that decide the game and those not worth their price."""
    if choice.why == "pass":
        return "pass" if choice is best else "keep"
    if best.why == "pass":
        return "costly"
    if choice.why == "armor":
        return "armor-lethal" if choice.damage >= context.state.pools[context.team] else "armor"
    if choice.why == "boost":
        return "boost-lethal" if choice.value > WIN / 2 else "boost"
    if choice.why in SHOTS and choice.chance <= 0.0:
        return f"{choice.why}-blind"
    return choice.why


def arguments(hint: AimedAnswer, lang: Language) -> dict[str, str | int]:
    """Return the arguments of a hint's message, with numbers formatted for the language."""
    said: dict[str, str | int] = {}
    for name, number in hint.numbers.items():
        said[name] = round(100 * number) if name in PERCENT else spelled(number, 2, lang)
    if hint.victim != NOBODY:
        said["victim"] = character_name(hint.victim, lang)
    return said
