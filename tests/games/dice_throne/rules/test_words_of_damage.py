"""Damage in words that no playable bundled hero says, in the mouth of a guest (DT-DMG, DT-ATK, DT-ISO)."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.guests import Brute, card, dizziness, knows, rage, second_defence, sturdy_blow, thick_skin
from tests.games.dice_throne.scenario import Duel, Side, barbarian, pyromancer, scenario
from tests.rules import rule

CHOSEN = {"target": "chosen_opponent"}
ISOLATED = card("feelin_good", {"damage": 5, "isolated": True, **CHOSEN})
SHIELD = ["not_this_time", "getting_paid"]


def hits(amount: int, kind: str = "normal") -> dict[str, object]:
    return {"damage": amount, "type": kind}


def sturdy(first: Side, second: Side) -> Duel:
    """The Brute announces Sturdy Blow, for two swords and two impacts."""
    return scenario(first, second).roll(1, 1, 6, 6, 4).announce("sturdy_blow")


def smacked(defender: Side, attacker: Side | None = None) -> Duel:
    """The Barbarian announces Smack with three swords, for 4."""
    return scenario(attacker or barbarian(), defender).roll(1, 1, 1, 4, 4).announce("smack")


def point(duel: Duel) -> str:
    """The response point reached last, however deep it lies."""
    return duel.points()[-1].lstrip(".")


def last_chance(duel: Duel, seat: int) -> Duel:
    """Everybody passes, the Defender included, until that seat has its last chance."""
    while duel.asked() != (seat, "respond") or duel.points()[-1] != "W_LAST":
        duel.passes()
    return duel


# The five types

TYPES = ["normal", "undefendable", "pure", "collateral", "ultimate"]


def dealing(kind: str) -> dict[str, object]:
    return {**hits(4, kind), "target": "each_opponent"} if kind == "collateral" else hits(4, kind)


@rule("DT-DMG-2", "DT-DMG-3", "DT-DEF-6")
@pytest.mark.parametrize("kind", TYPES)
def test_only_normal_damage_is_defendable(brute: Brute, kind: str) -> None:
    duel = sturdy(brute(sturdy_blow(dealing(kind))), pyromancer()).pass_windows()
    assert duel.asked() == ((1, "defence") if kind == "normal" else (0, "main"))


@rule("DT-DMG-3", "DT-DMG-4")
@pytest.mark.parametrize("kind", TYPES)
def test_all_but_ultimate_damage_is_avoidable(brute: Brute, kind: str) -> None:
    duel = last_chance(sturdy(brute(sturdy_blow(dealing(kind))), pyromancer(hand=SHIELD)), seat=1)
    assert ("play not_this_time" in duel.options()) is (kind != "ultimate")


@rule("DT-DMG-3", "DT-ATK-1", "DT-ATK-2")
@pytest.mark.parametrize("kind", TYPES)
def test_all_but_collateral_damage_makes_an_attack(brute: Brute, kind: str) -> None:
    attacker = brute(sturdy_blow(dealing(kind)), hand=["get_some", "getting_paid"])
    duel = last_chance(sturdy(attacker, pyromancer()), seat=0)
    assert ("play get_some" in duel.options()) is (kind != "collateral")


@rule("DT-DMG-3", "DT-ATK-8")
@pytest.mark.parametrize(("kind", "added"), [("normal", 2), ("undefendable", 2), ("pure", 0), ("ultimate", 2)])
@pytest.mark.parametrize("point", ["W_ACTIVATED", "W_LAST"])
def test_a_modifier_adds_to_all_but_pure_damage(brute: Brute, kind: str, added: int, point: str) -> None:
    attacker = brute(sturdy_blow(dealing(kind)), hand=["get_some", "smack_3"])
    duel = sturdy(attacker, pyromancer())
    duel = duel.until_point(point) if point == "W_ACTIVATED" else last_chance(duel, seat=0)
    duel.will_roll(0, 1, 1, 4, 4, 4).play("get_some").until("main")
    assert duel.health(1) == 50 - 4 - added
    assert duel.tokens(1, "dizziness") == 1  # what else the modifier does


@rule("DT-ATK-8", "DT-ULT-5")
@pytest.mark.parametrize(("kind", "taken"), [("normal", 1), ("undefendable", 1), ("pure", 4), ("ultimate", 4)])
def test_a_reduction_changes_neither_pure_nor_ultimate_damage(brute: Brute, kind: str, taken: int) -> None:
    weak = dizziness({"modify": "own_attack_damage", "by": -3})
    duel = sturdy(brute(weak, sturdy_blow(dealing(kind)), tokens={"dizziness": 1}), pyromancer())
    assert duel.until("main").health(1) == 50 - taken


@rule("DT-ULT-5", "A-19")
def test_an_ultimate_heeds_what_strengthens_it_and_not_what_weakens_it(brute: Brute) -> None:
    weak = dizziness({"modify": "own_attack_damage", "by": -3})
    attacker = brute(weak, knows("targeted"), rage(hits(10, "ultimate")), tokens={"dizziness": 1})
    duel = scenario(attacker, pyromancer(tokens={"targeted": 1})).roll(6, 6, 6, 6, 6)
    duel.attack("rage")
    assert duel.health(1) == 50 - 10 - 2


@rule("DT-ULT-2", "A-19")
@pytest.mark.parametrize("token", ["protect", "evasive"])
def test_tokens_of_the_target_do_nothing_against_an_ultimate(brute: Brute, token: str) -> None:
    duel = scenario(pyromancer(), brute(knows(token), tokens={token: 1})).roll(6, 6, 6, 6, 6)
    duel.attack("scorch_the_earth")
    assert (duel.health(1), duel.tokens(1, token)) == (36, 1)


@rule("DT-ULT-9")
def test_isolated_damage_of_an_ultimate_is_firm_and_its_opponents_stay_locked(brute: Brute) -> None:
    text = [{**dealing("collateral"), "isolated": True}, hits(10, "ultimate")]
    duel = scenario(brute(rage(*text), hand=SHIELD), pyromancer(hand=SHIELD)).roll(6, 6, 6, 6, 6)
    duel.announce("rage").passes(by=1)
    assert (point(duel), duel.asked(), duel.options()) == ("W_ISO", (0, "respond"), ["pass", "play getting_paid"])
    duel.passes(by=0).until_point("W_POST", by=0)
    assert duel.health(1) == 36


@rule("DT-ATK-5", "DT-ATK-8")
@pytest.mark.parametrize("kind", ["normal", "undefendable", "pure", "ultimate"])
@pytest.mark.parametrize("amount", [2, -2])
def test_a_token_that_acts_on_activation_changes_the_damage_to_come(brute: Brute, kind: str, amount: int) -> None:
    """It acts before the text of the ability has fixed any amount."""
    token = dizziness({"at": "own_ability_activated", "effects": [{"add_damage": amount}]})
    duel = sturdy(brute(token, sturdy_blow(dealing(kind)), tokens={"dizziness": 1}), pyromancer())
    heeded = kind in ("normal", "undefendable") or (kind == "ultimate" and amount > 0)
    assert duel.until("main").health(1) == 50 - 4 - amount * heeded


# Two types in one ability

TWO_TYPES = sturdy_blow(hits(4, "normal"), hits(5, "undefendable"))


@rule("A-36")
def test_an_attack_is_defended_if_any_part_of_it_is_defendable(brute: Brute) -> None:
    duel = sturdy(brute(TWO_TYPES), pyromancer()).pass_windows()
    assert duel.asked() == (1, "defence")
    assert duel.declines_defence().health(1) == 41


@rule("A-36", "DT-DMG-5")
def test_the_owner_of_a_modifier_names_the_part_it_changes_the_larger_one_first(brute: Brute) -> None:
    duel = sturdy(brute(TWO_TYPES, hand=["get_some", "smack_3"]), pyromancer())
    last_chance(duel, seat=0).will_roll(0, 1, 1, 4, 4, 4).play("get_some")
    assert duel.asked() == (0, "choose_type")
    assert duel.options() == ["option 1", "option 0"]  # undefendable 5, normal 4
    assert duel.answer("option 0").health(1) == 50 - 9 - 2


# Half, none, undefendable


@rule("DT-DMG-25", "DT-STATUS-8")
def test_half_of_the_incoming_damage_is_prevented_by_a_token(brute: Brute) -> None:
    defender = brute(knows("protect"), tokens={"protect": 1})
    duel = smacked(defender, barbarian(upgrades=["smack_2"])).until_point("W_TARGETED").answer("spend protect", by=1)
    duel.pass_windows().declines_defence()
    assert (duel.health(1), duel.tokens(1, "protect")) == (50 - (5 - 3), 0)


@rule("DT-DMG-20", "DT-DMG-25")
def test_half_is_counted_from_the_subtotal_at_the_end(brute: Brute) -> None:
    defender = brute(knows("protect"), tokens={"protect": 1}, hand=["not_this_time"])
    duel = smacked(defender, barbarian(hand=["get_some", "smack_3"])).until_point("W_TARGETED", by=1)
    duel.answer("spend protect", by=1).pass_windows().declines_defence()
    duel.will_roll(0, 1, 1, 1, 1, 1).play("get_some", by=0).until_point("W_LAST", by=1).play("not_this_time")
    assert duel.until("main").health(1) == 50 - (3 - 2)  # 4 + 5 - 6 = 3, half of it is 2


@rule("DT-TEXT-14", "DT-DMG-22")
def test_half_of_a_die_is_a_fixed_prevention(brute: Brute) -> None:
    text = {"roll": {"dice": 1, "effects": [{"prevent": {"from": "roll_total", "half": True}}]}}
    duel = smacked(brute(card("feelin_good", text), hand=["feelin_good"])).until_point("W_TARGETED", by=1)
    duel.will_roll(1, 5).play("feelin_good").pass_windows().declines_defence()
    assert duel.health(1) == 50 - (4 - 3)


@rule("DT-DMG-31", "A-37")
def test_a_token_against_damage_waits_for_incoming_damage(brute: Brute) -> None:
    duel = smacked(brute(knows("protect"), tokens={"protect": 1}, hand=["getting_paid"]))
    offers = []
    while duel.asked()[1] == "respond":
        offers.append((duel.points()[-1], "spend protect" in duel.options()))
        duel.passes(by=1)
    assert offers == [("W_ANNOUNCE", False), ("W_ACTIVATED", False), ("W_TARGETED", True)]


@rule("DT-DMG-24", "A-13", "DT-ATK-4")
def test_damage_added_after_a_successful_avoidance_is_avoided_too(brute: Brute) -> None:
    defender = brute(knows("evasive"), tokens={"evasive": 1})
    duel = smacked(defender, barbarian(hand=["get_some", "smack_3"])).until_point("W_TARGETED", by=1)
    duel.will_roll(1, 2).answer("spend evasive", by=1).pass_windows().declines_defence()
    duel.will_roll(0, 1, 1, 1, 1, 1).play("get_some", by=0).pass_windows()
    assert (duel.health(1), duel.tokens(1, "concussion")) == (50, 1)


@rule("DT-DMG-24")
def test_an_avoidance_that_fails_changes_nothing(brute: Brute) -> None:
    duel = smacked(brute(knows("evasive"), tokens={"evasive": 1})).until_point("W_TARGETED", by=1)
    duel.will_roll(1, 3).answer("spend evasive", by=1).pass_windows().declines_defence()
    assert (duel.health(1), duel.tokens(1, "evasive")) == (46, 0)


@rule("A-12", "DT-UPKEEP-6")
def test_one_avoidance_covers_all_damage_of_the_upkeep(brute: Brute) -> None:
    sore = dizziness({"at": "own_upkeep", "effects": [{"damage": 3, "target": "self"}]})
    side = brute(sore, knows("evasive"), tokens={"dizziness": 1, "burn": 1, "evasive": 2})
    duel = scenario(side, pyromancer()).upkeep().answer("trigger dizziness")
    duel.will_roll(0, 1).answer("spend evasive", by=0).until("main")
    assert (duel.health(0), duel.tokens(0, "evasive")) == (50, 1)


@rule("DT-DEF-7")
@pytest.mark.parametrize(("point", "mine"), [("W_TARGETED", 50), ("W_LAST", 47)])
def test_making_an_attack_undefendable_helps_only_before_the_defence(brute: Brute, point: str, mine: int) -> None:
    attacker = brute(card("get_some", {"make_undefendable": True}), hand=["get_some", "smack_3"])
    duel = scenario(attacker, pyromancer()).roll(1, 1, 1, 4, 4).announce("smack")
    if point == "W_LAST":
        duel.pass_windows().defend("molten_armor", 1, 1, 1, 4, 4)
    duel.until_point(point).play("get_some").pass_windows()
    assert (duel.asked(), duel.health(0), duel.health(1)) == ((0, "main"), mine, 46)


@rule("DT-TEXT-14")
def test_an_attack_that_is_halved_deals_half_rounded_up(brute: Brute) -> None:
    text = card("feelin_good", {"halve_attack": True}, play_when="attacked")
    duel = smacked(brute(text, hand=["feelin_good"]), barbarian(upgrades=["smack_2"]))
    duel.until_point("W_TARGETED", by=1).play("feelin_good").pass_windows().declines_defence()
    assert duel.health(1) == 47


@rule("DT-ATK-10")
def test_when_attacked_is_from_the_fixing_of_the_target_to_the_last_chance(brute: Brute) -> None:
    text = card("feelin_good", {"heal": 1}, play_when="attacked")
    duel = smacked(brute(text, hand=["feelin_good", "getting_paid"]))
    offers = []
    while duel.asked()[0] == 1:
        if "play feelin_good" in duel.options():
            offers.append(duel.points()[-1])
        duel.passes()
    assert offers == ["W_TARGETED", "W_LAST"]
    assert duel.points()[-1] == "W_POST"


@rule("DT-ATK-10", "DT-ATK-2")
def test_an_ability_that_is_no_attack_attacks_nobody(brute: Brute) -> None:
    text = card("feelin_good", {"heal": 1}, play_when="attacked")
    duel = scenario(pyromancer(), brute(text, hand=["feelin_good", "getting_paid"])).roll(5, 5, 1, 2, 4)
    duel.announce("burning_soul")
    while duel.asked() == (1, "respond"):
        assert "play feelin_good" not in duel.options()
        duel.passes()


# Two defences


@rule("DT-DEF-5")
def test_the_defender_chooses_one_of_two_defences_before_rolling(brute: Brute) -> None:
    defender = brute(second_defence({"prevent": {"per_symbol": {"sword": 2}}}))
    duel = smacked(defender).pass_windows()
    assert duel.options() == ["defend thick_skin", "defend parry", "pass"]
    duel.defend("parry", 1).pass_windows()
    assert (duel.health(1), duel.asked()) == (48, (0, "main"))


@rule("DT-DEF-10", "DT-DMG-22")
def test_prevention_of_a_defence_counts_with_everything_else(brute: Brute) -> None:
    defender = brute(thick_skin({"prevent": {"per_symbol": {"life": 1}}}))
    duel = smacked(defender, barbarian(hand=["get_some", "smack_3"])).pass_windows().defend("thick_skin", 4, 4, 5)
    duel.until_point("W_LAST").will_roll(0, 1, 1, 4, 4, 4).play("get_some").until("main")
    assert duel.health(1) == 50 - (4 + 2 - 3)


# Damage in a Main Phase, isolated damage


@rule("DT-DMG-33", "A-45")
def test_damage_of_a_main_phase_card_is_applied_when_the_phase_ends(brute: Brute) -> None:
    side = brute(card("concuss", {"damage": 3, **CHOSEN}), hand=["concuss", "smack_3"])
    duel = scenario(side, pyromancer(hand=["getting_paid"])).main().play("concuss")
    duel.pass_windows()
    assert (duel.asked(), duel.health(1)) == ((0, "main"), 50)
    duel.end()
    assert (duel.points()[-1], duel.health(1)) == ("W_MAIN", 50)
    duel.will_roll(0, 1, 1, 4, 5, 6).passes(by=1)
    assert (duel.phase(), duel.health(1)) == ("offensive_roll", 47)


@rule("DT-DMG-7", "DT-DMG-33")
def test_damage_of_a_main_phase_card_can_be_avoided_but_not_defended(brute: Brute) -> None:
    side = brute(card("concuss", {"damage": 3, **CHOSEN}), knows("protect"), hand=["concuss", "smack_3"])
    duel = scenario(side, pyromancer(tokens={"protect": 1})).main().play("concuss").end()
    duel.will_roll(0, 1, 1, 4, 5, 6).answer("spend protect", by=1)
    assert (duel.phase(), duel.health(1)) == ("offensive_roll", 49)


@rule("DT-ISO-1", "DT-ISO-3")
def test_isolated_damage_is_dealt_on_the_spot_after_a_window_of_its_own(brute: Brute) -> None:
    duel = scenario(brute(ISOLATED, hand=["feelin_good", "smack_3"]), pyromancer()).main().play("feelin_good")
    assert (point(duel), duel.asked(), duel.health(1)) == ("W_ISO", (0, "main"), 45)


@rule("DT-ISO-3")
@pytest.mark.parametrize(("tokens", "windows"), [(2, 1), (0, 0)])
def test_isolated_damage_of_nothing_has_no_window(brute: Brute, tokens: int, windows: int) -> None:
    hit = card("feelin_good", {"damage": {"per_token": {"dizziness": 1}}, "isolated": True, **CHOSEN})
    own = brute(hit, hand=["feelin_good", "smack_3"], tokens={"dizziness": tokens})
    duel = scenario(own, pyromancer()).main().play("feelin_good")
    assert ([place.lstrip(".") for place in duel.points()].count("W_ISO"), duel.health(1)) == (windows, 50 - tokens)


@rule("DT-ISO-2")
@pytest.mark.parametrize(("shield_at", "left"), [("W_ISO", 50 - 4), ("W_TARGETED", 50 - 5)])
def test_prevention_covers_the_attack_or_the_isolated_damage_but_not_both(
    brute: Brute, shield_at: str, left: int
) -> None:
    attacker = brute(ISOLATED, sturdy_blow(hits(4, "undefendable")), hand=["feelin_good", "smack_3"])
    duel = sturdy(attacker, pyromancer(hand=["not_this_time"]))
    if shield_at == "W_TARGETED":
        duel.until_point("W_TARGETED", by=1).play("not_this_time").passes(by=0).until_point("W_LAST", by=0)
    else:
        duel.until_point("W_LAST", by=0)
    duel.play("feelin_good", by=0)
    if shield_at == "W_ISO":
        duel.play("not_this_time", by=1)
    assert duel.pass_windows().health(1) == left


@rule("DT-ISO-2", "DT-DMG-27")
@pytest.mark.parametrize("attacking", [True, False])
def test_what_sends_back_half_of_isolated_damage_does_not_look_at_other_damage(brute: Brute, attacking: bool) -> None:
    half = {"damage": {"from": "incoming_damage", "half": True}, **CHOSEN}
    changes = ISOLATED, card("concuss", half, type="instant", cost=0), sturdy_blow(hits(8, "undefendable"))
    own, foe = brute(*changes, hand=["feelin_good", "smack_3"]), brute(*changes, hand=["concuss"])
    duel = sturdy(own, foe).until_point("W_LAST", by=0) if attacking else scenario(own, foe).main()
    duel.play("feelin_good").play("concuss", by=1).until("main")
    assert (duel.health(0), duel.health(1)) == (50 - 3, 50 - 5 - (8 if attacking else 0))


@rule("DT-ISO-4", "DT-WIN-1")
def test_isolated_damage_may_defeat_before_the_pooled_damage_is_applied(brute: Brute) -> None:
    attacker = brute(ISOLATED, hand=["feelin_good", "smack_3"], health=1)
    duel = scenario(attacker, pyromancer(health=5)).roll(1, 1, 1, 4, 4).attack("smack")
    duel.defend("molten_armor", 1, 1, 1, 1, 1).until_point("W_LAST").play("feelin_good")
    assert (duel.outcome, duel.health(0)) == ("0", 1)


@rule("DT-ISO-5", "DT-DMG-7")
def test_isolated_damage_is_not_defended_and_a_modifier_goes_past_it_to_the_attack(brute: Brute) -> None:
    hand = ["feelin_good", "get_some", "smack_3"]
    duel = sturdy(brute(ISOLATED, sturdy_blow(hits(4, "undefendable")), hand=hand), pyromancer())
    duel.until_point("W_LAST").play("feelin_good").until_point("W_ISO")
    duel.will_roll(0, 1, 1, 4, 4, 4).play("get_some")
    assert duel.logged(events.DamageSettled)[0].total == 5
    assert duel.pass_windows().health(1) == 50 - 5 - (4 + 2)
    assert "W_DEFENCE_CHOICE" not in duel.points()
