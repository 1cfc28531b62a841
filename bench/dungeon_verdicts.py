"""The goals for the dungeon's players, and whether the results meet them."""

from dataclasses import dataclass, replace

from bench.dungeon_cells import Cell, Count, Store
from ludotheque.games.one_deck_dungeon.content.loader import find_dungeon, find_hero, find_tier, load_sets
from ludotheque.games.one_deck_dungeon.table.setup_options import dungeon_sets
from ludotheque.lab.simulation import success

MAIN = "veteran"
PLAYERS = ("sensible", "random")
ASKED_BEST = 0.4  # of the best-suited hero in the easiest dungeon
ASKED_EVERYWHERE = 0.05
ASKED_TIMES = 5
ASKED_NEVER = 2_000  # games of random without a win


@dataclass(frozen=True)
class Axes:
    """The heroes, dungeons and difficulties that are combined."""

    heroes: tuple[str, ...]
    dungeons: tuple[str, ...]
    difficulties: tuple[str, ...]

    def cells(self, agent: str, difficulty: str) -> list[Cell]:
        return [Cell(agent, hero, dungeon, difficulty) for hero in self.heroes for dungeon in self.dungeons]


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def rate_of(count: Count) -> str:
    """Return the win rate with its interval, and the mean floor reached."""
    if not count.games:
        return "–"
    sure = success(count.won, count.games)
    return f"{sure.rate:.0%} ({sure.low:.0%}–{sure.high:.0%})<br>{count.mean_floor():.2f}"


def easiest(table: Axes) -> list[Cell]:
    """Return the heroes of the first set in its easiest dungeon, who get additional games."""
    own = next(group for group in load_sets() if group.id == dungeon_sets()[table.dungeons[0]])
    heroes = [hero.id for hero in own.heroes if hero.id in table.heroes]
    return [Cell(PLAYERS[0], hero, table.dungeons[0], MAIN) for hero in heroes]


def share(won: int, games: int) -> float:
    return won / games if games else 0.0


def best_of(store: Store, others: Store, table: Axes) -> list[str]:
    """Return how the heroes of the first set do in its easiest dungeon, over many games.

    The best-suited hero is chosen by the other games of the report. Choosing it by the counted games would overestimate
    it.
    """
    counts = {cell: store.total([cell]) for cell in easiest(table)}
    if not any(count.games for count in counts.values()):
        return []
    name = find_dungeon(table.dungeons[0]).name_en
    heads = ("hero", "games", "won, mean floor", "met the boss", "of these won")
    lines = [f"## {name}, many games", "", row(*heads), row(*["---"] * len(heads))]
    for cell, count in sorted(counts.items(), key=lambda entry: -share(entry[1].won, entry[1].games)):
        met = [f"{share(count.bosses, count.games):.0%}", f"{share(count.won, count.bosses):.0%}"]
        lines.append(row(find_hero(cell.hero).name_en, str(count.games), rate_of(count), *met))
    return [*lines, "", *verdict_on_best(counts, others), ""]


def verdict_on_best(counts: dict[Cell, Count], others: Store) -> list[str]:
    known = {cell: others.total([cell]) for cell in counts}
    chosen = max(counts, key=lambda cell: (share(known[cell].won, known[cell].games), -list(counts).index(cell)))
    count = counts[chosen]
    reached = bool(count.games) and count.won >= ASKED_BEST * count.games
    said = f"{find_hero(chosen.hero).name_en}, the best in the other games of this report, should win {ASKED_BEST:.0%}"
    lines = [f"{said}: {'reached' if reached else '**not reached**'}."]
    best = max(counts.values(), key=lambda each: share(each.won, each.games))
    if not reached and best.bosses:
        met, beaten = share(best.bosses, best.games), share(best.won, best.bosses)
        lines += [f"The best of all comes to the boss in {met:.0%} of its games and beats it in {beaten:.0%} of these:"]
        lines += ["it is there, and by what heroes bring along, that games are lost."]
    return lines


def everywhere(store: Store, table: Axes) -> list[str]:
    """Return whether `sensible` is well above `random` with each hero, in each dungeon and at each difficulty."""
    player, other = PLAYERS
    lines = ["## Everywhere", "", f"With each hero and in each dungeon at {find_tier(MAIN).name_en}, and at every"]
    lines += [
        f"difficulty, the lower bound of `{player}` should be {ASKED_TIMES} times the upper bound of `{other}`, or"
    ]
    lines += [f"`{player}` should win {ASKED_EVERYWHERE:.0%} where `{other}` wins none of {ASKED_NEVER:,}.", ""]
    lines += [row("", player, "lower bound", other, f"{ASKED_TIMES} × upper bound", ""), row(*["---"] * 6)]
    low: list[str] = []
    for name, cells in slices(table):
        mine, theirs = of_either(store, cells)
        if mine.games and theirs.games:
            met = well_above(mine, theirs)
            lines.append(row(name, *compared(mine, theirs), "met" if met else "**not met**"))
            low += [] if met else [name]
    met_by_all = "Met with every hero, in every dungeon and at every difficulty."
    summed = f"**Not met** with {', '.join(low)}." if low else met_by_all
    return [*lines, "", *single_cells(store, table), "", summed, ""]


def of_either(store: Store, cells: list[Cell]) -> tuple[Count, Count]:
    """Return the results of both players in these cells."""
    mine, theirs = [store.total([replace(cell, agent=agent) for cell in cells]) for agent in PLAYERS]
    return mine, theirs


def single_cells(store: Store, table: Axes) -> list[str]:
    """Return how many pairs of hero and dungeon meet the goal by themselves. Most have too few games for that."""
    pairs = [of_either(store, [cell]) for cell in table.cells(PLAYERS[0], MAIN)]
    played = [(mine, theirs) for mine, theirs in pairs if mine.games and theirs.games]
    met = sum(well_above(mine, theirs) for mine, theirs in played)
    never = sum(mine.won == 0 for mine, _ in played)
    said = f"Of {len(played)} pairs of a hero and a dungeon {met} show it by their own games;"
    return [f"{said} `{PLAYERS[0]}` won none of its games in {never} of them."]


def slices(table: Axes) -> list[tuple[str, list[Cell]]]:
    """Return the rows and columns of the main table, and the totals of the others."""
    cells = table.cells(PLAYERS[0], MAIN)
    rows = [(find_hero(name).name_en, [cell for cell in cells if cell.hero == name]) for name in table.heroes]
    columns = [
        (find_dungeon(name).name_en, [cell for cell in cells if cell.dungeon == name]) for name in table.dungeons
    ]
    return [*rows, *columns, *[(find_tier(name).name_en, table.cells(PLAYERS[0], name)) for name in table.difficulties]]


def compared(mine: Count, theirs: Count) -> list[str]:
    """Return the wins of both players with the compared bounds."""
    low, high = success(mine.won, mine.games).low, ASKED_TIMES * success(theirs.won, theirs.games).high
    return [f"{mine.won} of {mine.games}", f"{low:.3%}", f"{theirs.won} of {theirs.games}", f"{high:.3%}"]


def well_above(mine: Count, theirs: Count) -> bool:
    """Return whether the first player is far better, or fair where the other never wins at all."""
    surely = success(mine.won, mine.games).low >= ASKED_TIMES * success(theirs.won, theirs.games).high
    never = theirs.won == 0 and theirs.games >= ASKED_NEVER
    return surely or (never and mine.won >= ASKED_EVERYWHERE * mine.games)
