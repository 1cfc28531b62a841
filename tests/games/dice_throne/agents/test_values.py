"""What the sensible player thinks things are worth, against numbers worked out by hand."""

import gc

import pytest

from ludotheque.games.dice_throne.agents.position import opening_position
from ludotheque.games.dice_throne.agents.text_evaluator import TextOutcome
from ludotheque.games.dice_throne.agents.value_cache import ValueCache
from ludotheque.games.dice_throne.agents.values import (
    Full,
    Plain,
    board_worth,
    burden,
    defence_shield,
    plain_turn,
    token_worth,
    turn_table,
)
from ludotheque.games.dice_throne.agents.weights import HEALING, KILL, cp_worth
from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Amount, DamageType, Effects, Origin, Who
from ludotheque.games.dice_throne.table.match_content import MatchContent
from ludotheque.games.dice_throne.table.odds import roll_index

BARBARIAN, PYROMANCER = 0, 1
CACHE = ValueCache(MatchContent(("barbarian", "pyromancer"), False))


def hit(amount: Amount, damage_type: DamageType = DamageType.UNDEFENDABLE) -> e.Damage:
    return e.Damage(amount, (Who.DEFENDER,), damage_type)


def worth(text: Effects) -> float:
    return Plain(CACHE, opening_position(CACHE.content, BARBARIAN, PYROMANCER)).reader.mean(text)


def status(name: str) -> int:
    return CACHE.content.status_index[name]


def test_a_roll_counts_its_mean() -> None:
    total = Amount(origin=Origin.ROLL_TOTAL)
    assert worth((e.Roll(Amount(3), (hit(total),)),)) == pytest.approx(10.5)


def test_of_two_texts_the_better_is_chosen() -> None:
    assert worth((e.ChooseOne(((hit(Amount(3)),), (hit(Amount(5)),))),)) == 5.0


def test_defendable_damage_is_worth_less() -> None:
    assert worth((hit(Amount(5), DamageType.NORMAL),)) < worth((hit(Amount(5)),)) == 5.0


def test_a_defence_is_worth_its_mean() -> None:
    """Three dice, two of six faces heal 2 each."""
    defence = opening_position(CACHE.content, BARBARIAN, PYROMANCER).own.defences()[0]
    shield = defence_shield(CACHE, (BARBARIAN, PYROMANCER), defence, Plain)
    assert shield.worth == pytest.approx(2 * HEALING)
    assert shield.lets_through(0) == pytest.approx((2 / 3) ** 3)
    assert shield.lets_through(6) == pytest.approx(1.0)
    assert shield.lets_through(-1) == 0.0


def test_what_defeats_is_worth_most() -> None:
    position = opening_position(CACHE.content, BARBARIAN, PYROMANCER)
    position.foe.health = 5
    reader = Plain(CACHE, position).reader
    assert reader.mean((hit(Amount(5)),)) == 5 + KILL
    assert reader.mean((hit(Amount(4)),)) == 4


def test_healing_past_the_cap_is_worth_nothing() -> None:
    position = opening_position(CACHE.content, BARBARIAN, PYROMANCER)
    position.own.health = position.cap - 2
    assert Plain(CACHE, position).reader.mean((e.Heal(Amount(6)),)) == pytest.approx(2 * HEALING)


@pytest.mark.parametrize("name", ["burn", "concussion", "knockdown", "stun"])
def test_a_burden_is_worth_less_than_nothing(name: str) -> None:
    assert burden(CACHE, opening_position(CACHE.content, BARBARIAN, PYROMANCER), status(name)) < -1


def test_a_counted_token_is_worth_something_to_those_who_count_it() -> None:
    counted = status("fire_mastery")
    assert burden(CACHE, opening_position(CACHE.content, PYROMANCER, BARBARIAN), counted) > 0.2
    assert burden(CACHE, opening_position(CACHE.content, BARBARIAN, PYROMANCER), counted) == 0.0


def test_a_token_that_can_be_bought_off_weighs_less_on_the_rich() -> None:
    rich = opening_position(CACHE.content, BARBARIAN, PYROMANCER)
    poor = opening_position(CACHE.content, BARBARIAN, PYROMANCER)
    poor.own.cp = 0
    assert token_worth(CACHE, poor, status("knockdown")) < token_worth(CACHE, rich, status("knockdown")) < 0


def test_a_token_beyond_the_limit_adds_nothing() -> None:
    position = opening_position(CACHE.content, BARBARIAN, PYROMANCER)
    position.foe.tokens[status("concussion")] = 1
    text = (e.Inflict("concussion", Amount(1), (Who.DEFENDER,)),)
    assert Full(CACHE, position).reader.mean(text) == 0.0


def test_an_extra_phase_is_worth_a_turn() -> None:
    tally = TextOutcome()
    tally.phases = 1
    plain = Plain(CACHE, opening_position(CACHE.content, BARBARIAN, PYROMANCER))
    assert plain.worth(tally) == plain_turn(CACHE, BARBARIAN, PYROMANCER) > 4


def test_every_upgrade_makes_the_board_better() -> None:
    for seats in ((BARBARIAN, PYROMANCER), (PYROMANCER, BARBARIAN)):
        offence = CACHE.content.heroes[seats[0]].offence
        upgrades = [(slot, level) for slot, levels in enumerate(offence) for level in (2, 3) if levels[level] >= 0]
        for slot, level in upgrades:
            assert board_worth(CACHE, seats, slot, level) > board_worth(CACHE, seats, slot, 1)


def test_a_better_roll_is_worth_more() -> None:
    table = turn_table(CACHE, opening_position(CACHE.content, BARBARIAN, PYROMANCER))
    ultimate, three, nothing = (table.values[roll_index(dice)] for dice in ([6] * 5, [1, 1, 2, 4, 6], [1, 1, 4, 6, 4]))
    assert ultimate > three > nothing == 0.0


def test_the_first_combat_points_are_worth_most() -> None:
    assert cp_worth(0, 2) > cp_worth(8, 2) > cp_worth(15, 2) == 0.0
    assert cp_worth(3, -2) == -cp_worth(1, 2)


def test_values_leave_nothing_for_the_garbage_collector() -> None:
    """Whoever is asked in a window has cards weighed with them, and a busy server does not look for garbage."""
    worth((hit(Amount(3)),))
    gc.collect()
    gc.disable()
    try:
        assert worth((hit(Amount(3)),)) > 0
        assert gc.collect() == 0
    finally:
        gc.enable()
