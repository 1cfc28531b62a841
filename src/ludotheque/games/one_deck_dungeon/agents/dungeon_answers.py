"""Answers outside of encounters: doors, loot, levels and bosses."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.abilities import ways_of
from ludotheque.games.one_deck_dungeon.agents.any_time_uses import (
    AT_ANY_TIME,
    AT_TURN_START,
    NEVER,
    TURN_TIME,
    any_time,
    is_any_time,
)
from ludotheque.games.one_deck_dungeon.agents.values import LAST_FLOOR, STAIRS_TOKENS, Worth
from ludotheque.games.one_deck_dungeon.agents.weights import TUNING
from ludotheque.games.one_deck_dungeon.resolution.potions import NUMBER_MASK
from ludotheque.games.one_deck_dungeon.table.actions import (
    DESCEND,
    DONE,
    DRINK,
    ENTER,
    EXPLORE,
    FLEE,
    SPEND_XP,
    STAY,
    TAKE_ITEM,
    TAKE_POTION,
    TAKE_SKILL,
    USE,
)
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedCard
from ludotheque.games.one_deck_dungeon.table.state import CLOSED, OPTION
from ludotheque.kernel.decisions import ARGUMENT_MASK


def loot_scores(now: Worth, options: list[int], card: int) -> list[float]:
    kit = now.facts.card(card)
    return [
        any_time(now, option, AT_ANY_TIME) if is_any_time(option) else option_gain(now, kit, option)
        for option in options
    ]


def option_gain(now: Worth, kit: PreparedCard, option: int) -> float:
    verb, seat = option & ~ARGUMENT_MASK, option & ARGUMENT_MASK
    if verb == TAKE_ITEM:
        return now.item_gain(kit.item, seat) - room_price(now, seat, True)
    if verb == TAKE_SKILL and (same := known_card(now, seat, int(kit.skill))) is not None:
        return now.xp_gain(int(same.xp))
    if verb == TAKE_SKILL:
        return now.skill_gain(int(kit.skill), seat) - room_price(now, seat, False)
    return now.potion_gain() if option == TAKE_POTION else now.xp_gain(int(kit.xp))


def known_card(now: Worth, seat: int, skill: int) -> PreparedCard | None:
    """The card on which a hero has that skill already: it becomes XP (AMB-35)."""
    cards = [now.facts.card(card) for card in now.facts.state.heroes[seat].skills]
    return next((card for card in cards if card.skill == skill), None)


def best_gain(now: Worth, kit: PreparedCard) -> float:
    """The best that can be made of a card."""
    best = now.xp_gain(int(kit.xp))
    for hero in now.facts.heroes:
        best = max(best, option_gain(now, kit, TAKE_ITEM | hero.seat))
        if kit.skill >= 0:
            best = max(best, option_gain(now, kit, TAKE_SKILL | hero.seat))
    if kit.potion >= 0 and kit.potion not in now.facts.state.potions:
        best = max(best, now.potion_gain())
    return best


def room_price(now: Worth, seat: int, item: bool) -> float:
    """What has to go if there is no room: its worth, less the XP it becomes."""
    limits = now.facts.limits()
    hero = now.facts.state.heroes[seat]
    held = hero.items if item else hero.skills
    if len(held) < (limits.items if item else limits.skills):
        return 0.0
    return min([parting(now, seat, card, item) for card in held])


def parting(now: Worth, seat: int, card: int, item: bool) -> float:
    """What a hero loses who turns that card to XP."""
    kit = now.facts.card(card)
    lost = -now.item_gain([-count for count in kit.item], seat) if item else now.skill_loss(int(kit.skill), seat)
    return lost - now.xp_gain(int(kit.xp))


def replace_scores(now: Worth, options: list[int], seat: int) -> list[float]:
    items = now.facts.state.heroes[seat].items
    return [-replaced(now, option, seat, items) for option in options]


def replaced(now: Worth, option: int, seat: int, items: list[int]) -> float:
    card = option & ARGUMENT_MASK
    return 0.0 if option == DONE else parting(now, seat, card, card in items)


def level_scores(options: list[int], needed: int) -> list[float]:
    """Cards that lose least: the one that fits best."""
    return [0.0 if option == DONE else 10.0 - abs(option - SPEND_XP - needed) for option in options]


LOOKED: Final = 9  # cards that stand for all those that may be behind a door
TIRED: Final = 0.05  # what decides when nothing else does
PAIR_SHIFT: Final = 3
PAIR_MASK: Final = 7


def turn_scores(now: Worth, options: list[int]) -> list[float]:
    return [0.0 if option == DONE else any_time(now, option, AT_TURN_START) for option in options]


def encounter_cost(now: Worth, card: int) -> float:
    """For the pair that does it best."""
    return min([cost_for(now, card, group) for group in now.groups])


def cost_for(now: Worth, card: int, seats: list[int]) -> float:
    """With abilities where they pay, perils by their better option."""
    return cost_of_kind(now, now.facts.identity[card], seats)


def cost_of_kind(now: Worth, number: int, seats: list[int]) -> float:
    """Of any card of that number."""
    kit = now.kit.cards[number]
    combat = bool(kit.combat)
    options = [0] if combat else range(len(kit.options))
    cases = [now.book.case(number, now.floor, option, now.counted()) for option in options]
    scale = now.hearts(seats)
    costs: list[float] = []
    for way in ways_of(now, seats, combat):
        squad = now.squad(seats, combat, way.dice)
        costs.extend([now.cost(now.book.outlook(case, squad), scale) + way.price for case in cases])
    return min(costs)


def pair_scores(now: Worth, options: list[int], card: int) -> list[float]:
    """Each pair for the card it does best; against boss and poison pairs that are alike."""
    facts = now.facts
    cards = facts.doors[facts.state.door].cards if card >= 0 else []
    found: list[float] = []
    for option in options:
        first = [(option & ARGUMENT_MASK) >> PAIR_SHIFT, option & PAIR_MASK]
        second = [seat for seat in range(len(facts.heroes)) if seat not in first]
        if card >= 0:
            found.append(-sum([cost_for(now, each, first if each == card else second) for each in cards]))
        else:
            hearts = [sum([facts.heroes[seat].left for seat in pair]) for pair in (first, second)]
            found.append(-float(abs(hearts[0] - hearts[1])))
    return found


def door_value(now: Worth, place: int) -> float:
    """Of an open door: loot less what it is expected to cost."""
    facts = now.facts
    return sum([best_gain(now, facts.card(card)) - encounter_cost(now, card) for card in facts.doors[place].cards])


def closed_value(now: Worth) -> float:
    """Of a closed door: the mean of some cards that may be behind it, each of which can be fled."""
    unseen = now.facts.unseen()
    fled = flee_value(now)
    total = 0.0
    looked = unseen[:: 1 + len(unseen) // LOOKED]
    for number in looked:
        kit = now.kit.cards[number]
        gain = best_gain(now, kit)
        total += max(fled, gain - min([cost_of_kind(now, number, group) for group in now.groups]))
    return total / len(looked) if looked else 0.0


def option_scores(now: Worth, options: list[int]) -> list[float]:
    return [option_value(now, option) for option in options]


def option_value(now: Worth, option: int) -> float:
    """Explore, or enter a room."""
    doors = now.facts.doors
    if option == EXPLORE:
        return explore_value(now)
    if option & ~ARGUMENT_MASK != ENTER:
        return any_time(now, option, AT_ANY_TIME)
    place = option & ARGUMENT_MASK
    return TUNING.closed if doors[place].opened == CLOSED else door_value(now, place)


def explore_value(now: Worth) -> float:
    """Only for want of closed doors, or before the deck has run out."""
    closed = sum([1 for door in now.facts.doors if door.opened == CLOSED])
    room = 4 - len(now.facts.doors)
    if not closed:
        return TUNING.closed - 0.1
    return TUNING.closed + 0.1 if room >= 2 and now.facts.deck <= TUNING.last_call else NEVER


def stay_scores(now: Worth, options: list[int]) -> list[float]:
    return [stay_value(now, option) for option in options]


def stay_value(now: Worth, option: int) -> float:
    if option == STAY:
        return door_value(now, int(now.facts.state.door))
    return flee_value(now) if option == FLEE else any_time(now, option, AT_ANY_TIME)


def flee_value(now: Worth) -> float:
    """An open door is in the way, but may be entered later."""
    fled = sum([1 for door in now.facts.doors if door.opened != CLOSED])
    return -TUNING.flee * fled


def descend_scores(now: Worth, options: list[int]) -> list[float]:
    """Staying costs time on the stairs; it may pay for doors that are left."""
    found: list[float] = []
    for option in options:
        if option == DESCEND:
            found.append(0.0)
        elif option == DONE:
            found.append(stay_on(now))
        else:
            found.append(any_time(now, option, AT_ANY_TIME))
    return found


def stay_on(now: Worth) -> float:
    """Another turn on a floor without cards: a door, and on the last floor potions at the start of a turn."""
    facts = now.facts
    paid = facts.state.phase == OPTION  # the time of this turn
    tokens = int(facts.state.stairs) + (0 if paid else TURN_TIME)
    gains = [0.0 if paid else late_drinks(now)]
    if any(door.opened == CLOSED for door in facts.doors):
        gains.append(gains[0] + closed_value(now))
    for place, door in enumerate(facts.doors):
        if door.opened != CLOSED:
            gains.append(gains[0] + door_value(now, place))
    seat = max(range(len(facts.heroes)), key=lambda each: facts.heroes[each].left)
    return max(gains) - now.hearts([seat]).cost(tokens / STAIRS_TOKENS) - TIRED


def late_drinks(now: Worth) -> float:
    """Hearts that potions heal more at the start of a turn than in the boss fight to come."""
    facts = now.facts
    if facts.floor != LAST_FLOOR or now.kit.forest_sequence:
        return 0.0
    full = sum([hero.damage // AT_TURN_START for hero in facts.heroes])
    return float(min(facts.cubes, full)) * (AT_TURN_START - AT_ANY_TIME)


def face_scores(now: Worth, options: list[int], card: int) -> list[float]:
    """ODD-POT-4: slipping past costs a cube and 2 time."""
    slip = now.cube() + TURN_TIME * now.time() + TUNING.skip
    found: list[float] = []
    for option in options:
        if option == STAY:
            found.append(-encounter_cost(now, card))
        else:
            found.append(-slip if slips(now, option) else any_time(now, option, AT_ANY_TIME))
    return found


def slips(now: Worth, option: int) -> bool:
    """Is it a potion that leads past the encounter?"""
    return option & ~ARGUMENT_MASK == DRINK and bool(now.kit.potions[option & NUMBER_MASK].before)


def round_scores(now: Worth, options: list[int]) -> list[float]:
    """Before a boss round: healing waits until nothing of it is lost."""
    worst = max(now.facts.heroes, key=lambda hero: hero.damage)
    heals = now.kit.forest_sequence or worst.damage >= AT_ANY_TIME
    wanted = 0.5 if heals and worst.left <= TUNING.drink_boss else NEVER
    found: list[float] = []
    for option in options:
        drinks = option & ~ARGUMENT_MASK in (DRINK, USE)
        found.append(0.0 if option == DONE else wanted if drinks else NEVER)
    return found
