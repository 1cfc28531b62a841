"""How likely each side is to win, by what lies open: a few facts with weights learned from games of sensible players.

`python -m bench.calibrate_outlook` learns the weights anew and shows how far the chances can be trusted.
"""

import math
from typing import Final

from ludotheque.games.dice_throne.agents.position import Position, opening_scene
from ludotheque.games.dice_throne.agents.value_cache import Kept, ValueCache, book_of
from ludotheque.games.dice_throne.agents.values import burden
from ludotheque.games.dice_throne.agents.weights import cp_worth
from ludotheque.games.dice_throne.table.hook_sources import PASSIVE
from ludotheque.games.dice_throne.table.match_content import MatchContent
from ludotheque.games.dice_throne.table.response_points import OFFENSIVE_ROLL
from ludotheque.games.dice_throne.view import DiceSeen

Facts = list[float]
Team = tuple[int, ...]

NAMES: Final = ("health", "tempo", "boons", "burdens", "cp", "cards", "upgrades", "companion")
"""What the facts of a side are, in their order."""

WEIGHTS: Final = (4.2, 7.0, 0.09, 0.039, 0.012, 0.155, 0.08, 0.06)
CUSHION: Final = 7.0  # health that tells little: the last points do not count without end
SOON: Final = 10.0  # the same for how much it matters whose turn it is
LEAST: Final = 0.5  # what counts as health of somebody who is about to fall
STAGE: Final = 2  # tokens are worth what they are in the middle of a game, at any health
CARD_STEPS: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1)
"""What the first, second … card in hand counts: the more there are, the less one more does."""

NOTES_KEPT: Final = 64


def win_chance(seen: DiceSeen, seat: int) -> float:
    """The chance that this seat's side wins, 0 to 1; the chances of all sides add up to 1."""
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
    """Nobody left is a draw, which all sides share."""
    if not standing:
        return 1.0 / len(teams)
    return 1.0 if own in standing else 0.0


def teams_of(seen: DiceSeen) -> list[Team]:
    """The sides, each as its seats."""
    return sorted({seen.team(seat) for seat in range(seen.seats)})


def strength(facts: Facts) -> float:
    return sum(weight * fact for weight, fact in zip(WEIGHTS, facts, strict=True))


def facts_of(seen: DiceSeen, teams: list[Team]) -> list[Facts]:
    """What speaks for each of these sides; differences between sides are what counts."""
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
    """The dial of a side once what waits is applied."""
    waiting = sum(seen.healing(seat) - seen.incoming(seat) for seat in team)
    return min(seen.cap(), seen.health(team[0]) + waiting)


def tempo(seen: DiceSeen, team: Team) -> float:
    """1 for the side whose roll comes next, -1 for the one that has just had it; one of them at a time."""
    if seen.active not in team:
        return 0.0
    return 1.0 if seen.phase <= OFFENSIVE_ROLL and seen.attacker() < 0 else -1.0


def seat_facts(seen: DiceSeen, seat: int) -> Facts:
    """Tokens, Combat Points, cards, upgrades and companion."""
    kit = seen.kit
    price = prices_of(kit, seat, seen.opponents(seat)[0])
    worth = [count * price[status] for status, count in enumerate(seen.tokens(seat)) if count]
    companion = seen.companion(seat)
    return [
        sum(each for each in worth if each > 0),
        sum(each for each in worth if each < 0),
        cp_worth(0, seen.cp(seat)),
        sum(CARD_STEPS[: len(seen.hand(seat))]),
        float(upgrades(kit, seat, seen.levels(seat))),
        float(companion[0] * companion[1]) if companion else 0.0,
    ]


_PRICES: Final[Kept[tuple[MatchContent, int, int], dict[int, float]]] = Kept(NOTES_KEPT)


class Prices(dict[int, float]):
    """What one token of each kind is worth to a seat in points of damage, worked out when first asked for."""

    def __init__(self, book: ValueCache, scene: Position) -> None:
        super().__init__()
        self.book = book
        self.scene = scene

    def __missing__(self, status: int) -> float:
        passive = self.book.kit.sources[status].kind == PASSIVE
        self[status] = 0.0 if passive else burden(self.book, self.scene, status)
        return self[status]


def prices_of(kit: MatchContent, seat: int, foe: int) -> dict[int, float]:
    """By the boards of the start: what a token is worth does not depend on the situation here."""
    known = _PRICES.get((kit, seat, foe))
    if known is None:
        scene = opening_scene(kit, seat, foe)
        scene.stage = STAGE
        known = _PRICES.keep((kit, seat, foe), Prices(book_of(kit), scene))
    return known


def upgrades(kit: MatchContent, seat: int, levels: list[int]) -> int:
    """By how many levels a board is better than at the start; a side that is not in play has none."""
    first = kit.heroes[seat].levels
    return sum(max(0, level - max(1, start)) for level, start in zip(levels, first, strict=True))
