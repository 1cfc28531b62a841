"""When discs touch: no contact is missed, however fast, grazing or late it is."""

from math import cos, hypot, pi, sin, sqrt
from random import Random

import pytest

from ludotheque.games.catacombs.physics.bodies import NEVER, Body
from ludotheque.games.catacombs.physics.contact_times import (
    SLACK,
    TOUCHING,
    Quartic,
    UpcomingContact,
    first_closing,
    meet_moving,
    stay_apart,
)
from ludotheque.games.catacombs.physics.impacts import Contact
from tests.games.catacombs.physics.flicking import MM, WALLS, M, disc, flicked, hits
from tests.rules import rule

SLOWING = WALLS.slowing
LOOKS = 1500


@rule("CC-PHYS-7")
@pytest.mark.parametrize("speed", [0.7, 1.0, 3.0])
@pytest.mark.parametrize("kind", ["missile", "wave"])
def test_a_fast_disc_never_passes_through_another(speed: float, kind: str) -> None:
    reach = disc(0, 0, kind).radius / MM + 12.5
    for aside in (0.0, 0.5, 0.99, 0.9999, -0.9999999):
        done = flicked([disc(-90, 0, kind), disc(0, aside * reach)], 0, speed)
        assert hits(done)[:1] == [(0, 1)]
        first = done.touches[0].before
        assert hypot(first[4] - first[0], first[5] - first[1]) == pytest.approx(reach * MM, abs=1e-3)


@rule("CC-PHYS-7")
def test_a_disc_that_just_misses_does_not_touch() -> None:
    assert hits(flicked([disc(-90, 0), disc(0, 25.000001)], 0, 1.0)) == []
    assert hits(flicked([disc(-90, 0), disc(0, 25)], 0, 1.0)) == []


def moving_pair(random: Random) -> tuple[Body, Body]:
    """Two discs on their way somewhere; often touching or nearly so, often as fast as each other."""
    angle = random.uniform(0, 2 * pi)
    distance = random.choice([25.0, 25.0000005, 25.001, 26.0, random.uniform(25, 80)]) * MM
    one, other = disc(0, 0), Body(1, 12.5 * MM, 3.44, distance * cos(angle), distance * sin(angle))
    scale = random.choice([0.02, 0.2, 2.0]) * M
    for body in (one, other):
        body.launch(random.uniform(-1, 1) * scale, random.uniform(-1, 1) * scale, SLOWING, 0.0)
    return one, other


def gap(one: Body, other: Body, time: float) -> float:
    one.look(time)
    other.look(time)
    return hypot(one.px - other.px, one.py - other.py) - one.radius - other.radius


@rule("CC-PHYS-7")
@pytest.mark.parametrize("seed", range(4))
def test_two_moving_discs_meet_at_the_first_closing_of_their_gap(seed: int) -> None:
    random = Random(f"meeting {seed}")
    for _ in range(60):
        one, other = moving_pair(random)
        found: list[UpcomingContact] = []
        meet_moving(one, other, 0.0, found)
        end = min(one.stops, other.stops)
        time = found[0].time if found else end
        assert all(gap(one, other, time * look / LOOKS) > -SLACK - TOUCHING for look in range(LOOKS))
        if found and time > 0.0:
            assert gap(one, other, time) == pytest.approx(-SLACK if found[0].leaning else 0.0, abs=1e-6)


@rule("CC-PHYS-7")
def test_discs_that_part_and_meet_again_meet_as_fast_as_they_are() -> None:
    """The one behind slows less along the line of centres than the one that it has struck, and catches up with it."""
    one, other = disc(0, 0), disc(25, 0)
    one.launch(0.08 * M, 0.06 * M, SLOWING, 0.0)
    other.launch(0.085 * M, 0.0, SLOWING, 0.0)
    found: list[UpcomingContact] = []
    meet_moving(one, other, 0.0, found)
    assert 0.01 < found[0].time < min(one.stops, other.stops)
    assert gap(one, other, found[0].time) == pytest.approx(0.0, abs=1e-6)
    touch = Contact(found[0])
    assert touch.fast
    assert touch.approach == pytest.approx(gap(one, other, found[0].time - 1e-6) * 1e6, rel=1e-3)


@rule("CC-PHYS-6", "CC-PHYS-7")
@pytest.mark.parametrize("pressing", [0.0, 0.0005, 0.0009])
def test_discs_that_press_slowly_are_resolved_when_they_have_sunk_in_a_little(pressing: float) -> None:
    one, other = disc(0, 0), disc(25, 0)
    one.launch((0.085 + pressing) * M, 0.06 * M, SLOWING, 0.0)
    other.launch(0.085 * M, 0.0, SLOWING, 0.0)
    found: list[UpcomingContact] = []
    meet_moving(one, other, 0.0, found)
    assert found[0].leaning
    assert gap(one, other, found[0].time) == pytest.approx(-SLACK, abs=1e-6)
    assert not Contact(found[0]).fast


@pytest.mark.parametrize("seed", range(4))
def test_the_cheap_test_only_says_apart_of_discs_that_stay_apart(seed: int) -> None:
    random = Random(f"apart {seed}")
    for _ in range(500):
        leaving, back = random.uniform(-2, 2), random.uniform(-4, 4)
        end, first = random.uniform(0, 2), random.uniform(0, 1)
        times = [end * look / 400 for look in range(401)]
        least = min(first + leaving * time - back * time * time / 2 for time in times)
        assert not (stay_apart(first, leaving, back, end) and least <= 0.0)
        assert stay_apart(first, leaving, back, end) or least < 1e-3


def quartic(*terms: float) -> Quartic:
    made = Quartic(*terms[:4])
    made.e = terms[4]
    return made


def quartic_of(roots: tuple[complex, ...]) -> Quartic:
    """The quartic with these four zeros."""
    terms: list[complex] = [1]
    for root in roots:
        terms = [high - root * low for high, low in zip([*terms, 0], [0, *terms], strict=True)]
    return quartic(*[term.real for term in terms])


@pytest.mark.parametrize(
    ("roots", "first"),
    [
        ((0.5, 0.7, 3.0, 4.0), 0.5),
        ((-1.0, -0.5, 0.25, 0.250001), 0.25),
        ((0.1, 0.2, 0.3, 0.4), 0.1),
        ((-2.0, 0.9, 5.0, 6.0), 5.0),  # closed at first, but opening
        ((1 + 1j, 1 - 1j, 0.3, 0.9), 0.3),
        ((1 + 1j, 1 - 1j, 2 + 1j, 2 - 1j), NEVER),
        ((0.5, 0.5, 2 + 1j, 2 - 1j), 0.5),  # they graze
        ((-1.0, -2.0, -3.0, -4.0), NEVER),
        ((7.5, 8.0, 9.0, 11.0), 7.5),
        ((12.0, 13.0, 14.0, 15.0), NEVER),  # after the end
    ],
)
def test_the_first_closing_of_a_gap_is_found(roots: tuple[complex, ...], first: float) -> None:
    found = first_closing(quartic_of(roots), 10.0)
    if first == 0.5 and found == NEVER:
        return  # a gap that closes for no time at all may be seen or not
    assert found == pytest.approx(first, abs=1e-6)


def test_a_closed_gap_that_turns_to_closing_is_noticed_at_its_turn() -> None:
    """-1 + t (2 - t) / 2 opens a little, never quite, and closes again from t = 1 on."""
    assert first_closing(quartic(0.0, 0.0, -0.5, 1.0, -1.0), 5.0) == pytest.approx(1.0)


def test_a_closed_gap_that_closes_is_noticed_immediately() -> None:
    assert first_closing(quartic(0.0, 0.0, 1.0, -1.0, -0.1), 5.0) == 0.0
    assert first_closing(quartic(0.0, 0.0, 1.0, 1.0, -0.1), 5.0) == NEVER


def test_a_contact_at_the_end_of_a_way_is_found_by_the_disc_that_still_moves() -> None:
    """The first disc strikes the second, which comes to rest touching nothing; the first follows and reaches it or not,
    and never ends inside it."""
    for thousandth in range(200):
        one, other = disc(-40, 0, "wave"), disc(0, 0)
        flicked([one, other], 0, 0.6 + thousandth / 1000)
        assert hypot(one.px - other.px, one.py - other.py) >= one.radius + other.radius - SLACK


def test_a_disc_that_stops_in_touch_ends_in_touch() -> None:
    """75 millimetres to the rim, and just the speed for it."""
    one, other = disc(-100, 0), disc(0, 0)
    flicked([one, other], 0, sqrt(2 * 0.25 * 9.81 * 0.075))
    assert hypot(one.px - other.px, one.py - other.py) == pytest.approx(25 * MM, abs=0.01)
