"""The eighteen cards that every deck has one copy of."""

import pytest

from ludotheque.games.dice_throne.content.loader import load_common
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario

PRICES = {
    "transference": ("main", 2),
    "what_status_effects": ("main", 2),
    "vegas_baby": ("main", 0),
    "get_that_outta_here": ("main", 1),
    "triple_up": ("instant", 2),
    "double_up": ("instant", 1),
    "buh_bye": ("instant", 2),
    "tip_it": ("instant", 1),
    "getting_paid": ("instant", 0),
    "not_this_time": ("roll", 1),
    "twice_as_wild": ("roll", 3),
    "try_try_again": ("roll", 1),
    "so_wild": ("roll", 2),
    "samesies": ("roll", 1),
    "one_more_time": ("roll", 1),
    "helping_hand": ("roll", 1),
    "better_d": ("roll", 0),
    "six_it": ("roll", 1),
}


def test_what_the_cards_are_and_cost() -> None:
    assert {card.id: (card.kind.value, card.cost) for card in load_common()} == PRICES


def mains(card: str, own: dict[str, int], foes: dict[str, int]) -> Duel:
    """The Barbarian's Main Phase with just the CP for that card, and tokens on both boards."""
    side = barbarian([card, "smack_3"], cp=PRICES[card][1], tokens=own)
    return scenario(side, pyromancer(tokens=foes)).main()


def test_transference_moves_one_token_to_another_board() -> None:
    duel = mains("transference", {"burn": 1}, {"fire_mastery": 3}).play("transference")
    assert duel.options() == ["player 0", "player 1"]
    duel.answer("player 1")
    assert (duel.tokens(0, "fire_mastery"), duel.tokens(1, "fire_mastery")) == (1, 2)
    assert (duel.cp(0), duel.tokens(0, "burn")) == (0, 1)


def test_transference_chooses_among_the_kinds_of_token() -> None:
    duel = mains("transference", {"burn": 1, "knockdown": 1}, {}).play("transference")
    assert duel.options() == ["token burn", "token knockdown"]
    duel.answer("token knockdown")
    assert (duel.tokens(0, "knockdown"), duel.tokens(1, "knockdown"), duel.tokens(0, "burn")) == (0, 1, 1)


def test_what_status_effects_removes_all_tokens_of_a_chosen_player() -> None:
    duel = mains("what_status_effects", {"burn": 1}, {"fire_mastery": 4, "knockdown": 1}).play("what_status_effects")
    assert duel.options() == ["player 0", "player 1"]
    duel.answer("player 1")
    assert (duel.tokens(1, "fire_mastery"), duel.tokens(1, "knockdown"), duel.tokens(0, "burn")) == (0, 0, 1)
    assert duel.cp(0) == 0


@pytest.mark.parametrize(("die", "gained"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_vegas_baby_gains_half_the_die_in_cp(die: int, gained: int) -> None:
    duel = mains("vegas_baby", {}, {}).will_roll(0, die).play("vegas_baby")
    assert (duel.thrown(), duel.cp(0)) == ((die,), gained)


def test_get_that_outta_here_removes_one_token() -> None:
    duel = mains("get_that_outta_here", {"burn": 1}, {"fire_mastery": 4}).play("get_that_outta_here")
    duel.answer("player 1")
    assert (duel.tokens(0, "burn"), duel.tokens(1, "fire_mastery"), duel.cp(0)) == (1, 3, 0)


def test_triple_up_draws_three() -> None:
    own = barbarian(["triple_up"], cp=2, deck=["smack_2", "concuss", "get_some", "so_wild"])
    duel = scenario(own, pyromancer()).main().play("triple_up")
    assert (duel.hand(0), duel.cp(0)) == (["smack_2", "concuss", "get_some"], 0)


def test_double_up_draws_two() -> None:
    own = barbarian(["double_up"], cp=1, deck=["smack_2", "concuss", "get_some"])
    duel = scenario(own, pyromancer()).main().play("double_up")
    assert (duel.hand(0), duel.cp(0)) == (["smack_2", "concuss"], 0)


def test_buh_bye_removes_one_token_at_instant_speed() -> None:
    foe = pyromancer(["buh_bye"], cp=2, tokens={"fire_mastery": 3})
    duel = scenario(barbarian(cp=0, tokens={"knockdown": 1}), foe).upkeep().play("buh_bye", by=1)
    duel.answer("player 1", by=1)
    assert (duel.tokens(1, "fire_mastery"), duel.tokens(0, "knockdown"), duel.cp(1)) == (2, 1, 0)


@pytest.mark.parametrize(("word", "total"), [("up", 14), ("down", 12)])
def test_tip_it_moves_any_die_by_one(word: str, total: int) -> None:
    duel = scenario(barbarian(), pyromancer(["tip_it", "fire_up"], cp=1)).roll(1, 2, 3, 6, 6)
    duel.will_roll(0, 6, 6, 1).announce("overpower").passes(by=1)  # the announcement stands
    if word == "down":
        duel.play("tip_it", by=1).answer("nudge 0 down", by=1)
    else:
        duel.play("tip_it", by=1).answer("nudge 2 up", by=1)
    duel.pass_windows().declines_defence()
    assert (duel.health(1), duel.cp(1)) == (50 - total, 0)


def test_tip_it_goes_neither_below_one_nor_above_six() -> None:
    duel = scenario(barbarian(["tip_it"], cp=1), pyromancer()).roll(1, 6, 6, 6, 6).play("tip_it")
    assert duel.options() == ["nudge 0 up", "nudge 1 down"]
    duel.answer("nudge 0 up")
    assert duel.dice() == [2, 6, 6, 6, 6]


def test_getting_paid_gains_two_cp() -> None:
    assert mains("getting_paid", {}, {}).play("getting_paid").cp(0) == 2


def test_not_this_time_prevents_six_of_a_chosen_player() -> None:
    duel = scenario(barbarian(), pyromancer(["not_this_time", "fire_up"], cp=1)).roll(2, 3, 4, 5, 2)
    duel.announce("mighty_blow").play("not_this_time", by=1).declines_defence()
    assert (duel.health(1), duel.cp(1)) == (50 - 3, 0)


@pytest.mark.parametrize(("chosen", "health"), [("player 0", (50, 41)), ("player 1", (45, 47))])
def test_not_this_time_chooses_among_those_who_would_take_damage(chosen: str, health: tuple[int, int]) -> None:
    own = barbarian(["not_this_time", "smack_3"], cp=1)
    duel = scenario(own, pyromancer()).roll(2, 3, 4, 5, 2).attack("mighty_blow")
    duel.defend("molten_armor", 1, 1, 1, 1, 1).passes(by=0).passes(by=0)  # its dice, its results
    duel.play("not_this_time", by=0).answer(chosen, by=0)
    assert (duel.health(0), duel.health(1)) == health


def test_twice_as_wild_sets_any_two_dice() -> None:
    duel = scenario(barbarian(), pyromancer(["twice_as_wild"], cp=3)).roll(6, 6, 6, 6, 6).announce("rage")
    duel.play("twice_as_wild", by=1).answer("set_die 0 1", by=1)
    assert not [word for word in duel.options() if word.startswith("set_die 0")]  # two dice, not one twice
    duel.answer("set_die 1 4", by=1)
    assert (duel.asked(), duel.dice(), duel.cp(1)) == ((0, "rolling"), [1, 4, 6, 6, 6], 0)


def test_try_try_again_rolls_up_to_two_own_dice_again() -> None:
    duel = scenario(barbarian(["try_try_again"], cp=1), pyromancer()).roll(1, 2, 4, 5, 6).play("try_try_again")
    assert duel.options() == ["die 0", "die 1", "die 2", "die 3", "die 4"]
    duel.will_roll(0, 6).answer("die 0").will_roll(0, 3).answer("die 3")
    assert (duel.dice(), duel.cp(0), duel.asked()) == ([6, 2, 4, 3, 6], 0, (0, "rolling"))


def test_try_try_again_may_roll_one_die_twice_or_stop_after_one() -> None:
    twice = scenario(barbarian(["try_try_again"], cp=1), pyromancer()).roll(1, 2, 4, 5, 6).play("try_try_again")
    twice.will_roll(0, 4).answer("die 0").will_roll(0, 6).answer("die 0")
    assert twice.dice() == [6, 2, 4, 5, 6]
    once = scenario(barbarian(["try_try_again"], cp=1), pyromancer()).roll(1, 2, 4, 5, 6).play("try_try_again")
    once.will_roll(0, 6).answer("die 0").passes()
    assert once.dice() == [6, 2, 4, 5, 6]


def test_try_try_again_is_not_for_the_dice_of_an_opponent() -> None:
    duel = scenario(barbarian(), pyromancer(["try_try_again"], cp=1)).roll(1, 2, 3, 4, 6).announce("smack")
    assert duel.asked() == (1, "defence")  # nothing to respond with


def test_so_wild_sets_any_die() -> None:
    duel = scenario(barbarian(), pyromancer(["so_wild"], cp=2)).roll(6, 6, 6, 6, 6).announce("rage")
    duel.play("so_wild", by=1)
    assert duel.options() == [f"set_die 0 {value}" for value in range(1, 7)]  # five equal dice are one choice
    duel.answer("set_die 0 1", by=1)
    assert (duel.asked(), duel.dice(), duel.cp(1)) == ((0, "rolling"), [1, 6, 6, 6, 6], 0)


def test_samesies_makes_a_die_equal_to_another_of_the_throw() -> None:
    duel = scenario(barbarian(["samesies"], cp=1), pyromancer()).roll(1, 1, 4, 4, 6).play("samesies")
    assert "set_die 0 4" in duel.options()
    assert not [word for word in duel.options() if word[-1] not in "146"]
    duel.answer("set_die 0 6")
    assert (duel.asked(), duel.dice(), duel.cp(0)) == ((0, "rolling"), [6, 1, 4, 4, 6], 0)


def test_samesies_is_for_own_dice_only() -> None:
    duel = scenario(barbarian(), pyromancer(["samesies"], cp=1)).roll(1, 2, 3, 4, 6).announce("smack")
    assert duel.asked() == (1, "defence")


def test_one_more_time_gives_a_fourth_attempt() -> None:
    duel = scenario(barbarian(["one_more_time"], cp=1), pyromancer()).roll(1, 1, 1, 1, 1)
    duel.will_roll(0, 2).reroll(0).will_roll(0, 3).reroll(0)
    assert not [word for word in duel.options() if word.startswith("reroll")]
    duel.play("one_more_time").will_roll(0, 4, 4, 4, 4, 4).reroll(0, 1, 2, 3, 4)
    assert (duel.dice(), duel.cp(0)) == ([4, 4, 4, 4, 4], 0)
    assert not [word for word in duel.options() if word.startswith("reroll")]


def test_helping_hand_makes_an_opponent_roll_a_die_again() -> None:
    duel = scenario(barbarian(), pyromancer(["helping_hand"], cp=1)).roll(6, 6, 6, 6, 5).announce("crit_bash")
    duel.play("helping_hand", by=1).will_roll(0, 2).answer("die 0", by=1)
    assert (duel.asked(), duel.dice(), duel.cp(1)) == ((0, "rolling"), [2, 6, 6, 6, 5], 0)


def test_helping_hand_is_not_for_own_dice() -> None:
    duel = scenario(barbarian(["helping_hand"], cp=1), pyromancer()).roll(1, 2, 3, 4, 6)
    assert "play helping_hand" not in duel.options()


def test_better_d_gives_a_second_defensive_attempt() -> None:
    foe = pyromancer(["better_d", "fire_up"])
    duel = scenario(barbarian(), foe).roll(1, 2, 3, 4, 6).attack("smack").defend("molten_armor", 4, 4, 4, 6, 6)
    assert duel.asked() == (1, "present")
    duel.play("better_d").will_roll(1, 1, 2).reroll(3, 4)
    assert duel.asked() == (0, "main")  # and no third
    assert (duel.health(0), duel.health(1), duel.cp(1)) == (48, 46, 2)


def test_better_d_is_not_for_an_offensive_roll() -> None:
    assert "play better_d" not in scenario(barbarian(["better_d"]), pyromancer()).roll(1, 2, 3, 4, 6).options()


def test_six_it_makes_an_own_die_a_six() -> None:
    duel = scenario(barbarian(["six_it"], cp=1), pyromancer()).roll(1, 6, 6, 6, 6).play("six_it")
    assert duel.options() == ["set_die 0 6", "set_die 1 6"]
    duel.answer("set_die 0 6")
    assert (duel.asked(), duel.dice(), duel.cp(0)) == ((0, "rolling"), [6, 6, 6, 6, 6], 0)


def test_six_it_is_not_for_the_dice_of_an_opponent() -> None:
    duel = scenario(barbarian(), pyromancer(["six_it"], cp=1)).roll(1, 2, 3, 4, 6).announce("smack")
    assert duel.asked() == (1, "defence")
