"""Where discs lie between shots: whole micrometres, inside, on no other disc, and the same in every image."""

from random import Random

import pytest

from ludotheque.games.catacombs.lab.random_flicks import crowded
from ludotheque.games.catacombs.physics.bodies import Arena
from ludotheque.games.catacombs.physics.flicks import RestPosition, outward, push_apart, settled
from tests.games.catacombs.physics.flicking import MAT, MM, WALLS, disc
from tests.rules import rule

RADIUS = 12_500.0


def spots_at(*places: tuple[int, int]) -> list[RestPosition]:
    return [RestPosition(number, RADIUS, x, y) for number, (x, y) in enumerate(places)]


def places(spots: list[RestPosition]) -> list[tuple[int, int]]:
    return [(spot.x, spot.y) for spot in spots]


def overlaps(spots: list[RestPosition]) -> list[tuple[int, int]]:
    return [
        (one.number, other.number)
        for place, one in enumerate(spots)
        for other in spots[place + 1 :]
        if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < (one.radius + other.radius) ** 2
    ]


def is_inside(spot: RestPosition) -> bool:
    return abs(int(spot.x)) <= 305_000 - spot.radius and abs(int(spot.y)) <= 177_500 - spot.radius


@rule("CC-STATE-4")
def test_discs_lie_on_the_nearest_micrometre_if_nothing_is_in_the_way() -> None:
    body = disc(10, -20)
    body.px, body.py = 10_000.4, -20_000.6
    assert places(settled(WALLS, [body])) == [(10_000, -20_001)]


@rule("CC-STATE-4")
def test_discs_that_rounding_made_overlap_are_pushed_apart_evenly() -> None:
    spots = spots_at((0, 0), (24_999, 0))
    assert push_apart(WALLS, spots)
    assert places(spots) == [(-1, 0), (25_000, 0)]


@rule("CC-STATE-4")
def test_a_disc_at_the_wall_stays_inside_and_the_other_gives_way() -> None:
    spots = spots_at((292_500, 0), (267_502, 0))
    assert push_apart(WALLS, spots)
    assert places(spots) == [(292_500, 0), (267_500, 0)]


@rule("CC-STATE-4")
def test_a_disc_that_sank_into_a_corner_comes_out_of_it() -> None:
    spots = spots_at((292_501, -165_002))
    assert push_apart(WALLS, spots)
    assert places(spots) == [(292_500, -165_000)]


@rule("CC-STATE-4")
def test_on_the_mat_a_disc_may_lie_over_the_edge_up_to_its_centre() -> None:
    body = disc(304.9, 0)
    assert places(settled(MAT, [body])) == [(304_900, 0)]
    body.gone = True
    assert settled(MAT, [body, disc(0, 0)])[0].number == -1
    assert len(settled(MAT, [body, disc(0, 0)])) == 1


@pytest.mark.parametrize("seed", range(4))
@rule("CC-STATE-4")
def test_crowds_come_apart_inside_the_walls_and_alike_in_every_image(seed: int) -> None:
    """Crowds in touch, each disc shaken by up to two micrometres."""
    random = Random(f"settling {seed}")
    for _ in range(40):
        crowd = [(each.kind.radius, each.x + random.randint(-2, 2), each.y) for each in crowded(WALLS, random)]
        spots = [RestPosition(number, float(radius), x, y) for number, (radius, x, y) in enumerate(crowd)]
        assert push_apart(WALLS, spots)
        assert overlaps(spots) == []
        assert all(is_inside(spot) for spot in spots)
        for sign_x, sign_y in ((-1, 1), (1, -1), (-1, -1), (1, 1)):
            image = [RestPosition(-n, float(radius), sign_x * x, sign_y * y) for n, (radius, x, y) in enumerate(crowd)][
                ::-1
            ]
            push_apart(WALLS, image)
            assert places(spots) == [(sign_x * x, sign_y * y) for x, y in places(image)[::-1]]


def test_what_lies_apart_is_left_alone() -> None:
    spots = spots_at((0, 0), (25_000, 0), (0, 25_000))
    assert push_apart(WALLS, spots)
    assert places(spots) == [(0, 0), (25_000, 0), (0, 25_000)]


def test_pushing_ends_even_where_there_is_no_room() -> None:
    box = Arena(20.0 * MM, 13.0 * MM, True, WALLS.slowing, (0.6, 0.4))
    spots = spots_at((-1, 0), (1, 0))
    assert not push_apart(box, spots)
    assert places(spots) == [(-7_500, 0), (7_500, 0)]


@pytest.mark.parametrize(("way", "whole"), [(0.0, 0), (0.1, 1), (-0.1, -1), (2.0, 2), (-2.0, -2), (-2.5, -3)])
def test_a_push_reaches_the_next_micrometre(way: float, whole: int) -> None:
    assert outward(way) == whole
