"""`ludo simulate`: many games between agents, and the summary of their results."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Unpack

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ludotheque.cli.arguments import Wanted, known_agents, known_game, known_setup
from ludotheque.kernel.file_format import Json
from ludotheque.kernel.game import LOST, WON, winners
from ludotheque.lab.simulation import Batch, SimulationRun, run_games, success
from ludotheque.lab.simulation import Progress as ReportProgress
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, as_json, names, option, whole
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import print_json
from ludotheque.registry.discovery import hero_name
from ludotheque.text.languages import decimal

MOST_GAMES: Final = 10**9
MOST_JOBS: Final = 256


class SimulateOptions(Wanted):
    """The options of the command."""

    agents: tuple[str, ...] | None
    games: int
    first: int
    seed: int
    jobs: int
    as_json: bool


@click.command(cls=LocalizedCommand)
@click.argument("game", metavar="GAME")
@option("--mode", metavar="MODE", help="option-mode")
@option("--heroes", metavar="A,B", callback=names, help="option-heroes")
@option("--agents", metavar="a,b", callback=names, help="option-agents")
@option("--option", multiple=True, metavar="key=value", help="option-option")
@option("--games", metavar="N", default="100", callback=whole(1, MOST_GAMES), show_default=True, help="option-games")
@option("--seed", metavar="S", default="1", callback=whole(0), show_default=True, help="option-seed")
@option("--first", metavar="I", default="0", callback=whole(0), show_default=True, help="option-first")
@option("--jobs", metavar="J", default="1", callback=whole(1, MOST_JOBS), show_default=True, help="option-jobs")
@as_json
@click.pass_obj
def simulate(console: LocalizedConsole, game: str, **given: Unpack[SimulateOptions]) -> None:
    """Play many games, count outcomes and combine their digests."""
    batch = batch_of(game, given)
    with progress_bar(given["games"], console) as progress:
        run = run_games(jobs=given["jobs"], progress=progress, **batch)
    if given["as_json"]:
        print_json(facts_of(batch, run))
    else:
        print_facts(batch, run, console)


def batch_of(name: str, given: SimulateOptions) -> Batch:
    """Return the checked batch of games."""
    game = known_game(name)
    setup = known_setup(game, given)
    return Batch(
        game=game.name,
        mode=setup.mode,
        heroes=setup.heroes,
        agents=known_agents(game, given["agents"], len(setup.heroes)),
        games=given["games"],
        seed=given["seed"],
        first=given["first"],
        options=setup.options,
    )


@contextmanager
def progress_bar(games: int, console: LocalizedConsole) -> Iterator[ReportProgress]:
    """Show a progress bar on stderr if it is a terminal, so that stdout stays clean."""
    screen = Console(file=sys.stderr)
    columns = (console.say("simulate-progress"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("", total=games)
        yield lambda done: progress.advance(task, done)


def facts_of(batch: Batch, run: SimulationRun) -> Json:
    seconds = max(run.seconds, 1e-9)
    facts: Json = {
        "game": batch["game"],
        "mode": batch["mode"],
        "games": run.games,
        "decisions": run.decisions,
        "seconds": round(run.seconds, 3),
        "games_per_second": round(run.games / seconds, 1),
        "decisions_per_second": round(run.decisions / seconds, 1),
        "outcomes": run.outcomes,
        "digest": run.digest,
    }
    if played_together(run):
        rate = success(run.outcomes.get(WON, 0), run.games)
        facts["win_rate"] = {"rate": rate.rate, "low": rate.low, "high": rate.high}
    return facts


def played_together(run: SimulationRun) -> bool:
    """Return whether all seats won or lost together."""
    return set(run.outcomes) <= {WON, LOST}


def print_facts(batch: Batch, run: SimulationRun, console: LocalizedConsole) -> None:
    if played_together(run):
        print_party(batch, run, console)
    else:
        print_winners(batch, run, console)
    seconds = decimal(run.seconds, console.lang)
    console.print(console.say("simulate-counts", games=run.games, decisions=str(run.decisions), seconds=seconds))
    facts = facts_of(batch, run)
    speed = {
        "games": decimal(facts["games_per_second"], console.lang),
        "decisions": f"{facts['decisions_per_second']:.0f}",
    }
    console.print(console.say("simulate-speed", **speed))
    console.print(console.say("simulate-digest", digest=run.digest))


def print_party(batch: Batch, run: SimulationRun, console: LocalizedConsole) -> None:
    """Print how often the party won, with the 95 % interval."""
    wins = run.outcomes.get(WON, 0)
    rate = success(wins, run.games)
    party = named_seats(batch, range(len(batch["heroes"])), console)
    shares = {"share": rate.rate, "low": rate.low, "high": rate.high}
    said = {name: decimal(100 * share, console.lang) for name, share in shares.items()}
    console.print(console.say("simulate-party", party=party, count=str(wins), games=str(run.games), **said))


def named_seats(batch: Batch, seats: Sequence[int], console: LocalizedConsole) -> str:
    """Return the heroes with their agents."""
    heroes = [hero_name(batch["game"], batch["heroes"][seat], console.lang) for seat in seats]
    agents = [batch["agents"][seat] for seat in seats]
    return ", ".join(f"{hero} ({agent})" for hero, agent in zip(heroes, agents, strict=True))


def print_winners(batch: Batch, run: SimulationRun, console: LocalizedConsole) -> None:
    for outcome, count in run.outcomes.items():
        shown = {"count": str(count), "share": decimal(100 * count / run.games, console.lang)}
        seats = winners(outcome)
        if len(seats) == 1:
            hero = hero_name(batch["game"], batch["heroes"][seats[0]], console.lang)
            agent = batch["agents"][seats[0]]
            console.print(console.say("simulate-won", seat=outcome, hero=hero, agent=agent, **shown))
        elif seats:
            named = {"seats": ", ".join(map(str, seats)), "team": named_seats(batch, seats, console)}
            console.print(console.say("simulate-seats", **named, **shown))
        elif outcome in batch["heroes"]:
            players = zip(batch["heroes"], batch["agents"], strict=True)
            agents = ", ".join(agent for team, agent in players if team == outcome)
            team = hero_name(batch["game"], outcome, console.lang)
            console.print(console.say("simulate-team", team=team, agents=agents, **shown))
        else:
            console.print(console.say("simulate-other", outcome=outcome, **shown))
