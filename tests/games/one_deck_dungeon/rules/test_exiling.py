"""Dice that leave the game: how many, from where, and whether a text that begins so can be used at all."""

from ludotheque.games.one_deck_dungeon.content.effect_types import Damage, ExileDice
from ludotheque.games.one_deck_dungeon.content.vocabulary import Color, Many, Place, Target
from ludotheque.games.one_deck_dungeon.effects.resolvers import MatchTable
from ludotheque.games.one_deck_dungeon.resolution.context import Context, possible, run
from ludotheque.games.one_deck_dungeon.table.actions import COLOR, DIE, DONE
from ludotheque.games.one_deck_dungeon.table.die import AGILITY, COLOR_NAMES, MAGIC, STRENGTH
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.chance import Chance, key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.table import Answers, Table
from tests.games.one_deck_dungeon.scenario import scenario, warrior
from tests.games.one_deck_dungeon.spelling import die_code
from tests.rules import rule

ROLL = "S5 S3 S2 S1 A4 A2 M6"


class Said(Answers):
    """The answers of a test, one after the other; a sole one is given by itself."""

    def __init__(self, *answers: int) -> None:
        self.left = list(answers)

    def answer(self, table: Table, decision: Decision) -> int:
        if len(decision.options) == 1:
            return int(decision.options[0])
        answer = self.left.pop(0)
        assert answer in decision.options
        return answer


def step_4(*answers: int) -> DungeonTable:
    """The Warrior in step 4 with her dice, at a table of its own."""
    delve = scenario(warrior()).fight("ogre_1", ROLL)
    return MatchTable(delve.state.copy(), delve.content, (Chance(key_of("exile"), 2), None), Said(*answers))


def die(said: str) -> int:
    return DIE | die_code(said)


def exiled(table: DungeonTable) -> dict[str, int]:
    return {name: table.state.exiled[color] for color, name in enumerate(COLOR_NAMES) if table.state.exiled[color]}


def carry_out(effect: ExileDice, *answers: int, given: tuple[str, ...] = ()) -> DungeonTable:
    table = step_4(*answers)
    context = Context(0, "frenzy")
    context.given = [die_code(said) for said in given]
    run(table, context, (effect,))
    return table


@rule("ODD-EXILE-1")
def test_as_many_dice_of_the_pool_as_the_text_says() -> None:
    table = carry_out(ExileDice(Place.OWN_POOL, 2), die("S1"), die("A2"))
    assert exiled(table) == {"strength": 1, "agility": 1}
    assert len(table.pool(0)) == len(ROLL.split()) - 2


@rule("ODD-EXILE-1")
def test_any_number_of_dice_may_be_none() -> None:
    assert exiled(carry_out(ExileDice(Place.OWN_POOL, Many.ANY), DONE)) == {}
    assert exiled(carry_out(ExileDice(Place.OWN_POOL, Many.ANY), die("S1"), DONE)) == {"strength": 1}


@rule("ODD-EXILE-1")
def test_each_die_of_a_colour() -> None:
    every = ExileDice(Place.OWN_POOL, Many.EACH, (Color.AGILITY,))
    assert exiled(carry_out(every, die("A2"))) == {"agility": 2}


@rule("ODD-EXILE-1")
def test_a_text_that_opens_with_it_needs_so_many_dice() -> None:
    table = step_4()
    context = Context(0, "frenzy")
    assert possible(table, context, (ExileDice(Place.OWN_POOL, 2, (Color.AGILITY,)),))
    assert not possible(table, context, (ExileDice(Place.OWN_POOL, 2, (Color.MAGIC,)),))


@rule("ODD-EXILE-1")
def test_something_else_may_happen_if_there_are_not_so_many() -> None:
    lacking = ExileDice(Place.OWN_POOL, 2, (Color.MAGIC,), otherwise=(Damage(1, Target.SELF),))
    table = carry_out(lacking)
    assert (exiled(table), table.hero(0).damage) == ({"magic": 1}, 1)
    assert (
        carry_out(ExileDice(Place.OWN_POOL, 1, (Color.MAGIC,), otherwise=(Damage(1, Target.SELF),))).hero(0).damage == 0
    )


@rule("ODD-EXILE-1")
def test_so_many_of_the_dice_given_for_a_heroic_die() -> None:
    given = ("S3", "A2", "M4")
    two = carry_out(ExileDice(Place.HEROIC_EXCHANGE, 2), COLOR | MAGIC, COLOR | STRENGTH, given=given)
    assert exiled(two) == {"strength": 1, "magic": 1}
    assert exiled(
        carry_out(ExileDice(Place.HEROIC_EXCHANGE, Many.EACH), COLOR | AGILITY, COLOR | MAGIC, given=given)
    ) == {
        "strength": 1,
        "agility": 1,
        "magic": 1,
    }


@rule("ODD-EXILE-1")
def test_a_colour_that_was_given_once_is_exiled_once() -> None:
    assert exiled(carry_out(ExileDice(Place.HEROIC_EXCHANGE, 2), COLOR | STRENGTH, given=("S3", "A2"))) == {
        "strength": 1,
        "agility": 1,
    }
