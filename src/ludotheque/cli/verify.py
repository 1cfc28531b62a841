"""`ludo verify`: replays a recorded or exported game and compares it, including its dice commitment."""

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

import click

from ludotheque.kernel import replay as kernel
from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.match import Match
from ludotheque.kernel.scripted_chance import is_scripted, is_written
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, as_json, option
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import print_json, readable
from ludotheque.registry.discovery import game_named

ROOM: Final = "room"
DRAWN: Final = "drawn"
BRANCH: Final = "branch"
WRITTEN: Final = "written"
PROMISE: Final = re.compile(r"[0-9a-fA-F]{64}")


class Proof(NamedTuple):
    """The result: the match, the checks, the seed, and whether it was imported."""

    match: Match | None
    checked: list[str]
    key: bytes
    entries: int
    imported: bool = False

    @property
    def promise(self) -> str:
        """The commitment to the seed."""
        from ludotheque.server.rooms.commitment import commitment  # noqa: PLC0415 - loaded only if needed

        return commitment(self.key)

    @property
    def chance(self) -> str:
        """The source of chance: drawn from the seed, taken over from an earlier match, or scripted."""
        if is_scripted(self.key):
            return WRITTEN
        return BRANCH if is_written(self.key) else DRAWN


@click.command(cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@option("--commitment", metavar="SHA256", help="option-verify-commitment")
@as_json
@click.pass_obj
def verify(console: LocalizedConsole, file: str, commitment: str | None, as_json: bool) -> None:
    """Replay the file and compare."""
    proof = prove(readable(file))
    if commitment is not None:
        proof.checked.append(keep_promise(proof.promise, commitment.strip()))
    if as_json:
        print_json(facts_of(proof))
    else:
        print_proof(proof, console)


def prove(path: Path) -> Proof:
    """Replay and check a file of either kind."""
    return prove_room(path) if kind_of(path) == ROOM else prove_replay(path)


def kind_of(path: Path) -> str:
    """Return the kind that a file declares, or an empty string, which the replay reader then rejects."""
    try:
        content: Any = json.loads(path.read_bytes())  # any JSON
    except (ValueError, RecursionError):
        return ""
    return str(content.get("kind")) if isinstance(content, dict) else ""


def prove_replay(path: Path) -> Proof:
    recorded = kernel.read_replay(path, game_named)
    if not recorded.same_rules:
        raise RequestRefused(
            "error-other-rules", recorded=str(recorded.rules), current=str(recorded.game.rules_version)
        )
    match = kernel.verify(recorded)
    return Proof(match, ["seal", "answers", "events", "end"], recorded.key, 0)


def prove_room(path: Path) -> Proof:
    """Check an exported game: its journal, its replay and its commitment."""
    from ludotheque.server.rooms.entries import Imported  # noqa: PLC0415 - loaded only if needed
    from ludotheque.server.rooms.export import game_file_of, read_game, verify_game  # noqa: PLC0415 - likewise

    raw = path.read_bytes()
    refuse_other_rules(read_game(raw))
    room = verify_game(raw)
    entries = game_file_of(read_game(raw)).entries
    brought = any(isinstance(entry, Imported) for entry in entries)
    checked = ["seal", "promise", "journal"]
    if room.match is not None:
        checked += ["answers", "events", "end"]
    return Proof(room.match, checked, room.key, len(entries), brought)


def refuse_other_rules(content: Any) -> None:  # JSON of a file with a valid seal
    """Refuse a game played under other rules, even in part. It can only be shown."""
    plan, journal = content.get("plan"), content.get("journal")
    if not isinstance(plan, dict) or not isinstance(journal, list):
        return  # the room reader reports the error
    ours = game_named(str(plan.get("game"))).rules_version
    for entry in journal:
        kind = entry.get("kind") if isinstance(entry, dict) else None
        if kind == "renewed":
            raise RequestRefused("verify-renewed", current=str(ours))
        if kind == "began" and entry.get("rules") != ours:
            raise RequestRefused("error-other-rules", recorded=str(entry.get("rules")), current=str(ours))


def keep_promise(kept: str, promised: str) -> str:
    """Check the seed against the commitment shown when the game began."""
    if not PROMISE.fullmatch(promised):
        raise RequestRefused("verify-not-a-promise", value=promised[:80])
    if promised.lower() != kept:
        raise RequestRefused("verify-other-seed", promised=promised.lower(), kept=kept)
    return "commitment"


def facts_of(proof: Proof) -> dict[str, Any]:  # JSON-ready values
    match = proof.match
    return {
        "verified": True,
        "answers": 0 if match is None else len(match.records),
        "outcome": "" if match is None else match.outcome,
        "digest": "" if match is None else match.digest(),
        "commitment": proof.promise,
        "entries": proof.entries,
        "checked": proof.checked,
        "chance": proof.chance,
        "imported": proof.imported,
    }


def print_proof(proof: Proof, console: LocalizedConsole) -> None:
    """Print the result and the source of chance, then the checks."""
    match = proof.match
    if match is None:
        console.print(console.say("verify-not-begun"))
    else:
        console.print(console.say("verify-same", answers=str(len(match.records)), digest=match.digest()))
    if proof.chance != DRAWN:
        console.print(console.say(f"verify-chance-{proof.chance}"))
    if proof.imported:
        console.print(console.say("verify-imported"))
    said: dict[str, str | int] = {"entries": proof.entries, "promise": proof.promise}
    said["answers"] = 0 if match is None else len(match.records)
    said["digests"] = 0 if match is None else len(match.digests)
    said["events"] = 0 if match is None else len(match.log)
    for what in proof.checked:
        console.print(console.indented(console.say(f"verify-checked-{what}", **said)))
    if "commitment" not in proof.checked:
        console.print(console.say("verify-promise", promise=proof.promise))
