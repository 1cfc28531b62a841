"""A turn outside encounters: time, explore or enter, flee, descend (ODD-TURN, ODD-EXPL, ODD-ENTER, ODD-FLOOR)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment, Quantity, StoreWhen
from ludotheque.games.one_deck_dungeon.resolution.choices import claims_of, store, store_all
from ludotheque.games.one_deck_dungeon.resolution.context import PARTY, Context
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import (
    NUMBER_MASK,
    any_time_options,
    do_any_time,
    someone_ails,
    with_any_time,
)
from ludotheque.games.one_deck_dungeon.resolution.time import spend_time
from ludotheque.games.one_deck_dungeon.resolution.triggers import carry_out, happen_by, limit_reached, trigger
from ludotheque.games.one_deck_dungeon.rules.poison import resist_poison
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_DESCEND,
    ASK_DOOR,
    ASK_OPTION,
    ASK_TURN,
    DESCEND,
    DONE,
    ENTER,
    EXPLORE,
    FLEE,
    RETURN_DIE,
    SEAT_SHIFT,
    STAY,
    USE,
)
from ludotheque.games.one_deck_dungeon.table.heroes import DECK
from ludotheque.games.one_deck_dungeon.table.state import CLOSED, DOOR, END, MEET, OPTION, ROUND, TURN
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

TURN_TIME: Final = Quantity.TURN_TIME
FIRST_TURN_TIME: Final = Quantity.FIRST_TURN_TIME
AT_TURN_START: Final = Moment.TURN_START
AT_EXPLORE: Final = Moment.EXPLORE
AT_OPEN: Final = Moment.OPEN_DOOR
AT_FLEE: Final = Moment.FLEE
AT_STAY: Final = Moment.STAY
AT_DESCENT: Final = Moment.DESCEND
AT_REVEAL: Final = Moment.FLOOR_REVEALED
AT_FIRST_TURN: Final = Moment.FIRST_TURN_OF_FLOOR
ON_EXPLORE: Final = StoreWhen.EXPLORE
ON_FLEE: Final = StoreWhen.FLEE
ON_XP_4: Final = StoreWhen.OPEN_DOOR_WITH_XP_4
ON_LEAF: Final = StoreWhen.OPEN_DOOR_WITH_LEAF


def begin_turn(table: DungeonTable) -> None:
    """Use potions and talents at the start of a turn, one per segment; then spend the time of the turn (ODD-TURN-2)."""
    options = start_options(table)
    if all(option & ~ARGUMENT_MASK == RETURN_DIE for option in options):
        options = []  # AMB-37: the next question offers that too
    options.append(DONE)
    answer = table.ask_party(ASK_TURN, options)
    if answer != DONE:
        use_at_start(table, answer)
        return
    table.start_turn()
    hidden = len(table.state.deck) > 0
    time = turn_time(table)
    table.begin_phase(OPTION)
    spend_time(table, time)
    if hidden and not table.state.deck and stairs_taken(table):  # ODD-FLOOR-5
        descend(table)


def turn_time(table: DungeonTable) -> i64:
    """Return the time of the turn (ODD-TURN-2)."""
    time = table.quantity(TURN_TIME, 4 if table.content.four else 2)
    if table.content.four:  # ODD-4P-14: what floors add is doubled
        for carried in table.content.floor_carried[: table.state.floor]:
            time += carried.source.modified(TURN_TIME, 4) - 4
    return table.quantity(FIRST_TURN_TIME, time) if table.state.floor_turn == 1 else time


def stairs_taken(table: DungeonTable) -> bool:
    """Return whether the party leaves the floor at the start of a turn."""
    while True:
        answer = table.ask_party(ASK_DESCEND, with_any_time(table, [DESCEND, DONE], PARTY))
        if not do_any_time(table, answer, False):
            return answer == DESCEND


def start_options(table: DungeonTable) -> list[int]:
    options = any_time_options(table, PARTY)
    if AT_TURN_START not in table.content.moments or not someone_ails(table):
        return options
    for carried in table.hero_sources():
        for hook in carried.source.at.get(AT_TURN_START, []):
            if hook.limit is None or not limit_reached(table, carried, hook.limit):
                use = table.content.use_numbers[carried.source.name]
                options.append(USE | carried.seat << SEAT_SHIFT | use)
    return options


def use_at_start(table: DungeonTable, action: int) -> None:
    if do_any_time(table, action, True):
        return
    argument = action & ARGUMENT_MASK
    name = table.content.uses[argument & NUMBER_MASK].id
    for carried in table.hero_sources():
        if carried.seat == argument >> SEAT_SHIFT and carried.source.name == name:
            context = Context(carried.seat, name)
            context.anywhere = True
            for hook in carried.source.at[AT_TURN_START]:
                carry_out(table, carried, hook, context)


def choose_option(table: DungeonTable) -> None:
    """Choose to explore or to enter a room (ODD-TURN-1)."""
    state = table.state
    options: list[int] = []
    if state.deck and len(state.doors) < table.door_limit():  # ODD-EXPL-3
        options.append(EXPLORE)
    options.extend([ENTER | place for place in range(len(state.doors))])
    if not options:  # ODD-TURN-3
        descend(table)
        return
    options.extend(any_time_options(table, PARTY))
    answer = table.ask_party(ASK_OPTION, options)
    if answer == EXPLORE:
        explore(table)
    elif answer & ~ARGUMENT_MASK == ENTER:
        enter(table, answer & ARGUMENT_MASK)
    else:
        do_any_time(table, answer, False)


def explore(table: DungeonTable) -> None:
    """ODD-EXPL-1..6."""
    table.begin_phase(END)
    context = Context(PARTY, "explore")
    context.anywhere = True
    trigger(table, AT_EXPLORE, context)  # ODD-EXPL-6: paid before doors are placed
    limit = table.door_limit()
    before = len(table.state.doors)
    while table.state.deck and len(table.state.doors) < limit:
        table.place_door()
    if table.listening:
        table.tell(events.Explored(len(table.state.doors) - before))
    store(table, list(range(table.content.seats)), ON_EXPLORE)
    resist_poison(table)  # ODD-EXPL-5


def enter(table: DungeonTable, place: i64) -> None:
    """Enter a door: a closed one is turned face up and may be fled, an open one may not (ODD-ENTER-1, ODD-ENTER-4)."""
    door = table.state.doors[place]
    was_closed = door.opened == CLOSED
    table.enter_door(place)
    if not was_closed:
        table.begin_phase(MEET)
        return
    table.begin_phase(DOOR)
    table.open_door(place)
    for card in door.cards:
        context = Context(PARTY, "open_door")
        context.card = card
        trigger(table, AT_OPEN, context)
    store_for_door(table, door.cards)


def store_for_door(table: DungeonTable, cards: list[int]) -> None:
    """Store dice for a door (ODD-FEAT-5), once per door (ODD-4P-18); a deck without leaves uses the base set's icon."""
    found = [table.card(card) for card in cards]
    worthy = any(card.xp >= 4 for card in found)
    leafy = any(card.leaf or (card.icon and not table.content.has_leaves) for card in found)
    seats = list(range(table.content.seats))
    claims = claims_of(table, seats, ON_XP_4) if worthy else []
    store_all(table, claims + (claims_of(table, seats, ON_LEAF) if leafy else []))


def at_door(table: DungeonTable) -> None:
    """Choose to meet the encounter or to flee (ODD-ENTER-2)."""
    answer = table.ask_party(ASK_DOOR, with_any_time(table, [STAY, FLEE], PARTY))
    if answer == STAY:
        table.begin_phase(MEET)
        context = Context(PARTY, "stay")
        trigger(table, AT_STAY, context)
    elif answer == FLEE:
        flee(table)
    else:
        do_any_time(table, answer, False)


def flee(table: DungeonTable) -> None:
    """ODD-ENTER-3."""
    table.begin_phase(END)
    cards = table.state.doors[table.state.door].cards
    table.flee_door()
    for card in cards:
        context = Context(PARTY, "flee")
        context.card = card
        context.anywhere = True
        trigger(table, AT_FLEE, context)
    store(table, list(range(table.content.seats)), ON_FLEE)


def end_turn(table: DungeonTable) -> None:
    """Offer to descend at the end of any turn while the stairs are visible (ODD-FLOOR-4)."""
    if table.state.deck:
        table.begin_phase(TURN)
        return
    answer = table.ask_party(ASK_DESCEND, with_any_time(table, [DESCEND, DONE], PARTY))
    if answer == DESCEND:
        descend(table)
    elif answer == DONE:
        table.begin_phase(TURN)
    else:
        do_any_time(table, answer, False)


def descend(table: DungeonTable) -> None:
    """ODD-FLOOR-6, ODD-FLOOR-8, ODD-FLOOR-10."""
    table.leave_floor()
    context = Context(PARTY, "descend")
    context.anywhere = True
    trigger(table, AT_DESCENT, context)
    if table.state.floor == 3:
        table.begin_boss_fight()
        table.begin_phase(ROUND)
        return
    cards = table.state.discard[:]
    table.shuffle(DECK, cards)
    table.renew_deck(cards)
    table.begin_phase(TURN)
    reveal_floor(table)


def reveal_floor(table: DungeonTable) -> None:
    """Reveal the next floor, and run what it requires before its first turn (ODD-FLOOR-9)."""
    table.next_floor()
    context = Context(PARTY, "floor")
    context.anywhere = True
    happen_by(table, table.content.floor_carried[table.state.floor - 1], AT_REVEAL, context)
    trigger(table, AT_FIRST_TURN, context)
