"""What is incoming before damage is dealt, and what tokens still make of it until then (DT-DMG-20, 28, DT-TOKEN-3)."""

from typing import Any

import pytest

from ludotheque.games.dice_throne.table import state as s
from tests.games.dice_throne.guests import Brute, dizziness, rage, sturdy_blow
from tests.games.dice_throne.heroes.fights import carried, seat_has
from tests.games.dice_throne.modes.gathering import king
from tests.games.dice_throne.scenario import Duel, Side, barbarian, fighter, pyromancer, scenario
from tests.rules import rule

SMALL = (1, 2, 3, 4, 6)
BLOW = (6, 6, 1, 1, 4)  # Sturdy Blow


def view(duel: Duel) -> Any:  # JSON-ready
    return duel.match.seen(()).view()


def last_chance(duel: Duel, seat: int) -> Duel:
    """Nobody acts or defends until that seat is asked at the last chance."""
    while duel.asked() != (seat, "respond") or duel.points()[-1] != "W_LAST":
        duel.passes()
    return duel


def until_at(duel: Duel, point: str, seat: int) -> Duel:
    return last_chance(duel, seat) if point == "W_LAST" else duel.until_point(point, by=seat)


def resolved(duel: Duel) -> Duel:
    """Nobody pre-empts what was declared."""
    while duel.asked()[1] == "preempt":
        duel.passes()
    return duel


# What is sent back


def avenged(attacker: Side, ability: str, point: str, row: int = 0) -> Duel:
    """A Paladin answers an Attack with Retribution; the attacker may act."""
    duel = scenario(attacker, fighter("paladin", cp=0, tokens={"retribution": 1})).roll(*SMALL).announce(ability, row)
    return resolved(until_at(duel, point, 1).answer("spend retribution"))


@rule("DT-DMG-28", "DT-DMG-7")
@pytest.mark.parametrize("point", ["W_TARGETED", "W_LAST"])
def test_the_attacker_may_avoid_what_retribution_sends_back(point: str) -> None:
    duel = avenged(fighter("monk", cp=0, tokens={"evasive": 1}), "fist_of_harmony", point)
    assert view(duel)["incoming"] == [3, 6]
    carried(duel.will_roll(0, 1).answer("spend evasive", by=0))
    seat_has(duel, 0, health=50, evasive=0)
    seat_has(duel, 1, health=44)


@rule("DT-DMG-28", "DT-DMG-27")
def test_the_attacker_may_prevent_half_of_what_retribution_sends_back() -> None:
    duel = avenged(fighter("paladin", cp=0, tokens={"protect": 1}), "holy_attack", "W_LAST")
    carried(duel.answer("spend protect", by=0))
    seat_has(duel, 0, health=51 - 1)  # healed for 1; 3 come back, and 2 of them are prevented
    seat_has(duel, 1, health=45)


@rule("DT-DMG-28", "DT-DMG-31")
def test_a_card_that_prevents_may_be_played_on_what_is_sent_back() -> None:
    duel = avenged(barbarian(["not_this_time", "smack_3"]), "smack", "W_TARGETED")
    duel.play("not_this_time", by=0)
    assert duel.options() == ["player 0", "player 1"]
    carried(duel.answer("player 0"))
    seat_has(duel, 0, health=50)
    seat_has(duel, 1, health=46)


@rule("DT-DMG-31")
def test_before_anything_is_sent_back_nothing_is_incoming_for_the_attacker() -> None:
    attacker = fighter("monk", ["getting_paid"], cp=0, tokens={"evasive": 1})
    duel = scenario(attacker, fighter("paladin", cp=0, tokens={"retribution": 1})).roll(*SMALL)
    duel.announce("fist_of_harmony").until_point("W_TARGETED", by=0)
    assert "spend evasive" not in duel.options()


@rule("DT-DEF-11", "DT-DMG-28")
def test_what_is_sent_back_follows_what_is_still_incoming() -> None:
    """Half of the Attack as it stands: it grows with a modifier and shrinks with a prevention."""
    attacker = barbarian(["get_some", "getting_paid"])
    foe = fighter("paladin", ["not_this_time", "tithe_2"], cp=1, tokens={"retribution": 1})
    duel = scenario(attacker, foe).roll(*SMALL).announce("smack")
    duel = resolved(last_chance(duel, 1).answer("spend retribution"))
    assert view(duel)["incoming"] == [2, 4]
    duel.will_roll(0, 1, 1, 1, 1, 6).play("get_some", by=0)
    assert view(duel)["incoming"] == [4, 8]
    resolved(duel.until_point("W_LAST", by=1).play("not_this_time")).answer("player 1")
    assert view(duel)["incoming"] == [1, 2]


# What cancels damage


def smacked_thief(hand: list[str], **said: Any) -> Duel:  # the fields of Side
    """A Barbarian attacks the Shadow Thief for 4."""
    return scenario(barbarian(["buh_bye", "smack_3"], cp=2), fighter("shadow_thief", hand, **said)).roll(*SMALL)


@rule("DT-TOKEN-3", "DT-DMG-20", "A-57")
@pytest.mark.parametrize("point", ["W_TARGETED", "W_LAST"])
def test_shadows_gained_in_response_to_an_attack_protect(point: str) -> None:
    duel = until_at(smacked_thief(["enter_the_shadows", "carducopia_2"], cp=4).announce("smack"), point, 1)
    resolved(duel.play("enter_the_shadows"))
    assert view(duel)["incoming"] == [0, 0]
    carried(duel)
    seat_has(duel, 1, health=50, shadows=1)


@rule("DT-TOKEN-3", "A-57")
@pytest.mark.parametrize("point", ["W_ACTIVATED", "W_TARGETED", "W_LAST"])
def test_shadows_removed_before_damage_is_dealt_do_not_protect(point: str) -> None:
    duel = smacked_thief(["carducopia_2"], tokens={"shadows": 1}).announce("smack")
    carried(until_at(duel, point, 0).play("buh_bye"))
    seat_has(duel, 1, health=46, shadows=0)


@rule("DT-DEF-6", "A-57")
@pytest.mark.parametrize(("point", "defended"), [("W_TARGETED", True), ("W_LAST", False)])
def test_a_defence_that_shadows_forbade_is_not_made_up_for(point: str, defended: bool) -> None:
    duel = smacked_thief(["carducopia_2"], tokens={"shadows": 1}).announce("smack")
    until_at(duel, point, 0).play("buh_bye").pass_windows()
    assert (duel.asked()[1] == "defence") is defended


@rule("DT-DMG-31", "A-57")
def test_damage_is_incoming_again_once_what_cancelled_it_is_gone() -> None:
    duel = smacked_thief(["not_this_time", "carducopia_2"], cp=1, tokens={"shadows": 1}).announce("smack")
    duel.until_point("W_TARGETED", by=0)
    assert view(duel)["damage"] == []
    while duel.points()[-1] != "W_LAST":
        assert "play not_this_time" not in duel.options()  # nothing comes in while it is cancelled
        duel.passes()
    last_chance(duel, 0).play("buh_bye")
    carried(last_chance(duel, 1).play("not_this_time"))
    seat_has(duel, 1, health=50, shadows=0)


@rule("A-57", "DT-DMG-20")
@pytest.mark.parametrize(("point", "defended"), [("W_TARGETED", True), ("W_LAST", False)])
def test_parley_removed_before_damage_is_dealt_does_not_silence(point: str, defended: bool) -> None:
    attacker = fighter("cursed_pirate", ["buh_bye", "feed_the_fish"], cp=2, tokens={"parley": 1})
    duel = scenario(attacker, barbarian()).roll(*SMALL).announce("cutlass_strike")
    until_at(duel, point, 0).play("buh_bye").pass_windows()
    assert (duel.asked()[1] == "defence") is defended
    seat_has(carried(duel), 1, health=45)


@rule("A-57", "DT-ATK-6")
def test_a_modifier_of_a_cancelled_attack_counts_once_it_is_no_longer_cancelled() -> None:
    foe = fighter("shadow_thief", tokens={"shadows": 1})
    duel = scenario(barbarian(["buh_bye", "get_some", "smack_3"], cp=4), foe).roll(*SMALL).announce("smack")
    duel.until_point("W_TARGETED", by=0).will_roll(0, 1, 1, 1, 4, 4).play("get_some")
    assert view(duel)["incoming"] == [0, 0]
    duel.play("buh_bye", by=0).answer("token shadows")
    assert view(duel)["incoming"] == [0, 4 + 3]


@rule("DT-TOKEN-3", "A-57")
def test_what_happens_instead_of_damage_happens_once_when_it_would_be_dealt(brute: Brute) -> None:
    ward = [{"remove": "dizziness", "n": 1, "target": "self"}, {"gain_cp": 1}]
    warded = brute(dizziness({"replace": "damage_from_opponent_offence", "effects": ward}), tokens={"dizziness": 1})
    warded.hand, warded.cp = ["getting_paid"], 0
    duel = scenario(pyromancer(tokens={"fire_mastery": 1}), warded).roll(6, 6, 6, 6, 1).announce("meteorite")
    duel.until_point("W_TARGETED", by=1)
    seat_has(duel, 1, health=50, cp=0, dizziness=1)
    seat_has(carried(duel), 1, health=50, cp=1, dizziness=0)  # undefendable and collateral, all of it at once


@rule("DT-TOKEN-3", "DT-TEXT-5")
@pytest.mark.parametrize(("played", "lost"), [(False, 5), (True, 3)])
def test_shadows_gained_after_the_attack_cancel_what_its_text_deals_then(brute: Brute, played: bool, lost: int) -> None:
    aside = {"damage": 2, "type": "collateral", "target": "each_opponent"}
    own = brute(sturdy_blow({"damage": 3, "type": "undefendable"}, {"then": [aside]}))
    thief = fighter("shadow_thief", ["enter_the_shadows", "carducopia_2"], cp=4)
    duel = scenario(own, thief).roll(*BLOW).announce("sturdy_blow").until_point("W_POST", by=1)
    if played:
        duel.play("enter_the_shadows")
    seat_has(carried(duel), 1, health=50 - lost)


@rule("DT-TOKEN-3", "DT-ISO-1")
@pytest.mark.parametrize(("played", "lost"), [(False, 3), (True, 0)])
def test_shadows_gained_before_isolated_damage_of_an_ability_is_dealt_cancel_it(
    brute: Brute, played: bool, lost: int
) -> None:
    own = brute(sturdy_blow({"damage": 3, "type": "undefendable", "isolated": True}))
    thief = fighter("shadow_thief", ["enter_the_shadows", "carducopia_2"], cp=4)
    duel = scenario(own, thief).roll(*BLOW).announce("sturdy_blow").until_point("W_ISO", by=1)
    if played:
        duel.play("enter_the_shadows")
    seat_has(carried(duel), 1, health=50 - lost)


@rule("DT-TOKEN-3", "DT-DMG-6")
def test_shadows_of_a_bystander_cancel_the_collateral_damage_to_them_alone() -> None:
    crowd = king(pyromancer(), fighter("shadow_thief", tokens={"shadows": 1}), barbarian()).roll(5, 5, 1, 2, 4)
    carried(crowd.announce("burning_soul"))
    assert [crowd.health(seat) for seat in range(3)] == [35, 35, 33]


@rule("DT-ATK-4", "DT-TOKEN-3")
def test_damage_that_only_a_targeted_effect_made_possible_is_an_attack_even_if_cancelled(brute: Brute) -> None:
    late = {"then": [{"damage": {"per_token": {"dizziness": 2}, "of": "target"}, "type": "undefendable"}]}
    own = brute(sturdy_blow({"inflict": "dizziness", "n": 1}, late), hand=["get_some", "smack_3"])
    duel = scenario(own, fighter("shadow_thief", tokens={"shadows": 1})).roll(*BLOW).announce("sturdy_blow")
    duel.until_point("W_LAST", by=0)
    assert "play get_some" in duel.options()
    seat_has(carried(duel), 1, health=50, dizziness=1)


# What tokens will add and take


def parts_of(duel: Duel, seat: int) -> list[tuple[str, int, object]]:
    (found,) = [each for each in view(duel)["damage"] if each["seat"] == seat]
    return [(part["what"], part["amount"], part["source"]) for part in found["parts"]]


@rule("DT-TOKEN-7", "DT-DMG-22")
def test_a_sum_shows_what_tokens_of_both_sides_will_do() -> None:
    attacker = fighter("huntress", ["getting_paid"], cp=0, nyra=(5, True))
    foe = fighter("tactician", tokens={"targeted": 1})
    duel = scenario(attacker, foe).roll(1, 1, 2, 2, 5).announce("animalistic").until_point("W_TARGETED", by=0)
    parts = parts_of(duel, 1)
    assert parts[1:] == [("added", 2, [s.SOURCE_TEXT, "nyra", 0]), ("added", 2, [s.SOURCE_TEXT, "targeted", 1])]
    total = view(duel)["incoming"][1]
    assert total == parts[0][1] + 4
    assert carried(duel).health(1) == 50 - total


@rule("DT-TOKEN-7")
def test_what_a_token_would_add_goes_with_the_token(brute: Brute) -> None:
    attacker = brute(dizziness({"modify": "own_attack_damage", "by": 3}), tokens={"dizziness": 1})
    attacker.hand, attacker.cp = ["buh_bye", "getting_paid"], 2
    duel = scenario(attacker, pyromancer()).roll(*BLOW).announce("sturdy_blow").until_point("W_TARGETED", by=0)
    assert view(duel)["incoming"] == [0, 4 + 3]
    duel.play("buh_bye", by=0)
    assert view(duel)["incoming"] == [0, 4]


@rule("DT-TOKEN-7", "A-54")
@pytest.mark.parametrize(("attack", "damage"), [(3, 3), (4, 6)])
def test_a_token_that_looks_at_the_damage_it_changes_sees_it_as_it_was_before(
    brute: Brute, attack: int, damage: int
) -> None:
    hook = {"modify": "own_attack_damage", "by": 2, "if": {"attack_damage_at_least": 4}}
    text = sturdy_blow({"damage": attack, "type": "undefendable"})
    own = brute(dizziness(hook), text, tokens={"dizziness": 1}, hand=["getting_paid"])
    duel = scenario(own, pyromancer()).roll(*BLOW).announce("sturdy_blow").until_point("W_TARGETED", by=0)
    assert view(duel)["incoming"] == [0, damage]
    seat_has(carried(duel), 1, health=50 - damage)


@rule("DT-ULT-4", "A-54", "DT-TOKEN-7")
@pytest.mark.parametrize(("least", "damage"), [(10, 12), (11, 10)])
def test_a_token_that_looks_at_the_damage_it_changes_sees_that_of_an_ultimate(
    brute: Brute, least: int, damage: int
) -> None:
    hook = {"modify": "own_attack_damage", "by": 2, "if": {"attack_damage_at_least": least}}
    own = brute(dizziness(hook), rage({"damage": 10, "type": "ultimate"}), tokens={"dizziness": 1})
    seat_has(carried(scenario(own, pyromancer()).roll(6, 6, 6, 6, 6).announce("rage")), 1, health=50 - damage)


@rule("DT-TOKEN-3", "A-54")
@pytest.mark.parametrize(("dice", "row", "lost"), [((1, 1, 2, 4, 4), 0, 4), ((1, 1, 2, 2, 4), 1, 0)])
def test_a_token_that_cancels_only_a_great_attack_looks_at_what_waits(
    brute: Brute, dice: tuple[int, ...], row: int, lost: int
) -> None:
    hook = {"replace": "damage_from_opponent_offence", "if": {"incoming_damage_at_least": 5}, "effects": []}
    foe = brute(dizziness(hook), tokens={"dizziness": 1}, hand=["getting_paid"])
    duel = scenario(barbarian(), foe).roll(*dice).announce("smack", row).until_point("W_TARGETED", by=1)
    assert view(duel)["incoming"] == [0, lost]
    seat_has(carried(duel), 1, health=50 - lost)


@rule("A-56", "DT-ATK-6")
def test_a_sum_shows_what_halved_the_attack_before_its_damage_was_incoming() -> None:
    own = fighter("seraph", ["getting_paid"], cp=0, tokens={"blinding_light": 1})
    duel = scenario(own, barbarian()).roll(*SMALL).will_roll(0, 3).announce("holy_blade")
    duel.until_point("W_TARGETED", by=0)
    blade, light = [s.ABILITY_TEXT, "holy_blade", 0], [s.SOURCE_TEXT, "blinding_light", 0]
    assert parts_of(duel, 1) == [("attack", 5, blade), ("halved", -2, light)]


@rule("DT-COMPANION-3", "DT-DMG-20")
def test_a_sum_shows_what_a_companion_will_take() -> None:
    huntress = fighter("huntress", ["getting_paid"], cp=0, nyra=(5, True))
    duel = scenario(barbarian(), huntress).roll(*SMALL).announce("smack").until_point("W_TARGETED", by=1)
    duel.answer("spend nyra")
    smack = [s.ABILITY_TEXT, "smack", 0]
    assert parts_of(duel, 1) == [("attack", 4, smack), ("shared", -4, [s.SOURCE_TEXT, "nyra", 1])]
    assert view(duel)["incoming"] == [0, 0]
    seat_has(carried(duel), 1, health=50)
    assert duel.nyra(1) == (1, True)


@rule("DT-TOKEN-7")
def test_tokens_count_in_an_attack_on_the_first_seat_as_well() -> None:
    own = fighter("huntress", ["getting_paid"], cp=0, nyra=(5, True))
    foe = fighter("tactician", tokens={"targeted": 1})
    duel = scenario(foe, own, active=1).roll(1, 1, 2, 2, 5).announce("animalistic").until_point("W_TARGETED", by=1)
    parts = parts_of(duel, 0)
    assert parts[1:] == [("added", 2, [s.SOURCE_TEXT, "nyra", 1]), ("added", 2, [s.SOURCE_TEXT, "targeted", 0])]
    assert carried(duel).health(0) == 50 - parts[0][1] - 4


@rule("DT-ISO-5", "DT-TOKEN-7")
def test_tokens_do_not_change_isolated_damage_nor_what_follows_the_attack(brute: Brute) -> None:
    text = (
        {"inflict": "dizziness", "n": 1},
        {"then": [{"damage": 3, "type": "undefendable", "isolated": True}, {"damage": 1, "type": "undefendable"}]},
        {"then": [{"damage": 4, "type": "undefendable"}]},
    )
    foe = fighter("tactician", ["getting_paid"], cp=0, tokens={"targeted": 1})
    duel = scenario(brute(sturdy_blow(*text)), foe).roll(*BLOW).announce("sturdy_blow").until_point("W_ISO", by=1)
    assert view(duel)["incoming"] == [0, 3]
    duel.until_point("W_LAST", by=1)
    assert (duel.health(1), view(duel)["incoming"]) == (47, [0, 1 + 2])
    duel.until_point("W_POST", by=1)
    assert (duel.health(1), view(duel)["incoming"]) == (44, [0, 4])
    assert carried(duel).health(1) == 40


@rule("DT-ULT-5")
def test_parley_does_not_silence_an_ultimate() -> None:
    duel = scenario(fighter("cursed_pirate", tokens={"parley": 1}), barbarian()).roll(6, 6, 6, 6, 6)
    duel.announce("pirates_touch")
    while duel.asked()[1] == "refuse_token":
        duel.passes()
    seat_has(carried(duel), 1, health=50 - 12)


@rule("A-57", "DT-TOKEN-3")
def test_parley_does_not_spare_its_holder_what_an_ability_does_to_its_owner(brute: Brute) -> None:
    hurt = {"damage": 2, "type": "undefendable", "target": "self"}
    own = brute(sturdy_blow({"damage": 3, "type": "undefendable"}, hurt), tokens={"parley": 1})
    duel = carried(scenario(own, fighter("cursed_pirate")).roll(*BLOW).announce("sturdy_blow"))
    assert (duel.health(0), duel.health(1)) == (48, 50)


@rule("A-57")
def test_nothing_happens_instead_of_damage_that_is_not_there(brute: Brute) -> None:
    ward = {"replace": "damage_from_opponent_offence", "effects": [{"gain_cp": 1}]}
    foe = brute(dizziness(ward), tokens={"dizziness": 1}, cp=0)
    duel = carried(scenario(barbarian(), foe).roll(4, 4, 4, 1, 2).announce("fortitude"))
    seat_has(duel, 1, health=50, cp=0, dizziness=1)


@rule("A-57")
def test_what_happens_instead_of_an_ability_s_damage_to_several_happens_once(brute: Brute) -> None:
    hush = {"replace": "own_offensive_damage", "effects": [{"gain_cp": 1}]}
    aside = {"damage": 2, "type": "collateral", "target": "each_opponent"}
    own = brute(dizziness(hush), sturdy_blow(aside), tokens={"dizziness": 1}, cp=0)
    crowd = king(own).roll(*BLOW)
    carried(crowd.announce("sturdy_blow"))
    assert ([crowd.health(seat) for seat in range(3)], crowd.cp(0)) == ([35, 35, 35], 1)


@rule("DT-TOKEN-7", "DT-DMG-22")
def test_a_sum_still_names_a_token_once_damage_has_been_computed() -> None:
    """Nyra's Bond asks how much she takes when the totals stand."""
    huntress = fighter("huntress", cp=0, nyra=(5, True), tokens={"nyras_bond": 1, "targeted": 1})
    duel = scenario(fighter("tactician"), huntress).roll(*SMALL).announce("saber_strike").until("defence")
    duel.answer("spend nyras_bond").until("share_damage")
    assert parts_of(duel, 1)[1:] == [("added", 2, [s.SOURCE_TEXT, "targeted", 1])]
