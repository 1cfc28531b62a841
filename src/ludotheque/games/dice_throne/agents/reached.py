"""The best ability that the dice have reached, and whether rolling again promises more: for the main button."""

from ludotheque.games.dice_throne.agents.answers import rolling_scores
from ludotheque.games.dice_throne.agents.cards import DecisionContext
from ludotheque.games.dice_throne.agents.value_cache import cache_of
from ludotheque.games.dice_throne.table.actions import ANNOUNCE, NO_ABILITY, REROLL
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import Decision


def best_reached(decision: Decision, seen: DiceSeen) -> tuple[int, bool] | None:
    """Its answer, and whether no way to roll again is worth more, as the sensible player counts worth."""
    options = decision.options
    announced = [option for option in options if option >= ANNOUNCE and option != NO_ABILITY]
    if not announced:
        return None
    rolls = [option for option in options if REROLL < option < ANNOUNCE]
    now = DecisionContext(cache_of(seen.content), seen, decision.owner)
    worth = dict(zip(announced + rolls, rolling_scores(now, announced + rolls), strict=True))
    best = max(announced, key=lambda option: worth[option])
    return best, all(worth[roll] <= worth[best] for roll in rolls)
