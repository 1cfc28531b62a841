"""Every mode of play by its name."""

from typing import Final

from ludotheque.games.dice_throne.table.modes.duel import Duel
from ludotheque.games.dice_throne.table.modes.facing_teams import Benches
from ludotheque.games.dice_throne.table.modes.king_of_the_hill import King
from ludotheque.games.dice_throne.table.modes.mode import Mode
from ludotheque.games.dice_throne.table.modes.three_teams import ThreeTeams
from ludotheque.kernel.errors import UnknownContent

SEATS: Final[dict[str, tuple[int, ...]]] = {
    "duel": (2,),
    "king_of_the_hill": (3, 4, 5, 6),
    "2v2": (4,),
    "3v3": (6,),
    "2v2v2": (6,),
}
"""The numbers of players."""


def mode_of(name: str, seats: int) -> Mode:
    """The mode of that name for so many players."""
    if name not in SEATS:
        raise UnknownContent(f"unknown mode {name!r}; allowed: {', '.join(SEATS)}")
    if seats not in SEATS[name]:
        allowed = " or ".join([str(number) for number in SEATS[name]])
        raise UnknownContent(f"mode {name} takes {allowed} heroes, got {seats}")
    if name == "duel":
        return Duel()
    if name == "king_of_the_hill":
        return King(seats)
    return ThreeTeams() if name == "2v2v2" else Benches(name, seats // 2)
