"""Measures how long games of Dice Throne last and who wins: `python -m bench.dice_throne_lengths`.

It plays all 136 pairings and every larger mode with mixed heroes by `sensible`, and `sensible` against `random` with
every hero in both seats. A run can be interrupted and resumed, because results are stored.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from bench.dice_throne_games import Amounts, Played, Store, Table, heroes, play_all, version, wanted
from bench.run import ROOT
from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.lab.simulation import success

REPORT = ROOT / "docs" / "reports" / "dice_throne_games.md"
RESULTS = ROOT / "bench" / "results" / "dice_throne_games.jsonl"
LEAST_AGAINST_RANDOM = 0.95
EVERY = 100  # games between two progress lines

Games = list[tuple[Table, Played]]


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def head(*cells: str) -> list[str]:
    return [row(*cells), row(*["---"] * len(cells))]


def rate(games: Sequence[bool]) -> str:
    """Return the share of true values with its interval."""
    if not games:
        return "–"
    sure = success(sum(games), len(games))
    return f"{sure.rate:.1%} ({sure.low:.1%}–{sure.high:.1%})"


def name(hero: str) -> str:
    return load_hero(hero).name_en


def turns(games: Games) -> str:
    return f"{median([played.turns for _, played in games]):.0f}"


def rounds(games: Games) -> str:
    return f"{median([played.turns / len(table.heroes) for table, played in games]):.1f}"


def starter_won(games: Games) -> list[bool]:
    return [played.start in played.winners() for _, played in games]


def first_seat_won(games: Games) -> list[bool]:
    return [0 in played.winners() for _, played in games]


def modes(games: Games) -> list[str]:
    """Return length and first-player advantage by mode."""
    groups: dict[tuple[str, int], Games] = {}
    for table, played in games:
        if table.kind != "random":
            groups.setdefault((table.mode, len(table.heroes)), []).append((table, played))
    lines = [
        "## Length by mode",
        "",
        "`sensible` in every seat. A round is one turn of everybody who sat down; the share",
    ]
    lines += ["of wins of the Start Player and of the first seat counts the whole team where there is one.", ""]
    lines += head(
        "mode", "seats", "games", "ended", "median turns", "shortest–longest", "median rounds", "draws",
        "Start Player wins", "first seat wins",
    )  # fmt: skip
    for (mode, seats), group in groups.items():
        lengths = [played.turns for _, played in group]
        draws = sum(played.outcome == "draw" for _, played in group)
        ended = sum(bool(played.outcome) for _, played in group)
        shown = [mode, str(seats), str(len(group)), str(ended), turns(group), f"{min(lengths)}–{max(lengths)}"]
        firsts = [rate(starter_won(group)), rate(first_seat_won(group))]
        lines.append(row(*shown, rounds(group), str(draws), *firsts))
    return lines


def by_hero(games: Games) -> list[str]:
    """Return how often each hero wins duels with others."""
    lines = [
        "## Heroes",
        "",
        "Duels of two different heroes, and larger matches, where a team wins with all its heroes.",
        "",
    ]
    lines += head("hero", "duels", "won", "median turns", "larger matches", "won")
    for hero in heroes():
        duels = [each for each in games if each[0].kind == "pairing" and of_two(each[0]) and hero in each[0].heroes]
        crowds = [each for each in games if each[0].kind == "crowd" and hero in each[0].heroes]
        figures = [str(len(duels)), rate(won_by(duels, hero)), turns(duels) if duels else "–"]
        lines.append(row(name(hero), *figures, str(len(crowds)), rate(won_by(crowds, hero))))
    return lines


def of_two(table: Table) -> bool:
    return table.heroes[0] != table.heroes[1]


def won_by(games: Games, hero: str) -> list[bool]:
    return [table.heroes.index(hero) in played.winners() for table, played in games]


def matrix(games: Games) -> list[str]:
    """Return all pairings: how often the hero of the row wins, and the median length."""
    duels: dict[frozenset[str], Games] = {}
    for table, played in games:
        if table.kind == "pairing":
            duels.setdefault(frozenset(table.heroes), []).append((table, played))
    each = {len(group) for group in duels.values()}
    lines = [
        "## Pairings",
        "",
        f"{len(duels)} pairings of {' or '.join(map(str, sorted(each)))} games each: how often the",
    ]
    lines += ["hero of the row won (of itself: the first seat), and below it the median number of turns.", ""]
    lines += head("", *[name(hero) for hero in heroes()])
    for hero in heroes():
        cells = [cell(duels.get(frozenset((hero, other)), []), hero, other) for other in heroes()]
        lines.append(row(f"**{name(hero)}**", *cells))
    return lines


def cell(group: Games, hero: str, other: str) -> str:
    if not group:
        return "–"
    won = first_seat_won(group) if hero == other else won_by(group, hero)
    return f"{sum(won)}<br>{turns(group)}"


def against_random(games: Games) -> list[str]:
    """Return the results of every hero in both seats."""
    found = [each for each in games if each[0].kind == "random"]
    lines = ["## Against random", "", "The hero is played by `sensible`, all others in turn by `random`.", ""]
    lines += head("hero", "games", "won in the first seat", "won in the second seat", "won", "median turns")
    total: list[bool] = []
    for hero in heroes():
        seats = [[each for each in found if seat_of(each[0]) == (hero, seat)] for seat in (0, 1)]
        won = [[seat in played.winners() for _, played in seats[seat]] for seat in (0, 1)]
        both = won[0] + won[1]
        total += both
        length = turns(seats[0] + seats[1]) if both else "–"
        lines.append(row(name(hero), str(len(both)), rate(won[0]), rate(won[1]), rate(both), length))
    met = bool(total) and sum(total) / len(total) >= LEAST_AGAINST_RANDOM
    verdict = "met" if met else "**missed**"
    asked = f"`sensible` wins at least {LEAST_AGAINST_RANDOM:.0%}"
    return [*lines, "", f"{asked}: {rate(total)} of {len(total)} games, {verdict}."]


def seat_of(table: Table) -> tuple[str, int]:
    """Return the hero and seat that `sensible` plays against random."""
    seat = table.agents.index("sensible")
    return table.heroes[seat], seat


def overall(games: Games) -> list[str]:
    duels = [each for each in games if each[0].kind == "pairing"]
    if not duels:
        return []
    starter, first = rate(starter_won(duels)), rate(first_seat_won(duels))
    return [f"In duels of `sensible` the Start Player won {starter}, the first seat {first}; the median duel lasts",
            f"{turns(duels)} turns.", ""]  # fmt: skip


def report(store: Store, asked: int) -> str:
    games = list(store.played.items())
    seconds = sum(played.seconds for _, played in games)
    lines = ["# Dice Throne: how long games last and who wins them", ""]
    lines += [
        f"Written by `python -m bench.dice_throne_lengths` (version {version()}, seed {store.seed}):",
        f"{len(games)} of {asked} games in {seconds:.0f} seconds of a processor, and all of them ended.",
        "Rates with their 95 % intervals (Wilson).",
        "",
    ]
    parts: list[Callable[[Games], list[str]]] = [modes, by_hero, against_random, matrix]
    return (
        "\n".join([*lines, *overall(games), *[line for part in parts for line in [*part(games), ""]]]).rstrip() + "\n"
    )


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    about, _, details = str(__doc__).partition("\n\n")
    parser = argparse.ArgumentParser(prog="bench.dice_throne_lengths", description=about, epilog=details)
    parser.add_argument("--pairing-games", type=int, default=12, help="games of each pairing (%(default)s)")
    parser.add_argument("--mode-games", type=int, default=16, help="of each larger kind of match (%(default)s)")
    parser.add_argument(
        "--random-games", type=int, default=16, help="of each hero in each seat against random (%(default)s)"
    )
    parser.add_argument("--minutes", type=float, default=120.0, help="begin no game after so many (%(default)s)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="lengths")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--report", type=Path, default=REPORT)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play missing games, then write the report of all games played so far."""
    asked = options_of(arguments)
    asked.results.parent.mkdir(parents=True, exist_ok=True)
    store = Store(asked.results, asked.seed)
    tables = wanted(Amounts(asked.pairing_games, asked.mode_games, asked.random_games))
    left = store.missing(tables)
    print(f"{len(left)} of {len(tables)} games to play; {store.foreign} lines are of other versions", flush=True)
    until = time.monotonic() + asked.minutes * 60
    for number, (table, played) in enumerate(play_all(left, asked.seed, asked.jobs, until), 1):
        store.write(table, played)
        if number % EVERY == 0:
            print(f"{number} games", flush=True)
    asked.report.write_text(report(store, len(tables)), encoding="utf-8")
    print(asked.report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
