"""`ludo games`: lists the games."""

import click
from rich.table import Table

from ludotheque.kernel.file_format import Json
from ludotheque.kernel.game import Game
from ludotheque.plugins import LoadingProblem
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, as_json
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import print_json
from ludotheque.registry.descriptor import BrokenReference
from ludotheque.registry.discovery import (
    agent_names,
    game_ids,
    game_name,
    game_named,
    hero_name,
    mode_name,
    registry,
)


@click.command(cls=LocalizedCommand)
@as_json
@click.pass_obj
def games(console: LocalizedConsole, as_json: bool) -> None:
    """List games, modes, seats, heroes, agents and options."""
    described, problems = [], [*registry().problems]
    for name in game_ids():
        try:
            described.append(describe(game_named(name), console))
        except BrokenReference as error:
            problems.append(LoadingProblem(name, error.path, error.reason))
    for problem in problems:
        say = console.say("games-not-loaded", game=problem.game, package=problem.reference, reason=problem.reason)
        click.echo(say, err=True)
    if as_json:
        print_json({"games": described})
        return
    for one in described:
        console.print(table_of(one, console))


def describe(game: Game, console: LocalizedConsole) -> Json:
    return {
        "game": game.name,
        "name": game_name(game.name, console.lang),
        "rules_version": game.rules_version,
        "modes": [
            {"mode": mode.name, "name": mode_name(game.name, mode.name, console.lang), "seats": list(mode.seats)}
            for mode in game.modes()
        ],
        "heroes": [{"id": hero, "name": hero_name(game.name, hero, console.lang)} for hero in game.heroes()],
        "agents": list(agent_names(game.name)),
        "options": {key: list(values) for key, values in game.options().items()},
    }


def named(mode: Json) -> str:
    """Return the id of a mode, with its name if that differs."""
    return mode["mode"] if mode["name"] == mode["mode"] else f"{mode['mode']} – {mode['name']}"


def table_of(game: Json, console: LocalizedConsole) -> Table:
    table = Table(title=f"{game['name']} ({game['game']})", show_header=False, title_justify="left")
    modes = [
        console.say("games-mode", mode=named(mode), seats=", ".join(map(str, mode["seats"])), most=max(mode["seats"]))
        for mode in game["modes"]
    ]
    heroes = [f"{hero['name']} ({hero['id']})" for hero in game["heroes"]]
    options = [f"{key}={' | '.join(values)}" for key, values in game["options"].items()]
    table.add_row(console.say("games-modes"), "\n".join(modes))
    table.add_row(console.say("games-heroes"), "\n".join(heroes))
    table.add_row(console.say("games-agents"), "\n".join(game["agents"]))
    table.add_row(console.say("games-options"), "\n".join(options) or "–")
    return table
