"""The Pyromancer's action cards."""

import pytest

from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario

PRICES = {
    "fireball_2": ("upgrade", 1),
    "pyroblast_2": ("upgrade", 2),
    "pyroblast_3": ("upgrade", 3),
    "burning_soul_2": ("upgrade", 1),
    "combustion_2": ("upgrade", 2),
    "hot_streak_2": ("upgrade", 2),
    "ignite_2": ("upgrade", 2),
    "meteorite_2": ("upgrade", 2),
    "molten_armor_2": ("upgrade", 1),
    "molten_armor_3": ("upgrade", 3),
    "warm_up": ("main", 0),
    "fire_up": ("main", 3),
    "red_hot": ("roll", 1),
    "huzzah": ("roll", 1),
    "infernal_infusion": ("main", 0),
}


def test_what_the_cards_are_and_cost() -> None:
    assert {card.id: (card.kind.value, card.cost) for card in load_hero("pyromancer").cards} == PRICES


@pytest.mark.parametrize(("paid", "fire"), [(0, 1), (2, 3), (3, 4)])
def test_warm_up_gains_one_then_one_for_each_cp(paid: int, fire: int) -> None:
    duel = scenario(pyromancer(["warm_up", "pyroblast_3"], cp=3), barbarian()).main().play("warm_up")
    assert duel.options() == [f"number {count}" for count in range(4)]
    duel.answer(f"number {paid}")
    assert (duel.tokens(0, "fire_mastery"), duel.cp(0)) == (fire, 3 - paid)


def test_fire_up_raises_the_limit_then_gains_two() -> None:
    own = pyromancer(["fire_up", "pyroblast_3"], cp=3, tokens={"fire_mastery": 5})
    duel = scenario(own, barbarian()).main().play("fire_up")
    assert (duel.tokens(0, "fire_mastery"), duel.cp(0)) == (6, 0)
    assert [event.limit for event in duel.logged(events.LimitRaised)] == [6]


def test_fire_up_gains_two() -> None:
    duel = scenario(pyromancer(["fire_up", "pyroblast_3"], cp=3), barbarian()).main().play("fire_up")
    assert duel.tokens(0, "fire_mastery") == 2


def fireball_with(card: str, fire: int = 0) -> Duel:
    """A Fireball (4 damage, 1 Fire Mastery) has been activated; the Pyromancer holds that card."""
    own = pyromancer([card, "pyroblast_3"], cp=1, tokens={"fire_mastery": fire})
    return scenario(own, barbarian()).roll(1, 2, 3, 4, 4).announce("fireball")


@pytest.mark.parametrize("held", [0, 3])
def test_red_hot_adds_one_for_each_fire_mastery(held: int) -> None:
    duel = fireball_with("red_hot", held).play("red_hot", by=0).declines_defence()
    assert duel.health(1) == 50 - 4 - (held + 1)
    assert (duel.tokens(0, "fire_mastery"), duel.cp(0)) == (held + 1, 0)


@pytest.mark.parametrize(
    ("die", "damage", "burn", "knockdown", "gained"),
    [(1, 7, 0, 0, 0), (4, 4, 1, 0, 0), (5, 4, 0, 0, 2), (6, 4, 0, 1, 0)],
)
def test_huzzah(die: int, damage: int, burn: int, knockdown: int, gained: int) -> None:
    duel = fireball_with("huzzah").will_roll(0, die).play("huzzah", by=0)
    assert duel.thrown() == (die,)
    assert (duel.tokens(1, "burn"), duel.tokens(1, "knockdown")) == (burn, knockdown)
    assert (duel.tokens(0, "fire_mastery"), duel.cp(0)) == (1 + gained, 0)
    duel.declines_defence()
    assert duel.health(1) == 50 - damage


@pytest.mark.parametrize("card", ["red_hot", "huzzah"])
def test_attack_modifiers_need_an_attack(card: str) -> None:
    duel = scenario(pyromancer([card, "pyroblast_3"], cp=1), barbarian()).roll(5, 5, 1, 4, 6)
    assert f"play {card}" not in duel.options()
    duel.announce("burning_soul")  # collateral damage alone is no Attack
    assert duel.asked() == (0, "main")


def test_infernal_infusion_on_a_meteor_fills_up() -> None:
    own = pyromancer(["infernal_infusion", "pyroblast_3"], tokens={"fire_mastery": 1})
    duel = scenario(own, barbarian(), promo="yes").main().will_roll(0, 6).play("infernal_infusion")
    assert (duel.thrown(), duel.tokens(0, "fire_mastery"), duel.hand(0)) == ((6,), 5, ["pyroblast_3"])


@pytest.mark.parametrize("die", [3, 5])
def test_infernal_infusion_otherwise_draws(die: int) -> None:
    own = pyromancer(["infernal_infusion"], deck=["fire_up", "huzzah"])
    duel = scenario(own, barbarian(), promo="yes").main().will_roll(0, die).play("infernal_infusion")
    assert (duel.tokens(0, "fire_mastery"), duel.hand(0)) == (0, ["fire_up"])


def test_infernal_infusion_is_a_promo_card() -> None:
    with_it = scenario(pyromancer(), barbarian(), promo="yes").main()
    without = scenario(pyromancer(), barbarian()).main()
    assert (with_it.deck_size(0), without.deck_size(0)) == (32, 31)  # and one in hand
