"""What an Attack is, what modifies it (DT-ATK), and what nothing can stop (DT-ULT)."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.guests import Brute, sturdy_blow
from tests.games.dice_throne.scenario import Duel, Side, barbarian, pyromancer, scenario
from tests.rules import rule

MODIFIERS = ["red_hot", "huzzah", "getting_paid"]


def offered(duel: Duel, card: str) -> bool:
    return f"play {card}" in duel.options()


def points_offering(duel: Duel, card: str, seat: int) -> list[str]:
    """Nobody acts; at which points was the card playable for that seat?"""
    found = []
    while duel.asked()[1] in ("respond", "present", "defence"):
        if duel.asked()[0] == seat and offered(duel, card):
            found.append(duel.points()[-1])
        duel.passes()
    return found


@rule("DT-ATK-1", "DT-ATK-6")
def test_an_attack_may_be_modified_from_its_activation_until_the_last_chance() -> None:
    duel = scenario(pyromancer(hand=MODIFIERS), barbarian()).roll(1, 1, 1, 4, 4)
    assert not offered(duel, "red_hot")
    duel.announce("fireball")
    assert points_offering(duel, "red_hot", seat=0) == ["W_ACTIVATED", "W_TARGETED", "W_LAST"]
    assert duel.points()[-1] == "W_POST"


@rule("DT-ATK-6")
@pytest.mark.parametrize("point", ["W_ACTIVATED", "W_TARGETED", "W_DEF_DICE", "W_DEF_FX", "W_LAST"])
def test_a_modifier_counts_the_same_whenever_it_comes(point: str) -> None:
    sides = barbarian(hand=["get_some", "smack_3"]), pyromancer()
    duel = scenario(*sides).roll(1, 1, 1, 4, 4).announce("smack")
    if point not in ("W_ACTIVATED", "W_TARGETED"):
        duel.pass_windows().defend("molten_armor", 4, 4, 4, 4, 4)
    duel.until_point(point).will_roll(0, 1, 2, 3, 4, 6).play("get_some").pass_windows()
    if duel.asked()[1] == "defence":
        duel.declines_defence()
    assert duel.health(1) == 50 - (4 + 3)


@rule("DT-ATK-6")
def test_what_a_modifier_adds_is_seen_before_the_damage_is_incoming() -> None:
    own = barbarian(hand=["get_some", "feelin_good"])
    duel = scenario(own, pyromancer()).roll(1, 1, 1, 4, 4).announce("smack").until_point("W_ACTIVATED")
    duel.will_roll(0, 1, 2, 3, 4, 6).play("get_some")
    view = duel.match.seen(()).view()
    assert (view["attack"]["added"], view["incoming"]) == (3, [0, 0])
    view = duel.until_point("W_TARGETED").match.seen(()).view()
    assert (view["attack"]["added"], view["incoming"]) == (0, [0, 4 + 3])


@rule("DT-ATK-2")
@pytest.mark.parametrize(
    ("upgrades", "dice", "ability"),
    [
        ([], (5, 5, 1, 2, 4), "burning_soul"),
        (["burning_soul_2"], (5, 5, 5, 2, 4), "burning_soul"),
        (["ignite_2"], (4, 4, 5, 5, 1), "blazing_soul"),
        (["meteorite_2"], (6, 6, 6, 1, 4), "meteoroid"),
    ],
    ids=["collateral only", "collateral and a token", "tokens for both", "tokens for the target"],
)
def test_abilities_without_damage_for_a_target_are_no_attacks(
    upgrades: list[str], dice: tuple[int, ...], ability: str
) -> None:
    duel = scenario(pyromancer(hand=MODIFIERS, upgrades=upgrades), barbarian()).roll(*dice)
    duel.announce(ability)
    assert points_offering(duel, "huzzah", seat=0) == []


@rule("DT-ATK-1")
def test_damage_to_oneself_alone_makes_no_attack(brute: Brute) -> None:
    own = brute(sturdy_blow({"damage": 2, "type": "undefendable", "target": "self"}), hand=["get_some", "getting_paid"])
    duel = scenario(own, pyromancer()).roll(1, 1, 6, 6, 4).announce("sturdy_blow")
    assert points_offering(duel, "get_some", seat=0) == []
    assert (duel.health(0), duel.logged(events.Targeted)) == (48, [])


@rule("DT-ATK-2", "DT-ATK-7")
def test_a_defence_is_no_attack_and_the_defender_does_not_modify_one() -> None:
    defender = pyromancer(hand=MODIFIERS, tokens={"fire_mastery": 3})
    duel = scenario(barbarian(), defender).roll(1, 1, 1, 4, 4)
    duel.attack("smack").defend("molten_armor", 1, 1, 1, 4, 4)
    assert points_offering(duel, "red_hot", seat=1) == []


@rule("DT-ATK-3")
@pytest.mark.parametrize(("paid", "points"), [(0, []), (1, ["W_ACTIVATED", "W_TARGETED", "W_LAST"])])
def test_whether_it_is_an_attack_is_settled_with_its_amounts(paid: int, points: list[str]) -> None:
    duel = scenario(pyromancer(hand=MODIFIERS), barbarian()).roll(1, 4, 5, 6, 6)
    duel.attack("combustion").answer(f"number {paid}")
    assert points_offering(duel, "huzzah", seat=0) == points
    assert [event.target for event in duel.logged(events.Targeted)] == [1] * paid


@rule("DT-ATK-4")
def test_an_attack_prevented_to_nothing_remains_an_attack() -> None:
    sides = barbarian(hand=["get_some", "smack_3"]), pyromancer(hand=["not_this_time"])
    duel = scenario(*sides).roll(1, 1, 1, 4, 4).announce("smack")
    duel.until_point("W_TARGETED", by=1).play("not_this_time").pass_windows().declines_defence()
    duel.until_point("W_LAST", by=0).will_roll(0, 4, 4, 4, 4, 4).play("get_some").pass_windows()
    assert duel.health(1) == 50
    assert duel.tokens(1, "concussion") == 1


@rule("DT-ATK-4", "DT-STATUS-17")
def test_other_effects_of_a_prevented_attack_still_apply() -> None:
    sides = pyromancer(upgrades=["hot_streak_2"]), barbarian(hand=["not_this_time"])
    duel = scenario(*sides).roll(1, 1, 4, 4, 6).announce("scorch")
    duel.until_point("W_TARGETED").play("not_this_time").pass_windows().declines_defence()
    assert (duel.health(1), duel.tokens(1, "burn")) == (50, 1)


@rule("DT-ATK-5", "DT-ATK-9")
def test_a_modifier_may_add_an_effect_which_resolves_with_it() -> None:
    duel = scenario(barbarian(hand=["get_some", "getting_paid"]), pyromancer()).roll(1, 1, 1, 4, 4)
    duel.announce("smack").until_point("W_TARGETED").will_roll(0, 4, 4, 4, 4, 4).play("get_some")
    assert duel.tokens(1, "concussion") == 1
    assert duel.health(1) == 50


@rule("DT-ATK-7")
def test_a_player_modifies_only_an_attack_of_the_own_turn() -> None:
    sides = barbarian(hand=["get_some", "getting_paid"]), barbarian(hand=["get_some", "getting_paid"])
    duel = scenario(*sides).roll(1, 1, 1, 4, 4).announce("smack").until_point("W_TARGETED", by=0)
    assert offered(duel, "get_some")
    duel.passes(by=0)
    assert (duel.asked(), offered(duel, "get_some")) == ((1, "respond"), False)


@rule("DT-ATK-8", "DT-DMG-5")
def test_a_modifier_changes_the_modifiable_part_and_not_the_collateral_one() -> None:
    sides = pyromancer(hand=["red_hot", "pyroblast_3"]), barbarian()
    duel = scenario(*sides).roll(6, 6, 6, 6, 1).announce("meteorite")
    duel.until_point("W_LAST").play("red_hot").pass_windows()
    dealt = duel.logged(events.DamageSettled)
    assert [(event.dealt, event.added, event.total) for event in dealt] == [(2 + 2, 2, 6)]


@rule("DT-ATK-5", "DT-DMG-5")
@pytest.mark.parametrize("kind", ["normal", "undefendable"])
def test_an_attack_of_a_single_damage_can_be_modified(brute: Brute, kind: str) -> None:
    own = brute(sturdy_blow({"damage": 1, "type": kind}), hand=["get_some", "smack_3"])
    duel = scenario(own, pyromancer()).roll(1, 1, 6, 6, 4).announce("sturdy_blow").until_point("W_ACTIVATED", by=0)
    duel.will_roll(0, 1, 2, 3, 4, 6).play("get_some").until("main")
    assert duel.health(1) == 50 - (1 + 3)


@rule("DT-ULT-1")
def test_an_ultimate_is_stopped_by_altering_the_dice_before_it_is_activated() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["so_wild"])).roll(6, 6, 6, 6, 6)
    duel.announce("rage").play("so_wild", by=1).answer("set_die 0 1")
    assert duel.asked() == (0, "rolling")
    assert "announce rage/0" not in duel.options()
    assert duel.logged(events.Activated) == []


ANSWERS = ["not_this_time", "buh_bye", "double_up", "so_wild", "helping_hand", "better_d"]


def scorched(attacker: Side, defender: Side) -> Duel:
    """The Pyromancer activates her Ultimate, and its opponent has let the announcement pass."""
    duel = scenario(attacker, defender).roll(6, 6, 6, 6, 6).announce("scorch_the_earth")
    return duel.passes(by=1)


@rule("DT-ULT-3", "DT-INV-2")
def test_no_opponent_acts_from_the_activation_of_an_ultimate_to_the_end_of_the_roll_phase() -> None:
    duel = scorched(pyromancer(), barbarian(hand=ANSWERS, cp=15))
    assert duel.asked() == (0, "main")
    assert duel.points() == ["W_ANNOUNCE", "W_ACTIVATED", "W_TARGETED", "W_LAST", "W_POST"]
    duel.end()
    assert duel.asked() == (1, "respond")  # the Roll Phase is over


@rule("DT-ULT-2", "DT-ULT-8")
def test_ultimate_damage_cannot_be_prevented_by_anybody_and_lands_at_the_end() -> None:
    duel = scorched(pyromancer(hand=["not_this_time", "getting_paid"]), barbarian(hand=ANSWERS, cp=15))
    duel.until_point("W_LAST")
    assert not offered(duel, "not_this_time")
    assert duel.health(1) == 50
    duel.pass_windows()
    assert "W_DEFENCE_CHOICE" not in duel.points()
    assert duel.health(1) == 50 - 12 - 2


@rule("DT-ULT-9", "A-18")
def test_the_collateral_part_of_an_ultimate_is_firm_as_well() -> None:
    duel = scorched(pyromancer(), barbarian(health=14, hand=ANSWERS, cp=15))
    assert duel.outcome == "0"
    assert duel.logged(events.DamageSettled)[-1].subtotal == 0  # nothing that could be avoided


@rule("DT-ULT-2")
def test_the_other_effects_of_an_ultimate_are_firm_too() -> None:
    duel = scorched(pyromancer(), barbarian(upgrades=["thick_skin_2"], hand=ANSWERS, cp=15))
    assert [duel.tokens(1, status) for status in ("knockdown", "burn")] == [1, 1]
    assert duel.tokens(0, "fire_mastery") == 3


@rule("DT-ULT-4", "DT-ULT-8", "DT-DMG-5")
@pytest.mark.parametrize("point", ["W_ACTIVATED", "W_TARGETED", "W_LAST"])
def test_the_active_player_may_enhance_an_ultimate_with_ultimate_damage(point: str) -> None:
    duel = scorched(pyromancer(hand=["red_hot", "pyroblast_3"]), barbarian(hand=ANSWERS, cp=15))
    duel.until_point(point).play("red_hot").pass_windows()
    assert duel.health(1) == 50 - 12 - 3 - 2
    assert duel.logged(events.DamageSettled)[-1].subtotal == 0


@rule("DT-ULT-6")
@pytest.mark.parametrize(
    ("dice", "ability", "asked"), [((6, 6, 6, 6, 6), "rage", 0), ((1, 1, 6, 6, 4), "sturdy_blow", 1)]
)
def test_opponents_do_not_alter_dice_rolled_for_an_ultimate(dice: tuple[int, ...], ability: str, asked: int) -> None:
    sides = barbarian(hand=["get_some", "getting_paid"]), pyromancer(hand=["so_wild"])
    duel = scenario(*sides).roll(*dice).announce(ability).passes(by=1)
    duel.until_point("W_TARGETED").will_roll(0, 1, 1, 1, 1, 1).play("get_some")
    assert duel.asked() == (asked, "respond")
