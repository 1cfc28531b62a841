"""The Barbarian's upgrades: each is paid, laid, and used in the same turn."""

import pytest

from tests.games.dice_throne.scenario import Duel, Side, barbarian, pyromancer, scenario

Dice = tuple[int, ...]


def upgraded(card: str, cost: int, dice: Dice, foe: Side | None = None, health: int = 50) -> Duel:
    """The Barbarian spends all CP on the upgrade and throws these dice."""
    own = barbarian([card, "concuss"], cp=cost, health=health)
    duel = scenario(own, foe or pyromancer()).main().will_roll(0, *dice)
    duel.play(card)
    assert (duel.cp(0), duel.upgrades(0)) == (0, [card])
    return duel.end()


@pytest.mark.parametrize(
    ("dice", "row", "damage"),
    [((1, 2, 3, 4, 6), 0, 5), ((1, 1, 2, 3, 6), 1, 7), ((1, 1, 2, 2, 3), 2, 9)],
)
def test_smack_2(dice: Dice, row: int, damage: int) -> None:
    duel = upgraded("smack_2", 2, dice).attack("smack", row)
    assert duel.asked() == (1, "defence")
    duel.declines_defence()
    assert duel.health(1) == 50 - damage


def test_smack_2_with_four_of_a_kind_cannot_be_defended() -> None:
    duel = upgraded("smack_2", 2, (3, 3, 3, 3, 6)).attack("smack", 0)
    assert duel.asked() == (0, "main")
    assert duel.health(1) == 45


@pytest.mark.parametrize(
    ("dice", "row", "damage"),
    [((1, 2, 3, 4, 6), 0, 6), ((1, 1, 2, 3, 6), 1, 8), ((1, 1, 2, 2, 3), 2, 10)],
)
def test_smack_3(dice: Dice, row: int, damage: int) -> None:
    duel = upgraded("smack_3", 3, dice).attack("smack", row)
    assert duel.asked() == (1, "defence")
    duel.declines_defence()
    assert duel.health(1) == 50 - damage


def test_smack_3_with_four_of_a_kind_cannot_be_defended() -> None:
    duel = upgraded("smack_3", 3, (2, 2, 2, 2, 1)).attack("smack", 2)
    assert duel.asked() == (0, "main")
    assert duel.health(1) == 40


def test_sturdy_blow_2() -> None:
    duel = upgraded("sturdy_blow_2", 1, (1, 3, 6, 6, 4)).attack("sturdy_blow")
    assert duel.asked() == (0, "main")
    assert duel.health(1) == 45


def test_sturdy_blow_3() -> None:
    duel = upgraded("sturdy_blow_3", 2, (1, 3, 6, 6, 4)).attack("sturdy_blow")
    assert duel.asked() == (0, "main")
    assert duel.health(1) == 44


def test_mighty_blow_2_cannot_be_defended() -> None:
    duel = upgraded("mighty_blow_2", 2, (3, 4, 5, 6, 3)).attack("mighty_blow")
    assert duel.asked() == (0, "main")
    assert duel.health(1) == 42


def test_crit_bash_2() -> None:
    duel = upgraded("crit_bash_2", 2, (6, 6, 6, 6, 1)).announce("crit_bash")
    assert duel.health(1) == 43
    assert duel.asked() == (0, "rolling")  # the extra phase that Stun brings


def test_crit_smash_comes_with_crit_bash_2() -> None:
    duel = upgraded("crit_bash_2", 2, (6, 6, 6, 4, 1))
    assert "announce crit_bash/0" not in duel.options()
    duel.announce("crit_smash")
    assert duel.asked() == (0, "main")
    assert (duel.health(1), duel.tokens(1, "concussion")) == (48, 1)


def test_crit_smash_is_not_printed_on_the_board() -> None:
    assert "announce crit_smash/0" not in scenario(barbarian(), pyromancer()).roll(6, 6, 6, 4, 1).options()


@pytest.mark.parametrize(
    ("dice", "row", "healed"),
    [((4, 4, 5, 1, 6), 0, 5), ((4, 4, 5, 5, 6), 1, 6), ((4, 4, 5, 5, 5), 2, 7)],
)
def test_fortitude_2(dice: Dice, row: int, healed: int) -> None:
    duel = upgraded("fortitude_2", 2, dice, health=40).attack("fortitude", row)
    assert (duel.asked(), duel.health(0)) == ((0, "main"), 40 + healed)


@pytest.mark.parametrize(("answer", "left"), [("token burn", (0, 1)), ("token concussion", (1, 0)), ("pass", (1, 1))])
def test_fortitude_2_with_three_of_a_kind_may_remove_a_token(answer: str, left: tuple[int, int]) -> None:
    own = barbarian(health=40, upgrades=["fortitude_2"], tokens={"burn": 1, "concussion": 1})
    duel = scenario(own, pyromancer()).roll(4, 4, 4, 1, 6).announce("fortitude", 0)
    assert duel.asked() == (0, "choose_token")
    duel.answer(answer)
    assert (duel.tokens(0, "burn"), duel.tokens(0, "concussion")) == left
    assert (duel.asked(), duel.health(0)) == ((0, "main"), 45)  # one token and no more


def test_fortitude_2_without_three_of_a_kind_removes_nothing() -> None:
    own = barbarian(upgrades=["fortitude_2"], tokens={"burn": 1})
    duel = scenario(own, pyromancer()).roll(4, 4, 5, 5, 6).announce("fortitude", 1)
    assert (duel.asked(), duel.tokens(0, "burn")) == ((0, "main"), 1)


@pytest.mark.parametrize(("total", "concussions"), [((3, 3, 3), 0), ((3, 3, 4), 1)])
def test_overpower_2_inflicts_concussion_from_10(total: Dice, concussions: int) -> None:
    duel = upgraded("overpower_2", 2, (1, 2, 3, 6, 6)).will_roll(0, *total).attack("overpower")
    assert duel.tokens(1, "concussion") == concussions
    duel.declines_defence()
    assert duel.health(1) == 50 - sum(total)


def test_war_cry_comes_with_overpower_2() -> None:
    duel = upgraded("overpower_2", 2, (1, 2, 4, 5, 6), health=40).announce("war_cry")
    assert duel.asked() == (0, "main")
    assert (duel.health(0), duel.health(1)) == (42, 48)


def test_war_cry_is_not_printed_on_the_board() -> None:
    assert "announce war_cry/0" not in scenario(barbarian(), pyromancer()).roll(1, 2, 4, 5, 6).options()


def test_reckless_2() -> None:
    duel = upgraded("reckless_2", 2, (1, 2, 3, 4, 5)).attack("reckless")
    assert duel.asked() == (1, "defence")
    duel.declines_defence()
    assert (duel.health(0), duel.health(1)) == (45, 30)


def defends_against(ability: str, *dice: int, **forced: Dice) -> Duel:
    """A Pyromancer attacks a Barbarian with Thick Skin II; the defence is asked."""
    foe = barbarian(upgrades=["thick_skin_2"], health=30)
    duel = scenario(pyromancer(), foe).roll(*dice).will_roll(0, *forced.get("then", ()))
    return duel.attack(ability)


def test_thick_skin_2_costs_three_and_is_laid_on_the_defence() -> None:
    duel = scenario(barbarian(["thick_skin_2", "concuss"], cp=3), pyromancer()).main().play("thick_skin_2")
    assert (duel.cp(0), duel.level(0, "thick_skin")) == (0, 2)


def test_thick_skin_2_heals_two_for_each_life_of_four_dice() -> None:
    duel = defends_against("fireball", 1, 2, 3, 4, 4).defend("thick_skin", 4, 5, 5, 4)
    assert (duel.thrown(), duel.health(1)) == ((4, 5, 5, 4), 30 - 4 + 8)


@pytest.mark.parametrize(("answer", "burns"), [("token burn", 0), ("pass", 1)])
def test_thick_skin_2_with_two_lives_may_prevent_a_token(answer: str, burns: int) -> None:
    duel = defends_against("pyroblast", 1, 2, 3, 6, 6, then=(4,)).defend("thick_skin", 4, 5, 1, 1)
    assert duel.asked() == (1, "choose_token")
    duel.answer(answer)
    assert (duel.asked(), duel.tokens(1, "burn")) == ((0, "main"), burns)
    assert duel.health(1) == 30 - 6 + 4


def test_thick_skin_2_with_one_life_prevents_no_token() -> None:
    duel = defends_against("pyroblast", 1, 2, 3, 6, 6, then=(4,)).defend("thick_skin", 4, 1, 1, 1)
    assert duel.asked() == (0, "main")
    assert duel.tokens(1, "burn") == 1


def attacked_with_huzzah(window: int) -> Duel:
    """Fireball; the Pyromancer plays Huzzah! at that window and throws a Blaze."""
    foe = barbarian(upgrades=["thick_skin_2"], health=30)
    duel = scenario(pyromancer(["huzzah"], cp=1), foe).roll(1, 2, 3, 4, 4).announce("fireball")
    for _ in range(window):
        duel.passes(by=0)
    return duel.will_roll(0, 4).play("huzzah", by=0)


@pytest.mark.parametrize("window", [0, 1])
def test_thick_skin_2_prevents_the_token_of_an_attack_modifier(window: int) -> None:
    duel = attacked_with_huzzah(window)  # when it is activated, or when the target is fixed
    assert duel.tokens(1, "burn") == 1
    duel.defend("thick_skin", 4, 5, 1, 1).answer("token burn", by=1)
    assert duel.tokens(1, "burn") == 0


@pytest.mark.parametrize(("answer", "burns"), [("yes", 0), ("pass", 1)])
def test_thick_skin_2_may_refuse_a_token_that_comes_after_the_defence(answer: str, burns: int) -> None:
    foe = barbarian(upgrades=["thick_skin_2"], health=30)
    duel = scenario(pyromancer(["huzzah"], cp=1), foe).roll(1, 2, 3, 4, 4).attack("fireball")
    duel.defend("thick_skin", 4, 5, 1, 1)
    duel.passes(by=0).passes(by=0)  # neither while the dice lie there nor before their results
    duel.will_roll(0, 4).play("huzzah", by=0)
    assert duel.asked() == (1, "refuse_token")
    duel.answer(answer)
    assert duel.tokens(1, "burn") == burns
