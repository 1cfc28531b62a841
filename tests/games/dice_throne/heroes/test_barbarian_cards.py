"""The Barbarian's action cards."""

import pytest

from ludotheque.games.dice_throne.content.loader import load_hero
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario

PRICES = {
    "smack_2": ("upgrade", 2),
    "smack_3": ("upgrade", 3),
    "sturdy_blow_2": ("upgrade", 1),
    "sturdy_blow_3": ("upgrade", 2),
    "mighty_blow_2": ("upgrade", 2),
    "crit_bash_2": ("upgrade", 2),
    "fortitude_2": ("upgrade", 2),
    "overpower_2": ("upgrade", 2),
    "reckless_2": ("upgrade", 2),
    "thick_skin_2": ("upgrade", 3),
    "concuss": ("main", 1),
    "head_bash": ("roll", 0),
    "get_some": ("roll", 2),
    "feelin_good": ("instant", 0),
    "adrenaline_surge": ("main", 0),
}


def test_what_the_cards_are_and_cost() -> None:
    assert {card.id: (card.kind.value, card.cost) for card in load_hero("barbarian").cards} == PRICES


def test_concuss() -> None:
    duel = scenario(barbarian(["concuss", "smack_3"], cp=1), pyromancer()).main().play("concuss")
    assert (duel.cp(0), duel.tokens(1, "concussion")) == (0, 1)


def attack_for(total: tuple[int, int, int]) -> Duel:
    """Overpower deals that much; the Barbarian holds Head Bash! and nobody defends."""
    duel = scenario(barbarian(["head_bash", "smack_3"]), pyromancer()).roll(1, 2, 3, 6, 6).will_roll(0, *total)
    return duel.attack("overpower").declines_defence()


def test_head_bash_after_eight_damage_dealt() -> None:
    duel = attack_for((2, 3, 3)).play("head_bash", by=0)
    assert (duel.health(1), duel.tokens(1, "concussion")) == (42, 1)


def test_head_bash_is_not_playable_after_seven_damage() -> None:
    duel = attack_for((2, 2, 3))
    assert (duel.health(1), duel.hand(0)) == (43, ["head_bash", "smack_3"])
    assert duel.asked() == (0, "main")


def test_head_bash_looks_at_the_damage_dealt_not_at_the_damage_printed() -> None:
    own, foe = barbarian(["head_bash"]), pyromancer(["not_this_time"], cp=1)
    duel = scenario(own, foe).roll(2, 3, 4, 5, 2).announce("mighty_blow")
    duel.play("not_this_time", by=1).declines_defence()
    assert (duel.asked(), duel.health(1)) == ((0, "main"), 47)


@pytest.mark.parametrize(("dice", "added"), [((1, 2, 3, 3, 4), 4), ((4, 5, 6, 6, 6), 0)])
def test_get_some_adds_one_for_each_sword_and_inflicts_concussion(dice: tuple[int, ...], added: int) -> None:
    duel = scenario(barbarian(["get_some", "smack_3"], cp=2), pyromancer()).roll(1, 3, 6, 6, 4)
    duel.announce("sturdy_blow").will_roll(0, *dice).play("get_some", by=0).pass_windows()
    assert duel.thrown() == dice
    assert duel.health(1) == 50 - 4 - added
    assert (duel.cp(0), duel.tokens(1, "concussion")) == (0, 1)


def test_get_some_is_an_attack_modifier_and_nothing_else() -> None:
    duel = scenario(barbarian(["get_some"], cp=2), pyromancer()).roll(4, 4, 4, 1, 6)
    assert "play get_some" not in duel.options()
    duel.announce("fortitude", 0)  # no Attack
    assert duel.asked() == (0, "main")


@pytest.mark.parametrize(("dice", "healed"), [((4, 5, 6), 5), ((1, 2, 6), 1), ((4, 4, 4), 7)])
def test_feelin_good_heals_one_and_two_for_each_life(dice: tuple[int, ...], healed: int) -> None:
    duel = scenario(barbarian(["feelin_good", "smack_3"], health=40), pyromancer()).main()
    duel.will_roll(0, *dice).play("feelin_good")
    assert (duel.thrown(), duel.health(0), duel.cp(0)) == (dice, 40 + healed, 2)


def test_feelin_good_is_an_instant_for_the_turn_of_another() -> None:
    duel = scenario(pyromancer(), barbarian(["feelin_good"], health=40)).upkeep()
    duel.will_roll(1, 4, 4, 4).play("feelin_good", by=1).until("main")
    assert duel.health(1) == 47


def test_adrenaline_surge_on_a_pow() -> None:
    own = barbarian(["adrenaline_surge", "smack_3"], health=40)
    duel = scenario(own, pyromancer(), promo="yes").main().will_roll(0, 6).play("adrenaline_surge")
    assert (duel.thrown(), duel.health(0), duel.tokens(1, "concussion")) == ((6,), 42, 1)
    assert duel.hand(0) == ["smack_3"]


@pytest.mark.parametrize("die", [1, 5])
def test_adrenaline_surge_otherwise_draws(die: int) -> None:
    own = barbarian(["adrenaline_surge"], health=40, deck=["concuss", "get_some"])
    duel = scenario(own, pyromancer(), promo="yes").main().will_roll(0, die).play("adrenaline_surge")
    assert (duel.health(0), duel.tokens(1, "concussion"), duel.hand(0)) == (40, 0, ["concuss"])


def test_adrenaline_surge_is_a_promo_card() -> None:
    with_it = scenario(barbarian(), pyromancer(), promo="yes").main()
    without = scenario(barbarian(), pyromancer()).main()
    assert (with_it.deck_size(0), without.deck_size(0)) == (32, 31)  # and one in hand
