"""Resolvers for effects on cards, Combat Points and turns."""

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import DiscardBy, Many, Who
from ludotheque.games.dice_throne.resolution.choices import how_many, seats_meant
from ludotheque.games.dice_throne.resolution.context import Context
from ludotheque.games.dice_throne.resolution.evaluation import number
from ludotheque.games.dice_throne.table.actions import CARD, DISCARD_CARD, TAKE_CARD
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision


def gain_cp(table: DiceTable, context: Context, effect: e.GainCp) -> None:
    for seat in seats_meant(table, context, effect.target):
        table.gain_cp(seat, number(table, context, effect.amount, seat))


def lose_cp(table: DiceTable, context: Context, effect: e.LoseCp) -> None:
    for seat in seats_meant(table, context, effect.target):
        table.lose_cp(seat, number(table, context, effect.amount, seat))


def steal_cp(table: DiceTable, context: Context, effect: e.StealCp) -> None:
    """DT-TEXT-10: with "up to", the thief chooses the amount."""
    for seat in seats_meant(table, context, effect.target):
        amount = number(table, context, effect.amount, seat)
        if effect.up_to:
            amount = how_many(table, context.owner, min(amount, table.hero(seat).cp))
        if effect.instead_of_gain:
            table.lose_cp(seat, amount)  # the thief's gain comes from the victim instead of the supply
        else:
            table.steal_cp(context.owner, seat, amount)


def draw(table: DiceTable, context: Context, effect: e.Draw) -> None:
    for seat in seats_meant(table, context, effect.target):
        table.draw(seat, number(table, context, effect.amount, seat))


def discard(table: DiceTable, context: Context, effect: e.Discard) -> None:
    """DT-CHOICE-4: the victim chooses unless the text says random."""
    for seat in seats_meant(table, context, effect.target):
        hand = table.hero(seat).hand
        count = len(hand) if isinstance(effect.amount, Many) else number(table, context, effect.amount, seat)
        for _ in range(min(count, len(hand))):
            if effect.by is DiscardBy.RANDOM:
                card = hand[table.chance(table.mode.seats + seat, len(hand))]
            else:
                card = table.ask(Decision(seat, DISCARD_CARD, [CARD + held for held in hand])) - CARD
            table.discard_from_hand(seat, card)


def search_deck(table: DiceTable, context: Context, effect: e.SearchDeck) -> None:
    """Take any card of the own deck to hand, then shuffle; the discard pile stays (DT-DECK-3)."""
    hero = table.hero(context.owner)
    for _ in range(effect.count):
        if not hero.deck:
            break
        for card in hero.deck:
            table.reveal(card, 1 << context.owner)
        card = table.ask(Decision(context.owner, TAKE_CARD, [CARD + held for held in hero.deck])) - CARD
        table.take_from_deck(context.owner, card)
    if hero.deck:
        table.shuffle_deck(context.owner)


def look_at_hand(table: DiceTable, context: Context, effect: e.LookAtHand) -> None:
    for seat in seats_meant(table, context, effect.target):
        for card in table.hero(seat).hand:
            table.reveal(card, 1 << context.owner)


def extra_offensive_phase(table: DiceTable, context: Context, effect: e.ExtraOffensivePhase) -> None:
    """DT-TURN-7: grant a phase, unless the opponent it must hit is defeated or its player is not the Active Player."""
    by = context.inflicter if effect.by is Who.INFLICTER else context.owner
    if not effect.target and by == table.state.active:
        table.grant_phase(by, -1)
    for seat in seats_meant(table, context, effect.target):
        if by == table.state.active and not table.hero(seat).defeated:
            table.grant_phase(by, seat)
