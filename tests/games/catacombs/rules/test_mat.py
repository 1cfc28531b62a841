"""Walls or mat (CC-MAT)."""

from math import hypot

import pytest

from ludotheque.games.catacombs.table import events
from tests.games.catacombs.arranging import DISC_NAMES, Point
from tests.games.catacombs.scenario import Conquest, new_game, scenario, skull, sword
from tests.rules import rule

FAR: dict[str, Point] = {"sword_2": (100, 250), "skull_1": (500, 150), "skull_2": (500, 250)}
OPEN: dict[str, Point] = {
    "sword_1": (450, 150),
    "skull_1": (250, 30),
    "skull_2": (250, 250),
    "obstacle_4": (350, 320),
}


def critical(angle: float, speed: float, at: dict[str, Point], boundary: str = "mat") -> Conquest:
    """sword_1 makes a critical combat shot, worth 2 for each enemy hit."""
    scene = scenario(sword("oathbound_knight"), skull("witch"), at={**FAR, **at}, boundary=boundary)
    return scene.card().flick(angle, speed)


def put_back(conquest: Conquest) -> list[tuple[str, float, float]]:
    """The discs that were put back, in order, in millimetres."""
    return [(DISC_NAMES[event.disc], event.x / 1000, event.y / 1000) for event in conquest.logged(events.PutBack)]


@rule("CC-MAT-1")
def test_walls_are_the_default_and_nothing_leaves() -> None:
    assert new_game().match.redact(())["arena"]["boundary"] == "walls"
    for angle, wall in ((0, "right"), (90, "top"), (180, "left"), (270, "bottom")):
        conquest = critical(angle, 3.0, OPEN, "walls")
        x, y = conquest.at("sword_1")
        assert ("sword_1", wall) in conquest.touches()
        assert 12.5 <= x <= 597.5
        assert 12.5 <= y <= 342.5
        assert conquest.logged(events.PutBack) == []


@rule("CC-MAT-1", "CC-MAT-2")
@pytest.mark.parametrize(("boundary", "hit"), [("walls", False), ("mat", True)])
def test_a_wall_spoils_a_shot_and_a_mat_has_none(boundary: str, hit: bool) -> None:
    """The missile comes so low that its rim would touch a wall before it meets the enemy."""
    at: dict[str, Point] = {"sword_1": (450, 30), "skull_1": (570, 12.5)}
    scene = scenario(sword("kite_courier"), skull("witch"), at={**FAR, **at}, boundary=boundary)
    conquest = scene.card().put_towards(0).flick(340.2, 2.0)
    touched = [set(each) - {"projectile"} for each in conquest.touches() if "projectile" in each]
    assert touched[0] == ({"skull_1"} if boundary == "mat" else {"bottom"})
    assert {"skull_1"} in touched
    assert bool(conquest.hits()) is hit


@rule("CC-MAT-2")
def test_on_a_mat_a_disc_slides_on_its_edge_and_hits_there() -> None:
    conquest = critical(90, 1.0, {"sword_1": (5, 100), "skull_1": (5, 200)})
    assert (conquest.touches(), conquest.hits()) == ([("sword_1", "skull_1")], [(["skull_1"], 2)])


@rule("CC-MAT-2")
def test_a_mat_slows_more_than_a_table() -> None:
    ways = [critical(0, 0.6, {"sword_1": (150, 100)}, boundary).at("sword_1")[0] - 150 for boundary in ("walls", "mat")]
    assert ways == [pytest.approx(360 / (2 * 0.25 * 9.81), abs=0.01), pytest.approx(360 / (2 * 0.30 * 9.81), abs=0.01)]


@rule("CC-MAT-3")
def test_a_disc_leaves_when_its_centre_crosses_the_edge() -> None:
    hangs = critical(0, 0.8, {"sword_1": (500, 100)})
    assert (hangs.touches(), hangs.logged(events.PutBack)) == ([], [])
    assert 597.5 < hangs.at("sword_1")[0] < 610
    leaves = critical(0, 1.0, {"sword_1": (500, 100)})
    assert leaves.touches() == [("sword_1", "right")]
    exit_ = leaves.logged(events.Flicked)[0].record["events"][0]
    assert (exit_["kind"], exit_["at"]) == ("exit", [[610_000, 100_000]])


@rule("CC-MAT-3")
def test_who_has_left_takes_no_further_part_in_that_flick() -> None:
    """skull_1 is knocked over the edge; sword_1 goes on through where it would be put back."""
    conquest = critical(0, 3.0, {"sword_1": (560, 100), "skull_1": (590, 100)})
    assert conquest.touches() == [("sword_1", "skull_1"), ("skull_1", "right"), ("sword_1", "right")]


@rule("CC-MAT-4")
@pytest.mark.parametrize(
    ("angle", "place"), [(0, (597.5, 150.0)), (90, (450.0, 342.5)), (180, (12.5, 150.0)), (270, (450.0, 12.5))]
)
def test_a_disc_is_put_back_inside_touching_the_edge_where_it_left(angle: float, place: Point) -> None:
    conquest = critical(angle, 3.0, OPEN)
    assert put_back(conquest) == [("sword_1", *place)]
    assert conquest.at("sword_1") == place


@rule("CC-MAT-4")
def test_next_to_a_corner_it_is_put_wholly_inside() -> None:
    conquest = critical(40, 3.0, {"sword_1": (560, 320), "obstacle_5": (500, 300)})
    assert put_back(conquest) == [("sword_1", 597.5, 342.5)]


@rule("CC-MAT-4")
def test_several_are_put_back_in_the_order_they_left_the_later_one_beside() -> None:
    conquest = critical(0, 3.0, {"sword_1": (560, 100), "skull_1": (590, 100)})
    assert put_back(conquest) == [("skull_1", 597.5, 100.0), ("sword_1", 597.5, 125.0)]
    assert conquest.gap("sword_1", "skull_1") == 0


@rule("CC-MAT-4")
def test_the_nearest_free_spot_is_taken() -> None:
    """Where sword_1 leaves, two crystals and a character lie at the edge; no free spot is nearer than the one found."""
    at: dict[str, Point] = {
        "sword_1": (560, 100),
        "skull_1": (590, 100),
        "obstacle_4": (590, 130),
        "obstacle_5": (592, 66),
    }
    conquest = critical(0, 3.0, at)
    assert ("sword_1", "right") in conquest.touches()
    others = [name for name in conquest.places() if name != "sword_1"]
    x, y = conquest.at("sword_1")
    found = hypot(x - 597.5, y - 100)
    assert found > 12.5
    assert all(conquest.gap("sword_1", other) >= 0 for other in others)
    step = 0.25
    for column in range(int(60 / step)):
        for row in range(int(120 / step)):
            u, v = 597.5 - column * step, 40 + row * step
            nearer = hypot(u - 597.5, v - 100) < found - 0.01
            assert not nearer or any(
                hypot(u - conquest.at(other)[0], v - conquest.at(other)[1]) < 12.5 + conquest.radius(other)
                for other in others
            )


@rule("CC-MAT-4")
def test_an_obstacle_that_left_is_put_back_too() -> None:
    conquest = scenario(boundary="mat").obstacle().obstacle("obstacle_5", 90, 2.0)
    assert put_back(conquest) == [("obstacle_5", 540.0, 340.0)]
    assert conquest.whose_turn() == "skull_1"


@rule("CC-MAT-4")
def test_who_is_pushed_over_the_edge_is_put_back_where_it_left() -> None:
    at: dict[str, Point] = {"sword_1": (560, 100), "skull_1": (590, 114), "skull_2": (590, 86)}
    conquest = critical(0, 3.0, at)
    assert [name for name, _, _ in put_back(conquest)] == ["skull_1", "skull_2"]
    (_, x, high), (_, u, low) = put_back(conquest)
    assert (x, u, high + low) == (597.5, 597.5, 200.0)


def aimed(at: dict[str, Point] | None = None) -> Conquest:
    """A targeted fireball stands before sword_1, which is near the right edge."""
    scene = scenario(
        sword("enchantress"), skull("witch"), at={**FAR, "sword_1": (540, 60), **(at or {})}, boundary="mat"
    )
    return scene.card().nudge(180).target("skull_1").put_towards(0)


@rule("CC-MAT-5")
def test_a_targeted_extra_flick_starts_from_the_edge() -> None:
    conquest = aimed().flick(0, 2.0)
    assert (conquest.asked(), conquest.touches()) == ("retry", [("projectile", "right")])
    assert conquest.at("projectile") == (600.0, 60.0)
    assert conquest.logged(events.PutBack) == []
    conquest.retry().flick_at("skull_1", 1.5)
    assert (conquest.hits(), "projectile" in conquest.places()) == ([(["skull_1"], 1)], False)


@rule("CC-MAT-5")
def test_where_the_edge_is_taken_it_starts_from_the_nearest_free_spot() -> None:
    """It leaves next to the corner, where a crystal is in the way of its whole disc."""
    at: dict[str, Point] = {"sword_1": (530, 60), "skull_2": (604, 68), "obstacle_5": (578, 10)}
    conquest = aimed(at).flick(0, 3.0)
    exits = [event["at"][0] for event in conquest.logged(events.Flicked)[1].record["events"] if event["kind"] == "exit"]
    assert exits[1][0] == 610_000
    assert exits[1][1] < 10_000
    assert conquest.asked() == "retry"
    x, y = conquest.at("projectile")
    assert (x, round(conquest.gap("projectile", "obstacle_5"), 2)) == (600.0, 0.0)
    assert 10 < y < 25


@rule("CC-MAT-5")
def test_any_other_projectile_that_leaves_is_removed() -> None:
    at: dict[str, Point] = {**FAR, "sword_1": (540, 60)}
    conquest = (
        scenario(sword("kite_courier"), skull("witch"), at=at, boundary="mat").card().put_towards(0).flick(0, 2.0)
    )
    assert conquest.touches() == [("projectile", "right")]
    assert (conquest.asked(), "projectile" in conquest.places()) == ("flick", False)
    declined = aimed().flick(0, 2.0).done()
    assert "projectile" not in declined.places()


@rule("CC-MAT-6", "CC-JUDGE-1")
def test_hits_before_leaving_stand_and_the_sequence_goes_on() -> None:
    conquest = critical(0, 3.0, {"sword_1": (560, 100), "skull_1": (590, 100)})
    assert (conquest.hits(), conquest.pools()) == ([(["skull_1"], 2)], (8, 6, 10))
    assert (conquest.asked(), conquest.playing()) == ("flick", "oathbound_knight")
    assert conquest.nudge(180).asked() == "obstacle"


@rule("CC-MAT-6")
def test_leaving_costs_nothing() -> None:
    conquest = critical(0, 3.0, {"sword_1": (560, 100)})
    assert (conquest.touches(), conquest.pools(), conquest.asked()) == ([("sword_1", "right")], (8, 8, 8), "flick")
