"""`ludo play` without `--terminal`: a server for this machine, and a browser that shows it."""

import asyncio
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final, TypedDict

from ludotheque.cli.choices import known_game
from ludotheque.cli.serve import Place, run, settings_of, unburden
from ludotheque.faces.refusals import Refusal
from ludotheque.faces.speaker import Speaker

FIRST_PORT: Final = 8_000
LAST_PORT: Final = 8_099
NO_BROWSER: Final = "LUDO_NO_BROWSER"
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


class Browsed(TypedDict):
    """What the browser shall show, and whether it is opened at all."""

    game: str | None
    lang: str | None
    quiet: bool


def browse(speaker: Speaker, place: Place, wanted: Browsed) -> None:
    """Serve until Ctrl-C, and show it."""
    from ludotheque.server.web.pages import built  # noqa: PLC0415 - the game in the terminal needs no server

    page = page_of(wanted)
    if not built():
        raise Refusal("play-not-built")
    settings = settings_of(place)
    listener = listening_at(place)

    def listening(address: str) -> None:
        unburden()
        speaker.print(speaker.say("serve-listening", address=address + page))
        if not wanted["quiet"] and has_screen(sys.platform, os.environ):
            threading.Thread(target=webbrowser.open, args=(address + page,), daemon=True).start()

    asyncio.run(run(settings, listener, listening, logging.ERROR))
    speaker.print(speaker.say("serve-stopped"))


def page_of(wanted: Browsed) -> str:
    """What stands behind the address: the house, or the table of a new game, in a language that was asked for."""
    path = f"new/{known_game(wanted['game']).name}" if wanted["game"] is not None else ""
    return path if wanted["lang"] is None else f"{path}?lang={wanted['lang']}"


def listening_at(place: Place) -> socket.socket:
    """The port that was asked for, otherwise the first free one of a few."""
    from ludotheque.server.web.serving import bound  # noqa: PLC0415 - the same

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
    """Without a screen a browser for terminals might take this one over."""
    return platform in ("win32", "darwin") or any(environment.get(name) for name in SCREENS)
