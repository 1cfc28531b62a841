"""Constants for the numbers in the state of a One Deck Dungeon match, and conversion of older states."""

from typing import Any, Final

from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState, DungeonState, EncounterState

# Values of `phase`: the segment that comes next.
SETUP: Final = 0
TURN: Final = 1  # start of a turn, then time passes
OPTION: Final = 2
DOOR: Final = 3
MEET: Final = 4  # which encounter of the door, which heroes, met or skipped
START: Final = 5  # start ability and step 1
ABILITIES: Final = 6  # step 2
GATHER: Final = 7  # step 3
ACT: Final = 8  # one action of step 4
CONSEQUENCES: Final = 9
LOOT: Final = 10
LEVEL: Final = 11
END: Final = 12  # of a turn
ROUND: Final = 13  # a boss round begins
HIT: Final = 14  # a boss round ends
TICKS: Final = 15  # filling in campaign sheets
OVER: Final = 16
PHASES: Final = (
    "setup",
    "turn",
    "option",
    "door",
    "meet",
    "start",
    "abilities",
    "gather",
    "act",
    "consequences",
    "loot",
    "level",
    "end",
    "round",
    "hit",
    "ticks",
    "over",
)

# Doors.
CLOSED: Final = 0
JUST_OPENED: Final = 1
FLED: Final = 2

# Indexes in `exiled` after the four colors.
EXILED_CUBES: Final = 4
EXILED_POISON: Final = 5

# What a claimed card may give.
LOOT_ALL: Final = 0
LOOT_ITEM: Final = 1
LOOT_SKILL: Final = 2
LOOT_XP: Final = 3
LOOT_LOST: Final = 4
LOOT_SHIFT: Final = 3


SUPPLY: Final = DungeonState.FIELDS.index("supply")
APART: Final = DungeonState.FIELDS.index("apart")
MET: Final = DungeonState.FIELDS.index("met") - 1  # in a state without `apart`
ENCOUNTERS: Final = DungeonState.FIELDS.index("encounters")
BOXES: Final = EncounterState.FIELDS.index("boxes")
DICE: Final = BoxState.FIELDS.index("dice")
NO_GIVER: Final = -1
PARTY: Final = 4


def renewed(raw: Any) -> Any:  # read from a file
    """Convert a state of rules up to 4, which knew neither halves apart (ODD-4P-9) nor whose dice lie on boxes."""
    if not isinstance(raw, list) or len(raw) != len(DungeonState.FIELDS) - 1:
        return raw
    supply = raw[SUPPLY]
    apart = [0] * len(supply)
    if 0 < len(raw[MET]) < PARTY and not raw[ENCOUNTERS - 1]:
        apart = [(count + 1) // 2 for count in supply]
    left = [count - part for count, part in zip(supply, apart, strict=True)]
    full = [*raw[:SUPPLY], left, apart, *raw[APART:]]
    full[ENCOUNTERS] = [with_givers(encounter) for encounter in full[ENCOUNTERS]]
    return full


def with_givers(encounter: Any) -> Any:  # read from a file
    """Return the encounter with boxes whose dice are nobody's."""
    boxes = [[*box, [NO_GIVER] * len(box[DICE])] for box in encounter[BOXES]]
    return [*encounter[:BOXES], boxes, *encounter[BOXES + 1 :]]
