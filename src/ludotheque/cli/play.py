"""`ludo play`: the web client of a local server in a browser, or a game in the terminal."""

import asyncio
import contextlib
import json
import logging
import os
import secrets
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypedDict, Unpack

import click
import msgspec
from click.core import ParameterSource

from ludotheque.cli.arguments import Wanted, known_game, known_seat, known_setup, with_sheets
from ludotheque.cli.serve import HIGHEST, ListenOptions, folder_of, run, settings_of
from ludotheque.cli.terminal_game import Session, taken_up
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.match import Match, start
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, checked, console_of, names, option, whole
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.registry.discovery import agent_named, agent_names, presentation_of, shown_games

FIRST_PORT: Final = 8_000
LAST_PORT: Final = 8_099
NOTE: Final = "playing.address"
"""A file in the data folder with the address of the server that uses it."""
PATIENCE: Final = 3.0
NO_BROWSER: Final = "LUDO_NO_BROWSER"
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


class Browsed(TypedDict):
    """The page to show, and whether to open a browser."""

    game: str | None
    lang: str | None
    quiet: bool


def browse(console: LocalizedConsole, place: ListenOptions, wanted: Browsed) -> None:
    """Serve until Ctrl-C, and open the browser."""
    from ludotheque.server.web.static_pages import built  # noqa: PLC0415 - the game in the terminal needs no server

    page = page_of(wanted)
    quiet = wanted["quiet"] or not has_screen(sys.platform, os.environ)
    if not built():
        raise RequestRefused("play-not-built")
    note = None if place["database"] else folder_of(place) / NOTE
    if note is not None and (there := already_at(note)):
        console.print(console.say("play-already", address=there + page))
        if not quiet:
            webbrowser.open(there + page)
        return
    settings = at_home(settings_of(place))
    listener = listening_at(place)

    def listening(address: str) -> None:
        if note is not None:
            note.write_text(address, encoding="utf-8")
        console.print(console.say("serve-listening", address=address + page))
        if not quiet:  # in a thread, because a browser may be slow to open
            threading.Thread(target=webbrowser.open, args=(address + page,), daemon=True).start()

    try:
        asyncio.run(run(settings, listener, listening, logging.ERROR))
    finally:
        if note is not None:
            note.unlink(missing_ok=True)
    console.print(console.say("serve-stopped"))


def at_home(settings: Any) -> Any:  # Settings, which only the server imports
    """Allow campaign sheets to be listed and updated if only this computer can connect."""
    alone = settings.host in LOOPBACK and not settings.hosts and not settings.origins
    return msgspec.structs.replace(settings, at_home=alone)


def already_at(note: Path) -> str | None:
    """Return the address of a running server for this data folder. A second one would not see its changes."""
    try:
        address = note.read_text(encoding="utf-8")
        if not address.startswith("http://"):
            return None
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(address + "healthz", timeout=PATIENCE) as answer:
            return address if "rooms" in json.load(answer) else None
    except (OSError, ValueError):
        return None


def page_of(wanted: Browsed) -> str:
    """Return the path of the start page or of a new game, with the requested language."""
    path = f"new/{known_game(wanted['game']).name}" if wanted["game"] is not None else ""
    return path if wanted["lang"] is None else f"{path}?lang={wanted['lang']}"


def listening_at(place: ListenOptions) -> socket.socket:
    """Return a socket on the requested port, or else on the first free one of a range."""
    from ludotheque.server.web.runner import bound_socket  # noqa: PLC0415 - the same

    if place["port"] is not None:
        return bound_socket(place["host"], place["port"])
    for port in range(FIRST_PORT, LAST_PORT):
        try:
            return bound_socket(place["host"], port)
        except RequestRefused as refusal:
            if refusal.key != "serve-port-taken":
                raise
    return bound_socket(place["host"], LAST_PORT)


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Return whether there is a graphical screen. Without one, a text browser might take over the terminal."""
    return platform in ("win32", "darwin") or any(environment.get(name) for name in SCREENS)


USUAL: Final = "sensible"
"""The agent of the other seats by default."""
IN_TERMINAL: Final = ("mode", "heroes", "option", "seat", "sheet", "bot", "seed", "resume")
IN_BROWSER: Final = ("host", "port", "data", "database", "no_browser")


class PlayOptions(Wanted, ListenOptions):
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
def play(ctx: click.Context, game: str | None, **given: Unpack[PlayOptions]) -> None:
    """Open the web client, or play in the terminal with one person, or with several who share the keyboard."""
    console = console_of(ctx)
    if given["terminal"]:
        refuse_any(ctx, IN_BROWSER, "play-only-browser")
        play_here(console, game or shown_games()[0], given)
        return
    refuse_any(ctx, IN_TERMINAL, "play-only-terminal")
    lang = console.lang if typed(ctx, "lang") or os.environ.get("LUDO_LANG") else None
    quiet = given["no_browser"] or bool(os.environ.get(NO_BROWSER))
    browse(console, given, Browsed(game=game, lang=lang, quiet=quiet))


def refuse_any(ctx: click.Context, strangers: tuple[str, ...], key: str) -> None:
    """Refuse options of the other kind of play instead of ignoring them."""
    options = {param.name: param.opts[0] for param in ctx.command.params}
    if found := [options[name] for name in strangers if typed(ctx, name)]:
        raise RequestRefused(key, names=", ".join(found))


def typed(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE


def play_here(console: LocalizedConsole, game: str, given: PlayOptions) -> None:
    """Play a game in this terminal."""
    match = taken_up(given["resume"]) if given["resume"] is not None else begun(game, given)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - gives `input` line editing, where the platform has it
    session = Session(
        console,
        match,
        lambda match, seat: presentation_of(match.game.name).terminal_view(match, seat, console),
        lambda match: bots(match, given["bot"]),
        lambda match: others(match) if given["bot"] is not None else (),
    )
    welcome = console.say("play-welcome" if given["resume"] is None else "play-resumed")
    console.print(console.hanging("", welcome))
    session.run()


def begun(name: str, given: PlayOptions) -> Match:
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
