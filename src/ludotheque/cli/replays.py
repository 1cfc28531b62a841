"""`ludo replay`: prints a recorded game."""

import click
from rich.text import Text

from ludotheque.kernel import replay as kernel
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, as_json
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import print_json, readable
from ludotheque.registry.discovery import game_name, game_named, hero_name, mode_name, presentation_of


@click.command(cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@as_json
@click.pass_obj
def replay(console: LocalizedConsole, file: str, as_json: bool) -> None:
    """Print a replay, event by event."""
    recorded = kernel.read_replay(readable(file), game_named)
    presentation = presentation_of(recorded.setup.game)
    log = [(event, presentation.event_text(event, recorded.setup, console.lang)) for event in recorded.events]
    if as_json:
        print_json(
            {
                **recorded.setup.dump(),
                "rules": recorded.rules,
                "same_rules": recorded.same_rules,
                "outcome": recorded.outcome,
                "answers": len(recorded.records),
                "events": [{"event": type(event).__name__, "text": text} for event, text in log],
            }
        )
        return
    print_heading(recorded, console)
    for event, text in log:
        chapter = presentation.opens_chapter(event)
        if chapter:
            console.print()
        if text:
            console.print(Text(text, style="bold" if chapter else ""))
    if not recorded.outcome:
        console.print(console.say("replay-unfinished"))


def print_heading(recorded: kernel.Replay, console: LocalizedConsole) -> None:
    setup = recorded.setup
    heroes = " – ".join(hero_name(setup.game, hero, console.lang) for hero in setup.heroes)
    game, mode = game_name(setup.game, console.lang), mode_name(setup.game, setup.mode, console.lang)
    console.print(Text(console.say("replay-heading", heroes=heroes, game=game, mode=mode), style="bold"))
    if not recorded.same_rules:
        console.print(console.say("error-other-rules", **versions(recorded)))


def versions(recorded: kernel.Replay) -> dict[str, str]:
    """Return the recorded and current rules versions."""
    return {"recorded": str(recorded.rules), "current": str(recorded.game.rules_version)}
