"""`ludo verify`: a replay or an exported game played again and compared, down to the promise about its dice."""

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

import click

from ludotheque.kernel import replay as kernel
from ludotheque.kernel.match import Match
from ludotheque.kernel.scripted_chance import is_scripted, is_written
from ludotheque.presentation.error_messages import Refusal
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
    """What was found out: the match that came of it, what was checked, the seed, and whether it came in a file."""

    match: Match | None
    checked: list[str]
    key: bytes
    entries: int
    imported: bool = False

    @property
    def promise(self) -> str:
        """The commitment that the seed keeps."""
        from ludotheque.server.rooms.commitment import commitment  # noqa: PLC0415 - the server's, loaded when needed

        return commitment(self.key)

    @property
    def chance(self) -> str:
        """Where chance came from: drawn from the seed alone, taken over from an earlier match, or written down."""
        if is_scripted(self.key):
            return WRITTEN
        return BRANCH if is_written(self.key) else DRAWN


@click.command(cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@option("--commitment", metavar="SHA256", help="option-verify-commitment")
@as_json
@click.pass_obj
def verify(speaker: LocalizedConsole, file: str, commitment: str | None, as_json: bool) -> None:
    """Play it again and compare."""
    proof = prove(readable(file))
    if commitment is not None:
        proof.checked.append(keep_promise(proof.promise, commitment.strip()))
    if as_json:
        print_json(facts_of(proof))
    else:
        print_proof(proof, speaker)


def prove(path: Path) -> Proof:
    """Play the file again, whatever kind of file it is."""
    return prove_room(path) if kind_of(path) == ROOM else prove_replay(path)


def kind_of(path: Path) -> str:
    """What a file calls itself; one that says nothing is for the reader of replays to complain about."""
    try:
        content: Any = json.loads(path.read_bytes())  # whatever somebody hands us
    except (ValueError, RecursionError):
        return ""
    return str(content.get("kind")) if isinstance(content, dict) else ""


def prove_replay(path: Path) -> Proof:
    recorded = kernel.read_replay(path, game_named)
    if not recorded.same_rules:
        raise Refusal("error-other-rules", recorded=str(recorded.rules), current=str(recorded.game.rules_version))
    match = kernel.verify(recorded)
    return Proof(match, ["seal", "answers", "events", "end"], recorded.key, 0)


def prove_room(path: Path) -> Proof:
    """An exported game: its journal and its replay, and that the seed is the promised one."""
    from ludotheque.server.rooms.entries import Imported  # noqa: PLC0415 - the server's, loaded when needed
    from ludotheque.server.rooms.export import imported, read_game, verify_game  # noqa: PLC0415 - the same

    raw = path.read_bytes()
    refuse_other_rules(read_game(raw))
    room = verify_game(raw)
    entries = imported(read_game(raw)).entries
    brought = any(isinstance(entry, Imported) for entry in entries)
    checked = ["seal", "promise", "journal"]
    if room.match is not None:
        checked += ["answers", "events", "end"]
    return Proof(room.match, checked, room.key, len(entries), brought)


def refuse_other_rules(content: Any) -> None:  # JSON of a file whose seal fits
    """A game that was played under other rules, or partly so, can only be shown."""
    plan, journal = content.get("plan"), content.get("journal")
    if not isinstance(plan, dict) or not isinstance(journal, list):
        return  # the reader of rooms says what is wrong
    ours = game_named(str(plan.get("game"))).rules_version
    for entry in journal:
        kind = entry.get("kind") if isinstance(entry, dict) else None
        if kind == "renewed":
            raise Refusal("verify-renewed", current=str(ours))
        if kind == "began" and entry.get("rules") != ours:
            raise Refusal("error-other-rules", recorded=str(entry.get("rules")), current=str(ours))


def keep_promise(kept: str, promised: str) -> str:
    """Hold the seed against the promise that was shown when the game began."""
    if not PROMISE.fullmatch(promised):
        raise Refusal("verify-not-a-promise", value=promised[:80])
    if promised.lower() != kept:
        raise Refusal("verify-other-seed", promised=promised.lower(), kept=kept)
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


def print_proof(proof: Proof, speaker: LocalizedConsole) -> None:
    """First what came of it and of whose chance, then what was compared."""
    match = proof.match
    if match is None:
        speaker.print(speaker.say("verify-not-begun"))
    else:
        speaker.print(speaker.say("verify-same", answers=str(len(match.records)), digest=match.digest()))
    if proof.chance != DRAWN:
        speaker.print(speaker.say(f"verify-chance-{proof.chance}"))
    if proof.imported:
        speaker.print(speaker.say("verify-imported"))
    said: dict[str, str | int] = {"entries": proof.entries, "promise": proof.promise}
    said["answers"] = 0 if match is None else len(match.records)
    said["digests"] = 0 if match is None else len(match.digests)
    said["events"] = 0 if match is None else len(match.log)
    for what in proof.checked:
        speaker.print(speaker.indented(speaker.say(f"verify-checked-{what}", **said)))
    if "commitment" not in proof.checked:
        speaker.print(speaker.say("verify-promise", promise=proof.promise))
