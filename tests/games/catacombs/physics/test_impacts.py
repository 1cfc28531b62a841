"""Discs that touch discs and walls: closed forms, slow contacts, and several contacts at once."""

from math import cos, hypot, radians, sin, sqrt

import pytest

from ludotheque.games.catacombs.lab.random_flicks import approach
from ludotheque.games.catacombs.physics.contact_times import BOTTOM, LEFT, RIGHT, TOP
from ludotheque.games.catacombs.physics.flicks import DISC_DISC, DISC_WALL, EXIT, STOP, Touch
from tests.games.catacombs.physics.flicking import (
    MAT,
    MM,
    WALLS,
    M,
    bumps,
    disc,
    flicked,
    hits,
    of_kind,
    overlap,
    place,
)
from tests.rules import rule

E = WALLS.disc_bounce
E_WALL = WALLS.wall_bounce


def after(touch: Touch, axis: int = 0) -> list[float]:
    """The velocities along one axis, in metres per second."""
    return [velocity / M for velocity in touch.after[2 + axis :: 4]]


def speed_at(speed: float, way: float) -> float:
    """What is left of a speed after so many millimetres."""
    return sqrt(speed**2 - 2 * 0.25 * 9.81 * way / 1000)


@rule("CC-PHYS-4")
@pytest.mark.parametrize("first", ["missile", "character", "wave"])
@pytest.mark.parametrize("second", ["character", "obstacle"])
def test_a_head_on_impact_shares_the_speed_by_mass(first: str, second: str) -> None:
    one, other = disc(-100, 0, first), disc(0, 0, second)
    way = 100 - (one.radius + other.radius) / MM
    touch = flicked([one, other], 0, 1.0).touches[0]
    came = speed_at(1.0, way)
    total = one.mass + other.mass
    assert touch.approach == pytest.approx(came * M, rel=1e-12)
    assert touch.time == pytest.approx((1.0 - came) / (0.25 * 9.81), rel=1e-12)
    assert after(touch) == pytest.approx(
        [came * (one.mass - E * other.mass) / total, came * (1 + E) * one.mass / total], rel=1e-12
    )
    assert after(touch, axis=1) == [0.0, 0.0]


@rule("CC-PHYS-4")
@pytest.mark.parametrize("aside", [-20.0, -5.0, 12.0, 24.9])
@pytest.mark.parametrize("first", ["character", "wave"])
def test_an_oblique_impact_acts_along_the_line_of_centres_only(first: str, aside: float) -> None:
    one, other = disc(-100, 0, first), disc(0, aside)
    reach = (one.radius + other.radius) / MM
    nx, ny = sqrt(reach**2 - aside**2) / reach, aside / reach
    touch = flicked([one, other], 0, 1.2).touches[0]
    came = speed_at(1.2, 100 - reach * nx)
    impulse = (1 + E) * came * nx / (1 / one.mass + 1 / other.mass)
    assert touch.approach == pytest.approx(came * nx * M, rel=1e-9)
    assert after(touch) == pytest.approx([came - impulse * nx / one.mass, impulse * nx / other.mass], rel=1e-9)
    assert after(touch, axis=1) == pytest.approx([-impulse * ny / one.mass, impulse * ny / other.mass], rel=1e-9)


@rule("CC-PHYS-5")
@pytest.mark.parametrize("angle", [0.0, 20.0, 90.0, 140.0, 200.0, 300.0])
def test_a_wall_turns_one_component_and_keeps_the_other(angle: float) -> None:
    touch = flicked([disc(0, 0)], angle, 2.5).touches[0]
    vx, vy = touch.before[2:]
    across = touch.b in (LEFT, RIGHT)
    assert touch.kind == DISC_WALL
    assert touch.after[2:] == ([-vx * E_WALL, vy] if across else [vx, -vy * E_WALL])
    assert touch.approach == abs(vx if across else vy)
    edge = WALLS.half_width if across else WALLS.half_height
    assert abs(touch.before[0 if across else 1]) == pytest.approx(edge - 12.5 * MM, abs=1e-6)
    assert touch.b == {0.0: RIGHT, 20.0: RIGHT, 90.0: TOP, 140.0: TOP, 200.0: LEFT, 300.0: BOTTOM}[angle]


@rule("CC-PHYS-5")
def test_in_a_corner_the_two_sides_are_two_contacts() -> None:
    one = disc(305 - 12.5 - 100, 177.5 - 12.5 - 100)
    done = flicked([one], 45, 2.0)
    sides = of_kind(done, DISC_WALL)
    assert [touch.b for touch in sides] == [RIGHT, TOP]
    assert sides[1].time - sides[0].time < 1e-9
    assert one.px - one.py == pytest.approx((305 - 177.5) * MM, abs=0.01)  # back the way it came
    assert of_kind(done, STOP)[0].before[2] <= 0.0


@rule("CC-PHYS-5", "CC-INPUT-4")
def test_a_disc_against_a_wall_slides_along_it_or_leaves_it_untouched() -> None:
    at_wall = -305 + 12.5
    assert of_kind(flicked([disc(at_wall, 0)], 90, 0.5), DISC_WALL) == []
    assert of_kind(flicked([disc(at_wall, 0)], 10, 0.5), DISC_WALL) == []
    touch = flicked([disc(at_wall, 0)], 170, 0.5).touches[0]
    assert (touch.kind, touch.b, touch.time) == (DISC_WALL, LEFT, 0.0)


@rule("CC-PHYS-6")
def test_a_slow_contact_has_no_rebound_and_is_still_told() -> None:
    """It comes at less than a millimetre per second, at the very end of its way."""
    one, other = disc(-100, 0), disc(0, 0)
    way = 75 / 1000 + 1e-8
    done = flicked([one, other], 0, sqrt(2 * 0.25 * 9.81 * way))
    touch = done.touches[0]
    assert touch.kind == DISC_DISC
    assert 0.0 < touch.approach < 1000.0
    assert after(touch)[0] == pytest.approx(after(touch)[1], abs=1e-12)
    assert sum(after(touch)) == pytest.approx(touch.approach / M, rel=1e-9)


@rule("CC-PHYS-6")
def test_a_slow_touch_of_a_wall_has_no_rebound() -> None:
    way = (305 - 12.5) / 1000 + 1e-8
    touch = flicked([disc(0, 0)], 0, sqrt(2 * 0.25 * 9.81 * way)).touches[0]
    assert touch.kind == DISC_WALL
    assert 0.0 < touch.approach < 1000.0
    assert touch.after[2:] == [0.0, 0.0]


@rule("CC-PHYS-6")
@pytest.mark.parametrize("degrees", [89.99, 89.95])
def test_discs_that_lean_on_each_other_never_strike(degrees: float) -> None:
    """Flicked almost along the rim of a disc it touches: it pushes, a little at a time, and none of that is a blow."""
    one, other = disc(-25, 0), disc(0, 0)
    done = flicked([one, other], degrees, 0.05)
    assert all(touch.approach < 1000.0 for touch in of_kind(done, DISC_DISC))
    assert len(done.touches) < 20
    assert overlap(one, other) <= 0.5


@rule("CC-PHYS-8")
def test_two_discs_struck_together_share_the_blow_evenly() -> None:
    """The impulses that stop both approaches together, times 1 + e."""
    height = 25 * sin(radians(40))
    done = flicked([disc(-100, 0), disc(0, height), disc(0, -height)], 0, 1.5)
    first, second = done.touches[:2]
    assert hits(done)[:2] == [(0, 1), (0, 2)]
    assert first.time == second.time
    came = first.before[2]
    nx = cos(radians(40))
    impulse = (1 + E) * came * nx / (2 + cos(radians(80)))  # for a mass of one
    assert first.after[2:4] == pytest.approx([came - 2 * impulse * nx, 0.0], abs=1e-3)
    assert first.after[6:] == pytest.approx([impulse * nx, impulse * sin(radians(40))], rel=1e-9)
    assert (second.after[6], second.after[7]) == (first.after[6], -first.after[7])


@rule("CC-PHYS-8")
def test_simultaneous_contacts_are_listed_by_disc_and_do_not_depend_on_numbers() -> None:
    height = 14.0
    places = [(-100, 0), (0, height), (0, -height), (17, 0)]
    one = [disc(*where) for where in places]
    other = [disc(*where) for where in [places[0], *places[:0:-1]]]
    listed, turned = flicked(one, 0, 2.0), flicked(other, 0, 2.0)
    assert hits(listed)[:2] == [(0, 1), (0, 2)]
    assert hits(turned)[:2] == [(0, 2), (0, 3)]
    assert [place(body) for body in one] == [place(other[number]) for number in (0, 3, 2, 1)]
    assert one[1].py == -one[2].py


@rule("CC-PHYS-8")
def test_discs_come_before_walls_and_walls_before_stops() -> None:
    """A disc that touches the wall with one side is struck on the other: disc, then wall, at the same instant."""
    at_wall = disc(305 - 12.5, 0)
    done = flicked([disc(100, 0), at_wall], 0, 2.0)
    first, second = bumps(done)[:2]
    assert (first.kind, second.kind) == (DISC_DISC, DISC_WALL)
    assert first.time == second.time


def cradle(done_after: list[Touch], count: int) -> list[float]:
    """The last velocity each disc got in those events."""
    velocities = [0.0] * count
    for touch in done_after:
        velocities[touch.a], velocities[touch.b] = touch.after[2], touch.after[6]
    return velocities


@rule("CC-PHYS-4", "CC-PHYS-8")
def test_a_row_of_touching_discs_passes_a_blow_on() -> None:
    """Each contact is its own impact, one after the other at one instant, until none approaches any more."""
    done = flicked([disc(-50, 0), disc(0, 0), disc(25, 0)], 0, 1.0)
    instant = [touch for touch in done.touches if touch.time == done.touches[0].time]
    came = done.touches[0].before[2]
    assert hits(done)[:3] == [(0, 1), (1, 2), (0, 1)]
    share = [0.168, 0.192, 0.64]  # by hand, for e = 0.6 and equal masses
    assert cradle(instant, 3) == pytest.approx([came * part for part in share], rel=1e-9)


@rule("CC-PHYS-4")
def test_a_pack_in_a_triangle_keeps_its_momentum_and_symmetry() -> None:
    step = 25.0
    pack = [(row * step * sqrt(3) / 2, (2 * column - row) * step / 2) for row in range(3) for column in range(row + 1)]
    bodies = [disc(-100, 0), *[disc(round(x, 3) + 0.001 * (x > 0), round(y, 3)) for x, y in pack]]
    done = flicked(bodies, 0, 2.0)
    assert not done.fault
    assert len(done.touches) < 100
    for one, other in ((2, 3), (4, 6)):
        assert (bodies[one].px, bodies[one].py) == (bodies[other].px, -bodies[other].py)
    assert bodies[1].py == bodies[5].py == 0.0


@pytest.mark.parametrize("angle", [0.0, 60.0, 89.0])
@pytest.mark.parametrize("deep", [0.3, 1.0, 2.0])
def test_discs_that_overlap_a_little_at_first_go_on_as_if_they_touched(deep: float, angle: float) -> None:
    one, other = disc(-25 + deep / 1000, 0), disc(0, 0)
    done = flicked([one, other], angle, 1.0)
    assert (done.touches[0].time, done.touches[0].kind) == (0.0, DISC_DISC)
    assert approach(done.touches[0].before, done.touches[0].after) == pytest.approx(-E * done.touches[0].approach)
    assert len(done.touches) < 10
    assert overlap(one, other) < 0.0


@pytest.mark.parametrize("deep", [0.0, 1.0])
@pytest.mark.parametrize("angle", [90.0, 91.0, 180.0, 269.0])
def test_a_disc_flicked_away_from_one_it_touches_does_not_touch_it(angle: float, deep: float) -> None:
    bodies = [disc(-25 + deep / 1000, 0), disc(0, 0)]
    assert hits(flicked(bodies, angle, 0.5)) == []
    assert place(bodies[1]) == (0.0, 0.0)


@rule("CC-MAT-3")
def test_on_the_mat_a_disc_leaves_when_its_centre_crosses_the_edge() -> None:
    one, other = disc(250, 0), disc(200, 0)
    done = flicked([one, other], 0, 2.0, MAT)
    (left,) = of_kind(done, EXIT)
    assert (left.a, left.b) == (0, RIGHT)
    assert left.before[0] == pytest.approx(305 * MM, abs=1e-6)
    assert left.after[2:] == [0.0, 0.0]
    assert one.gone
    assert bumps(done) == [left]
    assert hypot(one.px - other.px, one.py - other.py) == pytest.approx(105 * MM)


@rule("CC-MAT-3")
def test_a_disc_that_left_is_in_nobodys_way() -> None:
    """The first disc pushes another over the edge, grazes a third, and goes over the edge at the same place."""
    pushed = disc(280, 0)
    done = flicked([disc(200, 0, "wave"), pushed, disc(268, 32)], 0, 3.0, MAT)
    assert [(touch.kind, touch.a, touch.b) for touch in bumps(done)[:4]] == [
        (DISC_DISC, 0, 1),
        (EXIT, 1, RIGHT),
        (DISC_DISC, 0, 2),
        (EXIT, 0, RIGHT),
    ]
    assert pushed.gone
