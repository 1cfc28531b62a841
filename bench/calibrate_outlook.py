"""Fits the weights of the win-chance estimate of Dice Throne: `python -m bench.calibrate_outlook`.

Sensible players duel, each pairing of heroes several times. The facts of both sides are recorded at the first question
of each turn and at intervals in between, with the winner. A logistic regression finds the weights. The strength of each
hero is part of the regression and then dropped; otherwise facts typical of strong heroes would seem to win games. No
fact may count against its owner: a negative weight becomes 0. A quarter of the pairings is held out. It checks the
weights in the code, as do a few games of the other modes.
"""

import argparse
import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.games.dice_throne.agents.sensible import sensible
from ludotheque.games.dice_throne.agents.win_probability import NAMES, WEIGHTS, facts_of, teams_of, win_chance
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Setup, winners
from ludotheque.kernel.simulation import play_out
from ludotheque.lab.simulation import rare_collections
from ludotheque.registry.discovery import game_named

GAME = "dice_throne"
BETWEEN = 16  # questions between two extra notes
RIDGE = 1.0  # keeps weights small that the games say little about
STEPS = 8
BINS = 10
MODES = {"king_of_the_hill": 4, "2v2": 4, "3v3": 6, "2v2v2": 6}

Vector = list[float]


@dataclass(frozen=True)
class Note:
    """The facts of the first side minus those of the second, the first side's estimated chance, and whether it won."""

    facts: Vector
    chance: float
    won: float


class Scribe:
    """Answers like the sensible player and records the facts."""

    def __init__(self) -> None:
        self.notes: list[tuple[Vector, list[float]]] = []
        self.turn = 0
        self.asked = 0

    def __call__(self, decision: Decision, seen: DiceSeen) -> int:
        self.asked += 1
        if seen.turn != self.turn or self.asked % BETWEEN == 0:
            self.turn = seen.turn
            teams = teams_of(seen)
            standing = [team for team in teams if seen.health(team[0]) > 0]
            first, second, *_ = facts_of(seen, standing)
            chances = [win_chance(seen, team[0]) for team in teams]
            self.notes.append(([one - other for one, other in zip(first, second, strict=True)], chances))
        return sensible(decision, seen)


def play(mode: str, heroes: tuple[str, ...], name: str) -> tuple[Scribe, tuple[int, ...]]:
    """Play one game. Returns the recorded facts and the winning seats."""
    scribe = Scribe()
    result = play_out(game_named(GAME), Setup(GAME, mode, heroes, {}), key_of(name), [scribe] * len(heroes))
    return scribe, winners(result.outcome)


def duels(pairs: int, games: int, seed: str) -> list[tuple[tuple[str, str], list[Note]]]:
    """Return every pairing with its notes. Draws are skipped."""
    roster = game_named(GAME).heroes()
    chance = random.Random(seed)
    found: list[tuple[tuple[str, str], list[Note]]] = []
    for pair in range(pairs):
        heroes = (chance.choice(roster), chance.choice(roster))
        notes: list[Note] = []
        for number in range(games):
            scribe, won = play("duel", heroes, f"{seed}:{pair}:{number}")
            if won:
                notes += [Note(facts, chances[0], float(won == (0,))) for facts, chances in scribe.notes]
        found.append((heroes, notes))
    return found


def signs(heroes: tuple[str, str], roster: Sequence[str]) -> Vector:
    """Return +1 for the first side's hero and -1 for the second's."""
    return [float(name == heroes[0]) - float(name == heroes[1]) for name in roster]


def logistic(value: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, value))))


def learned(rows: list[tuple[Vector, float]]) -> Vector:
    """Return the maximum-likelihood weights, by Newton's method with a small ridge."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * float(one == other) for other in range(size)] for one in range(size)]
        for facts, won in rows:
            note_row(facts, won, weights, (slope, bend))
        for one in range(size):
            for other in range(one):
                bend[other][one] = bend[one][other]
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def note_row(facts: Vector, won: float, weights: Vector, sums: tuple[Vector, list[Vector]]) -> None:
    """Add one note to the gradient and the Hessian of the likelihood."""
    chance = logistic(sum(weight * fact for weight, fact in zip(weights, facts, strict=True)))
    spread = chance * (1.0 - chance)
    slope, bend = sums
    present = [(place, fact) for place, fact in enumerate(facts) if fact]
    for place, fact in present:
        slope[place] += (won - chance) * fact
        row, share = bend[place], spread * fact
        for other, value in present:
            if other <= place:
                row[other] += share * value


def solved(matrix: list[Vector], right: Vector) -> Vector:
    """Solve a system of linear equations. The matrix is positive definite, so no pivot is zero."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        for below in range(place + 1, size):
            factor = rows[below][place] / rows[place][place]
            rows[below] = [one - factor * other for one, other in zip(rows[below], rows[place], strict=True)]
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        known = sum(rows[place][later] * found[later] for later in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found


def allowed(rows: list[tuple[Vector, float]]) -> Vector:
    """Return the weights of the facts, dropping negative ones one by one."""
    left_out: set[int] = set()
    while True:
        kept = [place for place in range(len(rows[0][0])) if place not in left_out]
        found = learned([([facts[place] for place in kept], won) for facts, won in rows])
        weights = dict(zip(kept, found, strict=True))
        worst = min(range(len(NAMES)), key=lambda place: weights.get(place, 0.0))
        if weights.get(worst, 0.0) >= 0:
            return [weights.get(place, 0.0) for place in range(len(NAMES))]
        left_out.add(worst)


def reliability(outcomes: list[tuple[float, float]]) -> list[str]:
    """Return a table of estimated chances and actual results, with the mean squared error."""
    lines = ["  given   notes   mean  truly"]
    for number in range(BINS):
        inside = [each for each in outcomes if min(BINS - 1, int(each[0] * BINS)) == number]
        if inside:
            mean, truly = [sum(column) / len(inside) for column in zip(*inside, strict=True)]
            lines.append(f"  {number / BINS:.1f}–{(number + 1) / BINS:.1f} {len(inside):7d}  {mean:5.3f}  {truly:5.3f}")
    brier = sum((chance - won) ** 2 for chance, won in outcomes) / len(outcomes)
    return [*lines, f"  mean squared error {brier:.4f} (a coin has 0.2500 between two sides)"]


def checked(mode: str, games: int, seed: str) -> list[tuple[float, float]]:
    """Return the chance and result of every side in some games of a mode."""
    roster = game_named(GAME).heroes()
    chance = random.Random(f"{seed}:{mode}")
    outcomes: list[tuple[float, float]] = []
    for number in range(games):
        heroes = tuple(chance.choice(roster) for _ in range(MODES[mode]))
        scribe, won = play(mode, heroes, f"{seed}:{mode}:{number}")
        for _, chances in scribe.notes if won else []:
            outcomes += [(each, float(side in won)) for side, each in enumerate(chances)]
    return outcomes


def main() -> None:
    """Fit the weights, then check those in the code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pairs", type=int, default=120)
    parser.add_argument("--games", type=int, default=5, help="duels of a pairing (%(default)s)")
    parser.add_argument("--others", type=int, default=12, help="games of each other mode (%(default)s)")
    parser.add_argument("--seed", default="outlook")
    asked = parser.parse_args()
    started = time.process_time()
    roster = game_named(GAME).heroes()
    with rare_collections():
        played = duels(asked.pairs, asked.games, asked.seed)
    rows = [
        (note.facts + signs(heroes, roster), note.won) for heroes, notes in played[asked.pairs // 4 :] for note in notes
    ]
    weights = allowed(rows)
    print(f"{len(rows)} notes learned from, {time.process_time() - started:.0f} seconds of a processor")
    for name, weight, used in zip(NAMES, weights, WEIGHTS, strict=True):
        print(f"  {name:10} {weight:7.3f}   in the code {used:7.3f}")
    kept_back = [note for _, notes in played[: asked.pairs // 4] for note in notes]
    print("duels that were not learned from, by the weights in the code")
    print("\n".join(reliability([(note.chance, note.won) for note in kept_back])))
    for mode in MODES if asked.others else ():
        print(f"{mode}, by the weights in the code\n" + "\n".join(reliability(checked(mode, asked.others, asked.seed))))


if __name__ == "__main__":
    main()
