"""`ludo play` without `--terminal`: starts a local server and opens a browser."""

import asyncio
import json
import logging
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypedDict

import msgspec

from ludotheque.cli.arguments import known_game
from ludotheque.cli.serve import Place, folder_of, run, settings_of
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.terminal.console import LocalizedConsole

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


def browse(speaker: LocalizedConsole, place: Place, wanted: Browsed) -> None:
    """Serve until Ctrl-C, and open the browser."""
    from ludotheque.server.web.static_pages import built  # noqa: PLC0415 - the game in the terminal needs no server

    page = page_of(wanted)
    quiet = wanted["quiet"] or not has_screen(sys.platform, os.environ)
    if not built():
        raise Refusal("play-not-built")
    note = None if place["database"] else folder_of(place) / NOTE
    if note is not None and (there := already_at(note)):
        speaker.print(speaker.say("play-already", address=there + page))
        if not quiet:
            webbrowser.open(there + page)
        return
    settings = at_home(settings_of(place))
    listener = listening_at(place)

    def listening(address: str) -> None:
        if note is not None:
            note.write_text(address, encoding="utf-8")
        speaker.print(speaker.say("serve-listening", address=address + page))
        if not quiet:  # in a thread, because a browser may be slow to open
            threading.Thread(target=webbrowser.open, args=(address + page,), daemon=True).start()

    try:
        asyncio.run(run(settings, listener, listening, logging.ERROR))
    finally:
        if note is not None:
            note.unlink(missing_ok=True)
    speaker.print(speaker.say("serve-stopped"))


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


def listening_at(place: Place) -> socket.socket:
    """Return a socket on the requested port, or else on the first free one of a range."""
    from ludotheque.server.web.runner import bound  # noqa: PLC0415 - the same

    if place["port"] is not None:
        return bound(place["host"], place["port"])
    for port in range(FIRST_PORT, LAST_PORT):
        try:
            return bound(place["host"], port)
        except Refusal as refusal:
            if refusal.key != "serve-port-taken":
                raise
    return bound(place["host"], LAST_PORT)


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Return whether there is a graphical screen. Without one, a text browser might take over the terminal."""
    return platform in ("win32", "darwin") or any(environment.get(name) for name in SCREENS)
