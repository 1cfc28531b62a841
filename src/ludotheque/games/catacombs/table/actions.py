"""The answers and questions of Catacombs Conquest, encoded as numbers and named for files and interfaces."""

from typing import Final

from mypy_extensions import i64

from ludotheque.kernel.decisions import ARGUMENT_BITS, Verb, Verbs

DONE: Final = 0  # decline, pass, no more
ACCEPT: Final = 1 << ARGUMENT_BITS  # the layout that is proposed
PROPOSE: Final = 2 << ARGUMENT_BITS  # another layout, by its index
PLAY: Final = 3 << ARGUMENT_BITS  # a card, by its id
DISCARD: Final = 4 << ARGUMENT_BITS  # a card, discarded because of stun
TARGET: Final = 5 << ARGUMENT_BITS  # a character, by its disc
PLACE: Final = 6 << ARGUMENT_BITS  # a projectile: the character it starts from, the position of its center
FLICK: Final = 7 << ARGUMENT_BITS  # angle and speed
RETRY: Final = 8 << ARGUMENT_BITS
BOOST: Final = 9 << ARGUMENT_BITS  # a card, discarded for 1 more damage
ARMOR: Final = 10 << ARGUMENT_BITS  # a kept card, discarded against the shot
OBSTACLE: Final = 11 << ARGUMENT_BITS  # a disc, angle and speed

DISC_BITS: Final = 4
ANGLE_BITS: Final = 19  # millidegrees
SPEED_BITS: Final = 22  # micrometers per second
PLACE_BITS: Final = 20  # micrometers from the lower left corner
CARD_BITS: Final = 8

VERBS: Final = Verbs(
    [
        Verb("done", ()),
        Verb("accept", ()),
        Verb("propose", (("layout", 4),)),
        Verb("play", (("card", CARD_BITS),)),
        Verb("discard", (("card", CARD_BITS),)),
        Verb("target", (("disc", DISC_BITS),)),
        Verb("place", (("from", DISC_BITS), ("x", PLACE_BITS), ("y", PLACE_BITS))),
        Verb("flick", (("angle", ANGLE_BITS), ("speed", SPEED_BITS))),
        Verb("retry", ()),
        Verb("boost", (("card", CARD_BITS),)),
        Verb("armor", (("card", CARD_BITS),)),
        Verb("obstacle", (("disc", DISC_BITS), ("angle", ANGLE_BITS), ("speed", SPEED_BITS))),
    ]
)

ASK_LAYOUT: Final = 0  # the subject is the proposed layout
ASK_CARD: Final = 1
ASK_DISCARD: Final = 2  # stunned
ASK_TARGET: Final = 3  # the subject is the kind of shot, as for a retry
ASK_PLACE: Final = 4
ASK_FLICK: Final = 5
ASK_RETRY: Final = 6
ASK_BOOST: Final = 7  # the subject is the damage of the boosted shot
ASK_ARMOR: Final = 8  # the subject is the damage of the shot
ASK_SURPRISE: Final = 9
ASK_OBSTACLE: Final = 10

QUESTION_RULES: Final[dict[str, str]] = {
    "layout": "CC-SETUP-2",
    "card": "CC-TURN-7",
    "discard": "CC-ABIL-8",
    "target": "CC-TARGET-1",
    "place": "CC-RANGE-1",
    "flick": "CC-INPUT-1",
    "retry": "CC-TARGET-3",
    "boost": "CC-SHOT-13",
    "armor": "CC-ARMOR-2",
    "surprise": "CC-ABIL-3",
    "obstacle": "CC-OBST-2",
}
"""The kinds of question in the order of their codes, each with the rule that defines its answers."""
KINDS: Final = tuple(QUESTION_RULES)
RULES: Final = tuple(QUESTION_RULES.values())


def flick_action(angle: i64, speed: i64) -> i64:
    return FLICK | angle << SPEED_BITS | speed


def obstacle_action(disc: i64, angle: i64, speed: i64) -> i64:
    return OBSTACLE | (disc << ANGLE_BITS | angle) << SPEED_BITS | speed


def place_action(disc: i64, x: i64, y: i64) -> i64:
    return PLACE | (disc << PLACE_BITS | x) << PLACE_BITS | y


def angle_of(action: i64) -> i64:
    """Return the angle of a flick of any disc."""
    return action >> SPEED_BITS & ((1 << ANGLE_BITS) - 1)


def speed_of(action: i64) -> i64:
    return action & ((1 << SPEED_BITS) - 1)


def obstacle_of(action: i64) -> i64:
    return action >> (SPEED_BITS + ANGLE_BITS) & ((1 << DISC_BITS) - 1)


def origin_of(action: i64) -> i64:
    return action >> (2 * PLACE_BITS) & ((1 << DISC_BITS) - 1)


def x_of(action: i64) -> i64:
    return action >> PLACE_BITS & ((1 << PLACE_BITS) - 1)


def y_of(action: i64) -> i64:
    return action & ((1 << PLACE_BITS) - 1)
