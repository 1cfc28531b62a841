"""Where a projectile may be placed (CC-RANGE)."""

from math import cos, hypot, radians, sin

import pytest

from ludotheque.games.catacombs.physics.angles import TURN
from ludotheque.games.catacombs.physics.flicks import LaunchLimits
from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.actions import (
    FLICK,
    angle_of,
    flick_action,
    obstacle_of,
    origin_of,
    place_action,
    speed_of,
    x_of,
    y_of,
)
from ludotheque.games.catacombs.table.answer_spaces import ObstacleSpace, PlaceSpace
from ludotheque.games.catacombs.table.state import CHARACTERS, DISCS
from tests.games.catacombs.scenario import Conquest, scenario, skull, sword
from tests.rules import rule

# A wave needs 20.5 mm to either wall and 0.5 mm to both crystals: in this corner there is no such spot.
CROWDED = {"sword_1": (12.5, 12.5), "obstacle_1": (42.0, 18.0), "obstacle_2": (18.0, 42.0)}
FAR = {"obstacle_1": (560.0, 250.0)}


def missile(**said: object) -> Conquest:
    """A missile, 7.5 mm in radius, is about to be placed."""
    return scenario(sword("kite_courier"), skull("witch"), **said).card()


def spot(x: float, y: float, start: int = 0) -> int:
    return place_action(start, round(1000 * x), round(1000 * y))


@rule("CC-RANGE-1", "CC-RANGE-2")
@pytest.mark.parametrize(("dx", "dy"), [(32.5, 0), (-32.5, 0), (0, 32.5), (0, -32.5), (19.5, 26.0), (-26.0, 19.5)])
def test_25_mm_from_the_characters_centre_to_the_rim(dx: float, dy: float) -> None:
    conquest = missile().put(150 + dx, 100 + dy)
    assert (conquest.asked(), conquest.at("projectile")) == ("flick", (150 + dx, 100 + dy))


@rule("CC-RANGE-1", "CC-RANGE-2", "CC-RANGE-6")
@pytest.mark.parametrize(("dx", "dy"), [(32.501, 0), (0, -32.501), (19.5, 26.001), (60, 0), (450, 200)])
def test_a_micrometre_farther_is_refused(dx: float, dy: float) -> None:
    conquest = missile()
    assert "reason-spot-far CC-RANGE-1 CC-RANGE-2 most=32500" in conquest.refused(spot(150 + dx, 100 + dy))
    assert conquest.put(150, 130).asked() == "flick"


@rule("CC-RANGE-2")
def test_the_option_measures_from_rim_to_rim() -> None:
    assert missile(range_mode="edge_to_edge").put(195, 100).asked() == "flick"
    assert "most=45000" in missile(range_mode="edge_to_edge").refused(spot(195.001, 100))
    assert "most=32500" in missile(range_mode="centre_to_edge").refused(spot(195, 100))


@rule("CC-RANGE-2")
@pytest.mark.parametrize(("card", "before", "reach"), [("belfry_cleric", 0, 45.0), ("hedge_conjurer", 2, 35.0)])
def test_a_larger_disc_may_lie_farther(card: str, before: int, reach: float) -> None:
    conquest = scenario(sword(card), skull("witch")).card()
    for angle in (0, 180)[:before]:
        conquest.nudge(angle)
    x, y = conquest.place("sword_1")
    assert "CC-RANGE-2" in conquest.refused(place_action(0, x + round(1000 * reach) + 1, y))
    assert conquest.give(place_action(0, x + round(1000 * reach), y)).asked() == "flick"


@rule("CC-RANGE-3")
def test_half_a_millimetre_clear_of_the_character() -> None:
    assert missile().put(170.5, 100).asked() == "flick"
    assert "reason-spot-close CC-RANGE-3 disc=0 least=20500" in missile().refused(spot(170.499, 100))


@rule("CC-RANGE-3")
def test_half_a_millimetre_clear_of_every_other_disc() -> None:
    at = {"obstacle_3": (190.0, 100.0), "skull_2": (150.0, 145.0), "sword_2": (150.0, 55.0)}
    assert "reason-spot-close CC-RANGE-3 disc=6" in missile(at=at).refused(spot(172, 100))
    assert "reason-spot-close CC-RANGE-3 disc=3" in missile(at=at).refused(spot(150, 126))
    assert "reason-spot-close CC-RANGE-3 disc=1" in missile(at=at).refused(spot(150, 74))
    assert missile(at={**at, "obstacle_3": (193.5, 100.0)}).put(170.5, 100).asked() == "flick"
    assert "disc=6" in missile(at={**at, "obstacle_3": (193.499, 100.0)}).refused(spot(170.5, 100))


@rule("CC-RANGE-3")
def test_half_a_millimetre_clear_of_every_wall() -> None:
    corner = {"sword_1": (20.0, 20.0)}
    assert missile(at=corner).put(8.0, 45).asked() == "flick"
    assert "left=8000 right=602000" in missile(at=corner).refused(spot(7.999, 45))
    assert "reason-spot-outside" in missile(at=corner).refused(spot(45, 7.999))
    assert "CC-RANGE-3" in missile(at={"sword_1": (590.0, 335.0), **FAR}).refused(spot(602.001, 310))
    assert "CC-RANGE-3" in missile(at={"sword_1": (590.0, 335.0), **FAR}).refused(spot(565, 347.001))


@rule("CC-RANGE-3")
def test_a_mat_has_no_wall_to_be_clear_of() -> None:
    corner = {"sword_1": (20.0, 20.0)}
    assert missile(at=corner, boundary="mat").put(7.5, 45).asked() == "flick"
    assert "reason-spot-outside" in missile(at=corner, boundary="mat").refused(spot(7.499, 45))


@rule("CC-RANGE-3")
@pytest.mark.parametrize("angle", [0, 45, 90, 135, 180, 225, 270, 315])
def test_any_side_is_allowed(angle: float) -> None:
    assert missile().put_towards(angle).asked() == "flick"


@rule("CC-RANGE-3")
def test_also_behind_an_obstacle() -> None:
    """The crystal touches the character, and the line from its centre to the spot runs through the crystal."""
    at = {"obstacle_3": (177.5, 100.0)}
    conquest = missile(at=at, range_mode="edge_to_edge").put(190.4, 119.7)
    assert conquest.asked() == "flick"
    across, up = 40.4, 19.7
    assert abs(27.5 * up) / hypot(across, up) < 15


@rule("CC-RANGE-4")
def test_placing_moves_nothing() -> None:
    conquest = missile()
    before = conquest.places()
    conquest.put(170.5, 100)
    assert conquest.moved(before) == []
    assert conquest.logged(events.Flicked) == []


@rule("CC-RANGE-5")
def test_without_a_legal_spot_the_shot_is_lost_and_the_sequence_goes_on() -> None:
    conquest = scenario(sword("belfry_cleric"), skull("witch"), at=CROWDED).card()
    assert conquest.logged(events.ShotLost) == [events.ShotLost("wave")]
    assert (conquest.asked(), conquest.shots(), "projectile" in conquest.places()) == ("flick", [], False)
    conquest.nudge(225)
    assert len(conquest.logged(events.ShotLost)) == 2
    assert (conquest.asked(), conquest.shots(), conquest.discards("sword")) == ("obstacle", ["move"], ["belfry_cleric"])


@rule("CC-RANGE-5")
def test_a_lost_targeted_shot_names_nobody() -> None:
    at = {**CROWDED, "obstacle_1": (40.5, 17.0), "obstacle_2": (17.0, 40.5), "obstacle_3": (45.0, 45.0)}
    conquest = scenario(sword("enchantress"), skull("witch"), at=at).card().nudge(225)
    assert conquest.logged(events.ShotLost) == [events.ShotLost("fireball")]
    assert (conquest.asked(), conquest.pools()) == ("obstacle", (10, 8, 6))


@rule("CC-RANGE-5")
def test_a_longbow_is_not_lost_while_the_partner_has_room() -> None:
    at = {**CROWDED, "obstacle_1": (40.5, 17.0), "obstacle_2": (17.0, 40.5), "obstacle_3": (45.0, 45.0)}
    conquest = scenario(sword("royal_archer"), skull("witch"), at=at).card().nudge(225)
    assert (conquest.asked(), conquest.logged(events.ShotLost)) == ("place", [])
    conquest.put_before("skull_2", start="sword_2").flick_at("skull_2")
    assert conquest.hits() == [(["skull_2"], 1)]


def parted(away: float) -> Conquest:
    """The crowded corner with its crystals so much farther away."""
    at = {**CROWDED, "obstacle_1": (42 + away, 18), "obstacle_2": (18, 42 + away)}
    return scenario(sword("belfry_cleric"), skull("witch"), at=at).card()


@rule("CC-RANGE-5")
def test_the_last_free_spot_is_found() -> None:
    """The crystals of the corner are parted to the micrometre until a wave just fits."""
    lost, fits = 0.0, 25.0
    while fits - lost > 0.001:
        middle = (lost + fits) / 2
        if parted(middle).asked() == "place":
            fits = middle
        else:
            lost = middle
    conquest = parted(fits)
    assert conquest.decision.refusal(conquest.decision.fallback()) is None
    conquest.put_fallback()
    assert [round(conquest.gap("projectile", f"obstacle_{number}"), 1) for number in (1, 2)] == [0.5, 0.5]


@rule("CC-RANGE-6", "CC-STATE-6")
def test_an_illegal_placement_is_refused_with_a_reason_and_asked_again() -> None:
    conquest = missile()
    question = conquest.decision
    for action in (spot(300, 100), spot(150, 100), spot(0, 0), spot(170, 100, start=2), FLICK | 1_000_000, 0):
        assert conquest.refused(action).startswith(("reason-want-spot", "reason-spot-"))
        assert conquest.decision is question
    assert conquest.logged(events.ProjectilePlaced) == []


RING = {0: 21.7, 1: 24.1, 2: 26.5, 3: 28.9, 4: 31.3}
"""Millimetres to each ring of spots that are proposed: a missile may lie 20.5 to 32.5 from its character."""


def proposed(conquest: Conquest, degrees: int, ring: int) -> tuple[float, float]:
    """The spot for the number that says this direction and this ring."""
    space = conquest.decision.space
    assert isinstance(space, PlaceSpace)
    action = space.nth(1000 * degrees + TURN * ring)
    return x_of(action) / 1000, y_of(action) / 1000


@rule("CC-RANGE-1", "CC-STATE-6")
@pytest.mark.parametrize("ring", RING)
@pytest.mark.parametrize("degrees", [0, 30, 90, 135, 180, 250, 270, 350])
def test_a_number_proposes_a_spot_in_its_direction_at_its_distance(degrees: int, ring: int) -> None:
    x, y = 150 + RING[ring] * cos(radians(degrees)), 100 + RING[ring] * sin(radians(degrees))
    assert proposed(missile(), degrees, ring) == pytest.approx((x, y), abs=0.002)


@rule("CC-RANGE-3", "CC-STATE-6")
def test_where_something_is_in_the_way_the_spot_a_step_further_is_proposed() -> None:
    """A step is 137.508 degrees; the ring is the next one once the directions have gone around."""
    conquest = missile(at={"obstacle_1": (150.0, 126.5)})
    assert proposed(conquest, 90, 2) == pytest.approx(
        (150 + 26.5 * cos(radians(227.508)), 100 + 26.5 * sin(radians(227.508))), abs=0.002
    )


@rule("CC-SHOT-9", "CC-STATE-6")
def test_numbers_take_turns_between_two_characters() -> None:
    space = scenario(sword("royal_archer"), skull("witch")).card().nudge().decision.space
    assert isinstance(space, PlaceSpace)
    assert [origin_of(space.nth(number)) for number in range(4)] == [0, 1, 0, 1]
    left, right = space.nth(2 * 180_000), space.nth(2 * 180_000 + 1)
    assert [x_of(spot) < space.xs[origin_of(spot)] for spot in (left, right)] == [True, True]


@rule("CC-RANGE-5")
def test_what_the_clock_proposes_is_half_way_to_the_right() -> None:
    assert missile().decision.fallback() == spot(150 + RING[2], 100)


@rule("CC-INPUT-1", "CC-STATE-6")
def test_a_number_proposes_a_flick_and_the_clock_the_slowest_one() -> None:
    decision = missile().put(182.5, 100).decision
    assert decision.fallback() == flick_action(0, 50_000)
    assert decision.space is not None
    found = [decision.space.nth(12_345 + TURN * turns) for turns in range(4)]
    assert [angle_of(action) for action in found] == [12_345] * 4
    assert [speed_of(action) for action in found] == [50_000, 849_819, 1_649_638, 2_449_457]


@rule("CC-INPUT-1", "CC-OBST-4")
def test_a_number_proposes_an_obstacle_then_a_flick_of_it() -> None:
    space = ObstacleSpace(LaunchLimits(slowest=1, fastest=4))
    obstacles = DISCS - CHARACTERS
    found = [space.nth(number) for number in range(obstacles)]
    assert [obstacle_of(action) for action in found] == [*range(CHARACTERS, DISCS)]
    turned = [space.nth(obstacles * (12_345 + TURN * turns)) for turns in range(4)]
    assert [angle_of(action) for action in turned] == [12_345] * 4
    assert [speed_of(action) for action in turned] == [1, 4, 3, 2]
