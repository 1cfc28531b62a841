"""The window catalogue (section 16.1), row by row: when each point is reached, who may act, with what."""

import pytest

from tests.games.dice_throne.guests import Brute, card, dizziness
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario
from tests.rules import rule

PAID = "play getting_paid"


def asked_at(duel: Duel) -> list[tuple[str, int]]:
    """Everybody passes to the end of the Roll Phase: who was asked at which point, in order."""
    found = []
    while duel.asked()[1] not in ("main", "rolling"):
        if duel.asked()[1] == "defence":
            found.append((duel.points()[-1], duel.asked()[0]))
            duel.declines_defence()
            continue
        if PAID in duel.options():
            found.append((duel.points()[-1], duel.asked()[0]))
        duel.passes()
    return found


def both_with_an_instant(*dice: int) -> Duel:
    return scenario(barbarian(["getting_paid", "smack_3"]), pyromancer(["getting_paid", "fire_up"])).roll(*dice)


@rule("DT-TIMING-5", "DT-UPKEEP-1")
def test_upkeep_windows_before_everything_before_each_trigger_and_before_the_damage() -> None:
    own = pyromancer(["getting_paid"], tokens={"fire_mastery": 2, "burn": 1})
    duel = scenario(own, barbarian(["getting_paid"])).upkeep()
    seen = []
    while duel.phase() == "upkeep":
        if duel.asked()[1] == "respond":
            seen.append((duel.asked()[0], duel.tokens(0, "fire_mastery"), duel.health(0)))
            duel.passes()
        else:
            duel.answer("trigger fire_mastery")
    # at the start, before Fire Mastery goes, before Burn deals, before its damage is taken; each time both
    assert seen == [(seat, fire, 50) for fire in (2, 2, 1, 1) for seat in (0, 1)]
    assert duel.points()[:5] == ["W_UPKEEP"] * 4 + ["W_INCOME"]


@rule("DT-UPKEEP-1")
def test_an_upkeep_without_damage_has_no_window_for_it() -> None:
    duel = scenario(pyromancer(tokens={"fire_mastery": 2}), barbarian()).upkeep()
    assert duel.points()[:3] == ["W_UPKEEP", "W_UPKEEP", "W_INCOME"]


@rule("DT-INCOME-3")
def test_income_windows_before_the_cp_before_the_draw_and_after() -> None:
    duel = scenario(barbarian(["getting_paid"], deck=["concuss"]), pyromancer(["getting_paid"])).income()
    seen = []
    while duel.phase() == "income":
        seen.append((duel.points()[-1], duel.asked()[0], duel.cp(0), len(duel.hand(0))))
        duel.passes()
    moments = [(2, 1), (3, 1), (3, 2)]
    assert seen == [("W_INCOME", seat, cp, cards) for cp, cards in moments for seat in (0, 1)]


@rule("DT-MAIN-1")
def test_others_may_act_before_a_main_phase_ends() -> None:
    duel = scenario(barbarian(["getting_paid"]), pyromancer(["getting_paid"])).main().end()
    assert (duel.asked(), duel.points()) == ((1, "respond"), ["W_MAIN"])
    assert (duel.passes(by=1).asked(), duel.phase()) == ((0, "rolling"), "offensive_roll")


@rule("DT-MAIN-1", "DT-TIMING-5")
def test_who_acts_before_a_main_phase_ends_may_act_again(brute: Brute) -> None:
    other = brute(card("concuss", {"gain_cp": 1}, type="instant", cost=0), hand=["concuss", "getting_paid"])
    duel = scenario(barbarian(["getting_paid"]), other).main().end().play("concuss", by=1).passes(by=0)
    assert (duel.asked(), duel.options()) == ((1, "respond"), ["pass", PAID])


@rule("DT-MAIN-1", "A-38")
def test_a_main_phase_that_was_ended_stays_ended_whatever_others_do() -> None:
    sides = barbarian(["getting_paid", "concuss"], cp=1), pyromancer(["getting_paid"])
    duel = scenario(*sides).main().end().play("getting_paid", by=1).passes(by=0)  # pre-empts nothing
    assert (duel.asked(), duel.options()) == ((0, "respond"), ["pass", PAID])  # no slow action any more
    assert duel.play("getting_paid", by=0).asked() == (0, "rolling")


@rule("DT-TIMING-2")
def test_a_slow_card_is_open_to_all_the_active_player_first() -> None:
    sides = barbarian(["concuss", "getting_paid"], cp=1), pyromancer(["getting_paid"])
    duel = scenario(*sides).main().play("concuss")
    assert (duel.asked(), duel.points()) == ((0, "respond"), ["W_SLOW"])
    duel.passes(by=0)
    assert duel.asked() == (1, "respond")
    assert (duel.passes(by=1).asked(), duel.tokens(1, "concussion")) == ((0, "main"), 1)


@rule("DT-ROLL-10", "DT-TIMING-14")
def test_the_announcement_is_answered_by_others_first() -> None:
    duel = both_with_an_instant(1, 2, 3, 4, 6).announce("smack")
    assert (duel.asked(), duel.points()) == ((1, "respond"), ["W_ANNOUNCE"])
    duel.passes(by=1)  # nobody acted, so the roller is not asked again
    assert (duel.asked(), duel.points()[-1]) == ((0, "respond"), "W_ACTIVATED")


@rule("DT-TIMING-5", "DT-DEF-12")
def test_every_window_of_an_attack_asks_the_active_player_then_the_other() -> None:
    duel = both_with_an_instant(1, 2, 3, 4, 6).announce("smack")
    both = [("W_ACTIVATED", 0), ("W_ACTIVATED", 1), ("W_TARGETED", 0), ("W_TARGETED", 1), ("W_DEFENCE_CHOICE", 1)]
    after = [("W_LAST", 0), ("W_LAST", 1), ("W_POST", 0), ("W_POST", 1)]
    assert asked_at(duel) == [("W_ANNOUNCE", 1), *both, *after]


@rule("DT-ULT-3", "DT-ULT-8")
def test_every_window_of_an_ultimate_is_for_its_player_alone() -> None:
    duel = both_with_an_instant(6, 6, 6, 6, 6).announce("rage")
    points = ["W_ACTIVATED", "W_TARGETED", "W_LAST", "W_POST"]
    assert asked_at(duel) == [("W_ANNOUNCE", 1), *((point, 0) for point in points)]


@rule("DT-ROLL-20", "DT-ATK-6")
def test_after_the_untargeted_effects_the_attacker_may_modify_the_attack() -> None:
    own = pyromancer(["red_hot", "fire_up"], cp=1)
    duel = scenario(own, barbarian(["not_this_time"], cp=1)).roll(1, 2, 3, 4, 4).announce("fireball")
    assert (duel.points()[-1], duel.tokens(0, "fire_mastery")) == ("W_ACTIVATED", 1)
    assert (duel.asked(), duel.options()) == ((0, "respond"), ["pass", "play red_hot"])
    duel.passes(by=0)
    # the other is not asked here: without a target there is nothing to prevent (DT-DMG-31)
    assert (duel.asked(), duel.points()[-1]) == ((0, "respond"), "W_TARGETED")
    duel.passes(by=0)
    assert (duel.asked(), duel.options()) == ((1, "respond"), ["pass", "play not_this_time"])


@rule("DT-DEF-1")
def test_the_target_is_fixed_before_anything_happens_to_it() -> None:
    duel = scenario(pyromancer(), barbarian(["getting_paid"])).roll(1, 2, 3, 6, 4).will_roll(0, 4)
    duel.announce("pyroblast").until_point("W_TARGETED")
    assert duel.tokens(1, "burn") == 0
    assert (duel.passes(by=1).asked(), duel.tokens(1, "burn")) == ((1, "defence"), 1)


@rule("DT-DEF-8", "DT-TIMING-14")
def test_the_defender_presents_the_defence_dice_before_others_answer() -> None:
    sides = barbarian(["tip_it", "smack_3"], cp=1), pyromancer(["tip_it", "fire_up"], cp=1)
    duel = scenario(*sides).roll(1, 2, 3, 4, 6).announce("smack").until("defence")
    duel.defend("molten_armor", 4, 4, 4, 5, 5)
    assert duel.asked() == (1, "present")
    duel.passes(by=1)
    assert (duel.asked(), duel.points()[-1]) == ((0, "respond"), "W_DEF_DICE")
    duel.play("tip_it", by=0).answer("nudge 3 up", by=0)
    assert duel.asked() == (1, "present")


@rule("DT-DEF-9")
def test_all_may_act_before_the_results_of_the_defence_resolve() -> None:
    duel = both_with_an_instant(1, 2, 3, 4, 6).announce("smack").until("defence")
    duel.defend("molten_armor", 4, 4, 4, 5, 5).until_point("W_DEF_FX", by=0)
    assert duel.tokens(1, "fire_mastery") == 0
    duel.passes(by=0)
    assert (duel.asked(), duel.tokens(1, "fire_mastery")) == ((1, "respond"), 0)
    assert (duel.passes(by=1).points()[-1], duel.tokens(1, "fire_mastery")) == ("W_LAST", 2)


@rule("DT-DEF-12", "DT-ATK-6")
def test_the_last_chance_is_for_modifiers_and_prevention() -> None:
    own = pyromancer(["red_hot", "fire_up"], cp=1)
    duel = scenario(own, barbarian(["not_this_time"], cp=1)).roll(1, 2, 3, 4, 4).announce("fireball").until("defence")
    duel.declines_defence()
    assert (duel.points()[-1], duel.options()) == ("W_LAST", ["pass", "play red_hot"])
    duel.play("red_hot", by=0).play("not_this_time", by=1)
    assert (duel.health(1), duel.points()[-2:]) == (50, [".W_PREEMPT", "W_POST"])


@rule("DT-ATK-6", "DT-ISO-1")
def test_after_the_damage_only_cards_about_damage_dealt_and_instants_are_left() -> None:
    own = barbarian(["head_bash", "get_some", "getting_paid", "not_this_time", "so_wild"], cp=9)
    duel = scenario(own, pyromancer(["not_this_time", "so_wild"], cp=9)).roll(2, 3, 4, 5, 2).announce("mighty_blow")
    duel.until("defence").declines_defence().until_point("W_POST")
    assert (duel.asked(), duel.options()) == ((0, "respond"), ["pass", "play head_bash", PAID])
    duel.passes(by=0)
    assert duel.asked() == (0, "main")  # the other has nothing to do with damage dealt


@rule("DT-CARD-3")
def test_a_roll_phase_card_about_anything_else_is_too_late_after_the_damage(brute: Brute) -> None:
    own = brute(card("head_bash", {"gain_cp": 1}), hand=["head_bash", "smack_3"])
    duel = scenario(own, pyromancer()).roll(1, 3, 6, 6, 4).announce("sturdy_blow").until_point("W_LAST")
    assert duel.options() == ["pass", "play head_bash"]
    duel.passes(by=0)
    assert (duel.asked(), duel.points()[-1], duel.health(1)) == ((0, "main"), "W_POST", 46)


@rule("DT-ISO-1", "DT-ISO-3")
def test_isolated_damage_has_a_window_of_its_own_and_is_applied_immediately(brute: Brute) -> None:
    hook = {"at": "own_upkeep", "effects": [{"damage": 3, "target": "self", "isolated": True}]}
    own = brute(dizziness(hook), tokens={"dizziness": 1}, hand=["getting_paid"])
    duel = scenario(own, pyromancer(["getting_paid"])).upkeep()
    duel.until_point("W_UPKEEP").passes(by=0).passes(by=1).passes(by=0).passes(by=1)
    assert (duel.points(), duel.health(0)) == (["W_UPKEEP", "W_UPKEEP", ".W_ISO"], 50)
    assert duel.asked() == (0, "respond")
    duel.passes(by=0).passes(by=1)
    assert (duel.points()[-1], duel.health(0)) == ("W_INCOME", 47)


@rule("DT-TIMING-7", "A-21")
@pytest.mark.parametrize("phase", ["upkeep", "main_1"])
def test_a_pre_emption_allows_what_its_host_window_allows(phase: str) -> None:
    own = barbarian(["getting_paid", "so_wild", "concuss"], cp=9)
    duel = scenario(own, pyromancer(["getting_paid"])).at(phase)
    duel.end() if phase == "main_1" else duel.passes(by=0)
    duel.play("getting_paid", by=1)
    assert (duel.asked(), duel.points()[-1]) == ((0, "preempt"), ".W_PREEMPT")
    assert duel.options() == ["pass", PAID]  # neither Roll Phase cards nor slow ones


@rule("DT-TIMING-7")
def test_a_pre_emption_in_a_roll_phase_allows_roll_phase_cards() -> None:
    own = barbarian(["six_it", "concuss"], cp=9)
    duel = scenario(own, pyromancer(["so_wild"], cp=2)).roll(6, 6, 6, 6, 1).announce("crit_bash")
    assert duel.play("so_wild", by=1).options() == ["pass", "play six_it"]
