"""Answers by value: spelled and read back, and refused with a reason."""

import pytest

from ludotheque.kernel.decisions import Decision, Verb, Verbs
from ludotheque.kernel.errors import IllegalAction

VERBS = Verbs(
    [Verb("pass", ()), Verb("play", (("card", 16),)), Verb("flick", (("disc", 8), ("angle", 19), ("speed", 23)))]
)


@pytest.mark.parametrize("spelled", ["pass", "play:0", "play:65535", "flick:3,359999,4200000"])
def test_an_action_is_read_back_as_it_was_spelled(spelled: str) -> None:
    assert VERBS.spell(VERBS.parse(spelled)) == spelled


@pytest.mark.parametrize(
    ("spelled", "reason"),
    [
        ("fly", "unknown verb 'fly'; allowed: pass, play, flick"),
        ("play", "play takes card, got 0 numbers"),
        ("play:65536", "card must lie between 0 and 65535"),
        ("play:-1", "'-1' is not a whole number"),
        ("play:1,2", "play takes card, got 2 numbers"),
        ("flick:1,x,3", "'x' is not a whole number"),
        ("play:" + "9" * 40, "is not a whole number"),
    ],
)
def test_what_is_no_action_is_refused_with_a_reason(spelled: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        VERBS.parse(spelled)


def test_a_decision_says_who_may_answer_and_what_the_clock_answers() -> None:
    options = [VERBS.parse("play:4"), VERBS.parse("pass")]
    decision = Decision(1, 0, options, seats=(2, 3))
    assert [decision.may_answer(seat) for seat in range(4)] == [False, True, True, True]
    assert decision.fallback() == options[0]
    assert Decision(1, 0, options, default=options[1]).fallback() == options[1]
    assert decision.refusal(options[1]) == ""
    assert decision.refusal(VERBS.parse("play:5")) == "that is not among the options"
