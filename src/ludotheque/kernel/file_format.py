"""Saves and replays as JSON: written atomically, read with precise error messages."""

import hashlib
import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ludotheque.kernel.drivers import HOW, TapeAnswer
from ludotheque.kernel.errors import BrokenFile, IllegalAction
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.match import UNDO, Match, Record
from ludotheque.kernel.scripted_chance import is_key

FORMAT: Final = 1
Json = dict[str, Any]  # JSON-ready values


def write(path: Path, content: Json) -> None:
    """Replace the file atomically, so that an interrupted write keeps the old content."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            json.dump({**content, "seal": seal(content)}, stream, ensure_ascii=False, separators=(",", ":"))
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink()
        raise


def seal(content: Json) -> str:
    """Return a digest of the content, so that any changed character is detected."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def read(path: Path, kind: str) -> Json:
    """Return the content of a save or replay; raise `BrokenFile` if it is not one."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BrokenFile(f"{path} cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BrokenFile(f"{path} is not a whole {kind} file: {error}") from error
    if not isinstance(content, dict) or content.get("kind") != kind:
        found = content.get("kind") if isinstance(content, dict) else type(content).__name__
        raise BrokenFile(f"{path} is not a {kind} file (found {found!r})")
    if content.get("format") != FORMAT:
        raise BrokenFile(f"{path} has format {content.get('format')!r}; this program reads format {FORMAT}")
    if content.pop("seal", None) != seal(content):
        raise BrokenFile(f"{path} was changed or is damaged: its seal does not fit")
    return content


def need(content: Json, key: str, kind: type) -> Any:  # checked against the kind here
    """Return a field of a file; raise `BrokenFile` if it is missing or of another type."""
    value = content.get(key)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        raise BrokenFile(f"the file lacks {key!r}, or it is not a {kind.__name__}")
    return value


def heading(match: Match, kind: str) -> Json:
    """Return the fields that saves and replays have in common."""
    return {
        "kind": kind,
        "format": FORMAT,
        "rules": match.game.rules_version,
        "setup": match.setup.dump(),
        "seed": match.key.hex(),
        "humans": list(match.humans),
        "records": [[record.seat, spelled(match.game, record), match.how_spelled(record)] for record in match.records],
    }


def spelled(game: Game, record: Record) -> str:
    return str(record.action) if record.how == UNDO else game.verbs.spell(record.action)


GameLookup = Callable[[str], Game]
"""Gives the rules of a game by its id, or raises `UnknownContent`."""


def read_setup(content: Json, games: GameLookup) -> tuple[Game, Setup]:
    """Return the game and the setup that a file was written for."""
    raw = need(content, "setup", dict)
    game = games(need(raw, "game", str))
    heroes = tuple(str(hero) for hero in need(raw, "heroes", list))
    options = {str(key): str(value) for key, value in need(raw, "options", dict).items()}
    setup = Setup(game.name, need(raw, "mode", str), heroes, options)
    game.check_recorded(setup, need(content, "rules", int))
    return game, setup


def read_seats(content: Json, key: str) -> tuple[int, ...]:
    """Return a list of seats."""
    return tuple(need({key: seat}, key, int) for seat in need(content, key, list))


def read_digests(content: Json) -> list[tuple[int, str]]:
    """Return pairs of a number of records and the digest of the state after them."""
    try:
        return [(int(count), str(name)) for count, name in need(content, "digests", list)]
    except (TypeError, ValueError) as error:
        raise BrokenFile(f"the digests cannot be read: {error}") from error


def read_key(content: Json) -> bytes:
    text = need(content, "seed", str)
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if not is_key(key):
        raise BrokenFile(f"the seed should be 32 hexadecimal digits (or a longer key), is {text!r:.50}")
    return key


def read_records(game: Game, content: Json) -> list[Record]:
    """Return the history of answers and undos."""
    return [Record(seat, action, how) for seat, action, how in read_answers(game, content, "records")]


def read_tape(game: Game, content: Json) -> list[TapeAnswer]:
    """Return the answers since the checkpoint, without those that were undone."""
    tape = [TapeAnswer(seat, action, how) for seat, action, how in read_answers(game, content, "tape")]
    if any(entry.how == UNDO for entry in tape):
        raise BrokenFile("the tape cannot be read: an undo is no answer")
    return tape


def read_answers(game: Game, content: Json, key: str) -> list[tuple[int, int, int]]:
    """Return seat, action and way of each line; for an undo, the action is the number of answers it took back."""
    ways = [*HOW, "undo"]
    lines: list[tuple[int, int, int]] = []
    for number, raw in enumerate(need(content, key, list)):
        try:
            seat, text, how = raw
            action = int(text) if how == "undo" else game.verbs.parse(text)
            lines.append((int(seat), action, ways.index(how)))
        except (ValueError, TypeError, AttributeError, IllegalAction) as error:
            raise BrokenFile(f"line {number} of the {key} cannot be read: {error}") from error
    return lines


def same_rules(game: Game, content: Json) -> bool:
    return bool(content.get("rules") == game.rules_version)
