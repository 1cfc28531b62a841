"""What must not change when code is moved or renamed: formats of files and messages, stored rooms, transcripts.

`python -m tests.golden.renew_frozen` rewrites the files of `tests/golden/frozen`. An intended change of behavior also
changes them; review it as a diff. `scripts.same_digests` keeps the digests of whole games.
"""

import contextlib
import io
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from unittest import mock

from ludotheque.cli.main import main as ludo
from ludotheque.kernel.events import Event
from ludotheque.kernel.state import StatePart
from ludotheque.registry.discovery import game_ids, game_named
from ludotheque.server.rooms.restore import open_read_only, open_room
from ludotheque.server.web.openapi import document
from ludotheque.simple.rules import SimpleState
from ludotheque.text.languages import LANGUAGES
from scripts.mypyc_build import modules
from tests.server.rooms.storing import FOLDER as STORED
from tests.server.rooms.storing import StoredRoom

FROZEN = Path(__file__).parent / "frozen"
SOURCES = Path(__file__).parents[2] / "src"
ANSWERS = 40
COMMANDS = {
    "en": ("help", "hint", "odds", "cards", "board", "log"),
    "fr": ("aide", "conseil", "chances", "cartes", "plateau", "journal"),
}
RULES = [game_named(name) for name in game_ids()]  # the classes of a game exist once its rules are loaded
PLAYED = {
    "dice_throne": ("--heroes", "monk,vampire_lord"),
    "one_deck_dungeon": ("--heroes", "warrior", "--option", "dungeon=yetis_cavern"),
    "catacombs_conquest": ("--bot", "novice"),
}


def event_names() -> str:
    """Return each kind of event as files name it, with its fields in the order of the stored values."""
    ours = {name: kind for name, kind in Event.NAMES.items() if kind.__module__.startswith("ludotheque.")}
    return lines(f"{name}: {', '.join(field.name for field in fields(kind))}" for name, kind in sorted(ours.items()))


def state_fields() -> str:
    """Return each part of a state with its fields in the order of the stored values."""
    assert issubclass(SimpleState, StatePart)  # it exists once it is imported, whichever tests ran before
    found = [kind for kind in parts(StatePart) if kind.__module__.startswith("ludotheque.") and kind.FIELDS]
    return lines(sorted(f"{kind.__name__}: {', '.join(kind.FIELDS)}" for kind in found))


def parts(kind: type[StatePart]) -> Iterator[type[StatePart]]:
    for child in kind.__subclasses__():
        yield child
        yield from parts(child)


def stored_rooms() -> str:
    """Return what each stored room opens as: its phase, whether its rules are old, its events and its digest."""
    return lines(f"{path.stem}: {opened(path)}" for path in sorted(STORED.glob("*.json")))


def opened(path: Path) -> str:
    stored = StoredRoom(path)
    how = open_read_only if path.stem.endswith("-hybrid_twins") else open_room  # a party that is now refused
    room = how(stored.plan, stored.key, stored.checkpoint, stored.entries)
    digest = room.match.digest() if room.match else "no match"
    rules = "old rules" if room.stale_rules else "present rules"
    return f"{room.phase}, {rules}, {len(room.timed_events)} events, {digest}"


def module_list() -> str:
    """Return the modules that mypyc compiles."""
    return lines(path.as_posix() for path in modules(SOURCES))


def http_interface() -> str:
    """Return the description of the HTTP interface, without the version of the program."""
    described = document()
    return json.dumps({**described, "info": {**described["info"], "version": ""}}, indent=1, ensure_ascii=False) + "\n"


def transcript(game: str, lang: str) -> str:
    """Return a game in the terminal: every reading command once, then the first answer each time."""
    typed = "".join(f"{word}\n" for word in COMMANDS[lang]) + "1\n" * ANSWERS
    words = ["play", game, "--terminal", "--seed", "8", "--lang", lang, *PLAYED[game]]
    shown = io.StringIO()
    with tempfile.TemporaryDirectory() as folder:
        variables = {"COLUMNS": "80", "LUDO_DATA": folder, "LUDO_LANG": lang}
        with (
            mock.patch.dict(os.environ, variables),
            mock.patch.object(sys, "stdin", io.StringIO(typed)),
            contextlib.redirect_stdout(shown),
        ):
            ludo(words)
    return shown.getvalue()


def lines(found: Iterator[str] | list[str]) -> str:
    return "".join(f"{line}\n" for line in found)


FILES: dict[str, Callable[[], str]] = {
    "event_names.txt": event_names,
    "state_fields.txt": state_fields,
    "stored_rooms.txt": stored_rooms,
    "compiled_modules.txt": module_list,
    "http.json": http_interface,
} | {
    f"{game}_{lang}.txt": (lambda game=game, lang=lang: transcript(game, lang))
    for game in game_ids()
    for lang in LANGUAGES
}
"""The content of each file."""
