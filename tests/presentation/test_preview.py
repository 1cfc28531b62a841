"""A look ahead: exact where nothing is rolled, a distribution where something is, and nothing hidden in it."""

import pytest

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.match import Match
from ludotheque.presentation.hints import Preview
from ludotheque.presentation.preview import MOST_OUTCOMES, preview
from ludotheque.registry.discovery import screen_for, view_types
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from tests.contract.cases import Case, all_cases, questions
from tests.games.dice_throne.scenario import barbarian, pyromancer, scenario

CASES = [case for case in all_cases() if case.setup.game in view_types()][::5]
SPARSE = 67


def foreseen(match: Match, spelled: str, lang: Language = "en", seed: str = "seed") -> Preview:
    seat = match.waiting()[0]
    action = match.game.verbs.parse(spelled)
    return preview(match, seat, action, lambda world: screen_for(world, (seat,), lang), seed)


def lines(found: Preview) -> list[str]:
    return [plain(line) for line in found.lines]


def playing(match: Match, card: str) -> str:
    question = screen_for(match, (0,), "en").question()
    assert question is not None
    return next(
        answer.action
        for answer in question.answers
        if answer.kind == "play" and any(span.term == f"card:{card}" for span in answer.label)
    )


def test_what_is_certain_is_said_exactly() -> None:
    match = scenario(barbarian(hand=["smack_2"], cp=5), pyromancer()).main().match
    found = foreseen(match, playing(match, "smack_2"))
    assert lines(found) == ["Barbarian: CP 5 → 3", "Barbarian: cards 1 → 0", "Barbarian: Smack 1 → 2"]
    assert not found.outcomes
    french = foreseen(match, playing(match, "smack_2"), "fr")
    assert lines(french)[0] == "Barbare\u202f: PC 5 → 3"


def test_an_attack_is_followed_to_its_end_as_if_nobody_responded() -> None:
    match = scenario(barbarian(), pyromancer()).roll(1, 2, 2, 3, 3).match
    question = screen_for(match, (0,), "en").question()
    assert question is not None
    announced = next(answer.action for answer in question.answers if answer.kind == "announce")
    found = foreseen(match, announced)
    assert any("Pyromancer: health 50 →" in line for line in lines(found))
    assert found.note


def test_what_chance_decides_comes_with_chances() -> None:
    match = scenario(barbarian(hand=["vegas_baby"], cp=5), pyromancer()).main().match
    found = foreseen(match, playing(match, "vegas_baby"))
    assert 2 <= len(found.outcomes) <= MOST_OUTCOMES
    assert sum(outcome.chance for outcome in found.outcomes) == pytest.approx(1, abs=0.05)
    assert [outcome.chance for outcome in found.outcomes] == sorted(
        (outcome.chance for outcome in found.outcomes), reverse=True
    )
    assert any("on average" in line for line in lines(found))


def test_dice_that_may_show_anything_are_left_to_the_odds() -> None:
    match = scenario(barbarian(), pyromancer()).roll(1, 2, 2, 3, 3).match
    assert not any("dice" in line for line in lines(foreseen(match, "reroll:31")))


def test_an_answer_that_is_none_is_refused() -> None:
    match = scenario(barbarian(), pyromancer()).main().match
    with pytest.raises(IllegalAction):
        foreseen(match, "reroll:31")


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_look_ahead_depends_on_nothing_hidden(case: Case) -> None:
    """In worlds that differ only in what the seat cannot know, it is the same; where answers have no list, nothing."""
    for number, match in enumerate(questions(case.start("preview"), case.random("preview"), SPARSE)):
        if match.decision is None:
            return
        spell = match.game.verbs.spell
        if match.decision.space is not None:
            assert foreseen(match, spell(match.decision.fallback())) == Preview()
            continue
        seat = match.waiting()[0]
        world = imagine(match, (seat,), key_of(f"{number}"))
        answer = spell(match.decision.options[number % len(match.decision.options)])
        assert foreseen(match, answer) == foreseen(world, answer)
