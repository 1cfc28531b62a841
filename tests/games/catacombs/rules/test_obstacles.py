"""The obstacle step (CC-OBST)."""

import pytest

from ludotheque.games.catacombs.table.actions import obstacle_action
from tests.games.catacombs.scenario import scenario, skull, sword, way
from tests.rules import rule


@rule("CC-OBST-1")
def test_obstacles_move_when_struck_and_stay_there() -> None:
    conquest = scenario(sword("oathbound_knight"), skull("witch"), at={"obstacle_1": (220.0, 100.0)}).card()
    before = conquest.place("obstacle_1")
    conquest.flick(0, 2.0)
    struck = conquest.place("obstacle_1")
    assert way(conquest, "obstacle_1", before) > 20
    conquest.nudge(180).nudge_obstacle()
    assert (conquest.whose_turn(), conquest.place("obstacle_1")) == ("skull_1", struck)


@rule("CC-OBST-2")
def test_one_obstacle_must_be_moved() -> None:
    conquest = scenario().obstacle()
    assert (conquest.asked(), conquest.owner(), conquest.options()) == ("obstacle", 0, [])
    assert "reason-want-obstacle" in conquest.refused(0)


@rule("CC-OBST-2")
def test_a_stunned_player_moves_one_too() -> None:
    conquest = scenario(sword("silver_stag"), skull("witch"), stunned="sword").card().nudge()
    assert (conquest.asked(), conquest.options()) == ("obstacle", [])


@rule("CC-OBST-2")
def test_the_option_allows_a_pass() -> None:
    conquest = scenario(obstacle_move="optional").obstacle()
    before = conquest.places()
    assert conquest.options() == ["done"]
    conquest.done()
    assert (conquest.whose_turn(), conquest.moved(before), conquest.shots()) == ("skull_1", [], [])
    moved = scenario(obstacle_move="optional").obstacle().obstacle("obstacle_1", 270, 0.5)
    assert (moved.whose_turn(), moved.shots()) == ("skull_1", ["move"])


@rule("CC-OBST-3")
def test_it_deals_no_damage_and_may_shove_characters_of_both_teams() -> None:
    at = {"obstacle_1": (250.0, 100.0), "sword_1": (275.0, 125.0), "sword_2": (40.0, 40.0)}
    conquest = scenario(at=at, kept={"skull": ["behemoth"], "sword": ["lantern_captain"]}).obstacle()
    before = conquest.places()
    conquest.obstacle("obstacle_1", 0, 2.5)
    assert {"sword_1", "skull_1", "obstacle_1"} <= set(conquest.moved(before))
    assert (conquest.pools(), conquest.hits(), conquest.whose_turn()) == ((8, 8, 8), [], "skull_1")


@rule("CC-OBST-4")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_any_obstacle_may_be_chosen(number: int) -> None:
    conquest = scenario().obstacle()
    before = conquest.places()
    conquest.obstacle(f"obstacle_{number}", 270, 0.4)
    assert conquest.moved(before) == [f"obstacle_{number}"]


@rule("CC-OBST-4")
def test_also_the_same_one_again_by_the_other_team() -> None:
    conquest = scenario(sword("silver_stag"), skull("iron_jailer")).obstacle()
    before = conquest.place("obstacle_2")
    conquest.obstacle("obstacle_2", 270, 0.5)
    conquest.play("iron_jailer").nudge().nudge().nudge().obstacle("obstacle_2", 270, 0.5)
    assert way(conquest, "obstacle_2", before) == pytest.approx(2 * 0.5**2 / (2 * 2.4525) * 1000, abs=0.01)


@rule("CC-OBST-4")
@pytest.mark.parametrize("disc", [0, 1, 2, 3, 9, 10, 15])
def test_nothing_else_is_an_obstacle(disc: int) -> None:
    conquest = scenario().obstacle()
    assert f"reason-no-obstacle CC-OBST-4 disc={disc} first=4 last=8" in conquest.refused(
        obstacle_action(disc, 0, 1_000_000)
    )


@rule("CC-OBST-5")
def test_an_obstacle_struck_by_a_projectile_passes_no_damage_on() -> None:
    at = {"obstacle_1": (240.0, 100.0), "skull_1": (268.0, 100.0)}
    conquest = scenario(sword("belfry_cleric"), skull("witch"), at=at).card().put_towards(0).flick(0, 2.0)
    assert ("skull_1", "obstacle_1") in conquest.touches()
    assert conquest.pools() == (8, 8, 8)
