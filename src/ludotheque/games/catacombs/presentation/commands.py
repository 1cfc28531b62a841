"""Orders in the words of the arena: `aim 37.5 power 60`, `obstacle 3 aim 90 power 20`, `place 45 30`."""

import re
from dataclasses import dataclass, field
from typing import Final

from ludotheque.presentation.terminal.commands import without_accents

AIM: Final = ("aim", "angle", "vise", "viser")
POWER: Final = ("power", "pow", "force", "puissance")
OBSTACLE: Final = ("obstacle", "obst", "crystal", "cristal")
PLACE: Final = ("place", "put", "placer", "pose", "poser")
FROM: Final = ("from", "de", "depuis")
AT: Final = ("at", "en")
NUMBER: Final = re.compile(r"[-+]?\d{1,4}(?:\.\d{1,6})?")
MARK: Final = re.compile(r"#?[1-5]|[abxy]")


@dataclass
class Order:
    """What a line wants: a projectile placed, a disc flicked, or one after the other."""

    places: list[float] | None = None  # angle and distance, or x and y
    is_spot: bool = False  # x and y
    origin: str = ""  # the letter of the character it starts from
    obstacle: str = ""
    aim: str = ""  # an angle, or the letter of a disc
    power: str = ""
    left: list[str] = field(default_factory=list)  # words that mean nothing

    @property
    def flicks(self) -> bool:
        return bool(self.aim or self.power)


def order(line: str) -> Order | None:
    """The order a line gives; nothing if it is none. Decimal points and commas are both understood."""
    text = re.sub(r"(\d),(\d)", r"\1.\2", without_accents(line.lower()))
    tokens = re.sub(r"[,;:°%]|\bmm\b", " ", text).split()
    if not tokens:
        return None
    first = tokens[0]
    if first in PLACE:
        return read_place(tokens[1:])
    if first in OBSTACLE:
        return read_obstacle(tokens[1:])
    if first in AIM or first in POWER or (len(tokens) == 2 and all(NUMBER.fullmatch(each) for each in tokens)):
        return read_flick(tokens, Order())
    return None


def read_place(tokens: list[str]) -> Order:
    """`place 45 30`, `place B 45 30`, `place at 120 88`, each perhaps with a flick behind it."""
    found = Order(places=[])
    rest = [token for token in tokens if token not in FROM]
    if rest and rest[0] in AT and len(rest) > 1 and NUMBER.fullmatch(rest[1]):
        found.is_spot = True
        rest = rest[1:]
    elif rest and MARK.fullmatch(rest[0]) and not NUMBER.fullmatch(rest[0]):
        found.origin = rest.pop(0)
        if rest and rest[0] in AT:
            found.is_spot = True
            rest = rest[1:]
    places = found.places or []
    while rest and NUMBER.fullmatch(rest[0]) and len(places) < 2:
        places.append(float(rest.pop(0)))
    found.places = places
    return read_flick(rest, found)


def read_obstacle(tokens: list[str]) -> Order:
    number, *rest = tokens or ["?"]
    found = Order(obstacle=number.lstrip("#"))
    return read_flick(rest, found) if NUMBER.fullmatch(found.obstacle) else found


def read_flick(tokens: list[str], found: Order) -> Order:
    """`aim 37.5 power 60` in either order, or the two numbers alone."""
    rest = tokens[:]
    if len(rest) == 2 and all(NUMBER.fullmatch(each) for each in rest):
        found.aim, found.power = rest
        return found
    while rest:
        word = rest.pop(0)
        if word in AIM and rest:
            if rest[0] in AT and len(rest) > 1 and rest[1] not in POWER:
                rest.pop(0)
            found.aim = rest.pop(0)
        elif word in POWER and rest:
            found.power = rest.pop(0)
        else:
            found.left.append(word)
    return found
