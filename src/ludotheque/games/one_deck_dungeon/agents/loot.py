"""What a card is best taken as, and what makes room for it."""

from ludotheque.games.one_deck_dungeon.agents.any_time_uses import AT_ANY_TIME, any_time, is_any_time
from ludotheque.games.one_deck_dungeon.agents.values import Worth
from ludotheque.games.one_deck_dungeon.table.actions import DONE, SPEND_XP, TAKE_ITEM, TAKE_POTION, TAKE_SKILL
from ludotheque.games.one_deck_dungeon.table.match_pieces import CardKit
from ludotheque.kernel.decisions import ARGUMENT_MASK


def loot_scores(now: Worth, options: list[int], card: int) -> list[float]:
    kit = now.facts.card(card)
    return [
        any_time(now, option, AT_ANY_TIME) if is_any_time(option) else option_gain(now, kit, option)
        for option in options
    ]


def option_gain(now: Worth, kit: CardKit, option: int) -> float:
    verb, seat = option & ~ARGUMENT_MASK, option & ARGUMENT_MASK
    if verb == TAKE_ITEM:
        return now.item_gain(kit.item, seat) - room_price(now, seat, True)
    if verb == TAKE_SKILL and (same := known_card(now, seat, int(kit.skill))) is not None:
        return now.xp_gain(int(same.xp))
    if verb == TAKE_SKILL:
        return now.skill_gain(int(kit.skill), seat) - room_price(now, seat, False)
    return now.potion_gain() if option == TAKE_POTION else now.xp_gain(int(kit.xp))


def known_card(now: Worth, seat: int, skill: int) -> CardKit | None:
    """The card on which a hero has that skill already: it becomes XP (AMB-35)."""
    cards = [now.facts.card(card) for card in now.facts.state.heroes[seat].skills]
    return next((card for card in cards if card.skill == skill), None)


def best_gain(now: Worth, kit: CardKit) -> float:
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
