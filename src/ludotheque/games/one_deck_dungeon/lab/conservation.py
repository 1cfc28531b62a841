"""What never changes in number in One Deck Dungeon: dice, cubes, poison tokens and cards, wherever they lie."""

from typing import Final

from ludotheque.games.one_deck_dungeon.table.die import COLOR_NAMES, COLORS, color_of
from ludotheque.games.one_deck_dungeon.table.state import EXILED_CUBES, EXILED_POISON, DungeonState, Encounter
from ludotheque.registry.laboratory import Problems

# Counted here once more, so that a wrong number in the rules is noticed.
DICE: Final = (8, 8, 8, 6)  # ODD-COMP-1
CUBES: Final = 6  # ODD-COMP-2
POISON: Final = 8  # ODD-POISON-5
HEROIC: Final = 3


def sets_of(state: DungeonState) -> int:
    """How many sets of parts are in play (ODD-4P-1)."""
    return 2 if len(state.heroes) == 4 else 1


def broken_conservation(state: DungeonState) -> Problems:
    """Everything that has been lost, doubled or conjured up."""
    return broken_dice(state) + broken_tokens(state) + broken_cards(state)


def broken_dice(state: DungeonState) -> Problems:
    """ODD-DICE-1: a die is in the supply or its part of a pair that is done, a pool, on a box, stored or exiled."""
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
    """All dice of a colour, wherever they are."""
    count = state.supply[color] + state.apart[color] + state.exiled[color]
    count += sum(dice_in(encounter, color) for encounter in state.encounters)
    if color == HEROIC:
        count += sum(hero.stored for hero in state.heroes)
    return count


def dice_in(encounter: Encounter, color: int) -> int:
    lying = [*encounter.pools, *[box.dice for box in encounter.boxes]]
    return encounter.supply[color] + sum(1 for dice in lying for code in dice if color_of(code) == color)


def broken_tokens(state: DungeonState) -> Problems:
    """ODD-COMP-2, ODD-POISON-5, ODD-EXILE-1: what the party and the box have, the supply has not."""
    found: list[str] = []
    counts = [state.cubes, *state.exiled, *[hero.poison for hero in state.heroes]]
    if any(count < 0 for count in counts):
        found.append("fewer than no cubes, exiled things or poison tokens (ODD-EXILE-1)")
    cubes = state.cubes + state.exiled[EXILED_CUBES]
    if cubes > CUBES * sets_of(state):
        found.append(f"{cubes} cubes, party and exiled: more than there are (ODD-COMP-2)")
    return found + broken_poison(state, sets_of(state))


def broken_poison(state: DungeonState, sets: int) -> Problems:
    """Tokens of so many sets; four players may have one of the Forest only (ODD-HYBRID-4)."""
    tokens = sum(hero.poison for hero in state.heroes) + state.exiled[EXILED_POISON]
    if tokens <= POISON * sets:
        return []
    return [f"{tokens} poison tokens, on heroes and exiled: more than there are (ODD-POISON-5)"]


def broken_cards(state: DungeonState) -> Problems:
    """Each card of the deck is in exactly one place."""
    cards = sorted(card for zone in zones(state) for card in zone)
    if cards == list(range(len(state.secrets.identity))):
        return []
    return [f"cards are missing or doubled: {len(cards)} of {len(state.secrets.identity)} (ODD-SETUP-5)"]


def zones(state: DungeonState) -> list[list[int]]:
    """Where cards lie. What is met or looted lies at its door until it is claimed."""
    doors = [door.cards for door in state.doors]
    return [state.deck, *doors, *face_up_zones(state)]


def face_up_zones(state: DungeonState) -> list[list[int]]:
    """Where every card is known to everybody."""
    loot = [zone for hero in state.heroes for zone in (hero.items, hero.skills)]
    return [state.discard, state.xp, state.boxed, state.potion_cards, *loot]
