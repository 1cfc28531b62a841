"""What a player tells a finger to do: a direction and a speed, both whole numbers (CC-INPUT-1)."""

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.angles import TURN, direction


class Limits:
    """The slowest and the fastest launch, in micrometres per second.

    The impulse of the rules is the speed times the mass of the flicked disc, and so are its limits.
    """

    def __init__(self, slowest: i64, fastest: i64) -> None:
        self.slowest = slowest
        self.fastest = fastest


class Command:
    """An angle in millidegrees, counter-clockwise from the x axis, and a speed in micrometres per second."""

    def __init__(self, angle: i64, speed: i64) -> None:
        self.angle = angle
        self.speed = speed

    def velocity(self) -> tuple[float, float]:
        """CC-PHYS-3: what the flicked disc starts with."""
        across, up = direction(self.angle)
        return float(self.speed) * across, float(self.speed) * up


def refusal(command: Command, limits: Limits) -> str:
    """Why a command is none, or nothing if it is one. Every direction is allowed (CC-INPUT-4)."""
    if not 0 <= command.angle < TURN:
        return f"the angle must lie between 0 and {TURN - 1} millidegrees, is {command.angle} (CC-INPUT-1)"
    if not limits.slowest <= command.speed <= limits.fastest:
        bounds = f"{limits.slowest} and {limits.fastest}"
        return f"the speed must lie between {bounds} micrometres per second, is {command.speed} (CC-INPUT-1)"
    return ""
