"""Where one more disc fits: the places where a projectile, or a disc that left the mat, is put (CC-RANGE, CC-MAT)."""

import pytest

from ludotheque.games.catacombs.table.answer_spaces import AROUND, Ground, Point, RoundArea, crossings, pushed_out
from tests.rules import rule


def field(*kept_out: tuple[int, int, int]) -> Ground:
    """A hundred by sixty, about the origin, without these circles."""
    ground = Ground(-50, -30, 50, 30)
    ground.kept_out = [RoundArea(*each) for each in kept_out]
    return ground


def rounded(points: list[Point]) -> list[tuple[float, float]]:
    return sorted((round(x, 6), round(y, 6)) for x, y in points)


@rule("CC-RANGE-3")
@pytest.mark.parametrize(
    ("x", "y", "free"),
    [(10, 0, True), (9, 0, False), (0, -10, True), (50, 30, True), (51, 0, False), (0, 31, False), (-51, 0, False)],
)
def test_a_place_is_inside_and_clear_of_the_others(x: int, y: int, free: bool) -> None:
    assert field((0, 0, 10)).is_free(x, y) is free


@rule("CC-RANGE-1")
@pytest.mark.parametrize(("x", "free"), [(20, True), (21, False)])
def test_a_place_is_within_reach(x: int, free: bool) -> None:
    ground = field()
    ground.within = [RoundArea(0, 0, 20)]
    assert ground.is_free(x, 0) is free


@rule("CC-RANGE-5")
def test_two_circles_cross_on_both_sides_of_their_line() -> None:
    """Radius 5 about (1, 2) and about (9, 8): half way, 5 from both centres, they only touch."""
    assert rounded(crossings(RoundArea(1, 2, 5), RoundArea(9, 8, 5))) == [(5.0, 5.0), (5.0, 5.0)]
    assert rounded(crossings(RoundArea(0, 0, 5), RoundArea(8, 0, 5))) == [(4.0, -3.0), (4.0, 3.0)]
    assert rounded(crossings(RoundArea(0, 0, 5), RoundArea(0, 8, 5))) == [(-3.0, 4.0), (3.0, 4.0)]
    assert rounded(crossings(RoundArea(0, 0, 13), RoundArea(14, 0, 15))) == [(5.0, -12.0), (5.0, 12.0)]


@rule("CC-RANGE-5")
def test_circles_that_share_no_point() -> None:
    assert crossings(RoundArea(0, 0, 5), RoundArea(11, 0, 5)) == []
    assert crossings(RoundArea(0, 0, 5), RoundArea(0, 0, 5)) == []


@rule("CC-MAT-4")
def test_the_next_points_of_circles_in_the_way() -> None:
    circles = [RoundArea(0, 0, 10), RoundArea(10, 20, 5), RoundArea(3, 4, 1)]
    assert rounded(pushed_out(circles[:1], 3.0, 4.0)) == [(6.0, 8.0)]
    assert rounded(pushed_out(circles[1:2], 13.0, 16.0)) == [(13.0, 16.0)]
    assert rounded(pushed_out(circles[1:2], 16.0, 28.0)) == [(13.0, 24.0)]
    assert pushed_out(circles[2:], 3.0, 4.0) == [], "from the centre no way is the next"


@rule("CC-RANGE-5")
def test_a_circle_crosses_the_sides() -> None:
    """Radius 13 about (45, 25): 5 from the right side and from the top."""
    ground = field()
    assert rounded(ground.on_sides(RoundArea(45, 25, 13))) == [(33.0, 30.0), (50.0, 13.0), (50.0, 37.0), (57.0, 30.0)]
    assert rounded(ground.on_sides(RoundArea(-45, -25, 13))) == [
        (-57.0, -30.0),
        (-50.0, -37.0),
        (-50.0, -13.0),
        (-33.0, -30.0),
    ]
    assert ground.on_sides(RoundArea(0, 0, 10)) == []
    assert rounded(ground.on_sides(RoundArea(0, 20, 10))) == [(0.0, 30.0), (0.0, 30.0)], "it only touches the top"
    assert rounded(ground.on_sides(RoundArea(-40, 0, 10))) == [(-50.0, 0.0), (-50.0, 0.0)], "it only touches the left"


@rule("CC-RANGE-5")
def test_the_corners_are_those_of_the_rectangle_and_of_circles() -> None:
    corners = [(-50.0, -30.0), (-50.0, 30.0), (50.0, -30.0), (50.0, 30.0)]
    assert rounded(field().corners()) == corners
    one = [(10.0, 5.0), (5.0, 10.0), (0.0, 5.0), (5.0, 0.0)]
    assert rounded(field((5, 5, 5)).corners()) == sorted([*corners, *one])
    other = [(18.0, 5.0), (13.0, 10.0), (8.0, 5.0), (13.0, 0.0)]
    crossing = [(9.0, 2.0), (9.0, 8.0)]
    assert rounded(field((5, 5, 5), (13, 5, 5)).corners()) == sorted([*corners, *one, *other, *crossing])


@rule("CC-RANGE-3")
def test_the_free_places_next_to_a_point() -> None:
    assert len(field().spots_about((0.2, -0.2))) == (2 * AROUND + 1) ** 2
    assert field().spots_about((50.0, 30.0)) == [(x, y) for x in (48, 49, 50) for y in (28, 29, 30)]
    assert field((0, 0, 100)).spots_about((0.0, 0.0)) == []


@rule("CC-RANGE-5")
def test_the_first_place_is_one_where_there_is_room() -> None:
    assert field((0, 0, 100)).first_spot() == []
    assert field((0, 0, 58)).first_spot() == [(-50, -30)], "the distance of the corners is 58.3"
    assert len(field((0, 0, 10)).first_spot()) == 1


@rule("CC-MAT-4")
@pytest.mark.parametrize(
    ("ground", "wanted", "found"),
    [
        (field((0, 0, 10)), (20, 0), (20, 0)),
        (field((0, 0, 10)), (6, 8), (6, 8)),
        (field((0, 0, 10)), (3, 4), (6, 8)),
        (field((0, 0, 10)), (-6, 0), (-10, 0)),
        (field((0, 0, 10)), (60, 5), (50, 5)),
        (field((0, 0, 10)), (7, -40), (7, -30)),
        (field((45, 25, 13)), (48, 29), (33, 30)),
        (field((0, 0, 10)), (0, 0), (10, 0)),
    ],
)
def test_the_nearest_place(ground: Ground, wanted: tuple[int, int], found: tuple[int, int]) -> None:
    spot = ground.nearest_spot(*wanted)
    assert ground.is_free(*spot)
    assert spot == found


@rule("CC-MAT-4")
def test_without_any_room_the_place_stays_where_it_was() -> None:
    assert field((0, 0, 100)).nearest_spot(3, 4) == (3, 4)
