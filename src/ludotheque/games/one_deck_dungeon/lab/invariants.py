"""Invariants of every state of One Deck Dungeon."""

from collections.abc import Callable
from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import saves
from ludotheque.games.one_deck_dungeon.rules.boss import boss_health
from ludotheque.games.one_deck_dungeon.rules.loot import level_cost, total_xp
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_ACT,
    ASK_HEAL,
    ASK_HERO,
    ASK_HOOK,
    ASK_PAY,
    ASK_SURVIVE,
    ASK_TICK,
    ASK_TURN,
    DIE,
    DIE_SHIFT,
    FOR_CURE,
    FOR_HEAL,
    FOR_STORE,
    KINDS,
)
from ludotheque.games.one_deck_dungeon.table.die import (
    ANY,
    COLOR_NAMES,
    COLORS,
    HEROIC,
    ONLY_NAMES,
    color_of,
    only_of,
    value_of,
)
from ludotheque.games.one_deck_dungeon.table.setup_options import FOREST
from ludotheque.games.one_deck_dungeon.table.state import (
    ABILITIES,
    ACT,
    CONSEQUENCES,
    DOOR,
    EXILED_CUBES,
    EXILED_POISON,
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
)
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState, DungeonState, EncounterState, HeroState
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision
from ludotheque.kernel.secrets import EVERYONE
from ludotheque.registry.laboratory import Problems

# Repeated here so that a wrong number in the rules is noticed.
DICE: Final = (8, 8, 8, 6)  # ODD-COMP-1
CUBES: Final = 6  # ODD-COMP-2
POISON: Final = 8  # ODD-POISON-5


def sets_of(state: DungeonState) -> int:
    """Return how many sets of components are in play (ODD-4P-1)."""
    return 2 if len(state.heroes) == 4 else 1


def broken_conservation(state: DungeonState) -> Problems:
    """Report every component that was lost, duplicated or created."""
    return broken_dice(state) + broken_tokens(state) + broken_cards(state)


def broken_dice(state: DungeonState) -> Problems:
    """Report lost or doubled dice: every die is in a supply, in a pool, on a box, stored or exiled (ODD-DICE-1)."""
    found: list[str] = []
    for color in range(COLORS):
        counted = dice_of(state, color)
        wanted = DICE[color] * sets_of(state)
        if counted != wanted:
            found.append(f"{counted} {COLOR_NAMES[color]} dice instead of {wanted} (ODD-DICE-1)")
    supplies = [state.supply, state.apart, *[encounter.supply for encounter in state.encounters]]
    if any(count < 0 for supply in supplies for count in supply):
        found.append(f"a supply lacks more dice than it has: {supplies} (ODD-DICE-4)")
    return found


def dice_of(state: DungeonState, color: int) -> int:
    """Return the number of dice of a color in all places."""
    count = state.supply[color] + state.apart[color] + state.exiled[color]
    count += sum(dice_in(encounter, color) for encounter in state.encounters)
    if color == HEROIC:
        count += sum(hero.stored for hero in state.heroes)
    return count


def dice_in(encounter: EncounterState, color: int) -> int:
    lying = [*encounter.pools, *[box.dice for box in encounter.boxes]]
    return encounter.supply[color] + sum(1 for dice in lying for code in dice if color_of(code) == color)


def broken_tokens(state: DungeonState) -> Problems:
    """Report wrong numbers of cubes and exiled parts (ODD-COMP-2, ODD-POISON-5, ODD-EXILE-1)."""
    found: list[str] = []
    counts = [state.cubes, *state.exiled, *[hero.poison for hero in state.heroes]]
    if any(count < 0 for count in counts):
        found.append("fewer than no cubes, exiled things or poison tokens (ODD-EXILE-1)")
    cubes = state.cubes + state.exiled[EXILED_CUBES]
    if cubes > CUBES * sets_of(state):
        found.append(f"{cubes} cubes, party and exiled: more than there are (ODD-COMP-2)")
    return found + broken_poison(state, sets_of(state))


def broken_poison(state: DungeonState, sets: int) -> Problems:
    """Report more poison tokens than in play; four players may have only one set of the Forest's (ODD-HYBRID-4)."""
    tokens = sum(hero.poison for hero in state.heroes) + state.exiled[EXILED_POISON]
    if tokens <= POISON * sets:
        return []
    return [f"{tokens} poison tokens, on heroes and exiled: more than there are (ODD-POISON-5)"]


def broken_cards(state: DungeonState) -> Problems:
    """Report cards of the deck that are not in exactly one place."""
    cards = sorted(card for zone in zones(state) for card in zone)
    if cards == list(range(len(state.secrets.identity))):
        return []
    return [f"cards are missing or doubled: {len(cards)} of {len(state.secrets.identity)} (ODD-SETUP-5)"]


def zones(state: DungeonState) -> list[list[int]]:
    """Return all places of cards. A card that is met or looted stays at its door until it is claimed."""
    doors = [door.cards for door in state.doors]
    return [state.deck, *doors, *face_up_zones(state)]


def face_up_zones(state: DungeonState) -> list[list[int]]:
    """Return the places where every card is known to all players."""
    loot = [zone for hero in state.heroes for zone in (hero.items, hero.skills)]
    return [state.discard, state.xp, state.boxed, state.potion_cards, *loot]


IN_ENCOUNTER: Final = (START, ABILITIES, GATHER, ACT, CONSEQUENCES, HIT)
AT_DOOR: Final = (DOOR, MEET, LOOT)  # the phases at a door, besides the encounters behind it
BEFORE_DICE_LIE_ON_BOXES: Final = (START, ABILITIES, GATHER)
BOSS_FLOOR: Final = 4


def broken_checkpoint(state: DungeonState) -> Problems:
    """Report everything wrong in a checkpoint; a finished game may have ended in the middle of any action."""
    found = broken_conservation(state) + broken_result(state)
    if state.phase in (TICKS, OVER):
        return found
    return found + broken_place(state) + broken_doors(state) + broken_meeting(state) + broken_stairs(state)


def broken_result(state: DungeonState) -> Problems:
    """Report a wrong order: first the result, then the campaign sheets, then the end of the game."""
    over = state.phase in (TICKS, OVER)
    if over != (state.result in ("won", "lost")) or (not over and state.result):
        return [f"result {state.result!r} before {PHASES[state.phase]}"]
    if state.outcome != (state.result if state.phase == OVER else ""):
        return [f"outcome {state.outcome!r} with result {state.result!r} before {PHASES[state.phase]}"]
    return []


def broken_place(state: DungeonState) -> Problems:
    """Report contradictions between floor, encounter and phase."""
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
    """Report an entered door that is not open, or cards in play that are not behind it."""
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
        found.append(f"cards {wanted} are met or looted, {behind} are at the door (ODD-ENTER-1)")
    if state.phase == DOOR and state.doors[state.door].opened == FLED:
        found.append("an open door cannot be fled (ODD-ENTER-4)")
    return found


def broken_meeting(state: DungeonState) -> Problems:
    """Report wrong heroes in the encounter, and dice on boxes before the first action."""
    found: list[str] = []
    seats = [*state.met, *[seat for encounter in state.encounters for seat in encounter.seats]]
    if len(set(seats)) != len(seats):
        found.append(f"somebody is in two encounters: {seats} (ODD-4P-6)")
    if state.met and state.phase not in (MEET, LOOT, ROUND, *IN_ENCOUNTER):
        found.append(f"{state.met} have met something before {PHASES[state.phase]}")
    if any(state.apart) and not 0 < len(state.met) < len(state.heroes):
        found.append(f"dice {state.apart} are set aside for {state.met} (ODD-4P-9)")
    for encounter in state.encounters:
        if len(encounter.seats) != min(2, len(state.heroes)) or len(encounter.pools) != len(encounter.seats):
            found.append(f"heroes {encounter.seats} with {len(encounter.pools)} pools (ODD-4P-6)")
        if state.phase in BEFORE_DICE_LIE_ON_BOXES and any(box.dice for box in encounter.boxes):
            found.append("dice are on a box before step 4 (ODD-ENC-13)")
        if state.phase == START and (encounter.boxes or any(encounter.pools)):
            found.append("boxes or dice before the encounter starts (ODD-ENC-2)")
    return found


def broken_stairs(state: DungeonState) -> Problems:
    """Report tokens without visible stairs, or enough of them for damage (ODD-FLOOR-2, ODD-FLOOR-3)."""
    if not 0 <= state.stairs < (6 if len(state.heroes) == 4 else 3):
        return [f"{state.stairs} tokens are on the stairs (ODD-FLOOR-3)"]
    return [f"{state.stairs} tokens on hidden stairs (ODD-FLOOR-2)"] if state.stairs and state.deck else []


TOP_LEVEL: Final = 4
SIDES: Final = 6


def broken_question(table: DungeonTable, decision: Decision) -> Problems:
    """Report everything wrong while this question is open."""
    found = broken_table(table) + broken_survival(table, decision) + broken_asking(table, decision)
    stairs = table.state.stairs
    if stairs >= (6 if table.content.four else 3) and table.state.phase != CONSEQUENCES:
        found.append(f"{stairs} tokens are on the stairs outside step 5 (ODD-FLOOR-3, ODD-ENC-23)")
    if decision.kind == ASK_ACT:
        found += broken_sweep(table)
    if decision.kind == ASK_TURN and table.state.level < TOP_LEVEL and total_xp(table) >= level_cost(table):
        found.append(f"{total_xp(table)} XP are enough for a level that was not gained (ODD-LEVEL-1)")
    return found


def broken_end(table: DungeonTable) -> Problems:
    """Report a wrong result: a hero's damage loses, the boss's damage wins (ODD-GOAL-1, ODD-GOAL-2)."""
    found = broken_table(table)
    state = table.state
    fallen = [seat for seat, hero in enumerate(state.heroes) if hero.damage >= table.health(seat)]
    if (state.outcome == "lost") != bool(fallen):
        found.append(f"the game is {state.outcome} and heroes {fallen} have fallen (ODD-GOAL-2)")
    beaten = state.floor == BOSS_FLOOR and state.boss_damage >= boss_health(table)
    if (state.outcome == "won") != beaten:
        found.append(f"the game is {state.outcome}, the boss has {state.boss_damage} damage (ODD-GOAL-1)")
    return found


def broken_table(table: DungeonTable) -> Problems:
    """Report violations of invariants that hold even if the game ended in the middle of an action."""
    state = table.state
    found = broken_conservation(state) + broken_knowledge(table) + broken_party(table)
    for seat, hero in enumerate(state.heroes):
        found += [f"seat {seat}: {name}" for name, check in CHECKS.items() if not check(table, seat, hero)]
    for encounter in state.encounters:
        found += broken_encounter(encounter)
    return found


def broken_knowledge(table: DungeonTable) -> Problems:
    """Report hidden information that is visible: only the deck and closed doors are hidden.

    Report cards outside the deck.
    """
    state, secrets = table.state, table.state.secrets
    closed = [door.cards for door in state.doors if not door.opened]
    opened = [door.cards for door in state.doors if door.opened]
    found: list[str] = []
    if any(secrets.known[card] for zone in (state.deck, *closed) for card in zone):
        found.append("somebody knows a face-down card (ODD-EXPL-1)")
    if any(secrets.known[card] != EVERYONE for zone in (*face_up_zones(state), *opened) for card in zone):
        found.append("somebody does not know a face-up card (ODD-TIME-1)")
    if sorted(secrets.identity) != sorted(table.content.deck):
        found.append("other cards than those of the deck (ODD-SETUP-5)")
    return found


def broken_party(table: DungeonTable) -> Problems:
    """Report wrong values of level, floor, potions, doors and boss."""
    state = table.state
    found = [] if table.content.four and table.content.deck_name == FOREST else broken_poison(state, 1)
    if not 1 <= state.level <= TOP_LEVEL:
        found.append(f"level {state.level} (ODD-LEVEL-6)")
    if len(state.doors) > table.door_limit():
        found.append(f"{len(state.doors)} doors (ODD-EXPL-1)")
    found_types = [int(table.card(card).potion) for card in state.potion_cards]
    if state.potions != table.content.known_potions + found_types or len(set(state.potions)) != len(state.potions):
        found.append(f"potions {state.potions} are identified (ODD-LOOT-5, ODD-LOOT-7)")
    if state.boss_damage < 0 or (state.boss_damage and state.floor < BOSS_FLOOR):
        found.append(f"the boss has {state.boss_damage} damage on floor {state.floor} (ODD-BOSS-8)")
    return found


def broken_survival(table: DungeonTable, decision: Decision) -> Problems:
    """Report a hero who continues with damage equal to their health; only a rescue may still be asked (ODD-ENC-27)."""
    if decision.kind == ASK_TICK or is_rescue(table, decision):
        return []
    fallen = [seat for seat, hero in enumerate(table.state.heroes) if hero.damage >= table.health(seat)]
    return [f"heroes {fallen} have fallen and {KINDS[decision.kind]} is asked (ODD-ENC-27)"] if fallen else []


def is_rescue(table: DungeonTable, decision: Decision) -> bool:
    """Return whether the question is part of saving a hero: how, at which cost, who heals what, what a potion gives,
    and before that who stores a die for the damage (AMB-33)."""
    if decision.kind == ASK_HERO:
        return decision.subject in (FOR_HEAL, FOR_CURE, FOR_STORE)
    if decision.kind == ASK_PAY:
        return saves(table.content.uses[decision.subject])
    if decision.kind == ASK_HOOK:
        use = table.content.use_numbers.get(table.content.causes[decision.subject])
        return use is not None and Moment.POTION_USED in table.content.uses[use].source.at
    return decision.kind in (ASK_SURVIVE, ASK_HEAL)


def broken_asking(table: DungeonTable, decision: Decision) -> Problems:
    """Report seats that may not answer, dice outside a pool, and questions other than ticks after the end."""
    found = broken_dice_offered(table, decision)
    if sorted([decision.owner, *decision.seats]) != list(range(table.content.seats)):
        found.append(f"seats {decision.owner} and {decision.seats} are asked (ODD-SETUP-1)")
    if bool(table.state.result) != (decision.kind == ASK_TICK) or table.state.outcome:
        found.append(f"{KINDS[decision.kind]} is asked with result {table.state.result!r} (ODD-CAMP-2)")
    return found


def broken_dice_offered(table: DungeonTable, decision: Decision) -> Problems:
    lying = [
        DIE | seat << DIE_SHIFT | code
        for encounter in table.state.encounters
        for seat, pool in zip(encounter.seats, encounter.pools, strict=True)
        for code in pool
    ]
    offered = [option for option in decision.options if option & ~ARGUMENT_MASK == DIE]
    if all(option in lying for option in offered):
        return []
    return [f"{KINDS[decision.kind]} offers a die that is in no pool (ODD-DICE-5)"]


def broken_sweep(table: DungeonTable) -> Problems:
    """Report other dice in a peril than heroic dice and those of the chosen color (ODD-ENC-15)."""
    encounter = table.encounter()
    if encounter.option < 0:
        return []
    color = table.card(encounter.card).options[encounter.option].box.color
    strange = [code for pool in encounter.pools for code in pool if color_of(code) not in (color, HEROIC)]
    return [f"dice {strange} do not belong in this peril (ODD-ENC-15)"] if strange and color != ANY else []


def broken_encounter(encounter: EncounterState) -> Problems:
    """Report wrong pools, boxes and uses."""
    wrong = [pool for pool in encounter.pools if pool != sorted(pool) or not all(is_die(code) for code in pool)]
    found = [f"an impossible pool: {pool} (ODD-DICE-14)" for pool in wrong]
    found += [f"box {place} is wrongly covered" for place, box in enumerate(encounter.boxes) if not rightly(box)]
    gate = any(box.armor and box.needed for box in encounter.boxes)
    if gate and any(not box.armor and not box.needed for box in encounter.boxes):
        found.append("a box is covered before the armor (ODD-ENC-14)")
    if len(set(encounter.used)) != len(encounter.used):
        found.append("a skill was used twice (ODD-SKILL-1)")
    if len(set(encounter.abilities_used)) != len(encounter.abilities_used):
        found.append("a heroic ability was used twice (ODD-FEAT-1)")
    return found


def is_die(code: int) -> bool:
    return 1 <= value_of(code) <= SIDES and 0 <= only_of(code) < len(ONLY_NAMES)


def rightly(box: BoxState) -> bool:
    """Return whether exactly the right dice are on the box, and only if it is covered (ODD-DICE-6 to ODD-DICE-8)."""
    if len(box.givers) != len(box.dice):
        return False
    if box.needed:
        return box.needed in (1, 2) and not box.dice
    values = [int(value_of(code)) for code in box.dice]
    if not all(fits(box, code) for code in box.dice):
        return False
    if not box.wide:
        return len(values) == 1 and values[0] >= box.value
    few = not box.max_dice or len(values) <= box.max_dice
    return few and sum(values) >= box.value > sum(values[:-1])


def fits(box: BoxState, code: int) -> bool:
    if not is_die(code) or (box.refuses_heroic and color_of(code) == HEROIC):
        return False
    if only_of(code) and not (box.armor and ONLY_NAMES[only_of(code)] == "armor_box"):
        return False
    return box.color == ANY or color_of(code) in (box.color, HEROIC)


def damage_in_bounds(_table: DungeonTable, _seat: int, hero: HeroState) -> bool:
    return hero.damage >= 0


def stored_in_bounds(table: DungeonTable, seat: int, hero: HeroState) -> bool:
    return 0 <= hero.stored <= table.prepared_hero(seat).storage


def loot_in_limit(table: DungeonTable, _seat: int, hero: HeroState) -> bool:
    level = table.content.levels[min(max(table.state.level, 1), TOP_LEVEL) - 1]
    limits = level.solo if table.content.solo else level.party
    return len(hero.items) <= limits.items and len(hero.skills) <= limits.skills


def skills_differ(table: DungeonTable, _seat: int, hero: HeroState) -> bool:
    skills = [int(table.card(card).skill) for card in hero.skills]
    return len(set(skills)) == len(skills) and all(skill >= 0 for skill in skills)


def uses_differ(_table: DungeonTable, _seat: int, hero: HeroState) -> bool:
    return all(len(set(used)) == len(used) for used in (hero.floor_used, hero.game_used))


CHECKS: Final[dict[str, Callable[[DungeonTable, int, HeroState], bool]]] = {
    "damage below nothing (ODD-ENC-20)": damage_in_bounds,
    "more stored dice than the card holds (ODD-FEAT-4)": stored_in_bounds,
    "more items or skills than the level allows (ODD-LOOT-4)": loot_in_limit,
    "two identical skills, or a card that is none (ODD-LOOT-7)": skills_differ,
    "a talent was used more often than it can be (ODD-CAMP-7)": uses_differ,
}
