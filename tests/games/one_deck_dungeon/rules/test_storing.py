"""Who stores the last heroic dice, where several heroes store at once (ODD-FEAT-4, AMB-33)."""

import pytest

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import REASONS
from tests.games.one_deck_dungeon.cards.scenes import druid, warden
from tests.games.one_deck_dungeon.scenario import Delve, Hero, mage, paladin, rogue, scenario, warrior
from tests.rules import rule

FOREST = {"dungeon": "mudlands"}
LAST_ONE = {"heroic": 5}  # exiled of six


def stored(delve: Delve) -> list[int]:
    return [delve.stored(seat) for seat in range(delve.content.seats)]


def asks_who_stores(delve: Delve, *seats: int) -> bool:
    """Are these heroes offered, and is that what they are offered for?"""
    assert (delve.asked(), REASONS[delve.decision.subject]) == ("hero", "store")
    return delve.options() == [f"hero {seat}" for seat in seats]


@rule("AMB-33", "ODD-FEAT-4")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_exploring_the_party_says_who_stores_the_last_die(seat: int) -> None:
    said = {"doors": ["viper_1"], "exiled": LAST_ONE, **FOREST}
    delve = scenario(mage(), warden(), **said).option().explore()
    assert asks_who_stores(delve, 0, 1)
    delve.hero(seat)
    assert stored(delve) == [int(seat == 0), int(seat == 1)]
    assert delve.logged(events.DieStored) == [events.DieStored(seat)]


@rule("AMB-33", "ODD-FEAT-4")
def test_with_dice_enough_nobody_is_asked() -> None:
    said = {"doors": ["viper_1"], "exiled": {"heroic": 4}, **FOREST}
    delve = scenario(mage(), warden(), **said).option().explore()
    assert (delve.asked(), stored(delve)) == ("option", [1, 1])


@rule("AMB-33", "ODD-FEAT-4")
def test_a_hero_whose_card_is_full_takes_no_part() -> None:
    """Of six dice one is stored already and four are exiled."""
    said = {"doors": ["viper_1"], "exiled": {"heroic": 4}, **FOREST}
    delve = scenario(mage(stored=1), warden(), **said).option().explore()
    assert (delve.asked(), stored(delve)) == ("option", [1, 1])


@rule("AMB-33", "ODD-FEAT-4")
def test_without_a_die_nobody_is_asked() -> None:
    said = {"doors": ["viper_1"], "exiled": {"heroic": 6}, **FOREST}
    delve = scenario(mage(), warden(), **said).option().explore()
    assert (delve.asked(), stored(delve)) == ("option", [0, 0])


@rule("AMB-33", "ODD-FEAT-5")
def test_after_fleeing() -> None:
    said = {"doors": [("ogre_1", "ogre_2")], "exiled": {"heroic": 11}}
    delve = scenario(mage(), rogue(), mage(), warrior(), **said).option().enter("ogre_1", "ogre_2").flee()
    assert asks_who_stores(delve, 0, 2)
    assert stored(delve.hero(2)) == [0, 0, 1, 0]


@rule("AMB-33", "ODD-FEAT-5")
def test_a_door_that_two_heroes_store_for() -> None:
    """A card worth 4 XP with a leaf."""
    scene = scenario(paladin(), druid(), doors=["rotwood_giant_2"], exiled=LAST_ONE, **FOREST)
    delve = scene.option().enter("rotwood_giant_2")
    assert asks_who_stores(delve, 0, 1)
    assert (delve.hero(1).asked(), stored(delve)) == ("door", [0, 1])


def fought(*heroes: Hero, heroic: int) -> Delve:
    """Four heroes of whom the first two have stopped fighting an Ogre, with so many heroic dice for each pair."""
    scene = scenario(*heroes, doors=[("cave_in_1", "ogre_2")], exiled={"heroic": 12 - 2 * heroic})
    delve = scene.meet("ogre_1", "cave_in_2").answer("card ogre_1")
    return delve.will_gather("S1 S1 S1 A1", "S1 S1 S1 A1").pair(0, 1).done()


@rule("AMB-33", "ODD-FEAT-5", "ODD-4P-9")
def test_two_heroes_hurt_by_the_same_consequences() -> None:
    """All hearts are placed before anybody stores; the dice are those of their pair."""
    delve = fought(warrior(), warrior(), mage(), rogue(), heroic=1)
    while delve.decision.subject != REASONS.index("store"):
        delve.hero(0)
    assert asks_who_stores(delve, 0, 1)
    assert all(delve.damage(seat) for seat in (0, 1))
    assert stored(delve.hero(1)) == [0, 1, 0, 0]


@rule("AMB-33", "ODD-4P-11")
def test_two_heroes_struck_by_the_stairs() -> None:
    said = {"deck": [], "stairs": 4, "doors": [("ogre_1", "ogre_2")], "exiled": {"heroic": 11}}
    delve = scenario(warrior(), mage(), warrior(), rogue(), **said).turn().hero(0).hero(2)
    assert asks_who_stores(delve, 0, 2)
    assert stored(delve.hero(0)) == [1, 0, 0, 0]


@rule("AMB-33", "ODD-FEAT-5")
def test_each_damage_of_a_solo_hero_stores_while_there_are_dice() -> None:
    delve = scenario(warrior(), doors=["cave_in_2"], exiled=LAST_ONE).peril("spiked_log_1", 0, "S1 S1 S1 S1").done()
    assert (delve.damage(), stored(delve)) == (3, [1])


@rule("AMB-33", "ODD-ENC-22")
def test_two_heroes_who_take_poison() -> None:
    heroes = (warden(), warden(), mage(), rogue())
    scene = scenario(*heroes, doors=[("vine_trap_1", "viper_1")], exiled={"heroic": 10}, dungeon="mudlands")
    delve = scene.meet("spore_vent_1", "vine_trap_2").answer("card spore_vent_1").pair(0, 1)
    delve.will_gather("A1", "A1").peril(1).done()
    while delve.decision.subject != REASONS.index("store"):
        delve.hero(0)
    assert asks_who_stores(delve, 0, 1)
    assert (delve.poison(0), delve.poison(1)) == (2, 1), "all tokens are placed first"
    assert stored(delve.hero(1)) == [0, 1, 0, 0]
