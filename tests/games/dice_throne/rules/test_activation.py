"""From the last announcement to the end of the Roll Phase (DT-ROLL-16 to 22)."""

from collections.abc import Callable

import pytest

from ludotheque.games.dice_throne.table.events import (
    Activated,
    HealthChanged,
    Rolled,
    Targeted,
    TokensPlaced,
    WindowOpened,
)
from tests.games.dice_throne.guests import Brute, dizziness, knows, sturdy_blow
from tests.games.dice_throne.modes.gathering import gathered
from tests.games.dice_throne.own_hero import Block, put
from tests.games.dice_throne.scenario import Duel, barbarian, fighter, pyromancer, scenario
from tests.rules import rule


@rule("DT-ROLL-16")
def test_an_effect_roll_leaves_the_final_dice_as_they_are() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["tip_it"])).roll(1, 2, 3, 6, 6)
    duel.will_roll(0, 6, 6, 4).announce("overpower").passes(by=1)
    assert (duel.asked(), duel.points()[-1]) == ((1, "respond"), "W_DICE")
    assert (duel.dice(), duel.final_dice()) == ([6, 6, 4], [1, 2, 3, 6, 6])
    duel.play("tip_it").answer("nudge 2 down")
    assert (duel.asked(), duel.final_dice()) == ((1, "defence"), [1, 2, 3, 6, 6])
    duel.declines_defence()
    assert duel.health(1) == 35


@rule("DT-ROLL-17")
def test_one_ability_is_activated_however_many_are_met() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 2, 3, 4, 5)
    duel.attack("mighty_blow").declines_defence()
    assert duel.logged(Activated) == [Activated(0, "mighty_blow", 0)]
    assert (duel.health(0), duel.health(1), duel.phase()) == (50, 41, "main_2")


@rule("DT-ROLL-17", "A-6")
@pytest.mark.parametrize(("row", "damage"), [(0, 4), (1, 6), (2, 8)])
def test_one_row_of_the_rollers_choice_resolves(row: int, damage: int) -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 1, 2, 2, 3)
    duel.attack("smack", row).declines_defence()
    assert duel.health(1) == 50 - damage


@rule("DT-CHOICE-1", "A-6")
def test_the_weaker_ability_may_be_preferred() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(6, 6, 6, 6, 6)
    duel.will_roll(0, 1, 1, 4, 4, 6).attack("crit_bash")
    assert duel.health(1) == 45


@rule("DT-ROLL-18")
def test_activation_then_effect_roll_then_untargeted_effects_then_the_target() -> None:
    duel = scenario(pyromancer(), barbarian()).roll(1, 2, 3, 6, 4)
    duel.will_roll(0, 5).announce("pyroblast")
    steps = [event for event in duel.match.log if isinstance(event, Activated | Rolled | TokensPlaced | Targeted)]
    assert [type(event) for event in steps] == [Rolled, Activated, Rolled, TokensPlaced, Targeted]
    assert duel.tokens(0, "fire_mastery") == 2


@rule("DT-ROLL-18")
def test_what_an_effect_roll_puts_on_the_opponent_waits_for_the_target() -> None:
    duel = scenario(pyromancer(), barbarian(hand=["getting_paid"])).roll(1, 2, 3, 6, 4)
    duel.will_roll(0, 6).announce("pyroblast").until_point("W_TARGETED")
    assert duel.tokens(1, "knockdown") == 0
    duel.passes(by=1)
    assert duel.tokens(1, "knockdown") == 1


@rule("DT-ROLL-18")
def test_the_amount_is_fixed_before_anybody_answers_the_activation() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["getting_paid"])).roll(1, 2, 3, 6, 6)
    duel.will_roll(0, 1, 1, 1).announce("overpower").until_point("W_ACTIVATED")
    assert [len(event.dice) for event in duel.logged(Rolled)] == [5, 3]


@rule("DT-ROLL-20")
def test_what_an_ability_gives_its_owner_comes_before_anything_else_of_it() -> None:
    duel = scenario(pyromancer(), barbarian(hand=["getting_paid"])).roll(1, 1, 2, 4, 4)
    duel.announce("fireball").until_point("W_ACTIVATED")  # its damage is printed first
    assert (duel.tokens(0, "fire_mastery"), duel.health(1)) == (1, 50)
    assert duel.logged(Targeted) == []


@rule("DT-ROLL-20")
def test_untargeted_effects_resolve_in_printed_order() -> None:
    sides = pyromancer(upgrades=["ignite_2"], tokens={"fire_mastery": 4}), barbarian()
    duel = scenario(*sides).roll(4, 4, 5, 5, 1)
    duel.attack("blazing_soul")  # raises the limit, then gains
    assert duel.tokens(0, "fire_mastery") == 6


@rule("DT-ROLL-20")
def test_own_tokens_may_be_removed_immediately() -> None:
    sides = barbarian(upgrades=["fortitude_2"], tokens={"burn": 1}), pyromancer(hand=["getting_paid"])
    duel = scenario(*sides).roll(4, 4, 4, 1, 1)
    duel.announce("fortitude").passes(by=1).answer("token burn", by=0)
    assert (duel.points()[-1], duel.tokens(0, "burn")) == ("W_ACTIVATED", 0)


Look = Callable[[Duel], int]
AT_NAMED = {"target": "chosen_opponent"}
TO_SELF = {"from": "chosen_opponent", "to": "self"}


@rule("DT-DEF-1", "DT-ROLL-20")
@pytest.mark.parametrize(
    ("text", "look", "before", "after"),
    [
        ({"inflict": "dizziness", "n": 1, **AT_NAMED}, lambda duel: duel.tokens(1, "dizziness"), 1, 2),
        ({"remove": "any", "n": "all", **AT_NAMED}, lambda duel: duel.tokens(1, "dizziness"), 1, 0),
        ({"transfer": "any", "n": 1, **TO_SELF}, lambda duel: duel.tokens(0, "dizziness"), 0, 1),
        ({"detonate": "dizziness", **AT_NAMED}, lambda duel: duel.tokens(1, "dizziness"), 1, 0),
        ({"lose_cp": 1, **AT_NAMED}, lambda duel: duel.cp(1), 2, 1),
        ({"steal_cp": 1, **AT_NAMED}, lambda duel: duel.cp(0), 2, 3),
        ({"steal_health": 1, **AT_NAMED}, lambda duel: duel.health(1), 50, 49),
        ({"set_health": 9, **AT_NAMED}, lambda duel: duel.health(1), 50, 9),
        ({"discard": "all", **AT_NAMED}, lambda duel: len(duel.hand(1)), 1, 0),
        ({"look_at_hand": True, **AT_NAMED}, lambda duel: len(known_to_the_attacker(duel)), 0, 1),
    ],
)
def test_what_is_done_to_a_named_opponent_waits_until_they_could_respond(
    brute: Brute, text: Block, look: Look, before: int, after: int
) -> None:
    bomb = dizziness({"at": "detonated", "effects": [{"remove": "dizziness", "n": "all", "target": "self"}]})
    changes = sturdy_blow(text), bomb, put("statuses/0/stack_limit", 2)
    own = brute(*changes, hand=["getting_paid"])
    duel = scenario(own, brute(*changes, tokens={"dizziness": 1})).roll(1, 3, 6, 6, 4).announce("sturdy_blow")
    assert look(duel.until_point("W_ACTIVATED", by=0)) == before
    assert look(duel.until_point("W_LAST", by=0)) == after


def known_to_the_attacker(duel: Duel) -> list[int]:
    return [card for card in duel.state.heroes[1].hand if duel.state.secrets.known[card] & 1]


@rule("DT-DEF-1", "A-51")
def test_purify_lets_the_named_opponent_spend_tokens_on_the_damage_first() -> None:
    """S0: the opponent may still spend valid tokens before the ability has been carried out."""
    foe = fighter("paladin", tokens={"protect": 1, "crit": 1})
    duel = scenario(fighter("seraph"), foe).roll(5, 5, 6, 1, 1).announce("purify").pass_windows().answer("player 1")
    assert (duel.until_point("W_TARGETED").asked(), duel.options()) == ((1, "respond"), ["pass", "spend protect"])
    duel.answer("spend protect", by=1)
    assert (duel.asked(), duel.options()) == ((0, "choose_token"), ["token crit", "pass"])
    duel.answer("token crit", by=0).pass_windows()
    assert (duel.health(1), duel.tokens(1, "crit")) == (50 - 5 + 3, 0)


@rule("DT-ROLL-20", "DT-DEF-1")
def test_of_tokens_on_several_boards_the_own_ones_go_immediately() -> None:
    own = fighter("cursed_pirate", ["getting_paid"], tokens={"cursed_doubloon": 1})
    foe = barbarian(["getting_paid"], tokens={"cursed_doubloon": 1})
    duel = scenario(own, foe).roll(1, 6, 6, 6, 4).announce("shiver_me_timbers").passes(by=1)
    assert (duel.asked(), duel.points()) == ((0, "how_many"), ["W_ANNOUNCE"])
    duel.answer("number 1").pass_windows()
    assert (duel.asked(), duel.tokens(0, "cursed_doubloon")) == ((0, "how_many"), 0)
    assert duel.points() == ["W_ANNOUNCE", "W_ACTIVATED", "W_TARGETED"]


@rule("DT-DEF-1", "DT-TEXT-13")
def test_effects_on_the_same_players_go_to_those_named_before(brute: Brute) -> None:
    both = {"inflict": "knockdown", "n": 1, "target": {"pick": 1, "of": "players"}}, {"gain_cp": 1, "target": "same"}
    changes = sturdy_blow(*both, {"inflict": "dizziness", "n": 1, "target": "same"}), knows("knockdown")
    duel = scenario(brute(*changes), brute(*changes)).roll(1, 3, 6, 6, 4).announce("sturdy_blow").answer("player 1")
    assert (duel.tokens(1, "knockdown"), duel.tokens(1, "dizziness"), duel.cp(1)) == (1, 1, 3)


@rule("DT-ROLL-20")
def test_what_is_done_to_a_teammate_is_done_immediately(brute: Brute) -> None:
    text = sturdy_blow({"remove": "any", "n": "all", "target": "chosen_teammate"}, {"damage": 4, "type": "pure"})
    sides = brute(text, hand=["getting_paid"]), barbarian(), barbarian(tokens={"burn": 1}), pyromancer()
    crowd = gathered("2v2", *sides).roll(1, 3, 6, 6, 4).announce("sturdy_blow").until_point("W_ACTIVATED")
    assert crowd.tokens(2, "burn") == 0


@rule("DT-ROLL-21")
@pytest.mark.parametrize("point", ["W_ACTIVATED", "W_TARGETED", "W_LAST", "W_POST"])
def test_after_activation_the_five_dice_stand(point: str) -> None:
    theirs = ["getting_paid", "tip_it", "so_wild", "helping_hand", "twice_as_wild"]
    mine = ["six_it", "samesies", "try_try_again", "one_more_time", "getting_paid"]
    duel = scenario(barbarian(hand=mine, cp=9), pyromancer(hand=theirs, cp=9)).roll(1, 1, 2, 6, 6)
    duel.announce("sturdy_blow")
    assert "play tip_it" in duel.options()
    duel.until_point(point)
    assert duel.options() == ["pass", "play getting_paid"]
    assert duel.passes(by=0).options() == ["pass", "play getting_paid"]


@rule("DT-ROLL-22", "A-8")
def test_without_an_ability_there_is_no_defensive_roll_phase() -> None:
    duel = scenario(barbarian(hand=["get_some", "smack_3"]), pyromancer()).roll(1, 1, 2, 4, 4)
    duel.no_ability()
    assert duel.phases() == ["offensive_roll", "main_2"]
    assert duel.points() == ["W_ANNOUNCE"]


@rule("DT-ROLL-22")
def test_without_an_ability_what_was_pooled_is_still_applied() -> None:
    sides = barbarian(hand=["feelin_good", "smack_3"], health=40), pyromancer(hand=["getting_paid"])
    duel = scenario(*sides).roll(1, 1, 2, 4, 4)
    duel.will_roll(0, 4, 5, 1).play("feelin_good").no_ability().passes(by=1)
    assert (duel.points()[-1], duel.health(0)) == ("W_LAST", 40)
    duel.passes(by=1)
    assert (duel.health(0), duel.phase()) == (45, "main_2")


@rule("A-8")
def test_a_damage_free_ability_still_reaches_its_target() -> None:
    duel = scenario(pyromancer(upgrades=["meteorite_2"]), barbarian()).roll(6, 6, 6, 1, 1)
    duel.will_roll(0, 1, 1, 4, 4, 4).attack("meteoroid")
    assert duel.phases() == ["offensive_roll", "defensive_roll", "offensive_roll"]
    assert (duel.tokens(1, "knockdown"), duel.tokens(1, "burn"), duel.health(1)) == (1, 1, 50)
    assert "W_DEFENCE_CHOICE" not in duel.points()


@rule("A-8")
def test_an_ability_without_target_passes_through_the_defensive_roll_phase() -> None:
    duel = scenario(barbarian(health=40), pyromancer()).roll(4, 4, 5, 1, 1)
    duel.attack("fortitude")
    assert duel.phases() == ["offensive_roll", "defensive_roll", "main_2"]
    assert duel.logged(Targeted) == []
    assert duel.points() == ["W_ANNOUNCE", "W_ACTIVATED", "W_LAST", "W_POST"]


@rule("DT-ROLL-16", "DT-ROLL-21")
def test_the_defence_dice_can_be_altered_while_the_offensive_dice_stand() -> None:
    duel = scenario(barbarian(hand=["tip_it", "getting_paid"]), pyromancer()).roll(1, 1, 2, 4, 4)
    duel.attack("smack").defend("molten_armor", 1, 4, 4, 4, 4)
    duel.play("tip_it", by=0).answer("nudge 1 up").until_point("W_LAST")
    assert duel.final_dice() == [1, 1, 2, 4, 4]
    assert duel.tokens(1, "fire_mastery") == 1


@rule("DT-HP-3")
def test_healing_of_the_ability_does_not_wait_for_its_damage() -> None:
    sides = barbarian(health=40, upgrades=["overpower_2"]), pyromancer()
    duel = scenario(*sides).roll(1, 1, 4, 4, 6)
    duel.attack("war_cry")
    log = [event for event in duel.match.log if isinstance(event, HealthChanged | WindowOpened)]
    healed = log.index(HealthChanged(0, 40, 42, 2, 0))
    assert healed < log.index(WindowOpened("W_ACTIVATED", 0)) < log.index(HealthChanged(1, 50, 48, 0, 2))
