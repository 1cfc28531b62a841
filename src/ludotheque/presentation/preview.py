"""What an answer would lead to: the same rules, run in worlds that the seat cannot rule out."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.drivers import AUTO
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.match import Match
from ludotheque.presentation.hints import Fact, Facts, Outcome, Preview
from ludotheque.presentation.screen import Screen
from ludotheque.text.languages import decimal
from ludotheque.text.messages import filled
from ludotheque.text.spans import Spans

WORLDS: Final = 24
MOST_OUTCOMES: Final = 5
"""If there are more, the least, the most and the mean are shown."""

MOST_PASSED: Final = 40
Look = Callable[[Match], Screen]
Changed = tuple[tuple[str, int | str], ...]
"""What is otherwise than before, by its key, with what it is then."""


class ImaginedAnswer(NamedTuple):
    """One world in which the answer was given."""

    facts: Facts
    changed: Changed
    passed: bool  # somebody could have responded
    open: bool  # chance had a say, or something hidden was shown


def preview(match: Match, seat: int, action: int, look: Look, seed: str) -> Preview:
    """Up to the next question that is more than a response: exact where nothing is rolled, else from many worlds.

    Answers of a space (a flick) are not previewed: CC-INPUT-3 allows no predicted path.
    """
    if match.question_for(seat, action).space is not None:
        return Preview()
    before = look(match).facts()
    found = [ahead(match, seat, action, look, f"{seed} 0")]
    if found[0].open:
        found += [ahead(match, seat, action, look, f"{seed} {number}") for number in range(1, WORLDS)]
    screen = look(match)
    note = screen.say("preview-unanswered") if any(each.passed for each in found) else ""
    counted = outcomes(found)
    if len(counted) == 1 or len(counted) > MOST_OUTCOMES:
        return Preview(tuple(summed(screen, before, found)), note=note)
    shown = tuple(Outcome(round(count / len(found), 2), tuple(said(screen, before, facts))) for count, facts in counted)
    return Preview(tuple(summed(screen, before, found)), shown, note)


def ahead(match: Match, seat: int, action: int, look: Look, seed: str) -> ImaginedAnswer:
    """Give the answer in an imagined world, where every seat that may respond passes."""
    world = imagine(match, (seat,), key_of(seed))
    before = look(world).facts()
    known = world.barrier
    world.answer(seat, action)
    passes = 0
    while world.decision is not None and passes < MOST_PASSED:
        eased = look(world).eased()
        if eased is None:
            break
        passes += len(world.decision.options) > 1
        world.answer(world.waiting()[0], eased, AUTO)
    facts = look(world).facts()
    changed = tuple((key, fact.value) for key, fact in facts.items() if differs(before.get(key), fact))
    # behind a barrier other worlds go another way
    return ImaginedAnswer(facts, changed, passes > 0, world.barrier > known)


def differs(before: Fact | None, fact: Fact) -> bool:
    return fact.value != (before.value if before is not None else fact.usual)


def outcomes(found: list[ImaginedAnswer]) -> list[tuple[int, Facts]]:
    """How often what came out, the likeliest first; words that vary, such as dice, are left out."""
    counts: dict[Changed, list[Facts]] = {}
    vary = varying(found)
    for each in found:
        kept = tuple((key, value) for key, value in each.changed if key not in vary)
        counts.setdefault(kept, []).append({key: each.facts[key] for key, _ in kept})
    ordered = sorted(counts.values(), key=len, reverse=True)
    return [(len(same), same[0]) for same in ordered]


def varying(found: list[ImaginedAnswer]) -> set[str]:
    """Facts in words that are not the same in all worlds."""
    keys = {key for each in found for key, value in each.changed if isinstance(value, str)}
    return {key for key in keys if len({each.facts[key].value for each in found if key in each.facts}) > 1}


def said(screen: Screen, before: Facts, facts: Facts) -> list[Spans]:
    """Each change on a line."""
    return [changed_line(screen, before.get(key), fact) for key, fact in facts.items()]


def summed(screen: Screen, before: Facts, found: list[ImaginedAnswer]) -> list[Spans]:
    """What all worlds have in common, and of what differs the least, the most and the mean."""
    vary = varying(found)
    keys = dict.fromkeys(key for each in found for key, _ in each.changed if key not in vary)
    lines: list[Spans] = []
    for key in keys:
        fact = next(each.facts[key] for each in found if key in each.facts)
        usual = before[key].value if key in before else fact.usual
        values = [each.facts[key].value if key in each.facts else usual for each in found]
        if len(set(values)) == 1:
            lines.append(changed_line(screen, before.get(key), fact))
            continue
        numbers = [value for value in values if isinstance(value, int)]
        mean = decimal(round(sum(numbers) / len(numbers), 1), screen.lang)
        facts = {"before": str(usual), "least": str(min(numbers)), "most": str(max(numbers)), "mean": mean}
        lines.append(filled(screen.localizer.messages, "preview-range", who=fact.who, what=fact.what, **facts))
    return lines


def changed_line(screen: Screen, before: Fact | None, fact: Fact) -> Spans:
    was = str(before.value if before is not None else fact.usual)
    facts = {"before": was, "after": str(fact.value)}
    return filled(screen.localizer.messages, "preview-change", who=fact.who, what=fact.what, **facts)
