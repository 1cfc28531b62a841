"""Answers outside encounters: doors, loot, levels and bosses."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.abilities import (
    AT_ANY_TIME,
    AT_TURN_START,
    NEVER,
    TURN_TIME,
    any_time,
    is_any_time,
    ways_of,
)
from ludotheque.games.one_deck_dungeon.agents.values import LAST_FLOOR, STAIRS_TOKENS, TUNING, Worth
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import NUMBER_MASK
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


def loot_scores(worth: Worth, options: list[int], card: int) -> list[float]:
    prepared = worth.facts.card(card)
    return [
        any_time(worth, option, AT_ANY_TIME) if is_any_time(option) else option_gain(worth, prepared, option)
        for option in options
    ]


def option_gain(worth: Worth, card: PreparedCard, option: int) -> float:
    verb, seat = option & ~ARGUMENT_MASK, option & ARGUMENT_MASK
    if verb == TAKE_ITEM:
        return worth.item_gain(card.item, seat) - room_price(worth, seat, True)
    if verb == TAKE_SKILL and (same := known_card(worth, seat, int(card.skill))) is not None:
        return worth.xp_gain(int(same.xp))
    if verb == TAKE_SKILL:
        return worth.skill_gain(int(card.skill), seat) - room_price(worth, seat, False)
    return worth.potion_gain() if option == TAKE_POTION else worth.xp_gain(int(card.xp))


def known_card(worth: Worth, seat: int, skill: int) -> PreparedCard | None:
    """Return the card from which the hero already has that skill: it becomes XP (AMB-35)."""
    cards = [worth.facts.card(card) for card in worth.facts.state.heroes[seat].skills]
    return next((card for card in cards if card.skill == skill), None)


def best_gain(worth: Worth, card: PreparedCard) -> float:
    """Return the worth of the best way to claim a card."""
    best = worth.xp_gain(int(card.xp))
    for hero in worth.facts.heroes:
        best = max(best, option_gain(worth, card, TAKE_ITEM | hero.seat))
        if card.skill >= 0:
            best = max(best, option_gain(worth, card, TAKE_SKILL | hero.seat))
    if card.potion >= 0 and card.potion not in worth.facts.state.potions:
        best = max(best, worth.potion_gain())
    return best


def room_price(worth: Worth, seat: int, item: bool) -> float:
    """Return what the replaced card costs if the hero has no room: its worth minus the XP it becomes."""
    limits = worth.facts.limits()
    hero = worth.facts.state.heroes[seat]
    held = hero.items if item else hero.skills
    if len(held) < (limits.items if item else limits.skills):
        return 0.0
    return min([parting(worth, seat, card, item) for card in held])


def parting(worth: Worth, seat: int, card: int, item: bool) -> float:
    """Return what the hero loses by turning that card into XP."""
    prepared = worth.facts.card(card)
    lost = (
        -worth.item_gain([-count for count in prepared.item], seat)
        if item
        else worth.skill_loss(int(prepared.skill), seat)
    )
    return lost - worth.xp_gain(int(prepared.xp))


def replace_scores(worth: Worth, options: list[int], seat: int) -> list[float]:
    items = worth.facts.state.heroes[seat].items
    return [-replaced(worth, option, seat, items) for option in options]


def replaced(worth: Worth, option: int, seat: int, items: list[int]) -> float:
    card = option & ARGUMENT_MASK
    return 0.0 if option == DONE else parting(worth, seat, card, card in items)


def level_scores(options: list[int], needed: int) -> list[float]:
    """Prefer the cards that waste least: the XP closest to what is needed."""
    return [0.0 if option == DONE else 10.0 - abs(option - SPEND_XP - needed) for option in options]


LOOKED: Final = 9  # sample size of the cards that may be behind a door
TIRED: Final = 0.05  # small penalty that breaks ties
PAIR_SHIFT: Final = 3
PAIR_MASK: Final = 7


def turn_scores(worth: Worth, options: list[int]) -> list[float]:
    return [0.0 if option == DONE else any_time(worth, option, AT_TURN_START) for option in options]


def encounter_cost(worth: Worth, card: int) -> float:
    """Return what the encounter costs the pair that handles it best."""
    return min([cost_for(worth, card, group) for group in worth.groups])


def cost_for(worth: Worth, card: int, seats: list[int]) -> float:
    """Return the cost for these heroes, with abilities where they pay off and the better option of a peril."""
    return cost_of_kind(worth, worth.facts.identity[card], seats)


def cost_of_kind(worth: Worth, number: int, seats: list[int]) -> float:
    """Return the cost of any card with that number."""
    card = worth.content.cards[number]
    combat = bool(card.combat)
    options = [0] if combat else range(len(card.options))
    cases = [worth.book.case(number, worth.floor, option, worth.counted()) for option in options]
    scale = worth.hearts(seats)
    costs: list[float] = []
    for way in ways_of(worth, seats, combat):
        squad = worth.squad(seats, combat, way.dice)
        costs.extend([worth.cost(worth.book.outlook(case, squad), scale) + way.price for case in cases])
    return min(costs)


def pair_scores(worth: Worth, options: list[int], card: int) -> list[float]:
    """Score each pair by the card it handles best; for the boss and for poison prefer pairs of equal health."""
    facts = worth.facts
    cards = facts.doors[facts.state.door].cards if card >= 0 else []
    found: list[float] = []
    for option in options:
        first = [(option & ARGUMENT_MASK) >> PAIR_SHIFT, option & PAIR_MASK]
        second = [seat for seat in range(len(facts.heroes)) if seat not in first]
        if card >= 0:
            found.append(-sum([cost_for(worth, each, first if each == card else second) for each in cards]))
        else:
            hearts = [sum([facts.heroes[seat].left for seat in pair]) for pair in (first, second)]
            found.append(-float(abs(hearts[0] - hearts[1])))
    return found


def door_value(worth: Worth, place: int) -> float:
    """Return the worth of an open door: its loot minus the expected cost."""
    facts = worth.facts
    return sum([best_gain(worth, facts.card(card)) - encounter_cost(worth, card) for card in facts.doors[place].cards])


def closed_value(worth: Worth) -> float:
    """Return the worth of a closed door: the mean over a sample of unseen cards, each of which can be fled."""
    unseen = worth.facts.unseen()
    fled = flee_value(worth)
    total = 0.0
    looked = unseen[:: 1 + len(unseen) // LOOKED]
    for number in looked:
        card = worth.content.cards[number]
        gain = best_gain(worth, card)
        total += max(fled, gain - min([cost_of_kind(worth, number, group) for group in worth.groups]))
    return total / len(looked) if looked else 0.0


def option_scores(worth: Worth, options: list[int]) -> list[float]:
    return [option_value(worth, option) for option in options]


def option_value(worth: Worth, option: int) -> float:
    """Score exploring, entering a room or using something now."""
    doors = worth.facts.doors
    if option == EXPLORE:
        return explore_value(worth)
    if option & ~ARGUMENT_MASK != ENTER:
        return any_time(worth, option, AT_ANY_TIME)
    place = option & ARGUMENT_MASK
    return TUNING.closed if doors[place].opened == CLOSED else door_value(worth, place)


def explore_value(worth: Worth) -> float:
    """Prefer exploring only if no closed door is left, or shortly before the deck runs out."""
    closed = sum([1 for door in worth.facts.doors if door.opened == CLOSED])
    room = 4 - len(worth.facts.doors)
    if not closed:
        return TUNING.closed - 0.1
    return TUNING.closed + 0.1 if room >= 2 and worth.facts.deck <= TUNING.last_call else NEVER


def stay_scores(worth: Worth, options: list[int]) -> list[float]:
    return [stay_value(worth, option) for option in options]


def stay_value(worth: Worth, option: int) -> float:
    if option == STAY:
        return door_value(worth, int(worth.facts.state.door))
    return flee_value(worth) if option == FLEE else any_time(worth, option, AT_ANY_TIME)


def flee_value(worth: Worth) -> float:
    """Score fleeing: the open door takes up space, but can be entered later."""
    fled = sum([1 for door in worth.facts.doors if door.opened != CLOSED])
    return -TUNING.flee * fled


def descend_scores(worth: Worth, options: list[int]) -> list[float]:
    """Score descending and staying: staying costs time on the stairs, but remaining doors can be worth it."""
    found: list[float] = []
    for option in options:
        if option == DESCEND:
            found.append(0.0)
        elif option == DONE:
            found.append(stay_on(worth))
        else:
            found.append(any_time(worth, option, AT_ANY_TIME))
    return found


def stay_on(worth: Worth) -> float:
    """Score another turn on a floor without cards: a door, and on the last floor potions at the start of the turn."""
    facts = worth.facts
    paid = facts.state.phase == OPTION  # whether the time of this turn is already spent
    tokens = int(facts.state.stairs) + (0 if paid else TURN_TIME)
    gains = [0.0 if paid else late_drinks(worth)]
    if any(door.opened == CLOSED for door in facts.doors):
        gains.append(gains[0] + closed_value(worth))
    for place, door in enumerate(facts.doors):
        if door.opened != CLOSED:
            gains.append(gains[0] + door_value(worth, place))
    seat = max(range(len(facts.heroes)), key=lambda each: facts.heroes[each].left)
    return max(gains) - worth.hearts([seat]).cost(tokens / STAIRS_TOKENS) - TIRED


def late_drinks(worth: Worth) -> float:
    """Return how much more potions heal at the start of a turn than in the boss fight."""
    facts = worth.facts
    if facts.floor != LAST_FLOOR or worth.content.forest_sequence:
        return 0.0
    full = sum([hero.damage // AT_TURN_START for hero in facts.heroes])
    return float(min(facts.cubes, full)) * (AT_TURN_START - AT_ANY_TIME)


def face_scores(worth: Worth, options: list[int], card: int) -> list[float]:
    """Score meeting the encounter against skipping it, which costs a cube and 2 time (ODD-POT-4)."""
    slip = worth.cube() + TURN_TIME * worth.time() + TUNING.skip
    found: list[float] = []
    for option in options:
        if option == STAY:
            found.append(-encounter_cost(worth, card))
        else:
            found.append(-slip if slips(worth, option) else any_time(worth, option, AT_ANY_TIME))
    return found


def slips(worth: Worth, option: int) -> bool:
    """Return whether the option is a potion that skips the encounter."""
    return option & ~ARGUMENT_MASK == DRINK and bool(worth.content.potions[option & NUMBER_MASK].before)


def round_scores(worth: Worth, options: list[int]) -> list[float]:
    """Score uses before a boss round: heal only when no healing is wasted."""
    worst = max(worth.facts.heroes, key=lambda hero: hero.damage)
    heals = worth.content.forest_sequence or worst.damage >= AT_ANY_TIME
    wanted = 0.5 if heals and worst.left <= TUNING.drink_boss else NEVER
    found: list[float] = []
    for option in options:
        drinks = option & ~ARGUMENT_MASK in (DRINK, USE)
        found.append(0.0 if option == DONE else wanted if drinks else NEVER)
    return found
