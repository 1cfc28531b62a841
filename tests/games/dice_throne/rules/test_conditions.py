"""What a text makes depend on dice, choices and payment, in the mouth of a guest (DT-TEXT)."""

import pytest

from tests.games.dice_throne.guests import Brute, card, dizziness
from tests.games.dice_throne.scenario import pyromancer, scenario
from tests.rules import rule


@rule("DT-TEXT-13")
@pytest.mark.parametrize(("chosen", "health"), [(0, [51, 50]), (1, [50, 52])])
def test_a_text_tells_an_opponent_from_its_owner_among_chosen_players(
    brute: Brute, chosen: int, health: list[int]
) -> None:
    more, less = {"heal": 2, "target": "same"}, {"heal": 1, "target": "same"}
    text = {"if": {"chosen_is": "opponent"}, "effects": [more], "else": [less]}
    side = brute(card("concuss", {"choose": "player"}, text), hand=["concuss", "smack_3"])
    duel = scenario(side, pyromancer()).main().play("concuss").answer(f"player {chosen}")
    assert [duel.health(0), duel.health(1)] == health


@pytest.mark.parametrize(("answer", "health"), [("yes", 50 + 1 + 4), ("pass", 50 + 1 + 2)])
def test_a_text_knows_what_was_just_paid_and_nothing_is_paid_at_first(brute: Brute, answer: str, health: int) -> None:
    first = {"if": {"paid_at_least": 1}, "effects": [{"heal": 3}], "else": [{"heal": 1}]}
    again = {"if": {"paid_at_least": 1}, "effects": [{"heal": 4}], "else": [{"heal": 2}]}
    text = card("concuss", first, {"may_pay": {"cp": 1}, "effects": [{"draw": 1}]}, again, cost=0)
    duel = scenario(brute(text, hand=["concuss", "smack_3"], cp=1), pyromancer()).main().play("concuss")
    assert duel.answer(answer, by=0).health(0) == health


def test_a_token_spent_alone_is_one_unit_paid(brute: Brute) -> None:
    text = {"if": {"paid_at_least": 2}, "effects": [{"heal": 3}], "else": [{"heal": 1}]}
    hook = {"use": "any_time", "pay": {"spend": "dizziness", "n": 1}, "effects": [text]}
    duel = scenario(brute(dizziness(hook), tokens={"dizziness": 1}), pyromancer()).main().answer("spend dizziness")
    assert (duel.health(0), duel.tokens(0, "dizziness")) == (51, 0)


@pytest.mark.parametrize("rerolled", [False, True])
@pytest.mark.parametrize("wanted", [False, True])
def test_a_text_knows_whether_its_die_was_rerolled(brute: Brute, rerolled: bool, wanted: bool) -> None:
    then = {"if": {"rerolled": wanted}, "effects": [{"heal": 2}], "else": [{"heal": 1}]}
    text = {"roll": {"dice": 1, "may_reroll": {"dice": 1}, "effects": [then]}}
    duel = scenario(brute(card("concuss", text), hand=["concuss", "smack_3"]), pyromancer()).main()
    duel.will_roll(0, 1).play("concuss")
    if rerolled:
        duel.will_roll(0, 1).answer("die 0", by=0)  # the same number, and yet another roll
    else:
        duel.passes(by=0)
    assert duel.health(0) == (52 if rerolled == wanted else 51)


@rule("DT-ROLL-22")
@pytest.mark.parametrize("what", ["heal", "prevent"])
@pytest.mark.parametrize(("die", "points"), [(4, ["W_ANNOUNCE", "W_LAST"]), (1, ["W_ANNOUNCE"])])
def test_healing_or_prevention_of_nothing_is_not_pooled(brute: Brute, what: str, die: int, points: list[str]) -> None:
    text = {"roll": {"dice": 1, "effects": [{"gain_cp": 1}, {what: {"per_symbol": {"life": 3}}}]}}
    duel = scenario(brute(card("feelin_good", text), hand=["feelin_good", "smack_3"]), pyromancer())
    played = duel.roll(1, 1, 2, 4, 4).will_roll(0, die).play("feelin_good").no_ability()
    assert [point for point in played.points() if point in ("W_ANNOUNCE", "W_LAST")] == points
