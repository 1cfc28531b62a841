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
        ("fly", "reason-verb verb=fly known=pass, play, flick"),
        ("play", "reason-verb-takes verb=play fields=card count=1 given=0"),
        ("play:65536", "reason-verb-field verb=play field=card most=65535"),
        ("play:-1", "reason-verb-number answer=play:-1 number=-1"),
        ("play:1,2", "reason-verb-takes verb=play fields=card count=1 given=2"),
        ("flick:1,x,3", "reason-verb-number answer=flick:1,x,3 number=x"),
        ("play:" + "9" * 40, "reason-verb-number"),
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
    assert decision.refusal(options[1]) is None
    assert str(decision.refusal(VERBS.parse("play:5"))) == "reason-not-listed"
    decision.rule = "CC-TURN-7"
    refusal = decision.refusal(VERBS.parse("play:5"))
    assert refusal is not None
    assert (refusal.key, refusal.rules, refusal.arguments) == ("reason-not-listed", ("CC-TURN-7",), {})
