"""The answers and the questions of Catacombs Conquest, as numbers inside and names outside."""

from typing import Final

from mypy_extensions import i64

from ludotheque.kernel.decisions import ARGUMENT_BITS, Verb, Verbs

DONE: Final = 0  # decline, pass, no more
ACCEPT: Final = 1 << ARGUMENT_BITS  # the layout that is proposed
PROPOSE: Final = 2 << ARGUMENT_BITS  # another layout, by its place
PLAY: Final = 3 << ARGUMENT_BITS  # a card, by its id
DISCARD: Final = 4 << ARGUMENT_BITS  # a card, thrown away because of stun
TARGET: Final = 5 << ARGUMENT_BITS  # a character, by its disc
PLACE: Final = 6 << ARGUMENT_BITS  # a projectile: which character it starts from, where its centre lies
FLICK: Final = 7 << ARGUMENT_BITS  # angle and speed
RETRY: Final = 8 << ARGUMENT_BITS
BOOST: Final = 9 << ARGUMENT_BITS  # a card, thrown away for a damage more
ARMOR: Final = 10 << ARGUMENT_BITS  # a kept card, thrown away against the shot
OBSTACLE: Final = 11 << ARGUMENT_BITS  # a disc, angle and speed

DISC_BITS: Final = 4
ANGLE_BITS: Final = 19  # millidegrees
SPEED_BITS: Final = 22  # micrometres per second
PLACE_BITS: Final = 20  # micrometres from the lower left corner
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

ASK_LAYOUT: Final = 0  # the subject is the layout proposed
ASK_CARD: Final = 1
ASK_DISCARD: Final = 2  # stunned
ASK_TARGET: Final = 3  # the subject is the kind of shot, as when it is retried
ASK_PLACE: Final = 4
ASK_FLICK: Final = 5
ASK_RETRY: Final = 6
ASK_BOOST: Final = 7  # the subject is the damage the boosted shot would do
ASK_ARMOR: Final = 8  # the subject is the damage the shot would do
ASK_SURPRISE: Final = 9
ASK_OBSTACLE: Final = 10

KINDS: Final = (
    "layout",
    "card",
    "discard",
    "target",
    "place",
    "flick",
    "retry",
    "boost",
    "armor",
    "surprise",
    "obstacle",
)


def flick_action(angle: i64, speed: i64) -> i64:
    return FLICK | angle << SPEED_BITS | speed


def obstacle_action(disc: i64, angle: i64, speed: i64) -> i64:
    return OBSTACLE | (disc << ANGLE_BITS | angle) << SPEED_BITS | speed


def place_action(disc: i64, x: i64, y: i64) -> i64:
    return PLACE | (disc << PLACE_BITS | x) << PLACE_BITS | y


def angle_of(action: i64) -> i64:
    """Of a flick, whatever disc it is of."""
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
