"""Reasons that rules give to programs, as sentences for people: rules know no language but English."""

import re
from typing import Final

PATTERNS: Final = tuple(
    (re.compile(pattern), key)
    for pattern, key in (
        (r"that is not among the options", "reason-not-listed"),
        (r"the (?:angle|speed) must lie between", "reason-flick"),
        (r"the spot \S+ is not inside", "reason-spot-outside"),
        (r"the spot \S+ is too close", "reason-spot-close"),
        (r"the spot \S+ is too far", "reason-spot-far"),
        (r"the projectile cannot start from", "reason-spot-origin"),
        (r"disc \d+ is no obstacle", "reason-no-obstacle"),
        (r"\S+ is there too often: a box holds one copy", "reason-hero-twice"),
        (r"the sheet of seat \d+ is one of", "reason-sheet"),
        (r"\S+ needs the deck \S+ or hybrid", "reason-deck"),
        (r"hordes is a card for four", "reason-hordes"),
        (r"option (?P<option>\S+) cannot be .*: a number from 1 to (?P<most>\d+)", "reason-number"),
        (r"\S+ and \S+ take (?P<given>\d+) of (?P<tokens>\d+) tokens", "reason-tokens"),
        (r"mode \S+ cannot be played with (?P<count>\d+) seats for", "reason-teams"),
    )
)


def spoken(reason: str) -> tuple[str, dict[str, str]] | None:
    """The message that says the same, with what it names; nothing where only programs can be meant."""
    for pattern, key in PATTERNS:
        if found := pattern.match(reason):
            return key, found.groupdict()
    return None
