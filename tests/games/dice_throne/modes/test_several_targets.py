"""Abilities that name several opponents by themselves (A-51): an Attack on each, with all that follows (A-60)."""

from typing import Any

import pytest

from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table import state as s
from tests.games.dice_throne.guests import Brute, card, dizziness, knows, second_defence, sturdy_blow, thick_skin
from tests.games.dice_throne.modes.gathering import Crowd, barbarian, king
from tests.games.dice_throne.own_hero import Block
from tests.games.dice_throne.scenario import Duel, Side, fighter
from tests.rules import rule

KUJI = (4, 4, 5, 6, 6)
PURIFY = (5, 5, 6, 1, 1)
BLOW = (1, 1, 6, 6, 4)
SHIVERING = (1, 6, 6, 6, 4)
NINJA = fighter("ninja", upgrades=["smoke_screen_2"])


def bonuses(crowd: Crowd) -> list[tuple[int, int]]:
    return [(event.seat, event.leader) for event in crowd.logged(events.LeaderAttacked)]


def kuji(*foes: Side, named: tuple[int, int] = (1, 2), health: tuple[int, ...] = (20, 30, 10)) -> Crowd:
    """The Ninja names two opponents; they are about to respond."""
    crowd = king(NINJA, *foes, health=list(health)).roll(*KUJI)
    crowd.announce("kuji_kiri").pass_windows().answer(f"player {named[0]}").answer(f"player {named[1]}")
    return crowd


def ended(crowd: Duel) -> list[int]:
    """The dials when nobody does anything more in this Roll Phase."""
    crowd.until("main")
    return crowd.state.dials[:]


def blow(brute: Brute, *effects: Block, **said: Any) -> Crowd:  # the fields of Side
    """The Brute attacks both opponents at once with this text."""
    crowd = king(brute(sturdy_blow(*effects), **said), health=[30, 30, 30]).roll(*BLOW)
    crowd.announce("sturdy_blow").pass_windows()
    return crowd


@rule("A-51")
def test_each_of_those_named_is_attacked() -> None:
    crowd = kuji(barbarian(), barbarian(["getting_paid"]))
    assert (crowd.asked(), crowd.targets()) == ((2, "respond"), [1, 2])
    assert crowd.match.seen(()).view()["attack"]["targets"] == [1, 2]
    assert ended(crowd) == [20, 26, 6]
    assert "targeting_roll" not in crowd.phases()


@rule("DT-CHOICE-1")
def test_each_further_question_says_who_has_been_named() -> None:
    own = fighter("ninja", ["fan_of_knives", "slash_2"], cp=2)
    crowd = king(own).at("main_1").play("fan_of_knives")
    named = []
    for seat in (2, 1, 2):
        assert (crowd.asked(), crowd.options()) == ((0, "choose_player"), ["player 1", "player 2"])
        named.append([other for other in range(3) if crowd.decision.subject >> other & 1])
        crowd.answer(f"player {seat}")
    assert named == [[], [2], [1, 2]]


@rule("A-51")
def test_who_is_named_twice_is_one_target() -> None:
    crowd = kuji(named=(2, 2))
    assert crowd.targets() == [2]
    assert ended(crowd) == [20, 30, 2]


@rule("A-51", "DT-ATK-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_anyone_who_is_named_has_the_rights_of_the_attacked(seat: int) -> None:
    foes = [barbarian(), barbarian()]
    foes[seat - 1] = fighter("samurai", cp=0, tokens={"back_strike": 1})
    crowd = kuji(*foes).until_point("W_TARGETED", by=seat)
    crowd.will_roll(seat, 5).answer("spend back_strike")
    assert ended(crowd)[0] == 20 - 3


@rule("A-51", "DT-TOKEN-7")
def test_tokens_of_the_attacked_act_for_each() -> None:
    own = fighter("gunslinger")  # so that there is such a token
    crowd = kuji(barbarian(tokens={"bounty": 1}), barbarian(tokens={"bounty": 1}), own, health=(20, 30, 10, 5))
    assert crowd.until("main").cp(0) == 2 + 2
    assert crowd.dials() == [20, 26, 6, 5]  # pure damage is not modified (DT-ATK-8)


@rule("A-51", "DT-MODE-KOTH-5")
@pytest.mark.parametrize(
    ("named", "health", "expected"),
    [((1, 2), (20, 30, 10), [1]), ((2, 1), (20, 30, 10), [1]), ((2, 2), (20, 30, 10), []), ((2, 1), (31, 30, 10), [])],
)
def test_a_leader_among_the_named_gives_the_card(
    named: tuple[int, int], health: tuple[int, ...], expected: list[int]
) -> None:
    crowd = kuji(named=named, health=health)
    assert bonuses(crowd) == [(0, leader) for leader in expected]
    assert len([event for event in crowd.logged(events.Drew) if event.seat == 0]) == len(expected)


@rule("A-60", "DT-MODE-KOTH-5")
def test_two_leaders_give_one_card() -> None:
    assert bonuses(kuji(health=(20, 30, 30))) == [(0, 1)]


@rule("A-51", "DT-MODE-KOTH-5", "DT-MODE-KOTH-9")
@pytest.mark.parametrize(("named", "expected"), [(1, [(0, 1)]), (2, []), (0, [])])
def test_an_opponent_chosen_by_the_text_gives_the_card_too(named: int, expected: list[tuple[int, int]]) -> None:
    crowd = king(fighter("seraph"), health=[20, 30, 10]).roll(*PURIFY)
    crowd.announce("purify").pass_windows().answer(f"player {named}")
    assert bonuses(crowd) == expected


@rule("A-27", "A-51")
def test_an_extra_phase_gives_no_second_card_for_the_same_leader(brute: Brute) -> None:
    again = {"then": [{"extra_offensive_phase": 1, "target": "defender"}]}
    text = {"damage": 3, "type": "pure", "target": {"pick": 1, "of": "opponents"}}
    changes = sturdy_blow({"damage": 3, "type": "pure"}, again), card("smack_2", becomes=smack(text))
    own = brute(*changes, upgrades=["smack_2"])
    crowd = king(own, health=[20, 30, 10]).roll(*BLOW)
    crowd.will_roll(0, 1, 1, 1, 4, 4).announce("sturdy_blow").answer("player 1")
    crowd.until("rolling").announce("smack").pass_windows().answer("player 1")
    assert (crowd.targets(), bonuses(crowd)) == ([1, 1], [(0, 1)])


def smack(text: Block) -> Block:
    return {"requirement": {"symbols": {"sword": 3}}, "effects": [text]}


@rule("A-60", "DT-DEF-3", "DT-DMG-30")
def test_each_of_several_may_defend_in_the_order_of_priority(brute: Brute) -> None:
    crowd = blow(brute, {"damage": 4, "type": "normal", "target": "each_opponent"})
    assert (crowd.asked(), crowd.options()) == ((1, "defence"), ["defend thick_skin", "pass"])
    crowd.defend("thick_skin", 4, 1, 1).pass_windows()
    assert crowd.asked() == (2, "defence")
    crowd.declines_defence().until("main")
    assert [event.seat for event in crowd.logged(events.Defended)] == [1]
    assert crowd.dials() == [30, 28, 26]  # one life heals two


@rule("A-60", "DT-DEF-6")
def test_only_those_defend_to_whom_the_damage_is_defendable(brute: Brute) -> None:
    crowd = blow(
        brute,
        {"damage": 2, "type": "normal"},
        {"damage": 4, "type": "undefendable", "target": "each_opponent"},
    )
    crowd.answer("player 2").pass_windows()
    assert (crowd.targets(), crowd.asked()) == ([2, 1], (2, "defence"))
    assert ended(crowd.declines_defence()) == [30, 26, 24]


@rule("A-52", "A-60")
def test_the_shivering_attacks_all_who_hold_doubloons() -> None:
    own = fighter("cursed_pirate", board="cursed")
    foes = barbarian(), barbarian(tokens={"cursed_doubloon": 2}), barbarian()
    crowd = king(own, *foes, health=[20, 30, 30, 35]).roll(*SHIVERING)
    crowd.announce("the_shivering").answer("player 1")
    assert (crowd.targets(), bonuses(crowd)) == ([1, 2], [])
    assert ended(crowd) == [20, 22, 28, 35]


@rule("A-51", "DT-TEXT-7")
@pytest.mark.parametrize("target", [1, 2])
def test_a_then_that_names_opponents_attacks_them_as_well(brute: Brute, target: int) -> None:
    """Whoever was targeted first, the one Leader gives one card."""
    late = {"then": [{"damage": 4, "type": "undefendable", "target": "each_opponent"}]}
    text = sturdy_blow({"inflict": "dizziness", "n": 1}, late)
    crowd = king(brute(text), health=[20, 30, 10]).roll(*BLOW)
    crowd.announce("sturdy_blow").answer(f"player {target}")
    assert ended(crowd) == [20, 26, 6]
    assert (sorted(crowd.targets()), bonuses(crowd)) == ([1, 2], [(0, 1)])


PLUS = {"add_damage": 3}
RIDER = {"inflict": "dizziness", "n": 1, "target": "defender"}
MODIFIER = card("head_bash", PLUS, RIDER, type="roll", attack_modifier=True)
UNDEFENDABLE = {"damage": 4, "type": "undefendable", "target": "each_opponent"}


@rule("A-60", "DT-ATK-7")
@pytest.mark.parametrize(("named", "dials", "dizzy"), [(1, [30, 23, 26], [1, 0]), (2, [30, 26, 23], [0, 1])])
def test_a_modifier_changes_the_attack_that_its_owner_names(
    brute: Brute, named: int, dials: list[int], dizzy: list[int]
) -> None:
    own = brute(sturdy_blow(UNDEFENDABLE), MODIFIER, hand=["head_bash"], cp=9)
    crowd = king(own, health=[30, 30, 30]).roll(*BLOW)
    crowd.announce("sturdy_blow").until_point("W_TARGETED", by=0).play("head_bash")
    assert (crowd.asked(), crowd.options()) == ((0, "choose_player"), ["player 1", "player 2"])
    crowd.answer(f"player {named}")
    assert [crowd.tokens(seat, "dizziness") for seat in (1, 2)] == dizzy  # the rider goes to the same
    assert ended(crowd) == dials


@rule("A-60", "DT-DMG-5")
@pytest.mark.parametrize(("named", "choice", "dials"), [(1, False, [30, 23, 24]), (2, True, [30, 26, 21])])
def test_a_modifier_may_join_only_the_damage_to_the_one_it_changes(
    brute: Brute, named: int, choice: bool, dials: list[int]
) -> None:
    """Both are dealt undefendable damage, but only seat 2 normal damage as well."""
    plus = card("head_bash", PLUS, type="roll", attack_modifier=True)
    own = brute(sturdy_blow({"damage": 2, "type": "normal"}, UNDEFENDABLE), plus, hand=["head_bash"], cp=9)
    crowd = king(own, health=[30, 30, 30]).roll(*BLOW)
    crowd.announce("sturdy_blow").until("target").answer("player 2").until_point("W_TARGETED", by=0)
    crowd.play("head_bash").answer(f"player {named}")
    assert (crowd.asked()[1] == "choose_type") is choice
    assert ended(crowd) == dials


@rule("A-60", "DT-ATK-6")
def test_an_early_modifier_is_given_to_one_when_the_targets_are_fixed(brute: Brute) -> None:
    plus = card("head_bash", PLUS, type="roll", attack_modifier=True)
    crowd = king(brute(sturdy_blow(UNDEFENDABLE), plus, hand=["head_bash"], cp=9), health=[30, 30, 30]).roll(*BLOW)
    crowd.announce("sturdy_blow").until_point("W_ACTIVATED", by=0).play("head_bash").pass_windows()
    assert (crowd.asked(), crowd.options()) == ((0, "choose_player"), ["player 1", "player 2"])
    assert ended(crowd.answer("player 2")) == [30, 26, 23]


@rule("A-60", "DT-ATK-8")
def test_a_modifier_goes_to_the_only_one_whose_damage_it_can_change(brute: Brute) -> None:
    texts = {"damage": 2, "type": "undefendable"}, {"damage": 4, "type": "pure", "target": "each_opponent"}
    plus = card("head_bash", PLUS, type="roll", attack_modifier=True)
    crowd = king(brute(sturdy_blow(*texts), plus, hand=["head_bash"], cp=9), health=[30, 30, 30]).roll(*BLOW)
    crowd.announce("sturdy_blow").pass_windows().answer("player 2").until_point("W_TARGETED", by=0).play("head_bash")
    assert ended(crowd) == [30, 26, 30 - 4 - 2 - 3]


@rule("A-60", "DT-TOKEN-7")
def test_tokens_that_change_damage_count_for_each_attack(brute: Brute) -> None:
    weak = dizziness({"modify": "own_attack_damage", "by": -1})
    own = brute(weak, knows("targeted"), sturdy_blow(UNDEFENDABLE), tokens={"dizziness": 1})
    crowd = king(own, barbarian(tokens={"targeted": 1}), barbarian(), health=[30, 30, 30]).roll(*BLOW)
    assert ended(crowd.announce("sturdy_blow")) == [30, 30 - 4 - 2 + 1, 30 - 4 + 1]


@rule("A-60", "DT-TIMING-15")
def test_shame_weakens_the_attack_on_each() -> None:
    own = fighter("cursed_pirate", board="cursed", tokens={"shame": 2})
    foes = fighter("samurai"), barbarian(tokens={"cursed_doubloon": 3}), barbarian()
    crowd = king(own, *foes, health=[20, 30, 30, 35]).roll(*SHIVERING).announce("the_shivering").answer("player 1")
    assert ended(crowd) == [20, 30 - 8 + 2, 30 - 3 + 2, 35]
    assert crowd.tokens(0, "shame") == 0


@rule("A-60", "DT-TOKEN-7")
def test_what_a_token_adds_by_itself_is_counted_for_each(brute: Brute) -> None:
    more = {"add_damage": {"base": 1, "per_token": {"stun": 2}, "of": "defender"}}
    own = brute(dizziness({"at": "own_attack", "effects": [more]}), sturdy_blow(UNDEFENDABLE), tokens={"dizziness": 1})
    crowd = king(own, barbarian(), barbarian(tokens={"stun": 1}), health=[30, 30, 30]).roll(*BLOW)
    assert ended(crowd.announce("sturdy_blow")) == [30, 30 - 4 - 1, 30 - 4 - 1 - 2]


@rule("A-60", "DT-ATK-8")
def test_what_a_token_adds_by_itself_leaves_what_cannot_be_modified(brute: Brute) -> None:
    more = dizziness({"at": "own_attack", "effects": [{"add_damage": 1}]})
    texts = {"damage": 2, "type": "undefendable"}, {"damage": 4, "type": "pure", "target": "each_opponent"}
    crowd = king(brute(more, sturdy_blow(*texts), tokens={"dizziness": 1}), health=[30, 30, 30]).roll(*BLOW)
    crowd.announce("sturdy_blow").until("target").answer("player 2")
    assert ended(crowd) == [30, 30 - 4, 30 - 4 - 2 - 1]


@rule("A-60", "DT-DEF-11")
def test_what_a_token_of_the_attacked_adds_is_for_its_holder(brute: Brute) -> None:
    less = dizziness({"at": "attacked", "effects": [{"add_damage": -1}]})
    changes = less, sturdy_blow(UNDEFENDABLE)
    crowd = king(brute(*changes), brute(*changes), brute(*changes, tokens={"dizziness": 1}), health=[30, 30, 30])
    assert ended(crowd.roll(*BLOW).announce("sturdy_blow")) == [30, 26, 27]


@rule("A-60", "DT-TEXT-15")
@pytest.mark.parametrize(("least", "cp"), [(8, 3), (9, 2)])
def test_dealt_is_what_all_of_them_take(brute: Brute, least: int, cp: int) -> None:
    paid = {"if": {"damage_dealt_at_least": least}, "effects": [{"gain_cp": 1}]}
    assert blow(brute, UNDEFENDABLE, paid, cp=2).until("main").cp(0) == cp


@rule("A-60", "DT-ATK-5")
def test_what_halves_the_attack_halves_it_for_each(brute: Brute) -> None:
    blind = dizziness({"at": "own_ability_activated", "effects": [{"halve_attack": True}]})
    own = brute(blind, sturdy_blow(UNDEFENDABLE), tokens={"dizziness": 1})
    crowd = king(own, health=[30, 30, 30]).roll(*BLOW)
    assert ended(crowd.announce("sturdy_blow")) == [30, 28, 28]


@rule("A-60", "DT-ATK-5")
def test_what_halves_the_attack_halves_it_for_those_who_are_attacked_later_too(brute: Brute) -> None:
    """Seat 1 is the target from the beginning, seat 2 only once the "then" names all opponents."""
    blind = dizziness({"at": "own_ability_activated", "effects": [{"halve_attack": True}]})
    late = {"then": [{"damage": 5, "type": "undefendable", "target": "each_opponent"}]}
    text = sturdy_blow({"lose_cp": 1, "target": "defender"}, late)
    own = brute(blind, text, hand=["getting_paid"], cp=0, tokens={"dizziness": 1})
    crowd = king(own, health=[30, 30, 30]).roll(*BLOW)
    crowd.announce("sturdy_blow").until("target").answer("player 1").until_point("W_LAST", by=0)
    sums = crowd.match.seen(()).view()["damage"]
    assert [each["seat"] for each in sums] == [1, 2]
    for each in sums:
        assert [(part["what"], part["amount"]) for part in each["parts"]] == [("attack", 5), ("halved", -2)]
        assert each["parts"][1]["source"] == [s.SOURCE_TEXT, "dizziness", 0]
    assert ended(crowd) == [30, 27, 27]


@rule("A-60", "DT-DEF-7")
def test_what_makes_the_attack_undefendable_does_so_for_each(brute: Brute) -> None:
    sure = card("head_bash", {"make_undefendable": True}, type="roll", attack_modifier=True)
    text = sturdy_blow({"damage": 4, "type": "normal", "target": "each_opponent"})
    crowd = king(brute(text, sure, hand=["head_bash"], cp=9), health=[30, 30, 30]).roll(*BLOW)
    crowd.announce("sturdy_blow").until_point("W_TARGETED", by=0).play("head_bash")
    assert crowd.until("main").logged(events.Defended) == []
    assert crowd.dials() == [30, 26, 26]


@rule("A-60")
def test_a_prevented_token_is_that_of_the_one_who_prevents_it(brute: Brute) -> None:
    """Seat 1 is inflicted before anybody defends; what seat 2 prevents is the next token that would come to seat 2."""
    parry = second_defence({"prevent_status": "any", "n": 1})
    text = sturdy_blow({"inflict": "dizziness", "n": 1, "target": "chosen_opponent"}, NORMAL_TO_EACH)
    late = card("head_bash", RIDER, type="roll", attack_modifier=True)
    changes = parry, text, late, thick_skin({"gain_cp": 1})
    own, foe = brute(*changes, hand=["head_bash"], cp=9), brute(*changes, cp=0)
    crowd = king(own, foe, foe, health=[30, 30, 30]).roll(*BLOW)
    crowd.announce("sturdy_blow").answer("player 1").pass_windows().declines_defence().pass_windows()
    crowd.defend("parry", 1).until_point("W_LAST", by=0)
    assert [crowd.tokens(seat, "dizziness") for seat in (1, 2)] == [1, 0]
    crowd.play("head_bash").answer("player 2")
    assert crowd.asked() == (2, "refuse_token")
    crowd.answer("yes").until("main")
    assert [crowd.tokens(seat, "dizziness") for seat in (1, 2)] == [1, 0]


@rule("A-60", "DT-STATUS-1")
@pytest.mark.parametrize(("kind", "left"), [("negative", 0), ("positive", 1)])
def test_a_prevention_takes_back_a_token_of_its_kind_only(brute: Brute, kind: str, left: int) -> None:
    parry = second_defence({"prevent_status": "any", "n": 1, "kind": kind})
    text = sturdy_blow({"inflict": "dizziness", "n": 1, "target": "chosen_opponent"}, NORMAL_TO_EACH)
    changes = parry, text, thick_skin({"gain_cp": 1})
    crowd = king(brute(*changes), brute(*changes), brute(*changes), health=[30, 30, 30]).roll(*BLOW)
    crowd.announce("sturdy_blow").answer("player 1").pass_windows().defend("parry", 1).pass_windows()
    assert (crowd.asked(), crowd.tokens(1, "dizziness")) == ((2, "defence"), left)


@rule("DT-ATK-10")
def test_a_token_of_somebody_who_is_not_attacked_is_not_taken_back(brute: Brute) -> None:
    dizzy = {"inflict": "dizziness", "n": 1, "target": "each_opponent"}
    text = sturdy_blow(dizzy, {"damage": 4, "type": "undefendable"})
    ward = card("feelin_good", {"prevent_status": "any", "n": 1})
    own, foe = brute(text, ward), brute(text, ward, hand=["feelin_good"])
    crowd = king(own, foe, foe, health=[30, 30, 31]).roll(*BLOW).announce("sturdy_blow").until("target")
    crowd.answer("player 1").until_point("W_LAST").play("feelin_good", by=1).play("feelin_good", by=2)
    assert [crowd.tokens(seat, "dizziness") for seat in (1, 2)] == [0, 1]


NORMAL_TO_EACH = {"damage": 4, "type": "normal", "target": "each_opponent"}
