"""`ludo play`: the web client in a browser, or a game in the terminal."""

import contextlib
import os
import secrets
from typing import Final, Unpack

import click
from click.core import ParameterSource

from ludotheque.cli.arguments import Wanted, known_game, known_seat, known_setup, with_sheets
from ludotheque.cli.browser import NO_BROWSER, Browsed, browse
from ludotheque.cli.serve import HIGHEST, Place
from ludotheque.cli.terminal_game import Session, taken_up
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.match import Match, start
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, checked, console_of, names, option, whole
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.registry.discovery import agent_named, agent_names, presentation_of, shown_games

USUAL: Final = "sensible"
"""Who plays the other seats if nobody else was named."""
IN_TERMINAL: Final = ("mode", "heroes", "option", "seat", "sheet", "bot", "seed", "resume")
IN_BROWSER: Final = ("host", "port", "data", "database", "no_browser")


class Given(Wanted, Place):
    """The options of the command."""

    terminal: bool
    no_browser: bool
    seat: tuple[int, ...]
    sheet: tuple[str, ...]
    bot: str | None
    seed: int | None
    resume: str | None


def seats(ctx: click.Context, param: click.Parameter, value: str) -> tuple[int, ...]:
    """Parse integers separated by commas. Several people then share the keyboard."""
    accept = whole(0)
    found = [accept(ctx, param, part) for part in value.split(",")]
    return tuple(sorted({seat for seat in found if seat is not None}))


@click.command(cls=LocalizedCommand)
@click.argument("game", metavar="[GAME]", required=False)
@option("--host", envvar="LUDO_HOST", default="127.0.0.1", metavar="HOST", help="option-serve-host")
@option("--port", envvar="LUDO_PORT", callback=whole(0, HIGHEST), metavar="N", help="option-play-port")
@option("--data", envvar="LUDO_DATA", metavar="FOLDER", help="option-serve-data")
@option("--database-url", "database", envvar="LUDO_DATABASE_URL", metavar="URL", help="option-serve-database")
@option("--no-browser", is_flag=True, help="option-no-browser")
@option("--terminal", is_flag=True, help="option-terminal")
@option("--mode", metavar="MODE", help="option-mode")
@option("--heroes", metavar="A,B", callback=names, help="option-heroes")
@option("--option", multiple=True, metavar="key=value", help="option-option")
@option("--seat", metavar="N,M", default="0", callback=seats, show_default=True, help="option-seat")
@option("--sheet", multiple=True, metavar="ID", help="option-sheet")
@option("--bot", metavar="NAME", help="option-bot")
@option("--seed", metavar="S", callback=whole(0), help="option-play-seed")
@option("--resume", metavar="FILE", help="option-resume")
@click.pass_context
def play(ctx: click.Context, game: str | None, **given: Unpack[Given]) -> None:
    """Open the web client, or play in the terminal with one person, or with several who share the keyboard."""
    speaker = console_of(ctx)
    if given["terminal"]:
        refuse_any(ctx, IN_BROWSER, "play-only-browser")
        play_here(speaker, game or shown_games()[0], given)
        return
    refuse_any(ctx, IN_TERMINAL, "play-only-terminal")
    lang = speaker.lang if typed(ctx, "lang") or os.environ.get("LUDO_LANG") else None
    quiet = given["no_browser"] or bool(os.environ.get(NO_BROWSER))
    browse(speaker, given, Browsed(game=game, lang=lang, quiet=quiet))


def refuse_any(ctx: click.Context, strangers: tuple[str, ...], key: str) -> None:
    """Refuse options of the other kind of play instead of ignoring them."""
    options = {param.name: param.opts[0] for param in ctx.command.params}
    if found := [options[name] for name in strangers if typed(ctx, name)]:
        raise Refusal(key, names=", ".join(found))


def typed(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE


def play_here(speaker: LocalizedConsole, game: str, given: Given) -> None:
    """Play a game in this terminal."""
    match = taken_up(given["resume"]) if given["resume"] is not None else begun(game, given)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - gives `input` line editing, where the platform has it
    session = Session(
        speaker,
        match,
        lambda match, seat: presentation_of(match.game.name).terminal_view(match, seat, speaker),
        lambda match: bots(match, given["bot"]),
        lambda match: others(match) if given["bot"] is not None else (),
    )
    welcome = speaker.say("play-welcome" if given["resume"] is None else "play-resumed")
    speaker.print(speaker.hanging("", welcome))
    session.run()


def begun(name: str, given: Given) -> Match:
    """Start a new match. Without a seed, its chance is secret and unpredictable."""
    game = known_game(name)
    setup = known_setup(game, with_sheets(game, given, given["sheet"]))
    people = tuple(known_seat(seat, setup) for seat in given["seat"])
    seed = given["seed"]
    key = secrets.token_bytes(16) if seed is None else key_of(f"{seed}:0")
    setup = presentation_of(game.name).seated(setup, people, bot_name(game.name, given["bot"]))
    return start(game, setup, key, people)


def bot_name(game: str, name: str | None) -> str:
    """Return the bot for the other seats."""
    known = agent_names(game)
    if name is not None:
        return checked("agent", name, known)
    return USUAL if USUAL in known else known[0]


def bots(match: Match, name: str | None) -> list[Agent]:
    """Return one bot per seat. Their seeds are hashes of the match's key, which they must not know."""
    game = match.game.name
    agent = bot_name(game, name)
    every = range(len(match.setup.heroes))
    return [agent_named(game, agent, key_of(f"bot {seat} of {match.key.hex()}")) for seat in every]


def others(match: Match) -> tuple[int, ...]:
    """Return the bot seats. In a cooperative game, requested bots answer their own seats' questions."""
    return tuple(seat for seat in range(len(match.setup.heroes)) if seat not in match.humans)
