"""An encounter from the door to the consequences of uncovered boxes: steps 1 to 5 (ODD-ENC-2..24)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment, Quantity
from ludotheque.games.one_deck_dungeon.effects.party import ICON_CODES
from ludotheque.games.one_deck_dungeon.resolution.boxes import can_cover, combat_boxes, peril_boxes, place_options
from ludotheque.games.one_deck_dungeon.resolution.choices import die_options, pick_hero
from ludotheque.games.one_deck_dungeon.resolution.context import Context, possible, run
from ludotheque.games.one_deck_dungeon.resolution.roll_effects import FreshRoll, after_roll
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import (
    NUMBER_MASK,
    any_time_options,
    do_any_time,
    drink,
    usable,
    use_skill,
    with_any_time,
)
from ludotheque.games.one_deck_dungeon.resolution.time import settle_stairs, spend_time
from ludotheque.games.one_deck_dungeon.resolution.triggers import holds, note_skill, trigger, wanted
from ludotheque.games.one_deck_dungeon.resolution.wounds import hurt_all, poison_all
from ludotheque.games.one_deck_dungeon.rules.poison import pick_pair
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import (
    ABILITY,
    ASK_ABILITIES,
    ASK_ACT,
    ASK_BONUS,
    ASK_CARD,
    ASK_DISCARD,
    ASK_EXCHANGE,
    ASK_FACE,
    ASK_FIRST,
    ASK_PERIL,
    ASK_PLACE,
    ASK_RECEIVER,
    CARD,
    COVER,
    DISCARD,
    DONE,
    DRINK,
    EXCHANGE,
    FOR_HEART,
    FOR_ODD_POISON,
    HERO,
    PERIL,
    SEAT_SHIFT,
    STAY,
    USE,
)
from ludotheque.games.one_deck_dungeon.table.die import HEROIC, color_of, only_of, value_of
from ludotheque.games.one_deck_dungeon.table.match_content import Carried, PreparedCard
from ludotheque.games.one_deck_dungeon.table.state import (
    ABILITIES,
    ACT,
    CONSEQUENCES,
    FLED,
    GATHER,
    HIT,
    LOOT,
    LOOT_ALL,
    LOOT_LOST,
    LOOT_SHIFT,
    LOOT_XP,
    MEET,
    START,
)
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

AT_START: Final = Moment.ENCOUNTER_START
AT_ABILITIES: Final = Moment.HEROIC_ABILITIES


def meet(table: DungeonTable) -> None:
    """Choose the encounter of the door, its heroes, and whether to skip it (ODD-4P-6, ODD-POT-4)."""
    door = table.state.doors[table.state.door]
    done = [entry >> LOOT_SHIFT for entry in table.state.looting]
    cards = [card for card in door.cards if card not in done]
    if not cards:
        table.begin_phase(LOOT)
        return
    card = cards[0]
    if len(cards) > 1:
        card = table.ask_party(ASK_CARD, [CARD | each for each in cards]) & ARGUMENT_MASK
    seats = [seat for seat in range(table.content.seats) if seat not in table.state.met]
    if len(seats) == 4:
        seats = pick_pair(table, card)
    if skipped(table, card, seats):
        return
    table.begin_encounter(card, seats, int(door.opened == FLED))
    table.note_encounter()
    table.begin_phase(START)


def skipped(table: DungeonTable, card: i64, seats: list[int]) -> bool:
    """Offer to skip the encounter with a potion before it starts (ODD-POT-4), for one pair only (ODD-4P-15)."""
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
    """Ask whether to meet the encounter or drink a potion first."""
    state = table.state
    while True:
        options = [STAY]
        if state.cubes:
            early = [each for each in state.potions if table.content.potions[each].before]
            options.extend([DRINK | seat << SEAT_SHIFT | each for each in early])
        answer = table.ask_party(ASK_FACE, with_any_time(table, options, seat), card, seat)
        if not do_any_time(table, answer, False):
            return answer


def start(table: DungeonTable) -> None:
    """Run the start ability of a foe (ODD-ENC-2), or choose the option of a peril (ODD-ENC-3)."""
    encounter = table.encounter()
    card = table.card(encounter.card)
    if table.listening:
        table.tell(events.EncounterBegan(card.id, tuple(encounter.seats)))
    table.begin_phase(ABILITIES)
    if card.combat:
        table.add_boxes(combat_boxes(table, card))
        trigger(table, AT_START, Context(encounter.seats[0], card.id))
        return
    context = Context(encounter.seats[0], card.id)
    place = chosen_peril(table, card, context)
    table.choose_peril(place)
    spend_time(table, card.options[place].time)
    run(table, context, card.options[place].cost)
    table.add_boxes(peril_boxes(table, card, place))


def chosen_peril(table: DungeonTable, card: PreparedCard, context: Context) -> i64:
    while True:
        options = [PERIL | place for place, option in enumerate(card.options) if possible(table, context, option.cost)]
        options = with_any_time(table, options, context.seat)
        answer = table.ask_party(ASK_PERIL, options, table.encounter().card, context.seat)
        if not do_any_time(table, answer, False):
            return answer & ARGUMENT_MASK


def abilities(table: DungeonTable) -> None:
    """Use one heroic ability per segment (ODD-ENC-4); each ends before the next is chosen."""
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
    ability = table.prepared_hero(seat).ability
    run(table, Context(seat, ability.id), ability.effects)


def can_use_ability(table: DungeonTable, seat: i64) -> bool:
    """Return whether the hero can use the ability (ODD-FEAT-1, ODD-FEAT-2)."""
    hero = table.prepared_hero(seat)
    if seat in table.encounter().abilities_used:
        return False
    if table.in_boss_fight() and not hero.ability_in_boss:
        return False
    if not (hero.ability_combat if table.combat() else hero.ability_peril):
        return False
    return possible(table, Context(seat, hero.ability.id), hero.ability.effects)


def gather(table: DungeonTable) -> None:
    """Gather dice (step 3): icons of heroes and items, bonus dice of the level, one roll (ODD-ENC-6..9)."""
    encounter = table.encounter()
    table.begin_phase(ACT)
    wanted = [icons(table, seat) for seat in encounter.seats]
    bonus = assign_bonus(table, encounter.seats)
    order = list(range(len(encounter.seats)))
    if len(order) == 2 and is_short(table, wanted):
        first = table.ask_party(ASK_FIRST, [HERO | seat for seat in encounter.seats], owner=encounter.seats[0])
        if first & ARGUMENT_MASK == encounter.seats[1]:
            order = [1, 0]
    throws: list[FreshRoll] = []
    for place in order:
        colors = [HEROIC] * bonus[place]
        for color, count in enumerate(wanted[place]):
            colors = colors + [color] * count
        seat = encounter.seats[place]
        throws.append(FreshRoll(seat, table.roll(seat, colors, True)))
    after_roll(table, throws, True)


def icons(table: DungeonTable, seat: i64) -> list[int]:
    """Return the dice per color; in a peril only those of the chosen color (ODD-ENC-7)."""
    counts = table.prepared_hero(seat).icons[:]
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
    """Assign each heroic die of the level card to a hero of the party's choice (ODD-ENC-8)."""
    count = table.content.levels[table.state.level - 1].bonus_dice
    available = min(count, table.encounter().supply[HEROIC])
    if len(seats) == 1:
        return [available]
    given = [0, 0]
    for left in range(available, 0, -1):
        answer = table.ask_party(ASK_BONUS, [HERO | seat for seat in seats], left, seats[0])
        given[0 if answer & ARGUMENT_MASK == seats[0] else 1] += 1
    return given


def is_short(table: DungeonTable, wanted: list[list[int]]) -> bool:
    """Return whether the order in which heroes take dice matters (ODD-ENC-9). Bonus dice never exceed the supply."""
    supply = table.encounter().supply
    return any(wanted[0][color] + wanted[1][color] > supply[color] for color in range(3))


HEROIC_DIE_MADE: Final = Moment.HEROIC_DIE_MADE
HEROIC_DIE_DICE: Final = Quantity.HEROIC_DIE_DICE


def act(table: DungeonTable) -> None:
    """Perform one action, or end the step: the party says so even where nothing else is left (ODD-ENC-16)."""
    answer = table.ask_to_go_on(ASK_ACT, act_options(table), table.encounter().seats[0])
    verb = answer & ~ARGUMENT_MASK
    if answer == DONE:
        table.begin_phase(CONSEQUENCES)
    elif verb == COVER:
        cover(table, answer & ARGUMENT_MASK)
    elif answer == EXCHANGE:
        make_heroic_die(table)
    elif answer == DISCARD:
        discard(table)
    elif verb == DRINK:
        drink(table, (answer & ARGUMENT_MASK) >> SEAT_SHIFT, answer & NUMBER_MASK, False)
    elif not do_any_time(table, answer, False):
        use_skill(table, (answer & ARGUMENT_MASK) >> SEAT_SHIFT, answer & NUMBER_MASK)


def act_options(table: DungeonTable) -> list[int]:
    encounter = table.encounter()
    options: list[int] = []
    gate = any(box.armor and box.needed for box in encounter.boxes)  # ODD-ENC-14
    for place, box in enumerate(encounter.boxes):
        if box.needed and (box.armor or not gate) and can_cover(box, encounter.pools):
            options.append(COVER | place)
    for seat in encounter.seats:
        options.extend([USE | seat << SEAT_SHIFT | use for use in usable(table, seat)])
    options.extend(drink_options(table))
    if exchange_dice(table):
        options.append(EXCHANGE)
    if any(len(pool) for pool in encounter.pools):
        options.append(DISCARD)
    options.extend(any_time_options(table, encounter.seats[0]))
    options.append(DONE)
    return options


def drink_options(table: DungeonTable) -> list[int]:
    """Return the potions of step 4 that can be drunk, for the dice of either hero (ODD-POT-5)."""
    state = table.state
    if not state.cubes:
        return []
    combat = table.combat()
    options: list[int] = []
    for potion in state.potions:
        prepared = table.content.potions[potion]
        if prepared.combat if combat else prepared.peril:
            options.extend([DRINK | seat << SEAT_SHIFT | potion for seat in table.encounter().seats])
    return options


def cover(table: DungeonTable, place: i64) -> None:
    """Place dice one at a time until the box is covered; then it is final (ODD-DICE-13)."""
    encounter = table.encounter()
    box = encounter.boxes[place]
    picks: list[int] = []
    total: i64 = 0
    while total < box.value:
        options = place_options(encounter, box, picks, total)
        answer = table.ask_party(ASK_PLACE, options, place, encounter.seats[0])
        picks.append(answer & ARGUMENT_MASK)
        total += value_of(answer & 255)
    table.cover(place, picks)


def exchange_dice(table: DungeonTable) -> bool:
    """Return whether a heroic die can be made (ODD-DICE-9, ODD-DICE-11)."""
    encounter = table.encounter()
    count: i64 = 0
    heroic = encounter.supply[HEROIC] > 0
    for pool in encounter.pools:
        for code in pool:
            if not only_of(code):
                count += 1
                heroic = heroic or color_of(code) == HEROIC
    return heroic and count >= 2 and count >= table.quantity(HEROIC_DIE_DICE, 2)


def make_heroic_die(table: DungeonTable) -> None:
    """Give dice one at a time, then choose the receiver if both heroes gave (ODD-DICE-9..11, ODD-ENC-29)."""
    encounter = table.encounter()
    needed = table.quantity(HEROIC_DIE_DICE, 2)
    picks: list[int] = []
    while len(picks) < needed:
        options = exchange_options(table, picks, needed - len(picks) == 1)
        answer = table.ask_party(ASK_EXCHANGE, options, needed - len(picks), encounter.seats[0])
        picks.append(answer & ARGUMENT_MASK)
    givers = sorted({pick >> 8 for pick in picks})
    seat = givers[0]
    if len(givers) > 1:
        answer = table.ask_party(ASK_RECEIVER, [HERO | giver for giver in givers], owner=givers[0])
        seat = answer & ARGUMENT_MASK
    table.make_heroic(seat, picks, min([value_of(pick & 255) for pick in picks]))
    context = Context(seat, "heroic_die")
    context.given = [pick & 255 for pick in picks]
    trigger(table, HEROIC_DIE_MADE, context)


def exchange_options(table: DungeonTable, picks: list[int], last: bool) -> list[int]:
    """Return the dice that may be given; if the supply has no heroic die, one of them must be heroic (ODD-DICE-11)."""
    encounter = table.encounter()
    lacking = encounter.supply[HEROIC] == 0 and not any(color_of(pick & 255) == HEROIC for pick in picks)
    options: list[int] = []
    for seat, pool in zip(encounter.seats, encounter.pools, strict=True):
        left = [code for code in pool if not only_of(code)]
        for pick in picks:
            if pick >> 8 == seat:
                left.remove(pick & 255)
        if lacking and last:
            left = [code for code in left if color_of(code) == HEROIC]
        options.extend(die_options(seat, left))
    return options


def discard(table: DungeonTable) -> None:
    """ODD-DICE-15."""
    encounter = table.encounter()
    options: list[int] = []
    for seat, pool in zip(encounter.seats, encounter.pools, strict=True):
        options.extend(die_options(seat, pool))
    answer = table.ask_party(ASK_DISCARD, options, owner=encounter.seats[0]) & ARGUMENT_MASK
    table.discard_dice(answer >> 8, [answer & 255], "")


AFTER_PLACEMENT: Final = Moment.AFTER_PLACEMENT
SKILL_USED: Final = Moment.SKILL_USED
HEARTS: Final = 0
TIME: Final = 1
POISON: Final = 2


def consequences(table: DungeonTable) -> None:
    """Calculate and apply the consequences; end an encounter."""
    encounter = table.encounter()
    gives = loot_of(table)
    trigger(table, AFTER_PLACEMENT, Context(encounter.seats[0], ""))  # ODD-ENC-24
    icons = soften(table, net_consequences(table))
    if table.listening:
        table.tell(events.ConsequencesSuffered(icons[HEARTS], icons[TIME], icons[POISON]))
    suffer_hearts(table, encounter.seats, icons[HEARTS])
    spend_time(table, icons[TIME])  # ODD-ENC-21
    suffer_poison(table, encounter.seats, icons[POISON])
    settle_stairs(table)  # ODD-ENC-23
    if encounter.card < 0:
        table.begin_phase(HIT)
        return
    table.claim_later(encounter.card, gives)
    table.end_encounter()
    table.begin_phase(MEET)


def loot_of(table: DungeonTable) -> i64:
    """Return what the card may give afterwards (ODD-ENC-30, ODD-LOOT-9)."""
    encounter = table.encounter()
    if table.in_boss_fight():
        return LOOT_ALL
    card = table.card(encounter.card)
    if card.ability is not None:
        lost = card.ability.source.lose_loot
        if lost is not None and holds(table, Context(encounter.seats[0], card.id), lost.condition):
            return LOOT_LOST
    return card.options[encounter.option].grants if encounter.option >= 0 else LOOT_ALL


def net_consequences(table: DungeonTable) -> list[int]:
    """Return the consequences: the sum, minus ignored icons, plus additions (ODD-ENC-19)."""
    icons = uncovered_icons(table)
    sources = [carried.source for carried in table.sources()]
    ignored = ignored_icons(table, icons)
    if any(source.soaks_pairs for source in sources):
        ignored[HEARTS] = 0  # nothing else can ignore hearts
    for icon in range(3):
        icons[icon] = max(0, icons[icon] - ignored[icon])
    for source in sources:
        for add in source.adds:
            if icons[ICON_CODES[add.if_icon]] >= add.at_least:
                icons[ICON_CODES[add.icon]] += add.count
    return icons


def expected(table: DungeonTable) -> list[int]:
    """Return the consequences if every permanent skill is used."""
    icons = net_consequences(table)
    for carried in table.sources():
        icons = softened(table, carried, icons)
    return icons


def soften(table: DungeonTable, icons: list[int]) -> list[int]:
    """Return the icons after permanent skills, unless the party leaves them unused (ODD-ENC-19, AMB-36)."""
    for carried in table.sources():
        after = softened(table, carried, icons)
        if after != icons and works(table, carried, after[TIME] > icons[TIME]):
            icons = after
    return icons


def softened(table: DungeonTable, carried: Carried, icons: list[int]) -> list[int]:
    """Return the icons after one source."""
    after = icons[:]
    if carried.source.soaks_pairs:
        after[HEARTS] -= after[HEARTS] // 2
    if carried.source.heart_to_time and table.combat():
        trade_heart(table, after)
    return after


def works(table: DungeonTable, carried: Carried, dear: bool) -> bool:
    """Return whether the skill is used; the party is asked if that has a cost."""
    answered = any(SKILL_USED in each.source.at for each in table.sources())
    if (dear or answered) and not wanted(table, carried.seat, carried.source.name):
        return False
    note_skill(table, carried.seat, table.content.use_numbers[carried.source.name])
    return True


def uncovered_icons(table: DungeonTable) -> list[int]:
    """Return the hearts, time and poison on uncovered active boxes (ODD-ENC-17)."""
    icons = [0, 0, 0]
    for box in table.encounter().boxes:
        if box.needed:
            icons[HEARTS] += box.hearts
            icons[TIME] += box.time
            icons[POISON] += box.poison
    return icons


def ignored_icons(table: DungeonTable, icons: list[int]) -> list[int]:
    """ODD-ENC-18."""
    ignored = [0, 0, 0]
    for code in table.encounter().ignores:
        icon = code >> 16
        if icons[icon] >= code >> 8 & 255:
            ignored[icon] += code & 255
    return ignored


def trade_heart(table: DungeonTable, icons: list[int]) -> None:
    """Turn a loss of exactly one heart into time; in boss rounds ignore one heart."""
    if table.in_boss_fight():
        icons[HEARTS] = max(0, icons[HEARTS] - 1)
    elif icons[HEARTS] == 1:
        icons[HEARTS] = 0
        icons[TIME] += 1


def shares(table: DungeonTable, seats: list[int], count: i64, reason: i64) -> list[int]:
    """Split a loss as evenly as possible; the party places an odd one (ODD-ENC-20, AMB-19)."""
    if len(seats) == 1:
        return [count]
    half = count // 2
    if count % 2 == 0:
        return [half, half]
    odd = pick_hero(table, reason, seats)
    return [half + 1, half] if odd == seats[0] else [half, half + 1]


def suffer_hearts(table: DungeonTable, seats: list[int], hearts: i64) -> None:
    """ODD-ENC-20."""
    if hearts:
        hurt_all(table, seats, shares(table, seats, hearts, FOR_HEART), "consequences")


def suffer_poison(table: DungeonTable, seats: list[int], tokens: i64) -> None:
    """ODD-ENC-22."""
    if tokens:
        poison_all(table, seats, shares(table, seats, tokens, FOR_ODD_POISON))
