"""The optional card for four players."""

from ludotheque.games.one_deck_dungeon.rules.boss import boss_health
from tests.games.one_deck_dungeon.cards.scenes import four, time_spent
from tests.games.one_deck_dungeon.scenario import Scene, fled, scenario


def party(hordes: str = "yes", **said: object) -> Scene:
    said.setdefault("dungeon", "mudlands")
    return scenario(*four(), hordes=hordes, **said)


def test_shadow_hordes() -> None:
    """A combat with a leaf has their two boxes, the other card of the door has none."""
    delve = party().meet("rotwood_giant_2", "rotwood_giant_1").answer("card rotwood_giant_2").pair(0, 2)
    assert delve.boxes()[6:] == ["S3 1 heart", "A4 1 poison", "S4 1 heart"]
    other = party().meet("rotwood_giant_2", "rotwood_giant_1").answer("card rotwood_giant_1").pair(0, 2)
    assert other.boxes()[6:] == ["S3 1 heart"]


def test_shadow_hordes_in_a_peril() -> None:
    delve = party().meet("nettle_field_2", "nettle_field_1").answer("card nettle_field_2").pair(0, 2).peril(0)
    assert delve.boxes()[1:] == ["armor G3", "G4 1 poison"]


def test_shadow_hordes_cost_time_if_the_party_stays_at_two_leaves() -> None:
    delve = party().meet("rotwood_giant_2", "viper_2")
    assert time_spent(delve) == [2]
    assert time_spent(party().meet("rotwood_giant_1", "viper_2")) == []
    assert time_spent(party(hordes="no").meet("rotwood_giant_2", "viper_2")) == []


def test_shadow_hordes_cost_nothing_if_the_party_flees() -> None:
    delve = party(dungeon="vile_roots", doors=[("rotwood_giant_2", "viper_2")], cubes=0).option()
    delve.enter("rotwood_giant_2", "viper_2").flee().hero(0).hero(0)
    assert 2 not in time_spent(delve)


def test_shadow_hordes_do_not_ask_again_at_an_open_door() -> None:
    delve = party(doors=[fled("rotwood_giant_2", "viper_2")]).option().enter("rotwood_giant_2", "viper_2")
    assert time_spent(delve) == []


def test_shadow_hordes_strengthen_the_boss_after_doubling() -> None:
    assert boss_health(party().boss().table) == 2 * 6 + 2
    assert boss_health(party(hordes="no").boss().table) == 2 * 6


def test_shadow_hordes_leave_cards_of_the_base_set_alone() -> None:
    delve = party(deck="hybrid").meet("bandit_2", "beetle_2").answer("card bandit_2").pair(0, 1)
    assert (delve.boxes()[5:], time_spent(delve)) == (["S3 1 heart"], [])
