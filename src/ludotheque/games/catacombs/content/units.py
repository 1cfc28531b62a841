"""Numbers of the content files, which give millimetres and grams, as whole micrometres, milligrams and the like."""

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec

from ludotheque.content.decoder import Decoder, Special, Spot
from ludotheque.content.schema import Form, Schema, SchemaWriter
from ludotheque.games.catacombs.content.definitions import Point


class Scaled(msgspec.Struct, frozen=True):
    """A number of `written` in the file is so many times as many of `kept`, and must be a whole number of them."""

    times: int
    written: str
    kept: str


class Within(msgspec.Struct, frozen=True):
    """Any number between these two, both included."""

    low: float
    high: float


_MM: Final = Scaled(1000, "mm", "micrometres")
_GRAM: Final = Scaled(1000, "g", "milligrams")
_DEGREE: Final = Scaled(1000, "degrees", "millidegrees")
_WHOLE: Final = Scaled(1_000_000, "parts of one", "millionths")
_SPEED: Final = Scaled(1_000_000, "m/s", "micrometres per second")
_PULL: Final = Scaled(1_000_000, "m/s2", "micrometres per second squared")
_ANY: Final = Within(0.0, 1e6)
_PORTION: Final = Within(0.0, 1.0)

Length = Annotated[int, _MM]
Mass = Annotated[int, _GRAM]
Angle = Annotated[int, _DEGREE]
Share = Annotated[int, _WHOLE]
Speed = Annotated[int, _SPEED]
Pull = Annotated[int, _PULL]
Real = Annotated[float, _ANY]
Portion = Annotated[float, _PORTION]

TOLERANCE: Final = 1e-6


def number(spot: Spot, value: object) -> float:
    """Any number, but no true or false, and no infinity."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < float("inf"):
        spot.refuse(f"should be a number, is {value!r}")
    return value


def read_scaled(spot: Spot, value: object, scale: Scaled) -> int:
    """The number in the units we keep; negative lengths and the like do not exist."""
    given = number(spot, value)
    scaled = given * scale.times
    if given < 0 or abs(scaled - round(scaled)) > TOLERANCE:
        spot.refuse(f"should be a whole number of {scale.kept} and not negative, is {value!r} {scale.written}")
    return round(scaled)


def read_real(spot: Spot, value: object, limits: Within) -> float:
    given = float(number(spot, value))
    if not limits.low <= given <= limits.high:
        spot.refuse(f"should be from {limits.low:g} to {limits.high:g}, is {value!r}")
    return given


def _read_point(_decoder: Decoder, spot: Spot, value: object) -> Point:
    if not isinstance(value, list) or len(value) != 2:
        spot.refuse(f"should be [x, y] in mm, is {value!r}")
    x, y = (read_scaled(spot, each, _MM) for each in value)
    return Point(x, y)


def _scaled_reader(scale: Scaled) -> Special:
    return lambda _decoder, spot, value: read_scaled(spot, value, scale)


def _real_reader(limits: Within) -> Special:
    return lambda _decoder, spot, value: read_real(spot, value, limits)


def _number_form(_writer: SchemaWriter) -> Schema:
    return {"type": "number", "minimum": 0}


def _point_form(_writer: SchemaWriter) -> Schema:
    return {"type": "array", "items": {"type": "number", "minimum": 0}, "minItems": 2, "maxItems": 2}


READERS: Final[Mapping[object, Special]] = {
    Point: _read_point,
    Length: _scaled_reader(_MM),
    Mass: _scaled_reader(_GRAM),
    Angle: _scaled_reader(_DEGREE),
    Share: _scaled_reader(_WHOLE),
    Speed: _scaled_reader(_SPEED),
    Pull: _scaled_reader(_PULL),
    Real: _real_reader(_ANY),
    Portion: _real_reader(_PORTION),
}
FORMS: Final[Mapping[object, Form]] = {**dict.fromkeys(READERS, _number_form), Point: _point_form}
