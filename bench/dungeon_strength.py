"""Measures how far players get in the dungeon, and compares both sets: `python -m bench.dungeon_strength`.

It plays solo games, each hero in each dungeon: `--games` per cell for Veteran and `--other-games` for the other
difficulties. More of both are played where it matters (`--best-games`, `--random-games`), and the same games with the
searcher (`--pair-games`). Results are stored line by line: interrupt the run at any time (or set `--minutes`) and start
it again. The report covers everything in that file. Results of another version of code or content don't count. Without
`--here` the games run in the compiled environment if it exists and is up to date.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.dungeon_cells import FLOORS, QUICK, Cell, Count, Store, play_all, version
from bench.dungeon_pairs import of_both, paired
from bench.dungeon_verdicts import MAIN, PLAYERS, Axes, best_of, easiest, everywhere, rate_of, row
from bench.run import ROOT, python_of
from ludotheque.games.one_deck_dungeon.content.loader import find_dungeon, find_hero, find_tier, load_sets
from ludotheque.games.one_deck_dungeon.table.setup_options import allowed_options, dungeon_sets
from ludotheque.registry.discovery import agent_names

RESULTS = ROOT / "bench" / "results" / "dungeon_strength.jsonl"
REPORT = ROOT / "docs" / "reports" / "one_deck_dungeon_strength.md"
PROGRESS_EVERY = 20  # portions between two progress lines
BOUND = 0.15  # how much harder or easier the expansion may be


def axes() -> Axes:
    """Return all heroes, dungeons and difficulties. Dungeons and difficulties are sorted from easy to hard."""
    known = allowed_options()
    order = {name: place for place, name in enumerate(group.id for group in load_sets())}
    dungeons = sorted(known["dungeon"], key=lambda name: (order[dungeon_sets()[name]], find_dungeon(name).difficulty))
    difficulties = [tier for tier in ("novice", "standard", "veteran", "fearless") if tier in known["difficulty"]]
    return Axes(known["hero"], tuple(dungeons), tuple(difficulties))


@dataclass(frozen=True)
class Amounts:
    """The number of games per cell."""

    main: int  # for Veteran
    others: int  # for the other difficulties
    quick: int  # for Veteran by the player whose games take almost no time


def wanted(table: Axes, players: Sequence[str], amounts: Amounts) -> dict[Cell, int]:
    """Return the wanted number of games per cell, the most important first."""
    found: dict[Cell, int] = {}
    for difficulty in sorted(table.difficulties, key=lambda name: name != MAIN):
        for agent in sorted(players, key=lambda name: name != QUICK):
            usual = amounts.main if difficulty == MAIN or agent == QUICK else amounts.others
            usual = amounts.quick if difficulty == MAIN and agent == QUICK else usual
            found |= dict.fromkeys(table.cells(agent, difficulty), usual)
    return {cell: count for cell, count in found.items() if count}


def matrix(store: Store, table: Axes, difficulty: str) -> list[str]:
    """Return a table of heroes by dungeons with totals, beside the other player's."""
    player, other = PLAYERS
    heads = [find_dungeon(name).name_en for name in table.dungeons]
    lines = [row("", *heads, "all", other), row(*["---"] * (len(heads) + 3))]
    for hero in table.heroes:
        cells = [Cell(player, hero, dungeon, difficulty) for dungeon in table.dungeons]
        beside = [Cell(other, hero, dungeon, difficulty) for dungeon in table.dungeons]
        counts = [store.total([cell]) for cell in cells]
        sums = [store.total(cells), store.total(beside)]
        lines.append(row(find_hero(hero).name_en, *[rate_of(count) for count in [*counts, *sums]]))
    for agent, name in ((player, "all"), (other, other)):
        columns = [[Cell(agent, hero, dungeon, difficulty) for hero in table.heroes] for dungeon in table.dungeons]
        edge = [rate_of(store.total(cells)) for cells in columns]
        total = rate_of(store.total(table.cells(agent, difficulty)))
        lines.append(row(name, *edge, *((total, "") if agent == player else ("", total))))
    return lines


def games_said(store: Store, table: Axes, agent: str, difficulty: str) -> str:
    """Return how many games the cells of a player have."""
    counts = sorted({store.total([cell]).games for cell in table.cells(agent, difficulty)})
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"


def overview(store: Store, table: Axes) -> list[str]:
    """Return every player at every difficulty, over all heroes and dungeons."""
    lines = [
        row("", *[find_tier(name).name_en for name in table.difficulties]),
        row(*["---"] * (len(table.difficulties) + 1)),
    ]
    for agent in PLAYERS:
        totals = [store.total(table.cells(agent, difficulty)) for difficulty in table.difficulties]
        said = [f"{rate_of(total)}<br>{total.games} games" for total in totals]
        lines.append(row(f"`{agent}`", *said))
    return lines


def strength(store: Store, table: Axes) -> list[str]:
    lines = ["## Win rates", ""]
    lines += ["Share of games won, its 95 % interval (Wilson), and below it the mean floor reached (4 is the boss)."]
    for difficulty in table.difficulties:
        said = [f"{games_said(store, table, agent, difficulty)} of `{agent}`" for agent in PLAYERS]
        lines += ["", f"### {find_tier(difficulty).name_en}", ""]
        lines += [f"Games a cell: {', '.join(said)}.", "", *matrix(store, table, difficulty)]
    return lines


def balance(store: Store, table: Axes) -> list[str]:
    """Return the damage per encounter in both sets, with the same heroes and player. All dungeons have equal weight."""
    sets = [group.id for group in load_sets()]
    if not store.total(table.cells(PLAYERS[0], MAIN)).games:
        return []
    base, other = [by_dungeon(store, table, name) for name in sets[:2]]
    lines = ["## Base set and expansion", ""]
    lines += [f"Damage per encounter that `{PLAYERS[0]}` takes ({find_tier(MAIN).name_en}, all heroes, floors 1 to 3):"]
    lines += ["in the encounter itself, and with the damage that its poison does later, which is the one that counts:"]
    lines += ["the forest hurts by poison. Every dungeon of a set has the same weight.", ""]
    lines += [row("floor", "encounters", *sets[:2], "ratio", "with poison", "", "ratio"), row(*["---"] * 8)]
    for name, floors in [*[(str(floor + 1), [floor]) for floor in range(FLOORS)], ("all", list(range(FLOORS)))]:
        lines.append(balance_row(name, floors, base, other))
    plain, poisoned = [ratio_of(list(range(FLOORS)), base, other, poison=poison) for poison in (False, True)]
    said = f"Over all floors {poisoned:.2f} with poison ({verdict(poisoned)}), {plain:.2f} without"
    return [*lines, "", f"{said}; the bound is {BOUND:.0%}."]


def by_dungeon(store: Store, table: Axes, group: str) -> list[Count]:
    """Return the results of each dungeon of a set."""
    cells = table.cells(PLAYERS[0], MAIN)
    counts = [
        store.total([cell for cell in cells if cell.dungeon == name])
        for name in table.dungeons
        if dungeon_sets()[name] == group
    ]
    return [count for count in counts if count.games]


def verdict(ratio: float) -> str:
    return "within" if abs(ratio - 1) <= BOUND else "**outside**"


def balance_row(name: str, floors: list[int], base: list[Count], other: list[Count]) -> str:
    met = [sum(count.encounters[floor] for count in counts for floor in floors) for counts in (base, other)]
    said = [name, " / ".join(map(str, met))]
    for poison in (False, True):
        said += [f"{mean_hurt(floors, counts, poison=poison):.2f}" for counts in (base, other)]
        said.append(f"{ratio_of(floors, base, other, poison=poison):.2f}")
    return row(*said)


def mean_hurt(floors: list[int], counts: list[Count], *, poison: bool) -> float:
    """Return the damage per encounter, averaged over dungeons."""
    means = [hurt_in(floors, count, poison=poison) for count in counts]
    return sum(means) / len(means) if means else 0.0


def hurt_in(floors: list[int], count: Count, *, poison: bool) -> float:
    hurt = sum(count.damage[floor] + (count.poison[floor] if poison else 0) for floor in floors)
    return hurt / max(1, sum(count.encounters[floor] for floor in floors))


def ratio_of(floors: list[int], base: list[Count], other: list[Count], *, poison: bool) -> float:
    """Return the expansion's damage relative to the base set."""
    least = mean_hurt(floors, base, poison=poison)
    return mean_hurt(floors, other, poison=poison) / least if least else 0.0


def report(store: Store, best: Store, pairs: Store, table: Axes) -> str:
    total = store.total(store.counts)
    lines = ["# One Deck Dungeon: how far players get", ""]
    lines += [f"Solo games, written by `python -m bench.dungeon_strength` (version {version()}, seed {store.seed})."]
    lines += [f"{total.games} games in {total.seconds:.0f} seconds of a processor.", ""]
    lines += [*overview(store, table), "", *best_of(best, store, table), *paired(pairs, easiest(table))]
    lines += [*everywhere(store, table), *strength(store, table), "", *balance(store, table)]
    return "\n".join(lines) + "\n"


def options_of(arguments: Sequence[str]) -> argparse.Namespace:
    about, _, details = str(__doc__).partition("\n\n")
    parser = argparse.ArgumentParser(prog="bench.dungeon_strength", description=about, epilog=details)
    parser.add_argument("--games", type=int, default=20, help="a cell, for Veteran (%(default)s)")
    parser.add_argument("--other-games", type=int, default=2, help="a cell, for the other tiers (%(default)s)")
    parser.add_argument("--best-games", type=int, default=250, help="in the easiest dungeon (%(default)s)")
    parser.add_argument("--pair-games", type=int, default=6, help="with the searcher, a hero (%(default)s)")
    parser.add_argument("--random-games", type=int, default=2000, help="of random, for Veteran (%(default)s)")
    parser.add_argument("--minutes", type=float, default=1e6, help="begin nothing after so long")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="strength")
    parser.add_argument(
        "--players", nargs="+", default=[name for name in PLAYERS if name in agent_names("one_deck_dungeon")]
    )
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--report", type=Path, default=REPORT)
    parser.add_argument("--here", action="store_true", help="never in the compiled environment")
    parser.add_argument("--version", action="store_true", help="print what is played, and play nothing")
    return parser.parse_args(arguments)


def compiled_python() -> Path | None:
    """Return the compiled environment's Python, if it is another one and has the same version."""
    python = python_of(ROOT / ".venv-compiled")
    if not python.exists() or Path(sys.executable) == python:
        return None
    command = [str(python), "-m", "bench.dungeon_strength", "--version"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.stdout.strip() == version():
        return python
    print("the compiled environment is not up to date (`make compiled`): playing plain", flush=True)
    return None


def fill(store: Store, plan: dict[Cell, int], jobs: int, until: float) -> None:
    """Play missing games while there is time."""
    missing = store.missing(plan)
    for done, (portion, count) in enumerate(play_all(missing, jobs, until), 1):
        store.write(portion, count)
        if done % PROGRESS_EVERY == 0:
            print(f"{done} of {len(missing)} portions", flush=True)


def beside(asked: argparse.Namespace, name: str) -> Store:
    """Return a separate results file with separate games."""
    path: Path = asked.results
    return Store(path.with_stem(f"{path.stem}_{name}"), f"{asked.seed} {name}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play missing games and write the report."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    asked = options_of(given)
    if asked.version:
        print(version())
        return 0
    if not asked.here and (python := compiled_python()):
        return subprocess.run([str(python), "-m", "bench.dungeon_strength", *given, "--here"], check=False).returncode
    store, table = Store(asked.results, asked.seed), axes()
    if store.foreign:
        print(f"{store.foreign} lines of {asked.results.name} are of another version or seed and do not count")
    best, pairs = beside(asked, "best"), beside(asked, "pairs")
    amounts = Amounts(asked.games, asked.other_games, asked.random_games)
    asked.results.parent.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * asked.minutes
    if PLAYERS[0] in asked.players:
        fill(best, dict.fromkeys(easiest(table), asked.best_games), asked.jobs, until)
        fill(pairs, dict.fromkeys(of_both(easiest(table)), asked.pair_games), asked.jobs, until)
    fill(store, wanted(table, asked.players, amounts), asked.jobs, until)
    asked.report.parent.mkdir(parents=True, exist_ok=True)
    asked.report.write_text(report(store, best, pairs, table))
    print(asked.report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
