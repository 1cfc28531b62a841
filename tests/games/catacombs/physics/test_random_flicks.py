"""Many flicks at discs that lie spread, crowded, in rows, against walls and in mirror images; a soak does far more."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from ludotheque.games.catacombs.lab.random_flicks import (
    Watch,
    arena_of,
    digest,
    limits,
    problems_of,
    random_shot,
    shots,
)
from ludotheque.games.catacombs.physics.bodies import Body
from ludotheque.games.catacombs.physics.flicks import DISC_DISC, Flick
from tests.games.catacombs.physics.flicking import disc, flicked
from tests.rules import rule

ROOT = Path(__file__).parents[4]
FLICKS = 2000
PARTS = 8
KNOWN = "7c2052da837e793158f07813f0ad96d8"  # of 500 flicks; a change of the physics changes the rules version
DIGEST = "from ludotheque.games.catacombs.lab.random_flicks import digest; print(digest(150, 9))"


@rule("CC-PHYS-4", "CC-PHYS-7", "CC-PHYS-10")
@pytest.mark.parametrize("seed", range(PARTS))
def test_nothing_that_must_not_be_happens(seed: int) -> None:
    """Energy, momentum, no overlap, no way out, an end, exact images: see the laboratory's watch."""
    found = [(name, problems_of(arena, shot)) for name, arena, shot in shots(FLICKS // PARTS, seed)]
    assert [(name, problems[:2]) for name, problems in found if problems] == []


@rule("CC-PHYS-10")
@pytest.mark.parametrize("disc_bounce", [0.0, 0.45, 0.85, 1.0])
@pytest.mark.parametrize(("wall_bounce", "friction"), [(0.0, 0.15), (0.2, 0.4), (1.0, 0.25)])
def test_nothing_depends_on_the_recommended_numbers(disc_bounce: float, wall_bounce: float, friction: float) -> None:
    """Without any rebound discs lean on each other most; with all of it a blow can stop a disc dead."""
    for name, arena, shot in shots(30, 11):
        arena.disc_bounce, arena.wall_bounce, arena.slowing = disc_bounce, wall_bounce, friction * 9.81e6
        assert problems_of(arena, shot) == [], name


@rule("CC-PHYS-8", "CC-PHYS-10")
def test_a_row_that_a_blow_stops_dead_does_not_depend_on_numbers() -> None:
    """The same contact was once found from both sides, by the disc that came to rest and by the one that went on."""
    arena = arena_of("walls")
    arena.disc_bounce = 1.0
    for seed in range(40):
        shot = random_shot(arena, limits(), Random(f"row {seed}"), "rows")
        assert problems_of(arena, shot) == []


@rule("CC-STATE-5")
def test_flicks_are_the_same_on_every_machine() -> None:
    """To the last bit of every event, whatever the processor, the system and the Python."""
    assert digest(500, 1) == KNOWN


def test_flicks_do_not_depend_on_hashes() -> None:
    digests = []
    for seed in ("1", "2"):
        words = [sys.executable, "-c", DIGEST]
        hashed = os.environ | {"PYTHONHASHSEED": seed}
        made = subprocess.run(words, env=hashed, cwd=ROOT, capture_output=True, text=True, check=True)
        digests.append(made.stdout.strip())
    assert digests == [digest(150, 9)] * 2


def scene() -> list[Body]:
    bodies = [disc(-100, 0), disc(0, 5), disc(60, 0)]
    for number, body in enumerate(bodies):
        body.number = number
    return bodies


def struck() -> Flick:
    done = flicked(scene(), 0, 1.5)
    assert watched(done) == ""
    return done


def watched(done: Flick) -> str:
    return "; ".join(Watch(done, scene()).all())


def test_the_watch_notices_a_missed_contact() -> None:
    done = struck()
    done.touches = [touch for touch in done.touches if touch.kind != DISC_DISC]
    assert "overlap" in watched(done)


def test_the_watch_notices_gained_energy_and_momentum() -> None:
    done = struck()
    done.touches[0].after[6] *= 1.5
    said = watched(done)
    assert "momentum" in said
    assert "energy" in said
    assert "part at" in said


def test_the_watch_notices_a_disc_that_is_elsewhere() -> None:
    done = struck()
    done.touches[0].before[0] += 0.01
    assert "should have come" in watched(done)
