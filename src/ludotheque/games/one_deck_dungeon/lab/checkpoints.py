"""What must hold between two segments of One Deck Dungeon: nothing is half done, and the parts agree with the phase."""

from typing import Final

from ludotheque.games.one_deck_dungeon.lab.conservation import broken_conservation
from ludotheque.games.one_deck_dungeon.table.state import (
    ABILITIES,
    ACT,
    CONSEQUENCES,
    DOOR,
    FLED,
    GATHER,
    HIT,
    JUST_OPENED,
    LOOT,
    MEET,
    OVER,
    PHASES,
    ROUND,
    SETUP,
    START,
    TICKS,
    DungeonState,
)
from ludotheque.registry.laboratory import Problems

IN_ENCOUNTER: Final = (START, ABILITIES, GATHER, ACT, CONSEQUENCES, HIT)
AT_DOOR: Final = (DOOR, MEET, LOOT)  # besides the encounters behind it
BEFORE_DICE_LIE_ON_BOXES: Final = (START, ABILITIES, GATHER)
BOSS_FLOOR: Final = 4


def broken_checkpoint(state: DungeonState) -> Problems:
    """Everything that is wrong; once the game is over it may have ended in the middle of anything."""
    found = broken_conservation(state) + broken_result(state)
    if state.phase in (TICKS, OVER):
        return found
    return found + broken_place(state) + broken_doors(state) + broken_meeting(state) + broken_stairs(state)


def broken_result(state: DungeonState) -> Problems:
    """The result comes first, then campaign sheets are filled in, then the game is over."""
    over = state.phase in (TICKS, OVER)
    if over != (state.result in ("won", "lost")) or (not over and state.result):
        return [f"result {state.result!r} before {PHASES[state.phase]}"]
    if state.outcome != (state.result if state.phase == OVER else ""):
        return [f"outcome {state.outcome!r} with result {state.result!r} before {PHASES[state.phase]}"]
    return []


def broken_place(state: DungeonState) -> Problems:
    """Floor, encounter and phase say the same."""
    found: list[str] = []
    name = PHASES[state.phase]
    if len(state.encounters) != (1 if state.phase in IN_ENCOUNTER else 0):
        found.append(f"{len(state.encounters)} encounters before {name}")
    boss = state.floor == BOSS_FLOOR
    if not 0 <= state.floor <= BOSS_FLOOR or (state.floor == 0) != (state.phase == SETUP):
        found.append(f"floor {state.floor} before {name} (ODD-SETUP-6)")
    if boss != (state.phase in (ROUND, HIT) or any(encounter.card < 0 for encounter in state.encounters)):
        found.append(f"floor {state.floor} before {name}: the boss is met after floor 3 (ODD-FLOOR-10)")
    if boss and (state.doors or state.deck):
        found.append("doors or a deck in the boss fight (ODD-FLOOR-6)")
    if boss and any(hero.stored for hero in state.heroes):
        found.append("a stored die in the boss fight (ODD-BOSS-2)")
    return found


def broken_doors(state: DungeonState) -> Problems:
    """The door entered is open; what is met or to be looted lies behind it."""
    found: list[str] = []
    entered = state.phase in AT_DOOR or (state.phase in IN_ENCOUNTER and state.floor < BOSS_FLOOR)
    if entered != (0 <= state.door < len(state.doors)) or (not entered and state.door != -1):
        return [f"door {state.door} of {len(state.doors)} before {PHASES[state.phase]}"]
    size = 2 if len(state.heroes) == 4 else 1
    for place, door in enumerate(state.doors):
        whole = len(door.cards) == size or (place == state.door and state.phase == LOOT)
        if not whole:
            found.append(f"door {place} has {len(door.cards)} cards (ODD-4P-4)")
        if (door.opened == JUST_OPENED and place != state.door) or (place == state.door and not door.opened):
            found.append(f"door {place} is open or closed where it must not be (ODD-ENTER-3)")
    behind = state.doors[state.door].cards if entered else []
    wanted = [*[entry >> 3 for entry in state.looting], *[each.card for each in state.encounters if each.card >= 0]]
    if any(card not in behind for card in wanted) or len(set(wanted)) != len(wanted):
        found.append(f"cards {wanted} are met or looted, {behind} lie at the door (ODD-ENTER-1)")
    if state.phase == DOOR and state.doors[state.door].opened == FLED:
        found.append("an open door cannot be fled (ODD-ENTER-4)")
    return found


def broken_meeting(state: DungeonState) -> Problems:
    """Who has met and who meets; what lies on boxes before anybody acts."""
    found: list[str] = []
    seats = [*state.met, *[seat for encounter in state.encounters for seat in encounter.seats]]
    if len(set(seats)) != len(seats):
        found.append(f"somebody meets twice: {seats} (ODD-4P-6)")
    if state.met and state.phase not in (MEET, LOOT, ROUND, *IN_ENCOUNTER):
        found.append(f"{state.met} have met something before {PHASES[state.phase]}")
    if any(state.apart) and not 0 < len(state.met) < len(state.heroes):
        found.append(f"dice {state.apart} lie apart for {state.met} (ODD-4P-9)")
    for encounter in state.encounters:
        if len(encounter.seats) != min(2, len(state.heroes)) or len(encounter.pools) != len(encounter.seats):
            found.append(f"heroes {encounter.seats} with {len(encounter.pools)} pools (ODD-4P-6)")
        if state.phase in BEFORE_DICE_LIE_ON_BOXES and any(box.dice for box in encounter.boxes):
            found.append("dice lie on a box before step 4 (ODD-ENC-13)")
        if state.phase == START and (encounter.boxes or any(encounter.pools)):
            found.append("boxes or dice before the encounter starts (ODD-ENC-2)")
    return found


def broken_stairs(state: DungeonState) -> Problems:
    """ODD-FLOOR-2, ODD-FLOOR-3: tokens only on visible stairs, and never enough for damage."""
    if not 0 <= state.stairs < (6 if len(state.heroes) == 4 else 3):
        return [f"{state.stairs} tokens lie on the stairs (ODD-FLOOR-3)"]
    return [f"{state.stairs} tokens on hidden stairs (ODD-FLOOR-2)"] if state.stairs and state.deck else []
