"""What the main button of a roll proposes: the best ability reached, and whether rolling again promises more."""

from ludotheque.games.dice_throne.agents.answers import best_reached
from tests.games.dice_throne.agents.advice import seen_by_asked
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario


def proposed(duel: Duel) -> tuple[str, bool] | None:
    found = best_reached(duel.decision, seen_by_asked(duel))
    return (duel.spell(found[0]), found[1]) if found is not None else None


def rolled(*dice: int) -> Duel:
    return scenario(barbarian(), pyromancer()).roll(*dice)


def test_nothing_is_proposed_where_no_ability_is_reached() -> None:
    assert proposed(rolled(1, 2, 4, 5, 6)) is None


def test_the_best_of_several_rows_is_proposed() -> None:
    duel = rolled(1, 1, 2, 2, 3)
    assert proposed(duel) == ("announce smack/2", False)


def test_little_that_is_reached_is_worth_another_roll_as_long_as_there_is_one() -> None:
    assert proposed(rolled(1, 1, 2, 4, 6)) == ("announce smack/0", False)


def test_the_last_roll_leaves_nothing_to_gain() -> None:
    duel = rolled(1, 1, 2, 4, 6)
    for _ in range(2):
        duel.will_roll(0, 4).reroll(3)
    assert proposed(duel) == ("announce smack/0", True)


def test_the_best_that_dice_can_do_is_enough_with_rolls_left() -> None:
    assert proposed(rolled(6, 6, 6, 6, 6)) == ("announce rage/0", True)
