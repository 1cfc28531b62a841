"""A disc alone, the end of a flick, and the numbers physics starts from."""

from math import hypot
from time import process_time

import pytest

from ludotheque.games.catacombs.content.loader import load_content
from ludotheque.games.catacombs.lab.random_flicks import RandomShot, arena_of, run, shots
from ludotheque.games.catacombs.physics import contact_times, flicks
from ludotheque.games.catacombs.physics.flicks import STOP
from tests.games.catacombs.physics.flicking import MM, WALLS, M, bumps, disc, flicked, hits, overlap, place, stops
from tests.games.catacombs.physics.stepping import finals_by_steps
from tests.rules import rule


@rule("CC-PHYS-1")
def test_a_disc_is_a_circle_of_its_own_radius() -> None:
    """A wave passes where a missile would not touch: only radii count, and nothing spins or jumps."""
    for kind, clear in (("missile", 7.5), ("longbow", 10.0), ("character", 12.5), ("obstacle", 15.0), ("wave", 20.0)):
        assert hits(flicked([disc(-100, 0, kind), disc(0, clear + 12.4)], 0, 1.0)) == [(0, 1)]
        assert hits(flicked([disc(-100, 0, kind), disc(0, clear + 12.6)], 0, 1.0)) == []


@rule("CC-PHYS-2")
@pytest.mark.parametrize("kind", ["missile", "longbow", "wave"])
@pytest.mark.parametrize("speed", [0.05, 0.4, 1.0])
@pytest.mark.parametrize("angle", [0.0, 17.0, 163.0])
def test_alone_a_disc_stops_after_the_textbook_way_and_time(kind: str, speed: float, angle: float) -> None:
    body = disc(0, 0, kind)
    done = flicked([body], angle, speed)
    slowing = 0.25 * 9.81
    assert hypot(*place(body)) == pytest.approx(1000 * speed**2 / (2 * slowing), abs=1e-6)
    assert stops(done)[0] == pytest.approx(speed / slowing, abs=1e-9)
    vx, vy = done.launch[2:]
    assert body.px * vy == pytest.approx(body.py * vx, abs=1.0)  # on a straight line


@rule("CC-PHYS-3")
def test_a_flick_moves_the_chosen_disc_and_no_other() -> None:
    bodies = [disc(-100, 0), disc(0, 50), disc(0, -50)]
    done = flicked(bodies, 0, 0.5)
    assert done.launch == [-100 * MM, 0.0, 0.5 * M, 0.0]
    assert [touch.kind for touch in done.touches] == [STOP]
    assert [place(body) for body in bodies[1:]] == [(0, 50), (0, -50)]


@rule("CC-PHYS-9")
def test_a_flick_ends_when_every_disc_is_at_rest() -> None:
    bodies = [disc(-100, 0), disc(0, 3), disc(40, 0)]
    done = flicked(bodies, 0, 2.0)
    assert not done.fault
    assert len(stops(done)) == 3
    assert [(body.wx, body.wy, body.moving) for body in bodies] == [(0.0, 0.0, False)] * 3


@rule("CC-PHYS-9")
def test_an_endless_flick_is_frozen_and_told() -> None:
    ice = arena_of("walls")
    ice.slowing = 1.0
    ice.half_width = ice.half_height = M
    bodies = [disc(0, 0)]
    done = flicked(bodies, 20, 0.05, ice)
    assert done.fault
    assert not bodies[0].moving
    assert done.touches[-1].kind == STOP
    assert done.touches[-1].time == flicks.LONGEST
    assert hypot(*place(bodies[0])) == pytest.approx(500, rel=1e-3)


@rule("CC-PHYS-9")
def test_too_many_events_are_frozen_and_told() -> None:
    rubber = arena_of("walls")
    rubber.slowing, rubber.wall_bounce, rubber.half_width = 1e-3, 1.0, 12.6 * MM
    done = flicked([disc(0, 0)], 0, 3.0, rubber)
    assert done.fault
    assert len(done.touches) == flicks.MOST_EVENTS + 1  # and the stop


@rule("CC-PHYS-12")
@pytest.mark.parametrize("number", range(6))
def test_flicks_end_where_small_steps_lead(number: int) -> None:
    """A plain simulation in small steps comes to the same end, the closer the smaller its steps are."""
    simple = [shot for name, _, shot in shots(160, 77) if name.endswith("(spread, walls)") and 1 <= contacts(shot) <= 3]
    shot = simple[number]
    done = run(WALLS, shot)
    for step, near in ((2e-5, 0.2), (1e-5, 0.1)):
        for body, (x, y) in zip(done.bodies, finals_by_steps(WALLS, shot, step), strict=True):
            assert hypot(body.px - x, body.py - y) / MM < near


def contacts(shot: RandomShot) -> int:
    return len(bumps(run(WALLS, shot)))


@rule("CC-PHYS-13")
def test_a_typical_flick_is_fast() -> None:
    some = [shot for name, _, shot in shots(500, 3) if name.endswith("(spread, walls)")]
    best = min(seconds_for(some) for _ in range(5))
    assert best / len(some) < 0.2e-3


def seconds_for(some: list[RandomShot]) -> float:
    start = process_time()
    for shot in some:
        run(WALLS, shot)
    return process_time() - start


def test_limits_are_those_of_the_content() -> None:
    numbers = load_content().arena.numerics
    assert numbers.time_tie_s == flicks.TIE
    assert numbers.max_sim_time_s == flicks.LONGEST
    assert numbers.max_events == flicks.MOST_EVENTS
    assert numbers.slow_contact_speed_um_s == contact_times.SLOW


def test_no_speed_is_no_flick() -> None:
    body = disc(0, 0)
    assert flicked([body, disc(25, 0)], 0, 0.0).touches == []
    assert overlap(body, disc(25, 0)) == 0.0
