"""Angles, powers and places as players say them: degrees, per cent of what a finger can do, millimetres."""

from typing import Final

from ludotheque.games.catacombs.content.loader import load_content
from ludotheque.text.languages import Language

DEGREE: Final = 1000  # millidegrees
MM: Final = 1000  # micrometres
FULL: Final = 100  # per cent


def power_of(speed: int) -> float:
    """A speed as per cent of the way from the slowest to the fastest flick (CC-INPUT-1)."""
    bounds = load_content().flick_input
    return FULL * (speed - bounds.slowest_um_s) / (bounds.fastest_um_s - bounds.slowest_um_s)


def speed_for(power: float) -> int:
    """The speed that a power between 0 and 100 stands for."""
    bounds = load_content().flick_input
    return bounds.slowest_um_s + round(power * (bounds.fastest_um_s - bounds.slowest_um_s) / FULL)


def reach_of(speed: float, slowing: float) -> float:
    """How far a disc slides that touches nothing (CC-PHYS-2)."""
    return speed * speed / (2.0 * slowing)


def spelled(number: float, digits: int, lang: Language) -> str:
    """A number with so many digits behind the point or the comma at most, and no zeros at the end."""
    text = f"{number:.{digits}f}"
    if digits:
        text = text.rstrip("0").rstrip(".")
    if text == "-0":
        text = "0"
    return text.replace(".", ",") if lang == "fr" else text


def angle(millidegrees: int, lang: Language) -> str:
    """`37.5`."""
    return spelled(millidegrees / DEGREE, 1, lang)


def power(speed: int, lang: Language) -> str:
    """`60`; a nudge is 0."""
    return spelled(power_of(speed), 1, lang)


def millimetres(micrometres: float) -> str:
    """Whole ones."""
    return f"{micrometres / MM:.0f}"
