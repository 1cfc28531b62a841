"""The Offensive Roll Phase: attempts, announcement, altered dice (DT-ROLL-1 to 15)."""

import pytest

from ludotheque.games.dice_throne.table.actions import ANNOUNCE
from ludotheque.games.dice_throne.table.events import Activated, Announced, Rolled
from ludotheque.games.dice_throne.table.match_content import ROWS
from ludotheque.kernel.errors import IllegalAction
from tests.games.dice_throne.guests import Brute, dizziness
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario
from tests.rules import rule


def announcements(duel: Duel) -> list[str]:
    return [word.removeprefix("announce ") for word in duel.options() if word.startswith("announce")]


def rerolls(duel: Duel) -> int:
    """In how many ways dice may be rolled again."""
    return sum(word.startswith("reroll") for word in duel.options())


@rule("DT-ROLL-1")
def test_there_are_three_attempts_and_no_more() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 2, 4, 5, 6)
    duel.will_roll(0, 3).reroll(4)
    assert rerolls(duel) > 0
    duel.will_roll(0, 2).reroll(4)
    assert (rerolls(duel), duel.dice()) == (0, [1, 2, 4, 5, 2])


@rule("DT-ROLL-1")
def test_a_granted_attempt_comes_on_top() -> None:
    duel = scenario(barbarian(hand=["one_more_time"]), pyromancer()).roll(1, 1, 2, 5, 6)
    duel.will_roll(0, 4).reroll(4).will_roll(0, 4).reroll(4)
    assert rerolls(duel) == 0
    duel.play("one_more_time").will_roll(0, 6).reroll(4)
    assert (rerolls(duel), duel.dice()) == (0, [1, 1, 2, 5, 6])


@rule("DT-ROLL-1", "DT-ROLL-2")
@pytest.mark.parametrize(("fewer", "left"), [(1, 1), (2, 0), (3, 0)])
def test_tokens_take_attempts_but_never_the_first(brute: Brute, fewer: int, left: int) -> None:
    own = brute(dizziness({"modify": "roll_attempts", "by": -fewer}), tokens={"dizziness": 1})
    duel = scenario(own, pyromancer()).roll(1, 1, 1, 4, 4)
    assert (duel.dice(), duel.attempts_left(), rerolls(duel) > 0) == ([1, 1, 1, 4, 4], left, left > 0)


@rule("DT-ROLL-1")
@pytest.mark.parametrize(("since", "left"), [(1, 1), (2, 2)])
def test_the_number_of_attempts_is_settled_with_the_first(brute: Brute, since: int, left: int) -> None:
    fewer = {"modify": "roll_attempts", "by": -1, "from_attempt": since}
    duel = scenario(brute(dizziness(fewer), tokens={"dizziness": 1}), pyromancer()).roll(1, 2, 4, 5, 6)
    assert duel.attempts_left() == left


@rule("DT-ROLL-1")
@pytest.mark.parametrize(("since", "left"), [(2, [1, 0]), (3, [2, 1])])
def test_attempts_cost_what_a_token_says_from_the_one_it_names(brute: Brute, since: int, left: list[int]) -> None:
    price = {"modify": "attempt_cp_cost", "by": 1, "from_attempt": since}
    duel = scenario(brute(dizziness(price), cp=2, tokens={"dizziness": 1}), pyromancer()).roll(1, 2, 4, 5, 6)
    assert [duel.will_roll(0, 3).reroll(4).cp(0) for _ in range(2)] == left


@rule("DT-ROLL-2", "A-3")
def test_the_first_attempt_rolls_all_five_dice_unasked() -> None:
    duel = scenario(barbarian(), pyromancer()).main()
    duel.will_roll(0, 1, 2, 4, 5, 6).end()
    assert [event.dice for event in duel.logged(Rolled)] == [(1, 2, 4, 5, 6)]
    assert duel.asked() == (0, "rolling")
    assert duel.attempts_left() == 2


@rule("DT-ROLL-3")
def test_any_dice_but_not_none_may_be_rolled_again() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 2, 4, 5, 6)
    assert rerolls(duel) == 31
    with pytest.raises(IllegalAction):
        duel.reroll()


@rule("DT-ROLL-3")
def test_dice_kept_before_may_be_rolled_later() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 2, 4, 5, 6)
    duel.will_roll(0, 3, 3).reroll(3, 4)
    assert duel.dice() == [1, 2, 4, 3, 3]
    duel.will_roll(0, 6, 6, 6).reroll(0, 1, 2)
    assert duel.dice() == [6, 6, 6, 3, 3]


@rule("DT-ROLL-4")
@pytest.mark.parametrize(("card", "rolled"), [("feelin_good", (1, 1, 1)), ("try_try_again", (3, 3))])
def test_rolls_of_cards_use_up_no_attempt(card: str, rolled: tuple[int, ...]) -> None:
    duel = scenario(barbarian(hand=[card]), pyromancer()).roll(1, 2, 4, 5, 6)
    duel.will_roll(0, *rolled).play(card)
    if card == "try_try_again":
        duel.answer("die 3").answer("die 4")
        assert duel.dice() == [1, 2, 4, 3, 3]
    assert duel.asked() == (0, "rolling")
    assert duel.attempts_left() == 2


@rule("DT-ROLL-5", "A-4")
def test_the_roller_works_alone_until_the_announcement() -> None:
    sides = barbarian(hand=["six_it"]), pyromancer(hand=["helping_hand", "getting_paid", "tip_it"], cp=9)
    duel = scenario(*sides).roll(1, 2, 4, 5, 5)
    assert duel.asked() == (0, "rolling")
    duel.will_roll(0, 3).reroll(4)
    assert duel.asked() == (0, "rolling")
    duel.play("six_it").answer("set_die 2 6")
    assert (duel.asked(), duel.dice()) == ((0, "rolling"), [1, 2, 6, 5, 3])
    duel.announce("smack")
    assert duel.asked() == (1, "respond")


@rule("DT-ROLL-6")
def test_both_players_may_play_roll_phase_cards() -> None:
    sides = barbarian(hand=["so_wild", "concuss"]), pyromancer(hand=["so_wild", "warm_up", "helping_hand"])
    duel = scenario(*sides).roll(1, 1, 2, 4, 4)
    assert "play so_wild" in duel.options()
    assert "play concuss" not in duel.options()
    duel.announce("smack")
    assert duel.options() == ["pass", "play so_wild", "play helping_hand"]


@rule("DT-ROLL-7", "DT-ROLL-11")
def test_unused_attempts_are_there_again_when_the_choice_reopens() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["helping_hand"])).roll(1, 1, 2, 4, 4)
    duel.will_roll(0, 5).announce("smack").play("helping_hand", by=1).answer("die 2")
    assert (duel.asked(), duel.attempts_left()) == ((0, "rolling"), 2)
    duel.will_roll(0, 6, 6, 6, 6, 6).reroll(0, 1, 2, 3, 4)
    assert (duel.dice(), duel.attempts_left()) == ([6, 6, 6, 6, 6], 1)
    duel.announce("rage")
    assert duel.logged(Activated)[0].ability == "rage"


@rule("DT-ROLL-7")
def test_attempts_are_gone_once_an_ability_is_activated() -> None:
    duel = scenario(barbarian(hand=["get_some", "smack_3"]), pyromancer()).roll(1, 1, 2, 4, 4)
    duel.announce("smack")
    assert (duel.asked(), duel.options()) == ((0, "respond"), ["pass", "play get_some"])


@rule("DT-ROLL-8", "DT-ROLL-9", "A-6")
@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ((1, 1, 2, 2, 3), ["smack/2", "smack/1", "smack/0"]),
        ((1, 2, 3, 6, 6), ["smack/0", "sturdy_blow/0", "overpower/0"]),
        ((1, 2, 3, 4, 5), ["smack/0", "mighty_blow/0", "reckless/0"]),
        ((6, 6, 6, 6, 6), ["crit_bash/0", "rage/0"]),
        ((1, 1, 4, 4, 6), []),
    ],
)
def test_what_the_dice_meet_may_be_announced_or_nothing(dice: tuple[int, ...], met: list[str]) -> None:
    duel = scenario(barbarian(), pyromancer()).roll(*dice)
    assert announcements(duel) == met
    assert "no_ability" in duel.options()


@rule("DT-ROLL-9")
def test_an_ability_that_is_not_met_cannot_be_announced() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 1, 2, 4, 4)
    rage = next(ability.index for ability in duel.content.abilities if ability.id == "rage")
    with pytest.raises(IllegalAction):
        duel.match.answer(0, ANNOUNCE + rage * ROWS)


@rule("DT-ROLL-9")
def test_nobody_must_use_an_ability() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(6, 6, 6, 6, 6)
    duel.no_ability()
    assert duel.logged(Activated) == []
    assert (duel.phase(), duel.health(1)) == ("main_2", 50)


@rule("DT-ROLL-10")
def test_an_announcement_becomes_final_when_nobody_alters_dice() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["helping_hand"])).roll(1, 1, 2, 4, 4)
    duel.announce("smack")
    assert (duel.asked(), duel.points()) == ((1, "respond"), ["W_ANNOUNCE"])
    assert duel.logged(Activated) == []
    duel.passes(by=1)
    assert duel.logged(Activated) == [Activated(0, "smack", 0)]


@rule("DT-ROLL-11")
def test_after_an_alteration_another_ability_may_be_announced() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["so_wild"])).roll(1, 1, 2, 4, 4)
    duel.announce("smack").play("so_wild", by=1).answer("set_die 0 4")
    assert announcements(duel) == ["fortitude/0"]
    duel.announce("fortitude")
    assert [event.ability for event in duel.logged(Announced)] == ["smack", "fortitude"]
    assert duel.logged(Activated) == [Activated(0, "fortitude", 0)]


@rule("DT-ROLL-11")
def test_the_rollers_own_alteration_after_the_announcement_reopens_too() -> None:
    sides = barbarian(hand=["six_it"]), pyromancer(hand=["getting_paid"])
    duel = scenario(*sides).roll(1, 2, 3, 6, 4)
    duel.announce("smack").play("getting_paid", by=1).passes(by=0)  # no pre-emption
    duel.play("six_it", by=0).answer("set_die 4 6")
    assert duel.asked() == (0, "rolling")
    assert announcements(duel) == ["smack/0", "sturdy_blow/0", "overpower/0"]


@rule("DT-ROLL-11")
def test_an_alteration_by_pre_emption_reopens_too() -> None:
    sides = barbarian(hand=["six_it"]), pyromancer(hand=["getting_paid"])
    duel = scenario(*sides).roll(1, 2, 3, 6, 4)
    duel.announce("smack").play("getting_paid", by=1)
    assert duel.asked() == (0, "preempt")
    duel.play("six_it", by=0).answer("set_die 4 6")
    assert (duel.asked(), duel.cp(1)) == ((0, "rolling"), 4)


@rule("DT-ROLL-12")
def test_the_first_announcement_may_be_kept_or_dropped() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["tip_it"])).roll(1, 1, 2, 4, 4)
    duel.announce("smack").play("tip_it", by=1).answer("nudge 2 up")
    assert duel.asked() == (0, "rolling")
    assert announcements(duel) == ["smack/0"]
    assert "no_ability" in duel.options()
    duel.announce("smack")
    assert duel.logged(Activated) == [Activated(0, "smack", 0)]


@rule("DT-ROLL-13")
def test_without_attempts_one_may_still_alter_and_announce_again() -> None:
    sides = barbarian(hand=["six_it"]), pyromancer(hand=["so_wild"])
    duel = scenario(*sides).roll(1, 1, 2, 4, 4)
    duel.will_roll(0, 4).reroll(3).will_roll(0, 4).reroll(4)
    duel.announce("smack").play("so_wild", by=1).passes(by=0).answer("set_die 0 6", by=1)
    assert (duel.asked(), rerolls(duel), announcements(duel)) == ((0, "rolling"), 0, [])
    duel.play("six_it").answer("set_die 3 6")
    assert duel.dice() == [6, 1, 2, 6, 4]
    duel.announce("sturdy_blow")
    assert duel.logged(Activated) == [Activated(0, "sturdy_blow", 0)]


@rule("DT-ROLL-14")
def test_every_new_announcement_may_be_answered_again() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["tip_it", "helping_hand"])).roll(1, 1, 2, 4, 4)
    duel.announce("smack").play("tip_it", by=1).answer("nudge 2 up")
    duel.will_roll(0, 2).announce("smack").play("helping_hand", by=1).answer("die 0")
    assert duel.asked() == (0, "rolling")
    duel.announce("smack")
    assert duel.points().count("W_ANNOUNCE") == 3
    assert len(duel.logged(Activated)) == 1


@rule("A-5")
def test_announcing_no_ability_may_be_answered_too() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["helping_hand"])).roll(1, 1, 4, 4, 6)
    duel.no_ability()
    assert duel.asked() == (1, "respond")
    duel.will_roll(0, 5).play("helping_hand").answer("die 0")
    assert announcements(duel) == ["fortitude/0"]


@rule("A-5", "DT-ROLL-14")
def test_an_action_that_alters_no_die_does_not_reopen_the_choice() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["getting_paid"])).roll(1, 1, 2, 4, 4)
    duel.announce("smack").play("getting_paid", by=1)
    assert duel.asked() == (1, "defence")
    assert len(duel.logged(Announced)) == 1


@rule("A-62", "DT-ROLL-14")
def test_an_attempt_granted_after_the_announcement_reopens_the_choice() -> None:
    sides = barbarian(hand=["one_more_time"]), pyromancer(hand=["getting_paid"])
    duel = scenario(*sides).roll(1, 1, 2, 4, 4)
    duel.announce("smack").play("getting_paid", by=1).play("one_more_time", by=0)
    assert (duel.asked(), duel.attempts_left()) == ((0, "rolling"), 3)


@rule("A-5")
def test_dice_of_somebody_elses_effect_are_not_the_rollers_dice() -> None:
    sides = pyromancer(hand=["tip_it"]), barbarian(hand=["feelin_good"])
    duel = scenario(*sides).roll(1, 1, 2, 4, 4)
    duel.will_roll(1, 4, 1, 1).announce("fireball").play("feelin_good", by=1).passes(by=0)
    duel.play("tip_it", by=0).answer("nudge 0 down")
    assert duel.asked() == (1, "defence")
    assert duel.final_dice() == [1, 1, 2, 4, 4]


@rule("DT-ROLL-15", "A-7")
def test_a_die_set_to_its_own_value_counts_as_altered() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["so_wild"])).roll(1, 1, 2, 4, 4)
    duel.announce("smack").play("so_wild", by=1).answer("set_die 0 1")
    assert (duel.asked(), duel.dice()) == ((0, "rolling"), [1, 1, 2, 4, 4])


@rule("DT-ROLL-15", "A-7")
def test_a_die_rolled_again_to_the_same_face_counts_as_altered() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["helping_hand"])).roll(1, 1, 2, 4, 4)
    duel.will_roll(0, 2).announce("smack").play("helping_hand", by=1).answer("die 2")
    assert (duel.asked(), duel.dice()) == ((0, "rolling"), [1, 1, 2, 4, 4])


@rule("DT-ROLL-10", "DT-ROLL-11")
def test_an_announcement_stands_in_the_view_until_altered_dice_take_it_back() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["so_wild"])).roll(1, 2, 3, 4, 6)
    duel.announce("mighty_blow")
    assert duel.match.redact(())["dice"][-1]["announced"].startswith("announce:")
    duel.play("so_wild", by=1).answer("set_die 0 1")
    assert duel.match.redact(())["dice"][-1]["announced"] is None
