"""What an Attack deals and what is only incoming beside it: thresholds, modifiers, halving (DT-ATK, DT-TEXT-15)."""

import pytest

from tests.games.dice_throne.guests import Brute, card, dizziness, sturdy_blow
from tests.games.dice_throne.heroes.fights import carried, seat_has
from tests.games.dice_throne.modes.gathering import king
from tests.games.dice_throne.scenario import Duel, Side, barbarian, fighter, pyromancer, scenario
from tests.rules import rule

SMALL, LARGE, FIVE = (1, 2, 3, 4, 6), (1, 2, 3, 4, 5), (6, 6, 6, 6, 6)
SAME = (6, 6, 1, 1, 4)  # Sturdy Blow
LEAVES = (4, 4, 5, 1, 6)  # Bitterroot


def paladin(**said: int) -> Side:
    """With a Crit to spend."""
    return fighter("paladin", ["getting_paid", "tithe_2"], cp=0, tokens={"crit": 1, **said})


def pirate(**said: int) -> Side:
    """With Cursed Cards! to hurt herself."""
    return fighter("cursed_pirate", ["cursed_cards", "feed_the_fish"], cp=0, tokens=said)


def artificer() -> Side:
    """With a Heal Bot that asks for an Attack of 6."""
    return fighter("artificer", ["getting_paid"], cp=0, tokens={"synth": 4}, companions={"heal_bot": 1})


def treant(hand: list[str] | None = None, **spirits: int) -> Side:
    """Who may use Bitterroot: pure damage, one for each Spirit."""
    return fighter("treant", hand, cp=1, upgrades=["vengeful_vines_2"], companions=spirits)


def curses_herself(duel: Duel, damage: int) -> Duel:
    """At the last chance the Defender takes 2 or 4 damage of her own card."""
    last_chance(duel, 1).play("cursed_cards")
    while duel.asked()[1] == "preempt":
        duel.passes()
    return duel.answer(f"option {damage // 2}")


def last_chance(duel: Duel, seat: int) -> Duel:
    """Nobody acts or defends until that seat is asked at the last chance."""
    while duel.asked() != (seat, "respond") or duel.points()[-1] != "W_LAST":
        duel.passes()
    return duel


def until_at(duel: Duel, point: str, seat: int) -> Duel:
    return last_chance(duel, seat) if point == "W_LAST" else duel.until_point(point, by=seat)


def holy_attack(attacker: Side, defender: Side) -> Duel:
    """A Paladin attacks for 5; the target is fixed and the attacker may act."""
    return scenario(attacker, defender).roll(*SMALL).announce("holy_attack").until_point("W_TARGETED", by=0)


def is_offered(duel: Duel, token: str) -> bool:
    return f"spend {token}" in duel.options()


# Thresholds


@rule("DT-ULT-4", "DT-ATK-8")
@pytest.mark.parametrize("point", ["W_TARGETED", "W_LAST"])
def test_a_token_with_a_threshold_enhances_an_ultimate(point: str) -> None:
    duel = scenario(paladin(), barbarian()).roll(*FIVE).announce("resolute_faith").until_point(point, by=0)
    seat_has(carried(duel.answer("spend crit")), 1, health=50 - 10 - 4)


@rule("DT-ULT-4")
def test_a_threshold_that_an_ultimate_does_not_reach_is_not_met(brute: Brute) -> None:
    stamp = {"use": "own_attack", "if": {"attack_damage_at_least": 16}, "pay": {"spend": "dizziness", "n": 1}}
    own = brute(dizziness({**stamp, "effects": [{"add_damage": 4}]}), tokens={"dizziness": 1}, hand=["getting_paid"])
    duel = scenario(own, pyromancer()).roll(*FIVE).announce("rage")  # 15
    while duel.asked()[1] == "respond":
        assert not is_offered(duel, "dizziness")
        duel.passes(by=0)


@rule("DT-TOKEN-7", "A-54")
@pytest.mark.parametrize(("wither", "offered"), [(0, True), (1, False)])
def test_a_threshold_sees_what_a_token_of_the_attacker_will_take(wither: int, offered: bool) -> None:
    duel = holy_attack(paladin(wither=wither), fighter("cursed_pirate"))
    assert is_offered(duel, "crit") is offered


@rule("DT-TOKEN-7", "A-54")
@pytest.mark.parametrize(("dice", "ability"), [((1, 1, 2, 6, 5), "mighty_prayer")])
@pytest.mark.parametrize(
    ("foe", "token", "offered"), [("tactician", "targeted", True), ("gunslinger", "bounty", False)]
)
def test_a_threshold_sees_what_a_token_of_the_target_will_add(
    dice: tuple[int, ...], ability: str, foe: str, token: str, offered: bool
) -> None:
    """Three damage, and two or one on top."""
    duel = scenario(paladin(), fighter(foe, tokens={token: 1})).roll(*dice).announce(ability)
    assert is_offered(duel.until_point("W_TARGETED", by=0), "crit") is offered


@rule("DT-TOKEN-7", "A-54")
def test_a_threshold_no_longer_sees_a_token_that_was_removed() -> None:
    attacker = fighter("paladin", ["buh_bye", "getting_paid"], cp=2, tokens={"crit": 1})
    duel = (
        scenario(attacker, fighter("tactician", tokens={"targeted": 1})).roll(1, 1, 2, 6, 5).announce("mighty_prayer")
    )
    duel.until_point("W_TARGETED", by=0)
    assert is_offered(duel, "crit")
    duel.play("buh_bye").answer("player 1")
    while duel.asked() == (0, "respond"):
        assert not is_offered(duel, "crit")
        duel.passes()


@rule("A-54")
@pytest.mark.parametrize(("dice", "offered"), [((3, 1, 1), False), ((5, 5, 5), False), ((1, 1, 1), True)])
def test_a_threshold_sees_what_was_prevented_so_far(dice: tuple[int, ...], offered: bool) -> None:
    duel = holy_attack(paladin(), fighter("paladin", cp=0)).pass_windows().defend("divine_defense", *dice)
    assert is_offered(duel.until_point("W_LAST", by=0), "crit") is offered


@rule("DT-ATK-2", "A-54")
@pytest.mark.parametrize("attack", [3, 5])
def test_a_threshold_does_not_see_what_the_target_does_to_herself(brute: Brute, attack: int) -> None:
    crit = {"use": "own_attack", "if": {"attack_damage_at_least": 5}, "pay": {"spend": "dizziness", "n": 1}}
    text = sturdy_blow({"damage": attack, "type": "undefendable"})
    hooks = dizziness({**crit, "effects": [{"add_damage": 4}]})
    own = brute(hooks, text, tokens={"dizziness": 1}, hand=["getting_paid"])
    duel = curses_herself(scenario(own, pirate()).roll(*SAME).announce("sturdy_blow"), 2)
    assert (duel.asked(), is_offered(duel, "dizziness")) == ((0, "respond"), attack == 5)


@rule("DT-ATK-2", "A-54")
@pytest.mark.parametrize(("attack", "offered"), [(5, False), (6, True)])
def test_a_bot_that_wants_an_attack_of_six_does_not_count_the_collateral_part(
    brute: Brute, attack: int, offered: bool
) -> None:
    aside = {"damage": 2, "type": "collateral", "target": "each_opponent"}
    own = brute(sturdy_blow({"damage": attack, "type": "undefendable"}, aside))
    duel = scenario(own, artificer()).roll(*SAME).announce("sturdy_blow").until_point("W_TARGETED", by=1)
    assert (duel.match.seen(()).view()["incoming"][1], is_offered(duel, "heal_bot")) == (attack + 2, offered)


@rule("A-54", "DT-DMG-1")
@pytest.mark.parametrize(("least", "offered"), [(2, True), (3, False)])
def test_outside_an_attack_all_damage_that_waits_is_incoming(brute: Brute, least: int, offered: bool) -> None:
    shield = {"use": "damage_incoming", "if": {"incoming_damage_at_least": least}, "effects": [{"prevent": 1}]}
    own = brute(dizziness(shield), hand=["getting_paid"], tokens={"dizziness": 1, "burn": 1})
    duel = scenario(own, pyromancer()).upkeep().passes(by=0).passes(by=0)
    assert (duel.phase(), duel.match.seen(()).view()["incoming"][0]) == ("upkeep", 2)
    assert is_offered(duel, "dizziness") is offered


@rule("A-54", "DT-ATK-2")
@pytest.mark.parametrize(("least", "offered"), [(2, True), (3, False)])
def test_damage_beside_an_attack_on_somebody_else_is_incoming(brute: Brute, least: int, offered: bool) -> None:
    shield = {"use": "damage_incoming", "if": {"incoming_damage_at_least": least}, "effects": [{"prevent": 1}]}
    aside = {"damage": 2, "type": "collateral", "target": "each_opponent"}
    changes = dizziness(shield), sturdy_blow({"damage": 4, "type": "undefendable"}, aside)
    crowd = king(brute(*changes), barbarian(), brute(*changes, hand=["getting_paid"], tokens={"dizziness": 1}))
    duel = crowd.roll(*SAME).announce("sturdy_blow").until("target").answer("player 1").until_point("W_TARGETED", by=2)
    assert is_offered(duel, "dizziness") is offered


@rule("A-54")
def test_a_bot_that_wants_an_attack_of_six_does_not_mind_what_was_prevented(brute: Brute) -> None:
    own = brute(sturdy_blow({"damage": 6, "type": "undefendable"}))
    foe = artificer()
    foe.hand, foe.cp = ["not_this_time"], 1
    duel = scenario(own, foe).roll(*SAME).announce("sturdy_blow").until_point("W_TARGETED", by=1).play("not_this_time")
    assert (duel.match.seen(()).view()["incoming"][1], is_offered(duel, "heal_bot")) == (0, True)


@rule("A-54", "A-55")
@pytest.mark.parametrize(("shame", "offered"), [(0, True), (1, False)])
def test_a_bot_that_wants_an_attack_of_six_sees_what_shame_takes(shame: int, offered: bool) -> None:
    attacker = fighter("samurai", tokens={"shame": shame}, upgrades=["katana_slice_2"], cp=0)
    duel = scenario(attacker, artificer()).roll(*SMALL).announce("katana_slice").until_point("W_TARGETED", by=1)
    assert is_offered(duel, "heal_bot") is offered
    assert duel.match.seen(()).view()["incoming"][1] == 6 - shame


# What the Attack deals


@rule("DT-TEXT-15", "DT-ATK-2")
def test_reckless_under_parley_takes_nothing_back_whatever_the_target_does_to_herself() -> None:
    duel = scenario(barbarian(tokens={"parley": 1}), pirate()).roll(*LARGE).announce("reckless")
    carried(curses_herself(duel, 4))
    seat_has(duel, 0, health=50)
    seat_has(duel, 1, health=46)


@rule("DT-TEXT-15", "DT-ATK-2")
@pytest.mark.parametrize(("upgrades", "offered"), [([], False), (["smack_3"], True)])
def test_head_bash_wants_eight_of_the_attack_itself(upgrades: list[str], offered: bool) -> None:
    attacker = barbarian(["head_bash", "smack_2"], upgrades=upgrades)
    duel = scenario(attacker, pirate()).roll(1, 1, 2, 2, 4)
    curses_herself(duel.announce("smack", 1), 2)
    found = []
    while duel.asked()[1] == "respond":
        found.append((duel.points()[-1], "play head_bash" in duel.options()))
        duel.passes()
    assert (("W_POST", True) in found) is offered


@rule("DT-TEXT-15", "DT-ATK-2")
def test_blood_power_heals_what_the_attack_deals_and_no_more() -> None:
    vampire = fighter("vampire_lord", health=30, tokens={"blood_power": 4})
    duel = last_chance(scenario(vampire, pirate()).roll(*SMALL).announce("gouge"), 0).answer("spend blood_power/3")
    assert duel.match.seen(()).view()["healing"] == [3, 0]
    carried(curses_herself(duel, 4))
    seat_has(duel, 0, health=33)
    seat_has(duel, 1, health=50 - 3 - 4)


@rule("DT-TEXT-15", "A-53")
@pytest.mark.parametrize(("prevented", "back"), [(14, 4), (15, 0), (17, 0)])
def test_a_prevention_takes_the_attacks_own_damage_first(brute: Brute, prevented: int, back: int) -> None:
    wound = card("feelin_good", {"damage": 4, "target": "self"}, {"prevent": prevented}, play_when="attacked")
    defender = brute(wound, hand=["feelin_good"])
    duel = scenario(barbarian(), defender).roll(*LARGE).announce("reckless")
    carried(last_chance(duel, 1).play("feelin_good"))
    seat_has(duel, 0, health=50 - back)
    seat_has(duel, 1, health=50 - (15 + 4 - prevented))


@rule("DT-TEXT-15", "DT-ATK-2")
def test_collateral_damage_is_not_dealt_by_the_attack(brute: Brute) -> None:
    text = (
        {"damage": 3, "type": "undefendable"},
        {"damage": 2, "type": "collateral", "target": "each_opponent"},
        {"if": {"damage_dealt_at_least": 4}, "effects": [{"inflict": "dizziness", "n": 1}]},
    )
    duel = carried(scenario(brute(sturdy_blow(*text)), pyromancer()).roll(*SAME).announce("sturdy_blow"))
    seat_has(duel, 1, health=45, dizziness=0)


# Modifiers change the Attack's own modifiable damage alone


def blinded(attacker: Side, defender: Side, *dice: int) -> Duel:
    """The attacker rolls a 2 for Blinding Light: the Attack is halved."""
    return scenario(attacker, defender).roll(*dice).will_roll(0, 2)


@rule("DT-ATK-8", "DT-ATK-5")
def test_blinding_light_does_not_halve_pure_damage() -> None:
    own = treant(seedling=3, sapling=2)
    own.tokens["blinding_light"] = 1
    duel = blinded(own, fighter("seraph"), *LEAVES).announce("bitterroot")
    seat_has(carried(duel), 1, health=50 - 5)


@rule("DT-ATK-8", "DT-DMG-7")
def test_blinding_light_does_not_halve_the_collateral_part() -> None:
    own = pyromancer(tokens={"fire_mastery": 3, "blinding_light": 1})
    duel = blinded(own, fighter("seraph"), 6, 6, 6, 6, 1).announce("meteorite")
    seat_has(carried(duel), 1, health=50 - 3 - 2)


@rule("DT-DMG-7", "DT-ATK-5")
def test_blinding_light_does_not_halve_what_the_target_does_to_herself() -> None:
    duel = blinded(fighter("seraph", tokens={"blinding_light": 1}), pirate(), *SMALL)
    carried(curses_herself(duel.announce("holy_blade"), 4))
    seat_has(duel, 1, health=50 - 3 - 4)


@rule("DT-DMG-7", "DT-ATK-8")
def test_a_reduction_does_not_eat_damage_that_is_no_part_of_the_attack(brute: Brute) -> None:
    """A blow of 1, weakened by 2, and a card that deals 3 of the same type."""
    weak = {"modify": "own_attack_damage", "by": -2}
    hit = card("feelin_good", {"damage": 3, "type": "undefendable", "target": "chosen_opponent"})
    text = sturdy_blow({"damage": 1, "type": "undefendable"})
    own = brute(dizziness(weak), hit, text, tokens={"dizziness": 1}, hand=["feelin_good", "smack_3"])
    duel = scenario(own, pyromancer()).roll(*SAME).announce("sturdy_blow").until_point("W_LAST", by=0)
    seat_has(carried(duel.play("feelin_good")), 1, health=47)


@rule("DT-ATK-8")
@pytest.mark.parametrize("point", ["W_ACTIVATED", "W_TARGETED", "W_LAST"])
def test_what_could_not_be_added_counts_for_no_rider(point: str) -> None:
    """Stomp! wants to add 5 to pure damage, and inflicts Barbed Vine if it added 3."""
    duel = scenario(treant(["stomp", "overgrowth_2"], seedling=3), barbarian()).roll(*LEAVES).announce("bitterroot")
    duel.until_point(point, by=0).will_roll(0, 1, 1, 1, 1, 1).play("stomp")
    seat_has(carried(duel), 1, health=50 - 3, barbed_vine=0)


@rule("DT-ATK-8")
@pytest.mark.parametrize("point", ["W_ACTIVATED", "W_TARGETED", "W_LAST"])
@pytest.mark.parametrize(("kind", "dizzy"), [("normal", 1), ("undefendable", 1), ("pure", 0)])
def test_a_rider_counts_what_was_added_before_and_after_the_target_is_fixed(
    brute: Brute, point: str, kind: str, dizzy: int
) -> None:
    rider = {"if": {"added_damage_at_least": 2}, "effects": [{"inflict": "dizziness", "n": 1}]}
    own = brute(
        card("get_some", {"add_damage": 2}, rider, attack_modifier=True),
        sturdy_blow({"damage": 4, "type": kind}),
        hand=["get_some", "smack_3"],
    )
    duel = scenario(own, pyromancer()).roll(*SAME).announce("sturdy_blow")
    until_at(duel, point, 0).play("get_some")
    seat_has(carried(duel), 1, health=46 - 2 * dizzy, dizziness=dizzy)


@rule("DT-ATK-8", "DT-ROLL-19")
@pytest.mark.parametrize("point", ["W_ACTIVATED", "W_TARGETED"])
def test_what_is_added_before_an_opposed_roll_counts_if_its_damage_can_be_modified(point: str) -> None:
    """Eat Lead! adds 5 to a Showdown whose amount is not known yet."""
    gunslinger = fighter("gunslinger", ["eat_lead", "revolver_2"], cp=3)
    duel = scenario(gunslinger, barbarian()).roll(*SMALL).announce("showdown").until_point(point, by=0)
    duel.will_roll(0, 1, 1, 1, 1, 1, 6).will_roll(1, 1).play("eat_lead")
    seat_has(carried(duel), 1, health=50 - 7 - 5, knockdown=1)


# Whom it goes to


@rule("DT-ATK-8", "DT-DMG-5")
@pytest.mark.parametrize("kind", ["normal", "undefendable"])
def test_a_single_point_of_damage_is_modified_as_well(brute: Brute, kind: str) -> None:
    plus = card("head_bash", {"add_damage": 3}, type="roll", attack_modifier=True)
    own = brute(sturdy_blow({"damage": 1, "type": kind}), plus, hand=["head_bash", "smack_3"], cp=9)
    duel = scenario(own, pyromancer()).roll(*SAME).announce("sturdy_blow").until_point("W_TARGETED", by=0)
    assert carried(duel.play("head_bash")).health(1) == 50 - 1 - 3


@rule("DT-ATK-6", "DT-ATK-8")
@pytest.mark.parametrize("target", ["defender", "each_opponent", "chosen_opponent"])
@pytest.mark.parametrize("point", ["W_ACTIVATED", "W_TARGETED"])
def test_what_is_added_before_damage_that_is_dealt_afterwards_counts(brute: Brute, target: str, point: str) -> None:
    plus = card("head_bash", {"add_damage": 3}, type="roll", attack_modifier=True)
    later = {"then": [{"damage": 4, "type": "undefendable", "target": target}]}
    text = sturdy_blow({"lose_cp": 1, "target": "defender"}, later)
    duel = scenario(brute(text, plus, hand=["head_bash", "smack_3"], cp=9), pyromancer()).roll(*SAME)
    duel.announce("sturdy_blow").until_point(point, by=0)
    assert carried(duel.play("head_bash")).health(1) == 50 - 4 - 3


@rule("DT-ATK-1", "DT-ATK-6")
@pytest.mark.parametrize(("dizzy", "modifiable"), [(0, False), (1, True)])
def test_an_ability_that_turns_out_to_deal_nothing_is_no_attack(brute: Brute, dizzy: int, modifiable: bool) -> None:
    """What it deals is known only when the target is fixed: 2 for each token that lies there."""
    amount = {"per_token": {"dizziness": 2}, "of": "target"}
    late = {"if": {"symbols": {"sword": 1}}, "effects": [{"damage": amount, "type": "undefendable"}]}
    plus = card("head_bash", {"add_damage": 3}, type="roll", attack_modifier=True)
    text = sturdy_blow({"lose_cp": 1, "target": "defender"}, {"then": [late]})
    own = brute(text, plus, hand=["head_bash", "getting_paid"], cp=9)
    duel = scenario(own, pyromancer(tokens={"dizziness": dizzy})).roll(*SAME).announce("sturdy_blow")
    assert ("play head_bash" in last_chance(duel, 0).options()) is modifiable


@rule("DT-DMG-2")
def test_damage_to_the_target_and_to_oneself_goes_to_both(brute: Brute) -> None:
    text = {"damage": 3, "type": "undefendable", "target": ["defender", "self"]}
    duel = carried(scenario(brute(sturdy_blow(text)), pyromancer()).roll(*SAME).announce("sturdy_blow"))
    assert (duel.health(0), duel.health(1)) == (47, 47)


@rule("DT-ROLL-18", "DT-TARGET-4")
@pytest.mark.parametrize(("target", "lost"), [(1, 1), (2, 3)])
def test_an_amount_counted_on_the_target_waits_for_the_choice_among_several(
    brute: Brute, target: int, lost: int
) -> None:
    amount = {"base": 1, "per_token": {"dizziness": 2}, "of": "defender"}
    own = brute(sturdy_blow({"damage": amount, "type": "undefendable"}))
    dizzy = barbarian(tokens={"dizziness": 1})
    crowd = king(own, barbarian(), dizzy).roll(*SAME)
    crowd.announce("sturdy_blow").until("target").answer(f"player {target}")
    carried(crowd)
    assert (crowd.health(target), crowd.health(3 - target)) == (35 - lost, 35)


@rule("DT-TEXT-3", "DT-ROLL-18")
def test_an_amount_counted_on_the_target_may_count_dice_as_well(brute: Brute) -> None:
    amount = {"per_symbol": {"pow": 2}, "per_token": {"dizziness": 1}, "of": "target"}
    own = brute(sturdy_blow({"damage": amount, "type": "undefendable"}))
    duel = carried(scenario(own, pyromancer(tokens={"dizziness": 1})).roll(*SAME).announce("sturdy_blow"))
    assert duel.health(1) == 50 - (2 * 2 + 1)
