"""What dice activate which ability, and how much of it (DT-ABIL)."""

import pytest

from ludotheque.games.dice_throne.table import events
from tests.games.dice_throne.guests import Brute
from tests.games.dice_throne.own_hero import put
from tests.games.dice_throne.scenario import Side, barbarian, pyromancer, scenario
from tests.rules import rule

Dice = tuple[int, int, int, int, int]


def announcements(side: Side, dice: Dice) -> list[str]:
    """What may be announced on these dice."""
    duel = scenario(side, pyromancer()).roll(*dice)
    return [option.removeprefix("announce ") for option in duel.options() if option.startswith("announce")]


@rule("DT-ABIL-1")
@pytest.mark.parametrize("dice", [(1, 2, 4, 6, 6), (3, 3, 5, 6, 6), (2, 1, 6, 6, 6)])
def test_at_least_so_many_of_each_symbol_activate_and_surplus_dice_do_not_matter(dice: Dice) -> None:
    assert "sturdy_blow/0" in announcements(barbarian(), dice)


@rule("DT-ABIL-1")
@pytest.mark.parametrize("dice", [(1, 4, 4, 6, 6), (1, 2, 4, 4, 6), (4, 4, 4, 4, 4)])
def test_one_symbol_too_few_does_not_activate(dice: Dice) -> None:
    assert "sturdy_blow/0" not in announcements(barbarian(), dice)


@rule("DT-ABIL-2", "DT-ABIL-7")
@pytest.mark.parametrize(("dice", "asked"), [((1, 1, 1, 1, 4), "main"), ((1, 1, 1, 2, 4), "defence")])
def test_four_of_a_kind_are_four_equal_numbers_not_four_equal_symbols(dice: Dice, asked: str) -> None:
    duel = scenario(barbarian(upgrades=["smack_2"]), pyromancer()).roll(*dice)
    duel.attack("smack", row=1)
    assert duel.asked()[1] == asked


@rule("DT-ABIL-2")
@pytest.mark.parametrize(("dice", "asked"), [((4, 4, 4, 5, 1), "choose_token"), ((4, 4, 5, 5, 1), "main")])
def test_three_of_a_kind_need_three_equal_numbers(dice: Dice, asked: str) -> None:
    duel = scenario(barbarian(upgrades=["fortitude_2"], tokens={"burn": 1}), pyromancer()).roll(*dice)
    duel.attack("fortitude", row=1)
    assert duel.asked()[1] == asked


@rule("DT-ABIL-2")
@pytest.mark.parametrize(
    ("kind", "met", "missed"),
    [
        (2, (1, 1, 2, 3, 4), (1, 2, 3, 4, 5)),
        (3, (5, 1, 5, 2, 5), (4, 4, 5, 5, 6)),
        (4, (2, 2, 2, 2, 6), (1, 1, 1, 2, 3)),  # four swords are not four equal numbers
        (5, (6, 6, 6, 6, 6), (6, 6, 6, 6, 1)),
    ],
)
def test_an_ability_may_ask_for_equal_numbers(brute: Brute, kind: int, met: Dice, missed: Dice) -> None:
    side = brute(put("boards/main/abilities/1/requirement", {"of_a_kind": kind}))
    assert "sturdy_blow/0" in announcements(side, met)
    assert "sturdy_blow/0" not in announcements(side, missed)


@rule("DT-ABIL-2", "DT-ABIL-6")
def test_rows_may_rise_by_equal_numbers(brute: Brute) -> None:
    rows = [(2, 3), (3, 5), (5, 9)]
    tiers = [
        {"requirement": {"of_a_kind": kind}, "effects": [{"damage": dealt, "type": "pure"}]} for kind, dealt in rows
    ]
    side = brute(put("boards/main/abilities/0/tiers", tiers))
    assert [row for row in announcements(side, (4, 4, 4, 1, 6)) if row.startswith("smack")] == ["smack/1", "smack/0"]
    duel = scenario(side, pyromancer()).roll(4, 4, 4, 1, 6).attack("smack", row=1)
    assert duel.health(1) == 45


@rule("DT-ABIL-3", "DT-ABIL-5")
@pytest.mark.parametrize("dice", [(1, 2, 3, 4, 6), (5, 2, 4, 3, 2), (6, 5, 4, 3, 1), (1, 2, 3, 4, 5), (2, 3, 4, 5, 6)])
def test_four_numbers_in_a_row_are_a_small_straight_and_so_are_five(dice: Dice) -> None:
    assert "mighty_blow/0" in announcements(barbarian(), dice)


@rule("DT-ABIL-3")
@pytest.mark.parametrize("dice", [(1, 2, 3, 5, 6), (1, 2, 4, 5, 6), (1, 1, 2, 2, 3)])
def test_a_gap_breaks_a_small_straight(dice: Dice) -> None:
    assert "mighty_blow/0" not in announcements(barbarian(), dice)


@rule("DT-ABIL-4")
@pytest.mark.parametrize(
    ("dice", "met"),
    [((1, 2, 3, 4, 5), True), ((6, 5, 4, 3, 2), True), ((1, 2, 3, 4, 6), False), ((2, 3, 4, 5, 5), False)],
)
def test_only_five_numbers_in_a_row_are_a_large_straight(dice: Dice, met: bool) -> None:
    assert ("reckless/0" in announcements(barbarian(), dice)) is met


@rule("DT-ABIL-6", "A-6")
def test_every_row_that_is_met_may_be_picked_and_the_strongest_comes_first() -> None:
    assert announcements(barbarian(), (1, 1, 2, 3, 3)) == ["smack/2", "smack/1", "smack/0"]
    assert announcements(barbarian(), (1, 1, 2, 3, 4)) == ["smack/1", "smack/0", "mighty_blow/0"]


@rule("DT-ABIL-6")
@pytest.mark.parametrize(("row", "left"), [(0, 46), (1, 44), (2, 42)])
def test_one_row_resolves_and_never_their_sum(row: int, left: int) -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 1, 2, 3, 3)
    duel.attack("smack", row).declines_defence()
    assert duel.health(1) == left


@rule("DT-ABIL-7")
def test_a_rider_looks_at_the_final_dice_whichever_row_was_used() -> None:
    duel = scenario(barbarian(upgrades=["smack_2"]), pyromancer()).roll(2, 2, 2, 2, 1)
    duel.attack("smack", row=0)
    assert duel.health(1) == 45
    assert duel.logged(events.DefenceDeclined) == []


@rule("DT-ABIL-7", "DT-ROLL-16")
def test_a_rider_counts_a_die_that_was_altered_before_the_dice_were_final() -> None:
    duel = scenario(barbarian(hand=["so_wild"], upgrades=["smack_2"]), pyromancer()).roll(2, 2, 2, 1, 1)
    duel.play("so_wild").answer("set_die 3 2").attack("smack", row=1)
    assert duel.asked()[1] == "main"


@rule("DT-ABIL-8")
def test_one_die_serves_every_effect_that_counts_it() -> None:
    duel = scenario(pyromancer(), barbarian()).roll(5, 5, 1, 2, 4)
    duel.attack("burning_soul")
    assert duel.tokens(0, "fire_mastery") == 4
    assert duel.health(1) == 48


@rule("DT-ABIL-8")
def test_one_defence_die_serves_every_effect_that_counts_it() -> None:
    duel = scenario(barbarian(), pyromancer(upgrades=["molten_armor_3"])).roll(1, 1, 1, 4, 4)
    duel.attack("smack").defend("molten_armor", 6, 6, 4, 4, 4).pass_windows()
    assert duel.tokens(1, "fire_mastery") == 2
    assert duel.health(0) == 48


@rule("DT-ABIL-10")
def test_an_upgrade_may_bring_one_more_ability() -> None:
    dice = (6, 6, 6, 1, 4)
    assert announcements(barbarian(), dice) == []
    assert announcements(barbarian(upgrades=["crit_bash_2"]), dice) == ["crit_smash/0"]


@rule("DT-ABIL-10", "DT-ROLL-17")
def test_the_added_ability_is_one_more_option_but_only_one_is_activated() -> None:
    side = barbarian(upgrades=["crit_bash_2"])
    assert announcements(side, (6, 6, 6, 6, 1)) == ["crit_bash/0", "crit_smash/0"]
    duel = scenario(side, pyromancer()).roll(6, 6, 6, 6, 1)
    duel.attack("crit_smash")
    assert [event.ability for event in duel.logged(events.Activated)] == ["crit_smash"]
    assert duel.asked() == (0, "main")
