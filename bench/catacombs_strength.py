"""Measures the strength of the Catacombs players and teams: `python -m bench.catacombs_strength`.

In every pairing the teams start in turn. The first team is drawn at random, so each game takes the next seed that draws
the wanted team. Bots have the noise profile of their level, `random` that of `sensible`.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from statistics import median

from bench.run import ROOT
from ludotheque.games.catacombs.agents.situation import PROFILES
from ludotheque.games.catacombs.table.actions import ACCEPT
from ludotheque.games.catacombs.table.state_classes import CatacombsState
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup, expect
from ludotheque.kernel.match import answer_as_bot, start
from ludotheque.kernel.simulation import play_out
from ludotheque.lab.simulation import success
from ludotheque.registry.discovery import agent_named, game_named

GAME = "catacombs_conquest"
REPORT = ROOT / "docs" / "reports" / "catacombs_strength.md"
TEAMS = ("sword", "skull")
SEATS = {"duel": (0, 1), "trio": (0, 1, 1), "teams": (0, 1, 0, 1)}  # teams by seat
PORTION = 5  # games that one process plays in a row
SOON = 60  # turns
LEAST_AGAINST_RANDOM = 0.98
MOST_OF_EQUALS = 0.58
LEAST_SOON = 0.95
EQUALS = ("Sword wins", "Skull wins", "draws", "first team wins", "median turns", f"≤ {SOON} turns", "ends by")


@dataclass(frozen=True)
class Pairing:
    """The players of Sword and Skull, and the number of games."""

    mode: str
    players: tuple[str, str]
    games: int

    def setup(self) -> Setup:
        options = {f"noise_profile_{seat}": profile(self.players[team]) for seat, team in enumerate(SEATS[self.mode])}
        return Setup(GAME, self.mode, tuple(TEAMS[team] for team in SEATS[self.mode]), options)


@dataclass
class Tally:
    """The results of games."""

    wins: Counter[str] = field(default_factory=Counter)  # by team, and draws
    first: int = 0  # games won by the team that started
    reasons: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    seconds: float = 0.0  # of processor time

    def add(self, other: "Tally") -> None:
        self.wins += other.wins
        self.first += other.first
        self.reasons += other.reasons
        self.turns += other.turns
        self.seconds += other.seconds

    def games(self) -> int:
        return len(self.turns)

    def soon(self) -> float:
        return sum(turns <= SOON for turns in self.turns) / self.games()


def profile(player: str) -> str:
    return PROFILES.get(player, PROFILES["sensible"])


def first_team(setup: Setup, key: bytes) -> int:
    """Return which team starts with that seed."""
    match = start(game_named(GAME), setup, key)
    while match.decision is not None and ACCEPT in match.decision.options:
        answer_as_bot(match, ACCEPT)
    return int(expect(match.table.core, CatacombsState).team)


def key_for(setup: Setup, name: str, starting: int) -> bytes:
    keys = (key_of(f"{name}:{number}") for number in count())
    return next(key for key in keys if first_team(setup, key) == starting)


def play(pairing: Pairing, seed: str, numbers: Sequence[int]) -> Tally:
    """Play some games in a worker process."""
    tally, setup = Tally(), pairing.setup()
    started = time.process_time()
    for number in numbers:
        starting = number % 2
        name = f"{seed}:{pairing.mode}:{number}"
        players = [pairing.players[team] for team in SEATS[pairing.mode]]
        agents = [agent_named(GAME, player, f"{name}:{seat}") for seat, player in enumerate(players)]
        result = play_out(game_named(GAME), setup, key_for(setup, name, starting), agents)
        state = expect(result.state, CatacombsState)
        tally.wins[result.outcome] += 1
        tally.first += result.outcome == TEAMS[starting]
        tally.reasons[state.reason] += 1
        tally.turns.append(int(state.turn))
    tally.seconds = time.process_time() - started
    return tally


def play_all(pairings: Sequence[Pairing], seed: str, jobs: int) -> Iterator[tuple[Pairing, Tally]]:
    """Yield each pairing once all its games are played."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for pairing in pairings:
            portions = [range(at, min(at + PORTION, pairing.games)) for at in range(0, pairing.games, PORTION)]
            tally = Tally()
            for done in pool.map(play, [pairing] * len(portions), [seed] * len(portions), portions):
                tally.add(done)
            print(pairing, dict(tally.wins), f"{tally.seconds / tally.games():.2f} s a game", flush=True)
            yield pairing, tally


def pairings_of(asked: argparse.Namespace) -> list[Pairing]:
    other_modes = [mode for mode in SEATS if mode != "duel"]
    other_levels = [level for level in PROFILES if level != "sensible"]
    found = [Pairing("duel", ("sensible", "sensible"), asked.games)]
    found += [Pairing(mode, ("sensible", "sensible"), asked.mode_games) for mode in other_modes]
    found += [Pairing("duel", (level, level), asked.level_games) for level in other_levels]
    found += [Pairing("duel", players, asked.random_games) for players in both("sensible", "random")]
    found += [Pairing(mode, pair, asked.mode_games) for mode in other_modes for pair in both("sensible", "random")]
    found += [Pairing("duel", pair, asked.level_games) for level in other_levels for pair in both(level, "sensible")]
    return [pairing for pairing in found if pairing.games]


def both(one: str, other: str) -> list[tuple[str, str]]:
    return [(one, other), (other, one)]


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def head(*cells: str) -> list[str]:
    return [row(*cells), row(*["---"] * len(cells))]


def rate(wins: int, games: int) -> str:
    sure = success(wins, games)
    return f"{sure.rate:.1%} ({sure.low:.1%}–{sure.high:.1%})"


def verdict(good: bool) -> str:
    return "met" if good else "**missed**"


Tallies = dict[Pairing, Tally]


def equals(tallies: Tallies) -> list[str]:
    """Return the section on equal players."""
    lines = ["## Two equal players", "", "Each level against itself, both teams starting equally often.", ""]
    lines += head("player", "mode", "games", *EQUALS)
    verdicts: list[str] = []
    for pairing, tally in tallies.items():
        player = pairing.players[0]
        if player == pairing.players[1]:
            lines.append(row(f"`{player}`", pairing.mode, str(tally.games()), *figures(tally)))
            if (player, pairing.mode) == ("sensible", "duel"):
                verdicts = goals(tally)
    return [*lines, "", *verdicts]


def figures(tally: Tally) -> list[str]:
    games = tally.games()
    wins = [rate(tally.wins[team], games) for team in TEAMS]
    ends = ", ".join(f"{reason} {number}" for reason, number in tally.reasons.most_common())
    turns = [f"{median(tally.turns):.0f}", f"{tally.soon():.1%}"]
    return [*wins, str(tally.wins["draw"]), rate(tally.first, games), *turns, ends]


def goals(tally: Tally) -> list[str]:
    """Return the verdicts on the duels of the sensible player."""
    most = max(tally.wins[team] for team in TEAMS) / tally.games()
    fair = verdict(most <= MOST_OF_EQUALS)
    return [
        f"Neither team above {MOST_OF_EQUALS:.0%} in duels of `sensible`: {most:.1%}, {fair}.",
        f"{LEAST_SOON:.0%} of them within {SOON} turns: {tally.soon():.1%}, {verdict(tally.soon() >= LEAST_SOON)}.",
    ]


def against(tallies: Tallies, other: str) -> list[str]:
    """Return a table of every pairing with that player on one side, by opponent and team."""
    lines = head("mode", "player", "team", "games", "wins", "median turns")
    for pairing, tally in tallies.items():
        if other not in pairing.players or pairing.players[0] == pairing.players[1]:
            continue
        team = 1 - pairing.players.index(other)
        won = rate(tally.wins[TEAMS[team]], tally.games())
        turns = f"{median(tally.turns):.0f}"
        player = f"`{pairing.players[team]}`, {profile(pairing.players[team])}"
        lines.append(row(pairing.mode, player, TEAMS[team].title(), str(tally.games()), won, turns))
    return lines


def against_random(tallies: Tallies) -> list[str]:
    lines = ["## Against random", "", *against(tallies, "random")]
    duels = [
        (pairing, tally) for pairing, tally in tallies.items() if "random" in pairing.players and pairing.mode == "duel"
    ]
    if not duels:
        return []
    won = sum(tally.wins[TEAMS[pairing.players.index("sensible")]] for pairing, tally in duels)
    games = sum(tally.games() for _, tally in duels)
    met = verdict(won / games >= LEAST_AGAINST_RANDOM)
    return [*lines, "", f"`sensible` wins at least {LEAST_AGAINST_RANDOM:.0%} of duels: {rate(won, games)}, {met}."]


def levels(tallies: Tallies) -> list[str]:
    found = {pairing: tally for pairing, tally in tallies.items() if "random" not in pairing.players}
    lines = ["## Levels against `sensible`", "", "Each with its own budget and the noise profile of its level.", ""]
    return [*lines, *against(found, "sensible")]


def report(tallies: Tallies, seed: str) -> str:
    seconds = sum(tally.seconds for tally in tallies.values())
    games = sum(tally.games() for tally in tallies.values())
    lines = ["# Catacombs Conquest: how strong the players and the teams are", ""]
    lines += [
        f"Written by `python -m bench.catacombs_strength` (seed {seed}): {games} games in {seconds:.0f} seconds of a"
    ]
    lines += ["processor. Rates with their 95 % intervals (Wilson).", ""]
    return "\n".join([*lines, *equals(tallies), "", *against_random(tallies), "", *levels(tallies)]) + "\n"


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    about, _, details = str(__doc__).partition("\n\n")
    parser = argparse.ArgumentParser(prog="bench.catacombs_strength", description=about, epilog=details)
    parser.add_argument("--games", type=int, default=1000, help="of two equal players in a duel (%(default)s)")
    parser.add_argument("--random-games", type=int, default=200, help="against random, each side (%(default)s)")
    parser.add_argument("--mode-games", type=int, default=200, help="a pairing in the other modes (%(default)s)")
    parser.add_argument(
        "--level-games", type=int, default=100, help="a level against sensible, each side (%(default)s)"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--report", type=Path, default=REPORT)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play everything. The report is rewritten after each pairing."""
    asked = options_of(arguments)
    asked.report.parent.mkdir(parents=True, exist_ok=True)
    tallies: Tallies = {}
    for pairing, tally in play_all(pairings_of(asked), asked.seed, asked.jobs):
        tallies[pairing] = tally
        asked.report.write_text(report(tallies, asked.seed), encoding="utf-8")
    print(asked.report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
