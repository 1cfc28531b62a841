"""The chance of each side to win, from public facts with weights learned from games of sensible agents.

`python -m bench.calibrate_outlook` learns the weights and reports how well the chances are calibrated.
"""

import math
from typing import Final

from ludotheque.games.dice_throne.agents.position import Position, opening_position
from ludotheque.games.dice_throne.agents.value_cache import BoundedCache, ValueCache, cache_of
from ludotheque.games.dice_throne.agents.values import burden
from ludotheque.games.dice_throne.agents.weights import cp_worth
from ludotheque.games.dice_throne.table.match_content import PASSIVE, MatchContent
from ludotheque.games.dice_throne.table.response_points import OFFENSIVE_ROLL
from ludotheque.games.dice_throne.view import DiceSeen

Facts = list[float]
Team = tuple[int, ...]

NAMES: Final = ("health", "tempo", "boons", "burdens", "cp", "cards", "upgrades", "companion")
"""The facts of a side, in order."""

WEIGHTS: Final = (4.2, 7.0, 0.09, 0.039, 0.012, 0.155, 0.08, 0.06)
CUSHION: Final = 7.0  # added to health before taking the logarithm, which limits the weight of the last points
SOON: Final = 10.0  # the same for the importance of whose turn it is
LEAST: Final = 0.5  # the least health used for a side that is close to defeat
STAGE: Final = 2  # tokens are valued as in the middle of a game, at any health
CARD_STEPS: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1)
"""The weight of the first, second … card in hand: each one adds less than the one before."""

NOTES_KEPT: Final = 64


def win_chance(seen: DiceSeen, seat: int) -> float:
    """Return the chance that this seat's side wins, from 0 to 1; the chances of all sides add up to 1."""
    teams = teams_of(seen)
    standing = [team for team in teams if seen.health(team[0]) > 0]
    own = seen.team(seat)
    if len(standing) < 2 or own not in standing:
        return settled_chance(teams, standing, own)
    strengths = [strength(facts) for facts in facts_of(seen, standing)]
    most = max(strengths)
    shares = [math.exp(each - most) for each in strengths]
    return shares[standing.index(own)] / sum(shares)


def settled_chance(teams: list[Team], standing: list[Team], own: Team) -> float:
    """Return the chance after the game is decided; all sides share a draw."""
    if not standing:
        return 1.0 / len(teams)
    return 1.0 if own in standing else 0.0


def teams_of(seen: DiceSeen) -> list[Team]:
    """Return the sides, each as its seats."""
    return sorted({seen.team(seat) for seat in range(seen.seats)})


def strength(facts: Facts) -> float:
    return sum(weight * fact for weight, fact in zip(WEIGHTS, facts, strict=True))


def facts_of(seen: DiceSeen, teams: list[Team]) -> list[Facts]:
    """Return the facts of each side; only differences between sides matter."""
    healths = [health_to_come(seen, team) for team in teams]
    weakest = max(LEAST, min(healths))
    found: list[Facts] = []
    for team, health in zip(teams, healths, strict=True):
        members = [seat_facts(seen, seat) for seat in team]
        found.append(
            [
                math.log(max(LEAST, health) + CUSHION),
                tempo(seen, team) / (weakest + SOON),
                *[sum(column) for column in zip(*members, strict=True)],
            ]
        )
    return found


def health_to_come(seen: DiceSeen, team: Team) -> int:
    """Return the health of a side after everything pending is applied."""
    waiting = sum(seen.healing(seat) - seen.incoming(seat) for seat in team)
    return min(seen.cap(), seen.health(team[0]) + waiting)


def tempo(seen: DiceSeen, team: Team) -> float:
    """Return 1 for the side that rolls next, -1 for the one that has just rolled, 0 for all others."""
    if seen.active not in team:
        return 0.0
    return 1.0 if seen.phase <= OFFENSIVE_ROLL and seen.attacker() < 0 else -1.0


def seat_facts(seen: DiceSeen, seat: int) -> Facts:
    """Return the facts about tokens, Combat Points, cards, upgrades and companion."""
    content = seen.content
    price = prices_of(content, seat, seen.opponents(seat)[0])
    worth = [count * price[status] for status, count in enumerate(seen.tokens(seat)) if count]
    companion = seen.companion(seat)
    return [
        sum(each for each in worth if each > 0),
        sum(each for each in worth if each < 0),
        cp_worth(0, seen.cp(seat)),
        sum(CARD_STEPS[: len(seen.hand(seat))]),
        float(upgrades(content, seat, seen.levels(seat))),
        float(companion[0] * companion[1]) if companion else 0.0,
    ]


_PRICES: Final[BoundedCache[tuple[MatchContent, int, int], dict[int, float]]] = BoundedCache(NOTES_KEPT)


class Prices(dict[int, float]):
    """The value of one token of each kind to a seat in points of damage, computed on demand."""

    def __init__(self, cache: ValueCache, position: Position) -> None:
        super().__init__()
        self.cache = cache
        self.position = position

    def __missing__(self, status: int) -> float:
        passive = self.cache.content.sources[status].kind == PASSIVE
        self[status] = 0.0 if passive else burden(self.cache, self.position, status)
        return self[status]


def prices_of(content: MatchContent, seat: int, foe: int) -> dict[int, float]:
    """Return the values of tokens on the opening boards; the situation is ignored here."""
    known = _PRICES.get((content, seat, foe))
    if known is None:
        position = opening_position(content, seat, foe)
        position.stage = STAGE
        known = _PRICES.keep((content, seat, foe), Prices(cache_of(content), position))
    return known


def upgrades(content: MatchContent, seat: int, levels: list[int]) -> int:
    """Return how many levels a board is above its start; the side not in play does not count."""
    first = content.heroes[seat].levels
    return sum(max(0, level - max(1, start)) for level, start in zip(levels, first, strict=True))
