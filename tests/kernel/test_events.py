"""Names of events in files: they come from a prefix, not from where the code is."""

from dataclasses import dataclass

import pytest

from ludotheque.kernel.events import Event, Undone, read, written


class WeatherEvent(Event, prefix="weather"):
    """A game of these tests."""


@dataclass(frozen=True)
class Rained(WeatherEvent):
    drops: int


def test_an_event_is_named_by_the_prefix_of_its_game() -> None:
    assert written(Rained(3)) == ["weather.Rained", 3]
    assert read(["weather.Rained", 3]) == Rained(3)


def test_an_event_of_the_kernel_is_named_so() -> None:
    assert written(Undone(1, 2)) == ["kernel.Undone", 1, 2]


def test_the_class_that_carries_the_prefix_is_no_event() -> None:
    assert "weather.WeatherEvent" not in Event.NAMES


def test_two_events_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match=r"there are two events weather\.Rained"):
        type("Rained", (WeatherEvent,), {})
