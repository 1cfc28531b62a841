"""An encounter from the door to the rolled dice: who meets what, start ability, steps 1 to 3 (ODD-ENC-2..10)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment
from ludotheque.games.one_deck_dungeon.resolution.boxes import combat_boxes, peril_boxes
from ludotheque.games.one_deck_dungeon.resolution.context import Context, possible, run
from ludotheque.games.one_deck_dungeon.resolution.potions import (
    NUMBER_MASK,
    any_time_options,
    do_any_time,
    drink,
    with_any_time,
)
from ludotheque.games.one_deck_dungeon.resolution.roll_effects import Throw, after_roll
from ludotheque.games.one_deck_dungeon.resolution.time import spend_time
from ludotheque.games.one_deck_dungeon.resolution.triggers import trigger
from ludotheque.games.one_deck_dungeon.rules.poison import pick_pair
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import (
    ABILITY,
    ASK_ABILITIES,
    ASK_BONUS,
    ASK_CARD,
    ASK_FACE,
    ASK_FIRST,
    ASK_PERIL,
    CARD,
    DONE,
    DRINK,
    HERO,
    PERIL,
    SEAT_SHIFT,
    STAY,
)
from ludotheque.games.one_deck_dungeon.table.die import HEROIC
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedCard
from ludotheque.games.one_deck_dungeon.table.state import (
    ABILITIES,
    ACT,
    FLED,
    GATHER,
    LOOT,
    LOOT_ALL,
    LOOT_SHIFT,
    LOOT_XP,
    START,
)
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

AT_START: Final = Moment.ENCOUNTER_START
AT_ABILITIES: Final = Moment.HEROIC_ABILITIES


def meet(table: DungeonTable) -> None:
    """Which encounter of the door, by whom, and whether it is skipped (ODD-4P-6, ODD-POT-4)."""
    door = table.state.doors[table.state.door]
    done = [entry >> LOOT_SHIFT for entry in table.state.looting]
    cards = [card for card in door.cards if card not in done]
    if not cards:
        table.begin_phase(LOOT)
        return
    card = cards[0]
    if len(cards) > 1:
        card = table.ask_party(ASK_CARD, [CARD | each for each in cards]) & ARGUMENT_MASK
    seats = [seat for seat in range(table.kit.seats) if seat not in table.state.met]
    if len(seats) == 4:
        seats = pick_pair(table, card)
    if skipped(table, card, seats):
        return
    table.begin_encounter(card, seats, int(door.opened == FLED))
    table.note_encounter()
    table.begin_phase(START)


def skipped(table: DungeonTable, card: i64, seats: list[int]) -> bool:
    """ODD-POT-4: before it starts, a potion may lead straight to the loot; ODD-4P-15: of one pair only."""
    answer = faced(table, card, seats[0])
    if answer == STAY:
        return False
    now = drink(table, seats[0], answer & NUMBER_MASK, False)
    if not now.skipped:
        return False
    table.skip_encounter(seats)
    split = any(option.grants for option in table.card(card).options)
    table.claim_later(card, LOOT_XP if split else LOOT_ALL)  # ODD-LOOT-9: neither option was taken
    if table.listening:
        table.tell(events.EncounterSkipped(table.card(card).id))
    return True


def faced(table: DungeonTable, card: i64, seat: i64) -> int:
    """Meet it, or a potion that is drunk before."""
    state = table.state
    while True:
        options = [STAY]
        if state.cubes:
            early = [each for each in state.potions if table.kit.potions[each].before]
            options.extend([DRINK | seat << SEAT_SHIFT | each for each in early])
        answer = table.ask_party(ASK_FACE, with_any_time(table, options, seat), card, seat)
        if not do_any_time(table, answer, False):
            return answer


def start(table: DungeonTable) -> None:
    """ODD-ENC-2: the start ability of a foe; ODD-ENC-3: the option of a peril."""
    encounter = table.encounter()
    card = table.card(encounter.card)
    if table.listening:
        table.tell(events.EncounterBegan(card.id, tuple(encounter.seats)))
    table.begin_phase(ABILITIES)
    if card.combat:
        table.add_boxes(combat_boxes(table, card))
        trigger(table, AT_START, Context(encounter.seats[0], card.id))
        return
    now = Context(encounter.seats[0], card.id)
    place = chosen_peril(table, card, now)
    table.choose_peril(place)
    spend_time(table, card.options[place].time)
    run(table, now, card.options[place].cost)
    table.add_boxes(peril_boxes(table, card, place))


def chosen_peril(table: DungeonTable, card: PreparedCard, now: Context) -> i64:
    while True:
        options = [PERIL | place for place, option in enumerate(card.options) if possible(table, now, option.cost)]
        options = with_any_time(table, options, now.seat)
        answer = table.ask_party(ASK_PERIL, options, table.encounter().card, now.seat)
        if not do_any_time(table, answer, False):
            return answer & ARGUMENT_MASK


def abilities(table: DungeonTable) -> None:
    """ODD-ENC-4: one heroic ability per segment; each is over before the next is thought of."""
    encounter = table.encounter()
    options = [ABILITY | seat for seat in encounter.seats if can_use_ability(table, seat)]
    options.append(DONE)
    if len(options) > 1 or any(table.hero(seat).stored for seat in encounter.seats):
        options.extend(any_time_options(table, encounter.seats[0]))  # ODD-FEAT-3: before bonus dice are taken
    answer = table.ask_party(ASK_ABILITIES, options, owner=encounter.seats[0])
    if answer == DONE:
        table.begin_phase(GATHER)
        if not table.in_boss_fight():
            trigger(table, AT_ABILITIES, Context(encounter.seats[0], ""))
        return
    if do_any_time(table, answer, False):
        return
    seat = answer & ARGUMENT_MASK
    table.use_ability(seat)
    ability = table.hero_kit(seat).ability
    run(table, Context(seat, ability.id), ability.effects)


def can_use_ability(table: DungeonTable, seat: i64) -> bool:
    """ODD-FEAT-1, ODD-FEAT-2."""
    kit = table.hero_kit(seat)
    if seat in table.encounter().abilities_used:
        return False
    if table.in_boss_fight() and not kit.ability_in_boss:
        return False
    if not (kit.ability_combat if table.combat() else kit.ability_peril):
        return False
    return possible(table, Context(seat, kit.ability.id), kit.ability.effects)


def gather(table: DungeonTable) -> None:
    """Step 3: icons of heroes and items, bonus dice of the level, one roll (ODD-ENC-6..9)."""
    encounter = table.encounter()
    table.begin_phase(ACT)
    wanted = [icons(table, seat) for seat in encounter.seats]
    bonus = assign_bonus(table, encounter.seats)
    order = list(range(len(encounter.seats)))
    if len(order) == 2 and is_short(table, wanted):
        first = table.ask_party(ASK_FIRST, [HERO | seat for seat in encounter.seats], owner=encounter.seats[0])
        if first & ARGUMENT_MASK == encounter.seats[1]:
            order = [1, 0]
    throws: list[Throw] = []
    for place in order:
        colors = [HEROIC] * bonus[place]
        for color, count in enumerate(wanted[place]):
            colors = colors + [color] * count
        seat = encounter.seats[place]
        throws.append(Throw(seat, table.roll(seat, colors, True)))
    after_roll(table, throws, True)


def icons(table: DungeonTable, seat: i64) -> list[int]:
    """Dice per colour; in a peril only those of the chosen colour (ODD-ENC-7)."""
    counts = table.hero_kit(seat).icons[:]
    for card in table.hero(seat).items:
        item = table.card(card).item
        for color in range(3):
            counts[color] += item[color]
    encounter = table.encounter()
    if encounter.option >= 0:
        wanted = table.card(encounter.card).options[encounter.option].box.color
        counts = [count if color == wanted or wanted < 0 else 0 for color, count in enumerate(counts)]
    return counts


def assign_bonus(table: DungeonTable, seats: list[int]) -> list[int]:
    """ODD-ENC-8: each heroic die of the level card goes to a hero of the party's choice."""
    count = table.kit.levels[table.state.level - 1].bonus_dice
    available = min(count, table.encounter().supply[HEROIC])
    if len(seats) == 1:
        return [available]
    given = [0, 0]
    for left in range(available, 0, -1):
        answer = table.ask_party(ASK_BONUS, [HERO | seat for seat in seats], left, seats[0])
        given[0 if answer & ARGUMENT_MASK == seats[0] else 1] += 1
    return given


def is_short(table: DungeonTable, wanted: list[list[int]]) -> bool:
    """ODD-ENC-9: does it matter who takes dice first? No more bonus dice are assigned than there are."""
    supply = table.encounter().supply
    return any(wanted[0][color] + wanted[1][color] > supply[color] for color in range(3))
