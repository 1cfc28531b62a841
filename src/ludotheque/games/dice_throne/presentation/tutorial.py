"""The tutorial duel: its first two rounds include an ability, a useful card, and an attack to defend against."""

from typing import Final

from ludotheque.games.dice_throne.table.match_content import MatchContent
from ludotheque.kernel.scripted_chance import scripted
from ludotheque.presentation.game import Tutorial, on_top

MODE: Final = "duel"
HEROES: Final = ("barbarian", "monk")
LEARNER, BOT = 0, 1

DICE: Final = {
    LEARNER: (
        *(6,),  # the Start Player: the learner
        *(1, 2, 4, 5, 6),  # two Swords: keep them
        *(3, 3, 6),  # four Swords: enough for an ability, one more attempt is left
        *(2,),  # five Swords
        *(4, 5, 1),  # the defence: two Lives heal
        *(1, 2, 3, 4, 4),  # the second turn: a small straight immediately
    ),
    BOT: (
        *(1,),
        *(3, 4, 6, 3),  # its defence: some Chi, no damage in return
        *(1, 2, 1, 3, 2),  # its turn: an attack that the learner can defend against
        *(1, 2, 1, 2, 1, 2, 1, 2),
    ),
}
"""The outcomes of a seat's dice in order, for a learner who keeps the dice that the tutorial names."""

DRAWN: Final = {
    LEARNER: (
        *("smack_2", "getting_paid", "not_this_time", "feelin_good"),  # the opening hand
        *("mighty_blow_2", "head_bash", "so_wild"),
    ),
    BOT: (
        *("meditate_2", "lotus_strike_2", "fist_of_tranquility_2", "tempest_rush_2"),
        *("serenity_2", "combo_strike_2", "double_up"),
    ),
}
"""The cards that a seat draws first; the bot gets none that alters dice or knocks the learner down."""


def tutorial(fresh: bytes) -> Tutorial:
    """Return the tutorial; its streams are the dice of the seats, then their cards."""
    outcomes = {seat: [face - 1 for face in faces] for seat, faces in DICE.items()}
    orders = {len(HEROES) + seat: [deck_order(seat)] for seat in DRAWN}
    return Tutorial(MODE, HEROES, {}, scripted(fresh, outcomes, orders))


def deck_order(seat: int) -> list[int]:
    content = MatchContent(HEROES, promo=False)
    return on_top([content.cards[card].id for card in content.heroes[seat].deck], DRAWN[seat])
