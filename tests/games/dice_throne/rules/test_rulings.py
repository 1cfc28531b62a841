"""Rulings on single texts and moments that the rulebook leaves open (A-61 to A-67)."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.guests import Brute, dizziness, knows, sturdy_blow
from tests.games.dice_throne.modes.gathering import gathered
from tests.games.dice_throne.scenario import Duel, barbarian, fighter, pyromancer, scenario
from tests.rules import rule

SMACK = (1, 1, 1, 4, 4)
CRIT_BASH = (6, 6, 6, 6, 4)
CUTLASSES = (1, 2, 3, 4, 4)


@rule("A-61", "A-49")
@pytest.mark.parametrize(("parley", "offered"), [(0, True), (1, False)])
def test_back_strike_answers_damage_and_not_a_silenced_attack(parley: int, offered: bool) -> None:
    own = fighter("cursed_pirate", ["getting_paid"], tokens={"parley": parley})
    foe = fighter("samurai", ["getting_paid"], tokens={"back_strike": 1})
    duel = scenario(own, foe).roll(*CUTLASSES).announce("cutlass_strike").until_point("W_TARGETED", by=1)
    assert ("spend back_strike" in duel.options()) == offered


@rule("A-62", "A-5")
def test_an_attempt_granted_after_the_announcement_can_be_made() -> None:
    sides = barbarian(), pyromancer(), barbarian(["one_more_time"], cp=1), pyromancer()
    crowd = gathered("2v2", *sides).roll(*SMACK)
    for _ in range(2):
        crowd.will_roll(0, 4).reroll(3)
    assert (crowd.attempts_left(), crowd.announce("smack").asked()) == (0, (2, "respond"))
    crowd.play("one_more_time")
    assert (crowd.asked(), crowd.attempts_left()) == ((0, "rolling"), 1)
    crowd.will_roll(0, 1).reroll(3)
    assert crowd.dice() == [1, 1, 1, 1, 4]
    assert "announce smack/1" in crowd.options()


@rule("A-62", "DT-ROLL-14")
def test_it_may_also_be_left_unused() -> None:
    sides = barbarian(), pyromancer(), barbarian(["one_more_time"], cp=1), pyromancer()
    crowd = gathered("2v2", *sides).roll(*SMACK).announce("smack").play("one_more_time").announce("smack")
    assert crowd.logged(events.Activated) == [events.Activated(0, "smack", 0)]


def blossoms(*foe: str) -> Duel:
    """Death Blossom II has thrown five dice, and the Ninja lets them all lie."""
    own = fighter("ninja", upgrades=["death_blossom_2"])
    duel = scenario(own, pyromancer([*foe], cp=9)).roll(1, 2, 3, 4, 5).will_roll(0, 4, 4, 4, 6, 1)
    duel.announce("death_blossom").passes(by=1)
    assert (duel.asked(), duel.dice()) == ((0, "reroll_die"), [4, 4, 4, 6, 1])
    return duel.passes(by=0)


@rule("A-63", "DT-TIMING-14")
def test_an_unused_offer_to_roll_again_outlasts_an_alteration() -> None:
    duel = blossoms("so_wild").play("so_wild", by=1).answer("set_die 3 1", by=1)
    assert duel.asked() == (0, "reroll_die")
    duel.will_roll(0, 6).answer("die 3").passes(by=0)
    assert duel.logged(events.Rerolled)[-1].dice == (4, 4, 4, 6, 1)
    assert (duel.asked()[1], duel.health(1)) == ("main", 50 - 7)  # a mask again: nobody defends


@rule("A-63")
def test_an_offer_is_used_once() -> None:
    own = fighter("ninja", upgrades=["death_blossom_2"])
    duel = scenario(own, pyromancer(["so_wild"], cp=9)).roll(1, 2, 3, 4, 5).will_roll(0, 4, 4, 4, 6, 1)
    duel.announce("death_blossom").passes(by=1).will_roll(0, 6).answer("die 4", by=0).passes(by=0)
    duel.play("so_wild", by=1).answer("set_die 3 1", by=1)
    assert (duel.asked()[1], duel.health(1)) == ("main", 50 - 7)  # the offer did not come back


@rule("A-63", "DT-TEXT-1")
def test_a_die_that_was_picked_for_the_offer_is_not_picked_twice() -> None:
    own = fighter("ninja", upgrades=["death_blossom_2"])
    duel = scenario(own, pyromancer()).roll(1, 2, 3, 4, 5).will_roll(0, 1, 2, 3, 4, 5).announce("death_blossom")
    assert duel.options() == ["pass", "die 0", "die 1", "die 2", "die 3", "die 4"]
    assert duel.answer("die 2").options() == ["pass", "die 0", "die 1", "die 3", "die 4"]


@rule("A-63", "DT-DEF-8")
def test_a_defence_offers_it_again_as_well() -> None:
    duel = scenario(barbarian(["tip_it"], cp=1), fighter("ninja")).roll(*SMACK).attack("smack")
    duel.defend("shade_shift", 4, 4, 6)
    assert duel.asked() == (1, "reroll_die")
    duel.passes(by=1).play("tip_it", by=0).answer("nudge 2 down", by=0)
    assert (duel.asked(), duel.dice()) == ((1, "reroll_die"), [4, 4, 5])


@rule("A-63")
def test_the_die_of_a_spent_token_may_be_rolled_again_after_an_alteration() -> None:
    own = fighter("gunslinger", ["wild_west"], cp=1, upgrades=["quick_draw_2"], tokens={"reload": 1})
    duel = scenario(own, pyromancer(["tip_it"], cp=1)).roll(1, 1, 1, 4, 4).announce("revolver")
    duel.until_point("W_ACTIVATED", by=0).play("wild_west").until_point("W_ACTIVATED", by=0)
    duel.will_roll(0, 5).answer("spend reload")
    assert duel.asked() == (0, "reroll_die")  # Quick Draw II
    duel.passes(by=0)
    assert duel.asked() == (0, "reroll_die")  # Wild West!
    duel.passes(by=0).play("tip_it", by=1).answer("nudge 0 down", by=1)
    assert (duel.asked(), duel.dice()) == ((0, "reroll_die"), [4])
    duel.passes(by=0).will_roll(0, 6).answer("die 0", by=0).pass_windows().declines_defence().pass_windows()
    assert duel.health(1) == 50 - 3 - 3 - 1  # three bullets, half of six, and one more for the reroll


@rule("A-64")
@pytest.mark.parametrize(("held", "bleed", "expected"), [(0, 2, 1), (1, 2, 2), (0, 1, 0)])
def test_blood_power_is_gained_at_the_end_of_the_turn_with_none_in_play(held: int, bleed: int, expected: int) -> None:
    own = fighter("vampire_lord", [], tokens={"blood_power": held})
    duel = scenario(own, barbarian(tokens={"bleed": bleed})).roll(1, 1, 2, 4, 4).attack("gouge")
    duel.declines_defence().until_phase("main_1", 1)
    assert duel.tokens(0, "blood_power") == expected


@rule("A-64")
def test_the_rule_of_a_leaflet_is_for_its_own_hero_alone() -> None:
    own = barbarian([], tokens={"blood_power": 1})
    duel = scenario(own, fighter("vampire_lord", [], tokens={"bleed": 2})).roll(*SMACK).attack("smack")
    duel.declines_defence().until_phase("main_1", 1)
    assert duel.tokens(0, "blood_power") == 1


@rule("A-64")
@pytest.mark.parametrize(("owner", "dizzy", "gained"), [(True, 0, 2), (True, 1, 2), (False, 0, 0), (False, 1, 0)])
def test_the_rule_of_a_leaflet_about_spending_is_for_its_own_hero_too(
    brute: Brute, owner: bool, dizzy: int, gained: int
) -> None:
    """Whoever is attacked spends an Evasive; the Brute's leaflet gives the Brute 2 CP for that."""
    hook = {"at": "own_token_spent", "leaflet": True, "status": "evasive", "effects": [{"gain_cp": 2}]}
    held = {"evasive": 1, "dizziness": dizzy}
    changes = dizziness(hook), knows("evasive")
    sides = (
        (barbarian(), brute(*changes, cp=0, tokens=held)) if owner else (brute(*changes), barbarian(cp=0, tokens=held))
    )
    duel = scenario(*sides).roll(*SMACK).announce("smack").until_point("W_TARGETED", by=1)
    assert duel.will_roll(1, 6).answer("spend evasive").cp(1) == gained


@rule("A-65", "DT-TOKEN-2", "DT-DEF-16")
def test_each_roll_phase_has_its_own_conclusion() -> None:
    """Parley goes with the first Roll Phase; in the extra one the Barbarian deals damage again."""
    own = barbarian(hand=[], tokens={"parley": 1})
    duel = scenario(own, fighter("cursed_pirate", [])).roll(*CRIT_BASH).will_roll(0, *SMACK).announce("crit_bash")
    assert (duel.asked(), duel.tokens(0, "parley"), duel.health(1)) == ((0, "rolling"), 0, 50)
    duel.attack("smack").declines_defence()
    assert duel.health(1) == 46


def about_to_be_stunned(brute: Brute) -> Duel:
    """The same activation deals damage and stuns."""
    changes = knows("evasive"), sturdy_blow({"inflict": "stun", "n": 1}, {"damage": 5, "type": "undefendable"})
    foe = brute(*changes, hand=["not_this_time"], cp=9, tokens={"evasive": 1})
    return scenario(brute(*changes, hand=["getting_paid"]), foe).roll(1, 1, 6, 6, 4).announce("sturdy_blow")


@rule("A-66", "DT-TOKEN-1")
def test_who_is_about_to_be_stunned_may_still_act_when_the_target_is_fixed(brute: Brute) -> None:
    duel = about_to_be_stunned(brute).until_point("W_TARGETED", by=1)
    assert (duel.tokens(1, "stun"), duel.options()) == (0, ["pass", "play not_this_time", "spend evasive"])
    duel.will_roll(1, 1).answer("spend evasive", by=1).until("rolling")
    assert duel.health(1) == 50


@rule("A-66", "DT-TOKEN-1")
def test_once_the_stun_is_placed_nothing_can_be_done(brute: Brute) -> None:
    duel = about_to_be_stunned(brute).until_point("W_TARGETED", by=1).passes(by=1)
    assert (duel.asked(), duel.points()[-1]) == ((0, "respond"), "W_LAST")
    assert duel.tokens(1, "stun") == 1
    assert duel.until("rolling").health(1) == 45


@rule("A-67", "DT-ISO-2")
def test_a_card_for_the_attacked_is_not_offered_for_isolated_damage() -> None:
    """A second Powder Keg makes the first explode in the middle of the Attack."""
    own = fighter("cursed_pirate")
    foe = fighter("paladin", ["absolution", "not_this_time"], cp=2, tokens={"powder_keg": 1})
    duel = scenario(own, foe).roll(1, 2, 3, 4, 6).announce("light_the_fuse")
    assert "play absolution" in duel.until_point("W_TARGETED", by=1).options()
    duel.passes(by=1)
    assert (duel.points()[-1], duel.options()) == (".W_ISO", ["pass", "play not_this_time"])
    duel.passes(by=1)
    assert duel.asked()[1] == "defence"
    assert "play absolution" in duel.declines_defence().until_point("W_LAST", by=1).options()
