"""Winning, health and Combat Points (DT-WIN, DT-HP, DT-CP)."""

import pytest

from ludotheque.games.dice_throne.table.events import DamageSettled, Defeated, HealthChanged
from tests.games.dice_throne.scenario import barbarian, pyromancer, scenario
from tests.rules import rule


@rule("DT-WIN-1", "DT-WIN-2")
def test_a_player_who_reaches_0_is_defeated_immediately_and_the_other_wins() -> None:
    duel = scenario(barbarian(hand=["head_bash"]), pyromancer(health=9)).roll(1, 2, 3, 4, 6)
    duel.attack("mighty_blow").declines_defence()
    assert duel.outcome == "0"
    assert duel.match.decision is None  # not even what may be done after damage
    assert "W_POST" not in duel.points()


@rule("DT-WIN-1")
def test_one_health_left_is_enough_to_play_on() -> None:
    duel = scenario(barbarian(), pyromancer(health=10)).roll(1, 2, 3, 4, 6)
    duel.attack("mighty_blow").declines_defence()
    assert (duel.outcome, duel.health(1)) == ("", 1)
    assert duel.asked() == (0, "main")


@rule("DT-WIN-2", "A-33")
def test_the_active_player_may_be_the_one_who_falls() -> None:
    duel = scenario(barbarian(health=2), pyromancer()).roll(1, 1, 2, 4, 4)
    duel.attack("smack").defend("molten_armor", 1, 1, 4, 4, 4)
    assert duel.outcome == "1"
    assert duel.health(1) == 46  # the Attack still did its damage
    assert duel.phases()[-1] == "defensive_roll"


@rule("DT-WIN-3")
@pytest.mark.parametrize(("attacker", "defender"), [(4, 15), (1, 15), (4, 1)])
def test_all_at_0_together_is_a_draw_however_far_below(attacker: int, defender: int) -> None:
    duel = scenario(barbarian(health=attacker), pyromancer(health=defender)).roll(1, 2, 3, 4, 5)
    duel.attack("reckless").declines_defence()
    assert duel.outcome == "draw"
    assert duel.logged(Defeated)[0].seats == (0, 1)
    assert (duel.health(0), duel.health(1)) == (0, 0)


@rule("A-33", "A-39")
def test_upkeep_damage_alone_is_a_normal_defeat_and_ends_the_turn() -> None:
    duel = scenario(barbarian(health=2, tokens={"burn": 1}), pyromancer(health=1)).upkeep()
    assert duel.outcome == "1"
    assert duel.phases() == ["upkeep"]
    assert duel.cp(0) == 2


@rule("DT-HP-1")
def test_health_never_shows_less_than_0() -> None:
    duel = scenario(barbarian(), pyromancer(health=3)).roll(1, 2, 3, 4, 6)
    duel.attack("mighty_blow").declines_defence()
    assert duel.health(1) == 0
    assert duel.logged(HealthChanged)[0].after == 0


@rule("DT-HP-1", "DT-HP-2")
@pytest.mark.parametrize(("before", "after"), [(50, 55), (55, 60), (56, 60), (60, 60)])
def test_healing_stops_at_ten_above_the_start(before: int, after: int) -> None:
    duel = scenario(barbarian(health=before), pyromancer()).roll(4, 4, 5, 5, 1)
    duel.announce("fortitude", 1)
    assert duel.health(0) == after
    assert [event.after for event in duel.logged(HealthChanged)] == ([after] if after > before else [])


@rule("DT-HP-1")
def test_a_screen_gets_the_start_and_the_end_of_a_dial() -> None:
    view = scenario(barbarian(), pyromancer()).main().match.seen(()).view()
    assert (view["start_health"], view["cap"]) == (50, 60)


@rule("DT-HP-2")
def test_what_was_healed_past_the_cap_does_not_come_back() -> None:
    duel = scenario(barbarian(health=59, upgrades=["overpower_2"]), pyromancer()).roll(1, 1, 4, 4, 6)
    duel.attack("war_cry")
    assert duel.health(0) == 60
    duel.end().until_phase("main_1", 1)
    assert duel.health(0) == 60


@rule("DT-HP-3", "A-10")
def test_an_offensive_ability_heals_immediately() -> None:
    duel = scenario(barbarian(health=40), pyromancer(hand=["getting_paid"])).roll(4, 4, 5, 1, 1)
    duel.announce("fortitude").passes(by=1)
    assert duel.asked() == (1, "respond")
    assert duel.points()[-1] == "W_ACTIVATED"
    assert duel.health(0) == 44


@rule("DT-HP-4", "A-10")
def test_a_defence_heals_together_with_the_damage() -> None:
    duel = scenario(pyromancer(hand=["getting_paid"]), barbarian(health=60)).roll(1, 1, 2, 4, 4)
    duel.attack("fireball").defend("thick_skin", 4, 4, 5).until_point("W_LAST")
    assert duel.logged(HealthChanged) == []
    duel.passes()
    assert duel.logged(HealthChanged) == [HealthChanged(1, 60, 60, 6, 4)]  # not 60 and then 56


@rule("DT-HP-4")
def test_pooled_healing_can_save_from_damage_that_would_kill() -> None:
    duel = scenario(pyromancer(), barbarian(health=3)).roll(1, 1, 2, 4, 4)
    duel.attack("fireball").defend("thick_skin", 4, 1, 1)
    assert (duel.health(1), duel.outcome) == (1, "")


@rule("DT-HP-4")
def test_pooled_healing_that_is_too_little_saves_nobody() -> None:
    duel = scenario(pyromancer(), barbarian(health=2)).roll(1, 1, 2, 4, 4)
    duel.attack("fireball").defend("thick_skin", 4, 1, 1)
    assert duel.outcome == "0"


@rule("DT-HP-4", "A-10")
def test_a_card_in_the_roll_phase_heals_together_with_the_damage() -> None:
    duel = scenario(barbarian(hand=["feelin_good"], health=60), pyromancer()).roll(1, 1, 2, 4, 4)
    duel.will_roll(0, 4, 1, 1).play("feelin_good")
    duel.attack("smack").defend("molten_armor", 1, 1, 4, 4, 4)
    assert duel.logged(HealthChanged)[0] == HealthChanged(0, 60, 60, 3, 2)


@rule("DT-HP-4")
def test_pooled_healing_is_seen_while_it_waits() -> None:
    duel = scenario(barbarian(hand=["feelin_good"], health=30), pyromancer()).roll(1, 1, 2, 4, 4)
    duel.will_roll(0, 4, 1, 1).play("feelin_good")
    assert (duel.health(0), duel.match.seen(()).view()["healing"]) == (30, [3, 0])


@rule("DT-HP-4", "A-10")
def test_healing_in_the_upkeep_waits_for_the_damage() -> None:
    duel = scenario(barbarian(hand=["feelin_good"], health=60, tokens={"burn": 1}), pyromancer()).upkeep()
    duel.will_roll(0, 1, 1, 1).play("feelin_good")
    assert duel.logged(HealthChanged) == [HealthChanged(0, 60, 59, 1, 2)]


@rule("DT-HP-4", "A-10")
@pytest.mark.parametrize("phase", ["income", "main_1", "main_2"])
def test_healing_in_income_and_main_phases_is_immediate(phase: str) -> None:
    sides = barbarian(hand=["feelin_good", "smack_3"], health=40), pyromancer(hand=["getting_paid"])
    duel = scenario(*sides).at(phase)
    duel.will_roll(0, 4, 5, 1).play("feelin_good")
    assert duel.phase() == phase
    assert duel.health(0) == 45


@rule("DT-HP-5")
def test_healing_does_not_make_the_damage_dealt_smaller() -> None:
    sides = barbarian(hand=["head_bash", "smack_2"], upgrades=["smack_3"]), barbarian()
    duel = scenario(*sides).roll(1, 1, 2, 2, 4)
    duel.attack("smack", 1).defend("thick_skin", 4, 4, 5)
    assert duel.logged(DamageSettled)[0].total == 8
    assert duel.health(1) == 48
    duel.play("head_bash", by=0)  # wants at least 8 dealt
    assert duel.tokens(1, "concussion") == 1


@rule("DT-CP-1", "A-1")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (9, 11), (13, 15), (14, 15), (15, 15)])
def test_cp_goes_to_15_and_no_further(before: int, after: int) -> None:
    duel = scenario(barbarian(hand=["getting_paid"], cp=before), pyromancer()).main()
    duel.play("getting_paid")
    assert duel.cp(0) == after


@rule("DT-CP-2")
def test_a_card_that_costs_more_than_there_is_cannot_be_played() -> None:
    hand = ["concuss", "smack_2", "buh_bye", "getting_paid"]
    sides = barbarian(hand=hand, cp=0), pyromancer(cp=15, tokens={"burn": 1})
    duel = scenario(*sides).main()
    assert [word for word in duel.options() if word.startswith("play")] == ["play getting_paid"]
    duel.play("getting_paid")
    playable = {word for word in duel.options() if word.startswith("play")}
    assert playable == {"play concuss", "play smack_2", "play buh_bye"}


@rule("DT-CP-2")
def test_a_roll_phase_card_too_must_be_paid() -> None:
    duel = scenario(barbarian(hand=["so_wild", "six_it"], cp=1), pyromancer()).roll(1, 1, 2, 4, 4)
    assert "play six_it" in duel.options()
    assert "play so_wild" not in duel.options()


@rule("DT-CP-2")
def test_everybody_pays_their_own_cards() -> None:
    duel = scenario(barbarian(cp=7), pyromancer(hand=["helping_hand"], cp=4)).roll(1, 1, 2, 4, 4)
    duel.will_roll(0, 5).announce("smack").play("helping_hand", by=1).answer("die 0")
    assert (duel.cp(0), duel.cp(1)) == (7, 3)


@rule("DT-CP-3")
def test_a_token_costs_cp_only_if_its_text_says_so() -> None:
    duel = scenario(pyromancer(cp=0, tokens={"fire_mastery": 3}), barbarian()).roll(1, 4, 5, 6, 6)
    duel.announce("combustion").answer("number 4")
    assert (duel.cp(0), duel.tokens(0, "fire_mastery"), duel.health(1)) == (0, 0, 38)


@rule("DT-CP-3", "A-34")
@pytest.mark.parametrize(("cp", "offered"), [(1, False), (2, True)])
def test_getting_up_costs_two_cp_as_the_token_says(cp: int, offered: bool) -> None:
    duel = scenario(barbarian(cp=cp, tokens={"knockdown": 1}), pyromancer()).main()
    assert ("spend knockdown" in duel.options()) == offered
    if offered:
        duel.answer("spend knockdown")
        assert (duel.cp(0), duel.tokens(0, "knockdown")) == (0, 0)
