"""What a flick leaves behind for rules and pictures."""

import json
from math import hypot
from typing import Any

import pytest

from ludotheque.games.catacombs.lab.random_flicks import run, shots
from ludotheque.games.catacombs.physics.bodies import Body
from ludotheque.games.catacombs.physics.flicks import KINDS, Command, Flick, flick, legs_of, record_of, settled
from tests.games.catacombs.physics.flicking import MAT, WALLS, disc, flicked
from tests.rules import rule

COMMAND = Command(0, 2_000_000)


def recorded(bodies: list[Body], mat: bool = False) -> dict[str, Any]:  # as JSON brings it back
    for number, body in enumerate(bodies):
        body.number = number
    arena = MAT if mat else WALLS
    done = flick(arena, bodies, 0, *COMMAND.velocity())
    record: dict[str, Any] = json.loads(json.dumps(record_of(done, COMMAND, settled(arena, bodies))))
    return record


@rule("CC-PHYS-11")
def test_a_record_names_every_event_in_order() -> None:
    record = recorded([disc(-100, 0), disc(0, 3)])
    events = record["events"]
    assert [event["seq"] for event in events] == list(range(len(events)))
    assert [event["t"] for event in events] == sorted(event["t"] for event in events)
    assert {event["kind"] for event in events} <= set(KINDS)
    first = events[0]
    assert (first["kind"], first["a"], first["b"]) == ("disc_disc", 0, 1)
    assert first["at"] == [[280_181, 177_500], [305_000, 180_500]]
    assert first["before"][1] == [0, 0]
    assert first["before"][0][0] > first["after"][0][0] > 0
    assert first["approach"] == pytest.approx(first["before"][0][0] * 24_819 / 25_000, abs=50)


@rule("CC-PHYS-11")
def test_a_record_has_what_was_executed_and_where_discs_come_to_lie() -> None:
    bodies = [disc(-100, 0), disc(0, 3)]
    record = recorded(bodies)
    assert (record["flicked"], record["angle"], record["speed"]) == (0, 0, 2_000_000)
    assert record["impulse"] == 6_880_000  # 3.44 grams
    assert not record["fault"]
    for final, body in zip(record["finals"], bodies, strict=True):
        assert final["disc"] == body.number
        assert final["at"] == pytest.approx([305_000 + body.px, 177_500 + body.py], abs=0.5)


@rule("CC-PHYS-11")
def test_walls_and_exits_are_named_by_side() -> None:
    wall = next(event for event in recorded([disc(200, 0)])["events"] if event["kind"] == "disc_wall")
    assert (wall["a"], wall["wall"]) == (0, "right")
    left = recorded([disc(200, 0), disc(0, 0)], mat=True)
    assert [(event["kind"], event["wall"]) for event in left["events"]] == [("exit", "right")]
    assert [final["disc"] for final in left["finals"]] == [1]


def at(done: Flick, number: int, time: float) -> tuple[float, float] | None:
    """Where the legs say that a disc is."""
    for leg in legs_of(done):
        if leg.number == number and leg.time <= time <= leg.until:
            t = time - leg.time
            way = (1.0 - 0.5 * done.arena.slowing * t / hypot(leg.vx, leg.vy)) * t
            return leg.x + leg.vx * way, leg.y + leg.vy * way
    return None


@rule("CC-PHYS-11")
def test_legs_lead_from_event_to_event() -> None:
    for _, arena, shot in shots(60, 4):
        done = run(arena, shot)
        for touch in done.touches:
            due = at(done, touch.a, touch.time)
            if due is not None:
                assert due == pytest.approx(touch.before[:2], abs=1.0)
        assert all(leg.time < leg.until for leg in legs_of(done))


def test_a_flick_alone_is_one_leg() -> None:
    done = flicked([disc(0, 0)], 0, 1.0)
    (leg,) = legs_of(done)
    assert (leg.number, leg.time, leg.x, leg.vx) == (0, 0.0, 0.0, 1e6)
    assert leg.until == done.touches[-1].time
