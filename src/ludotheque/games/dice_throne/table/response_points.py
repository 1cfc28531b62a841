"""The timing chart: every response point in order of play, who may act there, and in which order."""

from typing import Final

W_UPKEEP: Final = 0
W_INCOME: Final = 1
W_MAIN: Final = 2
W_SLOW: Final = 3
W_DICE: Final = 4
W_ANNOUNCE: Final = 5
W_ACTIVATED: Final = 6
W_THEN: Final = 7
W_TARGET: Final = 8
W_TARGETED: Final = 9
W_DEFENCE_CHOICE: Final = 10
W_DEF_DICE: Final = 11
W_DEF_FX: Final = 12
W_LAST: Final = 13
W_ISO: Final = 14
W_POST: Final = 15
W_PREEMPT: Final = 16
W_END: Final = 17

POINTS: Final = (
    "W_UPKEEP",  # start of Upkeep, before each trigger, before the pooled application: all
    "W_INCOME",  # before CP, before the draw, after the draw: all
    "W_MAIN",  # the Active Player has ended the phase: others first
    "W_SLOW",  # a slow card is declared, not resolved: all
    "W_DICE",  # after any throw: the roller has presented, others first
    "W_ANNOUNCE",  # the offensive dice and the announcement: others first
    "W_ACTIVATED",  # after the untargeted effects: all
    "W_THEN",  # at each "then": all
    "W_TARGET",  # the targeting die: as W_DICE
    "W_TARGETED",  # the target is fixed, nothing of it resolved: all
    "W_DEFENCE_CHOICE",  # the Defender chooses or declines
    "W_DEF_DICE",  # the defence dice: as W_DICE
    "W_DEF_FX",  # before the results of the defence resolve: all
    "W_LAST",  # the last chance before damage: all
    "W_ISO",  # before isolated damage is applied: all
    "W_POST",  # damage has been dealt: all
    "W_PREEMPT",  # a fast action is declared: strictly higher priority
    "W_END",  # before damage dealt at the end of the turn is applied: all
)

# The eight phases (DT-TURN-1); 0 is the set-up.
SETUP: Final = 0
UPKEEP: Final = 1
INCOME: Final = 2
MAIN_1: Final = 3
OFFENSIVE_ROLL: Final = 4
TARGETING_ROLL: Final = 5
DEFENSIVE_ROLL: Final = 6
MAIN_2: Final = 7
DISCARD: Final = 8

PHASES: Final = (
    "setup",
    "upkeep",
    "income",
    "main_1",
    "offensive_roll",
    "targeting_roll",
    "defensive_roll",
    "main_2",
    "discard",
)
