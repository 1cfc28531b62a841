"""How far players come in the dungeon, and whether both sets are equally hard: `python -m bench.dungeon_strength`.

Solo games, each hero in each dungeon: `--games` a cell for Veteran and `--other-games` for the other difficulties, more
of both where it matters (`--best-games`, `--random-games`), and the same games with the searcher (`--pair-games`). What
was played stands in a file of results, line by line: stop at any time (or say `--minutes`) and start again. The report
is written from whatever is in that file. Results of another version of code or content do not count; without the
option `--here` the games are played by the compiled environment if it is there and up to date.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bench.dungeon_cells import FLOORS, QUICK, Cell, Count, Store, play_all, version
from bench.dungeon_pairs import of_both, paired
from bench.run import ROOT, python_of
from ludotheque.agents.registry import agent_names
from ludotheque.lab.rates import success
from ludotheque.one_deck_dungeon.loading import find_dungeon, find_hero, find_tier, load_sets
from ludotheque.one_deck_dungeon.options import allowed_options, dungeon_sets

RESULTS = ROOT / "bench" / "results" / "dungeon_strength.jsonl"
REPORT = ROOT / "docs" / "reports" / "one_deck_dungeon_strength.md"
MAIN = "veteran"
PLAYERS = ("sensible", "random")
TOLD = 20  # portions between two lines of progress
ASKED_BEST = 0.4  # of the best-suited hero in the easiest dungeon
ASKED_EVERYWHERE = 0.05
ASKED_TIMES = 5
ASKED_NEVER = 2_000  # games of random without a single one won
BOUND = 0.15  # how much harder or easier the expansion may be


@dataclass(frozen=True)
class Axes:
    """What is crossed with what."""

    heroes: tuple[str, ...]
    dungeons: tuple[str, ...]
    difficulties: tuple[str, ...]

    def cells(self, agent: str, difficulty: str) -> list[Cell]:
        return [Cell(agent, hero, dungeon, difficulty) for hero in self.heroes for dungeon in self.dungeons]


def axes() -> Axes:
    """Everything there is, dungeons from easy to hard within their set, difficulties from easy to hard."""
    known = allowed_options()
    order = {name: place for place, name in enumerate(group.id for group in load_sets())}
    dungeons = sorted(known["dungeon"], key=lambda name: (order[dungeon_sets()[name]], find_dungeon(name).difficulty))
    difficulties = [tier for tier in ("novice", "standard", "veteran", "fearless") if tier in known["difficulty"]]
    return Axes(known["hero"], tuple(dungeons), tuple(difficulties))


@dataclass(frozen=True)
class Amounts:
    """How many games a cell has."""

    main: int  # of Veteran
    others: int  # of the other difficulties
    quick: int  # of Veteran by the player whose games cost next to nothing


def wanted(table: Axes, players: Sequence[str], amounts: Amounts) -> dict[Cell, int]:
    """How many games each cell should have; what matters most comes first."""
    found: dict[Cell, int] = {}
    for difficulty in sorted(table.difficulties, key=lambda name: name != MAIN):
        for agent in sorted(players, key=lambda name: name != QUICK):
            usual = amounts.main if difficulty == MAIN or agent == QUICK else amounts.others
            usual = amounts.quick if difficulty == MAIN and agent == QUICK else usual
            found |= dict.fromkeys(table.cells(agent, difficulty), usual)
    return {cell: count for cell, count in found.items() if count}


def easiest(table: Axes) -> list[Cell]:
    """The heroes of the first set in its easiest dungeon, who get more games of their own."""
    own = next(group for group in load_sets() if group.id == dungeon_sets()[table.dungeons[0]])
    heroes = [hero.id for hero in own.heroes if hero.id in table.heroes]
    return [Cell(PLAYERS[0], hero, table.dungeons[0], MAIN) for hero in heroes]


def best_of(store: Store, table: Axes) -> list[str]:
    """How the heroes of the first set do in its easiest dungeon, over many games."""
    counts = {cell.hero: store.total([cell]) for cell in easiest(table)}
    if not any(count.games for count in counts.values()):
        return []
    name = find_dungeon(table.dungeons[0]).name_en
    lines = [f"## {name}, many games", "", row("hero", "games", "won, mean floor"), row(*["---"] * 3)]
    for hero, count in sorted(counts.items(), key=lambda entry: -entry[1].won):
        lines.append(row(find_hero(hero).name_en, str(count.games), rate_of(count)))
    best = max(counts.values(), key=lambda count: count.won / count.games if count.games else 0.0)
    met = "reached" if best.won >= ASKED_BEST * best.games else "**not reached**"
    return [*lines, "", f"The best-suited hero should win {ASKED_BEST:.0%}: {met}.", ""]


def everywhere(store: Store, table: Axes) -> list[str]:
    """Whether `sensible` is well above `random` with each hero, in each dungeon and at each difficulty."""
    player, other = PLAYERS
    lines = ["## Everywhere", "", f"With each hero and in each dungeon at {find_tier(MAIN).name_en}, and at every"]
    lines += [
        f"difficulty, the lower bound of `{player}` should be {ASKED_TIMES} times the upper bound of `{other}`, or"
    ]
    lines += [f"`{player}` should win {ASKED_EVERYWHERE:.0%} where `{other}` wins none of {ASKED_NEVER:,}.", ""]
    lines += [row("", player, "lower bound", other, f"{ASKED_TIMES} × upper bound", ""), row(*["---"] * 6)]
    low: list[str] = []
    for name, cells in slices(table):
        mine, theirs = [store.total([replace(cell, agent=agent) for cell in cells]) for agent in PLAYERS]
        if mine.games and theirs.games:
            met = well_above(mine, theirs)
            lines.append(row(name, *compared(mine, theirs), "met" if met else "**not met**"))
            low += [] if met else [name]
    return [*lines, "", f"{'**Not met** with ' + ', '.join(low) if low else 'Met everywhere'}.", ""]


def slices(table: Axes) -> list[tuple[str, list[Cell]]]:
    """The rows and the columns of the main table, and the sums of the others."""
    cells = table.cells(PLAYERS[0], MAIN)
    rows = [(find_hero(name).name_en, [cell for cell in cells if cell.hero == name]) for name in table.heroes]
    columns = [
        (find_dungeon(name).name_en, [cell for cell in cells if cell.dungeon == name]) for name in table.dungeons
    ]
    return [*rows, *columns, *[(find_tier(name).name_en, table.cells(PLAYERS[0], name)) for name in table.difficulties]]


def compared(mine: Count, theirs: Count) -> list[str]:
    """What both players won, with the bounds that are held against each other."""
    low, high = success(mine.won, mine.games).low, ASKED_TIMES * success(theirs.won, theirs.games).high
    return [f"{mine.won} of {mine.games}", f"{low:.3%}", f"{theirs.won} of {theirs.games}", f"{high:.3%}"]


def well_above(mine: Count, theirs: Count) -> bool:
    """By far the better share, or a fair one where the other player never wins at all."""
    surely = success(mine.won, mine.games).low >= ASKED_TIMES * success(theirs.won, theirs.games).high
    never = theirs.won == 0 and theirs.games >= ASKED_NEVER
    return surely or (never and mine.won >= ASKED_EVERYWHERE * mine.games)


def rate_of(count: Count) -> str:
    """The share of games won with its interval, and the mean floor reached."""
    if not count.games:
        return "–"
    sure = success(count.won, count.games)
    return f"{sure.rate:.0%} ({sure.low:.0%}–{sure.high:.0%})<br>{count.mean_floor():.2f}"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def matrix(store: Store, table: Axes, difficulty: str) -> list[str]:
    """Heroes down, dungeons across, sums at the edges, the other player beside them."""
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
    """How many games the cells of a player have."""
    counts = sorted({store.total([cell]).games for cell in table.cells(agent, difficulty)})
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"


def overview(store: Store, table: Axes) -> list[str]:
    """Every player at every difficulty, over all heroes and dungeons."""
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


def per_encounter(hurt: Sequence[int], encounters: Sequence[int]) -> float:
    return sum(hurt) / sum(encounters) if sum(encounters) else 0.0


def balance(store: Store, table: Axes) -> list[str]:
    """The damage of an encounter in either set, by the same heroes and the same player."""
    sets = [group.id for group in load_sets()]
    cells = table.cells(PLAYERS[0], MAIN)
    if not store.total(cells).games:
        return []
    base, other = [store.total([cell for cell in cells if dungeon_sets()[cell.dungeon] == name]) for name in sets[:2]]
    lines = ["## Base set and expansion", ""]
    lines += [f"Damage per encounter that `{PLAYERS[0]}` takes ({find_tier(MAIN).name_en}, all heroes, floors 1 to 3):"]
    lines += ["in the encounter itself, and with the damage that its poison does later.", ""]
    lines += [row("floor", "encounters", *sets[:2], "ratio", "with poison", "", "ratio"), row(*["---"] * 8)]
    for name, floors in [*[(str(floor + 1), [floor]) for floor in range(FLOORS)], ("all", list(range(FLOORS)))]:
        lines.append(balance_row(name, floors, base, other))
    plain, poisoned = [ratio_of(list(range(FLOORS)), base, other, poison=poison) for poison in (False, True)]
    said = f"Over all floors {plain:.2f} ({verdict(plain)}), with poison {poisoned:.2f} ({verdict(poisoned)})"
    return [*lines, "", f"{said}; the bound is {BOUND:.0%}."]


def verdict(ratio: float) -> str:
    return "within" if abs(ratio - 1) <= BOUND else "**outside**"


def balance_row(name: str, floors: list[int], base: Count, other: Count) -> str:
    said = [name, " / ".join(str(sum(count.encounters[floor] for floor in floors)) for count in (base, other))]
    for poison in (False, True):
        said += [f"{mean_hurt(floors, count, poison=poison):.2f}" for count in (base, other)]
        said.append(f"{ratio_of(floors, base, other, poison=poison):.2f}")
    return row(*said)


def mean_hurt(floors: list[int], count: Count, *, poison: bool) -> float:
    hurt = [count.damage[floor] + (count.poison[floor] if poison else 0) for floor in floors]
    return per_encounter(hurt, [count.encounters[floor] for floor in floors])


def ratio_of(floors: list[int], base: Count, other: Count, *, poison: bool) -> float:
    """The expansion's damage for each one of the base set."""
    least = mean_hurt(floors, base, poison=poison)
    return mean_hurt(floors, other, poison=poison) / least if least else 0.0


def report(store: Store, best: Store, pairs: Store, table: Axes) -> str:
    total = store.total(store.counts)
    lines = ["# One Deck Dungeon: how far players come", ""]
    lines += [f"Solo games, written by `python -m bench.dungeon_strength` (version {version()}, seed {store.seed})."]
    lines += [f"{total.games} games in {total.seconds:.0f} seconds of a processor.", ""]
    lines += [*overview(store, table), "", *best_of(best, table), *paired(pairs, easiest(table))]
    lines += [*everywhere(store, table), *strength(store, table), "", *balance(store, table)]
    return "\n".join(lines) + "\n"


def options_of(arguments: Sequence[str]) -> argparse.Namespace:
    about, _, details = str(__doc__).partition("\n\n")
    parser = argparse.ArgumentParser(prog="bench.dungeon_strength", description=about, epilog=details)
    parser.add_argument("--games", type=int, default=12, help="a cell, for Veteran (%(default)s)")
    parser.add_argument("--other-games", type=int, default=2, help="a cell, for the other tiers (%(default)s)")
    parser.add_argument("--best-games", type=int, default=100, help="in the easiest dungeon (%(default)s)")
    parser.add_argument("--pair-games", type=int, default=12, help="with the searcher, a hero (%(default)s)")
    parser.add_argument("--random-games", type=int, default=200, help="of random, for Veteran (%(default)s)")
    parser.add_argument("--minutes", type=float, default=1e6, help="begin nothing after so long")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="strength")
    parser.add_argument(
        "--players", nargs="+", default=[name for name in PLAYERS if name in agent_names("one_deck_dungeon")]
    )
    parser.add_argument("--dungeons", nargs="+", default=list(axes().dungeons), help="where games are missing (all)")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--report", type=Path, default=REPORT)
    parser.add_argument("--here", action="store_true", help="never in the compiled environment")
    parser.add_argument("--version", action="store_true", help="print what is played, and play nothing")
    return parser.parse_args(arguments)


def compiled_python() -> Path | None:
    """The compiled environment, if it is another one and plays the same version."""
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
    """Play what is missing, as long as there is time."""
    missing = store.missing(plan)
    for done, (portion, count) in enumerate(play_all(missing, jobs, until), 1):
        store.write(portion, count)
        if done % TOLD == 0:
            print(f"{done} of {len(missing)} portions", flush=True)


def beside(asked: argparse.Namespace, name: str) -> Store:
    """A file of results of its own, with games of its own."""
    path: Path = asked.results
    return Store(path.with_stem(f"{path.stem}_{name}"), f"{asked.seed} {name}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is missing and write the report."""
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
    there = replace(table, dungeons=tuple(name for name in table.dungeons if name in asked.dungeons))
    fill(store, wanted(there, asked.players, amounts), asked.jobs, until)
    asked.report.parent.mkdir(parents=True, exist_ok=True)
    asked.report.write_text(report(store, best, pairs, table))
    print(asked.report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
