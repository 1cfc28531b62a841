"""The match of a tutorial: who plays, and what chance brings first, so that its steps meet what they talk about."""

from typing import NamedTuple


class Tutorial(NamedTuple):
    """One human at the first seat; bots, if any, at the others. The key says what chance begins with."""

    mode: str
    heroes: tuple[str, ...]
    options: dict[str, str]
    key: bytes


def on_top(names: list[str], wanted: tuple[str, ...]) -> list[int]:
    """The shuffle after which the wanted cards lie on top, which is the end, and the others as they were."""
    places = [names.index(name) for name in wanted]
    return [place for place in range(len(names)) if place not in places] + places[::-1]
