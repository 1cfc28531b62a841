"""The tutorial duel: the first two rounds bring an ability, a card worth playing, an attack to defend against."""

from typing import Final

from ludotheque.games.dice_throne.table.match_content import MatchContent
from ludotheque.kernel.scripted_chance import scripted
from ludotheque.presentation.game import Tutorial, on_top

MODE: Final = "duel"
HEROES: Final = ("barbarian", "monk")
LEARNER, BOT = 0, 1

DICE: Final = {
    LEARNER: (
        *(6,),  # who starts: the learner
        *(1, 2, 4, 5, 6),  # two Swords: keep them
        *(3, 3, 6),  # four Swords: enough for an ability, one more attempt is left
        *(2,),  # five Swords
        *(4, 5, 1),  # the defence: two Lives heal
        *(1, 2, 3, 4, 4),  # the second turn: a small straight at once
    ),
    BOT: (
        *(1,),
        *(3, 4, 6, 3),  # its defence: some Chi, nothing dealt back
        *(1, 2, 1, 3, 2),  # its turn: an attack that can be defended against
        *(1, 2, 1, 2, 1, 2, 1, 2),
    ),
}
"""What the dice of a seat show one after the other, for a learner who keeps what the tutorial says."""

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
"""The cards a seat draws first; the bot gets none that alters dice or knocks the learner down."""


def tutorial(fresh: bytes) -> Tutorial:
    """The streams are the dice of the seats, then their cards."""
    outcomes = {seat: [face - 1 for face in faces] for seat, faces in DICE.items()}
    orders = {len(HEROES) + seat: [deck_order(seat)] for seat in DRAWN}
    return Tutorial(MODE, HEROES, {}, scripted(fresh, outcomes, orders))


def deck_order(seat: int) -> list[int]:
    kit = MatchContent(HEROES, promo=False)
    return on_top([kit.cards[card].id for card in kit.heroes[seat].deck], DRAWN[seat])
