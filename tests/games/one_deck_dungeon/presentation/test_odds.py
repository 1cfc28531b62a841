"""Chances of the dungeon in the terminal: exact, compared with counting every outcome."""

from itertools import product

import pytest

from ludotheque.games.one_deck_dungeon.content.hook_types import DiscardRolled, LowerRolled
from ludotheque.games.one_deck_dungeon.content.loader import find_skill
from ludotheque.games.one_deck_dungeon.content.vocabulary import Color, Hooks
from ludotheque.games.one_deck_dungeon.presentation.odds_panel import chance, payments, rolled_by, rolls_of
from ludotheque.games.one_deck_dungeon.resolution.boxes import can_cover
from ludotheque.games.one_deck_dungeon.table.die import AGILITY, HEROIC, MAGIC, STRENGTH, die
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedUse
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState
from tests.games.one_deck_dungeon.spelling import die_code, said_die


def box(value: int, color: int, wide: bool = False, no_heroic: bool = False, max_dice: int = 0) -> BoxState:
    return BoxState(
        value=value,
        color=color,
        wide=wide,
        armor=0,
        hearts=0,
        time=0,
        poison=0,
        skull=0,
        refuses_heroic=no_heroic,
        max_dice=max_dice,
        needed=1,
        dice=[],
        givers=[],
    )


DISCARD_TWOS = DiscardRolled(values=(2,))
LOWER_HEROIC = LowerRolled(color=Color.HEROIC)


def counted(wanted: BoxState, pool: list[int], colors: list[int], hooks: Hooks) -> float:
    """The share of all rolls after which the box can be covered."""
    good = 0
    for values in product(range(1, 7), repeat=len(colors)):
        dice = pool[:]
        for color, value in zip(colors, values, strict=True):
            if DISCARD_TWOS in hooks and value == 2:
                continue
            less = LOWER_HEROIC in hooks and color == HEROIC
            dice.append(int(die(color, max(1, value - less))))
        good += can_cover(wanted, [dice])
    return float(good / 6 ** len(colors))


CASES = [
    (box(5, STRENGTH), [], [STRENGTH, STRENGTH, MAGIC]),
    (box(5, STRENGTH), [], [STRENGTH, HEROIC, MAGIC]),
    (box(6, STRENGTH, no_heroic=True), [], [STRENGTH, HEROIC, HEROIC]),
    (box(4, -1), [], [STRENGTH, AGILITY]),
    (box(5, MAGIC), [die_code("M5")], [MAGIC]),
    (box(9, AGILITY, wide=True), [die_code("A2"), die_code("S6")], [AGILITY, AGILITY, HEROIC, STRENGTH]),
    (box(9, AGILITY, wide=True, max_dice=2), [die_code("A2"), die_code("A4")], [AGILITY, AGILITY, HEROIC]),
    (box(30, AGILITY, wide=True), [], [AGILITY, AGILITY]),
    (box(3, AGILITY), [], []),
]


@pytest.mark.parametrize("hooks", [(), (DISCARD_TWOS,), (LOWER_HEROIC,), (DISCARD_TWOS, LOWER_HEROIC)], ids=len)
@pytest.mark.parametrize(("wanted", "pool", "colors"), CASES, ids=range(len(CASES)))
def test_chances_are_the_share_of_all_rolls(wanted: BoxState, pool: list[int], colors: list[int], hooks: Hooks) -> None:
    assert chance(wanted, pool, colors, rolled_by(hooks)) == pytest.approx(counted(wanted, pool, colors, hooks))


def paid(skill: str, *pool: str) -> list[str]:
    ways = payments(PreparedUse(find_skill(skill)), sorted(die_code(said) for said in pool))
    return [" ".join(said_die(code) for code in way) for way in ways]


def test_ways_to_pay() -> None:
    assert paid("valor", "S5") == [""]
    assert paid("backstab", "A1", "A4", "S6", "H2") == ["A1", "A4", "H2"]
    assert paid("haste", "M1", "M2", "M5") == ["M1 M2", "M5"]
    assert paid("haste", "M1") == []


def test_what_is_rolled() -> None:
    assert rolls_of(find_skill("flurry").effects) == [AGILITY, AGILITY, STRENGTH]
    assert rolls_of(find_skill("dodge").effects) == []
