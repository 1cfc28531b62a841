"""Fields of the state of a One Deck Dungeon match. Only scripts/state_classes.py reads this file: nothing imports it.

The order of the fields is the order of their values in files.
"""

from mypy_extensions import i64

from ludotheque.kernel.state import StatePart
from ludotheque.kernel.state_classes import Secrets
from ludotheque.kernel.table import GameState


class HeroState(StatePart):
    """One hero: damage, poison, stored dice and loot."""

    damage: i64
    poison: i64
    stored: i64  # heroic dice on the hero card
    items: list[int]  # cards
    skills: list[int]  # cards
    focus: i64  # of the campaign sheet; 0 for the basic one alone
    floor_used: list[int]  # talents used on this floor
    game_used: list[int]  # talents used in this game
    ticks: list[int]  # spaces ticked on the campaign sheet after the game: talent << 2 | kind


class Door(StatePart):
    """One card, or two with four players; closed or open."""

    cards: list[int]
    opened: i64  # CLOSED, JUST_OPENED or FLED


class BoxState(StatePart):
    """An active box and the dice on it."""

    value: i64
    color: i64  # -1 is grey
    wide: i64
    armor: i64
    hearts: i64
    time: i64
    poison: i64
    skull: i64
    refuses_heroic: i64
    max_dice: i64  # 0 is no limit
    needed: i64  # covers still missing; 0: covered
    dice: list[int]
    givers: list[int]  # the seat of each of the dice; -1 where an older file does not say


class EncounterState(StatePart):
    """An encounter or boss round of one hero or two, with their supply, pools and boxes."""

    card: i64  # -1 is the boss
    seats: list[int]
    was_open: i64  # whether the door was opened on an earlier turn
    option: i64  # of a peril; -1 before it is chosen and in combat
    supply: list[int]  # dice per color that these heroes can take
    pools: list[list[int]]  # per hero of `seats`, sorted
    boxes: list[BoxState]
    ignores: list[int]  # icon << 16 | needed in the sum << 8 | count
    used: list[int]  # seat << 12 | skill or talent
    abilities_used: list[int]  # seats
    rolled: list[int]  # how often each value came up, for texts that depend on it


class DungeonState(GameState):
    """Everything about a match that its setup does not determine."""

    drawn: list[int]
    secrets: Secrets
    heroes: list[HeroState]
    deck: list[int]  # the last card is on top
    discard: list[int]
    doors: list[Door]
    xp: list[int]  # cards under the level card
    boxed: list[int]  # cards that have left the game
    potion_cards: list[int]
    potions: list[int]  # identified types, as numbers in the content
    supply: list[int]  # dice per color outside the encounter
    apart: list[int]  # dice of a finished pair, until the other pair finishes (ODD-4P-9)
    exiled: list[int]  # dice per color, then cubes, then poison tokens (ODD-EXILE-1)
    cubes: i64
    level: i64
    floor: i64  # 1 to 3; 4 is the boss fight
    stairs: i64  # tokens
    turn: i64
    floor_turn: i64
    floor_encounters: i64  # begun on this floor
    phase: i64  # the segment that comes next, and the step while it runs
    door: i64  # the entered door; -1 for none
    met: list[int]  # seats that have finished their encounter or round
    looting: list[int]  # cards to claim: card << LOOT_SHIFT | what they may give
    encounters: list[EncounterState]  # at most one
    boss_damage: i64
    result: str  # won or lost; set before campaign sheets are filled in
    outcome: str
