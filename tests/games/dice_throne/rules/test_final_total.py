"""The Final Damage Total: `settle` alone, on lines written by hand (DT-DMG-20 to 32)."""

from itertools import permutations

import pytest

from ludotheque.games.dice_throne.table.damage import Settlement, attack_incoming, half_up, incoming, settle, subtotal
from ludotheque.games.dice_throne.table.state import (
    ADD,
    AVOID,
    COLLATERAL,
    DEAL,
    HALVE,
    HEAL,
    LEECH,
    NORMAL,
    PREVENT,
    PREVENT_HALF,
    PURE,
    REFLECT_HALF,
    SHARE,
    ULTIMATE,
    UNDEFENDABLE,
    UNTYPED,
)
from ludotheque.games.dice_throne.table.state_classes import PoolEntry
from tests.rules import rule

ATTACKER, DEFENDER = 0, 1
AVOIDABLE = [NORMAL, UNDEFENDABLE, PURE, COLLATERAL, UNTYPED]


def deals(amount: int, kind: int = NORMAL, to: int = DEFENDER, firm: int = 0) -> PoolEntry:
    """Damage of the Attack, but for what no offence deals (DT-DMG-7)."""
    return PoolEntry(
        what=DEAL, seat=to, by=1 - to, damage_type=kind, amount=amount, firm=firm, attack=int(kind != UNTYPED)
    )


def adds(amount: int, kind: int = NORMAL) -> PoolEntry:
    return PoolEntry(what=ADD, seat=DEFENDER, by=ATTACKER, damage_type=kind, amount=amount, firm=0)


def prevents(amount: int, seat: int = DEFENDER) -> PoolEntry:
    return PoolEntry(what=PREVENT, seat=seat, by=seat, damage_type=UNTYPED, amount=amount, firm=0)


def prevents_half(seat: int = DEFENDER) -> PoolEntry:
    return PoolEntry(what=PREVENT_HALF, seat=seat, by=seat, damage_type=UNTYPED, amount=0, firm=0)


def avoids(seat: int = DEFENDER) -> PoolEntry:
    return PoolEntry(what=AVOID, seat=seat, by=seat, damage_type=UNTYPED, amount=0, firm=0)


def reflects_half(seat: int = DEFENDER) -> PoolEntry:
    """Half of what comes in also goes to the other."""
    return PoolEntry(what=REFLECT_HALF, seat=seat, by=1 - seat, damage_type=UNTYPED, amount=0, firm=0)


def halved() -> PoolEntry:
    return PoolEntry(what=HALVE, seat=DEFENDER, by=ATTACKER, damage_type=UNTYPED, amount=0, firm=0)


def shares_all() -> PoolEntry:
    """The companion takes it."""
    return PoolEntry(what=SHARE, seat=DEFENDER, by=DEFENDER, damage_type=UNTYPED, amount=0, firm=0)


def heals(amount: int, seat: int = DEFENDER) -> PoolEntry:
    return PoolEntry(what=HEAL, seat=seat, by=seat, damage_type=UNTYPED, amount=amount, firm=0)


def settled(*lines: PoolEntry) -> Settlement:
    return settle(list(lines), 2)


def taken(*lines: PoolEntry) -> int:
    """What the defender takes."""
    return settled(*lines).totals[DEFENDER]


@rule("DT-DMG-32")
def test_the_printed_example() -> None:
    lines = [deals(18), reflects_half(), prevents_half(), prevents(2), adds(4), prevents(3), prevents_half()]
    result = settle(lines, 2)
    assert result.subtotals[DEFENDER] == 17
    assert result.totals == [9, 0]


@rule("DT-DMG-32", "DT-DMG-27")
def test_seventeen_with_two_half_preventions_and_one_half_reflection() -> None:
    assert settled(deals(17), prevents_half(), prevents_half(), reflects_half()).totals == [9, 0]


@rule("DT-DMG-20")
def test_the_order_in_which_things_were_used_does_not_matter() -> None:
    lines = [deals(9), adds(2), prevents(4), prevents_half(), reflects_half()]
    results = {tuple(settle(list(order), 2).totals) for order in permutations(lines)}
    assert results == {(4, 3)}  # subtotal 7: 7 - 4 for the defender, half of 7 for the attacker


@rule("DT-DMG-21")
def test_the_base_is_the_sum_of_what_waits_for_a_player() -> None:
    result = settled(deals(4), deals(3, UNDEFENDABLE), deals(2, COLLATERAL), deals(5, UNTYPED, to=ATTACKER))
    assert result.totals == [5, 9]


@rule("DT-DMG-22")
def test_the_subtotal_adds_and_subtracts_all_fixed_amounts() -> None:
    assert settled(deals(10), adds(3), adds(1), prevents(2), prevents(4)).subtotals[DEFENDER] == 8


@rule("DT-DMG-23", "A-14")
def test_the_subtotal_is_never_negative() -> None:
    result = settled(deals(4), prevents(6), prevents_half(), reflects_half())
    assert result.subtotals[DEFENDER] == 0
    assert result.totals == [0, 0]


@rule("DT-DMG-23")
def test_a_reduction_beyond_the_modifiable_damage_does_not_eat_other_damage() -> None:
    assert taken(deals(2), adds(-5), deals(3, PURE)) == 3


@rule("DT-DMG-24", "A-13")
@pytest.mark.parametrize("kind", AVOIDABLE)
def test_avoidance_takes_all_avoidable_damage_even_what_is_added_afterwards(kind: int) -> None:
    result = settled(avoids(), deals(8, kind), adds(5), reflects_half())
    assert result.subtotals[DEFENDER] == 0
    assert result.totals == [0, 0]  # the reflection of nothing is nothing


@rule("DT-DMG-24")
def test_avoidance_covers_only_the_one_who_avoids() -> None:
    assert settled(avoids(), deals(8), deals(3, UNTYPED, to=ATTACKER)).totals == [3, 0]


@rule("A-12", "DT-UPKEEP-6")
def test_one_avoidance_covers_everything_in_the_pool() -> None:
    assert taken(deals(1, UNTYPED), deals(1, UNTYPED), deals(2, UNTYPED), avoids()) == 0


@rule("DT-DMG-25", "DT-TEXT-14")
@pytest.mark.parametrize(("dealt", "total"), [(1, 0), (2, 1), (5, 2), (6, 3), (17, 8)])
def test_a_prevented_half_is_rounded_up(dealt: int, total: int) -> None:
    assert taken(deals(dealt), prevents_half()) == total
    assert half_up(dealt) == dealt - total


@rule("DT-DMG-25")
def test_fractions_come_after_all_fixed_amounts() -> None:
    assert taken(prevents_half(), deals(10), prevents(4)) == 3


@rule("DT-DMG-25", "DT-DMG-26")
@pytest.mark.parametrize(("halves", "total"), [(1, 5), (2, 0), (3, 0)])
def test_each_half_is_taken_from_the_same_subtotal_and_nothing_falls_below_zero(halves: int, total: int) -> None:
    assert taken(deals(10), *[prevents_half() for _ in range(halves)]) == total


@rule("DT-TEXT-14", "DT-DMG-26")
@pytest.mark.parametrize(("dealt", "total"), [(1, 1), (4, 2), (5, 3)])
def test_an_attack_that_deals_half_deals_it_rounded_up(dealt: int, total: int) -> None:
    assert taken(deals(dealt), halved()) == total


@rule("DT-DMG-27")
def test_a_reflection_is_not_lowered_by_fractional_preventions() -> None:
    assert settled(deals(9), prevents_half(), reflects_half()).totals == [5, 4]


@rule("DT-DMG-27")
def test_a_reflection_is_lowered_by_fixed_preventions() -> None:
    assert settled(deals(9), prevents(4), reflects_half()).totals == [3, 5]


@rule("DT-DMG-28")
def test_what_is_reflected_enters_the_attackers_own_sum() -> None:
    result = settled(deals(9), reflects_half(), deals(3, UNTYPED, to=ATTACKER), prevents(6, ATTACKER))
    assert result.totals == [3 + 5 - 6, 9]


@rule("DT-DMG-28")
def test_what_is_reflected_is_not_reflected_again() -> None:
    lines = [deals(9), reflects_half(DEFENDER), deals(3, UNTYPED, to=ATTACKER), reflects_half(ATTACKER)]
    assert settled(*lines).totals == [3 + 5, 9 + 2]


@rule("DT-DMG-29", "DT-ULT-2")
def test_ultimate_damage_is_base_and_additions_and_nothing_is_subtracted() -> None:
    lines = [deals(12, ULTIMATE), adds(3, ULTIMATE), prevents(6), prevents_half(), avoids(), reflects_half()]
    assert settled(*lines).totals == [0, 15]


@rule("DT-DMG-29")
def test_preventions_reduce_the_avoidable_part_beside_an_ultimate() -> None:
    assert taken(deals(12, ULTIMATE), deals(4, UNTYPED), prevents(6)) == 12
    assert taken(deals(12, ULTIMATE), deals(7, UNTYPED), prevents_half()) == 12 + 3


@rule("DT-ULT-9", "A-18")
def test_firm_collateral_damage_cannot_be_avoided() -> None:
    assert taken(deals(2, COLLATERAL, firm=1), avoids(), prevents(6)) == 2


@rule("DT-DMG-4", "DT-DMG-2")
@pytest.mark.parametrize("kind", AVOIDABLE)
def test_every_kind_but_ultimate_damage_can_be_prevented(kind: int) -> None:
    assert taken(deals(8, kind), prevents(6)) == 2


@rule("A-36")
def test_prevention_applies_to_the_whole_avoidable_sum_of_an_attack_with_two_types() -> None:
    assert taken(deals(4, NORMAL), deals(5, UNDEFENDABLE), prevents(6)) == 3


@rule("DT-DMG-30", "DT-HP-5")
def test_healing_is_kept_apart_from_damage() -> None:
    result = settled(deals(4), heals(6), reflects_half())
    assert (result.totals, result.heals) == ([2, 4], [0, 6])


@rule("DT-DMG-1", "DT-DMG-31")
def test_incoming_damage_is_what_waits_and_could_still_be_prevented() -> None:
    lines = [deals(4), adds(2), deals(12, ULTIMATE), deals(2, COLLATERAL, firm=1), prevents(3), heals(5)]
    assert incoming(lines, DEFENDER) == 6
    assert incoming(lines, ATTACKER) == 0


def attack_incoming_of(*lines: PoolEntry) -> int:
    return attack_incoming(list(lines), DEFENDER)


@rule("DT-TEXT-15", "A-53")
@pytest.mark.parametrize(
    ("lines", "dealt", "total"),
    [
        ([deals(5)], 5, 5),
        ([deals(5, PURE)], 5, 5),
        ([deals(4), deals(3, PURE), prevents(2)], 5, 5),
        ([deals(4), deals(2, COLLATERAL)], 4, 6),
        ([deals(4), deals(2, UNTYPED), prevents(1)], 3, 5),
        ([deals(4), deals(2, UNTYPED), prevents(5)], 0, 1),
        ([deals(4), deals(2, UNTYPED), avoids()], 0, 0),
        ([deals(8), deals(4, UNTYPED), prevents_half()], 2, 6),
        ([deals(2), deals(6, UNTYPED), prevents_half()], 0, 4),
        ([deals(3), adds(2), adds(-1), deals(2, UNTYPED)], 4, 6),
        ([deals(2), adds(-5), deals(3, UNTYPED)], 0, 3),
        ([deals(12, ULTIMATE), adds(3, ULTIMATE), deals(2, COLLATERAL, firm=1), prevents(4)], 15, 17),
        ([deals(3, NORMAL, firm=1), deals(2, UNTYPED, firm=1), avoids()], 3, 5),
        ([deals(5), shares_all()], 5, 0),
    ],
)
def test_what_the_attack_deals_is_told_apart_from_what_is_taken(lines: list[PoolEntry], dealt: int, total: int) -> None:
    result = settle(lines, 2)
    assert (result.dealt[DEFENDER], result.totals[DEFENDER]) == (dealt, total)
    assert result.dealt[ATTACKER] == 0


@rule("A-56", "A-53")
@pytest.mark.parametrize(
    ("lines", "total", "incoming"),
    [
        ([deals(5, PURE), halved()], 5, 5),
        ([deals(5, UNDEFENDABLE), deals(2, COLLATERAL), halved()], 3 + 2, 3),
        ([deals(5), deals(4, UNTYPED), halved()], 3 + 4, 3),
        ([deals(5), adds(2), halved()], 4, 4),
        ([deals(5), deals(3, PURE), prevents(3), halved()], 1 + 3, 3 + 3),
        ([deals(5), deals(2, UNTYPED), prevents(6), halved()], 1, 3),
        ([deals(4), deals(3, UNTYPED), halved(), halved(), halved()], 3, 0),
        ([deals(6), prevents_half(), halved()], 0, 3),
        ([deals(12, ULTIMATE), halved()], 12, 0),
    ],
)
def test_halving_takes_half_of_what_may_be_modified_of_the_attack(
    lines: list[PoolEntry], total: int, incoming: int
) -> None:
    assert taken(*lines) == total
    assert attack_incoming_of(*lines) == incoming


@rule("DT-DMG-28", "DT-DMG-1")
def test_what_would_be_sent_back_is_incoming_where_it_goes() -> None:
    lines = [deals(9), prevents(2), reflects_half(), deals(3, UNTYPED, to=ATTACKER)]
    assert (incoming(lines, ATTACKER), incoming(lines, DEFENDER)) == (4 + 3, 9)
    assert subtotal(lines, DEFENDER) == 7
    assert incoming([*lines, avoids()], ATTACKER) == 3  # nothing is left that could come back


@rule("DT-DMG-30")
def test_a_companion_takes_the_whole_total_or_what_its_owner_says_later() -> None:
    result = settled(deals(6), prevents(1), shares_all())
    assert (result.totals[DEFENDER], result.shared[DEFENDER], result.subtotals[DEFENDER]) == (0, 5, 5)
    result = settled(deals(6), PoolEntry(what=SHARE, seat=DEFENDER, by=DEFENDER, damage_type=UNTYPED, amount=1, firm=0))
    assert (result.totals[DEFENDER], result.shared[DEFENDER]) == (6, 0)


@rule("DT-TEXT-15")
def test_healing_by_what_the_attack_deals_leaves_out_what_it_does_to_its_owner() -> None:
    leech = PoolEntry(what=LEECH, seat=ATTACKER, by=ATTACKER, damage_type=UNTYPED, amount=0, firm=0)
    result = settled(deals(6), deals(2, UNTYPED), prevents(1), deals(4, UNDEFENDABLE, to=ATTACKER), leech)
    assert result.heals == [5, 0]
